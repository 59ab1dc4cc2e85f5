import { describe, expect, it } from 'vitest'
import type { Playback } from '../../src/screen/model.ts'
import { daysOf, nearestPlace, turnAt } from '../../src/screen/watch/track.ts'
import { currentRow, hasSeveralPlaces, placesOf, placesPart } from '../../src/screen/watch/turns.ts'
import { english } from '../words.ts'
import { Player, ROLL, WATCH, watching } from './sitting.ts'

const playback = (more: Partial<Playback> = {}): Playback => ({
  ...{ ...WATCH, playing: false, pace: 1, back: null },
  ...more,
})

/** Returns the notice after a typed command, or the place that it goes to. */
function typing(text: string): unknown {
  const player = watching().types(`:${text}`).press('enter')
  const { notice } = player.model
  return notice ? notice.lines.map(line => english.format(line)).join(' ') : player.asked
}

const to = (at: number) => [{ kind: 'goto', at }]

describe('the places of a watched game', () => {
  it('are its turns, bookmarks and end, in order and each once', () => {
    const places = placesOf(playback({ marks: [20, 25, 80] }))
    expect(places.map(({ at }) => at)).toEqual([0, 3, 9, 20, 25, 31, 44, 50, 71, 80])
    expect(places.filter(({ isMark }) => isMark).map(({ at }) => at)).toEqual([20, 25, 80])
    expect(places.filter(({ turn }) => turn === null).map(({ at }) => at)).toEqual([25, 80])
  })

  it('are found before and after a position, but not at it', () => {
    const places = [0, 3, 9]
    expect([-1, 0, 2, 3, 8, 9].map(at => nearestPlace(places, at, 1))).toEqual([0, 3, 3, 9, 9, null])
    expect([0, 1, 3, 4, 9, 99].map(at => nearestPlace(places, at, -1))).toEqual([null, 0, 0, 3, 3, 9])
  })

  it('include the turn in progress, from its first answer on', () => {
    const starts = [0, 2, 3, 8, 9, 80].map(at => turnAt(WATCH.turns, at)?.at)
    expect(starts).toEqual([0, 0, 3, 3, 9, 71])
    expect(turnAt(WATCH.turns.slice(1), 2)).toBeNull()
  })

  it('include the first turn of each day', () => {
    expect(daysOf(WATCH.turns).map(({ at, day }) => [at, day])).toEqual([
      [0, 1],
      [20, 2],
      [50, 3],
    ])
  })

  it('are selected where the game is', () => {
    // The bookmark after one answer has a row of its own.
    expect([0, 1, 2, 3, 79, 80].map(at => currentRow(playback({ at })))).toEqual([0, 1, 1, 2, 8, 9])
    expect(currentRow(playback({ at: 0, turns: WATCH.turns.slice(1), marks: [] }))).toBe(0)
  })

  it('are several unless the game is empty', () => {
    expect(hasSeveralPlaces(watching().model)).toBe(true)
    expect(hasSeveralPlaces(watching({ at: 0, total: 0, turns: [], marks: [] }).model)).toBe(false)
    expect(hasSeveralPlaces(Player.at(ROLL).model)).toBe(false)
  })
})

describe('the list of turns and bookmarks', () => {
  const part = (selected: number, rows: number, more: Partial<typeof WATCH> = {}) =>
    placesPart(watching(more, null, [80, rows]).model, { kind: 'turns', selected }, english)

  it('has a row for each place: its number, day, player and sentence', () => {
    const { shown, count, isWhole } = part(0, 24)
    expect([count, isWhole]).toEqual([10, true])
    expect(shown.map(({ number, at, day, name, text, isMark }) => [number, at, day, name, text, isMark])).toEqual([
      [0, '0', 'Day 1', 'Ann', 'Turn 1 begins.', false],
      [1, '1', '', '', 'Bookmark', true],
      [2, '3', '', 'Ben', 'Turn 2 begins.', false],
      [3, '9', '', 'Cleo', 'Turn 3 begins.', false],
      [4, '20', 'Day 2', 'Ann', 'Turn 4 begins.', false],
      [5, '31', '', 'Ben', 'Turn 5 begins.', false],
      [6, '44', '', 'Cleo', 'Turn 6 begins.', true],
      [7, '50', 'Day 3', 'Ann', 'Turn 7 begins.', false],
      [8, '71', '', 'Ben', 'Turn 8 begins.', false],
      [9, '80', '', '', 'The end.', false],
    ])
  })

  it('has no player in a turn that nobody begins', () => {
    const turns = WATCH.turns.map(turn => ({ ...turn, seat: null }))
    expect(
      part(0, 24, { turns })
        .shown.map(({ name }) => name)
        .join(''),
    ).toBe('')
  })

  it('keeps the selected row in the middle where it can, and names no day twice', () => {
    // Six lines are not part of the list.
    const days = (selected: number, rows: number) =>
      part(selected, rows).shown.map(({ at, day }) => `${at} ${day}`.trim())
    expect(days(0, 10)).toEqual(['0 Day 1', '1', '3', '9'])
    expect(days(2, 10)).toEqual(['0 Day 1', '1', '3', '9'])
    expect(days(3, 10)).toEqual(['1', '3', '9', '20 Day 2'])
    expect(days(8, 10)).toEqual(['44', '50 Day 3', '71', '80'])
    expect(days(9, 10)).toEqual(['44', '50 Day 3', '71', '80'])
    expect([part(0, 15).isWhole, part(0, 16).isWhole]).toEqual([false, true])
    expect(days(4, 1)).toEqual(['20 Day 2'])
  })

  it('is empty at a table that is not watched', () => {
    const { model } = Player.at(ROLL)
    expect(placesPart(model, { kind: 'turns', selected: 0 }, english)).toEqual({ shown: [], count: 0, isWhole: true })
  })
})

describe('a number after a word of the viewer', () => {
  it('is at most the number of moves, turns or days', () => {
    expect(typing('move 0')).toEqual(to(0))
    expect(typing('move 80')).toEqual(to(80))
    expect(typing('move 81')).toBe('After "move", type a number up to 80.')
    expect(typing('turn 0')).toEqual(to(0))
    expect(typing('turn 1')).toEqual(to(0))
    expect(typing('turn 8')).toEqual(to(71))
    expect(typing('turn 9')).toBe('After "turn", type a number up to 8.')
    expect(typing('day 3')).toEqual(to(50))
    expect(typing('day 4')).toBe('After "day", type a number up to 3.')
  })

  it('is required and has at most seven digits', () => {
    for (const text of ['move', 'move x', 'move 1.5', 'move -1', 'move 00000001'])
      expect(typing(text)).toBe('After "move", type a number up to 80.')
    expect(typing('move 0000001')).toEqual(to(1))
  })
})

describe('the prompt of the viewer', () => {
  /** Returns the lines between the progress bar and the footer. */
  const below = (player: Player): string[] => {
    const all = player.screen.split('\n').map(line => line.trimEnd())
    return all.slice(all.findIndex(line => /^[═─┬┼♦@]{9,}$/.test(line)) + 1, -1)
  }

  it('names the position, the bookmark and the perspective in one line if they fit', () => {
    expect(below(watching({ at: 44 }))[0]).toBe("Move 44 of 80, Cleo's turn  bookmark  as everyone sees it")
    expect(below(watching({}, 1))[0]).toBe("Move 3 of 80, Ben's turn  as Ben sees it")
  })

  it('has the perspective in a line of its own if it does not fit, and ends with the problems', () => {
    const seen = (length: number) => {
      const player = watching({ at: 80, problems: ['Line 9 is damaged.'] })
      const { table } = player
      const header = { ...table.position.header, seats: ['Ann', 'x'.repeat(length), 'Cleo'] }
      player.model = { ...player.model, screen: { ...table, position: { ...table.position, header } } }
      return below(player)
    }
    const turn = (length: number) => `Move 80 of 80, ${'x'.repeat(length)}'s turn`
    expect(seen(37).slice(0, 2)).toEqual([`${turn(37)}  as everyone sees it`, 'Line 9 is damaged.'])
    expect(seen(38).slice(0, 3)).toEqual([turn(38), 'as everyone sees it', 'Line 9 is damaged.'])
  })

  it('says where the file begins and where it breaks off', () => {
    expect(below(watching({ at: 0, answered: null })).slice(0, 2)).toEqual([
      "Move 0 of 80, Ann's turn  as everyone sees it",
      'The start.',
    ])
    expect(below(watching({ at: 80 }))[1]).toBe("The file ends here; the game isn't over.")
    expect(
      below(watching({ at: 79 }))
        .slice(1)
        .join(''),
    ).toBe('')
  })
})
