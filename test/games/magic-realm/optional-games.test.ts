// Loads the games with their bots, screens and rulebooks.
import '../library.ts'
import { expect, it } from 'vitest'
import type { Bot } from '../../../src/bots/index.ts'
import { apprentice } from '../../../src/games/magic-realm/bots/apprentice.ts'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { OPTIONAL_RULES } from '../../../src/games/magic-realm/rules/state/optional.ts'
import type { Game, Header } from '../../../src/kernel/index.ts'
import { fuzzGame, PLAYER_NAMES } from '../../../src/lab/fuzz.ts'
import { amount, LONG } from '../../amount.ts'

const ALL = Object.fromEntries(OPTIONAL_RULES.map(rule => [rule, 'yes']))

/** Returns the header of two weeks of two players with every optional rule, and with weather. */
const header = (seed: string): Header => ({
  game: 'magic-realm',
  rules: magicRealm.rules,
  options: { ...ALL, weeks: '2', season: 'christmas' },
  seats: PLAYER_NAMES.slice(0, 2),
  seed,
  practice: false,
})

it.each([
  ['chance', undefined],
  ['an apprentice', apprentice as unknown as Bot], // a bot of this game answers questions of this game
] as const)('a game with every optional rule is played to its end by %s without breaking an invariant', (who, bot) => {
  const { result, decisions } = fuzzGame(magicRealm as unknown as Game, header(who), { bot })
  expect(result).toMatch(/month|claimed|deserted|agreed/)
  expect(decisions).toBeGreaterThan(100)
})

it('full games with eleven to sixteen players break no invariant', () => {
  for (let n = 0; n < amount(1, 60); n++) {
    const options: Header['options'] = LONG ? {} : { weeks: '1' }
    const crowd = { ...header(`crowd-${n}`), options, seats: PLAYER_NAMES.slice(0, 11 + (n % 6)) }
    expect(fuzzGame(magicRealm as unknown as Game, crowd, { deep: LONG }).result).toMatch(
      /month|claimed|deserted|agreed/,
    )
  }
})
