import { screenOf } from '../kit/screens.ts'
import { plainStyle } from '../kit/style.ts'
import type { Area, TableLayout } from '../layout.ts'
import type { Position, TableScreen } from '../model.ts'
import { tableWords } from '../words.ts'
import { isSpatial } from './offers.ts'

/** The minimum height of a board that gives up rows it needs. */
const MIN_BOARD_ROWS = 12

/** The numbers of board rows that a list of answers may take. */
export interface BoardRows {
  /** The rows that the board leaves empty or needs least. */
  readonly free: number
  /** Further rows, which make the board smaller. They are only for lists that would show few answers otherwise. */
  readonly needed: number
}

const NONE: BoardRows = { free: 0, needed: 0 }

/** A cache by position, zoom level and size. The result doesn't depend on the cursor. */
const known = new WeakMap<Position, Map<string, BoardRows>>()

/**
 * Returns how many of the board's rows the prompt may take: none in a replay, without a question, or if the question is
 * answered on the board.
 */
export function boardRows({ main }: TableLayout, table: TableScreen): BoardRows {
  const { position, zoom } = table
  if (table.watch || !position.question || isSpatial(position)) return NONE
  const sizes = known.get(position) ?? new Map<string, BoardRows>()
  known.set(position, sizes)
  const key = [zoom, main.columns, main.rows].join()
  const rows = sizes.get(key) ?? measure(main, table)
  sizes.set(key, rows)
  return rows
}

function measure(main: Area, { position, zoom }: TableScreen): BoardRows {
  const { map } = screenOf(position.game)
  const style = plainStyle(tableWords({ position }))
  const { question, view } = position
  const used = (rows: number): number =>
    map?.rowsNeeded?.(view, { window: { columns: main.columns, rows }, zoom, style, question }) ?? rows
  const all = used(main.rows)
  const whole = map?.preferredSize && main.rows >= map.preferredSize.rows ? map.preferredSize.rows : 0
  const least = Math.max(MIN_BOARD_ROWS, whole)
  return { free: main.rows - all, needed: Math.max(0, all - (least < all ? used(least) : all)) }
}
