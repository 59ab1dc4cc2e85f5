import { describe, expect } from 'vitest'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import type { OrderName, Player, Rank, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { GRID_OF_TILES } from '../wizards/stage.ts'
import { alone, enrol, points } from './stage.ts'

const rule = rulesOf('wizards-revised')
const board = Board.of(GRID_OF_TILES)
/** Returns the land spaces next to one that no wall or water separates from it. */
const beside = (space: string): string[] =>
  board
    .open(board.hex(space))
    .filter(hex => !board.isWater(hex))
    .map(hex => board.name(hex))
/** A space of the Lair, and one beside it. */
const HERE = 'dragons-lair.c1'
const THERE = beside(HERE).find(space => /^dragons-lair\.[abc]\d/.test(space))!

/** Sets up Ann, in an Order at a Rank, on her plain. */
const of = (order: OrderName, rank: Rank, prepare: (ann: Player, state: WizardsState) => void = () => {}) =>
  alone((ann, state) => {
    enrol(ann, order, rank)
    prepare(ann, state)
  })

describe('the new spells', () => {
  rule('D34', 'Animal Mustering lets the player choose either die, and replaces a Random Encounter', () => {
    const stage = of('rangers', 4).dice(1, 1).say('roll').say('stop')
    expect(stage.options).toContain('cast animal-mustering')
    stage.dice(1, 2, 5).say('cast animal-mustering')
    expect([...stage.options].sort()).toEqual(['hound', 'unicorn'])
    expect(stage.say('unicorn').player().animal).toMatchObject({ kind: 'unicorn' })
    // Nothing else has come.
    expect(stage.allTold('result').map(({ table }) => table)).not.toContain('random-encounters')
  })

  rule('D34', 'after Mustering fails, the Random Encounter uses the lower die', () => {
    const stage = of('rangers', 4).dice(1, 1).say('roll').say('stop')
    stage.dice(6, 5, 6).say('cast animal-mustering')
    expect(stage.allTold('result').find(({ table }) => table === 'random-encounters')).toMatchObject({ on: 5 })
  })

  rule('D34', "once Hamdrel's land has fallen, a player ready to advance can call a Dove", () => {
    const asks = (ready: boolean, fallen: boolean) => {
      const stage = of('rangers', 3, (ann, state) => {
        ann.points = points(ready ? 60 : 20)
        if (fallen) state.fallen = ['hamdrels-cottage']
      })
        .dice(1, 6)
        .say('roll')
        .say('stop')
      return stage.options.includes('cast dove-summoning')
    }
    expect([asks(true, true), asks(true, false), asks(false, true)]).toEqual([true, false, false])
  })

  rule('D34', 'the Dragon can be dodged on its arrival for three days; failure means a worse row', () => {
    const come = (...dice: number[]) => {
      const stage = of('evil', 4, (ann, state) => {
        ann.space = HERE
        ann.lair = 13
        state.dragon = THERE
        state.decks.tasks = { draw: [], discard: [] }
      }).roll(1)
      stage.say(`go ${THERE}`)
      expect(stage.options).toContain('cast dragon-dodging')
      return stage.dice(...dice).say('cast dragon-dodging')
    }
    const dodged = come(1)
    expect(dodged.player()).toMatchObject({ lair: 10, space: THERE })
    expect(dodged.allTold('result').filter(({ table }) => table === 'dragon')).toEqual([])
    // After a dodge, it moves as if she were outside.
    expect(dodged.state.dragon).toBe(THERE)
    expect(
      come(6, 5, 6)
        .allTold('result')
        .find(({ table }) => table === 'dragon'),
    ).toMatchObject({ on: 5 })
  })

  rule('D34', 'Swiftness of Rank 2 works for Wizards only on Common Lands', () => {
    /** Returns the price of a step from a plain into the same tile's woods or mountains, by spell. */
    const price = (tile: string) => {
      const rough = (space: string) => ['woods', 'mountains'].includes(board.ground[board.hex(space)]!)
      const plain = board.names.find(
        name => name.startsWith(`${tile}.`) && board.ground[board.hex(name)] === 'plains' && beside(name).some(rough),
      )!
      const stage = of('wizards', 2, ann => (ann.space = plain)).roll(6)
      if (stage.options.includes('cast swiftness')) stage.dice(1).say('cast swiftness')
      return stage.option(`go ${beside(plain).find(rough)}`)!.cost
    }
    expect([price('hillshire'), price('green-grove'), price('meligars-tower')]).toEqual([1, 2, 2])
  })

  rule('D34', 'at Rank 4 Evil escapes being Dazed, but Demons still come', () => {
    const met = (rank: Rank, ...dice: number[]) => {
      const stage = of('evil', rank, (_, state) => (state.demons = ['meadowfarm.c2']))
        .roll(1)
        .say('go meadowfarm.c2')
      const none = stage.options.find(id => id === 'no spell')
      if (none) stage.dice(4, 4, ...dice).say(none)
      return stage
    }
    const asked = met(4)
    expect(asked.options).toContain('cast escaping')
    asked.dice(1, 2, 2).say('cast escaping')
    expect(asked.player().dazed).toBe(false)
    expect(asked.state.demons).toHaveLength(2)
  })

  rule('D34', 'Evil can escape being Dragonbound when the Dragon attacks', () => {
    const stage = of('evil', 2, (ann, state) => {
      ann.space = HERE
      ann.lair = 13
      state.dragon = THERE
      state.decks.tasks = { draw: [], discard: [] }
    }).roll(1)
    stage.dice(1, 1).say(`go ${THERE}`)
    if (stage.asked.topic === 'action') stage.say(stage.options.at(-1)!)
    expect(stage.options).toContain('cast escaping')
    expect(stage.dice(1, 1, 1).say('cast escaping').player().bound).toBe(false)
  })
})

describe('Random Encounters and the Movement Roll', () => {
  rule('D23', 'a player who stays after a Movement Roll can have one, or summon; a player who flew cannot', () => {
    const stood = of('druids', 2).dice(3, 1).say('roll').dice(6, 6, 1).say('stop')
    expect(stood.allTold('result').some(({ table }) => table === 'random-encounters')).toBe(true)
    const flown = of('druids', 2, ann => {
      ann.events = [{ id: 37, until: null, turns: 2 }]
    }).say('transport meadowfarm.c3')
    expect(flown.allTold('result')).toEqual([])
    expect(flown.allTold('spell')).toEqual([])
    expect(flown.asked.topic).toBe('roll')
  })
})
