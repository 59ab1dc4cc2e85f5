import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { sentence } from '../text/index.ts'
import { readText, writeWhole } from './disk.ts'
import { diskWords, Trouble } from './trouble.ts'

/** Files whose bookmarks are kept; those set longest ago make way. */
const MOST_FILES = 500
/** Bookmarks kept of one file. */
const MOST_MARKS = 1000

const Shape = v.array(
  v.object({
    file: v.string(),
    marks: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
)

/** The bookmarks of all games that were watched, in one file of the user's: the games' own files are only read. */
export class Bookmarks {
  /** `path` is where they are kept; null keeps them nowhere. */
  constructor(private readonly path: string | null) {}

  /** The bookmarks of a game's file: numbers of answers, the least first. Throws Trouble where they cannot be read. */
  of(file: string): number[] {
    const known = this.read().find(entry => entry.file === real(file))
    return known ? [...known.marks] : []
  }

  /** Keeps the bookmarks of a game's file in place of those it had. Throws Trouble where that cannot be. */
  keep(file: string, marks: readonly number[]): void {
    if (this.path === null) return
    const name = real(file)
    const others = this.read().filter(entry => entry.file !== name)
    const sorted = [...new Set(marks)].sort((a, b) => a - b).slice(0, MOST_MARKS)
    const entries = sorted.length > 0 ? [{ file: name, marks: sorted }, ...others] : others
    try {
      writeWhole(this.path, `[\n${entries.slice(0, MOST_FILES).map(line).join(',\n')}\n]\n`)
    } catch (error) {
      const values = { path: this.path, why: diskWords(error) }
      throw new Trouble(sentence('bookmarks-unwritable', values), 1, { cause: error })
    }
  }

  private read(): v.InferOutput<typeof Shape> {
    if (this.path === null || !existsSync(this.path)) return []
    const text = readText(this.path)
    try {
      return v.parse(Shape, JSON.parse(text))
    } catch (error) {
      throw new Trouble(sentence('bookmarks-damaged', { path: this.path }), 1, { cause: error })
    }
  }
}

const line = (entry: { readonly file: string; readonly marks: readonly number[] }): string => JSON.stringify(entry)

/** The one name of a file, however it was called. */
function real(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return resolve(file)
  }
}
