import { endSpell } from '../effects/ending.ts'
import { settleMagic } from '../effects/unbinding.ts'
import { type Bespelled, isUnder, spellsUpon, spellTargetOf } from '../facts/spells.ts'
import { spellOf } from '../pieces/spells.ts'
import type { RealmOption } from '../state/acts.ts'
import type { CastSpell } from '../state/magic.ts'
import type { ProtectAct } from '../state/magic-acts.ts'
import { type Character, characterOf, type RealmState, type RealmTable } from '../state/state.ts'

const CHIT = 'protection-from-magic'

/**
 * Returns an individual's unused Phase chit. Returns undefined if there is none, or while a stronger ward is in effect
 * (20.7.1, 21.7.4).
 */
const waitingFor = (state: Bespelled, id: string): CastSpell | undefined =>
  isUnder(state, 'pentangle', spellTargetOf(id)) || isUnder(state, 'melt-into-mist', spellTargetOf(id))
    ? undefined
    : spellsUpon(state, CHIT, spellTargetOf(id)).find(({ active }) => !active)

/**
 * Lists the options to activate a Phase chit at the start of a phase or as an action (15.5.9, 21.7.4). A transformed
 * character has none.
 */
export function protections(state: RealmState, { id, formed }: Character): RealmOption<ProtectAct>[] {
  const chit = formed ? undefined : waitingFor(state, id)
  return chit ? [{ id: `protect ${chit.number}`, act: { kind: 'protect', spell: chit.number }, rule: '21.7.4' }] : []
}

/** Activates a Phase chit, which stops spells and curses until the end of the phase or round (21.7.4). */
export function protect(table: RealmTable, { seat, id }: Character, spell: number): void {
  const chit = table.state.magic?.spells.find(({ number }) => number === spell)
  if (!chit) return
  chit.active = true
  table.emit({ kind: 'protects', seat, rule: '21.7.4', character: id })
  settleMagic(table)
}

/**
 * Ends active Phase chits after a phase or round (20.7.1, 21.7.4). A called Broomstick keeps carrying its flyer until
 * they land (8.6.8). If the flyer is on the ground, the Broomstick ends during a fight; otherwise it waits for another
 * call.
 */
export function endProtections(table: RealmTable): void {
  const { state } = table
  for (const cast of [...(state.magic?.spells ?? [])]) {
    if (!cast.active) continue
    const bears = spellOf(cast.spell).duration !== 'phase'
    if (bears && cast.targets.some(({ id }) => characterOf(state, id).place.kind === 'air')) continue
    if (bears && !state.combat) delete cast.active
    else endSpell(table, cast, 'over', '20.7.1')
  }
}
