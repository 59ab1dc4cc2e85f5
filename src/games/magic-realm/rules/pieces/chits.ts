import type * as v from 'valibot'
import chitsFile from '../../../../../data/magic-realm/chits.json' with { type: 'json' }
import type { chitsSchema } from './schema.ts'

const file = chitsFile as v.InferOutput<typeof chitsSchema>

/** The id of a map chit, such as `smoke-m`, `roar-6`, `hoard` or `lost-city`. */
export type ChitId = string
export type ChitLetter = 'V' | 'W' | 'C' | 'M'

export type ChitFace =
  | { readonly id: ChitId; readonly kind: 'warning'; readonly name: string; readonly letter: ChitLetter }
  | { readonly id: ChitId; readonly kind: 'sound'; readonly name: string; readonly clearing: number }
  | { readonly id: ChitId; readonly kind: 'site'; readonly name: string; readonly clearing: number }
  | { readonly id: ChitId; readonly kind: 'lost'; readonly name: string; readonly holds: number }

const LETTERS = ['V', 'W', 'C', 'M'] as const

/**
 * Every map chit in summoning order: 20 warnings, 10 sounds by number, 8 sites, the Lost City and the Lost Castle (3.5,
 * 13.3.1).
 */
export const CHITS: readonly ChitFace[] = [
  ...LETTERS.flatMap(letter =>
    file.warnings.map(name => ({ id: `${name}-${letter.toLowerCase()}`, kind: 'warning' as const, name, letter })),
  ),
  ...file.sounds.map(({ name, clearing }) => ({ id: `${name}-${clearing}`, kind: 'sound' as const, name, clearing })),
  ...file.sites.map(({ id, clearing }) => ({ id, kind: 'site' as const, name: id, clearing })),
  ...file.lost.map(({ id, holds }) => ({ id, kind: 'lost' as const, name: id, holds })),
]

export const CHIT_IDS: readonly ChitId[] = CHITS.map(({ id }) => id)

const BY_ID: ReadonlyMap<ChitId, ChitFace> = new Map(CHITS.map(chit => [chit.id, chit]))

/** Returns the face of a map chit. Throws Error if there is none, which would be a bug. */
export function chitFace(id: ChitId): ChitFace {
  const chit = BY_ID.get(id)
  if (!chit) throw new Error(`there is no map chit ${id}`)
  return chit
}

/** The number of the clearing printed on each site's chit (3.5.5). */
export const clearingOfSite: ReadonlyMap<ChitId, number> = new Map(file.sites.map(({ id, clearing }) => [id, clearing]))

/** The two sides of the six visitor and mission chits, by number (25.3.1). */
export const VISITOR_CHITS: readonly (readonly [string, string])[] = file.visitors

/**
 * The two missions, each with its cost, its destination, and an alternative destination if it is taken up at the first
 * one (25.4.3).
 */
export const MISSIONS = file.missions

/** The six campaigns, each with its cost, term, partners and foes (25.4.4). */
export const CAMPAIGNS = file.campaigns

/**
 * Returns true if a visitor chit's side is unused: missions and campaigns begin with the Third ENCOUNTER (28.2.3, D70).
 */
export const isIdleSide = (encounter: number, side: string): boolean =>
  encounter < 3 && [...MISSIONS, ...CAMPAIGNS].some(({ id }) => id === side)

/** Returns the event field that marks an unused side of a visitor chit. */
export const idleMark = (encounter: number, side: string): { readonly idle?: true } =>
  isIdleSide(encounter, side) ? { idle: true } : {}
