import { describe, expect } from 'vitest'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { enrol, errand, points, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')

const HERE = 'meadowfarm.c2'
const LED_TO = 'meadowfarm.b4'

/** Lets Ann come to the others, all Sorcerers of Rank 1, with these dice. */
const comes = (
  seats: number,
  dice: readonly number[],
  prepare: (players: readonly [Player, Player, ...Player[]], state: WizardsState) => void = () => {},
  variant: 'competitive' | 'cooperative' = 'competitive',
) =>
  revised(
    state => {
      for (const [seat, player] of state.players.entries()) {
        enrol(player, 'sorcerers', 1)
        if (seat > 0) player.space = HERE
      }
      prepare(state.players as unknown as [Player, Player], state)
    },
    { seats, variant },
  )
    .roll(2)
    .dice(...dice)
    .say(`go ${HERE}`)

describe('players who meet', () => {
  rule('D19', 'are listed together with everyone else there, and meet only once', () => {
    const stage = comes(3, [3, 3])
    expect(stage.allTold('meets')).toMatchObject([{ seat: 0, players: [0, 1, 2], who: 'players', rule: 'D19' }])
  })

  rule('D19', 'get no points, and no Task instead, if the leader is fewer than five ahead', () => {
    const stage = comes(2, [5, 5], ([ann, bob]) => {
      ann.points = points(0, 0, 4)
      ann.tasks = [errand(48, 'torwall.a1')]
      bob.points = points(0)
    })
    expect(stage.asked).toMatchObject({ seat: 1, topic: 'roll' })
  })

  rule(['D19', 'D25'], 'are attacked by Demons, which have no boat to enter on land', () => {
    const stage = comes(2, [1, 1, 4, 1, 3, 3, 4, 1, 3, 3])
    expect(stage.state.haunted).toEqual([])
    expect(stage.state.demons).toEqual([HERE, 'meadowfarm.b3'])
  })

  rule(['D19', 'D28'], 'do not meet a Dragonbound player who carried them off earlier in the meeting', () => {
    // Ann and Bob are carried to Torwall; Cyd, who is bound, stays.
    const stage = comes(3, [2, 2, 1, 1, 1, 1, 1, 1, 2, 2], players => {
      players[2]!.bound = true
    })
    expect(stage.allTold('transported').map(({ seat }) => seat)).toEqual([0, 1])
    expect(stage.allTold('meets').filter(({ rule }) => rule === 'D28')).toEqual([])
  })
})

describe('partners who meet (D44)', () => {
  const together = (seats: number, prepare: Parameters<typeof comes>[2], dice: readonly number[] = []) =>
    comes(seats, dice, prepare, 'cooperative')

  rule('D44', 'can each give Optional Tasks to all others, but cannot pass on Tasks just received', () => {
    const stage = together(3, ([ann, bob]) => {
      ann.tasks = [errand(48, 'torwall.a1'), { ...errand(1, 'torwall.a2', true), letter: 'B' }]
      bob.tasks = [errand(31, 'torwall.a3')]
    })
    expect(stage.asked).toMatchObject({ seat: 0, data: { to: 1, partner: true } })
    expect(stage.options).toEqual(['task a', 'none'])
    stage.say('none')
    expect(stage.asked).toMatchObject({ seat: 0, data: { to: 2 } })
    stage.say('task a')
    // She is not asked about her Mandatory Task, but Bob is asked about his.
    expect(stage.asked).toMatchObject({ seat: 1, data: { to: 0 } })
    stage.say('task a')
    const held = stage.state.players.map(({ tasks }) => tasks.map(({ id }) => id))
    expect(held).toEqual([[1, 31], [], [48]])
    // Cyd does not pass on what she was given; she has nothing else.
    expect(stage.asked.topic).toBe('roll')
    expect(stage.allTold('task').filter(({ what }) => what === 'passed')).toMatchObject([
      { rule: 'D44' },
      { rule: 'D44' },
    ])
  })

  rule('D44', 'gain nothing from a rescue', () => {
    const stage = together(2, players => (players[1].trap = { kind: 'rescue' }), [1, 1, 1, 1])
    expect(stage.player(1)).toMatchObject({ trap: null, space: 'torwall.a1' })
    expect(stage.asked.topic).toBe('roll')
    expect(stage.allTold('points')).toEqual([])
  })
})

describe('a player whom an Event traps and leads onto others (R3)', () => {
  /** Lets Event 48 lead Ann to these players, moved by the last of them. */
  const led = (
    seats: number,
    prepare: (players: readonly Player[]) => void = () => {},
    variant: 'competitive' | 'cooperative' = 'competitive',
  ) =>
    revised(
      ({ players }) => {
        for (const player of players) enrol(player, 'druids', 1)
        for (const player of players.slice(1)) player.space = LED_TO
        prepare(players)
      },
      { seats, variant },
    )
      .top('events', 48)
      .dice(3, 1)
      .say('roll')
      .dice(4, 4)
      .say('stop')
  const TORWALL = [1, 1, 1, 1]

  rule('D20', 'is rescued by one other player, who gets the points unless they are partners', () => {
    const alone = led(2)
      .dice(...TORWALL)
      .say(LED_TO)
    expect(alone.asked).toMatchObject({ seat: 1, topic: 'points', data: { why: { by: 'rescue', of: 0 } } })
    expect(alone.player(0)).toMatchObject({ trap: null, space: 'torwall.a1' })
    expect(alone.allTold('meets').filter(({ who }) => who === 'players')).toEqual([])
    const partner = led(2, () => {}, 'cooperative')
      .dice(...TORWALL)
      .say(LED_TO)
    expect(partner.player(0).trap).toBeNull()
    expect(partner.allTold('points')).toEqual([])
  })

  rule('D20', 'stays in the Trap after escaping the transport, and does not meet anyone', () => {
    const stage = led(2, ([ann]) => enrol(ann!, 'sorcerers', 3))
    // Rank 3 escapes Traps too, but not this one.
    while (stage.asked.topic === 'spell') stage.say('no spell')
    stage.say(LED_TO)
    expect(stage.options).toEqual(['cast escaping', 'no spell'])
    stage.dice(1).say('cast escaping')
    expect(stage.player(0)).toMatchObject({ space: LED_TO, trap: { kind: 'turns' } })
    expect(stage.allTold('points')).toEqual([])
    expect(stage.allTold('meets').filter(({ who }) => who === 'players')).toEqual([])
  })

  rule('D20', 'is rescued by partners, who then exchange Tasks', () => {
    const stage = led(3, ([, bob]) => (bob!.tasks = [errand(31, 'torwall.a3')]), 'cooperative')
      .dice(...TORWALL)
      .say(LED_TO)
    expect(stage.asked).toMatchObject({ seat: 1, topic: 'task', data: { to: 2 } })
  })

  rule(['D20', 'D28'], 'arrives like anyone else if nobody is there, or only Dragonbound or trapped players', () => {
    const sits = (prepare: (players: readonly Player[]) => void) => {
      const stage = led(3, prepare)
        .dice(...TORWALL, 3, 3)
        .say(LED_TO)
      return (
        stage.player(0).trap !== null || stage.allTold('meets').some(({ seat, who }) => seat === 0 && who === 'players')
      )
    }
    expect(
      sits(players => {
        for (const player of players.slice(1)) player.space = 'torwall.c1'
      }),
    ).toBe(true)
    expect(sits(([, bob]) => Object.assign(bob!, { bound: true }))).toBe(true)
    expect(sits(([, bob]) => Object.assign(bob!, { trap: { kind: 'rescue' } }))).toBe(true)
    expect(sits(() => {})).toBe(false)
  })
})
