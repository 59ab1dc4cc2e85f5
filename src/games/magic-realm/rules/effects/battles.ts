import type { Rule } from '../../../../kernel/index.ts'
import { isHired, unhiredAt } from '../facts/employment.ts'
import { isMist } from '../facts/forms.ts'
import type { PieceId } from '../fight/blows.ts'
import { denizenOf, GROUPS } from '../pieces/denizens.ts'
import type { CombatState } from '../state/combat.ts'
import { type Character, characterOf, type RealmState, type RealmTable } from '../state/state.ts'
import { askToBattle } from './meeting.ts'
import { pacificationOf } from './pacifying.ts'

/**
 * Returns true if a group's unhired members in the clearing fight a character and their hirelings this evening
 * (14.2.2).
 */
export const isBattling = ({ war }: Pick<CombatState, 'war'>, group: string, character: PieceId): boolean =>
  war?.battles.some(battle => battle.group === group && battle.character === character) ?? false

/**
 * Makes the evening's next battle roll. There is one roll for each pair of a character and a group with unhired members
 * in the clearing (14.2.1, D78). Returns true after the last roll.
 */
export function* makeNextBattleRoll(table: RealmTable, combat: CombatState): Rule<boolean> {
  const { state } = table
  const pairs = meetings(state, combat)
  const next = pairs[combat.turn]
  if (!next) return true
  combat.turn++
  const { character, group } = next
  if (yield* askToBattle(table, characterOf(state, character), group, combat.clearing))
    combat.war?.battles.push({ group, character })
  return combat.turn >= pairs.length
}

/**
 * Returns the pairs of characters and groups that must roll. Characters are ordered to the left, starting with the
 * first, and each is paired with all groups in alphabetical order, except mist and persuaded groups (21.3.5, 21.6.3,
 * D78).
 */
const meetings = (state: RealmState, { clearing, order }: CombatState): { character: PieceId; group: string }[] =>
  order.flatMap(character =>
    [...GROUPS]
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .filter(({ id }) => unhiredAt(state, id, clearing).some(native => !isMist(state, native)))
      // Persuaded groups need no roll (21.3.5).
      .filter(({ id }) => !unhiredAt(state, id, clearing).some(native => pacificationOf(state, native, character)))
      .map(({ id }) => ({ character, group: id })),
  )

/**
 * Makes a group battle a character who lures, attacks or deploys against one of its unhired members (14.2.3). Hired
 * natives don't count as members.
 */
export function startBattle(table: RealmTable, combat: CombatState, { id, seat }: Character, denizen: PieceId): void {
  const face = denizenOf(denizen)
  if (!combat.war || face.is !== 'native' || isHired(table.state, denizen)) return
  const { group } = face
  if (isBattling(combat, group, id)) return
  combat.war.battles.push({ group, character: id })
  table.emit({ kind: 'battles', seat, rule: '14.2.3', character: id, group })
}
