import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { MOVES_ENDING } from './moves.ts'

/** A game that comes with the program, and what the first remark of its file says of it. */
export interface ExampleEntry {
  readonly name: string
  readonly path: string
  readonly about: string
}

/** The move files of a folder, by their names; none where it cannot be read, for a program may be installed without. */
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
