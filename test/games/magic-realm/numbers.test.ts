// Loads the games with their bots, screens and rulebooks.
import '../library.ts'
import { expect, test } from 'vitest'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import type { RealmState } from '../../../src/games/magic-realm/rules/state/state.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { SCREENS } from '../../../src/games/magic-realm/screen/index.ts'
import { Learner } from '../learner.ts'

test('goods in a sale keep their numbers when others are handed over', () => {
  const learner = new Learner(magicRealm, 'trade').follow('trade-sell').answer('sell to guard')
  const numbers = () => {
    const question = learner.match.questionFor(0)!
    const kept = SCREENS.en.numbers!(view(learner.match.state as RealmState, 0), question)!
    return question.options.map(option => `${kept.of(option)} ${option.id}`).toSorted()
  }
  expect(numbers()).toEqual(['0 done', '1 short-sword-3', '2 helmet-1', '3 breastplate-1', '4 shield-1'])
  learner.answer('helmet-1')
  expect(numbers()).toEqual(['0 done', '1 short-sword-3', '3 breastplate-1', '4 shield-1'])
})
