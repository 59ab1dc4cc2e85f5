import type { Deciding } from './each.ts'
import { BARRIERS, type Barrier, type Move } from './move.ts'
import type { Seat } from './question.ts'
import type { GameEvent } from './table.ts'

/** A move that stands, and what it has brought. */
export interface Done<E extends GameEvent = GameEvent> {
  readonly move: Move
  readonly events: readonly E[]
  /** Something came to light by it, to everybody. */
  readonly revealed: boolean
  /** The seats to which alone something came to light by it. */
  readonly shown: readonly Seat[]
  /** How many dice had fallen then since the last resting point. */
  readonly fallen: number
}

/** Several seats that decide at the same time, and how many moves had been made when they began. */
export interface Together {
  readonly of: readonly Deciding[]
  readonly from: number
  /** Whether dice lay ready then: whose they become hangs on the order of the answers. */
  readonly laid: boolean
}

/** Which moves a seat may take back, by their places from the oldest on, and what bars the way further. */
export interface Undoable {
  readonly moves: readonly number[]
  readonly barrier: Barrier
}

/** The last moves of all, back to the barrier for this seat. */
export function lastMoves(done: readonly Done[], first: number, seat: Seat, practice: boolean): Undoable {
  let barrier: Barrier = 'start'
  let at = done.length
  for (; at > first; at--) {
    const { move, revealed, shown } = done[at - 1]!
    if (practice) continue
    const isOthers = 'seat' in move && move.seat !== seat
    // What some have seen bars them, and whoever has brought it about.
    if (revealed || shown.includes(seat) || (shown.length > 0 && !isOthers)) barrier = 'revealed'
    else if (isOthers) barrier = 'other'
    if (barrier !== 'start') break
  }
  return { moves: range(at, done.length), barrier }
}

/**
 * The answers of one seat among those that several give at the same time, whoever of the others has answered since: they
 * know nothing of it, so it may think again while anybody still decides. It may not go back to before they all began: that
 * would tell whether others have answered, and take that back. Null where nobody decides beside it.
 */
export function ownMoves(
  done: readonly Done[],
  together: Together | null,
  seat: Seat,
  practice: boolean,
): Undoable | null {
  if (!together || together.laid || together.of.filter(({ first }) => first !== null).length < 2) return null
  const own: number[] = []
  let barrier: Barrier = 'together'
  for (let at = done.length - 1; at >= together.from; at--) {
    const { move, revealed, shown } = done[at]!
    if (!('id' in move)) return null
    if (move.seat !== seat || barrier === 'revealed') continue
    // What its own answers have brought to light to itself bars the way as ever; what the others have found is theirs.
    if (!practice && (revealed || shown.length > 0)) barrier = 'revealed'
    else own.unshift(at)
  }
  return { moves: own, barrier }
}

/** Why so many moves cannot be taken back, as a sentence. */
export function refusal({ moves, barrier }: Undoable): string {
  return moves.length === 0
    ? `Nothing can be taken back: ${BARRIERS[barrier]}.`
    : `Only ${moves.length} can be taken back: ${BARRIERS[barrier]}.`
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)
