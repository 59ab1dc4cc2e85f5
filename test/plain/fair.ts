import { type Bot, registerBots } from '../../src/bots/index.ts'
import {
  ask,
  type Game,
  type GameEvent,
  type Header,
  newTableState,
  type Rule,
  type Seat,
  simultaneously,
  type Table,
  type TableState,
} from '../../src/kernel/index.ts'

/*
 * The Fair: a game with everything that a table can offer a player. Answers have copies, costs, notes and odds, events
 * are private or public, questions are routine or simultaneous, and players bargain and leave days to the adviser.
 */

interface FairState extends TableState {
  readonly names: readonly string[]
  coins: number[]
}

type FairEvent = GameEvent & {
  readonly kind: 'dawn' | 'bought' | 'heard' | 'rolled' | 'rested' | 'packed' | 'hid' | 'hidden'
  readonly die?: number
}

export interface FairView {
  readonly seat: Seat | null
  readonly day: number
  readonly coins: readonly number[]
}

const LAST_DAY = 4

const STALL = [
  { id: 'buy apple-1', cost: 1 },
  { id: 'buy apple-2', cost: 1 },
  { id: 'gamble', act: { kind: 'gamble' } },
  { id: 'listen' },
  { id: 'rest', stops: true },
]
const ids = (...names: readonly string[]) => names.map(id => ({ id }))

export const fair: Game<FairState, FairEvent, FairView> = {
  id: 'fair',
  title: 'The Fair',
  about: 'A fair by day. Nobody wins.',
  rules: 1,
  options: [
    { name: 'weather', text: 'Weather', defaultValue: 'dry', values: ['dry', 'wet'].map(id => ({ id, text: id })) },
  ],
  players: () => [1, 4],
  begin: ({ seats, seed, streams }) => ({
    ...newTableState({ seed, streams }),
    names: [...seats],
    coins: seats.map(() => 5),
  }),
  *turn(table) {
    const { state } = table
    table.emit({ kind: 'dawn', seat: null, rule: '1' })
    const seats = state.names.map((_, seat) => seat)
    if (state.day === 2) {
      yield* simultaneously(table, seats, seat => hide(table, seat))
      table.emit({ kind: 'hidden', seat: null, rule: '4' })
    } else for (const seat of seats) yield* visit(table, seat)
    if (state.day === LAST_DAY) table.end({ winners: [0], text: 'The fair closes.' })
    state.day++
  },
  view: ({ day, coins }, seat) => ({ seat, day, coins: [...coins] }),
  phrase: (view, question) => ({
    ...question,
    text: `${question.topic} of ${view.seat}?`,
    options: question.options.map(option => ({
      ...option,
      label: option.id.replace(/-\d$/, ''),
      ...(option.id === 'listen' && { note: 'You learn a secret.' }),
    })),
  }),
  sentence: ({ kind, seat, die }, seats) => `${seat === null ? 'All' : seats[seat]} ${kind}${die ? ` ${die}` : ''}.`,
  rolls: (_view, events) =>
    events.flatMap(({ kind, seat, die }) =>
      kind === 'rolled' && die
        ? [{ seat, dice: [die], title: 'luck', reading: 'high is good', rows: [], rule: '3' }]
        : [],
    ),
  odds: (_view, _question, id) => (id === 'gamble' ? [{ what: 'you win', hits: 1, of: 3 }] : []),
  inquire: ({ coins, seat }, word, about) =>
    word === 'purse' ? [`purse of ${seat}: ${coins[seat ?? 0]}`] : about === 'dragon' ? null : [`${word} ${about}`],
  inquiries: [
    { word: 'purse', about: '', text: 'your coins' },
    { word: 'next', about: '', text: 'what to do next' },
    { word: 'beast', about: 'a name', text: 'a beast of the fair' },
  ],
  routine: (_view, { topic }) => (topic === 'bag' ? 'close' : null),
  stretches: ({ day }, { topic }) =>
    topic === 'stall' ? [{ id: 'advised day', scope: `day ${day}`, label: 'Leave the day to the adviser' }] : [],
  aliases: (_view, _question, id) => [id.replace(/-\d$/, '')],
  lookUp: () => undefined,
  bargains: {
    rule: '5',
    forms: [{ form: 'give N', text: 'you give coins' }],
    promises: ({ coins }, by) => ids('give 1', `give ${coins[by]}`).map(({ id }) => ({ id, label: id })),
    read: ({ coins }, by, words) => (Number(/^give (\d+)$/.exec(words)?.[1]) <= coins[by]! ? words : null),
    stands: ({ coins }, by, promise) => Number(promise.split(' ')[1]) <= coins[by]!,
    stake: ({ coins }, by) => `Coins of ${by}: ${coins[by]}.`,
    words: (promise, name) => `${name} may ${promise}`,
    fate: (_promise, _by, events) => (events.some(({ kind }) => kind === 'hidden') ? 'kept' : 'open'),
  },
  stack: () => undefined,
  check: () => undefined,
}

function* visit(table: Table<FairState, FairEvent>, seat: Seat): Rule {
  const { coins } = table.state
  for (;;) {
    const options = STALL.filter(({ cost = 0 }) => cost <= coins[seat]!)
    const id = yield* ask({ seat, topic: 'stall', rule: '2', show: true, options })
    if (id.startsWith('buy')) {
      coins[seat]!--
      table.emit({ kind: 'bought', seat, rule: '2.1' })
    } else if (id === 'listen') table.emit({ kind: 'heard', seat, rule: '2.2', to: [seat] })
    else if (id === 'gamble') table.emit({ kind: 'rolled', seat, rule: '3', die: table.die() })
    else break
  }
  table.emit({ kind: 'rested', seat, rule: '2.3' })
  yield* ask({ seat, topic: 'bag', rule: '2.4', options: ids('close', 'open') })
  table.emit({ kind: 'packed', seat, rule: '2.4' })
}

function* hide(table: Table<FairState, FairEvent>, seat: Seat): Rule {
  for (const topic of ['hide', 'seek']) yield* ask({ seat, topic, rule: '4', options: ids('left', 'right', 'up') })
  table.emit({ kind: 'hid', seat, rule: '4', to: [seat] })
}

/** Gambles once a day and then rests. Accepts every bargain. */
const keeper: Bot<FairView> = {
  name: 'keeper',
  about: () => 'Rests.',
  answer: (_view, { options }) => options.find(({ id }) => id === 'rest')?.id ?? options.at(-1)!.id,
  hint: ({ coins, seat }) =>
    coins[seat ?? 0] === 5 ? { id: 'buy apple-1', why: 'Apples are good.' } : { id: 'rest', why: 'Rest.' },
  accepts: () => true,
}
registerBots('fair', { bots: [keeper], statistics: () => ({ game: {}, seats: [] }) })

export const fairHeader = (change: Partial<Header> = {}): Header => ({
  ...{ game: 'fair', rules: 1, options: { weather: 'dry' }, seats: ['Ann', 'Bob'], seed: 'fair', practice: false },
  ...change,
})
