import { expect, test } from 'vitest'
import { apprentice } from '../../../src/games/magic-realm/bots/apprentice.ts'
import { hire, hireNatives } from '../../../src/games/magic-realm/rules/actions/hiring.ts'
import { recordTurns } from '../../../src/games/magic-realm/rules/day/birdsong.ts'
import { sunrise } from '../../../src/games/magic-realm/rules/day/sunrise.ts'
import { groupOf } from '../../../src/games/magic-realm/rules/pieces/denizens.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { phraseIn } from '../../../src/games/magic-realm/words/questions.ts'
import { type Question, type Rule, seedRandom } from '../../../src/kernel/index.ts'
import { Realm } from '../../rules/magic-realm/realm.ts'

/** Returns the apprentice's answer to the first question of a rule. */
function answer(realm: Realm, rule: Rule<unknown>): string {
  const step = rule.next()
  if (step.done) throw new Error('nothing is asked')
  const question = step.value[0] as Question
  return apprentice.answer(view(realm.state, question.seat), question, seedRandom('hirelings', 'bot'))
}

function camp(gold: number) {
  const realm = new Realm({ encounter: '3', seats: 1 })
  for (const id of groupOf('lancers').members) realm.stand(id, 'DW2')
  return { realm, amazon: realm.put('amazon', 'DW2', { gold }) }
}

test('the apprentice records HIRE if it can pay friends three times their wage, and then hires them', () => {
  const { realm, amazon } = camp(24)
  realm.state.phase = 'birdsong'
  expect(answer(realm, recordTurns(realm.table))).toBe('hire')
  expect(answer(realm, hire(realm.table, amazon))).toBe('lancers')
  const poor = camp(23)
  poor.realm.state.phase = 'birdsong'
  expect(answer(poor.realm, recordTurns(poor.realm.table))).not.toBe('hire')
  expect(answer(poor.realm, hire(poor.realm.table, poor.amazon))).toBe('nothing')
})

test('the apprentice leads its own underlings, its leaders follow it, and the hint says so', () => {
  const { realm, amazon } = camp(24)
  const natives = groupOf('lancers').members
  hireNatives(realm.table, amazon, { group: 'lancers', natives, again: false }, 0)
  realm.state.day = 2
  expect(answer(realm, sunrise(realm.table))).toBe('all with amazon')
  realm.state.phase = 'birdsong'
  const rule = recordTurns(realm.table)
  let step = rule.next()
  while (!step.done) {
    const question = step.value[0] as Question
    if (question.data?.character === 'lancers-hq') break
    step = rule.next({ seat: question.seat, id: 'done' })
  }
  const question = step.value![0] as Question
  const seen = view(realm.state, 0)
  expect(apprentice.answer(seen, question, seedRandom('hirelings', 'bot'))).toBe('follow amazon')
  expect(apprentice.hint?.(seen, phraseIn(WORDS.in('en'), seen, question))?.why).toMatch(/: that keeps you together\.$/)
})

test('a hire and its wage say what the gold pays, and drinks give the odds of the wage (11.1.1, 11.1.3)', () => {
  const { realm, amazon } = camp(20)
  const rule = hire(realm.table, amazon)
  const asked = (id?: string) => {
    const step = id === undefined ? rule.next() : rule.next({ seat: 0, id })
    return phraseIn(WORDS.in('en'), view(realm.state, 0), (step.value as Question[])[0]!)
  }
  const offer = asked()
  expect(offer.text).toMatch(/You have 20 gold\.$/)
  const noted = (gold: number) => {
    amazon.gold = gold
    return phraseIn(WORDS.in('en'), view(realm.state, 0), offer).options[0]!.note
  }
  const wage = 8
  expect(offer.options[0]!.label).toBe(`Hire the Lancers, wage ${wage}`)
  expect(noted(4 * wage)).not.toContain('gold')
  expect(noted(3 * wage)).toContain('your 24 gold pays up to three times the wage')
  expect(noted(wage)).toContain('your 8 gold pays only a single wage')
  expect(noted(wage - 1)).toContain('costs more than your 7 gold')
})
