import { type BelongingId, treasureOf } from '../pieces/belongings.ts'
import { SPELLS, type SpellId, spellOf } from '../pieces/spells.ts'
import { plays } from '../setup/optional.ts'
import type { Character, RealmState } from '../state.ts'
import { spellsUpon, works } from './spells.ts'

/** Whether a card of an item serves a spell that a chit has cast (26.15). */
export const isTied = ({ magic }: RealmState, item: BelongingId, spell: SpellId): boolean =>
  magic!.spells.some(cast => cast.card === item && cast.spell === spell)

/** The artifacts and books that serve somebody as MAGIC chits now, each by its types (26.15). */
export function itemChits(
  state: RealmState,
  { owned }: Pick<Character, 'owned'>,
): { readonly item: BelongingId; readonly type: string }[] {
  if (!state.magic || !plays(state, 'enhanced-items')) return []
  return owned
    .filter(({ active, enchanted }) => active && enchanted === undefined)
    .flatMap(({ id: item }) => typesOf(state, item).map(type => ({ item, type })))
}

/** The types of an artifact or a book, its own first, then what Enchant Artifact has added (21.6.2). */
const typesOf = (state: RealmState, item: BelongingId): string[] => [
  ...new Set(
    [treasureOf(item)?.magic, ...addedTo(state, item).map(spell => spellOf(spell).type)].flatMap(type => type ?? []),
  ),
]

/** Whether an item can be played for a spell: once an evening as each type, and not while one of that type lasts (20.6.1, 20.6.2, 26.13). */
export function isFree(state: RealmState, item: BelongingId, spell: SpellId): boolean {
  const magic = state.magic!
  return (
    !magic.played.includes(playedAs(item, spell)) &&
    (plays(state, 'enhanced-magic') ||
      !magic.spells.some(cast => cast.item === item && playedAs(item, cast.spell) === playedAs(item, spell)))
  )
}

/** A spell that an item could cast now. */
interface ItemSpell {
  readonly item: BelongingId
  readonly spell: SpellId
}

/**
 * What the active items of somebody could cast this evening: artifacts and books cards of their own type that are awake; with
 * what Enchant Artifact has added to them, its spell and cards of its type too; the others their own spell. Each type of an item
 * serves once an evening, and not while a spell of it lasts (20.6.1, 20.6.2, 20.6.4, 21.6.2).
 */
export function itemSpells(state: RealmState, { owned }: Character): ItemSpell[] {
  const magic = state.magic!
  return owned
    .filter(({ active, enchanted }) => active && enchanted === undefined)
    .flatMap(({ id: item }) => {
      const own = SPELLS.filter(spell => spell.item === item).map(({ id }) => id)
      const added = addedTo(state, item)
      const types = [treasureOf(item)?.magic, ...added.map(spell => spellOf(spell).type)]
      const cards = [...(magic.awake[item] ?? []), ...added].filter(card =>
        types.includes(spellOf(card).type ?? undefined),
      )
      return [...new Set([...own, ...cards])]
        .filter(spell => isFree(state, item, spell) && !isTied(state, item, spell))
        .map(spell => ({ item, spell }))
    })
}

/** The spells that Enchant Artifact adds to an item now (21.6.2). */
export const addedTo = (state: RealmState, item: BelongingId): SpellId[] =>
  spellsUpon(state, 'enchant-artifact', { kind: 'belonging', id: item }).flatMap(cast =>
    works(state, cast) && cast.result !== undefined ? [cast.result] : [],
  )

/** An item as one of its types, as which it has been played this evening (20.6.1, 21.6.2). */
export const playedAs = (item: BelongingId, spell: SpellId): string => `${item} ${spellOf(spell).type ?? ''}`
