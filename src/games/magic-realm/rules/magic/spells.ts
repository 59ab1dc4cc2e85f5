import { tileCodeOf } from '../map/tiles.ts'
import { type SpellId, spellOf } from '../pieces/spells.ts'
import { type Character, characterOf, clearingAt, type RealmState, type RealmTable } from '../state.ts'
import type { SpellEnd } from './events.ts'
import type { CastSpell, SpellTarget } from './state.ts'

/** What a spell in effect is looked for on: somebody, or something, by its kind and id. */
export type Bewitched = Pick<SpellTarget, 'kind' | 'id'>

const isSame = (one: Bewitched, other: Bewitched): boolean => one.kind === other.kind && one.id === other.id

/** Spells that keep all others from working on somebody while they last (21.5.5, 21.6.3). */
const WARDS: readonly SpellId[] = ['pentangle']

/** Whether a spell works now: it lives, and a Permanent one is energized (20.7.1, 20.7.2). */
const works = ({ spell, stage, energized }: CastSpell): boolean =>
  stage === 'alive' && (spellOf(spell).duration !== 'permanent' || energized)

/** The spells of a name that are upon somebody or something, whether they work or sleep. */
export const spellsUpon = ({ magic }: Pick<RealmState, 'magic'>, spell: SpellId, target: Bewitched): CastSpell[] =>
  (magic?.spells ?? []).filter(
    one => one.spell === spell && one.stage === 'alive' && one.targets.some(other => isSame(other, target)),
  )

/** Whether something keeps spells off somebody now (21.5.5). */
export const isWarded = (state: Pick<RealmState, 'magic'>, target: Bewitched): boolean =>
  WARDS.some(ward => spellsUpon(state, ward, target).some(works))

/** Whether a spell works on somebody or something now, and nothing nullifies it (20.7.5, 20.10.1). */
export const isUnder = (state: Pick<RealmState, 'magic'>, spell: SpellId, target: Bewitched): boolean =>
  spellsUpon(state, spell, target).some(works) && (WARDS.includes(spell) || !isWarded(state, target))

/** Whether a spell works on a character, or on the tile he stands in (21.3.3, 21.3.4). */
export function isUnderHere(state: RealmState, spell: SpellId, one: Pick<Character, 'id' | 'place'>): boolean {
  const clearing = clearingAt(one)
  return (
    isUnder(state, spell, { kind: 'character', id: one.id }) ||
    (clearing !== null && isUnder(state, spell, { kind: 'tile', id: tileCodeOf(clearing) }))
  )
}

/** Ends a spell: its chit fatigues, and an item can be played again (20.5.5). */
export function endSpell(table: RealmTable, cast: CastSpell, why: SpellEnd, rule: string): void {
  const { magic } = table.state
  if (!magic?.spells.includes(cast)) return
  magic.spells = magic.spells.filter(one => one !== cast)
  const caster = characterOf(table.state, cast.caster)
  if (cast.chit !== null && caster.chits[cast.chit] === 'committed') caster.chits[cast.chit] = 'fatigued'
  revert(table, cast, caster)
  table.tell({ kind: 'spell-ends', seat: caster.seat, rule, character: caster.id, spell: cast.spell, why })
}

/** Chits that a spell has altered are what they were: a spell they serve breaks, a colour chit fatigues (20.11.2). */
function revert(table: RealmTable, { spell, targets }: CastSpell, caster: Character): void {
  const { alters } = spellOf(spell)
  if (!alters || !caster.magic) return
  for (const { kind, id } of targets) {
    if (kind !== 'chit') continue
    const chit = Number(id)
    delete caster.magic.altered[chit]
    if (caster.chits[chit] === 'enchanted') caster.chits[chit] = 'fatigued'
    const served = table.state.magic?.spells.find(one => one.caster === caster.id && one.chit === chit)
    if (served) endSpell(table, served, 'broken', '20.11.2')
  }
}

/** A target no longer counts; without targets the spell is broken (20.10.1). */
export function release(
  table: RealmTable,
  cast: CastSpell,
  isReleased: (target: SpellTarget) => boolean,
  rule: string,
): void {
  const left = cast.targets.filter(target => !isReleased(target))
  if (left.length === cast.targets.length) return
  cast.targets = left
  if (left.length === 0) endSpell(table, cast, 'released', rule)
}

/** Somebody is dead: what his chits have cast ends, and he is nobody's target any more (18.4.7, 20.10.3). */
export function endSpellsOfDead(table: RealmTable, id: string): void {
  for (const cast of [...(table.state.magic?.spells ?? [])]) {
    if (cast.caster === id && cast.item === null) endSpell(table, cast, 'caster', '20.10.3')
    else
      release(
        table,
        cast,
        target => (target.kind === 'character' || target.kind === 'denizen') && target.id === id,
        '20.10.3',
      )
  }
}

/** Day spells end at the Sunset of the day after they were cast (14.1.1, 20.7.1). */
export function endOfDay(table: RealmTable): void {
  for (const cast of [...(table.state.magic?.spells ?? [])])
    if (cast.until !== null && cast.until <= table.state.day) endSpell(table, cast, 'over', '14.1.1')
}

/** Combat spells end at Midnight (19.1.2). */
export function endOfCombat(table: RealmTable): void {
  for (const cast of [...(table.state.magic?.spells ?? [])])
    if (spellOf(cast.spell).duration === 'combat') endSpell(table, cast, 'over', '19.1.2')
}
