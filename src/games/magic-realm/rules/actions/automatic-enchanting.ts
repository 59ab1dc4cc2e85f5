import { COLORED, colorsOfDay, printedColors } from '../facts/colors.ts'
import { holderOf } from '../facts/employment.ts'
import { placeOfCard } from '../facts/whereabouts.ts'
import { boardOf } from '../pieces/board.ts'
import type { Color } from '../pieces/spells.ts'
import { type ClearingId, type TileCode, tileCodeOf, tileOf } from '../pieces/tiles.ts'
import { plays } from '../state/optional.ts'
import type { OpenRealm, Place, RealmTable } from '../state/state.ts'
import { turnBoard } from './enchanting.ts'

/**
 * Returns the clearing that contains a card. If a shown card's owner is on a roadway, returns the clearings at the
 * roadway's ends; if in the woods, the clearing that the owner came from (2.4.3). Otherwise returns an empty list.
 */
function endsOf(state: OpenRealm, card: string): readonly ClearingId[] {
  const clearing = placeOfCard(state, card)
  if (clearing !== null) return [clearing]
  const place: Place | undefined = state.shown.includes(card) ? holderOf(state, card)?.place : undefined
  if (place?.kind === 'woods') return [place.from]
  if (place?.kind !== 'road') return []
  return (boardOf(state.tiles).ways.get(place.way)?.ends ?? []).flatMap(end => end ?? [])
}

/**
 * Returns the tiles that turn over automatically if a day has colors, without duplicates (26.17). These are tiles with
 * one of the day's colors on their enchanted side, tiles with the Chapel or a card of such a color, and tiles where the
 * Chapel or a card meets another source of its own color.
 */
export function tilesOfDay(state: OpenRealm, day: number): TileCode[] {
  const colors = colorsOfDay({ ...state, day })
  if (colors.length === 0) return []
  const { chapel } = state.dwellings
  const sources: { readonly color: Color; readonly at: ClearingId }[] = [
    ...(chapel === undefined ? [] : [{ color: 'white' as const, at: chapel }]),
    ...COLORED.flatMap(({ id, color }) => endsOf(state, id).map(at => ({ color, at }))),
  ]
  const turned = sources.filter(
    ({ color, at }, i) =>
      colors.includes(color) ||
      sources.some((other, n) => n !== i && other.color === color && other.at === at) ||
      printedColors(at).includes(color),
  )
  return state.tiles
    .map(({ tile }) => tile)
    .filter(
      tile =>
        tileOf(tile).enchanted.clearings.some(clearing => colors.some(color => clearing.colors.includes(color))) ||
        turned.some(({ at }) => tileCodeOf(at) === tile),
    )
}

/** Turns tiles over at the start of a seventh day, under the optional rule for automatic enchanting (26.17). */
export function enchantAutomatically(table: RealmTable): void {
  const { state } = table
  if (!state.magic || !plays(state, 'automatic-enchanting')) return
  for (const tile of tilesOfDay(state, state.day)) {
    const enchanted = turnBoard(state, tile)
    table.emit({ kind: 'tile-turns', seat: null, rule: '26.17', tile, enchanted })
  }
}
