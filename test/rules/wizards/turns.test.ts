import { expect } from 'vitest'
import type { Trap, WizardsEvent } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { enrol, Stage } from './stage.ts'

const rule = rulesOf('wizards')
type Lost = Extract<WizardsEvent, { kind: 'lost-turn' }>

/** Sets up Ann on an open plain of Meadowfarm, far from every place, next to Bob. */
const onThePlain = (seats = 2) =>
  Stage.set({ seats, prepare: ({ players: [ann] }) => void Object.assign(ann!, { space: 'meadowfarm.center' }) })

/** Returns the kinds of turn events in the whole game so far. */
const toldKinds = (stage: Stage) =>
  stage.match
    .events()
    .map(e => e.kind)
    .filter(kind => ['turn', 'roll', 'moved', 'result'].includes(kind))

rule('5', 'in a turn a player first moves and then has an encounter', () => {
  const stage = onThePlain()
  // A Random Encounter is due: Common Folk, who give a bed.
  stage.dice(2, 3, 5, 5, 6, 6).say('roll', 'go meadowfarm.c4')
  expect(stage.question).toMatchObject({ seat: 0, topic: 'move' })
  expect(stage.allTold('result')).toEqual([])
  stage.say('stop')
  const kinds = toldKinds(stage)
  expect(kinds.indexOf('moved')).toBeLessThan(kinds.indexOf('result'))
  expect(stage.told('result').map(e => e.table)).toEqual(['random-encounters', 'common-towns'])
})

rule('5', 'each player takes one turn a day', () => {
  const stage = onThePlain(3)
  const turns = (day: number) => stage.allTold('turn').flatMap(e => (e.day === day ? e.seat : []))
  for (let i = 0; i < 6; i++) stage.roll(1).say('stop')
  expect(turns(1)).toEqual([0, 1, 2])
  expect(turns(2)).toEqual([0, 1, 2])
  expect(stage.state.day).toBe(3)
})

rule('5', 'an extra turn is taken immediately, before the next player moves, and on the same day', () => {
  const stage = Stage.set({ seats: 2, prepare: ({ players: [ann] }) => void Object.assign(ann!, { extra: 2 }) })
  for (let i = 0; i < 3; i++) {
    expect(stage.question).toMatchObject({ seat: 0, topic: 'roll' })
    expect(stage.state.day).toBe(1)
    stage.roll(1).say('stop')
  }
  expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
  expect(stage.allTold('turn').map(e => [e.seat, e.extra])).toEqual([
    [0, true],
    [0, true],
    [0, false],
    [1, false],
  ])
})

rule('5', 'an extra turn won during a turn follows it, with its own Movement and Encounter', () => {
  const stage = Stage.set({
    seats: 2,
    prepare: ({ players: [ann] }) => {
      enrol(ann!, 'wizards')
      ann!.space = 'meadowfarm.c2'
    },
  })
  stage.roll(1).dice(5, 1).say('go meadowfarm.a2')
  expect(stage.question).toMatchObject({ seat: 0, topic: 'roll' })
  stage.dice(2, 1, 5, 5, 6, 6).say('roll', 'go meadowfarm.c2', 'stop')
  expect(stage.told('result')[0]).toMatchObject({ seat: 0, table: 'random-encounters' })
  expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
})

rule('5', 'an extra turn won in the last turn of a day still belongs to that day', () => {
  const stage = Stage.set({
    seats: 2,
    prepare: ({ players: [, bob] }) => void Object.assign(bob!, { space: 'meadowfarm.b2' }),
  })
  stage.roll(1).say('stop')
  stage.roll(1).dice(5, 1).say('go meadowfarm.a2')
  expect(stage.state.day).toBe(1)
  expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
  stage.roll(1).say('stop')
  expect(stage.state.day).toBe(2)
})

/** Spaces on the way down from Meadowfarm A1, and their prices: plains, and finally a wood. */
const DOWN = [
  ['c1', 1],
  ['center', 2],
  ['c4', 3],
  ['a5', 4],
  ['a4', 5],
] as const

for (const white of [1, 2, 3, 4, 5, 6]) {
  rule('5.1', `a white ${white} gives ${white} movement points, no matter what the red die shows`, () => {
    const stage = Stage.set({
      seats: 2,
      prepare: ({ players: [ann, bob] }) => {
        Object.assign(ann!, { space: 'meadowfarm.a1' })
        Object.assign(bob!, { space: 'torwall.a1' })
      },
    })
    stage.dice(white, 7 - white).say('roll')
    expect(stage.question.text).toBe(`Where to? ${white} point${white > 1 ? 's' : ''} left.`)
    for (const [code, cost] of DOWN)
      expect(stage.option(`go meadowfarm.${code}`)?.cost).toBe(cost <= white ? cost : undefined)
  })
}

for (const red of [1, 2, 3, 4, 5, 6]) {
  const may = red <= 3
  rule(
    ['5.1', '5.21'],
    `a red ${red} ${may ? 'allows a Random Encounter' : 'allows none'}, no matter what the white die shows`,
    () => {
      for (const white of [1, 6]) {
        const stage = onThePlain()
        stage.dice(white, red, 5, 5, 6, 6).say('roll', 'stop')
        expect(stage.told('result').some(e => e.table === 'random-encounters')).toBe(may)
        expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
      }
    },
  )
}

rule('5.21', 'a red 1 to 3 has no effect where no Random Encounter is possible', () => {
  const stage = Stage.set({
    seats: 2,
    prepare: ({ players: [ann] }) => void Object.assign(ann!, { space: 'hamdrels-cottage.a2' }),
  })
  stage.roll(1, 1).say('stop')
  expect(stage.allTold('result')).toEqual([])
})

rule('5.1', 'there is no Random Encounter without a Movement Roll', () => {
  const stage = Stage.set({
    seats: 2,
    prepare: ({ players: [ann] }) => {
      Object.assign(ann!, { space: 'meadowfarm.center', animal: { kind: 'unicorn', left: 1 } })
    },
  })
  stage.say('ride woodland.b1')
  expect(stage.allTold('roll')).toEqual([])
  expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
})

rule('3.74', 'when everyone has moved, the Day Marker advances by one, and the Dealer starts again', () => {
  const stage = Stage.set({ seats: 2, prepare: state => void Object.assign(state, { dealer: 1, next: 1 }) })
  stage.roll(1).say('stop')
  expect(stage.state.day).toBe(1)
  stage.roll(1).say('stop')
  expect(stage.state.day).toBe(2)
  expect(stage.told('dawn').map(e => e.dayOfFortnight)).toEqual([2])
  expect(stage.question.seat).toBe(1)
})

rule(['5', '7.301.5'], 'if several players have extra turns, the one who just moved goes first, then clockwise', () => {
  const turns = (...withExtra: number[]) => {
    const stage = Stage.set({
      seats: 3,
      prepare: state => {
        Object.assign(state, { acted: 1, next: 1 })
        for (const seat of withExtra) state.players[seat]!.extra = 1
      },
    })
    while (stage.state.day === 1) stage.roll(1).say('stop')
    return stage.allTold('turn').flatMap(({ day, seat, extra }) => (day === 1 ? `${seat}${extra ? '+' : ''}` : []))
  }
  expect(turns(0, 2)).toEqual(['0+', '2+', '1', '2'])
  expect(turns(0, 1, 2)).toEqual(['0+', '1+', '2+', '1', '2'])
})

rule(
  ['7.304.1', '8.3'],
  'the log of a lost turn gives the reason and the number of turns still to lose (ruling 40)',
  () => {
    const loses = (stunned: number, trap: Trap | null) => {
      const stage = Stage.set({
        seats: 2,
        prepare: ({ players: [ann] }) => void Object.assign(ann!, { stunned, trap }),
      })
      expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
      const [{ why, left, rule }] = stage.allTold('lost-turn') as [Lost]
      return [why, left, rule, stage.player().stunned, stage.player().trap]
    }
    const fortnight: Trap = { kind: 'fortnight' }
    const rescue: Trap = { kind: 'rescue' }
    const turns = (left: number): Trap => ({ kind: 'turns', left })
    expect(loses(2, null)).toEqual(['stunned', 1, '7.304', 1, null])
    expect(loses(2, turns(4))).toEqual(['stunned', 3, '8.3', 1, turns(3)])
    expect(loses(3, turns(2))).toEqual(['stunned', 2, '8.3', 2, turns(1)])
    expect(loses(0, turns(1))).toEqual(['trapped', 0, '8.3', 0, null])
    expect(loses(0, fortnight)).toEqual(['trapped', null, '8.3', 0, fortnight])
    expect(loses(1, fortnight)).toEqual(['stunned', null, '8.3', 0, fortnight])
    expect(loses(0, rescue)).toEqual(['trapped', null, '8.3', 0, rescue])
  },
)
