import { Board } from './board.ts'
import { errandsOf } from './errands.ts'
import { spaceMeant } from './inquiries.ts'
import { spaceName } from './spaces.ts'
import { type SpaceId, territory } from './territories.ts'
import type { WizardsView } from './view.ts'

/**
 * Where a person wants to go: `task b` or `b` to the nearest part of his Task of that letter, else a space as `spaceMeant`
 * has it, else a place or a Territory by the beginning of its name (`hamdrel`, `star`, `meligar`). Null where it is none
 * or could be several.
 */
export function placeMeant(view: WizardsView, words: string): SpaceId | null {
  const said = words.trim().toLowerCase()
  if (said === '') return null
  const letter = said.replace(/^(my )?task /, '').toUpperCase()
  const errand = errandsOf(view).find(it => it.letter === letter)
  if (errand) return errand.part.space
  return spaceMeant(view, said) ?? begunBy(view, bare(said))
}

/** A name as it is compared: small letters, nothing but letters and digits, no article. */
const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

function begunBy(view: WizardsView, said: string): SpaceId | null {
  if (said.length < 3) return null
  const board = Board.of(view.placements)
  const tiles = view.placements.map(({ tile }) => tile).filter(tile => bare(territory(tile).name).startsWith(said))
  const [tile] = tiles
  if (tile !== undefined && tiles.length === 1) return `${tile}.center`
  const named = board.land.map(hex => board.name(hex)).filter(space => bare(spaceName(space)).startsWith(said))
  return tiles.length === 0 && named.length === 1 ? (named[0] ?? null) : null
}
