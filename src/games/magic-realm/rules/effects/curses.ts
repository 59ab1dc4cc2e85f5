import type { Rule } from '../../../../kernel/index.ts'
import { chitsOf } from '../facts/chits.ts'
import { rollOn, rollWithWand } from '../facts/dice.ts'
import { isUnder, isWarded, spellTargetOf } from '../facts/spells.ts'
import { isAble } from '../pieces/characters.ts'
import { type Curse, resultFor, TABLES } from '../pieces/tables.ts'
import type { Character, RealmTable } from '../state/state.ts'

/** Returns the curse for a rolled result (22.1.1). */
export const curseOf = (result: number): Curse => resultFor(TABLES.curses, result) as Curse

/** Rolls on the CURSES table for a character and lays the curse; the Magic Wand may set a die (22.1, 23.5.4). */
export function* rollCurse(table: RealmTable, character: Character, rule: string): Rule {
  layCurse(table, character, curseOf(yield* rollWithWand(table, character, 'curses', rule)), rule)
}

/** Rolls on the CURSES table in combat and lays the curse; `red` is a die set by the Magic Wand (22.1, 23.5.4). */
export function rollCurseInCombat(table: RealmTable, character: Character, rule: string, red?: number): void {
  layCurse(table, character, curseOf(rollOn(table, character, 'curses', rule, {}, red)), rule)
}

/**
 * Lays a curse on a character; a repeated curse has no further effect (22.1). The Druid (26.8) and warded characters
 * are immune, but a Pentangle only suspends the curse (21.5.5).
 */
export function layCurse(table: RealmTable, character: Character, curse: Curse, rule: string): void {
  const { state } = table
  // The Druid is immune to curses (26.8).
  if (isAble(character, 'druid')) {
    table.emit({ kind: 'uncursed', seat: character.seat, rule: '26.8', character: character.id, curse })
    return
  }
  const who = spellTargetOf(character.id)
  // Mist and an active Phase chit prevent the curse, while a Pentangle suspends it (21.5.5, 21.6.3, 21.7.4).
  if (isWarded(state, who)) {
    if (!isUnder(state, 'pentangle', who)) return
    character.magic!.stilled = [...new Set([...(character.magic!.stilled ?? []), curse])]
    table.emit({ kind: 'cursed', seat: character.seat, rule, character: character.id, curse })
    return
  }
  if (!character.curses.includes(curse)) character.curses.push(curse)
  table.emit({ kind: 'cursed', seat: character.seat, rule, character: character.id, curse })
  applyImmediateCurse(character, curse)
}

/**
 * Applies a curse's immediate effect when the curse is laid or is no longer suspended. Wither affects a transformed
 * character's chits only after the transformation (22.1).
 */
export function applyImmediateCurse(character: Character, curse: Curse): void {
  if (curse === 'squeak') character.hidden = false
  if (curse === 'wither' && !character.formed) applyWither(character)
}

/** Fatigues every active or enchanted chit with an asterisk, as Wither does (22.1.1). */
export function applyWither(character: Character): void {
  for (const { number, state, asterisks } of chitsOf(character))
    if (asterisks > 0 && (state === 'active' || state === 'enchanted')) character.chits[number] = 'fatigued'
}

/** Lifts curses from a character (22.1). */
export function liftCurses(table: RealmTable, character: Character, curses: readonly string[], rule: string): void {
  const { stilled = [] } = character.magic ?? {}
  const ended = allCurses(character).filter(curse => curses.includes(curse))
  if (ended.length === 0) return
  character.curses = character.curses.filter(curse => !curses.includes(curse))
  // Suspended curses end too (22.1).
  if (stilled.length > 0) character.magic!.stilled = stilled.filter(curse => !curses.includes(curse))
  table.emit({ kind: 'freed', seat: character.seat, rule, character: character.id, curses: ended })
}

/**
 * Lifts the given curses, which could prevent recovery, and restores all fatigued and wounded chits unless the
 * character is transformed (20.9.6; 22.2, wish 5; 9.6.6, result 4).
 */
export function restoreHealth(table: RealmTable, character: Character, curses: readonly Curse[], rule: string): void {
  liftCurses(table, character, curses, rule)
  // A transformed character's own chits are frozen (20.9.6).
  if (character.formed) return
  for (const [number, state] of character.chits.entries())
    if (state === 'fatigued' || state === 'wounded') character.chits[number] = 'active'
}

/** Returns a character's curses, including suspended ones (21.5.5). */
export const allCurses = ({ curses, magic }: Pick<Character, 'curses' | 'magic'>): Curse[] => [
  ...curses,
  ...(magic?.stilled ?? []),
]

/**
 * Returns the curses that can be lifted one by one, without duplicates. Suspended curses are included (22.1, 21.5.5).
 */
export const cursesNow = (one: Pick<Character, 'curses' | 'magic'>): Curse[] => [...new Set(allCurses(one))]
