export type Paint<Look extends string> = (look: Look, text: string) => string

/**
 * A grid of cells, each with a character, a look and a background. A picture's parts can be drawn on it in any order.
 */
export class Canvas<Look extends string> {
  private readonly signs: string[]
  private readonly looks: (Look | null)[]
  private readonly grounds: (Look | null)[]

  /**
   * Creates an empty canvas. `left` and `top` are the picture coordinates of its top left cell. Drawing outside the
   * canvas has no effect.
   */
  constructor(
    readonly columns: number,
    readonly rows: number,
    private readonly left = 0,
    private readonly top = 0,
  ) {
    this.signs = new Array<string>(columns * rows).fill(' ')
    this.looks = new Array<Look | null>(columns * rows).fill(null)
    this.grounds = new Array<Look | null>(columns * rows).fill(null)
  }

  /** Returns true if a cell of the picture is on the canvas. */
  shows(x: number, y: number): boolean {
    return this.at(x, y) >= 0
  }

  /** Draws a character, which must be one column wide, at a cell of the picture. */
  put(x: number, y: number, sign: string, look: Look | null): void {
    const at = this.at(x, y)
    if (at < 0) return
    this.signs[at] = sign
    this.looks[at] = look
  }

  /** Writes text from left to right, starting at a cell. All characters must be one column wide. */
  write(x: number, y: number, text: string, look: Look | null): void {
    let column = x
    for (const sign of text) this.put(column++, y, sign, look)
  }

  /** Changes the look of a cell but not its character. */
  tint(x: number, y: number, look: Look | null): void {
    const at = this.at(x, y)
    if (at >= 0) this.looks[at] = look
  }

  /** Sets a cell's background, or clears it with null. This doesn't affect `isEmpty`. */
  shade(x: number, y: number, ground: Look | null): void {
    const at = this.at(x, y)
    if (at >= 0) this.grounds[at] = ground
  }

  /** Returns true if nothing was drawn at a cell. Cells off the canvas aren't empty. */
  isEmpty(x: number, y: number): boolean {
    const at = this.at(x, y)
    return at >= 0 && this.signs[at] === ' ' && this.looks[at] === null
  }

  /**
   * Returns the rows as styled text of exactly the canvas width, with one escape sequence for each run of cells with
   * the same look or background.
   */
  paint(paint: Paint<Look>): string[] {
    return Array.from({ length: this.rows }, (_, y) => {
      const from = y * this.columns
      return runs(this.grounds, from, from + this.columns, paint, (start, end) =>
        runs(this.looks, start, end, paint, (first, last) => this.signs.slice(first, last).join('')),
      )
    })
  }

  private at(x: number, y: number): number {
    const column = x - this.left
    const row = y - this.top
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows ? -1 : row * this.columns + column
  }
}

/**
 * Renders the cells from `from` to `to` (exclusive). Each run of cells with the same look is rendered by `within` and
 * then styled.
 */
function runs<Look extends string>(
  looks: readonly (Look | null)[],
  from: number,
  to: number,
  paint: Paint<Look>,
  within: (from: number, to: number) => string,
): string {
  let line = ''
  for (let start = from; start < to; ) {
    const look = looks[start] ?? null
    let end = start + 1
    while (end < to && (looks[end] ?? null) === look) end++
    const text = within(start, end)
    line += look === null ? text : paint(look, text)
    start = end
  }
  return line
}
