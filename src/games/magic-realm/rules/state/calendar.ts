import { SEASONS, type Season, type WeatherCard, type WeatherEffect, type WeatherKind } from '../pieces/tables.ts'
import type { RealmState, RealmTable } from './state.ts'

/** The parts of a state or view that determine the date and the weather. */
export type Dated = Pick<RealmState, 'day' | 'season'> & { readonly weather?: { readonly kind: WeatherKind } }

/** The number of days in a week (5.1.1). */
export const WEEK = 7
/** The number of days in a month (5.1.1). */
const MONTH = 28

/** Returns the week of a day, counted from 1. */
export const weekOf = (day: number): number => Math.ceil(day / WEEK)

/**
 * Returns today's season, or null without seasons. In games longer than a month, each month begins a new season
 * (26.23).
 */
export function seasonOf({ season, day }: Pick<RealmState, 'day' | 'season'>): Season | null {
  if (season === undefined) return null
  const first = SEASONS.findIndex(({ id }) => id === season)
  return SEASONS[(first + Math.floor(Math.max(0, day - 1) / MONTH)) % SEASONS.length]!
}

/** Returns this week's weather, or null before the first day or in a game without seasons (26.23). */
export const weatherOf = (state: Dated): WeatherCard | null =>
  state.weather ? (seasonOf(state)?.weather[state.weather.kind] ?? null) : null

/** Returns the number of basic, sunlight and sheltered phases that everyone has each day (6.1.2, 6.1.3, 26.23). */
export function phasesOfDay(state: Dated): Pick<WeatherCard, 'basic' | 'sunlight' | 'sheltered'> {
  const { basic, sunlight, sheltered } = weatherOf(state) ?? USUAL
  return { basic, sunlight, sheltered }
}
const USUAL = { basic: 2, sunlight: 2, sheltered: 0 } as const

/** Returns the number of MOVE phases needed to enter a mountain clearing (8.3.2, 26.23). */
export const mountainCost = (state: Pick<RealmState, 'day' | 'season'>): number => seasonOf(state)?.mountain ?? 2

/** Returns true if this week's weather has this effect (26.23). */
export const isWeather = (state: Dated, effect: WeatherEffect): boolean => weatherOf(state)?.effect === effect

/** Returns the first day of the game, which is after day 1 if the first week is short (26.23). */
export function firstDayOf({ season }: Pick<RealmState, 'season'>): number {
  const first = seasonOf({ season, day: 1 })
  return first ? WEEK - first.weather.clear.days + 1 : 1
}

const WEATHER_CHITS = [1, 2, 3, 4, 5, 6] as const

/** Draws the hidden number chit for the next week (26.23). */
export const drawWeatherChit = (table: RealmTable): number => table.shuffle([...WEATHER_CHITS])[0]!
