import { jsonLine, printable, type RuleBook } from '../commands/index.ts'
import type { Game } from '../kernel/index.ts'
import type { Screen } from '../server/request.ts'
import type { Surroundings } from '../storage/index.ts'
import { languageFor, type Messages, type Wish, type Words, wordsIn } from '../text/index.ts'

/** The games there are and their rulebooks, by game. */
export interface Library {
  readonly games: readonly Game[]
  readonly rulebooks: Readonly<Record<string, RuleBook>>
}

/** A stream that is written, as far as commands need it. */
export interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
  readonly rows?: number
  getColorDepth?(): number
}

/** What people type or a program says; a terminal's can be read key by key. */
export interface Input extends AsyncIterable<Uint8Array | string> {
  readonly isTTY?: boolean
  setRawMode?(on: boolean): unknown
  /** An iterator that leaves the stream open for others when it is given back. */
  iterator?(options: { destroyOnReturn: boolean }): AsyncIterableIterator<Uint8Array | string>
}

/** All that a command touches of the world, so that a test can put another in its place. */
export interface Environment extends Surroundings {
  readonly stdin: Input
  readonly stdout: Output
  readonly stderr: Output
  /** Loads these games, or all there are: only commands that need one pay for it. */
  readonly library: (ids?: readonly string[], language?: string) => Promise<Library>
  /** In which language whoever gives the command would be spoken to; English where nobody has said. */
  readonly wish?: Wish
  /** Opens the full screen. */
  readonly screen: Screen
  readonly newSeed: () => string
  /** Called where line by line input begins, so that Ctrl+C can end it. */
  readonly listening?: () => void
  /** Called when a table is open, for whoever let this program open it. */
  readonly opened?: () => void
  /** Resolves when somebody or the system wants the program to end, to the signal that says so. */
  readonly stopped?: () => Promise<unknown>
}

/** What a command gives back through: its exit code. */
export interface Outcome {
  code: number
  /** In which language the command speaks, once it is known. */
  wish?: Wish
}

/** The words for whoever gives the command, where these games are before him. */
export const wordsFor = ({ wish }: Pick<Environment, 'wish'>, games: readonly Game[] = []): Messages =>
  wordsIn(wish ? languageFor(wish, games) : 'en')

/** Writes lines for a person or a program to read. Whoever's words they hold, they can do nothing to a terminal. */
export function print(environment: Pick<Environment, 'stdout' | 'wish'>, ...lines: readonly Words[]): void {
  for (const line of lines) environment.stdout.write(`${printable(wordsFor(environment).tell(line))}\n`)
}

/** Where an error happened, as lines. */
export const stackOf = (error: unknown): string[] =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error)).split('\n')

/** The lines of a whole text. */
export const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n')

/** Writes a value as a line for a program to read. */
export function printJson(environment: Pick<Environment, 'stdout'>, value: unknown): void {
  environment.stdout.write(`${jsonLine(value)}\n`)
}

/** Writes lines that are drawn, which have styles and nothing else that a terminal would obey. */
export async function printDrawn(environment: Pick<Environment, 'stdout'>, ...lines: readonly string[]): Promise<void> {
  const { fromCells, toCells } = await import('../terminal/cells.ts')
  for (const line of lines) environment.stdout.write(`${fromCells(toCells(line))}\n`)
}

/** Writes what a person should know beside the output proper. */
export function remark(environment: Pick<Environment, 'stderr' | 'wish'>, ...lines: readonly Words[]): void {
  for (const line of lines)
    environment.stderr.write(`${printable(wordsFor(environment).tell(line))}
`)
}
