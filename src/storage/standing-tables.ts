import { existsSync, readdirSync } from 'node:fs'
import * as v from 'valibot'
import { forget, readIfThere, writePrivate } from './disk.ts'
import { SAVE_ENDING, saveName, saveNameFault, savePath } from './saves.ts'

/** What the file that remembers a hosted table ends with, after the whole name of its save. */
const ENDING = '.host'

const Folder = v.pipe(v.string(), v.maxLength(1000))
const StandingShape = v.object({
  cantrip: v.literal(1),
  /** Where its socket is opened. */
  hall: Folder,
  /** Whose members may come, or nobody's. */
  group: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  /** After how many minutes alone it closes, or never. */
  idle: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
})

/** How a table was opened, so that it can be opened again. It names no command: what lies in a folder is never run. */
export type Standing = Omit<v.InferOutput<typeof StandingShape>, 'cantrip'>

/** Remembers how the table of a save was opened. Throws the errors of the system. */
export function rememberTable(save: string, { hall, group, idle }: Standing): void {
  writePrivate(save + ENDING, `${JSON.stringify({ cantrip: 1, hall, group, idle })}\n`)
}

/** Forgets a table: its game is over, or its host has been told to close it. Never throws. */
export const forgetTable = (save: string): void => forget(save + ENDING)

/** How the table of a save was opened, or null where none stands. Never throws. */
export function standingTable(save: string): Standing | null {
  try {
    const found = v.safeParse(StandingShape, JSON.parse(readIfThere(save + ENDING) ?? 'null'))
    return found.success && existsSync(save) ? found.output : null
  } catch {
    return null
  }
}

/** The tables of a save folder that stand, by the names of their saves. */
export function standingTables(folder: string): { name: string; path: string; standing: Standing }[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .filter(file => file.endsWith(SAVE_ENDING + ENDING))
    .map(file => saveName(file.slice(0, -ENDING.length)))
    .filter(name => saveNameFault(name) === null)
    .sort()
    .flatMap(name => {
      const path = savePath(folder, name)
      const standing = standingTable(path)
      return standing ? [{ name, path, standing }] : []
    })
}
