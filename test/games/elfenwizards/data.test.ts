import { readFileSync } from 'node:fs'
import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { CHARTS, type Chart } from '../../../src/games/elfenwizards/rules/setup.ts'
import { ARENAS, BOARD_LEVELS, NUMBERS, TITLE_BOXES } from '../../../src/games/elfenwizards/rules/state/board.ts'
import { chartSchema, chartsSchema, DATA_FILES } from '../../../src/games/elfenwizards/schema.ts'

describe('the files', () => {
  for (const { file, schema, holds } of DATA_FILES)
    test(`${file} matches its schema`, () => {
      const result = safeParse(schema, holds)
      expect(result.issues?.map(issue => `${issue.path?.map(step => step.key).join('.')}: ${issue.message}`)).toBe(
        undefined,
      )
    })

  test('a chart in which a guild would meet itself is refused', () => {
    const [chart] = CHARTS
    expect(safeParse(chartSchema, chart).success).toBe(true)
    expect(safeParse(chartSchema, { ...chart, wizard: 'RR' }).success).toBe(false)
    expect(safeParse(chartSchema, { ...chart, magician: ['RRG', 'RG', 'RG', 'RGB'] }).success).toBe(false)
  })

  test('charts are refused unless there is one for each number of guilds, in order', () => {
    const takes = (charts: readonly Chart[]) => safeParse(chartsSchema, charts).success
    const [first, second, ...others] = CHARTS
    expect(takes(CHARTS)).toBe(true)
    expect(takes([second!, first!, ...others])).toBe(false)
    expect(takes([first!, first!, ...others])).toBe(false)
    expect(takes(CHARTS.filter(({ players }) => players !== 6))).toBe(false)
  })
})

describe('the board', () => {
  test('has fifteen titles and four Magician Boxes', () => {
    expect(BOARD_LEVELS.map(({ boxes }) => boxes.length)).toEqual([1, 2, 4, 8, 4])
    expect(new Set(TITLE_BOXES).size).toBe(19)
  })

  test('lets two neighbors compete for each title above them, and two magicians for a Magician Box', () => {
    const contests = ARENAS.map(({ from, titles }) => `${from.join(' ')} for ${titles.join(' ')}`)
    expect(contests).toEqual([
      'w1 w2 for high',
      's1 s2 for w1',
      's3 s4 for w2',
      'n1 n2 for s1',
      'n3 n4 for s2',
      'n5 n6 for s3',
      'n7 n8 for s4',
      'm1 for n1 n2',
      'm2 for n3 n4',
      'm3 for n5 n6',
      'm4 for n7 n8',
    ])
  })

  test('has the pieces of the box: 42 dice, 42 chips, 12 grey chips, no more magicians than were printed', () => {
    expect([6 * NUMBERS.dice, 6 * NUMBERS.chips, NUMBERS.greyChips]).toEqual([42, 42, 12])
    const used = (letter: string) =>
      Math.max(
        ...CHARTS.map(
          chart =>
            [chart.wizard, chart.sorcerer, chart.necromancer, ...chart.magician].join('').split(letter).length - 1,
        ),
      )
    expect([...'RGBYKX'].map(used)).toEqual([8, 8, 8, 6, 5, 4])
    expect([...'RGBYKX'].reduce((sum, letter) => sum + used(letter), 0)).toBe(39)
  })

  test('starts no guild more than one point a round ahead of another, or two if that balances their wins', () => {
    for (const chart of CHARTS) {
      const gain = (letter: string) =>
        [chart.wizard, chart.sorcerer, chart.necromancer, chart.magician.join('')].reduce(
          (sum, row, i) => sum + (row.split(letter).length - 1) * [7, 5, 3, 2][i]!,
          0,
        )
      const gains = [...'RGBYKX'.slice(0, chart.players)].map(gain)
      const most = chart.players === 3 ? 2 : 1
      expect(Math.max(...gains) - Math.min(...gains), `${chart.players}`).toBeLessThanOrEqual(most)
    }
  })
})

test('the page of rulings lists each number at most once, in order', () => {
  const page = readFileSync('docs/elfenwizards.md', 'utf8')
  const rows = [...page.matchAll(/^\| E(\d+) \|/gm)].map(([, number]) => Number(number))
  expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b))
  expect(rows.length).toBeGreaterThanOrEqual(25)
})
