import { describe, expect, test } from 'vitest'
import type { Player, WizardsState } from '../../../../src/games/wizards/rules/state/components.ts'
import { giveEvent } from '../company.ts'
import { enrol, heldTask, type Stage } from '../stage.ts'
import { daysHeld, draws, game, held, pointsOf, waits } from './drawing.ts'

describe('Event 31, a summons for malicious intent', () => {
  /**
   * Sets up Ann, who is summoned, with this place or person for her one Task: a marker at the destination, or somebody
   * to meet.
   */
  const summoned = (space: string, prepare: (ann: Player, state: WizardsState) => void = () => {}) =>
    game((ann, state) => {
      giveEvent(state, ann, 31)
      ann.space = space
      prepare(ann, state)
    })
  const torwall = (ann: Player) => {
    ann.tasks = [
      heldTask(8, [
        [0, 0, 'torwall.center'],
        [1, 0, 'meadowshire.b2'],
      ]),
    ]
  }

  test('is kept for any number of days', () => {
    const stage = draws(game(), 31)
    expect(stage.player().events).toEqual([{ id: 31, until: null }])
    for (let i = 0; i < 11; i++) waits(stage)
    expect(held(stage)).toEqual([31])
  })

  test('prevents its holder from completing anything at a marker', () => {
    const stage = summoned('meadowfarm.c2', ann => {
      ann.tasks = [
        heldTask(48, [
          [0, 0, 'meadowfarm.c3'],
          [1, 0, 'crescent-ridge.c2'],
        ]),
      ]
    })
    stage.roll(1).say('go meadowfarm.c3')
    expect(stage.player().tasks[0]!.marks[0]!.done).toBe(false)
    expect(waits(stage).player().tasks[0]!.marks[0]!.done).toBe(false)
  })

  test('applies to everyone: Master Sorcerer, High Wizard, Hamdrel', () => {
    const tower = summoned('megmorans-tower.c1', ann => {
      ann.tasks = [heldTask(69, [[2, 0, 'megmorans-tower.center']])]
    })
    expect(tower.roll(1).say('go megmorans-tower.center').options).toEqual(['join sorcerers', 'leave'])
    const wizard = summoned('meadowfarm.c1', ann => {
      ann.tasks = [heldTask(38, [[1, 0, null]])]
    })
    wizard.top('wizards', 'terek').roll(1, 1).dice(6, 6).say('stop')
    expect(wizard.options).toEqual(['join wizards', 'leave'])
    const cottage = summoned('hamdrels-cottage.c4', ann => {
      ann.tasks = [heldTask(42, [[1, 0, 'hamdrels-cottage.center']])]
    })
    // She gives a gift instead, and no Task on a 4.
    cottage.roll(1).dice(4, 4).say('go hamdrels-cottage.center')
    expect(cottage.player().tasks.map(task => task.id)).toEqual([42])
    expect(pointsOf(cottage)).toEqual([0, 0, 0])
  })

  test("closes the Star Crest to its holder's Task", () => {
    const stage = summoned('green-grove.c4', ann => {
      ann.tasks = [heldTask(57, [[1, 0, 'green-grove.center']])]
    })
    expect(stage.roll(1).options).not.toContain('go green-grove.center')
  })

  test('prevents its holder from accepting a Task in a town, from a Dove, or from a Mentor', () => {
    const town = summoned('meadowfarm.c2')
    expect(town.roll(1).dice(4, 4).say('go meadowfarm.a2').player().tasks).toEqual([])
    const dove = summoned('meadowfarm.c1')
    expect(dove.roll(1, 1).dice(3, 3, 6, 6).say('stop').player().tasks).toEqual([])
    const mentor = summoned('megmorans-tower.c1', ann => enrol(ann, 'sorcerers'))
    expect(mentor.roll(1).say('go megmorans-tower.center').player().tasks).toEqual([])
  })

  test("doesn't prevent others from completing its holder's Tasks", () => {
    const stage = summoned('meadowfarm.c1', torwall)
    expect(pointsOf(draws(stage, 6))).toEqual([5, 5, 0])
  })

  const COURTS = [
    ['torwall.center', 'torwall.c4', 4],
    ['glendale.c3', 'glendale.center', 4],
    ['sacred-circle.center', 'sacred-circle.c1', 1],
  ] as const
  for (const [court, door, die] of COURTS) {
    test(`is answered at ${court}, and nothing else happens there`, () => {
      const stage = summoned(door)
      stage.roll(die).say(`go ${court}`)
      expect(stage.player().space).toBe(court)
      expect(held(stage)).toEqual([])
      expect(stage.state.decks.events.discard).toEqual([31])
      expect(stage.question.topic).toBe('roll')
      expect(stage.allTold('result')).toEqual([])
      expect(pointsOf(stage)).toEqual([0, 0, 0])
    })
  }

  test('is answered by the Dazed too, and only Ruktal heals them for it', () => {
    const stage = summoned('torwall.c4', ann => (ann.dazed = true))
    stage.roll(6).say('go torwall.center')
    expect(held(stage)).toEqual([])
    expect(stage.player().dazed).toBe(true)
  })

  test('is answered nowhere else', () => {
    for (const [place, door, dice] of [
      ['meadowfarm.a2', 'meadowfarm.c2', [6, 6]],
      ['longrift.center', 'longrift.c5', [1, 1]],
      ['hamdrels-cottage.center', 'hamdrels-cottage.c4', [4, 4]],
    ] as const) {
      const stage = summoned(door)
      stage
        .roll(2)
        .dice(...dice)
        .say(`go ${place}`)
      expect(held(stage), place).toEqual([31])
    }
  })

  test('leaves its holder free to use the marker in Torwall and get Tasks, once answered', () => {
    const stage = summoned('torwall.c4', torwall)
    stage.roll(2).say('go torwall.center')
    expect(stage.player().tasks[0]!.marks[0]!.done).toBe(false)
    stage.roll(1).say('stop', 'take a00')
    expect(stage.player().tasks[0]!.marks[0]!.done).toBe(true)
    stage.roll(6).say('go torwall.c3', 'stop').top('tasks', 48).roll(1, 1).dice(3, 3, 6, 6).say('stop')
    expect(stage.player().tasks.map(task => task.id)).toEqual([8, 48])
  })
})

describe('Event 32, a letter of favor', () => {
  const favored = (until = 14, prepare: (ann: Player) => void = () => {}) =>
    game((ann, state) => {
      giveEvent(state, ann, 32, until)
      ann.space = 'meadowfarm.c2'
      ann.points = { knowledge: 10, perception: 10, power: 10 }
      ann.gems = { terek: 'ruby' }
      prepare(ann)
    })
  const enters = (stage: Stage, ...dice: number[]) =>
    stage
      .roll(1)
      .dice(...dice)
      .say('go meadowfarm.a2')

  test('lasts one Fortnight, of which today is the first day', () => {
    const stage = draws(
      game((_, state) => {
        state.thwarts = 1
      }),
      32,
    )
    expect(daysHeld(stage, 32)).toEqual(Array.from({ length: 13 }, (_, i) => 2 + i))
  })

  test('cancels rolls of 1, 2 and 3 in a town', () => {
    expect(enters(favored(), 1, 1).player().gems).toEqual({ terek: 'ruby' })
    const two = enters(favored(), 2, 2)
    expect(two.question.topic).toBe('roll')
    expect(pointsOf(two)).toEqual([10, 10, 10])
    expect(enters(favored(), 3, 3).player().held).toBeNull()
  })

  test('leaves 4, 5 and 6 as they are', () => {
    const four = favored().top('tasks', 48)
    expect(enters(four, 4, 1).player().tasks).toHaveLength(1)
    const five = enters(favored(), 5, 5)
    expect(five.state.day).toBe(1)
    expect(enters(favored(), 6, 6).state.day).toBe(2)
  })

  test('works in every Common Town, but not with Common Folk met by chance', () => {
    const road = favored()
    road.roll(1, 1).dice(5, 5, 1, 1).say('stop')
    expect(road.player().gems).toEqual({})
    for (const [town, door] of [
      ['torwall.center', 'torwall.c4'],
      ['woodswall.b3', 'woodswall.a3'],
      ['longrift.b1', 'longrift.a2'],
      ['hillshire.c6', 'hillshire.center'],
    ] as const) {
      const stage = favored(14, ann => {
        ann.space = door
      })
      stage.roll(2).dice(1, 1).say(`go ${town}`)
      expect(stage.player().gems, town).toEqual({ terek: 'ruby' })
    }
  })

  test('does nothing after its last day', () => {
    const stage = favored(1)
    expect(enters(waits(stage), 1, 1).player().gems).toEqual({})
  })
})
