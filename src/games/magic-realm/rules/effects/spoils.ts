import type { Rule } from '../../../../kernel/index.ts'
import { isAlive, isCharacterId } from '../facts/combatants.ts'
import { rollFor } from '../facts/dice.ts'
import { putIntoBox } from '../facts/dropped-belongings.ts'
import { hiredLeader, individualOf, isHired } from '../facts/employment.ts'
import { gainGold } from '../facts/scoring.ts'
import type { PieceId } from '../fight/blows.ts'
import type { BelongingId } from '../pieces/belongings.ts'
import { denizenOf } from '../pieces/denizens.ts'
import type { CombatState } from '../state/combat.ts'
import { bodyOf } from '../state/sheets.ts'
import { clearingAt, type Individual, type RealmTable } from '../state/state.ts'
import { acquire, takeFromPile } from './ownership.ts'
import { allOwned } from './unbinding.ts'

/** A victim's belongings and killers. The belongings stay in the clearing until they are taken (18.4.1). */
export interface Spoils {
  readonly victim: PieceId
  readonly killers: readonly PieceId[]
  readonly goods: readonly BelongingId[]
  readonly gold: number
}

/** Returns the spoils of a character or hired leader, or null for anyone else, because nobody else owns anything. */
export function spoilsOf(
  { state }: Pick<RealmTable, 'state'>,
  victim: PieceId,
  killers: readonly PieceId[],
): Spoils | null {
  const isOwner = isCharacterId(victim) || hiredLeader(state, victim) !== undefined
  if (!isOwner) return null
  const one = individualOf(state, victim)
  // A transformed character who dies regains everything (20.9.7).
  const gold = one.gold + (one.within?.gold ?? 0)
  return { victim, killers: killers.map(bodyOf), goods: allOwned(one).map(({ id }) => id), gold }
}

/**
 * Gives the spoils to a killer that is a character or hired leader, who immediately decides about each piece.
 * Simultaneous killers roll for them (18.4.1, D42). If unhired natives killed the victim, the spoils go to their group
 * (18.4.3).
 */
export function* takeSpoils(table: RealmTable, combat: Pick<CombatState, 'clearing'>, all: readonly Spoils[]): Rule {
  for (const spoils of all) {
    const taker = takerOf(table, combat, spoils)
    if (taker) yield* takeSpoilsOf(table, combat, taker, spoils)
    else giveToNatives(table, combat, spoils)
  }
}

/**
 * Picks the taker: a character or hired leader among the killers who is still there. If there are several, they roll
 * dice. Returns null if there is none.
 */
function takerOf(
  table: RealmTable,
  { clearing }: Pick<CombatState, 'clearing'>,
  { killers }: Spoils,
): Individual | null {
  const { state } = table
  const able = [...new Set(killers)]
    .filter(id => isAlive(state, id) && (isCharacterId(id) || hiredLeader(state, id) !== undefined))
    .map(id => individualOf(state, id))
    .filter(one => clearingAt(one) === clearing)
  let tied = able
  while (tied.length > 1) {
    const rolls = tied.map(one => ({ one, result: rollFor(table, { dice: 2, modifier: 0 }).result }))
    const best = Math.max(...rolls.map(({ result }) => result))
    tied = rolls.filter(({ result }) => result === best).map(({ one }) => one)
  }
  return tied[0] ?? null
}

function* takeSpoilsOf(
  table: RealmTable,
  { clearing }: Pick<CombatState, 'clearing'>,
  taker: Individual,
  { victim, goods, gold }: Spoils,
): Rule {
  const { state } = table
  gainGold(table, taker, gold, '18.4.1')
  for (const id of goods) {
    const pile = state.piles[clearing]
    // An active potion has already returned to its box (18.4.7).
    if (!pile?.includes(id)) continue
    takeFromPile(state, pile, id)
    yield* acquire(table, taker, id, victim, '18.4.1')
  }
}

/**
 * Puts the goods of victims of unhired natives into the group's box (18.4.3), and leaves everything else in the
 * clearing (18.4.2).
 */
function giveToNatives(
  { state }: RealmTable,
  { clearing }: Pick<CombatState, 'clearing'>,
  { killers, goods }: Spoils,
): void {
  const native = killers.find(id => !isCharacterId(id) && !isHired(state, id) && denizenOf(id).is === 'native')
  if (native === undefined) return
  const face = denizenOf(native)
  if (face.is !== 'native') return
  for (const id of goods) {
    const pile = state.piles[clearing]
    if (!pile?.includes(id)) continue
    takeFromPile(state, pile, id)
    putIntoBox(state, face.group, id)
  }
}
