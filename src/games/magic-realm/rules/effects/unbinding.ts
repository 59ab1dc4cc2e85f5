import { endControl, settleControl } from '../facts/control.ts'
import { clearingOfDropped } from '../facts/dropped-belongings.ts'
import { individuals, isCharacterPiece } from '../facts/employment.ts'
import { formOf } from '../facts/forms.ts'
import { holderOfSpell, isUnder, isWarded, spellTargetOf } from '../facts/spells.ts'
import { isEnchanted, treasureOf } from '../pieces/belongings.ts'
import { isCave } from '../pieces/tiles.ts'
import type { CastSpell, SpellTarget } from '../state/magic.ts'
import type { SpellEnd } from '../state/magic-events.ts'
import {
  type Character,
  characterOf,
  clearingAt,
  type Individual,
  living,
  type RealmState,
  type RealmTable,
} from '../state/state.ts'
import { dismount } from './activating.ts'
import { applyImmediateCurse, applyWither } from './curses.ts'

/**
 * Releases a spell's targets. Controlled monsters stop serving. An absorbed monster returns to the clearing of the
 * spell's holder, or dies (21.5.1).
 */
export function freeTargets(
  table: RealmTable,
  cast: CastSpell,
  why: SpellEnd,
  released: readonly SpellTarget[] = cast.targets,
): void {
  for (const { id } of released) endControl(table, cast, id)
  if (cast.absorbed !== undefined) releaseAbsorbed(table, cast, why)
}

/**
 * Returns an absorbed monster to the clearing of the spell's holder when Absorb Essence ends. The monster dies if the
 * caster is dead or the holder isn't in a clearing (21.5.1).
 */
function releaseAbsorbed(table: RealmTable, cast: CastSpell, why: SpellEnd): void {
  const { state } = table
  const id = cast.absorbed!
  delete cast.absorbed
  const monster = state.denizens[id]!
  const clearing = why === 'caster' ? null : placeOfSpell(state, cast)
  if (clearing === null) {
    // The monster dies with the character who absorbed it (21.5.1).
    monster.dead = true
    return
  }
  Object.assign(monster, { at: clearing, arrived: ++state.arrivals })
  table.emit({ kind: 'appears', seat: null, rule: '21.5.1', denizens: [id], clearing, by: cast.spell })
}

/**
 * Returns the clearing of a spell's holder or, if the item that cast it has no owner, of that item (20.6.3). Returns
 * null if neither is in a clearing.
 */
function placeOfSpell(state: RealmState, cast: CastSpell): string | null {
  const holder = holderOfSpell(state, cast)
  return holder === null ? clearingOfDropped(state, cast.item ?? '') : clearingAt(characterOf(state, holder))
}

/**
 * Updates everything that spells determine: whom monsters serve, forms, suspended curses, Prophecies and phantasms
 * (20.9.3, 20.10.7).
 */
export function settleMagic(table: RealmTable): void {
  const { state } = table
  if (!state.magic) return
  settleControl(table)
  for (const one of individuals(state)) settleForm(state, one)
  for (const character of living(state)) {
    settleCurses(state, character)
    if (isUnder(state, 'prophecy', spellTargetOf(character.id))) character.foresees = true
    else delete character.foresees
    if (!isUnder(state, 'phantasm', spellTargetOf(character.id))) delete character.phantasm
  }
}

/**
 * Updates belongings to match a form. A beast or mist absorbs belongings and gold, and gives them back when the form
 * ends. The belongings of a monster form are inactive, except Enchanted cards and potions (20.9.3, 21.5.1, 21.6.5).
 */
function settleForm(state: RealmState, one: Individual): void {
  const form = formOf(state, one.id)
  const wasFormed = one.formed
  if (form) one.formed = form.kind
  else delete one.formed
  // A Wither curse received while transformed affects the chits now (22.1).
  if (wasFormed && !form && isCharacterPiece(one) && one.curses.includes('wither')) applyWither(one)
  if (form?.kind === 'mist' || (form?.kind === 'beast' && !one.within)) {
    const { owned, gold } = one.within ?? { owned: [], gold: 0 }
    one.within = { owned: [...owned, ...one.owned.splice(0)], gold: gold + one.gold }
    one.gold = 0
    return
  }
  if (form?.kind === 'beast') return
  if (one.within) {
    one.owned.unshift(...one.within.owned)
    one.gold += one.within.gold
    delete one.within
    const clearing = clearingAt(one)
    if (clearing !== null && isCave(clearing)) dismount(one)
  }
  if (form === null) return
  for (const piece of one.owned)
    if (piece.active && !isEnchanted(piece.id) && !treasureOf(piece.id)?.returns)
      Object.assign(piece, { active: false, alerted: false })
}

/** Suspends curses while a ward blocks magic, and restores them afterward (21.5.5, 21.6.3, 21.7.4). */
function settleCurses(state: RealmState, character: Character): void {
  const { id, curses, magic } = character
  if (!magic) return
  if (isWarded(state, spellTargetOf(id))) {
    if (curses.length > 0) magic.stilled = [...(magic.stilled ?? []), ...curses.splice(0)]
  } else if (magic.stilled) {
    const back = [...new Set(magic.stilled)].filter(curse => !curses.includes(curse))
    curses.push(...back)
    delete magic.stilled
    for (const curse of back) applyImmediateCurse(character, curse)
  }
}

/** Returns everything someone owns, including belongings absorbed by a form (20.9.3). */
export const allOwned = ({ owned, within }: Individual) => [...owned, ...(within?.owned ?? [])]
