import { appendFileSync, closeSync, openSync, readSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PAGE_BEGINNING } from '../screen/share/beginning.ts'
import { diskWords, Trouble } from '../storage/index.ts'
import { wordsIn } from '../text/index.ts'
import { type Environment, linesOf, print } from './environment.ts'

/** What a command writes into a file that a person names. */
export interface OutputKind {
  /** What such a file is, at the end of a sentence. */
  readonly what: string
  /** Whether a text that begins so is one. */
  isOne(beginning: string): boolean
  /** Whether a new one takes the place of an old one without a word: what is drawn anew at any time is no loss. */
  readonly replaces?: boolean
}

export const PICTURE: OutputKind = {
  what: 'picture',
  isOne: text => /^\uFEFF?\s*<(\?xml|!--|svg)/.test(text),
  replaces: true,
}

export const PAGE: OutputKind = {
  what: 'page of a game',
  isOne: text => text.startsWith(PAGE_BEGINNING),
  replaces: true,
}

export const TABLE: OutputKind = {
  what: 'table of games',
  isOne: text => text.startsWith('n,seed,bots,winners,'),
}

export const GAMES: OutputKind = {
  what: 'file of games',
  isOne: text => /^\{"n":\d+,"game":"/.test(text),
}

/** What is wrong with a command line is told in the language it is written in. */
const ENGLISH = wordsIn('en')

/** As much of a file as tells what it is. */
const BEGINNING = 1024

/** Where a command writes something whole or line by line: a file, or standard output. */
export interface Output {
  write(text: string): void
  add(text: string): void
}

/** What a command is to write somewhere, as standard output. */
export const standardOutput = (environment: Pick<Environment, 'stdout' | 'wish'>): Output => {
  const add = (text: string) => {
    if (text !== '') print(environment, ...linesOf(text))
  }
  return { write: add, add }
}

/**
 * A file that a command is to write. Never over anything that is not of its kind, and over one of its kind only where that
 * is no loss or `force` is said. Throws Trouble where it may not be written; so may the writing.
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

  /** Writes the whole file. */
  write(text: string): void {
    // Something may have been put there since.
    if (!this.begun) this.claim()
    this.begun = true
    this.onDisk(() => writeFileSync(this.name, text))
  }

  /** Adds to what was written. */
  add(text: string): void {
    this.onDisk(() => appendFileSync(this.name, text))
  }

  /** Whether this and another are one file. */
  isSame(other: OutputFile): boolean {
    return resolve(this.name) === resolve(other.name)
  }

  private claim(): void {
    const { name, kind } = this
    const text = this.onDisk(() => beginningOf(name))
    if (text === '') return
    if (!kind.isOne(text)) throw new Trouble(`${name} already exists and is not a ${kind.what}; choose another file.`)
    if (!kind.replaces && !this.force) throw new Trouble(`${name} already exists; use --force to overwrite it.`)
  }

  private onDisk<T>(act: () => T): T {
    try {
      return act()
    } catch (error) {
      throw new Trouble(`Cannot write ${this.name}: ${ENGLISH.tell(diskWords(error))}; choose another file.`, 1, {
        cause: error,
      })
    }
  }
}

/** How a file begins; nothing where there is none, or what is there is a device and holds nothing to lose. */
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
