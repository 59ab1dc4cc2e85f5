import { describe, expect } from 'vitest'
import { seaAround } from '../../../src/games/wizards/rules/facts/boats.ts'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import type { SpaceId } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { OrderName, Player, Rank, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { GRID_OF_TILES, type Stage } from '../wizards/stage.ts'
import { alone, enrol, points, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')
const board = Board.of(GRID_OF_TILES)

/** A coastal space, and water beside it. */
const SHORE = 'torwall.a1'
const WATER = board.name(board.open(board.hex(SHORE)).find(hex => board.isWater(hex))!)

/** Returns the number of steps by water from the named water. */
const stepsTo = (space: SpaceId): number => seaAround(board, [board.hex(WATER)]).far[board.hex(space)]! - 1
/** Returns the first and the last water that is this number of steps from the named one. */
const sea = (steps: number): SpaceId[] =>
  board.names.filter(name => name.startsWith('sea.') && board.hex(name) >= 0 && stepsTo(name) === steps)
const [near, far] = [(steps: number) => sea(steps)[0]!, (steps: number) => sea(steps).at(-1)!]

describe('a boat is summoned', () => {
  /** Lets Ann call a boat to the named water, with these boats on the board. */
  const calls = (boats: readonly SpaceId[], [order, rank]: readonly [OrderName, Rank] = ['wizards', 1]) =>
    alone((ann, state) => {
      enrol(ann, order, rank)
      ann.space = SHORE
      state.boats = [...boats]
    })
      .roll(6)
      .dice(1)
      .say('cast boat-summoning')
  const lies = (stage: Stage, boat = 0) => stepsTo(stage.say(WATER).state.boats[boat]!)

  rule('D32', 'to water next to the caller, if within the range of the Rank, or else five spaces nearer', () => {
    const stage = calls([near(3)])
    expect(stage.options).toContain(WATER)
    expect(stage.options.every(id => id.startsWith('sea.'))).toBe(true)
    expect([0, 4, 5, 6, 9].map(steps => lies(calls([near(steps)])))).toEqual([0, 0, 0, 1, 4])
    expect(lies(calls([near(15)], ['wizards', 3]))).toBe(0)
    expect(lies(calls([near(16)], ['wizards', 3]))).toBe(11)
    expect(lies(calls([near(25)], ['wizards', 4]))).toBe(0)
  })

  rule('D32', 'from the nearest space, or by choice from one of several equally near', () => {
    const nearest = calls([near(4), near(2)]).say(WATER)
    expect(nearest.state.boats).toEqual([near(4), WATER])
    expect(calls([near(2), near(4)]).say(WATER).state.boats).toEqual([WATER, near(4)])
    const tied = calls([near(3), near(4), far(3)]).say(WATER)
    expect(tied.options).toEqual(['boat 1', 'boat 3'])
    expect(tied.option('boat 3')?.at).toEqual({ space: far(3) })
    expect(tied.say('boat 3').state.boats).toEqual([near(3), near(4), WATER])
  })

  rule('D32', 'but the caller cannot board if none has come; only a Ranger walks on the water', () => {
    const none = calls([]).say(WATER)
    expect(none.options.filter(id => id.startsWith('board '))).toEqual([])
    expect(calls([near(9)]).say(WATER).options).not.toContain(`board ${WATER}`)
    expect(calls([near(9)], ['rangers', 2]).say(WATER).options).toContain(`board ${WATER}`)
  })

  rule('D25', 'with the Demons aboard, which attack where it arrives but not on the way', () => {
    const called = (haunted: boolean) => {
      const stage = revised(state => {
        const [ann, bob] = state.players as [Player, Player]
        enrol(ann, 'wizards', 4)
        ann.space = SHORE
        enrol(bob, 'sorcerers', 1)
        bob.space = WATER
        state.boats = [near(3)]
        if (haunted) Object.assign(state, { haunted: [0], demons: [near(3)] })
      })
      return stage.roll(6).dice(1).say('cast boat-summoning').dice(4, 1).say(WATER)
    }
    expect(called(true).allTold('meets')).toMatchObject([{ who: 'demons', seat: 1 }])
    expect(called(false).allTold('meets')).toEqual([])
    expect(called(false).state.demons).toEqual([])
  })
})

describe('an Animal is summoned after a turn without an encounter', () => {
  const stands = (
    [order, rank]: readonly [OrderName, Rank],
    red = 6,
    prepare: (ann: Player, state: WizardsState) => void = () => {},
  ) =>
    alone((ann, state) => {
      enrol(ann, order, rank)
      prepare(ann, state)
    })
      .dice(1, red)
      .say('roll', 'stop')

  rule('D23', 'by a player who knows the spell, chooses it and succeeds', () => {
    const druid = () => stands(['druids', 2])
    expect(druid().options).toEqual(['cast animal-summoning', 'no spell'])
    expect(druid().dice(1, 4, 4).say('cast animal-summoning').player().animal).toMatchObject({ kind: 'horse' })
    expect(druid().dice(6, 4, 4).say('cast animal-summoning').player().animal).toBeNull()
    const left = druid().say('no spell')
    expect([left.player().animal, left.allTold('spell')]).toEqual([null, []])
    expect(stands(['sorcerers', 2]).asked.topic).toBe('roll')
  })

  rule('D31', 'but not if a boat was summoned in that turn', () => {
    const druid = alone((ann, state) => {
      enrol(ann, 'druids', 2)
      ann.space = SHORE
      state.boats = [near(3)]
    })
    druid.dice(3, 6).say('roll').dice(6).say('cast boat-summoning', 'stop')
    expect(druid.asked.topic).toBe('roll')
  })

  rule('D34', 'by Mustering, using either die, but not where it avoids going', () => {
    const mustered = (animal: string, dice: readonly number[], space = 'meadowfarm.c1') => {
      const stage = stands(['rangers', 4], 6, ann => (ann.space = space))
      return stage
        .dice(1, ...dice)
        .say('cast animal-mustering')
        .say(...(stage.options.includes(animal) ? [animal] : []))
    }
    expect(mustered('horse', [4, 5]).player().animal).toMatchObject({ kind: 'horse' })
    expect(mustered('horse', [4, 5], 'sacred-circle.a1').player().animal).toBeNull()
    expect(mustered('dragon', [1, 5]).allTold('placed')).toMatchObject([{ what: 'dragon', space: 'meadowfarm.c1' }])
    expect(mustered('dove', [6, 5]).allTold('meets')).toMatchObject([{ who: 'hamdrel' }])
    const refused = stands(['rangers', 4], 1).dice(4, 6).say('no spell')
    expect(refused.allTold('result')[0]).toMatchObject({ table: 'random-encounters', on: 6 })
  })

  rule('D34', 'but a Dove only by a player with that spell', () => {
    const ready = () =>
      stands(['rangers', 3], 6, (ann, state) => {
        ann.points = points(60)
        state.fallen = ['hamdrels-cottage']
      })
    const hamdrel = (stage: Stage) => stage.allTold('meets').length
    expect(hamdrel(ready().dice(1, 6, 1).say('cast dove-summoning'))).toBe(1)
    expect(hamdrel(ready().dice(1, 5, 1).say('cast dove-summoning'))).toBe(0)
    expect(hamdrel(ready().dice(6, 6, 1).say('cast dove-summoning'))).toBe(0)
    expect(hamdrel(ready().say('no spell'))).toBe(0)
  })
})
