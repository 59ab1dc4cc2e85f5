import type { MapWindow } from '../../../screen/kit/game-screen.ts'
import { pad } from '../../../terminal/text.ts'

/** Columns between two columns of text. */
const GAP = 2
/** No line of half a page is longer. */
const WIDEST = 56

/** The columns of half a page of that width. */
export const halfOf = (columns: number): number => Math.min(WIDEST, (columns - GAP) >> 1)

/** Sections one below the other, a blank line between them. */
export const stacked = (sections: readonly (readonly string[])[]): string[] =>
  sections.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]))

/**
 * Sections in two columns, parted where they are the least high; without blank lines where those would not fit, and
 * within a section where that alone helps.
 */
export function sideBySide(sections: readonly (readonly string[])[], { columns, rows }: MapWindow): string[] {
  const closely = parted(sections, some => some.flat())
  const flowing = flowed(sections.flat(), rows)
  const ways = [parted(sections, stacked), closely, flowing]
  const [left, right] = ways.find(halves => heightOf(halves) <= rows) ?? flowing
  const wide = halfOf(columns) + GAP
  return Array.from({ length: heightOf([left, right]) }, (_, i) =>
    right[i] === undefined ? (left[i] ?? '') : pad(left[i] ?? '', wide) + right[i],
  )
}

/** Rows by which a column may be higher so that no sentence is broken. */
const LENIENT = 2

/** Lines in two halves, parted before one that begins an entry (what goes on below a line is indented) where one is near. */
function flowed(all: readonly string[], rows: number): Halves {
  const half = Math.ceil(all.length / 2)
  const high = (at: number) => Math.max(at, all.length - at)
  const [least = half] = [...all.keys()]
    .filter(at => at > 0 && !all[at]?.startsWith(' '))
    .sort((a, b) => high(a) - high(b))
  // A sentence is broken only where the page would else have to be leafed, or leafed much farther.
  const at = high(least) <= rows || (high(half) > rows && high(least) <= half + LENIENT) ? least : half
  return [all.slice(0, at), all.slice(at)]
}

type Halves = readonly [left: readonly string[], right: readonly string[]]

const heightOf = ([left, right]: Halves): number => Math.max(left.length, right.length)

function parted(
  sections: readonly (readonly string[])[],
  joined: (sections: readonly (readonly string[])[]) => string[],
): Halves {
  return sections
    .map((_, i): Halves => [joined(sections.slice(0, i + 1)), joined(sections.slice(i + 1))])
    .reduce((least, halves) => (heightOf(halves) < heightOf(least) ? halves : least))
}
