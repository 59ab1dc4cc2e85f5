import { below, type RandomState, shuffle } from '../../../../kernel/index.ts'
import { type PlacedTile, spotKey } from './board.ts'
import { isSmall, laid, type Placement, placementsOf } from './laying.ts'
import { BORDERLAND, STEPS, TILES, type TileCode } from './tiles.ts'

/** How a map is laid by itself. */
export interface Building {
  /** Keep an edge of the Borderland free, because whoever plays alone comes in over it (3.2.10, D73). */
  readonly gate: boolean
}

/** A whole map by 3.2.10: shuffled tiles, each laid where the dice say among its legal places; over again where that fails. */
export function buildMap(random: RandomState, { gate }: Building): readonly PlacedTile[] {
  for (;;) {
    const map = tryMap(random, gate)
    if (map) return map
  }
}

function tryMap(random: RandomState, gate: boolean): readonly PlacedTile[] | null {
  let map: readonly PlacedTile[] = [laid(BORDERLAND, { q: 0, r: 0, turn: below(random, STEPS.length) })]
  const pile = shuffle(
    random,
    TILES.map(({ code }) => code).filter(code => code !== BORDERLAND),
  )
  // A tile without a place goes to the bottom; when all that are left have failed in a row, it starts over.
  for (let failed = 0; pile.length > 0; ) {
    const tile = pile.shift()!
    const places = preferred(map, tile, gate)
    if (places.length === 0) {
      pile.push(tile)
      failed++
      if (failed >= pile.length) return null
      continue
    }
    failed = 0
    map = [...map, laid(tile, places[below(random, places.length)]!)]
  }
  return map
}

/** The legal places; for a small tile those away from other small ones, where there are any. */
function preferred(map: readonly PlacedTile[], tile: TileCode, gate: boolean): readonly Placement[] {
  const legal = placementsOf(map, tile).filter(place => !gate || leavesGate(map, place))
  if (!isSmall(tile)) return legal
  const small = new Set(map.filter(placed => isSmall(placed.tile)).map(({ q, r }) => spotKey(q, r)))
  const apart = legal.filter(({ q, r }) => STEPS.every(([dq, dr]) => !small.has(spotKey(q + dq, r + dr))))
  return apart.length > 0 ? apart : legal
}

/** Whether an edge of the Borderland, which lies in the middle, stays free. */
function leavesGate(map: readonly PlacedTile[], place: Placement): boolean {
  const taken = new Set([...map.map(({ q, r }) => spotKey(q, r)), spotKey(place.q, place.r)])
  return STEPS.some(([dq, dr]) => !taken.has(spotKey(dq, dr)))
}
