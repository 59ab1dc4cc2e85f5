import { BELONGINGS, type BelongingId } from '../pieces/belongings.ts'
import { boardOf, type WayId } from '../pieces/board.ts'
import { COLOURS, type Colour, colourOfType } from '../pieces/spells.ts'
import { type ClearingId, numberOf, type TileCode, tileCodeOf, tileOf } from '../pieces/tiles.ts'
import { seasonOf, WEEK } from '../state/calendar.ts'
import type { ColourSource } from '../state/magic.ts'
import { MONTH_WEEKS } from '../state/optional.ts'
import type { Character, OpenRealm, Owned, Place, RealmState } from '../state/state.ts'
import { magicChits } from './magic-chits.ts'
import { holderOf } from './serving.ts'
import { placeOfCard } from './whereabouts.ts'

/** The colors present everywhere on the last day of each week in a month (5.1.3). */
const OF_DAY: Readonly<Record<number, readonly Colour[]>> = {
  7: ['white', 'black'],
  14: ['grey'],
  21: ['purple'],
  28: ['gold'],
}

/**
 * Returns the colors present everywhere today (5.1.3, 20.2.1). In games longer than a month, day 7 has only white, and
 * the seventh day of each later month only black (5.1.4). A season has its own colors (26.23).
 */
export function coloursOfDay(state: Pick<RealmState, 'day' | 'weeks' | 'season'>): readonly Colour[] {
  const { day, weeks = MONTH_WEEKS } = state
  const season = seasonOf(state)
  if (season) return day > 0 && day % WEEK === 0 ? season.colours : []
  const ofMonth = ((day - 1) % 28) + 1
  if (ofMonth !== 7 || weeks <= MONTH_WEEKS) return OF_DAY[ofMonth] ?? []
  return day === 7 ? ['white'] : ['black']
}

/** The cards that supply color in their clearing once awakened: the five Enchanted cards and the Circle (20.2.1). */
export const COLOURED = BELONGINGS.flatMap(piece =>
  piece.kind === 'treasure' && piece.colour !== null ? [{ id: piece.id, colour: piece.colour as Colour }] : [],
)

/** Returns the free colors in a clearing, ordered by type (20.2.1, 20.2.4). */
export function coloursAt(state: OpenRealm, clearing: ClearingId): Colour[] {
  const found = new Set<Colour>([...coloursOfDay(state), ...coloursOfClearing(state, clearing)])
  if (state.dwellings.chapel === clearing) found.add('white')
  for (const { id, colour } of COLOURED) if (placeOfCard(state, id) === clearing) found.add(colour)
  return inOrder(found)
}

/** Returns the colors of a clearing on an enchanted tile (20.2.4). */
const coloursOfClearing = (state: Pick<RealmState, 'tiles'>, clearing: ClearingId): readonly Colour[] =>
  boardOf(state.tiles).tiles.get(tileCodeOf(clearing))?.enchanted ? printedColours(clearing) : []

/** Returns the colors printed in a clearing on the enchanted side (20.2.4). */
export function printedColours(clearing: ClearingId): readonly Colour[] {
  const { enchanted } = tileOf(tileCodeOf(clearing))
  const printed = enchanted.clearings.find(({ number }) => number === numberOf(clearing))
  return (printed?.colours ?? []) as readonly Colour[]
}

/** Returns all colors of an enchanted tile, which supply its woods (20.2.4). */
const coloursOfTile = (state: Pick<RealmState, 'tiles'>, tile: TileCode): readonly Colour[] =>
  tileOf(tile).normal.clearings.flatMap(({ number }) => coloursOfClearing(state, `${tile}${number}`))

/**
 * Returns the colors that reach a place: in a clearing, its own colors; on a roadway, those of the day and of the tiles
 * at both ends; in the woods, those of the whole tile (20.2.3, 20.2.4).
 */
export function coloursReaching(state: OpenRealm, place: Place): Colour[] {
  switch (place.kind) {
    case 'clearing':
      return coloursAt(state, place.clearing)
    case 'road': {
      const ends = boardOf(state.tiles).ways.get(place.way)?.ends ?? []
      const reach = ends.flatMap(end => (end === null ? [] : coloursOfClearing(state, end)))
      return inOrder(new Set([...coloursOfDay(state), ...reach, ...coloursOnRoad(state, place.way)]))
    }
    case 'woods':
      return inOrder(new Set([...coloursOfDay(state), ...coloursOfTile(state, place.tile)]))
    case 'air':
      return inOrder(new Set([...coloursOfDay(state), ...place.tiles.flatMap(tile => coloursOfTile(state, tile))]))
    case 'outside':
      return inOrder(new Set(coloursOfDay(state)))
    case 'off':
      return []
  }
}

/** Returns the colors of cards that someone carries on a roadway; they reach everyone on it (2.4.3). */
const coloursOnRoad = (state: OpenRealm, way: WayId): Colour[] =>
  COLOURED.flatMap(({ id, colour }) => {
    const place = state.shown.includes(id) ? holderOf(state, id)?.place : undefined
    return place?.kind === 'road' && place.way === way ? [colour] : []
  })

const inOrder = (colours: ReadonlySet<Colour>): Colour[] => COLOURS.filter(colour => colours.has(colour))

/** Returns a character's color chits and enchanted items, with their colors (20.2.2, 26.15). */
export const colourChits = (
  character: Pick<Character, 'id' | 'chits' | 'magic' | 'ability'> & { readonly owned?: readonly Owned[] },
): { chit: number; colour: Colour; item?: BelongingId }[] => [
  ...chitColours(character),
  // Items that serve as a source of color (26.15).
  ...(character.owned ?? []).flatMap(({ id, active, enchanted }) =>
    active && enchanted !== undefined ? [{ chit: -1, colour: enchanted, item: id }] : [],
  ),
]

const chitColours = (
  character: Pick<Character, 'id' | 'chits' | 'magic' | 'ability'>,
): { chit: number; colour: Colour }[] =>
  magicChits(character).flatMap(({ number, state, magic }) => {
    const colour = state === 'enchanted' ? colourOfType(magic) : null
    return colour === null ? [] : [{ chit: number, colour }]
  })

/**
 * Returns the possible sources of any of the wanted colors: a free one if present, otherwise one color chit of each
 * color (20.2.5, D46).
 */
export function sourcesOf(
  free: readonly Colour[],
  character: Pick<Character, 'id' | 'chits' | 'magic' | 'ability'> & { readonly owned?: readonly Owned[] },
  wanted: readonly Colour[],
): ColourSource[] {
  const lying = free.find(colour => wanted.includes(colour))
  if (lying !== undefined) return [{ kind: 'free', colour: lying }]
  const own = colourChits(character).filter(({ colour }) => wanted.includes(colour))
  return own
    .filter(({ colour }, i) => own.findIndex(other => other.colour === colour) === i)
    .map(source => ({ kind: 'chit', ...source }))
}
