import { expect } from 'vitest'
import { contestOf, decisionOf, pointsNeeded } from '../../../src/games/elfenwizards/rules/facts/contests.ts'
import { arenaFrom } from '../../../src/games/elfenwizards/rules/state/board.ts'
import type { ElfenState } from '../../../src/games/elfenwizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { dragonTo, only, Stage, votes, who } from './stage.ts'

const rule = rulesOf('elfenwizards')

/** Sets up step 5, with these dice and chips for the first player to place. The others have only chips. */
const placing = (
  boxes: Partial<Record<'wizard' | 'sorcerer' | 'necromancer' | 'magician', number[]>>,
  chips = 7,
  prepare: (state: ElfenState) => void = () => {},
): Stage =>
  Stage.set({
    step: 5,
    prepare: state => {
      const [ann] = state.players
      Object.assign(ann!.boxes, boxes)
      ann!.chips = chips
      ann!.spent = 7 - chips
      prepare(state)
    },
  })

rule(
  '5.1',
  'starting with the Dragon, each player in turn places two spells: two dice, two chips, or one of each',
  () => {
    const stage = placing({ wizard: [6, 5] })
    stage.say('wizard 6', 'r1', 'wizard 5', 'r1')
    expect(stage.magician('r1').spells).toEqual([
      { seat: 0, die: 6 },
      { seat: 0, die: 5 },
    ])
    expect(stage.question.seat).toBe(1)
    stage.say('chip', 'g1', 'g1')
    expect(stage.question.seat).toBe(2)
    stage.say('chip', 'b1', 'b1')
    expect(stage.question.seat).toBe(0)
    const mixed = placing({ wizard: [6] }).say('wizard 6', 'r1')
    // After the first, the second must be placed too.
    expect(mixed.options).not.toContain('pass')
    mixed.say('r1')
    expect(mixed.player()).toMatchObject({ chips: 6, boxes: { wizard: [] } })
    const third = Stage.set({ step: 5, prepare: dragonTo(2) })
    expect(third.question.seat).toBe(2)
  },
)

rule(
  ['5.1', '5.3'],
  'one answer places both spells of a turn next to one magician: two chips, or a die and the highest other die',
  () => {
    const dice = placing({ wizard: [6, 5, 2] }).say('wizard 2')
    expect(dice.options).toContain('r1 wizard 6')
    expect(dice.option('r1 wizard 6')).toMatchObject({ label: 'R1 for High Wizard, with [6 2]' })
    dice.say('r1 wizard 6')
    expect(dice.magician('r1').spells.map(({ die }) => die)).toEqual([2, 6])
    expect(dice.player().boxes.wizard).toEqual([5])
    expect(dice.allTold('spell')).toHaveLength(2)
    expect(dice.question.seat).toBe(1)
    dice.say('chip', 'g1 chip')
    expect(dice.magician('g1').spells).toHaveLength(2)
    expect(dice.question.seat).toBe(2)
    // The second spell of a turn counts as one, and so does a last chip.
    const second = placing({ wizard: [6, 5, 2] }).say('wizard 6', 'r1', 'wizard 5')
    expect(second.options).not.toContain('r1 wizard 2')
    expect(placing({ wizard: [6] }, 1).say('chip').options).not.toContain('r1 chip')
    expect(placing({ wizard: [6] }, 1).say('wizard 6').options).not.toContain('r1 chip')
  },
)

rule('5.2', 'a player with only one placeable spell left places that one', () => {
  const stage = placing({ wizard: [6] }, 0).say('wizard 6', 'r1')
  expect(stage.question.seat).toBe(1)
  // A die can't be placed if there is nobody to support on its level.
  const stuck = placing({ wizard: [6] }, 1, state => {
    only(state, { r1: 's1', g1: 's2' })
  })
  expect(stuck.options).toEqual(['chip', 'pass'])
  stuck.say('chip', 'r1')
  expect(stuck.question.seat).toBe(1)
})

rule('5.3', 'spells go next to one or two magicians of any guild, any number next to each', () => {
  const stage = placing({ sorcerer: [4, 3] }).say('sorcerer 4', 'b1', 'sorcerer 3', 'r2')
  expect(stage.magician('b1').spells).toEqual([{ seat: 0, die: 4 }])
  expect(stage.magician('r2').spells).toEqual([{ seat: 0, die: 3 }])
  for (let turn = 0; turn < 6; turn++) stage.say('chip', 'b1', 'b1')
  expect(stage.magician('b1').spells).toHaveLength(13)
})

rule('5.4', 'a die works only on the level of its box; a chip works on any level', () => {
  const stage = placing({ necromancer: [6], magician: [2] })
  stage.say('necromancer 6')
  expect(stage.options).toEqual(['r3', 'b3', 'g3', 'b4', 'r4', 'g4', 'g5', 'b5'])
  stage.say('r3', 'magician 2')
  expect(stage.options.map(id => stage.magician(id).at[0])).toEqual(Array(10).fill('m'))
  stage.say('r5')
  // Each of the twelve can be supported with one spell, or with both spells of the turn.
  expect(stage.say('chip').question.options.filter(({ act }) => act?.kind === 'support')).toHaveLength(24)
})

rule('5.5', 'a player who passes places nothing more this round; when all have passed the titles are awarded', () => {
  const stage = placing({}).say('pass')
  expect(stage.player().passed).toBe(true)
  stage.say('chip', 'g1', 'g1', 'pass')
  // Only Bob is still to place, so it is his turn again immediately.
  expect(stage.question.seat).toBe(1)
  expect(stage.allTold('award')).toEqual([])
  stage.say('pass')
  expect(stage.allTold('award').length).toBeGreaterThan(0)
  expect(stage.in('high')).toEqual(['g1'])
  expect(stage.state.players.map(({ passed }) => passed)).toEqual([false, false, false])
})

rule('5.6', 'nobody has to place anything; unplaced dice return without effect, chips stay', () => {
  const stage = placing({ wizard: [6, 6] }).allPass()
  expect(stage.in('high')).toEqual([])
  expect(stage.player()).toMatchObject({ chips: 7, spent: 0, boxes: { wizard: [] } })
})

rule('6.5', 'in a contest with only one guild, one point is enough', () => {
  const alone = (points: number) => {
    const stage = placing({}, 7, state => only(state, { r1: 'w1' }))
    if (points > 0) stage.say('chip', 'r1', 'r1')
    return stage.allPass()
  }
  expect(alone(2).in('high')).toEqual(['r1'])
  expect(alone(0).in('high')).toEqual([])
  expect(alone(0).allTold('award')[0]).toMatchObject({ why: 'nothing' })
})

rule('6.5', 'if only one guild has candidates, the best one rises, and the guild chooses between ties', () => {
  const own = (first: string, second: string) =>
    placing({}, 7, state => only(state, { r1: 'w1', r2: 'w2' }))
      .say('chip', first, second)
      .allPass()
  expect(own('r2', 'r2').in('high')).toEqual(['r2'])
  const tied = own('r1', 'r2')
  expect(tied.question).toMatchObject({ seat: 0, topic: 'rise' })
  expect(tied.options).toEqual(['r1', 'r2'])
  tied.say('r2')
  expect(tied.in('high')).toEqual(['r2'])
  expect(tied.allTold('over').map(({ magician }) => magician)).toContain('r1')
  // A Magician Box with one guild: three equals for two titles.
  const box = Stage.set({
    step: 5,
    prepare: state => {
      only(state, { r1: 'm1', r2: 'm1', r3: 'm1' })
      for (const id of ['r1', 'r2', 'r3']) who(state, id).spells.push({ seat: 0, die: null })
      state.players[0]!.chips = 4
    },
  }).allPass()
  expect(box.options).toEqual(['r1', 'r2', 'r3'])
  expect(box.option('r3')).toMatchObject({ act: { kind: 'rise', magician: 'r3', title: 'n1' }, at: { space: 'm1' } })
  expect(box.say('r3').options).toEqual(['r1', 'r2'])
  box.say('r1')
  expect([box.in('n1'), box.in('n2'), box.in('m1')]).toEqual([['r3'], ['r1'], ['r2']])
})

rule('6.6', 'if only one guild competes, no other guild can place spells there', () => {
  const stage = placing({ wizard: [6], sorcerer: [5] }, 7, state =>
    only(state, { g1: 'w1', g2: 'w2', b1: 's1', g3: 's2' }),
  )
  // Ann's 6 has nobody to support.
  expect(stage.options).toEqual(['sorcerer 5', 'chip', 'pass'])
  expect(stage.say('chip').options).not.toContain('g1')
  expect(stage.options).toContain('g3')
  stage.say('g3', 'chip', 'g3')
  // Green can do that.
  expect(stage.say('chip').options).toContain('g1')
})

rule('5.5', 'a player without a placeable spell passes without being asked', () => {
  const stage = placing({}, 2)
  stage.say('chip', 'r1', 'r1', 'chip', 'g1', 'g1', 'chip', 'b1', 'b1')
  expect(stage.question.seat).toBe(1)
  expect(stage.player().passed).toBe(true)
  expect(stage.allTold('passes')).toMatchObject([{ seat: 0, rule: '5.5' }])
})

rule(['5.3', '6.6'], 'a chip is useless if no contest is open to its owner', () => {
  // Green has the Wizards for itself and blue the Magicians; no red magician competes.
  const stage = placing({ wizard: [6] }, 7, ({ magicians }) => {
    for (const magician of magicians)
      magician.at = magician.seat === 0 ? 'over-sorcerer' : magician.seat === 1 ? 'w1' : 'm2'
  })
  expect(stage.player().passed).toBe(true)
  expect(stage.question.seat).toBe(1)
  expect(stage.options).toEqual(['chip', 'pass'])
})

/** Returns the contest for a box with these magicians and points, and what each still needs to rise. */
function lacking(box: string, points: Readonly<Record<string, number>>, places: Readonly<Record<string, string>>) {
  const { state } = Stage.set({
    step: 2,
    prepare: state => {
      only(state, places)
      for (const [id, count] of Object.entries(points)) votes(state, id, count)
    },
  })
  const contest = contestOf(state, arenaFrom(box)!)
  return {
    contest,
    lacks: (given = 0) => contest.candidates.map(one => pointsNeeded(contest, one, [0, 1, 2], given)),
  }
}

rule(
  ['6.2', '6.4', '6.5'],
  'a candidate is short of the points that would beat the other, or of one point if unopposed',
  () => {
    const two = lacking('w1', { r1: 5, g1: 2 }, { r1: 'w1', g1: 'w2' })
    expect(two.lacks()).toEqual([0, 4])
    // The argument is the number of points already given.
    expect(two.lacks(3)).toEqual([0, 1])
    expect(two.lacks(4)).toEqual([0, 0])
    expect(lacking('w1', { r1: 3, g1: 3 }, { r1: 'w1', g1: 'w2' }).lacks()).toEqual([1, 1])
    expect(lacking('w1', {}, { r1: 'w1', g1: 'w2' }).lacks()).toEqual([1, 1])
    expect(lacking('w2', {}, { r1: 'w2' }).lacks()).toEqual([1])
    // Among equals of one guild, the guild can choose any.
    expect(lacking('w1', { r1: 2, r2: 2 }, { r1: 'w1', r2: 'w2' }).lacks()).toEqual([0, 0])
  },
)

rule(
  ['6.7', '6.8', '6.9'],
  'in a Magician Box a candidate is short of the points for second place, or to tie with one other for it',
  () => {
    const box = { r5: 'm1', g5: 'm1', b7: 'm1' }
    const here = (points: Readonly<Record<string, number>>) => {
      const { contest, lacks } = lacking('m1', points, box)
      return Object.fromEntries(contest.candidates.map(({ id }, i) => [id, lacks()[i]]))
    }
    expect(here({ r5: 5, g5: 3 })).toEqual({ r5: 0, g5: 0, b7: 4 })
    expect(here({ r5: 5, g5: 3, b7: 3 })).toEqual({ r5: 0, g5: 1, b7: 1 })
    expect(here({ r5: 3, g5: 3, b7: 3 })).toEqual({ r5: 1, g5: 1, b7: 1 })
    expect(here({ r5: 5 })).toEqual({ r5: 0, g5: 1, b7: 1 })
  },
)

rule('6.2', 'points yet to be added count only for the candidate named', () => {
  const { contest } = lacking('w1', { r1: 3, g1: 2 }, { r1: 'w1', g1: 'w2' })
  const risen = (id: string, points: number) =>
    decisionOf(contest, [0, 1, 2], { id, points }).risen.map(magician => magician.id)
  expect([risen('g1', 2), risen('r1', 2), risen('b1', 9), risen('g1', 1)]).toEqual([['g1'], ['r1'], ['r1'], []])
  expect(decisionOf(contest, [0, 1, 2]).risen.map(({ id }) => id)).toEqual(['r1'])
})

rule('6.3', 'a contest without candidates belongs to no guild', () => {
  const { contest } = lacking('w1', {}, {})
  expect(contest).toMatchObject({ candidates: [], owner: null })
})

rule(
  ['5.1', '5.2', '5.3', '5.5'],
  'the acts distinguish the first spell of a turn, the second, a pass and each place',
  () => {
    const stage = placing({ wizard: [6] })
    expect(stage.question.rule).toBe('5.1')
    expect(stage.option('pass')).toMatchObject({ act: { kind: 'pass' }, stops: true })
    expect(stage.option('wizard 6')?.act).toEqual({ kind: 'spell', die: { level: 'wizard', face: 6 } })
    stage.say('chip')
    expect(stage.option('g1')).toMatchObject({ act: { kind: 'support', magician: 'g1' }, at: { space: 'w2' } })
    expect(stage.option('g1 chip')).toMatchObject({
      ...{ act: { kind: 'support-both', magician: 'g1', second: null }, at: { space: 'w2' } },
    })
    stage.say('g1')
    expect(stage.question.rule).toBe('5.2')
    stage.say('wizard 6', 'g1')
    expect(stage.allTold('spell')).toMatchObject([
      { seat: 0, magician: 'g1', die: null, points: 1 },
      { seat: 0, magician: 'g1', die: 6, points: 7 },
    ])
  },
)

rule('5.3', 'no question is asked if only one magician can be supported', () => {
  const stage = placing({}, 7, ({ magicians }) => {
    for (const magician of magicians) magician.at = magician.id === 'r1' ? 'w1' : 'over-sorcerer'
  }).say('chip')
  expect(stage.magician('r1').spells).toHaveLength(2)
  expect(stage.question).toMatchObject({ seat: 0, topic: 'spell' })
})
