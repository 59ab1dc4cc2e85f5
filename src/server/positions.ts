import { bargainOutcomeText, lastRolls, talkText } from '../commands/index.ts'
import {
  type Bargain,
  type Barrier,
  bargainsOf,
  type Game,
  type GameEvent,
  type Header,
  inLanguage,
  type Match,
  mayKnow,
  notesOf,
  type PhrasedOption,
  type PhrasedQuestion,
  phrased,
  type Question,
  type Result,
  type Roll,
  repliedOffer,
  type Seat,
  type ShortForm,
  type Waiting,
} from '../kernel/index.ts'
import { type Messages, messagesIn, type Sentence, sentence } from '../text/index.ts'
import type { GuideProgress } from './guide.ts'
import type { SharedTableInfo } from './people.ts'

/** A sentence in the log with its day and rule number. */
export interface LogEntry {
  readonly day: number
  readonly text: string
  readonly rule: string
  /** The number of moves when the sentence was logged, including the sentence's own move. */
  readonly at: number
  /** True if not everyone may see the sentence. */
  readonly alone?: boolean
  readonly seat?: Seat
  /** A short form of one or two words, if one is useful. */
  readonly shortForm?: ShortForm
  /** The game's name for a highlight. Omitted for ordinary events. */
  readonly highlight?: string
}

/** The data needed to draw the table: everything that a seat may see of a game now. */
export interface Position {
  /** The language of the text. Games without a translation are in English. */
  readonly language: string
  readonly game: Game
  readonly header: Header
  /** The seat at the keyboard, or null for a spectator. */
  readonly seat: Seat | null
  readonly view: unknown
  readonly question: PhrasedQuestion | null
  /** The stretches of play that the player can leave to the adviser. Omitted if there are none. */
  readonly stretches?: readonly PhrasedOption[]
  readonly result: Result | null
  readonly day: number
  readonly log: readonly LogEntry[]
  /** The most recent dice rolls. */
  readonly rolls: readonly Roll[]
  /**
   * The number of the move that caused the rolls (counted from 1), or null if they are older than the last move that
   * wasn't automatic.
   */
  readonly rolledAt: number | null
  /** The number of log entries from before this seat's last answer, or from before the last move for a spectator. */
  readonly known: number
  /** The number of moves, without those that are hidden from the seat. */
  readonly length: number
  readonly undoable: { readonly moves: number; readonly barrier: Barrier }
  /** The number of undone moves that the seat may redo. */
  readonly redoable: number
  readonly path: string | null
  /** The people at a table with several clients. Omitted if all players share one keyboard. */
  readonly shared?: SharedTableInfo
  readonly guide?: GuideProgress
  readonly bargains: readonly Bargain[]
  /** The seat's own notes. Omitted if there are none. */
  readonly notes?: readonly string[]
  /** The decision in progress and the number of players who are ready. Omitted once the game is over. */
  readonly waiting?: Waiting
  /** The bot that is thinking, and the name of its seat. Omitted if no bot is thinking. */
  readonly thinking?: { readonly name: string; readonly bot: string }
  /** A number that increases with every change. It keeps results for one position from being applied to another. */
  readonly serial: number
}

/** The log of one seat, extended after every answer. */
interface SeatLog {
  readonly entries: LogEntry[]
  /** The number of events already included. */
  events: number
  /** The number of chat entries already included. */
  words: number
}

/** The log of a match. Each answer only adds to it, so no event is phrased twice. */
export class GameLog {
  private logged: { readonly event: GameEvent; readonly at: number; readonly entry: LogEntry | null }[] = []
  private length = -1
  /** The match's undo count when the log was last updated. */
  private undoCount = 0
  private readonly seatLogs = new Map<Seat | null, SeatLog>()
  /** The cached chat entries for this number of moves (`length`) and chat lines (`count`). */
  private talk: { readonly length: number; readonly count: number; readonly entries: readonly LogEntry[] } = {
    ...{ length: -1, count: 0, entries: [] },
  }
  private serial = 0
  /** The game in the log's language. */
  private readonly game: Game
  private readonly language: string
  private readonly spoken: Messages
  /** The phrased questions. They stay valid, because nothing that a seat can see changes while its question is open. */
  private readonly phrased = new WeakMap<Question, PhrasedQuestion>()

  constructor(
    private readonly match: Match,
    private readonly path: () => string | null,
    /** The language of the game's text and of messages. */
    language: string = 'en',
  ) {
    this.game = inLanguage(match.game, language)
    this.language = language
    this.spoken = messagesIn(language)
  }

  /** Returns the seat's question in the log's language. */
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

  /**
   * Returns the match as a seat sees it (`null` for a spectator). To get an earlier position, pass a fork of the match
   * as `then`.
   */
  position(seat: Seat | null, then: Match = this.match): Position {
    this.catchUp()
    // Leave others' hidden answers out of all counts. Otherwise, players could see the counts change.
    const hidden = then.hiddenFrom(seat)
    const counted = (at: number) => at - hidden.filter(n => n <= at).length
    const all = this.seatLog(seat).entries
    const until = countUntil(all, then.length)
    const log = all.slice(0, until)
    for (let i = until - 1; i >= 0 && log[i]!.at >= (hidden[0] ?? Number.POSITIVE_INFINITY); i--)
      log[i] = { ...log[i]!, at: counted(log[i]!.at) }
    const last = seat === null ? latestOf(then, hidden) - 1 : then.lastAnswerOf(seat) - 1
    const view = then.view(seat)
    const { rolls, rolledAt } = lastRolls(then, seat, this.game, view)
    const waiting = then.waiting()
    const notes = seat === null ? [] : notesOf(then, seat)
    return {
      language: this.language,
      game: this.game,
      header: then.header,
      seat,
      view,
      question: this.asked(then, seat, view),
      result: this.ended(then),
      day: then.state.day,
      log,
      rolls,
      rolledAt,
      known: countUntil(all, last, until),
      length: counted(then.length),
      undoable: seat === null ? { moves: 0, barrier: 'start' } : then.undoable(seat),
      redoable: seat === null ? 0 : then.redoable(seat),
      path: this.path(),
      bargains: this.bargains(then.length).map(one => ({
        ...one,
        at: counted(one.at),
        answered: one.answered === null ? null : counted(one.answered),
        settled: one.settled === null ? null : counted(one.settled),
      })),
      ...(notes.length > 0 ? { notes } : {}),
      ...(waiting ? { waiting } : {}),
      serial: ++this.serial,
    }
  }

  words(): LogEntry[] {
    this.catchUp()
    return [...this.wordsNow()]
  }

  private bargains(length: number): Bargain[] {
    const { match } = this
    if (match.chat.length === 0) return []
    return bargainsOf({
      game: match.game,
      chat: match.chat.filter(({ at }) => at <= length),
      length,
      eventsOf: n => match.eventsOf(n),
    })
  }

  /** Returns the chat and bargain entries in order. Plain chat has no rule number. */
  private wordsNow(): readonly LogEntry[] {
    const { game, match } = this
    const { header, chat, length } = match
    if (this.talk.length === length && this.talk.count === chat.length) return this.talk.entries
    const bargains = this.bargains(length)
    const { seats } = header
    const { rule = '' } = game.bargains ?? {}
    let offers = 0
    const spoken = chat.flatMap(one => {
      const { message, at } = one
      const number = 'offer' in message ? ++offers : repliedOffer(message)
      const text = talkText(this.spoken, one, game, seats, bargains[(number ?? 0) - 1])
      return text === null ? [] : [{ at, text, rule: number === null ? '' : rule }]
    })
    const settled = bargains.flatMap(one =>
      one.settled === null ? [] : [{ at: one.settled, text: bargainOutcomeText(this.spoken, one, seats), rule }],
    )
    // A move that settles a bargain precedes later chat.
    const all = [...settled, ...spoken].sort((a, b) => a.at - b.at)
    // Entries that were already logged are final, so nothing can be inserted before them.
    const before = this.talk.entries
    const fresh = all.slice(before.length).map((entry): LogEntry => ({ day: this.dayAt(entry.at), ...entry }))
    this.talk = { length, count: chat.length, entries: [...before, ...fresh] }
    return this.talk.entries
  }

  private dayAt(at: number): number {
    return this.logged.findLast(one => one.at <= at)?.event.day ?? 1
  }

  /** Logs new events. After an undo, logs everything again. */
  private catchUp(): void {
    const { match } = this
    const { seats } = match.header
    if (match.undoCount !== this.undoCount) {
      this.undoCount = match.undoCount
      this.logged = []
      this.length = -1
      this.seatLogs.clear()
      this.talk = { length: -1, count: 0, entries: [] }
    }
    for (let at = this.length + 1; at <= match.length; at++) {
      for (const event of match.eventsOf(at)) {
        const text = this.game.sentence(event, seats)
        const highlight = this.game.highlight?.(event)
        const shortForm = this.game.shortForm?.(event, seats)
        const more = {
          ...(shortForm === undefined ? {} : { shortForm }),
          ...(event.to === undefined ? {} : { alone: true }),
          ...(event.seat === null ? {} : { seat: event.seat }),
          ...(highlight === undefined ? {} : { highlight }),
        }
        const entry = text === null ? null : { day: event.day, text, rule: event.rule, at, ...more }
        this.logged.push({ event, at, entry })
      }
    }
    this.length = match.length
  }

  /** Returns the log of a seat after adding new events and chat. */
  private seatLog(seat: Seat | null): SeatLog {
    const words = this.wordsNow()
    const known = this.seatLogs.get(seat) ?? { entries: [], events: 0, words: 0 }
    this.seatLogs.set(seat, known)
    const { entries } = known
    for (; known.events < this.logged.length; known.events++) {
      const { event, at, entry } = this.logged[known.events]!
      // Chat is placed after the events of all moves made before it.
      for (; known.words < words.length && words[known.words]!.at < at; known.words++) entries.push(words[known.words]!)
      if (entry && mayKnow(event, seat)) entries.push(entry)
    }
    for (; known.words < words.length; known.words++) entries.push(words[known.words]!)
    return known
  }
}

/** Returns the result of a match in the game's words, or null if it is not over. */
export const resultIn = (game: Game, { result, state }: Pick<Match, 'result' | 'state'>): Result | null =>
  result && game.ending ? { ...result, text: game.ending(state) } : result

/** Returns the number of entries that belong to the first `moves` moves. The entries are in the order of the moves. */
function countUntil(entries: readonly LogEntry[], moves: number, most = entries.length): number {
  let count = most
  while (count > 0 && entries[count - 1]!.at > moves) count--
  return count
}

/** Returns the number (counted from 1) of the last move that isn't hidden, or 0 if there is none. */
function latestOf({ length }: Match, hidden: readonly number[]): number {
  let n = length
  while (hidden.includes(n)) n--
  return n
}

/**
 * Returns the next seat at the keyboard: the current one if it has a question, otherwise the first that has one. If no
 * seat has a question, the current one is kept. If there is none, it is the only player's seat, or null.
 */
export function nextAtKeyboard(match: Match, current: Seat | null): Seat | null {
  if (current !== null && match.questionFor(current)) return current
  return match.questions[0]?.seat ?? current ?? (match.header.seats.length === 1 ? 0 : null)
}

export function notUndone({ moves, barrier }: Position['undoable']): Sentence {
  const why = sentence(`barrier-${barrier}`)
  return moves === 0 ? sentence('undo-none', { why }) : sentence('undo-only', { n: moves, why })
}

export const notRedone = (most: number): Sentence =>
  most === 0 ? sentence('redo-none') : sentence('redo-only', { n: most })
