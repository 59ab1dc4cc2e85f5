import type { Messages } from '../../../text/index.ts'
import { chitFace } from '../rules/pieces/chits.ts'
import { BOX_IDS } from '../rules/pieces/setup-card.ts'
import { CLEARING_IDS, clearingOf, type TileCode } from '../rules/pieces/tiles.ts'
import type { RealmView } from '../rules/state/view.ts'
import { belongingName, characterName, chitName, clearingName, thingName, tileName } from './names.ts'

/** A part of the notebook: a title and its lines. */
export interface Notes {
  readonly title: string
  readonly lines: readonly string[]
}

/**
 * Lists the cards that the player has seen, by last known place, and the known map chits, by tile. Leaves out the
 * player's own belongings.
 */
export const notebook = (words: Messages, view: RealmView): Notes[] => [
  { title: words.get('notebook-cards'), lines: cardsSeen(words, view) },
  { title: words.get('notebook-chits'), lines: chitsSeen(words, view) },
]

function cardsSeen(words: Messages, view: RealmView): string[] {
  const own = new Set(view.characters.flatMap(one => (one.isOwn ? one.owned.map(({ id }) => id) : [])))
  const places = new Map<string, string[]>()
  for (const [id, { at, day }] of Object.entries(view.notebook ?? {})) {
    if (own.has(id)) continue
    const card = words.get('notebook-card', { card: belongingName(id), day })
    places.set(at, [...(places.get(at) ?? []), card])
  }
  return [...places].map(([at, cards]) =>
    words.get('notebook-at', { place: placeName(words, view, at), things: words.list(cards.sort()) }),
  )
}

/** Names a place in the notebook: a box on the setup card, a clearing or the card's holder. */
function placeName(words: Messages, view: RealmView, at: string): string {
  if (CLEARING_IDS.includes(at)) return words.get('notebook-pile', { place: clearingName(at) })
  if (BOX_IDS.includes(at)) return words.get('notebook-box', { box: thingName(words, at) })
  return view.characters.some(({ id }) => id === at) ? characterName(at) : thingName(words, at)
}

function chitsSeen(words: Messages, view: RealmView): string[] {
  const tiles = new Map<TileCode, string[]>()
  for (const [id, { tile }] of Object.entries(view.chits)) {
    if (tile === null) continue
    const face = chitFace(id)
    const isPlaced = face.kind === 'site' || face.kind === 'sound'
    const name = isPlaced
      ? words.get('notebook-chit', { chit: chitName(id), place: clearingName(clearingOf(tile, face.clearing)) })
      : chitName(id)
    tiles.set(tile, [...(tiles.get(tile) ?? []), name])
  }
  return [...tiles].map(([tile, chits]) =>
    words.get('notebook-at', { place: tileName(tile), things: words.list(chits) }),
  )
}
