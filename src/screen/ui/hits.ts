import type { Placed } from '../../terminal/spots.tsx'

/** What stands at a cell of the screen, as far as it can be clicked. */
export type Target =
  /** Something that a key does. */
  | { readonly kind: 'key'; readonly key: string }
  /** A line of a list of which line `from` is selected; `take` is the key that takes a selected line, null where none does. */
  | { readonly kind: 'row'; readonly from: number; readonly to: number; readonly take: string | null }
  /** An answer beside the map, which cannot be selected. */
  | { readonly kind: 'answer'; readonly id: string; readonly label: string }
  | { readonly kind: 'space'; readonly space: string }

/** A part of the screen that the wheel scrolls. */
export type Part = 'list' | 'page' | 'map' | 'talk'

/** What a component says of the place where it stands. What it says nothing of is as it was around it and under it. */
export interface What {
  /** What a click does there; for a board, at a cell counted from its first. */
  readonly click?: Target | null | ((x: number, y: number) => Target | null)
  /** What the wheel scrolls there. */
  readonly wheel?: Part | null
  /** Columns from there to where text is typed. */
  readonly caret?: number
}

/** What the mouse finds at a cell. */
export interface Hit {
  readonly target: Target | null
  readonly part: Part | null
}

/** Where nothing stands. */
export const NOTHING: Hit = { target: null, part: null }

const whatOf = ({ what }: Placed): What => what as What // the screen's components put nothing else

/** What stands at a cell of the screen, counted from 0. */
export function hitAt(spots: readonly Placed[], x: number, y: number): Hit {
  let { target, part } = NOTHING
  for (const spot of spots) {
    if (x < spot.x || y < spot.y || x >= spot.x + spot.columns || y >= spot.y + spot.rows) continue
    const { click, wheel } = whatOf(spot)
    if (click !== undefined) target = typeof click === 'function' ? click(x - spot.x, y - spot.y) : click
    if (wheel !== undefined) part = wheel
  }
  return { target, part }
}

/** Where text is typed, counted from 0; null where none is. */
export function caretIn(spots: readonly Placed[]): { readonly x: number; readonly y: number } | null {
  const found = spots.findLast(spot => whatOf(spot).caret !== undefined)
  return found ? { x: found.x + (whatOf(found).caret ?? 0), y: found.y } : null
}

/** The line of a list that a click selects, and with `take` then takes; null where there is none. */
export const rowTarget = (from: number, to: number, take: string | null): Target => ({ kind: 'row', from, to, take })
