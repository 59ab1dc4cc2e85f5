import type { Doing } from '../rules/acts.ts'
import { isFlight } from '../rules/acts.ts'
import type { OptionOn } from '../rules/asking.ts'

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
