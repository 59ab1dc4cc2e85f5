import type { Rule } from '../../../../kernel/index.ts'
import { isDemonic } from '../facts/as-foe.ts'
import { formOf } from '../facts/forms.ts'
import { itemChits } from '../facts/items.ts'
import { magicChits } from '../facts/magic-chits.ts'
import { boxesInUse } from '../facts/spells.ts'
import { type SpellId, spellOf } from '../pieces/spells.ts'
import { type RealmOption, wordOption } from '../state/acts.ts'
import { decide } from '../state/asking.ts'
import type { MagicAct } from '../state/magic-acts.ts'
import type { Character, RealmState, RealmTable } from '../state/state.ts'

/** The number of spell boxes that each character has (D4). */
const SPELL_BOXES_OF_EACH = 14

/**
 * Returns true if a character may record a spell from its card. This requires a chit of the spell's type in any state,
 * or a form or item that serves as one, and a box that is free or not in use. A spell that was learned before cannot be
 * learned again, but a starting spell can (9.4.5, 21.5.1, 26.15).
 */
export function canLearn(state: RealmState, character: Character, spell: SpellId): boolean {
  const { magic: sorcery } = character
  if (!sorcery) return false
  const { type } = spellOf(spell)
  const types: (string | null)[] = [
    ...magicChits(character).map(({ magic }) => magic),
    ...typesOfForm(state, character),
    ...typesOfItems(state, character),
  ]
  if (!types.includes(type)) return false
  if (sorcery.spells.some(one => one.learned && one.spell === spell)) return false
  return sorcery.spells.length < SPELL_BOXES_OF_EACH || boxesInUse(state, character).length < SPELL_BOXES_OF_EACH
}

/**
 * Returns the ways to record a spell: in a free box or, if all boxes are full, in place of a spell that is not in use
 * (9.4.5).
 */
export function learnings(state: RealmState, character: Character, spell: SpellId): LearnOption[] {
  const sorcery = character.magic
  if (!sorcery || !canLearn(state, character, spell)) return []
  if (sorcery.spells.length < SPELL_BOXES_OF_EACH) return [{ id: spell, act: { kind: 'spell', spell } }]
  const used = boxesInUse(state, character)
  return sorcery.spells.flatMap((one, replaces) =>
    used.includes(replaces)
      ? []
      : [{ id: `${spell} for ${one.spell} ${replaces + 1}`, act: { kind: 'spell', spell, replaces } as const }],
  )
}

export type LearnAct = MagicAct & { readonly kind: 'spell' }
type LearnOption = RealmOption & { readonly act: LearnAct }

/** Returns the spell types that the form of a Demon or Imp allows (21.5.1). */
function typesOfForm(state: RealmState, { id }: Pick<Character, 'id'>): string[] {
  const form = formOf(state, id)
  return form?.kind === 'monster' && isDemonic(form.denizen) ? ['V'] : []
}

/** Returns the spell types that artifacts and books allow when they are used as chits (26.15). */
const typesOfItems = (state: RealmState, character: Character): string[] =>
  itemChits(state, character).map(({ type }) => type)

/**
 * Returns true if the character needs an item to record the spell. Such a spell scores only if its owner has an item of
 * that type at the end of the game (26.15).
 */
function isHeld(state: RealmState, character: Character, spell: SpellId): boolean {
  const { type } = spellOf(spell)
  const own: (string | null)[] = [...magicChits(character).map(({ magic }) => magic), ...typesOfForm(state, character)]
  return !own.includes(type)
}

/** Offers to record a spell whose card the character has seen (9.4.5). Returns true if it was recorded. */
export const learnSpell = (table: RealmTable, character: Character, spell: SpellId, rule: string): Rule<boolean> =>
  learnOne(table, character, [spell], rule)

/**
 * Offers to record one of the spells whose cards the character has seen (9.4.5, 9.5.5). Returns true if one was
 * recorded.
 */
export function* learnOne(
  table: RealmTable,
  character: Character,
  spells: readonly SpellId[],
  rule: string,
): Rule<boolean> {
  const options = [...new Set(spells)].flatMap(spell => learnings(table.state, character, spell))
  if (options.length === 0) return false
  const act = yield* decide({
    seat: character.seat,
    topic: 'learn',
    rule: '9.4.5',
    data: { character: character.id, ...(spells.length === 1 ? { spell: spells[0]! } : {}) },
    options: [...options, wordOption('nothing')],
  })
  if (act.kind !== 'spell') return false
  recordSpell(table, character, act, rule)
  return true
}

/** Records a spell in a free box or in place of another one (9.4.5). Only the character's own player sees which. */
export function recordSpell(table: RealmTable, character: Character, act: LearnAct, rule: string): void {
  const sorcery = character.magic!
  const { spell, replaces } = act
  const erased = replaces === undefined ? undefined : sorcery.spells[replaces]?.spell
  const held = isHeld(table.state, character, spell) ? { held: true as const } : {}
  if (replaces === undefined) sorcery.spells.push({ spell, learned: true, ...held })
  else sorcery.spells[replaces] = { spell, learned: true, ...held }
  const { seat, id } = character
  table.emit({
    kind: 'learns-spell',
    seat,
    rule,
    character: id,
    spell,
    ...(erased === undefined ? {} : { erased }),
    to: [seat],
  })
}
