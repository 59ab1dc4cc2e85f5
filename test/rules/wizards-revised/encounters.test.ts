import { describe, expect } from 'vitest'
import { pricesFor } from '../../../src/games/wizards/rules/facts/prices.ts'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { TERRITORIES } from '../../../src/games/wizards/rules/islands/territories.ts'
import { bookOf } from '../../../src/games/wizards/rules/state/book.ts'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { putOut } from '../wizards/company.ts'
import { alone, enrol, errand, points, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')
const MEETING = 'meadowfarm.c2'
/** The place of new Demons in these tests: A1 of the same land. */
const A1 = [1, 1]

/** Sets up Ann one step from Demons. */
const besideDemons = (prepare: (ann: Player, state: WizardsState) => void = () => {}) =>
  alone((ann, state) => {
    enrol(ann, 'sorcerers', 2)
    ann.points = points(9, 12, 7)
    state.demons = [MEETING]
    prepare(ann, state)
  })
const land = (stage: ReturnType<typeof revised>, ...dice: number[]) =>
  stage
    .roll(1)
    .dice(...dice)
    .say(`go ${MEETING}`)
/** Lets Ann step into Bob's space. */
const meeting = (
  prepare: (ann: Player, bob: Player, state: WizardsState) => void,
  variant: 'competitive' | 'cooperative' = 'competitive',
) =>
  revised(
    state => {
      const [ann, bob] = state.players
      enrol(ann!, 'sorcerers', 1)
      enrol(bob!, 'sorcerers', 1)
      bob!.space = MEETING
      prepare(ann!, bob!, state)
    },
    { variant },
  )

describe('Demons, Traps and places', () => {
  rule('D14', 'Demons use their own table, one row worse after a failed spell, and give a die minus the Rank', () => {
    expect(land(besideDemons(), 2, 1, ...A1).told('stolen')).toEqual([])
    const beaten = land(besideDemons(), 6, 1, 5)
    expect(beaten.say('3 power').player().points.power).toBe(10)
    expect(beaten.state.demons).toEqual([])
    const least = land(besideDemons(), 6, 1, 1)
    expect(least.options[0]).toMatch(/^1 /)
    const failed = land(besideDemons(ann => enrol(ann, 'druids', 3)))
    failed.dice(6, 1, 1, ...A1).say('cast demon-dispelling')
    expect(failed.allTold('result')).toMatchObject([{ table: 'demons', on: 1 }])
  })

  rule('D15', 'Demons, Traps and places use the tables of the revised rulebook', () => {
    const does = (id: 'traps' | 'star-crest' | 'dragon' | 'common-towns' | 'elven-dwellings' | 'hamdrels-gifts-0-4') =>
      bookOf({ book: 'revised' })
        .table(id)
        .rows.map(row => row.does)
    expect(does('traps')).toEqual(['held-until-rescued', 'den', 'turns-lost', 'lair', 'held-roll', 'transported'])
    expect(does('star-crest')).toEqual(['ten-and-five', 'two-high-wizards', 'extra-turns'])
    expect(does('dragon')).toEqual(['dragonbound', 'turns-lost', 'robbed', 'points-lost-twice', 'to-den', 'unharmed'])
    expect(does('common-towns')).toEqual(['robbed', 'points-lost', 'held-here', 'task', 'extra-turn', 'nothing'])
    expect(does('elven-dwellings')).toEqual(['points-twice', 'points', 'nothing'])
    expect(does('hamdrels-gifts-0-4')).toEqual(['unicorn', 'wizard-card', 'high-wizard-shown'])
    const crest = alone(ann => {
      enrol(ann, 'sorcerers', 1)
      ann.space = 'green-grove.c1'
      ann.events = [{ id: 27, until: null }]
    })
    crest.state.decks.events.draw.splice(crest.state.decks.events.draw.indexOf(27), 1)
    crest.roll(1).dice(1, 2).say('go green-grove.center').say('10 power').say('5 knowledge')
    expect(crest.player().points).toEqual({ knowledge: 5, perception: 0, power: 10 })
  })

  rule('D16', 'while all Wizard Cards are in the deck one is drawn by die, rerolling the last two numbers', () => {
    const met = (...dice: number[]) => {
      const stage = alone(ann => enrol(ann, 'sorcerers', 1))
      stage
        .dice(1, 1)
        .say('roll')
        .dice(6, 6, ...dice)
        .say('stop')
      return stage.allTold('wizard-card').map(({ card }) => card)
    }
    expect(met(1)).toEqual(['ishkatar'])
    expect(met(100, 49)).toEqual(['veldor'])
    expect(met(71)[0]).toMatch(/abbey|trap/)
  })

  rule('D17', 'markers can be left, and the place comes after a High Wizard', () => {
    const stage = alone(ann => {
      enrol(ann, 'sorcerers', 1)
      ann.tasks = [errand(1, MEETING)]
    })
    stage.roll(1).say(`go ${MEETING}`)
    expect(stage.options).toContain('leave')
  })

  rule(
    'D18',
    'at the Abbey a Ranger reaches Hamdrel while her land stands, and a member of Evil reaches the Dragon',
    () => {
      const monks = (order: 'rangers' | 'evil', fallen: string[] = []) => {
        const stage = alone((ann, state) => {
          enrol(ann, order, 1)
          ann.space = 'longrift.c4'
          state.fallen = fallen
        })
        stage.roll(1).dice(3, 4, 6, 6).say('go longrift.center')
        return stage.allTold('meets').map(({ who }) => who)
      }
      expect(monks('rangers')).toEqual(['monks', 'hamdrel'])
      expect(monks('rangers', ['hamdrels-cottage'])).toEqual(['monks'])
      expect(monks('evil')).toEqual(['monks', 'dragon'])
    },
  )
})

describe('players', () => {
  rule('D19', 'only players of Rank 1 or more meet, and the leader gives a fifth of the difference', () => {
    const nobody = meeting((_, bob) => Object.assign(bob, { rank: 0, order: null }))
    expect(nobody.roll(1).say(`go ${MEETING}`).allTold('meets')).toEqual([])
    const stage = meeting((ann, bob) => {
      ann.points = points(0, 0, 31)
      bob.points = points(1, 0, 0)
    })
    stage.roll(1).dice(5, 1).say(`go ${MEETING}`)
    expect(stage.player(0).points.power).toBe(25)
    expect(stage.say('6 perception').player(1).points.perception).toBe(6)
  })

  rule('D20', 'trapped players are rescued to a random space; refusing leaves them in the Trap', () => {
    const trapped = (rank: 1 | 3) =>
      meeting((_, bob) => {
        enrol(bob, 'sorcerers', rank)
        bob.trap = { kind: 'rescue' }
      })
    const freed = trapped(1).roll(1).say(`go ${MEETING}`)
    expect(freed.player(1).trap).toBe(null)
    expect(freed.player(1).space).not.toBe(MEETING)
    expect(freed.options).toContain('10 knowledge')
    const stays = trapped(3).roll(1).say(`go ${MEETING}`).dice(1).say('cast escaping')
    expect(stays.player(1).trap).toEqual({ kind: 'rescue' })
    expect(stays.allTold('points')).toEqual([])
  })

  rule('D21', 'players are stunned for the longest time only, also in Traps, and cannot call for help', () => {
    const stage = alone(ann => {
      ann.stunned = 2
      ann.trap = { kind: 'turns', left: 3 }
    })
    // Two turns have passed without a question; on the third she can call.
    expect(stage.player()).toMatchObject({ stunned: 0, trap: { left: 1 } })
    expect(stage.options).toEqual(['wait', 'call for help'])
  })

  rule(
    ['D21', 'D30'],
    'a failed call for help costs the turn in the Trap, and a successful one frees the player',
    () => {
      const calls = (...dice: number[]) =>
        alone(ann => {
          ann.trap = { kind: 'turns', left: 3 }
        })
          .dice(...dice)
          .say('call for help')
      expect(calls(6, 1).player().trap).toMatchObject({ left: 2 })
      expect(calls(3, 4, 1, 1, 1, 1).player()).toMatchObject({ trap: null, space: 'torwall.a1' })
    },
  )

  rule(['D21', 'D30'], 'players can call for help instead of rolling in a Trap that opens on a 5 or 6', () => {
    const caught = () =>
      alone(ann => {
        ann.trap = { kind: 'roll' }
      })
    expect(caught().options).toEqual(['roll', 'call for help'])
    expect(caught().dice(6, 1).say('call for help').player().trap).toEqual({ kind: 'roll' })
    const result = caught().dice(3, 4, 1, 1, 1, 1).say('call for help')
    expect(result.player()).toMatchObject({ trap: null, space: 'torwall.a1' })
  })

  rule(
    'D22',
    'a place is closed after two meetings until the player leaves its land or is forced away; others are not',
    () => {
      const stage = alone((ann, state) => {
        enrol(ann, 'sorcerers', 1)
        ann.space = 'torwall.c1'
        ann.visits = { 'torwall.center': 2, 'torwall.c2': 2 }
        state.demons = ['torwall.c2']
      })
      stage.roll(2)
      expect(stage.options).not.toContain('go torwall.center')
      const again = alone((ann, state) => {
        enrol(ann, 'sorcerers', 1)
        ann.visits = { [MEETING]: 2 }
        state.demons = [MEETING]
      })
      expect(land(again, 6, 6, 1).allTold('meets')).toMatchObject([{ who: 'demons' }])
    },
  )
})

describe('places met again', () => {
  rule('D22', "can't be reached by a move that started where they were met", () => {
    const stage = alone((ann, state) => {
      enrol(ann, 'sorcerers', 1)
      ann.space = 'longrift.center'
      ann.visits = { 'longrift.center': 1 }
      state.demons = []
    })
    stage.roll(4).say('go longrift.c5')
    expect(stage.options).not.toContain('go longrift.center')
    expect(stage.options).toContain('go longrift.c4')
  })

  rule('D22', 'can be reached again if they were not met at the start of the move', () => {
    const stage = alone(ann => {
      enrol(ann, 'sorcerers', 1)
      ann.space = 'longrift.center'
    })
    expect(stage.roll(4).say('go longrift.c5').options).toContain('go longrift.center')
  })

  rule('D22', 'include the Cottage; in open country everything can be met again', () => {
    const returns = (from: string, to: string, prepare: (ann: Player) => void) =>
      alone(ann => {
        enrol(ann, 'sorcerers', 1)
        ann.space = from
        prepare(ann)
      })
        .roll(6)
        .say(`go ${to}`)
        .options.includes(`go ${from}`)
    const [cottage, door] = ['hamdrels-cottage.center', 'hamdrels-cottage.c4']
    const met = (meetings: number) => (ann: Player) => {
      ann.hamdrel = { meetings, visits: 1 }
    }
    expect([0, 1].map(meetings => returns(cottage!, door!, met(meetings)))).toEqual([true, false])
    const onThePlain = (ann: Player) => {
      ann.visits = { [MEETING]: 1 }
    }
    expect(returns(MEETING, 'meadowfarm.center', onThePlain)).toBe(true)
  })
})

describe('movement, ills and help', () => {
  rule('D23', 'there is no Random Encounter without a Movement Roll', () => {
    const stage = alone(ann => enrol(ann, 'druids', 1))
      .dice(6, 6)
      .say('call for help')
    expect(stage.allTold('result')).toEqual([])
  })

  rule('D24', 'a roll of 1 is enough for a first step that costs 2', () => {
    const stage = alone(ann => {
      enrol(ann, 'sorcerers', 1)
      ann.dazed = true
    })
    expect(stage.roll(1).options).toContain(`go ${MEETING}`)
    stage.say(`go ${MEETING}`)
    expect(stage.options.filter(id => id.startsWith('go '))).toEqual([])
  })

  rule('D24', 'a roll below 1 is also enough for one step, in any direction, even toward a closed place', () => {
    const beforeTheTower = (prepare: (ann: Player) => void) =>
      alone(ann => {
        enrol(ann, 'sorcerers', 1)
        ann.space = 'melekoks-tower.c6'
        prepare(ann)
      })
    const shut = beforeTheTower(ann => (ann.visits = { 'melekoks-tower.center': 2 }))
    expect(shut.roll(6).options).not.toContain('go melekoks-tower.center')
    const stumbling = beforeTheTower(ann => (ann.events = [{ id: 33, until: 99 }]))
    expect(stumbling.roll(1).options).toContain('go melekoks-tower.center')
  })

  rule('D24', 'a single step uses up a roll of zero', () => {
    const stumbling = () =>
      alone(ann => {
        enrol(ann, 'sorcerers', 1)
        ann.space = 'melekoks-tower.c6'
        ann.events = [{ id: 33, until: 99 }]
      }).roll(1)
    expect(stumbling().say('go melekoks-tower.c1').asked.topic).not.toBe('move')
  })

  rule('D25', 'a boat with Demons aboard sails one space and stops', () => {
    const stage = alone((ann, state) => {
      enrol(ann, 'sorcerers', 1)
      ann.space = 'sea.0101'
      ann.boat = 0
      state.boats = ['sea.0101']
      state.demons = ['sea.0101']
      state.haunted = [0]
    })
    const sails = stage.roll(6).match.questions[0]!.options.filter(({ id }) => id.startsWith('sail '))
    expect(sails.length).toBeGreaterThan(0)
    expect(sails.every(({ stops }) => stops)).toBe(true)
    expect(sails.length).toBeLessThanOrEqual(6)
  })

  rule('D25', 'a boat with Demons that the player summoned is met immediately, and the move continues (R5)', () => {
    const stage = revised(({ players: [ann, bob], ...state }) => {
      enrol(ann!, 'sorcerers', 1)
      enrol(bob!, 'sorcerers', 1)
      const board = Board.of(state.placements)
      const shore = board.land.find(hex => board.name(hex).startsWith('meadowfarm.b') && board.isCoastal(hex))!
      ann!.space = board.name(shore)
      bob!.space = board.name(board.open(shore).find(hex => board.isWater(hex))!)
      state.boats.push(board.name(board.open(board.hex(bob!.space)).find(hex => board.isWater(hex))!))
      state.haunted.push(0)
    })
    const [shore, sea] = [stage.player(0).space, stage.player(1).space]
    stage.roll(6).dice(1).say('cast boat-summoning')
    // They rob Bob, and are not driven off: from the sea new ones come to a random space, which is Ann's; they rob her
    // too.
    const [, letter, number] = /\.([abc])(\d)$/.exec(shore)!
    const meadowfarm = [1, TERRITORIES.find(({ id }) => id === 'meadowfarm')!.numeral]
    stage.dice(2, 2, ...meadowfarm, 1 + 2 * 'abc'.indexOf(letter!), Number(number), 2, 2)
    if (stage.asked.topic === 'space') stage.say(sea)
    const met = stage.allTold('meets').filter(({ who }) => who === 'demons')
    expect(met.slice(0, 2)).toMatchObject([
      { seat: 1, space: sea },
      { seat: 0, space: shore },
    ])
    expect(stage.asked).toMatchObject({ seat: 0, topic: 'move' })
    expect(stage.player(0).space).toBe(shore)
  })

  rule(
    'D26',
    'the Dragon stirs at the end of a turn in its Lair, or returns if someone is there, but not after a stun',
    () => {
      const stage = alone((ann, state) => {
        enrol(ann, 'sorcerers', 1)
        ann.space = 'dragons-lair.a3'
        ann.lair = 13
        state.dragon = 'torwall.a1'
      })
      stage.roll(1).dice(1, 1).say('stop')
      expect(stage.state.dragon).toBe('dragons-lair.a1')
      const still = alone((ann, state) => {
        ann.space = 'dragons-lair.a3'
        ann.lair = 13
        ann.stunned = 1
        state.dragon = 'torwall.a1'
      })
      expect(still.state.dragon).toBe('torwall.a1')
      const met = alone((ann, state) => {
        enrol(ann, 'wizards', 4)
        ann.space = 'dragons-lair.a3'
        ann.lair = 13
        state.dragon = 'torwall.a1'
      })
      met.roll(1).dice(1, 3).say('stop').say('leave').dice(1).say('cast dragon-taming')
      expect(met.player().lair).toBe(10)
    },
  )

  rule(
    'D27',
    'Dazed players sail for 1 and pay 2 for everything else, and a meeting does nothing but heal them',
    () => {
      const stage = alone(ann => {
        enrol(ann, 'sorcerers', 1)
        ann.dazed = true
        ann.points = points(90)
        ann.space = 'megmorans-tower.c1'
      })
      const slow = { plains: 8, woods: 8, mountains: 8, place: 8 }
      expect(pricesFor(stage.player(), { swift: new Set() })).toMatchObject({
        on: { common: slow, circle: slow, lair: slow, elsewhere: slow },
        boat: 8,
        sail: 4,
      })
      stage.roll(2).say('go megmorans-tower.center')
      expect(stage.player()).toMatchObject({ dazed: false, rank: 1, tasks: [] })
    },
  )

  rule(
    'D28',
    'Dragonbound players pay 2 for everything, and act on others like Demons that cannot be dispelled',
    () => {
      const stage = meeting((ann, bob) => {
        enrol(ann, 'wizards', 2)
        bob.bound = true
      })
      expect(pricesFor(stage.player(1), { swift: new Set() })).toMatchObject({
        on: { common: { plains: 8 } },
        sail: 8,
      })
      stage.roll(1).dice(6, 6).say(`go ${MEETING}`)
      expect(stage.allTold('spell')).toEqual([])
      expect(stage.player(1).space).not.toBe(MEETING)
      expect(stage.allTold('points')).toEqual([])
    },
  )

  rule(['D1', 'D29'], 'nobody lands or meets anything once a player who landed earlier has won', () => {
    const stage = meeting((ann, bob, state) => {
      enrol(ann, 'wizards', 4)
      ann.points = points(100)
      putOut(state, 'ishkatar', 'dragons-lair.a1')
      state.dragon = 'dragons-lair.b2'
      state.demons = ['torwall.c1']
      bob.points = points(9)
    })
    stage.roll(1).dice(2, 2, 1, 1, 1, 1, 5, 1).say(`go ${MEETING}`)
    expect(stage.allTold('transported').map(({ space }) => space)).toEqual(['dragons-lair.a1', 'torwall.c1'])
    stage.say('advance')
    expect(stage.state.result?.winners).toEqual([0])
    expect(stage.allTold('meets').filter(({ seat }) => seat === 1)).toEqual([])
  })

  rule(['D1', 'D26'], 'the Dragon no longer stirs once it has advanced a member of its Order to the last Rank', () => {
    const stage = alone((ann, state) => {
      enrol(ann, 'evil', 4)
      Object.assign(ann, { points: points(75), space: 'dragons-lair.a6' })
      state.dragon = 'dragons-lair.b5'
    })
    stage.roll(1).say('go dragons-lair.b5', 'no spell', 'advance')
    expect(stage.state.result?.winners).toEqual([0])
    expect(stage.state.dragon).toBe('dragons-lair.b5')
    expect(stage.allTold('placed')).toEqual([])
  })

  rule('D15', 'a Dragon from the Animal table comes to the space, and everyone there meets it', () => {
    const chance = revised(state => {
      for (const player of state.players) player.space = MEETING
      enrol(state.players[0]!, 'druids', 1)
    })
    chance.roll(1, 1).dice(3, 3, 1, 1, 6, 6).say('stop', 'leave')
    expect(chance.allTold('placed')).toMatchObject([{ what: 'dragon', space: MEETING }])
    expect(chance.allTold('meets').filter(({ who }) => who === 'dragon')).toMatchObject([{ seat: 0 }, { seat: 1 }])
  })

  rule('D29', 'a player who is carried off leaves before the new Demons come, and lands after them', () => {
    const told = land(besideDemons(), 5, 1, 4, 1, ...A1).match.lastEvents.map(({ kind }) => kind)
    expect(told.indexOf('transported')).toBeLessThan(told.indexOf('demon'))
  })

  rule(
    'D30',
    'a call costs the Rank squared; it leads to a chosen land, anywhere or nowhere, and heals the afflicted',
    () => {
      const call = (...dice: number[]) =>
        alone(ann => {
          enrol(ann, 'sorcerers', 2)
          ann.points = points(9, 12, 7)
        })
          .dice(...dice)
          .say('call for help')
      const anywhere = call(1, 2)
      expect(anywhere.options).toEqual(['4 knowledge', '4 perception', '4 power'])
      expect(anywhere.say('4 knowledge').options).toContain('torwall')
      expect(anywhere.dice(1, 1).say('torwall').player()).toMatchObject({
        space: 'torwall.a1',
        points: { knowledge: 5 },
      })
      expect(call(5, 1).say('4 power').player().space).toBe('meadowfarm.c1')
      const ill = alone(ann => (ann.bound = true))
        .dice(2, 1)
        .say('call for help')
      expect(ill.player()).toMatchObject({ bound: false, space: 'meadowfarm.c1' })
      expect(ill.told('turn')).toMatchObject([{ extra: true }])
    },
  )
})
