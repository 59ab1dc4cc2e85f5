import type { Rule } from '../../../../kernel/index.ts'
import { putIntoBox } from '../belongings/boxes.ts'
import { layDown } from '../belongings/owning.ts'
import type { ClearingId } from '../map/tiles.ts'
import { treasureOf } from '../pieces/belongings.ts'
import { denizenOf, isDenizen, leaderOf } from '../pieces/denizens.ts'
import type { Character, RealmState, RealmTable } from '../state.ts'

/** Where the goods of a character are left: his clearing, or the one he had just come from (18.4.2). */
function lastClearing(state: RealmState, { place }: Character): ClearingId | null {
  switch (place.kind) {
    case 'clearing':
      return place.clearing
    case 'road':
      return place.from
    case 'outside':
    case 'off':
      return state.dwellings.inn ?? null
  }
}

/**
 * A character dies (19.2). Killed by a monster, by the pit or by his wounds he leaves his goods in the clearing and his gold is
 * lost (18.4.2); activated potions go back to their boxes (2.4.5).
 */
// biome-ignore lint/correctness/useYield: a rule among rules, which others yield to
export function* killCharacter(table: RealmTable, character: Character, by: string | null, rule: string): Rule {
  const { state } = table
  if (character.fate !== 'alive') return
  table.tell({ kind: 'dies', seat: character.seat, rule, character: character.id, by })
  const clearing = lastClearing(state, character)
  for (const { id, active } of character.owned.splice(0)) {
    const box = treasureOf(id)?.returns ?? null
    if (active && box !== null) putIntoBox(state, box, id)
    else if (clearing !== null) layDown(state, clearing, id)
    else state.lost.push(id)
  }
  character.fate = 'dead'
  state.fallen.push(state.characters.indexOf(character))
  character.place = { kind: 'off' }
  Object.assign(character, { gold: 0, fame: 0, notoriety: 0, curses: [], ways: [], sites: [], seen: [], plan: [] })
  state.draw = state.draw.filter(id => id !== character.id)
}

/** A monster or a native dies and leaves the map until it regenerates (18.4.5); a leader's box is emptied there (18.4.4). */
// biome-ignore lint/correctness/useYield: a rule among rules, which others yield to
export function* killDenizen(table: RealmTable, id: string, by: string | null, rule: string): Rule {
  const { state } = table
  const denizen = state.denizens[id]!
  const { at } = denizen
  const face = denizenOf(id)
  denizen.at = null
  denizen.dead = true
  denizen.blocked = false
  const killer = by === null || isDenizen(by) ? null : by
  table.tell({ kind: 'slain', seat: null, rule, denizen: id, by: killer })
  if (face.is === 'native' && at !== null && leaderOf(face.group) === id)
    for (const piece of state.boxes[face.group]!.splice(0)) layDown(state, at, piece)
}

/** A character leaves the map for good by its edge: he is scored at once, and his goods leave the game (19.4.3). */
export function leaveRealm(table: RealmTable, character: Character): void {
  const { state } = table
  state.lost.push(...character.owned.splice(0).map(({ id }) => id))
  character.fate = 'left'
  character.place = { kind: 'off' }
  state.draw = state.draw.filter(id => id !== character.id)
  table.tell({ kind: 'leaves', seat: character.seat, rule: '19.4.3', character: character.id })
}
