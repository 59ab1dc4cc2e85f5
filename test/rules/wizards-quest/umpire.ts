import { readFileSync } from 'node:fs'
import type {
  Approach,
  Campaign,
  Force,
  Leader,
  QuestState,
  Side,
} from '../../../src/games/wizards-quest/rules/state/components.ts'
import type { Question } from '../../../src/kernel/index.ts'

// A reference model written from the rulebook alone: the possible answers to a question.

interface Drawn {
  readonly id: string
  readonly region?: number
  readonly number: number
  readonly clockwise: readonly string[]
}

/** The map in the data. */
export const MAP = JSON.parse(readFileSync('data/wizards-quest/marnon.json', 'utf8')) as {
  readonly territories: readonly Drawn[]
  readonly castles: readonly Drawn[]
  readonly sea: { readonly shore: readonly string[] }
  readonly river: { readonly banks: readonly string[] }
  readonly bridges: readonly { readonly between: readonly string[] }[]
  readonly tunnel: readonly string[]
}

const order = ({ region = 9, number }: Drawn) => region * 10 + number
const SPACES = [...MAP.territories, ...MAP.castles].sort((a, b) => order(a) - order(b))
const DRAWN = new Map(SPACES.map(space => [space.id, space]))

/** All spaces: territories by region and number, then castles by number (VI.B.3). */
export const ALL = SPACES.map(({ id }) => id)
export const regionOf = (id: string) => DRAWN.get(id)!.region
export const numberOf = (id: string) => DRAWN.get(id)!.number
export const isCastle = (id: string) => regionOf(id) === undefined
const onWater = (id: string) =>
  [MAP.sea.shore, MAP.river.banks].flatMap(water => (water.includes(id) ? water.filter(other => other !== id) : []))

const LEADERS = ['hero', 'sorcerer'] as const

export type Board = Pick<QuestState, 'forces' | 'dragon' | 'wizard' | 'treasures' | 'upheaval'>

const joins = (ends: readonly string[], ...pair: string[]) => pair.every(id => ends.includes(id))

/** Returns the way from a space to another as things stand, or null if they are not adjacent (III.C.5.f2-h, XIV). */
export function wayTo({ upheaval }: Pick<Board, 'upheaval'>, from: string, to: string): Approach | null {
  const { entrances = [], bridgesDown = [], tunnelClosed = false } = upheaval ?? {}
  const bridge = MAP.bridges.findIndex(({ between }) => joins(between, from, to))
  const isDrawn = DRAWN.get(from)!.clockwise.includes(to) && !joins(MAP.tunnel, from, to)
  if (isDrawn && bridge < 0) return 'land'
  if (isDrawn && !bridgesDown.includes(bridge)) return 'bridge'
  if (from === to || tunnelClosed || !joins([...MAP.tunnel, ...entrances], from, to)) return null
  return entrances.includes(to) ? 'entrance' : 'tunnel'
}

/** Returns the adjacent spaces clockwise, and last those through the tunnel, the ones on the map first (VI.B.5.g). */
export function beside(board: Pick<Board, 'upheaval'>, id: string): readonly string[] {
  const { clockwise } = DRAWN.get(id)!
  const ways =
    (...kinds: readonly (Approach | null)[]) =>
    (to: string) =>
      kinds.includes(wayTo(board, id, to))
  const mouths = [...MAP.tunnel, ...(board.upheaval?.entrances ?? [])]
  return [...clockwise.filter(ways('land', 'bridge')), ...mouths.filter(ways('tunnel', 'entrance'))]
}

export const size = (force: Force | null | undefined) => (force ? force.men + (force.leader ? 1 : 0) : 0)
export const sideAt = ({ forces }: Pick<Board, 'forces'>, id: string) => forces[id]?.side ?? null
export const heldBy = (board: Pick<Board, 'forces'>, side: Side) => ALL.filter(id => sideAt(board, id) === side)
export const orcsAt = (board: Pick<Board, 'forces'>, id: string) =>
  sideAt(board, id) === 'orcs' ? board.forces[id]!.men : 0

/** Returns true for a territory in the wizard's region, which nothing can attack (VIII.C). */
export const isGuarded = ({ wizard }: Pick<Board, 'wizard'>, id: string) =>
  wizard !== null && regionOf(wizard) === regionOf(id)

/** Returns the places for beaten pieces (XI.C.2, W49, W50). */
export const refuges = (board: Board, side: Side, leader: boolean, front: readonly string[]) =>
  ALL.filter(
    id =>
      !front.includes(id) &&
      [side, null].includes(sideAt(board, id)) &&
      orcsAt(board, id) < 4 &&
      !(leader && board.forces[id]?.leader) &&
      !board.treasures.some(({ at, owner }) => at === id && owner === side),
  )

/** Returns a player's castles and everything connected to them, each space once (X.B.1). */
export function kingdomOf(board: Board, seat: number): readonly string[] {
  const own = heldBy(board, seat)
  let kingdom = own.filter(isCastle)
  for (let before = -1; before < kingdom.length; ) {
    before = kingdom.length
    kingdom = own.filter(id => kingdom.includes(id) || beside(board, id).some(other => kingdom.includes(other)))
  }
  return kingdom
}

/** A player's turn by the book. */
class Turn {
  constructor(
    private readonly state: QuestState,
    private readonly seat: number,
  ) {}

  private side = (id: string) => sideAt(this.state, id)
  private leader = (id: string) => this.state.forces[id]!.leader
  private get own() {
    return heldBy(this.state, this.seat)
  }
  private get hasBoat() {
    return this.state.players[this.seat]!.boats.length > 0
  }

  /** The men who can leave a space without emptying it (X.C.6). */
  spare = (id: string) => this.state.forces[id]!.men - (this.leader(id) ? 0 : 1)

  /** Returns true if a leader can be called: from anywhere, or to trade places with the other one (X.C.4, X.C.6). */
  private callable(leader: Leader, to: string): boolean {
    const from = this.own.find(id => this.leader(id) === leader)
    return from !== undefined && from !== to && (this.leader(to) !== null || size(this.state.forces[from]) > 1)
  }

  private helpers = (from: string, boat: boolean) =>
    this.own.filter(
      id => this.spare(id) > 0 && [...beside(this.state, from), ...(boat ? onWater(from) : [])].includes(id),
    )

  /** Returns the leader that an attack needs, or nobody if any piece can attack (X.D.5, XI.C.5). */
  private needed(space: string, against: Campaign['against']): readonly Leader[] {
    if (against !== 'space') return against === 'dragon' ? LEADERS : ['sorcerer']
    return this.state.forces[space]?.leader === 'hero' ? ['hero'] : []
  }

  /** Returns the spaces from which something can be attacked, or none if it cannot (X.C.2, X.D.1-4). */
  sources(space: string, against: Campaign['against']): string[] {
    const { state, seat } = this
    if (state.upheaval && state.day <= state.upheaval.truce) return []
    const side = this.side(space)
    const free = against !== 'space' && side !== null
    if (!free && state.turn.campaigns === 0) return []
    if (against === 'space' && (side === seat || isGuarded(state, space))) return []
    if (against === 'space' && side !== null && [state.dragon, state.wizard].includes(space)) return []
    const needed = this.needed(space, against)
    const canCome = (from: string, boat: boolean) => {
      if (needed.length > 0) return needed.some(one => this.leader(from) === one || (!free && this.callable(one, from)))
      // An unoccupied space is captured, and somebody stays behind (X.C.6).
      if (side !== null || size(state.forces[from]) > 1 || this.helpers(from, boat).length > 0) return true
      return this.leader(from) === null && LEADERS.some(one => this.callable(one, from))
    }
    if (side === seat) return canCome(space, false) ? [space] : []
    const near = beside(this.state, space).filter(id => this.side(id) === seat && canCome(id, false))
    const far = this.hasBoat ? onWater(space).filter(id => this.side(id) === seat && canCome(id, true)) : []
    return [...near, ...far.map(id => `boat ${id}`)]
  }

  landings = (from: string) => {
    const { campaign } = this.state.turn
    const open = (id: string) => this.side(id) === this.seat || (this.side(id) === null && !isGuarded(this.state, id))
    return onWater(from).filter(id => open(id) && !(campaign?.free && campaign.from === id))
  }

  boats = () =>
    this.own
      .filter(id => this.hasBoat && size(this.state.forces[id]) > 1 && this.landings(id).length > 0)
      .map(id => `boat ${id}`)

  campaigns(): string[] {
    const { state } = this
    const attacks = ALL.filter(id => this.sources(id, 'space').length > 0).map(id => `attack ${id}`)
    const creatures = (['dragon', 'wizard'] as const).filter(
      one => state[one] !== null && this.sources(state[one], one).length > 0,
    )
    return [...attacks, ...creatures, ...this.boats(), 'end']
  }

  help({ free, begun, led, from, by }: Campaign): string[] {
    if (free) return []
    const calls = begun || led ? [] : LEADERS.filter(one => this.callable(one, from))
    return [...this.helpers(from, by === 'boat').map(id => `bring ${id}`), ...calls.map(one => `lead ${one}`)]
  }

  battle(campaign: Campaign): string[] {
    const { free, begun, from, to, against } = campaign
    const needed = this.needed(to, against)
    const isLed = needed.length === 0 || needed.some(one => this.leader(from) === one)
    const fights = isLed && (against !== 'space' || this.side(to) !== null)
    const others = free && !begun ? [] : [...this.boats(), 'halt']
    return [...(fights ? ['fight'] : []), ...this.help(campaign), ...others]
  }

  /**
   * Returns the answers for a march: at least one man goes and one stays, and no leader joins another (X.C.5-7,
   * III.C.5.b).
   */
  march(from: string, to: string, help: readonly string[] = []): Answers {
    const leader = this.leader(from)
    const goes = leader && !this.state.forces[to]?.leader ? [`with ${leader}`] : []
    return [[...help, ...goes], 1, leader ? this.state.forces[from]!.men : this.state.forces[from]!.men - 1]
  }
}

/** The options by id, and the numbers from the lowest to the highest. */
type Answers = readonly [readonly string[], number?, number?]

/** Returns the answers that the book allows to a question, or null if a card decides. */
export function answersTo({ seat, topic, rule, data = {} }: Question, state: QuestState): Answers | null {
  const turn = new Turn(state, seat)
  const { from = '', space = '', to = '' } = data as Readonly<Record<string, string>>
  const { campaign } = state.turn
  const hides = state.treasures.map(({ at }) => at)
  switch (topic) {
    case 'castle':
    case 'settle':
      return [ALL.filter(id => isCastle(id) === (topic === 'castle') && sideAt(state, id) === null)]
    case 'hide': {
      const owner = (seat + state.seats.length - 1) % state.seats.length
      const first = !state.treasures.some(one => one.owner === owner)
      return [ALL.filter(id => isCastle(id) === first && sideAt(state, id) !== owner && !hides.includes(id))]
    }
    case 'place':
      return [heldBy(state, seat)]
    case 'muster': {
      const men = data.men as number
      const isAway = (one: Leader) => !heldBy(state, seat).some(id => state.forces[id]!.leader === one)
      const leaders = men > 1 && !state.forces[space]!.leader ? LEADERS.filter(isAway) : []
      return [leaders, ['X.E.1.a', 'XII.A'].includes(rule) ? men : 1, men]
    }
    case 'campaign':
      return [turn.campaigns()]
    case 'from':
      return [turn.sources(space, data.against as Campaign['against'])]
    case 'battle':
      return [turn.battle(campaign!)]
    case 'supplement':
      return [[], 1, turn.spare(from)]
    case 'march':
      return turn.march(from, to, turn.help(campaign!))
    case 'boat-to':
      return [turn.landings(from)]
    case 'boat-men':
      return turn.march(from, to)
    case 'march-with':
    case 'boat-with':
      return [[], 0, state.forces[from]!.men - 1]
    case 'loss':
      return [['men', state.forces[space]!.leader!]]
    case 'flee':
      return [refuges(state, sideAt(state, from)!, data.leader !== null, [campaign!.from, campaign!.to])]
    case 'flee-men': {
      const men = data.men as number
      return [[], 1, sideAt(state, from) === 'orcs' ? Math.min(men, 4 - orcsAt(state, space)) : men]
    }
    case 'entrance': {
      const mouths = [...MAP.tunnel, ...state.upheaval!.entrances]
      return [ALL.filter(id => !isCastle(id) && !mouths.includes(id))]
    }
    case 'territory':
      return [ALL.filter(id => !isCastle(id))]
    case 'rouse':
      return [ALL.filter(id => orcsAt(state, id) > 1)]
    case 'cart-to': {
      const { owner, steps } = data as { readonly owner: number; readonly steps: number }
      if (steps > 1) return null
      return [beside(state, from).filter(id => sideAt(state, id) !== owner && !hides.includes(id))]
    }
    case 'region':
      return [[1, 2, 3, 4, 5, 6].map(region => `region ${region}`)]
    default:
      return null
  }
}
