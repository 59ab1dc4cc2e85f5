import { expect } from 'vitest'
import { boardOf } from '../../../src/games/wizards/rules/facts/spaces.ts'
import { GRID, onBoard, type Placement } from '../../../src/games/wizards/rules/islands/grid.ts'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { giveEvent } from './company.ts'
import { beside } from './opening.ts'
import { enrol, GRID_OF_TILES, Stage } from './stage.ts'

const rule = rulesOf('wizards')

interface Afloat {
  readonly boats?: readonly string[]
  /** The number of Ann's boat. */
  readonly boat?: number
  readonly bob?: string
  readonly placements?: readonly Placement[]
  readonly change?: (ann: Player, bob: Player, state: WizardsState) => void
}

/** Sets up Ann in this space at the start of her turn, with boats in these places, and Bob in Torwall. */
function at(
  space: string,
  { boats = [], boat, bob = 'torwall.a1', placements = GRID_OF_TILES, change = () => {} }: Afloat = {},
) {
  return Stage.set({
    seats: 2,
    placements,
    prepare: state => {
      const [ann, other] = state.players as [Player, Player]
      ann.space = space
      ann.boat = boat ?? null
      other.space = bob
      state.boats = [...boats]
      change(ann, other, state)
    },
  })
}

const ids = (stage: Stage, verb: string) => stage.options.filter(id => id.startsWith(`${verb} `))

/** The water between Meadowfarm A5, a plain, and Crescent Ridge A2, a mountain. */
const STRAIT = 'sea.2505'
/** Open water, at least three spaces from any land in its row. */
const OPEN = 'sea.2009'

/** Takes Bob and Ann out of their Orders, so that their meeting has no effect. */
const bothEnrolled = (ann: Player, bob: Player) => {
  enrol(ann, 'wizards')
  enrol(bob, 'druids')
}

rule('6.swimming', 'entering Water takes the whole roll, for a single space', () => {
  const stage = at('meadowfarm.a5').roll(6)
  const water = beside(stage.state, 'meadowfarm.a5', 'sw')
  expect(stage.asked.options.find(({ id }) => id === `swim ${water}`)?.stops).toBe(true)
  expect(ids(stage, 'swim').sort()).toEqual(
    (['w', 'nw', 'sw'] as const).map(way => `swim ${beside(stage.state, 'meadowfarm.a5', way)}`).sort(),
  )
  stage.say(`swim ${water}`)
  expect(stage.player(0).space).toBe(water)
  expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
})

rule('6.swimming', 'a roll of 1 is enough to swim, but a partly spent roll is not', () => {
  expect(ids(at('meadowfarm.a5').roll(1), 'swim')).toHaveLength(3)
  const stage = at('meadowfarm.c5').roll(6)
  stage.say('go meadowfarm.a5')
  expect(stage.question).toMatchObject({ seat: 0, topic: 'move' })
  expect(ids(stage, 'swim')).toEqual([])
})

rule('6.swimming', 'a player without any points left cannot swim', () => {
  // Havilar takes 2 points on land.
  const stumbling = (roll: number) =>
    at('meadowfarm.a5', { change: (ann, _, state) => giveEvent(state, ann, 33, 9) }).roll(roll)
  expect(stumbling(2).asked).toMatchObject({ seat: 1, topic: 'roll' })
  expect(ids(stumbling(3), 'swim')).toHaveLength(3)
})

rule('6.swimming', 'nobody can swim from Water to Water', () => {
  const stage = at(STRAIT).roll(6)
  expect(ids(stage, 'swim')).toEqual([])
  expect(ids(stage, 'sail')).toEqual([])
})

rule('6.swimming', 'a swimmer lands for the price of the land, and can walk on with the rest', () => {
  const stage = at(STRAIT).roll(3)
  expect(stage.option('go meadowfarm.a5')?.cost).toBe(1)
  expect(stage.option('go crescent-ridge.a2')?.cost).toBe(2)
  stage.say('go meadowfarm.a5')
  expect(stage.option('go meadowfarm.c5')?.cost).toBe(1)
})

rule('6.swimming', 'a swimmer stays in the Water until a roll is high enough', () => {
  // East of Woodland B1 the sea touches only woods.
  const { state } = at(STRAIT)
  const stage = at(beside(state, 'woodland.b1', 'e'))
  stage.roll(1)
  // No choice is left: the turn is over.
  expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
  stage.roll(1).say('stop').roll(2)
  expect(ids(stage, 'go').sort()).toEqual(['go woodland.a2', 'go woodland.b1'])
})

rule('6.swimming', 'a swimmer can board only a Boat in the same space', () => {
  const next = beside(at(STRAIT).state, STRAIT, 'sw')
  // He gets there over land, for 2 points and 1.
  expect(
    at(STRAIT, { boats: [next] })
      .roll(6)
      .option(`board ${next}`)?.cost,
  ).toBe(3)
})

rule('6.swimming', 'swimming ends the move, even for a player who still has a spell', () => {
  const stage = at('meadowfarm.a5', { change: ann => enrol(ann, 'wizards', 2) })
  stage.roll(6).say(`swim ${STRAIT}`)
  expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
})

rule('6.swimming', 'a swimmer has no Random Encounter at sea', () => {
  const stage = at('meadowfarm.a5')
  stage.roll(1, 1).say(`swim ${STRAIT}`)
  expect(stage.allTold('result')).toEqual([])
})

rule('6.boarding', 'boarding a Boat costs 1', () => {
  expect(
    at('meadowfarm.a5', { boats: [STRAIT] })
      .roll(1)
      .option(`board ${STRAIT}`)?.cost,
  ).toBe(1)
  expect(
    at('meadowfarm.c5', { boats: [STRAIT] })
      .roll(1)
      .option(`board ${STRAIT}`),
  ).toBeUndefined()
  const stage = at('meadowfarm.c5', { boats: [STRAIT] }).roll(4)
  expect(stage.option(`board ${STRAIT}`)?.cost).toBe(2)
  stage.say(`board ${STRAIT}`)
  expect(stage.player(0)).toMatchObject({ space: STRAIT, boat: 0 })
})

rule('6.boarding', 'a Boat cannot be sailed in the turn it is boarded, but it can in the next turn', () => {
  const stage = at('meadowfarm.a5', { boats: [STRAIT] })
  stage.roll(6).say(`board ${STRAIT}`)
  expect(ids(stage, 'sail')).toEqual([])
  stage.say('stop').roll(1).say('stop').roll(6)
  expect(ids(stage, 'sail').length).toBeGreaterThan(0)
})

rule('6.boarding', 'a Boat between two lands serves as a bridge that costs as much as Plains', () => {
  const stage = at('meadowfarm.a5', { boats: [STRAIT] }).roll(3)
  expect(stage.option('go crescent-ridge.a2')?.cost).toBe(3)
  expect(at('meadowfarm.a5').roll(3).option('go crescent-ridge.a2')).toBeUndefined()
  stage.say('go crescent-ridge.a2')
  expect(stage.player(0)).toMatchObject({ space: 'crescent-ridge.a2', boat: null })
  // The boat stays in its place.
  expect(stage.state.boats).toEqual([STRAIT])
})

rule('6.boarding', 'the bridge can also be crossed in two steps, into and out of the Boat in the same turn', () => {
  const stage = at('meadowfarm.a5', { boats: [STRAIT] }).roll(3)
  stage.say(`board ${STRAIT}`)
  expect(stage.option('go crescent-ridge.a2')?.cost).toBe(2)
  stage.say('go crescent-ridge.a2')
  expect(stage.player(0)).toMatchObject({ space: 'crescent-ridge.a2', boat: null })
})

rule('6.boarding', 'adjacent Boats make a longer bridge', () => {
  const { state } = at(STRAIT)
  const second = beside(state, STRAIT, 'sw')
  const stage = at('meadowfarm.a5', { boats: [STRAIT, second] }).roll(2)
  expect(stage.option(`board ${second}`)?.cost).toBe(2)
  // The same is true for a player in one of the boats.
  const aboard = at(STRAIT, { boats: [STRAIT, second], boat: 0 }).roll(1)
  expect(aboard.option(`board ${second}`)?.cost).toBe(1)
  expect(aboard.say(`board ${second}`).player(0)).toMatchObject({ space: second, boat: 1 })
  // Without the first the second is out of reach.
  expect(ids(at('meadowfarm.a5', { boats: [second] }).roll(2), 'board')).toEqual([])
})

rule('6.boarding', 'nobody can board an occupied Boat, or cross over it', () => {
  const taken: Afloat = { boats: [STRAIT], bob: STRAIT, change: (_, bob) => void Object.assign(bob, { boat: 0 }) }
  const stage = at('meadowfarm.a5', taken).roll(6)
  expect(ids(stage, 'board')).toEqual([])
  expect(stage.option('go crescent-ridge.a2')).toBeUndefined()
})

rule('6.boarding', 'several Boats can share a space, each for one player', () => {
  const both: Afloat = {
    boats: [STRAIT, STRAIT],
    bob: STRAIT,
    change: (_, bob) => void Object.assign(bob, { boat: 0 }),
  }
  const stage = at('meadowfarm.a5', both)
  stage.roll(6).say(`board ${STRAIT}`)
  expect(stage.state.players.map(p => p.boat)).toEqual([1, 0])
})

rule('6.boarding', "a player in a Boat can't step into another in the same space", () => {
  expect(at(STRAIT, { boats: [STRAIT, STRAIT], boat: 0 }).roll(6).options).not.toContain(`board ${STRAIT}`)
})

rule('6.boarding', 'a Boat can be sailed into a space with another Boat', () => {
  const there = beside(at(OPEN).state, OPEN, 'w')
  const stage = at(OPEN, { boats: [OPEN, there], boat: 0 })
  stage.roll(1).say(`sail ${there}`, 'stop')
  expect(stage.state.boats).toEqual([there, there])
})

rule('6.boarding', 'a swimmer who comes to an occupied Boat meets its player', () => {
  const sat: Afloat = {
    boats: [STRAIT],
    bob: STRAIT,
    change: (ann, bob) => {
      bothEnrolled(ann, bob)
      bob.boat = 0
    },
  }
  const stage = at('meadowfarm.a5', sat)
  stage.roll(6).dice(3, 3).say(`swim ${STRAIT}`)
  expect(stage.told('meets')).toMatchObject([{ seat: 0, rule: '7.302' }])
  expect(stage.state.players.map(p => p.animal?.kind)).toEqual(['winged-horse', 'winged-horse'])
  const empty = at('meadowfarm.a5', { boats: [STRAIT] })
  empty.roll(6).say(`swim ${STRAIT}`)
  expect(empty.player(0).boat).toBeNull()
})

rule('6.boarding', 'a player who sails into a space with a swimmer meets them', () => {
  const swimmer = beside(at(OPEN).state, OPEN, 'w')
  const stage = at(OPEN, { boats: [OPEN], boat: 0, bob: swimmer, change: bothEnrolled })
  stage.roll(6)
  expect(stage.option(`sail ${swimmer}`)?.note).toBe('1 space west; ends your move')
  stage.dice(3, 3).say(`sail ${swimmer}`)
  expect(stage.told('meets')).toMatchObject([{ seat: 0, rule: '7.302' }])
  expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
})

rule('6.boarding', 'a swimmer climbs into an empty Boat in the same space for 1', () => {
  const stage = at(STRAIT, { boats: [STRAIT] }).roll(2)
  expect(stage.option(`board ${STRAIT}`)?.cost).toBe(1)
  stage.say(`board ${STRAIT}`)
  expect(stage.player(0).boat).toBe(0)
  expect(ids(stage, 'sail')).toEqual([])
  // A roll of 1 is enough, except for Dazed players, for whom every space costs 2.
  expect(at(STRAIT, { boats: [STRAIT] }).roll(1).options).toContain(`board ${STRAIT}`)
  const dazed = at(STRAIT, { boats: [STRAIT], change: ann => Object.assign(ann, { dazed: true }) })
  expect(ids(dazed.roll(1), 'board')).toEqual([])
})

rule('6.sailing', 'a Boat sails two Water spaces per point', () => {
  const stage = at(OPEN, { boats: [OPEN], boat: 0 }).roll(3)
  expect(stage.option('sail sea.1909')?.cost).toBe(0.5)
  expect(stage.option('sail sea.1409')?.cost).toBe(3)
  expect(stage.option('sail sea.1309')).toBeUndefined()
  stage.say('sail sea.1909')
  expect(stage.told('moved')).toMatchObject([{ seat: 0, from: OPEN, space: 'sea.1909', how: 'sails', cost: 0.5 }])
  expect(stage.question.text).toBe('Where to? 2½ points left.')
  stage.say('sail sea.1809')
  expect(stage.option('sail sea.1409')?.cost).toBe(2)
  expect(stage.option('sail sea.1309')).toBeUndefined()
  expect(stage.asked.options.find(({ id }) => id === 'sail sea.1409')?.stops).toBe(false)
  expect(stage.player(0).space).toBe('sea.1809')
  expect(stage.state.boats).toEqual(['sea.1809'])
  expect(stage.say('sail sea.1509').question.text).toBe('Where to? ½ point left.')
})

rule('6.sailing', 'an empty Boat stays where it is', () => {
  const stage = at('meadowfarm.a5', { boats: [STRAIT, OPEN] })
  stage.roll(6)
  expect(ids(stage, 'sail')).toEqual([])
  stage.say('go meadowfarm.c5', 'stop').roll(1).say('stop')
  expect(stage.state.boats).toEqual([STRAIT, OPEN])
})

rule('6.sailing', 'Boats cannot cross land', () => {
  const stage = at(STRAIT, { boats: [STRAIT], boat: 0 }).roll(6)
  const board = boardOf(stage.state)
  for (const id of ids(stage, 'sail')) expect(board.isWater(board.hex(id.slice(5)))).toBe(true)
  // The water east of Meadowfarm is six steps away as the crow flies and more than twelve for a boat.
  expect(GRID.distance(board.hex(STRAIT), board.hex('sea.3105'))).toBe(6)
  expect(stage.option('sail sea.3105')?.cost).toBeGreaterThan(3)
})

/** Meadowfarm is in the corner of the board, and Torwall in its usual place. */
const CORNER: readonly Placement[] = GRID_OF_TILES.map(p =>
  p.tile === 'meadowfarm' ? { ...p, hex: GRID.hex(3, 3) } : p.tile === 'torwall' ? { ...p, hex: GRID.hex(28, 5) } : p,
)

rule('6.sailing', 'a Boat can sail around an island at the edge of the board', () => {
  const corner = GRID.hex(3, 3)
  const ring = Array.from({ length: GRID.size }, (_, hex) => hex).filter(hex => GRID.distance(hex, corner) === 3)
  expect(ring).toHaveLength(18)
  expect(ring.filter(hex => !onBoard(hex))).toHaveLength(5)
  const { state } = at('torwall.a1', { placements: CORNER })
  const names = ring.map(hex => boardOf(state).name(hex))
  const [start] = names
  const stage = at(start!, { boats: [start!], boat: 0, placements: CORNER }).roll(6)
  // The way around is eighteen spaces, so none is farther than nine.
  for (const name of names.slice(1)) expect(stage.option(`sail ${name}`)?.cost).toBeLessThanOrEqual(4.5)
})

rule('6.leaving', 'leaving a Boat costs the price of the land', () => {
  const stage = at(STRAIT, { boats: [STRAIT], boat: 0 }).roll(3)
  expect(stage.option('go meadowfarm.a5')?.cost).toBe(1)
  expect(stage.option('go crescent-ridge.a2')?.cost).toBe(2)
  expect(stage.option('go meadowfarm.c5')?.cost).toBe(2)
  stage.say('go meadowfarm.a5')
  expect(stage.told('moved')).toMatchObject([{ how: 'lands', cost: 1 }])
  expect(stage.player(0)).toMatchObject({ space: 'meadowfarm.a5', boat: null })
  expect(stage.state.boats).toEqual([STRAIT])
  expect(ids(stage, 'sail')).toEqual([])
  expect(
    at(STRAIT, { boats: [STRAIT], boat: 0 })
      .roll(1)
      .option('go crescent-ridge.a2'),
  ).toBeUndefined()
})

rule('6.leaving', 'nobody can leave a Boat in a turn in which it was sailed', () => {
  const { state } = at(STRAIT)
  const before = beside(state, STRAIT, 'sw')
  const stage = at(before, { boats: [before], boat: 0 })
  stage.roll(6)
  expect(ids(stage, 'go').length).toBeGreaterThan(0)
  stage.say(`sail ${STRAIT}`)
  expect(ids(stage, 'go')).toEqual([])
  expect(ids(stage, 'board')).toEqual([])
  stage.say('stop').roll(1).say('stop').roll(6)
  expect(stage.option('go meadowfarm.a5')?.cost).toBe(1)
})
