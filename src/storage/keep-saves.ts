import { existsSync, linkSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { sentence } from '../text/index.ts'
import { flushFolder, forget } from './disk.ts'
import { askLock } from './lock.ts'
import { PositionCache } from './position-cache.ts'
import { saveName, savePath } from './saves.ts'
import { codeOf, diskWords, Trouble } from './trouble.ts'

/** What lies beside a save and goes where it goes: the pass-phrases of its seats, how its table was opened, and it as it was once found. */
const BESIDE = /^\.(seats|host|bak\d*)$/

/**
 * Gives a saved game another name in its folder, and what lies beside it with it; gives the new path. Throws Trouble for
 * a name that is none or taken, while the game is played, and where the disk refuses.
 */
export function renameSave(path: string, wanted: string): string {
  const to = savePath(dirname(path), wanted)
  const taken = () => new Trouble(sentence('save-name-taken', { name: saveName(to) }))
  if (existsSync(to)) throw taken()
  return kept(path, () => {
    try {
      move(path, to)
    } catch (error) {
      if (codeOf(error) === 'EEXIST') throw taken()
      throw error
    }
    // What lies there belonged to another game of that name, which is gone.
    for (const end of besides(to)) forget(to + end)
    for (const end of besides(path)) renameSync(path + end, to + end)
    flushFolder(dirname(to))
    return to
  })
}

/** Deletes a saved game and what lies beside it. Throws Trouble while it is played, and where the disk refuses. */
export function deleteSave(path: string): void {
  kept(path, () => {
    rmSync(path)
    PositionCache.here?.forget(path)
    for (const end of besides(path)) forget(path + end)
    flushFolder(dirname(path))
  })
}

/** Does something to a save that nobody plays meanwhile. */
function kept<T>(path: string, act: () => T): T {
  const asked = askLock(path)
  if (asked.kind === 'taken') throw new Trouble(asked.sentence)
  try {
    return act()
  } catch (error) {
    if (error instanceof Trouble) throw error
    throw new Trouble(sentence('save-not-changed', { path, why: diskWords(error) }), 1, { cause: error })
  } finally {
    if (asked.kind === 'held') asked.lock.release()
  }
}

/** Moves a file to where none is: whoever is quicker has the name. */
function move(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || lstatSync(to, { throwIfNoEntry: false })) throw error
    // A disk without second names for a file.
    renameSync(from, to)
    return
  }
  rmSync(from)
}

function besides(path: string): string[] {
  const name = basename(path)
  return readdirSync(dirname(path), { withFileTypes: true })
    .filter(file => file.isFile() && file.name.startsWith(name) && BESIDE.test(file.name.slice(name.length)))
    .map(file => file.name.slice(name.length))
}
