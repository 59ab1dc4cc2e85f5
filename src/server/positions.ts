import { lastRolls, saidText, settledText } from '../commands/index.ts'
import {
  answerTo,
  type Bargain,
  type Barrier,
  bargainsOf,
  type Game,
  type GameEvent,
  type Header,
  type Match,
  mayKnow,
  type PhrasedQuestion,
  phrased,
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
  readonly question: PhrasedQuestion | null
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
  /** What was offered and agreed so far, in a game that knows bargains. */
  readonly bargains: readonly Bargain[]
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
  /** The questions put into words: as long as one is open, nothing changes that its seat can see. */
  private readonly phrased = new WeakMap<Question, PhrasedQuestion>()

  constructor(
    private readonly match: Match,
    private readonly path: () => string | null,
    /** The game in the language it is to be told in. */
    private readonly game: Game = match.game,
  ) {}

  /** What a seat is asked, in that language. */
  private asked(then: Match, seat: Seat | null, view: unknown): PhrasedQuestion | null {
    const question = seat === null ? undefined : then.questionFor(seat)
    if (!question) return null
    const known = this.phrased.get(question)
    if (known) return known
    const words = phrased(this.game, view, question)
    this.phrased.set(question, words)
    return words
  }

  private ended({ result, game, state }: Match): Result | null {
    return result && this.game !== game && this.game.ending ? { ...result, text: this.game.ending(state) } : result
  }

  /** The match as a seat sees it now (`null` watches), or as it stood: `then` is a fork of it from an earlier moment. */
  position(seat: Seat | null, then: Match = this.match): Position {
    this.catchUp()
    const last = seat === null ? then.length - 1 : lastAnswerOf(then, seat)
    const bargains = this.bargains(then.length)
    const words = this.wordsUntil(then.length, bargains)
    const chronicle: Entry[] = []
    let known: number | null = null
    let said = 0
    const add = (entry: Entry): void => {
      if (entry.at > last) known ??= chronicle.length
      chronicle.push(entry)
    }
    // What was said after so many moves comes after all that those have brought.
    const speak = (before: number): void => {
      for (; said < words.length && words[said]!.at < before; said++) add(words[said]!)
    }
    for (const { event, at, entry } of this.told) {
      if (at > then.length) break
      speak(at)
      if (at > last) known ??= chronicle.length
      if (entry && mayKnow(event, seat)) chronicle.push(entry)
    }
    speak(Number.POSITIVE_INFINITY)
    known ??= chronicle.length
    const { rolls, isNew } = lastRolls(then, seat, this.game)
    const view = then.view(seat)
    return {
      game: this.game,
      header: then.header,
      seat,
      view,
      question: this.asked(then, seat, view),
      result: this.ended(then),
      day: then.state.day,
      chronicle,
      rolls,
      rolledNow: isNew,
      known,
      length: then.length,
      undoable: seat === null ? { moves: 0, barrier: 'start' } : then.undoable(seat),
      path: this.path(),
      bargains,
      serial: ++this.serial,
    }
  }

  /** Everything that was said so far, and how bargains went. */
  words(): Entry[] {
    this.catchUp()
    const { length } = this.match
    return this.wordsUntil(length, this.bargains(length))
  }

  private bargains(length: number): Bargain[] {
    const { match } = this
    return bargainsOf({
      game: match.game,
      said: match.said.filter(({ at }) => at <= length),
      length,
      eventsOf: n => match.eventsOf(n),
    })
  }

  /** What was said, and how bargains went, in the order it was; no rule is behind what is but said. */
  private wordsUntil(length: number, bargains: readonly Bargain[]): Entry[] {
    const { game } = this
    const { header, said } = this.match
    const { seats } = header
    const { rule = '' } = game.bargains ?? {}
    let offers = 0
    const spoken = said.flatMap(one => {
      const { saying, at } = one
      const number = 'offer' in saying ? ++offers : answerTo(saying)
      const text = at > length ? null : saidText(one, game, seats, bargains[(number ?? 0) - 1])
      return text === null ? [] : [{ at, text, rule: number === null ? '' : rule }]
    })
    const settled = bargains.flatMap(one =>
      one.settled === null ? [] : [{ at: one.settled, text: settledText(one, game, seats), rule }],
    )
    // A move that settles a bargain comes before what is said after it.
    const all = [...settled, ...spoken].sort((a, b) => a.at - b.at)
    return all.map(entry => ({ day: this.dayAt(entry.at), ...entry }))
  }

  /** The day it was after so many moves. */
  private dayAt(at: number): number {
    return this.told.findLast(told => told.at <= at)?.event.day ?? 1
  }

  /** Takes in what was told since; where moves were taken back, all of it anew. */
  private catchUp(): void {
    const { match } = this
    const { seats } = match.header
    const isLonger = this.length >= 0 && match.length >= this.length
    if (!isLonger) this.told = []
    for (let at = isLonger ? this.length + 1 : 0; at <= match.length; at++) {
      for (const event of match.eventsOf(at)) {
        const text = this.game.sentence(event, seats)
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
