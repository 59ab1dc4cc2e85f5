import { expect, it } from 'vitest'
import { mentor } from '../../../src/games/magic-realm/bots/mentor.ts'
import { spendEvening } from '../../../src/games/magic-realm/rules/day/exchange.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { phraseIn } from '../../../src/games/magic-realm/words/questions.ts'
import { type Question, seedRandom } from '../../../src/kernel/index.ts'
import { Realm } from '../../rules/magic-realm/realm.ts'

const GOLD = { great: 0, spells: 0, fame: 0, notoriety: 0, gold: 5 }

/** Returns an Elf and a rich Dwarf who seeks gold, and the question that an offer of the Elf asks the Dwarf. */
function offered(...answers: string[]): { realm: Realm; question: Question } {
  const realm = new Realm({ encounter: '4' })
  const elf = realm.put('elf', 'CL2', { gold: 50 })
  const dwarf = realm.put('dwarf', 'CL2', { gold: 50, needs: GOLD })
  realm.give(elf, 'golden-crown')
  realm.give(elf, 'suit-of-armor-1')
  realm.give(dwarf, 'great-axe-1', true)
  const evening = spendEvening(realm.table, elf)
  let step = evening.next()
  for (const id of ['deal dwarf', ...answers]) step = evening.next({ seat: 0, id })
  const question = step.value?.[0] as Question
  expect(question).toMatchObject({ topic: 'deal', seat: 1 })
  return { realm, question }
}

function answered(...answers: string[]): string {
  const { realm, question } = offered(...answers)
  return mentor.answer(view(realm.state, 1), question, seedRandom('deal', 'bot'))
}

it('the mentor accepts a deal that brings more than it costs', () => {
  expect(answered('gold', '5', 'done', 'nothing')).toBe('accept')
  expect(answered('golden-crown', 'done', 'gold', '1', 'done')).toBe('accept')
  expect(answered('gold', '20', 'done', 'gold', '5', 'done')).toBe('accept')
})

it('the mentor refuses a deal that brings less than it costs, or only a little more', () => {
  expect(answered('nothing', 'gold', '5', 'done')).toBe('refuse')
  expect(answered('gold', '5', 'done', 'gold', '5', 'done')).toBe('refuse')
  expect(answered('gold', '11', 'done', 'gold', '10', 'done')).toBe('refuse')
  // The axe is in use.
  expect(answered('gold', '10', 'done', 'great-axe-1', 'done')).toBe('refuse')
})

it('the mentor gives its reason for accepting or refusing a deal to the player who is asked', () => {
  const why = (...answers: string[]) => {
    const { realm, question } = offered(...answers)
    const seen = view(realm.state, 1)
    return mentor.hint?.(seen, phraseIn(WORDS.in('en'), seen, question))?.why
  }
  expect(why('gold', '5', 'done', 'nothing')).toMatch(/: what you get is worth more to you than what you give\.$/)
  expect(why('nothing', 'gold', '5', 'done')).toMatch(/: what you give is worth as much to you, or more\.$/)
})
