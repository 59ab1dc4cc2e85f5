import { describe, expect } from 'vitest'
import { WIZARD_CARDS } from '../../../src/games/wizards/rules/state/cards.ts'
import {
  HIGH_WIZARDS,
  type HighWizard,
  type OrderName,
  type Player,
  type Rank,
  type WizardsState,
} from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import type { Stage } from '../wizards/stage.ts'
import { alone, enrol, errand, heldTask, points, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')

const HERE = 'meadowfarm.c2'
const COTTAGE = 'hamdrels-cottage.center'
const IN = 'dragons-lair.c1'

const met = (stage: Stage) => stage.allTold('meets').map(({ who }) => who)

/** Puts a High Wizard on the board, so that cards are drawn instead of lots. */
function putOut(state: WizardsState, wizard: HighWizard, cards: string[] = [wizard]): void {
  const { draw } = state.decks.wizards
  for (const card of cards) draw.splice(draw.indexOf(card), 1)
  state.wizards.push({ wizard, at: 'woodland.a1', letter: null, knownTo: [], cards })
}

/** Lets Ann draw this Event where she is. */
const draws = (event: number, prepare: (ann: Player, state: WizardsState) => void = () => {}) =>
  alone((ann, state) => {
    enrol(ann, 'druids', 1)
    prepare(ann, state)
  })
    .top('events', event)
    .roll(2, 1)
    .dice(4, 4)
    .say('stop')

describe('Demons and the Dragon', () => {
  const among = (order: OrderName, rank: Rank, prepare: (ann: Player) => void = () => {}) =>
    alone((ann, state) => {
      enrol(ann, order, rank)
      state.demons = [HERE]
      prepare(ann)
    })
      .roll(2)
      .say(`go ${HERE}`)

  rule(
    ['D15', 'D34'],
    'a Horse leaves a player who meets Demons, even if a spell drives them off; only dodging keeps it',
    () => {
      const keeps = (order: OrderName, spell: string) => {
        const stage = among(order, 3, ann => (ann.animal = { kind: 'horse', left: 3 }))
          .dice(1, 5, 1, 1)
          .say(`cast ${spell}`)
        return stage.allTold('animal').length === 0
      }
      expect(keeps('druids', 'demon-dispelling')).toEqual(false)
      expect(keeps('evil', 'demon-cloning')).toEqual(false)
      expect(keeps('rangers', 'demon-dodging')).toEqual(true)
    },
  )

  rule(['D26', 'D46'], 'taming the Dragon on 1 to 3 reveals a Secret Wizard to all partners', () => {
    const tamed = (die: number, seats = 2) => {
      const stage = revised(
        state => {
          enrol(state.players[0]!, 'druids', 4)
          state.dragon = HERE
        },
        { seats, variant: seats === 2 ? 'cooperative' : 'competitive' },
      )
        .roll(2)
        .say(`go ${HERE}`, 'leave')
      return stage.dice(die, 36, 1, 1, 1, 4).say('cast dragon-taming')
    }
    expect(tamed(3).state.wizards.length).toEqual(1)
    expect(tamed(4).state.wizards).toEqual([])
    const out = { wizard: 'terek', at: 'torwall.a4', letter: 'S' }
    for (const seat of [0, 1]) expect(tamed(1).match.view(seat).wizards).toEqual([out])
    const each = tamed(1, 3)
    expect([0, 1].map(seat => each.match.view(seat).wizards)).toEqual([[out], [{ ...out, wizard: null }]])
  })
})

describe('a Dragonbound player', () => {
  rule(['D28', 'D42'], 'loses foresight', () => {
    const foreseen = () => {
      const stage = draws(24, (_, state) => (state.dragon = HERE)).say('woodswall')
      expect(stage.state.foreseen).toBe('woodswall')
      stage.roll(2).dice(1, 1).say(`go ${HERE}`, 'leave')
      expect(stage.player().bound).toBe(true)
      return [stage.state.foreseen, stage.state.decks.events.discard.includes(24)]
    }
    expect(foreseen()).toEqual([null, true])
  })

  rule(['D11', 'D42'], 'unlike a Dragonbound player, others keep foresight until the land falls', () => {
    const stage = draws(24, (_, state) => {
      state.day = 42
    }).say('woodswall')
    // Evil has acted after her turn.
    expect(stage.state.fallen).toEqual(['woodswall'])
    expect([stage.state.foreseen, stage.player().events, stage.state.decks.events.discard]).toEqual([null, [], [24]])
    const held = draws(24).say('glendale')
    expect(held.player().events).toEqual([{ id: 24, until: null }])
    expect(held.state.decks.events.discard).toEqual([])
  })

  rule('D28', 'is free of a Trap from an Event, but of no other Trap', () => {
    const trapped = (trap: Player['trap']) => {
      const stage = revised(state => {
        const [ann, bob] = state.players
        for (const player of [ann!, bob!]) enrol(player, 'evil', 1)
        Object.assign(bob!, { space: 'dragons-lair.b3', lair: 15, trap })
        Object.assign(ann!, { space: IN, lair: 15 })
        state.dragon = 'dragons-lair.b1'
      }).top('tasks', 48)
      stage.roll(1).dice(3, 3, 1, 1).say('stop')
      expect(stage.player(1).bound).toBe(true)
      return stage.player(1).trap?.kind
    }
    expect(trapped({ kind: 'turns', left: 5, event: true })).toEqual(undefined)
    expect(trapped({ kind: 'fortnight' })).toEqual(undefined)
    expect(trapped({ kind: 'turns', left: 5 })).toEqual('turns')
    expect(trapped({ kind: 'rescue' })).toEqual('rescue')
  })

  rule('D28', 'gets no Task from the Common Folk', () => {
    const given = () =>
      alone(ann => {
        enrol(ann, 'druids', 1)
        Object.assign(ann, { bound: true, space: 'meadowfarm.c2' })
      })
        .top('tasks', 48)
        .roll(2)
        .dice(4, 1)
        .say('go meadowfarm.a2')
        .player().tasks.length
    expect(given()).toEqual(0)
  })
})

describe('players who meet', () => {
  rule('D19', 'do not meet others if they are without an Order, trapped or not', () => {
    const comes = (ann: Rank, bob: Rank) => {
      const stage = revised(({ players }) => {
        if (ann > 0) enrol(players[0]!, 'druids', ann)
        if (bob > 0) enrol(players[1]!, 'druids', bob)
        Object.assign(players[1]!, { space: HERE, trap: { kind: 'rescue' } })
      }).roll(6)
      const stops = stage.asked.options.find(({ id }) => id === `go ${HERE}`)!.stops
      stage.dice(1, 1, 1, 1).say(`go ${HERE}`)
      return [stops, stage.player(1).trap === null]
    }
    for (const [ann, bob] of [
      [0, 1],
      [1, 0],
    ] as const)
      expect(comes(ann, bob)).toEqual([false, false])
    expect(comes(1, 1)).toEqual([true, true])
  })

  rule('D19', 'can refuse a Task offered instead of points and take the points', () => {
    const offered = () =>
      revised(({ players: [ann, bob] }) => {
        enrol(ann!, 'druids', 1)
        enrol(bob!, 'druids', 1)
        bob!.space = HERE
        ann!.points = points(20)
        ann!.tasks = [errand(48, 'torwall.a1')]
      })
        .roll(2)
        .dice(5, 1)
        .say(`go ${HERE}`)
    const asked = offered()
    expect([asked.question.text, asked.option('none')?.label]).toEqual([
      'You owe Bob 12 points. Which Optional Task will you offer instead?',
      'Pay in points instead',
    ])
    asked.say('task a')
    expect([asked.asked.seat, asked.options]).toEqual([1, ['accept', 'refuse']])
    expect([asked.question.text, asked.option('refuse')?.label]).toEqual([
      'Ann offers you the Task "Lord to Lord" instead of 12 points. Which will you take?',
      'Take the 12 points instead',
    ])
    expect(offered().say('task a', 'accept').player(1).tasks).toHaveLength(1)
    const refused = offered().say('task a', 'refuse', '12 power', '12 knowledge')
    expect(
      refused.state.players.map(({ tasks, points: { power, knowledge } }) => [tasks.length, power, knowledge]),
    ).toEqual([
      [1, 8, 20],
      [0, 0, 12],
    ])
  })

  rule('D19', 'never draw the same card twice when drawing for a High Wizard', () => {
    const drawn = () => {
      const traps = WIZARD_CARDS.flatMap(({ id, kind }) => (kind === 'trap' ? [id] : []))
      const stage = revised(
        state => {
          for (const player of state.players) {
            enrol(player, 'wizards', 4)
            if (player.seat > 0) player.space = HERE
          }
          for (const wizard of HIGH_WIZARDS) putOut(state, wizard, wizard === 'terek' ? [wizard, ...traps] : [wizard])
        },
        { seed: 'draws' },
      ).top('wizards', 'phantasm-1')
      stage.roll(2).dice(4, 1).say(`go ${HERE}`)
      expect(stage.state.decks.wizards.draw).toHaveLength(3)
      return new Set(stage.allTold('wizard-card').map(({ card }) => card)).size
    }
    expect(drawn()).toBe(3)
  })
})

describe('High Wizards', () => {
  rule('D16', 'are drawn by die and by name, and other cards stay in the deck', () => {
    const shown = (lot: number) => {
      const stage = alone(ann => {
        enrol(ann, 'druids', 1)
        ann.space = 'hamdrels-cottage.c4'
      }).roll(1)
      stage.dice(6, 6, lot, 1, 1, 1, 4).say(`go ${COTTAGE}`)
      return stage.state.wizards.map(({ wizard, cards }) => [wizard, cards.length])
    }
    // 64 counts as 14, 99 as 49.
    expect(shown(64)).toEqual([['tolmitar', 1]])
    expect(shown(99)).toEqual([['veldor', 1]])
    expect(shown(1)).toEqual([['ishkatar', 1]])
    expect(shown(51)).toEqual([['ishkatar', 1]])
  })

  rule('D16', 'are rerolled on 50 or 100', () => {
    for (const again of [50, 100]) {
      const stage = alone(ann => {
        enrol(ann, 'druids', 1)
        ann.space = 'hamdrels-cottage.c4'
      }).roll(1)
      stage.dice(6, 6, again, 15, 1, 1, 1, 4).say(`go ${COTTAGE}`)
      expect(stage.state.wizards).toMatchObject([{ wizard: 'aevarex', at: 'torwall.a4' }])
    }
  })

  rule('D37', 'can give their Task at the Cottage to a player of their Order who stays there', () => {
    const meets = () =>
      alone((ann, state) => {
        enrol(ann, 'wizards', 4)
        ann.space = 'hamdrels-cottage.c4'
        putOut(state, 'terek')
      })
        .top('wizards', 'veldor')
        .top('tasks', 48, 1)
        .roll(1)
        .dice(4, 4)
        .say(`go ${COTTAGE}`)
    expect(meets().options).toEqual(['new task', 'join rangers'])
    const stays = meets().say('new task').player()
    expect([stays.order, stays.rank, stays.tasks.length]).toEqual(['wizards', 4, 1])
    // He chose that Order instead of the Task, and nothing follows.
    const joins = meets().dice(1, 1, 1, 1).say('join rangers')
    expect([joins.player().order, joins.player().rank, joins.player().tasks.length]).toEqual(['rangers', 1, 1])
  })
})

describe('places', () => {
  rule('D15', 'the five points from the Star Crest are of a different type from the ten', () => {
    const gives = () =>
      alone((ann, state) => {
        enrol(ann, 'druids', 1)
        ann.events = [{ id: 30, until: null }]
        state.decks.events.draw = state.decks.events.draw.filter(id => id !== 30)
      })
        .dice(1, 1)
        .say('star crest', '10 power').options
    expect(gives()).toEqual(['5 knowledge', '5 perception'])
  })

  rule('D41', 'the Elves meet a player who comes to teach them the song of the whales', () => {
    const comes = () =>
      met(
        alone((ann, state) => {
          enrol(ann, 'druids', 1)
          ann.space = 'meadowshire.b1'
          const song = heldTask(20, [
            [0, 0, 'sea.2909'],
            [1, 0, 'meadowshire.b2'],
          ])
          song.marks[0]!.done = true
          ann.tasks = [song]
          state.decks.tasks.draw = state.decks.tasks.draw.filter(id => id !== 20)
        })
          .roll(6)
          .dice(5, 5)
          .say('go meadowshire.b2'),
      )
    expect(comes()).toEqual(['elves'])
  })

  rule('D22', 'a move that ends elsewhere leaves a land; one that comes back does not', () => {
    const SEA = 'sea.2604'
    const moves = () =>
      alone((ann, state) => {
        enrol(ann, 'wizards', 1)
        Object.assign(ann, { space: 'meadowfarm.a5', visits: { 'meadowfarm.b5': 2 } })
        state.boats = [SEA]
      })
        .roll(6)
        .say(`board ${SEA}`)
    expect(moves().options.includes('go meadowfarm.b5')).toEqual(false)
    const back = () => moves().say('go meadowfarm.a6')
    expect(back().options.includes('go meadowfarm.b5')).toEqual(false)
    expect(back().player().visits['meadowfarm.b5']).toBe(2)
    // A player who ends the move at sea has left it.
    const left = moves().say('stop').roll(2)
    expect(left.options).toContain('go meadowfarm.b5')
    // The same is true for the Cottage.
    const hamdrel = () =>
      alone((ann, state) => {
        enrol(ann, 'wizards', 1)
        Object.assign(ann, { space: 'hamdrels-cottage.b1', hamdrel: { meetings: 0, visits: 2 } })
        state.boats = ['sea.3122']
      })
        .roll(6)
        .say('board sea.3122', 'go hamdrels-cottage.b1')
        .player().hamdrel.visits
    expect(hamdrel()).toEqual(2)
  })

  rule('D26', 'the same applies to the Lair: stepping out and back does not postpone the binding day', () => {
    const day = (...steps: string[]) =>
      alone((ann, state) => {
        enrol(ann, 'wizards', 1)
        Object.assign(ann, { space: 'dragons-lair.a5', lair: 5 })
        state.dragon = 'torwall.a1'
        state.boats = ['sea.3224']
      })
        .roll(6)
        .say('board sea.3224', ...steps)
        .player().lair
    expect(day('go dragons-lair.a5')).toEqual(5)
    expect(day('stop')).toEqual(null)
  })

  rule('D22', "a move can't return to anyone it has left, on land or at sea", () => {
    const returns = (prepare: (state: WizardsState) => void, ...steps: readonly string[]) =>
      revised(state => {
        for (const player of state.players) {
          enrol(player, 'wizards', 1)
          player.space = HERE
        }
        prepare(state)
      })
        .roll(6)
        .say(...steps).options
    const back = `go ${HERE}`
    expect(returns(() => {}, 'go meadowfarm.c3').includes(back)).toEqual(false)
    const alone = ({ players, demons }: WizardsState, demon: boolean) => {
      players[1]!.space = 'torwall.a1'
      if (demon) demons.push(HERE)
    }
    expect(returns(state => alone(state, true), 'go meadowfarm.c3').includes(back)).toEqual(false)
    // A place without people can be re-entered.
    expect(returns(state => alone(state, false), 'go meadowfarm.c3')).toContain(back)
    const [here, there] = ['sea.2909', 'sea.2809']
    const afloat = (state: WizardsState) => {
      state.boats = [here!, here!]
      for (const [boat, player] of state.players.entries()) Object.assign(player, { space: here, boat })
    }
    expect(returns(afloat, `sail ${there}`).includes(`sail ${here}`)).toEqual(false)
  })
})

describe('movement, Events and Animals', () => {
  rule('D24', 'a roll too low for a single space is still enough to sail one space', () => {
    const sails = (die: number) =>
      alone((ann, state) => {
        enrol(ann, 'wizards', 1)
        Object.assign(ann, { bound: true, space: 'sea.2909', boat: 0 })
        state.boats = ['sea.2909']
      }).roll(die)
    const ways = (stage: Stage) => stage.options.filter(id => id.startsWith('sail')).length
    expect(ways(sails(1))).toEqual(6)
    const gone = sails(1)
    gone.say(gone.options.find(id => id.startsWith('sail'))!)
    // This spends it.
    expect(gone.allTold('moved')).toMatchObject([{ how: 'sails', cost: 1 }])
    expect(gone.asked.topic).toBe('roll')
    // With points for one space there is one and no more.
    expect(ways(sails(2))).toEqual(6)
  })

  rule('D42', 'a Movement Event is not replaced by another one', () => {
    const held = () =>
      draws(38, (ann, state) => {
        ann.events = [{ id: 35, until: 9 }]
        state.decks.events.draw = state.decks.events.draw.filter(id => id !== 35)
      })
        .player()
        .events.map(({ id }) => id)
    expect(held()).toEqual([35, 38])
  })

  rule(['D11', 'D42'], 'land of any kind can be foreseen', () => {
    const lands = () => {
      const { options } = draws(24)
      return [options.length, options.includes('sacred-circle'), options.includes('dragons-lair')]
    }
    expect(lands()).toEqual([17, true, false])
  })

  rule('D43', 'a Dove drives off the Animal already there', () => {
    const keeps = () => {
      const stage = alone(ann => {
        enrol(ann, 'druids', 1)
        ann.animal = { kind: 'horse', left: 3 }
      })
        .top('tasks', 48)
        .roll(2, 1)
        .dice(3, 3, 6, 6)
        .say('stop')
      expect(stage.player().tasks).toHaveLength(1)
      return stage.player().animal?.kind
    }
    expect(keeps()).toEqual(undefined)
  })
})
