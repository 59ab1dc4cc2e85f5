import { CARPET, spellsIn } from '../facts/spells.ts'
import { printedChits } from '../pieces/characters.ts'
import { spellOf } from '../pieces/spells.ts'
import type { Altered, CastSpell, SpellTarget } from '../state/magic.ts'
import type { SpellEnd } from '../state/magic-events.ts'
import { type Character, characterNow, characterOf, type RealmState, type RealmTable } from '../state/state.ts'
import { isAt, isCasterAt } from './targets.ts'
import { freeTargets, settleMagic } from './unbinding.ts'

/**
 * Ends a spell: its chit fatigues, an item can be used again, and everything bound by it is freed (20.5.5, 20.10.7).
 * The Carpet's spell is only de-energized (21.9.3). Does nothing if the spell has already ended.
 */
export function endSpell(table: RealmTable, cast: CastSpell, why: SpellEnd, rule: string): void {
  const { state } = table
  const { magic } = state
  if (!magic?.spells.includes(cast)) return
  // An item's spell outlives its caster, and even the caster's successor (20.6.3).
  const caster = characterNow(state, cast.caster)
  const event = { seat: caster?.seat ?? null, rule, character: cast.caster, spell: cast.spell }
  if (cast.spell === CARPET) {
    if (cast.energized) table.emit({ kind: 'energizes', ...event, energized: false })
    cast.energized = false
    return
  }
  magic.spells = magic.spells.filter(one => one !== cast)
  table.emit({ kind: 'spell-ends', ...event, why })
  if (caster) {
    if (cast.chit !== null && caster.chits[cast.chit] === 'committed') caster.chits[cast.chit] = 'fatigued'
    undoAlterations(table, cast, caster)
  }
  freeTargets(table, cast, why)
  settleMagic(table)
}

/**
 * Undoes a spell's alterations of MAGIC chits; alterations by other spells remain. An altered chit that is enchanted
 * fatigues, and a spell that uses it breaks (20.11.1, 20.11.2).
 */
function undoAlterations(table: RealmTable, { targets }: CastSpell, caster: Character): void {
  const { magic: sorcery } = caster
  if (!sorcery) return
  for (const { kind, id } of targets) {
    if (kind !== 'chit') continue
    const chit = Number(id)
    const altered = alteredBy(table.state, caster.id, chit)
    if (altered === sorcery.altered[chit]) continue
    if (altered === undefined) delete sorcery.altered[chit]
    else sorcery.altered[chit] = altered
    if (caster.chits[chit] === 'enchanted') caster.chits[chit] = 'fatigued'
    const served = spellsIn(table.state).find(one => one.caster === caster.id && one.chit === chit)
    if (served) endSpell(table, served, 'broken', '20.11.2')
  }
}

/**
 * Returns the type into which the active spells, applied in order, have turned a MAGIC chit, or undefined if none
 * alters it (20.11.1).
 */
function alteredBy(state: RealmState, character: string, chit: number): Altered | undefined {
  let type = printedChits(characterOf(state, character))[chit]!.magic as Altered
  let isAltered = false
  for (const { spell, stage, caster, targets } of spellsIn(state)) {
    const { alters } = spellOf(spell)
    if (!alters || stage !== 'alive' || caster !== character) continue
    if (!targets.some(target => target.kind === 'chit' && Number(target.id) === chit)) continue
    const to = type === 'power' ? undefined : alters[type]
    if (to === undefined) continue
    type = to
    isAltered = true
  }
  return isAltered ? type : undefined
}

/** Releases some of a spell's targets. A spell left without targets ends (20.10.1). */
export function releaseTargets(
  table: RealmTable,
  cast: CastSpell,
  isReleased: (target: SpellTarget) => boolean,
  rule: string,
): void {
  const left = cast.targets.filter(target => !isReleased(target))
  if (left.length === cast.targets.length) return
  if (left.length === 0) {
    endSpell(table, cast, 'released', rule)
    return
  }
  const lost = cast.targets.filter(isReleased)
  cast.targets = left
  freeTargets(table, cast, 'released', lost)
  settleMagic(table)
}

/**
 * Ends the spells cast with a dead individual's chits, and releases the individual and their chits as targets of other
 * spells (18.4.7, 20.10.3).
 */
export function endSpellsOfDead(table: RealmTable, id: string): void {
  for (const cast of [...spellsIn(table.state)]) {
    if (cast.caster === id && cast.item === null) endSpell(table, cast, 'caster', '20.10.3')
    else
      releaseTargets(
        table,
        cast,
        target =>
          ((target.kind === 'character' || target.kind === 'denizen') && target.id === id) ||
          (target.kind === 'chit' && cast.caster === id),
        '20.10.3',
      )
  }
}

/** Ends day spells at the Sunset of the day after they were cast (14.1.1, 20.7.1). */
export function endOfDay(table: RealmTable): void {
  for (const cast of [...spellsIn(table.state)])
    if (cast.until !== null && cast.until <= table.state.day) endSpell(table, cast, 'over', '14.1.1')
}

/** Ends combat spells at Midnight (19.1.2). */
export function endOfCombat(table: RealmTable): void {
  for (const cast of [...spellsIn(table.state)])
    if (spellOf(cast.spell).duration === 'combat') endSpell(table, cast, 'over', '19.1.2')
}

/** Breaks a spell if its caster is in the clearing; otherwise releases its targets there (20.10.2). */
export function breakSpellAt(table: RealmTable, cast: CastSpell, clearing: string, rule: string): void {
  if (isCasterAt(table.state, cast, clearing)) endSpell(table, cast, 'broken', rule)
  else releaseTargets(table, cast, target => isAt(table.state, target, clearing), rule)
}
