import { lastRolls } from '../commands/index.ts'
import {
  type Barrier,
  type Game,
  type GameEvent,
  type Header,
  type Match,
  mayKnow,
  type Question,
  type Result,
  type Roll,
  type Seat,
} from '../kernel/index.ts'
import type { GuidePlace } from './guide.ts'
import type { Shared } from './people.ts'

/** One sentence of the chronicle, the day it belongs to, and the number of the rule behind it. */
export interface Entry {
  readonly day: number
  readonly text: string
  readonly rule: string
  /** How many moves had been made when it was told, the one that brought it included. */
  readonly at: number
  /** Told to some and not to everybody. */
  readonly alone?: boolean
}

/** A game as one seat may see it now: everything a table is drawn from. */
export interface Position {
  readonly game: Game
  readonly header: Header
  /** Who sits at the keyboard; null for somebody who watches. */
  readonly seat: Seat | null
  readonly view: unknown
  /** What this seat is asked, or null. */
  readonly question: Question | null
  readonly result: Result | null
  readonly day: number
  readonly chronicle: readonly Entry[]
  /** What was rolled last, and whether the last answer has brought it. */
  readonly rolls: readonly Roll[]
  readonly rolledNow: boolean
  /** How many of the entries are older than this seat's last answer. */
  readonly known: number
  /** How many moves have been made. */
  readonly length: number
  readonly undoable: { readonly moves: number; readonly barrier: Barrier }
  /** Where the game is kept, or null. */
  readonly path: string | null
  /** Who else is at a table that several logins sit at; left out where one keyboard serves all seats. */
  readonly shared?: Shared
  /** How far the guide of a game that teaches has come. */
  readonly guide?: GuidePlace
  /** Who is thinking that is not a person, as a sentence; left out where nobody is. */
  readonly thinking?: string
  /** Counts up with every change, so that what was found out about one position is not taken for another. */
  readonly serial: number
}

/** What one match has told so far, kept so that each answer adds to it and nothing is put into words twice. */
export class Teller {
  private told: { readonly event: GameEvent; readonly at: number; readonly entry: Entry | null }[] = []
  /** How many moves are told; -1 before any is. */
  private length = -1
  private serial = 0
  /** What was said at the table, each after so many things told. */
  private readonly remarks: { readonly after: number; readonly entry: Entry }[] = []

  constructor(
    private readonly match: Match,
    private readonly path: () => string | null,
  ) {}

  /** The match as a seat sees it now (`null` watches), or as it stood: `then` is a fork of it from an earlier moment. */
  position(seat: Seat | null, then: Match = this.match): Position {
    this.catchUp()
    const last = seat === null ? then.length - 1 : lastAnswerOf(then, seat)
    const chronicle: Entry[] = []
    let known: number | null = null
    let said = 0
    const remarked = (upTo: number): void => {
      for (; said < this.remarks.length && this.remarks[said]!.after <= upTo; said++)
        chronicle.push(this.remarks[said]!.entry)
    }
    for (const [i, { event, at, entry }] of this.told.entries()) {
      if (at > then.length) break
      if (at > last) known ??= chronicle.length
      remarked(i)
      if (entry && mayKnow(event, seat)) chronicle.push(entry)
    }
    known ??= chronicle.length
    // Where answers were taken back, what was said after them stays, at the end.
    remarked(Number.POSITIVE_INFINITY)
    const { rolls, isNew } = lastRolls(then, seat)
    return {
      game: then.game,
      header: then.header,
      seat,
      view: then.view(seat),
      question: (seat === null ? undefined : then.questionFor(seat)) ?? null,
      result: then.result,
      day: then.state.day,
      chronicle,
      rolls,
      rolledNow: isNew,
      known,
      length: then.length,
      undoable: seat === null ? { moves: 0, barrier: 'start' } : then.undoable(seat),
      path: this.path(),
      serial: ++this.serial,
    }
  }

  /** Puts into the chronicle what somebody has said, where it has come to; no rule is behind it. */
  remark(text: string): void {
    this.catchUp()
    const { length, state } = this.match
    const { day } = state
    this.remarks.push({ after: this.told.length, entry: { day, text, rule: '', at: length } })
  }

  /** Takes in what was told since; where moves were taken back, all of it anew. */
  private catchUp(): void {
    const { match } = this
    const { seats } = match.header
    const isLonger = this.length >= 0 && match.length >= this.length
    if (!isLonger) this.told = []
    for (let at = isLonger ? this.length + 1 : 0; at <= match.length; at++) {
      for (const event of match.eventsOf(at)) {
        const text = match.game.sentence(event, seats)
        const alone = event.to === undefined ? {} : { alone: true }
        const entry = text === null ? null : { day: event.day, text, rule: event.rule, at, ...alone }
        this.told.push({ event, at, entry })
      }
    }
    this.length = match.length
  }
}

/** How many moves had been made before this seat last answered; -1 where it never has. */
function lastAnswerOf({ moves }: Match, seat: Seat): number {
  return moves.findLastIndex(move => 'id' in move && move.seat === seat)
}

/** Who sits at the keyboard next: who sat there, if he is asked anything; else the first who is; else whoever sat there. */
export function nextSeat(match: Match, sitting: Seat | null): Seat | null {
  if (sitting !== null && match.questionFor(sitting)) return sitting
  return match.questions[0]?.seat ?? sitting ?? (match.header.seats.length === 1 ? 0 : null)
}
