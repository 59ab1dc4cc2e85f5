import { putIntoBox } from '../belongings/boxes.ts'
import { part } from '../belongings/owning.ts'
import { canAbandon } from '../belongings/rearranging.ts'
import { strain } from '../natives/relations.ts'
import { employerOf } from '../natives/serving.ts'
import { type BelongingId, belonging, treasureOf } from '../pieces/belongings.ts'
import { isGroup } from '../pieces/denizens.ts'
import { gainFame } from '../renown.ts'
import { plays } from '../setup/optional.ts'
import type { Individual, RealmState, RealmTable } from '../state.ts'

/** Groups that value fame, and groups that value notoriety, where commerce is played (26.24). */
const VALUE_FAME = ['woodfolk', 'lancers', 'soldiers', 'patrol', 'order', 'guard']
const VALUE_NOTORIETY = ['rogues', 'bashkars', 'company', 'woodfolk', 'lancers', 'soldiers', 'patrol']

/** Whether a leader haggles over what is sold to him: visitors never do (26.24, D62). */
export const haggles = (state: Pick<RealmState, 'optional'>, trader: string): boolean =>
  plays(state, 'commerce') && isGroup(trader)

/** What a belonging is worth to a trader (10.1.3); where commerce is played a group counts what it values (26.24). */
export function priceOf(state: RealmState, trader: string, id: BelongingId): number {
  const piece = belonging(id)
  const plain =
    piece.kind === 'armor' && state.damaged.includes(id)
      ? piece.damaged
      : piece.kind === 'treasure'
        ? (piece.visitors[trader] ?? piece.price)
        : piece.price
  if (!haggles(state, trader)) return plain
  const fame = VALUE_FAME.includes(trader) ? piece.fame : 0
  const notoriety = VALUE_NOTORIETY.includes(trader) ? piece.notoriety : 0
  return plain + fame + notoriety + (treasureOf(id)?.reward[trader] ?? 0)
}

/** What he may part with now. */
export const sellable = (state: RealmState, character: Individual): BelongingId[] =>
  character.owned.filter(piece => canAbandon(state, character, piece)).map(({ id }) => id)

/** A piece goes into the trader's box, and gives the fame that its card promises there (10.2.2, D22). Gives its price. */
export function handOver(table: RealmTable, character: Individual, trader: string, id: BelongingId): number {
  const price = priceOf(table.state, trader, id)
  part(character, id)
  putIntoBox(table.state, trader, id)
  const reward = treasureOf(id)?.reward[trader] ?? 0
  gainFame(table, character, reward, 0, '10.2.2')
  if (reward > 0 && plays(table.state, 'grudges')) strain(employerOf(table.state, character), trader, -1)
  return price
}
