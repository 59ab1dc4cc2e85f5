import { type Game, type GameEvent, type Match, mayKnow, type Seat } from '../../kernel/index.ts'
import type { WinPlace } from '../../storage/index.ts'
import type { Scoreboard } from '../kit/game-screen.ts'
import { screenOf } from '../kit/screens.ts'

/** The figures of each seat, one per measure, after a number of answers. */
export interface StandingsAt {
  readonly at: number
  readonly day: number
  readonly figures: readonly (readonly number[])[]
}

/** A turning point: the number of answers before it, and its sentence. */
export interface TurningPoint {
  readonly at: number
  readonly day: number
  readonly text: string
  /** The affected seat, or null if all seats were affected. */
  readonly seat: Seat | null
  /** The turning point's rank by importance, counted from 0. */
  readonly place: number
}

/** The history of a game. */
export interface GameHistory {
  readonly standings: readonly StandingsAt[]
  /** The turning points, at most eight, in chronological order. */
  readonly turning: readonly TurningPoint[]
  /** The rank of a win among the wins with the same setup. Omitted unless people at this keyboard have won. */
  readonly win?: WinPlace
}

/** The maximum number of clock steps to examine. */
const MAX_STANDINGS = 60
const MAX_TURNING_POINTS = 8

/**
 * Computes the history of a finished match from public events and highlights. `game` supplies the text. The history is
 * empty for a game without a scoreboard.
 */
export function historyOf(match: Match, game: Game): GameHistory {
  const { scoreboard } = screenOf(game)
  if (!scoreboard) return { standings: [], turning: [] }
  const { countedHighlights = [] } = scoreboard
  const counts = countedHighlights.map(({ highlight }) => countsOf(match, game, highlight))
  const standings = daysOf(match).map(({ at, day }): StandingsAt => {
    const then = at === match.length ? match : match.fork({ at })
    const countsUntil = (seat: Seat) =>
      counts.map(known => known.filter(one => one.seat === seat && one.at <= at).length)
    return { at, day, figures: scoreboard.of(then.view(null)).map((own, seat) => [...own, ...countsUntil(seat)]) }
  })
  return { standings, turning: turningPoints(match, game, standings) }
}

/** Returns, for each public highlight named `highlight`, its seat and the number of answers after which it happened. */
const countsOf = (match: Match, game: Game, highlight: string) =>
  Array.from({ length: match.length + 1 }, (_, at) => at).flatMap(at =>
    match
      .eventsOf(at)
      .flatMap(event =>
        mayKnow(event, null) && game.highlight?.(event) === highlight ? [{ at, seat: event.seat }] : [],
      ),
  )

/**
 * Returns the start of the game and the last answer of each day. Skips some days if there are more than the maximum.
 */
function daysOf(match: Match): { at: number; day: number }[] {
  const days: { at: number; day: number }[] = []
  let day = 1
  for (let at = 0; at <= match.length; at++) {
    day = match.eventsOf(at)[0]?.day ?? day
    const last = days.at(-1)
    if (last?.day === day) last.at = at
    else days.push({ at, day })
  }
  const step = Math.ceil(days.length / MAX_STANDINGS)
  const [first] = match.turns
  const start = { at: first ?? 0, day: 0 }
  return [start, ...days.filter((_, i) => (days.length - 1 - i) % step === 0)]
}

/**
 * Finds the turning points, in chronological order: the event that decided the game, first events, lead changes, great
 * highlights, and the best sentence of each stretch, starting with the largest changes for a seat.
 */
function turningPoints(match: Match, game: Game, standings: readonly StandingsAt[]): TurningPoint[] {
  const most = maximums(standings)
  const onlyHighlights = screenOf(game).scoreboard?.firstEvents !== undefined
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
    // The setup is part of the first day, so only highlights of that day count.
    .flatMap(({ from, to, seat, isFirst }) =>
      rankedEntries(match, game, from, to, seat).filter(
        ({ highlight }) => highlight !== null || !(isFirst || onlyHighlights),
      ),
    )
  const leads = leadsTaken(match, game, standings)
  const firsts = firstsOf(match, game)
  // First comes the event that decided the game, then the winners' similar events and the last lead change, then first
  // events, other great highlights and lead changes, and finally the best sentence of each stretch.
  const last = points.filter(({ worth }) => worth >= GREAT).reduce<RankedEntry | null>(later, null)
  const winners = match.result?.winners ?? []
  const rank = (point: RankedEntry): number => {
    const { highlight, seat, worth, nth } = point
    if (firsts.includes(point)) return 4
    if (leads.includes(point)) return point === leads.at(-1) && seat !== null && winners.includes(seat) ? 5 : 3
    if (last !== null && highlight === last.highlight) {
      if (point.at === last.at) return 6
      if (seat !== null && winners.includes(seat)) return 5
      // If everybody lost, an event that hit everybody ranks with the players' own actions.
      return winners.length > 0 ? 4 : 3
    }
    if (worth >= GREAT) return 3
    return nth > 0 ? 0 : worth > 1 ? 2 : 1
  }
  return (
    [...firsts, ...leads, ...points]
      .filter(point => rank(point) > 0)
      .toSorted((a, b) => rank(b) - rank(a) || a.nth - b.nth)
      // Keep one point per answer, and no duplicate sentences.
      .filter((point, i, all) => all.findIndex(({ at, text }) => at === point.at || text === point.text) === i)
      .slice(0, MAX_TURNING_POINTS)
      .map(({ at, day, text, seat }, place) => ({ at, day, text, seat, place }))
      .sort((a, b) => a.at - b.at)
  )
}

/**
 * Finds the first event of each kind or highlight in `firstEvents`, earliest first. Only events with a seat and a
 * sentence count.
 */
function firstsOf(match: Match, game: Game): RankedEntry[] {
  const { firstEvents = [] } = screenOf(game).scoreboard ?? {}
  const found = new Map<string, RankedEntry>()
  for (let at = 1; at <= match.length && firstEvents.length > 0; at++)
    for (const event of match.eventsOf(at)) {
      const { seat, day } = event
      const name = [event.kind, game.highlight?.(event)].find(one => one !== undefined && firstEvents.includes(one))
      const text = seat === null || name === undefined ? null : game.sentence(event, match.header.seats)
      if (text === null || name === undefined || found.has(name)) continue
      found.set(name, { at, day, text, highlight: null, seat, worth: GREAT, nth: 0 })
    }
  return [...found.values()]
}

/**
 * Finds the changes of lead, judged by the first measure, earliest first. Returns an empty list if the game has no
 * sentence for them or isn't over.
 */
function leadsTaken({ header, result }: Match, game: Game, standings: readonly StandingsAt[]): RankedEntry[] {
  const lead = screenOf(game).scoreboard?.leadChange
  if (!lead || result === null) return []
  const taken: RankedEntry[] = []
  let ahead: Seat | null = null
  // The standings before the first day don't count.
  for (const { at, day, figures } of standings.slice(1)) {
    const order = figures.map(([first = 0], seat) => ({ seat, first })).toSorted((a, b) => b.first - a.first)
    const [most, next] = order
    if (!most || !next || most.first === next.first) continue
    if (ahead !== null && ahead !== most.seat) {
      const name = (seat: Seat): string => header.seats[seat] ?? ''
      const text = lead({ name: name(most.seat), figure: most.first, other: name(next.seat), others: next.first })
      taken.push({ at, day, text, highlight: null, seat: most.seat, worth: GREAT, nth: 0 })
    }
    ahead = most.seat
  }
  return taken
}

/** Returns the names of all measures, including those that count highlights. */
export const measuresOf = ({
  measures,
  countedHighlights = [],
}: Pick<Scoreboard<unknown>, 'measures' | 'countedHighlights'>): string[] => [
  ...measures,
  ...countedHighlights.map(({ title }) => title),
]

/** Returns the maximum of each measure over all seats and times, or 0 if it is never positive. */
function maximums(standings: readonly StandingsAt[]): number[] {
  const rows = standings.flatMap(({ figures }) => figures)
  return (rows[0] ?? []).map((_, m) => Math.max(0, ...rows.map(row => row[m] ?? 0)))
}

/** A log sentence with its worth, and its rank within its stretch (0 is the best). */
interface RankedEntry extends Omit<TurningPoint, 'place'> {
  readonly highlight: string | null
  readonly worth: number
  readonly nth: number
}

/** The minimum worth of a great highlight. */
const GREAT = 4

const later = (one: RankedEntry | null, other: RankedEntry): RankedEntry =>
  one !== null && one.at >= other.at ? one : other

/**
 * Returns the sentences between two answers, ranked by their importance for the seat, with the most recent first among
 * equals. Private events count only if they are highlights, which may be shown because the game is over.
 */
function rankedEntries(match: Match, game: Game, from: number, to: number, seat: Seat): RankedEntry[] {
  const kinds = screenOf(game).highlights ?? {}
  const { seats } = match.header
  const all: Omit<RankedEntry, 'nth'>[] = []
  for (let at = from + 1; at <= to; at++) {
    const events = match.eventsOf(at)
    for (const [i, event] of events.entries()) {
      const highlight = game.highlight?.(event) ?? null
      const kind = highlight === null ? undefined : kinds[highlight]
      if (kind?.isTurningPoint === false || !(mayKnow(event, null) || kind)) continue
      const text = game.sentence(event, seats)
      if (text === null) continue
      const weight = kind?.weight === 'great' ? GREAT : kind ? 2 : 0
      all.unshift({
        ...{ at, day: event.day, highlight, seat: event.seat },
        text:
          kind && event.seat === null ? [text, ...consequencesOf(game, events.slice(i + 1), seats)].join(' ') : text,
        worth: weight + (event.seat === seat ? 1 : 0),
      })
    }
  }
  return all.toSorted((a, b) => b.worth - a.worth).map((one, nth) => ({ ...one, nth }))
}

/**
 * Returns the sentences after a highlight that hit everybody: its first consequence, skipping rolls, and any more of
 * the same kind directly after it. Returns an empty list if the first consequence affects a single seat, is private or
 * is a highlight itself.
 */
function consequencesOf(game: Game, after: readonly GameEvent[], seats: readonly string[]): string[] {
  const shown = after.filter(event => event.kind !== 'roll' && game.sentence(event, seats) !== null)
  const [next] = shown
  if (!next || next.seat !== null || !mayKnow(next, null) || game.highlight?.(next) !== undefined) return []
  const other = shown.findIndex(({ kind, seat }) => kind !== next.kind || seat !== null)
  return shown.slice(0, other < 0 ? shown.length : other).map(event => game.sentence(event, seats) ?? '')
}
