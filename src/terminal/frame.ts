import { toCells } from './cells.ts'
import { change, onBlank, PLAIN, type Style } from './style.ts'

/** The size of a screen in cells. */
export interface Size {
  readonly columns: number
  readonly rows: number
}

/** A cell of the screen, counted from 1. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Puts whole frames on a screen, sending only what differs from the frame before. */
export interface FrameWriter {
  /** Takes the screen over: alternate screen, no cursor, no wrapping, pastes marked. */
  open(): void
  /** Gives the screen back as it was, in one write. */
  close(): void
  /** Shows these lines from the top left; what is longer than the screen is cut. `cursor` is where text is typed. */
  draw(lines: readonly string[], cursor?: Point): void
  /** Sends the last frame whole, for a screen that may have lost it. */
  repaint(): void
  /** Tells the new size. The next frame is sent whole; `settle` sends the last one if none comes. */
  resize(size: Size): void
  /** Sends the last frame if the screen does not show it. */
  settle(): void
  /** Goes on after a write that said it was enough for now; the frames between are left out. */
  drained(): void
  /** Asks the terminal to report the mouse, or not. */
  mouse(on: boolean): void
}

interface Row {
  /** The line it was made of. */
  readonly line: string
  /** One for each column; the second half of a wide character is empty. */
  readonly text: readonly string[]
  readonly style: readonly Style[]
}

const OPEN = '\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?2004h'
const CLOSE = '\x1b[0m\x1b[?2004l\x1b[?7h\x1b[?25h\x1b[?1049l'
const MOUSE_ON = '\x1b[?1000h\x1b[?1006h'
const MOUSE_OFF = '\x1b[?1006l\x1b[?1000l'
const BEGIN = '\x1b[?2026h'
const END = '\x1b[?2026l'
const SHOW_CURSOR = '\x1b[?25h'
const HIDE_CURSOR = '\x1b[?25l'

/** A writer of frames to a screen of that size. `write` sends text, and says false when the screen cannot keep up. */
export function createFrameWriter(write: (text: string) => boolean | undefined, size: Size): FrameWriter {
  let { columns, rows } = size
  let isOpen = false
  let wantsMouse = false
  let waits = false
  let wanted: { lines: readonly string[]; cursor?: Point } | null = null
  /** What the screen shows; null where that is not known. */
  let shown: Row[] | null = null
  let shownCursor: Point | undefined

  function send(text: string): void {
    if (text !== '' && write(text) === false) waits = true
  }

  function settle(): void {
    if (!isOpen || waits || !wanted) return
    let out = ''
    let pen = PLAIN
    if (!shown) {
      out = '\x1b[0m\x1b[2J'
      shown = Array.from({ length: rows }, () => layOut('', columns))
    }
    for (let y = 0; y < rows; y++) {
      const before = shown[y] ?? layOut('', columns)
      const line = wanted.lines[y] ?? ''
      if (before.line === line) continue
      const after = layOut(line, columns)
      const stroke = difference(before, after, y, pen)
      out += stroke.out
      pen = stroke.pen
      shown[y] = after
    }
    if (pen !== PLAIN) out += '\x1b[m'
    const cursor = within(wanted.cursor, columns, rows)
    const stays = cursor?.x === shownCursor?.x && cursor?.y === shownCursor?.y
    if (out === '' && stays) return
    // The cursor is hidden while it draws, and is where it was told to be when it shows.
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

function within(cursor: Point | undefined, columns: number, rows: number): Point | undefined {
  if (!cursor) return undefined
  return { x: Math.min(Math.max(1, cursor.x), columns), y: Math.min(Math.max(1, cursor.y), rows) }
}

/** The line on so many columns: cut there, and blank after its end. */
function layOut(line: string, columns: number): Row {
  const text: string[] = new Array(columns).fill(' ')
  const style: Style[] = new Array(columns).fill(PLAIN)
  if (line === '') return { line, text, style }
  let x = 0
  for (const cell of toCells(line)) {
    if (x + cell.width > columns) break
    text[x] = cell.text
    style[x] = cell.style
    if (cell.width === 2) {
      text[x + 1] = ''
      style[x + 1] = cell.style
    }
    x += cell.width
  }
  return { line, text, style }
}

interface Stroke {
  readonly out: string
  readonly pen: Style
}

/** What turns row `y` (from 0) from one into the other, beginning and ending with the pen in the styles told. */
function difference(before: Row, after: Row, y: number, pen: Style): Stroke {
  const columns = after.text.length
  const differs = (x: number) => before.text[x] !== after.text[x] || before.style[x] !== after.style[x]
  let last = columns - 1
  while (last >= 0 && !differs(last)) last--
  let blankFrom = columns
  while (blankFrom > 0 && after.text[blankFrom - 1] === ' ' && after.style[blankFrom - 1] === PLAIN) blankFrom--

  let out = ''
  /** Where the terminal's cursor is on this row; -1 while it is on another. */
  let cursor = -1
  let x = 0
  while (x <= last) {
    if (!differs(x)) {
      x++
      continue
    }
    let start = x
    while (start > 0 && after.text[start] === '') start-- // never half a wide character
    const bridge = cursor >= 0 && start - cursor <= 8 ? strokes(after, cursor, start, pen) : null
    const jump = cursor < 0 ? `\x1b[${y + 1}${start > 0 ? `;${start + 1}` : ''}H` : `\x1b[${start + 1}G`
    const first = after.style[start] ?? PLAIN
    if (bridge && cost(bridge.out + change(bridge.pen, first)) <= cost(jump + change(pen, first))) {
      out += bridge.out
      pen = bridge.pen
    } else if (cursor !== start) out += jump
    if (start >= blankFrom && last - start >= 3) {
      const eraser = onBlank(pen) === PLAIN ? pen : PLAIN
      return { out: `${out}${change(pen, eraser)}\x1b[K`, pen: eraser }
    }
    let end = x + 1
    while (end <= last && (differs(end) || after.text[end] === '')) {
      if (end === blankFrom && last - end >= 3) break
      end++
    }
    while (end < columns && after.text[end] === '') end++
    const stroke = strokes(after, start, end, pen)
    out += stroke.out
    pen = stroke.pen
    cursor = end
    x = end
  }
  return { out, pen }
}

/** The cells of a row from one column up to another. */
function strokes(row: Row, from: number, to: number, pen: Style): Stroke {
  let out = ''
  for (let x = from; x < to; x++) {
    const text = row.text[x] ?? ''
    if (text === '') continue
    const style = row.style[x] ?? PLAIN
    // Where there is nothing to see the pen's ink does not matter.
    if (text !== ' ' || onBlank(pen) !== style) {
      out += change(pen, style)
      pen = style
    }
    const columns = row.text[x + 1] === '' ? 2 : 1
    // Terminals disagree on how wide such a character is: clear its place, and go to where it should end.
    if (isDoubtful(text, columns)) out += `${' '.repeat(columns)}\x1b[${x + 1}G${text}\x1b[${x + 1 + columns}G`
    else out += text
  }
  return { out, pen }
}

function isDoubtful(text: string, columns: number): boolean {
  const first = text.codePointAt(0) ?? 0
  if (first < 0x80 && text.length === 1) return false
  return text.length > (first > 0xffff ? 2 : 1) || (columns === 2 && /\p{Extended_Pictographic}/u.test(text))
}

function cost(text: string): number {
  return Buffer.byteLength(text)
}
