import type { Rule } from '../../../../kernel/index.ts'
import { askToAcceptInsult, buyDrinks, goldToSpend, rollMeeting } from '../effects/meeting.ts'
import { acquire, awaken } from '../effects/ownership.ts'
import { columnFor, lowerAttitude } from '../effects/relations.ts'
import { noteCards } from '../effects/seen-cards.ts'
import { employerOf, isCharacterPiece, unhiredAt } from '../facts/employment.ts'
import { gainFame, gainGold } from '../facts/scoring.ts'
import { visitorAt } from '../facts/whereabouts.ts'
import { type BelongingId, treasureOf } from '../pieces/belongings.ts'
import { GROUPS, leaderOf } from '../pieces/denizens.ts'
import { VISITORS } from '../pieces/setup-card.ts'
import { PRICE_TIMES } from '../pieces/tables.ts'
import type { ClearingId } from '../pieces/tiles.ts'
import { type RealmAct, wordOption } from '../state/acts.ts'
import type { OptionOn } from '../state/asking.ts'
import { decide } from '../state/asking.ts'
import type { BlankReason } from '../state/events.ts'
import { plays } from '../state/optional.ts'
import { type Character, clearingAt, type Individual, type RealmState, type RealmTable } from '../state/state.ts'
import { blockByTrader } from './blocking.ts'
import { haggle } from './commerce.ts'
import { type LearnAct, learnings, recordSpell } from './learning-spells.ts'
import { canHaggleWith, priceOf, sellable, sellTo } from './prices.ts'

/**
 * Returns the visitors and native groups that trade in a clearing. A group trades where its leader is, unless the
 * leader is hired, and no matter where its other members are (10.1.1, 10.1.2).
 */
export const tradersAt = (state: RealmState, clearing: ClearingId): string[] => [
  ...GROUPS.map(({ id }) => id).filter(id => unhiredAt(state, id, clearing).includes(leaderOf(id))),
  ...VISITORS.filter(id => visitorAt(state, id) === clearing),
]

/**
 * Plays TRADE: sells to, or buys from, one leader or visitor in the clearing (10.1.1). The player may cancel it
 * (8.2.5). Returns the reason for a failure, or null on success.
 */
export function* trade(table: RealmTable, character: Individual): Rule<BlankReason | null> {
  const { state } = table
  const clearing = clearingAt(character)
  const traders = clearing === null ? [] : tradersAt(state, clearing)
  const { boons } = employerOf(state, character)
  const options: OptionOn<'trade'>[] = traders.flatMap(trader => {
    const sells = sellable(state, character).length > 0
    const buys =
      state.boxes[trader]!.some(id => mayBuy(state, character, trader, id)) ||
      boons.some(({ from }) => from === trader) ||
      spellsFor(state, character, trader).length > 0
    return [
      ...(buys ? [{ id: `buy from ${trader}`, act: { kind: 'trade', side: 'buy', with: trader } as const }] : []),
      ...(sells ? [{ id: `sell to ${trader}`, act: { kind: 'trade', side: 'sell', with: trader } as const }] : []),
    ]
  })
  if (options.length === 0) return 'nothing'
  const act = yield* decide({
    seat: character.seat,
    topic: 'trade',
    rule: '10.1.1',
    data: { character: character.id },
    options: [...options, wordOption('nothing', '8.2.5')],
  })
  if (act.kind !== 'trade') return 'declined'
  if (act.side === 'sell' && canHaggleWith(state, act.with)) yield* haggle(table, character, act.with)
  else if (act.side === 'sell') yield* sell(table, character, act.with)
  else yield* buy(table, character, act.with)
  return null
}

/** The price of a spell that a visitor teaches (10.5.1). */
const PRICE_OF_SPELL = 10

/** Returns the options to buy spells that a visitor teaches and the character could record (10.5.1). */
const spellsFor = (state: RealmState, one: Individual, trader: string) =>
  isCharacterPiece(one)
    ? [...new Set(state.magic?.cards[trader] ?? [])].flatMap(spell =>
        learnings(state, one, spell).map(option => ({ ...option, cost: PRICE_OF_SPELL, rule: '10.5.1' })),
      )
    : []

/** Asks which belongings to sell, one at a time, each at its price (10.2.1). */
function* sell(table: RealmTable, character: Individual, trader: string): Rule {
  const { state } = table
  const first = sellable(state, character)
  const sold: BelongingId[] = []
  let gold = 0
  for (;;) {
    const able = sellable(state, character)
    const options: OptionOn<'sell'>[] = able.map(id => ({
      id,
      act: { kind: 'hand', belonging: id },
      cost: priceOf(state, trader, id),
    }))
    const act = yield* decide({
      seat: character.seat,
      topic: 'sell',
      rule: '10.2.1',
      data: { character: character.id, trader, gold, first },
      options: [wordOption('done'), ...options],
    })
    if (act.kind !== 'hand') break
    gold += sellTo(table, character, trader, act.belonging)
    sold.push(act.belonging)
  }
  if (sold.length === 0) return
  table.emit({
    kind: 'sells',
    seat: character.seat,
    rule: '10.2.1',
    character: character.id,
    buyer: trader,
    belongings: sold,
    gold,
  })
  gainGold(table, character, gold, '10.2.1')
}

/** Something that a buyer wants: a piece from the trader's box, or a spell. */
interface Wanted {
  readonly price: number
  /** The name shown to everyone: the id of a piece, or just `spell`. */
  readonly publicName: string
  readonly data: { readonly belonging: string } | { readonly spell: string }
  /** Hands the piece or spell to the buyer, for gold or as a boon. */
  readonly take: (gold: number, boon: boolean) => Rule | undefined
}

/** Returns the piece or spell that an answer asks for, or null if the answer buys back a boon (10.3.1, 10.5.1). */
function wantedBy(table: RealmTable, character: Individual, trader: string, act: RealmAct): Wanted | null {
  if (act.kind === 'buy') {
    const { belonging: id } = act
    return {
      price: priceOf(table.state, trader, id),
      publicName: id,
      data: { belonging: id },
      take: (gold, boon) => receive(table, character, trader, id, gold, boon),
    }
  }
  if (act.kind !== 'spell' || !isCharacterPiece(character)) return null
  return {
    price: PRICE_OF_SPELL,
    publicName: 'spell',
    data: { spell: act.spell },
    take: (gold, boon) => learnBoughtSpell(table, character, trader, act, gold, boon),
  }
}

function* deliverWanted({ take }: Wanted, gold: number, boon: boolean): Rule {
  const taking = take(gold, boon)
  if (taking) yield* taking
}

/** Records a spell that was bought. The visitor keeps the card and can teach it to others (10.5.1). */
function learnBoughtSpell(
  table: RealmTable,
  character: Character,
  trader: string,
  act: LearnAct,
  gold: number,
  boon: boolean,
): undefined {
  const { seat, id } = character
  table.emit({ kind: 'buys', seat, rule: '10.5.1', character: id, from: trader, belonging: 'spell', gold, boon })
  recordSpell(table, character, act, '10.5.1')
}

/**
 * Returns false if the card costs fame when bought from this trader and the buyer is under the Disgust curse (10.2.2,
 * 22.1.1).
 */
const mayBuy = (state: RealmState, one: Individual, trader: string, id: BelongingId): boolean =>
  (treasureOf(id)?.reward[trader] ?? 0) <= 0 || !employerOf(state, one).curses.includes('disgust')

/**
 * Buys a piece or a spell from a trader, or buys back a boon (10.3.1, 10.4.2). The Flowers of Rest in the trader's box
 * may put the buyer to sleep first (23.3.2).
 */
function* buy(table: RealmTable, character: Individual, trader: string): Rule {
  const { state } = table
  const { seat } = character
  const box = state.boxes[trader]!
  // The buyer sees all the seller's cards, and Enchanted cards awaken (10.3.1).
  table.reveal([seat])
  for (const id of box) awaken(table, character, id)
  noteCards(state, [seat], box, trader)
  // A buyer with a fatigued chit falls asleep on seeing the Flowers of Rest (23.3.2).
  if (character.asleep) return
  table.emit({
    kind: 'looks-into',
    seat,
    rule: '10.3.1',
    character: character.id,
    box: trader,
    belongings: box,
    to: [seat],
  })
  const spells = state.magic?.cards[trader] ?? []
  if (spells.length > 0 && isCharacterPiece(character))
    table.emit({ kind: 'sees-spells', seat, rule: '10.5.1', character: character.id, box: trader, spells, to: [seat] })
  const { boons, strained } = employerOf(state, character)
  const boon = boons.find(({ from }) => from === trader)
  const act = yield* decide({
    seat,
    topic: 'buy',
    rule: '10.3.1',
    data: { character: character.id, trader },
    options: [
      ...box
        .filter(id => mayBuy(state, character, trader, id))
        .map(id => ({
          id,
          act: { kind: 'buy', belonging: id } as const,
          cost: priceOf(state, trader, id),
        })),
      ...spellsFor(state, character, trader),
      ...(boon ? [{ ...wordOption('buy-back', '10.4.2'), cost: boon.price }] : []),
    ],
  })
  const wanted = wantedBy(table, character, trader, act)
  const base = wanted?.price ?? boon?.price ?? 0
  const drinks = yield* buyDrinks(table, character, trader)
  table.emit({
    kind: 'asks-price',
    seat,
    rule: '10.3.1',
    character: character.id,
    from: trader,
    belonging: wanted?.publicName ?? null,
    drinks,
  })
  const result = rollMeeting(table, character, trader, columnFor(state, character, trader, drinks), { trade: true })
  const isPaid = yield* applyMeeting(table, character, trader, result, base, wanted)
  if (wanted === null && boon) {
    // There is only one attempt. If it fails, the friendship is lost for good (10.4.2).
    boons.splice(boons.indexOf(boon), 1)
    if (isPaid) strained[trader] = (strained[trader] ?? 0) - 1
  }
}

/**
 * Applies a MEETING result (10.3.3). Returns true if the deal is made. If `wanted` is null, a boon is being bought
 * back.
 */
function* applyMeeting(
  table: RealmTable,
  character: Individual,
  trader: string,
  result: string,
  base: number,
  wanted: Wanted | null,
): Rule<boolean> {
  switch (result) {
    case 'boon':
      return yield* offerPurchaseBoon(table, character, trader, base, wanted)
    case 'price1':
    case 'price2':
    case 'price3':
    case 'price4':
      // A negative price is not multiplied (26.24, R65).
      return yield* pay(table, character, trader, base < 0 ? base : PRICE_TIMES[result] * base, wanted)
    case 'insult':
    case 'challenge':
      if (!(yield* askToAcceptInsult(table, character, trader, result))) blockByTrader(table, character, trader)
      return false
    case 'block':
      blockByTrader(table, character, trader)
      return false
    default:
      table.emit({ kind: 'no-deal', seat: character.seat, rule: '10.3.3', character: character.id, with: trader })
      return false
  }
}

/**
 * Offers a boon. The player either takes the goods for free, at the cost of a level of friendship, or pays for them
 * (10.3.3, 10.4.2). Buying back a boon or a negative price leaves only payment. Returns true if the deal is made.
 */
function* offerPurchaseBoon(
  table: RealmTable,
  character: Individual,
  trader: string,
  base: number,
  wanted: Wanted | null,
): Rule<boolean> {
  if (wanted === null || base < 0) return yield* pay(table, character, trader, base, wanted)
  const act = yield* decide({
    seat: character.seat,
    topic: 'boon',
    rule: '10.3.3',
    data: { character: character.id, trader, price: base, ...wanted.data },
    options: [wordOption('favor', '10.4.2'), { ...wordOption('pay'), cost: base }],
  })
  if (act.kind !== 'favor') return yield* pay(table, character, trader, base, wanted)
  recordBoon(table, character, trader, base)
  yield* deliverWanted(wanted, 0, true)
  return true
}

/**
 * Records a boon. It costs a level of friendship until it is bought back (10.4.2). A boon granted to a hired leader
 * counts for the employer (10.6.1).
 */
export function recordBoon({ state }: RealmTable, one: Individual, trader: string, price: number): void {
  const { boons, strained } = employerOf(state, one)
  strained[trader] = (strained[trader] ?? 0) + 1
  boons.push({ from: trader, price })
}

/**
 * Asks the player to pay in gold and goods, without getting change, or to refuse (10.3.3, 10.3.4). A negative price is
 * gold that the player gets. Returns true if the deal is made.
 */
function* pay(
  table: RealmTable,
  character: Individual,
  trader: string,
  price: number,
  wanted: Wanted | null,
): Rule<boolean> {
  const { state } = table
  const goods: BelongingId[] = []
  for (;;) {
    const paid = goods.reduce((sum, id) => sum + priceOf(state, trader, id), 0)
    const owed = price < 0 ? price : Math.max(0, price - paid)
    const more = owed <= 0 ? [] : sellable(state, character).filter(id => !goods.includes(id))
    const options: OptionOn<'price'>[] = [
      ...(goldToSpend(character) >= owed ? [{ ...wordOption('pay'), cost: owed }] : []),
      ...more.map(id => ({ id, act: { kind: 'hand', belonging: id } as const, cost: priceOf(state, trader, id) })),
      wordOption('refuse'),
    ]
    const act = yield* decide({
      seat: character.seat,
      topic: 'price',
      rule: '10.3.4',
      data: { character: character.id, trader, price, owed, ...wanted?.data },
      options,
    })
    if (act.kind === 'hand') {
      goods.push(act.belonging)
      continue
    }
    if (act.kind !== 'pay') {
      table.emit({ kind: 'no-deal', seat: character.seat, rule: '10.3.3', character: character.id, with: trader })
      return false
    }
    for (const id of goods) sellTo(table, character, trader, id)
    gainGold(table, character, -owed, '10.3.4')
    if (wanted !== null) yield* deliverWanted(wanted, price, false)
    else
      table.emit({
        kind: 'buys-back',
        seat: character.seat,
        rule: '10.4.2',
        character: character.id,
        from: trader,
        gold: price,
      })
    return true
  }
}

/**
 * Gives the bought piece to the buyer publicly (10.3.6). Buying a card from the group it names costs the fame on the
 * card (10.2.2) and, with grudges, a level of friendship (26.12).
 */
function* receive(
  table: RealmTable,
  character: Individual,
  trader: string,
  id: BelongingId,
  gold: number,
  boon: boolean,
): Rule {
  const box = table.state.boxes[trader]!
  box.splice(box.indexOf(id), 1)
  table.emit({
    kind: 'buys',
    seat: character.seat,
    rule: '10.3.6',
    character: character.id,
    from: trader,
    belonging: id,
    gold,
    boon,
  })
  const reward = treasureOf(id)?.reward[trader] ?? 0
  gainFame(table, character, -reward, 0, '10.2.2')
  if (reward > 0 && plays(table.state, 'grudges')) lowerAttitude(employerOf(table.state, character), trader, 1)
  yield* acquire(table, character, id, trader, '10.3.6', true)
}
