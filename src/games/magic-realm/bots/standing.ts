import { DEAD, FACTORS, hasOf, type Scored } from '../rules/fate/scoring.ts'
import { lastDayOf } from '../rules/setup/optional.ts'
import { type Character, GOALS, type Goal } from '../rules/state.ts'
import type { RealmView, SeenCharacter } from '../rules/view.ts'

/** What a character has come to, or would come to with something more of a goal: the score without its rounding (19.5). */
export function standingOf(character: Character, state: Scored, more: Partial<Record<Goal, number>> = {}): number {
  return GOALS.reduce((sum, goal) => {
    const points = character.needs?.[goal] ?? 0
    const over = hasOf(character, goal, state) + (more[goal] ?? 0) - points * FACTORS[goal]
    return sum + ((over < 0 ? 3 * over : over) / FACTORS[goal]) * (1 + points)
  }, 0)
}

/** What somebody comes to who begins anew, owes nothing and finds nothing (19.3.1): a point of everything is missing. */
export const ANEW = -30
/** What the days that are left are worth to who lives and has his place in the Realm; to a hunter more, for nobody who follows him lives by it. */
const A_DAY = { hunter: 0.8, other: 0.3 } as const
/** Nobody likes to die, however little he has. */
const DREAD = 2
/** What dying now costs an own character. */
export const priceNow = (view: RealmView, character: SeenCharacter): number =>
  // An own character is seen whole.
  priceOfDeath(character as unknown as Character, view.day, lastDayOf(view), view)

/** What dying costs a character on a day: all that he has come to, and the days that are left to him. */
export function priceOfDeath(character: Character, day: number, lastDay: number, state: Scored = {}): number {
  const standing = standingOf(character, state)
  // On the last day nobody takes his place.
  if (day >= lastDay) return standing - DEAD
  return Math.max(0, standing - ANEW) + A_DAY[livesByFights(character) ? 'hunter' : 'other'] * (lastDay - day) + DREAD
}

/** Chits out of play from which somebody rests, and seeks no fight. */
const WEARY = 4

/** Whether so many chits of his are out of play. */
export const isWorn = (character: Pick<Character, 'chits'>): boolean => outOfPlay(character) >= WEARY

/** Whether he should rest before all else, and can: no rest helps against ill health (22.1). */
export const isWeary = (character: Pick<Character, 'chits' | 'curses'>): boolean =>
  isWorn(character) && !character.curses.includes('ill-health')

/** How many chits of a character are wounded or fatigued. */
export const outOfPlay = ({ chits }: Pick<Character, 'chits'>): number =>
  chits.filter(state => state === 'wounded' || state === 'fatigued').length

/** Whether a character seeks what fights bring, before all else. */
export const livesByFights = ({ needs }: Pick<Character, 'needs'>): boolean =>
  needs !== null && needs.fame + needs.notoriety > needs.great + needs.spells + needs.gold
