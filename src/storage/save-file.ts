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
import type { Header, Line } from '../kernel/index.ts'
import { sentence, type Words, wordsIn } from '../text/index.ts'
import {
  flushFile,
  flushFolder,
  freeCopy,
  freePath,
  readBytes,
  writeAll,
  writeNew,
  writeRefuge,
  writeWhole,
} from './disk.ts'
import { askLock, type Lock } from './lock.ts'
import { makeFolder } from './make-folder.ts'
import { type SaveText, writeHeader, writeLine } from './save-lines.ts'
import { codeOf, diskWords, Trouble } from './trouble.ts'

/** How a writing went; a sentence where a person should know. */
export type Kept =
  | { readonly ok: true; readonly sentence: Words | null }
  | { readonly ok: false; readonly sentence: Words }

/** Who may read a save: its owner alone where its seed is a secret. */
const modeFor = ({ streams }: Header): number => (streams === undefined ? 0o644 : 0o600)

/** What the copy of a spoilt save ends with, after its whole name. */
const BACKUP_ENDING = '.bak'

const WELL: Kept = { ok: true, sentence: null }

/**
 * The file a game is kept in. Every line is written and flushed before `append` returns. Where that cannot be done the
 * game goes on: the lines wait here and are written as soon as the disk lets them.
 */
export class SaveFile {
  /** What a person should know before the first line is added. */
  readonly notes: Words[] = []
  /** Every line of the file, the first one included: with them a file that has vanished is made anew. */
  private readonly lines: string[]
  /** The permissions of a file that is made. */
  private readonly mode: number
  /** How many of the lines are on the disk. */
  private written = 0
  /** How many bytes of the file are known to be sound. */
  private size = 0
  /** Which file it was (its inode) when last seen; null before there is one. */
  private file: number | null = null
  /** How many bytes there may be: more than `size` where a writing broke off and left half a line. */
  private most = 0
  /** The sound part lacks its last line break. */
  private open = false
  /** What was read of the file had a part that is no game: it is copied before it is written over. */
  private spoilt = false
  /** Keeps others from writing the same file; null where no lock can be made. */
  private lock: Lock | null = null

  private constructor(
    private at: string,
    header: Header,
    lines: readonly Line[],
  ) {
    this.lines = [writeHeader(header), ...lines.map(writeLine)]
    this.mode = modeFor(header)
  }

  /**
   * Begins a file that is not there yet, and its folder if need be. Throws Trouble where the name is taken or played by
   * somebody else; where the disk does not let it be written, the lines wait.
   */
  static create(path: string, header: Header, lines: readonly Line[] = []): SaveFile {
    const save = new SaveFile(path, header, lines)
    try {
      makeFolder(dirname(path))
      save.lock = claim(path).lock
      const text = save.text()
      writeNew(path, text, save.mode)
      save.file = statSync(path).ino
      save.size = Buffer.byteLength(text)
      save.most = save.size
      save.written = save.lines.length
    } catch (error) {
      if (error instanceof Trouble) throw error
      if (codeOf(error) === 'EEXIST') {
        save.release()
        throw new Trouble(sentence('save-there-already', { path }))
      }
    }
    return save
  }

  /**
   * Takes the lock of a file, lets it be read, and goes on with it; it is not touched before the first line is added.
   * Throws Trouble where somebody else plays it, and whatever the reading throws.
   */
  static open<T extends { readonly text: SaveText }>(path: string, read: () => T): { save: SaveFile; loaded: T } {
    // What is no file is told of by the reading.
    const isFile = isPlainFile(path)
    const claimed = isFile ? claim(path) : { lock: null, words: null }
    try {
      const loaded = read()
      const save = SaveFile.goOn(path, loaded.text)
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

  private static goOn(path: string, text: SaveText): SaveFile {
    const save = new SaveFile(path, text.header, text.lines)
    save.file = statSync(path).ino
    save.written = save.lines.length
    save.size = text.sound
    save.most = text.bytes
    save.spoilt = text.sound < text.bytes
    save.open = !text.ended
    return save
  }

  /** Where the game is kept. Another path than at first where the file had to be left to somebody else. */
  get path(): string {
    return this.at
  }

  /** How many lines are not on the disk yet. */
  get waiting(): number {
    return this.lines.length - this.written
  }

  /** Adds a line, written and flushed when this returns, or told to wait. Never throws. */
  append(line: Line): Kept {
    this.lines.push(writeLine(line))
    return this.flush()
  }

  /** Writes whatever waits. Never throws. What still waits then is kept elsewhere when the program ends, by whatever. */
  flush(): Kept {
    const kept = this.write()
    if (this.waiting === 0) unwritten.delete(this)
    else {
      unwritten.add(this)
      process.off('exit', keepUnwritten).once('exit', keepUnwritten)
    }
    return kept
  }

  private write(): Kept {
    if (this.waiting === 0) return WELL
    try {
      const stat = statSync(this.at, { throwIfNoEntry: false })
      if (stat === undefined) return this.anew()
      if (this.isOther(stat)) return this.elsewhere()
      const sentence = this.spoilt ? this.backUp() : null
      this.extend()
      return { ok: true, sentence }
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return this.anew()
      return this.trouble(error)
    }
  }

  /** The bytes of the file, where every line is on the disk and nothing else is; null where not. Writes what waits. Never throws. */
  whole(): Uint8Array | null {
    if (!this.flush().ok || this.spoilt || this.open || this.most !== this.size || this.file === null) return null
    try {
      const bytes = readBytes(this.at)
      return bytes.length === this.size && statSync(this.at).ino === this.file ? bytes : null
    } catch {
      return null
    }
  }

  /** Lets others have the file. */
  release(): void {
    this.lock?.release()
    this.lock = null
  }

  /** Writes whatever waits, or keeps a copy where temporary files go, and lets others have the file. Never throws. */
  close(): Kept {
    const kept = this.refuge()
    unwritten.delete(this)
    this.release()
    return kept
  }

  private refuge(): Kept {
    const kept = this.flush()
    if (kept.ok) return kept
    const refuge = join(tmpdir(), basename(this.at))
    try {
      const path = writeRefuge(refuge, this.text())
      this.written = this.lines.length
      return {
        ok: false,
        sentence: sentence('save-refuge', { trouble: kept.sentence, path }),
      }
    } catch (error) {
      const values = { trouble: kept.sentence, path: refuge, why: diskWords(error) }
      return { ok: false, sentence: sentence('save-no-refuge', values) }
    }
  }

  private text(): string {
    return `${this.lines.join('\n')}\n`
  }

  /** Whether somebody else has put another file there or has added to ours. */
  private isOther(stat: Stats): boolean {
    return this.file === null || stat.ino !== this.file || stat.size < this.size || stat.size > this.most
  }

  /** Keeps a copy of the file as it was found; the sentence says where. Throws the errors of the system. */
  private backUp(): Words {
    const copy = freeCopy(`${this.at}${BACKUP_ENDING}`)
    copyFileSync(this.at, copy, constants.COPYFILE_EXCL)
    flushFile(copy)
    flushFolder(dirname(copy))
    this.spoilt = false
    return sentence('save-backed-up', { path: this.at, copy })
  }

  private extend(): void {
    const fd = openSync(this.at, 'r+')
    try {
      if (this.most > this.size) ftruncateSync(fd, this.size)
      const text = `${this.open ? '\n' : ''}${this.lines.slice(this.written).join('\n')}\n`
      this.most = this.size + Buffer.byteLength(text)
      writeAll(fd, text, this.size)
      fsyncSync(fd)
      this.size = this.most
      this.open = false
      this.written = this.lines.length
    } finally {
      closeSync(fd)
    }
    this.lock?.touch()
  }

  /** The file is gone, or never was: the whole game is written again. */
  private anew(): Kept {
    const first = this.file === null
    try {
      this.rewrite(this.at)
    } catch (error) {
      return this.trouble(error)
    }
    return {
      ok: true,
      sentence: first ? null : sentence('save-written-again', { path: this.at }),
    }
  }

  private elsewhere(): Kept {
    const old = this.at
    const path = freePath(old)
    try {
      this.rewrite(path)
    } catch (error) {
      return this.trouble(error)
    }
    return { ok: true, sentence: sentence('save-goes-elsewhere', { old, path }) }
  }

  private rewrite(path: string): void {
    const text = this.text()
    const mode = statSync(path, { throwIfNoEntry: false })?.mode
    writeWhole(path, text, mode === undefined ? this.mode : mode & 0o777)
    this.at = path
    // The lock went with the folder, or belongs to the file that was left.
    this.release()
    const asked = askLock(path)
    if (asked.kind === 'held') this.lock = asked.lock
    this.file = statSync(path).ino
    this.size = Buffer.byteLength(text)
    this.most = this.size
    this.open = false
    this.written = this.lines.length
  }

  private trouble(error: unknown): Kept {
    return { ok: false, sentence: sentence('save-unwritable', { path: this.at, why: diskWords(error) }) }
  }
}

/** Saves with lines that the disk has refused. */
const unwritten = new Set<SaveFile>()

/** Keeps them before the program ends, and says where to whoever may still read it. */
function keepUnwritten(): void {
  for (const save of [...unwritten]) {
    const { sentence } = save.close()
    if (sentence === null) continue
    try {
      writeSync(process.stderr.fd, `${printable(wordsIn('en').tell(sentence))}\n`)
    } catch {
      // The terminal is gone, too.
    }
  }
}

/** Takes the lock of a save; where none can be made the words say why. Throws Trouble where somebody else has it. */
function claim(path: string): { lock: Lock | null; words: Words | null } {
  const asked = askLock(path)
  switch (asked.kind) {
    case 'held':
      return { lock: asked.lock, words: null }
    case 'none':
      return { lock: null, words: asked.words }
    case 'taken':
      throw new Trouble(asked.sentence)
  }
}

function isPlainFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}
