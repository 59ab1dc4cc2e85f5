import { describe, expect, it } from 'vitest'
import { Board } from '../../src/games/wizards/rules/islands/board.ts'
import { wizardsMap } from '../../src/games/wizards/screen/map.ts'
import { scaleFor, spotOf } from '../../src/games/wizards/screen/scale.ts'
import { styleOf } from '../../src/screen/kit/style.ts'
import { toCells } from '../../src/terminal/cells.ts'
import { type ColorLevel, type ThemeName, themeFor } from '../../src/terminal/theme.ts'
import { islandView } from './islands.ts'

const view = islandView()
const board = Board.of(view.placements)
const SEA = { columns: 82, rows: 30 }

interface Wish {
  readonly theme?: ThemeName
  readonly level?: ColorLevel
  readonly set?: 'unicode' | 'ascii'
  readonly zoom?: string
  readonly window?: typeof SEA
  readonly cursor?: string | null
  readonly reach?: ReadonlyMap<string, number | null>
}

/** Draws the map in cells, with the position of each space. */
function drawn({
  theme = 'dusk',
  level = 3,
  set = 'unicode',
  zoom = 'overview',
  window = SEA,
  cursor = null,
  reach = new Map(),
}: Wish = {}) {
  const style = styleOf(themeFor(theme, level), set)
  const home = wizardsMap.home(view) ?? ''
  const from = wizardsMap.follow(view, home, null, window, zoom)
  const lines = wizardsMap.draw(view, { window, from, zoom, style, seat: 0, cursor, reach })
  const cells = lines.map(toCells)
  const scale = scaleFor(zoom, window, board.land)
  const at = (space: string, right = 0, down = 0) => {
    const { x, y } = spotOf(board.hex(space), scale)
    return cells[y - from.y + down]?.[x - from.x + right]
  }
  return { cells, at }
}

const papers = ({ cells }: ReturnType<typeof drawn>) => cells.flat().map(cell => cell.style.background)

describe('the island map in filled blocks', () => {
  it('shows the whole sea in 82 by 30 cells, with every hex as a filled block', () => {
    const { cells } = drawn()
    expect(cells).toHaveLength(30)
    // Rows are shifted by half a hex, and pieces are reversed with no background of their own.
    for (const row of cells) expect(row.filter(cell => cell.style.background !== '').length).toBeGreaterThanOrEqual(76)
  })

  it('has a different color for each kind of land, open ground, places, shallow water and deep water', () => {
    for (const theme of ['dusk', 'light', 'color-blind'] as const)
      for (const level of [2, 3] as const) {
        const map = drawn({ theme, level })
        const seen = new Set(papers(map).filter(paper => paper !== ''))
        expect(seen.size).toBeGreaterThanOrEqual(12)
        const grounds = ['torwall.a1', 'torwall.center', 'glendale.center', 'melekoks-tower.center'].map(
          space => map.at(space, 1)?.style.background,
        )
        expect(new Set(grounds).size).toBeGreaterThanOrEqual(3)
      }
  })

  it('falls back to letters with few colors, in mono and in ASCII', () => {
    const sand = drawn().at('torwall.a1', 1)?.style.background
    expect(sand).toBe('48;2;217;196;138')
    for (const wish of [{ level: 1 }, { level: 0 }, { theme: 'mono' }, { set: 'ascii' }] as const)
      expect(papers(drawn(wish))).not.toContain(sand)
    expect(papers(drawn({ level: 1 })).filter(paper => paper !== '')).toEqual([])
  })

  it('shows the price in bold white and the code in the close-up view, but neither in the overview', () => {
    const reach = new Map([['torwall.c1', 1]])
    const near = drawn({ zoom: 'close', window: { columns: 80, rows: 24 }, reach })
    expect(near.at('torwall.c1', 1, 1)).toMatchObject({
      text: '1',
      style: { foreground: '38;2;255;255;255', attributes: 1 },
    })
    expect([3, 4].map(right => near.at('torwall.c1', right, 1)?.text).join('')).toBe('c1')
    expect(near.at('torwall.c2', 1, 1)?.text).not.toMatch(/\d/)
    const whole = drawn({ reach })
    expect(whole.at('torwall.c1', 1)?.text).not.toMatch(/\d/)
    expect(whole.at('torwall.c1', 1)?.style.foreground).toBe('38;2;255;255;255')
    expect(whole.at('torwall.c2', 1)?.style.foreground).not.toBe('38;2;255;255;255')
  })

  it('fills the space under the cursor with yellow', () => {
    const { at } = drawn({ zoom: 'close', window: { columns: 80, rows: 24 }, cursor: 'torwall.c1' })
    for (const [right, down] of [
      [0, 0],
      [5, 0],
      [2, 1],
    ] as const)
      expect(at('torwall.c1', right, down)?.style.background).toBe('48;2;242;208;60')
    expect(at('torwall.c2', 2)?.style.background).not.toBe('48;2;242;208;60')
  })

  it('shows the viewer reversed, and fiends on red', () => {
    const { at } = drawn()
    expect(at(view.players[0]?.space ?? '')).toMatchObject({ text: '@', style: { background: '' } })
    expect(at(view.dragon)?.style.background).toBe('48;2;122;20;20')
  })
})

describe('walls to the south', () => {
  it('are drawn as a line below the code of a space, or as a block if there is no code', () => {
    const window = { columns: 200, rows: 24 }
    const { at } = drawn({ zoom: 'close', window })
    const walled = board.land.filter(hex => ((board.barred[hex] ?? 0) & 2) !== 0).map(hex => board.name(hex))
    const shown = walled.filter(space => at(space, 3, 1) !== undefined && /[abc]/.test(at(space, 3, 1)?.text ?? ''))
    expect(shown.length).toBeGreaterThan(0)
    // The attribute bit of SGR 4 in cell styles.
    for (const space of shown) expect((at(space, 3, 1)?.style.attributes ?? 0) & 8).toBe(8)
    // A cost keeps its own color, and so does every letter of the code.
    const priced = drawn({ zoom: 'close', window, reach: new Map(shown.map(space => [space, 1])) })
    const isUnderlined = (cell: ReturnType<typeof at>) => ((cell?.style.attributes ?? 0) & 8) === 8
    const blocks = shown.map(space => [1, 3, 4].map(right => priced.at(space, right, 1)))
    const inks = blocks
      .filter(block => block.every(isUnderlined))
      .map(block => block.map(cell => cell?.style.foreground))
    expect(inks.length).toBeGreaterThan(0)
    for (const [cost, first, second] of inks) {
      expect(first).toBe(second)
      expect(first).not.toBe(cost)
    }
  })
})
