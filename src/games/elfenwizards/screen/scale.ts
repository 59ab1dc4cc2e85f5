import type { BoardCell, MapWindow, Wind } from '../../../screen/kit/game-screen.ts'
import { BOARD_LEVELS } from '../rules/state/board.ts'

/** The layout of the pyramid in a window. */
export interface Scale {
  /** The number of columns of a Necromancer box. Eight of these boxes make up the width of the pyramid. */
  readonly unit: number
  /** The first column to the right of the pyramid. */
  readonly side: number
  readonly sideColumns: number
  /** The row with each level's names, from the top down. The points are on the row below. */
  readonly levels: readonly number[]
  /** True if the guilds' names have their own row above their points. */
  readonly hasNames: boolean
  /** The number of row pairs for magicians in the Magician Boxes. */
  readonly deep: number
  /** The row of the Minor Spell Box and the Grey Magic Box. */
  readonly foot: number
  /** True if there is no room for lines between the levels. */
  readonly isTight: boolean
}

/** The preferred number of columns for the dice beside the pyramid. */
const SIDE = 23
const [NARROWEST, WIDEST] = [5, 9]
/** The minimum number of rows for lines between the levels. */
const MIN_ROWS = 14
/** The maximum number of row pairs in the Magician Boxes. */
const DEEPEST = 3

/** The minimum number of columns at which the guilds' names fit beside their points. */
const WIDE = 80

/**
 * Returns the layout for a window. Extra rows are first used for the guilds' names (if the window is narrow), then for
 * the Magician Boxes, then for the space between levels.
 */
export function scaleFor({ columns, rows }: MapWindow): Scale {
  const unit = Math.min(WIDEST, Math.max(NARROWEST, Math.floor((columns - SIDE) / 8)))
  const over = Math.max(0, rows - MIN_ROWS)
  const forNames = columns < WIDE && over > 0 ? 1 : 0
  const spare = over - forNames
  const deep = 1 + Math.min(DEEPEST - 1, spare >> 1)
  const left = spare - 2 * (deep - 1)
  const isTight = rows < MIN_ROWS
  // The High Wizard has no row for points. The other levels have two rows, and a third above them if there is room.
  const gap = isTight ? 2 : 3 + Math.min(1, left >> 2)
  const top = Math.max(forNames, Math.min(1, left >> 3))
  const levels = BOARD_LEVELS.map((_, i) => (i === 0 ? top : top + 2 + (i - 1) * gap + (gap - 3)))
  const last = levels.at(-1) ?? 0
  const side = 8 * unit + 1
  const sideColumns = Math.max(0, columns - side)
  return { unit, side, sideColumns, levels, hasNames: top > 0, deep, foot: last + 2 * deep, isTight }
}

/** Returns the column in the middle of a box. */
export function middleOf({ unit }: Scale, level: number, index: number): number {
  const span = (8 * unit) / (BOARD_LEVELS[level]?.boxes.length ?? 1)
  return Math.floor((index + 0.5) * span)
}

/** Returns the width of a box without the column that separates it from the next. */
export const widthOf = ({ unit }: Scale, level: number): number =>
  Math.min(2 * unit - 1, Math.floor((8 * unit) / (BOARD_LEVELS[level]?.boxes.length ?? 1)) - 1)

/** The cursor's places, row by row. The horizontal positions are in eighths of the pyramid's width. */
const GRID: readonly (readonly { readonly space: string; readonly at: number }[])[] = [
  ...BOARD_LEVELS.map(({ id, boxes }) => [
    ...boxes.map((space, i) => ({ space, at: ((i + 0.5) * 8) / boxes.length })),
    ...(id === 'high' ? [] : [{ space: id as string, at: 10 }]),
  ]),
  [
    { space: 'minor', at: 2 },
    { space: 'grey', at: 6 },
  ],
]

/** Returns the place that is one step away in a direction, or null at the edge. */
export function stepFrom(space: string, way: Wind): string | null {
  const row = GRID.findIndex(places => places.some(place => place.space === space))
  const places = GRID[row]
  const here = places?.find(place => place.space === space)
  if (!places || !here) return null
  if (way === 'e' || way === 'w') return places[places.indexOf(here) + (way === 'e' ? 1 : -1)]?.space ?? null
  const next = GRID[row + (way.startsWith('s') ? 1 : -1)]
  if (!next) return null
  const lean = way.endsWith('e') ? 0.6 : way.endsWith('w') ? -0.6 : -0.1
  const nearest = [...next].sort((a, b) => Math.abs(a.at - here.at - lean) - Math.abs(b.at - here.at - lean))
  return nearest[0]?.space ?? null
}

/** Returns the place at a cell of the picture, or null if there is none. A click close to the letters also counts. */
export function placeAt({ x, y }: BoardCell, window: MapWindow): string | null {
  const scale = scaleFor(window)
  if (y >= scale.foot) return x < window.columns / 2 ? 'minor' : 'grey'
  const level = scale.levels.findIndex(
    (top, i) =>
      y >= top &&
      y < Math.min(scale.levels[i + 1] ?? y + 1, top + (i === BOARD_LEVELS.length - 1 ? 2 * scale.deep : 2)),
  )
  const found = BOARD_LEVELS[level]
  if (!found) return null
  if (found.id === 'high') return Math.abs(x - middleOf(scale, level, 0)) <= 2 ? 'high' : null
  if (x >= scale.side) return found.id
  const index = found.boxes.findIndex((_, i) => Math.abs(x - middleOf(scale, level, i)) * 2 <= widthOf(scale, level))
  return found.boxes[index] ?? null
}
