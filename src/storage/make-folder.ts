import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it where they are missing. Throws the errors of the system. Step by step and not with
 * `recursive`, which never comes to an end where the system denies a folder as if its parent were missing (`/proc`).
 */
export function makeFolder(folder: string, mode = 0o777): void {
  const stat = statSync(folder, { throwIfNoEntry: false })
  if (stat?.isDirectory()) return
  if (stat) throw Object.assign(new Error(`${folder} is no folder`), { code: 'ENOTDIR' })
  const above = dirname(folder)
  if (above !== folder) makeFolder(above, mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Somebody else may have been quicker.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
