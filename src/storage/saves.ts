import { readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { limitMarks, visible } from '../commands/index.ts'
import {
  Divergence,
  type Game,
  type GameRecord,
  type Header,
  isChat,
  type Match,
  type RecordLine,
  replay,
  replayFrom,
  visibleSeed,
} from '../kernel/index.ts'
import { type Sentence, sentence, type Words } from '../text/index.ts'
import { freePath, readBytes } from './disk.ts'
import { gameOf } from './header.ts'
import { type KnownPosition, matchOf, type PositionCache } from './position-cache.ts'
import { readSave, type SaveText } from './save-lines.ts'
import { shellQuoted } from './shell-quoted.ts'
import { diskWords, errorCode, errorText, UserError } from './user-error.ts'

export const SAVE_ENDING = '.cantrip'

const LONGEST_NAME = 60
/** Names reserved by Windows. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Returns the problem with a save's name, phrased as the end of a sentence, or null if the name is valid. */
export function saveNameError(name: string): Sentence | null {
  if (name === '') return sentence('fault-empty')
  if ([...name].length > LONGEST_NAME) return sentence('fault-too-long', { most: LONGEST_NAME })
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u.test(name) || /\.\.|[. ]$/.test(name) || RESERVED.test(name)) {
    return sentence('fault-no-file-name')
  }
  if (limitMarks(name) !== name) return sentence('fault-heaped')
  return null
}

/** Returns the path of the save with this name, always inside the folder. Throws UserError for an invalid name. */
export function savePath(folder: string, name: string): string {
  const bare = name.endsWith(SAVE_ENDING) ? name.slice(0, -SAVE_ENDING.length) : name
  const fault = saveNameError(bare)
  if (fault) throw new UserError(sentence('fault-of-name', { name: visible(name).slice(0, LONGEST_NAME), fault }))
  return join(folder, bare + SAVE_ENDING)
}

export function saveName(path: string): string {
  return basename(path, SAVE_ENDING)
}

/** Returns a save as an argument of a shell command: its name if it is in this folder, otherwise its path. */
export const saveArgument = (path: string, folder: string): string =>
  shellQuoted(resolve(dirname(path)) === resolve(folder) ? saveName(path) : path)

/**
 * Returns a free path for a new game. It is named after the game and its seed, or after the game and its players if the
 * seed is secret.
 */
export function newSavePath(folder: string, header: Header): string {
  const words = [header.game, visibleSeed(header, false) ?? header.seats.join(' ')].join(' ')
  const name = words
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join('-')
  const path = join(folder, `${[...name].slice(0, LONGEST_NAME).join('').replace(/-$/, '')}${SAVE_ENDING}`)
  try {
    return freePath(path)
  } catch {
    // The folder is unreadable. Writing to it will report that.
    return path
  }
}

/** A saved game, replayed to its end. */
export interface LoadedSave {
  readonly game: Game
  readonly match: Match
  readonly record: GameRecord
  readonly text: SaveText
  readonly notes: readonly Words[]
}

/**
 * Opens a saved game from its cached position, or by replaying it if there is none. Throws the same errors as
 * `loadSave`.
 */
export function openSave(path: string, games: readonly Game[], positions: PositionCache | null): LoadedSave {
  const bytes = readBytes(path)
  return openFrom(path, games, bytes, positions?.find(path, bytes) ?? null)
}

/** Opens a saved game as `openSave` does, and caches its position if it had to be replayed. */
export function openAndCache(path: string, games: readonly Game[], positions: PositionCache | null): LoadedSave {
  const bytes = readBytes(path)
  const known = positions?.find(path, bytes) ?? null
  const opened = openFrom(path, games, bytes, known)
  if (!known) positions?.keep(path, bytes, opened.match, opened.record.lines.length)
  return opened
}

function openFrom(path: string, games: readonly Game[], bytes: Uint8Array, known: KnownPosition | null): LoadedSave {
  if (!known) return loadSave(path, games, bytes)
  try {
    const text = readSave(bytes, path, known)
    const { header, lines } = text
    const game = knownGame(path, header, games)
    const match = matchOf(game, header, known)
    if (!match) return loadSave(path, games, bytes)
    replayFrom(match, lines, known.lines.length)
    return { game, match, record: { header, lines }, text, notes: text.notes }
  } catch {
    // The full replay reports the error.
    return loadSave(path, games, bytes)
  }
}

/** Loads a saved game and replays it. Throws UserError for any error. Never writes the file. */
export function loadSave(path: string, games: readonly Game[], bytes = readBytes(path)): LoadedSave {
  const text = readSave(bytes, path)
  const { header, lines } = text
  const game = knownGame(path, header, games)
  const record = { header, lines }
  try {
    return { game, match: replay(game, record), record, text, notes: text.notes }
  } catch (error) {
    throw diverged(path, text, error)
  }
}

/** Returns a save's game. Throws UserError if the game is unknown or the save uses another version of its rules. */
export function knownGame(path: string, header: Header, games: readonly Game[]): Game {
  const game = namedGame(path, header, games)
  const { title, rules } = game
  if (header.rules === rules) return game
  throw new UserError(sentence('save-other-rules', { path, theirs: header.rules, game: title, ours: rules }))
}

function namedGame(path: string, header: Header, games: readonly Game[]): Game {
  try {
    return gameOf(header.game, games)
  } catch (error) {
    if (error instanceof UserError)
      throw new UserError(sentence('save-unplayable', { path, why: error.words }), 1, { cause: error })
    throw error
  }
}

export function diverged(path: string, { numbers }: SaveText, error: unknown): UserError {
  const why = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
  const line = (error instanceof Divergence ? numbers[error.line] : undefined) ?? 1
  return new UserError(sentence('save-diverges', { path, line, why }), 1, { cause: error })
}

export interface SaveEntry {
  readonly name: string
  readonly path: string
  /** The time of the last write in epoch ms, or 0 if unknown. */
  readonly changed: number
  /** The header of the save, or null if the save is invalid. */
  readonly header: Header | null
  /** The error that makes the save invalid, or null. */
  readonly problem: Words | null
  /** The number of moves in effect, without undone ones. */
  readonly answers: number
}

/**
 * Lists the saves in a folder, most recent first. Returns an empty list if the folder doesn't exist. Throws UserError
 * if it can't be read.
 */
export function listSaves(folder: string): SaveEntry[] {
  let names: string[]
  try {
    names = readdirSync(folder).filter(name => name.endsWith(SAVE_ENDING) && !name.startsWith('.'))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    const values = { folder, why: diskWords(error) }
    throw new UserError(sentence('save-folder-unreadable', values), 1, { cause: error })
  }
  const entries = names.map(name => entryOf(join(folder, name)))
  return entries.sort((a, b) => b.changed - a.changed || (a.name < b.name ? -1 : 1))
}

function entryOf(path: string): SaveEntry {
  const name = saveName(path)
  const changed = lastWritten(path) ?? 0
  try {
    const { header, lines } = readSave(readBytes(path), path)
    return { name, path, changed, header, problem: null, answers: movesIn(lines) }
  } catch (error) {
    return { name, path, changed, header: null, problem: errorText(error), answers: 0 }
  }
}

/** Returns the number of moves in effect after the last line of a record. Chat and changes of players aren't moves. */
function movesIn(lines: readonly RecordLine[]): number {
  let moves = 0
  for (const line of lines) {
    if ('undo' in line) moves -= line.undo
    else if (!isChat(line) && !('players' in line)) moves++
  }
  return moves
}

/** Returns the time of a file's last write in epoch ms, or null if unknown. */
export function lastWritten(path: string): number | null {
  try {
    return statSync(path).mtimeMs
  } catch {
    // The file has just vanished or is a broken link. Reading it will report that.
    return null
  }
}
