import { existsSync, readdirSync } from 'node:fs'
import * as v from 'valibot'
import { deleteQuietly, readIfThere, writePrivate } from './disk.ts'
import { SAVE_ENDING, saveName, saveNameError, savePath } from './saves.ts'

/** The suffix of the file with a hosted table's settings, added to the save's full name. */
const ENDING = '.host'

const Folder = v.pipe(v.string(), v.maxLength(1000))
const HostedTableShape = v.object({
  cantrip: v.literal(1),
  /** The folder that contains the table's socket. */
  hall: Folder,
  /** The group whose members may join, or null if nobody else may. */
  group: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  /** The number of minutes after which the table closes if nobody is there, or null for never. */
  idle: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
})

/**
 * The settings of a hosted table, for hosting it again. They contain no command, so nothing in them can be executed.
 */
export type HostedTable = Omit<v.InferOutput<typeof HostedTableShape>, 'cantrip'>

/** Stores the settings of a hosted table. Throws system errors. */
export function storeHostedTable(save: string, { hall, group, idle }: HostedTable): void {
  writePrivate(save + ENDING, `${JSON.stringify({ cantrip: 1, hall, group, idle })}\n`)
}

/** Deletes the settings of a hosted table when its game is over or its host closes it. Never throws. */
export const forgetHostedTable = (save: string): void => deleteQuietly(save + ENDING)

/** Returns the settings of a save's hosted table, or null if it has none. Never throws. */
export function hostedTable(save: string): HostedTable | null {
  try {
    const found = v.safeParse(HostedTableShape, JSON.parse(readIfThere(save + ENDING) ?? 'null'))
    return found.success && existsSync(save) ? found.output : null
  } catch {
    return null
  }
}

/** Lists the hosted tables in a save folder, sorted by save name. */
export function hostedTables(folder: string): { name: string; path: string; standing: HostedTable }[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .filter(file => file.endsWith(SAVE_ENDING + ENDING))
    .map(file => saveName(file.slice(0, -ENDING.length)))
    .filter(name => saveNameError(name) === null)
    .sort()
    .flatMap(name => {
      const path = savePath(folder, name)
      const standing = hostedTable(path)
      return standing ? [{ name, path, standing }] : []
    })
}
