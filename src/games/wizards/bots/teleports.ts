import { FAR } from '../../../parts/travel/index.ts'
import { TURN } from '../plans/route-fields.ts'
import { knows } from '../rules/effects/spells.ts'
import { spaceStands, standing } from '../rules/facts/spaces.ts'
import { CIRCLE, CODES, SACRED_CENTER, type SpaceId, type TileId, tileOf } from '../rules/islands/territories.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { IslandTravel } from './travel.ts'

/**
 * The costs, in quarter points, of reaching spaces by a spell or on an Animal, or FAR for spaces that can't be reached
 * that way.
 */
export interface Teleports {
  /** Returns the cost from the player's space on the turn now beginning. */
  first(space: SpaceId): number
  /** Returns the cost from any space, on a later turn. */
  later(space: SpaceId): number
}

export const NO_TELEPORTS: Teleports = { first: () => FAR, later: () => FAR }

/** The cost of casting a spell that works five times in six. */
const CAST = Math.round(1.2 * TURN)

/**
 * Finds the Territory that is best to name in a Transporting Spell on the way to a goal, and the mean cost from there
 * to the goal.
 */
export function bestTile(view: WizardsView, player: PlayerView, goal: SpaceId): { tile: TileId; cost: number } | null {
  const way = IslandTravel.of(view, player).to(goal)
  const { board } = IslandTravel.of(view, player)
  let best: { tile: TileId; cost: number } | null = null
  for (const { id } of standing(view)) {
    let sum = 0
    for (const code of CODES) {
      if (code === 'center') continue
      const hex = board.hex(`${id}.${code}`)
      // Cap the distance, so that one bad landing space doesn't rule out a Territory.
      sum += Math.min(way[hex]!, 20 * TURN)
    }
    const cost = Math.round(sum / 18)
    if (!best || cost < best.cost) best = { tile: id, cost }
  }
  return best
}

/**
 * Returns the costs of reaching spaces with the player's Transporting Spell, or at once by one of the `flights` offered
 * now.
 */
export function teleportsOf(
  view: WizardsView,
  player: PlayerView,
  flights: ReadonlySet<SpaceId> = new Set(),
): Teleports {
  const ways = knows(player, 'transporting')?.ways ?? []
  const chosen = ways.find(way => way.to === 'random-in-any-territory')
  const toStone = ways.find(way => way.to === 'random-stone') !== undefined && spaceStands(view, SACRED_CENTER)
  const { board } = IslandTravel.of(view, player)
  const onStone = board.ground[board.hex(player.space)] === 'stone'
  const costs = new Map<SpaceId, number>()
  const there = (space: SpaceId): number => {
    const known = costs.get(space)
    if (known !== undefined) return known
    const cost = bestTile(view, player, space)?.cost ?? FAR
    costs.set(space, cost)
    return cost
  }
  const later = (space: SpaceId): number => {
    let cost = FAR
    if (chosen?.from === 'anywhere') cost = CAST + there(space)
    // A Druid transports from a Stone, which gives an extra turn.
    else if (chosen && toStone) cost = CAST + (CAST - TURN) + there(space)
    if (toStone && tileOf(space) === CIRCLE && space === SACRED_CENTER) cost = Math.min(cost, CAST + 2 * TURN)
    return cost
  }
  return {
    later,
    first(space) {
      if (flights.has(space)) return TURN
      if (chosen?.from === 'stone' && onStone) return CAST - TURN + there(space)
      return later(space)
    },
  }
}
