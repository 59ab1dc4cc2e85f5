import { expect } from 'vitest'
import { payments } from '../../../src/games/elfenwizards/rules/facts/payments.ts'
import { rulesOf } from '../../rule.ts'
import { Stage, who } from './stage.ts'

const rule = rulesOf('elfenwizards')

/** Sets up step 4 or 6, with these dice and some of the first player's spent chips in the Minor Spell Box. */
const buying = (step: 4 | 6, dice: number[], spent: number): Stage =>
  Stage.set({
    step,
    prepare: state => {
      const [ann] = state.players
      ann!.boxes.minor = dice
      ann!.spent = spent
      ann!.chips = 7 - spent
      if (step === 6) state.withoutHigh = 1
    },
  })

rule('3.4.1', 'two pips, on one die or several, buy back a spent chip; an odd pip is lost', () => {
  // The examples of the book: a 4, two ones, a 3 and a 1.
  expect(payments([4], 2, 7)).toEqual([{ dice: [4], count: 2 }])
  expect(payments([1, 1], 2, 7)).toEqual([{ dice: [1, 1], count: 1 }])
  expect(payments([3, 1], 2, 7)[0]).toEqual({ dice: [3, 1], count: 2 })
  expect(payments([5], 2, 7)).toEqual([{ dice: [5], count: 2 }])
  expect(payments([1], 2, 7)).toEqual([])
  expect(payments([6], 2, 1)).toEqual([{ dice: [6], count: 1 }])
  const stage = buying(4, [5, 4], 7)
  expect(stage.options).toEqual(['pay 5 4', 'pay 4', 'pay 5', 'keep'])
  stage.say('pay 5 4')
  expect(stage.player()).toMatchObject({ chips: 4, spent: 3, boxes: { minor: [] } })
  expect(buying(4, [5, 4], 7).say('keep').player()).toMatchObject({ chips: 0, spent: 7 })
  // Players who cannot take anything are not asked.
  expect(buying(4, [6], 0).question.topic).toBe('spell')
})

rule('3.4.1', 'all players decide simultaneously, and nothing is revealed until all have decided', () => {
  const stage = Stage.set({
    step: 4,
    prepare: ({ players }) => {
      for (const player of players) {
        player.boxes.minor = [4]
        player.spent = 3
        player.chips = 4
      }
    },
  })
  expect(stage.match.questions.map(({ seat }) => seat)).toEqual([0, 1, 2])
  const before = stage.match.view(0)
  stage.sayAs(2, 'pay 4').sayAs(1, 'keep')
  expect(stage.match.view(0)).toEqual(before)
  stage.sayAs(0, 'pay 4')
  expect(stage.state.players.map(({ chips }) => chips)).toEqual([6, 4, 6])
})

rule('3.4.2', 'dice used to pay return to their player, and the others stay in the box', () => {
  const stage = buying(4, [6, 4], 2).say('pay 4')
  expect(stage.player().boxes.minor).toEqual([6])
  // No way to pay includes an unnecessary die.
  expect(buying(4, [6, 4, 2], 2).options).toEqual(['pay 4', 'pay 6', 'pay 2', 'keep'])
})

rule('3.6.1', 'after the titles, players can buy back chips again, including those spent on the titles', () => {
  const stage = Stage.set({
    step: 5,
    prepare: ({ players }) => {
      players[0]!.boxes.minor = [4]
    },
  })
  // The second spell can only be a chip, so the game asks only for its magician.
  stage.say('chip', 'r1', 'r1').allPass()
  expect(stage.question).toMatchObject({ seat: 0, topic: 'buy' })
  expect(stage.options).toEqual(['pay 4', 'keep'])
  stage.say('pay 4')
  expect(stage.player()).toMatchObject({ chips: 7, spent: 0 })
})

rule('3.6.2', 'unused dice can be taken back for free, or left showing their faces; those left are not rolled', () => {
  const unused = () => buying(6, [5, 5, 2], 0)
  expect(unused().options).toEqual(['back', 'stay 5', 'stay 2'])
  expect(unused().say('back').player().boxes.minor).toEqual([])
  const stage = unused().say('stay 5', 'back')
  expect(stage.player().boxes.minor).toEqual([5])
  // The next round: six dice are rolled, and the 5 buys chips.
  const again = Stage.set({
    prepare: ({ players: [ann] }) => {
      ann!.boxes.minor = [5]
    },
  })
  expect(again.allTold('roll')[0]?.dice).toHaveLength(6)
  expect(again.player().boxes.minor).toEqual([5])
})

/**
 * Sets up step 9, with these dice of the first player in the Grey Magic Box, and grey chips under some of the player's
 * magicians.
 */
const freeing = (dice: number[], grey: Readonly<Record<string, number>>): Stage =>
  Stage.set({
    step: 9,
    prepare: state => {
      state.withoutHigh = 1
      state.players[0]!.boxes.grey = dice
      for (const [id, count] of Object.entries(grey)) {
        who(state, id).grey = count
        state.greyLeft -= count
      }
    },
  })

rule('3.9.1', 'four pips remove a grey chip from any magician of the guild', () => {
  // The examples of the book: a 4; a 1, a 3 and a 4 for two; two twos.
  expect(payments([4], 4, 9)).toEqual([{ dice: [4], count: 1 }])
  expect(payments([4, 3, 1], 4, 9)[0]).toEqual({ dice: [4, 3, 1], count: 2 })
  expect(payments([2, 2], 4, 9)).toEqual([{ dice: [2, 2], count: 1 }])
  const stage = freeing([6, 2], { r1: 2, r5: 1, g1: 1 })
  expect(stage.options).toEqual(['pay 6 2', 'pay 6', 'keep'])
  stage.say('pay 6 2')
  expect(stage.options).toEqual(['r1', 'r5'])
  stage.say('r1')
  expect(stage.options).toEqual(['r1', 'r5'])
  stage.say('r5')
  expect(['r1', 'r5', 'g1'].map(id => stage.magician(id).grey)).toEqual([1, 0, 1])
  expect(stage.state.greyLeft).toBe(10)
  expect(stage.player().score).toBe(26 - 1)
})

rule('3.9.1', 'no more chips are removed than a magician has', () => {
  const stage = freeing([6, 2], { r1: 1, r5: 2 }).say('pay 6 2')
  expect(stage.option('r5')).toMatchObject({ act: { kind: 'free', magician: 'r5' }, at: { space: 'm1' } })
  // Then only one is left to free, and there is no question.
  stage.say('r1')
  expect(['r1', 'r5'].map(id => stage.magician(id).grey)).toEqual([0, 1])
  expect(stage.allTold('frees')).toMatchObject([
    { seat: 0, magician: 'r1', dice: [6, 2] },
    { seat: 0, magician: 'r5', dice: [6, 2] },
  ])
})

rule('3.9.2', 'after that, all dice return from the Grey Magic Box', () => {
  expect(freeing([6, 2], { r1: 1 }).say('keep').player().boxes.grey).toEqual([])
  expect(freeing([6, 2], { r1: 1 }).say('pay 6').player().boxes.grey).toEqual([])
  expect(freeing([6, 2], {}).player().boxes.grey).toEqual([])
})

rule(['3.4.1', '3.6.2'], 'purchases, dice taken back and dice left are logged, if any', () => {
  const told = (stage: Stage) => [
    ...stage.allTold('buys').map(({ rule, dice, chips }) => `${rule}: ${dice.join(' ')} for ${chips}`),
    ...stage.allTold('takes-dice').map(({ taken, left }) => `takes ${taken.join(' ')}, leaves ${left.join(' ')}`),
  ]
  expect(told(buying(4, [6, 4], 2).say('pay 4'))).toEqual(['3.4.1: 4 for 2'])
  expect(told(buying(4, [6, 4], 2).say('keep'))).toEqual([])
  expect(told(buying(6, [4], 2).say('pay 4'))).toEqual(['3.6.1: 4 for 2'])
  expect(told(buying(6, [6, 4], 2).say('pay 4', 'back'))).toEqual(['3.6.1: 4 for 2', 'takes 6, leaves '])
  expect(told(buying(6, [5, 4], 0).say('stay 5', 'back'))).toEqual(['takes 4, leaves 5'])
  expect(told(buying(6, [5], 0).say('stay 5'))).toEqual(['takes , leaves 5'])
  expect(buying(4, [6, 4], 2).option('keep')?.act).toEqual({ kind: 'pay-nothing' })
})

rule('3.4.1', 'payments for the same number of chips are listed by fewest pips, then by fewest dice', () => {
  const ways = (dice: number[]) => payments(dice, 2, 2).map(way => way.dice.join(' '))
  expect(ways([4, 3, 2])).toEqual(['4', '3 2', '2', '3'])
  expect(ways([4, 2, 2])).toEqual(['4', '2 2', '2'])
})
