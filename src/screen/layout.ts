import { type Sentence, sentence } from '../text/index.ts'
import type { MapWindow } from './kit/game-screen.ts'

/** A rectangle of the screen, in cells counted from the top left corner. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly rows: number
}

/** The areas of the table screen. */
export interface TableLayout {
  readonly kind: 'table'
  /** The map. An open page replaces it, the log and the prompt (`pageArea`). */
  readonly main: Area
  /** The lines under the map that explain its symbols, or null if there is no room. */
  readonly legend: Area | null
  /** The record sheet beside the map, or null if it is a separate page. */
  readonly side: Area | null
  readonly status: Area
  readonly log: Area
  readonly prompt: Area
  /** The guide's text, if there is a guide. */
  readonly guide: Area | null
  readonly footer: Area
}

/** The minimum screen size for the table. */
export const MIN_SCREEN = { columns: 80, rows: 24 } as const

/** The minimum screen width at which the record sheet is shown beside the map. */
const SIDE_FROM = 100
const SIDE_COLUMNS = 36
/** The minimum screen width at which the record sheet shows whole sentences. */
const BROAD_FROM = 150
const BROAD_COLUMNS = 62
const LEGEND_ROWS = 2

/**
 * Returns the areas for a screen size, or `small` if the screen is too small. Extra columns go to the map, and the
 * whole board is shown if `preferredSize` fits. A guide takes up `band` lines above the footer.
 */
export function layout(
  columns: number,
  rows: number,
  band = 0,
  preferredSize: MapWindow | null = null,
): TableLayout | { readonly kind: 'small' } {
  if (columns < MIN_SCREEN.columns || rows < MIN_SCREEN.rows) return { kind: 'small' }
  const side = sideOf(columns, preferredSize)
  const mainColumns = side > 0 ? columns - side - 1 : columns
  const textRows = textRowsFor(rows, preferredSize && rows - 2 - band - preferredSize.rows)
  const foot = rows - 1 - band
  const top = foot - textRows.log - textRows.prompt - 1
  const isTight = preferredSize !== null && top >= preferredSize.rows && top - LEGEND_ROWS < preferredSize.rows
  const legendRows = rows >= TALL && side > 0 && !isTight ? LEGEND_ROWS : 0
  const main = top - legendRows
  return {
    kind: 'table',
    main: { x: 0, y: 0, columns: mainColumns, rows: main },
    legend: legendRows > 0 ? { x: 0, y: main, columns: mainColumns, rows: legendRows } : null,
    side: side > 0 ? { x: mainColumns + 1, y: 0, columns: side, rows: foot } : null,
    status: { x: 0, y: top, columns: mainColumns, rows: 1 },
    log: { x: 0, y: top + 1, columns: mainColumns, rows: textRows.log },
    prompt: { x: 0, y: top + 1 + textRows.log, columns: mainColumns, rows: textRows.prompt },
    guide: band > 0 ? { x: 0, y: foot, columns, rows: band } : null,
    footer: { x: 0, y: rows - 1, columns, rows: 1 },
  }
}

/** The minimum screen height for the legend, and for seven rows of log and prompt each. */
const TALL = 38

/** Returns the number of columns for the record sheet beside the map, or 0 if the board needs them. */
function sideOf(columns: number, preferredSize: MapWindow | null): number {
  const left = columns - (preferredSize?.columns ?? 0) - 1
  if (columns >= BROAD_FROM && left >= BROAD_COLUMNS) return BROAD_COLUMNS
  return columns >= SIDE_FROM && left >= SIDE_COLUMNS ? SIDE_COLUMNS : 0
}

/**
 * Returns the numbers of rows for the log and the prompt. They depend on the screen height. If they don't fit into
 * `most`, the numbers for the smallest screen are used, provided that those fit.
 */
function textRowsFor(rows: number, most: number | null): { readonly log: number; readonly prompt: number } {
  const usual = usualTextRows(rows)
  if (most === null || usual.log + usual.prompt <= most) return usual
  const least = usualTextRows(MIN_SCREEN.rows)
  return least.log + least.prompt <= most ? least : usual
}

function usualTextRows(rows: number): { readonly log: number; readonly prompt: number } {
  if (rows >= 52) return { log: 12, prompt: 8 }
  if (rows >= TALL) return { log: 7, prompt: 7 }
  return rows >= 30 ? { log: 5, prompt: 6 } : { log: 3, prompt: 5 }
}

/**
 * Returns the area of a page below the tab line. The page replaces the map, the log and the prompt. All pages except
 * the log also replace the sheet beside the map.
 */
export function pageArea({ main, prompt, footer }: TableLayout, page: string): Area {
  return {
    ...main,
    y: 1,
    columns: page === 'log' ? main.columns : footer.columns,
    rows: prompt.y + prompt.rows - 1,
  }
}

export const tooSmall = (columns: number, rows: number): Sentence =>
  sentence('screen-too-small', { leastColumns: MIN_SCREEN.columns, leastRows: MIN_SCREEN.rows, columns, rows })
