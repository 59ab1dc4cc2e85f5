import { connect, type Socket } from 'node:net'
import type { TalkWord } from '../commands/index.ts'
import { type Game, type Header, inLanguage, type Seat } from '../kernel/index.ts'
import { diskWords, errorCode, UserError } from '../storage/index.ts'
import {
  type LanguageRequest as LanguageWish,
  languageFor,
  type Messages,
  messagesIn,
  type Sentence,
  sentence,
  type Words,
} from '../text/index.ts'
import type { LogEntry, Position } from './positions.ts'
import {
  type ClientMessage,
  LineReader,
  LONGEST_SERVER_LINE,
  lineFor,
  type People,
  type PositionParts,
  readServerMessage,
  type ServerMessage,
  WIRE_PROTOCOL,
} from './wire.ts'

/** A guest's request for a seat, with the passphrase. */
export interface SeatRequest {
  readonly seat: string | null
  readonly phrase: string | null
  /** True to replace the player who holds the seat. */
  readonly take: boolean
}

/** The result of requesting a seat. */
export type JoinResult =
  | { readonly kind: 'in'; readonly guest: Guest }
  | { readonly kind: 'refused'; readonly sentence: string; readonly wants: 'phrase' | 'take' | null }

/** A message from the table. */
export type TableNews =
  /** `own` is true if the position is the result of this seat's own action. */
  | { readonly kind: 'position'; readonly position: Position; readonly own: boolean; readonly notice: Words | null }
  | { readonly kind: 'irreversibility'; readonly serial: number; readonly id: string; readonly final: boolean }
  | { readonly kind: 'notice'; readonly tone: 'plain' | 'bad'; readonly text: Words }
  /** The table has closed. `lost` is true if the connection broke without a farewell. */
  | { readonly kind: 'closed'; readonly sentence: Words; readonly lost: boolean }

/** The time limit for the reply to a greeting (ms). It is long because passphrase checks may queue up. */
const JOIN_TIMEOUT = 30_000

/**
 * Joins the table that listens on a socket. Throws UserError if there is none, or if it doesn't answer in time or uses
 * another protocol, game or version of the rules.
 */
export function joinTable(
  path: string,
  name: string,
  wish: SeatRequest,
  games: readonly Game[],
  language: LanguageWish,
): Promise<JoinResult> {
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    const guest = new Guest(name, socket, games, language, {
      in: () => done(() => resolve({ kind: 'in', guest })),
      refused: (sentence, wants) => done(() => resolve({ kind: 'refused', sentence, wants })),
      lost: sentence => done(() => reject(new UserError(sentence))),
    })
    const timer = setTimeout(() => {
      socket.destroy()
      done(() => reject(new UserError(sentence('table-no-answer', { table: name }))))
    }, JOIN_TIMEOUT)
    function done(act: () => void): void {
      clearTimeout(timer)
      act()
    }
    socket.on('error', error => done(() => reject(new UserError(absent(name, error), 1, { cause: error }))))
    const hello = { kind: 'hello', cantrip: WIRE_PROTOCOL, ...wish, language: language.language } as const
    socket.on('connect', () => socket.write(lineFor(hello)))
  })
}

function absent(name: string, error: unknown): Sentence {
  const code = errorCode(error)
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return sentence('table-not-open', { table: name })
  return sentence('table-unreachable', { table: name, why: diskWords(error) })
}

interface Reception {
  in(): void
  refused(sentence: string, wants: 'phrase' | 'take' | null): void
  lost(sentence: Words): void
}

/** A client of a table hosted by another process. It receives what its seat may see and sends the seat's actions. */
export class Guest {
  private readonly reader = new LineReader(LONGEST_SERVER_LINE)
  private readonly wish: LanguageWish
  /** The language in which the table sends the game's text. */
  private language: string
  private header: Header | null = null
  private game: Game | null = null
  private seat: Seat | null = null
  private people: People = { seats: [], watching: 0 }
  private now: Position | null = null
  private parts: PositionParts = {}
  private asking = 0
  private isOpen = true
  /** News that arrived before there was a listener. */
  private waiting: TableNews[] = []
  private listener: ((news: TableNews) => void) | null = null

  constructor(
    readonly name: string,
    private readonly socket: Socket,
    private readonly games: readonly Game[],
    wish: LanguageWish,
    private readonly reception: Reception,
  ) {
    this.wish = wish
    this.language = wish.language
    socket.on('data', chunk => this.read(chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => this.closed(sentence('table-gone', { table: name }), true))
  }

  /** The current position. Throws Error before the first one arrives. */
  get position(): Position {
    if (!this.now) throw new Error('The table has not sent a position yet.')
    return this.now
  }

  /** Sets the listener for news. Calls it asynchronously with earlier news, except positions. */
  listen(listener: (news: TableNews) => void): void {
    this.listener = listener
    const missed = this.waiting.splice(0).filter(news => news.kind !== 'position')
    queueMicrotask(() => {
      for (const news of missed) listener(news)
    })
  }

  answer(id: string): void {
    this.send({ kind: 'answer', asking: this.asking, id })
  }

  /** Asks the table to undo this seat's last answers. A refusal arrives as news. */
  undo(count: number): void {
    this.send({ kind: 'undo', count })
  }

  /** Asks the table to redo moves that this seat has undone. A refusal arrives as news. */
  redo(count: number): void {
    this.send({ kind: 'redo', count })
  }

  /** Asks the table whether an answer would be irreversible. */
  checkIrreversible(serial: number, id: string): void {
    this.send({ kind: 'check-irreversible', serial, asking: this.asking, id })
  }

  /** Requests the list of seats, or assigns a seat to a bot or a person. */
  giveSeat(words: string): void {
    this.send({ kind: 'seat', words: [...words].slice(0, 1000).join('') })
  }

  /** Chats, offers a bargain or replies to one. */
  talk(word: TalkWord, text: string): void {
    this.send({ kind: 'talk', word, text: [...text].slice(0, 1000).join('') })
  }

  speak(language: string): void {
    this.language = language
    if (this.game) this.game = inLanguage(this.game, language)
    if (this.isOpen) this.socket.write(lineFor({ kind: 'language', language }))
  }

  /** Leaves the table. The game continues, and the player can take the seat again. */
  leave(): void {
    this.isOpen = false
    this.socket.end()
  }

  private send(asked: ClientMessage): void {
    if (!this.isOpen) return
    if (this.seat === null) this.notify({ kind: 'notice', tone: 'bad', text: sentence('table-watchers-silent') })
    else this.socket.write(lineFor(asked))
  }

  private notify(news: TableNews): void {
    if (this.listener) this.listener(news)
    else this.waiting.push(news)
  }

  private read(chunk: Buffer): void {
    const lines = this.isOpen ? this.reader.read(chunk) : []
    const nonsense = sentence('table-talks-nonsense', { table: this.name })
    if (lines === null) {
      this.closed(nonsense, true)
      return
    }
    for (const line of lines) {
      if (!this.isOpen) return
      const message = readServerMessage(line)
      if (message === null) {
        this.closed(nonsense, true)
        return
      }
      this.handle(message)
    }
  }

  private handle(message: ServerMessage): void {
    switch (message.kind) {
      case 'refused':
        this.leave()
        this.reception.refused(message.sentence, message.wants)
        return
      case 'welcome':
        this.handleWelcome(message)
        return
      case 'people': {
        const before = this.people
        this.people = message.people
        const { now } = this
        if (now)
          this.setPosition(
            { ...now, shared: this.shared(now.shared?.asked ?? []) },
            false,
            presenceText(messagesIn(this.language), before, message.people),
          )
        return
      }
      case 'position':
        this.handlePosition(message)
        return
      case 'irreversibility':
        this.notify({ kind: 'irreversibility', serial: message.serial, id: message.id, final: message.final })
        return
      case 'notice':
        this.notify({ kind: 'notice', tone: message.tone, text: message.text })
        return
      case 'bye':
        this.closed(message.sentence, false)
        return
      case 'table':
        return
    }
  }

  private handleWelcome({ header, seat, cantrip }: ServerMessage & { kind: 'welcome' }): void {
    const { name: table } = this
    const game = this.games.find(known => known.id === header.game)
    if (cantrip !== WIRE_PROTOCOL) this.closed(sentence('table-talks-nonsense', { table }), true)
    else if (!game) this.closed(sentence('table-unknown-game', { table, game: header.game }), true)
    else if (header.rules !== game.rules) {
      const { title, rules: ours } = game
      this.closed(sentence('table-other-rules', { table, theirs: header.rules, game: title, ours }), true)
    } else {
      const language = languageFor(this.wish, [game])
      if (language !== this.language) this.speak(language)
      this.game = inLanguage(game, language)
      // The seed determines the order of every deck, so it stays with the host.
      this.header = { ...header, seed: '' }
      this.seat = seat
    }
  }

  private handlePosition(message: ServerMessage & { kind: 'position' }): void {
    const { game, header, seat, now } = this
    if (!game || !header) return
    const { serial, asking, own, from, entries, notice } = message
    const parts = wholeParts({ ...this.parts, ...message })
    if (!parts) {
      this.closed(sentence('table-begins-late', { table: this.name }), true)
      return
    }
    this.parts = parts
    const {
      view,
      question,
      result,
      day,
      rolls,
      rolledAt,
      known,
      length,
      undoable,
      redoable,
      bargains,
      notes,
      asked,
      waiting,
    } = parts
    this.asking = asking
    const before: readonly LogEntry[] = now?.log ?? []
    const log = [...before.slice(0, from), ...entries]
    const position: Position = {
      language: this.language,
      game,
      header,
      seat,
      view: reuseUnchanged(now?.view, view),
      question: reuseUnchanged(now?.question, question),
      result,
      day,
      log,
      rolls,
      rolledAt,
      known: Math.min(known, log.length),
      length,
      undoable,
      redoable,
      bargains,
      ...(notes.length > 0 ? { notes } : {}),
      ...(waiting ? { waiting } : {}),
      path: null,
      serial,
      shared: this.shared(asked),
    }
    if (now) {
      this.setPosition(position, own, notice)
      return
    }
    this.now = position
    this.reception.in()
  }

  private setPosition(position: Position, own: boolean, notice: Words | null): void {
    this.now = position
    this.notify({ kind: 'position', position, own, notice })
  }

  private shared(asked: readonly Seat[]): NonNullable<Position['shared']> {
    const { seats, watching } = this.people
    return { name: this.name, seats, watching, asked }
  }

  private closed(sentence: Words, lost: boolean): void {
    if (!this.isOpen) return
    this.isOpen = false
    this.socket.destroy()
    if (this.now) this.notify({ kind: 'closed', sentence, lost })
    else this.reception.lost(sentence)
  }
}

/** Returns a position with all its parts, or null if one is missing. */
function wholeParts(received: PositionParts): Required<PositionParts> | null {
  const { view, question, result, day, rolls, rolledAt, known, length, undoable, redoable, bargains, asked, waiting } =
    received
  const parts = {
    view,
    question,
    result,
    day,
    rolls,
    rolledAt,
    known,
    length,
    undoable,
    redoable,
    bargains,
    notes: received.notes ?? [],
    asked,
    waiting,
  }
  const isWhole = (all: PositionParts): all is Required<PositionParts> =>
    Object.values(all).every(part => part !== undefined)
  return isWhole(parts) ? parts : null
}

/**
 * Describes the arrivals and departures, or returns null if there are none. Ignores changes between a person and a bot,
 * which have their own message.
 */
function presenceText(words: Messages, before: People, { seats }: People): string | null {
  const sentences = seats.flatMap(({ name, here, bot }, i) => {
    const was = before.seats[i]
    if (!was || bot || was.bot || here === was.here) return []
    return [words.get(here ? 'people-come' : 'people-left', { name })]
  })
  return sentences.length === 0 ? null : sentences.join(' ')
}

/**
 * Replaces every unchanged part of `now` with the object from `before`, and returns the result. Caches keyed by object
 * identity (such as one map per board) then still hit.
 */
function reuseUnchanged<T>(before: unknown, now: T): T {
  if (before === now) return now
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now
  if (Array.isArray(before) !== Array.isArray(now)) return now
  const was = before as Record<string, unknown>
  const is = now as Record<string, unknown>
  const keys = Object.keys(is)
  let same = keys.length === Object.keys(was).length
  for (const key of keys) {
    const kept = reuseUnchanged(was[key], is[key])
    is[key] = kept
    same &&= kept === was[key]
  }
  // Return the old object only if all parts are equal.
  return same ? (before as T) : now
}
