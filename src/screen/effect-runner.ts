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
import { screenOf } from './kit/screens.ts'
import type { Effect, Message, Preview, TitleLibrary } from './model.ts'
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
  /** Saves settings. Rejects with a translatable message if that fails. */
  readonly store: (change: Partial<Settings>) => Promise<void>
  readonly newSeed: () => string
  /** Returns the language for a game under the current settings. The default is English. */
  readonly language?: (game: Game) => string
  /** Returns the delay before a bot's answer, in milliseconds. The default is 0. */
  readonly pace?: () => number
  /** Returns true if routine questions are answered for the players. The default is false. */
  readonly wantsFew?: () => boolean
}

/** The effects allowed at a table hosted by another process. */
const AT_SHARED_TABLE: ReadonlySet<Effect['kind']> = new Set([
  'answer',
  'undo',
  'redo',
  'weigh',
  'talk',
  'seat',
  'retell',
  'store',
  'wait',
  'blink',
  'notify',
  'repaint',
  'quit',
])

/**
 * Runs the screen's effects on the outside world (the table with its file, and the folders) and returns the resulting
 * messages.
 */
export class EffectRunner {
  private table: GameTable | null = null
  private watching: Watching | null = null
  /** False once saving a game has failed. */
  private kept = true
  /** The games that have been announced as available only in English. */
  private readonly foreign = new Set<string>()

  /** `news` receives the messages that don't come from running an effect. */
  constructor(
    private readonly places: Places,
    private readonly news: (message: Message) => void = () => undefined,
  ) {}

  /** Runs an effect and returns the messages for the screen. User errors become notices. */
  run(effect: Effect): Message[] {
    try {
      return this.done(effect)
    } catch (error) {
      return [unhappy(error)]
    }
  }

  /**
   * Leaves the table. `ok` is false if saving any game of this session has failed. The sentence reports an error with
   * the current game, or says where the game was saved.
   */
  close(): { readonly ok: boolean; readonly sentence: Words | null } {
    const { table } = this
    const trouble = this.leaveTable()
    return { ok: this.kept, sentence: trouble ?? table?.farewell ?? null }
  }

  /** Leaves the current table, if any. Returns an error if the game could not be saved, otherwise null. */
  private leaveTable(): Words | null {
    const { table } = this
    if (!table) return null
    this.table = null
    const { ok, sentence } = table.leave()
    this.kept &&= ok
    return sentence
  }

  private done(effect: Effect): Message[] {
    // A guest may be on another machine and must not access this disk.
    if (this.table instanceof SharedTable && !AT_SHARED_TABLE.has(effect.kind))
      throw new UserError(sentence('table-only-shared'))
    switch (effect.kind) {
      case 'begin':
        return this.begin(effect.header, effect.path)
      case 'again': {
        const header = anotherGame(effect.header, effect.seed.trim() || this.places.newSeed())
        return this.begin(header)
      }
      case 'resume':
        return this.resume(effect.path)
      case 'load':
        return this.resume(savePath(this.places.saves, effect.name))
      case 'answer':
      case 'undo':
      case 'redo':
      case 'weigh':
      case 'copy':
      case 'talk':
      case 'seat':
      case 'retell':
      case 'hurry':
      case 'hold':
      case 'go-on':
      case 'recall':
        if (this.watching && effect.kind === 'retell') return [this.watching.speak(effect.language)]
        if (this.watching && effect.kind === 'recall') return this.watching.recall()
        if (!this.table) throw new UserError(sentence('table-no-game'))
        return this.table.run(effect)
      case 'peek':
        return [{ kind: 'peeked', path: effect.path, ...this.peek(effect.path) }]
      case 'rename': {
        const renamed = saveName(renameSave(effect.path, effect.name))
        return this.relisted(sentence('save-renamed', { name: saveName(effect.path), renamed }))
      }
      case 'delete':
        deleteSave(effect.path, this.places.positions)
        return this.relisted(sentence('save-deleted', { name: saveName(effect.path) }))
      case 'watch': {
        const watching = this.watch(effect.path)
        const trouble = this.leave() ?? watching.unread
        this.watching = watching
        return this.withTrouble(trouble, [watching.goTo(0)])
      }
      case 'goto':
        return this.watching ? [this.watching.goTo(effect.at)] : []
      case 'eyes':
        return this.watching ? [this.watching.look(effect.seat)] : []
      case 'mark':
        return this.watching ? [this.watching.mark(effect.at)] : []
      case 'branch':
        return this.watching ? this.branch(this.watching) : []
      case 'library':
        return this.withTrouble(effect.open === 'title' || effect.open === 'new' ? this.leave() : null, [
          { kind: 'library', library: this.library(), open: effect.open },
        ])
      case 'store':
        this.places.store(effect.change).catch((error: unknown) => this.news(unhappy(error)))
        return []
      case 'annals': {
        const { games, saves, language, positions } = this.places
        const words = messagesIn(games[0] ? (language?.(games[0]) ?? 'en') : 'en')
        const lines = statisticsLines(words, readStatistics(saves, games, positions), games, saves)
        return [{ kind: 'told', title: sentence('title-annals'), lines }]
      }
      case 'advise':
      case 'forecast':
      case 'wait':
      case 'reaction-time':
      case 'blink':
      case 'repaint':
      case 'notify':
      case 'quit':
        return []
    }
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

  private sit(sitting: GameSession): Message[] {
    this.sayIfForeign(sitting)
    return this.sitAt(news => {
      const { saves, pace, wantsFew } = this.places
      return new OwnTable(sitting, saves, this.languageOf(sitting.game), news, pace, wantsFew)
    })
  }

  /** Tells the user, once per game, that the game isn't translated into their language. */
  private sayIfForeign({ game, notes }: GameSession): void {
    if (speaks(game, this.languageOf(game)) || this.foreign.has(game.id)) return
    this.foreign.add(game.id)
    notes.push(sentence('language-game-has-not', { game: game.title }))
  }

  /** Joins a table hosted by another process. */
  join(guest: Guest): Message[] {
    return this.sitAt(news => new SharedTable(guest, news))
  }

  /** Opens any table. `seated` receives a callback for the table's later messages. */
  sitAt(seated: (news: (message: Message) => void) => GameTable): Message[] {
    const trouble = this.leave()
    const table = seated(message => {
      if (this.table === table) this.news(message)
    })
    this.table = table
    return this.withTrouble(trouble, table.open())
  }

  /** Replaces the viewer with a new game that has the watched game's moves so far. */
  private branch(watching: Watching): Message[] {
    const { sitting, sentence } = watching.branch(this.places.saves, this.places.positions)
    sitting.notes.unshift(sentence)
    return this.sit(sitting)
  }

  /** Leaves the table and the viewer. Returns an error if the game could not be saved, otherwise null. */
  private leave(): Words | null {
    this.watching = null
    return this.leaveTable()
  }

  private withTrouble(trouble: Words | null, messages: readonly Message[]): Message[] {
    if (trouble === null) return [...messages]
    return [...messages, { kind: 'notice', notice: { tone: 'bad', lines: [trouble] } }]
  }

  /** Summarizes a saved game in one line, or returns the error if it can't be read. */
  private peek(path: string): Preview {
    try {
      const { game: native, match } = loadSave(path, this.places.games)
      const game = inLanguage(native, this.languageOf(native))
      const result = resultIn(game, match)
      if (result !== null) return { text: result.text, state: stateOf(match) }
      const seat = nextAtKeyboard(match, null)
      return { text: screenOf(game).status(match.view(seat)).join(', '), state: 'open' }
    } catch (error) {
      return { text: errorText(error), state: 'broken' }
    }
  }

  /** Returns the updated list of saved games with a notice. */
  private relisted(done: Words): Message[] {
    return [
      { kind: 'library', library: this.library(), open: null },
      { kind: 'notice', notice: { tone: 'good', lines: [done] } },
    ]
  }
}

/** Returns the outcome for the people at this keyboard, which is `over` if some of them won and others lost. */
function stateOf({ header, result }: Match): Preview['state'] {
  const persons = header.seats.flatMap((_, seat) => (botIn(header.players?.[seat] ?? PERSON) === null ? [seat] : []))
  const won = persons.filter(seat => result?.winners.includes(seat)).length
  if (persons.length === 0 || (won > 0 && won < persons.length)) return 'over'
  return won > 0 ? 'won' : 'lost'
}

/** Returns an error as a notice. */
function unhappy(error: unknown): Message {
  return {
    kind: 'notice',
    notice: { tone: 'bad', lines: [errorText(error)] },
  }
}
