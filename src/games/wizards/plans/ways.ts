import { FAR, type Field, fieldOf, type Source, Spread } from '../../../parts/travel/index.ts'
import type { Traveller } from '../rules/components.ts'
import type { Board } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import type { SpaceId } from '../rules/islands/territories.ts'
import { POINT } from '../rules/movement/prices.ts'

/** A turn's worth of way in quarter points, on the mean of a die. */
export const TURN = 3.5 * POINT
export const HALF_TURN = TURN / 2

/** A space to go to; `wait` is what makes it worth less than it is near, in the unit of whoever reckons. */
export interface Goal {
  readonly space: SpaceId
  readonly wait?: number
}

/** Where a turn ends or begins: in a hex, in a boat or not (who is in water without one swims). */
export interface Stand {
  readonly hex: number
  readonly afloat: boolean
}

/** How many stands there are: each hex on foot or swimming, and again in a boat. */
export const STANDS = 2 * GRID.size

/** The place of a stand in a field. */
export const nodeOf = ({ hex, afloat }: Stand): number => (afloat ? hex + GRID.size : hex)

/** The hex of such a place. */
export const hexOf = (node: number): number => (node < GRID.size ? node : node - GRID.size)

/** Where a player stands. */
export const standOf = (board: Board, player: Pick<Traveller, 'space' | 'boat'>): Stand => ({
  hex: board.hex(player.space),
  afloat: player.boat !== null,
})

/** Where goals are in a field: those in water are come to swimming or in a boat. */
export function sourcesOf(board: Board, goals: readonly Goal[]): Source[] {
  return goals.flatMap(({ space, wait: cost = 0 }) => {
    const hex = board.hex(space)
    if (hex < 0) return []
    const swimming = { node: hex, cost }
    return board.isWater(hex) ? [swimming, { node: hex + GRID.size, cost }] : [swimming]
  })
}

/**
 * What each kind of step costs somebody who plans, in quarter points: more than the rules ask (`prices.ts`), for a turn that
 * is used up on the way, or for what would meet him there.
 */
export interface Tolls {
  /** Entering each hex of land on foot; FAR where he does not. */
  readonly enter: Int32Array
  /** Sailing into each hex of water. */
  readonly sail: Int32Array
  /** Swimming into each hex of water. */
  readonly swim: Int32Array
  /** Stepping from land into a boat that lies in each hex of water. */
  readonly board: Int32Array
  /** What leaving a boat costs beside the step itself. */
  readonly leave: number
  /** 1 for water where a boat lies for him. */
  readonly boats: Uint8Array
  /** 1 for land to whose shore a boat can be called, and what that costs, with stepping into it. */
  readonly calls: Uint8Array
  readonly call: number
  /** From one hex to the next where only a roll opens the way, a Stone or Ruktal's Center (6); null for other ground. */
  readonly byRoll: (from: number, to: number) => number | null
}

const waves = new Spread()

/** How far everything is from the nearest of the goals, by such tolls: walking, swimming a space at a time, and sailing. */
export function fieldTo(board: Board, tolls: Tolls, goals: readonly Goal[]): Field {
  const { enter, sail, swim, boats, calls, leave } = tolls
  const { size, neighbours } = GRID
  const { water, barred } = board
  return waves.into(fieldOf(STANDS), sourcesOf(board, goals), (node, cost, reach) => {
    const afloat = node >= size
    const hex = afloat ? node - size : node
    for (let d = 0; d < 6; d++) {
      const from = neighbours[6 * hex + d]!
      if (from < 0) continue
      const fromWater = water[from] === 1
      const isBarred = (barred[hex]! & (1 << d)) !== 0
      if (afloat) {
        // Sailed here from other water; boarded here from land, where a boat lies or can be called.
        if (fromWater) reach(from + size, cost + sail[hex]!)
        else if (!isBarred && boats[hex] === 1) reach(from, cost + tolls.board[hex]!)
        else if (!isBarred && calls[from] === 1) reach(from, cost + tolls.call)
        continue
      }
      if (isBarred) continue
      if (water[hex] === 1) {
        // Swum here from land.
        if (!fromWater) reach(from, cost + swim[hex]!)
        continue
      }
      const step = tolls.byRoll(from, hex) ?? enter[hex]!
      if (step >= FAR) continue
      reach(from, cost + step)
      if (fromWater) reach(from + size, cost + step + leave)
    }
  })
}

/** The water where a boat lies that no other is in. */
export function boatsFor(
  isles: { readonly boats: readonly SpaceId[]; readonly players: readonly Pick<Traveller, 'boat' | 'seat'>[] },
  player: Pick<Traveller, 'seat'>,
  board: Board,
): Uint8Array {
  const out = new Uint8Array(GRID.size)
  isles.boats.forEach((space, boat) => {
    if (!isles.players.some(other => other.boat === boat && other.seat !== player.seat)) out[board.hex(space)] = 1
  })
  return out
}
