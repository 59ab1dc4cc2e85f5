import { FAR } from '../../../parts/travel/index.ts'
import { boatsFor, HALF_TURN, type Tolls, TURN } from '../plans/route-fields.ts'
import { POINT } from '../rules/facts/prices.ts'
import { Board } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import { STAR_CREST } from '../rules/islands/territories.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'

/**
 * Returns the apprentice's travel costs. Terrain and boats count as in the rules, spells and Events not at all, and
 * encounters on the way just add a cost.
 */
export function roughTolls(view: WizardsView, player: PlayerView): Tolls {
  const board = Board.of(view.placements)
  return {
    enter: walkingTolls(view, player, board),
    sail: new Int32Array(GRID.size).fill(POINT / 2),
    swim: new Int32Array(GRID.size).fill(TURN),
    board: new Int32Array(GRID.size).fill(POINT + HALF_TURN),
    leave: HALF_TURN,
    boats: boatsFor(view, player, board),
    calls: new Uint8Array(GRID.size),
    call: FAR,
    byRoll: (from, to) => rollToll(board, from, to),
  }
}

/** Returns the cost of entering each hex on foot, with a surcharge for stops and dangers. */
function walkingTolls(view: WizardsView, player: PlayerView, board: Board): Int32Array {
  const plain = player.dazed || player.bound ? 2 * POINT : POINT
  const out = new Int32Array(GRID.size).fill(FAR)
  for (const hex of board.land) {
    if (view.fallen.includes(board.territoryAt[hex]!.id)) continue
    switch (board.ground[hex]!) {
      case 'plains':
        out[hex] = plain
        break
      case 'woods':
      case 'mountains':
        out[hex] = 2 * POINT
        break
      case 'stone':
      case 'ruktal':
        break
      case 'star-crest':
        out[hex] = POINT
        break
      default:
        // A place ends the move, which wastes half a turn on average.
        out[hex] = plain + HALF_TURN
    }
  }
  for (const demon of view.demons) out[board.hex(demon)]! += 3 * TURN
  const dragon = board.hex(view.dragon)
  if (dragon >= 0) out[dragon]! += 4 * TURN
  const crest = board.hex(STAR_CREST)
  if (crest >= 0 && !player.tasks.some(task => task.marks.some(mark => mark.at === STAR_CREST && !mark.done)))
    out[crest] = FAR
  return out
}

/**
 * Returns the cost of entering a Stone, which only one roll in six allows, or Ruktal's Center, which three rolls in six
 * allow (6). Returns null for other ground.
 */
function rollToll(board: Board, from: number, to: number): number | null {
  if (board.ground[to] === 'stone') return 6 * TURN
  if (board.ground[to] === 'ruktal') return board.ground[from] === 'stone' ? 2 * TURN : FAR
  return null
}
