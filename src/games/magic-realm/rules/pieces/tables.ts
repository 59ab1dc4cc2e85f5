import type * as v from 'valibot'
import seasonsFile from '../../../../../data/magic-realm/seasons.json' with { type: 'json' }
import tablesFile from '../../../../../data/magic-realm/tables.json' with { type: 'json' }
import { dataFile } from '../../../../parts/data-file.ts'
import type { Relation } from './characters.ts'
import type { Level } from './levels.ts'
import type { seasonSchema, tablesSchema } from './schema.ts'

/** The dice tables (ch. 22). The first result in each list is for a roll of 1. */
export const TABLES = dataFile<v.InferOutput<typeof tablesSchema>>(tablesFile)

/** Returns a table's result for a roll of 1 to 6. Throws RangeError for any other roll. */
export function resultFor<T>(results: readonly T[], roll: number): T {
  const result = results[roll - 1]
  if (result === undefined) throw new RangeError(`no table has a result for ${roll}`)
  return result
}

/** One part of a PEER or LOCATE result (9.2.4-9.2.10). */
export type Finding = (typeof TABLES)['peer'][number][number]
/** A result of a meeting (10.3.3). */
export type MeetingResult = (typeof TABLES)['meeting']['ally'] extends readonly (infer R)[] | undefined ? R : never
/**
 * A result of a COMMERCE roll (26.24): an offer or demand with the gold that it adds to the price (often negative), a
 * block, or another roll.
 */
export type Bid =
  | { readonly kind: 'offer' | 'demand'; readonly gold: number }
  | { readonly kind: 'block' | 'trouble' | 'opportunity' }

/** Parses an entry in the COMMERCE table, such as `offer-5`, `demand-10` or `block`. The schema allows no other. */
function bidOf(text: string): Bid {
  for (const kind of ['offer', 'demand'] as const)
    if (text.startsWith(kind)) return { kind, gold: Number(text.slice(kind.length)) }
  return { kind: text as 'block' | 'trouble' | 'opportunity' }
}

/** Returns a column of the COMMERCE table (26.24). */
export const bidsOf = (relation: Relation): readonly Bid[] => TABLES.commerce[relation]!.map(bidOf)

/** The multiple of the basic price for each meeting result (10.3.3). */
export const PRICE_TIMES = { price1: 1, price2: 2, price3: 3, price4: 4 } as const
export type Curse = 'eyemist' | 'squeak' | 'wither' | 'ill-health' | 'ashes' | 'disgust'

/** A beast that someone can be transformed into, with its attack, movement and size (22.4). */
export interface Beast {
  readonly name: BeastName
  readonly size: Level
  readonly armored: boolean
  /** The attack, or null if the beast does not attack. */
  readonly attack: { readonly strength: Level; readonly time: number } | null
  readonly gait: { readonly strength: Level; readonly time: number; readonly flies: boolean; readonly woods: boolean }
}
export type BeastName = (typeof TABLES)['transform'][number]

const playOf = (text: string) => ({ strength: text[0] as Level, time: Number(text[1]) })

/** The beasts by name (22.4). */
export const BEASTS: Readonly<Record<BeastName, Beast>> = Object.fromEntries(
  TABLES.beasts.map(({ name, size, armored, attack, move, flies, woods }) => [
    name,
    { name, size, armored, attack: attack === null ? null : playOf(attack), gait: { ...playOf(move), flies, woods } },
  ]),
) as Record<BeastName, Beast>

/** A season (26.23): its points, the colors of its seventh days, mountain cost, missions, and four kinds of weather. */
export type Season = v.InferOutput<typeof seasonSchema>
export type WeatherKind = keyof Season['weather']
/** A week's weather: the phases per day, the days in the week, and any other effect. */
export type WeatherCard = Season['weather'][WeatherKind]
/** An additional effect of the weather (26.23). */
export type WeatherEffect = NonNullable<WeatherCard['effect']>

/** The thirteen seasons of the year, in order. */
export const SEASONS: readonly Season[] = seasonsFile as v.InferOutput<typeof seasonSchema>[]
export const SEASON_IDS: readonly string[] = SEASONS.map(({ id }) => id)
