import { describe, expect, it } from 'vitest'
import {
  type Chart,
  chartClearing,
  edgePlace,
  edgeTo,
  turnedPlace,
} from '../../../src/games/magic-realm/screen/map/chart.ts'
import { hexColumns, hexRow, hexRows, lineCells, rowCells } from '../../../src/games/magic-realm/screen/map/hexes.ts'
import {
  clearingAtOverview,
  drawOverview,
  followedOverview,
  LARGE,
  SMALL,
} from '../../../src/games/magic-realm/screen/map/overview.ts'
import type { DrawRequest } from '../../../src/games/magic-realm/screen/map/request.ts'
import {
  clearingAtTile,
  drawTile,
  followedTile,
  type ListLine,
  tileFrom,
} from '../../../src/games/magic-realm/screen/map/tile.ts'
import { signsOf } from '../../../src/games/magic-realm/screen/realm-map.ts'
import { inRealm } from '../../../src/games/magic-realm/screen/tables.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { styleOf } from '../../../src/screen/kit/style.ts'
import { width } from '../../../src/terminal/text.ts'
import { plainTheme, themeFor, themes } from '../../../src/terminal/theme.ts'
import { expectGolden } from '../../screen/golden.ts'
import { chartOfTheWizard, chartWith, tileNamed } from './realm-chart.ts'

const STYLES = {
  ascii: styleOf(plainTheme, 'ascii'),
  mono: styleOf(themes.mono, 'unicode'),
  sixteen: styleOf(themes.dusk, 'unicode'),
  color: styleOf(themeFor('dusk', 3), 'unicode'),
}

/** The map's part of a screen, at 80x24 and at 100x40. */
const WINDOWS = [
  { columns: 80, rows: 14 },
  { columns: 63, rows: 22 },
] as const

const request = (
  style: keyof typeof STYLES,
  window: DrawRequest['window'],
  more: Partial<DrawRequest> = {},
): DrawRequest => ({
  window,
  from: { x: 0, y: 0 },
  style: inRealm(STYLES[style]),
  cursor: null,
  reach: new Set(),
  meant: null,
  steps: [],
  ...more,
})

const shown = (line: string): string => line.replaceAll('\x1b', '\\e').trimEnd()

/** Returns a route across two tiles, as the board has it: within Bad Valley, then across its edge. */
function wayOut() {
  const chart = chartWith()
  const tile = tileNamed(chart, 'BV')
  const out = tile.exits.find(({ to }) => to !== null)!
  const inner = tile.ways.find(({ from, to }) => from === out.clearing || to === out.clearing)!
  const begin = inner.from === out.clearing ? inner.to : inner.from
  return [
    { from: begin, to: out.clearing, phase: 1 },
    { from: out.clearing, to: out.to!, phase: 3 },
  ]
}

describe('the Realm from above', () => {
  for (const style of ['ascii', 'mono', 'color'] as const)
    for (const window of WINDOWS)
      it(`is drawn in ${style} at ${window.columns}x${window.rows}`, async () => {
        const chart = chartWith()
        const from = followedOverview(chart, LARGE, 'BV5', null, window)
        const asked = request(style, window, { from, steps: wayOut(), reach: new Set(['BV2']), cursor: 'BV4' })
        const lines = drawOverview(chart, LARGE, asked)
        expect(lines.map(width)).toEqual(lines.map(() => window.columns))
        expect(lines).toHaveLength(window.rows)
        await expectGolden(lines.map(shown), `realm-overview-${style}-${window.columns}x${window.rows}`)
      })

  it('shows roads, and hidden ways once they are known', () => {
    const dots = (chart: Chart) =>
      drawOverview(chart, LARGE, request('ascii', { columns: 140, rows: 70 }))
        .join('')
        .split('.').length
    const roads = dots(chartWith())
    expect(roads).toBeGreaterThan(200)
    expect(dots(chartOfTheWizard())).toBeGreaterThan(roads)
  })

  it('names up to three chits of a tile', () => {
    const named = (chits: readonly string[]) => {
      const chart = chartWith({ chits: tile => (tile === 'CL' ? chits : []) })
      return drawOverview(chart, LARGE, request('ascii', { columns: 140, rows: 70 })).join('\n')
    }
    const three = named(['Smoke M', 'Howl 4', 'Hoard 6'])
    for (const chit of [/Smoke ?M/, /Howl ?4/, /Hoard ?6/]) expect(three).toMatch(chit)
    expect(named(['Smoke M', 'Howl 4', 'Roar 6', 'Hoard 6'])).not.toContain('Hoard')
  })

  it('is drawn whole if it is small', async () => {
    const chart = chartWith()
    const window = { columns: 99, rows: 34 }
    const lines = drawOverview(chart, SMALL, request('ascii', window))
    expect(lines.join('')).toMatch(/^[\x20-\x7e]*$/)
    await expectGolden(lines, 'realm-overview-small')
  })

  it('has the same letters in every theme without filled backgrounds', () => {
    const chart = chartWith()
    const bare = (style: keyof typeof STYLES) =>
      drawOverview(chart, LARGE, request(style, { columns: 90, rows: 40 })).map(line =>
        line.replace(/\x1b\[[\d;]*m/g, ''),
      )
    expect(bare('sixteen')).toEqual(bare('mono'))
  })

  it('shows every clearing once, however the tiles are placed and rotated', () => {
    const chart = chartWith()
    for (const size of [LARGE, SMALL])
      for (const tile of chart.tiles)
        for (const { id } of tile.clearings) {
          const window = { columns: 40, rows: 20 }
          const from = followedOverview(chart, size, id, null, window)
          const found = new Set<string | null>()
          for (let y = from.y; y < from.y + window.rows; y++)
            for (let x = from.x; x < from.x + window.columns; x++) found.add(clearingAtOverview(chart, size, { x, y }))
          expect([...found], id).toContain(id)
        }
  })
})

const LIST: readonly ListLine[] = [
  { clearing: null, text: 'Caves: dark, and no horse goes there.' },
  { clearing: 'B1', text: '1 woods: you, the Captain, two Wolves' },
  { clearing: 'B2', text: '2 woods' },
  { clearing: 'B4', text: '4 cave: the Hoard' },
]

describe('a tile', () => {
  for (const style of ['ascii', 'mono', 'color'] as const)
    for (const window of WINDOWS)
      it(`is drawn large in ${style} at ${window.columns}x${window.rows}`, async () => {
        const chart = chartOfTheWizard()
        const asked = request(style, window, { cursor: 'B1', reach: new Set(['B3', 'B6']) })
        const lines = drawTile(chart, tileNamed(chart, 'B'), LIST, asked)
        expect(lines.map(width)).toEqual(lines.map(() => window.columns))
        expect(lines).toHaveLength(window.rows)
        await expectGolden(lines.map(shown), `realm-tile-${style}-${window.columns}x${window.rows}`)
      })

  it('shows its occupants, and the planned way with its phases', async () => {
    const chart = chartWith()
    const asked = request('ascii', WINDOWS[0], { steps: wayOut(), meant: 'BV2' })
    await expectGolden(drawTile(chart, tileNamed(chart, 'BV'), [], asked), 'realm-tile-way')
  })

  it('shows hidden paths and secret passages only after their discovery', () => {
    const drawn = (chart: ReturnType<typeof chartWith>, tile: string) =>
      drawTile(chart, tileNamed(chart, tile), [], request('ascii', { columns: 63, rows: 30 })).join('\n')
    for (const [tile, sign] of [
      ['CG', 'x'],
      ['CG', '.'],
      ['CN', 'x'],
    ] as const) {
      expect(drawn(chartOfTheWizard(), tile)).toContain(sign)
      expect(drawn(chartWith(), tile)).not.toContain(sign)
    }
  })

  it('has its own window, which shows every clearing', () => {
    const chart = chartWith()
    const window = WINDOWS[0]
    for (const tile of chart.tiles) {
      const from = followedTile(chart, tile, window)
      expect(tileFrom(chart, from, window)).toBe(tile)
      const found = new Set<string | null>()
      for (let y = 0; y < window.rows; y++)
        for (let x = 0; x < window.columns; x++) found.add(clearingAtTile(chart, { x: from.x + x, y }, window))
      for (const { id } of tile.clearings) expect([...found]).toContain(id)
    }
  })
})

describe('the places of the Realm', () => {
  it('rotate with their tiles', () => {
    const near = (one: { across: number; down: number }, other: typeof one) => {
      expect(one.across).toBeCloseTo(other.across)
      expect(one.down).toBeCloseTo(other.down)
    }
    near(turnedPlace([50, 50], 4), { across: 0, down: 0 })
    near(turnedPlace([50, 0], 0), { across: 0, down: -1 })
    near(turnedPlace([50, 0], 3), { across: 0, down: 1 })
    near(turnedPlace([50, 0], 1), edgePlace(1))
    near(turnedPlace([50, 0], 5), edgePlace(5))
  })

  it('join across tile edges as the roads do', () => {
    const chart = chartWith()
    for (const tile of chart.tiles)
      for (const { clearing, to, edge } of tile.exits)
        if (to !== null) {
          const other = chart.tiles.find(one => chartClearing(one, to) !== null)!
          expect(edgeTo(other, to, clearing)).toBe((edge + 3) % 6)
        }
  })

  it('fill the plane without gaps, row by row', () => {
    for (const size of [LARGE, SMALL]) {
      const step = size.edge + size.slant
      const covered = new Map<string, number>()
      const tiles = [
        { x: 0, y: 0 },
        { x: step, y: -size.slant },
        { x: step, y: size.slant },
        { x: 0, y: 2 * size.slant },
      ]
      for (const { x, y } of tiles)
        for (let row = 0; row < hexRows(size); row++) {
          const { from, to } = hexRow(size, row)
          for (let column = from; column < to; column++) {
            const key = `${x + column} ${y + row}`
            covered.set(key, (covered.get(key) ?? 0) + 1)
          }
        }
      expect(new Set(covered.values())).toEqual(new Set([1]))
      expect(hexColumns(size)).toBe(size.edge + 2 * size.slant - 1)
    }
  })

  it('are joined by unbroken lines', () => {
    const steps = lineCells({ x: 1, y: 1 }, { x: 7, y: 3 })
    expect(steps[0]).toEqual({ x: 1, y: 1 })
    expect(steps.at(-1)).toEqual({ x: 7, y: 3 })
    expect(steps).toHaveLength(7)
    expect(rowCells({ x: 1, y: 1 }, { x: 7, y: 3 }).map(({ y }) => y)).toEqual([1, 2, 3])
  })
})

describe('the legend', () => {
  it.each(['overview', 'tile'])('has different symbols for roads and tunnels, in color and in mono (%s)', zoom => {
    for (const theme of ['dusk', 'light', 'mono'] as const)
      for (const glyphs of ['unicode', 'ascii'] as const) {
        const signs = signsOf(WORDS.in('en'), inRealm(styleOf(themeFor(theme, 3), glyphs)), zoom)
        const signOf = (text: RegExp) =>
          signs
            .find(one => text.test(one.text))
            ?.sign.replaceAll(/\x1b\[[\d;]*m/g, '')
            .trim()
        expect(signOf(/road/)).toBeDefined()
        expect(signOf(/tunnel/)).toBeDefined()
        expect(signOf(/tunnel/)).not.toBe(signOf(/road/))
      }
  })
})
