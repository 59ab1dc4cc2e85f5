import { CheapestFirst } from '../../../parts/hexes/index.ts'
import type { Traveller } from '../rules/components.ts'
import type { Board } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import { boardOf } from '../rules/islands/spaces.ts'
import { CIRCLE, SACRED_CENTER, type SpaceId } from '../rules/islands/territories.ts'
import { emptyBoats, haltsFor, type Isles, mayEnterStarCrest, movementFor, spent } from '../rules/movement/movement.ts'
import { footing, pricesFor } from '../rules/movement/prices.ts'

/** A space to go to; `wait` counts turns that make it worth less than it is near. */
export interface Goal {
  readonly space: SpaceId
  readonly wait?: number
}

/** Where a turn ends or begins: in a hex, in a boat or not (who is in water without one swims). */
export interface Stand {
  readonly hex: number
  readonly afloat: boolean
}

/**
 * How far every space is from the nearest of some goals, in turns: the mean over all rolls, if at every turn one goes
 * where it is least. Walls, boats as they lie, swimming, Stones and what ends a move are reckoned with as the rules of
 * movement have it (6); spells and what others do are not. What a player has that changes his moves is taken to last.
 */
export interface Routes {
  readonly board: Board
  /** Turns from where one begins a turn, weighed: Demons and the Dragon on the way count for more than the turn. By `nodeOf`. */
  readonly weight: Float64Array
  /** The same with the price of being met there: what it is worth to end a move here. */
  readonly worth: Float64Array
  /** Turns from where one begins a turn, not weighed. Infinite where no way leads. */
  readonly turns: Float64Array
}

/** The place of a stand in the tables of `Routes`. */
export const nodeOf = ({ hex, afloat }: Stand): number => (afloat ? hex + GRID.size : hex)

/** Where a player stands. */
export const standOf = (board: Board, player: Pick<Traveller, 'space' | 'boat'>): Stand => ({
  hex: board.hex(player.space),
  afloat: player.boat !== null,
})

const SIZE = GRID.size
const FAR = 0x7fff
const DICE = [0, 1, 2, 3, 4, 5] as const

/** Turns that it weighs to end a move upon a Demon, the Dragon, or in a place where something meets one. */
const DREAD = { demon: 2, dragon: 3, place: 0.5 } as const

/** Works out the turns from everywhere to the nearest of the goals. */
export function routesTo(isles: Isles, player: Traveller, goals: readonly Goal[]): Routes {
  return new RouteSearch(isles, player).run(goals)
}

/**
 * A search backwards from the goals that settles ends of turns in the order of what they are worth. The turns from a
 * space are 1 + the mean over six dice of the best end each die can come to, staying among them; a die not worth moving
 * for is thrown again. So the first end that a die can come to is its best, and a space with n such dice is at
 * (6 + the sum of those ends) / n. What has been come to as cheaply from a better end is not looked at again.
 */
class RouteSearch {
  private readonly board: Board
  private readonly weight = new Float64Array(2 * SIZE).fill(Number.POSITIVE_INFINITY)
  private readonly worth = new Float64Array(2 * SIZE).fill(Number.POSITIVE_INFINITY)
  private readonly turns = new Float64Array(2 * SIZE).fill(Number.POSITIVE_INFINITY)
  private readonly weights = new Float64Array(2 * SIZE)
  private readonly sums = new Float64Array(2 * SIZE)
  /** The dice that move a player from each space, as bits. */
  private readonly moved = new Uint8Array(2 * SIZE)
  /** The least half points from each hex to an end settled already: on foot, and by SIZE more under sail. */
  private readonly near = new Int16Array(2 * SIZE).fill(FAR)
  private readonly queue = new CheapestFirst()
  private readonly buckets: number[][] = []
  private readonly price: Int8Array
  private readonly halts: Uint8Array
  private readonly dread = new Float64Array(SIZE)
  private readonly boats: ReadonlySet<number>
  private readonly prices: ReturnType<typeof pricesFor>
  private readonly land: readonly number[]
  private readonly sea: readonly number[]
  private readonly standsCircle: boolean

  constructor(isles: Isles, player: Traveller) {
    const board = boardOf(isles)
    this.board = board
    this.prices = pricesFor(player, { swift: new Set() })
    this.boats = new Set(emptyBoats(isles, board))
    const moves = DICE.map(die => movementFor(player, die + 1))
    this.land = moves.map(({ land }) => land)
    this.sea = moves.map(({ sea }) => sea)
    this.standsCircle = !isles.fallen.includes(CIRCLE)
    const crest = mayEnterStarCrest(player)
    this.halts = haltsFor(isles, player)
    this.price = footing(board, isles.fallen, { prices: this.prices, crest, bound: player.bound })
    for (const hex of board.land) if (this.halts[hex]) this.dread[hex] = DREAD.place
    const foes = [...isles.demons.map(at => ({ at, dread: DREAD.demon })), { at: isles.dragon, dread: DREAD.dragon }]
    for (const { at, dread } of foes) {
      const hex = board.hex(at)
      if (hex >= 0 && !spent(player, at)) this.dread[hex] = Math.max(this.dread[hex]!, dread)
    }
  }

  run(goals: readonly Goal[]): Routes {
    const { board, weight, worth, turns, queue } = this
    for (const { space, wait = 0 } of goals) {
      const hex = board.hex(space)
      if (hex < 0) continue
      for (const node of board.isWater(hex) ? [hex, hex + SIZE] : [hex]) {
        if (wait >= weight[node]!) continue
        weight[node] = wait
        worth[node] = wait
        turns[node] = wait
        queue.push(wait, node)
      }
    }
    const settled = new Uint8Array(2 * SIZE)
    for (let top = queue.pop(); top; top = queue.pop()) {
      if (settled[top.node] || top.cost > worth[top.node]!) continue
      settled[top.node] = 1
      this.leadTo(top.node)
    }
    return { board, weight, worth, turns }
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
    const most = Math.max(...land)
    this.spread(goal, most, (hex, cost, reach) => {
      const water = board.isWater(hex)
      if (hex !== goal && !water) this.rolls(hex, end, land, cost)
      if (water) this.rolls(hex, end, land, cost + prices.boat)
      near[hex] = cost
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
    })
  }

  /** Turns that end here under sail. */
  private sailTo(end: number, goal: number): void {
    const { board, near, halts, prices, sea } = this
    this.spread(goal + SIZE, Math.max(...sea), (node, cost, reach) => {
      const hex = node - SIZE
      if (hex !== goal) this.rolls(node, end, sea, cost)
      near[node] = cost
      if (hex !== goal && halts[hex]) return
      for (let d = 0; d < 6; d++) {
        const from = GRID.neighbours[6 * hex + d]!
        if (from >= 0 && board.ground[from] === 'water') reach(from + SIZE, cost + prices.sail)
      }
    })
  }

  /** Goes out from a goal in the order of price, as far as nobody has been as cheaply. */
  private spread(
    goal: number,
    most: number,
    look: (hex: number, cost: number, reach: (from: number, cost: number) => void) => void,
  ): void {
    const { buckets, near } = this
    while (buckets.length <= most) buckets.push([])
    const reach = (from: number, cost: number) => {
      if (cost <= most && cost < near[from]!) buckets[cost]!.push(from)
    }
    buckets[0]!.push(goal)
    for (let cost = 0; cost <= most; cost++) {
      const bucket = buckets[cost]!
      for (const hex of bucket) if (cost < near[hex]! || (cost === 0 && hex === goal)) look(hex, cost, reach)
      bucket.length = 0
    }
  }

  /** From here each die that is worth so many half points leads to that end. */
  private rolls(from: number, end: number, points: readonly number[], cost: number): void {
    let dice = 0
    for (const die of DICE) if (points[die]! >= cost) dice |= 1 << die
    this.led(from, end, dice)
  }

  /** From here, in a boat or not, these natural dice lead to that end. */
  private answers(from: number, end: number, dice: number): void {
    this.led(from, end, dice)
    if (this.board.isWater(from)) this.led(from + SIZE, end, dice)
  }

  private led(from: number, end: number, dice: number): void {
    const { worth, weight, turns, weights, sums, moved, dread } = this
    const best = worth[end]!
    const more = dice & ~moved[from]!
    if (more === 0 || best >= weight[from]!) return
    const count = bits(more)
    moved[from]! |= more
    weights[from]! += count * best
    sums[from]! += count * turns[end]!
    const all = bits(moved[from]!)
    weight[from] = (6 + weights[from]!) / all
    turns[from] = (6 + sums[from]!) / all
    worth[from] = weight[from]! + dread[from < SIZE ? from : from - SIZE]!
    this.queue.push(worth[from]!, from)
  }
}

function bits(dice: number): number {
  let count = 0
  for (let rest = dice; rest > 0; rest &= rest - 1) count++
  return count
}

/** Whether a space is one that only a roll opens (6): a Stone or the Center of the Circle. */
export const isByRoll = (board: Board, hex: number): boolean =>
  board.ground[hex] === 'stone' || board.name(hex) === SACRED_CENTER
