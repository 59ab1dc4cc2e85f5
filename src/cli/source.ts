import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { excerpt } from '../commands/index.ts'
import type { Game, Match } from '../kernel/index.ts'
import {
  beginMoves,
  exampleFolder,
  isMoveFile,
  loadSave,
  MOST_BYTES,
  MOVES_ENDING,
  parseMoves,
  playMoves,
  readBytes,
  saveNameFault,
  savePath,
  Trouble,
} from '../storage/index.ts'
import { sentence, type Words } from '../text/index.ts'
import type { Environment } from './environment.ts'

/** What stands for standard input, and for standard output, where a file is named. */
export const STANDARD = '-'

/** What stands before the name of a game that ships: `example:solitaire-win`. */
const EXAMPLE = 'example:'

/** Something that a command reads: by what it is called in sentences, and its bytes. */
export interface Source {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The games that ship, as they are named. */
export function exampleNames(): string[] {
  const folder = exampleFolder()
  if (folder === null) return []
  const files = readdirSync(folder).filter(name => name.endsWith(MOVES_ENDING))
  return files.sort().map(name => EXAMPLE + name.slice(0, -MOVES_ENDING.length))
}

/**
 * A file by its path, a game that ships, or else a saved game by its name. Throws Trouble where there is none of them.
 */
export function fileCalled(name: string, saveFolder: string): string {
  const folder = exampleFolder()
  if (name.startsWith(EXAMPLE) && folder !== null) {
    const known = exampleNames()
    if (known.includes(name)) return join(folder, name.slice(EXAMPLE.length) + MOVES_ENDING)
    throw new Trouble(sentence('shell-no-example', { name: excerpt(name), known: { items: known, last: 'or' } }))
  }
  if (existsSync(name)) return name
  if (saveNameFault(name) === null && existsSync(savePath(saveFolder, name))) return savePath(saveFolder, name)
  throw new Trouble(sentence('save-no-file', { name: excerpt(name), folder: saveFolder }))
}

/** Reads what is called so: a file as `fileCalled` finds it, or standard input. Throws Trouble where it cannot be read. */
export async function sourceCalled(
  environment: Pick<Environment, 'stdin'>,
  name: string,
  saveFolder: string,
): Promise<Source> {
  if (name === STANDARD) return { name, bytes: await allOf(environment.stdin) }
  const path = fileCalled(name, saveFolder)
  return { name: path, bytes: readBytes(path) }
}

/** All that comes, to its end. Throws Trouble where that is too much. */
export async function allOf(input: AsyncIterable<Uint8Array | string>, most = MOST_BYTES): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let length = 0
  for await (const chunk of input) {
    const part = Buffer.from(chunk)
    length += part.length
    if (length > most) {
      const why = sentence('disk-too-large', { megabytes: Math.round(length / 1e6) })
      throw new Trouble(sentence('cannot-read', { path: STANDARD, why }))
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** A game as its file tells it. */
export interface Played {
  readonly match: Match
  readonly notes: readonly Words[]
  /** What is wrong after what plays, or null. */
  readonly trouble: unknown
}

/**
 * Plays a saved game or a move file: to its end, or of a move file no further than so many answers, for what comes after
 * may be wrong. Throws Trouble where nothing of it plays.
 */
export function play({ name, bytes }: Source, games: readonly Game[], until = Number.POSITIVE_INFINITY): Played {
  const text = new TextDecoder().decode(bytes)
  if (!isMoveFile(text) && /^\uFEFF?\s*\{/.test(text)) {
    const { match, notes } = loadSave(name, games, bytes)
    return { match, notes, trouble: null }
  }
  const moves = parseMoves(text, name, games)
  const match = beginMoves(moves)
  const steps = playMoves(match, moves)
  try {
    while (match.length < until && !steps.next().done);
    return { match, notes: [], trouble: null }
  } catch (trouble) {
    return { match, notes: [], trouble }
  }
}
