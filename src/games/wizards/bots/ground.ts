import { TURN } from '../plans/ways.ts'
import { bookOf } from '../rules/book.ts'
import { landsLost, mayFall } from '../rules/calendar.ts'
import { attackDay, FORTNIGHT, fortnightOf, type HeldTask } from '../rules/components.ts'
import { standing } from '../rules/islands/spaces.ts'
import { CIRCLE, type SpaceId, type TileId, territory, tileOf } from '../rules/islands/territories.ts'
import { markedSpaces } from '../rules/tasks/marks.ts'
import type { PlayerView, WizardsView } from '../rules/view.ts'

/** What a land that stands a fortnight longer is worth to all, in points. */
const LAND = 14
/** What a mark on the Sacred Circle costs while enough else falls before it, by the next attack but two, the next but one and the next. */
const ON_CIRCLE = [15, 30, 60, 120] as const
/** Until this day little is lost by joining another Order at Rank 1. */
const EARLY = 5 * FORTNIGHT
/** Up to this Rank a player may begin anew in another Order, for partners wait until he is where he was (D45); and who plays alone, to save the Circle. */
export const FREE_TO_LEAVE = 1
const ALONE_FREE_TO_LEAVE = 3
/** Until this day the Circle is in no danger, for an attack takes but one land. */
const SAFE_UNTIL = 4 * FORTNIGHT

/** The marks on the ground, by a book whose Evil takes marked land first, and of unmarked land one a fortnight (D11). */
export class Ground {
  /** Markers and Demons by Territory; only of those that can fall. */
  private readonly marks = new Map<TileId, number>()
  /** How many lands the attack after the next two takes, that what is marked now will see. */
  private readonly due: number
  /** How many marked lands the next attacks take, all of them together, if so many are marked: by the next, the one after it, and the third. */
  private readonly asked: readonly number[]
  /** How many marked lands fall before the Circle does. */
  private readonly rods: number

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
    this.asked = falls.map((_, n) => falls.slice(0, n + 1).reduce((sum, lands) => sum + lands) - view.thwarts)
    this.rods = [...this.marks].filter(([tile, marks]) => this.isRod(tile, marks)).length
  }

  /** Whether a land with so many marks falls before the Circle does with those upon it (D11). */
  private isRod(tile: TileId, marks: number): boolean {
    if (tile === CIRCLE) return false
    return territory(tile).kind !== 'magic' || marks > (this.marks.get(CIRCLE) ?? 0)
  }

  /** What a marked Circle costs: the sooner it would fall the more. */
  private get circle(): number {
    return ON_CIRCLE[this.asked.filter(lands => lands > this.rods).length]!
  }

  private static readonly kept = new WeakMap<WizardsView, Ground>()

  /** Null by a book whose Evil goes by kinds of land alone. */
  static of(view: WizardsView): Ground | null {
    if (bookOf(view).thwarts !== 'land') return null
    const known = Ground.kept.get(view)
    if (known) return known
    const made = new Ground(view)
    Ground.kept.set(view, made)
    return made
  }

  /** Whether the Circle is marked, and too little else is to fall before it in the next two attacks. */
  get needsRods(): boolean {
    return this.marks.has(CIRCLE) && this.rods < this.asked[1]!
  }

  /** Whether the next attack takes the Circle as things stand. */
  get isLost(): boolean {
    return this.marks.has(CIRCLE) && this.rods < this.asked[0]!
  }

  /** What it is worth to do something of a Task that marks the Circle and leaves Demons there if it is lost, in points. */
  get haste(): number {
    return this.view.day > SAFE_UNTIL ? this.circle / 4 : 0
  }

  /** What one more Task done before the next attack is worth to all, where so many of them save a Circle that it would take (D9), in points. */
  get thwart(): number {
    const each = bookOf(this.view).tasksToThwart(this.view.players.length)
    const lands = this.asked[0]! - this.rods
    return this.isLost ? this.circle / (lands * each - this.view.completed) : 0
  }

  /** What all lose by one more mark on a land, in points. */
  costOf(tile: TileId): number {
    if (!mayFall(tile)) return 0
    if (tile === CIRCLE) return this.circle
    if (this.marks.has(CIRCLE)) {
      // What is marked beside the Circle falls before it.
      const isNew = this.isRod(tile, (this.marks.get(tile) ?? 0) + 1) && !this.isRod(tile, this.marks.get(tile) ?? 0)
      return (isNew || !this.marks.has(tile)) && this.needsRods ? (this.isLost ? -2 : -1) * LAND : 0
    }
    return !this.marks.has(tile) && this.marks.size + 1 < this.due ? LAND : 0
  }

  /** What all gain by one mark less on a land, in points. */
  gainOf(tile: TileId | null): number {
    const marks = tile === null ? undefined : this.marks.get(tile)
    if (tile === null || marks === undefined) return 0
    if (tile === CIRCLE) return this.circle / marks
    if (this.marks.has(CIRCLE)) return this.needsRods && marks === 1 ? -LAND / 2 : 0
    if (marks > 1) return LAND / 4
    return this.marks.size <= this.due ? LAND : LAND / 2
  }

  /** What all the marks cost together, in points. */
  get cost(): number {
    const lost = Math.min(this.due, this.marks.size + 1)
    return LAND * lost + (this.marks.has(CIRCLE) ? this.circle : 0)
  }

  /** The day of the attack that takes all that still stands, if none is thwarted. */
  get lastDay(): number {
    let day = this.view.day + this.left
    let stand = standing(this.view).filter(({ id }) => mayFall(id)).length - landsLost(this.view, day)
    while (stand > 0) {
      day = attackDay(this.view, day + 1)
      stand -= landsLost(this.view, day)
    }
    return day
  }

  /** Days until the next attack. */
  get left(): number {
    return attackDay(this.view, this.view.day) - this.view.day
  }

  /** Whether the attack of this day brings Demons to where one stands: the first two carry everybody off, and one that takes nothing brings none (D9, D10). */
  get bringsDemons(): boolean {
    const due = Math.min(landsLost(this.view, this.view.day), this.marks.size + 1)
    return fortnightOf(this.view, this.view.day) > 2 && due > this.view.thwarts
  }

  /**
   * Which Order a player should change to where he can: to any other if that rids him of a hopeless duty, or a Circle in danger of the marks of any,
   * while he and his partners lose little by it; and early to the Sorcerers, who alone have three Mentors, each where one knows him to be. Null where he should stay.
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

  /** What it costs to stand on a land when the Demons come, in quarter points. */
  night(tile: TileId | null, dispels: boolean): number {
    if (!this.bringsDemons) return 0
    if (tile === null) return dispels ? 0 : 3 * TURN + Math.round(0.5 * LAND * TURN)
    const cost = this.costOf(tile)
    return Math.round((dispels && tile !== CIRCLE ? 0.4 * cost : cost) * TURN)
  }
}

/** So many markers of one Task on the Circle are never taken up in time: each Stone asks a roll of its own. */
const HOPELESS = 4

/** How many markers of a Task are still to be taken up on the Circle. */
export const stonesOf = (task: Pick<HeldTask, 'marks'>): number =>
  markedSpaces([task]).filter(space => tileOf(space) === CIRCLE).length

/** Whether a Task is too long to be done but where it must be, and its markers only draw Evil to the Circle. */
export const isHopeless = (task: Pick<HeldTask, 'marks'>): boolean => stonesOf(task) >= HOPELESS

/** Whether a Task has a marker on the Circle that is still to be taken up. */
export const marksCircle = (task: Pick<HeldTask, 'marks'>): boolean => stonesOf(task) > 0
