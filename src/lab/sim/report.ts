import { wilsonInterval } from '../../parts/confidence.ts'
import type { SimGame } from './play.ts'

/** A share of games with its 95% confidence interval (Wilson 1927), all from 0 to 1. */
export interface Share {
  readonly count: number
  readonly of: number
  readonly rate: number
  readonly low: number
  readonly high: number
}

export interface Distribution {
  readonly mean: number
  readonly median: number
  readonly least: number
  readonly most: number
}

/** The statistics of a run, derived only from its games. */
export interface SimReport {
  readonly games: number
  readonly seats: readonly { readonly seat: number; readonly bot: string; readonly wins: Share }[]
  readonly bots: readonly { readonly bot: string; readonly wins: Share }[]
  /**
   * Each bot's wins for each value of a text that the game records for seats (such as `left` for `side`). Includes the
   * numbers recorded for the same seats.
   */
  readonly splits: readonly {
    readonly what: string
    readonly bot: string
    readonly value: string
    readonly wins: Share
    /** The distributions of the numbers recorded for the seats with this value. */
    readonly came: Readonly<Record<string, Distribution>>
  }[]
  readonly ended: readonly { readonly how: string; readonly games: Share }[]
  readonly days: Distribution
  readonly metrics: Readonly<Record<string, Distribution>>
  /** The mean of each number recorded for seats, by bot. */
  readonly means: readonly { readonly bot: string; readonly what: string; readonly mean: number }[]
  readonly decisions: number
  readonly seconds: number
  /** The speed of one process, for bots and rules together. */
  readonly decisionsPerSecond: number
  readonly slowest: readonly { readonly bot: string; readonly millis: number }[]
}

/** Returns a share with its Wilson interval, which is 0 to 1 if there are no games. */
export function shareOf(count: number, of: number): Share {
  const rate = of === 0 ? 0 : count / of
  const [low, high] = wilsonInterval(rate, of)
  return { count, of, rate: round(rate, 4), low: round(low, 4), high: round(high, 4) }
}

/** Computes the statistics of games in any order. */
export function reportOn(lines: readonly SimGame[]): SimReport {
  const games = [...lines].sort((a, b) => a.n - b.n)
  const results = games.flatMap(game =>
    game.bots.map((bot, seat) => ({ game, bot, seat, won: game.winners.includes(seat) })),
  )
  const bots = distinct(results.map(result => result.bot))
  const decisions = sum(games.map(game => game.decisions))
  const seconds = sum(games.map(game => game.millis)) / 1000
  return {
    games: games.length,
    seats: groups(results, result => `${result.seat} ${result.bot}`)
      .map(group => ({ seat: group[0]!.seat, bot: group[0]!.bot, wins: wins(group) }))
      .sort((a, b) => a.seat - b.seat),
    bots: bots.map(bot => ({ bot, wins: wins(results.filter(result => result.bot === bot)) })),
    splits: bots.flatMap(bot =>
      splits(
        results.filter(result => result.bot === bot),
        bot,
      ),
    ),
    ended: groups(games, game => game.ended)
      .sort((a, b) => b.length - a.length)
      .map(group => ({ how: group[0]!.ended, games: shareOf(group.length, games.length) })),
    days: spread(games.map(game => game.days)),
    metrics: Object.fromEntries(
      Object.keys(games[0]?.metrics ?? {}).map(name => [name, spread(games.map(game => own(game.metrics, name) ?? 0))]),
    ),
    means: bots.flatMap(bot =>
      means(
        results.filter(result => result.bot === bot),
        bot,
      ),
    ),
    decisions,
    seconds: round(seconds, 1),
    decisionsPerSecond: seconds > 0 ? Math.round(decisions / seconds) : 0,
    slowest: bots.map(bot => ({
      bot,
      millis: Math.max(
        ...results.filter(result => result.bot === bot).map(({ game, seat }) => game.slowest[seat] ?? 0),
      ),
    })),
  }
}

interface SeatResult {
  readonly game: SimGame
  readonly bot: string
  readonly seat: number
  readonly won: boolean
}

const wins = (results: readonly SeatResult[]): Share =>
  shareOf(results.filter(result => result.won).length, results.length)
const recordedValues = ({ game, seat }: SeatResult) => Object.entries(game.seats[seat] ?? {})

function splits(results: readonly SeatResult[], bot: string): SimReport['splits'] {
  const all = results.flatMap(result =>
    recordedValues(result).flatMap(([what, value]) => (typeof value === 'string' ? [{ what, value, result }] : [])),
  )
  return groups(all, ({ what, value }) => `${what} ${value}`)
    .map(group => {
      const had = group.map(one => one.result)
      return { what: group[0]!.what, bot, value: group[0]!.value, wins: wins(had), came: spreads(had) }
    })
    .sort((a, b) => (a.what + a.value < b.what + b.value ? -1 : 1))
}

/** Returns the numbers recorded for seats, by name. */
function seatNumbers(results: readonly SeatResult[]): (readonly [string, readonly number[]])[] {
  const all = results.flatMap(result =>
    recordedValues(result).flatMap(([what, value]) => (typeof value === 'number' ? [{ what, value }] : [])),
  )
  return groups(all, ({ what }) => what).map(group => [group[0]!.what, group.map(({ value }) => value)])
}

const means = (results: readonly SeatResult[], bot: string): SimReport['means'] =>
  seatNumbers(results).map(([what, numbers]) => ({ bot, what, mean: spread(numbers).mean }))

const spreads = (results: readonly SeatResult[]): Readonly<Record<string, Distribution>> =>
  Object.fromEntries(seatNumbers(results).map(([what, numbers]) => [what, spread(numbers)]))

function spread(numbers: readonly number[]): Distribution {
  if (numbers.length === 0) return { mean: 0, median: 0, least: 0, most: 0 }
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
  return { mean: round(sum(sorted) / sorted.length, 1), median, least: sorted[0]!, most: sorted.at(-1)! }
}

function groups<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const found = new Map<string, T[]>()
  for (const item of items) {
    const group = found.get(key(item))
    if (group) group.push(item)
    else found.set(key(item), [item])
  }
  return [...found.values()]
}

/**
 * Returns the object's own property with this name, even for a name such as `constructor`, or undefined if it has none.
 */
export const own = <T>(from: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  from && Object.hasOwn(from, name) ? from[name] : undefined

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)]
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const round = (n: number, digits: number): number => Math.round(n * 10 ** digits) / 10 ** digits
