import { FAR, type Field } from '../../../parts/travel/index.ts'
import { boatsFor, fieldTo, HALF_TURN, type Tolls, TURN } from '../plans/route-fields.ts'
import { knows } from '../rules/effects/spells.ts'
import { seaAround, watersBeside } from '../rules/facts/boats.ts'
import { isDragonRestless } from '../rules/facts/foes.ts'
import { starCrestPass } from '../rules/facts/movement.ts'
import { POINT } from '../rules/facts/prices.ts'
import { type Board, Board as Boards } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import { LAIR, SACRED_CENTER, type SpaceId, STAR_CREST, type TileId } from '../rules/islands/territories.ts'
import { bookOf } from '../rules/state/book.ts'
import { hasMarkAt, markedSpaces } from '../rules/state/marks.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'

/** The cost of calling a boat and boarding it, in quarter points. */
const CALL = POINT + HALF_TURN + 3

/** The cost of meeting the Dragon. */
const DRAGON = 4 * TURN

/** Returns true if a route may enter the Star Crest, because of a Task there or an Event (7.37). */
const mayWalkToCrest = (player: PlayerView): boolean => hasMarkAt(player, STAR_CREST) || starCrestPass(player) !== null

function stonesMarked({ tasks }: PlayerView, board: Board): number {
  return new Set(markedSpaces(tasks).filter(space => board.ground[board.hex(space)] === 'stone')).size
}

/**
 * The islands as one player can travel them now, with the costs of walking, swimming, sailing and calling a boat. The
 * field of each goal is computed once, backwards from the goal.
 */
export class IslandTravel {
  readonly board: Board
  private readonly fields = new Map<SpaceId, Field>()
  /** The cost, in quarter points, of entering each hex on foot, or FAR if it is impassable. */
  private readonly price = new Int32Array(GRID.size).fill(FAR)
  /** The extra cost of each hex because of Demons there, or of a Dragon that stays where it is. */
  private readonly peril = new Int32Array(GRID.size)
  /** The hex of a Dragon that moves before the next turn, or -1. It matters only for the current turn. */
  private readonly restless: number
  private readonly tolls: Omit<Tolls, 'byRoll'>
  /** 1 for land from which a boat can be called to the shore. */
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
      // If there are several, only the first can be dispelled.
      this.peril[hex]! += dispels && this.peril[hex] === 0 ? HALF_TURN : 3 * TURN
    }
    const dragon = this.board.hex(view.dragon)
    this.restless = isDragonRestless(view) ? dragon : -1
    if (dragon >= 0 && this.restless < 0) this.peril[dragon]! += DRAGON
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
        // If only the nearest boat comes and Demons are aboard it, calling again doesn't help.
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
        // A place ends the move, which wastes half a turn on average.
        return this.plain + HALF_TURN
    }
  }

  private static readonly cache = new Map<string, IslandTravel>()
  private static readonly byPlayer = new WeakMap<PlayerView, { view: WizardsView; travel: IslandTravel }>()

  /** Returns the player's travel costs, cached while nothing relevant changes. */
  static of(view: WizardsView, player: PlayerView): IslandTravel {
    const known = IslandTravel.byPlayer.get(player)
    if (known?.view === view) return known.travel
    const travel = IslandTravel.byPosition(view, player)
    IslandTravel.byPlayer.set(player, { view, travel })
    return travel
  }

  private static byPosition(view: WizardsView, player: PlayerView): IslandTravel {
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
      isDragonRestless(view),
      player.seat,
      player.order,
      player.rank,
      player.dazed,
      player.bound,
      crest,
      stones,
    ].join('|')
    const cached = IslandTravel.cache.get(key)
    if (cached) return cached
    const made = new IslandTravel(view, player, stones)
    if (IslandTravel.cache.size >= 8) IslandTravel.cache.clear()
    IslandTravel.cache.set(key, made)
    return made
  }

  /** Returns the distance field to a goal. */
  to(goal: SpaceId): Field {
    const cached = this.fields.get(goal)
    if (cached) return cached
    const way = this.fieldTo([goal])
    this.fields.set(goal, way)
    return way
  }

  /**
   * Returns the distance field to the nearest space just outside a Territory, on land or water. Leaving reopens its
   * places (7.6).
   */
  off(tile: TileId): Field {
    const key = `off ${tile}`
    const cached = this.fields.get(key)
    if (cached) return cached
    const { board } = this
    const around = board.land.filter(hex => board.territoryAt[hex]!.id === tile).flatMap(hex => board.open(hex))
    const goals = [...new Set(around)].filter(
      hex => board.territoryAt[hex]?.id !== tile && (board.isWater(hex) || this.price[hex]! < FAR),
    )
    const way = this.fieldTo(goals.map(hex => board.name(hex)))
    this.fields.set(key, way)
    return way
  }

  /** Returns the cost, in quarter points, from a space to a goal, or FAR if there is no route. */
  from(space: SpaceId, inBoat: boolean, goal: SpaceId): number {
    const hex = this.board.hex(space)
    return hex < 0 ? FAR : this.to(goal)[inBoat ? hex + GRID.size : hex]!
  }

  /** Returns the extra cost of entering a space with Demons or the Dragon in the current turn. */
  toll(space: SpaceId): number {
    const hex = this.board.hex(space)
    return hex < 0 ? 0 : this.peril[hex]! + (hex === this.restless ? DRAGON : 0)
  }

  /** Returns true if the best route from a space to a goal begins by calling a boat to the shore. */
  callsBoat(space: SpaceId, goal: SpaceId): boolean {
    const hex = this.board.hex(space)
    if (hex < 0 || !this.calls[hex]) return false
    const way = this.to(goal)
    return this.board.open(hex).some(w => this.board.isWater(w) && way[w + GRID.size]! + CALL <= way[hex]!)
  }

  private fieldTo(goals: readonly SpaceId[]): Field {
    const hexes = new Set(goals.map(goal => this.board.hex(goal)))
    const atCenter = goals.includes(SACRED_CENTER)
    const byRoll = (from: number, to: number) => this.circlePrice(from, to, atCenter, hexes.has(to))
    return fieldTo(
      this.board,
      { ...this.tolls, byRoll },
      goals.map(space => ({ space })),
    )
  }

  /**
   * Returns the mean cost of entering a Stone, which one roll in six allows, or Ruktal's Center, which one in two
   * allows (6). Returns null for other ground.
   */
  private circlePrice(from: number, to: number, atCenter: boolean, isGoal: boolean): number | null {
    const { board } = this
    const ground = board.ground[to]
    // The danger there must be included. Without it, a player would stand before an open Center and not enter.
    const peril = this.peril[to]!
    if (ground === 'ruktal') return board.ground[from] === 'stone' ? 2 * TURN + peril : FAR
    if (ground !== 'stone') return null
    // From Ruktal's Center, each roll leads to the Stone with that many dots. Any Stone leads out, but a goal is
    // reached only by rolling one of the wanted Stones.
    if (board.ground[from] === 'ruktal')
      return (isGoal ? Math.round((6 * TURN) / Math.max(1, this.stones)) : TURN) + peril
    if (!atCenter) return 6 * TURN + peril
    const doors = board.open(from).filter(hex => board.ground[hex] === 'stone').length
    return Math.round((6 * TURN) / Math.max(1, doors)) + peril
  }
}
