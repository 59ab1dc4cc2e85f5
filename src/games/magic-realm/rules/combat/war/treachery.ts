import { release } from '../../magic/ending.ts'
import { strain } from '../../natives/relations.ts'
import { dismiss, hirelingsOf, hireOf, isHired, nativeOf, servesWhom } from '../../natives/serving.ts'
import { denizenOf } from '../../pieces/denizens.ts'
import { gainFame } from '../../renown.ts'
import { plays } from '../../setup/optional.ts'
import type { Character, RealmState, RealmTable } from '../../state.ts'
import type { PieceId } from '../blows.ts'
import { denizensIn, isCharacter } from '../ground.ts'
import { sheetOf, sheetWith, victimOf } from '../sheets.ts'
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
  const face = denizenOf(target)
  // A monster leaves him alone with all of its own (16.6.3).
  if (face.is === 'monster') {
    abandonMonster(table, combat, character, target)
    return
  }
  const { group } = face
  const rebels = hirelingsOf(state, character.id).filter(one => isOf(one, group))
  const fame = rebels.reduce((sum, one) => sum + nativeOf(one).notoriety, 0)
  table.tell({ kind: 'betrays', seat: character.seat, rule: '16.6.1', character: character.id, group, fame })
  combat.war.free = denizensIn(state, combat.clearing).filter(one => !isHired(state, one))
  for (const rebel of rebels) dismiss(table, rebel, 'treachery', '16.6.1')
  gainFame(table, character, -fame, 0, '16.6.1')
  // It is never forgotten (26.12).
  if (plays(state, 'grudges')) strain(character, group, 5)
  combat.war.rebels.push(...rebels)
  for (const rebel of rebels) for (const one of engagedWith(table, combat, rebel)) provoke(table, combat, one, rebel)
}

/** Whether a hired native would fight an unhired one of his own group, where that is treachery too (26.11). */
function isKin(state: RealmState, hireling: PieceId, target: PieceId): boolean {
  if (!plays(state, 'extended-treachery') || isCharacter(target) || isHired(state, target)) return false
  return denizenOf(hireling).is === 'native' && isOf(target, nativeOf(hireling).group)
}

/** What of it an answer says that uses a hireling so. */
export const kinship = (state: RealmState, hireling: PieceId, target: PieceId): { readonly kin?: true } =>
  isKin(state, hireling, target) ? { kin: true } : {}

/** A hired native is used against an unhired one of his own group: he and his like leave at once (26.11). True where that is so. */
export function betrayKin(
  table: RealmTable,
  combat: CombatState,
  character: Character,
  hireling: PieceId,
  target: PieceId,
): boolean {
  if (!isKin(table.state, hireling, target)) return false
  betray(table, combat, character, hireling)
  provoke(table, combat, character, target)
  return true
}

const isOf = (denizen: PieceId, group: string): boolean => {
  const face = denizenOf(denizen)
  return face.is === 'native' && face.group === group
}

/** A monster that its own master attacks serves him no more, whatever made it serve; that costs no fame (16.6.3). */
export function abandonMonster(
  table: RealmTable,
  combat: CombatState,
  { id, seat }: Character,
  monster: PieceId,
): void {
  const { state } = table
  const { war } = combat
  if (!war) return
  const spell = hireOf(state, monster)?.spell
  table.tell({ kind: 'betrays', seat, rule: '16.6.3', character: id, group: monster, fame: 0 })
  const cast = state.magic?.spells.find(({ number }) => number === spell)
  war.free = denizensIn(state, combat.clearing).filter(one => !isHired(state, one))
  if (cast) release(table, cast, target => target.kind === 'denizen' && target.id === monster, '16.6.3')
  else dismiss(table, monster, 'treachery', '16.6.3')
  war.rebels.push(monster)
}

/** The characters whom a native attacks, himself or by their hirelings, and who attack him so. */
export function engagedWith({ state }: RealmTable, combat: CombatState, native: PieceId): Character[] {
  const standing = sheetWith(combat, native)
  const others = [victimOf(combat, native), standing?.owner, ...(sheetOf(combat, native)?.duel?.attackers ?? [])]
  const against = combat.engagements.filter(({ target }) => target === native).map(({ character }) => character)
  const engaged = [...against, ...others.flatMap(one => (one ? (servesWhom(state, one) ?? one) : []))]
  return state.characters.filter(({ id, fate }) => fate === 'alive' && engaged.includes(id))
}
