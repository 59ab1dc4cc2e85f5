import { expect } from 'vitest'
import { territory } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { Player } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { enrol, Stage } from './stage.ts'

const rule = rulesOf('wizards')

/** Sets up Ann in this space of the Circle's tile, with Bob far away. */
const at = (code: string, change: (ann: Player) => void = () => {}) =>
  Stage.set({
    seats: 2,
    prepare: ({ players: [ann] }) => {
      ann!.space = `sacred-circle.${code}`
      change(ann!)
    },
  })

/** Returns the Stones and the Center that can be entered now, by code. */
const entries = (stage: Stage) =>
  stage.options.flatMap(id => {
    const code = /^go sacred-circle\.(c[1-6]|center)$/.exec(id)?.[1]
    return code ? [code] : []
  })

const { dots } = territory('sacred-circle')

for (const roll of [1, 2, 3, 4, 5, 6]) {
  rule('6.stones', `a roll of ${roll} opens only the Stone with that many dots, to a player next to it`, () => {
    const stone = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'].find(code => dots[code] === roll)!
    // In the outer ring C1 touches A1, B1 and B6; the others are alike.
    const n = Number(stone[1])
    const around = [`a${n}`, `b${n}`, `b${n === 1 ? 6 : n - 1}`]
    for (const a of ['a', 'b'].flatMap(letter => [1, 2, 3, 4, 5, 6].map(i => `${letter}${i}`)))
      expect(entries(at(a).roll(roll))).toEqual(around.includes(a) ? [stone] : [])
  })
}

rule('6.stones', 'one roll is checked against every Stone next to the player', () => {
  // B1 is between Stones 1 and 5.
  const opened = [1, 2, 3, 4, 5, 6].map(roll => entries(at('b1').roll(roll)))
  expect(opened).toEqual([['c1'], [], [], [], ['c2'], []])
})

rule('6.stones', 'entering a Stone uses up the turn, and there is no Random Encounter', () => {
  const stage = at('b1')
  stage.roll(5, 1).say('go sacred-circle.c2')
  expect(stage.player(0).space).toBe('sacred-circle.c2')
  expect(stage.allTold('result')).toEqual([])
  expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
})

rule(['6.stones', '6.center'], 'the options name the Stone and the Center, and say that they end the move', () => {
  const told = (code: string, roll: number, to: string) => {
    const stage = at(code).roll(roll)
    expect(stage.asked.options.find(({ id }) => id === `go sacred-circle.${to}`)?.stops).toBe(true)
    return stage.say(`go sacred-circle.${to}`).told('moved')
  }
  expect(told('b1', 5, 'c2')).toMatchObject([{ how: 'stone', cost: 5 }])
  expect(told('c1', 2, 'center')).toMatchObject([{ how: 'center', cost: 2 }])
})

rule('6.stones', 'a Stone ends the move, even for a player who still has a spell', () => {
  const stage = at('b1', ann => enrol(ann, 'wizards', 2))
  stage.roll(5).say('go sacred-circle.c2')
  expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
})

rule('6.stones', 'a roll can be used to walk, whether or not it opens a Stone', () => {
  for (const roll of [4, 5]) {
    const stage = at('b1').roll(roll)
    expect(stage.option('go sacred-circle.a2')?.cost).toBe(1)
    stage.say('go sacred-circle.a2')
    expect(stage.question).toMatchObject({ seat: 0, topic: 'move' })
  }
})

rule('6.stones', 'the roll is checked against the Stones where the turn started, not after a step (ruling 14)', () => {
  // A1 touches only Stone 1. B1, a mountain away, also touches Stone 5.
  const stage = at('a1').roll(5)
  expect(entries(stage)).toEqual([])
  stage.say('go sacred-circle.b1')
  expect(entries(stage)).toEqual([])
  // The same is true for a Stone that was beside the player before the step.
  const other = at('a2').roll(5)
  expect(entries(other)).toEqual(['c2'])
  expect(entries(other.say('go sacred-circle.b2'))).toEqual([])
})

rule('6.stones', 'only the die itself counts, not what an Event adds (ruling 14)', () => {
  const hasten = (ann: Player) => ann.events.push({ id: 39, until: 9 })
  // Two more on a roll of 3 make 5 points, but no 5.
  expect(entries(at('b1', hasten).roll(3))).toEqual([])
  expect(entries(at('b1', hasten).roll(5))).toEqual(['c2'])
})

rule('6.stones', 'the dots also decide moves from Stone to Stone', () => {
  const opened = [1, 2, 3, 4, 5, 6].map(roll => entries(at('c1').roll(roll)).filter(code => code !== 'center'))
  // Stones 5 and 4 are next to the First Stone.
  expect(opened).toEqual([[], [], [], ['c6'], ['c2'], []])
})

rule('6.stones', 'a player leaves a Stone like any space, for the price of the next space', () => {
  const stage = at('c1').roll(2)
  expect(stage.option('go sacred-circle.a1')?.cost).toBe(1)
  expect(stage.option('go sacred-circle.b1')?.cost).toBe(2)
  expect(at('c1').roll(1).option('go sacred-circle.b1')).toBeUndefined()
})

for (const roll of [1, 2, 3, 4, 5, 6]) {
  const present = roll <= 3
  rule('6.center', `on a roll of ${roll} Ruktal is ${present ? '' : 'not '}there for a player on a Stone`, () => {
    for (const stone of ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'])
      expect(entries(at(stone).roll(roll)).includes('center')).toBe(present)
  })
}

rule('6.center', 'the Center can only be entered from a Stone', () => {
  for (const code of ['a1', 'b1', 'b4']) expect(entries(at(code).roll(1))).not.toContain('center')
})

rule('6.center', 'entering the Center uses up the turn, and the player meets Ruktal', () => {
  const stage = at('c1')
  stage.roll(3).say('go sacred-circle.center')
  expect(stage.told('meets')).toMatchObject([{ seat: 0, who: 'ruktal' }])
  expect(stage.question).toMatchObject({ seat: 0, topic: 'action' })
  stage.say('leave')
  expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
})

rule('6.center', "a roll that doesn't find Ruktal can still be walked", () => {
  const stage = at('c1').roll(4)
  stage.say('go sacred-circle.a1')
  expect(stage.question).toMatchObject({ seat: 0, topic: 'move' })
  expect(stage.option('go sacred-circle.b1')?.cost).toBe(2)
})

rule(
  ['6.center', '6.stones'],
  'a player leaves the Center by the Stone with as many dots as the roll, so every roll leads out',
  () => {
    for (const roll of [1, 2, 3, 4, 5, 6]) {
      const [stone, ...others] = entries(at('center').roll(roll))
      expect(dots[stone!]).toBe(roll)
      expect(others).toEqual([])
    }
  },
)

rule('6.center', 'only the die itself finds Ruktal, not what an Event adds (ruling 14)', () => {
  const stumbling = (ann: Player) => ann.events.push({ id: 33, until: 9 })
  expect(entries(at('c1', stumbling).roll(4))).not.toContain('center')
  expect(entries(at('c1', stumbling).roll(2))).toContain('center')
  const hastened = (ann: Player) => ann.events.push({ id: 40, until: 9 })
  expect(entries(at('c1', hastened).roll(3))).toContain('center')
})
