import { FAR, type Field, FieldSearch, fieldOf, type SearchSource } from '../../../parts/travel/index.ts'
import { POINT } from '../rules/facts/prices.ts'
import type { Board } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import type { SpaceId } from '../rules/islands/territories.ts'
import type { Traveller } from '../rules/state/components.ts'

/** The movement of an average turn, in quarter points: the mean roll of a die. */
export const TURN = 3.5 * POINT
export const HALF_TURN = TURN / 2

/** A space to reach. `wait` is a penalty in the caller's unit of distance. */
export interface RouteGoal {
  readonly space: SpaceId
  readonly wait?: number
}

/**
 * A position where a turn ends or begins: a hex, either in a boat or not. A player in water without a boat is swimming.
 */
export interface Stand {
  readonly hex: number
  readonly afloat: boolean
}

/** The number of stands: each hex counts once on foot or swimming, and once in a boat. */
export const STANDS = 2 * GRID.size

/** Returns a stand's index in a field. */
export const nodeOf = ({ hex, afloat }: Stand): number => (afloat ? hex + GRID.size : hex)

/** Returns the hex of a stand's index. */
export const hexOf = (node: number): number => (node < GRID.size ? node : node - GRID.size)

export const standOf = (board: Board, player: Pick<Traveller, 'space' | 'boat'>): Stand => ({
  hex: board.hex(player.space),
  afloat: player.boat !== null,
})

/**
 * Converts goals to the stands that a field starts from. A goal in water can be reached by swimming or by boat. Goals
 * that aren't on the board are left out.
 */
export function sourcesOf(board: Board, goals: readonly RouteGoal[]): SearchSource[] {
  return goals.flatMap(({ space, wait: cost = 0 }) => {
    const hex = board.hex(space)
    if (hex < 0) return []
    const swimming = { node: hex, cost }
    return board.isWater(hex) ? [swimming, { node: hex + GRID.size, cost }] : [swimming]
  })
}

/**
 * The cost of each kind of step for planning, in quarter points. It exceeds the rules' price (`prices.ts`) if a step
 * uses up a turn or leads into danger.
 */
export interface Tolls {
  /** The cost of entering each land hex on foot, or FAR if it is impassable. */
  readonly enter: Int32Array
  /** The cost of sailing into each water hex. */
  readonly sail: Int32Array
  /** The cost of swimming into each water hex. */
  readonly swim: Int32Array
  /** The cost of boarding a boat in each water hex. */
  readonly board: Int32Array
  /** The extra cost of leaving a boat, on top of the step itself. */
  readonly leave: number
  /** 1 for water with a boat the player can use. */
  readonly boats: Uint8Array
  /** 1 for land where the player can call a boat to the shore. `call` is the cost, including boarding. */
  readonly calls: Uint8Array
  readonly call: number
  /**
   * Returns the cost of a step onto a Stone or Ruktal's Center, which only certain rolls allow (6), or null for other
   * ground.
   */
  readonly byRoll: (from: number, to: number) => number | null
}

const waves = new FieldSearch()

/**
 * Computes the distance, in quarter points, from every stand to the nearest goal with these tolls: by walking, swimming
 * one space at a time, and sailing.
 */
export function fieldTo(board: Board, tolls: Tolls, goals: readonly RouteGoal[]): Field {
  const { enter, sail, swim, boats, calls, leave } = tolls
  const { size, neighbors } = GRID
  const { water, barred } = board
  return waves.into(fieldOf(STANDS), sourcesOf(board, goals), (node, cost, reach) => {
    const afloat = node >= size
    const hex = afloat ? node - size : node
    for (let d = 0; d < 6; d++) {
      const from = neighbors[6 * hex + d]!
      if (from < 0) continue
      const fromWater = water[from] === 1
      const isBarred = (barred[hex]! & (1 << d)) !== 0
      if (afloat) {
        // The player either sailed here from other water, or boarded here from land where a boat lies or can be called.
        if (fromWater) reach(from + size, cost + sail[hex]!)
        else if (!isBarred && boats[hex] === 1) reach(from, cost + tolls.board[hex]!)
        else if (!isBarred && calls[from] === 1) reach(from, cost + tolls.call)
        continue
      }
      if (isBarred) continue
      if (water[hex] === 1) {
        // The player swam here from land.
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

/** Marks the water hexes with a boat that is empty or the player's own. */
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
