import type { Rule, Seat } from '../../../../kernel/index.ts'
import { addPieces, forceIn, takePieces } from '../facts/forces.ts'
import type { SpaceId } from '../pieces/marnon.ts'
import { decideCount, type QuestAct, type QuestOption } from '../state/acts.ts'
import type { Pieces, QuestTable } from '../state/components.ts'

/** A move of a player's pieces between two spaces. */
export interface March {
  readonly seat: Seat
  readonly from: SpaceId
  readonly to: SpaceId
}

/** The topics of the questions about a march: for men alone, and for men with a leader. */
export interface MarchAsked {
  readonly topic: 'march' | 'boat-men'
  readonly withTopic: 'march-with' | 'boat-with'
  readonly rule: string
}

/**
 * Asks which pieces to move. At least one must move and one must stay behind (X.C.6-7). `beside` lists other options.
 * If the player takes one of these, its act is returned unchanged.
 */
export function* chooseMarch<A extends QuestAct = never>(
  { state }: QuestTable,
  { seat, from, to }: March,
  { topic, withTopic, rule }: MarchAsked,
  beside: readonly QuestOption<A>[] = [],
): Rule<Pieces | A> {
  const { men, leader } = forceIn(state, from)!
  // If there is a leader, either all the men may go, or the leader with at most all but one of them. A leader can't go
  // to a space with the other leader (III.C.5.b).
  const mayCome = leader !== null && !forceIn(state, to)?.leader
  const options: QuestOption<A | With>[] = [...beside]
  if (mayCome) options.push({ id: `with ${leader}`, act: { kind: 'with', leader }, at: { space: to } })
  const data = { from, to }
  const answer = yield* decideCount<'march' | 'boat-men', A | With>(
    { seat, topic, data, rule, options },
    1,
    leader === null ? men - 1 : men,
  )
  if (typeof answer === 'number') return { men: answer, leader: null }
  if (!isWith(answer)) return answer
  const withLeader = { ...data, leader: leader! }
  const along = yield* decideCount({ seat, topic: withTopic, data: withLeader, rule }, 0, men - 1)
  return { men: along, leader }
}

type With = Extract<QuestAct, { kind: 'with' | 'lose' }>

const isWith = (act: QuestAct): act is With => act.kind === 'with'

export function march({ state }: QuestTable, { seat, from, to }: March, pieces: Pieces): void {
  takePieces(state, from, pieces)
  addPieces(state, to, seat, pieces)
}
