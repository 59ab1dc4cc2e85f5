import type { Messages } from '../../../text/index.ts'
import { type SpaceId, type Territory, territory, tileOf } from '../rules/islands/territories.ts'
import { ENGLISH } from './messages.ts'

/** Names are put together once each: every answer on the map says one. */
const spoken = new WeakMap<Messages, Map<SpaceId, string>>()

/** A space as a person says it: `Torwall B4`, `the Star Crest`, `the sea at 14-07`. */
export function placeName(words: Messages, space: SpaceId): string {
  let known = spoken.get(words)
  if (!known) {
    known = new Map()
    spoken.set(words, known)
  }
  let name = known.get(space)
  if (name === undefined) {
    name = say(words, space)
    known.set(space, name)
  }
  return name
}

/** The same in English. */
export const spaceName = (space: SpaceId): string => placeName(ENGLISH, space)

function say(words: Messages, space: SpaceId): string {
  const tile = tileOf(space)
  if (tile === null) return words.say('place-sea', { column: space.slice(4, 6), row: space.slice(6) })
  const code = space.slice(tile.length + 1)
  const it = territory(tile)
  const terrain = it.terrain[code]
  switch (terrain) {
    case 'star-crest':
      return words.say('place-star-crest')
    case 'high-hollow':
      return words.say('place-high-hollow')
    case 'abbey':
      return words.say('place-abbey')
    case 'ruktal':
      return words.say('place-circle')
    case 'lair':
      return words.say('place-lair')
    case 'cottage':
    case 'tower':
      return it.name
    case 'dwelling':
    case 'town':
      return settlement(words, it, code)
    case 'stone':
      return words.say('place-stone', { dots: it.dots[code] ?? 0, code: code.toUpperCase() })
    default:
      return code === 'center'
        ? words.say('place-center', { territory: it.name })
        : words.say('place-code', { territory: it.name, code: code.toUpperCase() })
  }
}

/** A town or Dwelling by its name, and where it lies if the name does not tell. */
function settlement(words: Messages, it: Territory, code: string): string {
  const name = it.places[code]!.split(',')[0]!
  if (name === it.name) return words.say('place-town', { territory: it.name })
  return name.startsWith(it.name) ? name : words.say('place-in', { name, territory: it.name, code: code.toUpperCase() })
}
