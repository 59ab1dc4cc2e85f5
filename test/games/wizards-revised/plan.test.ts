import { describe, expect, test } from 'vitest'
import { isOpenSpace } from '../../../src/games/wizards/bots/chance.ts'
import { MarkedLands } from '../../../src/games/wizards/bots/marked-lands.ts'
import { mentor } from '../../../src/games/wizards/bots/mentor.ts'
import { type Plan, planFor } from '../../../src/games/wizards/bots/plan.ts'
import { pointsAimedAt, teamOf, usefulTo } from '../../../src/games/wizards/bots/team.ts'
import { NO_TELEPORTS } from '../../../src/games/wizards/bots/teleports.ts'
import { COTTAGE, type SpaceId, TOWERS } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { WizardsQuestion } from '../../../src/games/wizards/rules/state/asking.ts'
import type { HeldTask, Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { view } from '../../../src/games/wizards/rules/state/view.ts'
import { seedRandom } from '../../../src/kernel/index.ts'
import { alone, enrol, errand, heldTask, points, revised } from '../../rules/wizards-revised/stage.ts'

/** Returns the plan of Ann, a Sorcerer of Rank 4 alone against Evil. */
const planned = (prepare: (ann: Player, state: WizardsState) => void): Plan | null => {
  const { state } = alone((ann, state) => {
    enrol(ann, 'sorcerers', 4)
    Object.assign(ann, { points: points(80, 60, 100), advanced: null, space: 'megmorans-tower.b1' })
    Object.assign(state, { day: 100, demons: [], dragon: 'dragons-lair.c1' })
    prepare(ann, state)
  })
  const seen = view(state, 0)
  return planFor(seen, seen.players[0]!, NO_TELEPORTS)
}

/** Demons on all lands of a lesser kind than the Circle. */
const RODS = [
  'torwall',
  'hillshire',
  'meadowfarm',
  'crescent-ridge',
  'longrift',
  'woodswall',
  'edgewood',
  'timberlane',
  'woodland',
  'green-grove',
  'glendale',
  'meadowshire',
].map(land => `${land}.c1`)

const spaces = (plan: Plan | null): string[] => plan?.legs.map(({ stop }) => stop.space) ?? []

const towersOf = (way: readonly string[]): string[] =>
  way.filter(space => (TOWERS as readonly string[]).includes(space))

describe("the mentor's plans in the revised game", () => {
  test('with the points for the last Rank, it goes to its Mentor, but does its duty first', () => {
    expect(TOWERS).toContain(spaces(planned(() => {}))[0])
    const [first, ...rest] = spaces(planned(ann => ann.tasks.push(errand(48, 'megmorans-tower.c1', true))))
    expect(first).toBe('megmorans-tower.c1')
    expect(towersOf(rest)).not.toEqual([])
  })

  test('it visits no Mentor while a duty waits for a hidden High Wizard, but goes where High Wizards appear', () => {
    const way = spaces(planned(ann => ann.tasks.push(heldTask(38, [[1, 0, null]], { mandatory: true }))))
    expect(towersOf(way)).toEqual([])
    expect(way).toContain(COTTAGE)
  })

  test('with all points, it takes a duty to its Mentor only if that wins, because it would get another', () => {
    const way = (...others: HeldTask[]) =>
      spaces(
        planned(ann => {
          ann.space = 'megmorans-tower.c2'
          ann.tasks.push(heldTask(7, [[1, 0, 'megmorans-tower.center']], { mandatory: true }), ...others)
        }),
      )
    expect(way()[0]).toBe('megmorans-tower.center')
    // This duty waits for a High Wizard who isn't on the board.
    expect(towersOf(way(heldTask(38, [[1, 0, null]], { mandatory: true })))).toEqual([])
  })

  test.each([
    ['open ground if the red die allows a Random Encounter', 1, true],
    ['the Elves on its way if it does not', 6, false],
  ])('on a long way it ends a move at %s', (_, red, open) => {
    const stage = alone((ann, state) => {
      enrol(ann, 'sorcerers', 1)
      Object.assign(ann, { space: 'timberlane.c3', points: points(5), tasks: [errand(48, 'woodland.c5')] })
      Object.assign(state, { day: 3, demons: [], dragon: 'dragons-lair.c1' })
    }).roll(4, red)
    const [, to] = mentor.answer(stage.match.view(0), stage.asked, seedRandom('', 'chance')).split(' ')
    const seen = view(stage.state, 0)
    expect(isOpenSpace(seen, seen.players[0]!, to as SpaceId)).toBe(open)
  })

  test.each([
    ['far from a healer, it pays for help at Rank 1, where it is cheap', 'torwall.b1', 1, 'call for help'],
    ['close to a healer, it walks there at Rank 4, where help is dear', 'megmorans-tower.b1', 4, 'roll'],
  ] as const)('when Dragonbound and %s', (_, space, rank, answer) => {
    const stage = alone((ann, state) => {
      enrol(ann, 'sorcerers', rank)
      Object.assign(ann, { space, bound: true, points: points(60) })
      Object.assign(state, { demons: [], dragon: 'dragons-lair.c1' })
    })
    expect(mentor.answer(stage.match.view(0), stage.asked, seedRandom('', 'bound'))).toBe(answer)
  })

  test.each([
    [true, 'to megmorans-tower.center'],
    [false, 'stay'],
  ])('with all points, it lets an Event take it to its Mentor only if no duty is left (%s)', (isFree, answer) => {
    const { state } = alone(ann => {
      enrol(ann, 'sorcerers', 4)
      Object.assign(ann, { points: points(100), space: 'torwall.b1' })
      if (!isFree) ann.tasks.push(errand(48, 'sacred-circle.b1', true))
    })
    const to = 'megmorans-tower.center'
    const question: WizardsQuestion<'space'> = {
      seat: 0,
      topic: 'space',
      data: { for: 'landing' },
      rule: '8.5',
      options: [
        { id: `to ${to}`, act: { kind: 'be-taken', to }, at: { space: to } },
        { id: 'stay', act: { kind: 'stay' } },
      ],
    }
    expect(mentor.answer(view(state, 0), question, seedRandom('', 'landing'))).toBe(answer)
  })

  test('a player close to the last Rank takes on no new duty for it', () => {
    const way = spaces(planned(ann => Object.assign(ann, { points: points(80, 60, 92) })))
    expect(towersOf(way)).toEqual([])
  })

  test('a duty is worth most if a partner has all the points, because it alone delays the end', () => {
    const worth = (ready: boolean, mandatory: boolean): number => {
      const { state } = revised(
        state => {
          const [ann, bob] = state.players as [Player, Player]
          for (const player of [ann, bob]) enrol(player, 'sorcerers', 4)
          Object.assign(bob, { points: points(ready ? 100 : 60) })
          Object.assign(ann, { points: points(60, 45, 60), space: 'megmorans-tower.b1' })
          ann.tasks.push(errand(48, 'megmorans-tower.c1', mandatory))
          Object.assign(state, { day: 100, demons: [], dragon: 'dragons-lair.c1' })
        },
        { variant: 'cooperative' },
      )
      const seen = view(state, 0)
      return planFor(seen, seen.players[0]!, NO_TELEPORTS)!.value
    }
    expect(worth(true, true)).toBeGreaterThan(worth(false, true) + 50)
    expect(worth(true, false)).toBeLessThan(worth(false, false))
  })

  test('one more Task is worth most if it saves the Circle', () => {
    const worth = (...demons: string[]) => {
      const { state } = alone((ann, state) => {
        enrol(ann, 'sorcerers', 2)
        Object.assign(state, { day: 80, demons, completed: 2 })
      })
      return MarkedLands.of(view(state, 0))!.thwartValue
    }
    expect(worth('sacred-circle.b1', 'torwall.b1')).toBeGreaterThan(50)
    expect(worth('sacred-circle.b1', 'torwall.b1', 'hillshire.b1')).toBe(0)
    expect(worth('torwall.b1')).toBe(0)
  })

  test('it does a duty to test the Stones if it cannot leave its Order', () => {
    const stones = (mandatory: boolean, rank: 1 | 2) =>
      spaces(
        planned((ann, state) => {
          enrol(ann, 'sorcerers', rank)
          Object.assign(ann, { points: points(20), space: 'sacred-circle.center', tasks: [testOfStones(mandatory)] })
          // Enough lands are marked to fall before the Circle.
          Object.assign(state, { day: 40, demons: RODS })
        }),
      ).filter(space => space.startsWith('sacred-circle.c') && space !== 'sacred-circle.center').length
    expect(stones(true, 2)).toBeGreaterThanOrEqual(3)
    expect(stones(false, 2)).toBeLessThan(3)
    expect(stones(true, 1)).toBeLessThan(3)
  })

  test.each([1, 2, 3, 4, 5, 6])('while it tests the Stones, one opened by a roll of %d is as good as any', face => {
    const stage = alone((ann, state) => {
      enrol(ann, 'sorcerers', 2)
      Object.assign(ann, { points: points(20), space: 'sacred-circle.center', tasks: [testOfStones(true)] })
      Object.assign(state, { day: 40, demons: RODS, dragon: 'dragons-lair.c1' })
    }).roll(face)
    expect(stage.asked.topic).toBe('move')
    const options = stage.asked.options.filter(({ id }) => !id.startsWith('cast'))
    const id = mentor.answer(stage.match.view(0), { ...stage.asked, options }, seedRandom('', 'stones'))
    expect(id).toMatch(/^\S+ sacred-circle\.c\d$/)
  })

  test('with a partner close to the end, it avoids the monks, who could call a Mentor who gives duties', () => {
    const monks = (bobs: Player['points']) => {
      const { state } = revised(
        state => {
          const [ann, bob] = state.players as [Player, Player]
          for (const player of [ann, bob]) enrol(player, 'sorcerers', 4)
          Object.assign(ann, { points: points(45, 30, 60), space: 'longrift.c1' })
          Object.assign(bob, { points: bobs })
          Object.assign(state, { day: 100, demons: [], dragon: 'dragons-lair.c1' })
        },
        { variant: 'cooperative' },
      )
      const seen = view(state, 0)
      return spaces(planFor(seen, seen.players[0]!, NO_TELEPORTS)).includes('longrift.center')
    }
    expect(monks(points(45, 30, 60))).toBe(true)
    expect(monks(points(75, 50, 90))).toBe(false)
  })

  /** Returns the plan of Ann, a Sorcerer of Rank 3 with a partner of Rank 4. */
  const partnered = (space: string, own: Player['points'], bobs = points(70, 50, 90)): Plan => {
    const { state } = revised(
      state => {
        const [ann, bob] = state.players as [Player, Player]
        enrol(ann, 'sorcerers', 3)
        enrol(bob, 'sorcerers', 4)
        Object.assign(ann, { points: own, advanced: null, space })
        Object.assign(bob, { points: bobs, advanced: null })
        Object.assign(state, { day: 100, demons: [], dragon: 'dragons-lair.c1' })
      },
      { variant: 'cooperative' },
    )
    const seen = view(state, 0)
    return planFor(seen, seen.players[0]!, NO_TELEPORTS)!
  }

  test('one point short of the Rank that a partner waits for, it asks the Elves', () => {
    const worth = (knowledge: number) => partnered('glendale.c2', points(knowledge, 30, 60)).value
    expect(spaces(partnered('glendale.c2', points(44, 30, 60)))[0]).toBe('glendale.c3')
    expect(worth(44)).toBeGreaterThan(worth(45) + 10)
  })

  test('the Rank it delays is worth most if a partner has all the points for the last', () => {
    const worth = (bobs: Player['points']) => partnered('megmorans-tower.b1', points(45, 30, 60), bobs).value
    expect(worth(points(75, 50, 100))).toBeGreaterThan(worth(points(70, 50, 90)) + 50)
  })

  test('part of a Task is worth less if the land of another part will have fallen', () => {
    const worth = (last: string) =>
      planned((ann, state) => {
        Object.assign(ann, { points: points(10), space: 'megmorans-tower.b1' })
        ann.tasks.push(
          heldTask(48, [
            [0, 0, 'megmorans-tower.c1'],
            [1, 0, last],
          ]),
        )
        state.demons.push('torwall.a1', 'torwall.a2', 'torwall.a3')
      })!.value
    expect(worth('megmorans-tower.a1')).toBeGreaterThan(worth('torwall.b1'))
  })
})

/** Returns Task 15: the six Stones, then Ruktal. */
const testOfStones = (mandatory: boolean) =>
  heldTask(
    15,
    [
      ...[1, 2, 3, 4, 5, 6].map(stone => [0, 0, `sacred-circle.c${stone}`] as const),
      [1, 0, 'sacred-circle.center'] as const,
    ],
    { mandatory },
  )

describe("partners' needs", () => {
  const team = (prepare: (ann: Player, bob: Player) => void) => {
    const { state } = revised(
      state => {
        const [ann, bob] = state.players as [Player, Player]
        for (const player of [ann, bob]) enrol(player, 'sorcerers', 3)
        prepare(ann, bob)
      },
      { variant: 'cooperative' },
    )
    const seen = view(state, 0)
    return { seen, ann: seen.players[0]!, team: teamOf(seen, seen.players[0]!) }
  }

  test("a partner who is behind works for the last Rank's points, and values further ones less", () => {
    const { ann, team: needs } = team((ann, bob) => {
      Object.assign(ann, { points: points(40, 40, 60) })
      Object.assign(bob, { points: points(70, 50, 90) })
    })
    expect(needs.leavesLastRank).toBe(true)
    expect(pointsAimedAt(ann, needs)).toMatchObject({ knowledge: 45, perception: 30, power: 60 })
    expect(usefulTo(ann, points(5, 0, 0), needs)).toBe(5)
    expect(usefulTo(ann, points(0, 0, 5), needs)).toBeLessThan(5)
  })

  test('two partners at about the same level both work for the last Rank', () => {
    const { ann, team: needs } = team((ann, bob) => {
      Object.assign(ann, { points: points(40, 40, 60) })
      Object.assign(bob, { points: points(45, 40, 60) })
    })
    expect(needs.leavesLastRank).toBe(false)
    expect(pointsAimedAt(ann, needs)).toMatchObject({ knowledge: 75, perception: 50, power: 100 })
  })

  test('nobody with a Rank that partners need starts again in another Order', () => {
    const change = (rank: 1 | 2) => {
      const { seen, ann } = team((ann, bob) => {
        enrol(ann, 'druids', rank)
        enrol(bob, 'wizards', 2)
        ann.tasks.push(
          heldTask(
            15,
            [0, 1, 2, 3].map(part => [0, part, `sacred-circle.b${part + 1}`] as const),
            { mandatory: true },
          ),
        )
      })
      return MarkedLands.of(seen)!.changesOrder(ann)
    }
    expect(change(1)).toBe('any')
    expect(change(2)).toBeNull()
  })
})
