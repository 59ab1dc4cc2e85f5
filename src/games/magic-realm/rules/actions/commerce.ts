import type { Rule } from '../../../../kernel/index.ts'
import { buyDrinks } from '../effects/meeting.ts'
import { columnFor } from '../effects/relations.ts'
import { rollOn } from '../facts/dice.ts'
import { gainGold } from '../facts/scoring.ts'
import type { BelongingId } from '../pieces/belongings.ts'
import { RELATIONS, type Relation } from '../pieces/characters.ts'
import { type Bid, bidsOf, resultFor } from '../pieces/tables.ts'
import { wordOption } from '../state/acts.ts'
import type { OptionOn } from '../state/asking.ts'
import { decide } from '../state/asking.ts'
import type { Individual, RealmTable } from '../state/state.ts'
import { blockByTrader } from './blocking.ts'
import { priceOf, sellable, sellTo } from './prices.ts'

/**
 * Offers any number of goods to a group's leader with a single COMMERCE roll, and sells them if the player accepts the
 * bid (26.24).
 */
export function* haggle(table: RealmTable, one: Individual, trader: string): Rule {
  const goods = yield* chooseGoods(table, one, trader)
  if (goods.length === 0) return
  const { state } = table
  const { seat, id: character } = one
  const base = goods.reduce((sum, id) => sum + priceOf(state, trader, id), 0)
  const drinks = yield* buyDrinks(table, one, trader)
  table.emit({ kind: 'shows-goods', seat, rule: '26.24', character, buyer: trader, belongings: goods, drinks })
  const bid = bidOn(table, one, trader, columnFor(state, one, trader, drinks))
  if (bid === null) return blockByTrader(table, one, trader)
  const price = base + bid.gold
  // An offer below zero is ignored. A demand never costs more than the goods (R64).
  const isTaken = bid.kind === 'demand' || price >= 0 ? yield* askToAcceptPrice(one, trader, bid.kind, price) : false
  if (!isTaken) {
    if (bid.kind === 'demand') return blockByTrader(table, one, trader)
    table.emit({ kind: 'no-deal', seat, rule: '26.24', character, with: trader })
    return
  }
  const gold = Math.max(0, price)
  for (const id of goods) sellTo(table, one, trader, id)
  table.emit({ kind: 'sells', seat, rule: '26.24', character, buyer: trader, belongings: goods, gold })
  gainGold(table, one, gold, '26.24')
}

/** Asks which goods to show, one at a time. The options show the group's prices. */
function* chooseGoods({ state }: RealmTable, one: Individual, trader: string): Rule<BelongingId[]> {
  const goods: BelongingId[] = []
  const first = sellable(state, one)
  for (;;) {
    const gold = goods.reduce((sum, id) => sum + priceOf(state, trader, id), 0)
    const options: OptionOn<'sell'>[] = first
      .filter(id => !goods.includes(id))
      .map(id => ({ id, act: { kind: 'hand', belonging: id }, cost: priceOf(state, trader, id) }))
    const act = yield* decide({
      seat: one.seat,
      topic: 'sell',
      rule: '26.24',
      data: { character: one.id, trader, gold, first },
      options: [wordOption('done'), ...options],
    })
    if (act.kind !== 'hand') return goods
    goods.push(act.belonging)
  }
}

/**
 * Rolls on the COMMERCE table in the column for a relation. Trouble and opportunity lead to another roll in a different
 * column, as on the MEETING table (10.3.5, 26.24). Returns the offer or demand, or null for a block.
 */
function bidOn(
  table: RealmTable,
  one: Individual,
  trader: string,
  relation: Relation,
): Extract<Bid, { gold: number }> | null {
  let column = relation
  for (;;) {
    const bid = resultFor(bidsOf(column), rollOn(table, one, 'commerce', '26.24', { trade: true }))
    table.emit({ kind: 'bids', seat: one.seat, rule: '26.24', character: one.id, with: trader, bid })
    if ('gold' in bid) return bid
    if (bid.kind === 'block') return null
    // There is no opportunity in the column for allies.
    column = bid.kind === 'trouble' ? 'unfriendly' : RELATIONS[RELATIONS.indexOf(column) + 1]!
  }
}

/** Asks whether to accept an offer or a demand (26.24). */
function* askToAcceptPrice(one: Individual, trader: string, result: 'offer' | 'demand', price: number): Rule<boolean> {
  const act = yield* decide({
    seat: one.seat,
    topic: 'offer',
    rule: '26.24',
    data: { character: one.id, trader, result, price: Math.max(0, price) },
    options: [{ ...wordOption('accept'), cost: Math.max(0, price) }, wordOption('refuse')],
  })
  return act.kind === 'accept'
}
