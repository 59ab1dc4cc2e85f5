import { maxBy } from '../../../bots/max-by.ts'
import { countersIn, forceIn, heldBy } from '../rules/facts/forces.ts'
import type { SpaceId } from '../rules/pieces/marnon.ts'
import type { QuestQuestion } from '../rules/state/acts.ts'
import { copyOf, type QuestView } from '../rules/state/view.ts'
import { answersOf } from './choosing.ts'
import { chancesOf } from './winning-chances.ts'

/** The number of the seat's largest forces that are considered for an entrance of the tunnel. */
const MAX_FORCES = 4

/**
 * Picks the territory where an entrance of the tunnel helps the most: at a large force or at one of the seat's own
 * treasures.
 */
export function chooseTunnelEntrance(view: QuestView, question: QuestQuestion): string {
  const { seat } = question
  const forces = heldBy(view, seat).sort((a, b) => countersIn(forceIn(view, b)) - countersIn(forceIn(view, a)))
  const goals = view.treasures.flatMap(({ owner, at }) => (owner === seat ? [at] : []))
  const all = answersOf(question, 'entrance')
  const isOffered = (space: SpaceId) => all.some(({ act }) => act.space === space)
  const wanted = [...forces.filter(isOffered).slice(0, MAX_FORCES), ...goals]
  const tried = all.filter(({ act }) => wanted.includes(act.space))
  return (maxBy(tried, ({ act }) => chancesOf(withEntrance(view, act.space), seat)) ?? all[0]!).id
}

function withEntrance(view: QuestView, space: SpaceId): QuestView {
  if (!view.upheaval) return view
  const upheaval = copyOf(view.upheaval)
  return { ...view, upheaval: { ...upheaval, tunnelClosed: false, entrances: [...upheaval.entrances, space] } }
}
