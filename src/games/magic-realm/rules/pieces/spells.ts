import type * as v from 'valibot'
import spellsFile from '../../../../../data/magic-realm/spells.json' with { type: 'json' }
import { dataFile } from '../../../../parts/data-file.ts'
import type { spellSchema } from './schema.ts'
import { SETUP } from './setup-card.ts'

/** The id of a spell, such as `fiery-blast`, and of its only card, if it has one (1.4.2). */
export type SpellId = string

/** The types of magic (20.1.2). */
export const MAGIC_TYPES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const
export type MagicType = (typeof MAGIC_TYPES)[number]

/** The colors of magic, ordered by the types whose chits produce them (12.3.2). */
export const COLORS = ['white', 'grey', 'gold', 'purple', 'black'] as const
export type Color = (typeof COLORS)[number]

type SpellFile = v.InferOutput<typeof spellSchema>

/** A spell (ch. 21). Its type is null if only its own item can cast it, and its color is null if any color will do. */
export type Spell = SpellFile

/** All fifty spells, sorted by type. Item spells come last. */
export const SPELLS: readonly Spell[] = dataFile<SpellFile[]>(spellsFile)

const BY_ID: ReadonlyMap<SpellId, Spell> = new Map(SPELLS.map(spell => [spell.id, spell]))

/** Finds a spell. Throws Error if there is none, which would be a bug. */
export function spellOf(id: SpellId): Spell {
  const spell = BY_ID.get(id)
  if (!spell) throw new Error(`there is no spell ${id}`)
  return spell
}

/** The spells with a card (1.4.2). */
export const SPELL_CARDS: readonly SpellId[] = SPELLS.filter(({ type }) => type !== null).map(({ id }) => id)

/** Returns the color produced by enchanting a chit of a type, or null if it cannot be enchanted (12.3.2). */
export const colorOfType = (type: string | null): Color | null => COLORS[MAGIC_TYPES.indexOf(type as MagicType)] ?? null

/** The setup card boxes for Spell cards, with the types of their cards from the top (3.1.8). */
export const SPELL_BOXES: typeof SETUP.spells = SETUP.spells

/**
 * Returns true if there is a box of Spell cards with this id. Among belongings, only artifacts and books have one
 * (23.14).
 */
export const holdsSpells = (id: string): boolean => SPELL_BOXES.some(box => box.id === id)
