import type { Option, Question } from '../../../kernel/index.ts'
import { isFound, mainCharacter, sitesAt, whereabouts } from '../plans/seen.ts'
import { coloursWanted, isSpare } from '../plans/sorcery.ts'
import { actOf } from '../rules/acts.ts'
import { magicChits } from '../rules/magic/chits.ts'
import { type Colour, colourOfType } from '../rules/pieces/spells.ts'
import type { RealmView, SeenCharacter } from '../rules/view.ts'

/** The answer that Enter stands on: whoever hurries lures nobody, spends no last chit that casts, and searches for what lies before him. */
export function firstIn(view: RealmView, { topic, options }: Question): string | null {
  const main = mainCharacter(view)
  switch (topic) {
    case 'lure':
      return options.find(({ stops }) => stops === true)?.id ?? null
    case 'search':
      return main && searchHere(view, main, options)
    case 'enchant':
      return main && colourToMake(main, options)
    default:
      return null
  }
}

/** Loot before all else, and LOCATE where a site lies that is still to be discovered. */
function searchHere(view: RealmView, main: SeenCharacter, options: readonly Option[]): string | null {
  const here = whereabouts(view, main)
  const isHidden = here !== null && sitesAt(view, here).some(site => !isFound(view, site))
  const by = (table: string): string | undefined =>
    options.find(option => {
      const act = actOf(option)
      return act?.kind === 'search' && act.table === table
    })?.id
  return by('loot') ?? (isHidden ? by('locate') : undefined) ?? null
}

/** A chit that he can spare, of a colour that his spells lack before any other. */
function colourToMake(main: SeenCharacter, options: readonly Option[]): string | null {
  const chits = magicChits(main)
  const wanted = coloursWanted(main)
  const spare = options.flatMap(option => {
    const act = actOf(option)
    if (act?.kind !== 'colour-chit' || !isSpare(main, act.chit)) return []
    const colour = colourOfType(chits.find(({ number }) => number === act.chit)?.magic ?? '')
    return [{ id: option.id, isWanted: wanted.includes(colour as Colour) }]
  })
  return (spare.find(({ isWanted }) => isWanted) ?? spare[0])?.id ?? null
}
