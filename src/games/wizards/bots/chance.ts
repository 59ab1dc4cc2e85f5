import { TURN } from '../plans/route-fields.ts'
import { knows } from '../rules/effects/spells.ts'
import { isOpenToChance } from '../rules/encounters/random.ts'
import { isWater, type SpaceId } from '../rules/islands/territories.ts'
import { totalOf } from '../rules/state/components.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { missingPoints } from './stops.ts'
import { IslandTravel } from './travel.ts'

/**
 * The values of a Random Encounter and of summoning an Animal, in quarter points of travel. About one encounter in
 * three (11 in 36) draws a Wizard Card, and many others bring a Task or faster travel, which outweighs Demons and Traps
 * (8).
 */
const ENCOUNTER = TURN
const SUMMONS = TURN

/** Returns true if a Random Encounter is possible in a space, judging only by its ground and by Demons there (8.1). */
export function isOpenSpace(view: WizardsView, player: PlayerView, space: SpaceId): boolean {
  if (isWater(space)) return false
  const { board } = IslandTravel.of(view, player)
  return board.places[board.hex(space)] === 0 && isOpenToChance(board, space) && !view.demons.includes(space)
}

/**
 * Returns the value, in quarter points, of ending this turn's move in an open space: of the Random Encounter there or,
 * if the red die allows none, of the Animal that the player can summon. The value is 0 for a Dragonbound player and for
 * one who has all points.
 */
export function worthOfChance(player: PlayerView, encounter: boolean): number {
  if (player.bound || (player.rank > 0 && totalOf(missingPoints(player)) === 0)) return 0
  if (encounter) return ENCOUNTER
  return knows(player, 'animal-summoning') && !player.animal && !player.dazed ? SUMMONS : 0
}
