import { BARRIERS, type Barrier, isAuto, type Move } from './move.ts'
import type { Seat } from './question.ts'
import type { Decider } from './simultaneously.ts'
import type { GameEvent } from './table.ts'

/** A move in effect, with its consequences. */
export interface PlayedMove<E extends GameEvent = GameEvent> {
  readonly move: Move
  readonly events: readonly E[]
  /** True if the move revealed something to everyone. */
  readonly revealed: boolean
  /** The seats to which the move revealed something privately. */
  readonly shownTo: readonly Seat[]
  /** The number of dice rolled since the last checkpoint, including those of this move. */
  readonly rolled: number
}

/** A simultaneous phase: its seats, and the number of moves when it began. */
export interface SimultaneousPhase {
  readonly deciders: readonly Decider[]
  readonly from: number
  /** True if forced dice were left when the phase began, which makes the order of the answers matter. */
  readonly hasForcedDice: boolean
}

/** The indexes of the moves that a seat may undo, oldest first, and the barrier before them. */
export interface Undoable {
  readonly moves: readonly number[]
  readonly barrier: Barrier
}

/**
 * Returns the moves that a seat may undo: its last answers, with any forced dice and stacked cards between them, back
 * to a barrier. In a practice game, returns all moves from index `first` on, including other seats'.
 */
export function undoableMoves(done: readonly PlayedMove[], first: number, seat: Seat, practice: boolean): Undoable {
  let barrier: Barrier = 'start'
  let at = done.length
  for (; at > first; at--) {
    const { move, revealed, shownTo } = done[at - 1]!
    if (practice) continue
    const isOthers = 'seat' in move && move.seat !== seat
    // A private reveal blocks both the seats that saw it and the seat that caused it.
    if (revealed || shownTo.includes(seat) || (shownTo.length > 0 && !isOthers)) barrier = 'revealed'
    else if (isOthers) barrier = 'other'
    if (barrier !== 'start') break
  }
  return { moves: range(at, done.length), barrier }
}

/**
 * Returns a seat's own answers in the simultaneous phase. It may retract them while any seat is undecided, even if
 * others have answered since, because nobody has seen them. It can't go back to before the phase began, because that
 * would leak whether others have answered and undo their answers. Returns null if there is no phase, if fewer than two
 * seats have something to decide, or if forced dice or stacked cards make the order of the answers matter.
 */
export function retractableMoves(
  done: readonly PlayedMove[],
  phase: SimultaneousPhase | null,
  seat: Seat,
  practice: boolean,
): Undoable | null {
  if (!phase || phase.hasForcedDice || phase.deciders.filter(({ first }) => first !== null).length < 2) return null
  const own: number[] = []
  let barrier: Barrier = 'together'
  for (let at = done.length - 1; at >= phase.from; at--) {
    const { move, revealed, shownTo } = done[at]!
    if (!('id' in move)) return null
    if (move.seat !== seat || barrier === 'revealed') continue
    // Revealing something is a barrier for the seat that did it, but not for the others.
    if (!practice && (revealed || shownTo.length > 0)) barrier = 'revealed'
    else own.unshift(at)
  }
  return { moves: own, barrier }
}

/** A move that was undone. */
export interface Undone {
  readonly move: Move
  /** The seat that undid the move. */
  readonly by: Seat
  /** True if the seat retracted the move in a simultaneous phase. */
  readonly own: boolean
}

/** Returns the moves that a seat may redo, the next one first. In `undone`, the next one is last. */
export function redoableMoves(undone: readonly Undone[], seat: Seat): Undone[] {
  const out: Undone[] = []
  for (let i = undone.length - 1; i >= 0; i--) {
    const one = undone[i]!
    if (one.by === seat) out.push(one)
    // Moves that others retracted in a simultaneous phase don't affect this seat.
    else if (!one.own) break
  }
  return out
}

/**
 * Returns the moves that can still be redone after a new move. In a simultaneous phase, another seat's answer leaves a
 * seat's own moves in the list: otherwise the seat could tell that someone has answered.
 */
export const undoneAfter = (undone: readonly Undone[], move: Move): readonly Undone[] =>
  'id' in move ? undone.filter(({ own, by }) => own && by !== move.seat) : []

/** Returns a sentence that explains why no more moves can be undone. */
export function undoRefusal({ moves, barrier }: Undoable): string {
  return moves.length === 0
    ? `Nothing can be undone: ${BARRIERS[barrier]}.`
    : `Only ${moves.length} can be undone: ${BARRIERS[barrier]}.`
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)

/** The part of a match that undo depends on. */
interface UndoableMatch {
  readonly moves: readonly Move[]
  undoable(seat: Seat): { readonly moves: number }
  retractable(seat: Seat): number
}

/**
 * Returns how many moves a seat must undo to take back the last `count` answers given by people, along with any later
 * answers by the table or bots. `persons` lists the seats played by people. If the seat can't undo that far, returns a
 * number larger than it can undo. As an exception, if `count` is 1 and the seat can undo only answers by the table or
 * bots, returns the number of those.
 */
export function movesToUndo(match: UndoableMatch, seat: Seat, count: number, persons: readonly Seat[]): number {
  const most = match.undoable(seat).moves
  const isOwn = match.retractable(seat) > 0
  const standing = match.moves.filter(move => !isOwn || ('seat' in move && move.seat === seat))
  const isOfBot = (move: Move | undefined) => move !== undefined && 'seat' in move && !persons.includes(move.seat)
  let left = count
  let moves = 0
  for (; left > 0 && moves < most; moves++) {
    const move = standing.at(-1 - moves)
    if (!isAuto(move) && !isOfBot(move)) left--
  }
  return left === 0 || (count === 1 && moves > 0) ? moves : Math.max(count, moves + 1)
}
