import { type Game, type Header, inLanguage, type Match } from '../kernel/index.ts'
import type { Guest } from '../server/guest.ts'
import { nextSeat, resultIn } from '../server/positions.ts'
import {
  annalsLines,
  anotherGame,
  Bookmarks,
  botIn,
  dailySeed,
  deleteSave,
  gameOf,
  listExamples,
  listSaves,
  loadSave,
  newSavePath,
  PERSON,
  readAnnals,
  renameSave,
  type Settings,
  Sitting,
  saveName,
  savePath,
  Trouble,
  toldBy,
} from '../storage/index.ts'
import { sentence, speaks, type Words, wordsIn } from '../text/index.ts'
import { screenOf } from './kit/screens.ts'
import type { Effect, Library, Message, Peeked } from './model.ts'
import { type GameTable, OwnTable } from './own-table.ts'
import { SharedTable } from './shared-table.ts'
import { Watching } from './watch/watching.ts'

/** Where games and settings are kept, and where games are found. */
export interface Places {
  readonly games: readonly Game[]
  readonly saves: string
  /** Where the games lie that come with the program; null where there are none. */
  readonly examples: string | null
  /** The file of the bookmarks in watched games; where it is left out they last as long as the watching. */
  readonly bookmarks?: string
  /** Keeps settings for the next time; rejects with a sentence where that cannot be. */
  readonly store: (change: Partial<Settings>) => Promise<void>
  /** A seed nobody has played yet. */
  readonly newSeed: () => string
  /** The language that a game is told in, as the settings are now; English where it is left out. */
  readonly language?: (game: Game) => string
  /** Milliseconds a bot takes over an answer, so that a person can follow; none where it is left out. */
  readonly pace?: () => number
}

/** What can be asked of the world at a table that somebody else keeps. */
const AT_SHARED_TABLE: ReadonlySet<Effect['kind']> = new Set([
  'answer',
  'undo',
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

/** Everything outside the screen: the table with its file, and the folders. Does what the screen asks and says what came of it. */
export class EffectRunner {
  private table: GameTable | null = null
  private watching: Watching | null = null
  /** False once a game could not be kept where it belongs. */
  private kept = true
  /** Games of which it has been said that they are told in English only. */
  private readonly foreign = new Set<string>()

  /** `news` is called with what comes by itself and not of an effect just done. */
  constructor(
    private readonly places: Places,
    private readonly news: (message: Message) => void = () => undefined,
  ) {}

  /** Does one effect and returns what the screen should hear of it. Never throws for what a person did. */
  run(effect: Effect): Message[] {
    try {
      return this.done(effect)
    } catch (error) {
      return [unhappy(error)]
    }
  }

  /**
   * Leaves the table. `ok` is false where any game of this evening could not be kept where it belongs; the sentence tells
   * what went wrong with this one, or where it is.
   */
  close(): { readonly ok: boolean; readonly sentence: Words | null } {
    const { table } = this
    const trouble = this.leaveTable()
    return { ok: this.kept, sentence: trouble ?? table?.farewell ?? null }
  }

  /** Gets up from the game on the table, if there is one; what went wrong with keeping it, or null. */
  private leaveTable(): Words | null {
    const { table } = this
    if (!table) return null
    this.table = null
    const { ok, sentence } = table.leave()
    this.kept &&= ok
    return sentence
  }

  private done(effect: Effect): Message[] {
    // Whoever sits at another's table may be on another's machine: nothing of its disk is his to open.
    if (this.table instanceof SharedTable && !AT_SHARED_TABLE.has(effect.kind))
      throw new Trouble(sentence('table-only-shared'))
    switch (effect.kind) {
      case 'begin':
        return this.begin(effect.header, effect.path)
      case 'again': {
        const header = anotherGame(effect.header, effect.seed.trim() || this.places.newSeed())
        return this.begin(header)
      }
      case 'resume':
        return this.sit(Sitting.resume(effect.path, this.places.games))
      case 'load':
        return this.sit(Sitting.resume(savePath(this.places.saves, effect.name), this.places.games))
      case 'answer':
      case 'undo':
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
        if (!this.table) throw new Trouble(sentence('table-no-game'))
        return this.table.run(effect)
      case 'peek':
        return [{ kind: 'peeked', path: effect.path, ...this.peek(effect.path) }]
      case 'rename': {
        const renamed = saveName(renameSave(effect.path, effect.name))
        return this.relisted(sentence('save-renamed', { name: saveName(effect.path), renamed }))
      }
      case 'delete':
        deleteSave(effect.path)
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
        const { games, saves, language } = this.places
        const words = wordsIn(games[0] ? (language?.(games[0]) ?? 'en') : 'en')
        const lines = annalsLines(words, readAnnals(saves, games), games, saves)
        return [{ kind: 'told', title: sentence('title-annals'), lines }]
      }
      case 'advise':
      case 'wait':
      case 'blink':
      case 'repaint':
      case 'notify':
      case 'quit':
        return []
    }
  }

  /** What the title has to offer now. */
  library(): Library {
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
    return this.sit(Sitting.begin(this.game(header.game), header, path))
  }

  /** The language that a game is told in. */
  private languageOf(game: Game): string {
    return this.places.language?.(game) ?? 'en'
  }

  /** Opens a game to be watched. */
  private watch(path: string): Watching {
    const { games, bookmarks = null } = this.places
    return new Watching(path, games, new Bookmarks(bookmarks), game => this.languageOf(game))
  }

  private sit(sitting: Sitting): Message[] {
    this.sayIfForeign(sitting)
    return this.sitAt(
      news => new OwnTable(sitting, this.places.saves, this.languageOf(sitting.game), news, this.places.pace),
    )
  }

  /** Says once of a game that it has no words of the language that is spoken around it. */
  private sayIfForeign({ game, notes }: Sitting): void {
    if (speaks(game, this.languageOf(game)) || this.foreign.has(game.id)) return
    this.foreign.add(game.id)
    notes.push(sentence('language-game-has-not', { game: game.title }))
  }

  /** Sits down at a table that somebody else keeps. */
  join(guest: Guest): Message[] {
    return this.sitAt(news => new SharedTable(guest, news))
  }

  /** Sits down at any table; it is given a way to tell what happens there by itself. */
  sitAt(seated: (news: (message: Message) => void) => GameTable): Message[] {
    const trouble = this.leave()
    const table = seated(message => {
      if (this.table === table) this.news(message)
    })
    this.table = table
    return this.withTrouble(trouble, table.open())
  }

  /** Gets up from watching and sits down to a game that begins as the watched one did. */
  private branch(watching: Watching): Message[] {
    const { sitting, sentence } = watching.branch(this.places.saves)
    sitting.notes.unshift(sentence)
    return this.sit(sitting)
  }

  /** Leaves table and watching; what went wrong with keeping the game, or null. */
  private leave(): Words | null {
    this.watching = null
    return this.leaveTable()
  }

  private withTrouble(trouble: Words | null, messages: readonly Message[]): Message[] {
    if (trouble === null) return [...messages]
    return [...messages, { kind: 'notice', notice: { tone: 'bad', lines: [trouble] } }]
  }

  /** How things stand in a saved game, in one line; what is wrong with it, where something is. */
  private peek(path: string): Peeked {
    try {
      const { game: native, match } = loadSave(path, this.places.games)
      const game = inLanguage(native, this.languageOf(native))
      const result = resultIn(game, match)
      if (result !== null) return { text: result.text, state: stateOf(match) }
      const seat = nextSeat(match, null)
      return { text: screenOf(game).status(match.view(seat)).join(', '), state: 'open' }
    } catch (error) {
      return { text: toldBy(error), state: 'broken' }
    }
  }

  /** The saved games as they are now, and what was done to one of them. */
  private relisted(done: Words): Message[] {
    return [
      { kind: 'library', library: this.library(), open: null },
      { kind: 'notice', notice: { tone: 'good', lines: [done] } },
    ]
  }
}

/** How a game that is over ended for who sat at this keyboard: of several persons one has won and another lost. */
function stateOf({ header, result }: Match): Peeked['state'] {
  const persons = header.seats.flatMap((_, seat) => (botIn(header.players?.[seat] ?? PERSON) === null ? [seat] : []))
  const won = persons.filter(seat => result?.winners.includes(seat)).length
  if (persons.length === 0 || (won > 0 && won < persons.length)) return 'over'
  return won > 0 ? 'won' : 'lost'
}

/** What went wrong, as the person at the keyboard is told it. */
function unhappy(error: unknown): Message {
  return {
    kind: 'notice',
    notice: { tone: 'bad', lines: [toldBy(error)] },
  }
}
