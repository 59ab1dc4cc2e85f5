import type { Rule } from '../../../../../kernel/index.ts'
import { putIntoBox } from '../../belongings/boxes.ts'
import { comeInto, takeOut } from '../../belongings/owning.ts'
import { rollFor } from '../../dice.ts'
import { allOwned } from '../../magic/unbinding.ts'
import { hiredLeader, individualOf, isHired } from '../../natives/serving.ts'
import type { BelongingId } from '../../pieces/belongings.ts'
import { denizenOf } from '../../pieces/denizens.ts'
import { gainGold } from '../../renown.ts'
import { clearingAt, type Individual, type RealmTable } from '../../state.ts'
import type { PieceId } from '../blows.ts'
import { isAlive, isCharacter } from '../ground.ts'
import { bodyOf } from '../sheets.ts'
import type { CombatState } from '../state.ts'

/** What somebody who was killed had, and who killed him: it lies in the clearing until it is taken (18.4.1). */
export interface Spoils {
  readonly victim: PieceId
  readonly killers: readonly PieceId[]
  readonly goods: readonly BelongingId[]
  readonly gold: number
}

/** What a character or a hired leader leaves behind; null of others, who own nothing that could be taken. */
export function spoilsOf(
  { state }: Pick<RealmTable, 'state'>,
  victim: PieceId,
  killers: readonly PieceId[],
): Spoils | null {
  const isOwner = isCharacter(victim) || hiredLeader(state, victim) !== undefined
  if (!isOwner) return null
  const one = individualOf(state, victim)
  // Dead he is himself again, with all he had (20.9.7).
  const gold = one.gold + (one.within?.gold ?? 0)
  return { victim, killers: killers.map(bodyOf), goods: allOwned(one).map(({ id }) => id), gold }
}

/**
 * Whoever was killed by a character or a hired leader is robbed by him, who decides about each thing at once; of several at
 * the same moment by the one with the higher roll (18.4.1, D42). What unhired natives have killed is their group's (18.4.3).
 */
export function* takeSpoils(table: RealmTable, combat: Pick<CombatState, 'clearing'>, all: readonly Spoils[]): Rule {
  for (const spoils of all) {
    const taker = takerOf(table, combat, spoils)
    if (taker) yield* rob(table, combat, taker, spoils)
    else giveToNatives(table, combat, spoils)
  }
}

/** Characters and hired leaders among the killers who are still there. */
function takerOf(
  table: RealmTable,
  { clearing }: Pick<CombatState, 'clearing'>,
  { killers }: Spoils,
): Individual | null {
  const { state } = table
  const able = [...new Set(killers)]
    .filter(id => isAlive(state, id) && (isCharacter(id) || hiredLeader(state, id) !== undefined))
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

function* rob(
  table: RealmTable,
  { clearing }: Pick<CombatState, 'clearing'>,
  taker: Individual,
  { victim, goods, gold }: Spoils,
): Rule {
  const { state } = table
  gainGold(table, taker, gold, '18.4.1')
  for (const id of goods) {
    const pile = state.piles[clearing]
    // A potion that was active has gone back to its box (18.4.7).
    if (!pile?.includes(id)) continue
    takeOut(state, pile, id)
    yield* comeInto(table, taker, id, victim, '18.4.1')
  }
}

/** Goods of whom unhired natives have killed go to their group's box (18.4.3); all else stays where it lies (18.4.2). */
function giveToNatives(
  { state }: RealmTable,
  { clearing }: Pick<CombatState, 'clearing'>,
  { killers, goods }: Spoils,
): void {
  const native = killers.find(id => !isCharacter(id) && !isHired(state, id) && denizenOf(id).is === 'native')
  if (native === undefined) return
  const face = denizenOf(native)
  if (face.is !== 'native') return
  for (const id of goods) {
    const pile = state.piles[clearing]
    if (!pile?.includes(id)) continue
    takeOut(state, pile, id)
    putIntoBox(state, face.group, id)
  }
}
