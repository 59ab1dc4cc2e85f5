import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { excerpt } from '../commands/index.ts'
import type { Game, Match } from '../kernel/index.ts'
import {
  beginMoves,
  exampleFolder,
  isMoveFile,
  loadSave,
  MAX_BYTES,
  MOVES_ENDING,
  parseMoves,
  playMoves,
  readBytes,
  saveNameError,
  savePath,
  UserError,
} from '../storage/index.ts'
import { sentence, type Words } from '../text/index.ts'
import type { Environment } from './environment.ts'

/** The file name for standard input and output. */
export const STANDARD = '-'

/** The prefix of bundled examples, as in `example:solitaire-win`. */
const EXAMPLE = 'example:'

/** A command's input: its name for messages, and its bytes. */
export interface CommandInput {
  readonly name: string
  readonly bytes: Uint8Array
}

export function exampleNames(): string[] {
  const folder = exampleFolder()
  if (folder === null) return []
  const files = readdirSync(folder).filter(name => name.endsWith(MOVES_ENDING))
  return files.sort().map(name => EXAMPLE + name.slice(0, -MOVES_ENDING.length))
}

/**
 * Finds a file by its path, or by the name of a bundled example or a saved game. Throws UserError if nothing matches.
 */
export function findFile(name: string, saveFolder: string): string {
  const folder = exampleFolder()
  if (name.startsWith(EXAMPLE) && folder !== null) {
    const known = exampleNames()
    if (known.includes(name)) return join(folder, name.slice(EXAMPLE.length) + MOVES_ENDING)
    throw new UserError(sentence('shell-no-example', { name: excerpt(name), known: { items: known, last: 'or' } }))
  }
  if (existsSync(name)) return name
  if (saveNameError(name) === null && existsSync(savePath(saveFolder, name))) return savePath(saveFolder, name)
  throw new UserError(sentence('save-no-file', { name: excerpt(name), folder: saveFolder }))
}

/** Reads a file that `findFile` finds, or standard input. Throws UserError if it can't be read. */
export async function readSource(
  environment: Pick<Environment, 'stdin'>,
  name: string,
  saveFolder: string,
): Promise<CommandInput> {
  if (name === STANDARD) return { name, bytes: await allOf(environment.stdin) }
  const path = findFile(name, saveFolder)
  return { name: path, bytes: readBytes(path) }
}

/** Reads a stream to its end. Throws UserError if it is too long. */
export async function allOf(input: AsyncIterable<Uint8Array | string>, most = MAX_BYTES): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let length = 0
  for await (const chunk of input) {
    const part = Buffer.from(chunk)
    length += part.length
    if (length > most) {
      const why = sentence('disk-too-large', { megabytes: Math.round(length / 1e6) })
      throw new UserError(sentence('cannot-read', { path: STANDARD, why }))
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** A game replayed from its file. */
export interface PlayedSource {
  readonly match: Match
  readonly notes: readonly Words[]
  /** The error that stopped the replay, or null if the whole game could be played. */
  readonly error: unknown
}

/**
 * Plays a saved game or a move file to its end. A move file stops after `until` moves, because later lines may be
 * invalid. Throws UserError if nothing can be played.
 */
export function playSource(
  { name, bytes }: CommandInput,
  games: readonly Game[],
  until = Number.POSITIVE_INFINITY,
): PlayedSource {
  const text = new TextDecoder().decode(bytes)
  if (!isMoveFile(text) && /^\uFEFF?\s*\{/.test(text)) {
    const { match, notes } = loadSave(name, games, bytes)
    return { match, notes, error: null }
  }
  const moves = parseMoves(text, name, games)
  const match = beginMoves(moves)
  const steps = playMoves(match, moves)
  try {
    while (match.length < until && !steps.next().done);
    return { match, notes: [], error: null }
  } catch (error) {
    return { match, notes: [], error }
  }
}
