import { type Staged, stageOfSteps } from '../pieces/characters.ts'
import { seasonOf } from './calendar.ts'
import type { RealmState } from './state.ts'

/** The optional rules of chapter 26. All are off by default. */
export const OPTIONAL_RULES = [
  /** 26.27: turns are not recorded in advance. */
  'unwritten',
  /** 26.2: characters who end their turn hidden turn up no map chits and summon no monsters. */
  'quiet-monsters',
  /** 26.2, second part: a target's attackers may all be placed in the same row. */
  'free-rows',
  /** 26.5: belongings can be hidden in caches. */
  'caching',
  /** 26.6: if anyone in the clearing is unhidden, unhired denizens start the fight with their dark side up. */
  'alerted-monsters',
  /** 26.3: a hidden character who shoots or casts a spell at a single target may stay hidden. */
  'ambush',
  /** 26.1: a blow that is just strong enough to kill causes several wounds instead. */
  'serious-wounds',
  /** 26.4: ALERT and PEER are possible in the air. */
  'flying-activities',
  /** 26.7: belongings may be dropped openly and picked up again. */
  'dropping',
  /** 26.8: characters can have optional abilities. */
  'abilities',
  /** 26.9: dragons' heads attack with missiles. */
  'dragon-fire',
  /** 26.10: unassigned natives come to the aid of other members of their group. */
  'watchful-natives',
  /** 26.11: using a hired native against its own group is treachery. */
  'extended-treachery',
  /** 26.12: groups remember the characters who killed their members, and those who brought them what they want. */
  'grudges',
  /** 26.12, extended: killing a member is remembered whatever the killer's standing with the group. */
  'wide-grudges',
  /** 26.13: casting a spell commits neither a chit nor a spell box. */
  'enhanced-magic',
  /** 26.14: Day and Combat spells and Peace with Nature offend nobody. */
  'benevolent-spells',
  /** 26.15: artifacts and books work like MAGIC chits. */
  'enhanced-items',
  /** 26.16: Power of the Pit must hit to have an effect. */
  'pit-attack',
  /** 26.17: tiles turn over by themselves every seventh day. */
  'automatic-enchanting',
  /** 26.21: characters start at a lower stage and develop. */
  'development',
  /** 26.22: characters keep developing from game to game, beyond what their cards show. */
  'extended-development',
  /** 26.24: groups value fame and notoriety, and haggle. */
  'commerce',
  /** 26.25: aim affects harm, runners may stumble, and riders are separate targets. */
  'optional-combat',
  /** 26.19: a character who has met every goal may end the game. */
  'sudden-death',
] as const
export type OptionalRule = (typeof OPTIONAL_RULES)[number]

export const plays = ({ optional }: Pick<RealmState, 'optional'>, rule: OptionalRule): boolean =>
  optional?.includes(rule) ?? false

/** The default length in weeks (5.1.1). */
export const MONTH_WEEKS = 4

/** Returns the last day of the game (5.1.1, 26.18). */
export const lastDayOf = ({ weeks }: Pick<RealmState, 'weeks'>): number => 7 * (weeks ?? MONTH_WEEKS)

/**
 * Returns the number of victory points to assign, which is the number of weeks plus one (4.2.1, 26.18). A season sets
 * its own number for a month; each extra week adds one, and each missing week subtracts one, down to one point (26.23).
 */
export function pointsOf({ weeks = MONTH_WEEKS, season }: Pick<RealmState, 'weeks' | 'season'>): number {
  const ofMonth = seasonOf({ season, day: 1 })?.points ?? 1 + MONTH_WEEKS
  return Math.max(1, ofMonth + weeks - MONTH_WEEKS)
}

/**
 * Returns the number of victory points for a player's nth character, counted from 0. Each character after the first
 * needs one more than the one before (26.20). Each stage below the fourth subtracts one, down to two points (26.21);
 * each stage beyond the fourth adds one (26.22).
 */
export function pointsFor(
  state: Pick<RealmState, 'weeks' | 'season'>,
  { stage = 4, steps = 0 }: Staged,
  nth = 0,
): number {
  const reached = Math.max(stage, stageOfSteps(steps))
  return reached === 4 ? pointsOf(state) + nth : Math.max(2, pointsOf(state) + nth + reached - 4)
}
