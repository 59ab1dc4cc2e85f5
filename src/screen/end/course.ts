import { type Game, type Match, mayKnow, type Seat } from '../../kernel/index.ts'
import type { Tally } from '../kit/game-screen.ts'
import { screenOf } from '../kit/screens.ts'

/** How a game stood after so many answers: of each seat how much of each measure. */
export interface Standing {
  readonly at: number
  readonly day: number
  readonly figures: readonly (readonly number[])[]
}

/** Where a game turned: after so many answers, and what was told then. */
export interface TurningPoint {
  readonly at: number
  readonly day: number
  readonly text: string
}

/** The course of a game from its beginning to its end. */
export interface CourseOfGame {
  readonly standings: readonly Standing[]
  /** In the order of the game, three at the most. */
  readonly turning: readonly TurningPoint[]
}

/** Steps of the clock that are looked at, at the most. */
const MOST_STANDINGS = 60
const MOST_TURNING = 3

/** The course of a match, told by a game in its language, as everybody could follow it. */
export function courseOf(match: Match, game: Game): CourseOfGame {
  const { tally } = screenOf(game)
  if (!tally) return { standings: [], turning: [] }
  const { counted = [] } = tally
  const counts = counted.map(({ moment }) => countsOf(match, game, moment))
  const standings = daysOf(match).map(({ at, day }): Standing => {
    const then = at === match.length ? match : match.fork({ at })
    const told = (seat: Seat) => counts.map(known => known.filter(one => one.seat === seat && one.at <= at).length)
    return { at, day, figures: tally.of(then.view(null)).map((own, seat) => [...own, ...told(seat)]) }
  })
  return { standings, turning: turningPoints(match, game, standings) }
}

/** Whose each moment of that name was, and after how many answers; of those that everybody may know. */
const countsOf = (match: Match, game: Game, moment: string) =>
  Array.from({ length: match.length + 1 }, (_, at) => at).flatMap(at =>
    match
      .eventsOf(at)
      .flatMap(event => (mayKnow(event, null) && game.moment?.(event) === moment ? [{ at, seat: event.seat }] : [])),
  )

/** The last answer of every day, or of as many days as are looked at; the beginning first. */
function daysOf(match: Match): { at: number; day: number }[] {
  const days: { at: number; day: number }[] = []
  let day = 1
  for (let at = 0; at <= match.length; at++) {
    day = match.eventsOf(at).at(-1)?.day ?? day
    const last = days.at(-1)
    if (last?.day === day) last.at = at
    else days.push({ at, day })
  }
  const step = Math.ceil(days.length / MOST_STANDINGS)
  const [first] = match.turns
  const begun = { at: first ?? 0, day: 0 }
  return [begun, ...days.filter((_, i) => (days.length - 1 - i) % step === 0)]
}

/** The stretches in which most changed for somebody, each by the sentence that tells best of it. */
function turningPoints(match: Match, game: Game, standings: readonly Standing[]): TurningPoint[] {
  const most = maxima(standings)
  // What comes before the second day is the set-up, and turns nothing.
  const swings = standings.slice(2).map((now, i) => {
    const before = standings[i + 1]!
    const bySeat = now.figures.map((figures, seat) =>
      figures.reduce((sum, n, m) => sum + Math.abs(n - (before.figures[seat]?.[m] ?? 0)) / (most[m] || 1), 0),
    )
    const swing = Math.max(...bySeat)
    return { from: before.at, to: now.at, seat: bySeat.indexOf(swing), swing }
  })
  const points = swings
    .toSorted((a, b) => b.swing - a.swing || a.from - b.from)
    .flatMap(({ from, to, seat }) => told(match, game, from, to, seat))
  // Before all else what decided it in the end, as the winners came by it; then what is great, then the best of each stretch.
  const last = points.filter(({ worth }) => worth >= GREAT).reduce<Told | null>(later, null)
  const winners = match.result?.winners ?? []
  const rank = ({ moment, seat, worth, nth }: Told): number => {
    if (last !== null && moment === last.moment) return seat !== null && winners.includes(seat) ? 5 : 4
    if (worth >= GREAT) return 3
    return nth > 0 ? 0 : worth > 1 ? 2 : 1
  }
  return (
    points
      .filter(point => rank(point) > 0)
      .toSorted((a, b) => rank(b) - rank(a) || a.nth - b.nth)
      // One of each answer, and each sentence once.
      .filter((point, i, all) => all.findIndex(({ at, text }) => at === point.at || text === point.text) === i)
      .slice(0, MOST_TURNING)
      .map(({ at, day, text }) => ({ at, day, text }))
      .sort((a, b) => a.at - b.at)
  )
}

/** All that a game counts by, each in a word. */
export const measuresOf = ({ measures, counted = [] }: Pick<Tally<unknown>, 'measures' | 'counted'>): string[] => [
  ...measures,
  ...counted.map(({ title }) => title),
]

/** The most that any seat ever had of each measure. */
function maxima(standings: readonly Standing[]): number[] {
  const rows = standings.flatMap(({ figures }) => figures)
  return (rows[0] ?? []).map((_, m) => Math.max(0, ...rows.map(row => row[m] ?? 0)))
}

/** What was told at one answer, how much it tells of a seat's fortune, and how many of its stretch tell more. */
interface Told extends TurningPoint {
  readonly moment: string | null
  readonly seat: Seat | null
  readonly worth: number
  readonly nth: number
}

/** From this worth on it is a great moment. */
const GREAT = 4

const later = (one: Told | null, other: Told): Told => (one !== null && one.at >= other.at ? one : other)

/** What was told to everybody between two answers, what tells best of a seat's fortune first: the later of two that tell as much. */
function told(match: Match, game: Game, from: number, to: number, seat: Seat): Told[] {
  const kinds = screenOf(game).moments ?? {}
  const all: Omit<Told, 'nth'>[] = []
  for (let at = from + 1; at <= to; at++) {
    for (const event of match.eventsOf(at)) {
      if (!mayKnow(event, null)) continue
      const moment = game.moment?.(event) ?? null
      const kind = moment === null ? undefined : kinds[moment]
      const weight = kind?.weight === 'great' ? GREAT : kind ? 2 : 0
      const text = game.sentence(event, match.header.seats)
      if (text !== null)
        all.unshift({
          at,
          day: event.day,
          text,
          moment,
          seat: event.seat,
          worth: weight + (event.seat === seat ? 1 : 0),
        })
    }
  }
  return all.toSorted((a, b) => b.worth - a.worth).map((one, nth) => ({ ...one, nth }))
}
