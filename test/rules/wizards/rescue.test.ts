import { expect } from 'vitest'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { GRID } from '../../../src/games/wizards/rules/islands/grid.ts'
import { type SpaceId, tileOf } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { type Laid, placed } from '../../games/wizards/hand-laid.ts'
import { rulesOf } from '../../rule.ts'
import { comeTogether, company, giveEvent, MEETING } from './company.ts'
import { enrol, type Stage } from './stage.ts'

const rule = rulesOf('wizards')

const HILLSHIRE_A3 = [1, 6, 1, 3] // Common, VI, A, 3
/** Water between Meadowfarm and Hillshire, and water too far from land for a swimmer. */
const STRAIT = 'sea.3105'
const OPEN_SEA = 'sea.2809'

/** Sets up Bob, who is to move, changed by `prepare`. There is no boat unless it adds one. */
function bobWaits(prepare: (state: WizardsState) => void = () => {}): Stage {
  return company([1, 1], {
    comes: 1,
    prepare: state => {
      state.players[0]!.space = 'torwall.b1'
      prepare(state)
    },
  })
}

const mayAsk = (stage: Stage): boolean => stage.options.includes('ask for help')

/** Lets Ann step from one space to another, where Bob has asked for help, with these dice there. */
function rescue(from: SpaceId, to: SpaceId, step: { roll: number; say?: string; dice?: number[] }): Stage {
  const stage = company([1, 1], {
    prepare: state => {
      state.players[0]!.space = from
      state.players[1]!.space = to
      state.players[1]!.stranded = true
      if (from.startsWith('sea')) {
        state.boats = [from]
        state.players[0]!.boat = 0
      }
    },
  })
  return stage
    .roll(step.roll)
    .dice(...(step.dice ?? HILLSHIRE_A3))
    .say(step.say ?? `go ${to}`)
}

rule('7.3031', 'a stranded player is met as usual until they ask for help', () => {
  const unasked = comeTogether(company([1, 1]), 3, 3)
  expect(unasked.told('result')).toMatchObject([{ table: 'player-encounters-1-3' }])
  const stage = company([1, 1, 1], { comes: 1, prepare: ({ players }) => (players[0]!.space = 'meadowfarm.c3') })
  stage.say('ask for help').roll(1).say('stop')
  // Cyd comes first and is rewarded; later arrivals meet nobody who needs help.
  stage.roll(2).dice(...HILLSHIRE_A3)
  expect(stage.player(1)).toMatchObject({ stranded: true })
  stage.say('go meadowfarm.c1', '15 knowledge')
  expect(stage.player(1)).toMatchObject({ stranded: false, space: 'hillshire.a3' })
  expect(stage.player(2).points.knowledge).toBe(15)
})

rule('7.3031', 'a player who asks for help still takes a turn, and asks only once', () => {
  const stage = bobWaits().say('ask for help')
  expect(stage.told('calls-for-help')).toMatchObject([{ seat: 1 }])
  expect(stage.options).toEqual(['roll'])
  expect(stage.asked.seat).toBe(1)
})

rule('7.3031', 'a player who has walked around without asking for help is met as usual', () => {
  const stage = company([1, 1], { prepare: ({ players }) => (players[1]!.space = 'meadowfarm.c3') })
  stage.roll(1).say(`go ${MEETING}`).roll(1).dice(3, 3).say(`go ${MEETING}`)
  expect(stage.told('result')).toMatchObject([{ table: 'player-encounters-1-3' }])
})

rule('7.3031', 'a player who has asked for help keeps waiting anywhere on the island, but not elsewhere', () => {
  const stage = bobWaits().say('ask for help').roll(1).say('go meadowfarm.b1')
  expect(stage.player(1).stranded).toBe(true)
  const away = bobWaits(state => {
    state.players[1]!.space = 'meadowfarm.a2'
  })
  away.say('ask for help').roll(1).say(`swim ${STRAIT}`)
  expect(away.player(1).stranded).toBe(false)
})

rule('7.3031', 'the same applies on the first island, and boarding a boat at sea ends the wait', () => {
  const onTorwall = bobWaits(state => (state.players[1]!.space = 'torwall.c1'))
  onTorwall.say('ask for help').roll(1).say('go torwall.c2')
  expect(onTorwall.player(1).stranded).toBe(true)
  const afloat = bobWaits(state => {
    state.boats = [OPEN_SEA]
    Object.assign(state.players[1]!, { space: OPEN_SEA, stranded: true })
  })
  afloat.roll(1).say(`board ${OPEN_SEA}`)
  expect(afloat.player(1)).toMatchObject({ boat: 0, stranded: false })
})

rule('7.3031a', 'a player is stranded on an island without a usable boat or another way off', () => {
  expect(mayAsk(bobWaits())).toBe(true)
  expect(mayAsk(bobWaits(state => (state.boats = [STRAIT])))).toBe(false)
  // A boat far away, and one with Ann in it, are no use to him.
  for (const space of [MEETING, 'glendale.a2']) {
    const farOff = bobWaits(state => {
      state.players[1]!.space = space
      state.boats = [OPEN_SEA]
    })
    expect(mayAsk(farOff), space).toBe(true)
  }
  const taken = bobWaits(state => {
    state.boats = [STRAIT]
    state.players[0]!.space = STRAIT
    state.players[0]!.boat = 0
  })
  expect(mayAsk(taken)).toBe(true)
  for (const kind of ['unicorn', 'winged-horse'] as const)
    expect(mayAsk(bobWaits(state => (state.players[1]!.animal = { kind, left: 1 })))).toBe(false)
  expect(mayAsk(bobWaits(state => (state.players[1]!.animal = { kind: 'horse', left: 1 })))).toBe(true)
})

rule(
  '7.3031a',
  'an Event that transports anywhere is a way off the island, but permission to enter the Star Crest is not',
  () => {
    const bobHolds = (event: number) => mayAsk(bobWaits(state => giveEvent(state, state.players[1]!, event, 9)))
    expect([30, 37, 27, 39].map(bobHolds)).toEqual([false, false, true, true])
    const withOther = bobWaits(state => {
      for (const event of [39, 30]) giveEvent(state, state.players[1]!, event, 9)
    })
    expect(mayAsk(withOther)).toBe(false)
  },
)

rule('7.3031a', 'a spell is a way off the island if its range is long enough', () => {
  const bobKnows = (order: 'wizards' | 'sorcerers' | 'druids', rank: 2 | 3, boat?: SpaceId) =>
    bobWaits(state => {
      enrol(state.players[1]!, order, rank)
      if (boat) state.boats = [boat]
    })
  expect(mayAsk(bobKnows('wizards', 3))).toBe(false) // Transporting
  expect(mayAsk(bobKnows('druids', 2))).toBe(true) // only from a Stone
  expect(mayAsk(bobKnows('druids', 2, 'sea.2810'))).toBe(false) // within five spaces
  expect(mayAsk(bobKnows('druids', 2, 'sea.2826'))).toBe(true)
  expect(mayAsk(bobKnows('sorcerers', 3, 'sea.2826'))).toBe(false)
  const atCircle = (order: 'wizards' | 'druids') =>
    bobWaits(state => {
      enrol(state.players[1]!, order, 2)
      state.players[1]!.space = 'sacred-circle.a1'
      // There is another route that doesn't lead through High Hollow, a swim to the east.
      state.fallen = ['megmorans-tower']
    })
  expect(mayAsk(atCircle('druids'))).toBe(false)
  expect(mayAsk(atCircle('wizards'))).toBe(true)
  expect(mayAsk(bobWaits(state => (state.players[1]!.space = 'meligars-tower.a1')))).toBe(false)
  // High Hollow admits no Dragonbound player.
  const bound = bobWaits(state => Object.assign(state.players[1]!, { space: 'meligars-tower.a1', bound: true }))
  expect(mayAsk(bound)).toBe(true)
})

rule('7.3031b', 'at sea, a player without a boat is stranded if no land is within a swim', () => {
  const swimming = (space: SpaceId, boat: SpaceId[] = []) =>
    bobWaits(state => {
      state.players[1]!.space = space
      state.boats = boat
    })
  expect(mayAsk(swimming(OPEN_SEA))).toBe(true)
  expect(mayAsk(swimming(STRAIT))).toBe(false)
  expect(mayAsk(swimming(OPEN_SEA, [OPEN_SEA]))).toBe(false)
  // A Horse makes one more space reachable.
  const onHorse = (swum: number) =>
    bobWaits(state => Object.assign(state.players[1]!, { space: OPEN_SEA, swum, animal: { kind: 'horse', left: 2 } }))
  expect([0, 1, 2].map(swum => mayAsk(onHorse(swum)))).toEqual([false, false, true])
  const afloat = bobWaits(state => {
    state.boats = [OPEN_SEA]
    Object.assign(state.players[1]!, { space: OPEN_SEA, boat: 0 })
  })
  expect(mayAsk(afloat)).toBe(false)
})

rule(['7.3031.lair', '7.3033'], 'a rescue from the Lair gives 25 points, divided as the rescuer chooses', () => {
  const stage = rescue('dragons-lair.b1', 'dragons-lair.a1', { roll: 2 })
  stage.say('12 knowledge').dice(1, 2).say('7 perception')
  expect(stage.player().points).toEqual({ knowledge: 12, perception: 7, power: 6 })
})

rule('7.3031.cottage', "a rescue from Hamdrel's tile gives 20 points", () => {
  const stage = rescue('hamdrels-cottage.b1', 'hamdrels-cottage.a1', { roll: 1 }).say('20 knowledge')
  expect(stage.player().points).toEqual({ knowledge: 20, perception: 0, power: 0 })
})

rule('7.3031.water', 'a rescue from the sea gives 20 points', () => {
  const stage = rescue('sea.2909', OPEN_SEA, { roll: 1, say: `sail ${OPEN_SEA}` }).say('0 knowledge', '20 perception')
  expect(stage.player().points).toEqual({ knowledge: 0, perception: 20, power: 0 })
})

rule('7.3031.island', 'a rescue from any other island gives 15 points', () => {
  const stage = rescue('meadowfarm.c1', MEETING, { roll: 1 })
  expect(stage.options).toHaveLength(16)
  stage.say('0 knowledge', '0 perception')
  expect(stage.player().points).toEqual({ knowledge: 0, perception: 0, power: 15 })
})

rule('7.30311', 'the rescued player is transported to another island, without a Player Encounter', () => {
  // The dice first give Meadowfarm, where he was stranded, and are rolled again.
  const stage = rescue('meadowfarm.c1', MEETING, { roll: 1, dice: [1, 5, 1, 1, ...HILLSHIRE_A3] }).say('15 knowledge')
  expect(stage.player(1).space).toBe('hillshire.a3')
  expect(stage.player(0).space).toBe(MEETING)
  expect(stage.allTold('result')).toEqual([])
})

rule('7.3032', 'the first to reach a player in a Trap frees them for 10 points, even without a call for help', () => {
  for (const trap of [{ kind: 'turns', left: 3 }, { kind: 'fortnight' }, { kind: 'roll' }] as const) {
    const stage = comeTogether(company([1, 1], { prepare: ({ players }) => (players[1]!.trap = trap) }))
    stage.say('4 knowledge', '3 perception')
    expect(stage.player().points).toEqual({ knowledge: 4, perception: 3, power: 3 })
    expect(stage.player(1).trap).toBeNull()
  }
})

rule('7.3032', 'turns lost to Demons or the Dragon are not a Trap', () => {
  const stage = comeTogether(company([1, 1], { prepare: ({ players }) => (players[1]!.stunned = 3) }), 3, 3)
  expect(stage.told('result')).toMatchObject([{ table: 'player-encounters-1-3' }])
  expect(stage.player(1).stunned).toBe(2)
})

rule('7.3032', 'a rescue requires no Rank, but nobody of Rank 0 or 4 gains points', () => {
  for (const rank of [0, 4] as const) {
    const stage = comeTogether(company([rank, 0], { prepare: ({ players }) => (players[1]!.trap = { kind: 'roll' }) }))
    expect(stage.player(1).trap).toBeNull()
    expect(stage.player().points).toEqual({ knowledge: 0, perception: 0, power: 0 })
  }
})

rule(
  '7.30321',
  'instead of a Player Encounter, the trapped player is freed on the spot and can move on the next turn',
  () => {
    const stage = comeTogether(
      company([1, 1], { prepare: ({ players }) => (players[1]!.trap = { kind: 'turns', left: 5 }) }),
    )
    stage.say('10 knowledge')
    expect(stage.allTold('result')).toEqual([])
    expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
    stage.roll(1).say('go meadowfarm.c3')
    expect(stage.player(1).space).toBe('meadowfarm.c3')
  },
)

/** Sets up Bob on Meadowfarm with tiles placed by hand. The boat, if any, is off the far side of Torwall. */
function bobOn(tiles: readonly Laid[], hasBoat = false): Stage {
  const placements = placed(['meadowfarm', 0, 0, 0], ...tiles)
  const board = Board.of(placements)
  const home = board.hex('meadowfarm.center')
  const offTorwall = board.land
    .filter(hex => tileOf(board.name(hex)) === 'torwall')
    .flatMap(hex => board.open(hex).filter(next => board.isWater(next)))
    .sort((a, b) => GRID.distance(home, b) - GRID.distance(home, a))
  return company([1, 1], {
    comes: 1,
    placements,
    prepare: state => {
      for (const player of state.players) player.space = 'meadowfarm.center'
      if (hasBoat) state.boats = [board.name(offTorwall[0]!)]
    },
  })
}

rule('7.3031a', 'shores a one-space swim apart count as one island when looking for a boat', () => {
  const boatOff = (steps: number) =>
    bobOn(
      [
        ['torwall', steps, 0, 0],
        ['dragons-lair', -9, 0, 0],
      ],
      true,
    )
  expect([6, 7].map(steps => mayAsk(boatOff(steps)))).toEqual([false, true])
})

rule('7.3031', 'nobody is stranded if all land is connected, because there is nowhere else to go', () => {
  const lair = (steps: number) =>
    bobOn([
      ['torwall', 5, 0, 0],
      ['dragons-lair', -steps, 0, 0],
    ])
  expect([5, 9].map(steps => mayAsk(lair(steps)))).toEqual([false, true])
})

rule('7.30311', 'if all land is connected, the rescued player is transported to any land space (ruling 103)', () => {
  const stage = company([1, 1], {
    placements: placed(['meadowfarm', 0, 0, 0], ['torwall', 5, 0, 0]),
    prepare: ({ players }) => (players[1]!.stranded = true),
  })
  comeTogether(stage).say('15 knowledge')
  expect(stage.allTold('transported')).toMatchObject([{ seat: 1, from: MEETING }])
  expect(['meadowfarm', 'torwall']).toContain(tileOf(stage.player(1).space))
})

rule('7.30311', 'a player rescued to another space of the only island is no longer stranded', () => {
  /**
   * Lets Ann rescue Bob, who is carried to Torwall A1 no matter what the dice say. Then Cyd steps to him from the next
   * space.
   */
  const twice = () => {
    const stage = company([1, 1, 1], {
      placements: placed(['meadowfarm', 0, 0, 0], ['torwall', 5, 0, 0]),
      prepare: ({ players }) => {
        players[1]!.stranded = true
        players[2]!.space = 'torwall.b1'
      },
    })
    comeTogether(stage, ...Array.from({ length: 101 }, () => [1, 1, 1, 1]).flat()).say('15 knowledge')
    expect(stage.player(1).space).toBe('torwall.a1')
    stage.roll(1).say('stop').roll(2).dice(6, 6).say('go torwall.a1')
    return stage
  }
  expect(twice().told('result')).toMatchObject([{ table: 'player-encounters-1-3' }])
})
