import { expect } from 'vitest'
import type { Player, Rank, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { pointsLacking } from '../../../src/games/wizards/rules/tasks/orders.ts'
import { rulesOf } from '../../rule.ts'
import { comeTogether, company } from './company.ts'
import { ABBEY, atTheDoorOf, CIRCLE, enter, giveGem, TOWN, turnIsOver } from './doorstep.ts'
import { enrol, Stage } from './stage.ts'

const rule = rulesOf('wizards')
const PLAIN = 'meadowfarm.c2'

const at = (place: typeof TOWN | typeof ABBEY, rank: Rank, points: readonly [number, number, number]) =>
  atTheDoorOf(place, {
    prepare: ({ players: [ann] }) => {
      if (rank > 0) enrol(ann!, 'wizards', rank)
      const [knowledge, perception, power] = points
      ann!.points = { knowledge, perception, power }
    },
  })

rule('7.301.2', "a player without points of a type can't lose them to the Common Folk", () => {
  const town = enter(at(TOWN, 1, [3, 0, 4]), TOWN, 2, 2, 5)
  expect(town.options).toEqual(['5 knowledge', '5 power'])
  expect(town.asked.data).toEqual({ change: 'lose', points: 5, divided: null, why: { by: 'folk' } })
  town.say('5 power')
  expect(town.player().points).toEqual({ knowledge: 3, perception: 0, power: 0 })
  expect(town.told('points')).toMatchObject([{ gained: { power: -4 }, why: { by: 'folk' } }])
})

rule('7.301.2', 'a player without points, or of Rank 4, is not asked for any, and nothing is logged', () => {
  for (const [rank, each] of [
    [1, 0],
    [4, 80],
  ] as const) {
    const town = enter(at(TOWN, rank, [each, each, each]), TOWN, 2, 2, 5)
    expect(turnIsOver(town), `${rank}`).toBe(true)
    expect(town.player().points).toEqual({ knowledge: each, perception: each, power: each })
    expect(town.told('points')).toEqual([])
  }
})

rule('7.38.5-6', 'the question about points to choose states their number, and they are all of one type', () => {
  const abbey = enter(at(ABBEY, 1, [0, 0, 0]), ABBEY, 6, 6, 4)
  expect(abbey.asked.data).toEqual({ change: 'gain', points: 4, divided: null, why: { by: 'monks' } })
  abbey.say('4 perception')
  expect(abbey.told('points')).toMatchObject([{ gained: { perception: 4 } }])
})

/** Lets Ann, a Druid with these points, step onto Demons that take a die of points. Then the next dice are rolled. */
const robbed = (points: Player['points'], ...dice: number[]) =>
  Stage.set({
    prepare: state => {
      enrol(state.players[0]!, 'druids')
      state.players[0]!.points = points
      state.demons = [PLAIN]
    },
  })
    .roll(1)
    .dice(2, 2, ...dice)
    .say(`go ${PLAIN}`)

rule('7.304.2', 'a die decides between types that are tied for the fewest points (ruling 34)', () => {
  const left = (points: Player['points'], die: number) => {
    const stage = robbed(points, 1, die, 1, 1)
    expect(stage.state.demons).toEqual([PLAIN, 'meadowfarm.a1'])
    return Object.values(stage.player().points)
  }
  const two = { knowledge: 8, perception: 5, power: 5 }
  expect([1, 2, 3, 6].map(die => left(two, die))).toEqual([
    [8, 4, 5],
    [8, 5, 4],
    [8, 4, 5],
    [8, 5, 4],
  ])
  const three = { knowledge: 5, perception: 5, power: 5 }
  expect([1, 2, 3, 4, 6].map(die => left(three, die))).toEqual([
    [4, 5, 5],
    [5, 4, 5],
    [5, 5, 4],
    [4, 5, 5],
    [5, 5, 4],
  ])
})

rule('7.304.2', 'a player without any points does not roll to decide the type', () => {
  const stage = robbed({ knowledge: 0, perception: 0, power: 0 }, 6, 6, 4)
  expect(stage.state.demons).toEqual([PLAIN, 'meadowfarm.c4'])
  expect(stage.state.forced).toEqual([])
  expect(stage.told('points')).toEqual([])
})

rule(['7.3032', '13.unfinished'], 'a player who cannot gain points is not asked for any after a rescue', () => {
  const rescue = (rank: Rank) =>
    comeTogether(company([rank, 1], { prepare: ({ players }) => (players[1]!.trap = { kind: 'rescue' }) }))
  for (const rank of [0, 4] as const) {
    const stage = rescue(rank)
    expect(stage.player(1).trap).toBeNull()
    expect(stage.asked.topic).not.toBe('points')
    expect(stage.told('points')).toEqual([])
  }
  const stage = rescue(1)
  expect(stage.asked.data).toEqual({ change: 'gain', points: 10, divided: 'knowledge', why: { by: 'rescue', of: 1 } })
  stage.say('4 knowledge')
  expect(stage.asked.data).toMatchObject({ points: 6, divided: 'perception' })
  stage.say('5 perception')
  expect(stage.player().points).toEqual({ knowledge: 4, perception: 5, power: 1 })
})

rule('11.233', 'only a Druid who advances to Rank 4 learns which High Wizard is False', () => {
  for (const rank of [1, 2] as const) {
    const stage = atTheDoorOf(CIRCLE, {
      prepare: (state: WizardsState) => {
        enrol(state.players[0]!, 'druids', rank)
        state.players[0]!.points = { knowledge: 45, perception: 75, power: 60 }
        giveGem(state, 'zegoral', 'false')
      },
    })
    enter(stage, CIRCLE).say('advance')
    expect(stage.player()).toMatchObject({ rank: rank + 1 })
    expect(stage.player().known).toEqual({})
    expect(stage.allTold('gem')).toEqual([])
  }
})

rule('10.2', 'a player without an Order, or of the last Rank, needs no points for a next Rank', () => {
  const points = { knowledge: 0, perception: 0, power: 0 }
  expect(pointsLacking({ order: null, rank: 0, points })).toBeNull()
  expect(pointsLacking({ order: 'druids', rank: 4, points })).toBeNull()
  expect(pointsLacking({ order: 'druids', rank: 3, points: { ...points, power: 50 } })).toEqual({
    knowledge: 45,
    perception: 75,
    power: 10,
  })
})
