import { describe, expect, it } from 'vitest'
import { Board } from '../../src/games/wizards/rules/islands/board.ts'
import { GRID } from '../../src/games/wizards/rules/islands/grid.ts'
import { screenOf } from '../../src/screen/kit/screens.ts'
import {
  aboutBeside,
  aboutLines,
  columnsOf,
  cutShort,
  fittingAdvice,
  listPart,
  questionLines,
} from '../../src/screen/table/prompt.ts'
import { islandView, task } from './islands.ts'
import { plain } from './screen-player.ts'
import { MOVE, MOVE_OR_CAST, Player, ROLL } from './sitting.ts'

const told = (advice: readonly string[], columns: number, rows: number) => fittingAdvice(advice, columns, rows, plain)

describe('text that is too long for its rows', () => {
  const cut = (last: string, columns: number) => cutShort(['One.', last, 'Three.'], columns, 2, plain)[1]

  it('ends with a whole word and an ellipsis', () => {
    expect(cut('walk to the 123', 20)).toBe('walk to the 123 …')
    expect(cut('walk to the 123', 17)).toBe('walk to the 123 …')
    expect(cut('walk to the 123', 16)).toBe('walk to the …')
    expect(cut('walk to the 123', 13)).toBe('walk to the …')
    expect(cut('walk to the 123', 12)).toBe('walk to …')
    expect(cut(`walk to \x1b[1mthe 123\x1b[0m`, 16)).toBe('walk to \x1b[1mthe\x1b[0m …')
  })

  it('is whole if it fits, and empty without rows', () => {
    expect(cutShort(['One.', 'Two.'], 20, 2, plain)).toEqual(['One.', 'Two.'])
    expect(cutShort(['One.', 'Two.'], 20, 1, plain)).toEqual(['One. …'])
    expect(cutShort(['One.'], 20, 0, plain)).toEqual([])
  })
})

describe('a hint below a question', () => {
  it('is shown in full if there is room', () => {
    expect(told(['Go on.', 'Rest here.'], 20, 3)).toEqual(['Go on.', 'Rest here.', ''])
  })

  it('shows as many whole parts as fit, and ends in an ellipsis only if the first part does not fit', () => {
    expect(told(['Go on.', 'Rest here for a night, or for two.'], 20, 2)).toEqual(['Go on.', ''])
    expect(told(['Go on to the abbey before the night falls there.'], 20, 2)).toEqual([
      'Go on to the abbey',
      'before the night …',
    ])
    expect(told(['Go on.'], 20, 0)).toEqual([])
  })

  const options = MOVE.options.slice(0, 2).map(({ at }) => ({ id: at!.space!, label: at!.space!, at: at! }))
  const marker = { ...MOVE, topic: 'space', data: { for: 'marker' }, options }

  it('is hidden while a player chooses the place for a new Task, both below the question and on the sheet', () => {
    const seen = (question: typeof MOVE, columns: number, rows: number) => {
      const player = Player.at(question, { columns, rows })
      const { game, view } = player.table.position
      const [advised = 'none'] = screenOf(game).suggestions(view)
      return player.screen.replace(/[\s│]+/g, ' ').includes(advised.split(' ').slice(0, 5).join(' '))
    }
    for (const [columns, rows] of [
      [80, 24],
      [100, 40],
    ] as const)
      expect([seen(MOVE, columns, rows), seen(marker, columns, rows)]).toEqual([true, false])
  })

  it('is not a scrollable line of the sheet either when hidden', () => {
    const tasks = [1, 2, 3, 4, 5].map(id => task(id, 'ABCDE'[id - 1]!, 'torwall.a1', 'torwall.c1', 'torwall.c2'))
    const { players, ...island } = islandView()
    const view = { ...island, players: players.map((one, seat) => (seat === 0 ? { ...one, tasks } : one)) }
    const player = Player.at(marker, { view }).press('tab')
    player.press(...Array<string>(40).fill('down'))
    const { scroll } = player.table
    expect(scroll).toBeGreaterThan(0)
    const last = player.screen
    expect(player.press('up').screen).not.toBe(last)
  })

  it('is cut if every line is full, and never exceeds the width', () => {
    expect(cutShort(['a'.repeat(20), 'b'.repeat(20), 'c'], 20, 2, plain)).toEqual([
      'a'.repeat(20),
      `${'b'.repeat(18)} …`,
    ])
    // Half of a number would be a different number.
    expect(cutShort(['\x1b[96mof 100: nothing 31\x1b[39m', 'more'], 19, 1, plain)).toEqual([
      '\x1b[96mof 100: nothing\x1b[39m …',
    ])
    // A painted word is not cut either.
    const painted = ['of', '100:', 'hidden'].map(word => `\x1b[37m${word}\x1b[39m`).join(' ')
    expect(cutShort([painted, 'more'], 14, 1, plain)[0]?.replace(/\x1b\[[\d;]*m/g, '')).toBe('of 100: …')
  })
})

describe('the note on an answer', () => {
  it('ends by stating that it is irreversible, a text that never wraps', () => {
    const about = { note: 'Your strength is power.', last: "can't be undone" }
    expect(aboutLines(about, 44, plain)).toEqual(["Your strength is power. • can't be undone"])
    expect(aboutLines(about, 34, plain)).toEqual(['Your strength is power.', "• can't be undone"])
    expect(aboutLines({ note: '', last: "can't be undone" }, 34, plain)).toEqual(["can't be undone"])
    expect(aboutLines({ note: '', last: '' }, 34, plain)).toEqual([])
  })

  it('leaves the end of the last row free only if all rows are needed', () => {
    const about = { note: 'Your strength is power.', last: '' }
    expect(aboutBeside(about, 24, 0, 1, plain)).toEqual(['Your strength is power.'])
    expect(aboutBeside(about, 24, 8, 2, plain)).toEqual(['Your strength is power.'])
    expect(aboutBeside(about, 24, 8, 1, plain)).toEqual(['Your strength is', 'power.'])
    expect(aboutBeside(about, 31, 8, 1, plain)).toEqual(['Your strength is power.'])
    expect(aboutBeside({ note: '', last: '' }, 24, 8, 1, plain)).toEqual([])
  })
})

describe('a list of answers', () => {
  const area = { columns: 40, rows: 6 }
  const answers = (n: number, note?: string) =>
    Array.from({ length: n }, (_, i) => ({ id: `${i}`, label: `label ${i % 10}`, ...(note ? { note } : {}) }))
  const laid = (n: number, note = '', advice: readonly string[] = []) => columnsOf(answers(n, note), area, advice)

  it('has one column if that leaves a row for the note, or else as many as it needs and as fit', () => {
    expect(laid(1)).toEqual({ rows: 5, columns: 1, width: 40 })
    expect(laid(5)).toEqual({ rows: 5, columns: 1, width: 40 })
    expect(laid(6)).toEqual({ rows: 3, columns: 2, width: 20 })
    expect(laid(10)).toEqual({ rows: 5, columns: 2, width: 20 })
    expect(laid(11)).toEqual({ rows: 4, columns: 3, width: 13 })
    expect(laid(30)).toEqual({ rows: 5, columns: 3, width: 13 })
    const long = answers(6).map(one => ({ ...one, label: 'x'.repeat(60) }))
    expect(columnsOf(long, { columns: 98, rows: 6 })).toEqual({ rows: 3, columns: 2, width: 49 })
    expect(columnsOf(long, { columns: 97, rows: 6 })).toEqual({ rows: 5, columns: 1, width: 97 })
  })

  it('leaves the longest note the rows that it needs, but at most half of them', () => {
    expect(laid(10, 'x'.repeat(40))).toEqual({ rows: 5, columns: 2, width: 20 })
    expect(laid(10, 'x'.repeat(41))).toEqual({ rows: 4, columns: 3, width: 13 })
    expect(laid(30, 'x'.repeat(400))).toEqual({ rows: 3, columns: 3, width: 13 })
    // A short list has room for the note anyway.
    expect(laid(5, 'x'.repeat(400))).toEqual({ rows: 5, columns: 1, width: 40 })
  })

  it('makes room for the first suggestion if all answers then still fit', () => {
    expect(laid(5, '', ['Go on.', 'Rest here.'])).toEqual({ rows: 3, columns: 2, width: 20 })
    expect(laid(5, '', ['Go on to the abbey before the night falls there.'])).toEqual({
      rows: 3,
      columns: 2,
      width: 20,
    })
    expect(laid(13, '', ['Go on.'])).toEqual(laid(13))
  })

  it('scrolls by whole pages', () => {
    const part = (n: number, selected: number) => listPart(answers(n), selected, { x: 0, y: 0, ...area })
    expect(part(15, 14)).toMatchObject({ top: 0, end: 15, isWhole: true })
    expect(part(25, 14)).toMatchObject({ top: 0, end: 15, isWhole: false })
    expect(part(25, 15)).toMatchObject({ top: 15, end: 25, isWhole: false })
  })
})

it('a question with a notice about the plan takes one line, or a line for each', () => {
  const text = '3 points left to move.\nOn to Torwall town: about 2 turns.'
  expect(questionLines(text, 60)).toEqual(['3 points left to move. On to Torwall town: about 2 turns.'])
  expect(questionLines(text, 50)).toEqual(['3 points left to move.', 'On to Torwall town: about 2 turns.'])
})

it('the line above the log names the land that a player sails from, if there is no room for more', () => {
  const view = islandView()
  const at = (columns: number, space: string) => {
    const players = view.players.map((one, i) => (i === 0 ? { ...one, space } : one))
    const player = Player.at(ROLL, { columns, rows: 24, view: { ...view, players } })
    return player.screen.split('\n').find(line => line.includes('Fortnight'))
  }
  const water = Board.of(view.placements).name(GRID.hex(2, 2))
  expect(at(200, water)).toMatch(/ the sea \d+ spaces? [a-z-]+ of [A-Z]/)
  expect(at(80, water)).toMatch(/ ─ the sea off [A-Z][A-Za-z' ]+ ─ Kn /)
  expect(at(80, 'meadowshire.b2')).toMatch(/ ─ Meadowshire Dwelling ─ Kn /)
})

it('Escape clears a number that has been started', () => {
  const amount = { least: 1, most: 90 }
  const player = Player.at({ ...ROLL, options: [], amount }).press('4')
  expect(player.table.digits).toBe('4')
  expect(player.press('escape').table.digits).toBe('')
  expect(player.model.overlay).toBeNull()
})

describe('copies of one thing', () => {
  const at = (ids: readonly string[]) => {
    const options = ids.map(id => ({ id, label: id.startsWith('spear') ? 'A spear' : id }))
    return Player.at({ ...MOVE, topic: 'buy', options }, { columns: 80, rows: 24 })
  }

  it('are one answer, and choosing it takes the first', () => {
    const player = at(['nothing', 'spear-1', 'spear-2', 'spear-3', 'bow-1'])
    expect(player.screen).toContain('2 A spear (3)')
    expect(player.screen).toContain('3 bow-1')
    expect(player.press('2').effects).toMatchObject([{ kind: 'answer', id: 'spear-1' }])
  })

  it('are all gone after the last', () => {
    expect(at(['nothing', 'spear-3', 'bow-1']).screen).toMatch(/2 A spear(?! \()/)
  })
})

it('the odds of a meeting begin with the Dragon, so that its name is never cut off', () => {
  const player = Player.at({ ...MOVE_OR_CAST, text: `${MOVE.text}\nOn to Torwall C5: about 8 more turns.` })
  player.hears({
    kind: 'position',
    position: { ...player.table.position, view: islandView({ dragon: 'torwall.a1' }) },
    cover: false,
    notice: null,
  })
  while (player.table.cursor !== 'torwall.a1') player.press('.')
  expect(player.screen).toContain('the Dragon: unharmed 31%')
})
