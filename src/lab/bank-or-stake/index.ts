import type { GamePackage } from '../../games/package.ts'
import {
  choose,
  copy,
  type Deck,
  type Game,
  type GameEvent,
  type Header,
  KernelError,
  newTableState,
  type Rule,
  type Seat,
  shuffle,
  type Table,
  type TableState,
} from '../../kernel/index.ts'
import { gameDefaults } from '../../parts/game-defaults.ts'
import { catalog } from '../../text/index.ts'
import en from './words/en.ftl'

/*
 * A minimal complete game: an example that the tests and the boardgame.io benchmark use. Each player holds three cards.
 * Play one (1), then bank it for its value or stake it: if two dice beat it, it scores double, otherwise nothing (2).
 * Draw a card. When all cards are played, the highest score wins (3).
 */

/** The cards, by number. `cardValue` returns their values. */
export const CARDS: readonly number[] = Array.from({ length: 48 }, (_, card) => card)
/** The hand size while there are cards left to draw. */
export const HAND = 3
/** Returns a card's value (1 to 12). Two dice must beat it if the card is staked. */
export const cardValue = (card: number): number => 1 + (card % 12)

export interface BankState extends TableState {
  deck: Deck<number>
  hands: number[][]
  points: number[]
  next: Seat
}

/** A seat's view, which includes only its own hand. */
type BankView = Pick<BankState, 'points' | 'next' | 'result'> & { readonly hand: number[] }
type BankAct = { readonly kind: 'play'; readonly card: number } | { readonly kind: 'bank' } | { readonly kind: 'stake' }
type BankEvent = GameEvent &
  ({ readonly kind: 'roll'; readonly dice: readonly number[] } | { readonly kind: 'scores'; readonly points: number })
type BankTable = Table<BankState, BankEvent>

const words = catalog({ en }).in('en')

export const BANK_OR_STAKE: Game<BankState, BankEvent, BankView> = {
  ...gameDefaults,
  id: 'bank-or-stake',
  title: 'Bank or Stake',
  about: 'Play a card, then bank it or stake it on two dice.',
  rules: 1,
  players: () => [2, 6],
  begin,
  turn,
  view: ({ points, next, result, hands }, seat) => copy({ points, next, result, hand: hands[seat ?? -1] ?? [] }),
  phrase: (_view, question) => ({
    ...question,
    text: words.get(`ask-${question.topic}`),
    options: question.options.map(option => ({ ...option, label: labelOf(option.act as BankAct) })),
  }),
  sentence: (event, seats) => {
    const name = seats[event.seat ?? 0] ?? ''
    if (event.kind === 'roll') return words.get('tells-roll', { name, dice: event.dice.join(' ') })
    return words.get('tells-scores', { name, points: event.points })
  },
  ending: () => words.get('ends-played'),
  check({ deck, hands, points }) {
    if (new Set([...deck.draw, ...hands.flat()]).size !== deck.draw.length + hands.flat().length)
      throw new KernelError('a card exists twice')
    if (points.some(p => p < 0)) throw new KernelError('a player has negative points')
  },
}

const labelOf = (act: BankAct): string =>
  act.kind === 'play'
    ? words.get('act-play', { card: act.card, worth: cardValue(act.card) })
    : words.get(`act-${act.kind}`)

function begin({ seats, ...header }: Header): BankState {
  const state = newTableState(header)
  const draw = shuffle(state.random.decks, [...CARDS])
  const hands = seats.map(() => draw.splice(-HAND))
  return { ...state, deck: { draw, discard: [] }, hands, points: seats.map(() => 0), next: 0 }
}

function* turn(table: BankTable): Rule {
  const { state } = table
  const seat = state.next
  const hand = state.hands[seat]!
  const cards = hand.map(card => ({ id: `play ${card}`, act: { kind: 'play', card }, value: card }) as const)
  const card = yield* choose({ seat, topic: 'card', rule: '1', show: true, options: cards })
  hand.splice(hand.indexOf(card), 1)
  const stakes = yield* choose({ seat, topic: 'bank', rule: '2', options: BANK_OR_STAKE_IT })
  const [a = 0, b = 0] = stakes ? table.roll(seat, 2, 'stake', '2') : []
  const points = !stakes ? cardValue(card) : a + b > cardValue(card) ? 2 * cardValue(card) : 0
  state.points[seat]! += points
  table.emit({ kind: 'scores', seat, rule: '2', points })
  const drawn = table.draw(state.deck)
  if (drawn !== undefined) hand.push(drawn)
  state.next = (seat + 1) % state.hands.length
  if (state.hands[state.next]!.length === 0)
    table.end({ winners: winnersOf(state.points), text: words.get('ends-played') })
}

const BANK_OR_STAKE_IT = [
  { id: 'bank', act: { kind: 'bank' }, value: false },
  { id: 'stake', act: { kind: 'stake' }, value: true },
] as const

/** Returns the seats with the highest score (3). */
export const winnersOf = (points: readonly number[]): number[] =>
  points.flatMap((p, seat) => (p === Math.max(...points) ? [seat] : []))

export const bankOrStake: GamePackage = { id: 'bank-or-stake', game: async () => BANK_OR_STAKE }
