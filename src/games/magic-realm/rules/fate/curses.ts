import type { Rule } from '../../../../kernel/index.ts'
import { chitsOf } from '../chits/chits.ts'
import { rollWithWand } from '../dice.ts'
import { being, isUnder, isWarded } from '../magic/spells.ts'
import { isAble } from '../pieces/characters.ts'
import { type Curse, TABLES } from '../pieces/tables.ts'
import type { Character, RealmTable } from '../state.ts'

/** The curse of a result (22.1.1). */
export const curseOf = (result: number): Curse => TABLES.curses[result - 1] as Curse

/** Rolls a curse for a character and lays it on him (22.1). */
export function* rollCurse(table: RealmTable, character: Character, rule: string): Rule {
  layCurse(table, character, curseOf(yield* rollWithWand(table, character, 'curses', rule)), rule)
}

/** Lays a curse on him; the same curse twice is once (22.1). */
export function layCurse(table: RealmTable, character: Character, curse: Curse, rule: string): void {
  const { state } = table
  // The Druid takes none (26.8).
  if (isAble(character, 'druid')) {
    table.tell({ kind: 'uncursed', seat: character.seat, rule: '26.8', character: character.id, curse })
    return
  }
  const who = being(character.id)
  // Mist and a Phase chit in use stop it, a Pentangle lets it wait (21.5.5, 21.6.3, 21.7.4).
  if (isWarded(state, who)) {
    if (!isUnder(state, 'pentangle', who)) return
    character.magic!.stilled = [...new Set([...(character.magic!.stilled ?? []), curse])]
    table.tell({ kind: 'cursed', seat: character.seat, rule, character: character.id, curse })
    return
  }
  if (!character.curses.includes(curse)) character.curses.push(curse)
  table.tell({ kind: 'cursed', seat: character.seat, rule, character: character.id, curse })
  if (curse === 'squeak') character.hidden = false
  if (curse === 'wither') tireAll(character)
}

/** Withered, he has no active chit with an asterisk (22.1.1). */
export function tireAll(character: Character): void {
  for (const { number, state, asterisks } of chitsOf(character))
    if (asterisks > 0 && (state === 'active' || state === 'enchanted')) character.chits[number] = 'fatigued'
}

/** Curses end on a character (22.1). */
export function freeOf(table: RealmTable, character: Character, curses: readonly string[], rule: string): void {
  const { stilled = [] } = character.magic ?? {}
  const ended = allCurses(character).filter(curse => curses.includes(curse))
  if (ended.length === 0) return
  character.curses = character.curses.filter(curse => !curses.includes(curse))
  // Those that sleep end as well (22.1).
  if (stilled.length > 0) character.magic!.stilled = stilled.filter(curse => !curses.includes(curse))
  table.tell({ kind: 'freed', seat: character.seat, rule, character: character.id, curses: ended })
}

/** All his fatigued and wounded chits return, and what keeps them from it ends (22.2, wish 5; 9.6.6, result 4). */
export function restoreHealth(table: RealmTable, character: Character, curses: readonly Curse[], rule: string): void {
  freeOf(table, character, curses, rule)
  // His own chits are frozen in another form (20.9.6).
  if (character.formed) return
  for (const [number, state] of character.chits.entries())
    if (state === 'fatigued' || state === 'wounded') character.chits[number] = 'active'
}

/** Every curse of his, those too that something keeps off him for now (21.5.5). */
export const allCurses = ({ curses, magic }: Pick<Character, 'curses' | 'magic'>): Curse[] => [
  ...curses,
  ...(magic?.stilled ?? []),
]

/** The curses that can be taken off somebody one by one: those that sleep too (22.1, 21.5.5). */
export const cursesNow = (one: Pick<Character, 'curses' | 'magic'>): Curse[] => [...new Set(allCurses(one))]
