import { belonging } from '../pieces/belongings.ts'
import { advantagesOf, isCharacter } from '../pieces/characters.ts'
import { denizenOf } from '../pieces/denizens.ts'
import type { MagicSight } from '../state/magic.ts'
import { hasActive, type Individual, type RealmState } from '../state/state.ts'
import { isUnder } from './spells.ts'

/** Matches the kinds of monsters that bear arms (9.5.3). */
const ARMED = /goblin|ogre|giant(?!-bat)/

/**
 * Returns true if SEARCH must use Magic Sight, which is the case if an odd number of causes apply (9.5.1). It is false
 * for hired leaders.
 */
export function hasMagicSight(state: RealmState, one: Individual): boolean {
  if (!state.magic || !isCharacter(one.id)) return false
  const causes = [
    advantagesOf(one).includes('disembodied'),
    hasActive(one, 'phantom-glass'),
    isUnder(state, 'world-fades', { kind: 'character', id: one.id }),
  ]
  return causes.filter(Boolean).length % 2 === 1
}

/**
 * Returns true if the watcher still has Magic Sight and today's results reveal an individual, hidden or not (9.5.3 to
 * 9.5.5, 9.5.7).
 */
export function perceives(state: RealmState, watcher: Individual, seen: string): boolean {
  const shown = watcher.magic?.sight ?? []
  return shown.length > 0 && hasMagicSight(state, watcher) && shown.some(sight => shows(state, sight, seen))
}

function shows(state: RealmState, sight: MagicSight, id: string): boolean {
  const one = [...state.characters, ...(state.war?.leaders ?? [])].find(
    other => other.id === id && other.fate === 'alive',
  )
  const owns = (isShown: (kind: string) => boolean): boolean =>
    one?.owned.some(piece => isShown(belonging(piece.id).kind)) ?? false
  switch (sight) {
    case 'counters':
      return owns(kind => kind !== 'treasure') || bearsArms(id)
    case 'cards':
      return owns(kind => kind === 'treasure')
    case 'spell':
      return (one?.magic?.spells.length ?? 0) > 0
  }
}

/** Returns true for natives, Goblins, Ogres and Giants, which always have weapons (9.5.3). */
function bearsArms(id: string): boolean {
  if (isCharacter(id)) return false
  const denizen = denizenOf(id)
  return denizen.is === 'native' || ARMED.test(denizen.kind)
}
