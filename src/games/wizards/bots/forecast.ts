import { weight } from '../rules/day/evil.ts'
import { fallsNext, firstLoss, landsLost, mayFall } from '../rules/facts/calendar.ts'
import { standing } from '../rules/facts/spaces.ts'
import type { TileId } from '../rules/islands/territories.ts'
import { bookOf } from '../rules/state/book.ts'
import { attackDay, daysOfFortnight } from '../rules/state/components.ts'
import type { WizardsView } from '../rules/state/view.ts'

/** Evil's next attacks and the Territories it will take, judging by the markers now on the board (12.13). */
export interface Forecast {
  /** The day on which each standing Territory is likely to fall. The Lair, which never falls, is not listed. */
  readonly falls: ReadonlyMap<TileId, number>
  /**
   * The day on which each Territory is likely to fall if it gets one more marker. A marker on unmarked land may draw
   * Evil there.
   */
  readonly fallsMarked: ReadonlyMap<TileId, number>
  /** The day of the next attack. In 1982 attacks that are already thwarted don't count. */
  readonly next: number
  /** The probability that each Territory falls in that attack. Those not listed don't fall. */
  readonly odds: ReadonlyMap<TileId, number>
}

/** The forecast of each view, cached because a single move needs it for every space. */
const forecasts = new WeakMap<WizardsView, Forecast>()

/** Forecasts the order in which Territories fall, by kind and then by the markers now on them. */
export function fallForecast(view: WizardsView): Forecast {
  const known = forecasts.get(view)
  if (known) return known
  const made = bookOf(view).thwarts === 'land' ? forecastByMarkers(view) : forecastByKind(view)
  forecasts.set(view, made)
  return made
}

/** Makes the forecast for a rulebook in which Evil takes Territories of one kind at a time (12.13). */
function forecastByKind(view: WizardsView): Forecast {
  let nextAttack = attackDay(view, view.day)
  if (bookOf(view).thwarts === 'attack')
    for (let thwarted = 0; thwarted < view.thwarts; thwarted++) nextAttack = attackDay(view, nextAttack + 1)
  // Nothing falls in the first two Fortnights (12.11).
  const first = Math.max(nextAttack, firstLoss(view))
  const step = daysOfFortnight(view, first) / landsLost(view, first)
  const falls = new Map<TileId, number>()
  const odds = new Map<TileId, number>()
  let when = first
  for (const kind of bookOf(view).calendar.fallsFirst) {
    const tiles = standing(view, [kind])
      .map(t => t.id)
      .filter(mayFall)
    const weights = new Map(tiles.map(tile => [tile, weight(view, tile) + (view.foreseen === tile ? 1000 : 0)]))
    const sorted = [...tiles].sort((a, b) => weights.get(b)! - weights.get(a)!)
    for (const tile of sorted) {
      const heavier = tiles.filter(other => weights.get(other)! > weights.get(tile)!).length
      const equal = tiles.filter(other => weights.get(other) === weights.get(tile)).length
      falls.set(tile, when + step * Math.floor(heavier + (equal - 1) / 2))
    }
    when += step * tiles.length
  }
  const due = nextAttack >= firstLoss(view) ? fallsNext(view).map(t => t.id) : []
  const weights = due.map(tile => weight(view, tile) + (view.foreseen === tile ? 1000 : 0))
  const most = Math.max(...weights)
  const tied = due.filter((_, i) => weights[i] === most)
  for (const tile of tied) odds.set(tile, 1 / tied.length)
  return { falls, fallsMarked: falls, next: nextAttack, odds }
}

/**
 * Makes the forecast for a rulebook in which Evil takes marked Territories first. The number taken varies by Fortnight
 * (D8, D9, D11).
 */
function forecastByMarkers(view: WizardsView): Forecast {
  const { day } = view
  const next = attackDay(view, day)
  const lands = bookOf(view)
    .calendar.fallsFirst.flatMap((kind, order) => standing(view, [kind]).map(({ id }) => ({ id, order })))
    .filter(({ id }) => mayFall(id))
    .map(land => ({ ...land, weight: view.foreseen === land.id ? 1000 : weight(view, land.id) }))
  // The day on which each successive Territory falls. Each thwart in hand saves one Territory. An attack takes at most
  // one unmarked Territory in addition to the marked ones.
  const days: number[] = []
  let saved = view.thwarts
  let marked = lands.filter(({ weight }) => weight > 0).length
  for (let attack = Math.max(next, firstLoss(view)); days.length < lands.length; attack = attackDay(view, attack + 1)) {
    const due = landsLost(view, attack)
    const atStake = Math.min(due, marked + 1)
    const spared = Math.min(atStake, saved)
    saved -= spared
    const taken = atStake - spared
    marked = Math.max(0, marked - taken)
    for (let i = 0; i < taken; i++) days.push(attack)
  }
  const dayOf = (own: (typeof lands)[number]): number => {
    const before = (other: (typeof lands)[number]): number => {
      if (other.id === own.id) return 0
      if (other.weight > 0 !== own.weight > 0) return other.weight > 0 ? 1 : 0
      if (other.order !== own.order) return other.order < own.order ? 1 : 0
      return other.weight === own.weight ? 0.5 : other.weight > own.weight ? 1 : 0
    }
    return days[Math.floor(lands.reduce((sum, other) => sum + before(other), 0))] ?? day
  }
  const falls = new Map(lands.map(land => [land.id, dayOf(land)]))
  const fallsMarked = new Map(lands.map(land => [land.id, dayOf({ ...land, weight: land.weight + 1 })]))
  const odds = new Map(lands.flatMap(({ id }) => (falls.get(id) === next ? [[id, 0.8] as const] : [])))
  return { falls, fallsMarked, next, odds }
}
