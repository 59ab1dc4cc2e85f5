import { EventEmitter } from 'node:events'
import chalk from 'chalk'
import { Box, type DOMElement, render } from 'ink'
import { Component, type ReactElement, type ReactNode } from 'react'
import { ClickTargets, ClickTargetsContext, type PlacedTarget } from './click-targets.tsx'
import type { Size } from './frame.ts'

/** A rendered component tree. */
export interface RenderedFrame {
  /** The rows of the screen. Missing rows are blank. */
  readonly rows: readonly string[]
  /** The click targets, the topmost last. */
  readonly targets: readonly PlacedTarget[]
}

/**
 * Renders component trees synchronously with Ink. Ink writes to a dummy stream in debug mode, which emits one whole
 * frame per change. The caller sends the rows to the terminal. Keys never come from Ink.
 */
export class InkRenderer {
  private size: Size = { columns: 80, rows: 24 }
  private readonly targets = new ClickTargets()
  private root: DOMElement | null = null
  private frame = ''
  private fault: { readonly error: unknown } | null = null
  private instance: ReturnType<typeof render> | null = null

  /** Renders a tree for a screen size. Rethrows a component's error. After that, nothing more can be rendered. */
  draw(tree: ReactElement, size: Size): RenderedFrame {
    this.size = size
    const { columns, rows } = size
    const whole = (
      <ClickTargetsContext.Provider value={this.targets}>
        <ErrorBoundary onError={error => this.recordError(error)}>
          <Box
            ref={node => {
              this.root = node
            }}
            width={columns}
            height={rows}
            flexDirection="column"
          >
            {tree}
          </Box>
        </ErrorBoundary>
      </ClickTargetsContext.Provider>
    )
    if (this.instance) this.instance.rerender(whole)
    else this.instance = this.begin(whole)
    if (this.fault) throw this.fault.error
    return {
      rows: this.frame.split('\n'),
      targets: this.root ? this.targets.within(this.root) : [],
    }
  }

  /** Unmounts the tree. */
  close(): void {
    this.instance?.unmount()
    this.instance = null
  }

  private begin(tree: ReactElement): ReturnType<typeof render> {
    // The theme already respects the terminal's colors and the user's wishes, so Ink must not filter them.
    chalk.level = 3
    const screen = dummyOutput(
      () => this.size,
      frame => {
        this.frame = frame
      },
    )
    return render(tree, {
      stdout: screen,
      stderr: screen,
      stdin: new DummyInput() as NodeJS.ReadStream,
      debug: true,
      patchConsole: false,
      exitOnCtrlC: false,
    })
  }

  private recordError(error: unknown): void {
    this.fault = { error }
  }
}

/** Catches a component's error before Ink displays it. */
class ErrorBoundary extends Component<
  { onError: (error: unknown) => void; children: ReactNode },
  { readonly hasFault: boolean }
> {
  override state = { hasFault: false }

  static getDerivedStateFromError(): { hasFault: boolean } {
    return { hasFault: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFault ? null : this.props.children
  }
}

/** The part of an output stream that Ink uses. */
class DummyOutput extends EventEmitter {
  /** False to keep Ink from sending cursor codes. */
  readonly isTTY: boolean = false
  readonly writable: boolean = true
  columns = 0
  rows = 0

  write(_frame: string): boolean {
    return true
  }
}

/** Returns an output stream that passes every frame to `onFrame`. */
function dummyOutput(size: () => Size, onFrame: (frame: string) => void): NodeJS.WriteStream {
  const screen = new DummyOutput()
  screen.write = frame => {
    // If CI is set, Ink ends with an empty line.
    if (frame !== '\n') onFrame(frame)
    return true
  }
  Object.defineProperty(screen, 'columns', { get: () => size().columns })
  Object.defineProperty(screen, 'rows', { get: () => size().rows })
  return screen as NodeJS.WriteStream
}

/** The part of an input stream that Ink uses. It never receives any input. */
class DummyInput extends EventEmitter {
  readonly isTTY: boolean = true

  setRawMode(_mode: boolean): this {
    return this
  }

  setEncoding(_encoding: BufferEncoding): this {
    return this
  }

  read(): unknown {
    return null
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }
}
