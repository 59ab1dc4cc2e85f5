import type { Messages } from '../../../text/index.ts'
import { Board } from '../rules/islands/board.ts'
import { type SpaceId, territory, tileOf } from '../rules/islands/territories.ts'
import type { WizardsView } from '../rules/state/view.ts'
import { objectivesOf } from './objectives.ts'
import { placeName } from './places.ts'

/**
 * Finds a space by its id, its name or an unambiguous end of it (`star crest`, `dragon's lair b4`), its code in the
 * viewer's Territory or, for a Center, its Territory's name. Returns null if the input is unknown or ambiguous.
 */
export function findSpace(messages: Messages, view: WizardsView, about: string): string | null {
  const board = Board.of(view.placements)
  const text = plain(about).replace(/^the /, '')
  const words = text.split(/[ .]+/)
  const last = words.at(-1)!
  const viewer = view.players[view.seat ?? view.next]
  const tile = viewer ? tileOf(viewer.space) : null
  const tries = [
    `${words.slice(0, -1).join('-')}.${last}`,
    words.length === 1 && tile ? `${tile}.${text}` : '',
    `${words.join('-')}.center`,
    // a water space by its name: `sea at 14-07`
    words[0] === 'sea' ? `sea.${last.replace('-', '')}` : '',
  ]
  const exact = tries.find(space => board.hex(space) >= 0)
  if (exact) return exact
  const near = board.names.filter(name => plain(placeName(messages, name)).endsWith(text))
  return near.length === 1 ? near[0]! : null
}

/** Normalizes a name for comparison: lower case, no apostrophes, single spaces. */
export const plain = (text: string): string => text.trim().toLowerCase().replace(/['’]/g, '').replace(/\s+/g, ' ')

/**
 * Finds a destination. `task b` or `b` is the nearest part of that Task. Anything else is a space as in `findSpace`, or
 * the beginning of a place's or a Territory's name (`hamdrel`, `star`, `meligar`). Returns null if the input is unknown
 * or ambiguous.
 */
export function findPlace(messages: Messages, view: WizardsView, words: string): SpaceId | null {
  const text = words.trim().toLowerCase()
  if (text === '') return null
  const letter = text.replace(/^(my )?task /, '').toUpperCase()
  const errand = objectivesOf(messages, view).find(it => it.letter === letter)
  if (errand) return errand.part.space
  return findSpace(messages, view, text) ?? byPrefix(messages, view, bare(text))
}

/** Reduces a name to lower-case letters and digits, without an article, for comparison. */
const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

function byPrefix(messages: Messages, view: WizardsView, typed: string): SpaceId | null {
  if (typed.length < 3) return null
  const board = Board.of(view.placements)
  const tiles = view.placements.map(({ tile }) => tile).filter(tile => bare(territory(tile).name).startsWith(typed))
  const [tile] = tiles
  if (tile !== undefined && tiles.length === 1) return `${tile}.center`
  const named = board.land
    .map(hex => board.name(hex))
    .filter(space => bare(placeName(messages, space)).startsWith(typed))
  return tiles.length === 0 && named.length === 1 ? (named[0] ?? null) : null
}
