import { describe, expect } from 'vitest'
import { territory } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { Player } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { alone, enrol } from './stage.ts'

const rule = rulesOf('wizards-revised')

const COTTAGE = 'hamdrels-cottage.center'

describe('the sixth meeting with Hamdrel', () => {
  const at = (hamdrel: Player['hamdrel'], space = COTTAGE) =>
    alone((ann, state) => {
      enrol(ann, 'wizards', 1)
      Object.assign(ann, { space, hamdrel })
      state.boats = ['sea.3122']
    })

  rule('D37', 'is not the last one of a second visit if the first visit was shorter', () => {
    const asks = (met: number) =>
      at({ visits: 2, meetings: 2, met }).roll(1).dice(5, 5, 1, 1, 1).say('stop').asked.topic === 'action'
    expect(asks(5)).toBe(true)
    expect(asks(4)).toBe(false)
  })

  rule('D37', 'counts all meetings, no matter what happened in them', () => {
    const after = at({ visits: 1, meetings: 2, met: 2 }).roll(1).dice(5, 5, 1, 1, 1).say('stop')
    expect(after.player().hamdrel).toEqual({ visits: 1, meetings: 3, met: 3 })
  })

  rule('D37', 'is counted from one again after a transport, even to the same land', () => {
    const called = () =>
      at({ visits: 1, meetings: 3, met: 3 })
        .dice(3, 1, 5, territory('hamdrels-cottage').numeral, 1, 1)
        .say('call for help')
        .player()
    expect(called().space).toEqual('hamdrels-cottage.a1')
    expect(called().hamdrel).toEqual({ visits: 1, meetings: 0 })
  })

  rule('D37', 'is counted from one again after leaving her land, but not after a move that comes back', () => {
    const moved = (...steps: string[]) =>
      at({ visits: 1, meetings: 0, met: 3 }, 'hamdrels-cottage.b1')
        .roll(6)
        .say('board sea.3122', ...steps)
        .player().hamdrel
    expect(moved('go hamdrels-cottage.b1')).toEqual({ visits: 1, meetings: 0, met: 3 })
    expect(moved('stop')).toEqual({ visits: 0, meetings: 0 })
  })
})
