import { FAR } from '../../../parts/travel/index.ts'
import { TURN } from '../plans/route-fields.ts'
import { GRID } from '../rules/islands/grid.ts'
import { CIRCLE, COTTAGE, LAIR, type SpaceId, tileOf } from '../rules/islands/territories.ts'
import { bookOf, isTop } from '../rules/state/book.ts'
import { daysOfFortnight, type HeldTask, POINT_KINDS, type Points, totalOf } from '../rules/state/components.ts'
import { tasksToThwart } from '../rules/state/house-rules.ts'
import { partOf } from '../rules/state/marks.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { type Bits, bitsWhere, countBits, hasAll, hasBit, NO_BITS, withBit } from './bits.ts'
import { fallForecast } from './forecast.ts'
import { gemProspect } from './gem-prospects.ts'
import { FREE_TO_LEAVE, isHopeless, MarkedLands, marksCircle, stonesOf } from './marked-lands.ts'
import { costOfMarker } from './marker-costs.ts'
import { ELVES_GIVE, NextRank } from './next-rank.ts'
import { BREADTH, DEPTH, GIVERS, WEIGHTS } from './plan-weights.ts'
import { type Agenda, agendaOf, cardOf, isWorthStaying, type Stop, type StopHost, usefulGain } from './stops.ts'
import { isHeldBack, type Team, teamOf, usefulTo } from './team.ts'
import { NO_TELEPORTS, type Teleports } from './teleports.ts'
import { IslandTravel } from './travel.ts'

const W = WEIGHTS

/** A stop of a plan, with the number of turns from now until the player reaches it. */
export interface Leg {
  readonly stop: Stop
  readonly turns: number
  /** True if the best way to the stop begins with a spell or with an Animal that carries the player. */
  readonly byTeleport: boolean
  /** The Tasks completed at the stop, by index in the agenda, for the hint's text. */
  readonly completes: readonly number[]
  /** True if any part of a Task is done at the stop. */
  readonly doesPart: boolean
}

/** Another first stop, with the number of turns that the best plan from there is behind. */
export interface Rival {
  readonly stop: Stop
  readonly behind: number
}

/** A plan: its stops in order, and its total value. */
export interface Plan {
  readonly legs: readonly Leg[]
  readonly value: number
  /** The first stops of plans that are almost as good, because a roll may fit one of them better. */
  readonly rivals: readonly Rival[]
  readonly agenda: Agenda
}

interface Node {
  readonly stop: number
  /** The first stop of the plan. */
  readonly first: number
  readonly time: number
  /** The errands done so far. */
  readonly done: Bits
  /** The stops visited so far. */
  readonly visited: Bits
  readonly tasksHeld: number
  /** The number of Tasks taken along the way. */
  readonly tasksTaken: number
  readonly points: Points
  readonly rank: number
  readonly value: number
  readonly parent: Node | null
  readonly byTeleport: boolean
  readonly gems: number
}

/** The progress that the errands of a stop bring. */
type Progress = Pick<Node, 'time' | 'done' | 'tasksHeld' | 'points' | 'value'>

/** The factors of `discount` by time, cached because the search asks for the same times again and again. */
const DISCOUNTS: number[] = []
const discount = (time: number): number => (DISCOUNTS[time] ??= W.patience ** (time / TURN))
/** The value of all turns after the end of a plan. */
const VALUE_AFTER_PLAN = W.turnBrings / (1 - W.patience)

/** Returns the best plan from the player's position, or null if no stop is worth visiting. */
export function planFor(view: WizardsView, player: PlayerView, hops: Teleports = NO_TELEPORTS): Plan | null {
  return new Planner(view, player, hops).best()
}

class Planner {
  private readonly travel: IslandTravel
  private readonly agenda: Agenda
  private readonly falls: ReadonlyMap<string, number>
  private readonly hexes: Int32Array
  private readonly afloat: boolean[]
  /** The errands of each Task. */
  private readonly errandsOf: Bits[]
  /** The errands that must precede each errand because they belong to earlier stages. */
  private readonly before: Bits[]
  private readonly taskValue: number[]
  /** True for each Task with a marker on the Circle, if Evil prefers marked Territories. */
  private readonly isUrgent: boolean[]
  /** For each Task, the probability that it will be completed, so that its parts aren't wasted effort. */
  private readonly completion: number[]
  /** The points of each Task that count toward the last Rank, or 0 for a Task that can't progress for now. */
  private readonly coming: number[]
  /** The Order that the player should change to, if any. */
  private readonly change: ReturnType<MarkedLands['changesOrder']>
  private readonly nextRank: NextRank
  private readonly team: Team
  private readonly healing: boolean
  private readonly lands: MarkedLands | null
  /** The value of completing a Task as a step toward thwarting an attack (12.2). */
  private readonly thwartStep: number

  constructor(
    private readonly view: WizardsView,
    private readonly player: PlayerView,
    private readonly hops: Teleports,
  ) {
    this.travel = IslandTravel.of(view, player)
    this.agenda = agendaOf(view, player, this.travel)
    this.falls = fallForecast(view).falls
    this.team = teamOf(view, player)
    const { stops, errands, tasks } = this.agenda
    this.hexes = Int32Array.from(stops, stop => this.travel.board.hex(stop.space))
    this.afloat = stops.map((_, i) => this.travel.board.isWater(this.hexes[i]!))
    this.errandsOf = tasks.map((_, t) => bitsWhere(errands, ({ task }) => task === t))
    this.before = errands.map(e => bitsWhere(errands, other => other.task === e.task && other.stage < e.stage))
    this.nextRank = new NextRank(view, player, this.team)
    this.lands = MarkedLands.of(view)
    this.thwartStep = this.valueOfThwartStep()
    this.taskValue = tasks.map(task => {
      if (this.lands && this.isAbandoned(task)) return 0
      const gain = usefulTo(player, cardOf(task).gain, this.team)
      if (isTop(player)) return (task.mandatory ? W.mandatory : W.taskAtTop) + this.thwartStep
      const duty = task.mandatory ? this.valueOfMandatory() : 0
      const towards = this.nextRank.valueOfGain(cardOf(task).gain)
      return gain + towards + W.task + duty
    })
    this.completion = tasks.map((task, t) => this.completionChance(task, t))
    this.healing = player.bound
    this.coming = tasks.map((task, t) => (this.isStuck(t) ? 0 : usefulGain(cardOf(task).gain, this.agenda.missing)))
    this.change = this.lands?.changesOrder(player) ?? null
    this.isUrgent = tasks.map(task => this.lands !== null && marksCircle(task) && !this.isAbandoned(task))
  }

  best(): Plan | null {
    const { player, agenda } = this
    const start: Node = {
      stop: -1,
      first: -1,
      time: 0,
      done: NO_BITS,
      visited: NO_BITS,
      tasksHeld: agenda.tasks.length,
      tasksTaken: 0,
      points: player.points,
      rank: player.rank,
      value: 0,
      parent: null,
      byTeleport: false,
      gems: agenda.gems,
    }
    let front: Node[] = [start]
    let best: Node | null = null
    let most = Number.NEGATIVE_INFINITY
    const byFirst = new Map<number, number>()
    for (let depth = 0; depth < DEPTH && front.length > 0; depth++) {
      const found: { node: Node; value: number }[] = []
      for (const node of front) {
        for (let i = 0; i < agenda.stops.length; i++) {
          const next = this.visit(node, i)
          if (!next) continue
          const value = next.value + VALUE_AFTER_PLAN * discount(next.time)
          found.push({ node: next, value })
          if (!next.byTeleport || depth > 0) byFirst.set(next.first, Math.max(value, byFirst.get(next.first) ?? value))
        }
      }
      found.sort((a, b) => b.value - a.value)
      front = found.slice(0, BREADTH).map(f => f.node)
      if (found[0] && found[0].value > most) {
        most = found[0].value
        best = found[0].node
      }
    }
    if (!best) return null
    return { legs: this.legsOf(best), value: most, agenda, rivals: this.rivalsOf(best, most, byFirst) }
  }

  /**
   * Returns other first stops from which the player is at most a few turns behind the best plan. Leaves out spent stops
   * and the player's own space.
   */
  private rivalsOf(best: Node, most: number, byFirst: ReadonlyMap<number, number>): Rival[] {
    // A turn of delay lowers the value of a whole plan by the same factor.
    const perTurn = (1 - W.patience) * most
    return [...byFirst]
      .map(([i, value]) => ({ i, stop: this.agenda.stops[i]!, behind: (most - value) / perTurn }))
      .filter(({ i, stop, behind }) => i !== best.first && !stop.spent && behind <= W.rivalsUpTo)
      .filter(({ stop }) => stop.space !== this.player.space)
  }

  private legsOf(last: Node): Leg[] {
    const legs: Leg[] = []
    for (let node: Node | null = last; node?.parent; node = node.parent) {
      const before = node.parent.done
      const { done } = node
      const completes = this.errandsOf.flatMap((all, t) =>
        all !== NO_BITS && hasAll(done, all) && !hasAll(before, all) ? [t] : [],
      )
      const stop = this.agenda.stops[node.stop]!
      legs.unshift({ stop, turns: node.time / TURN, byTeleport: node.byTeleport, completes, doesPart: done !== before })
    }
    return legs
  }

  /** Returns the cost, in quarter points, from a plan's last stop, or the player's space, to stop `i`. */
  private costTo(node: Node, i: number): { cost: number; byTeleport: boolean } {
    const { travel, player, agenda } = this
    const { space } = agenda.stops[i]!
    let cost: number
    if (node.stop < 0) {
      cost = space === player.space ? this.revisitCost(space) : travel.from(player.space, player.boat !== null, space)
      const tile = tileOf(space)
      // The player must leave this Territory first, so a spell that lands in it doesn't help.
      if (agenda.stops[i]!.spent && tile !== null && tile === tileOf(player.space))
        return { cost: 2 * travel.off(tile)[travel.board.hex(player.space)]! + TURN / 2, byTeleport: false }
      const teleport = this.hops.first(space)
      if (teleport < cost) return { cost: teleport, byTeleport: true }
    } else {
      const from = this.hexes[node.stop]!
      cost = travel.to(space)[this.afloat[node.stop] ? from + GRID.size : from]!
    }
    const teleport = this.hops.later(space)
    return teleport < cost ? { cost: teleport, byTeleport: true } : { cost, byTeleport: false }
  }

  /**
   * Returns the value, to a player who is gathering Gems, of a step toward a thwart. It is highest if one more
   * Fortnight is all the player needs.
   */
  private valueOfThwartStep(): number {
    const { view, player, agenda } = this
    if (!isTop(player) || bookOf(view).thwarts !== 'attack') return 0
    const duties = player.tasks.filter(task => task.mandatory).length
    const needed = W.daysPerGem * (agenda.gemsRequired - agenda.gems) + W.daysPerMandatory * duties + W.daysToRuktal
    const spare = (this.falls.get(CIRCLE) ?? FAR) - view.day - needed
    const asked = tasksToThwart(view, view.players.length) - view.completed
    return (W.extraFortnight * Math.exp(-((spare / daysOfFortnight(view, view.day)) ** 2))) / asked
  }

  /** Returns true if Mandatory Tasks are still left to do at this node of a plan. */
  private hasMandatoryLeft({ done }: Node): boolean {
    return this.agenda.tasks.some((task, t) => task.mandatory && !hasAll(done, this.errandsOf[t]!))
  }

  /**
   * Returns true for a player just below the last Rank whose main obstacle is Mandatory Tasks: either few points are
   * missing, or the game is cooperative, in which they hold back partners too (D2, D45).
   */
  private onlyLacksMandatory(): boolean {
    const { agenda } = this
    if (!this.nextRank.isLast) return false
    return totalOf(agenda.missing) < W.fewLacking || this.view.variant === 'cooperative'
  }

  /** Returns the extra value of completing a Task because it is Mandatory. */
  private valueOfMandatory(): number {
    if (!this.onlyLacksMandatory()) return W.mandatoryWithTime
    return (this.team.isPartnerDone ? W.hindersPartner : 1) * W.mandatory
  }

  /**
   * Returns the cost, in quarter points, of having an encounter in the player's space again, which is usually that of
   * leaving and returning.
   */
  private revisitCost(space: SpaceId): number {
    const { meetings } = this.player.hamdrel
    if (space === COTTAGE) return meetings > 0 && meetings < 3 ? TURN : 2 * TURN
    if (isWorthStaying(this.view, this.player)) return TURN
    return this.outAndBack
  }

  /** The cost, in quarter points, of stepping out and back. */
  private get outAndBack(): number {
    return this.lands ? W.outAndBackIfClosed * TURN : Math.round(W.outAndBack * TURN)
  }

  /**
   * Returns the cost, in quarter points, of leaving stop `i` and returning. After every second visit the player must
   * leave the Territory.
   */
  private returnCost(node: Node, i: number): number {
    if (visitsInARow(node, i) % 2 === 1) return this.outAndBack
    const { space } = this.agenda.stops[i]!
    return TURN + Math.max(TURN, this.travel.off(tileOf(space)!)[this.hexes[i]!]!)
  }

  /** Returns the plan with one more stop, or null if that is useless or impossible. */
  private visit(node: Node, i: number): Node | null {
    const stop = this.agenda.stops[i]!
    const again = node.stop === i && (stop.host === 'dwelling' || (this.lands !== null && stop.host === 'abbey'))
    if (!again && (node.stop === i || (hasBit(node.visited, i % 31) && stop.errands.length === 0))) return null
    const { cost, byTeleport } = again ? { cost: this.returnCost(node, i), byTeleport: false } : this.costTo(node, i)
    if (cost >= FAR) return null
    let time = node.time + cost + (stop.host === null ? TURN / 2 : 0)
    const tile = tileOf(stop.space)
    if (tile) {
      const fall = this.falls.get(tile)
      if (fall !== undefined && this.view.day + time / TURN >= fall) return null
      if (tile === LAIR) time += W.turnsInLair[this.player.rank >= 2 ? 'ranked' : 'unranked'] * TURN
    }
    const before = node.done
    const errands = this.doErrands(node, stop, time)
    const { done, tasksHeld } = errands
    let { points, value } = errands
    time = errands.time
    let { rank, tasksTaken, gems } = node
    const at = { ...node, time, done, points, rank, tasksHeld, gems }
    const meeting = stop.host ? this.valueOfMeeting(at, stop, visitsInARow(node, i)) : null
    if (meeting) {
      value += meeting.value
      rank = meeting.rank
      gems = meeting.gems
      time += meeting.time
      if (GIVERS.has(stop.host!)) tasksTaken++
      if (stop.host === 'dwelling') points = this.nextRank.withGift(points)
    }
    if (value <= 0 && done === before) return null
    return {
      stop: i,
      first: node.parent === null ? i : node.first,
      time,
      done,
      visited: withBit(node.visited, i % 31),
      tasksHeld,
      tasksTaken,
      points,
      rank,
      value: node.value + value * discount(time),
      parent: node,
      byTeleport,
      gems,
    }
  }

  /**
   * Does the open errands of a stop reached at time `start`. Returns the progress and its value. A Dragonbound player
   * does none.
   */
  private doErrands(node: Node, stop: Stop, start: number): Progress {
    const { tasks, errands } = this.agenda
    let [time, value] = [start, 0]
    let { done, tasksHeld, points } = node
    if (this.healing) return { time, done, tasksHeld, points, value }
    // Each marker takes its own encounter, but a person may fulfill several parts in one.
    for (let e = this.nextErrand(stop, done); e !== undefined; e = this.nextErrand(stop, done, e)) {
      const { task: t, mark } = errands[e]!
      const task = tasks[t]!
      const [total, chance] = [this.taskValue[t]!, this.completion[t]!]
      done = withBit(done, e)
      if (partOf(task, mark).stay) time += TURN
      value += (W.partsDone * chance * total) / Math.max(1, countBits(this.errandsOf[t]!))
      if (mark.at !== null) value += this.valueOfRemoval(mark.at, time)
      if (this.isUrgent[t]) value += this.lands!.urgency / (isHopeless(task) ? stonesOf(task) : 1)
      if (!hasAll(done, this.errandsOf[t]!)) continue
      value += (1 - W.partsDone * chance) * total
      if (this.lands && time / TURN <= this.lands.daysLeft) value += this.lands.thwartValue
      tasksHeld--
      const more = addPoints(points, cardOf(task).gain)
      if (node.rank === this.player.rank) value += this.nextRank.valueOfProgress(points, more)
      points = more
    }
    return { time, done, tasksHeld, points, value }
  }

  /**
   * Returns the next errand of a stop that can be done, searching from the last one onward and then from the beginning.
   * Returns undefined if there is none.
   */
  private nextErrand({ errands }: Stop, done: Bits, last?: number): number | undefined {
    const isOpen = (e: number): boolean => !hasBit(done, e) && hasAll(done, this.before[e]!)
    const at = last === undefined ? 0 : errands.indexOf(last)
    return errands.slice(at).find(isOpen) ?? errands.find(isOpen)
  }

  /** Returns the value to everyone of removing a marker from a space after `time` quarter points of travel. */
  private valueOfRemoval(at: SpaceId, time: number): number {
    const tile = tileOf(at)
    if (!this.lands) return Math.max(0, costOfMarker(this.view, tile))
    return Math.max(0, this.lands.gainOf(tile)) * (time / TURN <= this.lands.daysLeft ? 1 : W.afterAttack)
  }

  /**
   * Returns the value of meeting the host of a stop, the Rank and Gems after that, and the extra time it takes.
   * `visits` is the number of visits to the stop just before.
   */
  private valueOfMeeting(
    node: Node,
    stop: Stop,
    visits: number,
  ): { value: number; rank: number; gems: number; time: number } {
    const { player } = this
    const none = { value: 0, rank: node.rank, gems: node.gems, time: 0 }
    const { host } = stop
    const tile = tileOf(stop.space)
    if (host === 'summons') return { ...none, value: this.lands ? W.summonsIfMarked : W.summons }
    const heals =
      host === 'tower' || host === 'ruktal' || host === 'hamdrel' || host === 'abbey' || host === 'high-wizard'
    if ((player.bound || player.dazed) && node.parent === null && heals)
      return { ...none, value: player.bound ? W.heal : this.lands ? W.undazeIfMarked : W.undaze }
    if (player.bound) return none
    if (player.rank === 0) {
      if (host === 'tower' || host === 'ruktal' || host === 'high-wizard') return { ...none, value: W.join }
      return host === 'hamdrel' ? { ...none, value: W.joinByHamdrel } : none
    }
    if (isTop(player)) {
      if (this.agenda.mustSeekWizard) return host === 'hamdrel' ? { ...none, value: W.seek } : none
      if (host === 'demon') return { ...none, value: this.lands ? 0 : Math.max(0, costOfMarker(this.view, tile)) }
      if (this.hasMandatoryLeft(node)) return none
      return { ...none, ...gemProspect(this.view, player, this.agenda, stop, node.gems) }
    }
    const own =
      (host === 'tower' && player.order === 'sorcerers') ||
      (host === 'ruktal' && player.order === 'druids') ||
      (host === 'high-wizard' && player.order === 'wizards') ||
      (host === 'hamdrel' && player.order === 'rangers') ||
      (host === 'dragon' && player.order === 'evil')
    const isNext = node.rank === player.rank
    const ready =
      isNext &&
      this.nextRank.hasPoints(node.points) &&
      this.nextRank.hasDays(node.time) &&
      !(this.nextRank.isLast && this.hasMandatoryLeft(node)) &&
      !isHeldBack(this.view, player)
    const advance = ready ? this.nextRank.value : 0
    const newTask = this.valueOfNewTask(node, own)
    const change = isNext && !own ? this.valueOfOrder(host) : 0
    switch (host) {
      case 'tower':
      case 'ruktal':
      case 'high-wizard':
        if (own) return { ...none, value: advance + newTask, rank: ready ? node.rank + 1 : node.rank }
        return { ...none, value: Math.max(0, newTask - W.foreignTask, change) }
      case 'dragon':
        return { ...none, value: advance + newTask - W.dragonAttack, rank: ready ? node.rank + 1 : node.rank }
      case 'hamdrel': {
        if (own) return { ...none, value: advance + newTask, rank: ready ? node.rank + 1 : node.rank }
        return { ...none, value: W.hamdrel + newTask / W.visitsPerTask + W.reveals * this.valueOfReveal(ready) }
      }
      case 'abbey':
        // Only the first visit that leads to the Mentor advances the player.
        return {
          ...none,
          value:
            W.abbey +
            (isNext ? this.nextRank.valueOfDie(node.points, W.monksGive, visits) : 0) +
            (advance * W.missesMentor ** visits +
              (this.lands ? this.valueOfNewTask(node, true) : Math.max(0, newTask))) /
              W.visitsPerMentor,
        }
      case 'dwelling':
        if (ready && player.order === 'wizards' && this.view.wizards.length === 0)
          return { ...none, value: advance / W.visitsPerMentor }
        return { ...none, value: ELVES_GIVE + (isNext ? this.nextRank.valueOfElves(node.points, visits) : 0) }
      case 'star-crest':
        return { ...none, value: W.starCrest }
      case 'demon':
        return {
          ...none,
          value: W.demon + (this.lands ? W.demonTakesMarker * this.lands.gainOf(tile) : costOfMarker(this.view, tile)),
        }
      default:
        return none
    }
  }

  /**
   * Returns the value of a newly revealed High Wizard, who may be the player's Mentor or advance Tasks that wait for
   * one.
   */
  private valueOfReveal(ready: boolean): number {
    const { agenda, player, lands } = this
    const mentor =
      player.order === 'wizards' || (!lands && agenda.seeksWizard) ? (ready ? W.revealedWhenReady : W.revealedEarly) : 0
    if (!lands) return mentor
    const value = (t: number) => this.taskValue[t]! + (this.isUrgent[t] ? lands.urgency : 0)
    return [...agenda.revealChance].reduce((sum, [t, odds]) => sum + W.helps * odds * value(t), mentor)
  }

  /** Returns the value of joining the Order of a stop's host, or 0 if the player shouldn't change to it. */
  private valueOfOrder(host: StopHost | null): number {
    if (this.change === 'any') return W.changeToAny
    return this.change === 'sorcerers' && host === 'tower' ? W.changeOrder : 0
  }

  /**
   * Estimates the probability that a Task is completed, based on how many days its Territories have left and on whether
   * it waits for a High Wizard. It is 1 unless Evil prefers marked Territories.
   */
  private completionChance(task: HeldTask, t: number): number {
    if (!this.lands) return 1
    const open = task.marks.filter(({ done }) => !done)
    const until = Math.min(...open.map(({ at }) => (at === null ? FAR : (this.falls.get(tileOf(at) ?? '') ?? FAR))))
    const left = until - this.view.day - W.turnsPerPart * open.length
    const sure = Math.min(1, Math.max(W.leastCompletion, left / daysOfFortnight(this.view, this.view.day)))
    return this.agenda.revealChance.has(t) ? W.mayCome * sure : sure
  }

  /**
   * Returns true if a Task should not be done because of its many markers on the Circle. A Mandatory Task should be
   * done while there is time if its holder can't easily change Orders.
   */
  private isAbandoned(task: HeldTask): boolean {
    if (!isHopeless(task)) return false
    const mustBe = task.mandatory && this.player.rank > FREE_TO_LEAVE
    return !mustBe || this.view.day + W.turnsPerStone * stonesOf(task) > this.lands!.lastDay
  }

  /**
   * Returns true if a Task can't progress for now, because it is abandoned or waits for a High Wizard whose place is
   * unknown. Always false unless Evil prefers marked Territories.
   */
  private isStuck(t: number): boolean {
    return this.lands !== null && (this.agenda.revealChance.has(t) || this.taskValue[t] === 0)
  }

  /**
   * Returns the value of one more Task. It is high for a player who holds few Tasks, and negative for one who needs
   * none or would be held up by it.
   */
  private valueOfNewTask(node: Node, own: boolean): number {
    const { player, agenda, lands } = this
    const isBurden = own && this.nextRank.isLast
    const short = POINT_KINDS.reduce(
      (sum, kind) => sum + Math.max(0, agenda.missing[kind] - (node.points[kind] - player.points[kind])),
      0,
    )
    // A duty done at the Mentor only makes room for another. It is still worth doing if it alone holds up a partner.
    const isSwap = this.team.isPartnerDone && short > 0 && !this.hasMandatoryLeft(node)
    const late = isSwap ? W.lateMandatory : Math.max(W.lateMandatory, W.anotherMandatory * this.valueOfMandatory())
    if (own && this.team.isNearEnd) return -Math.max(W.endsTeam * W.lateMandatory, late)
    if (isBurden && short <= W.lastStep) return -late
    if (short === 0) return -W.unneeded
    const coming = this.coming.reduce((sum, gain, t) => (hasAll(node.done, this.errandsOf[t]!) ? sum : sum + gain), 0)
    const decoy =
      lands?.needsDecoys && node.tasksHeld < W.decoysUpTo ? (lands.isLost ? W.decoyIfLost * W.decoy : W.decoy) : 0
    if (coming >= short) return isBurden ? -late : decoy - W.enoughComing
    if (!lands) return valueWhenHolding(node.tasksHeld)
    const held = node.tasksHeld + node.tasksTaken - 1
    return W.thwarting * valueWhenHolding(held) * lands.chanceOfTask(held, node.time / TURN) + decoy
  }
}

/** Returns the value of one more Task to a player who needs it and already holds `held` Tasks. */
const valueWhenHolding = (held: number): number =>
  W.newTask[held < 3 ? 'few' : held < 5 ? 'some' : held < 7 ? 'many' : 'most']

/** Counts how many of a plan's last stops in a row are this one. */
function visitsInARow(node: Node, stop: number): number {
  let visits = 0
  for (let at: Node | null = node; at && at.stop === stop; at = at.parent) visits++
  return visits
}

const addPoints = (a: Points, b: Readonly<Points>): Points => ({
  knowledge: a.knowledge + b.knowledge,
  perception: a.perception + b.perception,
  power: a.power + b.power,
})
