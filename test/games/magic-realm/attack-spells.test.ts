import { expect, test } from 'vitest'
import { mentor } from '../../../src/games/magic-realm/bots/mentor.ts'
import { combatStep } from '../../../src/games/magic-realm/rules/combat/combat.ts'
import { type RealmView, view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { fightLines } from '../../../src/games/magic-realm/screen/fight.ts'
import { SCREENS } from '../../../src/games/magic-realm/screen/index.ts'
import { fightOf } from '../../../src/games/magic-realm/screen/realm-map.ts'
import { inRealm } from '../../../src/games/magic-realm/screen/tables.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { oddsIn } from '../../../src/games/magic-realm/words/chances.ts'
import { phraseIn } from '../../../src/games/magic-realm/words/questions.ts'
import { allows, type Question } from '../../../src/kernel/index.ts'
import { styleOf } from '../../../src/screen/kit/style.ts'
import { plainTheme } from '../../../src/terminal/theme.ts'
import { Magical, OPEN } from '../../rules/magic-realm/magic/evening.ts'

const en = WORDS.in('en')
const STYLE = styleOf(plainTheme, 'ascii')

/** Starts a fight of the Wizard, who casts Fiery Blast, against three wolves. */
function blasting() {
  const realm = new Magical(1)
  realm.color(21)
  realm.knows('wizard', OPEN, ['fiery-blast'])
  for (const wolf of ['wolf-1', 'wolf-2', 'wolf-3']) realm.stand(wolf, OPEN)
  const combat = realm.fightAt(OPEN)
  let rule = combatStep(realm.table, combat)
  let step = rule.next()
  let question: Question | undefined
  const play = (until: string): Question => {
    for (let n = 0; n < 200; n++) {
      for (let i = 0; step.done && i < 30; i++) {
        rule = combatStep(realm.table, combat)
        step = rule.next()
      }
      if (step.done || typeof step.value === 'string') throw new Error('the fight is over')
      question = step.value[0]!
      if (question.topic === until) return question
      const usual = ['lured', 'none', 'nothing', 'done', 'spread'].find(id => allows(question!, id))
      const cast = question.options.find(({ act }) => act?.kind === 'cast')?.id
      const id = cast ?? usual ?? question.options[0]!.id
      step = rule.next({ seat: 0, id })
    }
    throw new Error(`no question about ${until}`)
  }
  const answer = (id: string): void => {
    step = rule.next({ seat: 0, id })
  }
  const seen = (): RealmView => view(realm.state, 0)
  const asked = () => {
    if (step.done) throw new Error('nothing is asked')
    return phraseIn(en, seen(), step.value[0]!)
  }
  return { realm, play, answer, seen, asked }
}

test('the cursor and the hint aim a harmful spell at attackers, and never at the caster', () => {
  const { play, seen, answer, asked } = blasting()
  const question = play('spell-target')
  expect(question.options[0]!.id).toBe('wizard')
  expect(SCREENS.en.defaultAnswer!(seen(), question)).toMatch(/^wolf-/)
  expect(mentor.hint!(seen(), asked())).toEqual({
    id: expect.stringMatching(/^wolf-/),
    why: expect.stringMatching(/^Wolf \d: it attacks you\.$/),
  })
  for (const wolf of ['wolf-1', 'wolf-2', 'wolf-3']) answer(wolf)
  expect(asked().options.map(({ id }) => id)).toEqual(['wizard', 'done'])
  expect(SCREENS.en.defaultAnswer!(seen(), asked())).toBe('done')
})

test('the targets keep their numbers, and the question names those chosen so far', () => {
  const { play, seen, answer, asked } = blasting()
  play('spell-target')
  const numbers = () => {
    const stable = SCREENS.en.stableNumbers!(seen(), asked())!
    return asked().options.map(option => `${stable.of(option)} ${option.id}`)
  }
  expect(asked().text).toBe('What will you cast Fiery Blast on?')
  expect(numbers()).toEqual(['1 wizard', '2 wolf-1', '3 wolf-2', '4 wolf-3', '0 nothing'])
  answer('wolf-1')
  expect(asked().text).toBe('What else will you cast Fiery Blast on? So far: Wolf 1.')
  expect(numbers()).toEqual(['1 wizard', '3 wolf-2', '4 wolf-3', '0 done'])
})

test('the table of blows and the odds include an attack spell as soon as it is aimed', () => {
  const { play, seen, answer } = blasting()
  play('spell-target')
  answer('wolf-1')
  answer('done')
  const question = play('attack-row')
  const drawn = fightLines(en, fightOf(en, seen()), 120, inRealm(STYLE)).join('\n')
  expect(drawn).toContain('Wizard (Fiery Blast) at Wolf 1')
  const odds = oddsIn(en, seen(), question, question.options[0]!.id)
  expect(odds.map(({ what }) => what).join(', ')).toMatch(/you hit.*you kill/)
})
