import { removeBelonging } from '../effects/ownership.ts'
import { lowerAttitude } from '../effects/relations.ts'
import { everyone, noteCards } from '../effects/seen-cards.ts'
import { putIntoBox } from '../facts/dropped-belongings.ts'
import { employerOf } from '../facts/employment.ts'
import { gainFame } from '../facts/scoring.ts'
import { type BelongingId, belonging, treasureOf } from '../pieces/belongings.ts'
import { isGroup } from '../pieces/denizens.ts'
import { plays } from '../state/optional.ts'
import type { Individual, RealmState, RealmTable } from '../state/state.ts'
import { canAbandon } from './rearranging.ts'

/** Groups that value fame under the commerce rule (26.24). */
const VALUE_FAME = ['woodfolk', 'lancers', 'soldiers', 'patrol', 'order', 'guard']
/** Groups that value notoriety under the commerce rule (26.24). */
const VALUE_NOTORIETY = ['rogues', 'bashkars', 'company', 'woodfolk', 'lancers', 'soldiers', 'patrol']

/** Returns true if the commerce rule applies to a trader: to all leaders, but never to visitors (26.24, D62). */
export const canHaggleWith = (state: Pick<RealmState, 'optional'>, trader: string): boolean =>
  plays(state, 'commerce') && isGroup(trader)

/**
 * Returns a trader's price for a belonging (10.1.3). Under the commerce rule, a group adds the card's fame or notoriety
 * if it values that, and the card's reward for selling to this group (26.24).
 */
export function priceOf(state: RealmState, trader: string, id: BelongingId): number {
  const piece = belonging(id)
  const plain =
    piece.kind === 'armor' && state.damaged.includes(id)
      ? piece.damaged
      : piece.kind === 'treasure'
        ? (piece.visitors[trader] ?? piece.price)
        : piece.price
  if (!canHaggleWith(state, trader)) return plain
  const fame = VALUE_FAME.includes(trader) ? piece.fame : 0
  const notoriety = VALUE_NOTORIETY.includes(trader) ? piece.notoriety : 0
  return plain + fame + notoriety + (treasureOf(id)?.reward[trader] ?? 0)
}

/** Returns the belongings that the character may sell now. */
export const sellable = (state: RealmState, character: Individual): BelongingId[] =>
  character.owned.filter(piece => canAbandon(state, character, piece)).map(({ id }) => id)

/**
 * Hands a belonging over to the trader and adds any fame that its card grants for selling it there (10.2.2). With
 * grudges, such a card also makes the trader friendlier (26.12). Returns the price (D22).
 */
export function sellTo(table: RealmTable, character: Individual, trader: string, id: BelongingId): number {
  const price = priceOf(table.state, trader, id)
  removeBelonging(character, id)
  putIntoBox(table.state, trader, id)
  noteCards(table.state, everyone(table.state), [id], trader)
  const reward = treasureOf(id)?.reward[trader] ?? 0
  gainFame(table, character, reward, 0, '10.2.2')
  if (reward > 0 && plays(table.state, 'grudges')) lowerAttitude(employerOf(table.state, character), trader, -1)
  return price
}
