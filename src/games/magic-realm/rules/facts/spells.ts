import type { BelongingId } from '../pieces/belongings.ts'
import { isCharacter } from '../pieces/characters.ts'
import { type SpellId, spellOf } from '../pieces/spells.ts'
import { type ClearingId, tileCodeOf } from '../pieces/tiles.ts'
import type { CastSpell, SpellTarget } from '../state/magic.ts'
import type { OptionalRule } from '../state/optional.ts'
import type { OpenIndividual, OpenRealm } from '../state/state.ts'
import { type Character, clearingAt } from '../state/state.ts'

/** A target, used to look up the spells on it. */
export type Bewitched = Pick<SpellTarget, 'kind' | 'id'>

/** The parts of a state, or of a player's view, needed to look up spells. */
export interface Bespelled {
  readonly magic?: { readonly spells: readonly CastSpell[] }
  readonly characters?: readonly Owner[]
  readonly optional?: readonly OptionalRule[]
}

/** An individual who can own an item that casts spells. */
interface Owner {
  readonly id: string
  readonly fate: Character['fate']
  readonly owned: readonly { readonly id: BelongingId; readonly active?: boolean }[]
  readonly within?: { readonly owned: readonly { readonly id: BelongingId }[] }
}

/** Returns the spells that have been cast and have not ended, or an empty array in games without magic. */
export const spellsIn = ({ magic }: Bespelled): readonly CastSpell[] => magic?.spells ?? []

export const isSame = (one: Bewitched, other: Bewitched): boolean => one.kind === other.kind && one.id === other.id

/** Returns the spell target for the id of a character or denizen, hired or not. */
export const spellTargetOf = (id: string): Bewitched => ({ kind: isCharacter(id) ? 'character' : 'denizen', id })

/** The spells that block all others on their target while they last, strongest first (21.5.5, 21.6.3, 21.7.4). */
const WARDS: readonly SpellId[] = ['pentangle', 'melt-into-mist', 'protection-from-magic']

/**
 * Returns the spells that nullify a spell on the same target. A ward is nullified by the stronger wards, Absorb Essence
 * by all wards and Transform, and any other spell by all wards (20.9.1, 20.10.1).
 */
function nullifiersOf(spell: SpellId): readonly SpellId[] {
  const ward = WARDS.indexOf(spell)
  if (ward >= 0) return WARDS.slice(0, ward)
  return spell === 'absorb-essence' ? [...WARDS, 'transform'] : WARDS
}

/** Returns the living character who owns an item, or undefined if there is none (20.6.3). */
export const ownerOf = <O extends Owner>(characters: readonly O[], item: BelongingId): O | undefined =>
  characters.find(
    ({ fate, owned, within }) => fate === 'alive' && [...owned, ...(within?.owned ?? [])].some(({ id }) => id === item),
  )

/**
 * Returns the holder of a spell: its caster, or the owner of the item that cast it. Returns null if nobody owns the
 * item (20.6.3).
 */
export function holderOfSpell({ characters = [] }: Bespelled, { caster, item }: CastSpell): string | null {
  return item === null ? caster : (ownerOf(characters, item)?.id ?? null)
}

/**
 * Returns true if a spell is working. It must be in effect. A Permanent spell must also be energized, and a Phase chit
 * active. If an item cast the spell, the item must have an owner (20.6.3, 20.7.1, 20.7.2).
 */
export function works(state: Bespelled, cast: CastSpell): boolean {
  if (cast.stage !== 'alive' || !cast.energized) return false
  if (spellOf(cast.spell).duration === 'phase' && !cast.active) return false
  return state.characters === undefined || holderOfSpell(state, cast) !== null
}

/** Returns all spells with this id in effect on a target, energized or not. */
export const spellsUpon = (state: Bespelled, spell: SpellId, target: Bewitched): CastSpell[] =>
  spellsIn(state).filter(
    one => one.spell === spell && one.stage === 'alive' && one.targets.some(other => isSame(other, target)),
  )

/**
 * Returns the spell boxes used by a character's current spells. Such a box can neither be used for casting nor erased
 * (9.4.5, 20.3.4).
 */
export const boxesInUse = (state: Bespelled, { id }: Pick<Character, 'id'>): number[] =>
  spellsIn(state).flatMap(({ caster, box }) => (caster === id && box !== null ? [box] : []))

/**
 * Returns true if a denizen is neither in a clearing nor in a box, because it is absorbed or was blown into the air
 * (21.4.4, 21.5.1).
 */
export const isAway = (state: Bespelled, denizen: string): boolean =>
  spellsIn(state).some(({ absorbed, aloft, targets }) => absorbed === denizen || (aloft && targets[0]?.id === denizen))

/** Returns true if a spell has absorbed a monster (21.5.1). */
export const isAbsorbed = (state: Bespelled, denizen: string): boolean =>
  spellsIn(state).some(({ absorbed }) => absorbed === denizen)

/** Returns the monsters absorbed by means of a character's own chits. They die with the character (21.5.1). */
export const absorbedBy = (state: Bespelled, character: string): string[] =>
  spellsIn(state).flatMap(({ caster, item, absorbed }) =>
    absorbed !== undefined && item === null && caster === character ? [absorbed] : [],
  )

/** Returns true if a ward blocks spells and curses on a target (21.5.5, 21.6.3, 21.7.4). */
export const isWarded = (state: Bespelled, target: Bewitched): boolean =>
  WARDS.some(ward => isUnder(state, ward, target))

/** Returns true if a spell works on a target and nothing nullifies it (20.7.5, 20.10.1). */
export const isUnder = (state: Bespelled, spell: SpellId, target: Bewitched): boolean =>
  spellsUpon(state, spell, target).some(one => works(state, one)) &&
  !nullifiersOf(spell).some(stronger => isUnder(state, stronger, target))

/** Returns true if a spell works on a character or on their tile (21.3.3, 21.3.4). */
export function isUnderHere(state: OpenRealm, spell: SpellId, one: Pick<Character, 'id' | 'place'>): boolean {
  const clearing = clearingAt(one)
  return (
    isUnder(state, spell, { kind: 'character', id: one.id }) ||
    (clearing !== null && isUnder(state, spell, { kind: 'tile', id: tileCodeOf(clearing) }))
  )
}

/** The Carpet's own spell, which cannot be broken, only de-energized (21.9.3). */
export const CARPET = 'flying-carpet'

/**
 * Returns the modifier that spells add to a character's roll. Bad Luck affects every roll, and Illusion affects
 * searches (21.3.3, 21.8.1).
 */
export function magicModifier(state: OpenRealm, one: OpenIndividual, isSearch: boolean): number {
  if (!state.magic) return 0
  const bad = isUnder(state, 'bad-luck', { kind: 'character', id: one.id }) ? 1 : 0
  return bad + (isSearch && isUnderHere(state, 'illusion', one) ? 1 : 0)
}

/**
 * Returns the modifier that an Illusion on a clearing's tile adds when a hired leader, familiar or phantasm searches
 * from there (21.3.3). It is 0 for null.
 */
export const illusionModifier = (state: OpenRealm, clearing: ClearingId | null): number =>
  clearing !== null && isUnder(state, 'illusion', { kind: 'tile', id: tileCodeOf(clearing) }) ? 1 : 0
