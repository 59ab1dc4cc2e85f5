import type { Rule, Seat } from '../../../../kernel/index.ts'
import { buildMap } from '../pieces/building.ts'
import { canBeLaid, type Placement, placedTile, placementsOf } from '../pieces/tile-placement.ts'
import { BORDERLAND, TILES, type TileCode } from '../pieces/tiles.ts'
import { decide } from '../state/asking.ts'
import type { RealmTable } from '../state/state.ts'
import { lacksCharacter, placeVisitor, takeCharacter, unplacedVisitors } from './character-choice.ts'

/**
 * Lays the whole map at once or, if the players lay it, runs only the next player's turn (3.2). Returns true once the
 * map is complete.
 */
export function* layMap(table: RealmTable): Rule<boolean> {
  const { state } = table
  if (!state.byHand.map) {
    state.tiles = buildMap(state.random.decks, { gate: state.solitaire })
    table.reveal()
    table.emit({ kind: 'map', seat: null, rule: '3.2.10', tiles: state.tiles.map(({ tile }) => tile) })
    return true
  }
  if (state.tiles.length === 0 && state.hands.every(hand => hand.length === 0)) dealTiles(table)
  yield* layOne(table)
  return state.hands.every(hand => hand.length === 0)
}

/** Deals all tiles. The player with the Borderland begins (3.2.1). */
function dealTiles(table: RealmTable): void {
  const { state } = table
  const tiles = table.shuffle(TILES.map(({ code }) => code))
  for (const [i, tile] of tiles.entries()) state.hands[i % state.seats.length]!.push(tile)
  table.reveal()
  state.gone = state.hands.findIndex(hand => hand.includes(BORDERLAND))
}

/**
 * Lets the next player lay one tile. A player who has none takes a character or places a visitor chit instead. Players
 * who can do nothing are skipped. If nobody has a legal tile, all tiles are dealt again (3.2.6 to 3.2.10, D8).
 */
function* layOne(table: RealmTable): Rule {
  const { state } = table
  const seats = state.seats.length
  for (let passed = 0; passed < seats; passed++) {
    const seat = state.gone % seats
    const hand = state.hands[seat]!
    if (hand.length === 0 && (yield* takeInstead(table, seat))) return
    const tiles = hand.filter(tile => canBeLaid(state.tiles, tile))
    if (tiles.length > 0) {
      yield* layTile(table, seat, tiles)
      state.gone = (seat + 1) % seats
      return
    }
    state.gone = (seat + 1) % seats
  }
  // Nobody has a legal tile: the map is cleared and redealt (3.2.10).
  for (const hand of state.hands) hand.length = 0
  state.tiles = []
  dealTiles(table)
}

/**
 * Lets a player without tiles take a character or, once they have all their characters, place one visitor chit (3.2.8).
 * Returns false if neither is left.
 */
function* takeInstead(table: RealmTable, seat: Seat): Rule<boolean> {
  const { state } = table
  if (lacksCharacter(state, seat)) yield* takeCharacter(table, seat)
  else if (state.byHand.visitors && unplacedVisitors(state).length > 0) yield* placeVisitor(table, seat)
  else return false
  state.gone = (seat + 1) % state.seats.length
  return true
}

function* layTile(table: RealmTable, seat: Seat, tiles: readonly TileCode[]): Rule {
  const { state } = table
  const { tile } = yield* decide({
    seat,
    topic: 'tile',
    rule: '3.2.1',
    options: tiles.map(code => ({ id: code, act: { kind: 'tile', tile: code } as const })),
  })
  const { q, r, turn } = yield* decide({
    seat,
    topic: 'lay',
    rule: '3.2.4',
    data: { tile },
    options: offered(table, seat, tile).map(place => ({
      id: `${place.q}.${place.r}.${place.turn}`,
      act: { kind: 'lay', tile, q: place.q, r: place.r, turn: place.turn } as const,
    })),
  })
  const hand = state.hands[seat]!
  hand.splice(hand.indexOf(tile), 1)
  const placed = placedTile(tile, { q, r, turn })
  state.tiles = [...state.tiles, placed]
  table.emit({ kind: 'lays', seat, rule: '3.2.2', placed })
}

/**
 * Returns the placements that leave a legal play for the next player who has tiles, or all placements if none does
 * (3.2.7, D8).
 */
function offered({ state }: RealmTable, seat: Seat, tile: TileCode): readonly Placement[] {
  const places = placementsOf(state.tiles, tile)
  const seats = state.seats.length
  const order = Array.from({ length: seats }, (_, i) => (seat + 1 + i) % seats)
  const handOf = (one: Seat) => state.hands[one]!.filter(code => code !== tile)
  const next = order.find(one => handOf(one).length > 0)
  if (next === undefined) return places
  const playable = places.filter(place => {
    const map = [...state.tiles, placedTile(tile, place)]
    return handOf(next).some(code => canBeLaid(map, code))
  })
  return playable.length > 0 ? playable : places
}
