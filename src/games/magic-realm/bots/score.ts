import type { Scorable } from '../rules/facts/scoring.ts'
import { DEAD, FACTORS, progressToward, type Scored, scoreOf } from '../rules/facts/scoring.ts'
import { lastDayOf } from '../rules/state/optional.ts'
import { type Character, GOALS, type Goal } from '../rules/state/state.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'

/** Returns a character's score before rounding, with `more` added to the goals (19.5). */
export function standingOf(character: Scorable, state: Scored, more: Partial<Record<Goal, number>> = {}): number {
  return GOALS.reduce((sum, goal) => {
    const points = character.needs?.[goal] ?? 0
    const over = progressToward(character, goal, state) + (more[goal] ?? 0) - points * FACTORS[goal]
    return sum + ((over < 0 ? 3 * over : over) / FACTORS[goal]) * (1 + points)
  }, 0)
}

/**
 * `value` is the value of winning, in score points. `most` is the chance of winning with a score just below a winning
 * one, which is low because most characters still die. The chance shrinks to a third with every `fades` points below
 * that.
 */
const WIN = { value: 40, most: 0.6, fades: 15 } as const

/**
 * Returns the value of a winning score (19.5.6), or of the chance to reach one. `more` is added to fame, notoriety and
 * gold first.
 */
export function winningValue(character: Scorable, state: Scored, more: Partial<Record<Goal, number>> = {}): number {
  const { fame = 0, notoriety = 0, gold = 0 } = more
  const then = {
    ...character,
    fame: character.fame + fame,
    notoriety: character.notoriety + notoriety,
    gold: (character.gold ?? 0) + gold,
  }
  if (scoreOf(then, state).total >= 0) return WIN.value
  return WIN.value * WIN.most * Math.exp(Math.min(0, standingOf(then, state)) / WIN.fades)
}

/** Returns a character's standing plus the value of winning, or of the chance to win, with that standing. */
export const scoreValue = (character: Scorable, state: Scored): number =>
  standingOf(character, state) + winningValue(character, state)

/**
 * The standing of a new character, who has gained and lost nothing (19.3.1) and lacks one point for each of the five
 * goals.
 */
export const NEW_CHARACTER = -30
/**
 * The value of a remaining day to a living character. It is higher for a hunter, because a successor rarely hunts as
 * well.
 */
const DAY_VALUE = { hunter: 0.8, other: 0.3 } as const
/** A constant part of the cost of death, which applies even if the standing is low. */
const BASE_DEATH_COST = 2
/** Returns the cost of a character's death today. */
export const deathCostNow = (view: RealmView, character: SeenCharacter): number =>
  deathCost(character, view.day, lastDayOf(view), view)

/**
 * Returns the cost of death on a given day: the character's lead over a new one, the value of the remaining days, and a
 * constant. On the last day, it is the difference from a dead character's score.
 */
export function deathCost(character: Scorable, day: number, lastDay: number, state: Scored = {}): number {
  const standing = scoreValue(character, state)
  // There is no successor on the last day.
  if (day >= lastDay) return standing - DEAD
  return (
    Math.max(0, standing - NEW_CHARACTER) +
    DAY_VALUE[earnsByFighting(character) ? 'hunter' : 'other'] * (lastDay - day) +
    BASE_DEATH_COST
  )
}

/** The number of chits out of play at which a character avoids fights and rests. */
const WEARY = 4

export const isExhausted = (character: Pick<Character, 'chits'>): boolean => outOfPlay(character) >= WEARY

/** Returns true if a character should, and can, rest before doing anything else. Ill Health prevents rest (22.1). */
export const isWeary = (character: Pick<Character, 'chits' | 'curses'>): boolean =>
  isExhausted(character) && !character.curses.includes('ill-health')

/** Counts wounded and fatigued chits. */
export const outOfPlay = ({ chits }: Pick<Character, 'chits'>): number =>
  chits.filter(state => state === 'wounded' || state === 'fatigued').length

/** Returns true if most of a character's points are in fame and notoriety. */
export const earnsByFighting = ({ needs }: Pick<Character, 'needs'>): boolean =>
  needs !== null && needs.fame + needs.notoriety > needs.great + needs.spells + needs.gold
