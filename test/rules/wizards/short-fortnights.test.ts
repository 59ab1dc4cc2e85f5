import { describe, expect, it } from 'vitest'
import { wizards } from '../../../src/games/wizards/game.ts'
import {
  attackDay,
  dayOfFortnight,
  daysOfFortnight,
  fortnightOf,
  type WizardsState,
} from '../../../src/games/wizards/rules/state/components.ts'
import { Match, seedRandom } from '../../../src/kernel/index.ts'
import { randomAnswer } from '../../../src/lab/fuzz.ts'
import { newHeader } from '../../../src/storage/index.ts'
import { rulesOf } from '../../rule.ts'

const rule = rulesOf('wizards')

/** Returns the days of Evil's attacks in a random game, as far as they go. */
function attacksOf(options: Record<string, string>, seed: string): number[] {
  const match = Match.begin(wizards, newHeader(wizards, { seats: ['Ann', 'Bob', 'Cyd', 'Dan'], seed, options }))
  const random = seedRandom(seed, 'play')
  const days = new Set<number>()
  while (!match.over && (match.state as WizardsState).day < 60) {
    const { day } = match.state as WizardsState
    const { seat, id } = randomAnswer(random, match.questions)
    const told = match.answer(seat, id)
    // Nobody moves on such a day, so it begins and ends within one answer.
    if (told.some(event => event.kind === 'attack')) days.add(attackDay(match.state as WizardsState, day))
  }
  return [...days]
}

describe('Fortnights of fewer days', () => {
  rule('12.1', 'start after the second, and Evil attacks on the last day of each', () => {
    const of = { fortnight: 10 }
    expect([1, 14, 15, 28, 29, 38, 39, 48].map(day => fortnightOf(of, day))).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
    expect([1, 14, 15, 28, 29, 38, 39, 48].map(day => dayOfFortnight(of, day))).toEqual([1, 14, 1, 14, 1, 10, 1, 10])
    expect([28, 29].map(day => daysOfFortnight(of, day))).toEqual([14, 10])
    expect([1, 28, 29, 40].map(day => attackDay(of, day))).toEqual([14, 28, 38, 48])
  })

  rule('12.1', 'bring the attacks of a whole game sooner', () => {
    expect(attacksOf({ fortnight: '10' }, 'short')).toEqual([14, 28, 38, 48, 58])
    expect(attacksOf({ fortnight: '7' }, 'short')).toEqual([14, 28, 35, 42, 49, 56])
    expect(attacksOf({}, 'short')).toEqual([14, 28, 42, 56])
  })

  it('appear in the state and the view only if they are not the default', () => {
    const begun = (options: Record<string, string>) =>
      Match.begin(wizards, newHeader(wizards, { seats: ['Ann', 'Bob'], seed: 's', options }))
    expect(begun({ fortnight: '10' }).state).toHaveProperty('fortnight', 10)
    expect(begun({ fortnight: '10' }).view(1)).toHaveProperty('fortnight', 10)
    expect(begun({ fortnight: '14' }).state).not.toHaveProperty('fortnight')
    expect(() => begun({ fortnight: '11' })).toThrow('In Wizards, fortnight must be 14, 10, 9, 8 or 7, not "11"')
  })
})
