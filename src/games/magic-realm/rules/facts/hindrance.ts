import type { Curse } from '../pieces/tables.ts'
import { type Dated, isWeather } from '../state/calendar.ts'
import type { ActivityKind, OpenIndividual } from '../state/state.ts'

/** The curse that makes an activity fail (22.1). */
const BANNED_BY: Partial<Record<ActivityKind, Curse>> = { hide: 'squeak', search: 'eyemist', rest: 'ill-health' }

/** Returns the curse or weather that makes an activity fail, or null if nothing does (22.1, 26.23). */
export function hindranceOf(
  state: Dated,
  { curses }: Pick<OpenIndividual, 'curses'>,
  activity: ActivityKind,
): Curse | 'weather' | null {
  const curse = BANNED_BY[activity]
  if (curse && curses.includes(curse)) return curse
  return activity === 'hide' && isWeather(state, 'no-hide') ? 'weather' : null
}
