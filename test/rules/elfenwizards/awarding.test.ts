import { expect } from 'vitest'
import { brokenInvariant } from '../../../src/games/elfenwizards/rules/invariants.ts'
import type { ElfenState } from '../../../src/games/elfenwizards/rules/state/components.ts'
import { copy } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { dragonTo, only, Stage, swap, votes, who } from './stage.ts'

const rule = rulesOf('elfenwizards')

/** Awards the titles with these points for the magicians, placed as at the start of a game of three. */
const awarded = (points: Readonly<Record<string, number>>, prepare: (state: ElfenState) => void = () => {}): Stage =>
  Stage.set({
    step: 5,
    prepare: state => {
      prepare(state)
      for (const [id, count] of Object.entries(points)) votes(state, id, count)
    },
  }).allPass()

/** Returns the results, title by title. */
const results = (stage: Stage) =>
  stage.allTold('award').map(({ titles, risen, why }) => [titles.join('+'), ...risen.map(one => one.magician), why])

rule(
  '6.1',
  'titles are awarded from the top down and from left to right, each to one of two neighbors below it',
  () => {
    expect(results(awarded({}))).toEqual([
      ['high', 'nothing'],
      ['w1', 'nothing'],
      ['w2', 'nothing'],
      ['s1', 'nothing'],
      ['s2', 'nothing'],
      ['s3', 'nothing'],
      ['s4', 'nothing'],
      ['n1+n2', 'nothing'],
      ['n3+n4', 'nothing'],
      ['n5+n6', 'nothing'],
      ['n7+n8', 'nothing'],
    ])
    const stage = awarded({ r1: 1, r2: 1, b2: 1, r3: 1, b4: 1, r4: 1, g5: 1, r5: 1, b7: 1, g7: 1, b8: 1 })
    const stands = ['high', 'w1', 'w2', 's1', 's2', 's3', 's4', 'n1', 'n3', 'n5', 'n7'].map(box => stage.in(box)[0])
    expect(stands).toEqual(['r1', 'r2', 'b2', 'r3', 'b4', 'r4', 'g5', 'r5', 'b7', 'g7', 'b8'])
  },
)

rule('6.2', 'a die counts its face value and a chip one point; the most points win', () => {
  // The example of the book: a 5 and a 6 against a 6; and two sixes and three chips against 5, 5, 6 and four chips.
  const simple = awarded({}, state => {
    who(state, 'r1').spells = [
      { seat: 0, die: 5 },
      { seat: 1, die: 6 },
    ]
    who(state, 'g1').spells = [{ seat: 1, die: 6 }]
  })
  expect(simple.in('high')).toEqual(['r1'])
  const white = [6, 6, null, null, null]
  const black = [5, 5, 6, null, null, null, null]
  const book = awarded({}, state => {
    who(state, 'b1').spells = white.map(die => ({ seat: 2, die }))
    who(state, 'r2').spells = black.map(die => ({ seat: 0, die }))
  })
  expect(book.allTold('award')[1]!.votes.map(({ points }) => points)).toEqual([15, 20])
  expect(book.in('w1')).toEqual(['r2'])
})

rule('6.3', 'a title without candidates is skipped', () => {
  const stage = awarded({ r2: 1 }, state => only(state, { r2: 's1', g1: 's2' }))
  expect(results(stage).map(([title]) => title)).toEqual(['w1', 'n7+n8'])
  expect(stage.in('w1')).toEqual(['r2'])
})

rule('6.4', 'if both candidates are tied, or neither has a point, neither gets the title', () => {
  const stage = awarded({ r1: 4, g1: 4 })
  expect(results(stage).slice(0, 2)).toEqual([
    ['high', 'tie'],
    ['w1', 'nothing'],
  ])
  expect(stage.in('high')).toEqual([])
})

rule('6.7', 'the two with the most points in a Magician Box become Necromancers', () => {
  const stage = awarded({ r5: 2, g6: 6, b6: 5 })
  expect([stage.in('n1'), stage.in('n2'), stage.in('m1')]).toEqual([['g6'], ['b6'], ['r5']])
  // Two magicians of two guilds for two titles need a point each.
  expect(awarded({ r6: 1, b7: 6 }).in('n4')).toEqual(['r6'])
})

rule('6.8', "three tied for first block each other, two don't", () => {
  const three = awarded({ r5: 3, g6: 3, b6: 3 })
  expect(three.in('m1')).toEqual(['r5', 'g6', 'b6'])
  expect(results(three)).toContainEqual(['n1+n2', 'tie'])
  expect(awarded({ r5: 3, g6: 3, b6: 2 }).in('m1')).toEqual(['b6'])
})

rule('6.9', 'two tied for second block each other, and only the first rises', () => {
  const stage = awarded({ r5: 3, g6: 5, b6: 3 })
  expect([stage.in('n1'), stage.in('m1')]).toEqual([['g6'], ['r5', 'b6']])
  expect(results(stage)).toContainEqual(['n1+n2', 'g6', 'second-tie'])
})

rule('6.10', 'nobody becomes a Necromancer without a point, not even the only magician in second place', () => {
  const stage = awarded({ r6: 1 })
  expect([stage.in('n3'), stage.in('m2')]).toEqual([['r6'], ['b7']])
  expect(results(stage)).toContainEqual(['n3+n4', 'r6', 'most'])
})

rule('6.11', 'of two new Necromancers, the one with more points goes left; turn order breaks ties', () => {
  expect(awarded({ r5: 1, b6: 2 }).in('n1')).toEqual(['b6'])
  const equals = (dragon: number) => awarded({ r5: 2, b6: 2 }, dragonTo(dragon)).in('n1')
  expect(equals(0)).toEqual(['r5'])
  expect(equals(1)).toEqual(['b6'])
})

rule('6.12', "a magician who doesn't rise is passed over on its level, but Magicians stay", () => {
  const stage = awarded({ r1: 2, g1: 1, r2: 2, b1: 1, r3: 2, b3: 1, r5: 2, g6: 1 })
  const over = stage.allTold('over').map(({ magician, level }) => `${magician} ${level}`)
  expect(over).toContain('g1 wizard')
  expect(over).toContain('b1 sorcerer')
  expect(over).toContain('b3 necromancer')
  expect(over).toHaveLength(1 + 3 + 7)
  expect(stage.in('m1')).toContain('b6')
})

rule('6.13', 'a title has one magician, a Magician Box any number', () => {
  const { state } = Stage.set({ step: 5, prepare: state => only(state, {}) })
  expect(brokenInvariant(state)).toBeNull()
  const two = copy(state)
  two.magicians[0]!.at = 's1'
  two.magicians[1]!.at = 's1'
  expect(brokenInvariant(two)).toContain('s1')
})

rule('6.14', 'after the contests, dice return to their players and chips to the Minor Spell Box', () => {
  const stage = Stage.set({
    step: 5,
    prepare: ({ players: [ann] }) => {
      ann!.boxes.wizard = [6]
    },
  })
  stage.say('wizard 6', 'r1', 'r1').allPass()
  expect(stage.player()).toMatchObject({ chips: 6, spent: 1, boxes: { wizard: [] } })
  expect(stage.state.magicians.every(({ spells }) => spells.length === 0)).toBe(true)
})

rule(['6.1', '10.2', '10.3'], 'the game counts how often a guild becomes High Wizard, but not its other titles', () => {
  const counted = (points: Readonly<Record<string, number>>) => {
    const { state } = awarded(points)
    return [...state.players.map(({ highs }) => highs), state.withoutHigh]
  }
  expect(counted({ g1: 2, r2: 1, b4: 1 })).toEqual([0, 1, 0, 0])
  expect(counted({ r2: 1, b4: 1, r5: 1 })).toEqual([0, 0, 0, 1])
})

rule(['6.2', '6.5'], 'the log of a contest lists the votes in box order, then the title', () => {
  const stage = awarded({ r1: 2, g1: 3, b7: 1 }, state => swap(state, 'r1', 'g1'))
  const [high, w1] = stage.allTold('award')
  expect(high).toMatchObject({
    ...{ seat: 1, rule: '6.2', why: 'most', titles: ['high'] },
    votes: [
      { magician: 'g1', points: 3 },
      { magician: 'r1', points: 2 },
    ],
    risen: [{ magician: 'g1', title: 'high' }],
  })
  expect(w1).toMatchObject({ seat: null, rule: '6.4', why: 'nothing', risen: [] })
  // The event says whether a guild competes alone.
  const one = awarded({ r1: 1, b7: 2, b8: 1 }, state => only(state, { r1: 'w1', b7: 'm1', b8: 'm1', b6: 'm1' }))
  expect(results(one).slice(0, 2)).toEqual([
    ['high', 'r1', 'alone'],
    ['n1+n2', 'b7', 'b8', 'alone'],
  ])
})
