import type { Rule } from '../../../../kernel/index.ts'
import { enchantAt } from '../actions/enchanting.ts'
import { isUnder, spellTargetOf } from '../facts/spells.ts'
import { mountainCost } from '../state/calendar.ts'
import { type Character, living, type RealmState, type RealmTable, type Recorded } from '../state/state.ts'
import { plannedPlace, recordablePhases } from './phases.ts'
import { asIndividual, ownSource, playScout, recordScout } from './scouting.ts'

/** Creates phantasms at Birdsong for all characters under the spell (21.6.4). */
export function createPhantasms(state: RealmState): void {
  if (!state.magic) return
  for (const character of living(state))
    if (isUnder(state, 'phantasm', spellTargetOf(character.id)))
      character.phantasm = { place: character.place, foundEnemies: false, plan: [], prepared: false }
}

/**
 * Returns the phases a phantasm can record next: MOVE, PEER in its own clearing, and ENCHANT. A phantasm has its own
 * Basic, Sunlight and sheltered phases, but no extra ones (21.6.4, 6.2.7, 26.23).
 */
export function phantasmPhases(state: RealmState, owner: Character): Recorded[] {
  const { phantasm } = owner
  if (!phantasm) return []
  const piece = asIndividual(owner, phantasm)
  const { at } = plannedPlace(piece, phantasm.plan, mountainCost(state))
  return recordablePhases(state, piece, phantasm.plan).flatMap((recorded): Recorded[] => {
    const { activity } = recorded
    const source = ownSource(state, piece, phantasm.plan, activity)
    if (source === undefined) return []
    if (activity.kind === 'move' || activity.kind === 'enchant') return [{ activity, source }]
    return activity.kind === 'search' && at !== null ? [{ activity: { kind: 'peer', clearing: at }, source }] : []
  })
}

/** Records a phantasm's turn along with its owner's (21.6.4). */
export function* recordPhantasm(state: RealmState, owner: Character): Rule {
  if (!owner.phantasm) return
  const phases = () => phantasmPhases(state, owner)
  yield* recordScout(owner, owner.phantasm, { topic: 'record-phantasm', rule: '21.6.4', phases })
}

/**
 * Plays a phantasm's whole turn. It enchants where it is, with its owner's chits, after a first phase of preparation
 * (21.6.4, 12.3.9).
 */
export function* movePhantasm(table: RealmTable, owner: Character): Rule {
  const { phantasm } = owner
  if (!phantasm) return
  yield* playScout(table, owner, phantasm, {
    rule: '21.6.4',
    details: { phantasm: true },
    *enchant(clearing) {
      if (phantasm.prepared) return yield* enchantAt(table, owner, clearing)
      phantasm.prepared = true
      return null
    },
  })
}
