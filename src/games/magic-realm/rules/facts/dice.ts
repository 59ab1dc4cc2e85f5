import type { Rule } from '../../../../kernel/index.ts'
import { advantagesOf, isAble, isCharacter } from '../pieces/characters.ts'
import { type ClearingId, isCave, isMountain, tileCodeOf, tileOf } from '../pieces/tiles.ts'
import { decideCount } from '../state/asking.ts'
import type { TableName } from '../state/events.ts'
import type { OpenIndividual, OpenRealm } from '../state/state.ts'
import { clearingAt, hasActive, type Individual, type RealmState, type RealmTable } from '../state/state.ts'
import { illusionModifier, magicModifier } from './spells.ts'
import { placeOfCard } from './whereabouts.ts'

/** The dice for a table roll, and the modifier added to the higher one (2.1.1). */
export interface TableDice {
  readonly dice: 1 | 2
  readonly modifier: number
}

export interface RollPurpose {
  /** True for a MEETING roll in a TRADE phase (24.11). */
  readonly trade?: boolean
  /** True for a MEETING roll in a HIRE phase (26.8). */
  readonly hire?: true
  /** For MISSILE, the kind of weapon: a bow or crossbow, another missile weapon, or a spell (24.1, 24.7). */
  readonly missile?: 'bow' | 'weapon' | 'spell'
  /** True for an unmodified roll, made by a familiar (24.14) or for somebody who is absent (D31). */
  readonly plain?: boolean
  /** The clearing that a familiar or phantasm looks from. An Illusion on the tile affects its roll too (21.3.3). */
  readonly at?: ClearingId | null
  /** For LOOT, the number of pieces that can be looted, if it is public. */
  readonly pieces?: number
}

const SEARCH_TABLES: readonly TableName[] = [
  'peer',
  'locate',
  'loot',
  'toadstool-circle',
  'crypt-of-the-knight',
  'enchanted-meadow',
  'runes',
  'magic-sight',
]
const LOOT_TABLES: readonly TableName[] = ['loot', 'toadstool-circle', 'crypt-of-the-knight', 'enchanted-meadow']

/** The tables that MEETING modifiers apply to. They include COMMERCE (26.24, R64). */
const MEETINGS: readonly TableName[] = ['meeting', 'commerce']

/** The tables on which the Magic Wand can set a die, apart from MISSILE (23.5.4). */
const WAND_TABLES: readonly TableName[] = ['curses', 'wishes', 'pit', 'transform', 'storm', 'lost']

/** Returns true if an advantage or optional ability reduces the roll to one die (ch. 24, 26.8). */
function rollsOneDieByAdvantage(character: OpenIndividual, table: TableName, purpose: RollPurpose): boolean {
  const advantages = advantagesOf(character)
  const clearing = clearingAt(character)
  const isMeeting = MEETINGS.includes(table)
  const isTracked = table === 'hide' || isMeeting || SEARCH_TABLES.includes(table)
  if (isAble(character, 'captain') && purpose.hire && table === 'meeting') return true
  if (isAble(character, 'woods-girl') && isTracked && clearing !== null && isWoods(clearing)) return true
  return advantages.some(advantage => {
    switch (advantage) {
      case 'concealment':
        return table === 'hide'
      case 'cave-knowledge':
        return isTracked && clearing !== null && isCave(clearing)
      case 'tracking-skills':
        return isTracked && clearing !== null && tileOf(tileCodeOf(clearing)).name.endsWith('Woods')
      case 'fear':
        return isMeeting
      case 'barter':
        return isMeeting && purpose.trade === true
      case 'lore':
      case 'learning':
        return table === 'runes'
      case 'archer':
        return table === 'missile' && purpose.missile === 'bow'
      default:
        return false
    }
  })
}

/** Returns true for a woods clearing outside the Ruins and the valleys (26.8). */
function isWoods(clearing: ClearingId): boolean {
  const { kind, name } = tileOf(tileCodeOf(clearing))
  return kind !== 'valley' && name !== 'Ruins' && !isCave(clearing) && !isMountain(clearing)
}

/** Returns the LOCATE modifier that active maps give in the character's tile (23.5.3). */
function mapModifier(state: OpenRealm, character: OpenIndividual): number {
  const clearing = clearingAt(character)
  if (clearing === null) return 0
  const tile = tileCodeOf(clearing)
  const isHere = (chit: string) => state.chits[chit]?.tile === tile
  let modifier = 0
  if (hasActive(character, 'map-of-lost-city') && isHere('lost-city')) modifier--
  if (hasActive(character, 'map-of-lost-castle') && isHere('lost-castle')) modifier--
  // The map counts once, even if both conditions are met.
  const letters = ['v', 'w', 'c', 'm']
  const isRuins = tileOf(tile).name === 'Ruins' || letters.some(letter => isHere(`ruins-${letter}`))
  if (hasActive(character, 'map-of-ruins') && isRuins) modifier--
  return modifier
}

/** Returns the number of dice and the modifier for an individual's roll on a table (2.1.1, 2.1.2, 2.1.6). */
export function rollsWith(
  state: OpenRealm,
  character: OpenIndividual,
  table: TableName,
  purpose: RollPurpose = {},
): TableDice {
  // Neither the employer's advantages nor the Cloven Hoof affects a hireling's roll (2.1.6, D77).
  if (purpose.plain || !isCharacter(character.id)) {
    // An Illusion on the tile affects everyone who searches there (21.3.3).
    const isDeceived = !purpose.plain && SEARCH_TABLES.includes(table)
    return { dice: 2, modifier: illusionModifier(state, isDeceived ? clearingAt(character) : (purpose.at ?? null)) }
  }
  const oneDie =
    hasActive(character, 'lucky-charm') ||
    (hasActive(character, 'deft-gloves') && LOOT_TABLES.includes(table)) ||
    (hasActive(character, 'shoes-of-stealth') && table === 'hide') ||
    rollsOneDieByAdvantage(character, table, purpose)
  const advantages = advantagesOf(character)
  let modifier = 0
  if (table === 'locate') modifier += mapModifier(state, character)
  if (MEETINGS.includes(table) && advantages.includes('honor')) modifier--
  if (table === 'missile' && advantages.includes('aim') && purpose.missile !== undefined && purpose.missile !== 'spell')
    modifier--
  if (table === 'runes' && advantages.includes('knowledge')) modifier--
  modifier += magicModifier(state, character, SEARCH_TABLES.includes(table))
  const hoof = placeOfCard(state, 'cloven-hoof')
  if (hoof !== null && hoof === clearingAt(character)) modifier++
  return { dice: oneDie ? 1 : 2, modifier }
}

/** Returns the result of dice on a table: the highest die plus the modifier, limited to the range 1 to 6 (2.1.1). */
export const resultOf = (dice: readonly number[], modifier: number): number => clampDie(Math.max(...dice) + modifier)

/**
 * Rolls on a table for an individual and logs the roll. `red` is the die that the Magic Wand has set, if any (23.5.4).
 * Returns the result, from 1 to 6 (2.1).
 */
export function rollOn(
  table: RealmTable,
  character: Individual,
  name: TableName,
  rule: string,
  purpose: RollPurpose = {},
  red?: number,
): number {
  const { dice: count, modifier } = rollsWith(table.state, character, name, purpose)
  // The holder of the Magic Wand has set one die (23.5.4).
  const dice = Array.from({ length: count }, (_, i) => (i === 0 && red !== undefined ? red : table.die()))
  return logRoll(table, character, name, dice, modifier, rule, purpose.pieces)
}

function logRoll(
  table: RealmTable,
  { id, seat }: Individual,
  name: TableName,
  dice: readonly number[],
  modifier: number,
  rule: string,
  pieces?: number,
): number {
  const result = resultOf(dice, modifier)
  const extra = pieces === undefined ? {} : { pieces }
  table.emit({ kind: 'table', seat, rule, character: id, table: name, dice, modifier, result, ...extra })
  return result
}

/**
 * Rolls on a table. If the table allows it and the character has an active Magic Wand, the player sets one of the dice
 * (23.5.4).
 */
export function* rollWithWand(table: RealmTable, character: Individual, name: TableName, rule: string): Rule<number> {
  if (!WAND_TABLES.includes(name) || !hasActive(character, 'magic-wand')) return rollOn(table, character, name, rule)
  const { dice: count, modifier } = rollsWith(table.state, character, name)
  const red = yield* decideCount(
    { seat: character.seat, topic: 'red-die', rule: '23.5.4', data: { character: character.id, table: name } },
    1,
    6,
  )
  const dice = count === 1 ? [red] : [red, table.die()]
  return logRoll(table, character, name, dice, modifier, rule)
}

/**
 * Returns the dice for a roll that only general effects modify: for example, a Lucky Charm reduces the roll to one die,
 * and a Cloven Hoof in the clearing adds one to the result (23.5).
 */
export const fortuneOf = (state: RealmState, character: Individual): TableDice => rollsWith(state, character, 'pit')

/** Rolls dice. `result` is the highest die plus the modifier, and is not limited to the range 1 to 6 (2.1.5). */
export function rollFor(
  table: RealmTable,
  { dice, modifier }: TableDice,
  red?: number,
): { dice: number[]; result: number } {
  const rolled = Array.from({ length: dice }, (_, i) => (i === 0 && red !== undefined ? red : table.die()))
  return { dice: rolled, result: Math.max(...rolled) + modifier }
}

/** Limits a result to the range 1 to 6 (2.1.1). */
export const clampDie = (result: number): number => Math.max(1, Math.min(6, result))
