import type { BoardCell } from '../../../screen/kit/game-screen.ts'
import { isCastle, PICTURE, SPACES, type SpaceId, spaceOf } from '../rules/pieces/marnon.ts'
import { boxIn, type Scale } from './scale.ts'

/**
 * The weight of a line: none, a border inside a region, or a heavy line for a coast, a castle wall or a border between
 * regions.
 */
type Weight = 0 | 1 | 2

/** The lines of a picture at one scale. */
export interface Lines {
  /** Every cell that contains a line, with its character in both glyph sets. */
  readonly cells: readonly (BoardCell & { readonly sign: string; readonly ascii: string; readonly heavy: boolean })[]
  /** The land at each cell, row by row, including the lines: a space, the Sea of Marnon, or null for the open sea. */
  readonly land: readonly (readonly (SpaceId | typeof SEA | null)[])[]
  /** The cells of the river. */
  readonly river: readonly BoardCell[]
  /** The bridges. `down` means from north to south. */
  readonly bridges: readonly (BoardCell & { readonly down: boolean })[]
  /** The borders of the Sea of Marnon, which are its shore. */
  readonly sea: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
}

/**
 * Box-drawing characters, indexed by the lines from a cell to the north, east, south and west. Each line is a digit of
 * a base-three number: none, thin or thick.
 */
const SIGNS = ' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋'

const known = new Map<string, Lines>()

/** Returns the lines of the island at a scale. Results are cached. */
export function linesFor(scale: Scale): Lines {
  const key = [scale.band, scale.columns, scale.x(0)].join(' ')
  const lines = known.get(key) ?? drawn(scale)
  known.set(key, lines)
  return lines
}

function drawn(scale: Scale): Lines {
  const owners = ownersIn(scale)
  const owner = (x: number, y: number) => owners[y]?.[x] ?? null
  const cells: Lines['cells'][number][] = []
  for (let y = 0; y < scale.rows; y++)
    for (let x = 0; x < scale.columns; x++) {
      const [nw, ne, sw, se] = [owner(x - 1, y - 1), owner(x, y - 1), owner(x - 1, y), owner(x, y)]
      const arms = [weight(nw, ne), weight(ne, se), weight(sw, se), weight(nw, sw)] as const
      if (arms.every(arm => arm === 0)) continue
      const sign = SIGNS[arms.reduce((sum: number, arm) => sum * 3 + arm, 0)] ?? ' '
      cells.push({ x, y, sign, ascii: asciiOf(arms), heavy: arms.includes(2) })
    }
  const [left, top, right, bottom] = boxIn(scale, PICTURE.sea)
  // A line belongs to the land beside it, even on the coast of the inner sea.
  const land = Array.from({ length: scale.rows }, (_, y) =>
    Array.from({ length: scale.columns }, (_, x) => {
      const around = [owner(x, y), owner(x - 1, y), owner(x, y - 1), owner(x - 1, y - 1)]
      return around.find(one => one !== null && one !== SEA) ?? around.find(one => one !== null) ?? null
    }),
  )
  return { cells, land, river: riverIn(scale), bridges: bridgesIn(scale), sea: { left, top, right, bottom } }
}

/** The Sea of Marnon's space id. */
export const SEA = 'sea'

/** Returns the area to the southeast of each cell's center: a space, the inner sea, or null. */
function ownersIn(scale: Scale): (string | null)[][] {
  const rows = Array.from({ length: scale.rows }, () => new Array<string | null>(scale.columns).fill(null))
  for (const { id, box } of [...SPACES, { id: SEA, box: PICTURE.sea }]) {
    const [left, top, right, bottom] = boxIn(scale, box)
    for (let y = top; y < bottom; y++) rows[y]?.fill(id, left, right)
  }
  return rows
}

/** Returns the weight of the line between two spaces or waters. */
function weight(one: string | null, other: string | null): Weight {
  if (one === other) return 0
  if (one === null || other === null || one === SEA || other === SEA) return 2
  if (isCastle(one) || isCastle(other)) return 2
  return spaceOf(one).region === spaceOf(other).region ? 1 : 2
}

function asciiOf([n, e, s, w]: readonly [Weight, Weight, Weight, Weight]): string {
  const heavy = Math.max(n, e, s, w) === 2
  if (n + s === 0) return heavy ? '=' : '-'
  return e + w === 0 ? (heavy ? '#' : '|') : heavy ? '#' : '+'
}

/** Returns the course of the river, without the corner at its source. */
function riverIn({ x, y }: Scale): BoardCell[] {
  const corners = PICTURE.river.map(([column, row]) => ({ x: x(column), y: y(row) }))
  return corners.slice(1).flatMap((to, i) => {
    const from = corners[i]!
    const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + (Math.sign(to.x - from.x) * (step + 1) || 0),
      y: from.y + (Math.sign(to.y - from.y) * (step + 1) || 0),
    }))
  })
}

/** Returns the bridges. A bridge over a vertical stretch of river is halfway up the band. */
function bridgesIn(scale: Scale): Lines['bridges'] {
  return PICTURE.bridges.map(([column, row]) => {
    const down = SPACES.some(({ box: [, top] }) => top === row)
    const y = down ? scale.y(row) : scale.y(row - 1) + (scale.band >> 1)
    return { x: scale.x(column), y, down }
  })
}
