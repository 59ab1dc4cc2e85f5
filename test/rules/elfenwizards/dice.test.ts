import { expect } from 'vitest'
import { rulesOf } from '../../rule.ts'
import { dragonTo, only, Stage, who } from './stage.ts'

const rule = rulesOf('elfenwizards')

/** Sets up step 2 with three players, where the first has rolled these dice. */
function rolled(...dice: number[]): Stage {
  return Stage.set({ prepare: state => void state.forced.push(...dice) })
}

rule('3.1.1', 'without a High Wizard nobody retires, no chip is paid and the Dragon stays', () => {
  const stage = Stage.set({ step: 1, prepare: dragonTo(2) })
  expect(stage.question).toMatchObject({ seat: 2, topic: 'die' })
  expect(stage.state.dragon).toBe(2)
  expect(stage.state.players.map(({ track }) => track)).toEqual([0, 0, 0])
})

const retiring = (prepare: (state: Stage['state']) => void = () => {}): Stage =>
  Stage.set({
    step: 1,
    round: 2,
    prepare: state => {
      who(state, 'g1').at = 'high'
      prepare(state)
    },
  })

rule('3.1.2', 'the High Wizard starts again in any Magician Box, without grey chips', () => {
  const stage = retiring(state => {
    who(state, 'g1').grey = 2
    state.greyLeft = 10
  })
  expect(stage.question).toMatchObject({ seat: 1, topic: 'retire' })
  expect(stage.options).toEqual(['m1', 'm2', 'm3', 'm4'])
  stage.say('m3')
  expect(stage.magician('g1')).toMatchObject({ at: 'm3', grey: 0 })
  expect(stage.in('high')).toEqual([])
  expect(stage.state.greyLeft).toBe(12)
})

rule(
  '3.1.3',
  'the guild permanently pays a chip to the Year Track, from its supply or from the Minor Spell Box',
  () => {
    const own = retiring().say('m1')
    expect(own.player(1)).toMatchObject({ chips: 6, spent: 0, track: 1 })
    const both = () =>
      retiring(state => {
        state.players[1]!.chips = 5
        state.players[1]!.spent = 2
      }).say('m1')
    expect(both().options).toEqual(['stock', 'box'])
    expect(both().say('stock').player(1)).toMatchObject({ chips: 4, spent: 2, track: 1 })
    expect(both().say('box').player(1)).toMatchObject({ chips: 5, spent: 1, track: 1 })
    // Chips there cannot be bought back, and are worthless at the end.
    const last = Stage.set({
      step: 4,
      prepare: ({ players: [ann] }) => {
        ann!.chips = 0
        ann!.track = 7
        ann!.boxes.minor = [6]
      },
    })
    expect(last.question.topic).toBe('spell')
    expect(last.player().track).toBe(7)
  },
)

rule('3.1.3', 'if one of the two places has no chip, it comes from the other; if neither has one, none is paid', () => {
  const paid = (chips: number, spent: number) => {
    const stage = retiring(({ players }) => Object.assign(players[1]!, { chips, spent, track: 7 - chips - spent })).say(
      'm1',
    )
    return [stage.player(1).chips, stage.player(1).spent, stage.allTold('track').map(({ from }) => from)]
  }
  expect([paid(2, 0), paid(0, 2), paid(0, 0)]).toEqual([
    [1, 0, ['stock']],
    [0, 1, ['box']],
    [0, 0, [null]],
  ])
})

rule(['3.1.2', '3.1.3', '3.1.4'], 'the log says who retires and where, what is paid, and who has the Dragon', () => {
  const stage = retiring(({ players }) => Object.assign(players[1]!, { chips: 5, spent: 2 }))
  expect(stage.option('m2')).toMatchObject({ act: { kind: 'go', magician: 'g1', box: 'm2' }, at: { space: 'm2' } })
  stage.say('m2', 'box')
  expect(stage.allTold('retires')).toMatchObject([{ seat: 1, magician: 'g1', box: 'm2' }])
  expect(stage.allTold('track')).toMatchObject([{ seat: 1, from: 'box' }])
  expect(stage.allTold('dragon')).toMatchObject([{ seat: 1, rule: '3.1.4' }])
})

rule('3.1.4', 'the guild takes the Dragon and goes first', () => {
  const stage = retiring().say('m1')
  expect(stage.state.dragon).toBe(1)
  expect(stage.question).toMatchObject({ seat: 1, topic: 'die' })
})

rule('3.2.1', 'each player in turn, starting with the Dragon, rolls all their dice', () => {
  const stage = Stage.set({ prepare: dragonTo(1) })
  const order = [0, 1, 2].map(() => {
    const { seat } = stage.question
    expect(stage.player(seat).hand).toHaveLength(7)
    stage.say('done')
    return seat
  })
  expect(order).toEqual([1, 2, 0])
  expect(stage.state.step).toBe(3)
})

rule('3.2.1', 'a player who left all seven dice in the Minor Spell Box has none to roll, and is skipped', () => {
  const stage = Stage.set({
    prepare: ({ players: [ann] }) => {
      ann!.boxes.minor = [6, 6, 6, 6, 6, 6, 6]
    },
  })
  expect(stage.question.seat).toBe(1)
  expect(stage.allTold('roll').map(({ seat }) => seat)).toEqual([1])
  expect(stage.allTold('places')).toEqual([])
})

rule('3.2.2', 'any number of dice from the first roll can be placed, from none to all', () => {
  const none = rolled(6, 5, 4, 3, 2, 1, 1).say('done')
  expect(none.question.seat).toBe(1)
  expect(Object.values(none.player().boxes).flat()).toEqual([])
  const two = rolled(6, 5, 4, 3, 2, 1, 1).say('die 6', 'wizard', 'die 1', 'minor', 'done')
  expect(two.player().boxes).toMatchObject({ wizard: [6], minor: [1] })
  expect(two.allTold('places').at(-1)).toMatchObject({ seat: 0, kept: 5 })
  // Kept dice stay in front of the player until the second roll.
  expect(two.player().hand).toEqual([])
  const all = rolled(6, 6, 6, 6, 6, 6, 6)
  for (let i = 0; i < 7; i++) all.say('die 6', 'sorcerer')
  all.say('done')
  expect(all.player().boxes.sorcerer).toEqual([6, 6, 6, 6, 6, 6, 6])
})

/** Sets up step 3 with some free dice for the first player. */
const second = (free: number, dice: readonly number[], chips = 7): Stage =>
  Stage.set({
    step: 3,
    prepare: state => {
      const [ann] = state.players
      ann!.boxes.grey = Array(7 - free).fill(1)
      ann!.chips = chips
      ann!.spent = 7 - chips
      state.forced.push(...dice)
    },
  })

rule('3.3.1', 'dice that were kept back are rerolled; a player without any is skipped', () => {
  const stage = second(3, [5, 3, 1])
  expect(stage.player().hand).toEqual([5, 3, 1])
  expect(second(0, []).question.seat).toBe(1)
})

rule('3.3.2', 'all dice of an accepted second roll must be placed', () => {
  const stage = second(2, [5, 3]).say('accept')
  expect(stage.options).toEqual(['die 5', 'die 3', 'dice 5 3'])
  stage.say('die 5', 'necromancer')
  // The last die is chosen automatically, but its box is not.
  expect(stage.question.topic).toBe('box')
  stage.say('magician')
  expect(stage.options).toEqual(['done'])
  stage.say('done')
  expect(stage.player().boxes).toMatchObject({ necromancer: [5], magician: [3] })
  expect(stage.question.seat).toBe(1)
})

rule('3.3.3', 'a chip buys one reroll of all dice of the second roll, and the new result stands', () => {
  const stage = second(2, [1, 1, 6, 4])
  expect(stage.options).toEqual(['accept', 'again'])
  stage.say('again')
  expect(stage.player()).toMatchObject({ chips: 6, spent: 1, hand: [6, 4] })
  expect(stage.options).toEqual(['die 6', 'die 4', 'dice 6 4'])
  expect(stage.allTold('pays')).toMatchObject([{ seat: 0, rule: '3.3.3' }])
  // Without a chip there is no question.
  expect(second(2, [1, 2], 0).options).toEqual(['die 2', 'die 1', 'dice 2 1'])
})

rule(
  '4.1',
  'a die can go into the Minor, the Grey or any Major Spell Box, even one without magicians on its level',
  () => {
    const stage = Stage.set({
      prepare: state => {
        only(state, { g1: 'w1', b1: 'w2' })
        state.forced.push(6, 5, 4, 3, 2, 1, 1)
        state.players[1]!.boxes.wizard = [6]
      },
    }).say('die 6')
    expect(stage.options).toEqual(['wizard', 'sorcerer', 'necromancer', 'magician', 'minor', 'grey'])
    stage.say('wizard', 'die 5', 'wizard')
    expect(stage.state.players.map(({ boxes }) => boxes.wizard)).toEqual([[6, 5], [6], []])
  },
)

rule('4.2', 'dice can be taken back until the player confirms', () => {
  const stage = rolled(6, 5, 4, 3, 2, 1, 1).say('die 6', 'wizard')
  expect(stage.match.undoable(0).moves).toBe(2)
  stage.match.undo(0, 2)
  expect(stage.player()).toMatchObject({ hand: [6, 5, 4, 3, 2, 1, 1], boxes: { wizard: [] } })
  for (const face of [6, 5, 4, 3, 2, 1, 1]) stage.say(`die ${face}`, 'minor')
  // Even the last die can be chosen, because the question asks for one of them.
  expect(stage.question).toMatchObject({ topic: 'done', show: true })
  expect(stage.match.undoable(0).moves).toBe(14)
  stage.say('done')
  expect(stage.match.undoable(0).moves).toBe(0)
})

const BOXES = ['wizard', 'sorcerer', 'necromancer', 'magician', 'minor', 'grey']

rule(
  ['4.1', '3.2.2'],
  'one answer picks all dice of one face, the best few or all dice; the next picks the box',
  () => {
    const stage = rolled(6, 6, 5, 3, 3, 2, 1)
    expect(stage.options).toEqual([
      ...['die 6', 'die 5', 'die 3', 'die 2', 'die 1', 'dice 6 6', 'dice 3 3'],
      ...['dice 6 6 5', 'dice 6 6 5 3 3', 'dice 6 6 5 3 3 2', 'dice 6 6 5 3 3 2 1', 'done'],
    ])
    stage.say('dice 6 6 5')
    expect(stage.question).toMatchObject({ topic: 'box', text: 'Which box will you put [6 6 5] in?' })
    expect(stage.options).toEqual(BOXES)
    stage.say('wizard')
    expect(stage.player().boxes.wizard).toEqual([6, 6, 5])
    expect(stage.player().hand).toEqual([3, 3, 2, 1])
    stage.say('die 2')
    expect(stage.options).toEqual(BOXES)
    stage.say('grey', 'dice 3 3 1', 'minor')
    // Six answers place all seven dice, and one more confirms.
    expect(stage.question).toMatchObject({ topic: 'done' })
    stage.say('done')
    expect(stage.allTold('places')[0]).toMatchObject({
      dice: { wizard: [6, 6, 5], minor: [3, 3, 1], grey: [2] },
      kept: 0,
    })
  },
)

rule('3.2.2', 'keeping the other dice ends the placement, no matter where that option is in the list', () => {
  expect(rolled(6, 5, 4, 3, 2, 1, 1).option('done')).toMatchObject({ act: { kind: 'keep-dice' }, stops: true })
})

rule(['3.3.3', '4.1', '4.2'], 'every option has an act, so that code need not parse its id', () => {
  const stage = second(2, [5, 3])
  const acts = () => stage.question.options.map(({ act }) => act)
  expect(acts()).toEqual([{ kind: 'accept' }, { kind: 'reroll' }])
  stage.say('accept')
  expect(acts()).toEqual([
    { kind: 'pick', face: 5 },
    { kind: 'pick', face: 3 },
    { kind: 'pick-several', dice: [5, 3] },
  ])
  stage.say('die 5')
  expect(acts()).toEqual(BOXES.map(box => ({ kind: 'put', face: 5, box })))
  stage.say('grey', 'grey')
  expect(acts()).toEqual([{ kind: 'done' }])
  const both = second(2, [5, 3]).say('accept', 'dice 5 3')
  expect(both.option('minor')?.act).toEqual({ kind: 'put-several', dice: [5, 3], box: 'minor' })
})
