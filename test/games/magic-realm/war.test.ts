import { describe, expect, test } from 'vitest'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import type { RealmAct } from '../../../src/games/magic-realm/rules/state/acts.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { phraseIn } from '../../../src/games/magic-realm/words/questions.ts'
import { below, type Header, Match, pickAnswer, type Question, seedRandom } from '../../../src/kernel/index.ts'

/** The numbers of seats, and the number of answers for each. */
const TABLES = [1, 2, 5, 16]
const ANSWERS = 700

/** Rules that lead to hirelings, followers and campaigns, which random play seldom reaches. */
const SOUGHT: readonly string[] = ['hire', 'favor', 'pay', 'assign', 'take-up']

const isSought = (act: RealmAct): boolean =>
  SOUGHT.includes(act.kind) || (act.kind === 'record' && (act.activity === 'hire' || act.activity === 'follow'))

const soughtOf = ({ options }: Question): string[] =>
  options.flatMap(({ id, act }) => (act && isSought(act as RealmAct) ? [id] : []))

describe('random games of the Third ENCOUNTER', () => {
  test.each(TABLES)('with %i seats break no invariant, and are described', count => {
    const seats = Array.from({ length: count }, (_, n) => `P${n}`)
    const header: Header = {
      game: 'magic-realm',
      rules: magicRealm.rules,
      options: { encounter: '3' },
      seats,
      seed: `war ${count}`,
      practice: false,
    }
    const match = Match.begin(magicRealm, header)
    const random = seedRandom(header.seed, 'war')
    for (let answers = 0; answers < ANSWERS && !match.over; answers++) {
      const question = match.questions[below(random, match.questions.length)]!
      const sought = soughtOf(question)
      const isMeant = sought.length > 0 && below(random, 3) === 0
      const phrased = phraseIn(WORDS.in('en'), match.view(question.seat), question)
      expect(phrased.options.every(({ label }) => label !== '')).toBe(true)
      match.answer(question.seat, isMeant ? sought[below(random, sought.length)]! : pickAnswer(random, question))
      magicRealm.check?.(match.state)
    }
    for (const event of match.events()) magicRealm.sentence(event, seats)
    expect(match.events().some(({ kind }) => kind === 'prowl')).toBe(true)
  })
})
