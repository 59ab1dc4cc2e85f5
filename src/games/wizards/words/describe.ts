import loreFile from '../../../../data/wizards/territories.json' with { type: 'json' }
import { dataFile } from '../../../parts/data-file.ts'
import { DIRECTIONS } from '../../../parts/hexes/index.ts'
import { capital, halvesText, type Messages } from '../../../text/index.ts'
import { demonsIn } from '../rules/facts/spaces.ts'
import { Board } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import { type SpaceId, type Territory, type TileId, tileOf } from '../rules/islands/territories.ts'
import { bookOf } from '../rules/state/book.ts'
import type { WizardsView } from '../rules/state/view.ts'
import { placeSeen } from './places.ts'

const WAYS = {
  e: 'east',
  se: 'south-east',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
  ne: 'north-east',
} as const satisfies Record<(typeof DIRECTIONS)[number], string>

/** Flavor text about a Territory and some of its spaces, by space. */
export interface Lore {
  readonly id: TileId
  readonly text: string
  readonly places: Readonly<Record<SpaceId, string>>
}

/** The flavor text for every Territory. */
export const LORE = dataFile<readonly Lore[]>(loreFile)

/** Ground that a space's name doesn't mention. */
const OPEN_GROUND = new Set<string>(['plains', 'woods', 'mountains'])

/**
 * Describes a space and its contents in short sentences. `cost` is the cost of going there, in points, if known. If
 * `tasks` is false, omits the markers of the viewer's own Tasks. If `foesFirst` is true, begins with the contents of a
 * space with the Dragon or Demons, so that they remain if the text is cut. Returns null if the space isn't on the
 * board.
 */
export function describeSpace(
  words: Messages,
  view: WizardsView,
  space: SpaceId,
  cost: number | null = null,
  { tasks = true, foesFirst = false } = {},
): string[] | null {
  const board = Board.of(view.placements)
  const hex = board.hex(space)
  if (hex < 0) return null
  const lines = [whereabouts(words, view, board, hex), ...entryConditions(words, view, board, hex)]
  const here = contentsOf(words, view, space, { tasks })
  if (here.length > 0) {
    const isDeadly = view.dragon === space || demonsIn(view, space) > 0
    lines.splice(foesFirst && isDeadly ? 0 : lines.length, 0, words.get('look-here', { what: here.join(', ') }))
  }
  const barred = barriers(words, board, hex)
  if (barred) lines.push(barred)
  if (cost !== null) lines.push(costText(words, cost))
  return lines
}

/**
 * Returns flavor text about a space or, if it has none, about its Territory. Returns null at sea and for land taken by
 * Evil.
 */
export function loreAt({ fallen }: Pick<WizardsView, 'fallen'>, space: SpaceId): string | null {
  const land = tileOf(space)
  const lore = land === null || fallen.includes(land) ? undefined : LORE.find(({ id }) => id === land)
  return lore ? (lore.places[space] ?? lore.text) : null
}

/** Lists the contents of a space: players first, then everyone else who can be met there, then markers and boats. */
export function contentsOf(words: Messages, view: WizardsView, space: SpaceId, { tasks = true } = {}): string[] {
  const out: string[] = []
  for (const player of view.players) {
    if (player.space === space) out.push(player.seat === view.seat ? words.get('look-you') : player.name)
  }
  if (view.dragon === space) out.push(words.get('look-dragon'))
  for (const { wizard, at, letter } of view.wizards) {
    if (at !== space) continue
    if (wizard === null) out.push(words.get('secret-wizard', { letter }))
    else out.push(letter === null ? capital(wizard) : words.get('look-secret', { wizard: capital(wizard), letter }))
  }
  const demons = demonsIn(view, space)
  if (demons > 0) out.push(words.get('look-demons', { demons }))
  for (const player of view.players) {
    const own = player.seat === view.seat
    if (own && !tasks) continue
    for (const task of player.tasks) {
      if (!task.marks.some(mark => mark.at === space && !mark.done)) continue
      const { letter } = task
      out.push(own ? words.get('look-your-task', { letter }) : words.get('look-task', { name: player.name, letter }))
    }
  }
  const boats = view.boats.flatMap((at, boat) => (at === space ? boat : []))
  const aboard = boats.filter(boat => view.haunted.includes(boat)).length
  if (boats.length === 1) out.push(words.get(aboard > 0 ? 'look-boat-haunted' : 'look-boat'))
  else if (boats.length > 1)
    out.push(
      aboard === 0
        ? words.get('look-boats', { boats: boats.length })
        : words.get('look-boats-haunted', { boats: boats.length, aboard }),
    )
  return out
}

function whereabouts(words: Messages, view: WizardsView, board: Board, hex: number): string {
  const name = capital(placeSeen(words, board, board.name(hex)))
  const territory = board.territoryAt[hex]
  if (!territory) return waters(words, board, hex, name)
  const code = board.name(hex).slice(territory.id.length + 1)
  const ground = board.ground[hex] ?? 'water'
  const fate = view.fallen.includes(territory.id)
    ? [words.get('look-taken')]
    : [...groundWords(words, territory, code, ground, name), ...(board.isCoastal(hex) ? [words.get('look-coast')] : [])]
  const place = [withCode(words, name, code, ground), ...fate].join(', ')
  return words.get('look-place', { place, kind: territory.kind })
}

/** Describes the conditions for entering a space if points alone aren't enough (6, 7.37). */
function entryConditions(words: Messages, view: WizardsView, board: Board, hex: number): string[] {
  switch (board.ground[hex]) {
    case 'stone': {
      const name = board.name(hex)
      const code = name.slice(name.indexOf('.') + 1)
      return [words.get('look-stone', { dots: board.territoryAt[hex]?.dots[code] ?? 0 })]
    }
    case 'ruktal':
      return [words.get('look-ruktal')]
    case 'star-crest':
      return [words.get(bookOf(view).crestByChoice ? 'look-star-crest' : 'look-star-crest.revised')]
    default:
      return []
  }
}

/** Adds the space's code to its name, unless the name includes it or the space is a Center, which has none. */
function withCode(words: Messages, name: string, code: string, ground: string): string {
  if (code === 'center' || OPEN_GROUND.has(ground) || name.includes(`${code.toUpperCase()})`)) return name
  return words.get('look-coded', { name, code: code.toUpperCase() })
}

/** Returns the terrain of open ground, with its place name if the space's name doesn't include it. */
function groundWords(words: Messages, territory: Territory, code: string, ground: string, name: string): string[] {
  if (!OPEN_GROUND.has(ground)) return []
  const place = territory.places[code]
  const open = words.get(`terrain-${ground}`)
  return place && !name.includes(place) ? [open, place] : [open]
}

function waters(words: Messages, board: Board, hex: number, name: string): string {
  if (board.land.length === 0) return words.get('look-sea', { name })
  if (!board.ocean[hex]) return words.get('look-lake', { name })
  const coasts = new Set<string>()
  for (let d = 0; d < 6; d++) {
    const territory = board.territoryAt[GRID.neighbor(hex, d)]
    if (territory) coasts.add(territory.name)
  }
  if (coasts.size === 0) return words.get('look-sea', { name })
  return words.get('look-off', { name, coasts: words.list([...coasts]) })
}

function barriers(words: Messages, board: Board, hex: number): string | null {
  const walls: string[] = []
  const rifts: string[] = []
  DIRECTIONS.forEach((name, d) => {
    if (!board.isBarred(hex, d)) return
    const isRift = ((board.rift[hex] ?? 0) & (1 << d)) !== 0
    const side = isRift ? rifts : walls
    side.push(words.get(`compass-${WAYS[name]}`))
  })
  if (rifts.length === 0) return walls.length > 0 ? words.get('look-wall', { sides: words.list(walls) }) : null
  const sides = words.list(rifts)
  return walls.length === 0
    ? words.get('look-rift', { sides })
    : words.get('look-wall-and-rift', { walls: words.list(walls), rifts: sides })
}

/** Formats the cost of going to a space. `cost` is in points. */
function costText(words: Messages, cost: number): string {
  if (cost === 0.5) return words.get('look-cost-half')
  return words.get('look-cost', { points: halvesText(cost * 2), count: Math.ceil(cost) })
}
