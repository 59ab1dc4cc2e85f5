import { describe, expect, it } from 'vitest'
import { styleOf } from '../../src/screen/kit/style.ts'
import { progressLine } from '../../src/screen/watch/progress.ts'
import { plainTheme } from '../../src/terminal/theme.ts'
import { expectGolden } from './golden.ts'
import { plain } from './screen-player.ts'
import { type Player, position, WATCH, watching } from './sitting.ts'
import { shown } from './terminal.ts'

const goes = (...keys: string[]) => watching().press(...keys).asked
const to = (at: number) => [{ kind: 'goto', at }]

describe('watching a game', () => {
  it('steps, jumps and goes to both ends', () => {
    expect(goes('right')).toEqual(to(4))
    expect(goes('left')).toEqual(to(2))
    expect(goes('pagedown')).toEqual(to(13))
    expect(goes('pageup')).toEqual(to(0))
    expect(goes('end')).toEqual(to(80))
    expect(goes('home')).toEqual(to(0))
    expect(goes('u')).toEqual([])
    expect(watching().types('42').press('enter').asked).toEqual(to(42))
  })

  it('goes from turn to turn, of all players or of one, and from day to day', () => {
    expect(goes('down')).toEqual(to(9))
    expect(goes('up')).toEqual(to(0))
    expect(watching({ at: 5 }).press('up').asked).toEqual(to(3))
    // The turns that begin after three and after five answers are Ben's.
    expect(goes(']')).toEqual(to(31))
    expect(watching({ at: 31 }).press('[').asked).toEqual(to(3))
    expect(watching({}, 2).press(']').asked).toEqual(to(9))
    expect(goes('d')).toEqual(to(20))
    expect(watching({ at: 49 }).press('D').asked).toEqual(to(20))
  })

  it('goes from bookmark to bookmark, and says so if there is none', () => {
    expect(goes('n')).toEqual(to(44))
    expect(goes('N')).toEqual(to(1))
    expect(watching({ at: 44 }).press('n').screen).toContain('There is no later bookmark.')
    expect(watching({ marks: [] }).press('n').screen).toContain('There are no bookmarks yet; press m to set one.')
    expect(watching({ at: 75 }).press('down').screen).toContain('There is no later turn.')
    expect(goes('m')).toEqual([{ kind: 'mark', at: 3 }])
  })

  it('lists turns and bookmarks, selects the current one, and goes to the chosen one', () => {
    const player = watching({ at: 12 }).press('t')
    expect(player.model.overlay).toEqual({ kind: 'turns', selected: 3 })
    expect(player.screen).toContain('Turn 3 begins.')
    expect(player.press('down', 'enter').asked).toEqual(to(20))
    expect(watching().press('t', 'end', 'enter').asked).toEqual(to(80))
    expect(watching().press('t', 'escape').model.overlay).toBeNull()
    expect(watching().press('t', 'end', 'pageup', 'home', 'enter').asked).toEqual(to(0))
  })

  it('shows the last position of the list as the end, even if a turn would start there', () => {
    const last = (turns = WATCH.turns) => watching({ turns, marks: [] }).press('t', 'end').screen
    expect(last()).toMatch(/ 80 +The end\./)
    expect(last([...WATCH.turns, { at: 80, seat: 2, day: 3, text: '' }])).toMatch(/ 80 +Cleo +The end\./)
    const silent = WATCH.turns.map(turn => (turn.at === 71 ? { ...turn, text: '' } : turn))
    expect(last(silent)).not.toMatch(/ 71 .*(The end|Bookmark)/)
  })

  it('accepts the same commands as words', () => {
    const afterTyping = (text: string) => watching().types(`:${text}`).press('enter')
    expect(afterTyping('move 42').asked).toEqual(to(42))
    expect(afterTyping('day 2').asked).toEqual(to(20))
    expect(afterTyping('turn 4').asked).toEqual(to(20))
    expect(afterTyping('forward').asked).toEqual(to(4))
    expect(afterTyping('back').asked).toEqual(to(2))
    expect(afterTyping('forward turn').asked).toEqual(to(9))
    expect(afterTyping('back mark').asked).toEqual(to(1))
    expect(afterTyping('mark').asked).toEqual([{ kind: 'mark', at: 3 }])
    expect(afterTyping('turns').model.overlay?.kind).toBe('turns')
    expect(afterTyping('branch here').model.overlay).toMatchObject({ kind: 'ask', yes: { kind: 'branch' } })
    expect(afterTyping('day 9').screen).toContain('a number up to 3')
    expect(afterTyping('forward horse').screen).toContain('type "turn", "day", "mark" or "own"')
    expect(watching().types(':bra').press('tab').table.typing?.line.text).toBe('branch')
  })

  it('shows the answer and its question between the log so far and what came of it', () => {
    const log = ['Dawn.', 'Ann walks.', 'Ann rolls 3.'].map((text, i) => ({ day: 1, text, rule: '6', at: i + 1 }))
    const player = watching()
    const now = position(null, { seat: 0, log, known: 2 })
    player.hears({
      kind: 'watched',
      position: now,
      watch: { ...WATCH, answered: { asked: 'What now?', line: 'Roll' } },
    })
    const lines = player.screen.split('\n').map(line => line.trim())
    const at = lines.indexOf('Ann walks.')
    expect(lines.slice(at, at + 4)).toEqual(['Ann walks.', 'What now?', '► Roll', '• Ann rolls 3.'])
    player.press('x')
    expect(player.screen).toContain('► Roll')
    const footer = player.screen.split('\n').at(-1)
    for (const word of ['choose', 'hint', 'undo']) expect(footer).not.toContain(word)
  })

  it('takes no answers', () => {
    const player = watching({}, 0)
    expect(player.types(':roll').press('enter').asked).toEqual([])
    expect(player.screen).toContain('is not possible here')
  })

  it('asks before starting a new game', () => {
    const player = watching().press('b')
    expect(player.screen).toContain('with the first 3 moves of this one?')
    expect(player.press('enter').asked).toEqual([{ kind: 'branch' }])
    expect(watching().press('b', 'escape').asked).toEqual([])
    expect(watching({ at: 1 }).press('b').screen).toContain('with the first move of this one?')
  })

  it('plays by itself until stopped', () => {
    const player = watching().press('space')
    expect(player.asked).toEqual(to(4))
    const { position: at, watch } = player.table
    player.hears({ kind: 'watched', position: at, watch: { ...watch!, at: 4 } })
    expect(player.asked.at(-1)).toMatchObject({ kind: 'wait' })
    expect(player.hears({ kind: 'tick' }).asked.at(-1)).toEqual({ kind: 'goto', at: 5 })
    player.press('>').hears({ kind: 'watched', position: at, watch: { ...watch!, at: 6 } })
    expect(player.asked.at(-1)).toEqual({ kind: 'wait', milliseconds: 300 })
    player.press('space')
    const before = player.asked.length
    expect(player.hears({ kind: 'tick' }).asked).toHaveLength(before)
  })

  it('stops by itself at the end', () => {
    const player = watching({ at: 78 }).press('space')
    const { position: at, watch } = player.table
    player.hears({ kind: 'watched', position: at, watch: { ...watch!, at: 79 } })
    expect(player.table.watch?.playing).toBe(true)
    player.hears({ kind: 'watched', position: at, watch: { ...watch!, at: 80 } })
    expect(player.table.watch?.playing).toBe(false)
  })

  it.each(['t', 'b', 'n', 'left', 'm'])('stops after %s is pressed', key => {
    const player = watching().press('space').press(key)
    expect(player.table.watch?.playing).toBe(false)
  })

  it('goes to the position of a log entry', () => {
    const player = watching().press('shift+tab', 'up', 'up', 'g')
    expect(player.asked).toEqual(to(2))
  })
})

describe('the progress line of a watched game', () => {
  const line = (more: Partial<typeof WATCH>, columns = 81) =>
    progressLine({ ...WATCH, ...more, playing: false, pace: 1, back: null }, columns, styleOf(plainTheme, 'ascii'))

  it('shows the progress, the position, days, turns and bookmarks', () => {
    expect(line({ at: 5 })).toMatch(/^\+\$=\+=@---\+-{10}\+-{10}\+-{12}\$-{5}\+-{20}\+-{9}$/)
  })

  it('is as wide as the screen, for any game', () => {
    for (const total of [0, 1, 80, 5000]) {
      for (const columns of [40, 80, 200]) {
        expect(line({ at: total, total, marks: [] }, columns)).toHaveLength(columns)
        expect(line({ at: total, total, marks: [] }, columns).at(total === 0 ? 0 : -1)).toBe('@')
      }
    }
  })

  it('omits turns and days if there are too many', () => {
    const turns = Array.from({ length: 600 }, (_, i) => ({ at: i * 8, seat: 0, day: i, text: '' }))
    expect(line({ at: 0, total: 4800, turns, marks: [] }, 80)).toBe(`@${'-'.repeat(79)}`)
  })
})

/** Returns the words on the screen, without line breaks. */
const words = (player: Player) => player.screen.replace(/\s+/g, ' ')

describe('undo to a log entry', () => {
  const told = (undoable: { moves: number; barrier: 'start' | 'revealed' | 'other' }) => {
    const player = watching().hears({
      kind: 'position',
      position: position(null, { undoable }),
      cover: false,
      notice: null,
    })
    player.effects = []
    return player.press('shift+tab')
  }

  it('undoes all later answers, and asks if there is more than one', () => {
    expect(told({ moves: 3, barrier: 'revealed' }).press('up', 'g').asked).toEqual([
      { kind: 'undo', seat: 0, count: 1, exact: true },
    ])
    const player = told({ moves: 3, barrier: 'revealed' }).press('up', 'up', 'g')
    expect(player.screen).toContain('Undo the last 2 moves?')
    expect(player.press('enter').asked).toEqual([{ kind: 'undo', seat: 0, count: 2, exact: true }])
  })

  it('goes back as far as anything can be undone, and no farther', () => {
    const earliest = told({ moves: 2, barrier: 'revealed' }).press('up', 'up', 'g')
    expect(earliest.screen).toContain('Undo the last 2 moves?')
    const refused = told({ moves: 2, barrier: 'revealed' }).press('up', 'up', 'up', 'g')
    expect(refused.model.overlay).toBeNull()
    expect(words(refused)).toContain('would undo 3 moves, but only 2 can be undone')
  })

  it('says why it is impossible', () => {
    const player = told({ moves: 1, barrier: 'other' }).press('up', 'up', 'up', 'g')
    expect(player.asked).toEqual([])
    expect(words(player)).toContain('would undo 3 moves, but only 1 can be undone: another player has moved since.')
    const none = told({ moves: 0, barrier: 'revealed' }).press('up', 'g')
    expect(words(none)).toContain('would undo 1 move, but none can be undone: something has been revealed since.')
    expect(told({ moves: 0, barrier: 'revealed' }).press('g').screen).toContain('No moves have been made since then.')
  })
})

describe('a watched game as a terminal shows it', () => {
  for (const [columns, rows] of [
    [80, 24],
    [100, 40],
  ] as const) {
    it(`at ${columns}x${rows}`, async () => {
      const player = watching({}, null, [columns, rows])
      await expectGolden(await shown(player.lines(plain), columns, rows), `watch-${columns}x${rows}`)
      await expectGolden(await shown(player.press('t').lines(plain), columns, rows), `watch-turns-${columns}x${rows}`)
    })
  }
})
