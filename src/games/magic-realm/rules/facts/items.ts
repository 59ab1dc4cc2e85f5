import { type BelongingId, treasureOf } from '../pieces/belongings.ts'
import { SPELLS, type SpellId, spellOf } from '../pieces/spells.ts'
import { plays } from '../state/optional.ts'
import type { Character, RealmState } from '../state/state.ts'
import { spellsUpon, works } from './spells.ts'

/** Returns true if an item's card is being used by a spell cast with a chit (26.15). */
export const isTied = ({ magic }: RealmState, item: BelongingId, spell: SpellId): boolean =>
  magic!.spells.some(cast => cast.card === item && cast.spell === spell)

/**
 * Returns the artifacts and books that can now serve as MAGIC chits, once for each of their types. There are none
 * unless the rule for enhanced items is in play (26.15).
 */
export function itemChits(
  state: RealmState,
  { owned }: Pick<Character, 'owned'>,
): { readonly item: BelongingId; readonly type: string }[] {
  if (!state.magic || !plays(state, 'enhanced-items')) return []
  return owned
    .filter(({ active, enchanted }) => active && enchanted === undefined)
    .flatMap(({ id: item }) => typesOf(state, item).map(type => ({ item, type })))
}

/** Returns the types of an artifact or book: its own, then those added by Enchant Artifact (21.6.2). */
const typesOf = (state: RealmState, item: BelongingId): string[] => [
  ...new Set(
    [treasureOf(item)?.magic, ...addedTo(state, item).map(spell => spellOf(spell).type)].flatMap(type => type ?? []),
  ),
]

/**
 * Returns true if an item can cast a spell now. It can cast each type once per evening, but not while its last spell of
 * that type is still in effect (20.6.1, 20.6.2). With enhanced magic, a spell in effect doesn't matter (26.13).
 */
export function isFree(state: RealmState, item: BelongingId, spell: SpellId): boolean {
  const magic = state.magic!
  return (
    !magic.played.includes(playedAs(item, spell)) &&
    (plays(state, 'enhanced-magic') ||
      !magic.spells.some(cast => cast.item === item && playedAs(item, cast.spell) === playedAs(item, spell)))
  )
}

interface ItemSpell {
  readonly item: BelongingId
  readonly spell: SpellId
}

/**
 * Returns the spells that a character's active items could cast this evening. Artifacts and books cast their awakened
 * cards of their own type. Enchant Artifact adds its spell, and makes cards of that spell's type usable. Other items
 * cast their own spell. Leaves out spells that `isFree` or `isTied` rules out (20.6.1, 20.6.2, 20.6.4, 21.6.2, 26.15).
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

/** Returns the spells currently added to an item by Enchant Artifact (21.6.2). */
export const addedTo = (state: RealmState, item: BelongingId): SpellId[] =>
  spellsUpon(state, 'enchant-artifact', { kind: 'belonging', id: item }).flatMap(cast =>
    works(state, cast) && cast.result !== undefined ? [cast.result] : [],
  )

/** Returns a key that combines an item with the type it is used as this evening (20.6.1, 21.6.2). */
export const playedAs = (item: BelongingId, spell: SpellId): string => `${item} ${spellOf(spell).type ?? ''}`
