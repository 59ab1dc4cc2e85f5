import type * as v from 'valibot'
import seasonsFile from '../../../../../data/magic-realm/seasons.json' with { type: 'json' }
import type { seasonSchema } from './schema.ts'

/** A season (26.23): points, colours of seventh days, mountain cost, missions, and four kinds of weather. */
export type Season = v.InferOutput<typeof seasonSchema>
export type WeatherKind = keyof Season['weather']
/** A week's weather: phases per day, days in the week, and any effect. */
export type WeatherCard = Season['weather'][WeatherKind]
/** An additional effect of the weather (26.23). */
export type WeatherEffect = NonNullable<WeatherCard['effect']>

/** The thirteen seasons of the year, in order. */
export const SEASONS: readonly Season[] = seasonsFile as v.InferOutput<typeof seasonSchema>[]
export const SEASON_IDS: readonly string[] = SEASONS.map(({ id }) => id)
