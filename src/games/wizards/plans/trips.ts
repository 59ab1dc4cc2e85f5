import type { Option, Question } from '../../../kernel/index.ts'
import { totalAnimalPoints } from '../rules/facts/animals.ts'
import { foeAt, type IslandFoe, isDragonRestless } from '../rules/facts/foes.ts'
import {
  circleSteps,
  emptyBoat,
  type Isles,
  movementFor,
  reachableSpaces,
  swimmableHexes,
  wayOf,
} from '../rules/facts/movement.ts'
import { boardOf } from '../rules/facts/spaces.ts'
import { Board } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import type { SpaceId } from '../rules/islands/territories.ts'
import type { StepMode } from '../rules/state/acts.ts'
import { type ActOfKind, type EntryMode, isFlight } from '../rules/state/acts.ts'
import { asWizardsQuestion, type OptionOn, type WizardsQuestion } from '../rules/state/asking.ts'
import { bookOf } from '../rules/state/book.ts'
import type { Traveller } from '../rules/state/components.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { nodeOf, type Stand, standOf } from './route-fields.ts'
import { DANGER, type Routes, routesTo } from './routes.ts'

/** One turn of a trip. All turns but the current one assume an average roll. */
export interface TripLeg {
  /** The white die assumed for the turn, or 0 for a move the player can make now. */
  readonly die: number
  readonly how: StepMode | 'swims' | 'rolls' | 'waits'
  readonly from: SpaceId
  readonly to: SpaceId
  /** The cost in quarter points, or null if the leg takes the whole roll. */
  readonly cost: number | null
  readonly hexes: readonly number[]
  /** The enemy met where the leg ends, or null. */
  readonly foe: IslandFoe | null
}

export interface Trip {
  readonly goal: SpaceId
  /** The mean number of turns, counting the current one, or 0 if the player is already there. */
  readonly turns: number
  /** The answer that follows the route now, or null if the question isn't how to begin a turn or where to move. */
  readonly option: Option | null
  /** The mean number of turns left after that answer and the end of this turn. */
  readonly left: number
  /** The route to draw: this turn's move first, then one leg per turn with average rolls. */
  readonly legs: readonly TripLeg[]
}

/** The tolerance when comparing distances. Smaller improvements don't count. */
const TOLERANCE = 1e-9
/** The maximum number of legs to draw. The rest of a longer trip is left out. */
const MAX_LEGS = 40
/** The maximum number of cached routes. A moving cursor needs many. */
const MAX_CACHED = 40
/**
 * Dice in the order in which they are tried: average ones first, alternating between 4 and 3, then those that may be
 * needed for a Stone.
 */
const AVERAGE_FIRST = [
  [4, 3, 5, 6, 2, 1],
  [3, 4, 5, 6, 2, 1],
] as const

/**
 * Returns the viewing player's best route to a space, or null if there is none. A spectator gets the route of the
 * player whose turn it is.
 */
export function tripTo(view: WizardsView, question: Question | null, goal: SpaceId): Trip | null {
  const player = view.players[view.seat ?? view.next]
  const board = Board.of(view.placements)
  if (!player || board.hex(goal) < 0) return null
  if (player.space === goal) return { goal, turns: 0, option: null, left: 0, legs: [] }
  const here = standOf(board, player)
  const it = question?.seat === player.seat ? asWizardsQuestion(question) : null
  const way = wayTo(view, player, goal, it?.topic === 'move')
  if (it?.topic === 'move') return bestMove(view, player, it, way, goal)
  const option = it?.topic === 'roll' ? bestStart(it, way.routes, here) : null
  if (option && isFlight(option.act)) {
    const to = { hex: board.hex(option.act.to), afloat: false }
    const left = turnsOn(way, to)
    return { goal, turns: 1 + left, option, left, legs: legsOn(laterIsles(view), way, to) }
  }
  const turns = turnsOn(way, here)
  if (!Number.isFinite(turns)) return null
  const legs = legsOn(laterIsles(view), way, here, view.dragon)
  return { goal, turns, option, left: Math.max(0, turns - 1), legs }
}

/**
 * Returns the mean number of turns to a space for the viewing player (for a spectator, the player whose turn it is),
 * counting the current one. The result is the same as that of `tripTo`. Without a question, a turn begins now. Returns
 * null if there is no route.
 */
export function turnsTo(view: WizardsView, goal: SpaceId, question: Question | null = null): number | null {
  const player = view.players[view.seat ?? view.next]
  const board = Board.of(view.placements)
  if (!player || board.hex(goal) < 0) return null
  if (player.space === goal) return 0
  const it = question?.seat === player.seat ? asWizardsQuestion(question) : null
  const here = standOf(board, player)
  const way = wayTo(view, player, goal, it?.topic === 'move')
  if (it?.topic === 'move') return finite(1 + turnsOn(way, bestEnd(view, player, it, way.routes).end))
  const option = it?.topic === 'roll' ? bestStart(it, way.routes, here) : null
  if (!option || !isFlight(option.act)) return finite(turnsOn(way, here))
  return finite(1 + turnsOn(way, { hex: board.hex(option.act.to), afloat: false }))
}

const finite = (turns: number): number | null => (Number.isFinite(turns) ? turns : null)

/** The routes of a player's coming turns to a goal, which their Animal speeds up only while it stays. */
interface Way {
  readonly walker: PlayerView
  readonly routes: Routes
  /** The number of coming turns in which the Animal adds points. */
  readonly stays: number
  /** Returns the routes without the Animal. */
  readonly alone: () => Routes
}

/** Returns a player's routes to a goal. If they are moving, the coming turns begin after this one. */
function wayTo(view: WizardsView, player: PlayerView, goal: SpaceId, isMoving: boolean): Way {
  const unaided = { ...player, animal: null }
  const alone = () => routesFor(view, unaided, goal)
  const stays = animalTurns(player, isMoving)
  return stays === 0
    ? { walker: unaided, routes: alone(), stays: Number.POSITIVE_INFINITY, alone }
    : { walker: player, routes: routesFor(view, player, goal), stays, alone }
}

/**
 * Returns the number of a player's coming turns in which their Animal adds points to the roll, or infinity if they have
 * none that does.
 */
function animalTurns(player: PlayerView, isMoving: boolean): number {
  const { animal } = player
  if (!animal || totalAnimalPoints(player) === 0) return Number.POSITIVE_INFINITY
  // An Animal that stays for days leaves when the last of them ends, with none left (D43).
  const turns = bookOf(player).animal(animal.kind).days ? animal.left + 1 : animal.left
  return Math.max(0, turns - (isMoving ? 1 : 0))
}

/** Returns the mean number of turns from a stand. Without the Animal, what is left of the route takes longer. */
function turnsOn({ routes, stays, alone }: Way, from: Stand): number {
  const turns = turnsFrom(routes, from)
  if (!Number.isFinite(turns) || turns <= stays) return turns
  return stays + (1 - stays / turns) * turnsFrom(alone(), from)
}

function turnsFrom(routes: Routes, from: Stand): number {
  routes.settle(nodeOf(from))
  return routes.turns[nodeOf(from)]!
}

const legsOn = (isles: Isles, { walker, routes, stays, alone }: Way, from: Stand, dragonNow?: SpaceId): TripLeg[] =>
  legsFrom(isles, walker, routes, from, dragonNow, { stays, alone })

/**
 * Returns the islands as the player's later turns will find them: without the Dragon's place if it is about to move.
 */
const laterIsles = (view: WizardsView): WizardsView => (isDragonRestless(view) ? { ...view, dragon: '' } : view)

/** Returns the cost, in turns, of ending the current turn on a Dragon that won't be there later. */
const dreadNow = (later: Isles, player: Traveller, space: SpaceId, dragon: SpaceId): number =>
  later.dragon !== dragon && foeAt({ ...later, dragon }, player, space) === 'dragon' ? DANGER.dragon : 0

const routesByView = new WeakMap<WizardsView, Map<string, Routes>>()
/** The routes last computed, because most answers change nothing that they depend on. */
const recentRoutes = new Map<string, Routes>()

/** Returns the routes to a space, cached per position and for later positions that differ only in where the player is. */
function routesFor(view: WizardsView, player: PlayerView, goal: SpaceId): Routes {
  const ofView = routesByView.get(view) ?? new Map<string, Routes>()
  routesByView.set(view, ofView)
  const name = `${player.animal?.kind ?? ''} ${goal}`
  const known = ofView.get(name)
  if (known) return known
  const isles = laterIsles(view)
  const others = isles.players.map(other => (other.seat === player.seat ? player : other))
  const key = keyOf({ ...isles, players: others }, player, goal)
  const routes = recentRoutes.get(key) ?? routesTo({ ...isles, players: others }, player, [{ space: goal }])
  recentRoutes.delete(key)
  recentRoutes.set(key, routes)
  for (const oldest of recentRoutes.keys()) {
    if (recentRoutes.size <= MAX_CACHED) break
    recentRoutes.delete(oldest)
  }
  ofView.set(name, routes)
  return routes
}

/** Identifies everything that routes depend on. This leaves out the player's own space, where they may start. */
function keyOf(isles: WizardsView, player: PlayerView, goal: SpaceId): string {
  const { book, placements, fallen, boats, haunted, demons, dragon, wizards, players } = isles
  // The number of a player's turns matters only for coming back to the Star Crest (7.372).
  const walker = { ...player, space: '', turns: player.crest ? player.turns : 0 }
  const all = players.map(other => (other.seat === player.seat ? walker : other))
  return JSON.stringify([goal, book, placements, fallen, boats, haunted, demons, dragon, wizards, all])
}

/** Picks the option that begins a turn: a flight if it saves more than the turn it takes, otherwise the roll. */
function bestStart({ options }: WizardsQuestion<'roll'>, routes: Routes, here: Stand): OptionOn<'roll'> | null {
  // This settles every space that a flight could gain by.
  routes.settle(nodeOf(here))
  const { board, worth, weight } = routes
  let best = options.find(({ act }) => act.kind === 'roll') ?? null
  let least = weight[nodeOf(here)]!
  for (const option of options) {
    if (!isFlight(option.act)) continue
    const value = 1 + worth[board.hex(option.act.to)]!
    if (value >= least - TOLERANCE) continue
    best = option
    least = value
  }
  return best
}

/** Returns the stand where an answer to the `move` question ends, or null for other answers. */
export function endOf(board: Board, { act }: OptionOn<'move'>): Stand | null {
  return act.kind === 'move' ? { hex: board.hex(act.to), afloat: act.how === 'boards' || act.how === 'sails' } : null
}

/**
 * Returns the trip that begins with the best option of a `move` question, which is the move or the stop that leaves the
 * fewest turns. Returns null if there is no route.
 */
function bestMove(
  view: WizardsView,
  player: PlayerView,
  question: WizardsQuestion<'move'>,
  way: Way,
  goal: SpaceId,
): Trip | null {
  const { option: best, end } = bestEnd(view, player, question, way.routes)
  const left = turnsOn(way, end)
  if (!Number.isFinite(left)) return null
  const first = best?.act.kind === 'move' ? [legOfMove(view, player, question, best.act)] : []
  const boats = best ? boatsAfter(view, player, best) : view.boats
  return {
    goal,
    turns: 1 + left,
    option: best,
    left,
    legs: [...first, ...legsOn({ ...laterIsles(view), boats }, way, end)],
  }
}

/** Picks the move or the stop that leaves the fewest turns, and returns the stand where it ends. */
function bestEnd(
  view: WizardsView,
  player: PlayerView,
  question: WizardsQuestion<'move'>,
  routes: Routes,
): { readonly option: OptionOn<'move'> | null; readonly end: Stand } {
  const { board, worth, weight } = routes
  const later = laterIsles(view)
  const here = standOf(board, player)
  // This settles every space that a move could gain by.
  routes.settle(nodeOf(here))
  let best = question.options.find(({ act }) => act.kind === 'stop') ?? null
  let end = here
  let least = weight[nodeOf(here)]!
  let price = 0
  for (const option of question.options) {
    const stand = endOf(board, option)
    if (!stand) continue
    const value = worth[nodeOf(stand)]! + dreadNow(later, player, board.name(stand.hex), view.dragon)
    const cost = option.cost ?? 0
    if (!(value < least - TOLERANCE || (value < least + TOLERANCE && end !== here && cost < price))) continue
    best = option
    end = stand
    least = value
    price = cost
  }
  return { option: best, end }
}

/** Returns the boats' spaces after an answer, which may move the player's own boat. */
function boatsAfter(view: WizardsView, player: PlayerView, { act }: OptionOn<'move'>): readonly SpaceId[] {
  if (act.kind !== 'move' || act.how !== 'sails') return view.boats
  return view.boats.map((space, boat) => (boat === player.boat ? act.to : space))
}

type Go = ActOfKind<'move'>

/** Converts a move that the player can make now to a leg with its path. */
function legOfMove(
  view: WizardsView,
  player: PlayerView,
  question: WizardsQuestion<'move'>,
  { how, to, cost }: Go,
): TripLeg {
  const from = player.space
  const hexes = hexesOf(Board.of(view.placements), player, question, how, to)
  return { die: 0, how: HOW[how], from, to, cost, hexes, foe: foeAt(view, player, to, how === 'boards') }
}

const HOW: Readonly<Record<EntryMode, TripLeg['how']>> = {
  walks: 'walks',
  boards: 'boards',
  sails: 'sails',
  lands: 'walks',
  swims: 'swims',
  stone: 'rolls',
  center: 'rolls',
  through: 'walks',
}

/**
 * Returns the hexes of an offered move, without the starting hex. The options give the lowest cost of every space, and
 * entering a space costs the same from every side. Each hex is therefore reached from its cheapest neighbor that
 * doesn't end a move.
 */
function hexesOf(
  board: Board,
  player: PlayerView,
  { options }: WizardsQuestion<'move'>,
  by: EntryMode,
  goal: SpaceId,
): number[] {
  const start = board.hex(player.space)
  const prices = new Map<number, { readonly cost: number; readonly ends: boolean }>([[start, { cost: 0, ends: false }]])
  for (const { act, stops = false } of options) {
    if (act.kind !== 'move' || act.cost === null || (act.how === 'sails') !== (by === 'sails')) continue
    const hex = board.hex(act.to)
    if (hex !== start) prices.set(hex, { cost: act.cost, ends: stops })
  }
  const last = board.hex(goal)
  const way = [last]
  for (let hex = last; hex !== start && way.length <= GRID.size; ) {
    const own = prices.get(hex)?.cost ?? Number.POSITIVE_INFINITY
    let before = -1
    let least = own
    for (const next of board.open(hex)) {
      const known = prices.get(next)
      if (!known || known.ends || known.cost >= least) continue
      before = next
      least = known.cost
    }
    if (before < 0 || before === start) break
    way.unshift(before)
    hex = before
  }
  return way
}

/**
 * Returns the legs from a stand, one per turn and at most `MAX_LEGS`, assuming average rolls and a board that doesn't
 * change. `dragonNow` is the Dragon's space in the first turn, which may be to wait until the Dragon has moved. `aided`
 * limits the number of legs with the player's Animal, after which the routes `alone` apply.
 */
export function legsFrom(
  isles: Isles,
  player: Traveller,
  routes: Routes,
  from: Stand,
  dragonNow: SpaceId = isles.dragon,
  aided?: Pick<Way, 'stays' | 'alone'>,
): TripLeg[] {
  const board = boardOf(isles)
  const boats = [...isles.boats]
  const who = { ...player, space: board.name(from.hex) }
  const current: Isles = {
    ...isles,
    boats,
    players: isles.players.map(other => (other.seat === player.seat ? who : other)),
  }
  who.boat = from.afloat ? (player.boat ?? boardable(current, who)) : null
  const legs: TripLeg[] = []
  let way = routes
  for (let i = 0; i < MAX_LEGS && way.weight[nodeOf(standOf(board, who))]! > TOLERANCE; i++) {
    if (aided && who.animal && i >= aided.stays) {
      who.animal = null
      way = aided.alone()
    }
    const dice = AVERAGE_FIRST[i % 2] ?? AVERAGE_FIRST[0]
    const leg = legOf(current, who, way, dice, i === 0 ? dragonNow : isles.dragon)
    if (!leg && (i > 0 || dragonNow === isles.dragon)) break
    legs.push(leg ?? { die: 0, how: 'waits', from: who.space, to: who.space, cost: null, hexes: [], foe: null })
    if (!leg) continue
    if (leg.how === 'boards') who.boat = boardable(current, { ...who, space: leg.to })
    else if (leg.how !== 'sails') who.boat = null
    if (who.boat !== null) boats[who.boat] = leg.to
    who.space = leg.to
  }
  return legs
}

const boardable = (isles: Isles, { space }: Traveller): number | null => {
  const boat = emptyBoat(isles, space)
  return boat < 0 ? null : boat
}

/** Returns the best leg for the first of these dice that makes progress, or null if none does. */
function legOf(
  later: Isles,
  player: Traveller,
  routes: Routes,
  dice: readonly number[],
  dragon: SpaceId,
): TripLeg | null {
  const { worth, weight } = routes
  const board = boardOf(later)
  const isles = { ...later, dragon }
  const here = nodeOf(standOf(board, player))
  routes.settle(here)
  const now = weight[here]!
  for (const die of dice) {
    const move = movementFor(player, die)
    let best: TripLeg | null = null
    let least = now - TOLERANCE
    const offer = (hex: number, how: TripLeg['how'], cost: number | null, way: () => number[]) => {
      const to = board.name(hex)
      const value =
        worth[nodeOf({ hex, afloat: how === 'boards' || how === 'sails' })]! + dreadNow(later, player, to, dragon)
      if (value >= least) return
      least = value
      const foe = foeAt(isles, player, to, how === 'boards')
      best = { die, how, from: player.space, to, cost, hexes: way(), foe }
    }
    for (const { hex, how, cost } of reachableSpaces(isles, player, move, (hex, how, cost) => ({ hex, how, cost })))
      offer(hex, how, cost, () => wayOf(isles, player, move, hex, how))
    for (const hex of swimmableHexes(isles, player, move)) offer(hex, 'swims', null, () => [hex])
    for (const hex of circleSteps(isles, player, move)) offer(hex, 'rolls', null, () => [hex])
    if (best) return best
  }
  return null
}
