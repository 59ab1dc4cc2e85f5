import type { MapWindow } from '../../../screen/kit/game-screen.ts'
import { pad } from '../../../terminal/text.ts'

/** The number of blank columns between two columns of text. */
const GAP = 2
/** The maximum width of a line in a half page. */
const WIDEST = 56

/** Returns the width of each of the two text columns on a page of `columns` columns. */
export const halfOf = (columns: number): number => Math.min(WIDEST, (columns - GAP) >> 1)

/** Stacks sections with blank lines between them. */
export const stacked = (sections: readonly (readonly string[])[]): string[] =>
  sections.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]))

/**
 * Lays out sections in two columns of similar height. To make them fit, omits blank lines if necessary, and splits a
 * section if nothing else helps.
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

/** The number of extra rows allowed in a column so that no entry is split. */
const LENIENT = 2

/** Splits lines into two halves, if possible before an entry. Continuation lines are indented. */
function flowed(all: readonly string[], rows: number): Halves {
  const half = Math.ceil(all.length / 2)
  const high = (at: number) => Math.max(at, all.length - at)
  const [least = half] = [...all.keys()]
    .filter(at => at > 0 && !all[at]?.startsWith(' '))
    .sort((a, b) => high(a) - high(b))
  // Split an entry only if the page would otherwise have to scroll, or to scroll much further.
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
