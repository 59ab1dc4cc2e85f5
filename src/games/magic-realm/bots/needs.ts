import type { DenizenId } from '../rules/pieces/denizens.ts'
import { lastDayOf } from '../rules/setup/optional.ts'
import type { Goal } from '../rules/state.ts'
import type { RealmView, SeenCharacter } from '../rules/view.ts'
import { type Contender, outlookOf } from './ring.ts'

/**
 * A point of everything, and what is left of five in gold: what is missing of many points at once costs most (19.5.4), and few
 * months bring a character enough of one thing to be worth two of its points.
 */
const LITTLE: Readonly<Partial<Record<Goal, number>>> = { great: 1, spells: 1, fame: 1, notoriety: 1 }

/** What monsters a month brings, as they come: each of another sort to fight. */
const PREY: readonly (readonly DenizenId[])[] = [
  ['t-dragon-1'],
  ['giant-1'],
  ['t-spider-1'],
  ['h-troll-1', 'h-troll-2'],
  ['h-serpent-1', 'h-serpent-2'],
  ['h-flying-dragon-1', 'h-flying-dragon-2'],
]
/** How much of a haul the danger of dying for it takes away: none of it is left where he dies once in three. */
const FORFEIT = 3
/** Days that a hunter spends on a fight with finding it, and on the rest of each chit that it costs him. */
const DAYS = { fight: 2.5, chit: 0.25 } as const
/** Fame that makes a hunter's month: as much notoriety comes with it, and both together are all five points. */
const A_MONTH = 30
/** Of five points he seeks so many in fame: it comes as quickly as notoriety, and a point of it is half as much (4.2.2). */
const OF_FAME = 3 / 5

/** The fame that a day brings a character who lies in wait, on the mean of what a month brings. */
function haulOf(contender: Contender): number {
  const hauls = PREY.map(foes => {
    const { fame, dies, spent } = outlookOf(contender, foes)
    return (fame * Math.max(0, 1 - FORFEIT * dies)) / (DAYS.fight + DAYS.chit * spent)
  })
  return hauls.reduce((sum, haul) => sum + haul, 0) / hauls.length
}

/** Whether the days that are left are enough for somebody to live by his fights. */
export const isHunter = (view: RealmView, contender: Contender): boolean =>
  view.encounter >= 2 && haulOf(contender) * (lastDayOf(view) - view.day) >= A_MONTH

/** How many of the points that are left somebody seeks in a goal: a hunter fame and notoriety alone, others a little of everything. */
export function pointsSought(view: RealmView, character: SeenCharacter | null, goal: string, left: number): number {
  if (!character || !isHunter(view, character)) return Math.min(left, LITTLE[goal as Goal] ?? 0)
  return goal === 'fame' ? Math.ceil(OF_FAME * left) : goal === 'notoriety' ? left : 0
}
