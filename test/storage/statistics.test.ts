import { describe, expect, it, test } from 'vitest'
import type { Header } from '../../src/kernel/index.ts'
import { GameSession, savePath } from '../../src/storage/index.ts'
import { type FinishedGame, readStatistics, statisticsOf } from '../../src/storage/statistics.ts'
import { statisticsLines } from '../../src/storage/statistics-text.ts'
import { messagesIn } from '../../src/text/index.ts'
import { folder } from '../folder.ts'
import { gameById } from '../games/library.ts'
import { replayed } from '../games/told.ts'

const game = (more: Partial<FinishedGame>): FinishedGame => ({
  save: 'x',
  game: 'toy',
  options: { length: 'short' },
  seed: '7',
  daily: false,
  persons: ['Ann'],
  won: [],
  winners: more.won ?? [],
  beaten: [],
  day: 9,
  answers: 50,
  ...more,
})

describe('the statistics', () => {
  const annals = statisticsOf([
    game({ won: ['Ann'], beaten: ['bot:wanderer', 'bot:wanderer'], day: 5 }),
    game({ won: ['Ann'], beaten: ['bot:wanderer'], day: 3, save: 'quick' }),
    game({ persons: ['Ann', 'Bob'], won: ['Bob'], day: 4, options: { length: 'long' } }),
    game({ seed: '2026-11-21', daily: true }),
    game({ seed: '2026-11-22', daily: true, day: 8, save: 'lost' }),
    game({ seed: '2026-11-22', daily: true, day: 9, won: ['Ann'], save: 'won' }),
  ])

  it('count games by game and setup, with the earliest day of a win', () => {
    expect(annals.games).toEqual([
      { game: 'toy', options: { length: 'short' }, played: 5, won: 3, best: 3 },
      { game: 'toy', options: { length: 'long' }, played: 1, won: 1, best: 4 },
    ])
  })

  it('count games by name, and bots that lost to a person', () => {
    expect(annals.players).toEqual([
      { name: 'Ann', played: 6, won: 3 },
      { name: 'Bob', played: 1, won: 1 },
    ])
    expect(annals.beaten).toEqual([{ bot: 'bot:wanderer', times: 3 }])
  })

  it('list the quickest wins, and the games of each day side by side', () => {
    expect(annals.fame.map(({ day }) => day)).toEqual([3, 4, 5, 9])
    expect(annals.daily.map(({ seed, save }) => [seed, save])).toEqual([
      ['2026-11-22', 'won'],
      ['2026-11-22', 'lost'],
      ['2026-11-21', 'x'],
    ])
  })
})

test("the statistics describe the setup in the form's words, and leave out defaults", () => {
  const lines = (options: FinishedGame['options']) =>
    statisticsLines(
      messagesIn('en'),
      { ...statisticsOf([game({ game: 'wizards', options })]), inProgress: 0 },
      [gameById('wizards')],
      '/saves',
    )
  const usual = { variant: 'standard', map: 'auto', removed: 'die' }
  expect(lines(usual)[1]).toBe('  Wizards (Two to six players, one winner): 1 played, 0 won')
  expect(lines({ ...usual, map: 'arrange' })[1]).toContain('one winner, Players lay the tiles')
  // A game from before an option existed was played with its default.
  const { map: _map, ...older } = usual
  expect(lines(older)[1]).toContain('(Two to six players, one winner)')
  expect(lines({ map: 'auto' })[1]).not.toContain('()')
})

test('the statistics list the results of each player if there are several', () => {
  const lines = (...played: FinishedGame[]) =>
    statisticsLines(messagesIn('en'), { ...statisticsOf(played), inProgress: 0 }, [], '/saves')
  expect(lines(game({ won: ['Ann'] }), game({ persons: ['Ann', 'Bob'] }))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^ {2}Ann: 2 played, 1 won$/),
      expect.stringMatching(/^ {2}Bob: 1 played, 0 won$/),
    ]),
  )
  expect(lines(game({})).some(line => line.includes('Ann: '))).toBe(false)
})

test('a shared win names all winners, including bots', () => {
  const saves = folder()
  const revised = gameById('wizards-revised')
  const { header, moves } = replayed('islands-saved')
  const session = GameSession.begin(revised, { ...header, players: ['person', 'bot:mentor'] }, savePath(saves, 'saved'))
  for (const move of moves) if ('id' in move) session.answer(move.seat, move.id)
  expect(session.close().ok).toBe(true)
  const annals = readStatistics(saves, [revised])
  const lines = statisticsLines(messagesIn('en'), annals, [revised], saves)
  expect(lines.at(-1)).toMatch(/^ {3}1 {2}Wizards revised, won by Ann and Bob \(day \d+, saved\)$/)
  // Bots are not counted as players, or as beaten if they won.
  expect([annals.players.map(({ name }) => name), annals.beaten]).toEqual([['Ann'], []])
})

test('a win is ranked among the wins with the same setup in its folder', () => {
  const saves = folder()
  const quest = gameById('wizards-quest')
  const { header, moves } = replayed('three-warlords')
  const placeAfter = (name: string, more: Partial<Header> = {}) => {
    const session = GameSession.begin(quest, { ...header, ...more }, savePath(saves, name))
    for (const move of moves) if ('id' in move) session.answer(move.seat, move.id)
    const { winPlace } = session
    session.close()
    return winPlace
  }
  expect(placeAfter('first')).toEqual({ place: 1, of: 1 })
  // A tie doesn't take the place of an earlier win.
  expect(placeAfter('second')).toEqual({ place: 1, of: 2 })
  expect(placeAfter('practice', { practice: true })).toBeNull()
  expect(placeAfter('bots', { players: header.seats.map(() => 'bot:mentor') })).toBeNull()
  expect(placeAfter('third')).toEqual({ place: 1, of: 3 })
})

test('a part of a game, such as a single battle, does not count', () => {
  const saves = folder()
  const quest = gameById('wizards-quest')
  const { header, moves } = replayed('three-warlords')
  for (const isPartial of [false, true]) {
    const game = { ...quest, isPartial: () => isPartial }
    const session = GameSession.begin(game, header, savePath(saves, `partial ${isPartial}`))
    for (const move of moves) if ('id' in move) session.answer(move.seat, move.id)
    expect(session.winPlace).toEqual(isPartial ? null : { place: 1, of: 1 })
    session.close()
    expect(readStatistics(saves, [game]).fame).toHaveLength(isPartial ? 0 : 1)
  }
  const { isPartial } = gameById('magic-realm')
  expect([isPartial?.({ battle: 'build' }), isPartial?.({ battle: 'none' })]).toEqual([true, false])
})

test.each([
  ['wizards', 'day 12'],
  ['wizards-quest', 'turn 12'],
  ['elfenwizards', 'round 12'],
])('the statistics of %s date a win as the game does, and name the bots', (id, date) => {
  const played = [game({ game: id, won: ['Ann'], day: 12, beaten: ['mentor'] })]
  const lines = statisticsLines(messagesIn('en'), { ...statisticsOf(played), inProgress: 0 }, [gameById(id)], '/saves')
  expect(lines[1]).toMatch(new RegExp(`fastest win: ${date}$`))
  expect(lines.at(-1)).toMatch(new RegExp(`won by Ann \\(${date}, x\\)$`))
  expect(lines).toContain('  Mentor: 1 time')
})
