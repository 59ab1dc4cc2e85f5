import { expect } from 'vitest'
import type { SpaceId } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { OrderName, Player, Rank, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { enrol, Stage, type StageOptions } from './stage.ts'

const rule = rulesOf('wizards')

interface Caster extends Omit<StageOptions, 'prepare'> {
  readonly order: OrderName
  readonly rank: Rank
  readonly at: SpaceId
  readonly boats?: readonly SpaceId[]
  readonly prepare?: (ann: Player, state: WizardsState) => void
}

/** Sets up Ann, in an Order at a Rank, in this space, with boats on the sea. */
function caster({ order, rank, at, boats = [], prepare, ...options }: Caster): Stage {
  return Stage.set({
    ...options,
    prepare: state => {
      const ann = state.players[0]!
      enrol(ann, order, rank)
      ann.space = at
      state.boats = [...boats]
      prepare?.(ann, state)
    },
  })
}

const SHORE = 'meadowfarm.a1'
const SCHOLAR = { order: 'wizards', rank: 2 } as const

rule('11.1', 'a spell works on 1 to 5 and fails on 6', () => {
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const stage = caster({ ...SCHOLAR, at: 'woodland.a1' })
      .roll(2)
      .dice(die)
      .say('cast swiftness')
    expect(stage.told('spell')).toMatchObject([{ success: die < 6 }])
    expect(stage.option('go woodland.b1')?.cost).toBe(die < 6 ? 1 : 2)
  }
})

rule('11.21', 'Movement Spells are cast during movement, and change only that movement', () => {
  const stage = caster({ ...SCHOLAR, at: 'woodland.a1', boats: ['sea.2909'], seats: 2 })
  expect(stage.options).toEqual(['roll'])
  stage.roll(2)
  expect(stage.options).toContain('cast swiftness')
  stage.dice(1).say('cast swiftness', 'stop', 'no spell').roll(1).say('stop').roll(2)
  expect(stage.option('go woodland.b1')?.cost).toBe(2)
})

rule('11.211', 'Boat Summoning can be cast on the coast with a movement point left', () => {
  const offered = (at: SpaceId, boats: readonly SpaceId[] = ['sea.2909']) =>
    caster({ ...SCHOLAR, at, boats })
      .roll(1)
      .options.includes('cast boat-summoning')
  expect(offered(SHORE)).toBe(true)
  expect(offered('meadowfarm.c1')).toBe(false)
  expect(offered(SHORE, [])).toBe(false)
  // The only point has been used.
  const spent = caster({ ...SCHOLAR, at: 'meadowfarm.c1', boats: ['sea.2909'] })
    .roll(1)
    .say(`go ${SHORE}`)
  expect(spent.options).toEqual(['cast swiftness', 'stop'])
})

rule(
  '11.211',
  'if Boat Summoning works, the player brings an empty boat to an adjacent Water space, both of their choice',
  () => {
    const stage = caster({
      ...SCHOLAR,
      at: SHORE,
      boats: ['sea.2909', 'sea.3109', 'sea.2809'],
      seats: 2,
      prepare: (_, { players }) => Object.assign(players[1]!, { space: 'sea.2809', boat: 2 }),
    })
    stage.roll(2).dice(5).say('cast boat-summoning')
    // The boat with Bob in it can't be summoned.
    expect(stage.options.sort()).toEqual(['boat 1', 'boat 2'])
    stage.say('boat 2')
    expect([...stage.options].sort()).toEqual(['sea.2902', 'sea.3002', 'sea.3003'])
    stage.say('sea.3003')
    expect(stage.state.boats).toEqual(['sea.2909', 'sea.3003', 'sea.2809'])
    stage.say('board sea.3003')
    expect(stage.player().boat).toBe(1)
  },
)

rule('11.211', 'if Boat Summoning fails, the player can still move on', () => {
  const stage = caster({ ...SCHOLAR, at: SHORE, boats: ['sea.2909'] })
    .roll(2)
    .dice(6)
    .say('cast boat-summoning')
  expect(stage.state.boats).toEqual(['sea.2909'])
  stage.say('go meadowfarm.b1')
  expect(stage.player().space).toBe('meadowfarm.b1')
})

rule('11.2111', 'the range counts only Water, from the player to the boat', () => {
  // North of Meadowfarm, with a boat to the south of it: eight spaces around the tile.
  const offered = (order: OrderName, rank: Rank, boat: SpaceId) =>
    caster({ order, rank, at: 'meadowfarm.b6', boats: [boat] })
      .roll(1)
      .options.includes('cast boat-summoning')
  expect(offered('druids', 2, 'sea.2502')).toBe(true)
  expect(offered('druids', 2, 'sea.2808')).toBe(false)
  expect(offered('druids', 3, 'sea.2808')).toBe(true)
  expect(offered('druids', 3, 'sea.2819')).toBe(false)
  expect(offered('druids', 4, 'sea.2819')).toBe(false)
  expect(offered('sorcerers', 3, 'sea.2819')).toBe(true)
})

rule('11.2111', 'the adjacent Water is the first space of the range, and the space of the boat counts too', () => {
  const reached = (boat: SpaceId) =>
    caster({ order: 'druids', rank: 2, at: 'meadowfarm.b3', boats: [boat] })
      .roll(1)
      .options.includes('cast boat-summoning')
  // Five spaces to the east and to the west of him, and six.
  expect(['sea.3308', 'sea.2408'].map(reached)).toEqual([true, true])
  expect(['sea.3408', 'sea.2308'].map(reached)).toEqual([false, false])
})

rule('11.211', 'the nearest boat is listed first', () => {
  const stage = caster({ ...SCHOLAR, at: 'meadowfarm.b3', boats: ['sea.2608', 'sea.2508', 'sea.2908'] })
    .roll(1)
    .dice(1)
    .say('cast boat-summoning')
  expect(stage.options).toEqual(['boat 3', 'boat 1', 'boat 2'])
  expect(stage.asked.options.map(({ at }) => at)).toEqual([
    { space: 'sea.2908' },
    { space: 'sea.2608' },
    { space: 'sea.2508' },
  ])
})

rule('11.2111', 'boats cannot cross land: one at sea cannot reach a lake', () => {
  // Three tiles around a lake of three spaces; A6 of Meadowfarm touches the sea and the lake.
  const placements = [
    { tile: 'meadowfarm', hex: 495, turn: 0 },
    { tile: 'hillshire', hex: 292, turn: 0 },
    { tile: 'glendale', hex: 297, turn: 0 },
  ]
  const summon = (boat: SpaceId) =>
    caster({ ...SCHOLAR, at: 'meadowfarm.a6', boats: [boat], placements })
      .roll(1)
      .dice(1)
      .say('cast boat-summoning')
  expect(summon('sea.1211').state.boats).toEqual(['sea.1310'])
  expect(summon('sea.1508').state.boats).toEqual(['sea.1409'])
  const byTheLake = caster({ ...SCHOLAR, at: 'meadowfarm.b6', boats: ['sea.1310'], placements }).roll(1)
  expect(byTheLake.options).not.toContain('cast boat-summoning')
})

rule(
  '11.212',
  'Swiftness makes the Woods or Mountains of the Rank as cheap as Plains, at any time during movement',
  () => {
    const prices = (order: OrderName, rank: Rank) => {
      const price = (at: SpaceId, to: SpaceId) =>
        caster({ order, rank, at }).roll(6).dice(3).say('cast swiftness').option(`go ${to}`)!.cost
      return [price('woodland.a1', 'woodland.b1'), price('crescent-ridge.c6', 'crescent-ridge.b6')]
    }
    expect(prices('wizards', 2)).toEqual([1, 2])
    expect(prices('wizards', 3)).toEqual([1, 1])
    expect(prices('sorcerers', 2)).toEqual([2, 1])
    expect(prices('druids', 3)).toEqual([1, 2])
    const late = caster({ ...SCHOLAR, at: 'woodland.a1' })
      .roll(3)
      .say('go woodland.b1')
      .dice(1)
      .say('cast swiftness')
    late.say('go woodland.a2')
    expect(late.player().space).toBe('woodland.a2')
  },
)

rule('11.213', "Transporting replaces the Movement Roll, and if it fails the player doesn't move", () => {
  const stage = caster({ order: 'wizards', rank: 3, at: SHORE, seats: 2 }).dice(6).say('cast transporting')
  expect(stage.player().space).toBe(SHORE)
  expect(stage.question.seat).toBe(1)
  expect(stage.allTold('roll').map(({ purpose }) => purpose)).toEqual(['spell:transporting'])
})

rule(
  '11.213',
  'Transporting takes a Wizard of Rank 3 to a random space, or at Rank 4 to one in a chosen Territory',
  () => {
    const sage = caster({ order: 'wizards', rank: 3, at: SHORE }).dice(5, 1, 6, 1, 3).say('cast transporting')
    expect(sage.player().space).toBe('hillshire.a3')
    for (const order of ['wizards', 'sorcerers'] as const) {
      const stage = caster({ order, rank: 4, at: SHORE, prepare: (_, state) => (state.fallen = ['torwall']) })
      stage.dice(5, 4, 2).say('cast transporting')
      expect(stage.options).toHaveLength(17)
      expect(stage.options).not.toContain('torwall')
      // Everyone sees that it has been tried this turn (11.24).
      expect(stage.match.view(0).players[0]?.cast).toEqual(['transporting'])
      stage.say('meadowshire')
      expect(stage.player().space).toBe('meadowshire.b2')
    }
  },
)

const STONE = 'sacred-circle.c1'

rule('11.213', 'Transporting takes a Druid from a Stone, or at Rank 4 from anywhere, to a random Stone', () => {
  for (const rank of [2, 3] as const)
    expect(caster({ order: 'druids', rank, at: SHORE }).options.filter(id => id.startsWith('cast'))).toEqual([])
  const random = caster({ order: 'druids', rank: 2, at: STONE, seats: 2 }).dice(5, 1, 6, 1, 3).say('cast transporting')
  expect(random.player().space).toBe('hillshire.a3')
  const chosen = caster({ order: 'druids', rank: 3, at: STONE, seats: 2 }).dice(5, 1, 3).say('cast transporting')
  expect(chosen.say('torwall').player().space).toBe('torwall.a3')
  const stones = caster({ order: 'druids', rank: 4, at: SHORE, seats: 2 })
  expect(stones.options).toEqual(['roll', 'cast transporting to stone'])
  // The Stone with five dots is C2.
  stones.dice(1, 5).say('cast transporting to stone')
  expect(stones.player().space).toBe('sacred-circle.c2')
  expect(stones.question.seat).toBe(1)
})

rule(
  '11.2131',
  'a Druid gets one extra turn immediately after transporting from a Stone, but not from elsewhere',
  () => {
    for (const [rank, spell] of [
      [2, 'cast transporting'],
      [4, 'cast transporting to stone'],
    ] as const) {
      const stage = caster({ order: 'druids', rank, at: STONE, seats: 2 }).dice(5, 3, 6, 1, 3).say(spell)
      expect(stage.player().space).not.toBe(STONE)
      expect(stage.question).toMatchObject({ seat: 0, topic: 'roll' })
      if (rank === 2) expect(stage.roll(1).say('stop').question.seat).toBe(1)
      const failed = caster({ order: 'druids', rank, at: STONE, seats: 2 }).dice(6).say(spell)
      expect(failed.question.seat).toBe(1)
    }
    const wizard = caster({ order: 'wizards', rank: 3, at: STONE, seats: 2 })
      .dice(5, 1, 6, 1, 3)
      .say('cast transporting')
    expect(wizard.question.seat).toBe(1)
  },
)

rule('11.24', 'no Movement Spell can be tried twice in a turn, but each can be tried again in the next', () => {
  const stage = caster({ order: 'wizards', rank: 3, at: SHORE, boats: ['sea.2909'] }).roll(2)
  stage.dice(6).say('cast swiftness')
  expect(stage.options).not.toContain('cast swiftness')
  expect(stage.options).toContain('cast boat-summoning')
  stage.dice(6).say('cast boat-summoning')
  expect(stage.options.filter(id => id.startsWith('cast'))).toEqual([])
  stage.say('stop', 'no spell')
  expect(stage.roll(2).options.filter(id => id.startsWith('cast'))).toEqual(['cast boat-summoning', 'cast swiftness'])
})
