import type { DenizenId } from '../rules/pieces/denizens.ts'
import { lastDayOf } from '../rules/state/optional.ts'
import type { Goal } from '../rules/state/state.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { type FightForecasts, type ForecastFighter, type Opening, rested } from './fight-forecast.ts'

/**
 * The victory points, out of five, to assign to each goal. The rest go to gold. Missing a goal by several points is the
 * costliest outcome (19.5.4), and in most months no goal yields enough for two points.
 */
const FEW_POINTS: Readonly<Partial<Record<Goal, number>>> = { great: 1, spells: 1, fame: 1, notoriety: 1 }

/** Typical monsters of a month. Each entry is one fight. */
const PREY: readonly (readonly DenizenId[])[] = [
  ['t-dragon-1'],
  ['giant-1'],
  ['t-spider-1'],
  ['h-troll-1', 'h-troll-2'],
  ['h-serpent-1', 'h-serpent-2'],
  ['h-flying-dragon-1', 'h-flying-dragon-2'],
]
/** The factor by which the chance of death reduces a gain. A one-in-three chance of death cancels the whole gain. */
const DEATH_FACTOR = 3
/** The number of days it takes to find and win a fight, and to rest a chit. */
const DAYS = { fight: 2.5, chit: 0.25 } as const
/**
 * The minimum expected fame at which hunting is worthwhile. It is about half of the fame needed to win, because hauls
 * vary widely. A hunter gains notoriety at the same rate, and the two together cover all five points.
 */
const FAME_PER_MONTH = 18
/**
 * The fraction of points assigned to fame. Fame grows as fast as notoriety, but a point of it requires only half as
 * much (4.2.2).
 */
const FAME_SHARE = 3 / 5

/** Estimates a rested hunter's average fame per day, in fights with this opening. */
export function famePerDay(fights: FightForecasts, fighter: ForecastFighter, opening: Opening = 'attacks'): number {
  const hauls = PREY.map(foes => {
    const { fame, dies, spent } = fights.of(rested(fighter), foes, opening)
    return (fame * Math.max(0, 1 - DEATH_FACTOR * dies)) / (DAYS.fight + DAYS.chit * spent)
  })
  return hauls.reduce((sum, haul) => sum + haul, 0) / hauls.length
}

/** Returns true if a character can expect to gain at least `FAME_PER_MONTH` of fame by fighting in the days left. */
export const isHunter = (fights: FightForecasts, view: RealmView, fighter: ForecastFighter): boolean =>
  view.encounter >= 2 && famePerDay(fights, fighter) * (lastDayOf(view) - view.day) >= FAME_PER_MONTH

/**
 * Returns the number of points to assign to a goal. Hunters assign them only to fame and notoriety. Other characters
 * seek a little of everything.
 */
export function pointsSought(
  fights: FightForecasts,
  view: RealmView,
  character: SeenCharacter | null,
  goal: Goal,
  left: number,
): number {
  if (!character || !isHunter(fights, view, character)) return Math.min(left, FEW_POINTS[goal] ?? 0)
  return goal === 'fame' ? Math.ceil(FAME_SHARE * left) : goal === 'notoriety' ? left : 0
}
