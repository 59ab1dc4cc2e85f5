import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { printable } from '../commands/index.ts'
import type { Header, RecordLine } from '../kernel/index.ts'
import { messagesIn, sentence, type Words } from '../text/index.ts'
import {
  createAtomically,
  createPrivate,
  flushFile,
  flushFolder,
  freeCopy,
  freePath,
  readBytes,
  writeAll,
  writeAtomically,
} from './disk.ts'
import { type Lock, requestLock } from './lock.ts'
import { makeFolder } from './make-folder.ts'
import { type SaveText, writeHeader, writeLine } from './save-lines.ts'
import { shellQuoted } from './shell-quoted.ts'
import { diskWords, errorCode, UserError } from './user-error.ts'

/** The result of writing, with a sentence for the player if there is something to say. */
export type SaveResult =
  | { readonly ok: true; readonly sentence: Words | null }
  | { readonly ok: false; readonly sentence: Words }

/** Returns the permissions for a save's file. They are private if the save's seed is secret. */
const modeFor = ({ streams }: Header): number => (streams === undefined ? 0o644 : 0o600)

/** The suffix of a damaged save's backup, added to its full name. */
const BACKUP_ENDING = '.bak'

const WELL: SaveResult = { ok: true, sentence: null }

/**
 * The save file of a game in progress. `append` returns after the line is written and flushed. If that fails, play
 * continues, and lines wait in memory until they can be written.
 */
export class SaveFile {
  /** Notices to show the player, collected before the first line is written. */
  readonly notes: Words[] = []
  /** Every line of the file including the header, for recreating a file that has vanished. */
  private readonly lines: string[]
  private readonly mode: number
  private written = 0
  /** The number of valid bytes in the file. */
  private size = 0
  /** The inode of the file when it was last seen, or null before it exists. */
  private file: number | null = null
  /**
   * The largest size that our own writes can have given the file. It is more than `size` if an interrupted write left
   * half a line.
   */
  private maxSize = 0
  /** True if the valid part lacks its final line break. */
  private lacksLineBreak = false
  /** True if part of the file was invalid. Such a file is backed up before it is overwritten. */
  private isDamaged = false
  /** The lock that keeps other processes from writing the file, or null if it can't be locked or has been released. */
  private lock: Lock | null = null

  private constructor(
    private at: string,
    header: Header,
    lines: readonly RecordLine[],
  ) {
    this.lines = [writeHeader(header), ...lines.map(writeLine)]
    this.mode = modeFor(header)
  }

  /**
   * Creates a new save file, and its folder if it is missing. Throws UserError if the name is taken or in use. If
   * writing fails, the lines wait in memory.
   */
  static create(path: string, header: Header, lines: readonly RecordLine[] = []): SaveFile {
    const save = new SaveFile(path, header, lines)
    try {
      makeFolder(dirname(path))
      save.lock = claim(path).lock
      const text = save.text()
      createAtomically(path, text, save.mode)
      save.file = statSync(path).ino
      save.size = Buffer.byteLength(text)
      save.maxSize = save.size
      save.written = save.lines.length
    } catch (error) {
      if (error instanceof UserError) throw error
      if (errorCode(error) === 'EEXIST') {
        save.release()
        throw new UserError(sentence('save-there-already', { path }))
      }
    }
    return save
  }

  /**
   * Locks a save, reads it and prepares to append. The file is unchanged until the first line is added. Throws
   * UserError if someone else is playing the game. Also throws any error from `read`.
   */
  static open<T extends { readonly text: SaveText }>(path: string, read: () => T): { save: SaveFile; loaded: T } {
    // If the path isn't a file, `read` reports that.
    const isFile = isPlainFile(path)
    const claimed = isFile ? claim(path) : { lock: null, words: null }
    try {
      const loaded = read()
      const save = SaveFile.resume(path, loaded.text)
      save.lock = claimed.lock
      if (claimed.words !== null) {
        save.notes.push(sentence('save-read-no-lock', { path, why: claimed.words }))
      }
      return { save, loaded }
    } catch (error) {
      claimed.lock?.release()
      throw error
    }
  }

  private static resume(path: string, text: SaveText): SaveFile {
    const save = new SaveFile(path, text.header, text.lines)
    save.file = statSync(path).ino
    save.written = save.lines.length
    save.size = text.sound
    save.maxSize = text.bytes
    save.isDamaged = text.sound < text.bytes
    save.lacksLineBreak = !text.ended
    return save
  }

  /**
   * The current path. It changes if another process has created, replaced or changed the original file, because the
   * game then continues in a new file.
   */
  get path(): string {
    return this.at
  }

  get waiting(): number {
    return this.lines.length - this.written
  }

  /** Adds a line and flushes it. If that fails, the line waits in memory. Never throws. */
  append(line: RecordLine): SaveResult {
    this.lines.push(writeLine(line))
    return this.flush()
  }

  /** Writes waiting lines. Never throws. Lines still waiting when the program ends go to an emergency copy. */
  flush(): SaveResult {
    const saved = this.write()
    if (this.waiting === 0) unwritten.delete(this)
    else {
      unwritten.add(this)
      process.off('exit', saveUnwritten).once('exit', saveUnwritten)
    }
    return saved
  }

  private write(): SaveResult {
    if (this.waiting === 0) return WELL
    try {
      const stat = statSync(this.at, { throwIfNoEntry: false })
      if (stat === undefined) return this.recreate()
      if (this.isOther(stat)) return this.saveAside()
      const sentence = this.isDamaged ? this.backUp() : null
      this.extend()
      return { ok: true, sentence }
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return this.recreate()
      return this.unwritable(error)
    }
  }

  /**
   * Writes waiting lines and returns the bytes of the file. Returns null if the file doesn't consist of exactly our
   * lines. Never throws.
   */
  bytes(): Uint8Array | null {
    if (!this.flush().ok || this.isDamaged || this.lacksLineBreak || this.maxSize !== this.size || this.file === null)
      return null
    try {
      const bytes = readBytes(this.at)
      return bytes.length === this.size && statSync(this.at).ino === this.file ? bytes : null
    } catch {
      return null
    }
  }

  release(): void {
    this.lock?.release()
    this.lock = null
  }

  /**
   * Writes waiting lines to the file, or to an emergency copy in the temporary folder if that fails, and releases the
   * lock. Never throws.
   */
  close(): SaveResult {
    const saved = this.saveEmergencyCopy()
    unwritten.delete(this)
    this.release()
    return saved
  }

  private saveEmergencyCopy(): SaveResult {
    const saved = this.flush()
    if (saved.ok) return saved
    const target = join(tmpdir(), basename(this.at))
    try {
      const path = createPrivate(target, this.text())
      this.written = this.lines.length
      return {
        ok: false,
        sentence: sentence('save-refuge', { trouble: saved.sentence, path, name: shellQuoted(path) }),
      }
    } catch (error) {
      const values = { trouble: saved.sentence, path: target, why: diskWords(error) }
      return { ok: false, sentence: sentence('save-no-refuge', values) }
    }
  }

  private text(): string {
    return `${this.lines.join('\n')}\n`
  }

  /** Returns true if another process has created, replaced, extended or truncated the file. */
  private isOther(stat: Stats): boolean {
    return this.file === null || stat.ino !== this.file || stat.size < this.size || stat.size > this.maxSize
  }

  /** Backs up the file as it was found. The sentence names the copy. Throws system errors. */
  private backUp(): Words {
    const copy = freeCopy(`${this.at}${BACKUP_ENDING}`)
    copyFileSync(this.at, copy, constants.COPYFILE_EXCL)
    flushFile(copy)
    flushFolder(dirname(copy))
    this.isDamaged = false
    return sentence('save-backed-up', { path: this.at, copy })
  }

  private extend(): void {
    const fd = openSync(this.at, 'r+')
    try {
      if (this.maxSize > this.size) ftruncateSync(fd, this.size)
      const text = `${this.lacksLineBreak ? '\n' : ''}${this.lines.slice(this.written).join('\n')}\n`
      this.maxSize = this.size + Buffer.byteLength(text)
      writeAll(fd, text, this.size)
      fsyncSync(fd)
      this.size = this.maxSize
      this.lacksLineBreak = false
      this.written = this.lines.length
    } finally {
      closeSync(fd)
    }
    this.lock?.touch()
  }

  /** Writes the whole game again because the file is gone or was never created. */
  private recreate(): SaveResult {
    const first = this.file === null
    try {
      this.rewrite(this.at)
    } catch (error) {
      return this.unwritable(error)
    }
    return {
      ok: true,
      sentence: first ? null : sentence('save-written-again', { path: this.at }),
    }
  }

  private saveAside(): SaveResult {
    const old = this.at
    const path = freePath(old)
    try {
      this.rewrite(path)
    } catch (error) {
      return this.unwritable(error)
    }
    return { ok: true, sentence: sentence('save-goes-elsewhere', { old, path }) }
  }

  private rewrite(path: string): void {
    const text = this.text()
    writeAtomically(path, text, this.mode)
    this.at = path
    // The lock went with the folder, or belongs to the old file.
    this.release()
    const request = requestLock(path)
    if (request.kind === 'held') this.lock = request.lock
    this.file = statSync(path).ino
    this.size = Buffer.byteLength(text)
    this.maxSize = this.size
    this.lacksLineBreak = false
    this.written = this.lines.length
  }

  private unwritable(error: unknown): SaveResult {
    return { ok: false, sentence: sentence('save-unwritable', { path: this.at, why: diskWords(error) }) }
  }
}

const unwritten = new Set<SaveFile>()

/** Saves unwritten lines when the program ends, and prints the resulting notices to stderr. */
function saveUnwritten(): void {
  for (const save of [...unwritten]) {
    const { sentence } = save.close()
    if (sentence === null) continue
    try {
      writeSync(process.stderr.fd, `${printable(messagesIn('en').format(sentence))}\n`)
    } catch {
      // The terminal is gone too.
    }
  }
}

/** Takes a save's lock, or returns the reason that it can't be created. Throws UserError if someone else holds it. */
function claim(path: string): { lock: Lock | null; words: Words | null } {
  const request = requestLock(path)
  switch (request.kind) {
    case 'held':
      return { lock: request.lock, words: null }
    case 'none':
      return { lock: null, words: request.words }
    case 'taken':
      throw new UserError(request.sentence)
  }
}

function isPlainFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}
