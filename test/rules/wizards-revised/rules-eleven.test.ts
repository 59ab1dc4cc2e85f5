import { describe, expect } from 'vitest'
import type { Player } from '../../../src/games/wizards/rules/components.ts'
import { territory } from '../../../src/games/wizards/rules/islands/territories.ts'
import { rulesOf } from '../../rule.ts'
import { alone, enrol, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')

/** What rules 11 mend; games of rules 10 go on as they were begun. */
const both = <T>(of: (rules: number) => T): [T, T] => [of(10), of(11)]

const COTTAGE = 'hamdrels-cottage.center'

describe('the sixth meeting with Hamdrel', () => {
  const at = (hamdrel: Player['hamdrel'], rules: number, space = COTTAGE) =>
    alone(
      (ann, state) => {
        enrol(ann, 'wizards', 1)
        Object.assign(ann, { space, hamdrel })
        state.boats = ['sea.3122']
      },
      { rules },
    )

  rule('D37', 'is counted: the last of a second visit is none where the first was shorter', () => {
    const asks = (met: number) => (rules: number) =>
      at({ visits: 2, meetings: 2, met }, rules).roll(1).dice(5, 5, 1, 1, 1).say('stop').asked.topic === 'action'
    expect(both(asks(5))).toEqual([true, true])
    expect(both(asks(4))).toEqual([true, false])
  })

  rule('D37', 'and every meeting counts, whatever comes of it', () => {
    const after = at({ visits: 1, meetings: 2, met: 2 }, 11).roll(1).dice(5, 5, 1, 1, 1).say('stop')
    expect(after.player().hamdrel).toEqual({ visits: 1, meetings: 3, met: 3 })
  })

  rule('D37', 'a transport begins the count anew, though it leads to a space of the same land', () => {
    const called = (rules: number) =>
      at({ visits: 1, meetings: 3, met: 3 }, rules)
        .dice(3, 1, 5, territory('hamdrels-cottage').numeral, 1, 1)
        .say('call for help')
        .player()
    expect(both(rules => called(rules).space)).toEqual(['hamdrels-cottage.a1', 'hamdrels-cottage.a1'])
    expect(called(11).hamdrel).toEqual({ visits: 1, meetings: 0 })
  })

  rule('D37', 'so does leaving her land, but not on the way of a move that comes back', () => {
    const moved = (...steps: string[]) =>
      at({ visits: 1, meetings: 0, met: 3 }, 11, 'hamdrels-cottage.b1')
        .roll(6)
        .say('board sea.3122', ...steps)
        .player().hamdrel
    expect(moved('go hamdrels-cottage.b1')).toEqual({ visits: 1, meetings: 0, met: 3 })
    expect(moved('stop')).toEqual({ visits: 0, meetings: 0 })
  })
})

describe('whom others lead into the Lair', () => {
  /** Ann comes there with her animal by this Event. */
  const led = (event: number, kind: 'horse' | 'hound', rules: number) => {
    const stage = revised(
      state => {
        const [ann, bob] = state.players
        enrol(ann!, 'druids', 1)
        Object.assign(ann!, { space: 'meadowfarm.c2', animal: { kind, left: 3 } })
        state.dragon = 'dragons-lair.center'
        bob!.space = 'torwall.b1'
      },
      {
        rules,
        placements: [
          { tile: 'meadowfarm', hex: 12 * 40 + 12, turn: 0 },
          { tile: 'dragons-lair', hex: 12 * 40 + 17, turn: 0 },
          { tile: 'torwall', hex: 20 * 40 + 20, turn: 0 },
        ],
      },
    )
    stage.top('events', event)
    stage.roll(1, 1).dice(4, 4).say('stop')
    const to = stage.options.find(id => id.startsWith('dragons-lair.') && !id.endsWith('.center'))!
    return stage.dice(...(event === 44 ? [1] : []), 1, 1).say(to)
  }

  rule('D43', 'keeps his Horse or Hound, whichever Event it is', () => {
    for (const event of [9, 18, 44, 48])
      for (const kind of ['horse', 'hound'] as const) {
        const kept = both(rules => led(event, kind, rules).player().animal?.kind ?? null)
        expect(kept, `${kind}, Event ${event}`).toEqual([null, kind])
      }
  })

  rule('D43', 'and is left by it where he walks on there', () => {
    const inside = alone((ann, state) => {
      enrol(ann, 'druids', 1)
      Object.assign(ann, { space: 'dragons-lair.c1', lair: 14, animal: { kind: 'horse', left: 3 } })
      state.dragon = 'torwall.a1'
    }).roll(1)
    const next = inside.options.filter(id => id.startsWith('go dragons-lair.'))
    // With the Horse he has five points, and one step ends what it adds.
    expect(next).not.toEqual([])
    expect(inside.asked.data?.left).toBe(5)
    inside.say(next[0]!)
    expect(inside.player().animal).toBeNull()
  })
})

describe('a call for help', () => {
  rule(['D20', 'D30'], 'can be refused as a Transport by who would rather stay in his Trap', () => {
    const called = (rules: number) =>
      alone(
        ann => {
          enrol(ann, 'evil', 3)
          ann.trap = { kind: 'rescue' }
        },
        { rules },
      )
        .dice(3, 1, 1, 1, 1, 1)
        .say('call for help')
    const asked = both(rules => called(rules).options.includes('cast escaping'))
    expect(asked).toEqual([false, true])
    expect(called(10).player()).toMatchObject({ trap: null, space: 'torwall.a1' })
    const stays = called(11).dice(1).say('cast escaping').player()
    expect(stays).toMatchObject({ trap: { kind: 'rescue' }, space: 'meadowfarm.c1' })
    expect(called(11).say('no spell').player()).toMatchObject({ trap: null, space: 'torwall.a1' })
  })
})
