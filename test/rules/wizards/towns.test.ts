import { expect } from 'vitest'
import type { WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { company } from './company.ts'
import { atTheDoorOf, enter, sendOut, TOWN, turnIsOver } from './doorstep.ts'
import { enrol, heldTask } from './stage.ts'

const rule = rulesOf('wizards')

/** Sets up Ann, an Apprentice with ten points of each kind, beside a Common Town. */
const besideTown = (seats = 1) =>
  atTheDoorOf(TOWN, {
    seats,
    prepare: state => {
      enrol(state.players[0]!, 'wizards')
      state.players[0]!.points = { knowledge: 10, perception: 10, power: 10 }
    },
  })

rule('7.301', 'a player in a Common Town meets the Common Folk, using the higher of two dice', () => {
  const stage = enter(besideTown(), TOWN, 2, 6)
  expect(stage.told('meets')).toMatchObject([{ who: 'folk', space: TOWN }])
  expect(stage.told('result')).toMatchObject([{ table: 'common-towns', on: 6 }])
  expect(enter(besideTown(), TOWN, 6, 2).told('result')).toMatchObject([{ on: 6 }])
})

rule('7.301.1', 'on 1 thieves steal all Gems and Magical Objects, and the Tasks for those objects are lost', () => {
  const stage = atTheDoorOf(TOWN, {
    prepare: ({ players: [ann] }) => {
      enrol(ann!, 'wizards', 4)
      ann!.gems = { terek: 'ruby', veldor: 'onyx' }
      // The Lost Chapters, picked up; and word from the Mentor, which nobody can steal.
      ann!.tasks = [
        heldTask(1, [
          [0, 0, 'torwall.a1'],
          [1, 0, 'sacred-circle.center'],
        ]),
        heldTask(13, [[0, 0, null]]),
      ]
      ann!.tasks[0]!.marks[0]!.done = true
    },
  })
  enter(stage, TOWN, 1, 1)
  expect(stage.player().gems).toEqual({})
  expect(stage.player().tasks.map(task => task.id)).toEqual([13])
  expect(stage.state.decks.tasks.discard).toContain(1)
  expect(turnIsOver(stage)).toBe(true)
})

rule('7.301.2', 'on 2 the player loses a die of points of one chosen type', () => {
  const stage = enter(besideTown(), TOWN, 1, 2, 4)
  expect(stage.options).toEqual(['4 knowledge', '4 perception', '4 power'])
  stage.say('4 perception')
  expect(stage.player().points).toEqual({ knowledge: 10, perception: 6, power: 10 })
})

rule('7.301.3', 'on 3 the player must stay next turn and meet the Common Folk again, and is then free', () => {
  const stage = besideTown(2)
  enter(stage, TOWN, 3, 3)
  expect(stage.question.seat).toBe(1)
  // Bob waits; Ann does not move, but meets the Common Folk, who hold her again.
  stage.roll(1).dice(3, 1).say('stop')
  expect(stage.told('result')).toMatchObject([{ seat: 0, table: 'common-towns', on: 3 }])
  expect(stage.question.seat).toBe(1)
  stage.roll(1).dice(6, 6).say('stop')
  expect(stage.told('result')).toMatchObject([{ seat: 0, on: 6 }])
  // Nothing holds her now, and a player who stays in a town is not met again (7.6).
  stage.roll(1).say('stop')
  expect(stage.question).toMatchObject({ seat: 0, topic: 'roll' })
  stage.roll(1)
  expect(stage.options).toContain('go meadowfarm.c2')
})

rule('7.301.4', 'on 4 the Common Folk give an Optional Task', () => {
  const stage = besideTown().top('tasks', 48)
  enter(stage, TOWN, 4, 4)
  expect(stage.player().tasks).toMatchObject([{ id: 48, mandatory: false }])
  // It means nothing to a player without an Order (3.73).
  const stranger = atTheDoorOf(TOWN).top('tasks', 48)
  enter(stranger, TOWN, 4, 4)
  expect(stranger.player().tasks).toEqual([])
  expect(stranger.state.decks.tasks.draw.at(-1)).toBe(48)
})

rule('7.301.5', 'on 5 the player takes another turn immediately, before anybody else', () => {
  const stage = besideTown(2)
  enter(stage, TOWN, 1, 5)
  expect(stage.question).toMatchObject({ seat: 0, topic: 'roll' })
  expect(stage.state.day).toBe(1)
  stage.roll(1).say('stop')
  expect(stage.question.seat).toBe(1)
})

rule('7.301.6', 'on 6 nothing happens', () => {
  const stage = besideTown(2)
  enter(stage, TOWN, 6, 1)
  expect(turnIsOver(stage)).toBe(true)
  expect(stage.question.seat).toBe(1)
  expect(stage.player()).toMatchObject({
    space: TOWN,
    points: { knowledge: 10, perception: 10, power: 10 },
    tasks: [],
    held: null,
    extra: 0,
  })
})

rule('7.3011', 'the Common Folk are not met if a Task is fulfilled in the town', () => {
  const prepare = ({ players: [ann] }: WizardsState) => {
    enrol(ann!, 'wizards')
    ann!.tasks = [
      heldTask(96, [
        [0, 0, TOWN],
        [1, 0, 'green-grove.a4'],
      ]),
    ]
  }
  const stage = atTheDoorOf(TOWN, { prepare })
  enter(stage, TOWN).say('take a00')
  expect(stage.told('result')).toEqual([])
  expect(stage.player()).toMatchObject({ space: TOWN })
  expect(turnIsOver(stage)).toBe(true)
  // A marker that is left in place changes nothing (7.312).
  const passing = atTheDoorOf(TOWN, { prepare })
  enter(passing, TOWN, 6, 6).say('leave')
  expect(passing.told('result')).toMatchObject([{ table: 'common-towns' }])
})

rule('7.3011', 'the Common Folk are not met if a High Wizard is present', () => {
  const stage = atTheDoorOf(TOWN, { prepare: state => sendOut(state, 'terek', TOWN) })
  enter(stage, TOWN).say('leave')
  expect(stage.allTold('meets')).toMatchObject([{ who: 'terek' }])
  expect(stage.allTold('result')).toEqual([])
})

rule(['7.301.3', '7.302.r123.2'], 'a player detained by the Common Folk is free if carried off', () => {
  const stage = company([1, 1], {
    prepare: ({ players }) => {
      players[0]!.space = 'meadowfarm.c2'
      Object.assign(players[1]!, { space: TOWN, held: 'folk' })
    },
  })
  // Ann finds a bed, and meets Bob: both are scattered.
  stage.roll(1).dice(6, 6, 2, 2, 1, 6, 1, 3, 1, 4, 5, 1).say(`go ${TOWN}`)
  expect(stage.player(1)).toMatchObject({ space: 'crescent-ridge.c1', held: null })
  expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
})
