import { type Character, living, type RealmState } from '../state/state.ts'
import { takesPart } from './ground.ts'

/** Returns the participants of a clearing's fight, from the day's first character to the left (14.1.3, 15.1.4). */
export function turnOrder(state: RealmState, clearing: string): Character[] {
  const { first, characters, seats } = state
  const begins = characters.find(({ id }) => id === first)?.seat ?? 0
  const after = ({ seat }: Character): number => (seat - begins + seats.length) % seats.length
  return living(state)
    .filter(character => takesPart(state, clearing, character))
    .sort((one, other) => after(one) - after(other))
}
