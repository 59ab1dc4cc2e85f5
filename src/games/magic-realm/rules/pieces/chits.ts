import type * as v from 'valibot'
import chitsFile from '../../../../../data/magic-realm/chits.json' with { type: 'json' }
import type { chitsSchema } from '../schema.ts'

const file = chitsFile as v.InferOutput<typeof chitsSchema>

/** A map chit: `smoke-m`, `roar-6`, `hoard`, `lost-city`. */
export type ChitId = string
export type ChitLetter = 'V' | 'W' | 'C' | 'M'

export type ChitFace =
  | { readonly id: ChitId; readonly kind: 'warning'; readonly name: string; readonly letter: ChitLetter }
  | { readonly id: ChitId; readonly kind: 'sound'; readonly name: string; readonly clearing: number }
  | { readonly id: ChitId; readonly kind: 'site'; readonly name: string; readonly clearing: number }
  | { readonly id: ChitId; readonly kind: 'lost'; readonly name: string; readonly holds: number }

const LETTERS = ['V', 'W', 'C', 'M'] as const

/** Every map chit in the order in which they call: 20 warnings, 10 sounds by number, 8 sites, the Lost City and the Lost Castle (3.5, 13.3.1). */
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

/** What is printed on a map chit. Throws Error where there is none: a fault of ours. */
export function chitFace(id: ChitId): ChitFace {
  const chit = BY_ID.get(id)
  if (!chit) throw new Error(`there is no map chit ${id}`)
  return chit
}

/** The clearing that a site's chit names (3.5.5). */
export const clearingOfSite: ReadonlyMap<ChitId, number> = new Map(file.sites.map(({ id, clearing }) => [id, clearing]))

/** The six two-sided chits of visitors and missions, by number: their two sides (25.3.1). */
export const VISITOR_CHITS: readonly (readonly [string, string])[] = file.visitors

/** The two missions: what they cost, where they go, and where if they are taken up there (25.4.3). */
export const MISSIONS = file.missions

/** The six campaigns: cost, term, partners and foes (25.4.4). */
export const CAMPAIGNS = file.campaigns

/** Whether a side of a visitor's chit is of no use yet: missions and campaigns come with the Third ENCOUNTER (28.2.3, D70). */
export const isIdleSide = (encounter: number, side: string): boolean =>
  encounter < 3 && [...MISSIONS, ...CAMPAIGNS].some(({ id }) => id === side)

/** What is told beside a side of a visitor's chit that is of no use yet; nothing beside others. */
export const idleMark = (encounter: number, side: string): { readonly idle?: true } =>
  isIdleSide(encounter, side) ? { idle: true } : {}
