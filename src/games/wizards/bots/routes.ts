import { CheapestFirst } from '../../../parts/hexes/index.ts'
import { Board } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import { CIRCLE, type SpaceId, STAR_CREST, tileOf } from '../rules/islands/territories.ts'
import type { PlayerView, WizardsView } from '../rules/view.ts'

/** What a mean turn moves, in half points: the price of a turn that is used up by boarding or leaving a boat, or by swimming. */
export const MEAN_TURN = 7

/** Half points it takes, about, from each hex to a goal: on foot or swimming, and in a boat. */
export interface Field {
  readonly ashore: Float64Array
  readonly afloat: Float64Array
}

const FAR = Number.POSITIVE_INFINITY

/**
 * How far every hex is from the nearest of the goals, worked out backwards: walking, swimming a space at a time, and
 * sailing in the boats that lie about. Walls, fallen land and forbidden ground are minded; encounters on the way only
 * cost.
 */
export function fieldTo(
  view: WizardsView,
  player: PlayerView,
  goals: readonly { readonly space: SpaceId; readonly wait?: number }[],
): Field {
  const board = Board.of(view.placements)
  const ashore = new Float64Array(GRID.size).fill(FAR)
  const afloat = new Float64Array(GRID.size).fill(FAR)
  const price = pricesOf(view, player, board)
  const boats = new Set(
    view.boats
      .filter((_, boat) => !view.players.some(p => p.boat === boat && p.seat !== player.seat))
      .map(space => board.hex(space)),
  )
  const queue = new CheapestFirst()
  const reach = (field: Float64Array, hex: number, cost: number) => {
    if (cost >= field[hex]!) return
    field[hex] = cost
    queue.push(cost, field === ashore ? hex : hex + GRID.size)
  }
  for (const { space, wait = 0 } of goals) {
    const hex = board.hex(space)
    if (hex < 0) continue
    reach(ashore, hex, wait)
    if (board.isWater(hex)) reach(afloat, hex, wait)
  }
  for (let top = queue.pop(); top; top = queue.pop()) {
    const boat = top.node >= GRID.size
    const hex = boat ? top.node - GRID.size : top.node
    const so = (boat ? afloat : ashore)[hex]!
    if (so < top.cost) continue
    for (let d = 0; d < 6; d++) {
      const from = GRID.neighbours[6 * hex + d]!
      if (from < 0) continue
      const barred = board.isBarred(hex, d)
      if (boat) {
        // Sailed here from other water, or boarded here from land beside a boat.
        if (board.isWater(from)) reach(afloat, from, so + 1)
        else if (!barred && boats.has(hex)) reach(ashore, from, so + 2 + MEAN_TURN / 2)
        continue
      }
      if (barred) continue
      if (board.isWater(hex)) {
        // Swum here from land.
        if (!board.isWater(from)) reach(ashore, from, so + MEAN_TURN)
        continue
      }
      const enter = stoneStep(board, from, hex) ?? price[hex]!
      if (enter === FAR) continue
      if (board.isWater(from)) {
        reach(ashore, from, so + enter)
        reach(afloat, from, so + enter + MEAN_TURN / 2)
      } else reach(ashore, from, so + enter)
    }
  }
  return { ashore, afloat }
}

/** Half points to enter each hex on foot, with something added for what would stop or harm; infinite where nobody walks. */
function pricesOf(view: WizardsView, player: PlayerView, board: Board): Float64Array {
  const slow = player.dazed || player.bound
  const out = new Float64Array(GRID.size).fill(FAR)
  for (const hex of board.land) {
    const tile = board.territoryAt[hex]!.id
    if (view.fallen.includes(tile)) continue
    switch (board.ground[hex]!) {
      case 'plains':
        out[hex] = slow ? 4 : 2
        break
      case 'woods':
      case 'mountains':
        out[hex] = 4
        break
      case 'stone':
      case 'ruktal':
        break
      case 'star-crest':
        out[hex] = 2
        break
      default:
        // A place ends the move: half a turn on the mean.
        out[hex] = (slow ? 4 : 2) + MEAN_TURN / 2
    }
  }
  for (const demon of view.demons) out[board.hex(demon)]! += 3 * MEAN_TURN
  const dragon = board.hex(view.dragon)
  if (dragon >= 0) out[dragon]! += 4 * MEAN_TURN
  const crest = board.hex(STAR_CREST)
  if (crest >= 0 && !player.tasks.some(task => task.marks.some(mark => mark.at === STAR_CREST && !mark.done)))
    out[crest] = FAR
  return out
}

/** Stones answer one roll in six, Ruktal three (6): the turns it takes, in half points. */
function stoneStep(board: Board, from: number, to: number): number | null {
  if (board.ground[to] === 'stone') return 6 * MEAN_TURN
  if (board.ground[to] === 'ruktal') return board.ground[from] === 'stone' ? 2 * MEAN_TURN : FAR
  return null
}

/** How far a player is, by the field, where he stands or would stand. */
export function distanceAt(field: Field, view: WizardsView, space: SpaceId, inBoat: boolean): number {
  const hex = Board.of(view.placements).hex(space)
  return inBoat ? field.afloat[hex]! : field.ashore[hex]!
}

/** Whether a space is on the Sacred Circle. */
export const onCircle = (space: SpaceId): boolean => tileOf(space) === CIRCLE
