import { expect } from 'vitest'
import { firstLoss } from '../../../src/games/wizards/rules/facts/calendar.ts'
import type { Trap, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { comeTogether, MEETING } from './company.ts'
import { enrol, heldTask, Stage, type StageOptions } from './stage.ts'

const rule = rulesOf('wizards')

/** Sets up the last turn of Day 13 of a Fortnight. The player to move stays, and then comes Day 14. */
function eve(
  fortnight: number,
  prepare: (state: WizardsState) => void = () => {},
  { seats = 2, ...options }: StageOptions = {},
): Stage {
  return Stage.set({
    ...options,
    seats,
    prepare: state => {
      state.day = 14 * fortnight - 1
      state.acted = seats - 1
      state.next = seats - 1
      for (const player of state.players) {
        enrol(player, 'druids')
        player.space = `${['longrift', 'hillshire', 'glendale', 'timberlane', 'edgewood', 'woodland'][player.seat]}.a3`
      }
      prepare(state)
    },
  })
}

/** Ends Day 13, with these dice on Day 14. */
const dawnOf14 = (stage: Stage, ...dice: number[]): Stage =>
  stage
    .roll(1)
    .dice(...dice)
    .say('stop')

/**
 * Returns the dice for a scattered player: a Common space by number, letter die and number, and then the player's
 * Demon.
 */
const scattered = (tile: number, letter: number, number: number, demon: readonly [number, number]) => [
  1,
  tile,
  letter,
  number,
  ...demon,
]
const spaces = (stage: Stage) => stage.state.players.map(player => player.space)

rule('12', 'Evil strikes once a Fortnight, on Day 14', () => {
  const stage = Stage.set({ seats: 2, prepare: state => (state.day = 29) })
  while (stage.state.day < 43) stage.roll(1).say('stop')
  expect(stage.allTold('attack').map(({ day }) => day)).toEqual([42])
})

rule(['12.11', '12.12'], 'the log of an attack says if it only scatters players', () => {
  const early = dawnOf14(
    eve(2, () => {}, { seats: 1 }),
    ...scattered(6, 1, 4, [3, 1]),
  )
  expect(early.told('attack')).toMatchObject([{ thwarted: false, scatters: true }])
  const later = dawnOf14(
    eve(3, () => {}, { seats: 1 }),
    1,
    1,
    1,
    1,
    1,
  )
  expect(later.told('attack')).toEqual([expect.not.objectContaining({ scatters: true })])
})

rule('12.1', 'nobody moves on Day 14, but it counts as a turn for Animals and as a day for Events', () => {
  const stage = eve(3, state => {
    state.players[0]!.animal = { kind: 'hound', left: 3 }
    state.players[0]!.events = [{ id: 39, until: 42 }]
  })
  dawnOf14(stage, 1, 1, 1, 1, 1)
  // The next to move is the first player of Day 1.
  expect(stage.question).toMatchObject({ seat: 0, topic: 'roll' })
  expect(stage.state.day).toBe(43)
  expect(stage.player().animal).toEqual({ kind: 'hound', left: 2 })
  expect(stage.player().events).toEqual([])
})

rule('12.1', 'an Animal that comes on Day 14 still has all its turns', () => {
  // The dice send both to one space, where a meeting brings each a Winged Horse.
  const stage = dawnOf14(eve(1), ...scattered(6, 1, 4, [3, 1]), ...[1, 6, 1, 4], ...[3, 3], ...[1, 2])
  expect(spaces(stage)).toEqual(['hillshire.a4', 'hillshire.a4'])
  expect(stage.state.players.map(({ animal }) => animal)).toEqual([0, 1].map(() => ({ kind: 'winged-horse', left: 2 })))
})

rule('12.1', "an Event's Trap can end with Day 14 as its last turn, but a random Trap cannot", () => {
  const held = (event: boolean) => {
    const trap: Trap = event ? { kind: 'turns', left: 1, event } : { kind: 'turns', left: 1 }
    return dawnOf14(
      eve(3, state => {
        state.players[0]!.trap = trap
      }),
      1,
      ...[1, 1, 1, 1],
    )
  }
  expect(held(true).player(0).trap).toBeNull()
  expect(held(true).question).toMatchObject({ seat: 0, topic: 'roll' })
  expect(held(false).allTold('lost-turn')).toMatchObject([{ seat: 0, day: 43 }])
})

rule(
  ['12.1', '12.21'],
  'if the attack is thwarted, everyone takes a turn on Day 14, no tile falls and no Demon comes',
  () => {
    for (const fortnight of [1, 3]) {
      const stage = eve(fortnight, state => (state.thwarts = 1))
      const before = spaces(stage)
      dawnOf14(stage)
      expect(stage.state.day).toBe(14 * fortnight)
      expect(stage.told('attack')).toMatchObject([{ thwarted: true }])
      stage.roll(1).say('stop').roll(1).say('stop')
      expect(stage.state).toMatchObject({ day: 14 * fortnight + 1, fallen: [], demons: [] })
      expect(spaces(stage)).toEqual(before)
    }
  },
)

rule(
  ['12.11', '12.11a', '12.11b'],
  'in the first two Fortnights every player is transported, and a Demon comes to each',
  () => {
    for (const fortnight of [1, 2]) {
      const stage = dawnOf14(eve(fortnight), ...scattered(6, 1, 4, [3, 1]), ...scattered(4, 5, 1, [1, 2]))
      expect(spaces(stage)).toEqual(['hillshire.a4', 'crescent-ridge.c1'])
      expect(stage.state.demons).toEqual(['hillshire.b1', 'crescent-ridge.a2'])
      expect(stage.state.fallen).toEqual([])
      // The players are handled one after the other: the first Demon comes before the second player is moved.
      const kinds = stage.match.lastEvents.map(event => event.kind)
      expect(kinds.filter(kind => kind === 'transported' || kind === 'demon')).toEqual([
        'transported',
        'demon',
        'transported',
        'demon',
      ])
    }
  },
)

rule('12.11a', 'players immediately meet anything in the space where they land', () => {
  const stage = dawnOf14(
    eve(1, () => {}, { seats: 1 }),
    ...[1, 5, 1, 2],
    ...[6, 6],
    ...[1, 1],
  )
  expect(spaces(stage)).toEqual(['meadowfarm.a2'])
  expect(stage.allTold('result')).toMatchObject([{ table: 'common-towns', on: 6 }])
})

rule('12.11b', 'a Demon that comes to a player attacks immediately, before the next player is moved', () => {
  const stage = dawnOf14(
    eve(1),
    ...scattered(6, 1, 4, [1, 4]),
    ...[4, 4, 5, 2], // Ann is Dazed, and the second Demon goes to C2
    ...scattered(4, 5, 1, [1, 2]),
  )
  expect(stage.player(0).dazed).toBe(true)
  expect(stage.player(1).dazed).toBe(false)
  expect(stage.state.demons).toEqual(['hillshire.a4', 'hillshire.c2', 'crescent-ridge.a2'])
})

rule('12.12', 'from the third Fortnight on, a Territory falls on Day 14, and nobody is transported', () => {
  for (const fortnight of [3, 4]) {
    const stage = eve(fortnight)
    dawnOf14(stage, 2, 1, 1, 1, 1)
    expect(stage.state.fallen).toEqual(['woodswall'])
    expect(spaces(stage)).toEqual(['longrift.a3', 'hillshire.a3'])
  }
})

rule('12.12', 'no Territory can fall before the last day of the third Fortnight', () => {
  expect(firstLoss({})).toBe(42)
  expect(firstLoss({ fortnight: 10 })).toBe(38)
})

rule('12.131', 'all Common Territories fall before any Elven one, and all Elven ones before any Magic one', () => {
  const common = ['torwall', 'woodswall', 'longrift', 'crescent-ridge', 'meadowfarm', 'hillshire']
  const elven = ['glendale', 'meadowshire', 'edgewood', 'green-grove', 'timberlane', 'woodland']
  const next = (fallen: string[], demons: string[]) => {
    const stage = eve(
      3,
      state => {
        state.fallen = fallen
        state.demons = demons
        for (const player of state.players) player.space = 'megmorans-tower.a1'
      },
      { seats: 1 },
    )
    return dawnOf14(stage, ...(demons.length > 1 ? [] : [1]), 1, 2).state.fallen.at(-1)
  }
  // The Demons on the others don't matter.
  const onOthers = ['glendale.a1', 'glendale.a2', 'megmorans-tower.a2', 'megmorans-tower.a3']
  expect(next([], [...onOthers, 'longrift.a1'])).toBe('longrift')
  expect(next(common.slice(0, 5), onOthers)).toBe('hillshire')
  expect(next(common, onOthers)).toBe('glendale')
  expect(next([...common, ...elven], ['megmorans-tower.a2', 'megmorans-tower.a3'])).toBe('megmorans-tower')
})

rule('12.132', 'the tile with the most Demon and Task Markers together falls', () => {
  const stage = eve(3, state => {
    state.demons = ['torwall.a1', 'torwall.a2', 'woodswall.a2']
    // Two markers of two players on Woodswall make three there; those picked up do not count.
    state.players[0]!.tasks = [
      heldTask(11, [
        [0, 0, 'woodswall.a4'],
        [1, 0, 'hamdrels-cottage.center'],
      ]),
    ]
    state.players[1]!.tasks = [
      heldTask(85, [[0, 0, 'woodswall.a1']]),
      heldTask(
        8,
        [
          [0, 0, 'torwall.center'],
          [1, 0, 'meadowshire.b2'],
        ],
        { letter: 'B' },
      ),
    ]
    state.players[1]!.tasks[1]!.marks[0]!.done = true
    // People who can be met anywhere have no marker.
    const hermit = heldTask(
      23,
      [
        [0, 0, 'woodland.b3'],
        [1, 0, null],
      ],
      { letter: 'C' },
    )
    state.players[1]!.tasks.push(hermit)
  })
  dawnOf14(stage, 1, 1, 1, 1)
  expect(stage.state.fallen).toEqual(['woodswall'])
  expect(stage.allTold('roll').some(({ purpose }) => purpose === 'tie')).toBe(false)
})

rule('12.132', 'a die decides between tiles with equal numbers of markers', () => {
  for (const [die, tile] of [
    [1, 'torwall'],
    [2, 'meadowfarm'],
  ] as const) {
    const stage = eve(3, state => (state.demons = ['torwall.a1', 'meadowfarm.a1']))
    expect(dawnOf14(stage, die, 1, 1, 1, 1).state.fallen).toEqual([tile])
  }
})

rule('12.14', "then a Demon comes to each player's Territory in turn, and attacks the players it comes to", () => {
  const stage = eve(3)
  // Torwall falls. Ann's Demon attacks her and dazes her, and a second comes; Bob's comes beside him.
  dawnOf14(stage, 1, 1, 3, 4, 4, 5, 3, 1, 1)
  expect(stage.state.demons).toEqual(['longrift.a3', 'longrift.c3', 'hillshire.a1'])
  expect(stage.player(0).dazed).toBe(true)
  expect(stage.player(1).dazed).toBe(false)
})

rule('12.141', 'the Demon comes directly to a player who is afloat or swimming', () => {
  for (const boat of [0, null]) {
    const stage = eve(3, state => {
      state.boats = ['sea.3109']
      Object.assign(state.players[0]!, { space: 'sea.3109', boat })
    })
    dawnOf14(stage, 1, 1, 1, 1, 1, 6, 1, 4, 1, 1)
    expect(stage.allTold('result')).toMatchObject([{ seat: 0, table: 'demons', on: 1 }])
    expect(stage.state.demons).toContain('sea.3109')
  }
})

/** Sets up Ann afloat on Day 14: a Demon robs her, and a second one comes to Hillshire A3. */
function haunted(): Stage {
  const stage = eve(3, state => {
    state.boats = ['sea.3109', 'sea.2801']
    Object.assign(state.players[0]!, { space: 'sea.3109', boat: 0 })
  })
  return dawnOf14(stage, 1, 3, 3, 1, 6, 1, 4, 1, 1)
}

rule('12.141', 'a Demon stays in its boat wherever the boat goes, until dispelled', () => {
  const stage = haunted()
  expect(stage.state.demons).toEqual(['sea.3109', 'hillshire.a4', 'hillshire.a1'])
  stage.roll(1).dice(6, 6, 4).say('sail sea.3110', '4 power')
  expect(stage.state.demons).toEqual(['hillshire.a4', 'hillshire.a1'])
  expect(stage.player().space).toBe('sea.3110')
  // It is gone for good.
  stage.roll(1).say('stop').roll(1).say('sail sea.3109')
  expect(stage.state.demons).toEqual(['hillshire.a4', 'hillshire.a1'])

  const goesAlong = haunted().roll(1).dice(3, 3, 1, 5, 1, 1).say('sail sea.3110')
  expect(goesAlong.state.demons).toEqual(['hillshire.a4', 'hillshire.a1', 'sea.3110', 'meadowfarm.a1'])
})

rule(
  ['12.141', '7.2'],
  'a boat with a Demon aboard sails one space, where the player meets it again (ruling W31)',
  () => {
    const sails = (stage: Stage) => stage.asked.options.filter(({ id }) => id.startsWith('sail '))
    const aboard = haunted().roll(6)
    expect(sails(aboard)).toHaveLength(6)
    expect(aboard.dice(3, 3, 1, 5, 1, 1).say('sail sea.3110').allTold('meets')).toHaveLength(2)
    expect(aboard.asked.topic).toBe('roll')
    // A Demon in the water without a boat stays behind.
    const past = eve(3, state => {
      Object.assign(state, { day: 1, acted: 0, next: 0, boats: ['sea.3109'], demons: ['sea.3109'] })
      Object.assign(state.players[0]!, { space: 'sea.3109', boat: 0 })
    }).roll(6)
    expect(sails(past).length).toBeGreaterThan(6)
  },
)

rule('12.141', 'a Demon that departs immediately does not stay in the boat, and a boat holds only one', () => {
  const afloat = (prepare: (state: WizardsState) => void, ...dice: number[]) =>
    dawnOf14(
      eve(3, state => {
        state.boats = ['sea.3109', 'sea.2801']
        Object.assign(state.players[0]!, { space: 'sea.3109', boat: 0 })
        prepare(state)
      }),
      ...dice,
    )
  const free = afloat(() => {}, 1, 6, 6, 4)
  expect(free.say('4 power').state).toMatchObject({ haunted: [], demons: [expect.stringMatching('hillshire')] })
  const aboard = (state: WizardsState) => Object.assign(state, { demons: ['sea.3109'], haunted: [0] })
  expect(afloat(aboard, 1, 1, 1).state).toMatchObject({ haunted: [0], demons: ['sea.3109', 'hillshire.a1'] })
  // By the house rule a second Demon comes aboard.
  const stacked = (state: WizardsState) => Object.assign(aboard(state), { house: { demons: 'stack' } })
  const { haunted, demons } = afloat(stacked, 1, 3, 3, 1, 6, 1, 4, 1, 1).state
  expect([haunted, demons.filter(at => at === 'sea.3109')]).toEqual([
    [0, 0],
    ['sea.3109', 'sea.3109'],
  ])
})

rule(
  '12.141',
  'if one of two boats with Demons leaves a space, one Demon goes and one stays; those there are one meeting',
  () => {
    const sails = (more: (state: WizardsState) => void) => {
      const stage = eve(2, state => {
        state.day = 1
        Object.assign(state, { acted: 0, next: 0, boats: ['sea.3109', 'sea.3109'], haunted: [0], demons: ['sea.3109'] })
        Object.assign(state.players[0]!, { space: 'sea.3109', boat: 0 })
        more(state)
      })
      return stage.roll(1).dice(3, 3, 1, 5, 1, 1).say('sail sea.3110').state.demons
    }
    expect(sails(() => {})).toEqual(['sea.3110', 'meadowfarm.a1'])
    expect(sails(({ haunted }) => haunted.push(1))).toEqual(['sea.3109', 'sea.3110', 'meadowfarm.a1'])
    expect(sails(({ demons }) => demons.push('sea.3110'))).toEqual(['sea.3110', 'meadowfarm.a1'])
    // By the house rule the two Demons aboard go along, and the one in the other boat stays.
    const stacked = sails(state => {
      state.haunted.push(0, 1)
      state.demons.push('sea.3109', 'sea.3109')
      Object.assign(state, { house: { demons: 'stack' } })
    })
    const at = (space: string) => stacked.filter(demon => demon === space).length
    expect([at('sea.3109'), at('sea.3110')]).toEqual([1, 2])
  },
)

rule('12.141', 'a Demon that comes to a swimmer stays in the Water space', () => {
  const stage = eve(3, state => {
    state.boats = ['sea.3105']
    state.players[0]!.space = 'sea.3105'
  })
  dawnOf14(stage, 1, 3, 3, 1, 6, 1, 4, 1, 1)
  expect(stage.state.haunted).toEqual([])
  stage.roll(2).say('go meadowfarm.a2')
  expect(stage.state.demons).toContain('sea.3105')
})

/** Lets Ann complete the Task with its last marker on C2, after this number of completed Tasks. */
function complete(completed: number, thwarts = 0): Stage {
  const stage = Stage.set({
    prepare: state => {
      enrol(state.players[0]!, 'druids')
      state.players[0]!.tasks = [
        heldTask(48, [
          [0, 0, 'hillshire.c6'],
          [1, 0, MEETING],
        ]),
      ]
      state.players[0]!.tasks[0]!.marks[0]!.done = true
      state.completed = completed % 10
      state.tasksDone = completed
      state.thwarts = thwarts
    },
  })
  return comeTogether(stage).say('take a10')
}

rule(['12.2', '12.21'], 'every ten Tasks completed by all players together thwart one attack', () => {
  expect(complete(8).state).toMatchObject({ completed: 9, thwarts: 0 })
  const tenth = complete(9)
  expect(tenth.state).toMatchObject({ completed: 0, thwarts: 1, tasksDone: 10 })
  expect(tenth.allTold('thwart')).toMatchObject([{ thwarts: 1 }])
  expect(complete(18).state.thwarts).toBe(0)
  expect(complete(19).state.thwarts).toBe(1)
})

rule('12.22', 'twenty Tasks before Day 14 thwart two attacks, in two Fortnights', () => {
  expect(complete(19, 1).state.thwarts).toBe(2)
  const stage = eve(3, state => (state.thwarts = 2), { seats: 1 })
  dawnOf14(stage).roll(1).say('stop')
  expect(stage.state).toMatchObject({ day: 43, thwarts: 1 })
  while (stage.state.day < 57) stage.roll(1).say('stop')
  expect(stage.state).toMatchObject({ thwarts: 0, fallen: [] })
  while (stage.state.day < 70) stage.roll(1).say('stop')
  stage.dice(2, 6, 1, 1, 1).say('roll', 'stop')
  expect(stage.state.fallen).toHaveLength(1)
})

rule('12.3', 'the next day is Day 1, a thwart that was used is gone, and turns continue with the first player', () => {
  const stage = eve(3, state => (state.thwarts = 1))
  dawnOf14(stage).roll(1).say('stop').roll(1).say('stop')
  expect(stage.told('dawn')).toMatchObject([{ fortnight: 4, dayOfFortnight: 1 }])
  expect(stage.state.thwarts).toBe(0)
  expect(stage.question.seat).toBe(0)
})

rule('12.22', 'ten Tasks completed during an attack thwart the next one', () => {
  // Ann is transported onto the last marker of her Task.
  const stage = eve(
    1,
    state => {
      state.completed = 9
      state.players[0]!.tasks = [
        heldTask(48, [
          [0, 0, 'hillshire.c6'],
          [1, 0, MEETING],
        ]),
      ]
      state.players[0]!.tasks[0]!.marks[0]!.done = true
    },
    { seats: 1 },
  )
  dawnOf14(stage, 1, 5, 5, 2)
  stage.dice(1, 1).say('take a10')
  expect(stage.state).toMatchObject({ day: 15, thwarts: 1 })
})

rule(['12.1', '8.3.3'], 'Day 14 counts as a turn in a Trap from an Event, but not in any other Trap', () => {
  const left = (trap: Trap) => {
    const stage = dawnOf14(
      eve(3, ({ players: [ann] }) => (ann!.trap = trap)),
      ...[2, 1, 1, 1, 1],
    )
    // Her first turn in the new Fortnight is lost too, before anybody is asked.
    expect(stage.allTold('lost-turn').map(({ day }) => day)).toEqual([43])
    return stage.player(0).trap
  }
  expect(left({ kind: 'turns', left: 3 })).toEqual({ kind: 'turns', left: 2 })
  expect(left({ kind: 'turns', left: 3, event: true })).toEqual({ kind: 'turns', left: 1, event: true })
})

rule(['12.1', '8.44'], 'an Animal that comes on Day 14 has all its turns on the next day', () => {
  // Ann is carried to Bob, and a Winged Horse comes to each; Bob is carried off in his turn.
  const stage = dawnOf14(eve(1), ...[1, 6, 1, 3], ...[3, 3], ...[3, 1], ...scattered(4, 5, 1, [1, 2]))
  expect(stage.state.day).toBe(15)
  expect(stage.player(0).animal).toEqual({ kind: 'winged-horse', left: 2 })
  expect(stage.player(1).animal).toBeNull()
})

rule(
  ['12.14', '7.5'],
  'a Demon that comes to several players attacks the player it came for first, then goes clockwise',
  () => {
    const stage = eve(
      3,
      state => {
        state.dealer = 1
        for (const player of state.players) player.space = 'hillshire.a3'
      },
      { seats: 3 },
    )
    // Woodswall falls; Bob's Demon attacks all three, and each is Dazed; the Demons of Cyd and Ann come elsewhere.
    dawnOf14(stage, 2, ...[1, 3], ...[4, 4, 1, 1], ...[4, 4, 1, 2], ...[4, 4, 1, 4], ...[1, 5], ...[1, 6])
    expect(stage.allTold('meets').map(({ seat, who }) => [seat, who])).toEqual([
      [1, 'demons'],
      [2, 'demons'],
      [0, 'demons'],
    ])
  },
)

rule(
  '12.11b',
  'the Demon comes to the Territory to which a player was transported, even if the player has since left',
  () => {
    const stage = eve(1, state => (state.demons = ['hillshire.a4']), { seats: 1 })
    // To Hillshire, whose second Demon carries him into the Lair, and then the Demon of the day.
    dawnOf14(stage, 1, 6, 1, 4, ...[5, 5], ...[1, 1], ...[3, 6], ...[1, 2])
    expect(spaces(stage)).toEqual(['dragons-lair.b6'])
    expect(stage.state.demons).toEqual(['hillshire.a4', 'hillshire.a1', 'hillshire.a2'])
  },
)

rule(['12.11a', '11.2242'], 'a player who can escape transports can try it on Day 14 too', () => {
  const begins = () =>
    dawnOf14(
      eve(1, ({ players: [ann] }) => enrol(ann!, 'sorcerers', 4)),
      1,
      6,
      1,
      4,
    )
  expect(begins().options).toEqual(['cast escaping', 'no spell'])
  // A Demon comes to where he stayed.
  const stays = begins()
    .dice(5, 1, 1, ...scattered(4, 5, 1, [1, 2]))
    .say('cast escaping')
  expect(spaces(stays)).toEqual(['longrift.a3', 'crescent-ridge.c1'])
  expect(stays.state.demons).toEqual(['longrift.a1', 'crescent-ridge.a2'])
  const goes = begins()
    .dice(6, 1, 1, ...scattered(4, 5, 1, [1, 2]))
    .say('cast escaping')
  expect(spaces(goes)).toEqual(['hillshire.a4', 'crescent-ridge.c1'])
})

rule(
  ['12.11b', '11.2242'],
  'no Demon comes to a player who escapes at sea, because that player is in no Territory',
  () => {
    const stage = dawnOf14(
      eve(1, ({ players: [ann], boats }) => {
        enrol(ann!, 'sorcerers', 4)
        boats.push('sea.3109')
        Object.assign(ann!, { space: 'sea.3109', boat: 0 })
      }),
      ...[1, 6, 1, 4],
    )
    stage.dice(5, ...scattered(4, 5, 1, [1, 2])).say('cast escaping')
    expect(spaces(stage)).toEqual(['sea.3109', 'crescent-ridge.c1'])
    expect(stage.state.demons).toEqual(['crescent-ridge.a2'])
  },
)
