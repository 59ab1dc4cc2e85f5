import { type Game, type Header, inLanguage, type Match } from '../kernel/index.ts'
import type { Guest } from '../server/guest.ts'
import { nextAtKeyboard, resultIn } from '../server/positions.ts'
import {
  anotherGame,
  Bookmarks,
  botIn,
  dailySeed,
  deleteSave,
  errorText,
  GameSession,
  gameOf,
  listExamples,
  listSaves,
  loadSave,
  newSavePath,
  PERSON,
  type PositionCache,
  readStatistics,
  renameSave,
  type Settings,
  saveName,
  savePath,
  statisticsLines,
  UserError,
} from '../storage/index.ts'
import { messagesIn, sentence, speaks, type Words } from '../text/index.ts'
import type { Effect, LibraryEffects, SettingsEffects, TableEffect, ViewerEffects } from './effects.ts'
import { type Handlers, handle, isOf } from './kinds.ts'
import { screenOf } from './kit/screens.ts'
import { type Message, type Model, noticeOf, type Preview, type TitleLibrary } from './model.ts'
import { type GameTable, OwnTable } from './own-table.ts'
import { SharedTable } from './shared-table.ts'
import { Watching } from './watch/watching.ts'

/** The folders, files and settings that effects use. */
export interface Places {
  readonly games: readonly Game[]
  readonly saves: string
  /** The cache of the positions reached in saves. If omitted, positions aren't cached. */
  readonly positions?: PositionCache | null
  /** The folder of the bundled games, or null if there is none. */
  readonly examples: string | null
  /** The file for bookmarks in watched games. If omitted, bookmarks aren't saved. */
  readonly bookmarks?: string
  /** Saves settings. Rejects with UserError if that fails. */
  readonly store: (change: Partial<Settings>) => Promise<void>
  readonly newSeed: () => string
  /** Returns the language for a game under the current settings. The default is English. */
  readonly language?: (game: Game) => string
  /** Returns the delay before a bot's answer, in milliseconds. The default is 0. */
  readonly pace?: () => number
  /** Returns true if routine questions are answered for the players. The default is false. */
  readonly wantsFew?: () => boolean
}

/**
 * Runs the screen's effects on the outside world (the table with its file, and the folders) and returns the resulting
 * messages.
 */
export class EffectRunner {
  private table: GameTable | null = null
  private watching: Watching | null = null
  /** False once saving a game has failed. */
  private areAllSaved = true
  /** The games that have been announced as available only in English. */
  private readonly announcedGames = new Set<string>()

  /** `news` receives the messages that don't come from running an effect. */
  constructor(
    private readonly places: Places,
    private readonly news: (message: Message) => void = () => undefined,
  ) {}

  /** Runs an effect and returns the messages for the screen. Errors become notices. */
  run(effect: Effect): Message[] {
    try {
      return this.dispatch(effect)
    } catch (error) {
      return [errorNotice(error)]
    }
  }

  /**
   * Leaves the table. `ok` is false if saving any game of this session has failed. The sentence reports an error with
   * the current game or says where the game was saved. It is null if there is nothing to report.
   */
  close(): { readonly ok: boolean; readonly sentence: Words | null } {
    const { table } = this
    const problem = this.leaveTable()
    return { ok: this.areAllSaved, sentence: problem ?? table?.farewell ?? null }
  }

  /** Leaves the current table, if any. Returns an error if the game could not be saved, otherwise null. */
  private leaveTable(): Words | null {
    const { table } = this
    if (!table) return null
    this.table = null
    const { ok, sentence } = table.leave()
    this.areAllSaved &&= ok
    return sentence
  }

  private dispatch(effect: Effect): Message[] {
    if (isOf(OwnTable.handlers, effect)) return this.atTable(effect)
    if (isOf(EffectRunner.settings, effect)) return handle(EffectRunner.settings, this, effect)
    if (!isOf(EffectRunner.handlers, effect)) return []
    // A guest may be on another machine and must not access this disk.
    if (this.table instanceof SharedTable) throw new UserError(sentence('table-only-shared'))
    return handle(EffectRunner.handlers, this, effect)
  }

  private atTable(effect: TableEffect): Message[] {
    const { table, watching } = this
    if (watching && effect.kind === 'set-language') return [watching.speak(effect.language)]
    if (watching && effect.kind === 'load-history') return watching.history()
    if (!table) throw new UserError(sentence('table-no-game'))
    return table.run(effect)
  }

  private static readonly settings: Handlers<SettingsEffects, EffectRunner, Message[]> = {
    store({ places, news }, { change }) {
      places.store(change).catch((error: unknown) => news(errorNotice(error)))
      return []
    },
  }

  private static readonly library: Handlers<LibraryEffects, EffectRunner, Message[]> = {
    begin: (runner, { header, path }) => runner.begin(header, path),
    again: (runner, { header, seed }) => runner.begin(anotherGame(header, seed.trim() || runner.places.newSeed())),
    resume: (runner, { path }) => runner.resume(path),
    load: (runner, { name }) => runner.resume(savePath(runner.places.saves, name)),
    watch(runner, { path }) {
      const watching = runner.watch(path)
      const problem = runner.leave() ?? watching.bookmarksError
      runner.watching = watching
      return runner.withProblem(problem, [watching.goTo(0)])
    },
    'load-preview': (runner, { path }) => [{ kind: 'preview', path, ...runner.preview(path) }],
    rename(runner, { path, name }) {
      const renamed = saveName(renameSave(path, name))
      return runner.updatedLibrary(sentence('save-renamed', { name: saveName(path), renamed }))
    },
    delete(runner, { path }) {
      deleteSave(path, runner.places.positions)
      return runner.updatedLibrary(sentence('save-deleted', { name: saveName(path) }))
    },
    'load-statistics'({ places: { games, saves, language, positions } }) {
      const words = messagesIn(games[0] ? (language?.(games[0]) ?? 'en') : 'en')
      const lines = statisticsLines(words, readStatistics(saves, games, positions), games, saves)
      return [{ kind: 'page', title: sentence('title-annals'), lines }]
    },
    library: (runner, { open }) =>
      runner.withProblem(open === 'title' || open === 'new' ? runner.leave() : null, [
        { kind: 'library', library: runner.library(), open },
      ]),
  }

  private static readonly viewer: Handlers<ViewerEffects, EffectRunner, Message[]> = {
    goto: ({ watching }, { at }) => (watching ? [watching.goTo(at)] : []),
    'set-perspective': ({ watching }, { seat }) => (watching ? [watching.setPerspective(seat)] : []),
    mark: ({ watching }, { at }) => (watching ? [watching.toggleBookmark(at)] : []),
    branch: runner => (runner.watching ? runner.branch(runner.watching) : []),
  }

  private static readonly handlers: Handlers<LibraryEffects & ViewerEffects, EffectRunner, Message[]> = {
    ...EffectRunner.library,
    ...EffectRunner.viewer,
  }

  /** Returns the content of the title screen. */
  library(): TitleLibrary {
    const { games, saves, examples, newSeed } = this.places
    return {
      games,
      saves: listSaves(saves),
      examples: examples === null ? [] : listExamples(examples),
      seed: newSeed(),
      daily: dailySeed(new Date()),
    }
  }

  private game(id: string): Game {
    return gameOf(id, this.places.games)
  }

  private begin(header: Header, path = newSavePath(this.places.saves, header)): Message[] {
    return this.sit(GameSession.begin(this.game(header.game), header, path, this.places.positions))
  }

  private resume(path: string): Message[] {
    return this.sit(GameSession.resume(path, this.places.games, this.places.positions))
  }

  private languageOf(game: Game): string {
    return this.places.language?.(game) ?? 'en'
  }

  /** Opens a game in the viewer. */
  private watch(path: string): Watching {
    const { games, bookmarks = null } = this.places
    return new Watching(path, games, new Bookmarks(bookmarks), game => this.languageOf(game))
  }

  private sit(session: GameSession): Message[] {
    this.announceIfUntranslated(session)
    return this.openTable(news => {
      const { saves, pace, wantsFew } = this.places
      return new OwnTable(session, saves, this.languageOf(session.game), news, pace, wantsFew)
    })
  }

  /** Tells the user, once per game, that the game isn't translated into their language. */
  private announceIfUntranslated({ game, notes }: GameSession): void {
    if (speaks(game, this.languageOf(game)) || this.announcedGames.has(game.id)) return
    this.announcedGames.add(game.id)
    notes.push(sentence('language-game-has-not', { game: game.title }))
  }

  /** Joins a table hosted by another process. */
  join(guest: Guest): Message[] {
    return this.openTable(news => new SharedTable(guest, news, this.places.wantsFew))
  }

  /**
   * Leaves the current table and opens the one that `create` returns. `create` receives a callback for the table's
   * later messages.
   */
  openTable(create: (news: (message: Message) => void) => GameTable): Message[] {
    const problem = this.leave()
    const table = create(message => {
      if (this.table === table) this.news(message)
    })
    this.table = table
    return this.withProblem(problem, table.open())
  }

  /** Replaces the viewer with a new game that has the watched game's moves so far. */
  private branch(watching: Watching): Message[] {
    const { session, sentence } = watching.branch(this.places.saves, this.places.positions)
    session.notes.unshift(sentence)
    return this.sit(session)
  }

  /** Leaves the table and the viewer. Returns an error if the game could not be saved, otherwise null. */
  private leave(): Words | null {
    this.watching = null
    return this.leaveTable()
  }

  private withProblem(problem: Words | null, messages: readonly Message[]): Message[] {
    if (problem === null) return [...messages]
    return [...messages, noticeOf('bad', problem)]
  }

  /** Summarizes a saved game in one line, or returns the error if it can't be read. */
  private preview(path: string): Preview {
    try {
      const { game: native, match } = loadSave(path, this.places.games)
      const game = inLanguage(native, this.languageOf(native))
      const result = resultIn(game, match)
      if (result !== null) return { text: result.text, state: outcomeOf(match) }
      const seat = nextAtKeyboard(match, null)
      return { text: screenOf(game).status(match.view(seat)).join(', '), state: 'open' }
    } catch (error) {
      return { text: errorText(error), state: 'broken' }
    }
  }

  /** Returns messages with the updated list of saved games and a notice. */
  private updatedLibrary(done: Words): Message[] {
    return [{ kind: 'library', library: this.library(), open: null }, noticeOf('good', done)]
  }
}

/** The effects that replay a game, each with a test of whether its result is still wanted. */
export const SLOW_LIBRARY_EFFECTS: Handlers<Pick<LibraryEffects, 'load-preview'>, Model, boolean> = {
  'load-preview': ({ screen, library }, { path }) =>
    screen.kind === 'title' ||
    (screen.kind === 'load' && !(path in screen.previews) && library.saves.some(save => save.path === path)),
}

/**
 * Returns the outcome for the people at this keyboard. It is `over` if there are none, if some of them won and others
 * lost, or if none of them won a partial game.
 */
function outcomeOf({ game, header, result }: Match): Preview['state'] {
  const persons = header.seats.flatMap((_, seat) => (botIn(header.players?.[seat] ?? PERSON) === null ? [seat] : []))
  const won = persons.filter(seat => result?.winners.includes(seat)).length
  if (persons.length === 0 || (won > 0 && won < persons.length)) return 'over'
  return won > 0 ? 'won' : game.isPartial?.(header.options) ? 'over' : 'lost'
}

/** Returns an error as a notice. */
const errorNotice = (error: unknown): Message => noticeOf('bad', errorText(error))
