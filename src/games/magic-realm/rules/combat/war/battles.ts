import type { Rule } from '../../../../../kernel/index.ts'
import { isMist } from '../../magic/forms.ts'
import { pacificationOf } from '../../magic/pacifying.ts'
import { willBattle } from '../../natives/meeting.ts'
import { isHired, unhiredAt } from '../../natives/serving.ts'
import { denizenOf, GROUPS } from '../../pieces/denizens.ts'
import { type Character, characterOf, type RealmState, type RealmTable } from '../../state.ts'
import type { PieceId } from '../blows.ts'
import type { CombatState } from '../state.ts'

/** Whether the unhired members of a group here fight a character and his hirelings this evening (14.2.2). */
export const isBattling = ({ war }: Pick<CombatState, 'war'>, group: string, character: PieceId): boolean =>
  war?.battles.some(battle => battle.group === group && battle.character === character) ?? false

/** The next roll of the evening, each character and each group with unhired members there once (14.2.1, D78). True after the last. */
export function* meetNext(table: RealmTable, combat: CombatState): Rule<boolean> {
  const { state } = table
  const pairs = meetings(state, combat)
  const next = pairs[combat.turn]
  if (!next) return true
  combat.turn++
  const { character, group } = next
  if (yield* willBattle(table, characterOf(state, character), group, combat.clearing))
    combat.war?.battles.push({ group, character })
  return combat.turn >= pairs.length
}

/** Characters from the first leftwards, each with the groups by their names (D78). */
const meetings = (state: RealmState, { clearing, order }: CombatState): { character: PieceId; group: string }[] =>
  order.flatMap(character =>
    [...GROUPS]
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .filter(({ id }) => unhiredAt(state, id, clearing).some(native => !isMist(state, native)))
      // Whom he has persuaded he need not roll for (21.3.5).
      .filter(({ id }) => !unhiredAt(state, id, clearing).some(native => pacificationOf(state, native, character)))
      .map(({ id }) => ({ character, group: id })),
  )

/**
 * Whoever lures, attacks or deploys against an unhired native has his group upon him from now on (14.2.3). Hired natives are no
 * part of their group.
 */
export function provoke(table: RealmTable, combat: CombatState, { id, seat }: Character, denizen: PieceId): void {
  const face = denizenOf(denizen)
  if (!combat.war || face.is !== 'native' || isHired(table.state, denizen)) return
  const { group } = face
  if (isBattling(combat, group, id)) return
  combat.war.battles.push({ group, character: id })
  table.tell({ kind: 'battles', seat, rule: '14.2.3', character: id, group })
}
