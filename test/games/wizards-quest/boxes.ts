import { PICTURE, SPACES, type SpaceId } from '../../../src/games/wizards-quest/rules/pieces/marnon.ts'

/** The content of a square in the picture: a space, the sea, or the ocean. */
export type Square = SpaceId | 'sea' | null

/** Two neighbors, with the characters of their common border, dry and along the river. */
export interface Border {
  readonly between: readonly [Exclude<Square, null>, Exclude<Square, null>]
  dry: number
  wet: number
}

const { canvas, sea, river } = PICTURE

const squares: Square[][] = Array.from({ length: canvas.rows }, () => Array<Square>(canvas.columns).fill(null))

/** Squares that two boxes claim. There should be none. */
export const overlaps: string[] = []

for (const { id, box } of [...SPACES, { id: 'sea' as const, box: sea }]) {
  const [left, top, right, bottom] = box
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      if (squares[y]![x] !== null) overlaps.push(`${id} at ${x}, ${y}`)
      squares[y]![x] = id
    }
}

/** Returns the areas to the right of a column's line and below a row's. */
export const squareAt = (x: number, y: number): Square => squares[y]?.[x] ?? null

/** Pieces of border along the river: `v` and the corner from which it goes down, or `h` and the corner to its left. */
const wet = new Set<string>()
for (const [i, [x, y]] of river.entries()) {
  const [fromX, fromY] = river[i - 1] ?? [x, y]
  for (let row = Math.min(y, fromY); x === fromX && row < Math.max(y, fromY); row++) wet.add(`v${x},${row}`)
  for (let column = Math.min(x, fromX); y === fromY && column < Math.max(x, fromX); column++) wet.add(`h${column},${y}`)
}

/** Returns true if the river goes down, or along, from this corner. */
export const runsDown = (x: number, y: number): boolean => wet.has(`v${x},${y}`)
export const runsAlong = (x: number, y: number): boolean => wet.has(`h${x},${y}`)

const found = new Map<string, Border>()

function note(one: Square, other: Square, isWet: boolean): void {
  if (one === null || other === null || one === other) return
  const between = [one, other].sort() as [string, string]
  const border = found.get(between.join()) ?? { between, dry: 0, wet: 0 }
  if (isWet) border.wet++
  else border.dry++
  found.set(between.join(), border)
}

/** Points where four different spaces meet, so that their neighbors would be ambiguous. */
export const crossings: string[] = []

for (let y = 0; y < canvas.rows; y++)
  for (let x = 0; x < canvas.columns; x++) {
    note(squareAt(x, y), squareAt(x - 1, y), runsDown(x, y))
    note(squareAt(x, y), squareAt(x, y - 1), runsAlong(x, y))
    const round = [squareAt(x, y), squareAt(x - 1, y), squareAt(x, y - 1), squareAt(x - 1, y - 1)]
    if (!round.includes(null) && new Set(round).size === 4) crossings.push(`${x}, ${y}`)
  }

/** Every border in the picture. */
export const borders: readonly Border[] = [...found.values()]

export const borderOf = (one: Square, other: Square): Border | undefined =>
  borders.find(({ between }) => between.includes(one ?? '') && between.includes(other ?? ''))

/** Returns the neighbors along the border of a space, clockwise from its top left corner. */
export function walkRound(space: SpaceId): Square[] {
  const [left, top, right, bottom] = SPACES.find(({ id }) => id === space)!.box
  const met: Square[] = []
  for (let x = left; x < right; x++) met.push(squareAt(x, top - 1))
  for (let y = top; y < bottom; y++) met.push(squareAt(right, y))
  for (let x = right - 1; x >= left; x--) met.push(squareAt(x, bottom))
  for (let y = bottom - 1; y >= top; y--) met.push(squareAt(left - 1, y))
  return met
}
