import { strain } from '../../natives/relations.ts'
import { dismiss, hirelingsOf, isHired, nativeOf, servesWhom } from '../../natives/serving.ts'
import { gainFame } from '../../renown.ts'
import { plays } from '../../setup/optional.ts'
import type { Character, RealmTable } from '../../state.ts'
import type { PieceId } from '../blows.ts'
import { denizensIn } from '../ground.ts'
import { engagementOf, sheetOf, sheetWith, victimOf } from '../sheets.ts'
import type { CombatState } from '../state.ts'
import { provoke } from './battles.ts'

/**
 * To attack one's own hired native is treachery: all of that group whom he has hired, wherever they are, leave him at once, and
 * he loses as much fame as their bounties are worth (16.6.1). In this round the rebels and what is unhired leave each other
 * alone; they fight every character whom they attack or who attacks them (16.6.2).
 */
export function betray(table: RealmTable, combat: CombatState, character: Character, target: PieceId): void {
  const { state } = table
  if (!combat.war || servesWhom(state, target) !== character.id) return
  const { group } = nativeOf(target)
  const rebels = hirelingsOf(state, character.id).filter(one => nativeOf(one).group === group)
  const fame = rebels.reduce((sum, one) => sum + nativeOf(one).notoriety, 0)
  table.tell({ kind: 'betrays', seat: character.seat, rule: '16.6.1', character: character.id, group, fame })
  combat.war.free = denizensIn(state, combat.clearing).filter(one => !isHired(state, one))
  for (const rebel of rebels) dismiss(table, rebel, 'treachery', '16.6.1')
  gainFame(table, character, -fame, 0, '16.6.1')
  // It is never forgotten (26.12).
  if (plays(state, 'grudges')) strain(character, group, 5)
  combat.war.rebels.push(...rebels)
  for (const rebel of rebels.filter(one => state.denizens[one]!.at === combat.clearing))
    for (const one of engagedWith(table, combat, rebel)) provoke(table, combat, one, rebel)
}

/** The characters whom a native attacks, himself or by their hirelings, and who attack him so. */
export function engagedWith({ state }: RealmTable, combat: CombatState, native: PieceId): Character[] {
  const standing = sheetWith(combat, native)
  const others = [victimOf(combat, native), standing?.owner, ...(sheetOf(combat, native)?.duel?.attackers ?? [])]
  const employers = others.map(one => (one === undefined || one === null ? null : (servesWhom(state, one) ?? one)))
  return state.characters.filter(
    ({ id, fate }) => fate === 'alive' && (employers.includes(id) || engagementOf(combat, id)?.target === native),
  )
}
