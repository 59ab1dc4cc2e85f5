import { lastRolls, saidText, settledText } from '../commands/index.ts'
import {
  answerTo,
  type Bargain,
  type Barrier,
  type Brief,
  bargainsOf,
  type Game,
  type GameEvent,
  type Header,
  inLanguage,
  type Match,
  mayKnow,
  type PhrasedQuestion,
  phrased,
  type Question,
  type Result,
  type Roll,
  type Seat,
  type Waiting,
} from '../kernel/index.ts'
import { type Messages, type Sentence, sentence, wordsIn } from '../text/index.ts'
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
  /** Whose doing or fate it is; left out where it is nobody's. */
  readonly seat?: Seat
  /** The same in a word or two, where that is worth it. */
  readonly brief?: Brief
  /** Which moment of the game it is, by the name its game gives it; left out for what passes by. */
  readonly moment?: string
}

/** A game as one seat may see it now: everything a table is drawn from. */
export interface Position {
  /** The language it is told in; the game itself is told in English where it has no words of that. */
  readonly language: string
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
  /** What the table waits for, and how many are ready; left out once the game is over. */
  readonly waiting?: Waiting
  /** Who is thinking that is not a person: the name of its seat, and what the bot is called; left out where nobody is. */
  readonly thinking?: { readonly name: string; readonly bot: string }
  /** Counts up with every change, so that what was found out about one position is not taken for another. */
  readonly serial: number
}

/** What one seat has been told of a match, drawn out with every answer. */
interface Telling {
  readonly entries: Entry[]
  /** How many of the events and of the words are told in it. */
  events: number
  words: number
}

/** What one match has told so far, kept so that each answer adds to it and nothing is put into words twice. */
export class Narrator {
  private told: { readonly event: GameEvent; readonly at: number; readonly entry: Entry | null }[] = []
  /** How many moves are told; -1 before any is. */
  private length = -1
  /** How often the match had been taken back when it was last told. */
  private turnedBack = 0
  private readonly tellings = new Map<Seat | null, Telling>()
  /** What was said, as it stood after so many moves and words. */
  private said: { readonly length: number; readonly count: number; readonly entries: readonly Entry[] } = {
    ...{ length: -1, count: 0, entries: [] },
  }
  private serial = 0
  /** The questions put into words: as long as one is open, nothing changes that its seat can see. */
  private readonly game: Game
  private readonly language: string
  private readonly spoken: Messages
  private readonly phrased = new WeakMap<Question, PhrasedQuestion>()

  constructor(
    private readonly match: Match,
    private readonly path: () => string | null,
    /** The language it is to be told in, the game and what is said around it. */
    language: string = 'en',
  ) {
    this.game = inLanguage(match.game, language)
    this.language = language
    this.spoken = wordsIn(language)
  }

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

  private ended(match: Match): Result | null {
    return resultIn(this.game, match)
  }

  /** The match as a seat sees it now (`null` watches), or as it stood: `then` is a fork of it from an earlier moment. */
  position(seat: Seat | null, then: Match = this.match): Position {
    this.catchUp()
    // What others answer at the same time is not even counted, or they could be seen to think again.
    const hidden = then.hiddenFrom(seat)
    const counted = (at: number) => at - hidden.filter(n => n <= at).length
    const all = this.telling(seat).entries
    const until = countUntil(all, then.length)
    const chronicle = all.slice(0, until)
    for (let i = until - 1; i >= 0 && chronicle[i]!.at >= (hidden[0] ?? Number.POSITIVE_INFINITY); i--)
      chronicle[i] = { ...chronicle[i]!, at: counted(chronicle[i]!.at) }
    const last = seat === null ? latestOf(then, hidden) - 1 : then.lastAnswerOf(seat) - 1
    const view = then.view(seat)
    const { rolls, isNew } = lastRolls(then, seat, this.game, view)
    const waiting = then.waiting()
    return {
      language: this.language,
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
      known: countUntil(all, last, until),
      length: counted(then.length),
      undoable: seat === null ? { moves: 0, barrier: 'start' } : then.undoable(seat),
      path: this.path(),
      bargains: this.bargains(then.length).map(one => ({
        ...one,
        at: counted(one.at),
        answered: one.answered === null ? null : counted(one.answered),
        settled: one.settled === null ? null : counted(one.settled),
      })),
      ...(waiting ? { waiting } : {}),
      serial: ++this.serial,
    }
  }

  /** Everything that was said so far, and how bargains went. */
  words(): Entry[] {
    this.catchUp()
    return [...this.wordsNow()]
  }

  private bargains(length: number): Bargain[] {
    const { match } = this
    if (match.said.length === 0) return []
    return bargainsOf({
      game: match.game,
      said: match.said.filter(({ at }) => at <= length),
      length,
      eventsOf: n => match.eventsOf(n),
    })
  }

  /** What was said, and how bargains went, in the order it was; no rule is behind what is but said. */
  private wordsNow(): readonly Entry[] {
    const { game, match } = this
    const { header, said, length } = match
    if (this.said.length === length && this.said.count === said.length) return this.said.entries
    const bargains = this.bargains(length)
    const { seats } = header
    const { rule = '' } = game.bargains ?? {}
    let offers = 0
    const spoken = said.flatMap(one => {
      const { saying, at } = one
      const number = 'offer' in saying ? ++offers : answerTo(saying)
      const text = saidText(this.spoken, one, game, seats, bargains[(number ?? 0) - 1])
      return text === null ? [] : [{ at, text, rule: number === null ? '' : rule }]
    })
    const settled = bargains.flatMap(one =>
      one.settled === null ? [] : [{ at: one.settled, text: settledText(this.spoken, one, seats), rule }],
    )
    // A move that settles a bargain comes before what is said after it.
    const all = [...settled, ...spoken].sort((a, b) => a.at - b.at)
    // What was told already stands: nothing is said, nor settled, before it.
    const before = this.said.entries
    const fresh = all.slice(before.length).map((entry): Entry => ({ day: this.dayAt(entry.at), ...entry }))
    this.said = { length, count: said.length, entries: [...before, ...fresh] }
    return this.said.entries
  }

  /** The day it was after so many moves. */
  private dayAt(at: number): number {
    return this.told.findLast(told => told.at <= at)?.event.day ?? 1
  }

  /** Takes in what was told since; where moves were taken back, all of it anew. */
  private catchUp(): void {
    const { match } = this
    const { seats } = match.header
    if (match.turnedBack !== this.turnedBack) {
      this.turnedBack = match.turnedBack
      this.told = []
      this.length = -1
      this.tellings.clear()
      this.said = { length: -1, count: 0, entries: [] }
    }
    for (let at = this.length + 1; at <= match.length; at++) {
      for (const event of match.eventsOf(at)) {
        const text = this.game.sentence(event, seats)
        const moment = this.game.moment?.(event)
        const brief = this.game.brief?.(event, seats)
        const more = {
          ...(brief === undefined ? {} : { brief }),
          ...(event.to === undefined ? {} : { alone: true }),
          ...(event.seat === null ? {} : { seat: event.seat }),
          ...(moment === undefined ? {} : { moment }),
        }
        const entry = text === null ? null : { day: event.day, text, rule: event.rule, at, ...more }
        this.told.push({ event, at, entry })
      }
    }
    this.length = match.length
  }

  /** All that a seat may be told until now: what it has been told before, and after it what is new. */
  private telling(seat: Seat | null): Telling {
    const words = this.wordsNow()
    const known = this.tellings.get(seat) ?? { entries: [], events: 0, words: 0 }
    this.tellings.set(seat, known)
    const { entries } = known
    for (; known.events < this.told.length; known.events++) {
      const { event, at, entry } = this.told[known.events]!
      // What was said after so many moves comes after all that those have brought.
      for (; known.words < words.length && words[known.words]!.at < at; known.words++) entries.push(words[known.words]!)
      if (entry && mayKnow(event, seat)) entries.push(entry)
    }
    for (; known.words < words.length; known.words++) entries.push(words[known.words]!)
    return known
  }
}

/** How a match has ended, in the words of a game as it is told; null where it has not. */
export const resultIn = (told: Game, { result, state }: Pick<Match, 'result' | 'state'>): Result | null =>
  result && told.ending ? { ...result, text: told.ending(state) } : result

/** How many of the entries, which stand in the order of the moves, were told by so many of those. */
function countUntil(entries: readonly Entry[], moves: number, most = entries.length): number {
  let count = most
  while (count > 0 && entries[count - 1]!.at > moves) count--
  return count
}

/** The last move that is not hidden, counted from 1. */
function latestOf({ length }: Match, hidden: readonly number[]): number {
  let n = length
  while (hidden.includes(n)) n--
  return n
}

/** Who sits at the keyboard next: who sat there, if he is asked anything; else the first who is; else whoever sat there. */
export function nextSeat(match: Match, sitting: Seat | null): Seat | null {
  if (sitting !== null && match.questionFor(sitting)) return sitting
  return match.questions[0]?.seat ?? sitting ?? (match.header.seats.length === 1 ? 0 : null)
}

/** Why no more can be taken back than this. */
export function notUndone({ moves, barrier }: Position['undoable']): Sentence {
  const why = sentence(`barrier-${barrier}`)
  return moves === 0 ? sentence('undo-none', { why }) : sentence('undo-only', { n: moves, why })
}
