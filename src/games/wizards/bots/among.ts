import type { Doing } from '../rules/acts.ts'
import { isFlight } from '../rules/acts.ts'
import type { OptionOn, QuestionOn } from '../rules/asking.ts'
import { bookOf } from '../rules/book.ts'
import type { PlayerView } from '../rules/view.ts'

/** A go on the map with the id that answers it. */
export type Step = Doing<'move'> & { readonly id: string }
/** A flight that takes the place of the Movement Roll. */
export type Flight = Doing<'ride' | 'fly' | 'transport'> & { readonly id: string }

/** The goes among the answers. */
export const stepsAmong = (options: readonly OptionOn<'move'>[]): Step[] =>
  options.flatMap(({ id, act }) => (act.kind === 'move' ? [{ ...act, id }] : []))

/** The flights among the answers. */
export const flightsAmong = (options: readonly OptionOn<'roll'>[]): Flight[] =>
  options.flatMap(({ id, act }) => (isFlight(act) ? [{ ...act, id }] : []))

/** The Movement Roll, which is always possible. */
export const rollAmong = (options: readonly OptionOn<'roll'>[]): OptionOn<'roll'> =>
  options.find(({ act }) => act.kind === 'roll') ?? options[0]!

/** To stop, which is always possible. */
export const stopAmong = (options: readonly OptionOn<'move'>[]): OptionOn<'move'> =>
  options.find(({ act }) => act.kind === 'stop') ?? options[0]!

/** What a call may cost who is not bound, in points. */
const DEAREST_CALL = 4
/** What it may cost whom nothing but his way keeps. */
const CHEAP_CALL = 1

/**
 * Waiting, or a call for help: where that is offered to the stranded alone it is taken; where anybody may call, by those who
 * are ill, sit in a Trap or have no way to go. Undefined where neither is to be done.
 */
export function restOrCall(
  player: PlayerView,
  options: QuestionOn<'roll'>['options'],
  cutOff: boolean,
): QuestionOn<'roll'>['options'][number] | undefined {
  const offered = options.find(({ act }) => act.kind === 'call-for-help')
  // Nobody who may walk pays much for being taken anywhere.
  const price = bookOf(player).callPrice(player.rank) ?? 0
  const call = player.bound || price <= DEAREST_CALL ? offered : undefined
  const wait = options.find(({ act }) => act.kind === 'wait')
  if (bookOf(player).strands) return options.find(({ act }) => act.kind === 'wait' || act.kind === 'call-for-help')
  const stays = player.trap?.kind === 'turns' && player.trap.left <= 2 && !player.bound
  if (wait) return stays ? wait : (call ?? wait)
  return player.bound || player.trap !== null || (cutOff && price <= CHEAP_CALL) ? call : undefined
}

/** The first of the items with the least measure; undefined where there are none. */
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
