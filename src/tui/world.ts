import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Guest } from '../hall/guest.ts'
import { nextSeat, Teller } from '../hall/positions.ts'
import { type Game, type Header, Match, type Move, type Seat } from '../kernel/index.ts'
import {
  beginMoves,
  diskWords,
  isMoveFile,
  listSaves,
  loadSave,
  MOVES_ENDING,
  newSavePath,
  parseMoves,
  playMoves,
  type Settings,
  Sitting,
  savePath,
  Trouble,
} from '../storage/index.ts'
import { screenOf } from './games/index.ts'
import type { Effect, Example, Message, Shelf } from './model.ts'
import { type GameTable, OwnTable } from './own-table.ts'
import { SharedTable } from './shared-table.ts'

/** Where games and settings are kept, and where games are found. */
export interface Places {
  readonly games: readonly Game[]
  readonly saves: string
  /** Where the games lie that come with the program; null where there are none. */
  readonly examples: string | null
  /** Keeps settings for the next time; rejects with a sentence where that cannot be. */
  readonly store: (change: Partial<Settings>) => Promise<void>
  /** A seed nobody has played yet. */
  readonly newSeed: () => string
}

/** A game being watched: all its moves, and how far the one on the screen has come. */
interface Watching {
  readonly file: string
  readonly match: Match
  readonly moves: readonly Move[]
  readonly teller: Teller
  readonly trouble: string | null
  /** Whose eyes look; null for what everybody may see. */
  eyes: Seat | null
}

/** What can be asked of the world at a table that somebody else keeps. */
const AT_SHARED_TABLE: ReadonlySet<Effect['kind']> = new Set([
  'answer',
  'undo',
  'weigh',
  'say',
  'store',
  'wait',
  'repaint',
  'quit',
])

/** Everything outside the screen: the table with its file, and the folders. Does what the screen asks and says what came of it. */
export class World {
  private table: GameTable | null = null
  private watching: Watching | null = null
  /** False once a game could not be kept where it belongs. */
  private kept = true

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
  close(): { readonly ok: boolean; readonly sentence: string | null } {
    const { table } = this
    const trouble = this.leaveTable()
    return { ok: this.kept, sentence: trouble ?? table?.farewell ?? null }
  }

  /** Gets up from the game on the table, if there is one; what went wrong with keeping it, or null. */
  private leaveTable(): string | null {
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
      throw new Error('At a shared table nothing else can be opened; leave it first.')
    switch (effect.kind) {
      case 'begin':
        return this.begin(effect.header, effect.path)
      case 'again': {
        const header = { ...effect.header, seed: effect.seed.trim() || this.places.newSeed() }
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
      case 'say':
        if (!this.table) throw new Error('There is no game on the table.')
        return this.table.run(effect)
      case 'peek':
        return [{ kind: 'peeked', path: effect.path, text: this.peek(effect.path) }]
      case 'watch':
        return this.watch(effect.path)
      case 'goto':
        return this.goTo(effect.at)
      case 'eyes':
        if (this.watching) this.watching.eyes = effect.seat
        return this.goTo(this.watching?.match.length ?? 0)
      case 'shelf':
        return this.withTrouble(effect.open === 'title' ? this.leave() : null, [
          { kind: 'shelf', shelf: this.shelf(), open: effect.open },
        ])
      case 'store':
        this.places.store(effect.change).catch((error: unknown) => this.news(unhappy(error)))
        return []
      case 'wait':
      case 'repaint':
      case 'quit':
        return []
    }
  }

  /** What the title has to offer now. */
  shelf(): Shelf {
    const { games, saves, examples, newSeed } = this.places
    return {
      games,
      saves: listSaves(saves),
      examples: examples === null ? [] : examplesIn(examples),
      seed: newSeed(),
    }
  }

  private game(id: string): Game {
    const game = this.places.games.find(known => known.id === id)
    if (!game) throw new Error(`There is no game called "${id}" here.`)
    return game
  }

  private begin(header: Header, path = newSavePath(this.places.saves, header)): Message[] {
    return this.sit(Sitting.begin(this.game(header.game), header, path))
  }

  private sit(sitting: Sitting): Message[] {
    return this.sitAt(() => new OwnTable(sitting, this.places.saves))
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

  /** Leaves table and watching; what went wrong with keeping the game, or null. */
  private leave(): string | null {
    this.watching = null
    return this.leaveTable()
  }

  private withTrouble(trouble: string | null, messages: readonly Message[]): Message[] {
    if (trouble === null) return [...messages]
    return [...messages, { kind: 'notice', notice: { tone: 'bad', lines: [trouble] } }]
  }

  /** How things stand in a saved game, in one line; what is wrong with it, where something is. */
  private peek(path: string): string {
    try {
      const { game, match } = loadSave(path, this.places.games)
      const { result } = match.state
      if (result !== null) return result.text
      const seat = nextSeat(match, null)
      return screenOf(game).status(match.view(seat)).join(', ')
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  private watch(path: string): Message[] {
    const { games } = this.places
    const text = textOf(path)
    const played = isMoveFile(text)
      ? playedMoves(text, path, games)
      : { match: loadSave(path, games).match, trouble: null }
    this.leave()
    const match = Match.begin(played.match.game, played.match.header)
    this.watching = {
      file: basename(path),
      match,
      moves: played.match.moves,
      teller: new Teller(match, () => path),
      trouble: played.trouble,
      eyes: match.header.seats.length === 1 ? 0 : null,
    }
    return this.goTo(0)
  }

  private goTo(wanted: number): Message[] {
    const { watching } = this
    if (!watching) return []
    const { file, match, moves, teller, trouble, eyes } = watching
    const at = Math.min(Math.max(0, wanted), moves.length)
    if (at < match.length) match.rewind(at)
    for (const move of moves.slice(match.length, at)) match.play(move)
    const seats = match.header.seats
    const watch = {
      file,
      at,
      total: moves.length,
      line: at === 0 ? null : moveText(moves[at - 1], seats),
      trouble,
    }
    return [{ kind: 'watched', position: teller.position(eyes), watch }]
  }
}

/** What went wrong, as the person at the keyboard is told it. */
function unhappy(error: unknown): Message {
  return {
    kind: 'notice',
    notice: { tone: 'bad', lines: [error instanceof Error ? error.message : String(error)] },
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Trouble(`${path} cannot be read: ${diskWords(error)}.`, 1, { cause: error })
  }
}

/** A move file as far as it can be played, and what is wrong where it stops. */
function playedMoves(text: string, path: string, games: readonly Game[]): { match: Match; trouble: string | null } {
  const file = parseMoves(text, path, games)
  const match = beginMoves(file)
  const steps = playMoves(match, file)
  try {
    while (!steps.next().done);
    return { match, trouble: null }
  } catch (error) {
    return { match, trouble: error instanceof Error ? error.message : String(error) }
  }
}

function moveText(move: Move | undefined, seats: readonly string[]): string {
  if (!move) return ''
  if ('id' in move) return seats.length === 1 ? move.id : `${seats[move.seat]}: ${move.id}`
  return 'dice' in move ? `! dice ${move.dice.join(' ')}` : `! top ${move.stack} ${move.cards.join(' ')}`
}

/** The move files of a folder, each with what its first remark says of it. */
function examplesIn(folder: string): Example[] {
  let names: string[]
  try {
    names = readdirSync(folder).filter(name => name.endsWith(MOVES_ENDING))
  } catch {
    // A program installed without its examples has none.
    return []
  }
  return names.sort().map(name => {
    const path = join(folder, name)
    const about = /^#\s*(.+)$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? ''
    return { name: basename(name, MOVES_ENDING), path, about }
  })
}
