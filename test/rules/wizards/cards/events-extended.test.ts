import { describe, expect, test } from 'vitest'
import { TERRITORIES } from '../../../../src/games/wizards/rules/islands/territories.ts'
import type { Player, WizardsState } from '../../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../../rule.ts'
import { giveEvent } from '../company.ts'
import { enrol, heldTask, type Stage } from '../stage.ts'
import { daysHeld, draws, game, held, pointsOf, waits } from './drawing.ts'

const rule = rulesOf('wizards')
const CREST = 'green-grove.center'
const idsOf = (kind: string) => TERRITORIES.filter(t => t.kind === kind).map(t => t.id)

for (const event of [23, 27]) {
  describe(`Event ${event}, the song that opens the Star Crest`, () => {
    const beside = (prepare: (ann: Player, state: WizardsState) => void = () => {}) =>
      game((ann, state) => {
        ann.space = 'green-grove.c4'
        giveEvent(state, ann, event)
        prepare(ann, state)
      })

    test(event === 23 ? 'gives Perception and Power, each twice a die of its own' : 'gives no points', () => {
      const stage = draws(game(), event, ...(event === 23 ? [3, 5] : []))
      expect(pointsOf(stage)).toEqual(event === 23 ? [0, 6, 10] : [0, 0, 0])
      expect(held(stage)).toEqual([event])
      expect(stage.state.forced).toEqual([])
    })

    test('admits its holder once, at a chosen time', () => {
      const stage = beside()
      for (let day = 0; day < 5; day++) waits(stage)
      expect(held(stage)).toEqual([event])
      stage.roll(1).dice(2, 2).say(`go ${CREST}`)
      expect(stage.told('result')).toMatchObject([{ table: 'star-crest' }])
      expect(held(stage)).toEqual([])
      expect(stage.state.decks.events.discard).toEqual([event])
      // Outside it has no further use: only 7.372 lets her back, once.
      stage.roll(1).say('go green-grove.c4')
      stage.roll(1).dice(2, 2).say(`go ${CREST}`)
      stage.roll(1).say('go green-grove.c4')
      expect(stage.roll(1).options).not.toContain(`go ${CREST}`)
    })

    test('gives no access from a distance', () => {
      const stage = game((ann, state) => giveEvent(state, ann, event))
      expect(stage.options).toEqual(['roll'])
      expect(stage.roll(6).options).not.toContain(`go ${CREST}`)
    })

    test('is not used up if a Task admits its holder anyway', () => {
      const stage = beside(ann => {
        ann.tasks = [heldTask(57, [[1, 0, CREST]])]
      })
      stage.roll(1).say(`go ${CREST}`)
      expect(pointsOf(stage)).toEqual([0, 5, 5])
      expect(held(stage)).toEqual([event])
    })
  })
}

test("a Task alone admits its holder only to fulfill it, and its marker can't be left there", () => {
  const stage = game(ann => {
    ann.space = 'green-grove.c4'
    ann.tasks = [heldTask(57, [[1, 0, CREST]]), heldTask(24, [[1, 0, CREST]], { letter: 'B' })]
  })
  stage.roll(1).say(`go ${CREST}`)
  expect(stage.options).toEqual(['take a10', 'take b10'])
  stage.say('take b10')
  expect(stage.options).toEqual(['take a10', 'leave'])
})

describe('Event 24, Meliphar the Seer', () => {
  test('lets its holder choose immediately which Territory falls next, among those that can', () => {
    const stage = draws(game(), 24)
    expect(stage.question).toMatchObject({ seat: 0, topic: 'tile' })
    expect([...stage.options].sort()).toEqual(idsOf('common').sort())
    stage.say('hillshire')
    expect(stage.state.foreseen).toBe('hillshire')
    expect(held(stage)).toEqual([])
  })

  test('offers only the kind of land that falls next, and never the Lair', () => {
    const offered = (...fallen: string[]) =>
      draws(
        game((ann, state) => {
          state.fallen = fallen
          ann.space = 'melekoks-tower.a3'
        }),
        24,
      ).options
    expect(offered('torwall', 'longrift')).not.toContain('torwall')
    expect([...offered(...idsOf('common'))].sort()).toEqual(idsOf('elven').sort())
    expect([...offered(...idsOf('common'), ...idsOf('elven'))].sort()).toEqual(
      idsOf('magic')
        .filter(id => id !== 'dragons-lair')
        .sort(),
    )
  })

  test('makes that Territory fall at the next successful attack, no matter what markers lie elsewhere, and only once', () => {
    const stage = draws(
      game((ann, state) => {
        state.day = 27
        state.thwarts = 1
        state.demons = ['longrift.a5', 'longrift.a4', 'longrift.b5', 'torwall.a1']
        ann.space = 'melekoks-tower.a3'
      }),
      24,
    )
    stage.say('hillshire')
    // Day 28 is thwarted, and nothing falls.
    waits(stage)
    expect(stage.state).toMatchObject({ fallen: [], foreseen: 'hillshire', day: 29 })
    while (stage.state.day < 41) waits(stage)
    stage.roll(1).dice(6, 6).say('stop')
    expect(stage.state).toMatchObject({ fallen: ['hillshire'], foreseen: null, day: 43 })
    while (stage.state.day < 55) waits(stage)
    stage.roll(1).dice(5, 5).say('stop')
    expect(stage.state.fallen).toEqual(['hillshire', 'longrift'])
  })
})

/** Sets up Ann beside the town of Meadowfarm with a Sacred Book, a Gem and an Event. */
const laden = (event: number, until: number | null, prepare: (ann: Player, state: WizardsState) => void = () => {}) =>
  game((ann, state) => {
    giveEvent(state, ann, event, until)
    ann.space = 'meadowfarm.c2'
    const book = heldTask(1, [
      [0, 0, 'torwall.a1'],
      [1, 0, 'sacred-circle.center'],
    ])
    book.marks[0]!.done = true
    ann.tasks = [book]
    ann.gems = { terek: 'ruby' }
    prepare(ann, state)
  })
const hasAll = (stage: Stage) => stage.player().tasks.length === 1 && stage.player().gems.terek === 'ruby'

/** The thieves: those in a town, Demons, the Dragon, and the False Wizard, who takes only Gems. */
const THEFTS: readonly { by: string; gemsOnly?: true; steal: (event: number, until: number | null) => Stage }[] = [
  { by: 'thieves', steal: (event, until) => laden(event, until).roll(1).dice(1, 1).say('go meadowfarm.a2') },
  {
    by: 'Demons',
    steal: (event, until) =>
      laden(event, until, (_, state) => {
        state.demons = ['meadowfarm.c3']
      })
        .roll(1)
        .dice(3, 3, 1, 1)
        .say('go meadowfarm.c3'),
  },
  {
    by: 'the Dragon',
    steal: (event, until) =>
      laden(event, until, (_, state) => {
        state.dragon = 'meadowfarm.c3'
      })
        .roll(1)
        .dice(3, 3)
        .say('go meadowfarm.c3'),
  },
  {
    by: 'the False Wizard',
    gemsOnly: true,
    steal: (event, until) => {
      const stage = laden(event, until, (ann, state) => {
        enrol(ann, 'wizards', 4)
        const wizards = Object.keys(state.gems) as (keyof typeof state.gems)[]
        const liar = wizards.find(wizard => state.gems[wizard] === 'false')!
        state.gems[liar] = state.gems.ishkatar
        state.gems.ishkatar = 'false'
      })
      return stage.top('wizards', 'ishkatar').roll(1, 1).dice(6, 6).say('stop').dice(4).say('ask for gem')
    },
  },
]

for (const event of [25, 28]) {
  describe(`Event ${event}, a ward against all deceit`, () => {
    test('lasts one Fortnight, of which today is the first day', () => {
      const stage = draws(
        game((_, state) => {
          state.thwarts = 1
        }),
        event,
      )
      expect(daysHeld(stage, event)).toEqual(Array.from({ length: 13 }, (_, i) => 2 + i))
      expect(stage.state.day).toBe(15)
      expect(stage.state.decks.events.discard).toEqual([event])
    })

    test('protects everything the holder carries from everyone, until its last day', () => {
      for (const { by, steal } of THEFTS) {
        expect(hasAll(steal(event, 14)), by).toBe(true)
        expect(steal(event, 14).question.topic, by).not.toBe('lamps')
      }
      const late = laden(event, 1)
      waits(late).roll(1).dice(1, 1).say('go meadowfarm.a2')
      expect(hasAll(late)).toBe(false)
    })

    rule('8.3', `Event ${event} protects from random Traps, those of High Wizards, and those of Events`, () => {
      const warded = () => game((ann, state) => giveEvent(state, ann, event, 14))
      expect(warded().roll(1, 1).dice(2, 2).say('stop').player()).toMatchObject({ trap: null, space: 'meadowfarm.c1' })
      const card = warded().top('wizards', 'trap-cottage').roll(1, 1).dice(6, 6).say('stop')
      expect(card.player().space).toBe('meadowfarm.c1')
      expect(draws(warded(), 47).player().trap).toBeNull()
    })

    test('protects only from Traps and theft', () => {
      const stage = game((ann, state) => {
        giveEvent(state, ann, event, 14)
        state.demons = ['meadowfarm.c2']
      })
      stage.roll(1).dice(4, 4, 1, 1).say('go meadowfarm.c2')
      expect(stage.player().dazed).toBe(true)
      // It is not a Movement Event, so being Dazed does not end it.
      expect(held(stage)).toEqual([event])
    })
  })
}

describe('Event 26, the steed of Kraevishtar', () => {
  test('is a Winged Horse for the next four turns, and no more', () => {
    const stage = draws(game(), 26)
    expect(held(stage)).toEqual([])
    for (const space of ['hillshire.c3', 'meadowfarm.c1', 'hillshire.c3', 'meadowfarm.c1']) stage.say(`fly ${space}`)
    expect(stage.state.day).toBe(6)
    expect(stage.player().animal).toBeNull()
    expect(stage.options).toEqual(['roll'])
  })

  test('counts turns, including an extra one and Day 14', () => {
    const turns = draws(
      game(ann => {
        ann.extra = 1
      }),
      26,
    )
    expect(waits(turns).player().animal).toEqual({ kind: 'winged-horse', left: 3 })
    const attacked = draws(
      game((_, state) => {
        state.day = 41
        state.foreseen = 'torwall'
      }),
      26,
      1,
      5,
    )
    expect(attacked.state.day).toBe(43)
    expect(attacked.player().animal).toEqual({ kind: 'winged-horse', left: 3 })
  })

  test('drives off another Animal', () => {
    const stage = draws(
      game(ann => {
        ann.animal = { kind: 'hound', left: 4 }
      }),
      26,
    )
    expect(stage.player().animal).toEqual({ kind: 'winged-horse', left: 4 })
  })
})

describe('Event 29, the Lamps of Love', () => {
  for (const { by, gemsOnly, steal } of THEFTS) {
    test(`protect everything from ${by} once, if the player wishes`, () => {
      const stage = steal(29, null)
      expect(stage.question).toMatchObject({ seat: 0, topic: 'lamps' })
      expect(stage.options).toEqual(['use lamps', 'let go'])
      expect(stage.question.text).toMatch(/ about to rob you \(.*[A-Z][a-z]+\)\. Use the Lamps of Love\?$/)
      stage.say('use lamps')
      expect(hasAll(stage)).toBe(true)
      expect(held(stage)).toEqual([])
      expect(stage.state.decks.events.discard).toEqual([29])
      const other = steal(29, null).say('let go')
      expect(held(other)).toEqual([29])
      expect(other.player().gems).toEqual({})
      expect(other.player().tasks.length).toBe(gemsOnly ? 1 : 0)
    })
  }

  test('are used up', () => {
    const stage = THEFTS[0]!.steal(29, null).say('use lamps')
    stage.roll(3).say('go meadowfarm.c2', 'stop').roll(1).dice(1, 1).say('go meadowfarm.a2')
    expect(hasAll(stage)).toBe(false)
  })

  test('are not offered if there is nothing to steal', () => {
    const stage = game((ann, state) => {
      giveEvent(state, ann, 29)
      ann.space = 'meadowfarm.c2'
    })
    expect(stage.roll(1).dice(1, 1).say('go meadowfarm.a2').question.topic).toBe('roll')
  })
})

describe('Event 30, the Keeper of the Stargate', () => {
  test('opens the Star Crest once from anywhere, instead of a roll', () => {
    const stage = draws(game(), 30)
    waits(stage)
    expect(held(stage)).toEqual([30])
    stage.dice(1, 2).say('star crest')
    expect(stage.player().space).toBe(CREST)
    expect(pointsOf(stage)).toEqual([10, 10, 10])
    expect(held(stage)).toEqual([])
    expect(stage.state.decks.events.discard).toEqual([30])
    expect(stage.state.day).toBe(4)
    expect(stage.options).toEqual(['roll'])
  })

  test('works even from a boat, but not once Green Grove has fallen', () => {
    const boat = game((ann, state) => {
      giveEvent(state, ann, 30)
      state.boats = ['sea.2510']
      ann.space = 'sea.2510'
      ann.boat = 0
    })
    expect(boat.options).toContain('star crest')
    const fallen = game((ann, state) => {
      giveEvent(state, ann, 30)
      state.fallen = ['green-grove']
    })
    expect(fallen.options).toEqual(['roll'])
  })

  test("doesn't let its holder walk in", () => {
    const stage = game((ann, state) => {
      giveEvent(state, ann, 30)
      ann.space = 'green-grove.c4'
    }).roll(1)
    expect(stage.options).not.toContain(`go ${CREST}`)
  })
})
