import { describe, expect } from 'vitest'
import type { Player, Rank, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import type { Stage } from '../wizards/stage.ts'
import { enrol, errand, points, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')

const HERE = 'meadowfarm.c2'

/** Lets Ann come to the others, all Sorcerers of these Ranks, with this row of the table. The dice follow it. */
function meeting(
  ranks: readonly Rank[],
  row: number,
  dice: readonly number[] = [],
  prepare: (players: readonly Player[], state: WizardsState) => void = () => {},
): Stage {
  return revised(
    state => {
      state.players.forEach((player, seat) => {
        if (ranks[seat]! > 0) enrol(player, 'sorcerers', ranks[seat])
        if (seat > 0) player.space = HERE
      })
      prepare(state.players, state)
    },
    { seats: ranks.length },
  )
    .roll(2)
    .dice(row, 1, ...dice)
    .say(`go ${HERE}`)
}

const dragonMet = (stage: Stage) =>
  stage
    .allTold('meets')
    .filter(({ who }) => who === 'dragon')
    .map(({ seat }) => seat)

describe('players who meet (D19)', () => {
  rule('D19', 'are attacked by the Dragon if all are at Rank 4, otherwise by Demons', () => {
    const met = meeting([4, 4], 1)
    expect(dragonMet(met)).toEqual([0])
    expect(met.state.dragon).toBe(HERE)
    for (const ranks of [
      [4, 3],
      [1, 1],
    ] as const) {
      const demons = meeting(ranks, 1, [4, 1, 1, 1])
      expect(dragonMet(demons)).toEqual([])
      expect(demons.allTold('demon')[0]).toMatchObject({ what: 'appears', space: HERE })
    }
  })

  rule('D25', 'have Demons aboard if they meet in boats', () => {
    const [ours, theirs] = ['sea.2909', 'sea.2809']
    const stage = revised(state => {
      for (const player of state.players) enrol(player, 'sorcerers', 1)
      Object.assign(state.players[0]!, { space: ours, boat: 0 })
      Object.assign(state.players[1]!, { space: theirs, boat: 1 })
      state.boats = [ours, theirs]
    })
    stage.roll(1).dice(1, 1, 4, 1).say(`sail ${theirs}`)
    expect([...stage.state.haunted].sort()).toEqual([0, 1])
  })

  rule('D19', 'are transported anywhere, or into the Lair at Rank 4, unless they escape', () => {
    const stage = meeting([4, 1], 2, [1, 1, 1, 1, 1, 1])
    expect(stage.options).toEqual(['cast escaping', 'no spell'])
    stage.say('no spell')
    expect(stage.allTold('transported').map(({ seat, space }) => [seat, space])).toEqual([
      [0, 'dragons-lair.a1'],
      [1, 'torwall.a1'],
    ])
  })

  rule('D19', 'meet one Wizard Card together, and at Rank 4 more until a High Wizard appears', () => {
    const drawn = (ranks: readonly Rank[], ...cards: string[]) => {
      const stage = revised(
        state => {
          state.players.forEach((player, seat) => {
            enrol(player, 'sorcerers', ranks[seat])
            if (seat > 0) player.space = HERE
          })
          // A High Wizard is on the board, so that cards are drawn instead of lots.
          const { draw } = state.decks.wizards
          draw.splice(draw.indexOf('terek'), 1)
          state.wizards.push({ wizard: 'terek', at: 'woodland.a1', letter: null, knownTo: [], cards: ['terek'] })
        },
        { seats: ranks.length },
      ).top('wizards', ...cards)
      stage.roll(2).dice(4, 1).say(`go ${HERE}`)
      while (stage.asked.topic === 'action') stage.say('leave')
      return stage.allTold('wizard-card').map(({ card }) => card)
    }
    expect(drawn([1, 1], 'phantasm-1', 'ishkatar')).toEqual(['phantasm-1'])
    expect(drawn([4, 1], 'phantasm-1').length).toBeGreaterThan(1)
    expect(drawn([4, 1], 'ishkatar', 'veldor')).toEqual(['ishkatar'])
  })

  rule('D19', 'gain a die of points below Rank 4, and at Rank 4 learn about a Secret Wizard', () => {
    const low = meeting([1, 1], 6, [3, 5]).say('3 power', '5 power')
    expect(low.state.players.map(player => player.points.power)).toEqual([3, 5])
    expect(low.state.wizards).toEqual([])
    const mixed = meeting([4, 1], 6, [2, 1, 1, 1, 1]).say('2 power')
    expect(mixed.state.wizards).toMatchObject([{ knownTo: [0] }])
    expect(mixed.player(0).points.power).toBe(0)
  })

  rule('D19', "get a fifth of the leader's lead, from those with the most first", () => {
    const given = (has: readonly number[], ...answers: string[]) => {
      const stage = meeting(
        has.map(() => 1),
        5,
        [],
        players => {
          for (const [seat, knowledge] of has.entries()) players[seat]!.points = { ...points(0), knowledge }
        },
      )
      stage.say(...answers)
      return stage.state.players.map(({ points: { knowledge, power } }) => [knowledge, power])
    }
    expect(given([10, 21], '2 power')).toEqual([
      [10, 2],
      [19, 0],
    ])
    expect(given([7, 7])).toEqual([
      [7, 0],
      [7, 0],
    ])
    // A lead of less than five is worth nothing.
    expect(given([7, 11])).toEqual([
      [7, 0],
      [11, 0],
    ])
    // The player gives to the second first, and then to the third from the rest.
    expect(given([30, 0, 10], '4 power', '5 power')).toEqual([
      [21, 0],
      [0, 5],
      [10, 4],
    ])
  })

  rule('D19', 'can be offered an Optional Task instead of points', () => {
    const stage = meeting([1, 1], 5, [], ([ann, bob]) => {
      ann!.points = points(20)
      ann!.tasks = [errand(48, 'torwall.a1')]
      bob!.points = points(0)
    })
    expect(stage.options).toEqual(['task a', 'none'])
    stage.say('task a', 'accept')
    expect([stage.player(0).tasks.length, stage.player(1).tasks.length]).toEqual([0, 1])
    expect(stage.allTold('points')).toEqual([])
  })
})

describe('a player who meets a trapped or Dragonbound one', () => {
  const comes = (prepare: (ann: Player, bob: Player) => void, ...dice: number[]) =>
    revised(state => {
      const [ann, bob] = state.players as [Player, Player]
      enrol(ann, 'sorcerers', 1)
      enrol(bob, 'sorcerers', 1)
      bob.space = HERE
      prepare(ann, bob)
    })
      .roll(2)
      .dice(...dice)
      .say(`go ${HERE}`)

  rule('D20', 'rescues the trapped player, who is transported anywhere and can meet places again', () => {
    const stage = comes(
      (_, bob) => {
        bob.trap = { kind: 'rescue' }
        bob.visits = { 'torwall.center': 2 }
      },
      ...[1, 1, 1, 1],
    )
    expect(stage.asked.data).toMatchObject({ points: 10, why: { by: 'rescue', of: 1 } })
    stage.say('4 knowledge', '6 perception')
    expect(stage.player(1)).toMatchObject({ trap: null, space: 'torwall.a1' })
    expect(stage.player(1).visits['torwall.center']).toBeUndefined()
  })

  rule('D28', 'cannot rescue anyone while Dragonbound, and acts on the others like Demons', () => {
    const bound = (trapped: boolean) =>
      comes(
        (ann, bob) => {
          ann.bound = true
          if (trapped) bob.trap = { kind: 'rescue' }
        },
        ...[4, 1],
      )
    expect(bound(true).player(1).trap).toEqual({ kind: 'rescue' })
    const met = bound(false)
    expect(met.player(1).dazed).toBe(true)
    expect(met.player(0).dazed).toBe(false)
    expect(met.state.demons).toEqual([])
    expect(met.allTold('meets')).toMatchObject([{ seat: 1, players: [0], rule: 'D28' }])
  })
})
