import { jsonLine, printable, type RuleBook } from '../commands/index.ts'
import type { Game } from '../kernel/index.ts'
import type { TerminalScreen } from '../server/request.ts'
import type { Platform } from '../storage/index.ts'
import { asAscii } from '../terminal/ascii.ts'
import { type LanguageRequest, languageFor, type Messages, messagesIn, type Words } from '../text/index.ts'

/** The games, and their rulebooks by game id. */
export interface Library {
  readonly games: readonly Game[]
  readonly rulebooks: Readonly<Record<string, RuleBook>>
}

/** The parts of an output stream that commands need. */
export interface OutputStream {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
  readonly rows?: number
  getColorDepth?(): number
}

/** An input stream, which can be read key by key if it is a terminal. */
export interface Input extends AsyncIterable<Uint8Array | string> {
  readonly isTTY?: boolean
  setRawMode?(on: boolean): unknown
  /** Returns an iterator. If `destroyOnReturn` is false, the stream stays open when the iterator ends. */
  iterator?(options: { destroyOnReturn: boolean }): AsyncIterableIterator<Uint8Array | string>
}

/** Everything outside the program that commands use. Tests supply their own. */
export interface Environment extends Platform {
  readonly stdin: Input
  readonly stdout: OutputStream
  readonly stderr: OutputStream
  /** Loads the given games, or all of them. Loading takes time, so commands that don't need games don't call this. */
  readonly library: (ids?: readonly string[], language?: string) => Promise<Library>
  /** The user's preferred language. Defaults to English. */
  readonly wish?: LanguageRequest
  /** True if text should be printed in ASCII wherever possible. */
  readonly isAscii?: boolean
  /** Opens the full screen. */
  readonly screen: TerminalScreen
  readonly newSeed: () => string
  /** Called before lines are read, so that Ctrl+C can end the input. */
  readonly listening?: () => void
  /** Called when a table has opened, to notify the process that started this one. */
  readonly opened?: () => void
  /** Resolves with the signal that asks the program to end. */
  readonly stopped?: () => Promise<unknown>
}

export interface CommandResult {
  code: number
  /** The language and characters of the command's output, once they are known. */
  wish?: LanguageRequest
  isAscii?: boolean
}

/**
 * Returns messages in the user's language, or in English if that language comes from the locale and these games don't
 * support it.
 */
export const wordsFor = ({ wish }: Pick<Environment, 'wish'>, games: readonly Game[] = []): Messages =>
  messagesIn(wish ? languageFor(wish, games) : 'en')

/** The parts of the environment that decide how text is printed. */
export type Wording = Pick<Environment, 'wish' | 'isAscii'>

/** Prints lines after making them safe for the terminal. */
export function print(environment: Pick<Environment, 'stdout'> & Wording, ...lines: readonly Words[]): void {
  for (const line of lines) environment.stdout.write(printed(environment, line))
}

function printed(environment: Wording, line: Words): string {
  const text = printable(wordsFor(environment).format(line))
  return `${environment.isAscii ? asAscii(text) : text}\n`
}

/** Prints a file's text, without replacing characters for ASCII terminals. */
export function printText(environment: Pick<Environment, 'stdout'>, text: string): void {
  for (const line of splitLines(text)) environment.stdout.write(`${printable(line)}\n`)
}

/** Prints cells separated by tabs, after making each of them safe for the terminal. */
export function printRow(environment: Pick<Environment, 'stdout'>, cells: readonly string[]): void {
  environment.stdout.write(`${cells.map(printable).join('\t')}\n`)
}

export const stackOf = (error: unknown): string[] =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error)).split('\n')

export const splitLines = (text: string): string[] => text.replace(/\n$/, '').split('\n')

/** Prints each value as a line of JSON, in a single write. */
export function printJson(environment: Pick<Environment, 'stdout'>, ...values: readonly unknown[]): void {
  if (values.length > 0) environment.stdout.write(values.map(value => `${jsonLine(value)}\n`).join(''))
}

/** Prints drawn lines, reduced to text and styles. */
export async function printDrawn(environment: Pick<Environment, 'stdout'>, ...lines: readonly string[]): Promise<void> {
  const { fromCells, toCells } = await import('../terminal/cells.ts')
  for (const line of lines) environment.stdout.write(`${fromCells(toCells(line))}\n`)
}

/** Prints notices to stderr. */
export function printNotice(environment: Pick<Environment, 'stderr'> & Wording, ...lines: readonly Words[]): void {
  for (const line of lines) environment.stderr.write(printed(environment, line))
}
