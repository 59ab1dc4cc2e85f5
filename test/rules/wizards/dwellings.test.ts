import { expect } from 'vitest'
import type { WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { atTheDoorOf, DWELLING, enter, sendOut, turnIsOver } from './doorstep.ts'
import { enrol, heldTask } from './stage.ts'

const rule = rulesOf('wizards')

const besideDwelling = () => atTheDoorOf(DWELLING, { prepare: ({ players: [ann] }) => enrol(ann!, 'sorcerers') })

rule('7.39', 'a player at a building in an Elven Territory meets the Elves, using the higher of two dice', () => {
  const stage = enter(besideDwelling(), DWELLING, 5, 2)
  expect(stage.told('meets')).toMatchObject([{ who: 'elves', space: DWELLING }])
  expect(stage.told('result')).toMatchObject([{ table: 'elven-dwellings', on: 5 }])
  // It is not a Common Town, so a low roll robs or holds nobody there.
  expect(enter(besideDwelling(), DWELLING, 3, 3, 1).told('result')).toMatchObject([{ table: 'elven-dwellings', on: 3 }])
})

rule('7.39.1-2', 'on 1 or 2 the Elves give twice a die of points of one chosen type', () => {
  for (const [one, other] of [
    [1, 1],
    [2, 1],
  ] as const) {
    const stage = enter(besideDwelling(), DWELLING, one, other, 5)
    expect(stage.options).toEqual(['10 knowledge', '10 perception', '10 power'])
    stage.say('10 power')
    expect(stage.player().points).toEqual({ knowledge: 0, perception: 0, power: 10 })
    expect(turnIsOver(stage)).toBe(true)
  }
})

rule('7.39.3-4', 'on 3 or 4 the Elves give a die of points of one chosen type', () => {
  for (const [one, other] of [
    [3, 2],
    [1, 4],
  ] as const) {
    const stage = enter(besideDwelling(), DWELLING, one, other, 5)
    expect(stage.options).toEqual(['5 knowledge', '5 perception', '5 power'])
    stage.say('5 knowledge')
    expect(stage.player().points).toEqual({ knowledge: 5, perception: 0, power: 0 })
    expect(turnIsOver(stage)).toBe(true)
  }
})

rule('7.39.5-6', 'on 5 or 6 the Elves stay out of sight and nothing happens', () => {
  for (const [one, other] of [
    [5, 3],
    [1, 6],
  ] as const) {
    const stage = enter(besideDwelling(), DWELLING, one, other)
    expect(turnIsOver(stage)).toBe(true)
    expect(stage.player()).toMatchObject({ space: DWELLING, points: { knowledge: 0, perception: 0, power: 0 } })
  }
})

rule('7.391', 'the Elves are not met if a Task is fulfilled in their Dwelling', () => {
  const prepare = ({ players: [ann] }: WizardsState) => {
    enrol(ann!, 'sorcerers')
    ann!.tasks = [
      heldTask(36, [
        [0, 0, DWELLING],
        [1, 0, 'meadowshire.b2'],
      ]),
    ]
  }
  const stage = atTheDoorOf(DWELLING, { prepare })
  enter(stage, DWELLING).say('take a00')
  expect(turnIsOver(stage)).toBe(true)
  expect(stage.allTold('result')).toEqual([])
  const passing = atTheDoorOf(DWELLING, { prepare })
  enter(passing, DWELLING, 6, 6).say('leave')
  expect(passing.told('result')).toMatchObject([{ table: 'elven-dwellings' }])
})

rule('7.391', "the Elves are not met if a High Wizard is present, and Telepathy isn't possible", () => {
  const stage = atTheDoorOf(DWELLING, {
    prepare: state => {
      enrol(state.players[0]!, 'wizards', 4)
      sendOut(state, 'terek', DWELLING)
    },
  })
  enter(stage, DWELLING).say('leave')
  expect(stage.allTold('meets')).toMatchObject([{ who: 'terek' }])
  expect(stage.allTold('result')).toEqual([])
  expect(turnIsOver(stage)).toBe(true)
})

rule('7.391', 'a Wizard can try Telepathy instead of the roll, whether it works or not', () => {
  const ready = () =>
    atTheDoorOf(DWELLING, {
      prepare: ({ players: [ann] }) => {
        enrol(ann!, 'wizards')
        ann!.points = { knowledge: 15, perception: 10, power: 5 }
      },
    })
  const failed = enter(ready(), DWELLING, 6).say('cast telepathy')
  expect(failed.allTold('result')).toEqual([])
  expect(failed.player().rank).toBe(1)
  expect(turnIsOver(failed)).toBe(true)
  // A player who does not try it meets the Elves.
  const silent = enter(ready(), DWELLING, 6, 6).say('no spell')
  expect(silent.told('result')).toMatchObject([{ table: 'elven-dwellings' }])
  // Others never get this offer.
  const augur = atTheDoorOf(DWELLING, {
    prepare: ({ players: [ann] }) => {
      enrol(ann!, 'sorcerers')
      ann!.points = { knowledge: 60, perception: 60, power: 60 }
    },
  })
  expect(enter(augur, DWELLING, 6, 6).told('result')).toMatchObject([{ table: 'elven-dwellings' }])
})
