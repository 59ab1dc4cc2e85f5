import { constants } from 'node:os'
import type { ReadStream, WriteStream } from 'node:tty'
import { type ExitProcess, endBy } from './exit-guard.ts'
import { type CellPoint, createFrameWriter, type Size } from './frame.ts'
import { escapeDelay, readKeys } from './key-reader.ts'
import type { Key } from './keys.ts'
import { clean } from './text.ts'
import { type BackgroundTone, backgroundFromEnv, backgroundFromReport, type ColorLevel, colorLevel } from './theme.ts'

/** The terminal while the program controls it, until `close`. */
export interface Terminal {
  readonly size: Size
  /** The colors to use: those that the terminal supports and the user wants. */
  readonly color: ColorLevel
  /** Asks the terminal for its background once, if it is unknown and matters. A reply comes later, if at all. */
  queryBackground(): void
  /** The terminal's background, from its environment or its own report, or null if it is unknown. */
  readonly background: BackgroundTone | null
  /** Draws a whole frame. `cursor` is the position of the caret. A slow terminal skips frames. */
  draw(lines: readonly string[], cursor?: CellPoint): void
  /** Redraws the whole screen, for example after other output. */
  repaint(): void
  /** Adds a listener for key and mouse events. Returns a function that removes it. */
  onKey(listener: (key: Key) => void): () => void
  /** Adds a listener for a reply that changes `background`. Returns a function that removes the listener. */
  onBackground(listener: () => void): () => void
  /** Adds a listener for size changes. Returns a function that removes it. */
  onResize(listener: (size: Size) => void): () => void
  /**
   * Alerts the user, who may be looking elsewhere. Sends a desktop notification (OSC 9), or rings the bell if `message`
   * is null.
   */
  notify(message: string | null): void
  /** Turns mouse reports on or off. */
  mouse(on: boolean): void
  /**
   * Restores the screen and suspends the program, as Ctrl+Z does. Takes over the terminal again when the program
   * resumes.
   */
  suspend(): void
  /** Restores the terminal. May be called twice. */
  close(): void
}

/** The members of the process that a terminal uses. Tests pass their own. */
export type HostProcess = ExitProcess & Pick<NodeJS.Process, 'env' | 'on' | 'off' | 'stderr'>

/** The streams, settings and process for a terminal. */
export interface TerminalOptions {
  readonly stdin: ReadStream
  readonly stdout: WriteStream
  readonly mouse?: boolean
  readonly host?: HostProcess
}

/** The bell, which also ends an OSC 9 notification, and the beginning of such a notification. */
const BELL = '\x07'
const NOTIFICATION = '\x1b]9;'
/** OSC 11 queries the background color. */
const QUERY_BACKGROUND = '\x1b]11;?\x1b\\'
const FATAL_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const
/** The time after which a suspension is undone if it had no effect (ms). An orphaned process group can't be stopped. */
const SUSPEND_TIMEOUT = 100
/** Error codes that mean that the terminal is gone. */
const TERMINAL_GONE = new Set(['EPIPE', 'EIO', 'ENXIO', 'EBADF', 'ENOTTY', 'ECONNRESET'])

/**
 * Takes over the terminal. However the program ends (exit, signal, uncaught error, lost terminal), it restores the
 * terminal first. Throws Error unless stdin and stdout are terminals.
 */
export function openTerminal({ stdin, stdout, mouse = false, host = process }: TerminalOptions): Terminal {
  if (!stdin.isTTY || !stdout.isTTY) throw new Error('standard input and standard output must both be a terminal')
  const keyListeners = new Set<(key: Key) => void>()
  const resizeListeners = new Set<(size: Size) => void>()
  const backgroundListeners = new Set<() => void>()
  const color = colorLevel(host.env, stdout)
  let background = backgroundFromEnv(host.env)
  let hasAsked = false
  let size = sizeOf(stdout)
  let isOpen = true
  let isSuspended = false
  let stopReading: () => void = () => {}
  let wake: NodeJS.Timeout | undefined

  const writer = createFrameWriter(text => stdout.write(text), size)
  writer.mouse(mouse)

  function takeOver(): void {
    stdin.setRawMode(true)
    stopReading = readKeys(stdin, escapeDelay(host.env), onKey, onReport)
    stdin.resume()
    writer.open()
  }

  function giveBack(): void {
    writer.close()
    stopReading()
    stdin.setRawMode(false)
    stdin.pause()
  }

  function onKey(key: Key): void {
    if ('name' in key && key.ctrl && !key.alt && key.text === 'z') suspend()
    else for (const listener of [...keyListeners]) listener(key)
  }

  function onReport(report: string): void {
    const reported = backgroundFromReport(report)
    if (reported === null || reported === background) return
    background = reported
    for (const listener of [...backgroundListeners]) listener()
  }

  function onResize(): void {
    const now = sizeOf(stdout)
    if (now.columns === size.columns && now.rows === size.rows) return
    size = now
    writer.resize(size)
    for (const listener of [...resizeListeners]) listener(size)
    writer.settle()
  }

  function suspend(): void {
    if (!isOpen || isSuspended || !('SIGTSTP' in constants.signals)) return
    isSuspended = true
    giveBack()
    host.off('SIGTSTP', suspend)
    host.kill(0, 'SIGTSTP') // the whole process group, as the terminal does
    wake = setTimeout(onContinue, SUSPEND_TIMEOUT)
  }

  function onContinue(): void {
    if (!isOpen) return
    clearTimeout(wake)
    // An external SIGSTOP restored nothing, and the shell has changed the terminal's modes in the meantime.
    if (!isSuspended) giveBack()
    else host.on('SIGTSTP', suspend)
    isSuspended = false
    takeOver()
    host.kill(host.pid, 'SIGWINCH') // the size may have changed in the meantime, so let Node check
  }

  function close(): void {
    if (!isOpen) return
    isOpen = false
    clearTimeout(wake)
    if (!isSuspended) giveBack()
    for (const [signal, listener] of signals) host.off(signal, listener)
    host.off('SIGTSTP', suspend)
    host.off('SIGCONT', onContinue)
    host.off('uncaughtException', fail)
    host.off('unhandledRejection', fail)
    host.off('exit', close)
    stdout.off('resize', onResize)
    stdout.off('drain', writer.drained)
    stdout.off('error', onStreamError)
    stdin.off('error', onStreamError)
    stdin.off('end', onGone)
    keyListeners.clear()
    resizeListeners.clear()
    backgroundListeners.clear()
  }

  function fail(error: unknown): void {
    close()
    host.stderr.write(`${complaint(error, host.env.CANTRIP_DEBUG === '1')}\n`)
    host.exit(1)
  }

  function onGone(): void {
    if (!isOpen) return
    close()
    endBy('SIGHUP', host)
  }

  function onStreamError(error: NodeJS.ErrnoException): void {
    if (!isOpen) return
    if (TERMINAL_GONE.has(error.code ?? '')) onGone()
    else fail(error)
  }

  const signals = FATAL_SIGNALS.map(signal => {
    const listener = () => {
      close()
      endBy(signal, host)
    }
    return [signal, listener] as const
  })

  for (const [signal, listener] of signals) host.on(signal, listener)
  host.on('SIGTSTP', suspend)
  host.on('SIGCONT', onContinue)
  host.on('uncaughtException', fail)
  host.on('unhandledRejection', fail)
  host.on('exit', close)
  stdout.on('resize', onResize)
  stdout.on('drain', writer.drained)
  stdout.on('error', onStreamError)
  stdin.on('error', onStreamError)
  stdin.on('end', onGone)
  takeOver()

  return {
    get size() {
      return size
    },
    color,
    queryBackground() {
      // The Linux console sends no such reply, and without colors the background doesn't matter.
      if (!hasAsked && background === null && color > 0 && host.env.TERM !== 'linux') stdout.write(QUERY_BACKGROUND)
      hasAsked = true
    },
    get background() {
      return background
    },
    draw: writer.draw,
    repaint: writer.repaint,
    notify(message) {
      if (!isOpen || isSuspended) return
      stdout.write(message === null ? BELL : `${NOTIFICATION}${clean(message)}${BELL}`)
    },
    onKey(listener) {
      keyListeners.add(listener)
      return () => keyListeners.delete(listener)
    },
    onBackground(listener) {
      backgroundListeners.add(listener)
      return () => backgroundListeners.delete(listener)
    },
    onResize(listener) {
      resizeListeners.add(listener)
      return () => resizeListeners.delete(listener)
    },
    mouse: writer.mouse,
    suspend,
    close,
  }
}

/**
 * The maximum size that is drawn. It is larger than any real screen, and limits the cost of a remote client that claims
 * a huge one.
 */
const MAX_SIZE = { columns: 640, rows: 240 } as const

function sizeOf(stdout: WriteStream): Size {
  return { columns: Math.min(stdout.columns || 80, MAX_SIZE.columns), rows: Math.min(stdout.rows || 24, MAX_SIZE.rows) }
}

function complaint(error: unknown, withStack: boolean): string {
  if (!(error instanceof Error)) return `cantrip stopped: ${clean(String(error))}`
  if (withStack) return (error.stack ?? String(error)).split('\n').map(clean).join('\n')
  return `cantrip stopped: ${clean(error.message)}\n(CANTRIP_DEBUG=1 shows where)`
}
