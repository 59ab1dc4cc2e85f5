import { EventEmitter } from 'node:events'
import chalk from 'chalk'
import { Box, type DOMElement, render } from 'ink'
import { Component, type ReactElement, type ReactNode } from 'react'
import { Desk } from './desk.ts'
import { DeskContext } from './desk-context.ts'
import type { Size } from './frame.ts'
import type { Placed } from './spots.tsx'

/** A tree of components as it has been drawn. */
export interface Drawn {
  /** The rows of the screen; where they end before it does, nothing stands. */
  readonly rows: readonly string[]
  /** Where its spots stand, those that lie upon others after them. */
  readonly spots: readonly Placed[]
}

/**
 * Draws trees of components with Ink, one after the other, each as soon as it is given. Ink lays them out and writes their
 * text, on a stand-in for a screen to which it hands one whole frame a change (that is what its debug mode does). Who
 * calls it sends the rows; keys never come from Ink.
 */
export class InkRenderer {
  private size: Size = { columns: 80, rows: 24 }
  private readonly desk = new Desk()
  private root: DOMElement | null = null
  private frame = ''
  private fault: { readonly error: unknown } | null = null
  private instance: ReturnType<typeof render> | null = null

  /** What Ink wrote last, before lines that go past it were put in their places. */
  get written(): string {
    return this.frame
  }

  /** Draws the tree on a screen of that size. Throws what a component threw; nothing can be drawn after that. */
  draw(tree: ReactElement, size: Size): Drawn {
    this.size = size
    const { columns, rows } = size
    const whole = (
      <DeskContext.Provider value={this.desk}>
        <Watch onError={error => this.fall(error)}>
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
        </Watch>
      </DeskContext.Provider>
    )
    if (this.instance) this.instance.rerender(whole)
    else this.instance = this.begin(whole)
    if (this.fault) throw this.fault.error
    const drawn = this.desk.slots.fill(this.frame)
    this.desk.keep(drawn)
    return {
      rows: drawn,
      spots: this.root ? this.desk.spotsIn(this.root) : [],
    }
  }

  /** Takes the tree down. */
  close(): void {
    this.instance?.unmount()
    this.instance = null
  }

  private begin(tree: ReactElement): ReturnType<typeof render> {
    // The theme knows which colours the screen has and its user wants: Ink sends what it is told.
    chalk.level = 3
    const screen = standInScreen(
      () => this.size,
      frame => {
        this.frame = frame
      },
    )
    return render(tree, {
      stdout: screen,
      stderr: screen,
      stdin: standInKeyboard(),
      debug: true,
      patchConsole: false,
      exitOnCtrlC: false,
    })
  }

  private fall(error: unknown): void {
    this.fault = { error }
  }
}

/** Catches what a component throws, before Ink draws its own account of it. */
class Watch extends Component<
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

/**
 * What Ink takes for its screen: it writes a frame at a time. It is no TTY to Ink, which then sends no cursor codes of
 * its own.
 */
function standInScreen(size: () => Size, onFrame: (frame: string) => void): NodeJS.WriteStream {
  const screen = Object.assign(new EventEmitter(), {
    isTTY: false,
    writable: true,
    write(frame: string): boolean {
      // Where CI is set Ink ends with an empty line.
      if (frame !== '\n') onFrame(frame)
      return true
    },
  })
  Object.defineProperty(screen, 'columns', { get: () => size().columns })
  Object.defineProperty(screen, 'rows', { get: () => size().rows })
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
