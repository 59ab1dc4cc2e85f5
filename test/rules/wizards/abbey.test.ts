import { expect } from 'vitest'
import type { WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { ABBEY, atTheDoorOf, enter, sendOut, turnIsOver } from './doorstep.ts'
import { enrol, heldTask, type Stage } from './stage.ts'

const rule = rulesOf('wizards')

const besideAbbey = (
  prepare: (state: WizardsState) => void = ({ players: [ann] }) => enrol(ann!, 'druids'),
  seats = 1,
) => atTheDoorOf(ABBEY, { seats, prepare })

const met = (stage: Stage) => stage.allTold('meets').map(event => event.who)

rule('7.38', 'a player in the Abbey meets its Monks, using the higher of two dice; it is not a Common Town', () => {
  const stage = enter(besideAbbey(), ABBEY, 2, 1)
  expect(stage.told('meets')).toMatchObject([{ who: 'monks', space: ABBEY }])
  expect(stage.told('result')).toMatchObject([{ table: 'abbey', on: 2 }])
})

rule('7.38.1-2', 'on 1 or 2 the player takes one extra turn immediately', () => {
  for (const [one, other] of [
    [1, 1],
    [1, 2],
  ] as const) {
    const stage = enter(besideAbbey(undefined, 2), ABBEY, one, other)
    expect(stage.question).toMatchObject({ seat: 0, topic: 'roll' })
    stage.roll(1).say('stop')
    expect(stage.question.seat).toBe(1)
    expect(stage.state.day).toBe(1)
  }
})

rule('7.38.3-4', 'on 3 or 4 the player contacts a Mentor by thought', () => {
  for (const [one, other] of [
    [3, 3],
    [4, 2],
  ] as const) {
    const stage = enter(besideAbbey(), ABBEY, one, other)
    expect(met(stage)).toEqual(['monks', 'ruktal'])
    expect(stage.question).toMatchObject({ seat: 0, topic: 'action' })
  }
  // A player without an Order has no Mentor to contact.
  const stranger = enter(
    besideAbbey(() => {}),
    ABBEY,
    3,
    3,
  )
  expect(met(stranger)).toEqual(['monks'])
  expect(turnIsOver(stranger)).toBe(true)
})

rule('7.38.5-6', 'on 5 or 6 the player gains a die of points of one chosen type', () => {
  for (const [one, other] of [
    [5, 5],
    [6, 1],
  ] as const) {
    const stage = enter(besideAbbey(), ABBEY, one, other, 3)
    expect(stage.options).toEqual(['3 knowledge', '3 perception', '3 power'])
    stage.say('3 perception')
    expect(stage.player().points).toEqual({ knowledge: 0, perception: 3, power: 0 })
    expect(turnIsOver(stage)).toBe(true)
  }
})

rule('7.381', 'a Mentor contacted by thought fulfills a Task, gives one, and can advance the player', () => {
  const ready = () =>
    besideAbbey(({ players: [ann] }) => {
      enrol(ann!, 'druids')
      ann!.points = { knowledge: 5, perception: 15, power: 10 }
      // The Engraved Ring has been picked up, and is for Ruktal.
      ann!.tasks = [
        heldTask(91, [
          [0, 0, 'torwall.a1'],
          [1, 0, 'sacred-circle.center'],
        ]),
      ]
      ann!.tasks[0]!.marks[0]!.done = true
    }).top('tasks', 48)
  const stage = enter(ready(), ABBEY, 3, 3)
  expect(stage.options).toEqual(['fulfil task', 'advance', 'new task', 'leave'])
  stage.say('fulfil task')
  expect(stage.player()).toMatchObject({ tasks: [], points: { knowledge: 10, perception: 20, power: 15 } })
  expect(stage.options).toEqual(['advance', 'new task', 'leave'])
  stage.say('advance')
  expect(stage.player().rank).toBe(2)
  stage.say('new task')
  expect(stage.player().tasks).toMatchObject([{ id: 48, mandatory: true }])
  expect(turnIsOver(stage)).toBe(true)
  expect(stage.player().space).toBe(ABBEY)
  // He can also end the contact.
  const shy = enter(ready(), ABBEY, 3, 3).say('leave')
  expect(shy.player()).toMatchObject({ rank: 1, tasks: [{ id: 91 }] })
})

rule('7.381', 'nobody can advance by thought without the points for it', () => {
  const stage = besideAbbey(({ players: [ann] }) => {
    enrol(ann!, 'druids')
    ann!.points = { knowledge: 5, perception: 14, power: 10 }
  })
  expect(enter(stage, ABBEY, 3, 3).options).toEqual(['new task', 'leave'])
})

rule('7.381', 'a Wizard reaches the first High Wizard in the deck, past Traps and Phantasms', () => {
  const stage = besideAbbey(({ players: [ann] }) => enrol(ann!, 'wizards')).top(
    'wizards',
    'phantasm-1',
    'trap-lair',
    'zegoral',
    'terek',
  )
  enter(stage, ABBEY, 3, 3)
  expect(met(stage)).toEqual(['monks', 'zegoral'])
  stage.say('leave')
  // The cards go back, and no marker is placed.
  expect(stage.state.wizards).toEqual([])
  expect(stage.state.decks.wizards.draw).toHaveLength(14)
})

rule('7.381', 'a die decides which Master Sorcerer a Sorcerer reaches', () => {
  const reached = [1, 2, 3, 4, 5, 6].map(die => {
    const stage = besideAbbey(({ players: [ann] }) => enrol(ann!, 'sorcerers'))
    return met(enter(stage, ABBEY, 4, 4, die))[1]
  })
  expect(reached).toEqual(['megmoran', 'megmoran', 'meligar', 'meligar', 'melekok', 'melekok'])
})

rule('7.381', "a Master Sorcerer whose tower has fallen doesn't answer, and the die is rerolled", () => {
  const stage = besideAbbey(state => {
    enrol(state.players[0]!, 'sorcerers')
    state.fallen = ['megmorans-tower']
  })
  expect(met(enter(stage, ABBEY, 4, 4, 1, 5))[1]).toBe('melekok')
})

rule('7.381', 'of a Task given by thought, only the first part can be completed immediately (9.7)', () => {
  // The Sacred Veil, found in the Abbey and brought to Ruktal.
  const stage = enter(besideAbbey().top('tasks', 93), ABBEY, 3, 3).say('new task')
  expect(stage.player().tasks[0]!.marks.map(mark => mark.done)).toEqual([true, false])
  expect(turnIsOver(stage)).toBe(true)
})

rule('7.381', 'no Sacred Gem is given by thought', () => {
  const stage = besideAbbey(({ players: [ann] }) => enrol(ann!, 'wizards', 4)).top('wizards', 'terek')
  enter(stage, ABBEY, 3, 3)
  expect(met(stage)).toEqual(['monks', 'terek'])
  expect(turnIsOver(stage)).toBe(true)
})

rule('7.382', 'the Monks heal a player who comes for healing, and do nothing else', () => {
  for (const affliction of ['dazed', 'bound'] as const) {
    const stage = besideAbbey(({ players: [ann] }) => {
      enrol(ann!, 'druids')
      ann![affliction] = true
    })
    // Every space counts as a Mountain for him.
    stage.roll(2).say(`go ${ABBEY}`)
    expect(stage.player()).toMatchObject({ space: ABBEY, dazed: false, bound: false })
    expect(stage.allTold('result')).toEqual([])
    expect(turnIsOver(stage)).toBe(true)
  }
})

rule('7.382', "the Monks don't roll if a Task is fulfilled in the Abbey", () => {
  const prepare = ({ players: [ann] }: WizardsState) => {
    enrol(ann!, 'druids')
    ann!.tasks = [
      heldTask(93, [
        [0, 0, ABBEY],
        [1, 0, 'sacred-circle.center'],
      ]),
    ]
  }
  const stage = enter(besideAbbey(prepare), ABBEY).say('take a00')
  expect(stage.allTold('result')).toEqual([])
  expect(turnIsOver(stage)).toBe(true)
  const passing = enter(besideAbbey(prepare), ABBEY, 1, 1).say('leave')
  expect(passing.told('result')).toMatchObject([{ table: 'abbey' }])
})

rule('7.382', "the Monks don't roll if a High Wizard is present", () => {
  const stage = besideAbbey(state => {
    enrol(state.players[0]!, 'druids')
    sendOut(state, 'veldor', ABBEY)
  })
  enter(stage, ABBEY).say('leave')
  expect(met(stage)).toEqual(['veldor', 'monks'])
  expect(stage.allTold('result')).toEqual([])
})
