import { describe, expect } from 'vitest'
import type { Player } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { giveEvent } from '../wizards/company.ts'
import { alone, enrol } from './stage.ts'

const rule = rulesOf('wizards-revised')

/** Lets Ann stop on open ground and fall into a Trap of this row, followed by these dice. */
const caught = (row: number, dice: readonly number[] = [], prepare: (ann: Player) => void = () => {}) =>
  alone((ann, state) => {
    state.dragon = 'dragons-lair.b2'
    prepare(ann)
  })
    .roll(1, 1)
    .dice(2, 2, row, 1, ...dice)
    .say('stop')

describe('a Trap', () => {
  rule('D15', 'holds until a rescue, for a die of turns, or until a 5 or 6', () => {
    expect(caught(1).player().trap).toEqual({ kind: 'rescue' })
    expect(caught(3, [4]).player().trap).toEqual({ kind: 'turns', left: 4 })
    expect(caught(5).player().trap).toEqual({ kind: 'roll' })
  })

  rule('D15', 'transports to the Center of the Lair, into the Lair, or anywhere', () => {
    const led = (...[row, dice]: [number, readonly number[]]) => {
      const stage = caught(row, dice)
      expect(stage.player().trap).toBeNull()
      return stage.allTold('transported').map(({ space }) => space)
    }
    expect(led(2, [6, 6, 1, 1])).toEqual(['dragons-lair.center'])
    expect(led(4, [1, 1, 3, 3])).toEqual(['dragons-lair.a1'])
    expect(led(6, [1, 1, 1, 1])).toEqual(['torwall.a1'])
  })

  rule('D15', "doesn't catch a player with a ward", () => {
    const stage = alone((ann, state) => giveEvent(state, ann, 25, 99))
    stage.roll(1, 1).dice(2, 2).say('stop')
    expect(stage.told('warded')).toMatchObject([{ from: 'trap', seat: 0 }])
    expect(stage.allTold('result')).toMatchObject([{ table: 'random-encounters' }])
    expect(stage.player().trap).toBeNull()
  })

  rule('D35', 'can be refused like any Transport, if it is one, once the place is known', () => {
    const refusing = caught(4, [1, 1], ann => enrol(ann, 'evil', 3))
    expect(refusing.options).toEqual(['cast escaping', 'no spell'])
    expect(refusing.dice(1).say('cast escaping').player().space).toBe('meadowfarm.c1')
    // A Sorcerer of Rank 2 escapes only Traps: he is asked before, and not again.
    const slipping = caught(4, [1, 1, 3, 3], ann => enrol(ann, 'sorcerers', 2))
    expect(slipping.options).toEqual(['cast escaping', 'no spell'])
    expect(slipping.say('no spell').player().space).toBe('dragons-lair.a1')
  })
})

describe('a call for help', () => {
  rule('D30', 'takes the whole turn, regardless of the result', () => {
    const called = (prepare: (ann: Player) => void, ...dice: number[]) =>
      alone(prepare)
        .dice(...dice)
        .say('call for help')
    const day = (stage: ReturnType<typeof called>) => [stage.state.day, stage.allTold('calls-for-help').length]
    const well = () => {}
    expect(day(called(well, 6, 1))).toEqual([2, 1])
    expect(day(called(well, 3, 1, 1, 1, 1, 1))).toEqual([2, 1])
    expect(day(called(well, 1, 1).dice(1, 1).say('torwall'))).toEqual([2, 1])
    const healed = called(ann => (ann.dazed = true), 4, 3)
    expect(day(healed)).toEqual([2, 1])
    expect(healed.player()).toMatchObject({ dazed: false, extra: 0 })
    expect(healed.told('turn')).toMatchObject([{ extra: false }])
  })

  rule('D30', 'is free for a player without points, and otherwise takes what is available of one type', () => {
    const calls = (points: Player['points']) =>
      alone(ann => {
        enrol(ann, 'sorcerers', 2)
        ann.points = points
      })
        .dice(6, 1)
        .say('call for help')
    const poor = { knowledge: 0, perception: 0, power: 0 }
    expect(calls(poor).asked.topic).toBe('roll')
    expect(calls({ ...poor, power: 3 }).player().points).toEqual(poor)
  })

  rule(['D21', 'D30'], "isn't made by a player who chooses to wait in the Trap", () => {
    const stage = alone(ann => {
      ann.trap = { kind: 'turns', left: 3 }
    })
    expect(stage.asked.data).toEqual({ trapped: true })
    stage.say('wait')
    expect(stage.allTold('calls-for-help')).toEqual([])
    expect(stage.player().trap).toEqual({ kind: 'turns', left: 2 })
  })
})

describe('a call for help', () => {
  rule(['D20', 'D30'], 'can be refused like any Transport by a player who prefers to stay in the Trap', () => {
    const called = () =>
      alone(ann => {
        enrol(ann, 'evil', 3)
        ann.trap = { kind: 'rescue' }
      })
        .dice(3, 1, 1, 1, 1, 1)
        .say('call for help')
    const asked = called().options.includes('cast escaping')
    expect(asked).toBe(true)
    const stays = called().dice(1).say('cast escaping').player()
    expect(stays).toMatchObject({ trap: { kind: 'rescue' }, space: 'meadowfarm.c1' })
    expect(called().say('no spell').player()).toMatchObject({ trap: null, space: 'torwall.a1' })
  })
})
