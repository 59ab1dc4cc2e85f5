import type * as v from 'valibot'
import seasonsFile from '../../../../../data/magic-realm/seasons.json' with { type: 'json' }
import type { seasonSchema } from '../schema.ts'

/** A season of a month (26.23): points, colours of seventh days, what a mountain costs, missions, and four weathers. */
export type Season = v.InferOutput<typeof seasonSchema>
/** The four weathers of every season. */
export type WeatherKind = keyof Season['weather']
/** What a weather allows in a day, how many days its week has, and what else it does. */
export type WeatherCard = Season['weather'][WeatherKind]
/** What a weather does besides (26.23). */
export type WeatherEffect = NonNullable<WeatherCard['effect']>

/** The thirteen seasons of a year, in its order. */
export const SEASONS: readonly Season[] = seasonsFile as v.InferOutput<typeof seasonSchema>[]
export const SEASON_IDS: readonly string[] = SEASONS.map(({ id }) => id)
