import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Area, layout, pageArea, tooSmall } from '../../src/screen/layout.ts'
import { said } from '../words.ts'

function table(columns: number, rows: number) {
  const found = layout(columns, rows)
  if (found.kind === 'small') throw new Error('too small')
  return found
}

describe('the layout', () => {
  it('gives 80x24 a map, a status line, three log lines, five prompt lines and a footer', () => {
    const { main, side, status, log, prompt, footer } = table(80, 24)
    expect(main).toEqual({ x: 0, y: 0, columns: 80, rows: 14 })
    expect(side).toBeNull()
    expect([status, log, prompt, footer].map(area => area.rows)).toEqual([1, 3, 5, 1])
  })

  it('shows map, legend, sheet, log and prompt together at 100x40', () => {
    const { main, legend, side, log, prompt } = table(100, 40)
    expect(side).toEqual({ x: 64, y: 0, columns: 36, rows: 39 })
    expect(main).toEqual({ x: 0, y: 0, columns: 63, rows: 22 })
    expect(legend).toEqual({ x: 0, y: 22, columns: 63, rows: 2 })
    expect([log.rows, prompt.rows]).toEqual([7, 7])
  })

  it('gives the extra width to the map, and to full sentences beside it on a wide screen', () => {
    expect(table(149, 40).side?.columns).toBe(36)
    expect(table(149, 40).main.columns).toBe(112)
    expect(table(200, 60).side).toEqual({ x: 138, y: 0, columns: 62, rows: 59 })
    expect(table(200, 60).main).toEqual({ x: 0, y: 0, columns: 137, rows: 36 })
  })

  it.each([
    [24, 3, 5],
    [29, 3, 5],
    [30, 5, 6],
    [37, 5, 6],
    [38, 7, 7],
    [51, 7, 7],
    [52, 12, 8],
    [120, 12, 8],
  ])('on %i rows gives %i rows to the log and %i to the prompt', (rows, log, prompt) => {
    for (const columns of [80, 200]) {
      const found = table(columns, rows)
      expect([found.log.rows, found.prompt.rows]).toEqual([log, prompt])
    }
  })

  it.each([
    [80, 80, null],
    [99, 99, null],
    [100, 63, 36],
    [149, 112, 36],
    [150, 87, 62],
    [300, 237, 62],
  ])('on %i columns gives %i columns to the map and %i to the sheet', (columns, map, sheet) => {
    const { main, side } = table(columns, 24)
    expect([main.columns, side?.columns ?? null]).toEqual([map, sheet])
  })

  it('explains the map on 38 rows or more, beside a sheet', () => {
    const hasLegend = (columns: number, rows: number) => table(columns, rows).legend !== null
    expect([hasLegend(100, 37), hasLegend(100, 38), hasLegend(99, 38)]).toEqual([false, true, false])
  })

  it.each([
    [150, 52, 0, { columns: 87, rows: 20 }, 'the sheet has 62 columns, the legend 2 rows, the log 12'],
    [150, 52, 0, { columns: 88, rows: 20 }, 'the sheet has 36 columns, the legend 2 rows, the log 12'],
    [150, 52, 0, { columns: 113, rows: 20 }, 'the sheet has 36 columns, the legend 2 rows, the log 12'],
    [150, 52, 0, { columns: 114, rows: 20 }, 'the sheet has 0 columns, the legend 0 rows, the log 12'],
    [150, 52, 0, { columns: 87, rows: 28 }, 'the sheet has 62 columns, the legend 2 rows, the log 12'],
    [150, 52, 0, { columns: 87, rows: 29 }, 'the sheet has 62 columns, the legend 0 rows, the log 12'],
    [150, 52, 0, { columns: 87, rows: 30 }, 'the sheet has 62 columns, the legend 0 rows, the log 12'],
    [150, 52, 0, { columns: 87, rows: 31 }, 'the sheet has 62 columns, the legend 2 rows, the log 3'],
    [150, 52, 0, { columns: 87, rows: 42 }, 'the sheet has 62 columns, the legend 0 rows, the log 3'],
    [150, 52, 0, { columns: 87, rows: 43 }, 'the sheet has 62 columns, the legend 2 rows, the log 12'],
    [150, 52, 5, { columns: 87, rows: 24 }, 'the sheet has 62 columns, the legend 0 rows, the log 12'],
    [150, 52, 5, { columns: 87, rows: 26 }, 'the sheet has 62 columns, the legend 2 rows, the log 3'],
  ])('makes room for the whole board where it can: %i columns, %i rows, a guide of %i, %o', (...given) => {
    const [columns, rows, band, size, expected] = given
    const found = layout(columns, rows, band, size)
    if (found.kind === 'small') throw new Error('too small')
    const { side, legend, log } = found
    expect(
      `the sheet has ${side?.columns ?? 0} columns, the legend ${legend?.rows ?? 0} rows, the log ${log.rows}`,
    ).toBe(expected)
  })

  it('gives a page the width of the screen, or of the log, down to the footer', () => {
    const wide = table(100, 40)
    expect(pageArea(wide, 'sheet')).toEqual({ x: 0, y: 1, columns: 100, rows: 38 })
    expect(pageArea(wide, 'log')).toEqual({ x: 0, y: 1, columns: 63, rows: 38 })
    const guided = layout(80, 24, 4)
    if (guided.kind === 'small') throw new Error('too small')
    expect(pageArea(guided, 'sheet')).toEqual({ x: 0, y: 1, columns: 80, rows: 18 })
    expect(guided.guide).toEqual({ x: 0, y: 19, columns: 80, rows: 4 })
  })

  it('states the required size if the screen is too small, and mentions plain mode', () => {
    expect(layout(79, 40)).toEqual({ kind: 'small' })
    expect(layout(200, 23)).toEqual({ kind: 'small' })
    expect(said(tooSmall(79, 23))).toMatch(/80x24.*79x23.*--plain/)
  })

  it('covers every screen size without gaps or overlaps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 80, max: 300 }), fc.integer({ min: 24, max: 120 }), (columns, rows) => {
        const { main, legend, side, status, log, prompt, footer } = table(columns, rows)
        const extra = [...(legend ? [legend] : []), ...(side ? [side] : [])]
        const areas: Area[] = [main, status, log, prompt, footer, ...extra]
        // The line between the map and the sheet belongs to neither.
        const rule = side ? rows - 1 : 0
        expect(areas.reduce((cells, area) => cells + area.columns * area.rows, rule)).toBe(columns * rows)
        for (const { x, y, columns: wide, rows: high } of areas) {
          expect(x >= 0 && y >= 0 && x + wide <= columns && y + high <= rows && high > 0).toBe(true)
        }
        const top = main.rows + (legend?.rows ?? 0)
        expect([legend?.y ?? main.rows, status.y, log.y, prompt.y, footer.y]).toEqual([
          main.rows,
          top,
          top + 1,
          top + 1 + log.rows,
          rows - 1,
        ])
      }),
    )
  })
})
