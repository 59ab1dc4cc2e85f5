import type * as v from 'valibot'
import tablesFile from '../../../../../data/magic-realm/tables.json' with { type: 'json' }
import type { tablesSchema } from '../schema.ts'

/** The tables dice are read on; the first result is for 1 (ch. 22). */
export const TABLES = tablesFile as unknown as v.InferOutput<typeof tablesSchema>

/** What a search may find out (9.2.4-9.2.10). */
export type Finding = (typeof TABLES)['peer'][number][number]
/** What a meeting may come to (10.3.3). */
export type MeetingResult = (typeof TABLES)['meeting']['ally'] extends readonly (infer R)[] | undefined ? R : never
export type Curse = 'eyemist' | 'squeak' | 'wither' | 'ill-health' | 'ashes' | 'disgust'
