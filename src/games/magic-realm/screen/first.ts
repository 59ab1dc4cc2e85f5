import type { Option, Question } from '../../../kernel/index.ts'
import { isFound, mainCharacter, sitesAt, whereabouts } from '../plans/seen.ts'
import { coloursWanted, isSpare } from '../plans/sorcery.ts'
import { magicChits } from '../rules/facts/magic-chits.ts'
import { type Colour, colourOfType } from '../rules/pieces/spells.ts'
import { actOf } from '../rules/state/acts.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'

/**
 * Returns the default answer, chosen so that hasty players lure nobody, keep their last casting chit and search for
 * what they are likely to find.
 */
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

/** Prefers LOOT, then LOCATE if a site here is still undiscovered. */
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

/** Returns a chit that can be spared, preferably one with a color that the character's spells need. */
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
