import { describe, expect, test } from 'vitest'
import { EVENTS } from '../../../src/games/wizards/rules/state/cards.ts'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import { rulesOf } from '../../rule.ts'
import type { Stage } from '../wizards/stage.ts'
import { alone, enrol, points, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')
const CREST = 'green-grove.center'

/** Lets Ann, a Druid of Rank 2, stay on her plain and draw this Event, with these dice. */
function draws(
  event: number,
  dice: readonly number[] = [],
  prepare: (ann: Player, state: WizardsState) => void = () => {},
) {
  const stage = alone((ann, state) => {
    enrol(ann, 'druids', 2)
    ann.points = points(20)
    prepare(ann, state)
  }).top('events', event)
  return stage
    .dice(3, 1)
    .say('roll')
    .dice(4, 4, ...dice)
    .say('stop')
}

/** Answers every question until the next turn begins. */
function rests(stage: Stage): Stage {
  const { length } = stage.allTold('turn')
  for (let n = 0; n < 60 && !stage.match.over && stage.allTold('turn').length === length; n++)
    stage.say(stage.options.find(id => /^(no spell|leave|stop|stay)$/.test(id)) ?? stage.options[0]!)
  return stage
}

const held = (stage: Stage) => stage.player().events.map(({ id }) => id)

describe('all Events of the revised rulebook', () => {
  test.each(EVENTS.map(({ id, type }) => [id, type] as const))(
    'Event %i, one of the %s Events, does what it says',
    (id, type) => {
      const stage = draws(id)
      expect(stage.allTold('event')).toMatchObject([{ event: id, what: 'drawn' }])
      if (stage.asked.topic !== 'roll') rests(stage)
      wizardsRevised.check(stage.state)
      const { draw, discard } = stage.state.decks.events
      // It is in the hand, or among the discards; never twice.
      expect([...held(stage), ...discard].filter(card => card === id)).toHaveLength(1)
      expect(draw).not.toContain(id)
      if (type === 'immediate') expect(held(stage)).toEqual([])
      if (type === 'movement') {
        expect(held(stage)).toEqual([id])
        const [own] = stage.player().events
        // Days for all except Elven Blood, which counts two turns (D42, R9).
        if (id === 37) expect(own).toMatchObject({ until: null, turns: 2 })
        else expect(own!.until).toBeGreaterThan(1)
      }
    },
  )
})

/** Returns her possible destinations for an Event. */
const choices = (stage: Stage) => stage.options.filter(id => id.includes('.'))

describe('the differences', () => {
  rule('D42', 'Events 4, 22 and 30 permit entering the Star Crest; 21 and 37 do not', () => {
    for (const id of [4, 22]) {
      const stage = draws(id, [6, 6, 6])
      expect(stage.allTold('transported').at(-1)?.space, `${id}`).toBe(CREST)
    }
    expect(choices(draws(21))).not.toContain(CREST)
    expect(draws(30).options).toContain('star crest')
    const blood = draws(37)
    expect(choices(blood)).not.toContain(`transport ${CREST}`)
    expect(choices(blood)).toContain('transport green-grove.c1')
  })

  rule('D42', 'a Movement Event continues through being Dazed, and works for Dazed players', () => {
    const stage = alone(ann => {
      enrol(ann, 'druids', 2)
      ann.events = [{ id: 33, until: 9 }]
      ann.dazed = true
    })
    stage.dice(3, 6).say('roll')
    if (stage.asked.topic === 'move') stage.say('stop')
    expect(held(stage)).toEqual([33])
  })

  rule(
    ['D42', 'D28'],
    'a Movement Event stays with a player who becomes Dazed, but not with one who becomes Dragonbound',
    () => {
      const keeps = (meets: (state: WizardsState) => void, ...dice: number[]) => {
        const stage = alone((ann, state) => {
          enrol(ann, 'druids', 1)
          ann.events = [{ id: 39, until: 9 }]
          meets(state)
        })
          .roll(2)
          .dice(...dice)
          .say('go meadowfarm.c2')
        if (stage.options.includes('leave')) stage.say('leave')
        return [stage.player().dazed, stage.player().bound, held(stage)]
      }
      const demons = (state: WizardsState) => void state.demons.push('meadowfarm.c2')
      expect(keeps(demons, 4, 4, 1, 1)).toEqual([true, false, [39]])
      const dragon = (state: WizardsState) => void Object.assign(state, { dragon: 'meadowfarm.c2' })
      expect(keeps(dragon, 1, 1)).toEqual([false, true, []])
    },
  )

  rule('D42', 'Elven Blood works for exactly two turns', () => {
    const stage = draws(37)
    stage.say('transport torwall.a1')
    expect(held(stage)).toEqual([37])
    stage.say('transport torwall.a2')
    expect(held(stage)).toEqual([])
  })

  rule('D42', 'Event 26 brings a Winged Horse for four turns', () => {
    const stage = draws(26)
    let turns = 0
    while (stage.options.some(id => id.startsWith('ride ') || id.startsWith('fly ')) && turns < 9) {
      turns++
      stage.dice(1, 6).say('roll')
      if (stage.asked.topic === 'move') stage.say('stop')
    }
    expect(turns).toBe(4)
  })
})

rule('D22', 'an Event that carries off its drawer or leads them around reopens places closed to them', () => {
  const visited = (event: number, ...dice: number[]) =>
    draws(event, dice, ann => {
      ann.space = 'green-grove.a5'
      ann.visits = { 'green-grove.a4': 2, 'green-grove.c6': 2 }
    })
  // One Event leads to the Star Crest on the same land, another along a wood there.
  expect(visited(4, 1, 1).player()).toMatchObject({ space: CREST, visits: { [CREST]: 1 } })
  expect(visited(4, 1, 1).player().visits).not.toHaveProperty(['green-grove.a4'])
  const led = visited(18, 1)
  expect(led.allTold('moved')).toMatchObject([{ how: 'wanders', from: 'green-grove.a5' }])
  expect(led.player().visits).not.toHaveProperty(['green-grove.a4'])
})

describe('a player led onto others', () => {
  rule('D20', 'meets the players there as usual if the Event is not a Trap', () => {
    const stage = revised(({ players: [ann, bob] }) => {
      enrol(ann!, 'druids', 1)
      enrol(bob!, 'druids', 1)
      bob!.space = 'meadowfarm.b4'
    }).top('events', 9)
    stage.dice(3, 1).say('roll').dice(4, 4).say('stop')
    expect(stage.asked).toMatchObject({ seat: 1, topic: 'wander' })
    stage.dice(3, 3).say('meadowfarm.b4')
    expect(stage.allTold('meets').map(({ who }) => who)).toContain('players')
    expect(stage.allTold('transported')).toEqual([])
  })

  rule(
    'D20',
    'is freed if they lead another player to themselves while trapped, and that player is the rescuer (R4)',
    () => {
      const stage = revised(({ players: [ann, bob] }) => {
        enrol(ann!, 'druids', 2)
        enrol(bob!, 'sorcerers', 2)
        bob!.space = 'meadowfarm.center'
        bob!.trap = { kind: 'rescue' }
      }).top('events', 48)
      stage.dice(3, 1).say('roll').dice(4, 4).say('stop')
      expect(stage.asked).toMatchObject({ seat: 1, topic: 'wander' })
      stage.say('meadowfarm.center')
      expect(stage.player(1)).toMatchObject({ trap: null })
      expect(stage.player(1).space).not.toBe('meadowfarm.center')
      // Ann has the points for it, and is held by the Trap that the Event causes.
      expect(stage.asked).toMatchObject({ seat: 0, topic: 'points' })
      while (stage.asked.topic === 'points') stage.say(stage.options[0]!)
      expect(stage.allTold('points').map(({ why }) => why.by)).toContain('rescue')
      expect(stage.player(0).trap).toMatchObject({ kind: 'turns' })
    },
  )

  /** Lets Cyd lead Ann, trapped by Event 48, to Bob's space and his own. */
  const ledOntoTwo = () => {
    const stage = revised(
      ({ players }) => {
        for (const player of players) enrol(player, 'druids', 1)
        for (const player of players.slice(1)) player.space = 'meadowfarm.b4'
      },
      { seats: 3 },
    ).top('events', 48)
    stage.dice(3, 1).say('roll').dice(4, 4).say('stop')
    expect(stage.asked).toMatchObject({ seat: 2, topic: 'wander' })
    return stage
  }

  rule('D20', 'is rescued by two other players, who then meet each other (R3)', () => {
    // She is sent to a space of Torwall. The higher die of their meeting brings each a Winged Horse.
    const stage = ledOntoTwo().dice(1, 1, 1, 1, 3, 3).say('meadowfarm.b4')
    expect(stage.allTold('transported').map(({ seat }) => seat)).toEqual([0])
    expect(stage.player(0).trap).toBeNull()
    const met = stage.allTold('meets').filter(({ who }) => who === 'players')
    expect(met.map(({ players }) => players)).toEqual([[2, 1]])
    // The points belong to Cyd, the first clockwise from herself.
    expect(stage.asked).toMatchObject({ seat: 2, topic: 'points' })
  })
})
