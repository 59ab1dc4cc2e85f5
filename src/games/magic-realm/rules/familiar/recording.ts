import type { Rule } from '../../../../kernel/index.ts'
import { decide, type RealmAct, wordOption } from '../acts.ts'
import { recordOption } from '../day/phase-option.ts'
import { plannedPlace, recordable } from '../day/phases.ts'
import type { Character, RealmState, Recorded } from '../state.ts'
import { asIndividual } from './familiar.ts'

/** What the familiar can record next: MOVE, and PEER in its own clearing (24.14, 6.2.7). */
export function familiarPhases(state: RealmState, witch: Character): Recorded[] {
  const { familiar } = witch
  if (!familiar) return []
  const piece = asIndividual(witch, familiar)
  const { at } = plannedPlace(piece, familiar.plan)
  return recordable(state, piece, familiar.plan).flatMap((recorded): Recorded[] => {
    const { activity, source } = recorded
    if (activity.kind === 'move') return [recorded]
    return activity.kind === 'search' && at !== null ? [{ activity: { kind: 'peer', clearing: at }, source }] : []
  })
}

/** The familiar's turn, recorded beside the Witch's: two Basic phases, and two of Sunlight outside of caves (24.14). */
export function* recordFamiliar(state: RealmState, witch: Character): Rule {
  const { familiar } = witch
  if (!familiar) return
  for (;;) {
    const able = familiarPhases(state, witch)
    if (able.length === 0) return
    const act = yield* decide<RealmAct>({
      seat: witch.seat,
      topic: 'record-familiar',
      rule: '24.14',
      waiting: 'recording',
      show: true,
      data: { character: witch.id, phase: familiar.plan.length },
      options: [...able.map(recordOption), wordOption('done', '6.1.11')],
    })
    if (act.kind !== 'record') return
    familiar.plan.push(able.find(one => sameAct(recordOption(one).act, act))!)
  }
}

const sameAct = (one: RealmAct, other: RealmAct & { readonly kind: 'record' }): boolean =>
  one.kind === 'record' && one.activity === other.activity && one.clearing === other.clearing
