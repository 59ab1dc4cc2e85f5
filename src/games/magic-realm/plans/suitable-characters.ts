import { lastDayOf } from '../rules/state/optional.ts'
import type { RealmView } from '../rules/state/view.ts'

/** Characters to choose while enough days are left to gain by fighting. Those who win most often come first. */
export const FIGHTERS: readonly string[] = ['black-knight', 'white-knight', 'dwarf', 'berserker']
/** Other characters to choose. Those who are hardest to catch and have the least to lose come first. */
export const EVASIVE: readonly string[] = [
  ...['druid', 'elf', 'woods-girl', 'swordsman', 'magician', 'sorceror', 'witch'],
]

/** The number of final days in which an evasive character is better than a fighter. */
const LAST_DAYS = 3

/** Returns true if a new character can gain enough by fighting. Nobody fights in the First ENCOUNTER. */
export const favorsFighters = (view: RealmView): boolean =>
  view.encounter >= 2 && lastDayOf(view) - view.day > LAST_DAYS
