import { tmpdir } from 'node:os'
import { type IPty, spawn } from '@lydell/node-pty'
import { REACTION_TIME } from '../../src/screen/reaction.ts'
import { ScreenModel, showsCursor } from './screen-model.ts'

/** The maximum number of looks at a screen, a hundredth of a second apart: a minute, and longer on a busy machine. */
const LOOKS = 6_000
/** The number of looks without a change after which a screen is at rest. */
const QUIET_LOOKS = 30

const TERMINAL = { TERM: 'xterm-256color', LANG: 'C.UTF-8', CI: 'false', CANTRIP_SPEED: 'instant' }

/** A program in a pseudoterminal, and the content of its screen. */
export class PtySession {
  readonly screen: ScreenModel
  /** The complete output of the program. */
  sent = ''
  /** The exit status. Undefined while the program runs. */
  ended: { exitCode: number; signal?: number } | undefined
  private readonly pty: IPty
  private written: Promise<void> = Promise.resolve()

  constructor(file: string, args: string[], env: Record<string, string>, columns = 80, rows = 24) {
    this.screen = new ScreenModel(columns, rows)
    const { PATH = '', HOME = '' } = process.env
    this.pty = spawn(file, args, {
      cols: columns,
      rows,
      env: { PATH, HOME, TMPDIR: tmpdir(), ...TERMINAL, ...env },
    })
    this.pty.onData(bytes => {
      this.sent += bytes
      this.written = this.screen.write(bytes)
    })
    this.pty.onExit(end => {
      this.ended = end
    })
  }

  type(bytes: string): void {
    this.pty.write(bytes)
  }

  /** Types after the reaction time, during which keys decide nothing after an unrequested change. */
  async answer(bytes: string): Promise<void> {
    await new Promise(done => setTimeout(done, 2 * REACTION_TIME))
    this.type(bytes)
  }

  resize(columns: number, rows: number): void {
    this.screen.resize(columns, rows)
    this.pty.resize(columns, rows)
  }

  get pid(): number {
    return this.pty.pid
  }

  get showsCursor(): boolean {
    return showsCursor(this.sent)
  }

  /** A large frame arrives in pieces, and a terminal shows it only when it is complete. */
  private get isBetweenFrames(): boolean {
    return this.sent.lastIndexOf('\x1b[?2026l') >= this.sent.lastIndexOf('\x1b[?2026h')
  }

  /**
   * Waits until the screen meets the condition. Throws with its text after a number of looks. Counts looks, because a
   * clock runs on while a busy machine is stalled.
   */
  async until(what: string, isSo: (text: string) => boolean): Promise<string> {
    for (let looks = 1; ; looks++) {
      const { written } = this
      await written
      const text = this.screen.text()
      // More output may have arrived than is on the screen.
      if (written === this.written && this.isBetweenFrames && isSo(text)) return text
      if (looks === LOOKS) throw new Error(`waited in vain for ${what}; on the screen:\n${text}`)
      await new Promise(done => setTimeout(done, 10))
    }
  }

  /**
   * Waits until the screen meets the condition and has stopped changing, because some changes come a frame or two after
   * the key.
   */
  async atRest(what: string, isSo: (text: string) => boolean): Promise<string> {
    let last = ''
    let looks = 0
    return this.until(what, text => {
      looks = text === last ? looks + 1 : 0
      last = text
      return looks >= QUIET_LOOKS && isSo(text)
    })
  }

  /** Waits until this text is on the screen. */
  shows(text: string): Promise<string> {
    return this.until(`"${text}"`, seen => seen.includes(text))
  }

  /** Closes the terminal, as when its window is closed. */
  hangUp(): void {
    this.pty.kill('SIGHUP')
    ;(this.pty as unknown as { destroy(): void }).destroy() // missing from the typings
  }

  /** Closes the window of the terminal, which is gone before the program notices. */
  close(): void {
    ;(this.pty as unknown as { destroy(): void }).destroy() // missing from the typings
  }

  end(): void {
    if (!this.ended) this.pty.kill('SIGKILL')
  }
}
