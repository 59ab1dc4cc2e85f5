import { type ClearingId, tileCodeOf } from '../pieces/tiles.ts'
import type { Individual, RealmState } from '../state/state.ts'
import { isUnder, isUnderHere } from './spells.ts'

/**
 * Returns the modifier of spells to a character's roll: Bad Luck on every roll, Illusion on searches (21.3.3, 21.8.1).
 */
export function magicModifier(state: RealmState, one: Individual, isSearch: boolean): number {
  if (!state.magic) return 0
  const bad = isUnder(state, 'bad-luck', { kind: 'character', id: one.id }) ? 1 : 0
  return bad + (isSearch && isUnderHere(state, 'illusion', one) ? 1 : 0)
}

/** Returns the modifier of an Illusion for a scout looking around on its tile (21.3.3). */
export const deceivedAt = (state: RealmState, clearing: ClearingId | null): number =>
  clearing !== null && isUnder(state, 'illusion', { kind: 'tile', id: tileCodeOf(clearing) }) ? 1 : 0
