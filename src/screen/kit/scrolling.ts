import type { BoardCell, MapWindow } from './game-screen.ts'

/** A rectangle of the picture, given by its first and last column and row. */
export type PictureArea = readonly [left: number, top: number, right: number, bottom: number]

/**
 * Returns the top left cell of a window in which an area is visible. The window scrolls from `from` as little as
 * possible, or is centered on the area if `from` is null.
 */
export function scrollToArea(
  [left, top, right, bottom]: PictureArea,
  from: BoardCell | null,
  window: MapWindow,
  picture: MapWindow,
): BoardCell {
  return {
    x: scrollAlong(left, right, from?.x ?? null, window.columns, picture.columns),
    y: scrollAlong(top, bottom, from?.y ?? null, window.rows, picture.rows),
  }
}

/** Returns the first visible cell along one axis, where `room` of `all` cells are visible. */
export function scrollAlong(low: number, high: number, from: number | null, room: number, all: number): number {
  const start = from ?? Math.round((low + high - room) / 2)
  const scrolled = Math.min(low, Math.max(start, high + 1 - room))
  return Math.max(0, Math.min(scrolled, all - room))
}
