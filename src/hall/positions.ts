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
import type { Shared } from './people.ts'

/** One sentence of the chronicle, the day it belongs to, and the number of the rule behind it. */
export interface Entry {
  readonly day: number
  readonly text: string
  readonly rule: string
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
  readonly undoable: { readonly moves: number; readonly barrier: Barrier }
  /** Where the game is kept, or null. */
  readonly path: string | null
  /** Who else is at a table that several logins sit at; left out where one keyboard serves all seats. */
  readonly shared?: Shared
  /** Counts up with every change, so that what was found out about one position is not taken for another. */
  readonly serial: number
}

/** What one match has told so far, kept so that each answer adds to it and nothing is put into words twice. */
export class Teller {
  private told: { readonly event: GameEvent; readonly text: string | null }[] = []
  /** How many moves are told; -1 before any is. */
  private length = -1
  private serial = 0
  /** What was said at the table, each after so many things told. */
  private readonly remarks: { readonly after: number; readonly entry: Entry }[] = []

  constructor(
    private readonly match: Match,
    private readonly path: () => string | null,
  ) {}

  /** The match as a seat sees it now (`null` watches). */
  position(seat: Seat | null): Position {
    const { match } = this
    this.catchUp()
    const news = this.told.length - (seat === null ? match.lastEvents : match.events(lastAnswerOf(match, seat))).length
    const chronicle: Entry[] = []
    let known = 0
    let said = 0
    for (let i = 0; i <= this.told.length; i++) {
      if (i === news) known = chronicle.length
      // Where answers were taken back, what was said after them stays, at the end.
      while (said < this.remarks.length && (i === this.told.length || (this.remarks[said]?.after ?? 0) <= i)) {
        const remark = this.remarks[said++]
        if (remark) chronicle.push(remark.entry)
      }
      const told = this.told[i]
      if (told && told.text !== null && mayKnow(told.event, seat))
        chronicle.push({ day: told.event.day, text: told.text, rule: told.event.rule })
    }
    const { rolls, isNew } = lastRolls(match, seat)
    return {
      game: match.game,
      header: match.header,
      seat,
      view: match.view(seat),
      question: (seat === null ? undefined : match.questionFor(seat)) ?? null,
      result: match.state.result,
      day: match.state.day,
      chronicle,
      rolls,
      rolledNow: isNew,
      known,
      undoable: seat === null ? { moves: 0, barrier: 'start' } : match.undoable(seat),
      path: this.path(),
      serial: ++this.serial,
    }
  }

  /** Puts into the chronicle what somebody has said, where it has come to; no rule is behind it. */
  remark(text: string): void {
    this.catchUp()
    this.remarks.push({ after: this.told.length, entry: { day: this.match.state.day, text, rule: '' } })
  }

  /** Takes in what was told since; where moves were taken back, all of it anew. */
  private catchUp(): void {
    const { match } = this
    const isLonger = this.length > 0 && match.length >= this.length
    if (!isLonger) this.told = []
    for (const event of match.events(isLonger ? this.length : 0)) {
      this.told.push({ event, text: match.game.sentence(event, match.header.seats) })
    }
    this.length = match.length
  }
}

/** How many moves had been made before this seat last answered. */
function lastAnswerOf(match: Match, seat: Seat): number {
  const { moves } = match
  for (let i = moves.length - 1; i >= 0; i--) {
    const move = moves[i]
    if (move && 'id' in move && move.seat === seat) return i
  }
  return 0
}

/** Who sits at the keyboard next: who sat there, if he is asked anything; else the first who is; else whoever sat there. */
export function nextSeat(match: Match, sitting: Seat | null): Seat | null {
  if (sitting !== null && match.questionFor(sitting)) return sitting
  return match.questions[0]?.seat ?? sitting ?? (match.header.seats.length === 1 ? 0 : null)
}
