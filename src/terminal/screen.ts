import { constants } from 'node:os'
import type { ReadStream, WriteStream } from 'node:tty'
import { createFrameWriter, type Point, type Size } from './frame.ts'
import { escapeDelay, readKeys } from './key-reader.ts'
import type { Key } from './keys.ts'
import { clean } from './text.ts'
import { type ColourLevel, colourLevel } from './theme.ts'
import { type Ending, endBy } from './way-out.ts'

/** A screen and a keyboard that are ours until `close`. */
export interface Terminal {
  /** The size of the screen now. */
  readonly size: Size
  /** The colours it can show and its user wants. */
  readonly colour: ColourLevel
  /** Shows a whole frame; `cursor` is where text is typed. A slow terminal gets the latest frame and not every one. */
  draw(lines: readonly string[], cursor?: Point): void
  /** Draws the whole screen anew, as after another program wrote on it. */
  repaint(): void
  /** Calls the listener for each key and mouse event, until the function given back is called. */
  onKey(listener: (key: Key) => void): () => void
  /** Calls the listener with each new size, until the function given back is called. */
  onResize(listener: (size: Size) => void): () => void
  /** Calls whoever looks elsewhere: by the bell, or by a message of the terminal (OSC 9) where there is one. */
  notify(message: string | null): void
  /** Turns mouse reports on or off. */
  mouse(on: boolean): void
  /** Gives the screen back and stops the program as Ctrl+Z does; it returns when the program is continued. */
  suspend(): void
  /** Gives everything back as it was. May be called twice. */
  close(): void
}

/** What is left of a terminal's way out: which process it runs in. A test puts its own here. */
export type Host = Ending & Pick<NodeJS.Process, 'env' | 'on' | 'off' | 'stderr'>

/** What a terminal is made of. */
export interface TerminalOptions {
  readonly stdin: ReadStream
  readonly stdout: WriteStream
  readonly mouse?: boolean
  readonly host?: Host
}

/** What rings, and what a terminal shows as a message that ends with it. */
const BELL = '\x07'
const NOTICE = '\x1b]9;'
const DEADLY = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Milliseconds after which a suspended program that was not stopped goes on (nobody's job cannot be stopped). */
const UNSTOPPED = 100
/** A terminal that is gone says one of these. */
const GONE = new Set(['EPIPE', 'EIO', 'ENXIO', 'EBADF', 'ENOTTY', 'ECONNRESET'])

/**
 * Takes the terminal over. Whatever ends the program then (its end, a signal, an error nobody caught, a terminal that
 * goes away) gives the terminal back first. Throws Error where stdin or stdout is no terminal.
 */
export function openTerminal({ stdin, stdout, mouse = false, host = process }: TerminalOptions): Terminal {
  if (!stdin.isTTY || !stdout.isTTY) throw new Error('this needs a terminal for its input and its output')
  const keyListeners = new Set<(key: Key) => void>()
  const resizeListeners = new Set<(size: Size) => void>()
  let size = sizeOf(stdout)
  let isOpen = true
  let isSuspended = false
  let stopReading: () => void = () => {}
  let wake: NodeJS.Timeout | undefined

  const writer = createFrameWriter(text => stdout.write(text), size)
  writer.mouse(mouse)

  function takeOver(): void {
    stdin.setRawMode(true)
    stopReading = readKeys(stdin, escapeDelay(host.env), onKey)
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
    host.kill(0, 'SIGTSTP') // the whole job, as the terminal itself would
    wake = setTimeout(onContinue, UNSTOPPED)
  }

  function onContinue(): void {
    if (!isOpen) return
    clearTimeout(wake)
    // Somebody else's SIGSTOP gave us no time to give anything back, and the shell has changed the modes since.
    if (!isSuspended) giveBack()
    else host.on('SIGTSTP', suspend)
    isSuspended = false
    takeOver()
    host.kill(host.pid, 'SIGWINCH') // the size may have changed meanwhile: let Node look
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
    if (GONE.has(error.code ?? '')) onGone()
    else fail(error)
  }

  const signals = DEADLY.map(signal => {
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
    colour: colourLevel(host.env, stdout),
    draw: writer.draw,
    repaint: writer.repaint,
    notify(message) {
      if (!isOpen || isSuspended) return
      stdout.write(message === null ? BELL : `${NOTICE}${clean(message)}${BELL}`)
    },
    onKey(listener) {
      keyListeners.add(listener)
      return () => keyListeners.delete(listener)
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

function sizeOf(stdout: WriteStream): Size {
  return { columns: stdout.columns || 80, rows: stdout.rows || 24 }
}

function complaint(error: unknown, withStack: boolean): string {
  if (!(error instanceof Error)) return `cantrip stopped: ${clean(String(error))}`
  if (withStack) return (error.stack ?? String(error)).split('\n').map(clean).join('\n')
  return `cantrip stopped: ${clean(error.message)}\n(CANTRIP_DEBUG=1 shows where)`
}
