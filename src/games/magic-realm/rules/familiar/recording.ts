import type { Rule } from '../../../../kernel/index.ts'
import { decide, type RealmAct, wordOption } from '../acts.ts'
import { recordOption } from '../day/phase-option.ts'
import { plannedPlace, recordable } from '../day/phases.ts'
import { individualsAt } from '../natives/serving.ts'
import { type Character, clearingAt, type Familiar, type RealmState, type Recorded } from '../state.ts'
import { asIndividual } from './familiar.ts'

/** What the familiar can record next: MOVE, PEER in its own clearing, and FOLLOW (24.14, 6.2.7). */
export function familiarPhases(state: RealmState, witch: Character): Recorded[] {
  const { familiar } = witch
  if (!familiar) return []
  // FOLLOW stands alone (6.2.1).
  if (familiar.plan.some(({ activity }) => activity.kind === 'follow')) return []
  const piece = asIndividual(witch, familiar)
  const { at } = plannedPlace(piece, familiar.plan)
  const own = recordable(state, piece, familiar.plan).flatMap((recorded): Recorded[] => {
    const { activity, source } = recorded
    if (activity.kind === 'move') return [recorded]
    return activity.kind === 'search' && at !== null ? [{ activity: { kind: 'peer', clearing: at }, source }] : []
  })
  return [...own, ...guidesOf(state, familiar)]
}

/** Whom it may follow: the Witch, or whoever else takes turns and is where it is (24.14, 6.2.4). */
function guidesOf(state: RealmState, familiar: Familiar): Recorded[] {
  const clearing = clearingAt(familiar)
  if (!state.war || familiar.plan.length > 0 || clearing === null) return []
  return individualsAt(state, clearing).map(({ id }) => ({ activity: { kind: 'follow', guide: id }, source: 'basic' }))
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
  one.kind === 'record' &&
  one.activity === other.activity &&
  one.clearing === other.clearing &&
  one.guide === other.guide
