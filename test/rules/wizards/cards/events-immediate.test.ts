import { describe, expect, test } from 'vitest'
import { TERRITORIES } from '../../../../src/games/wizards/rules/islands/territories.ts'
import { enrol, heldTask } from '../stage.ts'
import { draws, game, held, pointsOf, spacesIn, waits } from './drawing.ts'

const LAND = TERRITORIES.flatMap(t => Object.keys(t.terrain).map(code => `${t.id}.${code}`))
const CREST = 'green-grove.center'

/** Checks that the Immediate Event has ended with the turn: the card is on the discards and not in hand. */
const isOver = (stage: ReturnType<typeof game>, event: number) => {
  expect(held(stage)).toEqual([])
  expect(stage.state.decks.events.discard).toContain(event)
  expect(stage.state.forced).toEqual([])
}

describe('Event 1, the Daughters of Wonderment', () => {
  test('takes the player to any place except the Star Crest and the Center of the Circle', () => {
    const stage = draws(game(), 1)
    expect(spacesIn(stage).sort()).toEqual(
      LAND.filter(space => space !== CREST && space !== 'sacred-circle.center').sort(),
    )
    stage.say('torwall.b2')
    expect(stage.player().space).toBe('torwall.b2')
    expect(stage.told('transported')).toMatchObject([{ space: 'torwall.b2' }])
    isOver(stage, 1)
  })

  test('makes the player meet what is there', () => {
    const stage = draws(game(), 1).dice(6, 6).say('torwall.center')
    expect(stage.told('meets')).toMatchObject([{ who: 'folk' }])
  })

  test('lets the player stay', () => {
    const stage = draws(game(), 1).say('stay')
    expect(stage.player().space).toBe('meadowfarm.c1')
    isOver(stage, 1)
  })

  test('takes nobody to fallen land', () => {
    const stage = draws(
      game((_, state) => {
        state.fallen = ['torwall']
      }),
      1,
    )
    expect(spacesIn(stage).some(space => space.startsWith('torwall.'))).toBe(false)
  })
})

/** Returns three Tasks, the first of them not even started. */
const threeTasks = () => [
  heldTask(48, [
    [0, 0, 'hillshire.c6'],
    [1, 0, 'crescent-ridge.c2'],
  ]),
  heldTask(36, [[1, 0, 'meadowshire.b2']], { letter: 'B' }),
  heldTask(12, [[1, 0, 'sacred-circle.center']], { letter: 'C', mandatory: true }),
]

for (const [event, count] of [
  [2, 2],
  [6, 1],
  [16, 1],
] as const) {
  describe(`Event ${event} completes Tasks`, () => {
    test(`completes ${count} of the player's Tasks, chosen by the player, with all their points`, () => {
      const stage = draws(
        game(ann => {
          ann.tasks = threeTasks()
        }),
        event,
      )
      expect(stage.question).toMatchObject({ seat: 0, topic: 'task', rule: '9.3' })
      expect(stage.options).toEqual(['task a', 'task b', 'task c'])
      stage.say('task c')
      if (count === 2) stage.say('task a')
      expect(stage.question.topic).toBe('roll')
      expect(pointsOf(stage)).toEqual(count === 2 ? [15, 0, 10] : [5, 0, 10])
      expect(stage.player().tasks.map(task => task.letter)).toEqual(count === 2 ? ['B'] : ['A', 'B'])
      expect(stage.state).toMatchObject({ completed: count, tasksDone: count, demons: [] })
      isOver(stage, event)
    })

    test('does nothing for a player without Tasks, and completes no more than there are', () => {
      const none = draws(game(), event)
      expect(none.state.tasksDone).toBe(0)
      isOver(none, event)
      const one = draws(
        game(ann => {
          ann.tasks = [threeTasks()[0]!]
        }),
        event,
      )
      expect(pointsOf(one)).toEqual([10, 0, 0])
    })
  })
}

for (const [event, kind, name] of [
  [3, 0, 'the Canticle'],
  [10, 2, 'the Spark of Wonderment'],
  [12, 1, 'the Gardens of Belief'],
  [13, 2, 'the Herbwoman of Nunal'],
  [14, 0, 'the Knowing Three'],
  [15, 0, 'Selikar of the Stars'],
  [17, 1, 'Flurra of the Mystic Seas'],
] as const) {
  describe(`Event ${event}, ${name}`, () => {
    const word = ['Knowledge', 'Perception', 'Power'][kind]
    test(`gives only ${word}, two dice's worth`, () => {
      for (const die of [1, 6]) {
        const stage = draws(game(), event, die)
        expect(pointsOf(stage)).toEqual([0, 1, 2].map(i => (i === kind ? 2 * die : 0)))
        isOver(stage, event)
      }
    })

    test('gives nothing at Rank 0, nor at Rank 4', () => {
      for (const rank of [0, 4] as const) {
        const stage = draws(
          game(ann => {
            ann.order = rank ? 'druids' : null
            ann.rank = rank
          }),
          event,
          5,
        )
        expect(pointsOf(stage)).toEqual([0, 0, 0])
      }
    })
  })
}

describe('Event 8, the counsel of the Monks', () => {
  test('gives points of one chosen type equal to twice a die roll', () => {
    const stage = draws(game(), 8, 5)
    expect(stage.options).toEqual(['10 knowledge', '10 perception', '10 power'])
    stage.say('10 perception')
    expect(pointsOf(stage)).toEqual([0, 10, 0])
    isOver(stage, 8)
  })
})

describe('Event 20, the Women of Wisdom', () => {
  test('gives five points of each type, without a roll', () => {
    const stage = draws(game(), 20)
    expect(pointsOf(stage)).toEqual([5, 5, 5])
    expect(stage.allTold('roll').map(({ purpose }) => purpose)).not.toContain('points')
    isOver(stage, 20)
  })
})

for (const event of [4, 22]) {
  describe(`Event ${event}, to the Star Crest`, () => {
    test('transports to the Star Crest and its gifts', () => {
      const stage = draws(game(), event, 2, 1)
      expect(stage.player().space).toBe(CREST)
      expect(stage.told('result').at(-1)).toMatchObject({ table: 'star-crest', on: 2 })
      expect(pointsOf(stage)).toEqual([10, 10, 10])
      isOver(stage, event)
    })

    test('takes the player to the Lair if Green Grove has fallen', () => {
      const stage = draws(
        game((_, state) => {
          state.fallen = ['green-grove']
        }),
        event,
        2,
        6,
      )
      expect(stage.told('transported')).toMatchObject([{ space: 'dragons-lair.a6' }])
    })

    test('can be resisted by a Druid of Rank 4', () => {
      const stage = draws(
        game(ann => enrol(ann, 'druids', 4)),
        event,
      )
      stage.dice(5).say('cast escaping')
      expect(stage.player().space).toBe('meadowfarm.c1')
    })
  })
}

for (const [event, turns, dice] of [
  [5, 2, []],
  [7, 3, [3]],
  [7, 6, [6]],
  [19, 1, []],
] as const) {
  test(`Event ${event} gives ${turns} extra turns, taken immediately${dice.length ? `, by a die of ${dice[0]}` : ''}`, () => {
    const stage = draws(
      game(() => {}, { seats: 2 }),
      event,
      ...dice,
    )
    for (let i = 0; i < turns; i++) {
      expect(stage.question.seat).toBe(0)
      expect(stage.state.day).toBe(1)
      waits(stage)
    }
    expect(stage.question.seat).toBe(1)
    isOver(stage, event)
  })
}

describe('Event 11, passages underground', () => {
  test('leads to High Hollow, whose paths lead on', () => {
    const stage = draws(game(), 11, 3, 4, 1, 1, 1)
    expect(stage.told('transported')).toMatchObject([
      { space: 'meligars-tower.a5' },
      { space: 'hamdrels-cottage.center' },
    ])
    expect(held(stage)).toEqual([])
  })
})

describe('Event 21, the Prince of the Hidden Isle', () => {
  test('takes the player to any Elven space, including the Star Crest', () => {
    const stage = draws(game(), 21)
    const elven = TERRITORIES.filter(t => t.kind === 'elven').flatMap(t =>
      Object.keys(t.terrain).map(c => `${t.id}.${c}`),
    )
    expect(spacesIn(stage).sort()).toEqual(elven.sort())
    stage.dice(2, 2).say(CREST)
    expect(stage.player().space).toBe(CREST)
    expect(pointsOf(stage)).toEqual([10, 10, 10])
    isOver(stage, 21)
  })

  test('lets the player stay', () => {
    expect(draws(game(), 21).say('stay').player().space).toBe('meadowfarm.c1')
  })
})
