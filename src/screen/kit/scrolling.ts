import type { MapWindow, Spot } from './game-screen.ts'

/** A part of a picture by its first column, its first row, its last column and its last row. */
export type Part = readonly [left: number, top: number, right: number, bottom: number]

/** Where a window begins so that a part of the picture is in sight, as near as may be to where it begins now; with the part in its middle where that is nowhere yet. */
export function begunFor(
  [left, top, right, bottom]: Part,
  from: Spot | null,
  window: MapWindow,
  picture: MapWindow,
): Spot {
  return {
    x: begunAlong(left, right, from?.x ?? null, window.columns, picture.columns),
    y: begunAlong(top, bottom, from?.y ?? null, window.rows, picture.rows),
  }
}

/** The same along one axis, of which `room` of `all` cells are in sight. */
export function begunAlong(low: number, high: number, from: number | null, room: number, all: number): number {
  const begun = from ?? Math.round((low + high - room) / 2)
  const seen = Math.min(low, Math.max(begun, high + 1 - room))
  return Math.max(0, Math.min(seen, all - room))
}
