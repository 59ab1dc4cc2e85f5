import type { ActOfKind } from '../rules/state/acts.ts'
import { isFlight } from '../rules/state/acts.ts'
import type { OptionOn, WizardsQuestion } from '../rules/state/asking.ts'
import { bookOf } from '../rules/state/book.ts'
import type { PlayerView } from '../rules/state/view.ts'

/** A step on the map, together with its option's id. */
export type MapStep = ActOfKind<'move'> & { readonly id: string }
/** A flight that replaces the Movement Roll, with the id of its option. */
export type Flight = ActOfKind<'ride' | 'fly' | 'transport'> & { readonly id: string }

export const listSteps = (options: readonly OptionOn<'move'>[]): MapStep[] =>
  options.flatMap(({ id, act }) => (act.kind === 'move' ? [{ ...act, id }] : []))

export const listFlights = (options: readonly OptionOn<'roll'>[]): Flight[] =>
  options.flatMap(({ id, act }) => (isFlight(act) ? [{ ...act, id }] : []))

/** Returns the Movement Roll, which is always offered. */
export const findRoll = (options: readonly OptionOn<'roll'>[]): OptionOn<'roll'> =>
  options.find(({ act }) => act.kind === 'roll') ?? options[0]!

/** Returns the option to stop, which is always offered. */
export const findStop = (options: readonly OptionOn<'move'>[]): OptionOn<'move'> =>
  options.find(({ act }) => act.kind === 'stop') ?? options[0]!

/** The most points that a call for help may cost a trapped player who is not Dragonbound. */
const MAX_FOR_CALL = 4
/** The most points that a call for help may cost a player who is cut off but not trapped. */
const MAX_FOR_CALL_IF_CUT_OFF = 1
/** The mean number of calls until one is heard, which takes two dice of 1 to 4 (D30). */
const CALLS = 36 / 16
/** The points that a turn is worth to a Dragonbound player, who may also meet the Dragon again. */
const BOUND_TURN = 1.5

/**
 * Returns the option to wait or call for help, or undefined if neither is wise. `walk` is the number of turns to the
 * next goal on foot, which heals a Dragonbound player, or null if the player is cut off. If only stranded players get
 * such an option (1982), they always take it. Otherwise only players who are Dragonbound, trapped or cut off do.
 */
export function restOrCall(
  player: PlayerView,
  options: WizardsQuestion<'roll'>['options'],
  walk: number | null,
): WizardsQuestion<'roll'>['options'][number] | undefined {
  const offered = options.find(({ act }) => act.kind === 'call-for-help')
  // A player who can walk doesn't pay much for a transport, nor a Dragonbound one for help.
  const price = bookOf(player).callPrice(player.rank) ?? 0
  const isCheaper = walk === null || CALLS * (price + BOUND_TURN) <= BOUND_TURN * walk
  const call = (player.bound ? isCheaper : price <= MAX_FOR_CALL) ? offered : undefined
  const wait = options.find(({ act }) => act.kind === 'wait')
  if (bookOf(player).strands) return options.find(({ act }) => act.kind === 'wait' || act.kind === 'call-for-help')
  const stays = player.trap?.kind === 'turns' && player.trap.left <= 2 && !player.bound
  if (wait) return stays ? wait : (call ?? wait)
  return player.bound || player.trap !== null || (walk === null && price <= MAX_FOR_CALL_IF_CUT_OFF) ? call : undefined
}

/** Returns the first item with the smallest measure, or undefined if there are none. */
export function least<T>(items: readonly T[], measure: (item: T) => number): T | undefined {
  let best: T | undefined
  let low = Number.POSITIVE_INFINITY
  for (const item of items) {
    const value = measure(item)
    if (value < low) {
      low = value
      best = item
    }
  }
  return best
}
