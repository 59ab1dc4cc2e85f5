import { TURN } from '../plans/route-fields.ts'
import { landsLost, mayFall } from '../rules/facts/calendar.ts'
import { standing } from '../rules/facts/spaces.ts'
import { CIRCLE, type SpaceId, type TileId, territory, tileOf } from '../rules/islands/territories.ts'
import { bookOf } from '../rules/state/book.ts'
import { attackDay, FORTNIGHT, fortnightOf, type HeldTask } from '../rules/state/components.ts'
import { tasksToThwart } from '../rules/state/house-rules.ts'
import { markedSpaces } from '../rules/state/marks.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'

/** The value, in points, of keeping a Territory for one more Fortnight. */
const LAND = 14
/**
 * The cost of a mark on the Sacred Circle. The index, from 0 to 3, is the number of attacks among the next three that
 * would take the Circle.
 */
const ON_CIRCLE = [15, 30, 60, 120] as const
/** The last day on which joining another Order at Rank 1 costs little. */
const EARLY = 5 * FORTNIGHT
/**
 * The highest Rank at which a player may start again in another Order, because partners wait for them to catch up
 * (D45). It is higher in solitaire, to save the Circle.
 */
export const FREE_TO_LEAVE = 1
const ALONE_FREE_TO_LEAVE = 3
/** The mean number of days it takes to do one of several Tasks, and the number of places that a Task still needs. */
const DAYS_PER_TASK = 6
const PLACES_PER_TASK = 1.5
/** The last day on which the Circle is in no danger. Until then an attack takes only one Territory. */
const SAFE_UNTIL = 4 * FORTNIGHT

/**
 * The marked Territories, for a rulebook in which Evil takes these first and at most one unmarked Territory per attack
 * (D11).
 */
export class MarkedLands {
  /** The number of Demon and Task Markers on each marked Territory that can fall. */
  private readonly marks = new Map<TileId, number>()
  /**
   * The number of Territories due to fall in the third attack from now, less the thwarts in hand. Today's markers will
   * still influence it.
   */
  private readonly due: number
  /** The number of Territories due to fall by the end of each of the next three attacks, less the thwarts in hand. */
  private readonly dueBy: readonly number[]
  /** The number of marked Territories that will fall before the Circle does. */
  private readonly decoys: number
  private cachedLastDay: number | null = null
  private cachedShare: number | null = null

  private constructor(private readonly view: WizardsView) {
    const add = (space: SpaceId | null) => {
      const tile = space === null ? null : tileOf(space)
      if (tile !== null && mayFall(tile)) this.marks.set(tile, (this.marks.get(tile) ?? 0) + 1)
    }
    view.demons.forEach(add)
    for (const { tasks } of view.players)
      for (const { marks } of tasks) for (const { at, done } of marks) if (!done) add(at)
    const next = attackDay(view, view.day)
    const then = attackDay(view, next + 1)
    const falls = [next, then, attackDay(view, then + 1)].map(day => landsLost(view, day))
    this.due = falls[2]! - view.thwarts
    this.dueBy = falls.map((_, n) => falls.slice(0, n + 1).reduce((sum, lands) => sum + lands) - view.thwarts)
    this.decoys = [...this.marks].filter(([tile, marks]) => this.isDecoy(tile, marks)).length
  }

  /**
   * Returns true if a Territory with this many marks falls before the Circle, given the Circle's present marks (D11).
   */
  private isDecoy(tile: TileId, marks: number): boolean {
    if (tile === CIRCLE) return false
    return territory(tile).kind !== 'magic' || marks > (this.marks.get(CIRCLE) ?? 0)
  }

  /** The cost of a mark on the Circle, which is higher the sooner the Circle would fall. */
  private get circleMarkCost(): number {
    return ON_CIRCLE[this.dueBy.filter(lands => lands > this.decoys).length]!
  }

  private static readonly cache = new WeakMap<WizardsView, MarkedLands>()

  /**
   * Returns the marked lands of a view, cached. Returns null for a rulebook in which Evil takes Territories of one kind
   * at a time.
   */
  static of(view: WizardsView): MarkedLands | null {
    if (bookOf(view).thwarts !== 'land') return null
    const known = MarkedLands.cache.get(view)
    if (known) return known
    const made = new MarkedLands(view)
    MarkedLands.cache.set(view, made)
    return made
  }

  /**
   * True if the Circle is marked, and too few Territories would fall before it to keep it standing through the next two
   * attacks.
   */
  get needsDecoys(): boolean {
    return this.marks.has(CIRCLE) && this.decoys < this.dueBy[1]!
  }

  /** True if the next attack takes the Circle unless something changes. */
  get isLost(): boolean {
    return this.marks.has(CIRCLE) && this.decoys < this.dueBy[0]!
  }

  /**
   * The value, in points, of progress on a Task with markers on the Circle, which would become Demons there if the Task
   * failed. 0 early in the game.
   */
  get urgency(): number {
    return this.view.day > SAFE_UNTIL ? this.circleMarkCost / 4 : 0
  }

  /** The value to everyone, in points, of one more Task before the next attack, if that can save the Circle (D9). */
  get thwartValue(): number {
    const each = tasksToThwart(this.view, this.view.players.length)
    const lands = this.dueBy[0]! - this.decoys
    return this.isLost ? this.circleMarkCost / (lands * each - this.view.completed) : 0
  }

  /**
   * Returns the cost to everyone, in points, of one more mark on a Territory. It is negative for a mark that protects
   * the Circle.
   */
  costOf(tile: TileId): number {
    if (!mayFall(tile)) return 0
    if (tile === CIRCLE) return this.circleMarkCost
    if (this.marks.has(CIRCLE)) {
      // Other marked land falls before the Circle.
      const isNew =
        this.isDecoy(tile, (this.marks.get(tile) ?? 0) + 1) && !this.isDecoy(tile, this.marks.get(tile) ?? 0)
      return (isNew || !this.marks.has(tile)) && this.needsDecoys ? (this.isLost ? -2 : -1) * LAND : 0
    }
    return !this.marks.has(tile) && this.marks.size + 1 < this.due ? LAND : 0
  }

  /**
   * Returns the gain to everyone, in points, from one mark fewer on a Territory. It is negative if the mark protects
   * the Circle.
   */
  gainOf(tile: TileId | null): number {
    const marks = tile === null ? undefined : this.marks.get(tile)
    if (tile === null || marks === undefined) return 0
    if (tile === CIRCLE) return this.circleMarkCost / marks
    if (this.marks.has(CIRCLE)) return this.needsDecoys && marks === 1 ? -LAND / 2 : 0
    if (marks > 1) return LAND / 4
    return this.marks.size <= this.due ? LAND : LAND / 2
  }

  /** The cost, in points, of the Territories that the third attack from now can take, and of a marked Circle. */
  get cost(): number {
    const lost = Math.min(this.due, this.marks.size + 1)
    return LAND * lost + (this.marks.has(CIRCLE) ? this.circleMarkCost : 0)
  }

  /**
   * Estimates the chance of completing a Task drawn `turns` turns from now by a player who holds `hold` others. The
   * Task is completed either before the next attack, or later if its Territories are still standing. The chance is 0 if
   * there isn't time before the last Territory falls.
   */
  chanceOfTask(hold: number, turns: number): number {
    const left = this.daysLeft
    if (this.view.day + turns + DAYS_PER_TASK * (hold + 1) > this.lastDay) return 0
    const stands = this.standingShare ** PLACES_PER_TASK
    const before = turns > left ? 0 : Math.min(1, Math.max(0, left - turns) / (2 * DAYS_PER_TASK))
    return before + (1 - before) * stands
  }

  /** The share of the Territories that will still stand after the next attack. */
  private get standingShare(): number {
    if (this.cachedShare === null) {
      const lands = standing(this.view).filter(({ id }) => mayFall(id)).length
      this.cachedShare = Math.max(0, 1 - Math.max(0, this.dueBy[0]!) / Math.max(1, lands))
    }
    return this.cachedShare
  }

  /** The day of the attack that takes the last Territory, if none is thwarted. */
  get lastDay(): number {
    if (this.cachedLastDay !== null) return this.cachedLastDay
    let day = this.view.day + this.daysLeft
    let stand = standing(this.view).filter(({ id }) => mayFall(id)).length - landsLost(this.view, day)
    while (stand > 0) {
      day = attackDay(this.view, day + 1)
      stand -= landsLost(this.view, day)
    }
    this.cachedLastDay = day
    return day
  }

  /** The number of days until the next attack. */
  get daysLeft(): number {
    return attackDay(this.view, this.view.day) - this.view.day
  }

  /**
   * True if the attack of this Fortnight brings Demons to every player's Territory. The first two attacks transport
   * everybody instead, and an attack that takes no Territory brings no Demons (D9, D10).
   */
  get bringsDemons(): boolean {
    const due = Math.min(landsLost(this.view, this.view.day), this.marks.size + 1)
    return fortnightOf(this.view, this.view.day) > 2 && due > this.view.thwarts
  }

  /**
   * Returns the Order that a player should change to, or null. Any other Order will do if the change drops a hopeless
   * Mandatory Task, or takes a Mandatory Task's marks off an endangered Circle, at little loss to the team. Early in
   * the game the choice is the Sorcerers, the only Order with three Mentors at known places.
   */
  changesOrder(player: PlayerView): 'any' | 'sorcerers' | null {
    const { order, rank } = player
    if (order === null) return null
    const duties = player.tasks.filter(task => task.mandatory)
    const isAlone = this.view.players.length === 1
    const inNeed = this.view.day > SAFE_UNTIL && this.isLost && duties.some(marksCircle)
    if (inNeed && rank <= (isAlone ? ALONE_FREE_TO_LEAVE : FREE_TO_LEAVE)) return 'any'
    if (duties.some(isHopeless) && rank <= FREE_TO_LEAVE) return 'any'
    return order !== 'sorcerers' && rank <= FREE_TO_LEAVE && this.view.day <= EARLY ? 'sorcerers' : null
  }

  /**
   * Returns the cost, in quarter points, of being on a Territory, or at sea, when the Demons come. `dispels` is true
   * for a player who can dispel them.
   */
  nightCost(tile: TileId | null, dispels: boolean): number {
    if (!this.bringsDemons) return 0
    if (tile === null) return dispels ? 0 : 3 * TURN + Math.round(0.5 * LAND * TURN)
    const cost = this.costOf(tile)
    return Math.round((dispels && tile !== CIRCLE ? 0.4 * cost : cost) * TURN)
  }
}

/** A Task with this many markers on the Circle can't be completed in time, because each Stone needs its own roll. */
const HOPELESS = 4

export const stonesOf = (task: Pick<HeldTask, 'marks'>): number =>
  markedSpaces([task]).filter(space => tileOf(space) === CIRCLE).length

/** Returns true if a Task has so many markers on the Circle that it isn't worth doing. They only draw Evil there. */
export const isHopeless = (task: Pick<HeldTask, 'marks'>): boolean => stonesOf(task) >= HOPELESS

/** Returns true if a Task has an open marker on the Circle. */
export const marksCircle = (task: Pick<HeldTask, 'marks'>): boolean => stonesOf(task) > 0
