import type { CastSpell } from '../../../../src/games/magic-realm/rules/state/magic.ts'
import type { Magical } from './evening.ts'

/** Returns a spell cast earlier, with its caster and its target. */
export function laid(realm: Magical, spell: string, caster: string, upon: string): CastSpell {
  const magic = realm.state.magic!
  const cast: CastSpell = {
    number: ++magic.cast,
    spell,
    caster,
    chit: null,
    item: null,
    box: null,
    time: 3,
    stage: 'alive',
    targets: [{ kind: 'character', id: upon }],
    energized: true,
    until: null,
  }
  magic.spells.push(cast)
  return cast
}
