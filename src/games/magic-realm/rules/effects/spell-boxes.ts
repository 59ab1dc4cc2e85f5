import { ownChits } from '../pieces/characters.ts'
import { plays } from '../state/optional.ts'
import { characterOf, type RealmTable } from '../state/state.ts'

/**
 * With enhanced magic, frees the spell boxes of this round's spells and fatigues their chits when the round ends
 * (26.13).
 */
export function freeSpellBoxes(table: RealmTable): void {
  const { state } = table
  if (!state.magic || !plays(state, 'enhanced-magic')) return
  for (const cast of state.magic.spells) {
    const { chit } = cast
    cast.chit = null
    cast.box = null
    delete cast.card
    // A spell cast by an item commits no chit.
    if (chit === null) continue
    const caster = characterOf(state, cast.caster)
    if (caster.chits[chit] !== 'committed') continue
    caster.chits[chit] = 'fatigued'
    const { seat, id } = caster
    table.emit({ kind: 'fatigues', seat, rule: '26.13', character: id, chits: [chit], ...ownChits(caster) })
  }
}
