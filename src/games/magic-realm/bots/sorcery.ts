import { attackersIn, bestTarget, colorsWanted, isSpare, spellValue, withColorChits } from '../plans/sorcery.ts'
import { magicChits } from '../rules/facts/magic-chits.ts'
import { colorOfType, spellOf } from '../rules/pieces/spells.ts'
import type { OptionOn, RealmQuestion, Topic } from '../rules/state/asking.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'

/** A question about magic, with its context. */
interface MagicContext {
  readonly view: RealmView
  readonly question: RealmQuestion
  readonly character: SeenCharacter | null
}

/** Rates a spell for learning. Its value in fights counts double. */
const learningValue = (spell: string): number => spellValue(spell, true) + spellValue(spell, false) / 2

/** Returns the id of the option with the highest value, or null if no value is above 0. */
function best({ question }: MagicContext, rate: (act: OptionOn<Topic>['act']) => number): string | null {
  let found: { readonly id: string; readonly value: number } | null = null
  for (const option of question.options) {
    const value = rate(option.act)
    if (value > 0 && value > (found?.value ?? 0)) found = { id: option.id, value }
  }
  return found?.id ?? null
}

const word = ({ question }: MagicContext, ...kinds: readonly string[]): string | null =>
  question.options.find(({ act }) => kinds.includes(act.kind))?.id ?? null

/** Returns the color that a character's chit provides, or null. */
const colorOf = (character: SeenCharacter, chit: number): string | null =>
  colorOfType(magicChits(character).find(({ number }) => number === chit)?.magic ?? '')

/** Rates enchanting a chit. The value is above 0 if the character wants its color and can spare the chit. */
function enchantValue(character: SeenCharacter | null, chit: number): number {
  if (!character) return 0
  const wanted = colorsWanted(character) as readonly string[]
  const color = colorOf(character, chit)
  return color !== null && wanted.includes(color) && isSpare(character, chit) ? 2 : 0
}

/**
 * Answers questions about magic. Learns the most useful spells, makes missing colors and picks targets. Returns null
 * for other questions, or if no option is useful.
 */
export function magicAnswer(context: MagicContext): string | null {
  const { view, question, character } = context
  switch (question.topic) {
    case 'spell':
    case 'learn': {
      // A second copy of a spell is of little use.
      const chosen = (question.topic === 'spell' && question.data.chosen) || []
      return best(context, act =>
        act.kind !== 'spell' ? 0 : chosen.includes(act.spell) ? 0.5 : 1 + learningValue(act.spell),
      )
    }
    case 'color-chits': {
      const left = character && withColorChits(character, question.data.chosen ?? [])
      return (
        best(context, act => (act.kind === 'color-chit' ? enchantValue(left, act.chit) : 0)) ?? word(context, 'done')
      )
    }
    case 'enchant':
      return (
        best(context, act => (act.kind === 'color-chit' ? 1 + enchantValue(character, act.chit) : 0)) ??
        best(context, act => (act.kind === 'turn-tile' ? 1 : 0))
      )
    case 'sight-take':
      return best(context, act => (act.kind === 'take-top' ? 1 : 0))
    case 'sight-spells':
      return best(context, act => (act.kind === 'look' ? 1 : 0))
    case 'feed':
      return word(context, 'go-on')
    case 'record-phantasm':
      return word(context, 'done')
    case 'spell-target':
      return bestTarget(view, question) ?? word(context, 'done', 'nothing')
    default:
      return null
  }
}

/** Picks a spell to cast as an action. Returns null if none is worthwhile. */
export function castAnswer(view: RealmView, question: RealmQuestion): string | null {
  if (question.topic !== 'action') return null
  const character = view.characters.find(({ id }) => id === question.data.character) ?? null
  const isAttacked = attackersIn(view, character?.id ?? '').length > 0
  return best({ view, question, character }, act => (act.kind === 'cast' ? spellValue(act.spell, isAttacked) : 0))
}

/**
 * Returns true if a character has a spell that helps on a quiet evening, a chit that can cast it, and a color chit for
 * it.
 */
export function wouldCast({ magic, id, chits }: SeenCharacter): boolean {
  const own = magicChits({ id, chits, ...(magic ? { magic } : {}) })
  return (magic?.spells ?? []).some(({ spell }) => {
    const { type, color } = spellOf(spell)
    const has = own.some(one => one.state === 'active' && one.magic === type)
    const fed = own.some(one => one.state === 'enchanted' && (color === null || colorOfType(one.magic) === color))
    return has && fed && spellValue(spell, false) > 0
  })
}

/** Returns true if one of the character's active chits can be spared to make a color that the spells need. */
export const wouldEnchant = (character: SeenCharacter): boolean =>
  character.magic !== undefined &&
  magicChits(character).some(({ state, number }) => state === 'active' && enchantValue(character, number) > 0)

/**
 * Returns the answer that plays another round of a quiet evening if one of the seat's characters there can cast a
 * spell, or null if none can.
 */
export function quietAnswer(view: RealmView, question: RealmQuestion): string | null {
  if (question.topic !== 'rounds' || !view.magic) return null
  const here = view.characters.filter(
    ({ isOwn, place }) => isOwn && place.kind === 'clearing' && place.clearing === question.data.clearing,
  )
  if (!here.some(wouldCast)) return null
  return question.options.find(({ act }) => act.kind === 'fight-on')?.id ?? null
}
