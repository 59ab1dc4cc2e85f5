import { boardOf } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import { buildMap } from '../../../src/games/magic-realm/rules/pieces/building.ts'
import type { Chart, ChartPiece, ChartTile } from '../../../src/games/magic-realm/screen/map/chart.ts'
import { chartOf, type Known } from '../../../src/games/magic-realm/screen/map/chart-of.ts'
import { seedRandom } from '../../../src/kernel/index.ts'

const BOARD = boardOf(buildMap(seedRandom('chart', 'decks'), { gate: true }))

/** All visible pieces on a map, in a few clearings. */
const PIECES: Readonly<Record<string, readonly ChartPiece[]>> = {
  BV5: [
    { kind: 'you' },
    { kind: 'character', seat: 1, letter: 'b' },
    { kind: 'dwelling', count: 1 },
    { kind: 'native', count: 8 },
  ],
  BV1: [{ kind: 'monster', count: 2 }],
  CV4: [{ kind: 'character', seat: 2, letter: 'c' }],
  CL5: [
    { kind: 'site', count: 1 },
    { kind: 'pile', count: 3 },
  ],
  AV5: [
    { kind: 'dwelling', count: 1 },
    { kind: 'visitor', count: 1 },
  ],
}

const CHITS: Readonly<Record<string, readonly string[]>> = {
  CL: ['Smoke M', 'Hoard 6', '?'],
  CN: ['Howl 4'],
}

/** Returns a whole map built from a seed, with one seat's knowledge of it. */
export const chartWith = (known: Partial<Known> = {}): Chart =>
  chartOf(BOARD, {
    ways: new Set(),
    pieces: clearing => PIECES[clearing] ?? [],
    chits: tile => CHITS[tile] ?? [],
    steps: [],
    ...known,
  })

/** Returns the same chart with every hidden path and secret passage known. */
export const chartOfTheWizard = (): Chart => chartWith({ ways: new Set(BOARD.ways.keys()) })

export const tileNamed = (chart: Chart, id: string): ChartTile => {
  const tile = chart.tiles.find(one => one.id === id)
  if (!tile) throw new Error(`no tile ${id}`)
  return tile
}
