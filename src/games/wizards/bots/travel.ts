import { FAR, type Field } from '../../../parts/travel/index.ts'
import { boatsFor, fieldTo, HALF_TURN, type Tolls, TURN } from '../plans/ways.ts'
import { bookOf } from '../rules/book.ts'
import { type Board, Board as Boards } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import { LAIR, SACRED_CENTER, type SpaceId, STAR_CREST, type TileId } from '../rules/islands/territories.ts'
import { seaAround, watersBeside } from '../rules/movement/boats.ts'
import { starCrestPass } from '../rules/movement/movement.ts'
import { POINT } from '../rules/movement/prices.ts'
import { knows } from '../rules/spells.ts'
import { hasMarkAt, markedSpaces } from '../rules/tasks/marks.ts'
import type { PlayerView, WizardsView } from '../rules/view.ts'

/** What it costs to call a boat and step into it. */
const CALL = POINT + HALF_TURN + 3

/** Whether a way may lead to the Star Crest: for a Task there, or by an Event's leave (7.37). */
const mayWalkToCrest = (player: PlayerView): boolean => hasMarkAt(player, STAR_CREST) || starCrestPass(player) !== null

/** On how many Stones a marker of the player waits. */
function stonesMarked({ tasks }: PlayerView, board: Board): number {
  return new Set(markedSpaces(tasks).filter(space => board.ground[board.hex(space)] === 'stone')).size
}

/**
 * The islands as one player can travel them now: what feet, boats and spells make of every step. Ways to a goal are
 * worked out backwards, once each.
 */
export class Travel {
  readonly board: Board
  private readonly ways = new Map<SpaceId, Field>()
  /** Quarter points to enter each hex on foot; FAR where nobody walks. */
  private readonly price = new Int32Array(GRID.size).fill(FAR)
  /** What each hex costs more for the Demons or the Dragon that would meet one there. */
  private readonly peril = new Int32Array(GRID.size)
  private readonly tolls: Omit<Tolls, 'byRoll'>
  /** Land from which a boat can be called to the shore. */
  private readonly calls = new Uint8Array(GRID.size)
  private readonly plain: number

  private constructor(
    view: WizardsView,
    player: PlayerView,
    private readonly stones: number,
  ) {
    this.board = Boards.of(view.placements)
    const slow = player.dazed || player.bound
    this.plain = slow ? 2 * POINT : POINT
    const sail = slow ? 2 * POINT : POINT / 2
    const swift = knows(player, 'swiftness')?.terrain ?? []
    const rough = (terrain: 'woods' | 'mountains') => (slow || !swift.includes(terrain) ? 2 * POINT : POINT + 1)
    const crest = mayWalkToCrest(player)
    for (const hex of this.board.land) {
      const tile = this.board.territoryAt[hex]!.id
      if (view.fallen.includes(tile)) continue
      const price = this.groundPrice(hex, rough, crest, player.bound)
      this.price[hex] = price === FAR ? FAR : price + (tile === LAIR ? POINT : 0)
    }
    const dispels = knows(player, 'demon-dispelling') !== null
    for (const demon of view.demons) {
      const hex = this.board.hex(demon)
      if (hex < 0) continue
      this.peril[hex] = dispels ? HALF_TURN : 3 * TURN
    }
    const dragon = this.board.hex(view.dragon)
    if (dragon >= 0) this.peril[dragon]! += 4 * TURN
    for (const hex of this.board.land) if (this.price[hex]! < FAR) this.price[hex]! += this.peril[hex]!
    const boats = boatsFor(view, player, this.board)
    const summoning = knows(player, 'boat-summoning')
    if (summoning) {
      const range = summoning.range === 'unlimited' ? GRID.size : Number(summoning.range)
      const haunted = new Set(view.haunted.map(boat => this.board.hex(view.boats[boat]!)))
      const isNearest = bookOf(view).thwarts === 'land'
      const afloat = [...boats.keys()].filter(hex => boats[hex] === 1 && (isNearest || !haunted.has(hex)))
      const { far, from } = seaAround(this.board, afloat, range)
      for (const hex of this.board.land) {
        const shores = watersBeside(this.board, hex).filter(water => far[water]! < FAR)
        if (shores.length === 0) continue
        const nearest = shores.reduce((best, water) => (far[water]! < far[best]! ? water : best))
        // By a book where the nearest comes and no other, one with Demons aboard is no help, however often it is called.
        if (!haunted.has(from[nearest]!)) this.calls[hex] = 1
      }
    }
    this.tolls = {
      enter: this.price,
      sail: this.peril.map(peril => peril + sail),
      swim: this.peril.map(peril => peril + TURN),
      board: this.peril.map(peril => peril + this.plain + HALF_TURN),
      leave: HALF_TURN,
      boats,
      calls: this.calls,
      call: CALL,
    }
  }

  private groundPrice(
    hex: number,
    rough: (t: 'woods' | 'mountains') => number,
    crest: boolean,
    bound: boolean,
  ): number {
    const ground = this.board.ground[hex]!
    switch (ground) {
      case 'plains':
        return this.plain
      case 'woods':
      case 'mountains':
        return rough(ground)
      case 'stone':
      case 'ruktal':
      case 'water':
        return FAR
      case 'star-crest':
        return crest ? this.plain + HALF_TURN : FAR
      case 'high-hollow':
        return bound ? FAR : this.plain + 2 * TURN
      case 'lair':
        return this.plain + 4 * TURN
      default:
        // A place ends the move: half a turn on the mean.
        return this.plain + HALF_TURN
    }
  }

  private static readonly kept = new Map<string, Travel>()

  /** The ways of a player as things stand; kept for as long as nothing that matters changes. */
  static of(view: WizardsView, player: PlayerView): Travel {
    const crest = mayWalkToCrest(player)
    const stones = stonesMarked(player, Boards.of(view.placements))
    const key = [
      view.placements.map(p => `${p.tile}${p.hex}${p.turn}`).join(),
      view.fallen.length,
      view.boats.join(),
      view.haunted.join(),
      view.players.map(p => p.boat).join(),
      view.demons.join(),
      view.dragon,
      player.seat,
      player.order,
      player.rank,
      player.dazed,
      player.bound,
      crest,
      stones,
    ].join('|')
    const kept = Travel.kept.get(key)
    if (kept) return kept
    const made = new Travel(view, player, stones)
    if (Travel.kept.size >= 8) Travel.kept.clear()
    Travel.kept.set(key, made)
    return made
  }

  /** The way to a goal from everywhere. */
  to(goal: SpaceId): Field {
    const kept = this.ways.get(goal)
    if (kept) return kept
    const way = this.worked([goal])
    this.ways.set(goal, way)
    return way
  }

  /** The way off a Territory from each of its spaces, be it only a swim out to sea: then its places are met anew (7.6). */
  off(tile: TileId): Field {
    const key = `off ${tile}`
    const kept = this.ways.get(key)
    if (kept) return kept
    const { board } = this
    const beside = board.land.filter(hex => board.territoryAt[hex]!.id === tile).flatMap(hex => board.open(hex))
    const goals = [...new Set(beside)].filter(
      hex => board.territoryAt[hex]?.id !== tile && (board.isWater(hex) || this.price[hex]! < FAR),
    )
    const way = this.worked(goals.map(hex => board.name(hex)))
    this.ways.set(key, way)
    return way
  }

  /** Quarter points from a space to a goal; FAR where there is no way. */
  from(space: SpaceId, inBoat: boolean, goal: SpaceId): number {
    const hex = this.board.hex(space)
    return hex < 0 ? FAR : this.to(goal)[inBoat ? hex + GRID.size : hex]!
  }

  /** What it costs to come into a space where Demons or the Dragon wait. */
  toll(space: SpaceId): number {
    const hex = this.board.hex(space)
    return hex < 0 ? 0 : this.peril[hex]!
  }

  /** Whether the best way from here to a goal begins with calling a boat to the shore. */
  callsBoat(space: SpaceId, goal: SpaceId): boolean {
    const hex = this.board.hex(space)
    if (hex < 0 || !this.calls[hex]) return false
    const way = this.to(goal)
    return this.board.open(hex).some(w => this.board.isWater(w) && way[w + GRID.size]! + CALL <= way[hex]!)
  }

  private worked(goals: readonly SpaceId[]): Field {
    const hexes = new Set(goals.map(goal => this.board.hex(goal)))
    const atCenter = goals.includes(SACRED_CENTER)
    const byRoll = (from: number, to: number) => this.circlePrice(from, to, atCenter, hexes.has(to))
    return fieldTo(
      this.board,
      { ...this.tolls, byRoll },
      goals.map(space => ({ space })),
    )
  }

  /** Stones answer one roll in six each, Ruktal three (6): the turns that takes on the mean. Null for other ground. */
  private circlePrice(from: number, to: number, atCenter: boolean, isGoal: boolean): number | null {
    const { board } = this
    const ground = board.ground[to]
    // Whoever waits there is met there: were he left out, one would stand before an open Center and not go in.
    const peril = this.peril[to]!
    if (ground === 'ruktal') return board.ground[from] === 'stone' ? 2 * TURN + peril : FAR
    if (ground !== 'stone') return null
    // From Ruktal's Center every roll opens the Stone of its dots: any leads out, and any is welcome of those that he seeks.
    if (board.ground[from] === 'ruktal')
      return (isGoal ? Math.round((6 * TURN) / Math.max(1, this.stones)) : TURN) + peril
    if (!atCenter) return 6 * TURN + peril
    const doors = board.open(from).filter(hex => board.ground[hex] === 'stone').length
    return Math.round((6 * TURN) / Math.max(1, doors)) + peril
  }
}
