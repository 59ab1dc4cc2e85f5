import { expect } from 'vitest'
import type { ElfenState } from '../../../src/games/elfenwizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { dragonTo, only, Stage, who } from './stage.ts'

const rule = rulesOf('elfenwizards')

/** Sets up step 7, with the magicians in the given places and the others in the Magician Boxes. */
const passedOver = (
  places: Readonly<Record<string, string>>,
  { step = 7, prepare = () => {} }: { step?: 7 | 8; prepare?: (state: ElfenState) => void } = {},
): Stage =>
  Stage.set({
    step,
    prepare: state => {
      state.withoutHigh = 1
      only(state, places)
      prepare(state)
    },
  })

/**
 * All titles except these are held. In a game of three, this takes so many blue and yellow magicians that no others are
 * free.
 */
const FULL = {
  b1: 'w1',
  b2: 'w2',
  b3: 's1',
  b4: 's2',
  b5: 's3',
  b6: 's4',
  b7: 'n1',
  b8: 'n2',
  g1: 'n3',
  g2: 'n4',
  g3: 'n5',
  g4: 'n6',
  g5: 'n7',
  g6: 'n8',
}
const without = (...boxes: string[]) =>
  Object.fromEntries(Object.entries(FULL).filter(([, box]) => !boxes.includes(box)))

rule('8.1', 'passed-over Wizards come before Sorcerers, and Sorcerers before Necromancers', () => {
  const stage = passedOver({
    ...without('n1', 'n2', 'n3'),
    r1: 'over-necromancer',
    r2: 'over-sorcerer',
    g7: 'over-wizard',
  })
  // Green's turn is not earlier than red's, but its level is higher.
  expect(stage.question).toMatchObject({ seat: 1, topic: 'vacancy' })
  stage.say('n1')
  expect(stage.question).toMatchObject({ seat: 0, topic: 'vacancy' })
  stage.say('n2')
  // The last one goes to the only box with room.
  expect(stage.allTold('vacancy').map(({ magician, title }) => `${magician} ${title}`)).toEqual([
    'g7 n1',
    'r2 n2',
    'r1 n3',
  ])
})

rule('8.2', 'each passed-over magician takes the highest vacancy on its level or below, never High Wizard', () => {
  const wizard = passedOver({ ...without('w2', 's3', 'n1'), r1: 'over-wizard' })
  expect(wizard.allTold('vacancy')).toMatchObject([{ magician: 'r1', title: 'w2' }])
  expect(wizard.in('high')).toEqual([])
  const sorcerer = passedOver({ ...without('w2', 's3', 'n1'), r1: 'over-sorcerer' })
  expect(sorcerer.allTold('vacancy')).toMatchObject([{ magician: 'r1', title: 's3' }])
  const necromancer = passedOver({ ...without('w2', 's3', 'n1'), r1: 'over-necromancer' })
  expect(necromancer.allTold('vacancy')).toMatchObject([{ magician: 'r1', title: 'n1' }])
})

rule('8.3', 'the owner chooses between equal vacancies', () => {
  const stage = passedOver({ ...without('s1', 's3', 'n1'), r1: 'over-wizard' })
  expect(stage.options).toEqual(['s1', 's3'])
  stage.say('s3')
  expect(stage.in('s3')).toEqual(['r1'])
})

rule('8.4', 'magicians on the same level go in turn order; a guild with several there chooses which goes first', () => {
  const stage = passedOver(
    { ...without('s1', 's2', 's3'), r1: 'over-sorcerer', r2: 'over-sorcerer', g7: 'over-sorcerer' },
    { prepare: dragonTo(1) },
  )
  expect(stage.question).toMatchObject({ seat: 1, topic: 'vacancy' })
  stage.say('s2')
  expect(stage.question).toMatchObject({ seat: 0, topic: 'mover' })
  expect(stage.options).toEqual(['r1', 'r2'])
  stage.say('r2', 's3')
  expect([stage.in('s1'), stage.in('s2'), stage.in('s3')]).toEqual([['r1'], ['g7'], ['r2']])
})

rule('8.5', 'a vacancy must be taken, and prevents demotion', () => {
  const stage = passedOver({ ...without('n4'), r1: 'over-wizard' })
  // No question: the only vacancy is taken, and there is no grey chip.
  expect(stage.magician('r1')).toMatchObject({ at: 'n4', grey: 0 })
  expect(stage.allTold('demoted')).toEqual([])
})

rule('8.6', "the others go to Magician Boxes of their owners' choice, in turn order", () => {
  const stage = passedOver(
    { ...FULL, r1: 'over-wizard', r2: 'over-necromancer', g7: 'over-sorcerer' },
    { prepare: dragonTo(1) },
  )
  expect(stage.question).toMatchObject({ seat: 1, topic: 'demote' })
  expect(stage.options).toEqual(['m1', 'm2', 'm3', 'm4'])
  stage.say('m2')
  expect(stage.question.seat).toBe(0)
  stage.say('m1', 'm1')
  expect(stage.in('m2')).toEqual(['g7'])
  expect(stage.in('m1')).toEqual(['r1', 'r2'])
})

rule('8.7', 'a demoted Wizard or Sorcerer takes a grey chip if any are left', () => {
  const down = (greyLeft: number) =>
    passedOver(
      { ...FULL, r1: 'over-wizard', r2: 'over-sorcerer' },
      {
        step: 8,
        prepare: state => {
          state.greyLeft = greyLeft
          who(state, 'b1').grey = 12 - greyLeft
        },
      },
    ).say('m1', 'm1')
  expect(
    down(12)
      .state.magicians.filter(({ id }) => /^r[12]$/.test(id))
      .map(({ grey }) => grey),
  ).toEqual([1, 1])
  expect(down(12).state.greyLeft).toBe(10)
  expect(down(1).allTold('demoted')).toMatchObject([
    { seat: 0, magician: 'r1', box: 'm1', grey: true, rule: '8.7' },
    { seat: 0, magician: 'r2', box: 'm1', grey: false, rule: '8.6' },
  ])
  const last = down(1)
  expect([last.magician('r1').grey, last.magician('r2').grey, last.state.greyLeft]).toEqual([1, 0, 0])
})

rule('8.8', 'a demoted Necromancer takes no grey chip', () => {
  const stage = passedOver({ ...FULL, r1: 'over-necromancer' }, { step: 8 }).say('m1')
  expect(stage.magician('r1').grey).toBe(0)
  expect(stage.state.greyLeft).toBe(12)
})

rule('8.9', 'a magician can have several grey chips', () => {
  const stage = passedOver(
    { ...FULL, r1: 'over-sorcerer' },
    {
      step: 8,
      prepare: state => {
        who(state, 'r1').grey = 2
        state.greyLeft = 10
      },
    },
  ).say('m1')
  expect(stage.magician('r1').grey).toBe(3)
})
