import { capital, type Messages } from '../../../text/index.ts'
import { Board } from '../rules/islands/board.ts'
import { SEA_COLUMNS, SEA_ROWS } from '../rules/islands/grid.ts'
import { type SpaceId, type Territory, territory, tileOf } from '../rules/islands/territories.ts'
import { type OffLand, offLand } from '../rules/islands/waters.ts'
import type { WizardsView, WizardView } from '../rules/state/view.ts'
import { ENGLISH } from './messages.ts'

/** Names a High Wizard on the board, or a Secret Wizard whom the viewer doesn't know by letter. */
export const wizardName = (words: Messages, out: WizardView): string =>
  out.wizard === null ? words.get('secret-wizard', { letter: out.letter }) : capital(out.wizard)

/** The names of spaces, cached by language because every answer on the map uses one. */
const namesByLanguage = new WeakMap<Messages, Map<SpaceId, string>>()

/** Returns the name of a space: `Torwall B4`, `the Star Crest`, `the northern sea`. */
export function placeName(words: Messages, space: SpaceId): string {
  let known = namesByLanguage.get(words)
  if (!known) {
    known = new Map()
    namesByLanguage.set(words, known)
  }
  let name = known.get(space)
  if (name === undefined) {
    name = say(words, space)
    known.set(space, name)
  }
  return name
}

export const spaceName = (space: SpaceId): string => placeName(ENGLISH, space)

/** Names of water spaces by board and language, cached because a single question in a boat uses a hundred of them. */
const waterNames = new WeakMap<Board, WeakMap<Messages, Map<SpaceId, string>>>()

/** Names the space of an event. Water is named by its nearest land, as in `placeSeen`. */
export const placeText = (
  words: Messages,
  { space, off }: { readonly space: SpaceId; readonly off?: OffLand },
): string => (off ? offName(words, off) : placeName(words, space))

/**
 * Names a space as `placeName` does, except that water is named by its nearest land on the map (`the sea 2 spaces west
 * of Torwall`).
 */
export function placeSeen(words: Messages, { placements }: Pick<WizardsView, 'placements'>, space: SpaceId): string {
  if (tileOf(space) !== null || placements.length === 0) return placeName(words, space)
  const board = Board.of(placements)
  const byLanguage = waterNames.get(board) ?? new WeakMap<Messages, Map<SpaceId, string>>()
  waterNames.set(board, byLanguage)
  const named = byLanguage.get(words) ?? new Map<SpaceId, string>()
  byLanguage.set(words, named)
  let name = named.get(space)
  if (name === undefined) {
    const off = offLand(placements, space)
    name = off ? offName(words, off) : placeName(words, space)
    named.set(space, name)
  }
  return name
}

/** Names a space as `placeSeen` does, but more briefly: water is named only by its nearest land. */
export function placeInShort(words: Messages, { placements }: Pick<WizardsView, 'placements'>, space: SpaceId): string {
  const off = offLand(placements, space)
  return off ? words.get('place-sea-short', { land: territory(off.land).name }) : placeName(words, space)
}

/**
 * Names water by its distance and direction from the nearest land: `the sea 2 spaces west of Torwall`. Several spaces
 * may have the same name.
 */
const offName = (words: Messages, { land, spaces, point }: OffLand): string =>
  words.get('place-sea-off', { spaces, point: words.get(`compass-${point}`), land: territory(land).name })

function say(words: Messages, space: SpaceId): string {
  const tile = tileOf(space)
  if (tile === null) return words.get(`place-sea-${seaPart(space)}`)
  const code = space.slice(tile.length + 1)
  const it = territory(tile)
  const terrain = it.terrain[code]
  switch (terrain) {
    case 'star-crest':
      return words.get('place-star-crest')
    case 'high-hollow':
      return words.get('place-high-hollow')
    case 'abbey':
      return words.get('place-abbey')
    case 'ruktal':
      return words.get('place-circle')
    case 'lair':
      return words.get('place-lair')
    case 'dwelling':
    case 'town':
      return settlement(words, it, code)
    case 'stone':
      return words.get('place-stone', { dots: it.dots[code] ?? 0, code: code.toUpperCase() })
    default:
      return code === 'center'
        ? words.get('place-center', { territory: it.name })
        : words.get('place-code', { territory: it.name, code: code.toUpperCase() })
  }
}

/** Returns which of the nine parts of the sea a water space is in. */
function seaPart(space: SpaceId) {
  const third = (at: number, of: number) => Math.min(2, Math.floor((3 * (at - 1)) / of))
  const [across, down] = [third(Number(space.slice(4, 6)), SEA_COLUMNS), third(Number(space.slice(6)), SEA_ROWS)]
  const parts = [
    ['north-west', 'north', 'north-east'],
    ['west', 'middle', 'east'],
    ['south-west', 'south', 'south-east'],
  ] as const
  return parts[down]?.[across] ?? 'middle'
}

/** Names a town or Dwelling, with its Territory and code if the name doesn't mention the Territory. */
function settlement(words: Messages, it: Territory, code: string): string {
  const name = it.places[code]!.split(',')[0]!
  if (name === it.name) return words.get('place-town', { territory: it.name })
  return name.startsWith(it.name) ? name : words.get('place-in', { name, territory: it.name, code: code.toUpperCase() })
}

/** Returns each name once, with a number in parentheses if it occurs several times. */
export function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name))
}
