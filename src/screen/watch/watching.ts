import { basename } from 'node:path'
import { type Game, inLanguage, type Match, type Seat } from '../../kernel/index.ts'
import { GameLogs } from '../../server/game-logs.ts'
import {
  type Bookmarks,
  errorText,
  GameSession,
  newSavePath,
  type PositionCache,
  playFile,
  saveName,
} from '../../storage/index.ts'
import { sentence, type Words } from '../../text/index.ts'
import { historyOf } from '../end/history.ts'
import type { Message } from '../model.ts'
import { type Answered, answeredBy } from './last-answer.ts'
import { type TurnStart, turnsOf } from './track.ts'

/**
 * The viewer of a saved game. The game is replayed to its end once. Each position is then a fork from the last
 * checkpoint before it, so going back is as fast as going forward.
 */
export class Watching {
  private readonly whole: Match
  private readonly problems: readonly Words[]
  /** The error if the bookmarks could not be read, or null. */
  readonly bookmarksError: Words | null
  private readonly logs: GameLogs
  private turns: readonly TurnStart[]
  private marks: readonly number[]
  private language: string
  /** The match at the current position. */
  private now: Match
  /** The answer that led to the current position, or null at the start. */
  private answered: Answered | null = null
  /** The seat whose view is shown, or null for a spectator. */
  private perspective: Seat | null

  /** Opens a saved game or a move file. Throws UserError if there is nothing to watch. */
  constructor(
    private readonly path: string,
    games: readonly Game[],
    private readonly bookmarks: Bookmarks,
    languageFor: (game: Game) => string,
  ) {
    const { match, problems } = playFile(path, games)
    this.whole = match
    this.language = languageFor(match.game)
    this.now = match
    this.problems = problems
    this.logs = new GameLogs(match, () => path)
    this.turns = turnsOf(match, inLanguage(match.game, this.language))
    const { marks, problem: unread } = marksOf(path, bookmarks)
    this.marks = marks.filter(mark => mark <= match.length)
    this.bookmarksError = unread
    this.perspective = match.header.seats.length === 1 ? 0 : null
  }

  /** Goes to the position after this number of answers, or to the nearest one that exists. */
  goTo(wanted: number): Message {
    const { whole, turns, marks, problems } = this
    const at = Math.min(Math.max(0, Math.trunc(wanted) || 0), whole.length)
    const move = whole.moves[at - 1]
    if (!move) {
      this.now = whole.fork({ at, headless: false })
      this.answered = null
    } else if (at !== this.now.length || !this.answered) {
      // Play only the next answer if possible. Otherwise, fork again.
      if (at !== this.now.length + 1) this.now = whole.fork({ at: at - 1, headless: false })
      this.answered = answeredBy(this.now, move, this.language, this.perspective)
      this.now.play(move)
      for (const { by, message } of whole.chat.filter(sent => sent.at === at)) this.now.say(by, message)
    }
    const { now, answered } = this
    const watch = { file: basename(this.path), at, total: whole.length, answered, problems, turns, marks }
    return { kind: 'watched', position: this.logs.in(this.language).position(this.perspective, now), watch }
  }

  speak(language: string): Message {
    this.language = language
    this.turns = turnsOf(this.whole, inLanguage(this.whole.game, language))
    this.answered = null
    return this.goTo(this.now.length)
  }

  /** Returns the history of the game as a message, or nothing if the game isn't over. */
  history(): Message[] {
    const { whole, language } = this
    return whole.over ? [{ kind: 'recalled', history: historyOf(whole, inLanguage(whole.game, language)) }] : []
  }

  setPerspective(seat: Seat | null): Message {
    this.perspective = seat
    this.answered = null
    return this.goTo(this.now.length)
  }

  /** Toggles a bookmark. Throws UserError if it can't be saved. */
  toggleBookmark(at: number): Message {
    const without = this.marks.filter(mark => mark !== at)
    const marks = without.length < this.marks.length ? without : [...without, at].sort((a, b) => a - b)
    this.bookmarks.keep(this.path, marks)
    this.marks = marks
    return this.goTo(this.now.length)
  }

  /** Starts a new game with the moves so far, in its own file. */
  branch(saves: string, positions?: PositionCache | null): { readonly session: GameSession; readonly sentence: Words } {
    const session = GameSession.branch(this.now, newSavePath(saves, this.whole.header), positions)
    const values = { n: this.now.length, file: basename(this.path) }
    return {
      session,
      sentence:
        session.path === null
          ? sentence('watch-branched-nowhere', values)
          : sentence('watch-branched', { ...values, name: saveName(session.path) }),
    }
  }
}

/** Returns a file's bookmarks, or an error. Watching works without bookmarks. */
function marksOf(
  path: string,
  bookmarks: Bookmarks,
): { readonly marks: readonly number[]; readonly problem: Words | null } {
  try {
    return { marks: bookmarks.of(path), problem: null }
  } catch (error) {
    return { marks: [], problem: errorText(error) }
  }
}
