import { Board, GRID } from '../../../games/wizards/board.ts'
import { describeSpace } from '../../../games/wizards/describe.ts'
import type { WizardsView } from '../../../games/wizards/view.ts'
import { DIRECTIONS } from '../../../hex/index.ts'
import { Canvas } from '../../canvas.ts'
import type { GameMap, MapRequest, Way } from '../screen.ts'
import { drawClose } from './close.ts'
import { type Look, lookPainter } from './looks.ts'
import { drawOverview } from './overview.ts'
import { centred, following, hexesIn, OVERVIEW, scaleFor } from './scale.ts'
import { sightOf } from './sight.ts'
import { mapSigns } from './signs.ts'

/** The map as lines of exactly the window's width. */
export function drawMap(view: WizardsView, request: MapRequest): string[] {
  const { window, from, zoom, style, seat, cursor, reach } = request
  const scale = scaleFor(zoom, window)
  const canvas = new Canvas<Look>(window.columns, window.rows, from.x, from.y)
  const sight = sightOf(view, mapSigns[style.set], seat, reach, cursor)
  const hexes = hexesIn(from, window, scale)
  if (scale === OVERVIEW) drawOverview(canvas, sight, hexes)
  else drawClose(canvas, sight, hexes, scale)
  return canvas.paint(lookPainter(style.theme))
}

/** The hex one step that way; up and down keep to the column as far as hexes let them. */
function stepped(hex: number, way: Way): number {
  const leansLeft = (GRID.row(hex) & 1) === 1
  const turned = way === 'n' ? (leansLeft ? 'nw' : 'ne') : way === 's' ? (leansLeft ? 'sw' : 'se') : way
  return GRID.neighbour(hex, DIRECTIONS.indexOf(turned))
}

/** The Enchanted Islands. */
export const wizardsMap: GameMap<WizardsView> = {
  home(view) {
    const player = view.players[view.seat ?? view.next]
    if (player) return player.space
    // While tiles are being laid nobody is on the board yet.
    const last = view.placements.at(-1) ?? view.spots.at(-1)
    return Board.of(view.placements).name(last?.hex ?? GRID.hex(GRID.columns >> 1, GRID.rows >> 1))
  },
  step(view, space, way) {
    const board = Board.of(view.placements)
    const next = stepped(board.hex(space), way)
    return next < 0 ? null : board.name(next)
  },
  follow(view, space, from, window, zoom) {
    const scale = scaleFor(zoom, window)
    const hex = Board.of(view.placements).hex(space)
    return from === null ? centred(hex, window, scale) : following(hex, from, window, scale)
  },
  draw: drawMap,
  describe: (view, space, cost) => describeSpace(view, space, cost) ?? [],
}
