import type { WizardsState } from '../components.ts'
import type { Board } from '../islands/board.ts'
import { GRID } from '../islands/grid.ts'
import { boardOf } from '../islands/spaces.ts'
import type { SpaceId } from '../islands/territories.ts'

/** Steps over water alone to every water hex within range of these, which are the first step (11.2111). */
function waterWithin(board: Board, from: readonly number[], range: number): Map<number, number> {
  const far = new Map(from.map(hex => [hex, 1]))
  const queue = [...far.keys()]
  for (const hex of queue) {
    const steps = far.get(hex)!
    if (steps >= range) continue
    for (let d = 0; d < 6; d++) {
      const next = GRID.neighbour(hex, d)
      if (next < 0 || far.has(next) || !board.isWater(next)) continue
      far.set(next, steps + 1)
      queue.push(next)
    }
  }
  return far
}

/** The water spaces beside a land hex, no wall between. */
const watersBeside = (board: Board, hex: number): number[] => board.open(hex).filter(next => board.isWater(next))

/** Boats nobody is in that a Boat Summoning of this range could call from one of these land hexes: numbers of boats, nearest first; only water counts (11.2111). */
export function boatsInRange(
  state: WizardsState,
  hexes: readonly number[],
  range: number | 'unlimited',
): { boat: number; far: number }[] {
  const board = boardOf(state)
  const from = hexes.flatMap(hex => watersBeside(board, hex))
  const far = waterWithin(board, from, range === 'unlimited' ? GRID.size : range)
  const out: { boat: number; far: number }[] = []
  state.boats.forEach((at, boat) => {
    const steps = far.get(board.hex(at))
    if (steps !== undefined && !state.players.some(p => p.boat === boat)) out.push({ boat, far: steps })
  })
  return out.sort((a, b) => a.far - b.far || a.boat - b.boat)
}

/** The water spaces beside a land hex that a boat can come to, for it never crosses land (11.2111). */
export function mooringsFor(state: WizardsState, boat: number, hex: number): SpaceId[] {
  const board = boardOf(state)
  const sea = waterWithin(board, [board.hex(state.boats[boat]!)], GRID.size)
  return watersBeside(board, hex)
    .filter(water => sea.has(water))
    .map(water => board.name(water))
}

/** A boat lies elsewhere now, and a Demon that came aboard goes with it (12.141). */
export function moveBoat(state: WizardsState, boat: number, to: SpaceId): void {
  const from = state.boats[boat]!
  state.boats[boat] = to
  if (!state.haunted.includes(boat) || from === to) return
  if (!state.haunted.some(other => state.boats[other] === from))
    state.demons = state.demons.filter(space => space !== from)
  if (!state.demons.includes(to)) state.demons.push(to)
}
