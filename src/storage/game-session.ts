import {
  type Game,
  type GameEvent,
  type GameRecord,
  type Header,
  Match,
  type RecordLine,
  type Seat,
  type TalkMessage,
  talkHash,
} from '../kernel/index.ts'
import { sentence, type Words } from '../text/index.ts'
import { PERSON } from './header.ts'
import type { PositionCache } from './position-cache.ts'
import { SaveFile, type SaveResult } from './save-file.ts'
import { openSave } from './saves.ts'
import { type WinPlace, winPlaceOf } from './statistics.ts'
import { errorText, UserError } from './user-error.ts'

/** The result of an action at the table. */
export interface ActionResult {
  readonly events: readonly GameEvent[]
  /** A notice about saving, or null. */
  readonly sentence: Words | null
}

/**
 * A game in play and its save file. Every action is on disk before its result is shown. The class doesn't depend on any
 * particular game.
 */
export class GameSession {
  /** Notices for the player to read before play continues, for example about a truncated last line or a full disk. */
  readonly notes: Words[] = []
  private readonly lines: RecordLine[]
  private lastProblem: Words | null = null
  private seated: readonly string[]

  private constructor(
    readonly game: Game,
    readonly match: Match,
    private readonly save: SaveFile | null,
    lines: readonly RecordLine[],
    private readonly positions: PositionCache | null,
  ) {
    this.lines = [...lines]
    const seating = lines.findLast(line => 'players' in line)
    const { players, seats } = match.header
    this.seated = seating && 'players' in seating ? seating.players : (players ?? seats.map(() => PERSON))
  }

  /**
   * Begins a game with a new save file, or without one if `path` is null. Throws UserError if the game can't be played
   * or the name is taken.
   */
  static begin(game: Game, header: Header, path: string | null, positions: PositionCache | null = null): GameSession {
    let match: Match
    try {
      match = Match.begin(game, header)
    } catch (error) {
      throw new UserError(errorText(error), 1, { cause: error })
    }
    const save = path === null ? null : SaveFile.create(path, header)
    return GameSession.flushed(new GameSession(game, match, save, [], positions))
  }

  /** Continues a game from its record, without a save file. */
  static unsaved(game: Game, match: Match, lines: readonly RecordLine[]): GameSession {
    return new GameSession(game, match, null, lines, null)
  }

  private static flushed(session: GameSession): GameSession {
    const problem = session.flush()
    if (problem !== null) session.notes.push(problem)
    return session
  }

  /** Resumes a saved game. Throws UserError if it is invalid or someone else is playing it. */
  static resume(path: string, games: readonly Game[], positions: PositionCache | null = null): GameSession {
    const { save, loaded } = SaveFile.open(path, () => openSave(path, games, positions))
    const { game, match, record, notes } = loaded
    const session = new GameSession(game, match, save, record.lines, positions)
    session.notes.push(...notes, ...save.notes)
    return session
  }

  /**
   * Begins a copy of a game with all its moves. The copy is saved to a new file, or not at all if `path` is null.
   * Throws UserError if that fails.
   */
  static branch(match: Match, path: string | null, positions: PositionCache | null = null): GameSession {
    const { game, header, moves, chat } = match
    const copy = Match.begin(game, header)
    const wordsAt = (at: number): RecordLine[] =>
      chat.flatMap(one => {
        if (one.at !== at) return []
        copy.say(one.by, one.message)
        return [{ ...one.message, by: one.by, hash: talkHash(copy) }]
      })
    const lines = wordsAt(0)
    for (const [i, move] of moves.entries()) {
      copy.play(move)
      lines.push({ ...move, hash: copy.hash() }, ...wordsAt(i + 1))
    }
    const save = path === null ? null : SaveFile.create(path, header, lines)
    return GameSession.flushed(new GameSession(game, copy, save, lines, positions))
  }

  get header(): Header {
    return this.match.header
  }

  /**
   * The current players by seat. They come from the last change in the record or, if there is none, from the header.
   */
  get players(): readonly string[] {
    return this.seated
  }

  seat(seat: Seat, player: string): ActionResult {
    const players = this.seated.map((before, i) => (i === seat ? player : before))
    this.seated = players
    return { events: [], sentence: this.keep({ players, hash: this.match.hash() }) }
  }

  get path(): string | null {
    return this.save?.path ?? null
  }

  get waiting(): number {
    return this.save?.waiting ?? 0
  }

  /** The record of the game, including undone moves. */
  get record(): GameRecord {
    return { header: this.header, lines: this.lines }
  }

  /**
   * Records an answer. `auto` means that the program answered for the player. Throws IllegalAnswer if the answer isn't
   * legal.
   */
  answer(seat: Seat, id: string, auto = false): ActionResult {
    const events = this.match.answer(seat, id, auto)
    return { events, sentence: this.keep({ seat, id, ...(auto ? { auto: true } : {}), hash: this.match.hash() }) }
  }

  /** Adds a chat message, a note, an offer or a reply to an offer. */
  say(by: Seat, message: TalkMessage): ActionResult {
    this.match.say(by, message)
    return { events: [], sentence: this.keep({ ...message, by, hash: talkHash(this.match) }) }
  }

  /** Undoes `count` moves for a seat and records that, with the same arguments and errors as `Match.undo`. */
  undo(seat: Seat, count = 1, own?: boolean): ActionResult {
    const isOwn = this.match.undo(seat, count, own)
    const line: RecordLine = { undo: count, by: seat, ...(isOwn ? { own: true } : {}), hash: this.match.hash() }
    return { events: [], sentence: this.keep(line) }
  }

  /** Redoes a seat's last undone moves. Throws Error with a sentence if there are fewer. */
  redo(seat: Seat, count = 1): ActionResult {
    const events: GameEvent[] = []
    let problem: Words | null = null
    for (let i = 0; i < count; i++) {
      const move = this.match.redo(seat)
      events.push(...this.match.lastEvents)
      problem = this.keep({ ...move, hash: this.match.hash() }) ?? problem
    }
    return { events, sentence: problem }
  }

  /** Sets the next dice rolls. Throws RangeError for a face that isn't a whole number of at least 1. */
  forceDice(dice: readonly number[]): ActionResult {
    this.match.forceDice(dice)
    return { events: [], sentence: this.keep({ dice, hash: this.match.hash() }) }
  }

  /** Puts cards on top of a pile. Throws Error for an unknown pile or card. */
  stack(pile: string, cards: readonly string[]): ActionResult {
    this.match.stack(pile, cards)
    return { events: [], sentence: this.keep({ stack: pile, cards, hash: this.match.hash() }) }
  }

  /** Saves a copy of the game so far to a new file. Throws UserError if that fails. */
  copyTo(path: string): void {
    const copy = SaveFile.create(path, this.header, this.lines)
    const saved = copy.flush()
    copy.release()
    if (!saved.ok) throw new UserError(saved.sentence)
  }

  /**
   * The rank of a finished game among the wins in its folder. Null if the game isn't saved or doesn't count, or if no
   * person has won.
   */
  get winPlace(): WinPlace | null {
    return this.save === null ? null : winPlaceOf(this.save.path, this.match, this.positions)
  }

  /**
   * Tries again to write the waiting lines. Returns a sentence if there is a new problem, if saving works again, or if
   * the file was backed up, recreated or moved. Otherwise, returns null.
   */
  flush(): Words | null {
    return this.save === null ? null : this.news(this.save.flush())
  }

  /** Caches the position and closes the save: writes waiting lines, or an emergency copy if that fails. */
  close(): SaveResult {
    if (this.save === null) return { ok: true, sentence: null }
    const bytes = this.positions && this.save.bytes()
    if (bytes) this.positions?.keep(this.save.path, bytes, this.match, this.lines.length)
    return this.save.close()
  }

  private keep(line: RecordLine): Words | null {
    this.lines.push(line)
    return this.save === null ? null : this.news(this.save.append(line))
  }

  /** Returns the sentence for a result. Reports each problem once, and once more when it is solved. */
  private news({ ok, sentence: problem }: SaveResult): Words | null {
    const before = this.lastProblem
    this.lastProblem = ok ? null : problem
    if (!ok) {
      return JSON.stringify(problem) === JSON.stringify(before)
        ? null
        : sentence('save-unwritable-now', { trouble: problem })
    }
    return problem ?? (before === null ? null : sentence('save-kept-again', { path: this.path ?? '' }))
  }
}
