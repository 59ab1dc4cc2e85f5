import { type Game, type GameEvent, type Match, mayKnow, type Seat } from '../../kernel/index.ts'
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
  /** Whose turn of fortune it was; null where it was everybody's. */
  readonly seat: Seat | null
  /** How many others tell more of the game. */
  readonly place: number
}

/** The course of a game from its beginning to its end. */
export interface CourseOfGame {
  readonly standings: readonly Standing[]
  /** In the order of the game, eight at the most. */
  readonly turning: readonly TurningPoint[]
}

/** Steps of the clock that are looked at, at the most. */
const MOST_STANDINGS = 60
const MOST_TURNING = 8

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

/** The last answer given on every day, with all that came of it, or of as many days as are looked at; the beginning first. */
function daysOf(match: Match): { at: number; day: number }[] {
  const days: { at: number; day: number }[] = []
  let day = 1
  for (let at = 0; at <= match.length; at++) {
    day = match.eventsOf(at)[0]?.day ?? day
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
  const swings = standings.slice(1).map((now, i) => {
    const before = standings[i]!
    const bySeat = now.figures.map((figures, seat) =>
      figures.reduce((sum, n, m) => sum + Math.abs(n - (before.figures[seat]?.[m] ?? 0)) / (most[m] || 1), 0),
    )
    const swing = Math.max(...bySeat)
    return { from: before.at, to: now.at, seat: bySeat.indexOf(swing), swing, isFirst: i === 0 }
  })
  const points = swings
    .toSorted((a, b) => b.swing - a.swing || a.from - b.from)
    // The set-up belongs to the first day: of that only moments turn anything.
    .flatMap(({ from, to, seat, isFirst }) =>
      told(match, game, from, to, seat).filter(({ moment }) => moment !== null || !isFirst),
    )
  const leads = leadsTaken(match, game, standings)
  // Before all else what decided it in the end, as the winners came by it; then what is great, then the best of each stretch.
  const last = points.filter(({ worth }) => worth >= GREAT).reduce<Told | null>(later, null)
  const winners = match.result?.winners ?? []
  const rank = (point: Told): number => {
    const { moment, seat, worth, nth } = point
    if (leads.includes(point)) return point === leads.at(-1) && seat !== null && winners.includes(seat) ? 5 : 3
    if (last !== null && moment === last.moment) {
      if (point.at === last.at) return 6
      if (seat !== null && winners.includes(seat)) return 5
      // Where all have lost, what came to all before the last of it is told of as often as what they did.
      return winners.length > 0 ? 4 : 3
    }
    if (worth >= GREAT) return 3
    return nth > 0 ? 0 : worth > 1 ? 2 : 1
  }
  return (
    [...leads, ...points]
      .filter(point => rank(point) > 0)
      .toSorted((a, b) => rank(b) - rank(a) || a.nth - b.nth)
      // One of each answer, and each sentence once.
      .filter((point, i, all) => all.findIndex(({ at, text }) => at === point.at || text === point.text) === i)
      .slice(0, MOST_TURNING)
      .map(({ at, day, text, seat }, place) => ({ at, day, text, seat, place }))
      .sort((a, b) => a.at - b.at)
  )
}

/** Where another than before came to have more of the first measure than anybody, the earliest first; none in a game that has no sentence for it. */
function leadsTaken({ header, result }: Match, game: Game, standings: readonly Standing[]): Told[] {
  const lead = screenOf(game).tally?.lead
  if (!lead || result === null) return []
  const taken: Told[] = []
  let ahead: Seat | null = null
  // How it stands before the first day is nobody's doing.
  for (const { at, day, figures } of standings.slice(1)) {
    const order = figures.map(([first = 0], seat) => ({ seat, first })).toSorted((a, b) => b.first - a.first)
    const [most, next] = order
    if (!most || !next || most.first === next.first) continue
    if (ahead !== null && ahead !== most.seat) {
      const name = (seat: Seat): string => header.seats[seat] ?? ''
      const text = lead({ name: name(most.seat), figure: most.first, other: name(next.seat), others: next.first })
      taken.push({ at, day, text, moment: null, seat: most.seat, worth: GREAT, nth: 0 })
    }
    ahead = most.seat
  }
  return taken
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
interface Told extends Omit<TurningPoint, 'place'> {
  readonly moment: string | null
  readonly worth: number
  readonly nth: number
}

/** From this worth on it is a great moment. */
const GREAT = 4

const later = (one: Told | null, other: Told): Told => (one !== null && one.at >= other.at ? one : other)

/**
 * What was told between two answers, what tells best of a seat's fortune first: the later of two that tell as much. Of what
 * somebody alone was told then the moments are told now, for the game is over.
 */
function told(match: Match, game: Game, from: number, to: number, seat: Seat): Told[] {
  const kinds = screenOf(game).moments ?? {}
  const { seats } = match.header
  const all: Omit<Told, 'nth'>[] = []
  for (let at = from + 1; at <= to; at++) {
    const events = match.eventsOf(at)
    for (const [i, event] of events.entries()) {
      const moment = game.moment?.(event) ?? null
      const kind = moment === null ? undefined : kinds[moment]
      if (kind?.turns === false || !(mayKnow(event, null) || kind)) continue
      const text = game.sentence(event, seats)
      if (text === null) continue
      const weight = kind?.weight === 'great' ? GREAT : kind ? 2 : 0
      all.unshift({
        ...{ at, day: event.day, moment, seat: event.seat },
        text: kind && event.seat === null ? [text, ...cameOf(game, events.slice(i + 1), seats)].join(' ') : text,
        worth: weight + (event.seat === seat ? 1 : 0),
      })
    }
  }
  return all.toSorted((a, b) => b.worth - a.worth).map((one, nth) => ({ ...one, nth }))
}

/** The sentences after a moment that befell all, which say what came of it, whatever was rolled for that: one, and those of its kind; none where it befell somebody. */
function cameOf(game: Game, after: readonly GameEvent[], seats: readonly string[]): string[] {
  const told = after.filter(event => event.kind !== 'roll' && game.sentence(event, seats) !== null)
  const [next] = told
  if (!next || next.seat !== null || !mayKnow(next, null) || game.moment?.(next) !== undefined) return []
  const other = told.findIndex(({ kind, seat }) => kind !== next.kind || seat !== null)
  return told.slice(0, other < 0 ? told.length : other).map(event => game.sentence(event, seats) ?? '')
}
