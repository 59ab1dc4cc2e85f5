import { pick, type RandomState } from '../../../kernel/index.ts'
import { FAR } from '../../../parts/travel/index.ts'
import { knows } from '../rules/effects/spells.ts'
import { isWater } from '../rules/islands/territories.ts'
import type { WizardsQuestion } from '../rules/state/asking.ts'
import { bookOf } from '../rules/state/book.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { isOpenSpace } from './chance.ts'
import { findStop, listSteps } from './move-options.ts'
import type { Plan } from './plan.ts'
import type { StopHost } from './stops.ts'
import { IslandTravel } from './travel.ts'

type Moves = WizardsQuestion<'move'>['options']

/** Hosts that are worth a voyage because they can advance the player, or help them about as much. */
const HOSTS_WORTH_A_VOYAGE: ReadonlySet<StopHost | null> = new Set<StopHost | null>([
  'tower',
  'ruktal',
  'hamdrel',
  'high-wizard',
  'abbey',
])

/**
 * Returns true if the player can reach nothing useful on their island or beyond, so that only chance can help (App. A).
 * Always false in the revised game.
 */
export function isCastaway(player: PlayerView, { legs, agenda }: Plan, travel: IslandTravel): boolean {
  if (!bookOf(player).strands || legs.some(({ doesPart: does, stop }) => does || HOSTS_WORTH_A_VOYAGE.has(stop.host)))
    return false
  return !agenda.stops.some(
    ({ space, host }) => HOSTS_WORTH_A_VOYAGE.has(host) && travel.from(player.space, player.boat !== null, space) < FAR,
  )
}

/**
 * Returns the option to stay in a space where Random Encounters are possible, or to step to such a space (8.1). Returns
 * null if no step leads to one.
 */
export function waitForChance(view: WizardsView, player: PlayerView, options: Moves): string | null {
  if (isOpenSpace(view, player, player.space)) return findStop(options).id
  return listSteps(options).find(({ to }) => isOpenSpace(view, player, to))?.id ?? null
}

/**
 * Moves without a goal: to the coast if the player can summon a boat, into a boat, ashore from a boat, or else nowhere.
 */
export function moveWithoutGoal(view: WizardsView, player: PlayerView, options: Moves, random: RandomState): string {
  const { board } = IslandTravel.of(view, player)
  const here = board.hex(player.space)
  const steps = listSteps(options)
  const land = steps.filter(({ to }) => !isWater(to))
  const shore = land.filter(({ to }) => board.isCoastal(board.hex(to)))
  if (knows(player, 'boat-summoning') && !board.isCoastal(here) && shore.length > 0) return pick(random, shore).id
  const boat = steps.find(({ how }) => how === 'boards')
  if (boat) return boat.id
  if (player.boat !== null && land.length > 0) return pick(random, land).id
  return findStop(options).id
}
