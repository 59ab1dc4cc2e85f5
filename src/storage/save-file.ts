import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, type Stats, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Header, Line } from '../kernel/index.ts'
import { flushFolder, freePath, makeFolder, writeAll, writeWhole } from './disk.ts'
import { type SaveText, writeHeader, writeLine } from './save-lines.ts'
import { codeOf, diskWords, Trouble } from './trouble.ts'

/** How a writing went; a sentence where a person should know. */
export type Kept =
  | { readonly ok: true; readonly sentence: string | null }
  | { readonly ok: false; readonly sentence: string }

const WELL: Kept = { ok: true, sentence: null }

/**
 * The file a game is kept in. Every line is written and flushed before `append` returns. Where that cannot be done the
 * game goes on: the lines wait here and are written as soon as the disk lets them.
 */
export class SaveFile {
  /** Every line of the file, the first one included: with them a file that has vanished is made anew. */
  private readonly lines: string[]
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

  private constructor(
    private at: string,
    lines: string[],
  ) {
    this.lines = lines
  }

  /**
   * Begins a file that is not there yet, and its folder if need be. Throws Trouble where the name is taken; where the
   * disk does not let it be written, the lines wait.
   */
  static create(path: string, header: Header, lines: readonly Line[] = []): SaveFile {
    const save = new SaveFile(path, [writeHeader(header), ...lines.map(writeLine)])
    try {
      makeFolder(dirname(path))
      const fd = openSync(path, 'wx', 0o644)
      try {
        const text = save.text()
        save.file = fstatSync(fd).ino
        save.most = Buffer.byteLength(text)
        writeAll(fd, text, 0)
        fsyncSync(fd)
        save.size = save.most
        save.written = save.lines.length
      } finally {
        closeSync(fd)
      }
      flushFolder(dirname(path))
    } catch (error) {
      if (codeOf(error) === 'EEXIST') throw new Trouble(`There is already a saved game in ${path}.`)
    }
    return save
  }

  /** Goes on with a file that has been read; it is not touched before the first line is added. */
  static open(path: string, text: SaveText): SaveFile {
    const save = new SaveFile(path, [writeHeader(text.header), ...text.lines.map(writeLine)])
    save.file = statSync(path).ino
    save.written = save.lines.length
    save.size = text.sound
    save.most = text.bytes
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

  /** Writes whatever waits. Never throws. */
  flush(): Kept {
    if (this.waiting === 0) return WELL
    try {
      const stat = statSync(this.at, { throwIfNoEntry: false })
      if (stat === undefined) return this.anew()
      if (this.isOther(stat)) return this.elsewhere()
      this.extend()
      return WELL
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return this.anew()
      return this.trouble(error)
    }
  }

  /** Writes whatever waits, or keeps a copy where temporary files go. Never throws. */
  close(): Kept {
    const kept = this.flush()
    if (kept.ok) return kept
    const refuge = join(tmpdir(), basename(this.at))
    try {
      const path = freePath(refuge)
      writeWhole(path, this.text())
      this.written = this.lines.length
      return {
        ok: false,
        sentence: `${kept.sentence} The whole game is in ${path} instead; "cantrip resume ${path}" goes on with it.`,
      }
    } catch (error) {
      return { ok: false, sentence: `${kept.sentence} Nor could ${refuge} be written: ${diskWords(error)}.` }
    }
  }

  private text(): string {
    return `${this.lines.join('\n')}\n`
  }

  /** Whether somebody else has put another file there or has added to ours. */
  private isOther(stat: Stats): boolean {
    return this.file === null || stat.ino !== this.file || stat.size < this.size || stat.size > this.most
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
  }

  /** The file is gone, or never was: the whole game is written again. */
  private anew(): Kept {
    const first = this.file === null
    try {
      this.whole(this.at)
    } catch (error) {
      return this.trouble(error)
    }
    return {
      ok: true,
      sentence: first ? null : `${this.at} had vanished; the whole game has been written there again.`,
    }
  }

  private elsewhere(): Kept {
    const old = this.at
    const path = freePath(old)
    try {
      this.whole(path)
    } catch (error) {
      return this.trouble(error)
    }
    return { ok: true, sentence: `${old} has been changed by somebody else; this game goes on in ${path}.` }
  }

  private whole(path: string): void {
    const text = this.text()
    writeWhole(path, text)
    this.at = path
    this.file = statSync(path).ino
    this.size = Buffer.byteLength(text)
    this.most = this.size
    this.open = false
    this.written = this.lines.length
  }

  private trouble(error: unknown): Kept {
    return { ok: false, sentence: `The game cannot be written to ${this.at}: ${diskWords(error)}.` }
  }
}
