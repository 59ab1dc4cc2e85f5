import { type Character, charactersAt, type RealmState } from '../state.ts'

/** The characters in a clearing, from the first character of the day leftwards (15.1.4). */
export function turnOrder(state: RealmState, clearing: string): Character[] {
  const { first, characters, seats } = state
  const begins = characters.find(({ id }) => id === first)?.seat ?? 0
  const after = ({ seat }: Character): number => (seat - begins + seats.length) % seats.length
  return charactersAt(state, clearing).sort((one, other) => after(one) - after(other))
}
