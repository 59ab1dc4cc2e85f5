import { type ClearingId, tileCodeOf } from '../map/tiles.ts'
import type { Individual, RealmState } from '../state.ts'
import { isUnder, isUnderHere } from './spells.ts'

/** What spells add to a character's roll: Bad Luck to every one, Illusion to those of SEARCH (21.3.3, 21.8.1). */
export function magicModifier(state: RealmState, one: Individual, isSearch: boolean): number {
  if (!state.magic) return 0
  const bad = isUnder(state, 'bad-luck', { kind: 'character', id: one.id }) ? 1 : 0
  return bad + (isSearch && isUnderHere(state, 'illusion', one) ? 1 : 0)
}

/** What an Illusion of its tile adds for what looks about there for somebody else (21.3.3). */
export const deceivedAt = (state: RealmState, clearing: ClearingId | null): number =>
  clearing !== null && isUnder(state, 'illusion', { kind: 'tile', id: tileCodeOf(clearing) }) ? 1 : 0
