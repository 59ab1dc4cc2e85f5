import type { PlacedTarget } from '../../terminal/click-targets.tsx'

/** The target of a click. */
export type ClickTarget =
  | { readonly kind: 'key'; readonly key: string }
  /**
   * A row of a list whose selected row is `from`. `take` is the key that confirms the selected row, if there is one.
   */
  | { readonly kind: 'row'; readonly from: number; readonly to: number; readonly take: string | null }
  /** An answer beside the map. It can't be selected. */
  | { readonly kind: 'answer'; readonly id: string; readonly label: string }
  | { readonly kind: 'space'; readonly space: string }

/** A part of the screen that the wheel scrolls. */
export type ScrollPart = 'list' | 'page' | 'map' | 'talk'

/** A component's behavior with the mouse. Missing fields are inherited from the component below. */
export interface MouseBehavior {
  /** The click target. For a board, this is a function of the cell relative to the board's corner. */
  readonly click?: ClickTarget | null | ((x: number, y: number) => ClickTarget | null)
  readonly wheel?: ScrollPart | null
  /** The caret's offset in columns. */
  readonly caret?: number
}

/** The click target at a cell, and the part of the screen that the wheel scrolls there. */
export interface HitTarget {
  readonly target: ClickTarget | null
  readonly part: ScrollPart | null
}

/** The result for an empty cell. */
export const NO_HIT: HitTarget = { target: null, part: null }

const behaviorOf = ({ what }: PlacedTarget): MouseBehavior => what as MouseBehavior // the screen's components only place values of this type

/** Returns the target at a cell of the screen, counted from 0. */
export function hitAt(placed: readonly PlacedTarget[], x: number, y: number): HitTarget {
  let { target, part } = NO_HIT
  for (const box of placed) {
    if (x < box.x || y < box.y || x >= box.x + box.columns || y >= box.y + box.rows) continue
    const { click, wheel } = behaviorOf(box)
    if (click !== undefined) target = typeof click === 'function' ? click(x - box.x, y - box.y) : click
    if (wheel !== undefined) part = wheel
  }
  return { target, part }
}

/** Returns the position of the caret, counted from 0, or null. */
export function caretIn(placed: readonly PlacedTarget[]): { readonly x: number; readonly y: number } | null {
  const found = placed.findLast(box => behaviorOf(box).caret !== undefined)
  return found ? { x: found.x + (behaviorOf(found).caret ?? 0), y: found.y } : null
}

/** Returns the target for a row of a list. With `take`, clicking the selected row confirms it. */
export const rowTarget = (from: number, to: number, take: string | null): ClickTarget => ({
  kind: 'row',
  from,
  to,
  take,
})
