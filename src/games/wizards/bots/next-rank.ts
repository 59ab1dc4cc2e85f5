import { TURN } from '../plans/route-fields.ts'
import { bookOf } from '../rules/state/book.ts'
import type { RankEntry } from '../rules/state/cards.ts'
import { POINT_KINDS, type Points, totalOf } from '../rules/state/components.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { DAYS_BETWEEN, lackingFor } from '../rules/tasks/orders.ts'
import { meetsRank, nextRank } from './stops.ts'
import type { Team } from './team.ts'

/**
 * The mean number of points from Elves over all 36 rolls, and the probability that they give a die of points (7.39).
 */
export const ELVES_GIVE = 1.94
const ELVES = 16 / 36
/** The mean roll of a die. */
const DIE = 3.5

/** The value of advancing from each Rank in 1982. A new Rank brings spells and, if it is the last one, Gems. */
const ADVANCE = [0, 25, 16, 60, 400, 0]
/**
 * The value of advancing if the last Rank wins the game and partners wait for each other. Each Rank is then a step
 * toward victory.
 */
const RISE = [0, 30, 45, 70, 400, 0]
/** The factor for a Rank's value if a partner waits for the player to reach it (D45). */
const HELD_BACK = 1.5
/** The factor for a Rank's value if the waiting partner has all the points of the last Rank. */
const HOLDS_ALL = 3
/** The extra value of a point toward the next Rank, usually and if a partner waits for the player. */
const TOWARDS = 0.6
const TOWARDS_FOR_ALL = 1.5
/**
 * The share of a Rank's value that counts if only a visit to the Mentor is missing, and the share if points are missing
 * too. The latter drops by a factor of e for every `NEAR` points.
 */
const AT_HAND = 0.8
const IN_SIGHT = 0.5
const NEAR = 15

/** The player's next Rank: its requirements, and the value, in points, of reaching it and of coming closer to it. */
export class NextRank {
  /** The requirements of the Rank, or null if there is no next Rank. */
  private readonly requirements: RankEntry | null
  /** True if the last Rank wins the game, which makes every Rank a step toward victory. */
  private readonly wins: boolean

  constructor(
    private readonly view: WizardsView,
    private readonly player: PlayerView,
    private readonly team: Team,
  ) {
    this.requirements = nextRank(player)
    this.wins = bookOf(view).thwarts === 'land'
  }

  /** True if the next Rank is the last and wins the game. No Mandatory Task may be left when it is reached (D2). */
  get isLast(): boolean {
    return this.wins && this.player.rank + 1 === bookOf(this.player).lastRank
  }

  get value(): number {
    const value = (this.wins ? RISE : ADVANCE)[this.player.rank]!
    if (!this.team.isBlockedByPlayer) return value
    return (this.team.isPartnerDone ? HOLDS_ALL : HELD_BACK) * value
  }

  /** Returns true if these points meet the Rank's requirements. */
  hasPoints(points: Points): boolean {
    return this.requirements !== null && meetsRank(points, this.requirements)
  }

  /** Returns true if enough days will have passed since the previous Rank after `time` quarter points of travel. */
  hasDays(time: number): boolean {
    const { advanced } = this.player
    return advanced === null || this.view.day + time / TURN >= advanced + DAYS_BETWEEN
  }

  /** Returns the value of those points of a gain that count toward the Rank. */
  valueOfGain(gain: Readonly<Points>): number {
    const { requirements, player, team } = this
    if (!requirements) return 0
    const points = POINT_KINDS.reduce(
      (sum, kind) => sum + Math.min(gain[kind], Math.max(0, requirements[kind] - player.points[kind])),
      0,
    )
    return (team.isBlockedByPlayer ? TOWARDS_FOR_ALL : TOWARDS) * points
  }

  /** Returns the value of coming closer to the Rank by going from one set of points to another. */
  valueOfProgress(before: Points, after: Points): number {
    return this.closenessValue(this.missing(after)) - this.closenessValue(this.missing(before))
  }

  /**
   * Returns the value of the chance to get a die of points of one type. `odds` is the probability on each visit, and
   * `visits` the number of visits already made.
   */
  valueOfDie(points: Points, odds: number, visits: number): number {
    const short = this.missing(points)
    return odds * (1 - odds) ** visits * (this.closenessValue(Math.max(0, short - DIE)) - this.closenessValue(short))
  }

  /**
   * Returns the value of the Elves' gift toward the Rank, on top of the points themselves, after `visits` visits in a
   * row.
   */
  valueOfElves(points: Points, visits: number): number {
    return this.wins ? this.valueOfDie(points, ELVES, visits) : TOWARDS * Math.min(ELVES_GIVE, this.missing(points))
  }

  /**
   * Returns the points to expect after a gift from Elves. In the 1982 rulebook the mean gift is added to the type that
   * the player lacks most. If the last Rank wins the game, `valueOfElves` already counts the gift, so nothing is added.
   */
  withGift(points: Points): Points {
    if (this.requirements === null || this.wins) return points
    const lacks = lackingFor(points, this.requirements)
    const kind = POINT_KINDS.reduce((most, kind) => (lacks[kind] > lacks[most] ? kind : most))
    return { ...points, [kind]: points[kind] + ELVES_GIVE }
  }

  /** Returns the number of points still missing for the Rank. */
  private missing(points: Points): number {
    if (this.requirements === null) return 0
    return totalOf(lackingFor(points, this.requirements))
  }

  /**
   * Returns the value of being only `short` points away from the Rank. It is zero unless the last Rank wins the game.
   */
  private closenessValue(short: number): number {
    if (!this.wins || this.requirements === null || (this.isLast && this.team.leavesLastRank)) return 0
    return (short === 0 ? AT_HAND : IN_SIGHT * Math.exp(-short / NEAR)) * this.value
  }
}
