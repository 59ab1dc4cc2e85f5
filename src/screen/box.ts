import { cut, pad, slice } from '../terminal/text.ts'
import type { Style } from './kit/style.ts'
import type { Area } from './layout.ts'

/** A line of a box that is a rule from side to side. */
export const RULE = Symbol('rule')

/** The lines of a box of that area: a frame with its title, and what is in it, a column from either side. */
export function boxLines(title: string, inside: readonly (string | typeof RULE)[], area: Area, style: Style): string[] {
  const { say, glyphs } = style
  const edge = say('border', glyphs.boxV)
  const wide = area.columns - 4
  const head = cut(title, wide - 2, glyphs.ellipsis)
  const dashes = glyphs.boxH.repeat(Math.max(0, area.columns - 5 - [...head].length))
  const top = `${say('border', glyphs.boxTL + glyphs.boxH)} ${say('title', head)} ${say('border', dashes + glyphs.boxTR)}`
  const rule = say('border', glyphs.boxTeeRight + glyphs.boxH.repeat(area.columns - 2) + glyphs.boxTeeLeft)
  const bottom = say('border', glyphs.boxBL + glyphs.boxH.repeat(area.columns - 2) + glyphs.boxBR)
  const rows = Array.from({ length: area.rows - 2 }, (_, i) => {
    const line = inside[i] ?? ''
    return line === RULE ? rule : `${edge} ${pad(cut(line, wide, glyphs.ellipsis), wide)} ${edge}`
  })
  return [top, ...rows, bottom]
}

/** The lines with a box laid over them, which hides what is under it. */
export function overlaid(
  lines: readonly string[],
  box: readonly string[],
  { x, y, columns }: Area,
  screen: number,
): string[] {
  return lines.map((line, row) => {
    const over = box[row - y]
    return over === undefined ? line : slice(line, 0, x) + over + slice(line, x + columns, screen)
  })
}
