import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Area, layout, tooSmall } from '../../src/screen/layout.ts'
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
