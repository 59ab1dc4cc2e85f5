import type { Seat } from '../../../kernel/index.ts'
import { ownerSeat } from '../rules/facts/employment.ts'
import { magicChits } from '../rules/facts/magic-chits.ts'
import { denizenOf } from '../rules/pieces/denizens.ts'
import { type Color, colorOfType, type SpellId, spellOf } from '../rules/pieces/spells.ts'
import type { RealmQuestion } from '../rules/state/asking.ts'
import type { SpellTarget } from '../rules/state/magic.ts'
import { piecesOn, sheetOf } from '../rules/state/sheets.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'

/** Values of spells for a character under attack. */
const IN_FIGHT: Readonly<Record<SpellId, number>> = {
  'fiery-blast': 10,
  'lightning-bolt': 9,
  'stones-fly': 8,
  exorcise: 7,
  'melt-into-mist': 6,
  'power-of-the-pit': 6,
  'absorb-essence': 6,
  'control-dragon': 6,
  'control-bats': 6,
  'guide-spider-or-octopus': 6,
  persuade: 6,
  'deal-with-goblins': 6,
  'hurricane-winds': 5,
  transform: 4,
  'elven-grace': 4,
  pentangle: 3,
  peace: 3,
}

/** Values of spells that help their caster for a day or longer. They are cast when nobody attacks. */
const AT_PEACE: Readonly<Record<SpellId, number>> = {
  'make-whole': 8,
  'small-blessing': 7,
  'sense-danger': 5,
  'see-hidden-signs': 6,
  'blend-into-background': 5,
  'peace-with-nature': 6,
  premonition: 3,
  'talk-to-wise-bird': 4,
  remedy: 4,
}

/** Spells to cast only on oneself. */
const SELF_ONLY: readonly SpellId[] = [...Object.keys(AT_PEACE), 'elven-grace', 'melt-into-mist', 'pentangle']

/** Returns the value of casting a spell now, or 0 if it is better not to cast it. */
export const spellValue = (spell: SpellId, isAttacked: boolean): number =>
  (isAttacked ? IN_FIGHT[spell] : AT_PEACE[spell]) ?? 0

export const isUseful = (spell: SpellId): boolean => spell in IN_FIGHT || spell in AT_PEACE

/**
 * Rates a target. Helpful spells are for the caster. Harmful spells are for denizens, preferably attackers. A value
 * below 0 means never.
 */
export function targetValue(
  spell: SpellId,
  { kind, id }: SpellTarget,
  self: string,
  attackers: readonly string[],
): number {
  if (kind === 'curse') return id === self ? 1 : -1
  if (SELF_ONLY.includes(spell)) return id === self ? 1 : -1
  if (kind === 'chit') return 0
  if (kind !== 'denizen') return -1
  const { fame, notoriety } = denizenOf(id)
  return (attackers.includes(id) ? 100 : 0) + fame + notoriety
}

/** Returns true for spells that hurt or hinder their target, so nobody casts them on their own side. */
export const isHarmful = (spell: SpellId): boolean =>
  HARMFUL.includes(spell) || (spell in IN_FIGHT && !SELF_ONLY.includes(spell))

/** Harmful spells that the value tables leave out. */
const HARMFUL: readonly SpellId[] = ['roof-collapses', 'curse', 'bad-luck', 'lost']

/** Lists the pieces on a character's sheet in the current fight. */
export const attackersIn = ({ combat }: Pick<RealmView, 'combat'>, character: string): readonly string[] =>
  combat ? piecesOn(sheetOf(combat, character)) : []

/**
 * Finds the best target of a spell among the options. Harmful spells avoid the caster's own side: the player's
 * characters and hirelings. A further target must be an attacker, and Stones Fly works best on a single target. Returns
 * null if no target is good.
 */
export function bestTarget(view: RealmView, question: RealmQuestion<'spell-target'>): string | null {
  const { character, spell, named = [] } = question.data
  const attackers = attackersIn(view, character)
  let found: { readonly id: string; readonly value: number } | null = null
  for (const { id, act } of question.options) {
    if (act.kind !== 'aim' || (isHarmful(spell) && isOwnSide(view, question.seat, act.target))) continue
    const value = targetValue(spell, act.target, character, attackers)
    if (named.length > 0 && (spell === 'stones-fly' || value < 100)) continue
    if (value >= 0 && value > (found?.value ?? -1)) found = { id, value }
  }
  return found?.id ?? null
}

/** Returns true for the seat's own characters and the natives it has hired. */
const isOwnSide = (view: RealmView, seat: Seat, { kind, id }: SpellTarget): boolean =>
  (kind === 'denizen' || kind === 'character') && ownerSeat(view, id) === seat

/** Lists the missing colors of the useful spells for which a character has an active chit (20.1.1). */
export function colorsWanted(character: Pick<SeenCharacter, 'id' | 'chits' | 'magic'>): Color[] {
  const chits = magicChits(character)
  const able = new Set(chits.filter(({ state }) => state === 'active').map(({ magic }) => magic))
  const produced = chits.filter(({ state }) => state === 'enchanted').map(({ magic }) => colorOfType(magic))
  const lacking = (character.magic?.spells ?? []).flatMap(({ spell }): Color[] => {
    const { type, color } = spellOf(spell)
    return isUseful(spell) && type !== null && able.has(type) && color !== null ? [color as Color] : []
  })
  return [...new Set(lacking)].filter(color => !produced.includes(color))
}

/** Returns the character as if these chits had already been turned into color chits. */
export const withColorChits = <C extends Pick<SeenCharacter, 'chits'>>(
  character: C,
  numbers: readonly number[],
): C => ({
  ...character,
  chits: character.chits.map((state, number) => (numbers.includes(number) ? 'enchanted' : state)),
})

/** Lists the spells that the character could no longer cast after enchanting a chit. */
export function spellsWithout(character: Pick<SeenCharacter, 'id' | 'chits' | 'magic'>, chit: number): SpellId[] {
  const chits = magicChits(character)
  const type = chits.find(({ number }) => number === chit)?.magic
  const left = chits.filter(({ magic, state, number }) => magic === type && state === 'active' && number !== chit)
  const known = (character.magic?.spells ?? []).map(({ spell }) => spell)
  return left.length > 0 ? [] : [...new Set(known.filter(spell => spellOf(spell).type === type))]
}

/** Returns true if the character can still cast every spell after enchanting a chit. */
export const isSpare = (character: Pick<SeenCharacter, 'id' | 'chits' | 'magic'>, chit: number): boolean =>
  spellsWithout(character, chit).length === 0
