import { describe, expect } from 'vitest'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import type { Stage } from '../wizards/stage.ts'
import { enrol, eveOf, heldTask, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')

const IN = 'dragons-lair.b3'
/** The dice for B3 of a land. */
const TO_B3 = [3, 3]
const CENTER = 'dragons-lair.center'
const AWAY = 'timberlane.a1'

/** Demons carry a player into the Lair, here to B3 of it; the Dragon carries a player to its Center. */
const TO_LAIR = [5, 5, ...TO_B3]
const TO_CENTER = [5, 5]
const UNHARMED = [6, 6]
const ROBBED = [2, 2]

type Players = readonly [Player, Player, ...Player[]]

/**
 * Lets Evil act at the end of the third Fortnight, immediately because the last turn of Day 42 is lost, with these
 * dice.
 */
const evil = (dice: readonly number[], prepare: (players: Players, state: WizardsState) => void, seats = 2): Stage =>
  revised(
    state => {
      eveOf(state, 3)
      for (const player of state.players) {
        enrol(player, 'sorcerers', 1)
        player.lair = 60
      }
      state.players.at(-1)!.stunned = 1
      state.forced = [...dice]
      prepare(state.players as unknown as Players, state)
    },
    { seats },
  )

/** Returns the events in order: meetings, transports, arrivals of Demons and the Dragon, and turns. */
const told = ({ match }: Stage): string[] =>
  match.events().flatMap(event => {
    switch (event.kind) {
      case 'meets':
        return [`${event.seat} meets ${event.who}`]
      case 'transported':
        return [`${event.seat} leaves`]
      case 'demon':
        return event.what === 'appears' ? [`Demons at ${event.space}`] : []
      case 'placed':
        return [`${event.what} at ${event.space}`]
      case 'turn':
        return [`turn of ${event.seat}`]
      default:
        return []
    }
  })

/** Returns a Task with its first marker in Torwall, which falls and so turns the other one into Demons. */
const doomed = (other: string) =>
  heldTask(8, [
    [0, 0, 'torwall.center'],
    [1, 0, other],
  ])

describe('at the end of a turn', () => {
  rule(['D26', 'D29'], 'a player carried off when the Dragon stirs lands before the next turn', () => {
    const stage = revised(({ players: [ann] }) => {
      enrol(ann!, 'sorcerers', 1)
      Object.assign(ann!, { space: IN, lair: 60 })
    })
    stage
      .roll(1)
      .dice(...TO_B3)
      .say('stop')
      .dice(...TO_CENTER)
      .say('leave')
    expect(stage.player().space).toBe(CENTER)
    expect(told(stage)).toEqual(['turn of 0', `dragon at ${IN}`, '0 meets dragon', '0 leaves', '0 meets dragon'])
    stage.dice(...UNHARMED).say('leave')
    expect(told(stage).at(-1)).toBe('turn of 1')
  })
})

describe('at the end of Day 14', () => {
  rule(['D12', 'D29'], 'a player carried off by the Dragon on its way home lands before the next day', () => {
    const stage = evil([...TO_B3, ...TO_CENTER], ([ann], state) => {
      state.thwarts = 1
      state.dragon = AWAY
      ann.space = IN
    }).say('leave')
    expect(told(stage)).toEqual(['turn of 1', `dragon at ${IN}`, '0 meets dragon', '0 leaves', '0 meets dragon'])
    expect(stage.state.day).toBe(42)
  })

  rule('D34', 'the next day, the Dragon again notices a player who dodged it on its way home', () => {
    const stage = evil(TO_B3, ([ann], state) => {
      state.thwarts = 1
      state.dragon = AWAY
      enrol(ann, 'evil', 4)
      ann.space = IN
    })
    stage.dice(1).say('cast dragon-dodging').roll(1).say('stop')
    expect(stage.state.day).toBe(43)
    expect(stage.asked).toMatchObject({ seat: 0, topic: 'spell', data: { on: 'dragon-stirs' } })
  })
})

describe('when lands fall', () => {
  rule(
    ['D12', 'D29'],
    'a player carried off by the Dragon on its return to the Lair lands before the players from fallen land',
    () => {
      const stage = evil([...TO_B3, ...TO_CENTER], ([ann, bob], state) => {
        state.demons = ['torwall.a1']
        state.dragon = 'torwall.a2'
        ann.space = IN
        bob.space = 'torwall.c1'
      }).say('leave')
      const before = ['turn of 1', `dragon at ${IN}`, '0 meets dragon', '0 leaves', '0 meets dragon']
      expect(told(stage)).toEqual(before)
      // Bob is on his way, and nobody meets him.
      expect(stage.state.withinTurn?.aloft).toEqual([{ seat: 1, onErrand: false, waits: true }])
      stage.dice(...UNHARMED, 1, 1).say('leave')
      expect(told(stage).slice(0, before.length + 1)).toEqual([...before, '1 leaves'])
    },
  )

  rule(['D12', 'D29'], 'players from fallen land have landed before the markers of lost Tasks become Demons', () => {
    const stage = evil(TO_B3, ([ann, bob], state) => {
      state.demons = ['torwall.a1']
      state.dragon = IN
      ann.tasks = [doomed('woodswall.a4')]
      bob.space = 'torwall.c1'
    })
    const before = ['turn of 1', '1 leaves', '1 meets dragon']
    expect(told(stage)).toEqual(before)
    stage.dice(...UNHARMED).say('leave')
    expect(told(stage)[before.length]).toBe('Demons at woodswall.a4')
  })

  rule(['D12', 'D29'], 'a player carried off by those Demons lands before new Demons come', () => {
    const stage = evil([...TO_LAIR, 1, 1], ([ann], state) => {
      state.demons = ['torwall.a1']
      state.dragon = IN
      ann.space = 'woodswall.a4'
      ann.tasks = [doomed('woodswall.a4')]
    })
    expect(told(stage)).toEqual([
      'turn of 1',
      'Demons at woodswall.a4',
      '0 meets demons',
      '0 leaves',
      'Demons at woodswall.a1',
      '0 meets dragon',
    ])
  })

  rule(['D12', 'D25', 'D29'], 'a player carried off by new Demons lands before Demons come to the next player', () => {
    const stage = evil([...TO_LAIR, 1, 6, 1, 3], ([ann, bob], state) => {
      state.demons = ['torwall.a1']
      state.dragon = IN
      ann.space = 'sea.0101'
      bob.space = 'sea.0202'
    })
    const before = ['turn of 1', 'Demons at sea.0101', '0 meets demons', '0 leaves', 'Demons at hillshire.a3']
    expect(told(stage)).toEqual([...before, '0 meets dragon'])
    stage.dice(...UNHARMED, ...ROBBED, 1, 6, 1, 3).say('leave')
    expect(told(stage).slice(before.length + 1)).toEqual(['Demons at sea.0202', '1 meets demons', 'turn of 0'])
  })
})
