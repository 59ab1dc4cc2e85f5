import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Board } from '../../src/games/wizards/rules/islands/board.ts'
import { wizardsMap } from '../../src/games/wizards/screen/map.ts'
import { scaleFor, spotOf } from '../../src/games/wizards/screen/scale.ts'
import { styleOf } from '../../src/screen/kit/style.ts'
import type { SaveEntry } from '../../src/storage/index.ts'
import { width } from '../../src/terminal/text.ts'
import { themes } from '../../src/terminal/theme.ts'
import { draw } from './drawing.ts'
import { islandView } from './islands.ts'
import { plain } from './screen-player.ts'
import { header, MOVE, MOVE_OR_CAST, Player, position, ROLL, tableOf } from './sitting.ts'

const save = (name: string): SaveEntry => ({
  name,
  path: `/s/${name}.cantrip`,
  changed: 0,
  header: header(),
  problem: null,
  answers: 34,
})

describe('a click', () => {
  it('opens a line of the title screen, whether or not it is selected', () => {
    expect(new Player(100, 40).click('Settings').model.overlay).toMatchObject({ kind: 'settings' })
    expect(new Player().press('down').click('Settings').model.overlay).toMatchObject({ kind: 'settings' })
    expect(new Player().click('Magical Order').model.screen).toMatchObject({ kind: 'new' })
  })

  it('selects and opens a saved game, even in a list longer than the screen', () => {
    const saves = Array.from({ length: 40 }, (_, i) => save(`game-${i}`))
    const player = new Player(80, 24, { saves }).press('l', ...Array<string>(20).fill('down'))
    const cell = player.find('game-24')
    player.click(cell)
    expect(player.model.screen).toMatchObject({ kind: 'load', selected: 24 })
    player.click(cell)
    expect(player.asked.at(-1)).toEqual({ kind: 'resume', path: '/s/game-24.cantrip' })
  })

  it('selects and changes a line of the form, and starts the game', () => {
    const player = new Player().press('n').click('Practice')
    expect(player.screen).toMatch(/► Practice +← no →/)
    expect(player.click('Practice').screen).toMatch(/► Practice +← yes/)
    player.click('Start')
    expect(player.asked).toEqual([])
    player.click('Start')
    expect(player.asked).toMatchObject([{ kind: 'begin' }])
  })

  it('selects a rule reference on the help page, and opens the rule', () => {
    for (const columns of [80, 100]) {
      const player = Player.at(ROLL, { columns, rows: 52 }).press('?').press('enter')
      const cell = player.find('Ask to be rescued')
      player.click(cell)
      expect(player.model.overlay).toMatchObject({ kind: 'page', at: 4 })
      player.click(player.find('Ask to be rescued'))
      expect(player.model.overlay).toMatchObject({ kind: 'rules', contents: null })
      // A line without a target has no effect.
      const help = Player.at(ROLL, { columns, rows: 52 }).press('?')
      const { overlay } = help.model
      expect(help.click('Choosing from a list').model.overlay).toEqual(overlay)
    }
  })

  it('selects a chapter of the rules and opens the rulebook there', () => {
    const player = Player.at(ROLL).press('f1')
    const cell = player.find('Sequence of play')
    player.click(cell)
    expect(player.screen).toMatch(/► +\S+ +Sequence of play/)
    player.click(cell)
    expect(player.model.overlay).toMatchObject({ kind: 'rules', contents: null })
    expect(player.screen).toMatch(/Chapter 5: Sequence of play/)
  })

  it('selects an answer in the list, and takes it if already selected', () => {
    const player = Player.at(ROLL).click('Ask to be rescued')
    expect(player.table.selected).toBe(2)
    expect(player.asked).toEqual([])
    player.click('Ask to be rescued')
    expect(player.asked).toEqual([{ kind: 'answer', seat: 0, id: 'ask for help' }])
  })

  it('finds each answer in several columns', () => {
    const options = Array.from({ length: 11 }, (_, i) => ({
      ...ROLL.options[0]!,
      id: `take ${i}`,
      label: `Take card ${'abcdefghijk'[i]}`,
    }))
    const player = Player.at({ ...ROLL, options })
    for (const [i, { label }] of options.entries()) {
      player.click(label)
      expect(player.table.selected).toBe(i)
    }
  })

  it('moves the cursor to a space, and a second click takes its answer', () => {
    const player = Player.at(MOVE, { columns: 100, rows: 40 })
    const { cursor } = player.table
    const before = player.screen
    player.click('∩ce')
    expect(player.table.cursor).not.toBe(cursor)
    expect(player.click('∩ce').asked).toEqual([])
    player.press('.')
    const cell = reachable(player, 'torwall.c1')
    player.click(cell)
    expect(player.table.cursor).toBe('torwall.c1')
    expect(player.screen).not.toBe(before)
    player.click(cell)
    expect(player.asked).toEqual([{ kind: 'answer', seat: 0, id: 'go torwall.c1' }])
  })

  it('leaves the map in place for a second click, and a key centers the cursor again', () => {
    const player = Player.at(MOVE, { columns: 80, rows: 24 })
    const { from } = player.table
    player.click([2, 4])
    expect(player.table.focus).toBe('map')
    const clicked = player.table.cursor
    expect(player.table.from).toEqual(from)
    player.click([2, 4])
    expect(player.table).toMatchObject({ cursor: clicked, from })
    player.press('left')
    expect(player.table.from).not.toEqual(from)
  })

  it('starts looking around if the question is not about a space', () => {
    const player = Player.at(ROLL).click([40, 6])
    expect(player.table.focus).toBe('map')
    expect(player.press('escape').table.focus).toBe('list')
  })

  it("moves from the list to the map even if it is on the cursor's space", () => {
    const player = Player.at(ROLL).click([40, 6])
    const { cursor } = player.table
    player.press('escape').click([40, 6])
    expect(player.table).toMatchObject({ focus: 'map', cursor })
    expect(player.asked).toEqual([])
  })

  it('describes an answer beside the map first, and a second click takes it', () => {
    const player = Player.at(MOVE_OR_CAST).click('2 Stop here')
    expect(player.screen).toContain('Click again: Stop here')
    player.click('Cast Swiftness')
    expect(player.asked).toEqual([])
    expect(player.press('.').model.clicked).toBeNull()
    player.click('Stop here').click('2 Stop here')
    expect(player.asked).toEqual([{ kind: 'answer', seat: 0, id: 'stop' }])
  })

  it('has the effect of a footer key', () => {
    expect(Player.at(ROLL).click('? help').model.overlay).toMatchObject({ kind: 'page', title: 'Help' })
    expect(Player.at(ROLL).click('Tab sheet').table.page).toBe('sheet')
    expect(Player.at(ROLL).press('escape').click('Enter yes').asked).toEqual([{ kind: 'library', open: 'title' }])
    const covered = Player.at(ROLL).hears({ kind: 'position', position: position(ROLL), cover: true, notice: null })
    expect(covered.click([40, 10]).table.covered).toBe(true)
    expect(covered.click('Enter ready').model.overlay?.kind).toBe('since')
    covered.hears({ kind: 'noticed' })
    expect(covered.click('Enter continue').table.covered).toBe(false)
  })

  it('finds the footer keys when ASCII words replace arrows', () => {
    const ascii = styleOf(themes.mono, 'ascii')
    const player = Player.at(ROLL, { columns: 120 })
    const foot = player
      .lines(ascii)
      .at(-1)!
      .replace(/\x1b\[[\d;]*m/g, '')
    expect(foot).toContain('Up/Down select')
    const targetAt = (x: number) => draw(player.model, ascii).hitAt(x, 23).target
    for (const [text, key] of [
      ['Tab sheet', 'tab'],
      ['h hint', 'h'],
    ] as const) {
      const x = width(foot.slice(0, foot.indexOf(text)))
      expect(targetAt(x)).toEqual({ kind: 'key', key })
      expect(targetAt(x + text.length - 1)).toEqual({ kind: 'key', key })
      expect(targetAt(x + text.length)).toBeNull()
    }
  })

  it('selects and runs a line of the palette, and closes it outside the box', () => {
    const player = Player.at(ROLL).press('ctrl+p')
    const cell = player.find('Undo')
    expect(player.click(cell).model.overlay).toMatchObject({ kind: 'palette' })
    expect(player.click(cell).asked).toEqual([{ kind: 'undo', seat: 0, count: 1 }])
    expect(Player.at(ROLL).press('ctrl+p').click([1, 10]).model.overlay).toBeNull()
  })

  it('selects and changes a setting', () => {
    const player = new Player().press('s').click('Hints')
    expect(player.model.settings.hints).toBe(true)
    expect(player.click('Hints').model.settings.hints).toBe(false)
  })

  it('selects a log entry, and shows the rule behind it', () => {
    const entries = Array.from({ length: 60 }, (_, day) => ({
      day,
      text: `Sentence ${day} of many.`,
      rule: '6',
      at: 1,
    }))
    const player = Player.at(ROLL, { log: entries }).press('shift+tab', 'pageup', 'pageup')
    player.click('Sentence 22 ')
    expect(player.table.selectedEntry).toBe(59 - 22)
    expect(player.click('Sentence 22 ').model.overlay).toMatchObject({ kind: 'rules', about: 'Sentence 22 of many.' })
    const few = Player.at(ROLL, { log: entries.slice(0, 3) }).press('shift+tab')
    expect(few.click('Sentence 0 ').table.selectedEntry).toBe(2)
  })

  it('has no effect with another button, or on an empty cell', () => {
    const player = Player.at(ROLL)
    const { model } = player
    const mouse = { x: 5, y: 21, button: 'right', action: 'press' } as const
    expect(player.hears({ kind: 'mouse', mouse, hit: draw(model, plain).hitAt(4, 20) }).model).toEqual(model)
    expect(player.click([5, 15], 'release').model).toEqual(model)
    expect(player.click([500, 500]).model).toEqual(model)
  })
})

/** Returns the cell of a space on the map. */
function reachable({ table }: Player, space: string): readonly [number, number] {
  const scale = scaleFor('close', { columns: 63, rows: 24 })
  const { x, y } = spotOf(Board.of(islandView().placements).hex(space), scale)
  return [x - table.from!.x + 2, y - table.from!.y]
}

describe('the wheel', () => {
  const up = 'wheel-up' as const
  const down = 'wheel-down' as const

  it('scrolls the pane under it', () => {
    const page = Player.at(ROLL).press('?').press('enter').press('home').click([10, 10], down)
    expect(page.model.overlay).toMatchObject({ scroll: 3 })
    expect(page.click([10, 10], up).model.overlay).toMatchObject({ scroll: 0 })
    const title = new Player().click([10, 10], down)
    expect(title.model.screen).toMatchObject({ selected: 1 })
    const entries = Array.from({ length: 60 }, (_, day) => ({ day, text: `${day}.`, rule: '6', at: 1 }))
    const table = Player.at(ROLL, { log: entries }).click([10, 16], up).click([10, 16], up)
    expect(table.table.scroll).toBe(2)
    expect(table.click([10, 16], down).table.scroll).toBe(1)
    expect(table.click([10, 21], down).table.selected).toBe(1)
  })

  it('zooms the map in and out', () => {
    const player = Player.at(ROLL).click([10, 5], down)
    expect(player.table.zoom).toBe('overview')
    expect(player.click([10, 5], up).table.zoom).toBe('close')
  })

  it('types nothing on the command line', () => {
    const player = Player.at(ROLL).types(':wh')
    expect(player.click([10, 5], up).click([10, 21], up).click([10, 5]).table.typing?.line.text).toBe('wh')
  })
})

describe('the target at a cell', () => {
  it('is the space drawn there, at every zoom level', () => {
    const view = islandView()
    const board = Board.of(view.placements)
    fc.assert(
      fc.property(
        fc.constantFrom('close', 'overview'),
        fc.constantFrom({ columns: 80, rows: 14 }, { columns: 123, rows: 40 }),
        fc.nat(board.names.length - 1),
        (zoom, window, hex) => {
          const { x, y } = spotOf(hex, scaleFor(zoom, window))
          expect(wizardsMap.at(view, { x, y }, window, zoom)).toBe(board.name(hex))
        },
      ),
    )
    expect(wizardsMap.at(view, { x: -3, y: 0 }, { columns: 80, rows: 14 }, 'close')).toBeNull()
  })

  it('never breaks a game, no matter where the click is', () => {
    const cell = fc.tuple(fc.nat(99), fc.nat(39), fc.constantFrom('press', 'press', 'press', 'wheel-up', 'wheel-down'))
    fc.assert(
      fc.property(fc.array(cell, { minLength: 20, maxLength: 60 }), fc.nat(9999), (clicks, seed) => {
        const table = tableOf(['Ann', 'Ben'], String(seed), 100, 40)
        for (const [x, y, action] of clicks) {
          // Click twice, so that an answer is taken.
          table.click([x, y], action as 'press').click([x, y], action as 'press')
          const lines = table.player.lines(plain)
          expect(lines).toHaveLength(40)
          expect(lines.every(line => width(line) === 100)).toBe(true)
        }
      }),
      { numRuns: 15 },
    )
  })
})
