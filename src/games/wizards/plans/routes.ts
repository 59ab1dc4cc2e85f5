import { FieldSearch, fieldOf, TurnsToGo } from '../../../parts/travel/index.ts'
import {
  emptyBoats,
  type Isles,
  isSpentSpace,
  mayEnterStarCrest,
  movementFor,
  stoppingHexes,
} from '../rules/facts/movement.ts'
import { entryCosts, type Prices, pricesFor } from '../rules/facts/prices.ts'
import { boardOf } from '../rules/facts/spaces.ts'
import type { Board } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import { CIRCLE } from '../rules/islands/territories.ts'
import type { Traveller } from '../rules/state/components.ts'
import { hexOf, type RouteGoal, STANDS, sourcesOf } from './route-fields.ts'

/**
 * The mean number of turns from every stand to the nearest of some goals, with the best play on every roll. Takes into
 * account walls, boats where they are now, swimming, Stones and stops (6), but not spells or other players' moves.
 * Assumes that the player's current Animal and Events last; `tripTo` corrects the turns for the Animal. `weight` and
 * `worth` add the cost of dangers (`TurnsToGo`).
 */
export interface Routes extends Pick<TurnsToGo, 'weight' | 'worth' | 'turns'> {
  readonly board: Board
  /** Computes a stand's values and all better ones, or those of all stands. */
  settle(node?: number): void
}

const SIZE = GRID.size
const DICE = [0, 1, 2, 3, 4, 5] as const

/** The cost, in turns, of ending a move on a Demon, on the Dragon, or in another space that stops the player. */
export const DANGER = { demon: 2, dragon: 3, place: 0.5 } as const

/**
 * Returns the turns from every stand to the nearest goal. A goal's `wait` is in turns. A stand's values must be settled
 * before they are read; until then, they are too high. A search that stops at a stand near the goal is much faster.
 */
export function routesTo(isles: Isles, player: Traveller, goals: readonly RouteGoal[]): Routes {
  const board = boardOf(isles)
  const search = new RouteSearch(board, isles, player).begin(goals)
  const { weight, worth, turns } = search
  return { board, weight, worth, turns, settle: node => search.settle(node) }
}

/** Converts the points that each die gives to the bit mask of the dice that give enough for each cost. */
const diceByCost = (points: readonly number[]): number[] =>
  Array.from({ length: Math.max(...points) + 1 }, (_, cost) =>
    points.reduce((dice, most, die) => (most >= cost ? dice | (1 << die) : dice), 0),
  )

/**
 * A search, backwards from the goals, for the rolls that lead from each stand to the stands where a turn can end. The
 * best ends come first.
 */
class RouteSearch {
  private readonly search: TurnsToGo
  /** The shortest distance, within one turn, from each stand to any of the ends expanded so far. */
  private readonly near = fieldOf(STANDS)
  private readonly waves = new FieldSearch()
  private readonly price: Int8Array
  private readonly halts: Uint8Array
  private readonly boats: ReadonlySet<number>
  private readonly prices: Prices
  /** For each cost in quarter points, the bit mask of the dice that give enough points on land. */
  private readonly land: readonly number[]
  /** The same at sea. */
  private readonly sea: readonly number[]
  private readonly standsCircle: boolean
  /**
   * True if Demons are aboard the player's boat. The boat then sails one space a turn, and the player meets the Demons
   * again there (12.141, ruling W31).
   */
  private readonly haunted: boolean

  constructor(
    private readonly board: Board,
    isles: Isles,
    player: Traveller,
  ) {
    this.prices = pricesFor(player, { swift: new Set() })
    this.boats = new Set(emptyBoats(isles, board))
    const moves = DICE.map(die => movementFor(player, die + 1))
    this.land = diceByCost(moves.map(({ land }) => land))
    this.sea = diceByCost(moves.map(({ sea }) => sea))
    this.standsCircle = !isles.fallen.includes(CIRCLE)
    const crest = mayEnterStarCrest(player)
    this.halts = stoppingHexes(isles, player)
    this.price = entryCosts(board, isles.fallen, { prices: this.prices, crest, bound: player.bound })
    const dread = new Float64Array(SIZE)
    for (const hex of board.land) if (this.halts[hex]) dread[hex] = DANGER.place
    const foes = [...isles.demons.map(at => ({ at, dread: DANGER.demon })), { at: isles.dragon, dread: DANGER.dragon }]
    for (const foe of foes) {
      const hex = board.hex(foe.at)
      if (hex >= 0 && !isSpentSpace(player, foe.at)) dread[hex] = Math.max(dread[hex]!, foe.dread)
    }
    const haunted = player.boat !== null && isles.haunted.includes(player.boat)
    this.haunted = haunted
    const dreadAt = (node: number) =>
      haunted && node >= SIZE ? Math.max(dread[hexOf(node)]!, DANGER.demon) : dread[hexOf(node)]!
    this.search = new TurnsToGo(STANDS, DICE.length, dreadAt, end => this.expandTo(end))
  }

  begin(goals: readonly RouteGoal[]): TurnsToGo {
    return this.search.begin(sourcesOf(this.board, goals).map(({ node, cost: wait }) => ({ node, wait })))
  }

  /** Records, for every stand from which a single turn can lead to this end, the rolls that do so. */
  private expandTo(end: number): void {
    const { board, price, boats } = this
    if (end >= SIZE) {
      const hex = end - SIZE
      this.sailTo(end, hex)
      if (boats.has(hex)) this.walkTo(end, hex)
      return
    }
    switch (board.ground[end]!) {
      case 'water':
        for (const from of board.open(end)) if (!board.isWater(from)) this.recordRolls(from, end, this.land, 1)
        break
      case 'stone':
        if (this.standsCircle)
          for (const from of board.open(end)) this.recordDice(from, end, 1 << (board.dots[end]! - 1))
        break
      case 'ruktal':
        if (this.standsCircle)
          for (const from of board.open(end)) if (board.ground[from] === 'stone') this.recordDice(from, end, 0b000111)
        break
      default:
        if (price[end]! >= 0) this.walkTo(end, end)
    }
  }

  /** Records the turns that finish at this end on foot, or by boarding a boat there. */
  private walkTo(end: number, goal: number): void {
    const { board, near, price, halts, boats, prices, land } = this
    this.waves.into(
      near,
      [{ node: goal, cost: 0 }],
      (hex, cost, reach) => {
        const water = board.isWater(hex)
        if (hex !== goal && !water) this.recordRolls(hex, end, land, cost)
        if (water) this.recordRolls(hex, end, land, cost + prices.boat)
        // A move can't continue past a space that stops it. A move can start from a Stone but doesn't enter one this
        // way.
        const isPassed = hex === goal || (!halts[hex] && (water || price[hex]! >= 0))
        if (!isPassed) return
        const next = cost + (water ? prices.boat : price[hex]!)
        for (const from of board.open(hex)) {
          if (!board.isWater(from)) reach(from, next)
          else {
            if (!water) this.recordRolls(from, end, land, next)
            this.recordRolls(from + SIZE, end, land, next)
            if (boats.has(from)) reach(from, next)
          }
        }
      },
      land.length - 1,
    )
  }

  private sailTo(end: number, goal: number): void {
    const { board, near, halts, haunted, prices, sea } = this
    this.waves.into(
      near,
      [{ node: goal + SIZE, cost: 0 }],
      (node, cost, reach) => {
        const hex = hexOf(node)
        if (hex !== goal) this.recordRolls(node, end, sea, cost)
        if (hex !== goal && (haunted || halts[hex])) return
        for (let d = 0; d < 6; d++) {
          const from = GRID.neighbors[6 * hex + d]!
          if (from >= 0 && board.isWater(from)) reach(from + SIZE, cost + prices.sail)
        }
      },
      sea.length - 1,
    )
  }

  /** Records each die that gives enough points to get from `from` to `end`. */
  private recordRolls(from: number, end: number, dice: readonly number[], cost: number): void {
    this.search.led(from, end, dice[cost] ?? 0)
  }

  /** Records that these natural dice lead from `from` to `end`, whether the player is in a boat or not. */
  private recordDice(from: number, end: number, dice: number): void {
    this.search.led(from, end, dice)
    if (this.board.isWater(from)) this.search.led(from + SIZE, end, dice)
  }
}
