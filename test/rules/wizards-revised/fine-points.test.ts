import { describe, expect } from 'vitest'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { giveEvent, putOut } from '../wizards/company.ts'
import type { Stage } from '../wizards/stage.ts'
import { alone, enrol, eveOf, points, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')

const HOLLOW = 'meligars-tower.a5'
const COTTAGE = 'hamdrels-cottage.center'

describe('an Animal during a move', () => {
  const rides = (kind: 'horse' | 'winged-horse', space: string, roll: number, boats: string[] = []) =>
    alone((ann, state) => {
      enrol(ann, 'wizards', 1)
      Object.assign(ann, { space, animal: { kind, left: 3 } })
      Object.assign(state, { boats, dragon: 'torwall.a1' })
    })
      .dice(roll, 6)
      .say('roll')

  rule('D43', 'the example in the rules: after a roll of 5, boarding a boat on the third step leaves 4 points', () => {
    const stage = rides('horse', 'meadowfarm.c3', 5, ['sea.2808'])
    expect(stage.asked.data?.left).toBe(9)
    stage.say('go meadowfarm.b3')
    const { left } = stage.asked.data as { left: number }
    const walked = 9 - left
    stage.say('board sea.2808')
    expect(stage.player().animal).toBeNull()
    // The Horse's extra points are used first, and the roll pays for the boat.
    expect([walked <= 4, stage.asked.data?.left]).toEqual([true, 4])
  })

  rule('D43', 'a Winged Horse leaves only a player who walks into the Lair, a boat or water', () => {
    const keeps = (space: string, to: string, boats: string[] = []) =>
      rides('winged-horse', space, 4, boats).say(to).player().animal !== null
    expect(keeps('meadowfarm.c3', 'go meadowfarm.b3')).toBe(true)
    expect(keeps('meadowfarm.b3', 'board sea.2808', ['sea.2808'])).toBe(false)
    expect(keeps('meadowfarm.b3', 'swim sea.2808')).toBe(false)
    const within = rides('winged-horse', 'dragons-lair.c1', 4)
    expect(within.say(within.options.find(id => id.startsWith('go dragons-lair.'))!).player().animal).toBeNull()
  })
})

rule('D20', 'High Hollow frees a player from the Trap of an Event that leads them there', () => {
  const stage = revised(({ players: [ann, bob] }) => {
    enrol(ann!, 'druids', 1)
    enrol(bob!, 'druids', 1)
    Object.assign(ann!, { space: 'meligars-tower.a4' })
    bob!.space = 'torwall.b1'
  }).top('events', 48)
  stage.dice(3, 1).say('roll').dice(4, 4).say('stop')
  expect(stage.options).toContain(HOLLOW)
  stage.dice(5, 5).say(HOLLOW)
  expect(stage.player()).toMatchObject({ space: 'megmorans-tower.center', trap: null })
})

rule(['D12', 'D35'], 'the Dragon lands and is met before players on fallen land are asked about escaping', () => {
  const fallen = revised(state => {
    eveOf(state, 3)
    const [ann, bob] = state.players
    for (const player of [ann!, bob!]) enrol(player, 'sorcerers', 3)
    Object.assign(ann!, { space: 'torwall.a3' })
    Object.assign(bob!, { space: 'dragons-lair.b3', lair: 60, stunned: 1 })
    Object.assign(state, { demons: ['torwall.a2'], dragon: 'torwall.a1', forced: [3, 3] })
  })
  // The Dragon comes to Bob, who may join it; only then is Ann asked.
  expect(fallen.asked).toMatchObject({ seat: 1, topic: 'action', data: { who: 'dragon' } })
  fallen.dice(6, 6).say('leave')
  expect(fallen.asked).toMatchObject({ seat: 0, topic: 'spell' })
  fallen.dice(6).say('cast escaping')
  expect(fallen.player().space).toMatch(/^dragons-lair/)
})

rule(
  ['D16', 'D46'],
  'Traps and Phantasms are shown at the Star Crest, and beneath a High Wizard who leaves the map',
  () => {
    const crest = alone((ann, state) => {
      enrol(ann, 'druids', 1)
      giveEvent(state, ann, 30)
      putOut(state, 'elekov', 'torwall.a1')
    })
      .top('wizards', 'phantasm-1', 'trap-abbey', 'terek', 'veldor')
      .dice(3, 3)
      .say('star crest')
    expect(crest.allTold('cards-shown')).toMatchObject([{ cards: ['phantasm-1', 'trap-abbey'] }])
    const beneath = revised(state => {
      const [ann] = state.players
      enrol(ann!, 'druids', 1)
      putOut(state, 'terek', 'meadowfarm.b3')
      state.wizards[0]!.cards.push('phantasm-1')
      state.decks.wizards.draw.splice(state.decks.wizards.draw.indexOf('phantasm-1'), 1)
      ann!.space = 'meadowfarm.c3'
    })
      .roll(2)
      .say('go meadowfarm.b3')
    expect(beneath.allTold('cards-shown')).toMatchObject([{ cards: ['phantasm-1'] }])
  },
)

rule(['D10', 'D37'], "a player without an Order carried off from the Cottage can't become a Ranger on the way", () => {
  const stage = alone((ann, state) => {
    eveOf(state, 1)
    ann.space = COTTAGE
    ann.hamdrel = { visits: 1, meetings: 3 }
    ann.stunned = 1
    state.decks.wizards.draw = state.decks.wizards.draw.filter(card => card !== 'elekov')
    state.wizards = [{ wizard: 'elekov', at: 'torwall.a1', letter: null, knownTo: [], cards: ['elekov'] }]
  })
  expect(stage.options).not.toContain('join rangers')
})

rule('D19', 'the leader gives points of a type of which the most can be given (R8)', () => {
  const stage = revised(({ players: [ann, bob] }) => {
    enrol(ann!, 'druids', 1)
    enrol(bob!, 'druids', 1)
    bob!.space = 'meadowfarm.c2'
    ann!.points = points(12, 3, 30)
  })
    .roll(2)
    .dice(5, 1)
    .say('go meadowfarm.c2')
  // 45 points are a lead of 45, so nine are due, and two types have that many.
  expect(stage.options).toEqual(['9 knowledge', '9 power'])
})

rule(['D22', 'D42'], 'an Event that takes a player anywhere does not offer places closed to them', () => {
  const offers = (event: number, spent: boolean) => {
    const prepare = (ann: Player, state: WizardsState) => {
      enrol(ann, 'druids', 1)
      ann.space = 'glendale.c1'
      if (spent) ann.visits = { 'glendale.c3': 2 }
      if (event === 37) giveEvent(state, ann, 37, 9)
    }
    const stage = alone(prepare)
    if (event === 37) return stage.options.includes('transport glendale.c3')
    return stage.top('events', event).roll(2, 1).dice(4, 4).say('stop').options.includes('glendale.c3')
  }
  for (const event of [1, 21, 37]) expect([offers(event, false), offers(event, true)]).toEqual([true, false])
})

rule('D35', 'a Trap that names its place asks only once about escaping', () => {
  const caught = (order: 'sorcerers' | 'rangers') =>
    alone((ann, state) => {
      enrol(ann, order, 3)
      state.dragon = 'torwall.a1'
    })
      .roll(1, 1)
      .dice(2, 2, 2, 1)
      .say('stop')
  const stage = caught('sorcerers')
  expect(stage.asked).toMatchObject({ topic: 'spell', data: { on: 'trap' } })
  stage.dice(6, 6).say('no spell')
  expect(stage.player().space).toBe('dragons-lair.center')
  // A Ranger can refuse only Transports, and is asked about that.
  expect(caught('rangers').asked).toMatchObject({ topic: 'spell', data: { on: 'transport' } })
})

describe('extra turns from a landing', () => {
  const BESIDE = 'hillshire.c1'
  /** Lets Ann meet Bob. Both are carried off: Ann to a town with an extra move, Bob to a plain beside it. */
  const carried = (...bobsDice: number[]) => {
    const stage = revised(({ players }) => {
      for (const player of players) enrol(player, 'sorcerers', 1)
      players[1]!.space = 'meadowfarm.c2'
    })
    const landsAt = bobsDice.length > 0 ? bobsDice : [1, 6, 5, 1]
    return stage
      .roll(1)
      .dice(2, 1, 1, 6, 5, 6, ...landsAt, 5, 5)
      .say('go meadowfarm.c2')
  }
  const told = ({ match }: Stage) =>
    match
      .events()
      .flatMap(event =>
        event.kind === 'turn'
          ? [`turn of ${event.seat}${event.extra ? ' again' : ''}`]
          : event.kind === 'meets'
            ? [`${event.seat} meets ${event.who}`]
            : [],
      )
  const BEFORE = ['turn of 0', '0 meets players', '0 meets folk', 'turn of 0 again']

  rule('D29', 'are taken before the next player lands (R31)', () => {
    const stage = carried()
    expect(stage.player()).toMatchObject({ space: 'hillshire.c6', extra: 0 })
    expect(told(stage)).toEqual(BEFORE)
    // Bob is still in the air: he stops nobody and meets nobody. He lands after the extra turn.
    stage.roll(3)
    expect(stage.option(`go ${BESIDE}`)).toMatchObject({ stops: false })
    stage.dice(3, 3).say(`go ${BESIDE}`, 'stop')
    expect(told(stage)).toEqual([...BEFORE, '1 meets players', 'turn of 1'])
  })

  describe('while the Dragon is dodged', () => {
    /**
     * Lets Ann, of the Order of Evil, meet Bob and Cyd in the Lair. All are carried off: Ann to the Dragon, which she
     * dodges, Bob to the town, where he gets an extra turn, and Cyd to a plain.
     */
    const dodged = () => {
      const stage = revised(
        state => {
          const [ann, ...others] = state.players
          enrol(ann!, 'evil', 4)
          Object.assign(ann!, { space: 'dragons-lair.c1', lair: 60 })
          for (const one of others) {
            enrol(one, 'sorcerers', 1)
            Object.assign(one, { space: 'dragons-lair.c6', lair: 60 })
          }
          state.dragon = 'dragons-lair.b3'
        },
        { seats: 3 },
      )
      stage.roll(1).dice(2, 1, 3, 3).say('go dragons-lair.c6')
      stage.dice(1, 6, 5, 6, 1, 6, 5, 1).say('no spell')
      return stage.dice(1, 5, 5).say('cast dragon-dodging')
    }
    const dragonPlaced = (stage: Stage) =>
      stage.allTold('placed').flatMap(({ what, space }) => (what === 'dragon' ? space : []))

    rule(['D29', 'D34'], 'keep a player hidden from the Dragon for the rest of the interrupted turn', () => {
      const stage = dodged().roll(2).say('stop')
      expect(told(stage).slice(-3)).toEqual(['1 meets folk', 'turn of 1 again', 'turn of 1'])
      // Ann is in the Lair at the end of her turn, and it doesn't stir.
      expect(stage.player().space).toBe('dragons-lair.b3')
      expect(dragonPlaced(stage)).toEqual([])
    })

    rule(['D29', 'D34'], 'are separate turns, in which nobody is hidden from the Dragon', () => {
      // It comes to Bob, spares him, and goes home at the end of the extra turn because Ann is in its Lair.
      const stage = dodged().roll(2, 1).dice(3, 3, 1, 1, 6, 6, 3, 2).say(`go ${BESIDE}`, 'leave')
      expect(dragonPlaced(stage)).toEqual([BESIDE, 'dragons-lair.b2'])
    })
  })

  rule('D29', 'wait until the turn is over if they belong to the last player to land', () => {
    // Both land in the town, and each gets an extra move.
    const stage = carried(1, 6, 5, 6)
    stage.roll(3).dice(5, 5, 6, 6).say(`go ${BESIDE}`, 'stop')
    expect(told(stage)).toEqual([...BEFORE, '1 meets folk', 'turn of 1 again'])
  })
})
