import { describe, expect, test } from 'vitest'
import { TERRITORIES } from '../../../../src/games/wizards/rules/islands/territories.ts'
import { rulesOf } from '../../../rule.ts'
import { giveEvent } from '../company.ts'
import { daysHeld, draws, game, held, spacesIn } from './drawing.ts'

const rule = rulesOf('wizards')

/**
 * The Movement Events: their days, the value of a roll of 3 on land, and the price of Plains, Woods, Mountains and a
 * town.
 */
const MOVEMENTS = [
  { event: 33, name: "Havilar's mischief", days: 7, three: 1, costs: [1, 2, 2, 1] },
  { event: 34, name: "Celestar's light", days: 2, three: 3, costs: [0.5, 0.5, 0.5, 0.5] },
  { event: 35, name: 'Lewmiss of the Seven Tales', days: 7, three: 3, costs: [1, 1, 2, 1] },
  { event: 36, name: 'Hesbodal the Waywarder', days: 7, three: 3, costs: [1, 1, 1, 1] },
  { event: 37, name: "Elves' blood", days: 2, three: 3, costs: [1, 2, 2, 1] },
  { event: 38, name: 'Breggan the Windwarder', days: 7, three: 3, costs: [1, 2, 1, 1] },
  { event: 39, name: "Zigmar's timepiece", days: 7, three: 5, costs: [1, 2, 2, 1] },
  { event: 40, name: 'Beams of Enchantment', days: 2, three: 6, costs: [1, 2, 2, 1] },
  { event: 41, name: 'Hilpar the Scout', days: 7, three: 3, costs: [1, 1, 1, 1] },
  { event: 42, name: 'Beams of Moonray', days: 2, three: 6, costs: [1, 2, 2, 1] },
  { event: 43, name: 'Tergil the Fleet-footed', days: 3, three: 3, costs: [0.5, 0.5, 0.5, 1] },
] as const

/** Ann in the middle of Hillshire, with each kind of ground beside her. */
const AMID = 'hillshire.center'
const BESIDE = ['hillshire.c3', 'hillshire.c1', 'hillshire.c4', 'hillshire.c6']
const amid = (event: number) =>
  draws(
    game(ann => {
      ann.space = AMID
    }),
    event,
  )
const worth = (text: string) => Number(/(\d+)/.exec(text)![1]) + (text.includes('½') ? 0.5 : 0)

for (const { event, name, days, three, costs } of MOVEMENTS) {
  describe(`Event ${event}, ${name}`, () => {
    test(`works for the next ${days} days and no longer`, () => {
      const stage = draws(game(), event)
      expect(stage.allTold('event')).toMatchObject([{ event, what: 'drawn' }])
      expect(daysHeld(stage, event)).toEqual(Array.from({ length: days }, (_, i) => 2 + i))
      expect(stage.state.decks.events.discard).toEqual([event])
      expect(stage.allTold('event').at(-1)).toMatchObject({ event, what: 'ends' })
    })

    test('counts Day 14 among its days, although nobody moves on it', () => {
      const stage = draws(
        game((_, state) => {
          state.day = 41
          state.foreseen = 'torwall'
        }),
        event,
        1,
        5,
      )
      expect(daysHeld(stage, event)).toEqual(Array.from({ length: days - 1 }, (_, i) => 43 + i))
    })

    test(`makes a roll of 3 worth ${three} on land, and sets the price of the ground`, () => {
      const stage = amid(event).roll(3)
      expect(worth(stage.question.text)).toBe(three)
      const far = amid(event).roll(6)
      expect(BESIDE.map(space => far.option(`go ${space}`)?.cost)).toEqual(costs)
    })

    test('has no effect once it is over', () => {
      const stage = amid(event)
      daysHeld(stage, event)
      stage.roll(3)
      expect(worth(stage.question.text)).toBe(3)
      expect(BESIDE.map(space => stage.option(`go ${space}`)!.cost)).toEqual([1, 2, 2, 1])
    })

    rule('8.51.movement', `Event ${event} replaces another Movement Event, and is replaced by one`, () => {
      const other = event === 39 ? 41 : 39
      const drawn = draws(
        game((ann, state) => giveEvent(state, ann, other, 7)),
        event,
      )
      expect(held(drawn)).toEqual([event])
      expect(drawn.state.decks.events.discard).toEqual([other])
      const before = draws(
        game((ann, state) => giveEvent(state, ann, event, 7)),
        other,
      )
      expect(held(before)).toEqual([other])
    })

    rule('8.51.movement', `Event ${event} is lost in a Trap, by becoming Dazed, and to the Dragon`, () => {
      const meets = (...dice: number[]) => {
        const stage = game((ann, state) => giveEvent(state, ann, event, 12))
        return stage
          .roll(3, 1)
          .dice(...dice)
          .say('stop')
      }
      expect(held(meets(2, 2, 3, 3, 1))).toEqual([]) // a Trap, turns lost
      expect(held(meets(2, 2, 5, 5))).toEqual([]) // a Trap, a 5 or 6 to be rolled
      expect(held(meets(1, 1, 4, 4, 1, 1))).toEqual([]) // Demons, Dazed
      expect(held(meets(3, 3, 1, 1, 1, 1))).toEqual([]) // an Animal, the Dragon, bound
      expect(held(meets(1, 1, 6, 6, 1))).toEqual([event]) // Demons that depart
      expect(held(meets(2, 2, 6, 6, 1, 1, 1, 1))).toEqual([event]) // a Trap that carries off and holds nobody
    })
  })
}

/** Sets up Ann in a boat off the coast of Meadowfarm, with an Event in hand. */
const atSea = (event: number) =>
  game((ann, state) => {
    giveEvent(state, ann, event, 7)
    state.boats = ['sea.2510']
    ann.space = 'sea.2510'
    ann.boat = 0
  })
/** Returns the number of water spaces she can sail. */
const sails = (event: number, die: number) =>
  Math.max(
    ...atSea(event)
      .roll(die)
      .match.questions[0]!.options.filter(option => option.id.startsWith('sail '))
      .map(option => option.cost! * 2),
  )

describe('At sea', () => {
  test('Havilar has no effect, but Events that change the roll itself do', () => {
    expect(sails(33, 2)).toBe(4)
    expect(sails(39, 2)).toBe(8)
    expect(sails(40, 2)).toBe(8)
    expect(sails(42, 3)).toBe(12)
    expect(sails(34, 2)).toBe(4)
  })

  test('Havilar has an effect again on the shore', () => {
    const stage = game((ann, state) => {
      giveEvent(state, ann, 33, 7)
      state.boats = ['sea.2505']
      ann.space = 'sea.2505'
      ann.boat = 0
    })
    expect(spacesIn(stage.roll(2), 'go ')).toEqual([])
    stage.say('stop').roll(3)
    expect(stage.options).toContain('go meadowfarm.a5')
  })
})

test("Event 33 uses up a roll of 1 or 2, and doesn't carry over", () => {
  for (const die of [1, 2]) {
    const stage = draws(game(), 33).roll(die)
    expect(stage.question.topic).toBe('roll')
    expect(stage.player().space).toBe('meadowfarm.c1')
  }
})

test("Event 34 doesn't help in the Sacred Circle, but Event 43 does", () => {
  const onCircle = (event: number) =>
    game((ann, state) => {
      giveEvent(state, ann, event, 7)
      ann.space = 'sacred-circle.a1'
    }).roll(6)
  const costs = (event: number) => ['b6', 'b1'].map(code => onCircle(event).option(`go sacred-circle.${code}`)!.cost)
  expect(costs(34)).toEqual([1, 2])
  expect(costs(43)).toEqual([0.5, 0.5])
})

test('a Stone compares the die itself, no matter what Events 33, 39, 40 and 42 add', () => {
  for (const event of [33, 39, 40, 42]) {
    // B1 is next to Stones 1 and 5.
    const stones = (die: number) =>
      game((ann, state) => {
        giveEvent(state, ann, event, 7)
        ann.space = 'sacred-circle.b1'
      })
        .roll(die)
        .options.filter(id => id.startsWith('go sacred-circle.c'))
    expect(stones(5)).toEqual(['go sacred-circle.c2'])
    expect(stones(3)).toEqual([])
    expect(stones(event === 39 ? 3 : 6)).toEqual([])
  }
})

describe('Event 37', () => {
  const LAND = TERRITORIES.flatMap(t => Object.keys(t.terrain).map(code => `${t.id}.${code}`))

  test('carries its holder anywhere except to Ruktal, instead of a roll, on each of the two days', () => {
    const stage = draws(game(), 37)
    const goals = spacesIn(stage, 'transport ')
    const not = ['sacred-circle.center', 'meadowfarm.c1']
    expect(goals.sort()).toEqual(LAND.filter(space => !not.includes(space)).sort())
    // The red die is not rolled, so there is no Random Encounter.
    stage.say('transport torwall.b2')
    expect(stage.state.day).toBe(3)
    stage.dice(1, 1).say('transport green-grove.center')
    expect(stage.player().points).toEqual({ knowledge: 10, perception: 10, power: 10 })
    expect(stage.state.day).toBe(4)
    expect(spacesIn(stage, 'transport ')).toEqual([])
    expect(held(stage)).toEqual([])
  })

  test('leaves the choice between the roll and the flight', () => {
    const stage = draws(game(), 37).roll(1)
    expect(spacesIn(stage, 'transport ')).toEqual([])
    expect(stage.say('stop').state.day).toBe(3)
  })

  test('is a transport, so an Animal is left behind', () => {
    const stage = game((ann, state) => {
      giveEvent(state, ann, 37, 3)
      ann.animal = { kind: 'hound', left: 4 }
    })
    expect(stage.say('transport torwall.b2').player().animal).toBeNull()
  })
})
