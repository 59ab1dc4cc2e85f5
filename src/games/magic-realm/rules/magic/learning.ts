import type { Rule } from '../../../../kernel/index.ts'
import { decide, type RealmAct, type RealmOption, wordOption } from '../acts.ts'
import { type SpellId, spellOf } from '../pieces/spells.ts'
import type { Character, RealmState, RealmTable } from '../state.ts'
import { magicChits } from './chits.ts'

/** Spell boxes a character has (D4). */
export const SPELL_BOXES_OF_EACH = 14

/** The boxes that a spell of his in effect was cast from: they cannot be erased. */
const inUse = ({ magic }: RealmState, { id }: Pick<Character, 'id'>): number[] =>
  (magic?.spells ?? []).flatMap(({ caster, box }) => (caster === id && box !== null ? [box] : []))

/** Whether he may record a spell from its card: a chit of its type in any state, and not learned before (9.4.5). */
export function canLearn(state: RealmState, character: Character, spell: SpellId): boolean {
  const { magic: sorcery } = character
  if (!sorcery) return false
  const { type } = spellOf(spell)
  if (!magicChits(character).some(({ magic }) => magic === type)) return false
  if (sorcery.spells.some(one => one.learned && one.spell === spell)) return false
  return sorcery.spells.length < SPELL_BOXES_OF_EACH || inUse(state, character).length < SPELL_BOXES_OF_EACH
}

/** He records a spell whose card he has seen, if he likes; with all boxes full another is erased (9.4.5). True where he does. */
export function* learnSpell(table: RealmTable, character: Character, spell: SpellId, rule: string): Rule<boolean> {
  const { state } = table
  const sorcery = character.magic
  if (!sorcery || !canLearn(state, character, spell)) return false
  const isFull = sorcery.spells.length >= SPELL_BOXES_OF_EACH
  const used = inUse(state, character)
  const options: RealmOption[] = isFull
    ? sorcery.spells.flatMap((one, replaces) =>
        used.includes(replaces)
          ? []
          : [{ id: `${spell} for ${one.spell} ${replaces + 1}`, act: { kind: 'spell', spell, replaces } as const }],
      )
    : [{ id: spell, act: { kind: 'spell', spell } }]
  const act = yield* decide<RealmAct>({
    seat: character.seat,
    topic: 'learn',
    rule: '9.4.5',
    data: { character: character.id, spell },
    options: [...options, wordOption('nothing')],
  })
  if (act.kind !== 'spell') return false
  const erased = act.replaces === undefined ? undefined : sorcery.spells[act.replaces]?.spell
  if (act.replaces === undefined) sorcery.spells.push({ spell, learned: true })
  else sorcery.spells[act.replaces] = { spell, learned: true }
  const { seat, id } = character
  table.tell({
    kind: 'learns-spell',
    seat,
    rule,
    character: id,
    spell,
    ...(erased === undefined ? {} : { erased }),
    to: [seat],
  })
  return true
}
