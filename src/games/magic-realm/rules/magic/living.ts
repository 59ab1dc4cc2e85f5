import type { Rule } from '../../../../kernel/index.ts'
import { isSpent } from '../chits/weariness.ts'
import { isPitAttack } from '../combat/pits.ts'
import { die } from '../death.ts'
import type { ClearingId } from '../map/tiles.ts'
import { spellOf } from '../pieces/spells.ts'
import { plays } from '../setup/optional.ts'
import { type Character, characterOf, clearingAt, type RealmState, type RealmTable } from '../state.ts'
import { EFFECTS } from './effects/index.ts'
import { endSpell, release } from './ending.ts'
import { holderOfSpell, isSame, isWarded, spellsUpon } from './spells.ts'
import type { CastSpell, SpellTarget } from './state.ts'
import { settleMagic } from './unbinding.ts'

/** Spells that have been aimed in a clearing and do not live yet (20.5.1). */
const waiting = ({ magic }: Pick<RealmState, 'magic'>): CastSpell[] =>
  magic?.spells.filter(({ stage }) => stage === 'aimed') ?? []

/** The pit of a Demon, which it announces with the spells of a round: against whom, and in what time (26.16). */
export interface Rival {
  readonly by: string
  readonly at: string
  readonly time: number
}

/**
 * Spells come to life in order of their completion times, equal ones together; one that has named a character cancels his
 * own slower spell (20.5.1, 20.5.2). After each the fight is brought in line. Gives who has lost his spell.
 */
export function* bringToLife(
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
      ...group.flatMap(({ targets }) => targets.filter(isSomebody).map(({ id }) => id)),
      ...announced.map(({ at }) => at),
    ]
    for (const id of named) {
      for (const slower of waiting(state).filter(({ caster }) => caster === id)) {
        cancelled.push(id)
        endSpell(table, slower, 'cancelled', '20.5.3')
      }
      // Demons' pits too, where they are announced (26.16).
      for (const { by } of left.filter(rival => rival.by === id)) silence(by)
      left = left.filter(rival => rival.by !== id)
    }
    // Of what lives at once, health comes last: it mends nothing that has broken in the same moment (20.10.5, 21.1.2).
    const before = healthOf(state)
    const peaceful = state.peace.length
    for (const cast of [...group.filter(one => !isMending(one)), ...group.filter(isMending)]) {
      yield* live(table, cast, group, before)
      after()
    }
    clash(table, group)
    after()
    // Who wishes for peace ends the fight: what does not live yet comes to nothing (22.2, wish 4).
    if (state.peace.length === peaceful) continue
    for (const slower of waiting(state)) {
      cancelled.push(slower.caster)
      endSpell(table, slower, 'cancelled', '22.2')
    }
    for (const { by } of left.splice(0)) silence(by)
  }
}

const isMending = ({ spell }: CastSpell): boolean => spell === 'make-whole'

/** What was out of play and broken before spells of one moment came to life. */
export interface Health {
  readonly chits: Readonly<Record<string, readonly string[]>>
  readonly damaged: readonly string[]
}

const healthOf = ({ characters, damaged }: RealmState): Health => ({
  chits: Object.fromEntries(characters.map(({ id, chits }) => [id, [...chits]])),
  damaged: [...damaged],
})

/** A spell takes effect; what acts at once is over (20.7.1). */
function* live(table: RealmTable, cast: CastSpell, group: readonly CastSpell[], before: Health): Rule {
  const { state } = table
  const { duration } = spellOf(cast.spell)
  // Another of the same moment has broken it, or killed its caster: what acts at once acts all the same (20.5.1).
  if (!isIn(table, cast) && duration !== 'instant') return
  letGo(state, cast, group)
  cast.targets = cast.targets.filter(target => !isSlain(state, target))
  if (cast.targets.length === 0) return endSpell(table, cast, 'no-target', '20.4.1')
  // An item goes on casting for whoever owns it; for nobody it does nothing (20.6.3).
  const holder = holderOfSpell(state, cast)
  const caster: Character = characterOf(state, holder ?? cast.caster)
  const clearing = holder === null ? null : placeOf(state, caster)
  table.tell({ kind: 'spell-lives', seat: caster.seat, rule: '20.5.5', character: caster.id, spell: cast.spell })
  // The pit that must hit opens with the blows (26.16).
  const isStill = isPitAttack(state, cast.spell)
  if (clearing !== null && !isStill) {
    const doing = EFFECTS[cast.spell]!({ table, cast, caster, clearing, before })
    if (doing) yield* doing
  }
  settleMagic(table)
  if (duration === 'instant' && !isStill) endSpell(table, cast, 'over', '20.7.1')
  // The last chit that he had is tied up in it (2.2.9), where casting ties anything up (26.13).
  else if (!plays(state, 'enhanced-magic') && cast.item === null && isSpent(caster)) die(table, caster, null, '2.2.9')
}

/** Where a spell takes effect: where it has been cast, though a wish have carried its caster off since (20.5.1, 22.2.1). */
const placeOf = (state: RealmState, caster: Character): ClearingId | null =>
  state.combat ? state.combat.clearing : clearingAt(caster)

/**
 * Targets that are warded, and those that the same lasting spell has been upon before, count no more (20.10.4, 21.5.5). Peace
 * made by different casters does not hinder (20.10.4).
 */
function letGo(state: RealmState, cast: CastSpell, group: readonly CastSpell[]): void {
  const { duration } = spellOf(cast.spell)
  const lasts = duration === 'combat' || duration === 'day' || duration === 'permanent'
  const hinders = (other: CastSpell): boolean => !PACIFYING.includes(cast.spell) || other.caster === cast.caster
  // What lives in the same moment keeps nothing off (20.10.5).
  const earlier = { ...state, magic: { spells: state.magic!.spells.filter(one => !group.includes(one)) } }
  cast.targets = cast.targets.filter(target => {
    if (isWarded(earlier, target)) return false
    return !(lasts && target.kind !== 'chit' && spellsUpon(earlier, cast.spell, target).some(hinders))
  })
}

const isSomebody = ({ kind }: Pick<SpellTarget, 'kind' | 'id'>): boolean => kind === 'character' || kind === 'denizen'

/** Whether a target has died in this very moment. */
const isSlain = (state: RealmState, { kind, id }: Pick<SpellTarget, 'kind' | 'id'>): boolean =>
  kind === 'character' ? characterOf(state, id).fate !== 'alive' : kind === 'denizen' && state.denizens[id]!.dead

const PACIFYING: readonly string[] = ['persuade', 'deal-with-goblins']

/** The same spell twice in one moment upon the same target: with different results both are off it (20.10.4). */
function clash(table: RealmTable, group: readonly CastSpell[]): void {
  for (const cast of group) {
    if (!isIn(table, cast)) continue
    const twins = group.filter(
      other => other.spell === cast.spell && other.result !== cast.result && isIn(table, other),
    )
    const shared = cast.targets.filter(target => twins.some(({ targets }) => targets.some(one => isSame(one, target))))
    for (const one of [cast, ...twins])
      release(table, one, target => shared.some(other => isSame(other, target)), '20.10.4')
  }
}

const isIn = ({ state }: RealmTable, cast: CastSpell): boolean => state.magic!.spells.includes(cast)
