import { boardOf } from '../pieces/board.ts'
import { CHITS, type ChitId, chitFace } from '../pieces/chits.ts'
import { GHOSTS, groupOf } from '../pieces/denizens.ts'
import { SETUP } from '../pieces/setup-card.ts'
import { type ClearingId, clearingOf, TILES, type TileCode } from '../pieces/tiles.ts'
import type { RealmState, RealmTable } from '../state/state.ts'

/** Lays the map chits face down (3.5). */
export function layMapChits(table: RealmTable): void {
  const { state } = table
  const place = (chit: ChitId, tile: TileCode | null, inside: ChitId | null) => {
    state.chits[chit] = { tile, inside, up: false, at: null, known: false }
  }
  const mixed = table.shuffle(CHITS.filter(({ kind }) => kind === 'site' || kind === 'sound').map(({ id }) => id))
  // The Lost City and the Lost Castle get five chits each (3.5.1).
  for (const chit of CHITS)
    if (chit.kind === 'lost') for (const inside of mixed.splice(0, chit.holds)) place(inside, null, chit.id)
  for (const letter of ['V', 'W', 'C', 'M'] as const) {
    const tiles = TILES.filter(tile => tile.letter === letter).map(({ code }) => code)
    const warnings = CHITS.filter(chit => chit.kind === 'warning' && chit.letter === letter).map(({ id }) => id)
    for (const [i, chit] of table.shuffle(warnings).entries()) place(chit, tiles[i]!, null)
    if (letter !== 'C' && letter !== 'M') continue
    // The Lost City goes among the caves and the Lost Castle among the mountains, with four others each (3.5.2, 3.5.3).
    const lost = letter === 'C' ? 'lost-city' : 'lost-castle'
    for (const [i, chit] of table.shuffle([lost, ...mixed.splice(0, tiles.length - 1)]).entries())
      place(chit, tiles[i]!, null)
  }
}

/**
 * Returns the clearing for a Dwelling or campfire: the first of clearings 5, 4 and (for campfires only) 2 that is
 * connected to the Borderland, or the last of them if none is (3.6.2, 13.4.4).
 */
export function dwellingClearing(state: RealmState, tile: TileCode, campfire: boolean): ClearingId {
  const { joined } = boardOf(state.tiles)
  const numbers = campfire ? [5, 4, 2] : [5, 4]
  const number = numbers.find(one => joined.has(clearingOf(tile, one))) ?? numbers.at(-1)!
  return clearingOf(tile, number)
}

/** Returns the counter that replaces a warning chit, if there is one (13.3.7). */
export const substituteOf = (chit: ChitId) => {
  const face = chitFace(chit)
  return face.kind === 'warning'
    ? SETUP.substitutes.find(({ warning, letter }) => warning === face.name && letter === face.letter)
    : undefined
}

/** Replaces a chit with its substitute: a Dwelling with its garrison, a campfire, or the Ghosts (3.6, 13.4.4). */
export function exchangeWarning(table: RealmTable, chit: ChitId): void {
  const { state } = table
  const substitute = substituteOf(chit)!
  const mapChit = state.chits[chit]!
  const { letter } = substitute
  // In solitaire play, Dwellings use the campfire rule (27.1.2).
  const clearing = dwellingClearing(state, mapChit.tile!, letter === 'W' || state.solitaire)
  mapChit.tile = null
  mapChit.up = true
  mapChit.known = true
  state.dwellings[substitute.brings] = clearing
  table.emit({ kind: 'dwelling', seat: null, rule: '3.6.1', dwelling: substitute.brings, clearing })
  const comes = substitute.group ? groupOf(substitute.group).members : substitute.brings === 'ghosts' ? GHOSTS : []
  for (const id of comes) {
    state.denizens[id]!.at = clearing
    state.denizens[id]!.arrived = ++state.arrivals
  }
}

/** Turns up the valley chits and places their Dwellings (3.6.1), except in solitaire play (27.1.2). */
export function findDwellings(table: RealmTable): void {
  if (table.state.solitaire) return
  for (const chit of CHITS) if (chit.kind === 'warning' && chit.letter === 'V') exchangeWarning(table, chit.id)
}
