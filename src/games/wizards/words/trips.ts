import { halvesText, type Messages } from '../../../text/index.ts'
import type { Trip, TripLeg } from '../plans/trips.ts'
import { isThwarted } from '../rules/facts/calendar.ts'
import { POINT } from '../rules/facts/prices.ts'
import { actOf } from '../rules/state/acts.ts'
import { attackDay } from '../rules/state/components.ts'
import type { WizardsView } from '../rules/state/view.ts'

const FOES = ['dragon', 'demons'] as const

/** Rounds a mean number of turns. `isAbout` is true if rounding changes it noticeably. */
function wholeTurns(turns: number): { readonly whole: number; readonly isAbout: boolean } {
  const whole = Math.max(1, Math.round(turns))
  return { whole, isAbout: Math.abs(turns - whole) >= 0.05 }
}

/** Formats a number of turns: `1 turn`, `about 4 turns`. */
export function turnsText(words: Messages, turns: number): string {
  const { whole, isAbout } = wholeTurns(turns)
  return words.get(isAbout ? 'trip-about-turns' : 'trip-turns', { turns: whole })
}

/** Formats the turns left after the current one: `about 2 more turns`. */
function moreTurnsText(words: Messages, turns: number): string {
  const { whole, isAbout } = wholeTurns(turns)
  return words.get(isAbout ? 'trip-about-more-turns' : 'trip-more-turns', { turns: whole })
}

/**
 * Describes the rest of a trip: all of its turns before the Movement Roll, and later the turns that follow the current
 * one.
 */
export function aheadText(words: Messages, { turns, left, option }: Trip): string {
  if (option && actOf(option).kind === 'roll') return turnsText(words, turns)
  return left < 0.05 ? words.get('trip-there-now') : moreTurnsText(words, left)
}

/**
 * Describes a trip by its duration, cost and means of travel: `about 4 turns, 11 points, by boat`. Also warns of the
 * Dragon and Demons met on the way, and if the trip ends after the next attack.
 */
export function tripText(words: Messages, view: WizardsView, { turns, legs }: Trip): string {
  const goes = (...ways: readonly TripLeg['how'][]) => legs.some(({ how }) => ways.includes(how))
  // A swim or a Stone takes the whole roll, so the sum of the other turns' points would mislead.
  const cost = goes('swims', 'rolls') ? 0 : legs.reduce((sum, leg) => sum + (leg.cost ?? 0), 0)
  return [
    turnsText(words, turns),
    // Over several turns, half points don't matter.
    ...(cost > 0 ? [pointsOf(words, turns > 1 ? POINT * Math.ceil(cost / POINT) : cost)] : []),
    ...(goes('boards', 'sails') ? [words.get('trip-by-boat')] : []),
    ...(goes('swims') ? [words.get('trip-swimming')] : []),
    ...(goes('rolls') ? [words.get('trip-waiting')] : []),
    ...FOES.filter(foe => legs.some(leg => leg.foe === foe)).map(foe => words.get(`trip-${foe}`)),
    ...(isPastAttack(view, turns) ? [words.get('trip-past-attack')] : []),
  ].join(', ')
}

/** Formats quarter points as points: `4 points`. */
export const pointsOf = (words: Messages, cost: number): string =>
  // Half a point is singular, and one and a half is plural.
  words.get('trip-points', { points: halvesText((2 * cost) / POINT), count: Math.ceil(cost / POINT) })

/** Returns true if the Evil Spirit attacks within the given number of turns and isn't thwarted (12.1). */
function isPastAttack(view: WizardsView, turns: number): boolean {
  return !isThwarted(view) && view.day + Math.round(turns) - 1 >= attackDay(view, view.day)
}
