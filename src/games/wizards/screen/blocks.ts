import type { Canvas } from '../../../screen/kit/canvas.ts'
import type { BoardCell } from '../../../screen/kit/game-screen.ts'
import { GRID } from '../rules/islands/grid.ts'
import { territory as territoryOf } from '../rules/islands/territories.ts'
import { priceText, strokeOf } from './close.ts'
import type { BlockGround, BlockLook, Look, Written } from './looks.ts'
import { codeOf, nameOnMap, writeName } from './names.ts'
import { besideTile } from './overview.ts'
import type { DrawnPiece } from './pieces.ts'
import { CLOSE, isOverview, type Scale, spotOf } from './scale.ts'
import { isFallen, type MapData } from './sight.ts'

/**
 * Draws the hexes as filled blocks, with odd rows shifted by half a block. Land has the color of its kind, and the sea
 * is paler along the coasts. Symbols are drawn on top. Large blocks also show space codes and the cost of reachable
 * spaces; small ones have the tiles' names beside them.
 */
export function drawBlocks(canvas: Canvas<Look>, sight: MapData, hexes: readonly number[], scale: Scale): void {
  for (const hex of hexes) {
    fill(canvas, hex, scale, hex === sight.cursor ? 'cursor-block' : groundAt(sight, hex))
    if (isOverview(scale)) drawSmall(canvas, sight, hex, scale)
    else drawLarge(canvas, sight, hex, scale)
  }
  if (!isOverview(scale)) return
  for (const { tile, hex } of sight.view.placements) {
    const name = nameOnMap(territoryOf(tile), 'short')
    const places = besideTile(spotOf(hex, scale), scale, name.length)
    writeName(
      canvas,
      name,
      places.filter(({ x }) => fitsOnBoard(x, name.length, scale)),
      'name',
    )
  }
}

/** Returns true if a name centered at this column fits on the board. */
const fitsOnBoard = (x: number, length: number, { across }: Scale): boolean =>
  x - (length >> 1) > 0 && x + (length >> 1) + 1 < GRID.columns * across

function fill(canvas: Canvas<Look>, hex: number, scale: Scale, ground: BlockGround): void {
  const { x, y } = spotOf(hex, scale)
  for (let row = 0; row < scale.down; row++)
    for (let column = 0; column < scale.across; column++) canvas.shade(x + column, y + row, ground)
}

/**
 * Returns a hex's background: the color of its land, nearly black if it is face down or taken by Evil (12.4), or the
 * sea.
 */
function groundAt(sight: MapData, hex: number): BlockGround {
  const { board } = sight
  const territory = board.territoryAt[hex]
  const ground = board.ground[hex]
  if (sight.hidden.has(hex)) return 'fallen-block'
  if (!territory || ground === undefined || ground === 'water')
    return board.fromLand[hex] === 1 ? 'sea-near' : 'sea-deep'
  if (isFallen(sight, hex)) return 'fallen-block'
  return `${territory.kind}-${openGround(ground) ?? 'place'}`
}

const OPEN = ['plains', 'woods', 'mountains'] as const

const openGround = (ground: string): (typeof OPEN)[number] | undefined => OPEN.find(open => open === ground)

/**
 * Returns the kind of background under a hex's symbols. Distinguishes only the backgrounds that affect the color of the
 * symbols.
 */
function under(sight: MapData, hex: number): 'cursor' | 'lost' | 'sea' | 'magic' | 'land' {
  if (hex === sight.cursor) return 'cursor'
  const ground = groundAt(sight, hex)
  if (ground === 'fallen-block') return 'lost'
  if (ground === 'sea-deep' || ground === 'sea-near') return 'sea'
  return ground.startsWith('magic-') && ground !== 'magic-place' ? 'magic' : 'land'
}

/** Returns the symbol of a hex on its block, or null for water, except for an occasional wave. */
function signAt(sight: MapData, hex: number): { readonly sign: string; readonly look: BlockLook } | null {
  const { board, signs } = sight
  const paper = under(sight, hex)
  const lost = paper === 'cursor' ? 'on-place' : 'on-lost'
  if (sight.hidden.has(hex)) return { sign: signs.hidden, look: lost }
  const ground = board.ground[hex]
  if (!board.territoryAt[hex] || ground === undefined || ground === 'water')
    return hasWave(hex) ? { sign: signs.wave, look: paper === 'cursor' ? 'on-place' : 'on-sea' } : null
  if (isFallen(sight, hex)) return { sign: signs.fallen, look: lost }
  const open = openGround(ground)
  const sign = ground === 'plains' ? PLAINS : signs.terrain[ground]
  return { sign, look: !open ? 'on-place' : paper === 'magic' ? `on-magic-${open}` : `on-${open}` }
}

const CODE_LOOKS = {
  cursor: 'code',
  lost: 'on-lost',
  sea: 'code',
  magic: 'code-on-magic',
  land: 'code',
} as const satisfies Readonly<Record<ReturnType<typeof under>, Written>>

/** The look of a wall on each background. */
const EDGE_LOOKS = {
  cursor: 'edge',
  lost: 'edge-lost',
  sea: 'edge-on-sea',
  magic: 'edge-on-magic',
  land: 'edge',
} as const satisfies Readonly<Record<ReturnType<typeof under>, BlockLook>>

/** The symbol for grass on a colored background. */
export const PLAINS = '"'

/** The symbol for the rift, on the seam between two blocks. */
export const RIFT = '▚'

/** Returns true for the few water hexes with a wave. */
const hasWave = (hex: number): boolean => (GRID.column(hex) * 7 + GRID.row(hex) * 13) % 11 === 0

/**
 * Draws a piece on its own background: the player's color inverted, or red for Demons and the Dragon. Boats are drawn
 * on the hex's background.
 */
function putPiece(
  canvas: Canvas<Look>,
  sight: MapData,
  hex: number,
  { x, y }: BoardCell,
  { sign, look }: DrawnPiece,
): void {
  if (look === 'boat') {
    const paper = under(sight, hex)
    canvas.put(x, y, sign, paper === 'sea' ? 'vessel' : EDGE_LOOKS[paper])
    return
  }
  const isFiend = look === 'demon' || look === 'dragon'
  canvas.shade(x, y, isFiend ? 'demon-block' : null)
  canvas.put(x, y, sign, isFiend ? 'fiend-sign' : look)
}

/** Draws a hex in one row: a piece or the terrain, then a mark if the hex is reachable or on the path. */
function drawSmall(canvas: Canvas<Look>, sight: MapData, hex: number, scale: Scale): void {
  const { x, y } = spotOf(hex, scale)
  const { signs, reach, way, meant, pieces } = sight
  const piece = pieces.get(hex)?.[0]
  const there = signAt(sight, hex)
  if (piece) putPiece(canvas, sight, hex, { x, y }, piece)
  else if (reach.has(hex)) putPrice(canvas, sight, hex, { x, y }, there?.sign ?? signs.wave)
  else if (there) canvas.put(x, y, there.sign, there.look)
  const step = way.get(hex)
  if (step !== undefined) putTag(canvas, { x: x + 1, y }, signs.way[step ? 1 : 0], 'trail')
  else if (reach.has(hex)) putPrice(canvas, sight, hex, { x: x + 1, y }, signs.reach)
  if (hex === meant) putTag(canvas, { x: x + scale.across - 1, y }, signs.meant[1], 'shown')
}

/**
 * Writes text on a reachable space, on a label that stands out from every background. The yellow cursor stands out
 * without one.
 */
function putPrice(canvas: Canvas<Look>, sight: MapData, hex: number, { x, y }: BoardCell, text: string): void {
  const isCursor = hex === sight.cursor
  if (!isCursor) for (let i = 0; i < text.length; i++) canvas.shade(x + i, y, 'price-block')
  canvas.write(x, y, text, isCursor ? 'price-at-cursor' : 'price')
}

/** Draws a symbol of a path or a suggestion on its own label. */
function putTag(canvas: Canvas<Look>, { x, y }: BoardCell, sign: string, look: 'trail' | 'shown'): void {
  canvas.shade(x, y, 'way-block')
  canvas.put(x, y, sign, look)
}

/**
 * Draws a hex in six columns and two or three rows:
 *
 *     @ " "     the pieces and the terrain
 *      3 b4     the cost and the code
 */
function drawLarge(canvas: Canvas<Look>, sight: MapData, hex: number, scale: Scale): void {
  const { x, y } = spotOf(hex, scale)
  const { board, signs, pieces, reach, way, meant } = sight
  const here = pieces.get(hex) ?? []
  const there = signAt(sight, hex)
  const isLost = isFallen(sight, hex)
  const paper = under(sight, hex)
  const step = way.get(hex)
  for (const [i, piece] of here.slice(0, 2).entries()) putPiece(canvas, sight, hex, { x: x + i, y }, piece)
  if (here.length === 0 && step !== undefined) putTag(canvas, { x, y }, signs.way[step ? 1 : 0], 'trail')
  if (there && here.length < 3) canvas.put(x + 2, y, there.sign, there.look)
  if (there && /-(woods|mountains)$/.test(there.look)) canvas.put(x + 4, y, there.sign, there.look)
  const price = reach.get(hex)
  const dots = board.dots[hex] ?? 0
  // A Stone has no cost, because entering it depends on a die that matches its dots.
  if (dots > 0 && !isLost && !reach.has(hex)) canvas.write(x, y + 1, `(${dots})`, CODE_LOOKS[paper])
  else if (dots > 0 && !isLost) putPrice(canvas, sight, hex, { x, y: y + 1 }, `(${dots})`)
  else if (price !== undefined)
    putPrice(canvas, sight, hex, { x, y: y + 1 }, ` ${priceText(price, signs)}`.padEnd(CODE))
  if (board.territoryAt[hex] && !sight.hidden.has(hex)) {
    const code = codeOf(board.name(hex))
    canvas.write(x + CODE, y + 1, code, CODE_LOOKS[paper])
  }
  if (hex === meant) {
    putTag(canvas, { x: x + 1, y }, signs.meant[0], 'shown')
    putTag(canvas, { x: x + 3, y }, signs.meant[1], 'shown')
  }
  drawEdges(canvas, sight, hex, { x, y }, scale)
}

/** Returns the look of the text before the code, which is the cost or a Stone's dots. */
const priceLook = (sight: MapData, hex: number): Written =>
  !sight.reach.has(hex) ? CODE_LOOKS[under(sight, hex)] : hex === sight.cursor ? 'price-at-cursor' : 'price'

const [EAST, SOUTH_EAST, SOUTH_WEST] = [0, 1, 2]
/** The column of the code in a large block. */
const CODE = 3

/** Draws walls and the rift on the east and south sides. The other sides belong to the neighbors. */
function drawEdges(
  canvas: Canvas<Look>,
  sight: MapData,
  hex: number,
  { x, y }: BoardCell,
  { across, down }: Scale,
): void {
  const half = across / 2
  for (const direction of [EAST, SOUTH_EAST, SOUTH_WEST] as const) {
    const look = strokeOf(sight, hex, direction)?.[1]
    if (look !== 'wall' && look !== 'rift') continue
    const paper = under(sight, hex)
    const isRift = look === 'rift'
    const role = isRift && paper === 'land' ? 'seam' : EDGE_LOOKS[paper]
    // The rift has its own symbol, because some players can't distinguish it from a wall by color.
    const [vertical, horizontal] = isRift ? [RIFT, RIFT] : ['▐', '▄']
    if (direction === EAST) for (let row = 0; row < down; row++) canvas.put(x + across - 1, y + row, vertical, role)
    else {
      const from = direction === SOUTH_EAST ? x + half : x
      for (let column = from; column < from + half; column++) {
        const row = y + down - 1
        if (down > CLOSE.down || canvas.isEmpty(column, row)) canvas.put(column, row, horizontal, role)
        // Below a code or a cost, the wall is drawn as an underline.
        else canvas.tint(column, row, `walled-${column < x + CODE ? priceLook(sight, hex) : CODE_LOOKS[paper]}`)
      }
    }
  }
}
