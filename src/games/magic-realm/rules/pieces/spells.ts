import type * as v from 'valibot'
import spellsFile from '../../../../../data/magic-realm/spells.json' with { type: 'json' }
import type { spellSchema } from '../schema.ts'
import { SETUP } from './setup-card.ts'

/** A spell by its name: `fiery-blast`. Its card has the same name; there is one of each. */
export type SpellId = string

/** The types of magic (20.1.2). */
export const MAGIC_TYPES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const
export type MagicType = (typeof MAGIC_TYPES)[number]

/** The colours of magic, in the order of the types whose chits give them (12.3.2). */
export const COLOURS = ['white', 'grey', 'gold', 'purple', 'black'] as const
export type Colour = (typeof COLOURS)[number]

type SpellFile = v.InferOutput<typeof spellSchema>

/** A spell (ch. 21). Its type is null where only its own item casts it, its colour where any will do. */
export type Spell = SpellFile

/** All fifty, by type, those of items last. */
export const SPELLS: readonly Spell[] = spellsFile as unknown as SpellFile[]

const BY_ID: ReadonlyMap<SpellId, Spell> = new Map(SPELLS.map(spell => [spell.id, spell]))

export const isSpell = (id: string): boolean => BY_ID.has(id)

/** The spell of this name. Throws Error where there is none: a fault of ours. */
export function spellOf(id: SpellId): Spell {
  const spell = BY_ID.get(id)
  if (!spell) throw new Error(`there is no spell ${id}`)
  return spell
}

/** The spells that have a card (1.4.2). */
export const SPELL_CARDS: readonly SpellId[] = SPELLS.filter(({ type }) => type !== null).map(({ id }) => id)

/** The colour a chit of this type is enchanted into; null for those that cannot be (12.3.2). */
export const colourOfType = (type: string): Colour | null => COLOURS[MAGIC_TYPES.indexOf(type as MagicType)] ?? null

/** The boxes of the set-up card that Spell cards lie in, with the types of their cards from the top (3.1.8). */
export const SPELL_BOXES: typeof SETUP.spells = SETUP.spells

/** Whether a belonging has a box of Spell cards: an artifact or a book (23.14). */
export const holdsSpells = (id: string): boolean => SPELL_BOXES.some(box => box.id === id)
