import { expect } from 'vitest'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import type { Placement } from '../../../src/games/wizards/rules/islands/grid.ts'
import { GRID } from '../../../src/games/wizards/rules/islands/grid.ts'
import type { SpaceId, TileId } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { OrderName, Player, Rank, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { placed } from '../../games/wizards/hand-laid.ts'
import { rulesOf } from '../../rule.ts'
import { giveEvent } from '../wizards/company.ts'
import { GRID_OF_TILES } from '../wizards/stage.ts'
import { alone, enrol, errand } from './stage.ts'

const rule = rulesOf('wizards-revised')

/** Sets up Ann, in an Order at a Rank, in this space. */
const at = (
  space: SpaceId,
  [order, rank]: readonly [OrderName, Rank] = ['sorcerers', 1],
  prepare: (ann: Player, state: WizardsState) => void = () => {},
) =>
  alone((ann, state) => {
    enrol(ann, order, rank)
    ann.space = space
    prepare(ann, state)
  })

type Stage = ReturnType<typeof at>

/** Rolls, and casts Swiftness successfully. */
const swift = (stage: Stage, roll = 6) => stage.roll(roll).dice(1).say('cast swiftness')

const ids = (stage: Stage, verb: string) => stage.options.filter(id => id.startsWith(`${verb} `))
const cost = (stage: Stage, id: string) => stage.option(id)?.cost

const PLAIN = 'meadowfarm.center'
const RING = [1, 2, 3, 4, 5, 6].map(n => `meadowfarm.c${n}`)
const TOWN = 'meadowfarm.a2'

rule('D22', 'a place met twice is closed to a walking player until they leave its land or are carried off', () => {
  const opened = (stage: Stage) => stage.roll(6).options.includes(`go ${TOWN}`)
  const met = (times: number) => (ann: Player) => {
    ann.visits = { [TOWN]: times }
  }
  const spent = met(2)
  expect(opened(at('meadowfarm.c2', undefined, met(1)))).toBe(true)
  expect(opened(at('meadowfarm.c2', undefined, spent))).toBe(false)
  // It stays closed even for a Task, and on a Unicorn.
  const called = () =>
    at('meadowfarm.c2', undefined, ann => {
      spent(ann)
      ann.tasks = [errand(48, TOWN)]
    })
  expect(opened(called())).toBe(false)
  const rides = (times: number) => {
    const prepare = (ann: Player) => {
      met(times)(ann)
      ann.animal = { kind: 'unicorn', left: 1 }
    }
    return at('meadowfarm.c2', undefined, prepare).options.includes(`ride ${TOWN}`)
  }
  expect([1, 2].map(times => rides(times))).toEqual([true, false])
  // The player's own spell to the same land opens nothing; a Trap does, though it leads no farther.
  const spell = at('meadowfarm.c2', ['sorcerers', 4], spent).dice(1, 1, 1).say('cast transporting').say('meadowfarm')
  expect(opened(spell)).toBe(false)
  const trap = at('meadowfarm.c2', undefined, spent).roll(1, 1).dice(2, 2, 6, 6, 1, 5, 1, 1).say('stop')
  expect(trap.player().space).toBe('meadowfarm.a1')
  expect(opened(trap)).toBe(true)
})

rule('D34', 'Swiftness through Demons lets a player pass Demons, but nothing else that stops a move', () => {
  const ringed = (spell: boolean) => {
    const stage = at(PLAIN, ['evil', 3], (_, state) => {
      state.demons = RING.slice(1)
      state.dragon = RING[0]!
    })
    return spell ? swift(stage) : stage.roll(6)
  }
  expect(ids(ringed(false), 'go').sort()).toEqual(RING.map(space => `go ${space}`))
  const passing = ringed(true)
  expect(ids(passing, 'go').length).toBeGreaterThan(12)
  expect(RING.map(space => passing.option(`go ${space}`)?.note)).toEqual([
    'the Dragon is there; ends your move',
    ...RING.slice(1).map(() => 'Demons are there'),
  ])
  // The route goes around the Dragon, not past it.
  expect(cost(passing, 'go meadowfarm.a1')).toBe(3)
  // A player who stops among Demons meets them.
  passing.dice(6, 6, 1).say('go meadowfarm.c2')
  expect(passing.told('meets')).toMatchObject([{ who: 'demons' }])
})

rule(['D25', 'D34'], 'Swiftness through Demons lets a boat with Demons aboard sail on', () => {
  const aboard = () =>
    at('sea.2909', ['evil', 3], (ann, state) => {
      ann.boat = 0
      state.boats = ['sea.2909']
      state.demons = ['sea.2909']
      state.haunted = [0]
    })
  expect(ids(aboard().roll(6), 'sail')).toHaveLength(6)
  expect(ids(swift(aboard()), 'sail').length).toBeGreaterThan(100)
})

rule('D34', 'Swiftness in the Lair works only on the Mountains of the Lair', () => {
  expect(cost(swift(at('dragons-lair.b5', ['evil', 2])), 'go dragons-lair.a5')).toBe(1)
  expect(cost(swift(at('crescent-ridge.c1', ['evil', 2])), 'go crescent-ridge.b1')).toBe(2)
  expect(cost(swift(at('crescent-ridge.c1', ['evil', 3])), 'go crescent-ridge.b1')).toBe(1)
})

/** Returns the walls that a Ranger's spell opens from here, or null without one nearby. */
function through(
  space: SpaceId,
  rank: Rank,
  { roll = 6, ...options }: { roll?: number; placements?: readonly Placement[] } = {},
): string[] | null {
  const stage = alone(ann => Object.assign(ann, { order: 'rangers', rank, space }), {
    ...options,
  }).roll(roll)
  if (!stage.options.includes('cast swiftness')) return null
  return ids(stage.dice(1).say('cast swiftness'), 'through').sort()
}

/** Returns the walls that the spell opens for each of these Ranks. */
const byRank = (space: SpaceId, ranks: readonly Rank[], options?: Parameters<typeof through>[2]) =>
  ranks.map(rank => through(space, rank, options))

rule(
  'D34',
  'a Ranger of Rank 1 passes walls of the Cottage land, a Ranger of Rank 2 all except those of the Lair',
  () => {
    const cottage = ['through hamdrels-cottage.center']
    expect(byRank('hamdrels-cottage.c1', [1, 2, 3])).toEqual([cottage, cottage, cottage])
    const city = ['through torwall.c6', 'through torwall.center']
    expect(byRank('torwall.c1', [1, 2, 3])).toEqual([null, city, city])
    const den = [
      'through dragons-lair.a1',
      'through dragons-lair.b1',
      'through dragons-lair.b6',
      'through dragons-lair.c2',
    ]
    expect(byRank('dragons-lair.c1', [1, 2, 3])).toEqual([null, null, den])
  },
)

rule('D34', 'nobody can pass the rift, from either side, or a wall into or out of water', () => {
  expect(through('longrift.c1', 4)).toBeNull()
  expect(through('longrift.c6', 4)).toBeNull()
  expect(through('hamdrels-cottage.a4', 4)).toBeNull()
  // Nobody can enter from the water either where Hamdrel's walls are on the coast.
  const board = Board.of(GRID_OF_TILES)
  const shore = board.hex('hamdrels-cottage.a4')
  for (const water of [0, 1, 2, 3, 4, 5].map(d => GRID.neighbor(shore, d)).filter(hex => board.isWater(hex)))
    expect(through(board.name(water), 4)).toBeNull()
})

/** Returns the Cottage's land with another one to the south-west, at the walls on its border. */
const besideCottage = (tile: TileId) => ({ placements: placed(['hamdrels-cottage', 0, 0, 0], [tile, -5, 3, 0]) })

rule('D34', 'a wall on the border of the Cottage land belongs to it, and can be passed from either side (R21)', () => {
  const beside = besideCottage('meadowfarm')
  const inwards = ['through hamdrels-cottage.a4', 'through hamdrels-cottage.b4']
  expect(byRank('meadowfarm.b1', [1, 2, 3], beside)).toEqual([inwards, inwards, inwards])
  const outwards = ['through meadowfarm.a2', 'through meadowfarm.b1']
  expect(byRank('hamdrels-cottage.a4', [1, 2, 3], beside)).toEqual([outwards, outwards, outwards])
})

rule(
  'D34',
  "where two lands touch, a wall shared with the Lair counts as the Lair's, one of Hamdrel's alone as hers",
  () => {
    const lair = { placements: placed(['dragons-lair', 0, 0, 0], ['meadowfarm', 5, -1, 0]) }
    expect(byRank('meadowfarm.a5', [1, 2, 3], lair)).toEqual([null, null, ['through dragons-lair.b1']])
    // At A2 the Lair has no wall of its own: Hamdrel's blocks the way there. At B1 and A1 they share one.
    const both = besideCottage('dragons-lair')
    const open = ['through dragons-lair.a2']
    expect(byRank('hamdrels-cottage.a4', [1, 2, 3], both)).toEqual([open, open, [...open, 'through dragons-lair.b1']])
    expect(through('dragons-lair.a2', 1, both)).toEqual(['through hamdrels-cottage.a4'])
    expect(byRank('dragons-lair.a1', [1, 2], both)).toEqual([null, null])
  },
)

rule('D34', 'a wall can be passed only with a spell cast next to it', () => {
  const walked = () =>
    ids(swift(at('dragons-lair.center', ['rangers', 3], undefined), 3).say('go dragons-lair.c1'), 'through')
  expect(walked()).toEqual([])
  const there = at('dragons-lair.center', ['rangers', 3]).roll(3).say('go dragons-lair.c1')
  expect(ids(there.dice(1).say('cast swiftness'), 'through')).toHaveLength(4)
})

rule('D22', 'no wall can be passed into a place that is closed', () => {
  const into = (visits: number) => {
    const beside = at('hamdrels-cottage.c1', ['rangers', 1], ann => (ann.hamdrel = { visits, meetings: 0 }))
    return ids(swift(beside), 'through')
  }
  expect(into(1)).toEqual(['through hamdrels-cottage.center'])
  expect(into(2)).toEqual([])
})

rule(['D24', 'D34'], 'a roll of zero is enough to pass a wall, and is used up by it', () => {
  const stumbling = () =>
    swift(
      at('torwall.c1', ['rangers', 2], (ann, state) => giveEvent(state, ann, 33, 9)),
      1,
    )
  const stage = stumbling()
  expect(stage.option('through torwall.c6')).toMatchObject({ cost: 0 })
  stage.say('through torwall.c6')
  expect(stage.player().space).toBe('torwall.c6')
  expect(stage.asked.topic).toBe('roll')
})

rule('D34', 'passing a wall uses a remaining point', () => {
  const stage = swift(at('torwall.c2', ['rangers', 2]), 1)
  stage.say('go torwall.c1')
  expect(stage.player().space).toBe('torwall.c1')
  expect(stage.asked.topic).toBe('roll')
})

rule('D32', 'a player on a pontoon is in the water without a boat', () => {
  const stage = at('torwall.a1', ['rangers', 2]).roll(6).dice(1).say('cast boat-summoning')
  const [water] = stage.options
  stage.say(water!).say(`board ${water}`)
  expect(stage.player()).toMatchObject({ space: water, boat: null })
})

rule('D24', 'a player with too few points for land can still sail', () => {
  const stage = at('sea.2009', undefined, (ann, state) => {
    giveEvent(state, ann, 33, 9)
    ann.boat = 0
    state.boats = ['sea.2009']
  }).roll(2)
  stage.say('sail sea.1909')
  expect(stage.options).toContain('sail sea.1809')
})

rule('D34', 'passing a wall costs the price of the space behind it, and only one wall can be passed', () => {
  const stage = swift(at('torwall.c1', ['rangers', 2]), 4)
  expect(stage.option('through torwall.center')).toMatchObject({ cost: 1, note: 'ends your move' })
  expect(cost(stage, 'through torwall.c6')).toBe(2)
  stage.say('through torwall.c6')
  expect(stage.player().space).toBe('torwall.c6')
  expect(stage.question.text).toBe('Where to? 2 points left.')
  expect(ids(stage, 'through')).toEqual([])
})

rule(['D24', 'D34'], 'a roll of 1 is enough to pass a wall into Mountains as a first step, but not later', () => {
  const first = swift(at('dragons-lair.c1', ['rangers', 3]), 1)
  expect(cost(first, 'through dragons-lair.a1')).toBe(1)
  first.say('through dragons-lair.a1')
  expect(first.player().space).toBe('dragons-lair.a1')
  const second = (roll: number) => {
    const stage = at('dragons-lair.center', ['rangers', 3]).roll(roll).say('go dragons-lair.c1')
    return ids(stage.dice(1).say('cast swiftness'), 'through')
  }
  expect([2, 3].map(roll => second(roll).length)).toEqual([0, 4])
})

rule(
  ['D27', 'D42'],
  'an Event that makes land as fast as sailing works for Dazed players, at the price of sailing',
  () => {
    const prices = (event: number) => {
      const ill = at('meadowfarm.c2', undefined, (ann, state) => {
        ann.dazed = true
        giveEvent(state, ann, event, 9)
      }).roll(4)
      const woods = at('meadowfarm.c4', undefined, (ann, state) => {
        ann.dazed = true
        giveEvent(state, ann, event, 9)
      }).roll(4)
      return [cost(ill, 'go meadowfarm.c1'), cost(ill, `go ${TOWN}`), cost(woods, 'go meadowfarm.a4')]
    }
    expect(prices(34)).toEqual([1, 1, 1])
    expect(prices(43)).toEqual([1, 2, 1])
    expect(prices(35)).toEqual([2, 2, 2])
  },
)

rule(
  'D31',
  'Transporting takes Druids to a Stone from anywhere on its tile, and Evil around the Lair, at Rank 2 into it',
  () => {
    const may = (space: SpaceId, order: OrderName, rank: Rank) =>
      at(space, [order, rank]).options.filter(id => id.startsWith('cast'))
    expect(may('sacred-circle.a1', 'druids', 1)).toEqual(['cast transporting to stone'])
    expect(may('torwall.a1', 'druids', 1)).toEqual([])
    expect(may('sacred-circle.c1', 'druids', 2)).toEqual(['cast transporting', 'cast transporting to stone'])
    expect(may('sacred-circle.a1', 'druids', 2)).toEqual(['cast transporting to stone'])
    expect(may('dragons-lair.a3', 'evil', 1)).toEqual(['cast transporting'])
    expect(may('torwall.a1', 'evil', 1)).toEqual([])
    const taken = at('torwall.a1', ['evil', 2]).dice(1, 5, 4, 1, 1).say('cast transporting')
    expect(taken.player().space).toBe('dragons-lair.c4')
    // From a space beside the Stones there is no extra turn.
    const stone = at('sacred-circle.a1', ['druids', 1]).dice(1, 5).say('cast transporting to stone')
    expect(stone.player()).toMatchObject({ space: 'sacred-circle.c2', extra: 0 })
  },
)

rule('D24', 'a first step on a roll of 1 is offered once, and can land from water or board a boat', () => {
  const dazed = (space: SpaceId, boats: readonly SpaceId[] = []) =>
    at(space, undefined, (ann, state) => {
      ann.dazed = true
      ann.boat = boats.includes(space) ? 0 : null
      state.boats = [...boats]
    }).roll(1)
  const plain = at('meadowfarm.a5').roll(1)
  expect(new Set(plain.options).size).toBe(plain.options.length)
  expect(ids(plain, 'board')).toEqual([])
  // For Dazed players every space costs 2: the town, where the move ends, and the boat.
  const town = dazed('meadowfarm.c2')
  expect(town.option(`go ${TOWN}`)).toMatchObject({ cost: 1, note: 'ends your move' })
  expect(town.option('go meadowfarm.c1')?.note).toBeUndefined()
  expect(dazed('meadowfarm.a5', ['sea.2505']).say('board sea.2505').told('moved')).toMatchObject([{ how: 'boards' }])
  expect(dazed('meadowfarm.c2').say('go meadowfarm.c1').told('moved')).toMatchObject([{ how: 'walks' }])
  expect(dazed('sea.2505', ['sea.2505']).say('go meadowfarm.a5').told('moved')).toMatchObject([{ how: 'lands' }])
})

rule('D24', 'a swimmer whose roll is too low for any step can land, but cannot board a boat next to them', () => {
  const sea = Board.of(GRID_OF_TILES)
  const beside = sea.name(sea.open(sea.hex('sea.2505')).find(hex => sea.isWater(hex))!)
  const swimming = () =>
    at('sea.2505', undefined, (ann, state) => {
      ann.dazed = true
      state.boats = [beside]
    }).roll(1)
  expect(ids(swimming(), 'go').length).toBeGreaterThan(0)
  expect(ids(swimming(), 'board')).toEqual([])
})

rule('D27', "Celestar's Light lets Dazed players move as if at sea, but not in the Sacred Circle", () => {
  const lit = (space: SpaceId, to: SpaceId) =>
    cost(
      at(space, undefined, (ann, state) => {
        ann.dazed = true
        giveEvent(state, ann, 34, 9)
      }).roll(4),
      `go ${to}`,
    )
  expect(lit('meadowfarm.c2', 'meadowfarm.c1')).toBe(1)
  expect(lit('sacred-circle.a1', 'sacred-circle.b1')).toBe(2)
})

rule('D34', 'Swiftness for Common Lands works there along with an Event that works everywhere', () => {
  /**
   * Returns what a wizard of Rank 2, swift through Woods by Event 35, can do at a Mountain of the Lair and at one of a
   * Common land.
   */
  const mountains = () =>
    (
      [
        ['dragons-lair.b5', 'dragons-lair.a5'],
        ['crescent-ridge.c1', 'crescent-ridge.b1'],
      ] as const
    ).map(([from, to]) => {
      const stage = at(from, ['wizards', 2], (ann, state) => giveEvent(state, ann, 35, 9))
      return cost(swift(stage), `go ${to}`)
    })
  expect(mountains()).toEqual([2, 1])
  // The Event's own effect works everywhere.
  const elven = at('woodland.c2', ['wizards', 2], (ann, state) => giveEvent(state, ann, 36, 9))
  expect(cost(swift(elven), 'go woodland.c3')).toBe(1)
})
