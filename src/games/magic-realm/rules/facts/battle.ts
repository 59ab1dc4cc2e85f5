import { type Character, living, type OpenCharacter, type OpenRealm } from '../state/state.ts'
import { isHired } from './employment.ts'

/** The outcome of a battle for a character. `undecided` means that enemies were left when the fighting stopped. */
export type Outcome = 'won' | 'died' | 'fled' | 'undecided'

export function outcomeOf(
  state: OpenRealm,
  { seat, fate, place }: Pick<OpenCharacter, 'seat' | 'fate' | 'place'>,
): Outcome {
  const clearing = state.battle?.clearing ?? null
  if (fate !== 'alive') return 'died'
  if (place.kind !== 'clearing' || place.clearing !== clearing) return 'fled'
  return isFacing(state, seat, clearing) ? 'undecided' : 'won'
}

/**
 * Returns true if a seat has enemies left in the clearing: unhired denizens or, in a duel, other players' characters.
 */
function isFacing(state: OpenRealm, seat: number, clearing: string): boolean {
  if (state.battle?.duel)
    return living(state).some(
      one => one.seat !== seat && one.place.kind === 'clearing' && one.place.clearing === clearing,
    )
  return Object.entries(state.denizens).some(([id, { at }]) => at === clearing && !isHired(state, id))
}

/** Returns the seats that have a character who won the battle. */
export const victors = (state: OpenRealm & { readonly characters: readonly Character[] }): number[] =>
  state.seats.flatMap((_, seat) =>
    state.characters.some(one => one.seat === seat && outcomeOf(state, one) === 'won') ? [seat] : [],
  )
