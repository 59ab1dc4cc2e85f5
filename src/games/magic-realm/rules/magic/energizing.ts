import { clearingOf, tileOf } from '../map/tiles.ts'
import { COLOURS, spellOf } from '../pieces/spells.ts'
import { characterOf, type Place, type RealmState, type RealmTable } from '../state.ts'
import { coloursReaching } from './colours.ts'
import type { CastSpell, SpellTarget } from './state.ts'

/** The places where colour reaches what a spell is upon: a tile's is fed from anywhere on it (20.7.4). */
function placesOf(state: RealmState, { kind, id }: SpellTarget): Place[] {
  switch (kind) {
    case 'character':
      return [characterOf(state, id).place]
    case 'denizen': {
      const at = state.denizens[id]?.at ?? null
      return at === null ? [] : [{ kind: 'clearing', clearing: at }]
    }
    case 'tile':
      return tileOf(id).normal.clearings.map(({ number }) => ({ kind: 'clearing', clearing: clearingOf(id, number) }))
    case 'clearing':
      return [{ kind: 'clearing', clearing: id }]
    case 'belonging': {
      const owner = state.characters.find(({ owned }) => owned.some(piece => piece.id === id))
      return owner ? [owner.place] : []
    }
    case 'spell':
    case 'curse':
    case 'sound':
    case 'chit':
      return []
  }
}

/** Whether a spell's colour reaches it without anybody's doing (20.7.2). */
export function isSupplied(state: RealmState, cast: CastSpell): boolean {
  const { colour } = spellOf(cast.spell)
  const wanted = colour === null ? COLOURS : [colour]
  return cast.targets.some(target =>
    placesOf(state, target).some(place => coloursReaching(state, place).some(one => wanted.includes(one))),
  )
}

/** A Permanent spell wakes, or falls asleep (20.7.2). */
export function setEnergized(table: RealmTable, cast: CastSpell, energized: boolean, rule: string): void {
  if (cast.energized === energized) return
  cast.energized = energized
  const { seat, id } = characterOf(table.state, cast.caster)
  table.tell({ kind: 'energizes', seat, rule, character: id, spell: cast.spell, energized })
}

/** Permanent spells that their colour reaches now wake by themselves (20.7.2, 5.1.3). */
export function wake(table: RealmTable): void {
  for (const cast of table.state.magic?.spells ?? [])
    if (
      cast.stage === 'alive' &&
      spellOf(cast.spell).duration === 'permanent' &&
      !cast.energized &&
      isSupplied(table.state, cast)
    )
      setEnergized(table, cast, true, '20.7.2')
}
