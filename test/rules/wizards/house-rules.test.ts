import { expect, it } from 'vitest'
import { wizards } from '../../../src/games/wizards/game.ts'
import { leaveBoats, moveBoat } from '../../../src/games/wizards/rules/facts/boats.ts'
import type { WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { Match, seedRandom } from '../../../src/kernel/index.ts'
import { randomAnswer } from '../../../src/lab/fuzz.ts'
import { newHeader } from '../../../src/storage/index.ts'
import { rulesOf } from '../../rule.ts'
import { comeTogether, MEETING } from './company.ts'
import { enrol, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')

/** Completes a Task after this number of others, with these players and house rules. */
function complete(completed: number, seats: number, house?: WizardsState['house']): WizardsState {
  const stage = Stage.set({
    seats,
    prepare: state => {
      const ann = state.players[0]!
      enrol(ann, 'druids')
      ann.tasks = [
        heldTask(48, [
          [0, 0, 'hillshire.c6'],
          [1, 0, MEETING],
        ]),
      ]
      ann.tasks[0]!.marks[0]!.done = true
      for (const other of state.players.slice(1)) other.space = `torwall.b${other.seat}`
      Object.assign(state, { completed, tasksDone: completed, ...(house ? { house } : {}) })
    },
  })
  return comeTogether(stage).say('take a10').state
}

rule('12.2', 'by the house rule three Tasks per player thwart an attack, by the rulebook ten in all', () => {
  const house = { thwart: 'players' } as const
  expect(complete(2, 1, house)).toMatchObject({ completed: 0, thwarts: 1 })
  expect(complete(2, 1)).toMatchObject({ completed: 3, thwarts: 0 })
  expect(complete(4, 2, house)).toMatchObject({ completed: 5, thwarts: 0 })
  expect(complete(5, 2, house)).toMatchObject({ completed: 0, thwarts: 1 })
})

/** Lets Demons in the Lair carry a player to another of its spaces on Day 9. */
function carriedWithinLair(house?: WizardsState['house']): number | null {
  const stage = Stage.set({
    prepare: state => {
      const ann = state.players[0]!
      enrol(ann, 'druids')
      Object.assign(ann, { space: 'dragons-lair.b2', lair: 16 })
      Object.assign(state, { day: 9, demons: ['dragons-lair.a3'], dragon: 'glendale.a3', ...(house ? { house } : {}) })
    },
  })
  stage.roll(2).dice(5, 1, 1, 1, 3, 6).say('go dragons-lair.a3')
  expect(stage.player().space).toBe('dragons-lair.b6')
  return stage.player().lair
}

rule('12.511', 'only by the house rule does a transport within the Lair restart Lair Time', () => {
  expect(carriedWithinLair()).toBe(16)
  expect(carriedWithinLair({ lair: 'reset' })).toBe(9 + 13)
})

/** Lets a Druid of Rank 3, who knows Demon Dispelling, go to a space with two Demons. */
const amongDemons = (demons: readonly string[], more: Partial<WizardsState> = {}): Stage =>
  Stage.set({
    prepare: state => {
      enrol(state.players[0]!, 'druids')
      Object.assign(state.players[0]!, { space: 'hillshire.a2', rank: 3 })
      Object.assign(state, { demons: [...demons], house: { demons: 'stack' }, ...more })
    },
  })

rule(
  ['7.4', '11.222'],
  'if Demons share a space, a spell is tried against one of them, and the player meets the rest',
  () => {
    const stage = amongDemons(['hillshire.a1', 'hillshire.a1', 'hillshire.a1'])
    stage.roll(6).say('go hillshire.a1').dice(1, 3).say('cast demon-dispelling')
    expect(stage.state.demons).toEqual(['hillshire.a1', 'hillshire.a1'])
    // The second flees, and the third dazes the Druid and leaves another in Hillshire.
    stage.dice(6, 6, 2).say('3 power').dice(4, 1, 6, 6).say('2 power')
    expect(stage.player().dazed).toBe(true)
    expect(stage.state.demons).toEqual(['hillshire.a1', 'hillshire.c6'])
  },
)

rule('11.222', 'if Demons share a space, a player carried to another space can try the spell again', () => {
  const stage = amongDemons(['hillshire.a1', 'hillshire.a1', 'dragons-lair.b6'])
  stage.roll(6).say('go hillshire.a1').dice(6, 5, 1, 6, 6, 3, 6).say('cast demon-dispelling')
  expect([stage.player().space, stage.asked.topic]).toEqual(['dragons-lair.b6', 'spell'])
})

rule('7.3041', 'only by the house rule does a second Demon stay in a space, where it is met immediately', () => {
  const placed = (house: WizardsState['house']) => {
    const stage = amongDemons(['hillshire.a1'], { house })
    // The first takes turns, and the marker that it leaves comes to the same space.
    return stage.roll(6).say('go hillshire.a1').dice(1, 1, 1, 1, 1).say('no spell')
  }
  const stacked = placed({ demons: 'stack' })
  expect(stacked.state.demons).toEqual(['hillshire.a1', 'hillshire.a1'])
  expect([stacked.asked.topic, stacked.told('meets').length]).toEqual(['spell', 1])
  expect(placed({}).state.demons).toEqual(['hillshire.a1'])
})

rule('12.141', 'by the house rule a boat carries every Demon that came aboard, and no others', () => {
  const state = { ...Stage.set().state, house: { demons: 'stack' as const } }
  const at = (space: string) => state.demons.filter(demon => demon === space).length
  Object.assign(state, { boats: ['sea.101', 'sea.101'], demons: Array(4).fill('sea.101'), haunted: [0, 0, 1] })
  moveBoat(state, 0, 'sea.102')
  expect([at('sea.101'), at('sea.102')]).toEqual([2, 2])
  // One of two aboard is dispelled.
  state.demons.shift()
  leaveBoats(state, 'sea.102')
  expect(state.haunted).toEqual([0, 1])
})

it('the state and the view contain house rules only if there are any', () => {
  const begun = (options: Record<string, string>) =>
    Match.begin(wizards, newHeader(wizards, { seats: ['Ann', 'Bob'], seed: 's', options }))
  const match = begun({ thwart: 'players', lair: 'reset' })
  expect(match.state).toHaveProperty('house', { thwart: 'players', lair: 'reset' })
  expect(match.view(1)).toHaveProperty('house', { thwart: 'players', lair: 'reset' })
  expect(begun({ thwart: 'ten', lair: 'book' }).state).not.toHaveProperty('house')
  expect(() => begun({ thwart: 'five' })).toThrow('In Wizards, thwart must be ten or players, not "five"')
})

it('random games work with every combination of the house rules', () => {
  for (const [thwart, lair, demons] of [
    ['players', 'book', 'one'],
    ['ten', 'reset', 'stack'],
    ['ten', 'book', 'stack'],
    ['players', 'reset', 'stack'],
  ] as const)
    for (const seats of [
      ['Ann', 'Bob'],
      ['Ann', 'Bob', 'Cyd', 'Dan'],
    ]) {
      const seed = `${thwart} ${lair} ${demons} ${seats.length}`
      const match = Match.begin(wizards, newHeader(wizards, { seats, seed, options: { thwart, lair, demons } }))
      const random = seedRandom(seed, 'play')
      for (let n = 0; n < 600 && !match.over; n++) {
        const { seat, id } = randomAnswer(random, match.questions)
        match.answer(seat, id)
        wizards.check(match.state)
      }
      expect(match.length).toBeGreaterThan(100)
    }
})
