import { expect } from 'vitest'
import { mayKnow } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { giveEvent } from './company.ts'
import { atTheDoorOf, enter, TOWN } from './doorstep.ts'
import { enrol, heldTask } from './stage.ts'

const rule = rulesOf('wizards')

/** Lets a town rob Ann, in a game of two, of a Gem, and also of a Magical Object if she holds this Event. */
function robbed({ object, event, gem = true }: { object: boolean; event?: number; gem?: boolean }) {
  const stage = atTheDoorOf(TOWN, {
    seats: 2,
    prepare: state => {
      const [ann] = state.players
      enrol(ann!, 'wizards', 4)
      if (gem) ann!.gems = { terek: 'ruby' }
      if (event !== undefined) giveEvent(state, ann!, event)
      if (!object) return
      ann!.tasks = [
        heldTask(1, [
          [0, 0, 'torwall.a1'],
          [1, 0, 'sacred-circle.center'],
        ]),
      ]
      ann!.tasks[0]!.marks[0]!.done = true
    },
  })
  return enter(stage, TOWN, 1, 1)
}

rule(['9.8', '14.3'], 'only the owner learns that only Gems were stolen, or that a ward protected them', () => {
  const knows = (stage: ReturnType<typeof robbed>, kind: 'stolen' | 'warded') =>
    stage.allTold(kind).map(event => [mayKnow(event, 0), mayKnow(event, 1)])
  expect(knows(robbed({ object: false, event: 25 }), 'warded')).toEqual([[true, false]])
  expect(knows(robbed({ object: true, event: 25 }), 'warded')).toEqual([[true, true]])
  expect(knows(robbed({ object: false }), 'stolen')).toEqual([[true, false]])
  expect(knows(robbed({ object: true }), 'stolen')).toEqual([
    [true, true],
    [true, false],
  ])
  expect(knows(robbed({ object: true, gem: false }), 'stolen')).toEqual([[true, true]])
  // There is no event if there was nothing to steal.
  for (const kind of ['stolen', 'warded'] as const)
    expect(robbed({ object: false, gem: false, event: 25 }).allTold(kind)).toEqual([])
  expect(robbed({ object: false, gem: false }).allTold('stolen')).toEqual([])
})

rule('9.8', 'no theft is logged for the Royal Lance alone, because it cannot be stolen', () => {
  const stage = atTheDoorOf(TOWN, {
    prepare: ({ players: [ann] }) => {
      enrol(ann!, 'wizards')
      ann!.tasks = [
        heldTask(14, [
          [0, 2, 'torwall.center'],
          [1, 0, 'longrift.center'],
        ]),
      ]
      ann!.tasks[0]!.marks[0]!.done = true
    },
  })
  expect(enter(stage, TOWN, 1, 1).allTold('stolen')).toEqual([])
})

rule('9.8', 'a player with the Lamps of Love is told what would be stolen, and by whom', () => {
  const stage = robbed({ object: true, event: 29 })
  expect(stage.asked.data).toEqual({ by: 'thieves', gems: ['ruby'], objects: ['chapters of a Sacred Book'] })
  stage.say('let go')
  expect(stage.told('stolen')).toMatchObject([
    { by: 'thieves', gems: [], objects: ['chapters of a Sacred Book'] },
    { by: 'thieves', gems: ['ruby'], objects: [] },
  ])
})
