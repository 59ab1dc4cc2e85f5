import {
  chmodSync,
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { sentence, type Words } from '../text/index.ts'
import { makeFolder } from './make-folder.ts'
import { diskWords, errorCode, UserError } from './user-error.ts'

/** The maximum size of a file to read. A game of ten thousand answers takes less than one megabyte. */
export const MAX_BYTES = 32 * 1024 * 1024

/** Reads a file. Throws UserError if the file is missing, unreadable, too large, or not a regular file. */
export function readBytes(path: string, most = MAX_BYTES): Uint8Array {
  const unread = (why: Words, cause?: unknown) => new UserError(sentence('cannot-read', { path, why }), 1, { cause })
  try {
    const stat = statSync(path)
    if (stat.isDirectory()) throw unread(sentence('disk-is-folder'))
    if (!stat.isFile()) throw unread(sentence('disk-not-plain'))
    if (stat.size > most) throw unread(sentence('disk-too-large', { megabytes: Math.round(stat.size / 1e6) }))
    return readFileSync(path)
  } catch (error) {
    if (error instanceof UserError) throw error
    throw unread(diskWords(error), error)
  }
}

/** Reads a file as text. Invalid UTF-8 becomes \uFFFD. Throws the same errors as `readBytes`. */
export function readText(path: string): string {
  return new TextDecoder().decode(readBytes(path))
}

/**
 * Replaces a file atomically: writes a temporary file next to it, flushes it and renames it, so at any moment either
 * the old or the new file exists. Creates the folder if it is missing. Throws system errors.
 */
export function writeAtomically(path: string, text: string, mode = 0o644): void {
  makeFolder(dirname(path))
  beside(path, text, temporary => renameSync(temporary, path), mode)
  flushFolder(dirname(path))
}

/**
 * Creates a new file, atomically if the file system has hard links. Throws system errors, including `EEXIST` if the
 * file exists.
 */
export function createAtomically(path: string, text: string, mode = 0o644): void {
  const put = (temporary: string) => {
    try {
      linkSync(temporary, path)
    } catch (error) {
      if (!NO_LINKS.has(errorCode(error) ?? '')) throw error
      writeFlushed(path, 'wx', text, mode)
    }
  }
  beside(path, text, put, mode)
  flushFolder(dirname(path))
}

/** Error codes of file systems without hard links. */
const NO_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'])

/**
 * Writes a temporary file next to a path and calls `put` to move it into place. Always removes the temporary file. A
 * planted symlink can't redirect the write, because the name is random and the file must not exist.
 */
function beside(path: string, text: string, put: (temporary: string) => void, mode: number): void {
  const folder = dirname(path)
  const mark = process.getBuiltinModule('node:crypto').randomBytes(4).toString('hex')
  const temporary = join(folder, `.${basename(path)}.${process.pid}-${mark}.tmp`)
  sweep(folder)
  try {
    writeFlushed(temporary, 'wx', text, mode)
    put(temporary)
  } finally {
    deleteQuietly(temporary)
  }
}

/** Matches our temporary files (for saves, tables, bookmarks and their side files). Captures the process id. */
const TEMPORARY = /^\..+\.(?:cantrip|table|json)(?:\.\w+)*\.(\d{1,9})(?:-[0-9a-f]{8})?\.tmp$/
/** The age below which a temporary file may still be in use, even by another machine (ms). */
const WRITE_TIME = 60_000

/** Removes old temporary files left in a folder by dead processes. Never throws. */
function sweep(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const pid = TEMPORARY.exec(name)?.[1]
      if (pid === undefined || isRunning(Number(pid))) continue
      const file = join(folder, name)
      const stat = lstatSync(file, { throwIfNoEntry: false })
      if (stat?.isFile() && Date.now() - stat.mtimeMs > WRITE_TIME) deleteQuietly(file)
    }
  } catch {
    // Leave files that cannot be inspected.
  }
}

/** Returns true if a process with this id exists. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

function writeFlushed(path: string, flag: 'w' | 'wx', text: string, mode: number): void {
  const fd = openSync(path, flag, mode)
  try {
    writeAll(fd, text, 0)
    fsyncSync(fd)
  } catch (error) {
    deleteQuietly(path)
    throw error
  } finally {
    closeSync(fd)
  }
}

/** Replaces a file atomically, readable only by its owner. Throws system errors. */
export function writePrivate(path: string, text: string): void {
  writeAtomically(path, text, 0o600)
}

/**
 * Creates a file readable only by its owner, under this name or the next free one, and returns its path. Meant for
 * folders that others may write to. Throws system errors.
 */
export function createPrivate(wanted: string, text: string): string {
  makeFolder(dirname(wanted))
  for (let tries = 0; ; tries++) {
    const path = freePath(wanted)
    try {
      createAtomically(path, text, 0o600)
      return path
    } catch (error) {
      // Another process created the file in the meantime.
      if (errorCode(error) !== 'EEXIST' || tries === MAX_TRIES) throw error
    }
  }
}

const MAX_TRIES = 100

/** Makes a file readable only by its owner. Does nothing if the file doesn't exist. Throws system errors. */
export function makePrivate(path: string): void {
  try {
    chmodSync(path, 0o600)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

/**
 * Reads a small text file. Returns null if there is none. Throws system errors, and UserError if the file is too large
 * or isn't a regular file. (Reading a pipe would block forever.)
 */
export function readIfThere(path: string): string | null {
  const fd = openIfThere(path)
  if (fd === null) return null
  try {
    const stat = fstatSync(fd)
    if (!stat.isFile()) throw new UserError(sentence('disk-not-plain'))
    if (stat.size > MAX_SMALL_FILE)
      throw new UserError(sentence('disk-too-large', { megabytes: Math.round(stat.size / 1e6) }))
    return readFileSync(fd, 'utf8')
  } finally {
    closeSync(fd)
  }
}

const MAX_SMALL_FILE = 8 * 1024 * 1024

function openIfThere(path: string): number | null {
  try {
    return openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Deletes a file if possible. Never throws. */
export function deleteQuietly(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // A file that cannot be deleted does no harm.
  }
}

/** Writes the whole text at a byte offset, continuing after partial writes. */
export function writeAll(fd: number, text: string, at: number): void {
  const bytes = Buffer.from(text, 'utf8')
  let done = 0
  while (done < bytes.length) done += writeSync(fd, bytes, done, bytes.length - done, at + done)
}

/** Flushes a folder's entries if the system supports it. */
export function flushFolder(folder: string): void {
  try {
    const fd = openSync(folder, 'r')
    try {
      fsyncSync(fd)
    } finally {
      closeSync(fd)
    }
  } catch {
    // Windows can't open folders, but it flushes their entries with the file.
  }
}

/** Flushes a file to disk. Throws system errors. */
export function flushFile(path: string): void {
  const fd = openSync(path, 'r+')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/** Returns the first path that doesn't exist: this one, or this one with `2`, `3` and so on appended. */
export function freeCopy(path: string): string {
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? path : `${path}${n}`
    if (lstatSync(candidate, { throwIfNoEntry: false }) === undefined) return candidate
  }
}

/** Returns the first path that doesn't exist: this one, or this one with `-2`, `-3` and so on before the extension. */
export function freePath(path: string): string {
  const { dir, name, ext } = parse(path)
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? path : join(dir, `${name}-${n}${ext}`)
    if (lstatSync(candidate, { throwIfNoEntry: false }) === undefined) return candidate
  }
}
