import { type IPty, spawn } from '@lydell/node-pty'
import { UNPROMPTED } from '../../src/screen/reaction.ts'
import { ScreenModel, showsCursor } from './screen-model.ts'

/** How often a screen is looked at, a hundredth of a second between two looks, before what is waited for has not come: a minute, and longer on a busy machine. */
const LOOKS = 6_000
/** How many looks without a change make a screen that is at rest. */
const QUIET_LOOKS = 30

/** A program in a pseudo-terminal, and what is on its screen. */
export class PtySession {
  readonly screen: ScreenModel
  /** All that the program has sent. */
  sent = ''
  /** How it ended; undefined while it runs. */
  ended: { exitCode: number; signal?: number } | undefined
  private readonly pty: IPty
  private written: Promise<void> = Promise.resolve()

  constructor(file: string, args: string[], env: Record<string, string>, columns = 80, rows = 24) {
    this.screen = new ScreenModel(columns, rows)
    const { PATH = '', HOME = '' } = process.env
    this.pty = spawn(file, args, {
      cols: columns,
      rows,
      env: { PATH, HOME, TERM: 'xterm-256color', LANG: 'C.UTF-8', CI: 'false', CANTRIP_SPEED: 'instant', ...env },
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

  /** Types once the reaction time is over, in which keys decide nothing after a change that nobody asked for. */
  async answer(bytes: string): Promise<void> {
    await new Promise(done => setTimeout(done, 2 * UNPROMPTED))
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

  /** A large frame comes in pieces, and a terminal shows it only when it is whole. */
  private get isBetweenFrames(): boolean {
    return this.sent.lastIndexOf('\x1b[?2026l') >= this.sent.lastIndexOf('\x1b[?2026h')
  }

  /**
   * Waits until the screen is so, and throws with its text after a number of looks. It counts looks because a clock goes
   * on while a busy machine stands still.
   */
  async until(what: string, isSo: (text: string) => boolean): Promise<string> {
    for (let looks = 1; ; looks++) {
      const { written } = this
      await written
      const text = this.screen.text()
      // More may have come meanwhile than is on the screen.
      if (written === this.written && this.isBetweenFrames && isSo(text)) return text
      if (looks === LOOKS) throw new Error(`waited in vain for ${what}; on the screen:\n${text}`)
      await new Promise(done => setTimeout(done, 10))
    }
  }

  /** Waits until the screen is so and has not changed for a while: some changes come a frame or two after the key. */
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

  /** Takes the terminal away, as when its window is closed. */
  hangUp(): void {
    this.pty.kill('SIGHUP')
    ;(this.pty as unknown as { destroy(): void }).destroy() // the typings leave it out
  }

  /** Closes the window it is in: the terminal is gone before the program hears of it. */
  close(): void {
    ;(this.pty as unknown as { destroy(): void }).destroy() // the typings leave it out
  }

  end(): void {
    if (!this.ended) this.pty.kill('SIGKILL')
  }
}
