import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { WizardsView } from '../../src/games/wizards/rules/state/view.ts'
import { cardPage } from '../../src/games/wizards/screen/card-page.ts'
import { sheetLines } from '../../src/games/wizards/screen/sheet.ts'
import { taskPage } from '../../src/games/wizards/screen/task-page.ts'
import { styleOf } from '../../src/screen/kit/style.ts'
import { parseMoves, replayMoves } from '../../src/storage/index.ts'
import { width } from '../../src/terminal/text.ts'
import { plainTheme } from '../../src/terminal/theme.ts'
import { enrol, heldTask, Stage } from '../rules/wizards/stage.ts'
import { plain } from './screen-player.ts'
import { Player, ROLL, wizards } from './sitting.ts'

const bare = styleOf(plainTheme, 'unicode')

/** Returns a sorcerer with two Tasks, one half done, an animal, an Event, two Gems and secret knowledge. */
const rich = () =>
  Stage.set({
    seats: 2,
    prepare: state => {
      const [ann] = state.players
      if (!ann) return
      enrol(ann, 'sorcerers', 4)
      const half = heldTask(
        1,
        [
          [0, 0, 'torwall.a1'],
          [1, 0, 'glendale.a1'],
        ],
        { mandatory: true },
      )
      const [first] = half.marks
      if (first) first.done = true
      ann.tasks = [half, heldTask(48, [[0, 0, 'torwall.a2']], { letter: 'B' })]
      ann.animal = { kind: 'horse', left: 2 }
      ann.events = [{ id: 25, until: null }]
      ann.gems = { terek: 'onyx', elekov: 'ruby' }
      ann.known = { terek: 'onyx', elekov: 'ruby', veldor: 'false', zegoral: 'topaz' }
    },
  })

describe('the record sheet as a page', () => {
  /** Returns the positions of a complete game after every few answers, as the first player saw them. */
  function sightsOf(example: string, step: number): WizardsView[] {
    const path = `saves/examples/${example}.moves`
    const { match } = replayMoves(parseMoves(readFileSync(path, 'utf8'), path, [wizards]))
    const sights = Array.from({ length: Math.floor(match.length / step) }, (_, i) => match.fork({ at: (i + 1) * step }))
    return sights.map(fork => fork.view(0) as WizardsView)
  }
  const page = { columns: 80, rows: 22 }

  it('fits on 80x24 with one Task before the hunt for Gems, and never needs two pages', () => {
    const alone = [
      ...sightsOf('solitaire-win', 60),
      ...sightsOf('solitaire-loss', 60),
      ...sightsOf('first-fortnight', 10),
    ]
    const views = [...alone, ...sightsOf('three-players', 240)]
    const sheets = views.map(view => {
      const lines = sheetLines(view, 78, bare, { hints: true, page })
      for (const line of lines) expect(width(line)).toBeLessThanOrEqual(page.columns)
      const { tasks, rank } = view.players[0]!
      return { isShort: alone.includes(view) && tasks.length < 2 && rank < 4, height: lines.length }
    })
    const short = sheets.filter(({ isShort }) => isShort)
    expect(short.length).toBeGreaterThan(4)
    for (const { height } of short) expect(height).toBeLessThanOrEqual(page.rows)
    for (const { height } of sheets) expect(height).toBeLessThan(2 * page.rows)
  })

  it('shows every part in two columns, and describes each thing in full if the page is tall enough', () => {
    const view = rich().match.view(0) as WizardsView
    const titles = [
      'Tasks',
      'With you',
      'Spells',
      'For your eyes only',
      'The Evil Spirit',
      'On the islands',
      'At the table',
    ]
    for (const rows of [22, 38, 200]) {
      const text = sheetLines(view, 78, bare, { page: { columns: 100, rows } }).join('\n')
      for (const title of titles) expect(text, `${rows}`).toContain(title)
    }
    const alone = sheetLines(view, 78, bare)
    expect(sheetLines(view, 78, bare, { page: { columns: 100, rows: 200 } })).toEqual(alone)
    const told = (rows: number) => sheetLines(view, 78, bare, { page: { columns: 118, rows } }).join(' ')
    expect(told(60)).toContain('Instead of your Movement Roll')
    expect(told(22)).not.toContain('Instead of your Movement Roll')
  })
})

describe('the standings', () => {
  it("show each player's problems beside the numbers, or below them on a narrow sheet, in full words", () => {
    const stage = Stage.set({
      seats: 2,
      prepare: state => {
        state.players[0]!.dazed = true
      },
    })
    const view = stage.match.view(0) as WizardsView
    expect(sheetLines(view, 78, bare).join('\n')).toMatch(/1 Ann .*\d {2}demon dazed/)
    expect(sheetLines(view, 36, bare).join('\n')).toMatch(/1 Ann .*\d\n {2}demon dazed\n2 Bob/)
  })
})

describe('the Tasks page', () => {
  it('shows each Task as a card: finished parts ticked, and the next part with its place and distance', () => {
    const text = taskPage(rich().match.view(0), 78, bare).join('\n')
    expect(text).toContain('2 Tasks, 1 Mandatory')
    expect(text).toMatch(/A {2}\S/)
    expect(text).toMatch(/√ /)
    expect(text).toMatch(/► /)
    expect(text).toContain('Glendale A1')
    expect(text).toContain('1 of 2')
    expect(text).toContain('Mandatory')
    expect(text).toContain('Optional')
  })

  it('explains where Tasks come from if there are none', () => {
    expect(taskPage(Stage.set().match.view(0), 78, bare).join(' ')).toContain('when you join an Order')
    const none = Stage.set({
      prepare: state =>
        state.players.forEach(ann => {
          enrol(ann, 'druids', 1)
        }),
    })
    expect(taskPage(none.match.view(0), 78, bare).join(' ')).toContain('No Tasks.')
  })
})

describe('the cards page', () => {
  it('shows the animal, the Event, the known High Wizards and the Gems', () => {
    const text = cardPage(rich().match.view(0), 78, bare).join('\n')
    expect(text).toMatch(/ Horse .* Animal /)
    expect(text).toContain('2 turns left')
    expect(text).toContain('until used')
    expect(text).toMatch(/Terek +gave you the Onyx/)
    expect(text).toMatch(/Veldor +the False Wizard/)
    expect(text).toMatch(/Zegoral +has the Topaz/)
    expect(text).toContain('2 of 6')
    expect(text).toContain('♦ Onyx')
  })

  it('does not show the Gems of other players', () => {
    const text = cardPage(rich().match.view(1), 78, bare, { of: 0 }).join('\n')
    expect(text).not.toMatch(/Onyx|Ruby|False|Topaz/)
    expect(text).toMatch(/ Horse /)
  })
})

describe('pages', () => {
  it('never exceed their width', () => {
    for (let columns = 30; columns <= 118; columns += 8)
      for (const page of [taskPage, cardPage])
        for (const line of page(rich().match.view(0), columns, bare)) expect(width(line)).toBeLessThanOrEqual(columns)
  })

  it('change with Tab and Shift+Tab, and each lists them all', () => {
    const player = Player.at(ROLL)
    const there = ['tab', 'tab', 'tab', 'tab', 'tab'].map(key => player.press(key).table.page)
    expect(there).toEqual(['sheet', 'tasks', 'cards', 'log', 'map'])
    const back = ['shift+tab', 'shift+tab', 'shift+tab', 'shift+tab', 'shift+tab'].map(
      key => player.press(key).table.page,
    )
    expect(back).toEqual(['log', 'cards', 'tasks', 'sheet', 'map'])
    const [head] = Player.at(ROLL).press('tab', 'tab').lines(plain)
    expect(head?.replace(/\x1b\[[\d;]*m/g, '')).toMatch(/^ Map {2}Sheet \[Tasks\] Cards {2}Log/)
  })

  it('switch to another player, page by page', () => {
    const player = Player.at(ROLL).press('tab', 'tab', 'right')
    expect(player.table.sheetOf).toBe(1)
    expect(player.screen).toContain('[Ben]')
    expect(player.press('tab').table.sheetOf).toBeNull()
  })

  it('scroll to the first and last line with Home and End', () => {
    const player = Player.at(ROLL).press('?')
    const first = player.screen
    const last = player.press('end').screen
    expect(last).not.toBe(first)
    expect(player.press('pagedown').screen).toBe(last)
    expect(player.press('home').screen).toBe(first)
  })
})
