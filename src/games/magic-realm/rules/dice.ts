import type { TableName } from './events.ts'
import type { ClearingId } from './map/tiles.ts'
import { GROUPS, leaderOf } from './pieces/denizens.ts'
import {
  type Character,
  charactersAt,
  clearingAt,
  hasActive,
  ownedBy,
  type RealmState,
  type RealmTable,
} from './state.ts'

/** How a character rolls on a table: the higher of so many dice, and what is added to it (2.1.1, 2.1.2). */
export interface TableDice {
  readonly dice: 1 | 2
  readonly modifier: number
}

const HOOF = 'cloven-hoof'

/** Whether the Cloven Hoof has come alive and lies in a clearing: with somebody, in a pile, or in the box of a leader there (2.4.3). */
function hoofIn(state: RealmState, clearing: ClearingId): boolean {
  if (!state.shown.includes(HOOF)) return false
  if (charactersAt(state, clearing).some(character => ownedBy(character, HOOF))) return true
  if (state.piles[clearing]?.includes(HOOF)) return true
  return GROUPS.some(({ id }) => state.boxes[id]?.includes(HOOF) && state.denizens[leaderOf(id)]?.at === clearing)
}

/** What bears on every table roll of a character: a Lucky Charm makes it one die, a Cloven Hoof in his clearing adds one (23.5). */
export function fortuneOf(state: RealmState, character: Character): TableDice {
  const clearing = clearingAt(character)
  return {
    dice: hasActive(character, 'lucky-charm') ? 1 : 2,
    modifier: clearing !== null && hoofIn(state, clearing) ? 1 : 0,
  }
}

/** Dice of a character, the highest of them with what is added, and not yet held to 1 to 6 (2.1.5). */
export function rollFor(table: RealmTable, { dice, modifier }: TableDice): { dice: number[]; result: number } {
  const fell = Array.from({ length: dice }, () => table.die())
  return { dice: fell, result: Math.max(...fell) + modifier }
}

/** A result of 1 to 6 (2.1.1). */
export const held = (result: number): number => Math.max(1, Math.min(6, result))

/** A character's roll on a table where nothing but fortune bears on it: 1 to 6, told to all (2.1.1, 2.1.7). */
export function rollPlain(table: RealmTable, character: Character, name: TableName, rule: string): number {
  const fortune = fortuneOf(table.state, character)
  const { dice, result } = rollFor(table, fortune)
  const { seat, id } = character
  table.tell({
    kind: 'table',
    seat,
    rule,
    character: id,
    table: name,
    dice,
    modifier: fortune.modifier,
    result: held(result),
  })
  return held(result)
}
