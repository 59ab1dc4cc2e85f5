import { SEASONS, type Season, type WeatherCard, type WeatherEffect, type WeatherKind } from '../pieces/tables.ts'
import type { RealmState, RealmTable } from './state.ts'

/** The calendar's part of a state or a view. */
export type Dated = Pick<RealmState, 'day' | 'season'> & { readonly weather?: { readonly kind: WeatherKind } }

/** Days of a week and of a month (5.1.1). */
export const WEEK = 7
const MONTH = 28

/** Returns the week of a day, counted from 1. */
export const weekOf = (day: number): number => Math.ceil(day / WEEK)

/** Returns Today's season; in a longer game each month has the next one. Null without seasons (26.23). */
export function seasonOf({ season, day }: Pick<RealmState, 'day' | 'season'>): Season | null {
  if (season === undefined) return null
  const first = SEASONS.findIndex(({ id }) => id === season)
  return SEASONS[(first + Math.floor(Math.max(0, day - 1) / MONTH)) % SEASONS.length]!
}

/** Returns this week's weather; null without seasons and before the first day (26.23). */
export const weatherOf = (state: Dated): WeatherCard | null =>
  state.weather ? (seasonOf(state)?.weather[state.weather.kind] ?? null) : null

/** Returns each day's number of phases of each kind, for everyone (6.1.2, 6.1.3, 26.23). */
export function phasesOfDay(state: Dated): Pick<WeatherCard, 'basic' | 'sunlight' | 'sheltered'> {
  const { basic, sunlight, sheltered } = weatherOf(state) ?? USUAL
  return { basic, sunlight, sheltered }
}
const USUAL = { basic: 2, sunlight: 2, sheltered: 0 } as const

/** Returns MOVE phases needed to enter a mountain clearing (8.3.2, 26.23). */
export const mountainCost = (state: Pick<RealmState, 'day' | 'season'>): number => seasonOf(state)?.mountain ?? 2

/** Returns true if this week's weather has the effect (26.23). */
export const isWeather = (state: Dated, effect: WeatherEffect): boolean => weatherOf(state)?.effect === effect

/** Returns the first day of the game: a short week loses its first days (26.23). */
export function firstDayOf({ season }: Pick<RealmState, 'season'>): number {
  const first = seasonOf({ season, day: 1 })
  return first ? WEEK - first.weather.clear.days + 1 : 1
}

const WEATHER_CHITS = [1, 2, 3, 4, 5, 6] as const

/** Draws the hidden number chit for the next week (26.23). */
export const drawWeatherChit = (table: RealmTable): number => table.shuffle([...WEATHER_CHITS])[0]!
