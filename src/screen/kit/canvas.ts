/** Gives text a look by its name. */
export type Paint<Look extends string> = (look: Look, text: string) => string

/** A sheet of screen cells, one character, one look and one ground behind it each, for pictures that are put together out of order. */
export class Canvas<Look extends string> {
  private readonly signs: string[]
  private readonly looks: (Look | null)[]
  private readonly grounds: (Look | null)[]

  /** An empty sheet. `left` and `top` are the picture's coordinates of its first cell: what lies outside is not drawn. */
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

  /** Whether a cell of the picture lies on the sheet. */
  shows(x: number, y: number): boolean {
    return this.at(x, y) >= 0
  }

  /** Puts one character, one column wide, at a cell of the picture. */
  put(x: number, y: number, sign: string, look: Look | null): void {
    const at = this.at(x, y)
    if (at < 0) return
    this.signs[at] = sign
    this.looks[at] = look
  }

  /** Writes text from a cell on, one column a character. */
  write(x: number, y: number, text: string, look: Look | null): void {
    let column = x
    for (const sign of text) this.put(column++, y, sign, look)
  }

  /** Gives a cell another look and leaves its character. */
  tint(x: number, y: number, look: Look | null): void {
    const at = this.at(x, y)
    if (at >= 0) this.looks[at] = look
  }

  /** Lays a ground behind a cell, which is empty for all that; null takes it away. */
  shade(x: number, y: number, ground: Look | null): void {
    const at = this.at(x, y)
    if (at >= 0) this.grounds[at] = ground
  }

  /** Whether nothing has been put at a cell; cells off the sheet are not empty. */
  isEmpty(x: number, y: number): boolean {
    const at = this.at(x, y)
    return at >= 0 && this.signs[at] === ' ' && this.looks[at] === null
  }

  /** The rows as text of exactly the sheet's width, each run of one look painted in one go, and so is each ground. */
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

/** Cells `from` up to `to`, each run of one look painted with what `within` makes of it. */
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
