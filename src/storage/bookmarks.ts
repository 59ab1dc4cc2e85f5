import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { sentence } from '../text/index.ts'
import { readText, writeAtomically } from './disk.ts'
import { diskWords, UserError } from './user-error.ts'

/** The maximum number of files with bookmarks. Beyond that, the least recently changed ones are dropped. */
const MAX_FILES = 500
const MAX_MARKS = 1000

const Shape = v.array(
  v.object({
    file: v.string(),
    marks: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
)

/** The bookmarks of all watched games, stored in one file. The game files themselves are never written. */
export class Bookmarks {
  /** `path` is the file to store the bookmarks in. If it is null, they aren't stored. */
  constructor(private readonly path: string | null) {}

  /** Returns the bookmarks for a game file as ascending answer numbers. Throws UserError if they cannot be read. */
  of(file: string): number[] {
    const known = this.read().find(entry => entry.file === real(file))
    return known ? [...known.marks] : []
  }

  /** Replaces the bookmarks for a game file. Throws UserError if they cannot be written. */
  keep(file: string, marks: readonly number[]): void {
    if (this.path === null) return
    const name = real(file)
    const others = this.read().filter(entry => entry.file !== name)
    const sorted = [...new Set(marks)].sort((a, b) => a - b).slice(0, MAX_MARKS)
    const entries = sorted.length > 0 ? [{ file: name, marks: sorted }, ...others] : others
    try {
      writeAtomically(this.path, `[\n${entries.slice(0, MAX_FILES).map(line).join(',\n')}\n]\n`)
    } catch (error) {
      const values = { path: this.path, why: diskWords(error) }
      throw new UserError(sentence('bookmarks-unwritable', values), 1, { cause: error })
    }
  }

  private read(): v.InferOutput<typeof Shape> {
    if (this.path === null || !existsSync(this.path)) return []
    const text = readText(this.path)
    try {
      return v.parse(Shape, JSON.parse(text))
    } catch (error) {
      throw new UserError(sentence('bookmarks-damaged', { path: this.path }), 1, { cause: error })
    }
  }
}

const line = (entry: { readonly file: string; readonly marks: readonly number[] }): string => JSON.stringify(entry)

/** Returns the canonical path of a file. */
function real(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return resolve(file)
  }
}
