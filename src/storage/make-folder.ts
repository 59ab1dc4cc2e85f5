import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its missing parents. Throws system errors. Works level by level instead of with `recursive`,
 * which loops forever if the system reports the parent as missing (`/proc`).
 */
export function makeFolder(folder: string, mode = 0o777): void {
  const stat = statSync(folder, { throwIfNoEntry: false })
  if (stat?.isDirectory()) return
  if (stat) throw Object.assign(new Error(`${folder} is not a folder`), { code: 'ENOTDIR' })
  const above = dirname(folder)
  if (above !== folder) makeFolder(above, mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Another process may have created it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
