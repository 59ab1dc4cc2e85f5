import { type DenizenId, denizenOf } from '../pieces/denizens.ts'
import { heaviest, type Level, rankOf, TREMENDOUS } from '../pieces/levels.ts'
import { isCave } from '../pieces/tiles.ts'
import type { Individual, RealmState } from '../state/state.ts'
import { carryingStrength } from './carrying.ts'
import { hireOf, nativeOf, rides } from './employment.ts'
import { formOf, gaitOf, isFormed } from './forms.ts'
import { underlingsWith } from './party.ts'

/**
 * Returns a denizen's movement strength: its size or its form's strength, or its horse's if that is higher. Mist has
 * none (1.3.8, 8.4.6, 8.5.4).
 */
function moveStrength(state: RealmState, id: DenizenId): Level {
  const form = formOf(state, id)
  if (form) return form.kind === 'mist' ? 'N' : gaitOf(form).strength
  const face = denizenOf(id)
  const { at } = state.denizens[id]!
  const horse = rides(state, id) && !(at !== null && isCave(at)) ? nativeOf(id).horse : null
  return horse ? heaviest([face.size, horse.walk.strength, horse.gallop.strength]) : face.size
}

/**
 * Returns the hirelings whose strength an individual can use: its underlings, and itself if it is a hired leader
 * (8.4.1, 8.4.6).
 */
const helpersOf = (state: RealmState, one: Individual): DenizenId[] => [
  ...(hireOf(state, one.id) ? [one.id] : []),
  ...underlingsWith(state, one),
]

/** Returns the best strength an individual can use for carrying items (8.4.1, 8.4.6). */
export function strengthOf(state: RealmState, one: Individual): Level {
  const form = formOf(state, one.id)
  // A transformed character carries items with the form's strength alone (20.9.4).
  const own = form === null ? carryingStrength(one) : form.kind === 'mist' ? 'N' : gaitOf(form).strength
  return heaviest([own, ...helpersOf(state, one).map(id => moveStrength(state, id))])
}

/**
 * Returns the hirelings strong enough to open a door: followers, or the individual itself if it is a hired leader
 * (9.3.5).
 */
export const tremendous = (state: RealmState, one: Individual): DenizenId[] => {
  const isAble = (id: DenizenId): boolean =>
    [moveStrength(state, id), ...harmsOf(state, id)].some(level => rankOf(level) === TREMENDOUS)
  return helpersOf(state, one).filter(isAble)
}

/**
 * Returns the harm levels of a denizen, or an empty array if it is transformed, because then its harm never exceeds its
 * movement strength (20.9.1).
 */
function harmsOf(state: RealmState, id: DenizenId): Level[] {
  if (isFormed(state, id)) return []
  const { light, dark } = denizenOf(id)
  return [light, dark].flatMap(({ attack }) => attack?.harm ?? [])
}
