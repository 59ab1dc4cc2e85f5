import { expect, it } from 'vitest'
import { apprentice } from '../../../src/games/magic-realm/bots/apprentice.ts'
import { mentor } from '../../../src/games/magic-realm/bots/mentor.ts'
import { OPTIONAL_RULES } from '../../../src/games/magic-realm/rules/state/optional.ts'
import { type RealmView, view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { loadGame } from '../../../src/games/registry.ts'
import { amountOf, type Header, Match, seedRandom } from '../../../src/kernel/index.ts'
import { randomAnswer } from '../../../src/lab/fuzz.ts'
import { amount } from '../../amount.ts'
import { worded } from '../../asked.ts'
import { Realm } from '../../rules/magic-realm/realm.ts'

const magicRealm = await loadGame('magic-realm')
const ALL = Object.fromEntries(OPTIONAL_RULES.map(rule => [rule, 'yes']))

const begun = (seats: number, options: Header['options'], seed: string): Match =>
  Match.begin(magicRealm, {
    game: 'magic-realm',
    rules: magicRealm.rules,
    seats: ['Ann', 'Bob', 'Cyd'].slice(0, seats),
    options,
    seed,
    practice: false,
  })

it.each([
  ['alone', 1, { encounter: '4' }],
  ['a pair', 2, { encounter: '4' }],
  ['a Second ENCOUNTER', 1, { encounter: '2' }],
  ['every optional rule', 2, { ...ALL, season: 'christmas' }],
] as const)('every question with "as advised" has advice: %s', (_, seats, options) => {
  const silent = new Set<string>()
  const topics = new Set<string>()
  for (let n = 0; n < amount(2, 20); n++) {
    const match = begun(seats, options, `advised-${n}`)
    const random = seedRandom(`advised-${n}`, 'play')
    while (!match.over && match.length < 1500) {
      const question = match.questions[0]!
      const seen = match.view(question.seat) as RealmView
      if ((magicRealm.stretches?.(seen, question) ?? []).length > 0) {
        topics.add(question.topic)
        const hint = apprentice.hint!(seen, worded(match, question))
        const isLegal =
          question.options.some(({ id }) => id === hint?.id) || amountOf(question, hint?.id ?? '') !== undefined
        if (!isLegal) silent.add(question.topic)
        expect(hint?.why ?? 'A.', question.topic).toMatch(/^[A-Z0-9].*\.$/)
        expect(hint?.why).not.toMatch(/undefined|null|NaN|\{|: \.| {2}/)
      }
      const asksAll = question.options.some(({ id }) => id === 'ask-all')
      match.answer(question.seat, asksAll ? 'ask-all' : randomAnswer(random, [question]).id)
    }
  }
  expect([...silent]).toEqual([])
  expect(topics.size).toBeGreaterThan(10)
})

it('recommends the chit that can be used again at once, and gives up no other for it (12.1.1)', () => {
  const realm = new Realm({ seats: 1, encounter: '4' })
  const one = realm.put('black-knight', 'CV4')
  const rest = (chit: number, change: number | null) => ({
    id: `${chit} ${change}`,
    label: `chit ${chit}`,
    act: { kind: 'rest', chit, change },
  })
  const hint = (options: readonly ReturnType<typeof rest>[]) =>
    mentor.hint!(view(realm.state, 0) as RealmView, {
      seat: 0,
      topic: 'rest',
      rule: '12.1.1',
      text: '',
      data: { character: one.id, left: 1 },
      options,
    })
  expect(hint([rest(5, 2), rest(3, null)])).toEqual({
    id: '3 null',
    why: "chit 3: it's the chit you can use best.",
  })
  expect(hint([rest(5, 2)])?.why).toBe("chit 5: it's worth more to you than the chit you give up.")
})
