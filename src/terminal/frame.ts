import { type CellRow, difference, layOut } from './difference.ts'

/** The size of a screen in cells. */
export interface Size {
  readonly columns: number
  readonly rows: number
}

/** A cell of the screen, counted from 1. */
export interface CellPoint {
  readonly x: number
  readonly y: number
}

/** Draws whole frames, sending only the changes. */
export interface FrameWriter {
  /** Sets up the screen: alternate screen, hidden cursor, no wrapping, bracketed paste. */
  open(): void
  /** Restores the screen in a single write. */
  close(): void
  /** Draws lines from the top left, cut to the size of the screen. `cursor` is the position of the caret. */
  draw(lines: readonly string[], cursor?: CellPoint): void
  /** Resends the whole last frame, for a screen that may be damaged. */
  repaint(): void
  /** Sets a new size. The next frame is sent in full. If no frame follows, `settle` resends the last one. */
  resize(size: Size): void
  /** Sends the last frame if the screen doesn't show it yet. */
  settle(): void
  /** Resumes after `write` has returned false, skipping outdated frames. */
  drained(): void
  /** Turns mouse reports on or off. */
  mouse(on: boolean): void
}

const OPEN = '\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?2004h'
const CLOSE = '\x1b[0m\x1b[?2004l\x1b[?7h\x1b[?25h\x1b[?1049l'
const MOUSE_ON = '\x1b[?1000h\x1b[?1006h'
const MOUSE_OFF = '\x1b[?1006l\x1b[?1000l'
const BEGIN = '\x1b[?2026h'
const END = '\x1b[?2026l'
const SHOW_CURSOR = '\x1b[?25h'
const HIDE_CURSOR = '\x1b[?25l'

/** Creates a frame writer. `write` sends text, and returns false if the terminal can't keep up. */
export function createFrameWriter(write: (text: string) => boolean | undefined, size: Size): FrameWriter {
  let { columns, rows } = size
  let isOpen = false
  let wantsMouse = false
  let waits = false
  let wanted: { lines: readonly string[]; cursor?: CellPoint } | null = null
  /** The rows on the screen, or null if they are unknown. */
  let shown: CellRow[] | null = null
  let shownCursor: CellPoint | undefined

  function send(text: string): void {
    if (text !== '' && write(text) === false) waits = true
  }

  function settle(): void {
    if (!isOpen || waits || !wanted) return
    let out = ''
    if (!shown) {
      out = '\x1b[0m\x1b[2J'
      shown = Array.from({ length: rows }, () => layOut('', columns))
    }
    const { lines } = wanted
    const next = shown.map((row, y) => (row.line === (lines[y] ?? '') ? row : layOut(lines[y] ?? '', columns)))
    out += difference(shown, next)
    shown = next
    const cursor = within(wanted.cursor, columns, rows)
    const stays = cursor?.x === shownCursor?.x && cursor?.y === shownCursor?.y
    if (out === '' && stays) return
    // The cursor is hidden while drawing and shown at its position afterward.
    if (shownCursor) out = HIDE_CURSOR + out
    if (cursor) out += `\x1b[${cursor.y};${cursor.x}H${SHOW_CURSOR}`
    shownCursor = cursor
    send(BEGIN + out + END)
  }

  return {
    open() {
      if (isOpen) return
      isOpen = true
      shown = null
      shownCursor = undefined
      send(OPEN + (wantsMouse ? MOUSE_ON : ''))
      settle()
    },
    close() {
      if (!isOpen) return
      isOpen = false
      shown = null
      send(END + (wantsMouse ? MOUSE_OFF : '') + CLOSE)
    },
    draw(lines, cursor) {
      wanted = { lines, cursor }
      settle()
    },
    repaint() {
      shown = null
      settle()
    },
    resize(to) {
      if (to.columns === columns && to.rows === rows) return
      columns = to.columns
      rows = to.rows
      shown = null
    },
    settle,
    drained() {
      waits = false
      settle()
    },
    mouse(on) {
      if (on === wantsMouse) return
      wantsMouse = on
      if (isOpen) send(on ? MOUSE_ON : MOUSE_OFF)
    },
  }
}

function within(cursor: CellPoint | undefined, columns: number, rows: number): CellPoint | undefined {
  if (!cursor) return undefined
  return { x: Math.min(Math.max(1, cursor.x), columns), y: Math.min(Math.max(1, cursor.y), rows) }
}
