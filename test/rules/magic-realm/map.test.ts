import { describe, expect, it } from 'vitest'
import {
  type Board,
  boardOf,
  edgeRoads,
  exitAt,
  farEnd,
  type PlacedTile,
  spotKey,
  waysAt,
} from '../../../src/games/magic-realm/rules/pieces/board.ts'
import { buildMap } from '../../../src/games/magic-realm/rules/pieces/building.ts'
import { isSmall, placedTile, placementsOf } from '../../../src/games/magic-realm/rules/pieces/tile-placement.ts'
import {
  CLEARING_IDS,
  clearingOf,
  EDGE_STEPS,
  EDGES,
  TILES,
  tileOf,
} from '../../../src/games/magic-realm/rules/pieces/tiles.ts'
import { seedRandom } from '../../../src/kernel/index.ts'

const MAPS = 40
const built = Array.from({ length: MAPS }, (_, i) => ({
  seed: `map${i}`,
  tiles: buildMap(seedRandom(`map${i}`, 'dice'), { gate: true }),
}))

/** Yields every pair of tiles that share an edge, with the edge as the first sees it. */
function* touching(tiles: readonly PlacedTile[]): Generator<readonly [PlacedTile, PlacedTile, number]> {
  const spots = new Map(tiles.map(tile => [spotKey(tile.q, tile.r), tile]))
  for (const tile of tiles)
    for (const [edge, [q, r]] of EDGE_STEPS.entries()) {
      const other = spots.get(spotKey(tile.q + q, tile.r + r))
      if (other) yield [tile, other, edge]
    }
}

describe('a map built from a seed (3.2)', () => {
  it.each(built)('holds all twenty tiles, with matching roads and every required connection: $seed', ({ tiles }) => {
    expect(new Set(tiles.map(({ tile }) => tile)).size).toBe(TILES.length)
    expect(new Set(tiles.map(({ q, r }) => spotKey(q, r))).size).toBe(TILES.length)
    for (const [one, other, edge] of touching(tiles))
      expect(exitAt(one, edge) === 0).toBe(exitAt(other, (edge + 3) % 6) === 0)
    const board = boardOf(tiles)
    expect(board.clearings.length).toBe(CLEARING_IDS.length)
    for (const { code, normal, kind } of TILES) {
      const joined = normal.clearings.map(({ number }) => board.joined.has(clearingOf(code, number)))
      if (isSmall(code)) expect(joined).toContain(true)
      else expect(joined).not.toContain(false)
      // Each valley has a place for its Dwelling (3.6.2).
      if (kind === 'valley') expect([5, 4].some(number => board.joined.has(clearingOf(code, number)))).toBe(true)
    }
  })

  it('lets a tile be laid exactly where roads match and the whole map joins it to the Borderland (3.2.2-3.2.5)', () => {
    let laidSomewhere = 0
    for (const { tiles } of built.slice(0, 12))
      for (let i = 2; i < tiles.length; i += 3) {
        const before = tiles.slice(0, i)
        const taken = new Set(before.map(({ q, r }) => spotKey(q, r)))
        const beside = new Set(before.flatMap(({ q, r }) => EDGE_STEPS.map(([dq, dr]) => spotKey(q + dq, r + dr))))
        for (const { tile } of tiles.slice(i, i + 4)) {
          const allowed = new Set(placementsOf(before, tile).map(({ q, r, turn }) => `${spotKey(q, r)}/${turn}`))
          const found = new Set<string>()
          for (const spot of beside) {
            if (taken.has(spot)) continue
            const [q, r] = spot.split(',').map(Number) as [number, number]
            for (const turn of [0, 1, 2, 3, 4, 5]) {
              const placed = placedTile(tile, { q, r, turn })
              const edges = [...touching([placed, ...before])].filter(([one]) => one === placed)
              if (edges.length < Math.min(2, before.length)) continue
              if (edges.some(([one, other, edge]) => !exitAt(one, edge) !== !exitAt(other, (edge + 3) % 6))) continue
              const board = boardOf([...before, placed])
              const joined = tileOf(tile).normal.clearings.filter(({ number }) =>
                board.joined.has(clearingOf(tile, number)),
              )
              if (isSmall(tile) ? joined.length === 0 : joined.length < tileOf(tile).normal.clearings.length) continue
              found.add(`${spot}/${turn}`)
            }
          }
          expect(allowed).toEqual(found)
          laidSomewhere += found.size
        }
      }
    expect(laidSomewhere).toBeGreaterThan(100)
  })

  it('keeps an edge of the Borderland free for a solitaire player (D73)', () => {
    for (const { tiles } of built)
      expect(
        edgeRoads(boardOf(tiles)).some(({ ends: [clearing] }) => clearing.startsWith('B') && clearing.length === 2),
      ).toBe(true)
  })

  it('lays a small tile next to another only if there is no other place (3.2.10)', () => {
    const isBeside = (tiles: readonly PlacedTile[], { q, r }: { readonly q: number; readonly r: number }) =>
      EDGE_STEPS.some(([dq, dr]) => tiles.some(tile => tile.q === q + dq && tile.r === r + dr && isSmall(tile.tile)))
    let apart = 0
    for (const { tiles } of built)
      for (const [i, tile] of tiles.entries()) {
        const before = tiles.slice(0, i)
        if (!isSmall(tile.tile)) continue
        if (!isBeside(before, tile)) {
          apart++
          continue
        }
        // Nobody fills the last edge of the Borderland either.
        const others = placementsOf(before, tile.tile).filter(
          ({ q, r }) =>
            !EDGE_STEPS.every(([dq, dr]) => [...before, { q, r }].some(one => one.q === dq && one.r === dr)),
        )
        expect(others.filter(place => !isBeside(before, place))).toEqual([])
      }
    expect(apart).toBeGreaterThan(MAPS)
  })

  it('never changes for a seed, so that records stay valid', () => {
    const told = built[0]!.tiles.map(({ tile, q, r, turn }) => `${tile} ${q},${r}/${turn}`)
    expect(told).toEqual([
      ...['B 0,0/2', 'M 1,-1/0', 'MW 1,0/3', 'HP 0,1/1', 'CN 1,1/0', 'NW 0,-1/5', 'PW -1,1/5'],
      ...['AV 1,-2/4', 'LW -1,2/1', 'CV 0,-2/3', 'CG 0,2/5', 'DW 1,-3/2', 'DV 2,-1/4', 'R 2,-3/1'],
      ...['CS -1,-1/3', 'CL -1,-2/0', 'EV -2,-1/3', 'BV 2,-4/4', 'OW 2,0/5', 'L 3,-1/3'],
    ])
  })

  it('is the same for the same seed and different for another', () => {
    expect(buildMap(seedRandom('map0', 'dice'), { gate: true })).toEqual(built[0]!.tiles)
    expect(built[1]!.tiles).not.toEqual(built[0]!.tiles)
  })
})

describe('the board', () => {
  const board: Board = boardOf(built[0]!.tiles)

  it('has every roadway at both its ends', () => {
    for (const way of board.ways.values()) {
      const [first, second] = way.ends
      expect(waysAt(board, first)).toContain(way)
      expect(farEnd(way, first)).toBe(second)
      if (second !== null) expect(waysAt(board, second)).toContain(way)
      else expect(way.kind).toBe('edge')
    }
  })

  it('joins two tiles by one roadway across their shared edge (1.2.6)', () => {
    let pairs = 0
    for (const [one, other, edge] of touching(built[0]!.tiles)) {
      if (exitAt(one, edge) === 0) continue
      pairs++
      const here = clearingOf(one.tile, exitAt(one, edge))
      const there = clearingOf(other.tile, exitAt(other, (edge + 3) % 6))
      expect(waysAt(board, here).some(way => farEnd(way, here) === there)).toBe(true)
      expect(board.neighbors.get(one.tile)).toContain(other.tile)
    }
    expect(pairs).toBeGreaterThan(40)
  })

  it('names a roadway between tiles by its clearings in order, a tunnel if both are caves (1.2.5, 1.2.6)', () => {
    const caves = new Set(
      TILES.flatMap(({ code, normal }) =>
        normal.clearings.flatMap(({ number, terrain }) => (terrain === 'cave' ? [clearingOf(code, number)] : [])),
      ),
    )
    const kinds = new Set<string>()
    for (const { tiles } of built)
      for (const { id, kind, ends } of boardOf(tiles).ways.values()) {
        if (!id.includes('/')) continue
        expect(id).toBe([...ends].sort().join('/'))
        expect(kind).toBe(ends.every(end => caves.has(end!)) ? 'tunnel' : 'road')
        kinds.add(kind)
      }
    expect([...kinds].sort()).toEqual(['road', 'tunnel'])
    for (const clearing of board.clearings) {
      const ids = waysAt(board, clearing).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('connects clearings to the Borderland by any route, but not those of a separate tile (3.2.5)', () => {
    const apart = boardOf([placedTile('B', { q: 0, r: 0, turn: 0 }), placedTile('CV', { q: 5, r: 0, turn: 0 })])
    expect([...apart.joined].sort()).toEqual(['B1', 'B2', 'B3', 'B4', 'B5', 'B6'])
    expect(apart.clearings).toHaveLength(10)
  })

  it("turns a tile's roads clockwise with the tile (3.2.2)", () => {
    const fifth = (turn: number) =>
      EDGES.filter((_, edge) => exitAt(placedTile('CV', { q: 0, r: 0, turn }), edge) === 5)
    expect([0, 1, 2, 5].map(fifth)).toEqual([['NE'], ['SE'], ['S'], ['N']])
    for (const { code, normal } of TILES)
      for (const turn of [0, 1, 2, 3, 4, 5])
        expect(normal.exits).toEqual(
          EDGES.map((_, edge) => exitAt(placedTile(code, { q: 0, r: 0, turn }), (edge + turn) % EDGES.length)),
        )
  })

  it('names the roads off the map by their clearing and edge, and no others (1.2.5, 19.4.3)', () => {
    const alone = boardOf([placedTile('DW', { q: 0, r: 0, turn: 0 })])
    const roads = ['DW1:N', 'DW2:NE', 'DW2:SE', 'DW5:SW', 'DW1:NW']
    expect(edgeRoads(alone).map(({ id }) => id)).toEqual(roads)
    expect([alone.ways.size, alone.joined.size, alone.neighbors.get('DW')]).toEqual([12, 0, []])
    for (const way of edgeRoads(board)) expect([way.kind, way.ends[1]]).toEqual(['edge', null])
    expect(edgeRoads(board)).toHaveLength([...board.ways.values()].filter(({ ends }) => ends[1] === null).length)
  })

  it('uses the other side of a tile that is turned over (1.2.7)', () => {
    const turned = built[0]!.tiles.map(tile => (tile.tile === 'LW' ? { ...tile, enchanted: true } : tile))
    const names = (tiles: readonly PlacedTile[]) => [...boardOf(tiles).ways.keys()].filter(id => /^LW\d-/.test(id))
    expect(names(built[0]!.tiles)).toEqual(['LW2-4'])
    expect(names(turned)).toEqual(['LW4-5e'])
  })
})

describe('laying a tile by hand (3.2)', () => {
  const start = [placedTile('B', { q: 0, r: 0, turn: 0 })]

  it('starts with the Borderland, in any rotation', () => {
    expect(placementsOf([], 'B')).toEqual([0, 1, 2, 3, 4, 5].map(turn => ({ q: 0, r: 0, turn })))
    expect(placementsOf([], 'CV')).toEqual([])
  })

  it('never lays High Pass or Ledges second (3.2.6)', () => {
    expect(placementsOf(start, 'HP')).toEqual([])
    expect(placementsOf(start, 'L')).toEqual([])
    expect(placementsOf(start, 'CV').length).toBeGreaterThan(0)
  })

  it('touches two tiles from the third tile on, with matching roads (3.2.3, 3.2.4)', () => {
    const [place] = placementsOf(start, 'CV')
    const two = [...start, placedTile('CV', place!)]
    for (const { q, r } of placementsOf(two, 'EV')) {
      const beside = EDGE_STEPS.filter(([dq, dr]) => two.some(tile => tile.q === q + dq && tile.r === r + dr))
      expect(beside.length).toBeGreaterThanOrEqual(2)
    }
    expect(tileOf('EV').kind).toBe('valley')
  })
})
