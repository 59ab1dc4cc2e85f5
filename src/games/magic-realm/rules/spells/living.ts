import type { Rule } from '../../../../kernel/index.ts'
import { killCharacter } from '../effects/death.ts'
import { endSpell, releaseTargets } from '../effects/ending.ts'
import { isSpent } from '../effects/fatigue.ts'
import { type Health, healthOf } from '../effects/pit.ts'
import { settleMagic } from '../effects/unbinding.ts'
import { holderOfSpell, isSame, isWarded, spellsUpon } from '../facts/spells.ts'
import { spellOf } from '../pieces/spells.ts'
import type { ClearingId } from '../pieces/tiles.ts'
import type { CastSpell, SpellTarget } from '../state/magic.ts'
import { plays } from '../state/optional.ts'
import { type Character, characterOf, clearingAt, type RealmState, type RealmTable } from '../state/state.ts'
import { EFFECTS } from './index.ts'
import { isPitAttack } from './pits.ts'

/** Returns the aimed spells that are not in effect yet (20.5.1). */
const waiting = ({ magic }: Pick<RealmState, 'magic'>): CastSpell[] =>
  magic?.spells.filter(({ stage }) => stage === 'aimed') ?? []

/** A Demon's Power of the Pit that was announced with the round's spells, with its target and time (26.16). */
export interface Rival {
  readonly by: string
  readonly at: string
  readonly time: number
}

/**
 * Puts spells into effect in order of completion time, with simultaneous ones together. A spell that targets a
 * character cancels that character's slower spell (20.5.1, 20.5.2). Demons' announced attacks (`rivals`) cancel spells
 * and are canceled in the same way; `silence` is called for each one canceled (26.16). Calls `after` whenever the fight
 * may have changed. Returns the casters whose spells were canceled.
 */
export function* applySpellsInOrder(
  table: RealmTable,
  after: () => void,
  rivals: readonly Rival[],
  silence: (by: string) => void,
): Rule<readonly string[]> {
  const { state } = table
  const cancelled: string[] = []
  let left = [...rivals]
  for (;;) {
    const time = Math.min(...waiting(state).map(cast => cast.time), ...left.map(rival => rival.time))
    if (time === Number.POSITIVE_INFINITY) return cancelled
    const group = waiting(state).filter(cast => cast.time === time)
    const announced = left.filter(rival => rival.time === time)
    left = left.filter(rival => rival.time > time)
    for (const cast of group) cast.stage = 'alive'
    const named = [
      ...group.flatMap(({ targets }) => targets.filter(isCharacterOrDenizen).map(({ id }) => id)),
      ...announced.map(({ at }) => at),
    ]
    for (const id of named) {
      for (const slower of waiting(state).filter(({ caster }) => caster === id)) {
        cancelled.push(id)
        endSpell(table, slower, 'cancelled', '20.5.3')
      }
      // An announced Power of the Pit by a Demon is canceled too (26.16).
      for (const { by } of left.filter(rival => rival.by === id)) silence(by)
      left = left.filter(rival => rival.by !== id)
    }
    releaseContested(table, group)
    // Healing comes first among simultaneous spells, so that it doesn't repair anything that is broken at the same time
    // (20.10.5, 21.1.2).
    const before = healthOf(state)
    const peaceful = state.peace.length
    for (const cast of [...group.filter(isHealingSpell), ...group.filter(one => !isHealingSpell(one))]) {
      yield* applySpell(table, cast, group, before)
      after()
    }
    releaseClashing(table, group)
    after()
    // A wish for peace ends the fight and cancels all spells not yet in effect (22.2, wish 4).
    if (state.peace.length === peaceful) continue
    for (const slower of waiting(state)) {
      cancelled.push(slower.caster)
      endSpell(table, slower, 'cancelled', '22.2')
    }
    for (const { by } of left.splice(0)) silence(by)
  }
}

const isHealingSpell = ({ spell }: CastSpell): boolean => spell === 'make-whole' || spell === 'small-blessing'

/**
 * Puts a spell into effect. It ends immediately if it is instant (20.7.1) or no target is valid (20.4.1). A caster
 * whose last chit is now committed dies (2.2.9).
 */
function* applySpell(table: RealmTable, cast: CastSpell, group: readonly CastSpell[], before: Health): Rule {
  const { state } = table
  const { duration } = spellOf(cast.spell)
  // An instant spell acts even if a simultaneous one breaks it or kills its caster (20.5.1).
  if (!isIn(table, cast) && duration !== 'instant') return
  dropInvalidTargets(state, cast, group)
  cast.targets = cast.targets.filter(target => !isSlain(state, target))
  if (cast.targets.length === 0) return endSpell(table, cast, 'no-target', '20.4.1')
  // An item's spell acts for the item's owner, and has no effect without one (20.6.3).
  const holder = holderOfSpell(state, cast)
  const caster: Character = characterOf(state, holder ?? cast.caster)
  const clearing = holder === null ? null : placeOf(state, caster)
  table.emit({ kind: 'spell-lives', seat: caster.seat, rule: '20.5.5', character: caster.id, spell: cast.spell })
  // Power of the Pit is resolved with the blows if it must hit (26.16).
  const isStill = isPitAttack(state, cast.spell)
  if (clearing !== null && !isStill) {
    const doing = EFFECTS[cast.spell]!({ table, cast, caster, clearing, before })
    if (doing) yield* doing
  }
  settleMagic(table)
  if (duration === 'instant' && !isStill) endSpell(table, cast, 'over', '20.7.1')
  // Casting the spell commits the last chit (2.2.9), unless casting commits no chits (26.13).
  else if (!plays(state, 'enhanced-magic') && cast.item === null && isSpent(caster))
    killCharacter(table, caster, null, '2.2.9')
}

/**
 * Returns the clearing where a spell takes effect: in a fight, the fight's clearing, even if a wish has moved the
 * caster; otherwise the caster's, or null (20.5.1, 22.2.1).
 */
const placeOf = (state: RealmState, caster: Character): ClearingId | null =>
  state.combat ? state.combat.clearing : clearingAt(caster)

/**
 * Drops targets that are warded or already under the same lasting spell (20.10.4, 21.5.5). Different casters may pacify
 * the same target (20.10.4).
 */
function dropInvalidTargets(state: RealmState, cast: CastSpell, group: readonly CastSpell[]): void {
  const { duration } = spellOf(cast.spell)
  const lasts = duration === 'combat' || duration === 'day' || duration === 'permanent'
  const excludes = (other: CastSpell): boolean => !PACIFYING.includes(cast.spell) || other.caster === cast.caster
  // Simultaneous wards don't count (20.10.5).
  const earlier = { ...state, magic: { spells: state.magic!.spells.filter(one => !group.includes(one)) } }
  cast.targets = cast.targets.filter(target => {
    if (isWarded(earlier, target)) return false
    return !(lasts && target.kind !== 'chit' && spellsUpon(earlier, cast.spell, target).some(excludes))
  })
}

/** The spells that give a monster to a single character (20.8.5, 21.5.1). */
const CONTESTED: readonly string[] = ['absorb-essence', 'control-bats', 'control-dragon', 'guide-spider-or-octopus']

/**
 * Releases a monster that simultaneous spells would give to several characters, so that nobody gets it (20.10.4,
 * 20.10.5).
 */
function releaseContested(table: RealmTable, group: readonly CastSpell[]): void {
  const rivals = group.filter(({ spell }) => CONTESTED.includes(spell))
  const shared = rivals.flatMap(cast =>
    cast.targets.filter(target =>
      rivals.some(other => other !== cast && other.targets.some(one => isSame(one, target))),
    ),
  )
  for (const cast of rivals)
    releaseTargets(table, cast, target => shared.some(other => isSame(other, target)), '20.10.4')
}

const isCharacterOrDenizen = ({ kind }: Pick<SpellTarget, 'kind' | 'id'>): boolean =>
  kind === 'character' || kind === 'denizen'

const isSlain = (state: RealmState, { kind, id }: Pick<SpellTarget, 'kind' | 'id'>): boolean =>
  kind === 'character' ? characterOf(state, id).fate !== 'alive' : kind === 'denizen' && state.denizens[id]!.dead

const PACIFYING: readonly string[] = ['persuade', 'deal-with-goblins']

/** Releases a target from both castings of a spell that take effect simultaneously with different results (20.10.4). */
function releaseClashing(table: RealmTable, group: readonly CastSpell[]): void {
  for (const cast of group) {
    if (!isIn(table, cast)) continue
    const twins = group.filter(
      other => other.spell === cast.spell && other.result !== cast.result && isIn(table, other),
    )
    const shared = cast.targets.filter(target => twins.some(({ targets }) => targets.some(one => isSame(one, target))))
    for (const one of [cast, ...twins])
      releaseTargets(table, one, target => shared.some(other => isSame(other, target)), '20.10.4')
  }
}

const isIn = ({ state }: RealmTable, cast: CastSpell): boolean => state.magic!.spells.includes(cast)
