import { TURN } from '../plans/ways.ts'
import { bookOf } from '../rules/book.ts'
import { landsLost, mayFall } from '../rules/calendar.ts'
import { dayOfFortnight, FORTNIGHT, fortnightOf, POINT_KINDS } from '../rules/components.ts'
import type { Board } from '../rules/islands/board.ts'
import { CIRCLE, COTTAGE, type SpaceId, type TileId, tileOf } from '../rules/islands/territories.ts'
import { lacking } from '../rules/orders/orders.ts'
import { knows } from '../rules/spells.ts'
import type { PlayerView, WizardsView } from '../rules/view.ts'

/** What a land that stands a fortnight longer is worth to all, in points. */
const LAND = 14
/** What a mark on the Sacred Circle costs: where too little else is marked, it falls at once. */
const ON_CIRCLE = 30
/** After this day more Tasks mark more land than they are worth, but for those who go anywhere by a spell. */
const LAST_TASKS = 38
/** They hold no more than so many then, and take none on the last days before an attack. */
const MOST_HELD = 2
const DAYS_FOR_TASK = 6
/** Marks last: what is due is reckoned by the attack so many Fortnights after the next. */
const AHEAD = 2
/** Until this day the Circle is in no danger, for an attack takes but one land. */
const SAFE_UNTIL = 42

/** The marks on the ground, by a book whose Evil takes marked land first, and of unmarked land one a fortnight (D11). */
export class Ground {
  /** Markers and Demons by Territory; only of those that can fall. */
  private readonly marks = new Map<TileId, number>()
  /** How many lands the attacks take that what is marked now will see. */
  private readonly due: number

  private constructor(private readonly view: WizardsView) {
    const add = (space: SpaceId | null) => {
      const tile = space === null ? null : tileOf(space)
      if (tile !== null && mayFall(tile)) this.marks.set(tile, (this.marks.get(tile) ?? 0) + 1)
    }
    view.demons.forEach(add)
    for (const { tasks } of view.players)
      for (const { marks } of tasks) for (const { at, done } of marks) if (!done) add(at)
    const attack = view.day + ((FORTNIGHT - dayOfFortnight(view.day)) % FORTNIGHT)
    this.due = landsLost(view, attack + AHEAD * FORTNIGHT) - view.thwarts
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

  /** What all lose by one more mark on a land, in points. */
  costOf(tile: TileId): number {
    if (!mayFall(tile)) return 0
    if (tile === CIRCLE) return ON_CIRCLE
    // What is marked beside the Circle falls before it.
    if (this.marks.has(CIRCLE)) return this.marks.has(tile) || this.rods > this.due ? 0 : -LAND
    return !this.marks.has(tile) && this.marks.size + 1 < this.due ? LAND : 0
  }

  /** What all gain by one mark less on a land, in points. */
  gainOf(tile: TileId | null): number {
    if (tile === null || !this.marks.has(tile)) return 0
    if (tile === CIRCLE) return this.marks.get(tile) === 1 ? ON_CIRCLE : ON_CIRCLE / 2
    if (this.marks.has(CIRCLE)) return this.rods > this.due + 1 ? 0 : -LAND / 2
    if (this.marks.get(tile)! > 1) return LAND / 4
    return this.marks.size <= this.due ? LAND : LAND / 2
  }

  /** What all the marks cost together, in points. */
  get cost(): number {
    const lost = Math.min(this.due, this.marks.size + 1)
    return LAND * lost + (this.marks.has(CIRCLE) ? ON_CIRCLE * (this.rods < this.due ? 3 : 1) : 0)
  }

  /** How many lands are marked beside the Circle. */
  private get rods(): number {
    return this.marks.size - (this.marks.has(CIRCLE) ? 1 : 0)
  }

  /** Whether a player should take another Task, for the land it marks, with so many in his hands. */
  bearsTasks(player: PlayerView, held = player.tasks.length): boolean {
    if (this.view.day <= LAST_TASKS || (this.marks.has(CIRCLE) && this.rods <= this.due)) return true
    return goesAnywhere(player) && held < MOST_HELD && this.left >= DAYS_FOR_TASK
  }

  /** Days until the next attack. */
  get left(): number {
    return FORTNIGHT - dayOfFortnight(this.view.day)
  }

  /** Whether the attack of this day brings Demons to where one stands: the first two carry everybody off, and one that takes nothing brings none (D9, D10). */
  get bringsDemons(): boolean {
    const due = Math.min(landsLost(this.view, this.view.day), this.marks.size + 1)
    return fortnightOf(this.view.day) > 2 && due > this.view.thwarts
  }

  /**
   * Which Order a player should change to where he can: to any other if that rids the Circle of the marks of his duties, and
   * to that whose Demon Dispelling comes first while little is lost by it. Null where he should stay.
   */
  changesOrder(player: PlayerView): 'any' | 'wizards' | null {
    if (player.order === null) return null
    const duties = player.tasks.filter(task => task.mandatory && task.marks.some(isOnCircle))
    const { rank } = player
    if (duties.length > 0 && rank <= 3 && this.view.day > SAFE_UNTIL && this.rods < this.due) return 'any'
    return player.order !== 'wizards' && rank <= 1 ? 'wizards' : null
  }

  /** What it costs whom a High Wizard would burden with a Task to end a turn where one may come by chance, in quarter points. */
  chance(player: PlayerView, space: SpaceId, board: Board): number {
    if (this.bearsTasks(player) || player.order !== 'wizards' || player.bound) return 0
    const tile = tileOf(space)
    if (tile === null || !mayFall(tile) || tile === tileOf(COTTAGE) || board.places[board.hex(space)] === 1) return 0
    const lack = lacking(player)
    const isReady = lack !== null && POINT_KINDS.every(kind => lack[kind] === 0)
    return isReady ? 0 : Math.round(0.3 * TURN)
  }

  /** What it costs to stand on a land when the Demons come, in quarter points. */
  night(tile: TileId | null, dispels: boolean): number {
    if (!this.bringsDemons) return 0
    if (tile === null) return dispels ? 0 : 3 * TURN + Math.round(0.5 * LAND * TURN)
    const cost = this.costOf(tile)
    return Math.round((dispels && tile !== CIRCLE ? 0.4 * cost : cost) * TURN)
  }
}

/** Whether a spell takes a player to any Territory he likes, from wherever he is. */
const goesAnywhere = (player: PlayerView): boolean =>
  knows(player, 'transporting')?.ways.some(way => way.from === 'anywhere' && way.to === 'random-in-any-territory') ??
  false

const isOnCircle = ({ at, done }: { readonly at: SpaceId | null; readonly done: boolean }): boolean =>
  !done && at !== null && tileOf(at) === CIRCLE
