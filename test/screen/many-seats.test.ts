import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_SEATS, Match } from '../../src/kernel/index.ts'
import { bearingOf, towards } from '../../src/screen/kit/bearings.ts'
import { registerScreens } from '../../src/screen/kit/screens.ts'
import { type Style, styleOf } from '../../src/screen/kit/style.ts'
import { GameLog } from '../../src/server/positions.ts'
import { DEFAULT_NAMES } from '../../src/storage/index.ts'
import { toCells } from '../../src/terminal/cells.ts'
import { width } from '../../src/terminal/text.ts'
import { plainTheme, themes } from '../../src/terminal/theme.ts'
import { roundDance, roundDanceScreen } from './round-dance.ts'
import { ScreenPlayer } from './screen-player.ts'

beforeAll(() => registerScreens(roundDance.id, { en: roundDanceScreen }))

const STYLES: readonly Style[] = [...Object.values(themes), plainTheme].flatMap(theme =>
  (['unicode', 'ascii'] as const).map(set => styleOf(theme, set)),
)
const bare = (line: string): string => line.replace(/\x1b\[[\d;]*m/g, '')

/** Returns a table of sixteen, as seen by the player whose turn it is after this many answers. */
function tableOf(answers: number, [columns, rows]: readonly [number, number]): ScreenPlayer {
  const match = Match.begin(roundDance, {
    game: roundDance.id,
    rules: 1,
    options: {},
    seats: [...DEFAULT_NAMES],
    seed: '1',
    practice: false,
  })
  for (let i = 0; i < answers; i++) match.answer(i % MAX_SEATS, match.questions[0]?.options[i % 2]?.id ?? '')
  const player = new ScreenPlayer(columns, rows)
  const position = new GameLog(match, () => null).position(answers % MAX_SEATS)
  return player.hears({ kind: 'position', position, cover: false, notice: null })
}

describe.each([[80, 24] as const, [100, 40] as const])('a table of sixteen at %dx%d', (columns, rows) => {
  it('is drawn in all styles, page by page, and fills the screen', () => {
    const player = tableOf(21, [columns, rows])
    for (let page = 0; page < 4; page++) {
      for (const style of STYLES) {
        const lines = player.lines(style).map(bare)
        expect(lines).toHaveLength(rows)
        expect(lines.every(line => width(line) <= columns)).toBe(true)
      }
      player.press('tab')
    }
  })

  it('shows every seat with its mark in a different color', () => {
    const lines = tableOf(0, [columns, rows]).lines(styleOf(themes.dusk, 'unicode'))
    const row = lines.find(line => bare(line).includes('123456789ABCDEFG')) ?? ''
    const marks = toCells(row).slice(10, 10 + MAX_SEATS)
    expect(marks.map(({ text }) => text).join('')).toBe('123456789ABCDEFG')
    expect(new Set(marks.map(({ style }) => style)).size).toBe(16)
  })

  it('shows the sheet of each player in turn, with the name visible', () => {
    const player = tableOf(3, [columns, rows]).press('tab')
    const shown = DEFAULT_NAMES.map(() => {
      const [, name] = /\[(\w+)\][^[]*$/.exec(bare(player.press('right').lines()[0] ?? '')) ?? []
      return name
    })
    expect(new Set(shown)).toEqual(new Set(DEFAULT_NAMES))
  })

  it('is handed over from one player to the next', () => {
    const player = tableOf(15, [columns, rows])
    const { position } = tableOf(16, [columns, rows]).table
    player.hears({ kind: 'position', position, cover: true, notice: null })
    expect(player.screen).toContain("Ann, it's your turn.")
    expect(player.press('enter').lines()).toHaveLength(rows)
  })
})

describe('the setup form for sixteen players at 80x24', () => {
  const open = () => {
    const player = new ScreenPlayer(80, 24, { games: [roundDance] }).press('n')
    player.pressUntil('► Players', 'up')
    return player.press(...Array<string>(15).fill('right'))
  }

  it('scrolls through all seats, and keeps the selected line visible', () => {
    const player = open()
    const seen = new Set<string>()
    for (let i = 0; i < 22; i++) {
      const lines = player.lines(styleOf(plainTheme, 'unicode'))
      expect(lines).toHaveLength(24)
      expect(lines.filter(line => line.includes('►'))).toHaveLength(1)
      for (const name of DEFAULT_NAMES) if (lines.some(line => line.includes(name))) seen.add(name)
      player.press('down')
    }
    expect(seen.size).toBe(16)
    expect(player.screen).toMatch(/[↑↓] \d+ more/)
  })

  it('selects the clicked line without moving it', () => {
    const player = open()
    const [, y] = player.find('Gwen')
    player.click('Gwen')
    expect(player.find('► ')[1]).toBe(y)
    expect(player.find('Gwen')[1]).toBe(y)
  })

  it('starts the game with all of them', () => {
    const player = open()
    player.pressUntil('►  Start', 'down')
    player.press('enter')
    expect(player.asked).toMatchObject([{ kind: 'begin', header: { seats: [...DEFAULT_NAMES] } }])
  })
})

describe('the cursor on a board of places and paths', () => {
  it('moves to the place that is nearest to the given direction', () => {
    const player = tableOf(0, [80, 24])
    expect(player.table.cursor).toBe('well')
    const led = ['down', 'right', 'up', 'left', 'up', 'end'].map(key => player.press(key).table.cursor)
    expect(led).toEqual(['ford', 'mill', 'inn', 'oak', 'oak', 'well'])
  })

  it('has no zoom, routes or objectives if the game has none', () => {
    const player = tableOf(0, [80, 24])
    const before = player.table
    expect(player.press('+', '-').table).toMatchObject({ zoom: before.zoom, cursor: before.cursor })
    expect(player.press('p').table.typing?.line.text).toBe('p')
    expect(player.press('escape').press('?').screen).not.toContain('Plans the way')
    expect(player.press('escape').types(':plan mill').press('enter').screen).toContain(
      '"plan mill" is not possible here',
    )
  })
})

describe('compass directions', () => {
  const around = [0, 90, 200].map(bearing => ({ space: `at ${bearing}`, bearing }))

  it('find the space nearest to a direction, or none if all spaces are elsewhere', () => {
    expect((['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const).map(wind => towards(around, wind))).toEqual([
      'at 0',
      'at 0',
      'at 90',
      'at 90',
      'at 200',
      'at 200',
      null,
      'at 0',
    ])
    expect(towards([], 'n')).toBeNull()
  })

  it('are counted clockwise from the north, with rows twice as high as columns are wide', () => {
    const from = { x: 10, y: 10 }
    expect(bearingOf(from, { x: 10, y: 5 })).toBe(0)
    expect(bearingOf(from, { x: 20, y: 10 })).toBe(90)
    expect(bearingOf(from, { x: 10, y: 15 })).toBe(180)
    expect(bearingOf(from, { x: 0, y: 10 })).toBe(270)
    expect(bearingOf(from, { x: 20, y: 5 })).toBe(45)
  })
})
