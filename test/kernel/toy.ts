import {
  type Deck,
  type Game,
  type GameEvent,
  type Header,
  KernelError,
  newTableState,
  type PhrasedQuestion,
  type Question,
  type Seat,
  type Table,
  type TableState,
} from '../../src/kernel/index.ts'
import { turn } from './toy-rules.ts'

/*
 * Goblin Market: a small game with everything in a rule that can trip a kernel. It shares its own list of cards, keeps
 * steps in a rule instead of the state, names fields by player in a varying order, changes the dice it was given, emits
 * events that share objects with the state, passes turns silently and asks a last question after the end. With the
 * option `cursed` it also fails in five ways.
 */

/** A seat's bid in the simultaneous bids. */
interface Bid {
  readonly coins: number
  readonly charm: string
  readonly luck: number
}

export interface ToyState extends TableState {
  phase: 'deal' | 'charms' | 'wander' | 'night' | 'bids' | 'spoiled' | 'asleep'
  /** Names in order of play, and that of somebody who doesn't play. */
  names: string[]
  turnOf: Seat
  nights: number
  lastDay: number
  cursed: boolean
  deck: Deck
  hands: Record<string, string[]>
  bids: Record<string, Bid>
  gold: number[]
  space: number[]
}

type By<K extends string, Rest = unknown> = GameEvent & { readonly kind: K } & Rest
export type ToyEvent =
  | By<'roll', { readonly purpose: string; readonly dice: readonly number[] }>
  | By<'dealt' | 'hand', { readonly cards: readonly string[] }>
  | By<'walked', { readonly space: number }>
  | By<'searched' | 'sold' | 'refused' | 'bought' | 'told' | 'robbed' | 'ended'>
  | By<'bids', { readonly bids: Readonly<Record<string, Bid>> }>

export interface ToyView {
  readonly day: number
  readonly gold: readonly number[]
  readonly space: readonly number[]
  readonly held: readonly number[]
  readonly hand: readonly string[]
  readonly pile: number
  readonly discard: number
  readonly over: boolean
}

export type ToyTable = Table<ToyState, ToyEvent>

/** The whole pack of sixteen different cards. */
export const CARDS = Array.from({ length: 16 }, (_, i) => `${['ash', 'bone', 'coin', 'dew'][i % 4]}-${(i >> 2) + 1}`)

export const toy: Game<ToyState, ToyEvent, ToyView> = {
  id: 'toy',
  title: 'Goblin Market',
  about: 'A market at night, for two to four.',
  rules: 1,
  options: [
    { name: 'length', text: 'Days', defaultValue: 'short', values: ['short', 'long'].map(id => ({ id, text: id })) },
    {
      name: 'cursed',
      text: 'Whether rules may break',
      defaultValue: 'no',
      values: ['no', 'yes'].map(id => ({ id, text: id })),
    },
  ],
  players: () => [2, 4],
  begin({ seats, seed, streams, options }) {
    if (seats.length < 2 || seats.length > 4) throw new Error('Goblin Market is for two to four.')
    return {
      ...newTableState({ seed, streams }),
      phase: 'deal',
      // This is the header's own list, which a careless game might share.
      names: seats as string[],
      cursed: options.cursed === 'yes',
      turnOf: 0,
      nights: 0,
      lastDay: options.length === 'long' ? 40 : 4,
      deck: { draw: CARDS, discard: [] },
      hands: {},
      bids: {},
      gold: seats.map(() => 1),
      space: seats.map(() => 0),
    }
  },
  turn,
  view: (state, seat) => ({
    day: state.day,
    gold: state.gold.slice(),
    space: state.space.slice(),
    held: state.gold.map((_, other) => state.hands[state.names[other]!]?.length ?? 0),
    hand: seat === null ? [] : (state.hands[state.names[seat]!]?.slice() ?? []),
    pile: state.deck.draw.length,
    discard: state.deck.discard.length,
    over: state.result !== null,
  }),
  phrase: (_view, question) => wordsOf(question),
  sentence: ({ kind, seat }, seats) => (seat === null ? null : `${seats[seat]} ${kind}.`),
  inquire: (_view, word) => (CARDS.includes(word) ? [`${word}: a card.`] : null),
  inquiries: [{ word: 'card', about: 'a name', text: 'a card of the pack' }],
  aliases: (_view, _question: Question, id) => [id.toUpperCase()],
  lookUp: (view, path) => (path === 'day' ? view.day : undefined),
  stack(state, pile, cards) {
    if (pile !== 'deck') throw new Error(`there is no pile called ${pile}`)
    // Take them one by one, so that a missing card is noticed after others have moved.
    for (const card of [...cards].reverse()) {
      const at = state.deck.draw.indexOf(card)
      if (at < 0) throw new Error(`${card} is not in the pile`)
      state.deck.draw.splice(at, 1)
      state.deck.draw.push(card)
    }
  },
  check(state) {
    const all = [...state.deck.draw, ...state.deck.discard, ...Object.values(state.hands).flat()].sort()
    if (all.join() !== [...CARDS].sort().join()) throw new KernelError('the pack is not whole')
  },
}

const LABELS: Readonly<Record<string, string>> = {
  'take purse': 'A purse of unknown weight',
  'leave purse': 'Three coins',
  keep: 'Keep it',
  swap: 'Take the other purse',
  stop: 'Stop here',
  east: 'Go east',
  west: 'Go west',
  search: 'Search',
  sell: 'Sell a card',
  story: 'Tell a story',
  peek: 'Look under the cloth',
  cross: 'Cross',
  yes: 'Buy it',
  no: 'Refuse',
  cover: 'Cover it again',
  bow: 'Take a bow',
  first: 'The first die',
  second: 'The second die',
}

/** Phrases the toy's questions and answers. */
const wordsOf = (question: Question): PhrasedQuestion => ({
  ...question,
  text: `${question.data?.name ?? 'Somebody'}: ${question.topic}?`,
  options: question.options.map(option => ({ ...option, label: LABELS[option.id] ?? option.id })),
})

/** Makes a header for the toy, by default with two players and a short game. */
export function toyHeader(change: Partial<Header> = {}): Header {
  return {
    game: 'toy',
    rules: 1,
    options: { length: 'short', cursed: 'no' },
    seats: ['Ann', 'Bob'],
    seed: 'market',
    practice: false,
    ...change,
  }
}
