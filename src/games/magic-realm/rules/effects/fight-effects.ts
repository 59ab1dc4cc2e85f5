import { clampDie, rollFor, rollOn } from '../facts/dice.ts'
import { isHidden, setHidden } from '../facts/employment.ts'
import { hindranceOf } from '../facts/hindrance.ts'
import { aimTableOf } from '../fight/aiming.ts'
import type { WornArmor } from '../fight/armor.ts'
import type { Blow } from '../fight/blows.ts'
import { belonging } from '../pieces/belongings.ts'
import type { WayId } from '../pieces/board.ts'
import { resultFor, TABLES } from '../pieces/tables.ts'
import { tileCodeOf } from '../pieces/tiles.ts'
import { plays } from '../state/optional.ts'
import { type Character, clearingAt, hasActive, type RealmTable } from '../state/state.ts'
import { damageArmor, destroyArmor } from './losses.ts'

/**
 * Rolls on the HIDE table for a hidden character who attacks one target from a distance, and returns true if they stay
 * hidden. Returns false without a roll if the ambush rule is not in play, the character is not hidden, or a curse or
 * the weather prevents hiding (26.3).
 */
export const staysHidden = (table: RealmTable, character: Character): boolean =>
  plays(table.state, 'ambush') &&
  character.hidden &&
  hindranceOf(table.state, character, 'hide') === null &&
  resultFor(TABLES.hide, rollOn(table, character, 'hide', '26.3')) === 'hide'

/** Returns true if the active weapon is a missile weapon (16.4.2). An active Mixture counts as one (23.9.1). */
export function shoots({ owned }: Pick<Character, 'owned'>): boolean {
  if (hasActive({ owned }, 'alchemists-mixture')) return true
  const held = owned.map(({ id, active }) => (active ? belonging(id) : null)).find(piece => piece?.kind === 'weapon')
  return held?.kind === 'weapon' && held.missile
}

/** Unhides a character or hireling (15.2.2, 16.1.5). */
export function unhideAnybody(table: RealmTable, id: string, seat: number, rule: string): void {
  if (!isHidden(table.state, id)) return
  setHidden(table.state, id, false)
  table.emit({ kind: 'unhides', seat, rule, character: id })
}

/** Moves a runner onto a roadway, where they stay until tomorrow and take no part in the evening (15.6.4, 15.6.5). */
export function leaveByRoad(character: Character, way: WayId): void {
  const from = clearingAt(character)
  if (from !== null) character.place = { kind: 'road', way, from }
}

/** Moves a beast into the woods until tomorrow, when it can enter any clearing of the tile (15.6.10). */
export function runIntoWoods(table: RealmTable, character: Character): void {
  const from = clearingAt(character)
  if (from === null) return
  const { seat, id } = character
  character.place = { kind: 'woods', tile: tileCodeOf(from), from }
  table.emit({ kind: 'runs-into-woods', seat, rule: '15.6.10', character: id })
}

export function turnWeapon(table: RealmTable, character: Character, alerted: boolean, rule: string): void {
  const held = character.owned.find(({ id, active }) => active && belonging(id).kind === 'weapon')
  if (!held || held.alerted === alerted) return
  held.alerted = alerted
  table.emit({ kind: 'turns-weapon', seat: character.seat, rule, character: character.id, weapon: held.id, alerted })
}

/** Makes a character Tremendous until Midnight (24.4). */
export function goBerserk(table: RealmTable, character: Character, rule: string): void {
  character.berserk = true
  table.emit({ kind: 'goes-berserk', seat: character.seat, rule, character: character.id })
}

/** Damages or destroys a piece of armor after a blow (17.2.5). */
export function markArmor({ state }: RealmTable, character: Character, { id, destroyed }: WornArmor): void {
  if (destroyed) destroyArmor(state, character, id)
  else damageArmor(state, id)
}

/**
 * Rolls on the MISSILE table: the highest die plus the modifier, limited to the range 1 to 6 (17.1.3, 2.1.1). Throws
 * Error for a blow that is not a missile.
 */
export function rollMissile(table: RealmTable, { by, missile }: Blow, seat: number | null, red?: number): number {
  if (!missile) throw new Error(`${by} did not shoot a missile`)
  const { dice, result: reached } = rollFor(table, missile, red)
  const result = clampDie(reached)
  table.emit({ kind: 'missile', seat, rule: '17.1.3', by, dice, result })
  return result
}

/**
 * Rolls on the FUMBLE or optional MISSILE table: the highest die plus all modifiers, not limited to the range 1 to 6
 * (26.25). Throws Error for a blow without dice.
 */
export function rollAim(table: RealmTable, blow: Blow, added: number, seat: number | null, red?: number): number {
  const rolls = blow.missile ?? blow.fumble
  if (!rolls) throw new Error(`${blow.by} has nothing to roll for`)
  const modifier = rolls.modifier + added
  const { dice, result } = rollFor(table, { ...rolls, modifier }, red)
  table.emit({ kind: 'aims', seat, rule: '26.25', by: blow.by, table: aimTableOf(blow), dice, modifier, result })
  return result
}
