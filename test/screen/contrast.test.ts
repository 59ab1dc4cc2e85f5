// Loads the games with their bots, screens and rulebooks.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Board } from '../../src/games/wizards/rules/islands/board.ts'
import type { WizardsView } from '../../src/games/wizards/rules/state/view.ts'
import { PLAINS } from '../../src/games/wizards/screen/blocks.ts'
import { mapSigns } from '../../src/games/wizards/screen/signs.ts'
import type { MapRequest } from '../../src/screen/kit/game-screen.ts'
import { screenOf } from '../../src/screen/kit/screens.ts'
import { styleOf } from '../../src/screen/kit/style.ts'
import { loadSave, parseMoves, replayMoves } from '../../src/storage/index.ts'
import { type Cell, toCells } from '../../src/terminal/cells.ts'
import { type ThemeName, themeFor } from '../../src/terminal/theme.ts'
import { SAVES } from '../fixtures/make.ts'
import { gameById, games } from '../games/library.ts'
import { islandView } from './islands.ts'

/**
 * The minimum contrasts, on the scale from 1 to 21 of WCAG 2. Text (a price, code, name or number) needs 4.5, and a
 * meaningful symbol (a wood, a wall) needs 3. An ornament that only repeats what its background means (grass, a wave)
 * must only be visible.
 */
const READ = 4.5
const SIGN = 3
const ORNAMENT = 1.4

type Rgb = readonly [number, number, number]

const light = (rgb: Rgb): number => {
  const [r, g, b] = rgb.map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}

/** The sixteen colors of xterm. Users with other colors have presumably chosen readable ones. */
const SIXTEEN: Readonly<Record<number, Rgb>> = {
  ...{ 30: [0, 0, 0], 31: [205, 0, 0], 32: [0, 205, 0], 33: [205, 205, 0], 34: [0, 0, 238], 35: [205, 0, 205] },
  ...{ 36: [0, 205, 205], 37: [229, 229, 229], 90: [127, 127, 127], 91: [255, 0, 0], 92: [0, 255, 0] },
  ...{ 93: [255, 255, 0], 94: [92, 92, 255], 95: [255, 0, 255], 96: [0, 255, 255], 97: [255, 255, 255] },
}

/**
 * Returns a color from its SGR parameters: a true color, or one of 256 or of the sixteen. Returns null for other
 * parameters.
 */
function colorOf(sgr: string): Rgb | null {
  const [first = 0, kind, ...rest] = sgr.split(';').map(Number)
  if (kind === 2) return rest as unknown as Rgb
  if (kind === 5) {
    const [n = 0] = rest
    if (n >= 232) return [8 + 10 * (n - 232), 8 + 10 * (n - 232), 8 + 10 * (n - 232)]
    const part = (i: number) => [0, 95, 135, 175, 215, 255][Math.floor((n - 16) / 6 ** i) % 6] ?? 0
    return [part(2), part(1), part(0)]
  }
  return SIXTEEN[first] ?? null
}

/** Lists the symbols with too little contrast to their background, with the colors and the contrast. */
function faint(cells: readonly Cell[], theme: ThemeName, barOf: (sign: string) => number): string[] {
  const found = new Set<string>()
  for (const { text, style } of cells) {
    const paper = colorOf(style.background)
    // The terminal decides the colors of reversed text and the default background.
    if (!paper || text.trim() === '' || (style.attributes & REVERSED) !== 0) continue
    const ink = colorOf(style.foreground) ?? (theme === 'light' ? SIXTEEN[30] : SIXTEEN[37])!
    const share = contrast(ink, paper)
    if (share < barOf(text))
      found.add(`${theme}: "${text}" ${style.foreground} on ${style.background}: ${share.toFixed(1)}`)
  }
  return [...found].sort()
}

/** The attribute bit of reversed text in cell styles. */
const REVERSED = 32

const THEMES = (['dusk', 'light', 'color-blind'] as const).flatMap(theme =>
  ([2, 3] as const).map(level => [theme, level] as const),
)

describe.each(THEMES)('on the islands in %s with colors of level %i', (theme, level) => {
  const view = islandView()
  const board = Board.of(view.placements)
  const { map } = screenOf(gameById('wizards'))
  const style = styleOf(themeFor(theme, level), 'unicode')
  const signs = mapSigns.unicode
  const ornaments = new Set([PLAINS, signs.wave])
  const terrain = new Set([signs.terrain.woods, signs.terrain.mountains, '▐', '▄', '▚', signs.fallen, signs.hidden])
  const barOf = (sign: string) => (ornaments.has(sign) ? ORNAMENT : terrain.has(sign) ? SIGN : READ)
  const every = view.placements.length > 0 ? board.names : []

  /** Draws the whole board, one part after the other. */
  function drawn(zoom: string, more: Partial<MapRequest>, shown: WizardsView = view): Cell[] {
    const window = zoom === 'close' ? { columns: 320, rows: 110 } : { columns: 82, rows: 30 }
    const from = map?.follow(shown, map.home(shown) ?? '', null, window, zoom) ?? { x: 0, y: 0 }
    const request: MapRequest = { window, from, zoom, style, seat: 0, cursor: null, reach: new Map(), ...more }
    return (map?.draw(shown, request) ?? []).flatMap(line => toCells(line))
  }

  const reach = new Map(every.map(space => [space, 3] as const))
  const lost = { ...view, fallen: view.placements.slice(0, 6).map(({ tile }) => tile) } as WizardsView
  const some = board.land.map(hex => board.name(hex)).filter((_, i) => i % 9 === 0)
  const path = { spaces: every.filter((_, i) => i % 3 === 0), ends: [], text: '', left: '', option: null }

  it.each(['close', 'overview'])('every price, code, name and symbol is readable: %s', zoom => {
    const cells = [
      ...drawn(zoom, {}),
      ...drawn(zoom, { reach }),
      ...drawn(zoom, { path }),
      ...drawn(zoom, {}, lost),
      ...drawn(zoom, { reach }, lost),
      ...some.flatMap(space => [...drawn(zoom, { cursor: space, reach, highlighted: space }, lost)]),
    ]
    expect(cells.length).toBeGreaterThan(2000)
    expect(faint(cells, theme, barOf)).toEqual([])
  })

  it('reachable spaces differ from other land in brightness, not only in color', () => {
    const [plain, lit] = [drawn('close', {}), drawn('close', { reach })]
    const papers = new Set(plain.map(cell => cell.style.background))
    const tags = lit.filter(cell => !papers.has(cell.style.background))
    expect(tags.length).toBeGreaterThan(300)
    const tag = colorOf(tags[0]!.style.background)!
    // The sea is dark already, and lost land is black.
    const lands = [...papers].flatMap(paper => {
      const rgb = colorOf(paper)
      return rgb && light(rgb) > 0.2 ? [rgb] : []
    })
    expect(lands.length).toBeGreaterThan(5)
    for (const rgb of lands) expect(contrast(tag, rgb)).toBeGreaterThan(SIGN)
  })
})

describe.each(THEMES)('on Marnon in %s with colors of level %i', (theme, level) => {
  it('every number, name and symbol is readable', () => {
    const { match } = loadSave(`${SAVES}/wizards-quest-4.cantrip`, games)
    const { seat = 0 } = match.questions[0] ?? {}
    const view = match.view(seat)
    const { map } = screenOf(match.game)
    const style = styleOf(themeFor(theme, level), 'unicode')
    const window = { columns: 100, rows: 30 }
    const reach = new Map((map?.places?.(view) ?? []).map(space => [space, null]))
    const cells = [new Map(), reach].flatMap(lit =>
      (
        map?.draw(view, {
          ...{ window, from: { x: 0, y: 0 }, zoom: map.zoom(view), style, seat, cursor: null, reach: lit },
        }) ?? []
      ).flatMap(line => toCells(line)),
    )
    const lines = /[─-╿♣^~≈]/
    expect(faint(cells, theme, sign => (lines.test(sign) ? SIGN : READ))).toEqual([])
  })
})

describe.each(THEMES)('in the Realm in %s with colors of level %i', (theme, level) => {
  /** Ten days with monsters, natives and treasures. */
  const path = 'saves/examples/realm-alone.moves'

  it.each(['overview', 'tile'])('every name, number and piece is readable: %s', zoom => {
    const { match } = replayMoves(parseMoves(readFileSync(path, 'utf8'), path, games))
    const { map } = screenOf(match.game)
    const style = styleOf(themeFor(theme, level), 'unicode')
    const window = { columns: 100, rows: 40 }
    const moments = [0.3, 0.6, 0.9].map(part => match.fork({ at: Math.floor(match.length * part) }).view(0))
    const cells = moments.flatMap(view => {
      const places = map?.places?.(view) ?? []
      const reach = new Map(places.filter((_, i) => i % 2 === 0).map(space => [space, 3] as const))
      return [new Map(), reach].flatMap(lit =>
        places
          .filter((_, i) => i % 17 === 0)
          .flatMap(cursor => {
            const from = map?.follow(view, cursor, null, window, zoom) ?? { x: 0, y: 0 }
            return map?.draw(view, { window, from, zoom, style, seat: 0, cursor, reach: lit }) ?? []
          }),
      )
    })
    const lines = /[─-╿▒·:♣▲~≈]/
    expect(cells.length).toBeGreaterThan(500)
    expect(
      faint(
        cells.flatMap(line => toCells(line)),
        theme,
        sign => (lines.test(sign) ? SIGN : READ),
      ),
    ).toEqual([])
  })
})
