import { FAR, type Field, fieldOf } from '../../../../parts/travel/index.ts'
import type { Board } from '../islands/board.ts'
import { GRID } from '../islands/grid.ts'
import type { SpaceId } from '../islands/territories.ts'
import type { WizardsState } from '../state/components.ts'
import { demonsStack } from '../state/house-rules.ts'
import { boardOf, demonsIn } from './spaces.ts'

/**
 * For each hex, the nearest source by water (`from`) and the distance from it (`far`), which is 1 at the source itself
 * and FAR out of range (11.2111).
 */
export interface Sea {
  readonly far: Field
  readonly from: Int16Array
}

/** Searches the water connected to the given water hexes, up to a range. */
export function seaAround(board: Board, sources: readonly number[], range = GRID.size): Sea {
  const far = fieldOf(GRID.size)
  const from = new Int16Array(GRID.size)
  const queue: number[] = []
  const reach = (hex: number, steps: number, source: number): void => {
    if (far[hex] !== FAR) return
    far[hex] = steps
    from[hex] = source
    queue.push(hex)
  }
  for (const hex of sources) reach(hex, 1, hex)
  for (const hex of queue) {
    const steps = far[hex]! + 1
    if (steps > range) break
    for (let d = 0; d < 6; d++) {
      const next = GRID.neighbor(hex, d)
      // Off the board there is no water.
      if (board.isWater(next)) reach(next, steps, from[hex]!)
    }
  }
  return { far, from }
}

/** Lists the water hexes beside a land hex, excluding those behind a wall. */
export const watersBeside = (board: Board, hex: number): number[] => board.open(hex).filter(next => board.isWater(next))

/**
 * Lists the empty boats within range of the water beside these land hexes, nearest first, with distances counted over
 * water only (11.2111).
 */
export function boatsInRange(
  state: WizardsState,
  hexes: readonly number[],
  range: number | 'unlimited',
): { boat: number; far: number }[] {
  const board = boardOf(state)
  const shores = hexes.flatMap(hex => watersBeside(board, hex))
  const { far } = seaAround(board, shores, range === 'unlimited' ? GRID.size : range)
  const out: { boat: number; far: number }[] = []
  state.boats.forEach((at, boat) => {
    const steps = far[board.hex(at)]!
    if (steps < FAR && !state.players.some(p => p.boat === boat)) out.push({ boat, far: steps })
  })
  return out.sort((a, b) => a.far - b.far)
}

/** Lists the water spaces beside a land hex that a boat can reach without crossing land (11.2111). */
export function mooringsFor(state: WizardsState, boat: number, hex: number): SpaceId[] {
  const board = boardOf(state)
  const { far } = seaAround(board, [board.hex(state.boats[boat]!)])
  return watersBeside(board, hex)
    .filter(water => far[water]! < FAR)
    .map(water => board.name(water))
}

/** Moves a boat, together with any Demons aboard (12.141). */
export function moveBoat(state: WizardsState, boat: number, to: SpaceId): void {
  const from = state.boats[boat]!
  state.boats[boat] = to
  if (!state.haunted.includes(boat) || from === to) return
  if (demonsStack(state)) {
    for (const one of state.haunted) if (one === boat) state.demons[state.demons.indexOf(from)] = to
    return
  }
  if (!state.haunted.some(other => state.boats[other] === from))
    state.demons = state.demons.filter(space => space !== from)
  if (!state.demons.includes(to)) state.demons.push(to)
}

/** Takes Demons off the boats in a space until no more are aboard than there are Demon Markers in the space. */
export function leaveBoats(state: WizardsState, space: SpaceId): void {
  let left = demonsIn(state, space)
  state.haunted = state.haunted.filter(boat => state.boats[boat] !== space || left-- > 0)
}
