import { denizensIn, isCharacterId } from '../facts/combatants.ts'
import { dismiss, employerIdOf, hirelingsOf, hireOf, isHired, nativeOf } from '../facts/employment.ts'
import { gainFame } from '../facts/scoring.ts'
import type { PieceId } from '../fight/blows.ts'
import { denizenOf } from '../pieces/denizens.ts'
import type { CombatState } from '../state/combat.ts'
import { plays } from '../state/optional.ts'
import { sheetOf, sheetWith, victimOf } from '../state/sheets.ts'
import type { Character, RealmState, RealmTable } from '../state/state.ts'
import { startBattle } from './battles.ts'
import { releaseTargets } from './ending.ts'
import { lowerAttitude } from './relations.ts'

/**
 * Applies treachery if the target is the character's own hireling. All the character's hirelings of a native's group
 * leave immediately, wherever they are, and the character loses fame equal to the notoriety of their bounties (16.6.1).
 * This round, rebels and unhired denizens spare each other, but fight the characters they are engaged with (16.6.2). A
 * monster leaves alone, at no cost (16.6.3).
 */
export function applyTreachery(table: RealmTable, combat: CombatState, character: Character, target: PieceId): void {
  const { state } = table
  if (!combat.war || employerIdOf(state, target) !== character.id) return
  const face = denizenOf(target)
  // Only the monster itself leaves, not others of its kind (16.6.3).
  if (face.is === 'monster') {
    abandonMonster(table, combat, character, target)
    return
  }
  const { group } = face
  const rebels = hirelingsOf(state, character.id).filter(one => isOf(one, group))
  const fame = rebels.reduce((sum, one) => sum + nativeOf(one).notoriety, 0)
  table.emit({ kind: 'betrays', seat: character.seat, rule: '16.6.1', character: character.id, group, fame })
  combat.war.free = denizensIn(state, combat.clearing).filter(one => !isHired(state, one))
  for (const rebel of rebels) dismiss(table, rebel, 'treachery', '16.6.1')
  gainFame(table, character, -fame, 0, '16.6.1')
  // With grudges, the group remembers the treachery (26.12).
  if (plays(state, 'grudges')) lowerAttitude(character, group, 5)
  combat.war.rebels.push(...rebels)
  for (const rebel of rebels)
    for (const one of engagedWith(table, combat, rebel)) startBattle(table, combat, one, rebel)
}

/** Returns true if, with extended treachery, a target is an unhired member of the hired native's own group (26.11). */
function isKin(state: RealmState, hireling: PieceId, target: PieceId): boolean {
  if (!plays(state, 'extended-treachery') || isCharacterId(target) || isHired(state, target)) return false
  return denizenOf(hireling).is === 'native' && isOf(target, nativeOf(hireling).group)
}

/** Returns an option field that marks extended treachery, or an empty object if there is none. */
export const kinField = (state: RealmState, hireling: PieceId, target: PieceId): { readonly kin?: true } =>
  isKin(state, hireling, target) ? { kin: true } : {}

/**
 * Applies extended treachery if a hired native attacks its own group: all the character's hirelings of the group leave
 * immediately (26.11). Returns true if this happened.
 */
export function applyHirelingTreachery(
  table: RealmTable,
  combat: CombatState,
  character: Character,
  hireling: PieceId,
  target: PieceId,
): boolean {
  if (!isKin(table.state, hireling, target)) return false
  applyTreachery(table, combat, character, hireling)
  startBattle(table, combat, character, target)
  return true
}

const isOf = (denizen: PieceId, group: string): boolean => {
  const face = denizenOf(denizen)
  return face.is === 'native' && face.group === group
}

/**
 * Ends the service of a monster that its own master attacked, no matter how it came to serve. This costs no fame
 * (16.6.3).
 */
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
  table.emit({ kind: 'betrays', seat, rule: '16.6.3', character: id, group: monster, fame: 0 })
  const cast = state.magic?.spells.find(({ number }) => number === spell)
  war.free = denizensIn(state, combat.clearing).filter(one => !isHired(state, one))
  if (cast) releaseTargets(table, cast, target => target.kind === 'denizen' && target.id === monster, '16.6.3')
  else dismiss(table, monster, 'treachery', '16.6.3')
  war.rebels.push(monster)
}

/** Returns the characters that a native attacks or is attacked by, directly or through their hirelings. */
export function engagedWith({ state }: RealmTable, combat: CombatState, native: PieceId): Character[] {
  const standing = sheetWith(combat, native)
  const others = [victimOf(combat, native), standing?.owner, ...(sheetOf(combat, native)?.duel?.attackers ?? [])]
  const against = combat.engagements.filter(({ target }) => target === native).map(({ character }) => character)
  const engaged = [...against, ...others.flatMap(one => (one ? (employerIdOf(state, one) ?? one) : []))]
  return state.characters.filter(({ id, fate }) => fate === 'alive' && engaged.includes(id))
}
