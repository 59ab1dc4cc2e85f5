import type * as v from 'valibot'
import setupFile from '../../../../../data/magic-realm/setup-card.json' with { type: 'json' }
import type { setupSchema } from './schema.ts'

/** The setup card (1.6). */
export const SETUP = setupFile as v.InferOutput<typeof setupSchema>

/**
 * The id of a setup card box for belongings: a site's, a group's, a visitor's, or that of a treasure that holds others.
 */
export type BoxId = string

/** The id of a site and of its chit, such as `hoard`. */
export type SiteId = string

/** The visitors (1.3.10). */
export const VISITORS = SETUP.visitors.map(({ id }) => id)

export const SITE_IDS: readonly SiteId[] = SETUP.sites.map(({ id }) => id)

/** The three cards that act as sites (23.1.4). */
export const SITE_CARDS = ['toadstool-circle', 'crypt-of-the-knight', 'enchanted-meadow'] as const
export type SiteCard = (typeof SITE_CARDS)[number]

export const isSiteCard = (id: string): id is SiteCard => (SITE_CARDS as readonly string[]).includes(id)

export const BOX_IDS: readonly BoxId[] = [
  ...SITE_IDS,
  ...SETUP.within.map(({ id }) => id),
  ...SETUP.natives.map(({ id }) => id),
  ...VISITORS,
]
