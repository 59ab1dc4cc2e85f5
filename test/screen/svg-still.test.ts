import { describe, expect, it } from 'vitest'
import { Match } from '../../src/kernel/index.ts'
import { styleOf } from '../../src/screen/kit/style.ts'
import { stepsOf } from '../../src/screen/share/steps.ts'
import { DEFAULT_SIZE, linesSvg, mapSvg, STILLS, sceneOf, stillLines } from '../../src/screen/svg/index.ts'
import { width } from '../../src/terminal/text.ts'
import { plainTheme, themeNames, themes } from '../../src/terminal/theme.ts'
import { worded } from '../asked.ts'
import { toy, toyHeader } from '../kernel/toy.ts'
import { header, wizards } from './sitting.ts'
import { named, readSvg } from './svg-reader.ts'

const plain = styleOf(plainTheme, 'unicode')
const alone = header({ seats: ['Ann'], options: { variant: 'solitaire', map: 'auto', removed: '2' } })

/** Returns a game of one player after one roll. */
function rolled(more = alone): Match {
  const match = Match.begin(wizards, more)
  match.answer(match.questions[0]!.seat, 'roll')
  return match
}

describe('a still image of a game', () => {
  it.each(STILLS)('has exactly the requested width: %s', still => {
    const scene = sceneOf(rolled(), 0, 'x.moves')
    for (const columns of [80, 119, 150]) {
      for (const theme of themeNames) {
        const lines = stillLines(scene, { still, columns, rows: 30, style: styleOf(themes[theme], 'unicode') })
        expect(new Set(lines.map(width))).toEqual(new Set([columns]))
      }
    }
  })

  it('has map and sheet side by side if there is room, and otherwise one above the other', () => {
    const scene = sceneOf(rolled(), 0, 'x.moves')
    const rows = (columns: number) => stillLines(scene, { still: 'overview', columns, rows: 30, style: plain })
    const wide = rows(119)
    const narrow = rows(80)
    expect(wide[0]).toMatch(/^Fortnight 1, Day 1 {2}Ann/)
    expect(wide.findIndex(line => /│ Ann/.test(line))).toBe(2)
    expect(narrow.findIndex(line => /^Ann/.test(line))).toBe(33)
    expect(narrow).toEqual(expect.arrayContaining([expect.stringContaining('@')]))
  })

  it('shows the question to a player, and the last answer to a spectator', () => {
    const match = rolled(header())
    const { seat, text } = worded(match, match.questions[0]!)
    const table = (of: number | null) =>
      stillLines(sceneOf(match, of, 'x.moves'), { still: 'table', ...DEFAULT_SIZE.table, style: plain }).join('\n')
    expect(table(seat)).toContain(text)
    expect(table(null)).toContain('Move 1 of 1')
    expect(table(null)).toContain(`${match.header.seats[seat]}: Roll for movement`)
    expect(table(null)).not.toContain(text)
  })

  it('does not change the game', () => {
    const match = rolled()
    const before = match.hash()
    stillLines(sceneOf(match, 0, 'x.moves'), { still: 'table', ...DEFAULT_SIZE.table, style: plain })
    expect(match.hash()).toBe(before)
  })

  it('has the game and the status in its title', () => {
    const scene = sceneOf(rolled(), 0, 'x.moves')
    const root = readSvg(linesSvg(scene, ['x'], 10, 'dusk'))
    expect(named(root, 'title')[0]?.text).toMatch(/^Wizards.*: Fortnight 1, Day 1, Ann, /)
    expect(named(root, 'desc')[0]?.text).toMatch(/Ann rolls \d/)
  })

  it('shows the steps of a game without a picture as text, without keys or the end of the file', async () => {
    const match = Match.begin(toy, toyHeader())
    const { kind, parts } = await stepsOf(match, { seat: null, file: 'x.moves', theme: 'dusk' })
    expect(kind).toBe('letters')
    expect(parts.join('')).toContain(toy.title)
    expect(parts.join('')).not.toMatch(/Space|The file ends|Move \d/)
  })

  it('works for a game without a map, which has no picture of its board', async () => {
    const scene = sceneOf(Match.begin(toy, toyHeader()), 0, 'x.moves')
    expect(stillLines(scene, { still: 'overview', columns: 60, rows: 10, style: plain })[0]).toContain(toy.title)
    expect(await mapSvg(scene.position, 'dusk')).toBeNull()
    expect(await mapSvg(sceneOf(rolled(), 0, 'x.moves').position, 'dusk')).toContain('The Enchanted Islands')
  })
})
