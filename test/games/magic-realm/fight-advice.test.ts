import { expect, test } from 'vitest'
import { runToEnd } from '../../../src/bots/bot.ts'
import { mentor } from '../../../src/games/magic-realm/bots/mentor.ts'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { sampleFights } from '../../../src/games/magic-realm/plans/combat/can-win.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { fightForecast } from '../../../src/games/magic-realm/words/combat/odds.ts'
import { phraseIn } from '../../../src/games/magic-realm/words/questions.ts'
import { seedRandom } from '../../../src/kernel/index.ts'
import { type Hero, Stage } from '../../rules/magic-realm/combat/stage.ts'

const words = WORDS.in('en')
const NEEDS = { great: 0, spells: 0, fame: 3, notoriety: 2, gold: 0 }
const KNIGHT: Hero = { id: 'black-knight', gear: ['mace-1!', 'suit-of-armor-1', 'shield-1'], hidden: true }

/** Returns what a hidden Black Knight reads when asked whom to attack: the hint, its answer and the forecast. */
function targetAdvice(monsters: string[]) {
  const stage = Stage.set({
    heroes: [KNIGHT],
    monsters,
    prepare: state => {
      state.characters[0]!.needs = NEEDS
    },
  })
  stage.until('target')
  const seen = view(stage.state, 0)
  const question = phraseIn(words, seen, stage.question())
  const forecast = [...fightForecast(words, seen, question)!].filter(text => text !== null).at(-1)!
  return { hint: runToEnd(mentor.advise!(seen, question))!, forecast }
}

test('a hidden character is advised to attack foes that the forecast says they beat (15.2.1)', () => {
  const { hint, forecast } = targetAdvice(['h-troll-1', 'h-troll-2'])
  expect(forecast).toMatch(/^If you fight from hiding: win over 99%, die under 1% /)
  expect(hint.id).toMatch(/^h-troll/)
  // The question shows the forecast already.
  expect(hint.why).not.toContain('win')
})

test('a hidden character who should not attack is told why', () => {
  expect(targetAdvice(['imp-1']).hint).toMatchObject({
    id: 'nobody',
    why: expect.stringMatching(/a fight with an Imp could leave you with a curse/),
  })
  expect(targetAdvice(['t-troll-1', 't-troll-2', 'h-troll-1']).hint).toMatchObject({
    id: 'nobody',
    why: expect.stringMatching(/you could die \(\d+%\)/),
  })
})

test('nobody is advised to start a fight that the forecast says they lose', () => {
  const stage = Stage.set({
    heroes: [{ ...KNIGHT, chits: { 0: 'wounded', 1: 'wounded', 2: 'wounded' } }],
    monsters: ['h-troll-1', 'h-troll-2', 'giant-bat-1', 'giant-bat-2'],
    prepare: state => {
      state.characters[0]!.needs = NEEDS
    },
  })
  for (const topic of ['rounds', 'target'] as const) {
    stage.until(topic)
    const seen = view(stage.state, 0)
    const question = phraseIn(words, seen, stage.question())
    const forecast = [...fightForecast(words, seen, question)!].filter(text => text !== null).at(-1)!
    const [, dies] = /die (?:over |under )?(\d+)%/.exec(forecast)!
    expect(Number(dies)).toBeGreaterThan(50)
    const hint = runToEnd(mentor.advise!(seen, question))!
    expect(hint.id).toBe(topic === 'rounds' ? 'nothing' : 'nobody')
    expect(hint.why).toMatch(/2 H Trolls.*you could die \(\d+%\)/)
    if (topic === 'rounds') stage.say('rounds')
  }
})

test('the forecast counts only the wounds of the fight (2.1.4)', () => {
  const chits = { 0: 'wounded', 1: 'wounded', 2: 'wounded' } as const
  const { state } = Stage.set({ heroes: [{ ...KNIGHT, chits, hidden: false }], monsters: ['wolf-1'] })
  const fights = sampleFights(state, 'R1', seedRandom('wounds', 'fight'))
  let sample = fights.next().value
  while (sample.games < 8) sample = fights.next().value
  expect(sample.results['black-knight']).toMatchObject({ wins: 6, lasts: 2, hurt: 0, wounds: 0 })
})

test('the forecast counts the wins that leave a curse (22.1)', () => {
  const { state } = Stage.set({ heroes: [{ ...KNIGHT, hidden: false }], monsters: ['imp-1', 'h-troll-1'] })
  const fights = sampleFights(state, 'R1', seedRandom('curses', 'fight'))
  let sample = fights.next().value
  while (sample.games < 16) sample = fights.next().value
  const { wins, cursed, hurt } = sample.results['black-knight']!
  expect(cursed).toBeGreaterThan(0)
  expect(cursed).toBeLessThanOrEqual(wins)
  expect(hurt).toBeLessThanOrEqual(wins)
  expect(magicRealm.inquire(view(state, 0), 'fight', '')!.join(' ')).toMatch(/win \d+% \(\d+% cursed/)
})
