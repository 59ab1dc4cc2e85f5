import { describe, expect } from 'vitest'
import type { HeldTask, Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { putOut } from '../wizards/company.ts'
import { alone, enrol, errand, heldTask, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')
const MEETING = 'meadowfarm.c2'
const DWELLING = 'edgewood.a1'

describe('a player who stays', () => {
  rule('D30', 'can still meet Hamdrel, but nobody else, after a failed call or healing', () => {
    const stays = (prepare: (ann: Player) => void, ...dice: number[]) =>
      alone(ann => {
        ann.space = 'hamdrels-cottage.center'
        ann.hamdrel = { meetings: 1, visits: 1 }
        prepare(ann)
      })
        .dice(...dice, 5, 5, 1, 1, 1, 1)
        .say('call for help')
        .allTold('meets')
        .map(({ who }) => who)
    const nothing = () => {}
    expect(stays(nothing, 6, 6)).toEqual(['hamdrel'])
    expect(stays(ann => (ann.dazed = true), 3, 4)).toEqual(['hamdrel'])
    expect(stays(ann => (ann.hamdrel.meetings = 3), 6, 6)).toEqual([])
    expect(stays(ann => (ann.trap = { kind: 'roll' }), 6, 6)).toEqual([])
  })

  rule('D22', 'cannot use a marker tied to a closed place, but can use one that is there by chance (R24)', () => {
    const town = 'hillshire.c6'
    const comes = (task: HeldTask, visits: number) => {
      const space = task.marks.find(({ done }) => !done)!.at!
      const stage = alone(ann => {
        enrol(ann, 'wizards', 1)
        Object.assign(ann, {
          space: space === DWELLING ? 'edgewood.b4' : 'hillshire.a1',
          visits: { [space]: visits },
          tasks: [task],
        })
      })
      const there = space === DWELLING ? [3, 3, 1, 1] : space === town ? [1, 6, 5, 6] : [1, 6, 5, 1]
      return stage.dice(3, 1, ...there, 6, 6).say('call for help').asked.topic
    }
    const byChance = errand(31, town)
    const byName = heldTask(48, [[0, 0, town]])
    expect([0, 1, 2].map(visits => comes(byChance, visits))).toEqual(['marker', 'marker', 'marker'])
    expect([0, 1, 2].map(visits => comes(byName, visits))).toEqual(['marker', 'marker', 'roll'])
    // Places in order: a chosen town, every town, the Dwelling of a flower's land, the farthest, and the same again.
    const tied: HeldTask[] = [
      heldTask(24, [[0, 1, town]]),
      heldTask(60, [[1, 0, DWELLING]]),
      heldTask(75, [[1, 0, DWELLING]]),
      heldTask(45, [[2, 0, DWELLING]]),
      heldTask(52, [[3, 0, town]]),
    ]
    expect(tied.map(task => comes(task, 2))).toEqual(tied.map(() => 'roll'))
    // A random Coastal space is only a place by chance.
    expect(comes(errand(71, town), 2)).toBe('marker')
    expect(comes(errand(31, 'hillshire.c1'), 2)).toBe('marker')
  })

  rule('D22', 'cannot take up a marker left for later without leaving and returning (R23)', () => {
    const stands = () => {
      const stage = alone(ann => {
        enrol(ann, 'sorcerers', 1)
        ann.tasks = [errand(1, ann.space)]
      })
      return stage.roll(1).say('stop').asked.topic
    }
    expect(stands()).not.toBe('marker')
  })

  rule('D23', 'can have a Random Encounter after a roll in spite of another player and Demons', () => {
    const stands = (prepare: (ann: Player, bob: Player, state: WizardsState) => void) => {
      const stage = revised(state => {
        const [ann, bob] = state.players
        enrol(ann!, 'sorcerers', 1)
        enrol(bob!, 'sorcerers', 1)
        prepare(ann!, bob!, state)
      })
      stage.dice(1, 1).say('roll').dice(5, 5).say('stop')
      return stage.allTold('result').map(({ table }) => table)[0]
    }
    const nobody = () => {}
    const beside = (ann: Player, bob: Player) => (bob.space = ann.space)
    const haunted = (ann: Player, _: Player, state: WizardsState) => state.demons.push(ann.space)
    const chance = 'random-encounters'
    expect([nobody, beside, haunted].map(prepare => stands(prepare))).toEqual([chance, chance, chance])
    expect(stands((ann, _, state) => putOut(state, 'veldor', ann.space))).toBe(undefined)
    expect(stands((ann, _, state) => (state.dragon = ann.space))).toBe(undefined)
  })

  rule('D23', 'has no Random Encounter after arriving where there are Demons or another player', () => {
    const stage = revised(state => {
      for (const player of state.players) enrol(player, 'sorcerers', 1)
      state.players[1]!.space = MEETING
    })
    stage.dice(1, 1).say('roll').dice(3, 3).say(`go ${MEETING}`)
    expect(stage.allTold('result').map(({ table }) => table)).toEqual(['player-encounters-1-3'])
  })
})

describe('a player who is carried off', () => {
  rule('D29', 'is met by Demons at the destination only after landing', () => {
    const met = () => {
      const stage = alone((ann, state) => {
        enrol(ann, 'sorcerers', 1)
        Object.assign(ann, { space: 'dragons-lair.c1', lair: 13 })
        state.demons = ['dragons-lair.c6']
        state.dragon = 'dragons-lair.b5'
      })
      // Carried to A1 of the Lair, where the new Demons come as well: those stun her, and others come to B3.
      stage.roll(1).dice(5, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 6, 6, 1).say('go dragons-lair.c6')
      return stage.allTold('meets').filter(({ who }) => who === 'demons').length
    }
    expect(met()).toBe(2)
  })

  rule('D29', 'does not meet players who are still on their way when landing first', () => {
    const comesUpon = () => {
      const stage = revised(state => {
        for (const player of state.players) enrol(player, 'sorcerers', 1)
        state.players[1]!.space = MEETING
      })
      // Each is transported, both to Torwall A1, where the horses come to them.
      stage.roll(1).dice(2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3).say(`go ${MEETING}`)
      return stage.allTold('meets').map(({ seat, space }) => [seat, space])
    }
    const torwall = 'torwall.a1'
    expect(comesUpon()).toEqual([
      [0, MEETING],
      [1, torwall],
    ])
  })

  rule('D40', 'takes up the second marker of a Task when carried there, even in a closed place', () => {
    const carried = () =>
      alone((ann, state) => {
        enrol(ann, 'sorcerers', 1)
        Object.assign(ann, {
          space: 'torwall.c1',
          visits: { 'torwall.center': 2 },
          tasks: [
            heldTask(9, [
              [0, 0, 'torwall.c2'],
              [1, 0, 'torwall.center'],
              [2, 0, null],
            ]),
          ],
        })
        state.demons = []
      })
        .roll(1)
        .say('go torwall.c2', 'take a00')
        .player()
        .tasks[0]!.marks.map(({ done }) => done)
    expect(carried()).toEqual([true, true, false])
  })
})
