import { describe, expect, test } from 'vitest'
import { printable } from '../../src/commands/index.ts'
import type { Game } from '../../src/kernel/index.ts'
import { seatsError } from '../../src/storage/header.ts'
import { nameError, newHeader, PERSON, saveNameError, seatsOf, seedError } from '../../src/storage/index.ts'
import { readSave, writeHeader } from '../../src/storage/save-lines.ts'
import { toy, toyHeader } from '../kernel/toy.ts'
import { german, said } from '../words.ts'

/** A game whose default variant is for one player, as some are. */
const alone: Game = {
  ...toy,
  options: [
    {
      name: 'variant',
      text: '',
      defaultValue: 'solitaire',
      values: ['solitaire', 'standard', 'pairs'].map(id => ({ id, text: id })),
    },
    { name: 'map', text: '', defaultValue: 'auto', values: ['auto', 'arrange'].map(id => ({ id, text: id })) },
  ],
  players: ({ variant }) => (variant === 'solitaire' ? [1, 1] : variant === 'pairs' ? [4, 6] : [2, 6]),
}

describe('a new game', () => {
  test('uses the default options if none are given', () => {
    expect(newHeader(toy, { seed: 'market', seats: ['Ann', 'Bob'] })).toEqual(toyHeader())
  })

  test('is for up to sixteen players, with default names', () => {
    const crowd: Game = { ...toy, options: [], players: () => [16, 16] }
    const { seats } = newHeader(crowd, { seed: '1' })
    expect(new Set(seats).size).toBe(16)
    expect(() => newHeader(crowd, { seed: '1', seats: [...seats, 'Quin'] })).toThrow('is for 16 players, not 17')
    const line = (names: readonly string[]) =>
      Buffer.from(`${writeHeader({ ...toyHeader(), seats: names, players: names.map(() => PERSON) })}\n`)
    expect(readSave(line(seats), 'x').header.seats).toEqual(seats)
    expect(() => readSave(line([...seats, 'Quin']), 'x')).toThrow('seats is not valid in a saved game')
  })

  test('takes the variant that suits the players', () => {
    expect(newHeader(alone, { seed: '1' })).toMatchObject({
      seats: ['Ann'],
      options: { variant: 'solitaire', map: 'auto' },
    })
    expect(newHeader(alone, { seed: '1', seats: ['A', 'B'] }).options.variant).toBe('standard')
    expect(newHeader(alone, { seed: '1', options: { variant: 'pairs' } }).seats).toHaveLength(4)
  })

  test.each([
    [
      { seats: ['A', 'B'], options: { variant: 'solitaire' } },
      'Goblin Market with variant solitaire is for 1 player, not 2.',
    ],
    [{ seats: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] }, 'Goblin Market is for 1 player, not 7.'],
    [{ seats: [] }, 'There are no players.'],
    [{ seats: ['A', ''] }, 'The name "" is empty.'],
    [{ options: { color: 'red' } }, 'Goblin Market has no option called "color"; it has variant and map.'],
    [{ options: { map: 'flat' } }, 'In Goblin Market, map must be auto or arrange, not "flat".'],
    [{ seed: ' ' }, 'The seed " " is empty.'],
  ])('%j is refused: %s', (wishes, message) => {
    expect(() => newHeader(alone, { seed: '1', ...wishes })).toThrow(message)
  })
})

test('a bot gets the first free name or else its translated name, with a number if that name is taken', () => {
  const seated = (...given: string[]) => seatsOf(given, german, ['Ben']).seats
  expect(seated('Ann', 'bot:apprentice', 'bot:apprentice', 'bot:apprentice')).toEqual([
    'Ann',
    'Ben',
    'Lehrling',
    'Lehrling 2',
  ])
  expect(seated('Ben', 'bot:apprentice')).toEqual(['Ben', 'Lehrling'])
  expect(seated('bot:apprentice', 'Lehrling', 'bot:sparring')).toEqual(['Ben', 'Lehrling', 'Sparring'])
  expect(seatsOf(['Ann', 'bot:mentor'], german).players).toEqual([PERSON, 'bot:mentor'])
})

test.each(['', ' Ann', 'x'.repeat(25), 'A,B', 'A:B', 'A#', '!A', '?A', '--', '"A"', 'A\u0007', 'A\u202eB', 'A\nB'])(
  'no player can be called %j',
  name => expect(nameError(name)).not.toBeNull(),
)

test.each(['Ann', 'Zoë', 'J. R.', '李', '__proto__', "O'Neil", '1', 'x'.repeat(24), '𝔷'.repeat(24)])(
  'a player can be called %j',
  name => {
    expect(nameError(name)).toBeNull()
  },
)

test.each([
  ['1982', true],
  ['rosebud 7', true],
  ['', false],
  ['a#b', false],
  ['a\nb', false],
  [' a', false],
  ['7'.repeat(64), true],
  ['7'.repeat(65), false],
])('%j is a valid seed: %j', (seed, sound) => expect(seedError(seed) === null).toBe(sound))

describe('stacked marks on a letter', () => {
  const heaped = `Z${'\u0301'.repeat(20)}oe`

  test('are refused in a new player name, game name or seed', () => {
    expect([nameError(heaped), seedError(heaped), saveNameError(heaped)].map(said)).toEqual(
      Array(3).fill('has too many accents on one letter'),
    )
    // Marks used by a language are not stacked.
    for (const name of ['Zoë', 'Việt', 'नमस्ते', 'กำ่', 'Z\u0301\u0323\u0302']) expect(nameError(name)).toBeNull()
  })

  test('in the names of an old game keep nobody from playing, and are not shown', () => {
    const { header } = readSave(Buffer.from(`${writeHeader({ ...toyHeader(), seats: [heaped, 'Ann'] })}\n`), 'x')
    expect(header.seats[0]).toBe(heaped)
    expect(printable(header.seats[0]!)).toBe(`Z${'\u0301'.repeat(4)}oe`)
  })
})

test('no two players have names that look the same', () => {
  for (const [one, other] of [
    ['Eve', '\u0415ve'],
    ['Ann', '\u0410nn'],
    ['Ian', 'lan'],
    ['Otto', '\u039Fttо'],
    ['Eva', '\uFF25va'],
  ] as const)
    expect(seatsError([one, other]), `${one} and ${other}`).not.toBeNull()
  expect(seatsError(['Eve', 'Eva', 'Анна', 'Ольга'])).toBeNull()
})
