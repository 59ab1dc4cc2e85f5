import { createRequire } from 'node:module'
import type { RandomState } from '../../kernel/index.ts'
import { below, Match, seedRandom } from '../../kernel/index.ts'
import { BANK_OR_STAKE, CARDS, cardValue, HAND, winnersOf } from '../bank-or-stake/index.ts'
import { type Figure, median, round, timedSlice } from './figures.ts'

/** The state of Bank or Stake in boardgame.io. */
interface PeerState {
  deck: number[]
  hands: number[][]
  points: number[]
  /** The played card, until it is banked or staked. */
  played: number | null
  /** The forced dice, starting with the next one. They are used before random ones. */
  dice: number[]
}

/** A fixed deck and dice, for comparing two games. */
export interface PeerScript {
  /** The cards. The last is dealt first. */
  readonly deck: readonly number[]
  readonly dice: readonly number[]
}

export interface PeerMove {
  readonly move: 'play' | 'bank' | 'stake'
  readonly args: readonly number[]
}

interface PeerTurn {
  readonly currentPlayer: string
  readonly playOrder: readonly string[]
  readonly gameover?: { readonly winners: readonly number[] }
}

interface PeerPosition {
  readonly G: PeerState
  readonly ctx: PeerTurn
}

interface PeerContext extends PeerPosition {
  readonly random: { Shuffle(cards: readonly number[]): number[]; D6(): number }
}

/** The parts of boardgame.io that are used: its plain reducer and initial position, without client, server or store. */
interface PeerTable {
  ProcessGameConfig(rules: typeof PEER_RULES): object
  CreateGameReducer(of: { game: object }): (position: PeerPosition, action: object) => PeerPosition
  InitializeGame(of: { game: object; numPlayers: number; setupData?: PeerScript | undefined }): PeerPosition
}

/** The same rules for boardgame.io. Undo history is off, because our headless matches don't keep any either. */
const PEER_RULES = {
  name: 'bank-or-stake',
  disableUndo: true,
  setup: ({ ctx, random }: PeerContext, script?: PeerScript): PeerState => {
    const deck = script ? [...script.deck] : random.Shuffle([...CARDS])
    const hands = ctx.playOrder.map(() => deck.splice(-HAND))
    return { deck, hands, points: hands.map(() => 0), played: null, dice: [...(script?.dice ?? [])] }
  },
  turn: { minMoves: 2, maxMoves: 2 },
  moves: {
    play: ({ G, ctx }: PeerContext, card: number) => {
      const hand = G.hands[Number(ctx.currentPlayer)]!
      const at = hand.indexOf(card)
      if (G.played !== null || at < 0) return 'INVALID_MOVE'
      hand.splice(at, 1)
      G.played = card
    },
    bank: ({ G, ctx }: PeerContext) => {
      if (G.played === null) return 'INVALID_MOVE'
      settle(G, Number(ctx.currentPlayer), cardValue(G.played))
    },
    stake: ({ G, ctx, random }: PeerContext) => {
      if (G.played === null) return 'INVALID_MOVE'
      const die = () => G.dice.shift() ?? random.D6()
      settle(G, Number(ctx.currentPlayer), die() + die() > cardValue(G.played) ? 2 * cardValue(G.played) : 0)
    },
  },
  endIf: ({ G }: PeerContext) => {
    if (G.played === null && G.hands.every(hand => hand.length === 0)) return { winners: winnersOf(G.points) }
  },
}

function settle(G: PeerState, seat: number, points: number): void {
  G.points[seat]! += points
  G.played = null
  const drawn = G.deck.pop()
  if (drawn !== undefined) G.hands[seat]!.push(drawn)
}

const BANK_OR: readonly PeerMove[] = [
  { move: 'bank', args: [] },
  { move: 'stake', args: [] },
]

/** Lists the legal moves in a position, which boardgame.io doesn't do. */
const peerChoices = ({ G, ctx }: PeerPosition): readonly PeerMove[] =>
  G.played === null ? G.hands[Number(ctx.currentPlayer)]!.map(card => ({ move: 'play', args: [card] })) : BANK_OR

/** A boardgame.io match that is played only through its reducer. */
export interface PeerMatch {
  readonly over: boolean
  readonly points: readonly number[]
  readonly winners: readonly number[]
  readonly choices: readonly PeerMove[]
  make(choice: PeerMove): void
}

/** Loads boardgame.io. Returns null if this development dependency isn't installed. */
export function openPeer(): ((seats: number, seed: string, script?: PeerScript) => PeerMatch) | null {
  // boardgame.io reads this when it loads, and is slower in development mode.
  const { env } = process
  env.NODE_ENV ??= 'production'
  let table: PeerTable
  try {
    table = createRequire(import.meta.url)('boardgame.io/internal') as PeerTable
  } catch {
    return null
  }
  const processed = table.ProcessGameConfig(PEER_RULES)
  const reducer = table.CreateGameReducer({ game: processed })
  return (seats, seed, script) => {
    const game = { ...processed, seed }
    let position = table.InitializeGame({ game, numPlayers: seats, setupData: script })
    return {
      get over() {
        return position.ctx.gameover !== undefined
      },
      get points() {
        return position.G.points
      },
      get winners() {
        return position.ctx.gameover?.winners ?? []
      },
      get choices() {
        return peerChoices(position)
      },
      make({ move, args }) {
        const payload = { type: move, args: [...args], playerID: position.ctx.currentPlayer }
        position = reducer(position, { type: 'MAKE_MOVE', payload })
      },
    }
  }
}

/** The number of time slices per engine. They alternate, so that other load on the machine affects both. */
const SLICES = 9
const SEATS = ['Ann', 'Bob', 'Cyd']

/**
 * Plays the same game on both engines with random legal moves. Measures the decisions per second of each, and the ratio
 * of ours to theirs.
 */
export function benchPeer(seconds: number): Figure[] {
  const open = openPeer()
  if (!open) {
    console.error('boardgame.io is not installed, so there is nothing to compare with; npm ci installs it.')
    return []
  }
  const ours = (n: number) => playOurs(seedRandom(`peer ${n}`, 'play'), `peer-${n}`)
  const theirs = (n: number) => playTheirs(open, seedRandom(`peer ${n}`, 'play'), `peer-${n}`)
  const each = (2 * seconds) / SLICES
  timedSlice(each, ours)
  timedSlice(each, theirs)
  const rates: { ours: number; theirs: number }[] = []
  for (let i = 0; i < SLICES; i++) {
    const a = timedSlice(each, ours, 1000 * i)
    const b = timedSlice(each, theirs, 1000 * i)
    rates.push({ ours: a.work / a.seconds.all, theirs: b.work / b.seconds.all })
  }
  return [
    { name: 'peer.ours.decisionsPerSecond', value: Math.round(median(rates.map(r => r.ours))), unit: 'decisions/s' },
    {
      name: 'peer.boardgameio.decisionsPerSecond',
      value: Math.round(median(rates.map(r => r.theirs))),
      unit: 'decisions/s',
    },
    {
      name: 'peer.ratio',
      value: round(median(rates.map(r => r.ours / r.theirs))),
      unit: 'times',
      target: { least: 100 },
    },
  ]
}

function playOurs(random: RandomState, seed: string): number {
  const header = { game: BANK_OR_STAKE.id, rules: 1, options: {}, seats: SEATS, seed, practice: false }
  const match = Match.begin(BANK_OR_STAKE, header, { headless: true })
  let decisions = 0
  while (!match.over) {
    const { seat, options } = match.questions[0]!
    match.answer(seat, options[below(random, options.length)]!.id)
    decisions++
  }
  return decisions
}

function playTheirs(open: NonNullable<ReturnType<typeof openPeer>>, random: RandomState, seed: string): number {
  const match = open(SEATS.length, seed)
  let decisions = 0
  while (!match.over) {
    const { choices } = match
    match.make(choices[below(random, choices.length)]!)
    decisions++
  }
  return decisions
}
