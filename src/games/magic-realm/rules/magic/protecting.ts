import type { RealmOption } from '../acts.ts'
import { spellOf } from '../pieces/spells.ts'
import { type Character, characterOf, type RealmState, type RealmTable } from '../state.ts'
import type { ProtectAct } from './acts.ts'
import { endSpell } from './ending.ts'
import { type Bespelled, being, isUnder, spellsUpon } from './spells.ts'
import type { CastSpell } from './state.ts'
import { settleMagic } from './unbinding.ts'

const CHIT = 'protection-from-magic'

/** The Phase chit that waits for him to use it; none while something stronger keeps magic off him (20.7.1, 21.7.4). */
const waitingFor = (state: Bespelled, id: string): CastSpell | undefined =>
  isUnder(state, 'pentangle', being(id)) || isUnder(state, 'melt-into-mist', being(id))
    ? undefined
    : spellsUpon(state, CHIT, being(id)).find(({ active }) => !active)

/** To put his Phase chit in use, at the start of a phase or as an action (15.5.9, 21.7.4). */
export function protections(state: RealmState, { id, formed }: Character): RealmOption<ProtectAct>[] {
  const chit = formed ? undefined : waitingFor(state, id)
  return chit ? [{ id: `protect ${chit.number}`, act: { kind: 'protect', spell: chit.number }, rule: '21.7.4' }] : []
}

/** From now on no spell and no curse touches him, until the phase or the round is over (21.7.4). */
export function protect(table: RealmTable, { seat, id }: Character, spell: number): void {
  const chit = table.state.magic?.spells.find(({ number }) => number === spell)
  if (!chit) return
  chit.active = true
  table.tell({ kind: 'protects', seat, rule: '21.7.4', character: id })
  settleMagic(table)
}

/**
 * A phase, or a round, is over: Phase chits that were in use are spent (20.7.1, 21.7.4). A Broomstick that its caster has called
 * upon bears whoever is in the air until he lands (8.6.8); allowed to who has not flown by day, it waits to be called upon again.
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
