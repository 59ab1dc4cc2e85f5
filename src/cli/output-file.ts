import { appendFileSync, closeSync, openSync, readSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PAGE_BEGINNING } from '../screen/share/beginning.ts'
import { diskWords, UserError } from '../storage/index.ts'
import { messagesIn } from '../text/index.ts'
import { type Environment, printText } from './environment.ts'

export interface OutputKind {
  /** The name of this kind of file, for messages. */
  readonly what: string
  /** Returns true if a file that starts with this text is of this type. */
  isOne(beginning: string): boolean
  /** True if an existing file may be replaced without `--force`, because it can be generated again. */
  readonly replaces?: boolean
}

export const SVG_FILE: OutputKind = {
  what: 'picture',
  isOne: text => /^\uFEFF?\s*<(\?xml|!--|svg)/.test(text),
  replaces: true,
}

export const PAGE: OutputKind = {
  what: 'web page of a game',
  isOne: text => text.startsWith(PAGE_BEGINNING),
  replaces: true,
}

export const TABLE: OutputKind = {
  what: 'CSV file of games',
  isOne: text => text.startsWith('n,seed,bots,winners,'),
}

export const GAME_LINES: OutputKind = {
  what: 'JSONL file of games',
  isOne: text => /^\{"n":\d+,"game":"/.test(text),
}

/** Command-line errors are always in English. */
const ENGLISH = messagesIn('en')

/** The number of bytes read to identify a file. */
const BEGINNING = 1024

/** A destination for output: a file or standard output. */
export interface Output {
  write(text: string): void
  add(text: string): void
}

export const standardOutput = (environment: Pick<Environment, 'stdout'>): Output => {
  const add = (text: string) => {
    if (text !== '') printText(environment, text)
  }
  return { write: add, add }
}

/**
 * An output file. It never overwrites a file of a different type. It overwrites one of the same type only with `force`,
 * or if that file can be generated again. The constructor and all writes throw UserError on failure.
 */
export class OutputFile implements Output {
  private begun = false

  constructor(
    private readonly name: string,
    private readonly kind: OutputKind,
    private readonly force = false,
  ) {
    this.claim()
  }

  write(text: string): void {
    // Check again, because a file may have been created in the meantime.
    if (!this.begun) this.claim()
    this.begun = true
    this.onDisk(() => writeFileSync(this.name, text))
  }

  add(text: string): void {
    this.onDisk(() => appendFileSync(this.name, text))
  }

  isSame(other: OutputFile): boolean {
    return resolve(this.name) === resolve(other.name)
  }

  private claim(): void {
    const { name, kind } = this
    const text = this.onDisk(() => beginningOf(name))
    if (text === '') return
    if (!kind.isOne(text)) throw new UserError(`${name} already exists and is not a ${kind.what}; choose another file.`)
    if (!kind.replaces && !this.force) throw new UserError(`${name} already exists; use --force to overwrite it.`)
  }

  private onDisk<T>(act: () => T): T {
    try {
      return act()
    } catch (error) {
      throw new UserError(`Cannot write ${this.name}: ${ENGLISH.format(diskWords(error))}; choose another file.`, 1, {
        cause: error,
      })
    }
  }
}

/**
 * Returns the beginning of a file. Returns an empty string if there is no regular file with this name, because then
 * nothing can be lost.
 */
function beginningOf(name: string): string {
  if (!statSync(name, { throwIfNoEntry: false })?.isFile()) return ''
  const fd = openSync(name, 'r')
  try {
    const bytes = Buffer.alloc(BEGINNING)
    return bytes.toString('utf8', 0, readSync(fd, bytes, 0, BEGINNING, 0))
  } finally {
    closeSync(fd)
  }
}
