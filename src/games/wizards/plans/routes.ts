import { fieldOf, Spread, TurnsToGo } from '../../../parts/travel/index.ts'
import type { Traveller } from '../rules/components.ts'
import type { Board } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import { boardOf } from '../rules/islands/spaces.ts'
import { CIRCLE } from '../rules/islands/territories.ts'
import { emptyBoats, haltsFor, type Isles, mayEnterStarCrest, movementFor, spent } from '../rules/movement/movement.ts'
import { footing, type Prices, pricesFor } from '../rules/movement/prices.ts'
import { type Goal, hexOf, STANDS, sourcesOf } from './ways.ts'

/**
 * How far every stand is from the nearest of some goals, in turns: the mean over all rolls, if at every turn one goes
 * where it is least. Walls, boats as they lie, swimming, Stones and what ends a move are reckoned with as the rules of
 * movement have it (6); spells and what others do are not. What a player has that changes his moves is taken to last.
 */
export interface Routes extends Pick<TurnsToGo, 'weight' | 'worth' | 'turns'> {
  readonly board: Board
}

const SIZE = GRID.size
const DICE = [0, 1, 2, 3, 4, 5] as const

/** Turns that it weighs to end a move upon a Demon, the Dragon, or in a place where something meets one. */
const DREAD = { demon: 2, dragon: 3, place: 0.5 } as const

/** Works out the turns from everywhere to the nearest of the goals, whose waits are turns. */
export function routesTo(isles: Isles, player: Traveller, goals: readonly Goal[]): Routes {
  const board = boardOf(isles)
  const { weight, worth, turns } = new RouteSearch(board, isles, player).run(goals)
  return { board, weight, worth, turns }
}

/** Which rolls lead from where to the end of a turn: what has been come to as cheaply from a better end is not looked at again. */
class RouteSearch {
  private readonly reckoned: TurnsToGo
  /** How near each stand is to an end settled already, within a turn. */
  private readonly near = fieldOf(STANDS)
  private readonly waves = new Spread()
  private readonly price: Int8Array
  private readonly halts: Uint8Array
  private readonly boats: ReadonlySet<number>
  private readonly prices: Prices
  private readonly land: readonly number[]
  private readonly sea: readonly number[]
  private readonly standsCircle: boolean

  constructor(
    private readonly board: Board,
    isles: Isles,
    player: Traveller,
  ) {
    this.prices = pricesFor(player, { swift: new Set() })
    this.boats = new Set(emptyBoats(isles, board))
    const moves = DICE.map(die => movementFor(player, die + 1))
    this.land = moves.map(({ land }) => land)
    this.sea = moves.map(({ sea }) => sea)
    this.standsCircle = !isles.fallen.includes(CIRCLE)
    const crest = mayEnterStarCrest(player)
    this.halts = haltsFor(isles, player)
    this.price = footing(board, isles.fallen, { prices: this.prices, crest, bound: player.bound })
    const dread = new Float64Array(SIZE)
    for (const hex of board.land) if (this.halts[hex]) dread[hex] = DREAD.place
    const foes = [...isles.demons.map(at => ({ at, dread: DREAD.demon })), { at: isles.dragon, dread: DREAD.dragon }]
    for (const foe of foes) {
      const hex = board.hex(foe.at)
      if (hex >= 0 && !spent(player, foe.at)) dread[hex] = Math.max(dread[hex]!, foe.dread)
    }
    this.reckoned = new TurnsToGo(STANDS, DICE.length, node => dread[hexOf(node)]!)
  }

  run(goals: readonly Goal[]): TurnsToGo {
    const endings = sourcesOf(this.board, goals).map(({ node, cost: wait }) => ({ node, wait }))
    return this.reckoned.run(endings, end => this.leadTo(end))
  }

  /** Everything from where a turn may lead to this end. */
  private leadTo(end: number): void {
    const { board, price, boats } = this
    if (end >= SIZE) {
      const hex = end - SIZE
      this.sailTo(end, hex)
      if (boats.has(hex)) this.walkTo(end, hex)
      return
    }
    switch (board.ground[end]!) {
      case 'water':
        for (const from of board.open(end)) if (!board.isWater(from)) this.rolls(from, end, this.land, 1)
        break
      case 'stone':
        if (this.standsCircle) for (const from of board.open(end)) this.answers(from, end, 1 << (board.dots[end]! - 1))
        break
      case 'ruktal':
        if (this.standsCircle)
          for (const from of board.open(end)) if (board.ground[from] === 'stone') this.answers(from, end, 0b000111)
        break
      default:
        if (price[end]! >= 0) this.walkTo(end, end)
    }
  }

  /** Turns that end here on foot, or in the boat that lies here. */
  private walkTo(end: number, goal: number): void {
    const { board, near, price, halts, boats, prices, land } = this
    this.waves.into(
      near,
      [{ node: goal, cost: 0 }],
      (hex, cost, reach) => {
        const water = board.isWater(hex)
        if (hex !== goal && !water) this.rolls(hex, end, land, cost)
        if (water) this.rolls(hex, end, land, cost + prices.boat)
        // Beyond what stops a move no other leads on; on Stones one stands, but does not come to them so.
        const isPassed = hex === goal || (!halts[hex] && (water || price[hex]! >= 0))
        if (!isPassed) return
        const next = cost + (water ? prices.boat : price[hex]!)
        for (const from of board.open(hex)) {
          if (!board.isWater(from)) reach(from, next)
          else {
            if (!water) this.rolls(from, end, land, next)
            this.rolls(from + SIZE, end, land, next)
            if (boats.has(from)) reach(from, next)
          }
        }
      },
      Math.max(...land),
    )
  }

  /** Turns that end here under sail. */
  private sailTo(end: number, goal: number): void {
    const { board, near, halts, prices, sea } = this
    this.waves.into(
      near,
      [{ node: goal + SIZE, cost: 0 }],
      (node, cost, reach) => {
        const hex = hexOf(node)
        if (hex !== goal) this.rolls(node, end, sea, cost)
        if (hex !== goal && halts[hex]) return
        for (let d = 0; d < 6; d++) {
          const from = GRID.neighbours[6 * hex + d]!
          if (from >= 0 && board.isWater(from)) reach(from + SIZE, cost + prices.sail)
        }
      },
      Math.max(...sea),
    )
  }

  /** From here each die that is worth so many points leads to that end. */
  private rolls(from: number, end: number, points: readonly number[], cost: number): void {
    let dice = 0
    for (const die of DICE) if (points[die]! >= cost) dice |= 1 << die
    this.reckoned.led(from, end, dice)
  }

  /** From here, in a boat or not, these natural dice lead to that end. */
  private answers(from: number, end: number, dice: number): void {
    this.reckoned.led(from, end, dice)
    if (this.board.isWater(from)) this.reckoned.led(from + SIZE, end, dice)
  }
}
