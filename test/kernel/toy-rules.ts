import {
  askAmount,
  type Choice,
  choose,
  type Question,
  type Rule,
  type Seat,
  simultaneously,
} from '../../src/kernel/index.ts'
import type { ToyTable } from './toy.ts'

/** Plays one turn of Goblin Market. */
export function* turn(table: ToyTable): Rule {
  const { state } = table
  switch (state.phase) {
    case 'deal':
      return deal(table)
    case 'charms':
      return yield* charms(table)
    case 'wander':
      return yield* wander(table, state.turnOf)
    case 'night':
      return night(table)
    case 'bids':
      return yield* bids(table)
    case 'spoiled':
      state.gold.fill(0)
      throw new Error('the milk is sour')
    case 'asleep':
      return
  }
}

/** Deals silently. */
function deal(table: ToyTable): void {
  const { state } = table
  table.shuffle(state.deck.draw)
  state.names.push('the goblin')
  state.gold.forEach((_, seat) => {
    const cards = [table.draw(state.deck), table.draw(state.deck)].filter(card => card !== undefined)
    state.hands[nameOf(table, seat)] = cards
    table.emit({ kind: 'dealt', seat, rule: '1.1', to: [seat], cards })
  })
  state.phase = 'charms'
}

/** Asks everybody simultaneously, most of them twice. */
function* charms(table: ToyTable): Rule {
  const kept = yield* simultaneously(table, seatsOf(table), seat => keepOne(table, seat))
  for (const [seat, purse] of kept) table.state.gold[seat]! += purse
  table.state.phase = 'wander'
}

function* keepOne(table: ToyTable, seat: Seat): Rule<number> {
  const rich = yield* decide(table, seat, 'purse', '1.2', [
    { id: 'take purse', value: true },
    { id: 'leave purse', value: false },
  ])
  if (!rich) return 3
  const [first = 0] = table.roll(seat, 1, 'the purse', '1.2')
  const again = yield* decide(table, seat, 'purse', '1.3', [
    { id: 'keep', value: false },
    { id: 'swap', value: true },
  ])
  return again ? table.die() : first
}

/** Plays one player's walk. Only this rule knows the steps left. */
function* wander(table: ToyTable, seat: Seat): Rule {
  const { state } = table
  let steps = 4
  while (steps-- > 0) {
    const act = yield* decide(table, seat, 'wander', '2.1', acts(table, seat))
    if (act === null) break
    yield* act()
    if (state.phase !== 'wander') return
  }
  state.turnOf = (seat + 1) % state.gold.length
  if (state.turnOf !== 0) return
  state.phase = state.day % 2 === 0 ? 'bids' : 'night'
  state.nights = 2
}

type Act = null | (() => Rule)

function acts(table: ToyTable, seat: Seat): Choice<Act>[] {
  const { state } = table
  const at = state.space[seat]!
  const hand = state.hands[nameOf(table, seat)]!
  // The well has only one option, so nobody is asked.
  if (at === 3) return [{ id: 'drink', value: () => walk(table, seat, 1) }]
  const options: Choice<Act>[] = [{ id: 'stop', value: null }]
  if (at < 5) options.push({ id: 'east', value: () => walk(table, seat, 1) })
  if (at > 0) options.push({ id: 'west', value: () => walk(table, seat, -1) })
  options.push({ id: 'search', value: () => search(table, seat) })
  if (hand.length > 0) options.push({ id: 'sell', value: () => sell(table, seat) })
  options.push({ id: 'story', value: () => story(table, seat) })
  if (at === 5) options.push({ id: 'peek', value: () => peek(table, seat) })
  if (state.cursed) for (const how of CURSES) options.push({ id: how, value: () => curse(table, seat, how) })
  return options
}

function* walk(table: ToyTable, seat: Seat, by: number): Rule {
  table.state.space[seat]! += by
  table.emit({ kind: 'walked', seat, rule: '2.2', space: table.state.space[seat]! })
  // The bridge has only one option, but a person should see it.
  if (table.state.space[seat] === 4) yield* decide(table, seat, 'bridge', '2.3', [{ id: 'cross', value: 0 }], true)
}

function* search(table: ToyTable, seat: Seat): Rule {
  const card = table.draw(table.state.deck)
  const hand = table.state.hands[nameOf(table, seat)]!
  if (card !== undefined) hand.push(card)
  table.emit({ kind: 'searched', seat, rule: '2.4' })
  table.emit({ kind: 'hand', seat, rule: '2.4', to: [seat], cards: hand })
  if (card?.startsWith('bone')) yield* sell(table, seat)
}

/** Sells something through three nested rules, the innermost of which asks another seat. */
function* sell(table: ToyTable, seat: Seat): Rule {
  const hand = table.state.hands[nameOf(table, seat)]!
  const card = yield* decide(table, seat, 'sell', '2.5', named(hand))
  const buyers = seatsOf(table).filter(other => other !== seat && table.state.gold[other]! > 0)
  if (buyers.length > 0 && (yield* haggle(table, seat, buyers))) hand.splice(hand.indexOf(card), 1)
  else return
  table.state.deck.discard.push(card)
}

function* haggle(table: ToyTable, seat: Seat, buyers: readonly Seat[]): Rule<boolean> {
  const { gold } = table.state
  const to = yield* decide(
    table,
    seat,
    'buyer',
    '2.6',
    buyers.map(other => ({ id: `to ${other}`, at: { seat: other }, value: other })),
  )
  const yes = yield* decide(table, to, 'offer', '2.7', [
    { id: 'yes', value: true },
    { id: 'no', value: false },
  ])
  table.emit({ kind: yes ? 'bought' : 'refused', seat: to, rule: '2.7' })
  if (!yes) return false
  gold[to]! -= 1
  gold[seat]! += 1
  return true
}

/** Asks twice, leaving no trace in the state until the third answer. */
function* story(table: ToyTable, seat: Seat): Rule {
  const who = yield* decide(table, seat, 'story', '2.8', named(['a king', 'a cat', 'a well']))
  const what = yield* decide(table, seat, 'story', '2.8', named(['lost', 'found', 'drowned']))
  const true_ = yield* decide(table, seat, 'story', '2.8', named(['for true', 'for fun']))
  table.emit({ kind: 'told', seat, rule: '2.8' })
  if (who === 'a cat' && what === 'found' && true_ === 'for true') table.state.gold[seat]! += 2
}

function* peek(table: ToyTable, seat: Seat): Rule {
  table.reveal()
  yield* decide(table, seat, 'peek', '2.9', [{ id: 'cover', value: 0 }], true)
}

/** Plays silent turns in a row, with dice. */
function night(table: ToyTable): void {
  const { state } = table
  const dice = table.roll(null, 2, 'the night', '3.1')
  const sum = dice.reduce((a, b) => a + b, 0)
  dice.fill(0)
  if (sum > 7)
    state.gold.forEach((coins, seat) => {
      if (coins === 0) return
      state.gold[seat] = coins - 1
      table.emit({ kind: 'robbed', seat, rule: '3.2' })
    })
  state.nights--
  if (state.nights > 0) return
  state.day++
  state.phase = 'wander'
}

/** Asks everybody simultaneously, with a die and up to three questions a seat. Then ends or starts a day. */
function* bids(table: ToyTable): Rule {
  const { state } = table
  yield* simultaneously(table, seatsOf(table), seat => bid(table, seat))
  table.reveal()
  table.emit({ kind: 'bids', seat: null, rule: '4.4', bids: state.bids })
  const worth = (seat: Seat) => state.bids[nameOf(table, seat)]!.coins * 10 + state.bids[nameOf(table, seat)]!.luck
  const best = Math.max(...seatsOf(table).map(worth))
  for (const seat of seatsOf(table)) if (worth(seat) === best) state.gold[seat]! += 2
  for (const name of Object.keys(state.bids)) delete state.bids[name]
  state.day++
  state.phase = 'wander'
  if (state.day <= state.lastDay) return
  const most = Math.max(...state.gold)
  const winners = seatsOf(table).filter(seat => state.gold[seat] === most)
  table.end({ winners, text: 'The market closes.' })
  table.emit({ kind: 'ended', seat: null, rule: '5.1' })
  yield* decide(table, winners[0]!, 'bow', '5.2', [{ id: 'bow', value: 0 }], true)
}

function* bid(table: ToyTable, seat: Seat): Rule {
  const name = nameOf(table, seat)
  const amount = { least: 0, most: Math.min(3, table.state.gold[seat]!), act: { kind: 'bid' } }
  const coins = yield* askAmount({ seat, topic: 'bid', rule: '4.1', data: { name }, waiting: 'bids', amount })
  const charm =
    coins === 0 ? 'none' : yield* decide(table, seat, 'charm', '4.2', named(['none', ...table.state.hands[name]!]))
  let luck = table.die()
  if (charm !== 'none') {
    const [again = 0] = table.roll(seat, 1, 'the charm', '4.3')
    luck = yield* decide(table, seat, 'luck', '4.3', [
      { id: 'first', value: luck },
      { id: 'second', value: again },
    ])
  }
  table.state.bids[name] = { coins, charm, luck }
}

const CURSES = ['break off', 'spoil', 'sleep', 'ask nobody', 'ask twice'] as const

/** Fails in every way a rule can fail: immediately, on the next turn, never, or by its question. */
function* curse(table: ToyTable, seat: Seat, how: (typeof CURSES)[number]): Rule {
  switch (how) {
    case 'break off':
      table.roll(seat, 1, 'the curse', '6.1')
      table.state.gold.fill(99)
      table.state.deck.draw.length = 0
      throw new Error('the goblin laughs')
    case 'spoil':
      table.state.phase = 'spoiled'
      return
    case 'sleep':
      table.state.phase = 'asleep'
      return
    case 'ask nobody':
      yield []
      return
    case 'ask twice': {
      const question: Question = { seat, topic: 'twice', rule: '6.5', options: named(['yes', 'no']) }
      yield [question, { ...question, topic: 'and again' }]
    }
  }
}

function decide<T>(
  table: ToyTable,
  seat: Seat,
  topic: string,
  rule: string,
  options: readonly Choice<T>[],
  show = false,
): Rule<T> {
  const acts = options.map(option => ({ act: { kind: option.id }, ...option }))
  return choose({ seat, topic, rule, show, data: { name: nameOf(table, seat) }, options: acts })
}

function named(words: readonly string[]): Choice<string>[] {
  return words.map(word => ({ id: word, value: word }))
}

function nameOf(table: ToyTable, seat: Seat): string {
  return table.state.names[seat] ?? `seat ${seat}`
}

function seatsOf(table: ToyTable): Seat[] {
  return table.state.gold.map((_, seat) => seat)
}
