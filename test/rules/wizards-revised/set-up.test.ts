import { expect, test } from 'vitest'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import { rulesOf } from '../../rule.ts'

const rule = rulesOf('wizards-revised')

/** Returns the reason that a game with this number of players and these choices is refused, or null if it starts. */
function refused(seats: number, options: Readonly<Record<string, string>>): string | null {
  const names = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus'].slice(0, seats)
  const header = { game: wizardsRevised.id, rules: wizardsRevised.rules, seed: 'begin', practice: false }
  try {
    wizardsRevised.begin({ ...header, options: { ...options, map: options.map ?? 'arrange' }, seats: names })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

rule('D44', 'two to six can play as rivals, one to six as partners', () => {
  for (const seats of [2, 6]) expect(refused(seats, {})).toBeNull()
  for (const seats of [1, 6]) expect(refused(seats, { variant: 'cooperative' })).toBeNull()
  expect([1, 7].map(seats => refused(seats, {}))).toEqual(
    [1, 7].map(seats => `The competitive game of Wizards revised is for 2 to 6 players, not ${seats}.`),
  )
  expect(refused(7, { variant: 'cooperative' })).toBe(
    'The cooperative game of Wizards revised is for 1 to 6 players, not 7.',
  )
  expect(wizardsRevised.players({})).toEqual([2, 6])
  expect(wizardsRevised.players({ variant: 'cooperative' })).toEqual([1, 6])
})

test('an unknown option or value is refused', () => {
  expect(refused(2, { weather: 'fine' })).toBe(
    'Wizards revised has no option called "weather"; its options are variant, map.',
  )
  expect(refused(2, { variant: 'chess' })).toBe(
    'Wizards revised has no value "chess" for "variant"; the values are competitive, cooperative.',
  )
  expect(refused(2, { map: 'flat' })).toBe(
    'Wizards revised has no value "flat" for "map"; the values are auto, arrange.',
  )
})
