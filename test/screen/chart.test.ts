import { describe, expect, it } from 'vitest'
import { chartLines } from '../../src/screen/end/chart.ts'
import { seatRole } from '../../src/terminal/theme.ts'
import { plain } from './screen-player.ts'

/** Returns the chart of these figures, one row per seat and one column per day. A stretch has two days. */
function chart(figures: readonly (readonly number[])[], columns: number, rows: number): string[] {
  const days = figures[0]?.length ?? 0
  const standings = Array.from({ length: days }, (_, day) => ({
    at: day,
    day,
    figures: figures.map(row => [-1, row[day] ?? 0]),
  }))
  return chartLines(standings, day => Math.ceil(day / 2), 1, { columns, rows }, seatRole, plain).map(line =>
    line.replace(/\x1b\[[\d;]*m/g, '').trimEnd(),
  )
}

describe('the chart of a measure', () => {
  it('has a mark for each seat at the start and at the end of each stretch, joined by dots', () => {
    const lines = chart(
      [
        [0, 9, 4, 9, 8, 9, 6],
        [2, 0, 2, 0, 2, 0, 2],
      ],
      26,
      6,
    )
    expect(lines).toEqual([
      '    8│           .1...',
      '     │        ...     ..1',
      '     │     .1.',
      '     │2.....2.....2.....2',
      '    0│1.',
      '     └───────────────────',
    ])
  })

  it('puts the final leader, and otherwise the first seat, on top of the others', () => {
    expect(chart([[1], [1], [1]], 20, 3)).toEqual(['    1│1', '    0│', '     └─'])
    const rivals = [
      [0, 4, 4],
      [0, 4, 0],
      [0, 4, 8],
    ]
    expect(chart(rivals, 12, 4)).toEqual(['    8│    .3', '     │  ...1', '    0│3....2', '     └──────'])
  })

  it('draws no dots over a mark', () => {
    expect(
      chart(
        [
          [0, 0, 0, 0, 6],
          [6, 3, 3, 3, 3],
        ],
        30,
        5,
      ),
    ).toEqual([
      '    6│2...                 .1',
      '     │    .......2..........2',
      '     │             ....',
      '    0│1..........1.',
      '     └───────────────────────',
    ])
  })

  it('has room for stretches up to 14 columns apart', () => {
    expect(chart([[0, 1, 1]], 200, 3)).toEqual(['    1│       .......1', '    0│1......', '     └───────────────'])
    expect(chart([[0, 5, 5, 5, 5]], 10, 3)).toEqual(['    5│ 11', '    0│1', '     └───'])
  })

  it('leaves out stretches in between, but neither the first nor the last, if there are more than columns', () => {
    expect(chart([[0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]], 10, 8)).toEqual([
      '    6│   1',
      '     │',
      '     │  1',
      '     │',
      '     │ 1',
      '     │',
      '    0│1',
      '     └────',
    ])
    const long = Array.from({ length: 201 }, (_, day) => day)
    const [top = '', ...others] = chart([long], 80, 12)
    expect(top).toHaveLength(80)
    expect(top.endsWith('1')).toBe(true)
    expect(others.at(-2)).toMatch(/^ {4}0│1/)
  })

  it('draws a value below zero at zero, and an axis up to 1 at least', () => {
    expect(chart([[0, -4, -4]], 12, 4)).toEqual(['    1│', '     │', '    0│1....1', '     └──────'])
    expect(chart([[0, 0, 123]], 12, 3)).toEqual(['  123│   ..1', '    0│1..', '     └──────'])
  })

  it('colors marks and dots by seat, and dims the axes', () => {
    const standings = [0, 1, 2].map(day => ({ at: day, day, figures: [[day], [0]] }))
    const lines = chartLines(
      standings,
      day => day,
      0,
      { columns: 12, rows: 3 },
      seat => (seat === 0 ? 'good' : 'bad'),
      {
        ...plain,
        paint: (role, text) => `<${role} ${text}>`,
      },
    )
    expect(lines).toEqual([
      '<dim     2│>  <good 1><good .><good 1>',
      '<dim     0│><good 1><bad .><bad 2><bad .><bad 2>',
      '<dim      └─────>',
    ])
  })
})
