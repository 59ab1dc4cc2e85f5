import type { Messages } from '../../../text/index.ts'
import { weight } from '../rules/day/evil.ts'
import { attackOn, fallsNext, mayFall } from '../rules/facts/calendar.ts'
import { standing } from '../rules/facts/spaces.ts'
import { type Kind, type Territory, territory, tileOf } from '../rules/islands/territories.ts'
import { bookOf } from '../rules/state/book.ts'
import { attackDay, dayOfFortnight, fortnightOf } from '../rules/state/components.ts'
import { tasksToThwart } from '../rules/state/house-rules.ts'
import { lastFortnight, rankRequired } from '../rules/state/short-games.ts'
import type { WizardsView } from '../rules/state/view.ts'

/** The state of the Evil Spirit as the Calendar, the Completion Track and the map show it (12). */
export interface Forecasts {
  readonly fortnight: number
  /** The day of the Fortnight, from 1 to (usually) 14. */
  readonly day: number
  /** The number of days until the last day of the Fortnight, or 0 on that day. */
  readonly left: number
  /** The Calendar's text about the attack on the last day of the Fortnight. */
  readonly attack: string
  /** The number of Tasks completed toward the next thwart. */
  readonly completed: number
  /** The number of thwarts in hand (12.22). */
  readonly thwarts: number
  /**
   * The kind of Territory that falls next, the Territories of that kind that Evil prefers, including ties, and the
   * number of markers on each (12.13, D11). Null if none can fall.
   */
  readonly danger: { readonly kind: Kind; readonly tiles: readonly Territory[]; readonly markers: number } | null
  readonly foreseen: Territory | null
  readonly fallen: readonly Territory[]
}

/** Returns the forecasts for a view. */
export function forecastsOf(view: WizardsView): Forecasts {
  const fortnight = fortnightOf(view, view.day)
  const day = dayOfFortnight(view, view.day)
  return {
    fortnight,
    day,
    left: attackDay(view, view.day) - view.day,
    attack: attackOn(view, view.day, view.thwarts).text,
    completed: view.completed,
    thwarts: view.thwarts,
    danger: dangerOf(view),
    foreseen: view.foreseen === null ? null : territory(view.foreseen),
    fallen: view.fallen.map(territory),
  }
}

function dangerOf(view: WizardsView): Forecasts['danger'] {
  if (savesLands(view)) return dangerByMarks(view)
  const tiles = fallsNext(view)
  const [first] = tiles
  if (!first) return null
  const weights = tiles.map(tile => weight(view, tile.id))
  const markers = Math.max(...weights)
  return { kind: first.kind, tiles: tiles.filter((_, i) => weights[i] === markers), markers }
}

/** Returns true if thwarts save single Territories, and marked Territories of any kind fall first (D9, D11). */
const savesLands = (view: WizardsView): boolean => bookOf(view).thwarts === 'land'

/** Returns the danger where marked Territories fall first, and each High Wizard makes up for a marker (D11). */
function dangerByMarks(view: WizardsView): Forecasts['danger'] {
  const marked = standing(view).filter(({ id }) => mayFall(id) && (weight(view, id) > 0 || view.foreseen === id))
  const [first] = marked
  if (!first) {
    const [unmarked] = fallsNext(view)
    return unmarked ? { kind: unmarked.kind, tiles: [], markers: 0 } : null
  }
  const wizardsOn = ({ id }: Territory) => view.wizards.filter(({ at }) => tileOf(at) === id).length
  const balance = (tile: Territory) =>
    view.foreseen === tile.id ? Number.POSITIVE_INFINITY : weight(view, tile.id) - wizardsOn(tile)
  const tiles = marked
    .filter(({ kind }) => kind === first.kind)
    .sort((a, b) => balance(b) - balance(a) || wizardsOn(a) - wizardsOn(b))
  const best = tiles[0]!
  return {
    kind: first.kind,
    tiles: tiles.filter(tile => balance(tile) === balance(best) && wizardsOn(tile) === wizardsOn(best)),
    markers: weight(view, best.id),
  }
}

/** Describes the forecasts in full sentences, starting with the date. */
export function evilForecastLines(words: Messages, view: WizardsView): string[] {
  const { fortnight, day, left, attack, thwarts, foreseen, fallen } = forecastsOf(view)
  const last = day + left
  const tasks = { done: view.tasksDone, completed: view.completed, of: tasksToThwart(view, view.players.length) }
  return [
    words.get('day-date', { day, fortnight }),
    ...lastLines(words, view),
    left === 0
      ? words.get('day-attack-today', { attack })
      : left === 1
        ? words.get('day-attack-tomorrow', { last, attack })
        : words.get('day-attack-in', { last, left, attack }),
    ...(savesLands(view)
      ? [words.get('day-tasks-next.land', tasks), ...(thwarts > 0 ? [words.get('day-thwarts.land', { thwarts })] : [])]
      : thwarts > 0
        ? [words.get('day-tasks-later', tasks), words.get('day-thwarts', { thwarts })]
        : [words.get('day-tasks-next', tasks)]),
    ...dangerLines(words, view),
    ...(foreseen ? [words.get('day-foreseen', { tile: foreseen.name })] : []),
    fallen.length > 0
      ? words.get('day-fallen', { tiles: words.list(fallen.map(tile => tile.name)) })
      : words.get('day-none-fallen'),
  ]
}

/** Describes when a short game ends and how to win it. The list is empty for other games. */
export function lastLines(words: Messages, view: WizardsView): string[] {
  const last = lastFortnight(view)
  if (last === null) return []
  if (view.players.length === 1) return [words.get('day-last-alone', { last, rank: rankRequired(view) })]
  return [words.get('day-last', { last, left: last - fortnightOf(view, view.day) })]
}

/**
 * Names the Territories that could fall first, judging by their kind and markers. The list is empty while attacks take
 * no Territory.
 */
export function dangerLines(words: Messages, view: WizardsView): string[] {
  const { danger } = forecastsOf(view)
  if (!danger || attackOn(view, view.day, 0).landsLost === 0) return []
  const { kind, tiles, markers } = danger
  if (tiles.length === 1 && tiles[0]?.id === bookOf(view).calendar.lostWith) return [words.get('day-circle-falls')]
  if (savesLands(view) && tiles.length === 0) return [words.get('day-danger-unmarked', { kind })]
  if (!savesLands(view) && markers === 0) return [words.get('day-danger-none', { kind })]
  const names = words.list(
    tiles.map(tile => tile.name),
    'or',
  )
  return [
    savesLands(view)
      ? words.get('day-danger-marked', { tiles: names })
      : words.get('day-danger', { kind, tiles: names, markers }),
  ]
}
