import { expect } from 'vitest'
import type { WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { atTheDoorOf, COTTAGE, CREST, enter, HOLLOW, sendOut, TOWER, turnIsOver } from './doorstep.ts'
import { enrol, heldTask, type Stage } from './stage.ts'

const rule = rulesOf('wizards')

const besideHollow = (prepare: (state: WizardsState) => void = ({ players: [ann] }) => enrol(ann!, 'druids')) =>
  atTheDoorOf(HOLLOW, { prepare })

const met = (stage: Stage) => stage.allTold('meets').map(event => event.who)

rule('7.36', 'High Hollow transports the player, using the higher of two dice', () => {
  const stage = enter(besideHollow(), HOLLOW, 1, 5)
  expect(stage.told('result')[0]).toMatchObject({ table: 'high-hollow', on: 5 })
  expect(stage.told('transported')).toMatchObject([{ from: HOLLOW, space: TOWER }])
})

rule('7.36.1-2', 'on 1 or 2 it transports to the Star Crest', () => {
  for (const [one, other] of [
    [1, 1],
    [2, 1],
  ] as const) {
    const stage = enter(besideHollow(), HOLLOW, one, other, 1, 1)
    expect(stage.player()).toMatchObject({ space: CREST, points: { knowledge: 10, perception: 10, power: 10 } })
    expect(met(stage)).toEqual(['high-hollow', 'star-crest'])
  }
})

rule('7.36.3-4', "on 3 or 4 it transports to Hamdrel's Cottage", () => {
  for (const [one, other] of [
    [3, 1],
    [4, 4],
  ] as const) {
    const stage = enter(besideHollow(), HOLLOW, one, other, 1, 1, 3)
    expect(stage.player().space).toBe(COTTAGE)
    expect(met(stage)).toEqual(['high-hollow', 'hamdrel'])
  }
})

rule('7.36.5-6', "on 5 or 6 it transports to Megmoran's Tower", () => {
  for (const [one, other] of [
    [5, 2],
    [6, 6],
  ] as const) {
    const stage = enter(besideHollow(), HOLLOW, one, other)
    expect(stage.player().space).toBe(TOWER)
    expect(met(stage)).toEqual(['high-hollow', 'megmoran'])
  }
})

rule('7.361', 'the player stays in High Hollow if a Task is fulfilled there', () => {
  const prepare = ({ players: [ann] }: WizardsState) => {
    enrol(ann!, 'druids')
    ann!.tasks = [
      heldTask(63, [
        [0, 0, 'meadowfarm.a2'],
        [1, 0, HOLLOW],
      ]),
    ]
    ann!.tasks[0]!.marks[0]!.done = true
  }
  const stage = enter(besideHollow(prepare), HOLLOW).say('take a10')
  expect(stage.player()).toMatchObject({ space: HOLLOW, tasks: [] })
  expect(met(stage)).toEqual([])
  expect(turnIsOver(stage)).toBe(true)
  const passing = enter(besideHollow(prepare), HOLLOW, 5, 5).say('leave')
  expect(passing.player().space).toBe(TOWER)
})

rule('7.361', 'the player stays in High Hollow if a High Wizard is there', () => {
  const stage = besideHollow(state => {
    enrol(state.players[0]!, 'druids')
    sendOut(state, 'aevarex', HOLLOW)
  })
  enter(stage, HOLLOW).say('leave')
  expect(stage.player().space).toBe(HOLLOW)
  expect(met(stage)).toEqual(['aevarex'])
  expect(turnIsOver(stage)).toBe(true)
})
