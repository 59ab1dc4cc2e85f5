import {
  ask,
  type Deck,
  type Game,
  type GameEvent,
  type Header,
  newTableState,
  type Rule,
  type Seat,
  shuffle,
  type Table,
  type TableState,
} from '../../kernel/index.ts'

/*
 * A small game of cards and dice that is written twice, here and for another table (`peer.ts`), so that the two tables
 * can be timed at the same work. Each player has three cards. In turn one is played, and then banked for its value or
 * staked: two dice must beat it, and it counts double or not at all. A card is drawn for it. When all cards are played
 * the most points win.
 */

/** The cards by number; what each is worth says `worth`. */
export const CARDS: readonly number[] = Array.from({ length: 48 }, (_, card) => card)
/** Cards in a hand while there are any to draw. */
export const HAND = 3
/** What a card counts, and what two dice must beat when it is staked: 1 to 12. */
export const worth = (card: number): number => 1 + (card % 12)

/** The state of a game. */
export interface BankState extends TableState {
  deck: Deck<number>
  hands: number[][]
  points: number[]
  next: Seat
}

type BankEvent = GameEvent & { readonly kind: 'roll'; readonly dice: readonly number[] }
type BankTable = Table<BankState, BankEvent>

/** The game at this table. */
export const BANK_OR_STAKE: Game<BankState, BankEvent, Pick<BankState, 'points' | 'next'>> = {
  id: 'bank-or-stake',
  title: 'Bank or Stake',
  about: 'Play a card, and bank it or stake it on two dice.',
  rules: 1,
  options: [],
  players: () => [2, 6],
  begin,
  turn,
  view: ({ points, next }) => ({ points, next }),
  sentence: () => null,
  inquire: () => null,
  inquiries: [],
  sayings: () => [],
  lookUp: () => undefined,
  stack: () => {},
  check: () => {},
}

function begin({ seed, seats }: Header): BankState {
  const state = newTableState({ seed })
  const draw = shuffle(state.random.decks, [...CARDS])
  const hands = seats.map(() => draw.splice(-HAND))
  return { ...state, deck: { draw, discard: [] }, hands, points: seats.map(() => 0), next: 0 }
}

function* turn(table: BankTable): Rule {
  const { state } = table
  const seat = state.next
  const card = yield* plays(table, seat)
  if (yield* stakes(seat)) {
    const [a, b] = table.roll(seat, 2, 'stake', '2')
    if (a! + b! > worth(card)) state.points[seat]! += 2 * worth(card)
  } else {
    state.points[seat]! += worth(card)
  }
  const drawn = table.draw(state.deck)
  if (drawn !== undefined) state.hands[seat]!.push(drawn)
  state.next = (seat + 1) % state.hands.length
  if (state.hands[state.next]!.length === 0)
    table.end({ winners: winnersOf(state.points), text: 'All cards are played.' })
}

function* plays({ state }: BankTable, seat: Seat): Rule<number> {
  const hand = state.hands[seat]!
  const id = yield* ask({
    seat,
    topic: 'card',
    text: 'Which card do you play?',
    rule: '1',
    show: true,
    options: hand.map(card => ({ id: `play ${card}`, label: `Card ${card}, worth ${worth(card)}` })),
  })
  const card = Number(id.slice('play '.length))
  hand.splice(hand.indexOf(card), 1)
  return card
}

const BANK_OR = [
  { id: 'bank', label: 'Bank it' },
  { id: 'stake', label: 'Stake it on two dice' },
] as const

function* stakes(seat: Seat): Rule<boolean> {
  return (
    (yield* ask({ seat, topic: 'bank', text: 'Do you bank it or stake it?', rule: '2', options: BANK_OR })) === 'stake'
  )
}

/** Who has the most points, by place. */
export function winnersOf(points: readonly number[]): number[] {
  const most = Math.max(...points)
  return points.flatMap((p, seat) => (p === most ? [seat] : []))
}
