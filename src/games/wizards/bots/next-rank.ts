import { TURN } from '../plans/ways.ts'
import { bookOf } from '../rules/book.ts'
import type { RankEntry } from '../rules/cards.ts'
import { POINT_KINDS, type Points, totalOf } from '../rules/components.ts'
import { DAYS_BETWEEN, lackingFor } from '../rules/orders/orders.ts'
import type { PlayerView, WizardsView } from '../rules/view.ts'
import { nextRank, suffices } from './stops.ts'
import type { Team } from './team.ts'

/** What Elves give on the mean of 36 throws, in points, and how often they give a die of them (7.39). */
export const ELVES_GIVE = 1.94
const ELVES = 16 / 36
/** What a die shows on the mean. */
const DIE = 3.5

/** What each Rank is worth to who has so many: spells, and by the last one Gems. */
const ADVANCE = [0, 25, 16, 60, 400, 0]
/** The same where the last Rank wins, and partners wait for each other: each Rank is a step to it. */
const RISE = [0, 30, 45, 70, 400, 0]
/** How much more a Rank is worth for which a partner waits (D45). */
const HELD_BACK = 1.5
/** The same where that partner has all the points of the last Rank. */
const HOLDS_ALL = 3
/** What a point towards the next Rank is worth beside what it is worth anyway, and where a partner waits for that Rank. */
const TOWARDS = 0.6
const TOWARDS_FOR_ALL = 1.5
/** How much of a Rank's worth one has who lacks nothing for it but his Mentor; and who lacks points: a third of this with so many. */
const AT_HAND = 0.8
const IN_SIGHT = 0.5
const NEAR = 15

/** The Rank that a player comes to next: what it asks, and what it and points towards it are worth, in points. */
export class NextRank {
  /** What it asks; null where there is none. */
  private readonly asks: RankEntry | null
  /** Whether the last Rank wins, so that each before it is a step to it. */
  private readonly wins: boolean

  constructor(
    private readonly view: WizardsView,
    private readonly player: PlayerView,
    private readonly team: Team,
  ) {
    this.asks = nextRank(player)
    this.wins = bookOf(view).thwarts === 'land'
  }

  /** Whether it is the last, by a book by which that asks for no duty to be left (D2). */
  get isLast(): boolean {
    return this.wins && this.player.rank + 1 === bookOf(this.player).lastRank
  }

  get worth(): number {
    const worth = (this.wins ? RISE : ADVANCE)[this.player.rank]!
    if (!this.team.waits) return worth
    return (this.team.isDone ? HOLDS_ALL : HELD_BACK) * worth
  }

  /** Whether so many points are what it asks. */
  hasPoints(points: Points): boolean {
    return this.asks !== null && suffices(points, this.asks)
  }

  /** Whether in so many quarter points from now it may be given by the days since the Rank before. */
  hasDays(time: number): boolean {
    const { advanced } = this.player
    return advanced === null || this.view.day + time / TURN >= advanced + DAYS_BETWEEN
  }

  /** What those points of a gain are worth that it still lacks: with it come spells. */
  towards(gain: Readonly<Points>): number {
    const { asks, player, team } = this
    if (!asks) return 0
    const points = POINT_KINDS.reduce(
      (sum, kind) => sum + Math.min(gain[kind], Math.max(0, asks[kind] - player.points[kind])),
      0,
    )
    return (team.waits ? TOWARDS_FOR_ALL : TOWARDS) * points
  }

  /** What it is worth to come nearer to it, from so many points to so many. */
  nearer(before: Points, after: Points): number {
    return this.nearness(this.short(after)) - this.nearness(this.short(before))
  }

  /** What a die of points of one kind is worth that is thrown so often, and not yet after so many visits. */
  drawsNear(points: Points, odds: number, visits: number): number {
    const short = this.short(points)
    return odds * (1 - odds) ** visits * (this.nearness(Math.max(0, short - DIE)) - this.nearness(short))
  }

  /** What the gift of Elves is worth for it, beside what points are worth anyway, after so many visits in a row. */
  byElves(points: Points, visits: number): number {
    return this.wins ? this.drawsNear(points, ELVES, visits) : TOWARDS * Math.min(ELVES_GIVE, this.short(points))
  }

  /**
   * The points to count on after a gift of Elves: by a book by which Ranks only bring spells as many more as they give on the
   * mean, of the kind that is lacked most. Where the last Rank wins, what they may give is worth something and none is counted on.
   */
  withGift(points: Points): Points {
    if (this.asks === null || this.wins) return points
    const lacks = lackingFor(points, this.asks)
    const kind = POINT_KINDS.reduce((most, kind) => (lacks[kind] > lacks[most] ? kind : most))
    return { ...points, [kind]: points[kind] + ELVES_GIVE }
  }

  /** The points that it still asks of who has so many. */
  private short(points: Points): number {
    if (this.asks === null) return 0
    return totalOf(lackingFor(points, this.asks))
  }

  /** What it is worth to be so few points from it, by a book by which the last Rank wins. */
  private nearness(short: number): number {
    if (!this.wins || this.asks === null || (this.isLast && this.team.follows)) return 0
    return (short === 0 ? AT_HAND : IN_SIGHT * Math.exp(-short / NEAR)) * this.worth
  }
}
