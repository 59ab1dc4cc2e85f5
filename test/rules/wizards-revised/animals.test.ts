import { describe, expect } from 'vitest'
import { rulesOf } from '../../rule.ts'
import { alone, enrol, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')

describe('a player led into the Lair by others', () => {
  /** Lets this Event lead Ann there with her animal. */
  const led = (event: number, kind: 'horse' | 'hound') => {
    const stage = revised(
      state => {
        const [ann, bob] = state.players
        enrol(ann!, 'druids', 1)
        Object.assign(ann!, { space: 'meadowfarm.c2', animal: { kind, left: 3 } })
        state.dragon = 'dragons-lair.center'
        bob!.space = 'torwall.b1'
      },
      {
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

  rule('D43', 'keeps a Horse or Hound under any of these Events', () => {
    for (const event of [9, 18, 44, 48])
      for (const kind of ['horse', 'hound'] as const) {
        const kept = led(event, kind).player().animal?.kind ?? null
        expect(kept, `${kind}, Event ${event}`).toBe(kind)
      }
  })

  rule('D43', 'loses the Horse when walking on from there', () => {
    const inside = alone((ann, state) => {
      enrol(ann, 'druids', 1)
      Object.assign(ann, { space: 'dragons-lair.c1', lair: 14, animal: { kind: 'horse', left: 3 } })
      state.dragon = 'torwall.a1'
    }).roll(1)
    const next = inside.options.filter(id => id.startsWith('go dragons-lair.'))
    // With the Horse he has five points, and one step uses up its extra ones.
    expect(next).not.toEqual([])
    expect(inside.asked.data?.left).toBe(5)
    inside.say(next[0]!)
    expect(inside.player().animal).toBeNull()
  })
})

rule('D43', 'a Horse leaves at the first boat on a path, which ends there', () => {
  const boards = () =>
    alone((ann, state) => {
      enrol(ann, 'wizards', 1)
      Object.assign(ann, { space: 'meadowfarm.b3', animal: { kind: 'horse', left: 3 } })
      state.boats = ['sea.2808', 'sea.2709']
    })
      .roll(3)
      .options.filter(id => id.startsWith('board '))
  expect(boards()).toEqual(['board sea.2808'])
})
