import type { Rule } from '../../../../kernel/index.ts'
import { individualsAt } from '../facts/employment.ts'
import { mountainCost } from '../state/calendar.ts'
import {
  type Character,
  clearingAt,
  type Familiar,
  type RealmState,
  type RealmTable,
  type Recorded,
} from '../state/state.ts'
import { plannedPlace, recordablePhases } from './phases.ts'
import { asIndividual, ownSource, playScout, recordScout } from './scouting.ts'

/** Returns the phases the familiar can record next: MOVE, PEER in its own clearing, and FOLLOW (24.14, 6.2.7). */
export function familiarPhases(state: RealmState, witch: Character): Recorded[] {
  const { familiar } = witch
  if (!familiar) return []

  const piece = asIndividual(witch, familiar)
  const { at } = plannedPlace(piece, familiar.plan, mountainCost(state))
  const own = recordablePhases(state, piece, familiar.plan).flatMap((recorded): Recorded[] => {
    const { activity } = recorded
    const source = ownSource(state, piece, familiar.plan, activity)
    if (source === undefined) return []
    if (activity.kind === 'move') return [{ activity, source }]
    return activity.kind === 'search' && at !== null ? [{ activity: { kind: 'peer', clearing: at }, source }] : []
  })
  return [...own, ...guidesOf(state, familiar)]
}

/**
 * Returns the options to record FOLLOW as the familiar's only activity. The guide can be any individual in its
 * clearing, except mist (24.14, 6.2.4).
 */
function guidesOf(state: RealmState, familiar: Familiar): Recorded[] {
  const clearing = clearingAt(familiar)
  if (!state.war || familiar.plan.length > 0 || clearing === null) return []
  return individualsAt(state, clearing)
    .filter(({ formed }) => formed !== 'mist')
    .map(({ id }) => ({ activity: { kind: 'follow', guide: id }, source: 'basic' }))
}

/**
 * Records the familiar's turn along with the Witch's. It has its own Basic, Sunlight and sheltered phases, but no extra
 * ones (24.14, 26.23).
 */
export function* recordFamiliar(state: RealmState, witch: Character): Rule {
  if (!witch.familiar) return
  const phases = () => familiarPhases(state, witch)
  yield* recordScout(witch, witch.familiar, { topic: 'record-familiar', rule: '24.14', phases })
}

/** Plays the familiar's whole turn, just before the Witch's (8.1.5, 24.14). */
export function* moveFamiliar(table: RealmTable, witch: Character): Rule {
  if (witch.familiar) yield* playScout(table, witch, witch.familiar, { rule: '24.14' })
}
