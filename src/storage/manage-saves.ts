import { existsSync, linkSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { sentence } from '../text/index.ts'
import { deleteQuietly, flushFolder } from './disk.ts'
import { requestLock } from './lock.ts'
import type { PositionCache } from './position-cache.ts'
import { saveName, savePath } from './saves.ts'
import { diskWords, errorCode, UserError } from './user-error.ts'

/** The suffixes of a save's side files: seat passphrases, host settings and backups. */
const SIDE_SUFFIX = /^\.(seats|host|bak\d*)$/

/**
 * Renames a saved game and its side files, and returns the new path. Throws UserError if the name is invalid or taken,
 * if the game is being played, or on disk errors.
 */
export function renameSave(path: string, wanted: string): string {
  const to = savePath(dirname(path), wanted)
  const taken = () => new UserError(sentence('save-name-taken', { name: saveName(to) }))
  if (existsSync(to)) throw taken()
  return whileLocked(path, () => {
    try {
      move(path, to)
    } catch (error) {
      if (errorCode(error) === 'EEXIST') throw taken()
      throw error
    }
    // Side files already there belong to a deleted game of that name.
    for (const end of sideSuffixes(to)) deleteQuietly(to + end)
    for (const end of sideSuffixes(path)) renameSync(path + end, to + end)
    flushFolder(dirname(to))
    return to
  })
}

/**
 * Deletes a saved game, its side files and its cached position. Throws UserError if the game is being played or on disk
 * errors.
 */
export function deleteSave(path: string, positions: PositionCache | null = null): void {
  whileLocked(path, () => {
    rmSync(path)
    positions?.forget(path)
    for (const end of sideSuffixes(path)) deleteQuietly(path + end)
    flushFolder(dirname(path))
  })
}

/**
 * Runs `act` while holding a save's lock, or without it if no lock can be created. Throws UserError if the game is
 * being played or `act` fails.
 */
function whileLocked<T>(path: string, act: () => T): T {
  const request = requestLock(path)
  if (request.kind === 'taken') throw new UserError(request.sentence)
  try {
    return act()
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError(sentence('save-not-changed', { path, why: diskWords(error) }), 1, { cause: error })
  } finally {
    if (request.kind === 'held') request.lock.release()
  }
}

/** Moves a file without overwriting an existing one. Throws EEXIST if another process takes the name first. */
function move(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (errorCode(error) === 'EEXIST' || lstatSync(to, { throwIfNoEntry: false })) throw error
    // This disk has no hard links.
    renameSync(from, to)
    return
  }
  rmSync(from)
}

function sideSuffixes(path: string): string[] {
  const name = basename(path)
  return readdirSync(dirname(path), { withFileTypes: true })
    .filter(file => file.isFile() && file.name.startsWith(name) && SIDE_SUFFIX.test(file.name.slice(name.length)))
    .map(file => file.name.slice(name.length))
}
