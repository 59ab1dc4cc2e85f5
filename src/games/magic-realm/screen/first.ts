import type { Option, Question } from '../../../kernel/index.ts'
import { bestTarget, colorsWanted, isHarmful, isSpare } from '../plans/sorcery.ts'
import { EVASIVE, FIGHTERS, favorsFighters } from '../plans/suitable-characters.ts'
import { clearingOfCharacter, isFound, mainCharacter, sitesAt } from '../plans/view-facts.ts'
import { magicChits } from '../rules/facts/magic-chits.ts'
import { type Color, colorOfType } from '../rules/pieces/spells.ts'
import { actOf } from '../rules/state/acts.ts'
import { asRealmQuestion, type RealmQuestion } from '../rules/state/asking.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'

/**
 * Returns the id of the default option: a character who suits the game, luring nobody, a search that can find something
 * here, a spell's best target, or a chit to enchant that can be spared. Returns null if there is none.
 */
export function defaultAnswerIn(view: RealmView, open: Question): string | null {
  const main = mainCharacter(view)
  const question = asRealmQuestion(open)
  const { options } = open
  switch (question.topic) {
    case 'character': {
      const suitable = favorsFighters(view) ? [...FIGHTERS, ...EVASIVE] : EVASIVE
      return suitable.find(id => options.some(option => option.id === id)) ?? null
    }
    case 'lure':
      return options.find(({ stops }) => stops === true)?.id ?? null
    case 'search':
      return main && searchHere(view, main, options)
    case 'spell-target':
      return aimAt(view, question)
    case 'enchant':
      return main && colorToMake(main, options)
    default:
      return null
  }
}

/** Returns the best target of a spell. A harmful spell without one is aimed at nobody. */
const aimAt = (view: RealmView, question: RealmQuestion<'spell-target'>): string | null =>
  bestTarget(view, question) ??
  (isHarmful(question.data.spell) || question.data.named
    ? (question.options.find(({ act }) => act.kind !== 'aim')?.id ?? null)
    : null)

/** Returns LOOT if possible, or else LOCATE if a known site in the clearing is still undiscovered, or else null. */
function searchHere(view: RealmView, main: SeenCharacter, options: readonly Option[]): string | null {
  const here = clearingOfCharacter(view, main)
  const isHidden = here !== null && sitesAt(view, here).some(site => !isFound(view, site))
  const by = (table: string): string | undefined =>
    options.find(option => {
      const act = actOf(option)
      return act?.kind === 'search' && act.table === table
    })?.id
  return by('loot') ?? (isHidden ? by('locate') : undefined) ?? null
}

/**
 * Returns a chit that can be spared, preferably one with a color that the character's spells need, or null if there is
 * none.
 */
function colorToMake(main: SeenCharacter, options: readonly Option[]): string | null {
  const chits = magicChits(main)
  const wanted = colorsWanted(main)
  const spare = options.flatMap(option => {
    const act = actOf(option)
    if (act?.kind !== 'color-chit' || !isSpare(main, act.chit)) return []
    const color = colorOfType(chits.find(({ number }) => number === act.chit)?.magic ?? '')
    return [{ id: option.id, isWanted: wanted.includes(color as Color) }]
  })
  return (spare.find(({ isWanted }) => isWanted) ?? spare[0])?.id ?? null
}
