import { describe, expect, test } from 'vitest'
import type { OrderName, Player, Rank, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { pointsLacking } from '../../../src/games/wizards/rules/tasks/orders.ts'
import { holdsRank } from '../../../src/games/wizards-revised/rules/day/orders.ts'
import { REVISED } from '../../../src/games/wizards-revised/rules/state/book.ts'
import { rulesOf } from '../../rule.ts'
import { giveEvent, putOut } from '../wizards/company.ts'
import { alone, enrol, errand, points, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')

/** Returns the spells of an Order by Rank, abbreviated. */
const spellsOf = (order: OrderName) => REVISED.order(order).ranks.map(({ spells }) => spells.map(({ spell }) => spell))

describe('Orders, Ranks and spells', () => {
  rule('D31', 'the five Orders need their own points and have their own spells, each once a turn', () => {
    const asks = (order: OrderName) =>
      REVISED.order(order).ranks.map(({ knowledge, perception, power }) => [knowledge, perception, power])
    expect(asks('wizards')).toEqual([
      [0, 0, 0],
      [15, 10, 5],
      [35, 25, 15],
      [60, 45, 30],
      [100, 75, 50],
    ])
    expect(asks('sorcerers')[4]).toEqual([75, 50, 100])
    expect(asks('druids')[2]).toEqual([15, 35, 25])
    expect(asks('evil')[3]).toEqual([45, 45, 45])
    expect(REVISED.order('rangers').ranks.map(({ primary, total, power }) => [primary, power, total])).toEqual([
      [0, 0, 0],
      [15, 5, 35],
      [35, 15, 85],
      [60, 30, 150],
      [100, 50, 250],
    ])
    expect(spellsOf('wizards')[0]).toEqual(['boat-summoning', 'telepathy'])
    expect(spellsOf('druids')[1]).toEqual(['boat-summoning', 'swiftness', 'animal-summoning', 'transporting'])
    expect(spellsOf('rangers')[2]).toEqual([
      'boat-summoning',
      'swiftness',
      'demon-dodging',
      'escaping',
      'dove-summoning',
    ])
    expect(spellsOf('evil')[3]).toEqual([
      'boat-summoning',
      'swiftness',
      'demon-cloning',
      'escaping',
      'dragon-dodging',
      'transporting',
    ])
    // New Demons come to her space; the failed spell is not offered again.
    const stage = alone((ann, state) => {
      enrol(ann, 'druids', 3)
      state.demons = ['meadowfarm.a1']
    })
    stage.roll(3).say('go meadowfarm.a1').dice(6, 2, 2, 1, 1, 1, 6, 6, 6).say('cast demon-dispelling')
    expect(stage.allTold('meets')).toHaveLength(2)
    expect(stage.allTold('spell')).toHaveLength(1)
    expect(stage.asked.topic).toBe('points')
  })

  rule('D31', "a spell cast in your own turn can be cast again in another player's turn", () => {
    const stage = revised(state => {
      const [ann, bob] = state.players
      enrol(ann!, 'druids', 3)
      enrol(bob!, 'sorcerers', 1)
      Object.assign(ann!, { space: 'meadowfarm.a1', cast: ['demon-dispelling'] })
      bob!.space = 'meadowfarm.c1'
      Object.assign(state, { demons: ['meadowfarm.c2'], next: 1, acted: 1 })
    })
    // The Demons that rob Bob bring others to Ann.
    stage.roll(1).dice(2, 2, 1, 1).say('go meadowfarm.c2')
    expect(stage.asked).toMatchObject({ seat: 0, topic: 'spell' })
  })

  rule(
    'D32',
    'the boat nearest to the named water comes, or moves five spaces nearer; a player can walk on a pontoon',
    () => {
      const call = (order: OrderName, rank: Rank, boat: string) => {
        const stage = alone((ann, state) => {
          enrol(ann, order, rank)
          ann.space = 'torwall.a1'
          state.boats = [boat]
        })
        stage.roll(6).dice(1).say('cast boat-summoning')
        return stage.say(stage.options[0]!)
      }
      const far = call('wizards', 1, 'sea.2001')
      expect(far.state.boats[0]).not.toBe('sea.2001')
      expect(far.state.boats[0]).toMatch(/^sea/)
      const near = call('wizards', 4, 'sea.2001')
      const [here] = near.state.boats
      expect(near.options).toContain(`board ${here}`)
      expect(call('rangers', 2, 'sea.2001').options.some(id => id.startsWith('board '))).toBe(true)
    },
  )

  rule('D33', 'Telepathy is for players ready to advance, and works on 1 or 2', () => {
    expect(REVISED.spell('telepathy').succeedsOn).toEqual([1, 2])
    const visits = (knowledge: number) => {
      const stage = alone(ann => {
        enrol(ann, 'wizards', 1)
        ann.points = points(knowledge)
        ann.space = 'woodland.c1'
      })
      return stage.roll(2).dice(5, 5).say('go woodland.center').allTold('meets').length > 0 && stage.asked.topic
    }
    expect(visits(20)).toBe('spell')
    expect(visits(4)).not.toBe('spell')
  })

  rule('D34', 'spells clone and dodge Demons, pass walls and Demons, and prevent theft', () => {
    const demons = (order: OrderName, rank: Rank) => {
      const stage = alone((ann, state) => {
        enrol(ann, order, rank)
        state.demons = ['meadowfarm.c2']
      })
      return stage.roll(1).say('go meadowfarm.c2')
    }
    const cloned = demons('evil', 3).dice(1, 5, 1, 1).say('cast demon-cloning').say('2 power')
    expect(cloned.state.demons).toEqual(['meadowfarm.c2', 'meadowfarm.a1'])
    const dodged = demons('rangers', 3).dice(1).say('cast demon-dodging')
    expect(dodged.state.demons).toEqual(['meadowfarm.c2'])
    expect(demons('rangers', 4).dice(1).say('cast demon-dodging', 'drive off').state.demons).toEqual([])
    const swift = alone((ann, state) => {
      enrol(ann, 'evil', 3)
      state.demons = ['meadowfarm.c2']
    })
    swift.roll(3).dice(1).say('cast swiftness').say('go meadowfarm.c2')
    expect(swift.asked.topic).toBe('spell')
    const walls = alone(ann => {
      enrol(ann, 'rangers', 1)
      ann.space = 'hamdrels-cottage.c1'
    })
    walls.roll(6).dice(1).say('cast swiftness')
    expect(walls.options).not.toContain('go hamdrels-cottage.center')
    expect(walls.options).toContain('through hamdrels-cottage.center')
    const robbed = () => {
      const stage = alone((ann, state) => {
        enrol(ann, 'evil', 2)
        ann.space = 'torwall.c4'
        ann.tasks = [
          {
            ...errand(2, 'dragons-lair.a1'),
            marks: [
              { stage: 0, part: 0, at: 'dragons-lair.a1', done: true },
              { stage: 1, part: 0, at: 'hamdrels-cottage.center', done: false },
            ],
          },
        ]
        state.decks.tasks.draw = state.decks.tasks.draw.filter(id => id !== 2)
      })
      stage.roll(3).dice(1, 1).say('go torwall.center')
      expect(stage.options).toEqual(['cast escaping', 'no spell'])
      return stage.dice(1)
    }
    expect(robbed().say('cast escaping').player().tasks).toHaveLength(1)
    expect(robbed().say('no spell').player().tasks).toEqual([])
  })

  rule('D35', 'the kind of Trap is known before a player tries to escape it', () => {
    const stage = alone(ann => enrol(ann, 'sorcerers', 2))
    stage.dice(1, 1).say('roll').dice(2, 2, 5, 5).say('stop')
    expect(stage.allTold('result')).toMatchObject([{ table: 'random-encounters' }, { table: 'traps', on: 5 }])
    expect(stage.options).toContain('cast escaping')
    expect(stage.dice(1).say('cast escaping').player().trap).toBe(null)
  })

  rule(
    'D36',
    'a player who meets the Dragon joins Evil before it attacks, is forced to at Rank 0, and is not healed',
    () => {
      const meets = (prepare: (ann: Player) => void) => {
        const stage = alone((ann, state) => {
          ann.space = 'meadowfarm.c1'
          state.dragon = 'meadowfarm.c2'
          prepare(ann)
        }).top('tasks', 48)
        return stage.roll(1).say('go meadowfarm.c2')
      }
      const joined = meets(() => {})
      expect(joined.player()).toMatchObject({ order: 'evil', rank: 1 })
      expect(joined.player().tasks[0]).toMatchObject({ mandatory: true })
      expect(joined.allTold('result')).toMatchObject([{ table: 'dragon' }])
      expect(meets(ann => enrol(ann, 'druids', 1)).options).toEqual(['join evil', 'leave'])
      const dazed = meets(ann => {
        enrol(ann, 'evil', 1)
        ann.dazed = true
        ann.points = points(20)
      })
      expect(dazed.player().dazed).toBe(true)
      expect(dazed.options).toContain('advance')
    },
  )

  rule('D37', 'Hamdrel is the Mentor of Rangers, who need more of one type and some of all types', () => {
    const ranger = {
      book: 'revised',
      order: 'rangers',
      rank: 1,
      points: { knowledge: 15, perception: 5, power: 5 },
    } as const
    expect(pointsLacking(ranger)).toEqual({ knowledge: 10, perception: 0, power: 0 })
    expect(pointsLacking({ ...ranger, points: { knowledge: 15, perception: 15, power: 5 } })).toEqual({
      knowledge: 0,
      perception: 0,
      power: 0,
    })
    // Missing points count for her best type, and for Knowledge if two are equal.
    for (const [has, lacks] of [
      [points(5, 20, 5), points(0, 5, 0)],
      [points(0, 5, 15), points(5, 0, 10)],
      [points(10), points(5, 0, 0)],
    ])
      expect(pointsLacking({ ...ranger, points: has! })).toEqual(lacks)
    const visit = (order: 'rangers' | 'druids', ...dice: number[]) => {
      const stage = alone(ann => {
        enrol(ann, order, 1)
        ann.points = points(20)
        ann.space = 'hamdrels-cottage.c4'
      }).top('tasks', 48)
      return stage
        .roll(3)
        .dice(...dice)
        .say('go hamdrels-cottage.center')
    }
    const own = visit('rangers')
    expect(own.options).toContain('advance')
    expect(own.asked.rule).toBe('D37')
    const offered = visit('druids', 3, 4)
    expect(offered.options).toContain('join rangers')
  })

  rule('D37', 'instead of her sixth gift a player can ask for a Task, and become a Ranger that way', () => {
    const sixth = (met: number) =>
      alone(ann => {
        enrol(ann, 'druids', 1)
        ann.space = 'hamdrels-cottage.center'
        ann.hamdrel = { visits: 2, meetings: 2, met }
      })
        .roll(1)
        .dice(5, 5, 1, 1, 1)
        .say('stop')
    const asked = sixth(5)
    expect(asked.options).toEqual(['new task', 'join rangers', 'leave'])
    expect(asked.option('leave')?.label).toBe('Take her gift instead')
    expect(asked.say('join rangers').player()).toMatchObject({ order: 'rangers', rank: 1 })
    // She finally gets her gift, and there is no question before the sixth visit.
    for (const stage of [sixth(5).say('leave'), sixth(4), sixth(3)])
      expect(stage.allTold('result')).toMatchObject([{ table: 'hamdrels-gifts-1-3', on: 5 }])
  })

  rule('D37', 'a High Wizard who offers a Task at her Cottage can also make a player a Ranger', () => {
    const come = () =>
      alone(ann => (ann.space = 'hamdrels-cottage.c4'))
        .roll(3)
        .dice(3, 3, 1)
        .say('go hamdrels-cottage.center')
    const stage = come()
    expect(stage.options).toEqual(['join wizards', 'join rangers', 'leave'])
    expect(stage.say('join rangers').player()).toMatchObject({ order: 'rangers', rank: 1 })
    expect(
      come()
        .asked.options.slice(0, 2)
        .map(({ act }) => act),
    ).toMatchObject([{ again: false }, { again: false }])
    const atCottage = (order: OrderName, event?: number) => {
      const stage = alone((ann, state) => {
        enrol(ann, order, 1)
        ann.space = 'hamdrels-cottage.c4'
        putOut(state, 'terek', 'hamdrels-cottage.center')
        if (event !== undefined) giveEvent(state, ann, event)
      })
      return stage.roll(3).say('go hamdrels-cottage.center')
    }
    const druid = atCottage('druids')
    expect(druid.options).toEqual(['new task', 'join wizards', 'join rangers', 'leave'])
    expect(druid.asked.options[2]!.act).toEqual({ kind: 'join', order: 'rangers', again: true })
    expect(atCottage('rangers').options).toEqual(['new task', 'join wizards', 'leave'])
    // A summoned player (Event 31) joins nobody.
    expect(atCottage('druids', 31).asked.topic).not.toBe('action')
    // The Rangers can't be joined elsewhere, or where a Master Sorcerer is met.
    const meets = (space: string, prepare: (ann: Player, state: WizardsState) => void = () => {}) =>
      alone((ann, state) => {
        ann.space = space
        putOut(state, 'terek', 'meadowfarm.c2')
        prepare(ann, state)
      })
    const plain = meets('meadowfarm.c1').roll(3).say('go meadowfarm.c2')
    expect(plain.options).toEqual(['join wizards', 'leave'])
    const tower = meets('megmorans-tower.c1').roll(3).say('go megmorans-tower.center')
    expect(tower.options).toEqual(['join sorcerers', 'leave'])
  })

  rule('D26', 'meeting a High Wizard in the Lair resets Lair Time, after any healing', () => {
    const inLair = (prepare: (ann: Player) => void, from = 'dragons-lair.c1', to = 'dragons-lair.c6') =>
      alone((ann, state) => {
        ann.space = from
        putOut(state, 'terek', to)
        prepare(ann)
      })
        .roll(6)
        .dice(1, 1, 1, 1)
        .say(`go ${to}`)
    expect(inLair(ann => (ann.lair = 3)).player().lair).toBe(14)
    const bound = inLair(ann => (ann.bound = true))
    expect(bound.player()).toMatchObject({ bound: false, lair: 14 })
    const dazed = inLair(ann => Object.assign(ann, { dazed: true, lair: 5 }))
    expect(dazed.player()).toMatchObject({ dazed: false, lair: 14 })
    const outside = inLair(ann => (ann.bound = true), 'meadowfarm.c1', 'meadowfarm.c2')
    expect(outside.player()).toMatchObject({ bound: false, lair: null })
    expect(inLair(() => {}, 'meadowfarm.c1', 'meadowfarm.c2').player().lair).toBeNull()
  })

  rule('D38', 'a player who changes Orders loses the Mandatory Tasks of the old one, without Demons', () => {
    const stage = alone((ann, state) => {
      enrol(ann, 'druids', 2)
      ann.tasks = [{ ...errand(8, 'torwall.a1'), letter: 'B' }, errand(1, 'torwall.a1', true)]
      state.dragon = 'meadowfarm.c2'
    }).top('tasks', 48)
    stage.roll(1).say('go meadowfarm.c2')
    expect(stage.asked.rule).toBe('D36')
    stage.say('join evil')
    expect(stage.allTold('task')).toMatchObject([
      { task: 1, what: 'impossible' },
      { task: 48, what: 'given' },
    ])
    expect(stage.player().tasks.map(({ id }) => id)).toEqual([8, 48])
    expect(stage.state.demons).toEqual([])
  })

  rule('D39', 'a Mentor helps in the order the player chooses', () => {
    const stage = alone(ann => {
      enrol(ann, 'sorcerers', 1)
      ann.points = points(20)
      ann.space = 'megmorans-tower.c1'
    }).top('tasks', 48)
    stage.roll(2).say('go megmorans-tower.center')
    expect(stage.options).toEqual(expect.arrayContaining(['advance', 'new task']))
  })
})

describe('Tasks, Events and Animals', () => {
  /** Lets Ann draw an Event where she is. */
  const draws = (event: number, prepare: (ann: Player, state: WizardsState) => void = () => {}, seats = 1) =>
    revised(
      state => {
        enrol(state.players[0]!, 'sorcerers', 1)
        prepare(state.players[0]!, state)
      },
      { seats },
    )
      .top('events', event)
      .dice(1, 1)
      .say('roll')
      .dice(4, 4)

  rule('D40', 'at most one part of a Task is done when it is received', () => {
    const stage = alone(ann => {
      enrol(ann, 'sorcerers', 1)
      ann.space = 'megmorans-tower.c1'
    }).top('tasks', 89)
    stage.roll(2).say('go megmorans-tower.center')
    const [task] = stage.player().tasks
    expect((task?.marks ?? []).filter(({ done }) => done).length).toBeLessThanOrEqual(1)
  })

  rule('D41', "the Dragon's Egg is found only by entering the Center of the Lair", () => {
    expect(REVISED.byEntering).toEqual([54])
    const stage = alone((ann, state) => {
      enrol(ann, 'evil', 1)
      ann.space = 'dragons-lair.center'
      ann.held = 'dragon'
      ann.lair = 13
      state.day = 1
    }).top('tasks', 54)
    expect(stage.player().tasks.some(({ id, marks }) => id === 54 && marks.some(({ done }) => done))).toBe(false)
  })

  rule(
    'D42',
    'Events of choice cannot open the Star Crest, can lead through the Passages, and outlast being Dazed',
    () => {
      const choice = draws(21).say('stop')
      expect(choice.options).toContain('green-grove.a1')
      expect(choice.options).not.toContain('green-grove.center')
      const guided = draws(11, ann => (ann.animal = { kind: 'winged-horse', left: 2 }))
        .dice(5, 6)
        .say('stop')
      expect(guided.allTold('moved').at(-1)).toMatchObject({ space: 'meligars-tower.a5', how: 'wanders' })
      const blood = draws(37).say('stop')
      expect(blood.player().events).toMatchObject([{ id: 37, until: null, turns: 2 }])
    },
  )

  rule('D43', 'Hounds and Horses stay for a number of days', () => {
    const stage = alone(ann => {
      enrol(ann, 'sorcerers', 1)
      ann.animal = { kind: 'hound', left: 4 }
      ann.extra = 2
    })
    // An extra turn takes nothing from it; a new day does.
    stage.roll(1).say('stop')
    expect(stage.player().animal).toMatchObject({ left: 4 })
    stage.roll(1).say('stop').roll(1).say('stop')
    expect(stage.player().animal).toMatchObject({ left: 3 })
    // It is there on its last day, and gone on the next.
    for (const left of [2, 1, 0]) expect(stage.roll(1).say('stop').player().animal).toMatchObject({ left })
    expect(stage.roll(1).say('stop').player().animal).toBeNull()
  })
})

describe('the cooperative game', () => {
  const together = (prepare: (ann: Player, bob: Player, state: WizardsState) => void) =>
    revised(
      state => {
        const [ann, bob] = state.players
        enrol(ann!, 'sorcerers', 1)
        enrol(bob!, 'sorcerers', 1)
        prepare(ann!, bob!, state)
      },
      { variant: 'cooperative' },
    )

  rule('D44', 'partners exchange Optional Tasks, gain nothing from a rescue, and win together', () => {
    const stage = together((ann, bob) => {
      ann.tasks = [errand(48, 'torwall.a1')]
      bob.space = 'meadowfarm.c2'
    })
    stage.roll(1).say('go meadowfarm.c2')
    expect(stage.options).toEqual(['task a', 'none'])
    expect(stage.say('task a').player(1).tasks).toHaveLength(1)
    const won = together((ann, bob) => {
      enrol(ann, 'sorcerers', 4)
      enrol(bob, 'sorcerers', 4)
      ann.points = points(100)
      bob.points = points(70)
      ann.space = 'megmorans-tower.c1'
    })
    won.roll(2).say('go megmorans-tower.center').say('advance')
    expect(won.state.result?.winners).toEqual([0, 1])
  })

  rule(
    'D45',
    'nobody advances past a partner, and the last Rank needs all at Rank 4 with enough points and no open Tasks',
    () => {
      const offers = (prepare: (ann: Player, bob: Player) => void) =>
        together((ann, bob) => {
          ann.points = points(100)
          ann.space = 'megmorans-tower.c1'
          prepare(ann, bob)
        })
          .roll(2)
          .say('go megmorans-tower.center').options
      expect(offers(ann => enrol(ann, 'sorcerers', 2))).not.toContain('advance')
      expect(offers(() => {})).toContain('advance')
      const four = (bobs: number, duty: boolean) =>
        offers((ann, bob) => {
          enrol(ann, 'sorcerers', 4)
          enrol(bob, 'sorcerers', 4)
          bob.points = points(bobs)
          bob.tasks = duty ? [errand(1, 'torwall.a1', true)] : []
        })
      expect(four(70, false)).toContain('advance')
      expect(four(20, false)).not.toContain('advance')
      expect(four(70, true)).not.toContain('advance')
      expect(holdsRank({ book: 'revised', order: 'sorcerers', rank: 4, points: points(60) })).toBe(true)
    },
  )

  rule('D46', 'everyone knows each High Wizard on the map, and nothing reveals one to only some', () => {
    const cottage = 'hamdrels-cottage.center'
    const shown = together(ann => (ann.space = 'hamdrels-cottage.c4'))
    // By lot, the sixth of seven for each: Terek, at Torwall A4.
    shown.roll(1).dice(6, 6, 36, 1, 1, 1, 4).say(`go ${cottage}`)
    for (const seat of [0, 1])
      expect(shown.match.view(seat).wizards).toEqual([{ wizard: 'terek', at: 'torwall.a4', letter: null }])
    // In a competitive game, two of Rank 4 who meet can learn a secret; in a cooperative one they use no table.
    const met = (variant: 'competitive' | 'cooperative') =>
      revised(
        state => {
          for (const player of state.players) enrol(player, 'wizards', 4)
          state.players[1]!.space = 'meadowfarm.c2'
        },
        { variant },
      )
        .roll(1)
        .dice(6, 6, 36, 1, 1, 1, 4)
        .say('go meadowfarm.c2')
    expect(met('competitive').match.view(0).wizards).toMatchObject([{ wizard: 'terek', letter: 'S' }])
    expect(met('cooperative').allTold('placed')).toEqual([])
    expect(met('cooperative').match.view(0).wizards).toEqual([])
  })
})

test('each Order can be played from Rank 1 to Rank 5', () => {
  const MENTORS = {
    wizards: null,
    sorcerers: 'megmorans-tower.center',
    druids: null,
    evil: null,
    rangers: null,
  } as const
  for (const order of Object.keys(MENTORS) as (keyof typeof MENTORS)[])
    for (const rank of [1, 2, 3, 4] as const)
      expect(pointsLacking({ book: 'revised', order, rank, points: points(250) })).toEqual(points(0))
})
