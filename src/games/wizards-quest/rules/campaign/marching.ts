import type { Rule, Seat } from '../../../../kernel/index.ts'
import { decideCount, type QuestAct, type QuestOption, type Topic } from '../acts.ts'
import type { Pieces, QuestTable } from '../components.ts'
import { forceIn, put, take } from '../forces/forces.ts'
import type { SpaceId } from '../marnon/marnon.ts'

/** Whose pieces go from where to where. */
export interface March {
  readonly seat: Seat
  readonly from: SpaceId
  readonly to: SpaceId
}

/** How a march is asked for: by men alone, and by men beside a leader. */
export interface MarchAsked {
  readonly topic: Topic
  readonly withTopic: Topic
  readonly rule: string
}

/**
 * How many pieces go: one at least, and one stays behind (X.C.6-7). `beside` are other answers; what is chosen of them is
 * given back as it is.
 */
export function* chooseMarch<A extends QuestAct = never>(
  { state }: QuestTable,
  { seat, from, to }: March,
  { topic, withTopic, rule }: MarchAsked,
  beside: readonly QuestOption<A>[] = [],
): Rule<Pieces | A> {
  const { men, leader } = forceIn(state, from)!
  // Where a leader is with them all the men may go, and so may he, but for a space where the other one stands (III.C.5.b).
  const mayCome = leader !== null && !forceIn(state, to)?.leader
  const options: QuestOption<A | With>[] = [...beside]
  if (mayCome) options.push({ id: `with ${leader}`, act: { kind: 'with', leader }, at: { space: to } })
  const data = { from, to }
  const answer = yield* decideCount<A | With>({ seat, topic, data, rule, options }, 1, leader === null ? men - 1 : men)
  if (typeof answer === 'number') return { men: answer, leader: null }
  if (!isWith(answer)) return answer
  const told = { ...data, leader }
  const along = yield* decideCount({ seat, topic: withTopic, data: told, rule }, 0, men - 1)
  return { men: along, leader }
}

type With = Extract<QuestAct, { kind: 'with' | 'lose' }>

const isWith = (act: QuestAct): act is With => act.kind === 'with'

/** The pieces go. */
export function march({ state }: QuestTable, { seat, from, to }: March, pieces: Pieces): void {
  take(state, from, pieces)
  put(state, to, seat, pieces)
}
