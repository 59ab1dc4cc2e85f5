import { type Staged, stageOfSteps } from '../pieces/characters.ts'
import { seasonOf } from '../seasons/calendar.ts'
import type { RealmState } from '../state.ts'

/** The rules of chapter 26 that are choices of the set-up; none is played unless it is chosen. */
export const OPTIONAL_RULES = [
  /** 26.27: nobody records his turn. */
  'unwritten',
  /** 26.2: a turn ended hidden wakes nothing. */
  'quiet-monsters',
  /** 26.2, its other half: attackers may all come from one side. */
  'free-rows',
  /** 26.5: what one does not carry can be hidden. */
  'caching',
  /** 26.6: whoever is seen in the evening meets monsters on their dark sides. */
  'alerted-monsters',
  /** 26.3: a shot from hiding may be unseen. */
  'ambush',
  /** 26.1: a blow just strong enough wounds many times. */
  'serious-wounds',
  /** 26.4: one looks and readies oneself in the air. */
  'flying-activities',
  /** 26.7: what one leaves behind may lie open, to be picked up again. */
  'dropping',
  /** 26.8: characters with abilities of another kind. */
  'abilities',
  /** 26.9: the heads of dragons shoot. */
  'dragon-fire',
  /** 26.10: natives whom nobody fights stand by their own. */
  'watchful-natives',
  /** 26.11: to use a hired native against his own group is treachery. */
  'extended-treachery',
  /** 26.12: groups remember who killed their own, and who brings them what they long for. */
  'grudges',
  /** 26.12, extended: and whoever killed any of them. */
  'wide-grudges',
  /** 26.13: casting ties nothing up. */
  'enhanced-magic',
  /** 26.14: spells that mean well offend nobody. */
  'benevolent-spells',
  /** 26.15: artifacts and books work as MAGIC chits do. */
  'enhanced-items',
  /** 26.16: Power of the Pit must hit. */
  'pit-attack',
  /** 26.17: tiles turn over by themselves on every seventh day. */
  'automatic-enchanting',
  /** 26.21: characters begin small, and grow. */
  'development',
  /** 26.22: and from one game to the next, beyond what their cards say. */
  'extended-development',
  /** 26.24: groups value fame and notoriety, and haggle. */
  'commerce',
  /** 26.25: how well a blow is aimed tells, who runs may stumble, and riders are riders. */
  'optional-combat',
  /** 26.19: whoever lacks nothing may end the game. */
  'sudden-death',
] as const
export type OptionalRule = (typeof OPTIONAL_RULES)[number]

/** Whether an optional rule is played. */
export const plays = ({ optional }: Pick<RealmState, 'optional'>, rule: OptionalRule): boolean =>
  optional?.includes(rule) ?? false

/** Weeks of a game where nothing else is chosen (5.1.1). */
export const MONTH_WEEKS = 4

/** The last day of the game (5.1.1, 26.18). */
export const lastDayOf = ({ weeks }: Pick<RealmState, 'weeks'>): number => 7 * (weeks ?? MONTH_WEEKS)

/** Points of victory that are given out: one more than there are weeks (4.2.1, 26.18); in a season its own for a month, and one more or less for a week (26.23). */
export function pointsOf({ weeks = MONTH_WEEKS, season }: Pick<RealmState, 'weeks' | 'season'>): number {
  const ofMonth = seasonOf({ season, day: 1 })?.points ?? 1 + MONTH_WEEKS
  return Math.max(1, ofMonth + weeks - MONTH_WEEKS)
}

/** Points of victory of a player's nth character, counted from 0: one more than the one before it (26.20), one fewer for each stage below the fourth, and two at least (26.21), one more for each beyond it (26.22). */
export function pointsFor(
  state: Pick<RealmState, 'weeks' | 'season'>,
  { stage = 4, steps = 0 }: Staged,
  nth = 0,
): number {
  const reached = Math.max(stage, stageOfSteps(steps))
  return reached === 4 ? pointsOf(state) + nth : Math.max(2, pointsOf(state) + nth + reached - 4)
}
