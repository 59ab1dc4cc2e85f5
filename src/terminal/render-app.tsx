import { EventEmitter } from 'node:events'
import chalk from 'chalk'
import { render } from 'ink'
import { Component, type ReactElement, type ReactNode } from 'react'
import type { Point, Size } from './frame.ts'
import { LineSlots, LineSlotsContext } from './lines.tsx'
import type { Terminal } from './screen.ts'

/** What is to be shown: an element, or what makes one of the size of the screen. */
export type Scene = ReactElement | ((size: Size) => ReactElement)

/** A tree of elements on a terminal. */
export interface RunningApp {
  /** Shows this scene from now on, once what is being done now is done; `cursor` is where text is typed. */
  update(scene: Scene, cursor?: Point): void
  /** Takes the tree down; the screen keeps its last frame. */
  unmount(): void
  /** Resolves when the tree is taken down; rejects with what an element threw. */
  waitUntilExit(): Promise<void>
}

/** What of a terminal the tree needs. */
export type Canvas = Pick<Terminal, 'size' | 'colour' | 'draw' | 'onResize'>

/**
 * Draws the tree on the terminal and keeps it drawn. Ink does the layout, on a stand-in for a screen to which it hands
 * one whole frame a change (that is what its debug mode does); our frame writer sends what differs. Keys come from the
 * terminal and never from Ink.
 */
export function renderApp(scene: Scene, { terminal }: { terminal: Canvas }): RunningApp {
  // Ink's own guess takes no note of NO_COLOR, and finds no colour where CI is set.
  chalk.level = terminal.colour
  let current = scene
  let cursor: Point | undefined
  let isMounted = true
  let isDue = false
  let fault: { error: unknown } | undefined

  const slots = new LineSlots()
  let awaited: string | undefined
  const screen = standInScreen(terminal, frame => {
    if (!isMounted) return
    awaited = undefined
    if (slots.isReady(frame)) return present(frame)
    // Lines get to know their place once their tree stands, still in this turn.
    awaited = frame
    queueMicrotask(() => awaited !== undefined && present(awaited))
  })
  const tree = () => (
    <LineSlotsContext.Provider value={slots}>
      <Watch onError={fall}>{typeof current === 'function' ? current(terminal.size) : current}</Watch>
    </LineSlotsContext.Provider>
  )
  const instance = render(tree(), {
    stdout: screen,
    stderr: screen,
    stdin: standInKeyboard(),
    debug: true,
    patchConsole: false,
    exitOnCtrlC: false,
  })
  const exit = instance.waitUntilExit().then(() => {
    isMounted = false
    stopListening()
    if (fault) throw fault.error
  })
  const stopListening = terminal.onResize(show)

  /** The last whole frame stays; the error goes to whoever waits for the end. */
  function fall(error: unknown): void {
    fault = { error }
    isMounted = false
    queueMicrotask(() => instance.unmount())
  }

  function present(frame: string): void {
    awaited = undefined
    terminal.draw(slots.fill(frame), cursor)
  }

  function show(): void {
    isDue = false
    if (isMounted) instance.rerender(tree())
  }

  return {
    update(next, at) {
      current = next
      cursor = at
      // Many keys may have come in one piece: one frame is enough for all of them.
      if (!isDue) queueMicrotask(() => isDue && show())
      isDue = true
    },
    unmount() {
      if (awaited !== undefined) present(awaited)
      isMounted = false
      instance.unmount()
    },
    waitUntilExit: () => exit,
  }
}

/** Catches what an element throws, before Ink draws its own account of it. */
class Watch extends Component<
  { onError: (error: unknown) => void; children: ReactNode },
  { fault?: { error: unknown } }
> {
  override state: { fault?: { error: unknown } } = {}

  static getDerivedStateFromError(error: unknown): { fault: { error: unknown } } {
    return { fault: { error } }
  }

  override render(): ReactNode {
    if (!this.state.fault) return this.props.children
    this.props.onError(this.state.fault.error)
    return null
  }
}

/**
 * What Ink takes for its screen: it writes a frame at a time. It is no TTY to Ink, which then sends no cursor codes of
 * its own.
 */
function standInScreen(terminal: Canvas, onFrame: (frame: string) => void): NodeJS.WriteStream {
  const screen = Object.assign(new EventEmitter(), {
    isTTY: false,
    writable: true,
    write(frame: string): boolean {
      // Where CI is set Ink ends with an empty line.
      if (frame !== '\n') onFrame(frame)
      return true
    },
  })
  Object.defineProperty(screen, 'columns', { get: () => terminal.size.columns })
  Object.defineProperty(screen, 'rows', { get: () => terminal.size.rows })
  return screen as unknown as NodeJS.WriteStream // all of it that Ink uses
}

/** What Ink takes for its keyboard: one that nobody ever touches. */
function standInKeyboard(): NodeJS.ReadStream {
  const keyboard = Object.assign(new EventEmitter(), {
    isTTY: true,
    setRawMode: () => keyboard,
    setEncoding: () => keyboard,
    read: () => null,
    ref: () => keyboard,
    unref: () => keyboard,
  })
  return keyboard as unknown as NodeJS.ReadStream // all of it that Ink uses
}
