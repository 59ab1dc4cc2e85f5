import xterm from '@xterm/headless'

/** A terminal without a window, which interprets the output of a program and tracks what would be visible. */
export class ScreenModel {
  private readonly terminal: xterm.Terminal

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 200 })
  }

  /** Writes these bytes. Resolves when they are on the screen. */
  write(bytes: string): Promise<void> {
    return new Promise(done => this.terminal.write(bytes, done))
  }

  resize(columns: number, rows: number): void {
    this.terminal.resize(columns, rows)
  }

  /** Returns the lines on the screen, without trailing spaces. */
  lines(): string[] {
    const buffer = this.terminal.buffer.active
    const count = this.terminal.rows
    return Array.from(
      { length: count },
      (_, y) =>
        buffer
          .getLine(buffer.viewportY + y)
          ?.translateToString()
          .trimEnd() ?? '',
    )
  }

  text(): string {
    return this.lines().join('\n').trimEnd()
  }

  /** Returns every cell with its colors and attributes. Empty cells without any are omitted at the end of a line. */
  cells(): string[] {
    const buffer = this.terminal.buffer.active
    return Array.from({ length: this.terminal.rows }, (_, y) => {
      const line = buffer.getLine(buffer.viewportY + y)
      const row = Array.from({ length: this.terminal.cols }, (_, x) => {
        const cell = line?.getCell(x)
        if (!cell) return ' '
        const chars = cell.getWidth() === 0 ? '' : cell.getChars() || ' '
        const marks = [cell.isBold(), cell.isDim(), cell.isUnderline(), cell.isInverse(), cell.isStrikethrough()]
        // The text color of an empty cell is invisible unless something marks it.
        const ink = chars === ' ' && !marks.slice(2).some(Boolean) ? 0 : cell.getFgColor() + cell.getFgColorMode()
        const weight = chars === ' ' ? marks.slice(2) : marks
        const style = [...weight.map(Number), ink, cell.getBgColor() + cell.getBgColorMode()].join()
        return /^[0,]*$/.test(style.replace(/-1/g, '0')) ? chars : `${chars}{${style}}`
      })
      return row.join('').trimEnd()
    })
  }

  /** Returns true if text on the screen has this one of the sixteen colors, bold or not. */
  shows(ink: number, isBold: boolean): boolean {
    const buffer = this.terminal.buffer.active
    for (let y = 0; y < this.terminal.rows; y++)
      for (let x = 0; x < this.terminal.cols; x++) {
        const cell = buffer.getLine(buffer.viewportY + y)?.getCell(x)
        const isWritten = cell !== undefined && cell.getChars().trim() !== ''
        if (isWritten && cell.isFgPalette() && cell.getFgColor() === ink && cell.isBold() > 0 === isBold) return true
      }
    return false
  }

  cursor(): { x: number; y: number } {
    return { x: this.terminal.buffer.active.cursorX + 1, y: this.terminal.buffer.active.cursorY + 1 }
  }

  isAlternate(): boolean {
    return this.terminal.buffer.active.type === 'alternate'
  }

  /** Returns the modes that the program has set on the terminal. */
  modes(): { wraps: boolean; marksPastes: boolean; mouse: string } {
    const { wraparoundMode, bracketedPasteMode, mouseTrackingMode } = this.terminal.modes
    return { wraps: wraparoundMode, marksPastes: bracketedPasteMode, mouse: mouseTrackingMode }
  }
}

/** Returns true if the cursor is visible after these bytes. It is visible at first. */
export function showsCursor(bytes: string): boolean {
  return bytes.lastIndexOf('\x1b[?25h') >= bytes.lastIndexOf('\x1b[?25l')
}
