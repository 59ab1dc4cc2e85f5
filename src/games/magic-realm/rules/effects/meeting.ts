import type { Rule } from '../../../../kernel/index.ts'
import { type RollPurpose, rollOn } from '../facts/dice.ts'
import { employerOf } from '../facts/employment.ts'
import { gainFame, gainGold } from '../facts/scoring.ts'
import { RELATIONS, type Relation } from '../pieces/characters.ts'
import { groupOf, isGroup } from '../pieces/denizens.ts'
import { type MeetingResult, resultFor, TABLES } from '../pieces/tables.ts'
import { wordOption } from '../state/acts.ts'
import { decide } from '../state/asking.ts'
import { type Character, clearingAt, type Individual, type RealmTable } from '../state/state.ts'
import { columnFor, isFoe } from './relations.ts'

/** The number of notoriety points that an insult costs, or of fame points that a challenge costs (10.3.3). */
const AFFRONT = 5

/** Returns the amount of gold that can be spent, which is 0 under the Ashes curse (22.1.1). */
export const goldToSpend = ({ gold, curses }: Pick<Individual, 'gold' | 'curses'>): number =>
  curses.includes('ashes') ? 0 : gold

/**
 * Asks whether to buy drinks for a group, which improves its attitude by one level and costs one gold per member in the
 * clearing, hired or not (10.3.2). Doesn't ask if the price is too high, or if the trader is a visitor or a foe of the
 * campaign (25.4.6). Returns true if the player buys them.
 */
export function* buyDrinks(table: RealmTable, one: Individual, trader: string): Rule<boolean> {
  const { state } = table
  if (!isGroup(trader) || isFoe(state, employerOf(state, one).id, trader)) return false
  const clearing = clearingAt(one)
  const price = groupOf(trader).members.filter(id => state.denizens[id]!.at === clearing).length
  if (goldToSpend(one) < price) return false
  const act = yield* decide({
    seat: one.seat,
    topic: 'drinks',
    rule: '10.3.2',
    data: { character: one.id, trader, price },
    options: [wordOption('nothing'), { ...wordOption('drink'), cost: price }],
  })
  if (act.kind !== 'drink') return false
  gainGold(table, one, -price, '10.3.2')
  return true
}

/**
 * The rule number of a meeting. `battle` is set if the roll decides whether a group battles the character tonight
 * (14.2.1).
 */
interface MeetingRoll {
  readonly rule: string
  readonly battle?: true
}

/**
 * Rolls on the MEETING table in a column. Trouble and opportunity mean another roll in a different column (10.3.3,
 * 10.3.5).
 */
export function rollMeeting(
  table: RealmTable,
  one: Individual,
  trader: string,
  relation: Relation,
  purpose: RollPurpose,
  roll: MeetingRoll = { rule: '10.3.3' },
): MeetingResult {
  let column: Relation = relation
  for (;;) {
    const result = resultFor(TABLES.meeting[column]!, rollOn(table, one, 'meeting', roll.rule, purpose))
    table.emit({ kind: 'meeting', seat: one.seat, character: one.id, with: trader, result, ...roll })
    if (result === 'trouble') column = 'unfriendly'
    else if (result === 'opportunity') column = RELATIONS[Math.min(RELATIONS.indexOf(column) + 1, 4)]!
    else return result
  }
}

/**
 * Asks whether to accept an insult or challenge. Returns true if the player does (10.3.3). A character under the
 * Disgust curse cannot accept a challenge.
 */
export function* askToAcceptInsult(
  table: RealmTable,
  one: Individual,
  trader: string,
  result: 'insult' | 'challenge',
  { rule, battle }: MeetingRoll = { rule: '10.3.3' },
): Rule<boolean> {
  const canSuffer = result === 'insult' || !employerOf(table.state, one).curses.includes('disgust')
  const act = yield* decide({
    seat: one.seat,
    topic: battle ? 'affront-battle' : 'affront',
    rule,
    data: { character: one.id, trader, result },
    options: [...(canSuffer ? [wordOption('suffer')] : []), wordOption('refuse')],
  })
  if (act.kind !== 'suffer') return false
  if (result === 'insult') gainFame(table, one, 0, -AFFRONT, rule)
  else gainFame(table, one, -AFFRONT, 0, rule)
  return true
}

/**
 * Decides whether a group's unhired members battle a character tonight (14.2.1, 14.2.2). A character in the group's
 * clearing may buy drinks; one elsewhere rolls two unmodified dice (D31).
 */
export function* askToBattle(table: RealmTable, character: Character, group: string, clearing: string): Rule<boolean> {
  const isPresent = clearingAt(character) === clearing
  const drinks = isPresent ? yield* buyDrinks(table, character, group) : false
  const column = columnFor(table.state, character, group, drinks)
  const result = rollMeeting(table, character, group, column, isPresent ? {} : { plain: true }, {
    rule: '14.2.1',
    battle: true,
  })
  const battles =
    result === 'block' ||
    ((result === 'insult' || result === 'challenge') &&
      !(yield* askToAcceptInsult(table, character, group, result, { rule: '14.2.2', battle: true })))
  if (battles) table.emit({ kind: 'battles', seat: character.seat, rule: '14.2.2', character: character.id, group })
  return battles
}
