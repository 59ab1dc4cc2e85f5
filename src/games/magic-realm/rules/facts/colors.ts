import { BELONGINGS, type BelongingId } from '../pieces/belongings.ts'
import { boardOf, type WayId } from '../pieces/board.ts'
import { COLORS, type Color, colorOfType } from '../pieces/spells.ts'
import { type ClearingId, numberOf, type TileCode, tileCodeOf, tileOf } from '../pieces/tiles.ts'
import { seasonOf, WEEK } from '../state/calendar.ts'
import type { ColorSource } from '../state/magic.ts'
import { MONTH_WEEKS } from '../state/optional.ts'
import type { Character, OpenRealm, Owned, Place, RealmState } from '../state/state.ts'
import { holderOf } from './employment.ts'
import { magicChits } from './magic-chits.ts'
import { placeOfCard } from './whereabouts.ts'

/** The colors present everywhere on the last day of each week in a month (5.1.3). */
const OF_DAY: Readonly<Record<number, readonly Color[]>> = {
  7: ['white', 'black'],
  14: ['grey'],
  21: ['purple'],
  28: ['gold'],
}

/**
 * Returns the colors present everywhere today (5.1.3, 20.2.1). In games longer than a month, day 7 has only white, and
 * the seventh day of each later month only black (5.1.4). With seasons, the last day of each week has the season's
 * colors instead (26.23).
 */
export function colorsOfDay(state: Pick<RealmState, 'day' | 'weeks' | 'season'>): readonly Color[] {
  const { day, weeks = MONTH_WEEKS } = state
  const season = seasonOf(state)
  if (season) return day > 0 && day % WEEK === 0 ? season.colors : []
  const ofMonth = ((day - 1) % 28) + 1
  if (ofMonth !== 7 || weeks <= MONTH_WEEKS) return OF_DAY[ofMonth] ?? []
  return day === 7 ? ['white'] : ['black']
}

/** The cards that supply color in their clearing once awakened: the five Enchanted cards and the Circle (20.2.1). */
export const COLORED = BELONGINGS.flatMap(piece =>
  piece.kind === 'treasure' && piece.color !== null ? [{ id: piece.id, color: piece.color as Color }] : [],
)

/** Returns the free colors in a clearing, ordered by type (20.2.1, 20.2.4). */
export function colorsAt(state: OpenRealm, clearing: ClearingId): Color[] {
  const found = new Set<Color>([...colorsOfDay(state), ...colorsOfClearing(state, clearing)])
  if (state.dwellings.chapel === clearing) found.add('white')
  for (const { id, color } of COLORED) if (placeOfCard(state, id) === clearing) found.add(color)
  return inOrder(found)
}

/** Returns the colors of a clearing on an enchanted tile (20.2.4). */
const colorsOfClearing = (state: Pick<RealmState, 'tiles'>, clearing: ClearingId): readonly Color[] =>
  boardOf(state.tiles).tiles.get(tileCodeOf(clearing))?.enchanted ? printedColors(clearing) : []

/** Returns the colors printed in a clearing on the enchanted side (20.2.4). */
export function printedColors(clearing: ClearingId): readonly Color[] {
  const { enchanted } = tileOf(tileCodeOf(clearing))
  const printed = enchanted.clearings.find(({ number }) => number === numberOf(clearing))
  return (printed?.colors ?? []) as readonly Color[]
}

/** Returns all colors of an enchanted tile, which are available in its woods and above it (20.2.4). */
const colorsOfTile = (state: Pick<RealmState, 'tiles'>, tile: TileCode): readonly Color[] =>
  tileOf(tile).normal.clearings.flatMap(({ number }) => colorsOfClearing(state, `${tile}${number}`))

/**
 * Returns the colors that reach a place. The day's colors reach every place except `off`. In a clearing, its own
 * colors do too. On a roadway, so do those printed in the clearings at its ends and those of cards carried on it; in
 * the woods and in the air, those of the whole tile or tiles (20.2.3, 20.2.4).
 */
export function colorsReaching(state: OpenRealm, place: Place): Color[] {
  switch (place.kind) {
    case 'clearing':
      return colorsAt(state, place.clearing)
    case 'road': {
      const ends = boardOf(state.tiles).ways.get(place.way)?.ends ?? []
      const reach = ends.flatMap(end => (end === null ? [] : colorsOfClearing(state, end)))
      return inOrder(new Set([...colorsOfDay(state), ...reach, ...colorsOnRoad(state, place.way)]))
    }
    case 'woods':
      return inOrder(new Set([...colorsOfDay(state), ...colorsOfTile(state, place.tile)]))
    case 'air':
      return inOrder(new Set([...colorsOfDay(state), ...place.tiles.flatMap(tile => colorsOfTile(state, tile))]))
    case 'outside':
      return inOrder(new Set(colorsOfDay(state)))
    case 'off':
      return []
  }
}

/** Returns the colors of cards that anyone on a roadway is carrying. They reach everyone on it (2.4.3). */
const colorsOnRoad = (state: OpenRealm, way: WayId): Color[] =>
  COLORED.flatMap(({ id, color }) => {
    const place = state.shown.includes(id) ? holderOf(state, id)?.place : undefined
    return place?.kind === 'road' && place.way === way ? [color] : []
  })

const inOrder = (colors: ReadonlySet<Color>): Color[] => COLORS.filter(color => colors.has(color))

/**
 * Returns a character's color chits and enchanted items, with their colors. An item's chit number is -1 (20.2.2,
 * 26.15).
 */
export const colorChits = (
  character: Pick<Character, 'id' | 'chits' | 'magic' | 'ability'> & { readonly owned?: readonly Owned[] },
): { chit: number; color: Color; item?: BelongingId }[] => [
  ...chitColors(character),
  // Items that serve as a source of color (26.15).
  ...(character.owned ?? []).flatMap(({ id, active, enchanted }) =>
    active && enchanted !== undefined ? [{ chit: -1, color: enchanted, item: id }] : [],
  ),
]

const chitColors = (
  character: Pick<Character, 'id' | 'chits' | 'magic' | 'ability'>,
): { chit: number; color: Color }[] =>
  magicChits(character).flatMap(({ number, state, magic }) => {
    const color = state === 'enchanted' ? colorOfType(magic) : null
    return color === null ? [] : [{ chit: number, color }]
  })

/**
 * Returns the possible sources of any of the wanted colors: a free one if present, otherwise one color chit of each
 * color (20.2.5, D46).
 */
export function sourcesOf(
  free: readonly Color[],
  character: Pick<Character, 'id' | 'chits' | 'magic' | 'ability'> & { readonly owned?: readonly Owned[] },
  wanted: readonly Color[],
): ColorSource[] {
  const present = free.find(color => wanted.includes(color))
  if (present !== undefined) return [{ kind: 'free', color: present }]
  const own = colorChits(character).filter(({ color }) => wanted.includes(color))
  return own
    .filter(({ color }, i) => own.findIndex(other => other.color === color) === i)
    .map(source => ({ kind: 'chit', ...source }))
}
