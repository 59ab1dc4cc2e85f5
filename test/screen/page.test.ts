import { describe, expect, it } from 'vitest'
import { type LinesPage, pagePart, pageRows } from '../../src/screen/page.ts'
import { plain } from './screen-player.ts'
import { Player, ROLL } from './sitting.ts'

/** Returns a player who reads this page, of which nineteen lines fit on the screen. */
function reading(more: Partial<LinesPage>): Player {
  const player = Player.at(ROLL, { rows: 24 })
  const page: LinesPage = {
    kind: 'page',
    title: 'A page',
    lines: [],
    scroll: 0,
    legend: null,
    links: [],
    at: 0,
    ...more,
  }
  player.model = { ...player.model, overlay: page }
  return player
}

const pageOf = ({ model: { overlay } }: Player): LinesPage => {
  if (overlay?.kind !== 'page') throw new Error('no page is open')
  return overlay
}
/** The rows of text on the screen. */
const shown = (player: Player): string[] => {
  const { shown } = pagePart(player.model, pageOf(player), plain)
  return shown.map(({ text }) => text)
}
const scrolled = (player: Player, ...keys: string[]) => keys.map(key => pageOf(player.press(key)).scroll)

const numbered = (count: number) => Array.from({ length: count }, (_, i) => `  line ${i}`)
const PARTS = ['Alpha', ...numbered(14), 'Beta', ...numbered(14), 'Gamma', ...numbered(14)]

describe('a page of text', () => {
  it('scrolls by lines, by screens, by sections and to both ends, and no further', () => {
    const player = reading({ lines: PARTS })
    expect(shown(player)).toEqual(PARTS.slice(0, 19))
    expect(scrolled(player, 'up', 'down', 'down', 'up')).toEqual([0, 1, 2, 1])
    expect(scrolled(player, 'pagedown', 'pagedown', 'down', 'pageup', 'pageup')).toEqual([20, 26, 26, 7, 0])
    expect(scrolled(player, 'right', 'right', 'right', 'left', 'left', 'left')).toEqual([15, 26, 26, 15, 0, 0])
    expect(scrolled(player, 'down', 'left', 'end', 'end', 'home')).toEqual([1, 0, 26, 26, 0])
    expect(shown(player.press('end'))).toEqual(PARTS.slice(-19))
    expect(player.press('enter').model.overlay).toBeNull()
  })

  it('that fits on the screen does not scroll, and shows no key for it', () => {
    const player = reading({ lines: numbered(19) })
    expect(scrolled(player, 'down', 'pagedown', 'end', 'right')).toEqual([0, 0, 0, 0])
    expect(player.screen).not.toContain('scroll')
    expect(reading({ lines: numbered(20) }).screen).toContain('scroll')
  })

  it('wraps a line with its indentation, and details further to the right', () => {
    const rows = (text: string) => pageRows({ columns: 44 }, pageOf(reading({ lines: [text] })), plain)
    expect(rows(`  ${'word '.repeat(12)}`).map(({ text }) => text.search(/\S/))).toEqual([2, 2])
    expect(rows(`      ${'word '.repeat(12)}`).map(({ text }) => text.search(/\S/))).toEqual([6, 6])
    expect(rows(`Heading ${'word '.repeat(9)}`).map(({ text }) => text.search(/\S/))).toEqual([0, 2])
    const key = `  ${'a'.padEnd(27)} what this key does and more`
    expect(rows(key).map(({ text }) => text.search(/\S/))).toEqual([2, 30, 30])
  })
})

describe('a page with links', () => {
  const links = [1, 4, 30, 32].map(line => ({ line, rule: '5.1', about: '' }))

  it('selects the next link if it is near, and scrolls to it line by line', () => {
    const player = reading({ lines: numbered(45), links })
    const places = (key: string, times: number) =>
      Array.from({ length: times }, () => {
        const { at, scroll } = pageOf(player.press(key))
        return [at, scroll]
      })
    expect(places('down', 13)).toEqual(Array.from({ length: 13 }, (_, scroll) => [1, scroll]))
    expect(places('down', 4)).toEqual([
      [2, 13],
      [2, 14],
      [3, 15],
      [3, 16],
    ])
    expect(places('down', 12).at(-1)).toEqual([3, 26])
    expect(places('up', 2)).toEqual([
      [2, 26],
      [2, 25],
    ])
    expect(places('up', 21)).toEqual([...Array.from({ length: 20 }, (_, i) => [2, 24 - i]), [1, 4]])
    expect(places('up', 5).at(-1)).toEqual([0, 0])
    player.press('end')
    expect([pageOf(player).at, pageOf(player).scroll]).toEqual([3, 26])
    expect(player.press('enter').model.overlay).toMatchObject({ kind: 'rules' })
  })
})

describe('a page with sections that open and close', () => {
  const lines = ['Keys', '  one', '', 'Map', '  two', '      more about two', '  three', 'Log', '  four']
  const folding = (more: Partial<LinesPage> = {}) => reading({ lines, open: [], ...more })

  it('shows the first section, and only the headings of the others with the number of their entries', () => {
    expect(shown(folding())).toEqual(['Keys', '  one', '', 'Map  +2', 'Log  +1'])
  })

  it('opens the selected section with Enter, and closes it again', () => {
    const player = folding().press('enter')
    expect(shown(player)).toEqual([...lines.slice(0, 7), 'Log  +1'])
    expect(shown(player.press('down', 'enter'))).toEqual(lines)
    expect(shown(player.press('up', 'enter'))).toEqual(['Keys', '  one', '', 'Map  +2', 'Log', '  four'])
  })

  it('scrolls to a section that is not visible when it opens', () => {
    const long = ['Keys', ...numbered(40), 'Map', ...numbered(30)]
    const player = folding({ lines: long }).press('enter')
    expect(pageOf(player)).toMatchObject({ open: [1], scroll: 40 })
    expect(shown(player).slice(0, 3)).toEqual(['  line 39', 'Map', '  line 0'])
    expect(pageOf(player.press('enter'))).toMatchObject({ open: [], scroll: 23 })
  })
})

describe('a page that can be searched', () => {
  const lines = [
    'Keys',
    '  one',
    '',
    'Map',
    '  two',
    '      more about two',
    '  three',
    'Log',
    '  four',
    '      four more',
  ]
  const finding = (text: string) => reading({ lines, searchText: { text: '', at: 0 } }).types(text)

  it('shows the entries with all words, below their headings and with their details', () => {
    expect(shown(finding('more'))).toEqual(['Map', '  two', '      more about two', 'Log', '  four', '      four more'])
    expect(shown(finding('about TW'))).toEqual(['Map', '  two', '      more about two'])
    expect(shown(finding('thr'))).toEqual(['Map', '  three'])
    expect(shown(finding('more one'))).toEqual([])
    expect(shown(finding('map'))).toEqual([])
  })

  it('is shown again in full after Escape, and closes at the next one', () => {
    const player = finding('thx').press('backspace').types('r')
    expect(shown(player)).toEqual(['Map', '  three'])
    expect(shown(player.press('escape'))).toEqual(lines)
    expect(player.press('escape').model.overlay).toBeNull()
    expect(finding('q').model.overlay).toBeNull()
    expect(pageOf(finding('thq')).searchText?.text).toBe('thq')
    expect(pageOf(finding('x'.repeat(50))).searchText?.text).toHaveLength(40)
  })
})
