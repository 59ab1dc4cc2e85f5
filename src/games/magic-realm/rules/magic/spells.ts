import { tileCodeOf } from '../map/tiles.ts'
import type { BelongingId } from '../pieces/belongings.ts'
import { isCharacter } from '../pieces/characters.ts'
import { type SpellId, spellOf } from '../pieces/spells.ts'
import type { OptionalRule } from '../setup/optional.ts'
import { type Character, clearingAt, type RealmState } from '../state.ts'
import type { CastSpell, SpellTarget } from './state.ts'

/** What a spell in effect is looked for on: somebody, or something, by its kind and id. */
export type Bewitched = Pick<SpellTarget, 'kind' | 'id'>

/** Where spells in effect are looked up: a state, or what a seat sees of one. */
export interface Bespelled {
  readonly magic?: { readonly spells: readonly CastSpell[] }
  readonly characters?: readonly Owner[]
  readonly optional?: readonly OptionalRule[]
}

/** Whoever can own an item that casts. */
interface Owner {
  readonly id: string
  readonly fate: Character['fate']
  readonly owned: readonly { readonly id: BelongingId; readonly active?: boolean }[]
  readonly within?: { readonly owned: readonly { readonly id: BelongingId }[] }
}

/** The spells that have been cast and not yet ended; none where no magic is played. */
export const spellsIn = ({ magic }: Bespelled): readonly CastSpell[] => magic?.spells ?? []

/** Whether two targets are one. */
export const isSame = (one: Bewitched, other: Bewitched): boolean => one.kind === other.kind && one.id === other.id

/** Somebody as spells find him: a character, or a denizen, hired or not. */
export const being = (id: string): Bewitched => ({ kind: isCharacter(id) ? 'character' : 'denizen', id })

/** Spells that keep all others from working on somebody while they last, the strongest first (21.5.5, 21.6.3, 21.7.4). */
const WARDS: readonly SpellId[] = ['pentangle', 'melt-into-mist', 'protection-from-magic']

/** What nullifies a spell that is upon the same target (20.9.1, 20.10.1): a ward yields to stronger ones alone, a form too. */
function nullifiersOf(spell: SpellId): readonly SpellId[] {
  const ward = WARDS.indexOf(spell)
  if (ward >= 0) return WARDS.slice(0, ward)
  return spell === 'absorb-essence' ? [...WARDS, 'transform'] : WARDS
}

/** The character who owns an item; undefined where nobody does (20.6.3). */
export const ownerOf = <O extends Owner>(characters: readonly O[], item: BelongingId): O | undefined =>
  characters.find(
    ({ fate, owned, within }) => fate === 'alive' && [...owned, ...(within?.owned ?? [])].some(({ id }) => id === item),
  )

/** Who has a spell in his hand: its caster, or whoever owns the item that has cast it; null where nobody does (20.6.3). */
export function holderOfSpell({ characters = [] }: Bespelled, { caster, item }: CastSpell): string | null {
  return item === null ? caster : (ownerOf(characters, item)?.id ?? null)
}

/**
 * Whether a spell works: it lives, a Permanent one is energized, a Phase chit in use, and an item that has cast it is somebody's
 * (20.6.3, 20.7.1, 20.7.2).
 */
export function works(state: Bespelled, cast: CastSpell): boolean {
  if (cast.stage !== 'alive' || !cast.energized) return false
  if (spellOf(cast.spell).duration === 'phase' && !cast.active) return false
  return state.characters === undefined || holderOfSpell(state, cast) !== null
}

/** The spells of a name that are upon somebody or something, whether they work or sleep. */
export const spellsUpon = (state: Bespelled, spell: SpellId, target: Bewitched): CastSpell[] =>
  spellsIn(state).filter(
    one => one.spell === spell && one.stage === 'alive' && one.targets.some(other => isSame(other, target)),
  )

/** The spell boxes that somebody's spells in effect were cast from: nothing is cast from them, nor are they erased (9.4.5, 20.3.4). */
export const boxesInUse = (state: Bespelled, { id }: Pick<Character, 'id'>): number[] =>
  spellsIn(state).flatMap(({ caster, box }) => (caster === id && box !== null ? [box] : []))

/** Whether a denizen has gone into a spell, or is in the air by one, and in no clearing nor box (21.4.4, 21.5.1). */
export const isAway = (state: Bespelled, denizen: string): boolean =>
  spellsIn(state).some(({ absorbed, aloft, targets }) => absorbed === denizen || (aloft && targets[0]?.id === denizen))

/** The monsters that a character's own chits have taken into him, which die with him (21.5.1). */
export const absorbedBy = (state: Bespelled, character: string): string[] =>
  spellsIn(state).flatMap(({ caster, item, absorbed }) =>
    absorbed !== undefined && item === null && caster === character ? [absorbed] : [],
  )

/** Whether something keeps spells and curses off somebody now (21.5.5, 21.6.3, 21.7.4). */
export const isWarded = (state: Bespelled, target: Bewitched): boolean =>
  WARDS.some(ward => isUnder(state, ward, target))

/** Whether a spell works on somebody or something now, and nothing nullifies it (20.7.5, 20.10.1). */
export const isUnder = (state: Bespelled, spell: SpellId, target: Bewitched): boolean =>
  spellsUpon(state, spell, target).some(one => works(state, one)) &&
  !nullifiersOf(spell).some(stronger => isUnder(state, stronger, target))

/** Whether a spell works on a character, or on the tile he stands in (21.3.3, 21.3.4). */
export function isUnderHere(state: RealmState, spell: SpellId, one: Pick<Character, 'id' | 'place'>): boolean {
  const clearing = clearingAt(one)
  return (
    isUnder(state, spell, { kind: 'character', id: one.id }) ||
    (clearing !== null && isUnder(state, spell, { kind: 'tile', id: tileCodeOf(clearing) }))
  )
}

/** The Carpet's own spell, which nothing breaks: it only sleeps (21.9.3). */
export const CARPET = 'flying-carpet'
