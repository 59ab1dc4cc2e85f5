// Loads the games with their bots, screens and rulebooks.
import '../library.ts'
import { expect, test } from 'vitest'
import { combineCopies } from '../../../src/commands/index.ts'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { trade } from '../../../src/games/magic-realm/rules/actions/trading.ts'
import type { RealmState } from '../../../src/games/magic-realm/rules/state/state.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { SCREENS } from '../../../src/games/magic-realm/screen/index.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { phraseIn } from '../../../src/games/magic-realm/words/questions.ts'
import { allows, type Question } from '../../../src/kernel/index.ts'
import { Realm } from '../../rules/magic-realm/realm.ts'
import { Learner } from '../learner.ts'

test('goods in a sale keep their numbers when others are handed over', () => {
  const learner = new Learner(magicRealm, 'trade').follow('trade-sell').answer('sell to guard')
  const numbers = () => {
    const question = learner.match.questionFor(0)!
    const stable = SCREENS.en.stableNumbers!(view(learner.match.state as RealmState, 0), question)!
    return question.options.map(option => `${stable.of(option)} ${option.id}`).toSorted()
  }
  expect(numbers()).toEqual(['0 done', '1 short-sword-3', '2 helmet-1', '3 breastplate-1', '4 shield-1'])
  learner.answer('helmet-1')
  expect(numbers()).toEqual(['0 done', '1 short-sword-3', '3 breastplate-1', '4 shield-1'])
})

/**
 * Begins a sale of three spears and a bow to the Order. Returns the listed goods with their numbers after each sale.
 */
function sale(...sold: string[]): { goods: () => string[]; sell: (id: string) => void; realm: Realm } {
  const realm = new Realm()
  realm.stand('order-hq', 'CV5')
  const elf = realm.put('elf', 'CV5')
  for (const id of ['spear-1', 'spear-2', 'spear-3', 'medium-bow-1']) realm.give(elf, id)
  elf.owned = elf.owned.filter(({ id }) => /^(spear|medium-bow)-/.test(id))
  const going = trade(realm.table, elf)
  let question: Question | undefined
  const take = (step: ReturnType<typeof going.next>) => {
    question = step.done ? undefined : step.value[0]
  }
  take(going.next())
  const sell = (id: string) => {
    if (!question || !allows(question, id)) throw new Error(`${id} is not offered`)
    take(going.next({ seat: question.seat, id }))
  }
  for (const id of ['sell to order', ...sold]) sell(id)
  const goods = () => {
    const seen = view(realm.state, 0)
    const stable = SCREENS.en.stableNumbers!(seen, question!)!
    return combineCopies(phraseIn(WORDS.in('en'), seen, question!).options).map(
      option => `${stable.of(option)} ${option.label}`,
    )
  }
  return { goods, sell, realm }
}

test('equal goods are one answer, which keeps its number until the last is sold', () => {
  const { goods, sell } = sale()
  expect(goods()).toEqual(['0 Done', '1 Hand over the Spear (3)', '4 Hand over the Medium Bow'])
  sell('spear-1')
  expect(goods()).toEqual(['0 Done', '1 Hand over the Spear (2)', '4 Hand over the Medium Bow'])
  sell('spear-3')
  expect(goods()).toEqual(['0 Done', '1 Hand over the Spear', '4 Hand over the Medium Bow'])
})

test('copies in different condition are separate answers', () => {
  const { goods, realm } = sale()
  realm.state.characters[0]!.owned.find(({ id }) => id === 'spear-2')!.active = true
  expect(goods().slice(1)).toEqual([
    '1 Hand over the Spear (no. 1)',
    '2 Hand over the Spear (no. 2)',
    '3 Hand over the Spear (no. 3)',
    '4 Hand over the Medium Bow',
  ])
})
