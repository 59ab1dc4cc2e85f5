import { FAR } from '../../../parts/travel/index.ts'
import { TURN } from '../plans/ways.ts'
import { GRID } from '../rules/islands/grid.ts'
import { CIRCLE, COTTAGE, LAIR, type SpaceId, tileOf } from '../rules/islands/territories.ts'
import { bookOf, isTop } from '../rules/state/book.ts'
import { daysOfFortnight, type HeldTask, POINT_KINDS, type Points, totalOf } from '../rules/state/components.ts'
import { tasksToThwart } from '../rules/state/house-rules.ts'
import { partOf } from '../rules/state/marks.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { fallForecast } from './forecast.ts'
import { gathering } from './gathering.ts'
import { FREE_TO_LEAVE, isHopeless, MarkedLands, marksCircle, stonesOf } from './ground.ts'
import { type Hops, NO_HOPS } from './hops.ts'
import { ELVES_GIVE, NextRank } from './next-rank.ts'
import { type Agenda, agendaOf, cardOf, isWorthStaying, type Stop, type StopHost, usefulGain } from './stops.ts'
import { isHeldBack, type Team, teamOf, usefulTo } from './team.ts'
import { IslandTravel } from './travel.ts'
import { costOfMarker } from './ward.ts'

/** The factor for a mark that is removed only after the next attack. */
const AFTER_ATTACK = 0.5
/** The probability that the monks give a die of points. */
const MONKS = 20 / 36
/** The probability that Hamdrel reveals a High Wizard, and the share of a waiting Task's worth that this brings. */
const SHOWS = 0.55
const HELPS = 0.5
/** The factor for a Task if only Tasks thwart Evil, one Territory at a time (D9). */
const THWARTING = 1.7
/** Hosts that almost always give a Task. */
const GIVERS: ReadonlySet<StopHost> = new Set(['tower', 'ruktal', 'high-wizard', 'dragon'])

/** The factor for a Mandatory Task if only such Tasks keep a partner from the last Rank. */
const HINDERS = 5
/** The cost, in points, of one more Mandatory Task before the last Rank, which requires it to be done first (D2). */
const LATE_DUTY = 12
/** A player who lacks at most this many points for the last Rank can get there without another Mandatory Task. */
const LAST_STEP = 12
/** The worth of a Task that draws Evil away from a marked Circle. */
const ROD = 10

/** The mean number of turns per Stone if all six must be entered. */
const STONE = 5
/** The mean number of turns per part of a Task. */
const TURNS_A_PART = 3
/** The share of a Task's worth that doing its parts brings before it is complete. */
const BEGUN = 0.6
/** The least probability that a Task gets done, and the probability of meeting a High Wizard whose place is unknown. */
const IN_VAIN = 0.2
const MAY_COME = 0.6
/** The worth, in points, of keeping the Circle for one more Fortnight when that is all a player needs. */
const HELD_OFF = 100
/** The mean number of days to get a Gem, to do a Mandatory Task, and to reach Ruktal. */
const DAYS_A_GEM = 6
const DAYS_A_DUTY = 8
const DAYS_TO_RUKTAL = 8

/** The cost, in points, of an attack by the Dragon on a member of its own Order (D36). */
const DREAD = 6

/** The points of any type that a good turn brings. All worths are in points. */
const TURN_BRINGS = 1
/** The discount per turn: the factor by which worth drops for each turn of delay. */
const PATIENCE = 0.97
const WORTH = {
  join: 45,
  heal: 60,
  undaze: 14,
  change: 25,
  duty: 28,
  task: 1.5,
} as const

/** The number of plans kept at each step, and the number of steps ahead. */
const BREADTH = 16
const DEPTH = 8

/** A stop of a plan, with the turns from now until the player reaches it. */
export interface Leg {
  readonly stop: Stop
  readonly turns: number
  /** True if the best way there begins with a spell or an Animal that carries the player. */
  readonly hop: boolean
  /** The Tasks completed there, for the hint's text. */
  readonly completes: readonly number[]
  /** True if any part of a Task is done there. */
  readonly does: boolean
}

/** A plan: its stops in order, and its total worth. */
export interface Plan {
  readonly legs: readonly Leg[]
  readonly worth: number
  readonly agenda: Agenda
}

interface Node {
  readonly stop: number
  readonly time: number
  readonly done: number
  readonly seen: number
  readonly hold: number
  /** The number of Tasks taken along the way. */
  readonly fresh: number
  readonly points: Points
  readonly rank: number
  readonly worth: number
  readonly parent: Node | null
  readonly hop: boolean
  readonly gems: number
}

const fade = (time: number): number => PATIENCE ** (time / TURN)
/** The worth of all turns after the end of a plan. */
const REST = TURN_BRINGS / (1 - PATIENCE)

/** Returns the best plan from the player's position, or null if nothing can be reached. */
export function planFor(view: WizardsView, player: PlayerView, hops: Hops = NO_HOPS): Plan | null {
  return new Planner(view, player, hops).best()
}

class Planner {
  private readonly travel: IslandTravel
  private readonly agenda: Agenda
  private readonly falls: ReadonlyMap<string, number>
  private readonly hexes: Int32Array
  private readonly afloat: boolean[]
  /**
   * The errands of each Task, as bits, and the errands that must precede each errand because they belong to earlier
   * stages.
   */
  private readonly taskBits: number[]
  private readonly before: number[]
  private readonly taskWorth: number[]
  /** True for each Task with a marker on the Circle, if Evil goes by marks. */
  private readonly hasty: boolean[]
  /** The probability that each Task will be completed, so that its parts are not done in vain. */
  private readonly keeps: number[]
  private readonly next: NextRank
  private readonly team: Team
  private readonly healing: boolean
  private readonly ground: MarkedLands | null
  /** The worth of completing a Task as a step towards thwarting an attack (12.2). */
  private readonly tenth: number

  constructor(
    private readonly view: WizardsView,
    private readonly player: PlayerView,
    private readonly hops: Hops,
  ) {
    this.travel = IslandTravel.of(view, player)
    this.agenda = agendaOf(view, player, this.travel)
    this.falls = fallForecast(view).falls
    this.team = teamOf(view, player)
    const { stops, errands, tasks } = this.agenda
    this.hexes = Int32Array.from(stops, stop => this.travel.board.hex(stop.space))
    this.afloat = stops.map((_, i) => this.travel.board.isWater(this.hexes[i]!))
    this.taskBits = tasks.map((_, t) => errands.reduce((bits, e, i) => (e.task === t ? bits | (1 << i) : bits), 0))
    this.before = errands.map(e =>
      errands.reduce((bits, other, i) => (other.task === e.task && other.stage < e.stage ? bits | (1 << i) : bits), 0),
    )
    this.next = new NextRank(view, player, this.team)
    this.ground = MarkedLands.of(view)
    this.tenth = this.worthOfTenth()
    this.taskWorth = tasks.map(task => {
      if (this.ground && this.isLeft(task)) return 0
      const gain = usefulTo(player, cardOf(task).gain, this.team)
      if (isTop(player)) return (task.mandatory ? WORTH.duty : 2) + this.tenth
      const duty = task.mandatory ? (this.holdsDuties() ? (this.team.isDone ? HINDERS : 1) * WORTH.duty : 1.5) : 0
      const towards = this.next.towards(cardOf(task).gain)
      return gain + towards + WORTH.task + duty
    })
    this.keeps = tasks.map((task, t) => this.keep(task, t))
    this.healing = player.bound
    this.hasty = tasks.map(task => this.ground !== null && marksCircle(task) && !this.isLeft(task))
  }

  best(): Plan | null {
    const { player, agenda } = this
    const start: Node = {
      stop: -1,
      time: 0,
      done: 0,
      seen: 0,
      hold: agenda.tasks.length,
      fresh: 0,
      points: player.points,
      rank: player.rank,
      worth: 0,
      parent: null,
      hop: false,
      gems: agenda.gems,
    }
    let front: Node[] = [start]
    let best: Node | null = null
    let most = Number.NEGATIVE_INFINITY
    for (let depth = 0; depth < DEPTH && front.length > 0; depth++) {
      const found: { node: Node; value: number }[] = []
      for (const node of front) {
        for (let i = 0; i < agenda.stops.length; i++) {
          const next = this.visit(node, i)
          if (next) found.push({ node: next, value: next.worth + REST * fade(next.time) })
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
    return { legs: this.legsOf(best), worth: most, agenda }
  }

  private legsOf(last: Node): Leg[] {
    const legs: Leg[] = []
    for (let node: Node | null = last; node?.parent; node = node.parent) {
      const before = node.parent.done
      const { done } = node
      const completes = this.taskBits.flatMap((bits, t) =>
        bits !== 0 && (bits & ~done) === 0 && (bits & ~before) !== 0 ? [t] : [],
      )
      const stop = this.agenda.stops[node.stop]!
      legs.unshift({ stop, turns: node.time / TURN, hop: node.hop, completes, does: done !== before })
    }
    return legs
  }

  /** Returns the cost, in quarter points, from a plan's current stop to its next. */
  private way(node: Node, i: number): { cost: number; hop: boolean } {
    const { travel, player, agenda } = this
    const { space } = agenda.stops[i]!
    let cost: number
    if (node.stop < 0) {
      cost = space === player.space ? this.again(space) : travel.from(player.space, player.boat !== null, space)
      const tile = tileOf(space)
      // A spell that lands in a Territory is no help to a player who must first leave it.
      if (agenda.stops[i]!.spent && tile !== null && tile === tileOf(player.space))
        return { cost: 2 * travel.off(tile)[travel.board.hex(player.space)]! + TURN / 2, hop: false }
      const hop = this.hops.first(space)
      if (hop < cost) return { cost: hop, hop: true }
    } else {
      const from = this.hexes[node.stop]!
      cost = travel.to(space)[this.afloat[node.stop] ? from + GRID.size : from]!
    }
    const hop = this.hops.later(space)
    return hop < cost ? { cost: hop, hop: true } : { cost, hop: false }
  }

  /**
   * Returns the worth to a player who is gathering Gems of a step towards a thwart. It is highest if one more Fortnight
   * is all they need.
   */
  private worthOfTenth(): number {
    const { view, player, agenda } = this
    if (!isTop(player) || bookOf(view).thwarts !== 'attack') return 0
    const duties = player.tasks.filter(task => task.mandatory).length
    const needed = DAYS_A_GEM * (agenda.asked - agenda.gems) + DAYS_A_DUTY * duties + DAYS_TO_RUKTAL
    const spare = (this.falls.get(CIRCLE) ?? FAR) - view.day - needed
    const asked = tasksToThwart(view, view.players.length) - view.completed
    return (HELD_OFF * Math.exp(-((spare / daysOfFortnight(view, view.day)) ** 2))) / asked
  }

  /** Returns true if the plan still has Mandatory Tasks left to do at this node. */
  private hasDuties({ done }: Node): boolean {
    return this.agenda.tasks.some((task, t) => task.mandatory && (this.taskBits[t]! & ~done) !== 0)
  }

  /**
   * Returns true if only Mandatory Tasks keep the player from the last Rank, either their own or a partner's (D2, D45).
   */
  private holdsDuties(): boolean {
    const { agenda } = this
    if (!this.next.isLast) return false
    return totalOf(agenda.lacks) < 30 || this.view.variant === 'cooperative'
  }

  /** Returns the cost of having an encounter in this space again, usually that of leaving and returning. */
  private again(space: SpaceId): number {
    const { meetings } = this.player.hamdrel
    if (space === COTTAGE) return meetings > 0 && meetings < 3 ? TURN : 2 * TURN
    if (isWorthStaying(this.view, this.player)) return TURN
    return this.outAndBack
  }

  /**
   * The cost, in quarter points, of stepping out and back. If places close, a move that begins in a place can't end
   * there.
   */
  private get outAndBack(): number {
    return this.ground ? 2 * TURN : Math.round(1.3 * TURN)
  }

  /**
   * Returns the cost, in quarter points, of leaving and returning. After every second visit the player must leave the
   * Territory.
   */
  private return(node: Node, i: number): number {
    if (visitsInARow(node, i) % 2 === 1) return this.outAndBack
    const { space } = this.agenda.stops[i]!
    return TURN + Math.max(TURN, this.travel.off(tileOf(space)!)[this.hexes[i]!]!)
  }

  /** Returns the plan with one more stop, or null if that is useless or impossible. */
  private visit(node: Node, i: number): Node | null {
    const stop = this.agenda.stops[i]!
    const again = node.stop === i && (stop.host === 'dwelling' || (this.ground !== null && stop.host === 'abbey'))
    if (!again && (node.stop === i || (node.seen & (1 << (i % 31)) && stop.errands.length === 0))) return null
    const { cost, hop } = again ? { cost: this.return(node, i), hop: false } : this.way(node, i)
    if (cost >= FAR) return null
    let time = node.time + cost + (stop.host === null ? TURN / 2 : 0)
    const tile = tileOf(stop.space)
    if (tile) {
      const fall = this.falls.get(tile)
      if (fall !== undefined && this.view.day + time / TURN >= fall) return null
      if (tile === LAIR) time += this.player.rank >= 2 ? 2 * TURN : 5 * TURN
    }
    let { done, points, rank, hold, fresh, gems } = node
    let worth = 0
    const before = done
    if (!this.healing) {
      for (let again = true; again; ) {
        again = false
        for (const e of stop.errands) {
          const bit = 1 << e
          if (done & bit || (this.before[e]! & ~done) !== 0) continue
          const errand = this.agenda.errands[e]!
          const part = partOf(this.agenda.tasks[errand.task]!, errand.mark)
          done |= bit
          if (part.stay) time += TURN
          // A marker takes one encounter, but a person may fulfil several parts in one.
          again = true
          const task = errand.task
          const total = this.taskWorth[task]!
          worth += (BEGUN * this.keeps[task]! * total) / bitCount(this.taskBits[task]!)
          if (errand.mark.at !== null) worth += this.relief(errand.mark.at, time)
          if (this.hasty[task])
            worth +=
              this.ground!.haste / (isHopeless(this.agenda.tasks[task]!) ? stonesOf(this.agenda.tasks[task]!) : 1)
          if ((this.taskBits[task]! & ~done) === 0) {
            worth += (1 - BEGUN * this.keeps[task]!) * total
            if (this.ground && time / TURN <= this.ground.left) worth += this.ground.thwart
            hold--
            const more = plus(points, cardOf(this.agenda.tasks[task]!).gain)
            if (rank === this.player.rank) worth += this.next.nearer(points, more)
            points = more
          }
        }
      }
    }
    const at = { ...node, time, done, points, rank, hold, gems }
    const meeting = stop.host ? this.meeting(at, stop, visitsInARow(node, i)) : null
    if (meeting) {
      worth += meeting.worth
      rank = meeting.rank
      gems = meeting.gems
      time += meeting.time
      if (GIVERS.has(stop.host!)) fresh++
      if (stop.host === 'dwelling') points = this.next.withGift(points)
    }
    if (worth <= 0 && done === before) return null
    return {
      stop: i,
      time,
      done,
      seen: node.seen | (1 << (i % 31)),
      hold,
      fresh,
      points,
      rank,
      worth: node.worth + worth * fade(time),
      parent: node,
      hop,
      gems,
    }
  }

  /** Returns the worth to everyone of removing a marker from a space after `time` quarter points. */
  private relief(at: SpaceId, time: number): number {
    const tile = tileOf(at)
    if (!this.ground) return Math.max(0, costOfMarker(this.view, tile))
    return Math.max(0, this.ground.gainOf(tile)) * (time / TURN <= this.ground.left ? 1 : AFTER_ATTACK)
  }

  /** Returns the worth of meeting the host of a stop. */
  private meeting(node: Node, stop: Stop, visits: number): { worth: number; rank: number; gems: number; time: number } {
    const { player } = this
    const none = { worth: 0, rank: node.rank, gems: node.gems, time: 0 }
    const { host } = stop
    const tile = tileOf(stop.space)
    if (host === 'summons') return { ...none, worth: this.ground ? 50 : 25 }
    const heals =
      host === 'tower' || host === 'ruktal' || host === 'hamdrel' || host === 'abbey' || host === 'high-wizard'
    if ((player.bound || player.dazed) && node.parent === null && heals)
      return { ...none, worth: player.bound ? WORTH.heal : WORTH.undaze }
    if (player.bound) return none
    if (player.rank === 0) {
      if (host === 'tower' || host === 'ruktal' || host === 'high-wizard') return { ...none, worth: WORTH.join }
      return host === 'hamdrel' ? { ...none, worth: 20 } : none
    }
    if (isTop(player)) {
      if (this.agenda.mustSeek) return host === 'hamdrel' ? { ...none, worth: 18 } : none
      if (host === 'demon') return { ...none, worth: this.ground ? 0 : Math.max(0, costOfMarker(this.view, tile)) }
      if (this.hasDuties(node)) return none
      return { ...none, ...gathering(this.view, player, this.agenda, stop, node.gems) }
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
      this.next.hasPoints(node.points) &&
      this.next.hasDays(node.time) &&
      !(this.next.isLast && this.hasDuties(node)) &&
      !isHeldBack(this.view, player)
    const advance = ready ? this.next.worth : 0
    const fresh = this.newTask(node, own)
    const change = isNext && !own ? this.changed(host) : 0
    switch (host) {
      case 'tower':
      case 'ruktal':
      case 'high-wizard':
        if (own) return { ...none, worth: advance + fresh, rank: ready ? node.rank + 1 : node.rank }
        return { ...none, worth: Math.max(0, fresh - 1, change) }
      case 'dragon':
        return { ...none, worth: advance + fresh - DREAD, rank: ready ? node.rank + 1 : node.rank }
      case 'hamdrel': {
        if (own) return { ...none, worth: advance + fresh, rank: ready ? node.rank + 1 : node.rank }
        return { ...none, worth: 0.7 + fresh / 3 + SHOWS * this.shown(ready) }
      }
      case 'abbey':
        // One visit in three leads to the Mentor, and only the first of those advances the player.
        return {
          ...none,
          worth:
            1.7 +
            (isNext ? this.next.drawsNear(node.points, MONKS, visits) : 0) +
            (advance * (2 / 3) ** visits + (this.ground ? this.newTask(node, true) : Math.max(0, fresh))) / 3,
        }
      case 'dwelling':
        if (ready && player.order === 'wizards' && this.view.wizards.length === 0)
          return { ...none, worth: advance / 3 }
        return { ...none, worth: ELVES_GIVE + (isNext ? this.next.byElves(node.points, visits) : 0) }
      case 'star-crest':
        return { ...none, worth: 9 }
      case 'demon':
        return { ...none, worth: 2.2 + (this.ground ? 0.8 * this.ground.gainOf(tile) : costOfMarker(this.view, tile)) }
      default:
        return none
    }
  }

  /** Returns the worth of having a High Wizard revealed, as a Mentor and for Tasks that wait for one. */
  private shown(ready: boolean): number {
    const { agenda, player, ground } = this
    const mentor = player.order === 'wizards' || (!ground && agenda.seeks) ? (ready ? 12 : 5) : 0
    if (!ground) return mentor
    const worth = (t: number) => this.taskWorth[t]! + (this.hasty[t] ? ground.haste : 0)
    return [...agenda.sought].reduce((sum, [t, odds]) => sum + HELPS * odds * worth(t), mentor)
  }

  /** Returns the worth of joining the Order of a stop's host. */
  private changed(host: StopHost | null): number {
    const change = this.ground?.changesOrder(this.player) ?? null
    if (change === 'any') return 40
    return change === 'sorcerers' && host === 'tower' ? WORTH.change : 0
  }

  /**
   * Estimates the probability that a Task gets done, from the days that its Territories have left and from what it
   * waits for.
   */
  private keep(task: HeldTask, t: number): number {
    if (!this.ground) return 1
    const open = task.marks.filter(({ done }) => !done)
    const until = Math.min(...open.map(({ at }) => (at === null ? FAR : (this.falls.get(tileOf(at) ?? '') ?? FAR))))
    const left = until - this.view.day - TURNS_A_PART * open.length
    const sure = Math.min(1, Math.max(IN_VAIN, left / daysOfFortnight(this.view, this.view.day)))
    return this.agenda.sought.has(t) ? MAY_COME * sure : sure
  }

  /**
   * Returns true if a Task with markers on the Stones should not be done. A Mandatory Task is done while there is time,
   * if its holder can't easily change Orders.
   */
  private isLeft(task: HeldTask): boolean {
    if (!isHopeless(task)) return false
    const mustBe = task.mandatory && this.player.rank > FREE_TO_LEAVE
    return !mustBe || this.view.day + STONE * stonesOf(task) > this.ground!.lastDay
  }

  /**
   * Returns true if a Task can't progress for now, because it is hopeless or waits for somebody whose place is unknown.
   */
  private isStuck(t: number): boolean {
    return this.ground !== null && (this.agenda.sought.has(t) || this.taskWorth[t] === 0)
  }

  /**
   * Returns the worth of one more Task, which is high for a player with few, and negative for one near the points of
   * the last Rank.
   */
  private newTask(node: Node, own: boolean): number {
    const { player, agenda, ground } = this
    const isBurden = own && this.next.isLast
    if (own && this.team.ends) return -3 * LATE_DUTY
    const short = POINT_KINDS.reduce(
      (sum, kind) => sum + Math.max(0, agenda.lacks[kind] - (node.points[kind] - player.points[kind])),
      0,
    )
    if (isBurden && short <= LAST_STEP) return -LATE_DUTY
    if (short === 0) return -6
    const coming = agenda.tasks.reduce(
      (sum, task, t) =>
        (this.taskBits[t]! & ~node.done) !== 0 && !this.isStuck(t)
          ? sum + usefulGain(cardOf(task).gain, agenda.lacks)
          : sum,
      0,
    )
    const rod = ground?.needsRods && node.hold < 8 ? (ground.isLost ? 2.5 * ROD : ROD) : 0
    if (coming >= short) return isBurden ? -LATE_DUTY : rod - 3
    if (!ground) return node.hold < 3 ? 7 : node.hold < 5 ? 5 : node.hold < 7 ? 3 : 1
    const hold = node.hold + node.fresh
    return THWARTING * (hold < 4 ? 7 : hold < 6 ? 5 : hold < 8 ? 3 : 1) + rod
  }
}

/** Counts the plan's most recent consecutive visits to a stop. */
function visitsInARow(node: Node, stop: number): number {
  let visits = 0
  for (let at: Node | null = node; at && at.stop === stop; at = at.parent) visits++
  return visits
}

const plus = (a: Points, b: Readonly<Points>): Points => ({
  knowledge: a.knowledge + b.knowledge,
  perception: a.perception + b.perception,
  power: a.power + b.power,
})

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return Math.max(1, count)
}
