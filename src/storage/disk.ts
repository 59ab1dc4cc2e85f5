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
import { codeOf, diskWords, Trouble } from './trouble.ts'

/** Larger files are none of ours: a game of ten thousand answers takes less than one megabyte. */
export const MOST_BYTES = 32 * 1024 * 1024

/** The bytes of a file. Throws Trouble with a sentence where it is missing, a folder, no plain file, unreadable or huge. */
export function readBytes(path: string, most = MOST_BYTES): Uint8Array {
  const unread = (why: Words, cause?: unknown) => new Trouble(sentence('cannot-read', { path, why }), 1, { cause })
  try {
    const stat = statSync(path)
    if (stat.isDirectory()) throw unread(sentence('disk-is-folder'))
    if (!stat.isFile()) throw unread(sentence('disk-not-plain'))
    if (stat.size > most) throw unread(sentence('disk-too-large', { megabytes: Math.round(stat.size / 1e6) }))
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Trouble) throw error
    throw unread(diskWords(error), error)
  }
}

/** A file as text; bytes that are no text come out as \uFFFD. Throws Trouble as `readBytes` does. */
export function readText(path: string): string {
  return new TextDecoder().decode(readBytes(path))
}

/**
 * Puts a whole file in place at once: a temporary file beside it, flushed, then renamed, so that at every moment either
 * the old or the new one is there. Makes its folder where it is missing. Throws the errors of the system.
 */
export function writeWhole(path: string, text: string, mode = 0o644): void {
  makeFolder(dirname(path))
  beside(path, text, temporary => renameSync(temporary, path), mode)
  flushFolder(dirname(path))
}

/**
 * Makes a file that is not there yet, whole from the first moment. Throws the errors of the system, `EEXIST` where there
 * is one.
 */
export function writeNew(path: string, text: string, mode = 0o644): void {
  const put = (temporary: string) => {
    try {
      linkSync(temporary, path)
    } catch (error) {
      if (!NO_LINKS.has(codeOf(error) ?? '')) throw error
      writeFlushed(path, 'wx', text, mode)
    }
  }
  beside(path, text, put, mode)
  flushFolder(dirname(path))
}

/** What a disk says that has no second names for a file. */
const NO_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'])

/**
 * Writes a temporary file beside a path and lets it be put there; whatever happens, it is gone afterwards. Nobody can have
 * laid a link to somewhere else there: its name is not known before, and it must not be there yet.
 */
function beside(path: string, text: string, put: (temporary: string) => void, mode = 0o644): void {
  const folder = dirname(path)
  const mark = process.getBuiltinModule('node:crypto').randomBytes(4).toString('hex')
  const temporary = join(folder, `.${basename(path)}.${process.pid}-${mark}.tmp`)
  sweep(folder)
  try {
    writeFlushed(temporary, 'wx', text, mode)
    put(temporary)
  } finally {
    forget(temporary)
  }
}

/** Temporary files of ours: of saves, tables and bookmarks and of what lies beside them, with the number of the process. */
const TEMPORARY = /^\..+\.(?:cantrip|table|json)(?:\.\w+)*\.(\d{1,9})(?:-[0-9a-f]{8})?\.tmp$/
/** A file that is being written is younger than this, in milliseconds, also where another machine writes it. */
const WRITING = 60_000

/** Takes away the temporary files of a folder whose makers have been killed. Never throws. */
function sweep(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const pid = TEMPORARY.exec(name)?.[1]
      if (pid === undefined || isRunning(Number(pid))) continue
      const file = join(folder, name)
      const stat = lstatSync(file, { throwIfNoEntry: false })
      if (stat?.isFile() && Date.now() - stat.mtimeMs > WRITING) forget(file)
    }
  } catch {
    // What cannot be looked at stays.
  }
}

/** Whether there is a process of this number. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

function writeFlushed(path: string, flag: 'w' | 'wx', text: string, mode = 0o644): void {
  const fd = openSync(path, flag, mode)
  try {
    writeAll(fd, text, 0)
    fsyncSync(fd)
  } catch (error) {
    forget(path)
    throw error
  } finally {
    closeSync(fd)
  }
}

/** Puts a whole file in place that only its owner may read. Throws the errors of the system. */
export function writePrivate(path: string, text: string): void {
  writeWhole(path, text, 0o600)
}

/**
 * Makes a file that only its owner may read, under this name or the next that is free; gives its path. For a folder that
 * others may write to. Throws the errors of the system.
 */
export function writeRefuge(wanted: string, text: string): string {
  makeFolder(dirname(wanted))
  for (let tries = 0; ; tries++) {
    const path = freePath(wanted)
    try {
      writeNew(path, text, 0o600)
      return path
    } catch (error) {
      // Somebody has put something there just now.
      if (codeOf(error) !== 'EEXIST' || tries === MOST_TRIES) throw error
    }
  }
}

/** How often another name is looked for. */
const MOST_TRIES = 100

/** Lets nobody but its owner read a file, if it is there. Throws the errors of the system. */
export function makePrivate(path: string): void {
  try {
    chmodSync(path, 0o600)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/**
 * A small file as text, or null where there is none. Throws the errors of the system, and Trouble for what is no plain file:
 * a pipe would be waited at for ever.
 */
export function readIfThere(path: string): string | null {
  const fd = openIfThere(path)
  if (fd === null) return null
  try {
    const stat = fstatSync(fd)
    if (!stat.isFile()) throw new Trouble(sentence('disk-not-plain'))
    if (stat.size > MOST_SMALL) throw new Trouble(sentence('disk-too-much', { size: Math.round(stat.size / 1e6) }))
    return readFileSync(fd, 'utf8')
  } finally {
    closeSync(fd)
  }
}

/** No small file has more bytes. */
const MOST_SMALL = 8 * 1024 * 1024

function openIfThere(path: string): number | null {
  try {
    return openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Takes a file away if that can be done. Never throws. */
export function forget(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // What cannot be taken away does no harm.
  }
}

/** Writes the whole of a text at a place in a file, however many writes it takes. */
export function writeAll(fd: number, text: string, at: number): void {
  const bytes = Buffer.from(text, 'utf8')
  let done = 0
  while (done < bytes.length) done += writeSync(fd, bytes, done, bytes.length - done, at + done)
}

/** Flushes the entries of a folder, where the system can. */
export function flushFolder(folder: string): void {
  try {
    const fd = openSync(folder, 'r')
    try {
      fsyncSync(fd)
    } finally {
      closeSync(fd)
    }
  } catch {
    // Windows opens no folders; its entries are flushed with the file.
  }
}

/** Flushes a file that was written otherwise. Throws the errors of the system. */
export function flushFile(path: string): void {
  const fd = openSync(path, 'r+')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/** A path that nothing is at: this one, or with `2`, `3` and so on after it. */
export function freeCopy(path: string): string {
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? path : `${path}${n}`
    if (lstatSync(candidate, { throwIfNoEntry: false }) === undefined) return candidate
  }
}

/** A path that nothing is at: this one, or with `-2`, `-3` and so on before its ending. */
export function freePath(path: string): string {
  const { dir, name, ext } = parse(path)
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? path : join(dir, `${name}-${n}${ext}`)
    if (lstatSync(candidate, { throwIfNoEntry: false }) === undefined) return candidate
  }
}
