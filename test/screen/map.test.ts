import { describe, expect, it } from 'vitest'
import { Board } from '../../src/games/wizards/rules/islands/board.ts'
import { drawMap, wizardsMap } from '../../src/games/wizards/screen/map.ts'
import { centeredOn, followCursor, scaleFor, within } from '../../src/games/wizards/screen/scale.ts'
import { mapSigns } from '../../src/games/wizards/screen/signs.ts'
import type { MapRequest } from '../../src/screen/kit/game-screen.ts'
import { styleOf } from '../../src/screen/kit/style.ts'
import { width } from '../../src/terminal/text.ts'
import { plainTheme, themeFor, themes } from '../../src/terminal/theme.ts'
import { expectGolden } from './golden.ts'
import { islandView, PLACEMENTS } from './islands.ts'

const board = Board.of(PLACEMENTS)
/** The spaces that a walker in Torwall B1 can reach. */
const REACH = new Map<string, number | null>([
  ['torwall.b6', 2],
  ['torwall.a1', 1],
  ['torwall.c1', 1],
  ['torwall.c2', 1],
  ['torwall.a2', 1],
  ['torwall.b2', 2],
  ['torwall.center', 2],
  ['woodland.b1', 3],
  ['sea.2720', 0.5],
])

/** Returns a map request for a window of this size around a space. */
function request(around: string, columns: number, rows: number, more: Partial<MapRequest> = {}): MapRequest {
  const window = { columns, rows }
  const zoom = more.zoom ?? 'close'
  return {
    window,
    from: centeredOn(board.hex(around), window, scaleFor(zoom, window)),
    zoom,
    style: styleOf(plainTheme, 'unicode'),
    seat: 0,
    cursor: null,
    reach: new Map(),
    ...more,
  }
}

describe('the map', () => {
  for (const set of ['unicode', 'ascii'] as const) {
    const style = styleOf(plainTheme, set)
    it(`shows the whole board in ${set}`, async () => {
      await expectGolden(
        drawMap(islandView(), request('torwall.b1', 81, 30, { zoom: 'overview', style })),
        `overview-${set}`,
      )
    })
    it(`shows walls, codes and prices in the close-up view in ${set}`, async () => {
      const wanted = request('torwall.b1', 80, 17, { style, reach: REACH, cursor: 'torwall.c2' })
      await expectGolden(drawMap(islandView(), wanted), `close-${set}`)
    })
    it(`gives each hex an extra row in a tall window in ${set}`, async () => {
      const wanted = request('longrift.center', 63, 29, { style, reach: REACH, cursor: 'longrift.c4' })
      await expectGolden(drawMap(islandView(), wanted), `roomy-${set}`)
    })
  }

  it('explains the symbols of walls and rifts only if they are in sight', () => {
    const explained = (around: string) => {
      const seen = wizardsMap.symbols(islandView(), request(around, 16, 5)).map(({ text }) => text)
      return [seen.includes('wall'), seen.includes('rift')]
    }
    expect(explained('torwall.b1')).toEqual([true, false])
    expect(explained('longrift.center')).toEqual([false, true])
    expect(explained('edgewood.center')).toEqual([false, false])
  })

  it('explains the rift with the symbol that the map draws', () => {
    for (const theme of [plainTheme, themeFor('dusk', 3)]) {
      const wanted = request('longrift.center', 60, 20, { style: styleOf(theme, 'unicode') })
      const { sign } = wizardsMap.symbols(islandView(), wanted).find(({ text }) => text === 'rift')!
      const symbol = sign.replace(/\x1b\[[\d;]*m/g, '')
      expect([symbol, drawMap(islandView(), wanted).some(line => line.includes(symbol))]).toEqual([symbol, true])
    }
  })

  it('shows the dots of each Stone in the close-up view', async () => {
    const wanted = request('sacred-circle.center', 48, 13, { reach: new Map([['sacred-circle.c2', null]]) })
    await expectGolden(drawMap(islandView(), wanted), 'stones')
  })

  it('shows face-down tiles', async () => {
    const view = islandView({
      placements: [],
      players: [],
      spots: [{ hex: 500, turn: 0 }],
      boats: [],
      demons: [],
      wizards: [],
      dragon: '',
    })
    await expectGolden(
      drawMap(view, request('sea.2012', 41, 15, { zoom: 'overview', cursor: 'sea.2012' })),
      'face-down',
    )
  })

  it.each(['overview', 'close'] as const)(
    'gives land a background in ASCII but not the sea, if there are enough colors: %s',
    zoom => {
      const view = islandView()
      const drawn = (level: 1 | 2 | 3) =>
        drawMap(view, request('torwall.b1', 80, 29, { zoom, style: styleOf(themeFor('dusk', level), 'ascii') }))
      const bare = (line: string) => line.replace(/\x1b\[[\d;]*m/g, '')
      for (const level of [2, 3] as const) {
        const lines = drawn(level)
        expect(lines.map(bare)).toEqual(drawn(1).map(bare))
        for (const [, shaded = ''] of lines.join('\n').matchAll(/\x1b\[48;([\s\S]*?)\x1b\[49m/g))
          expect(bare(shaded)).not.toMatch(/[~\n]/)
        // Everything on land has a background.
        const unshaded = lines.map(line => bare(line.replace(/\x1b\[48;[\s\S]*?\x1b\[49m/g, ''))).join('')
        expect(unshaded).not.toMatch(/[%^.]/)
      }
      expect(drawn(1).join('')).not.toContain('\x1b[48')
    },
  )

  it.each(['unicode', 'ascii'] as const)('shows the whole board with its codes if there is room, in %s', async set => {
    const window = { columns: 160, rows: 32 }
    const from = wizardsMap.follow(islandView(), 'torwall.b1', null, window, 'overview')
    const wanted = request('torwall.b1', 160, 32, {
      zoom: 'overview',
      from,
      style: styleOf(plainTheme, set),
      reach: REACH,
      cursor: 'torwall.c2',
    })
    await expectGolden(drawMap(islandView(), wanted), `overview-wide-${set}`)
  })

  it('centers all land if there is room, from every viewpoint, and finds every space at its cell', () => {
    for (const [columns, rows] of [
      [97, 32],
      [160, 32],
      [200, 45],
    ] as const) {
      const window = { columns, rows }
      const begins = board.land.map(hex => wizardsMap.follow(islandView(), board.name(hex), null, window, 'overview'))
      expect(new Set(begins.map(({ x, y }) => `${x} ${y}`)).size).toBe(1)
      const from = begins[0]!
      const found = new Set<string | null>()
      for (let y = 0; y < rows; y++)
        for (let x = 0; x < columns; x++)
          found.add(wizardsMap.at(islandView(), { x: from.x + x, y: from.y + y }, window, 'overview'))
      for (const hex of board.land) expect(found).toContain(board.name(hex))
    }
  })

  it('marks reachable spaces in the overview by a symbol as well as by color', async () => {
    const wanted = request('torwall.b1', 60, 14, { zoom: 'overview', reach: REACH, cursor: 'torwall.c2' })
    await expectGolden(drawMap(islandView(), wanted), 'overview-reach')
  })

  it('fills its window exactly, at every position and in every theme', () => {
    for (const theme of [...Object.values(themes), plainTheme]) {
      for (const zoom of ['overview', 'close'] as const) {
        for (const [columns, rows] of [
          [80, 14],
          [63, 29],
          [120, 40],
          [7, 3],
        ] as const) {
          const wanted = request('woodswall.a1', columns, rows, {
            zoom,
            style: styleOf(theme, 'unicode'),
            reach: REACH,
            cursor: 'torwall.c2',
          })
          const lines = drawMap(islandView(), wanted)
          expect(lines).toHaveLength(rows)
          expect(lines.map(width)).toEqual(lines.map(() => columns))
        }
      }
    }
  })

  it('has distinct symbols without any color', () => {
    for (const signs of Object.values(mapSigns)) {
      const { terrain, fallen, hidden, you, boat, demon, dragon, wizard, wave } = signs
      const all = [...Object.values(terrain), fallen, you, boat, demon, dragon, wizard, wave]
      expect(new Set(all).size).toBe(all.length)
      expect(all.every(sign => !/[a-zA-Z1-9]/.test(sign))).toBe(true)
      expect([...all, hidden].map(sign => width(sign))).toEqual([...all, hidden].map(() => 1))
      expect(signs.wall).not.toEqual(signs.rift)
    }
  })
})

describe('the map window', () => {
  const window = { columns: 80, rows: 14 }
  const scale = scaleFor('close', window)
  const far = centeredOn(board.hex('torwall.b1'), window, scale)

  it('stays in place while the cursor moves in its middle', () => {
    expect(followCursor(board.hex('torwall.c1'), far, window, scale)).toEqual(far)
  })
  it('follows when the cursor nears its edge', () => {
    expect(followCursor(board.hex('woodswall.a1'), far, window, scale)).toEqual(
      centeredOn(board.hex('woodswall.a1'), window, scale),
    )
  })
  it('never goes beyond the board', () => {
    expect(within({ x: -50, y: 900 }, window, scale)).toEqual({ x: 0, y: 60 - 14 })
  })
  it('centers a board that is smaller than the window', () => {
    expect(within({ x: 3, y: 3 }, { columns: 101, rows: 40 }, scaleFor('overview', window))).toEqual({ x: -10, y: -5 })
  })
})
