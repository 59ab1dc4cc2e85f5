import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { MOVES_ENDING } from './moves.ts'

/** A bundled example game. `about` is the first comment in its file. */
export interface ExampleEntry {
  readonly name: string
  readonly path: string
  readonly about: string
}

/**
 * Lists the move files in a folder, sorted by name. Returns an empty list if the folder can't be read, because examples
 * might not be installed.
 */
export function listExamples(folder: string): ExampleEntry[] {
  let names: string[]
  try {
    names = readdirSync(folder).filter(name => name.endsWith(MOVES_ENDING))
  } catch {
    return []
  }
  return names.sort().map(name => {
    const path = join(folder, name)
    const about = /^#\s*(.+)$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? ''
    return { name: basename(name, MOVES_ENDING), path, about }
  })
}
