import { expect } from 'vitest'
import { animalPoints, hexesShunnedBy, leavingRule } from '../../../src/games/wizards/rules/facts/animals.ts'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import type { SpaceId } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { Animal, Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { comeTogether, MEETING } from './company.ts'
import { enrol, GRID_OF_TILES, Stage } from './stage.ts'

const rule = rulesOf('wizards')

/** Sets up Ann, a Druid, with a new animal or none. */
function rider(
  kind: Animal | null,
  prepare: (ann: Player, state: WizardsState) => void = () => {},
  left = { unicorn: 1, 'winged-horse': 2, horse: 3, hound: 4 },
): Stage {
  return Stage.set({
    prepare: state => {
      const ann = state.players[0]!
      enrol(ann, 'druids')
      if (kind) ann.animal = { kind, left: left[kind] }
      prepare(ann, state)
    },
  })
}

const at =
  (space: SpaceId) =>
  (ann: Player): void => {
    ann.space = space
  }

/** Lets Ann, on a plain, meet an animal in a Random Encounter. */
const meets = (stage: Stage, roll: number): Stage =>
  stage
    .roll(1, 1)
    .dice(3, 3, ...[roll, 1])
    .say('stop')

/** Returns the points that Ann can walk on this roll. */
const points = (stage: Stage, die: number): string => stage.roll(die).question.text

/** Returns the destinations of options of a kind. */
const goals = (stage: Stage, verb: string): SpaceId[] =>
  stage.options.filter(id => id.startsWith(`${verb} `)).map(id => id.slice(verb.length + 1))

rule('8.4', 'the higher of two dice decides which Animal comes', () => {
  for (const dice of [
    [4, 2],
    [2, 4],
  ]) {
    const stage = rider(null)
      .roll(1, 1)
      .dice(3, 3, ...dice)
      .say('stop')
    expect(stage.allTold('result')[1]).toMatchObject({ table: 'animals', on: 4 })
  }
})

rule('8.4.2', 'on 2 a Unicorn comes for one turn', () => {
  expect(meets(rider(null), 2).player().animal).toEqual({ kind: 'unicorn', left: 1 })
})

rule('8.4.3', 'on 3 a Winged Horse comes for two turns', () => {
  expect(meets(rider(null), 3).player().animal).toEqual({ kind: 'winged-horse', left: 2 })
})

rule('8.4.4', 'on 4 a Horse comes for three turns', () => {
  expect(meets(rider(null), 4).player().animal).toEqual({ kind: 'horse', left: 3 })
})

rule('8.4.5', 'on 5 a Hound comes for four turns', () => {
  expect(meets(rider(null), 5).player().animal).toEqual({ kind: 'hound', left: 4 })
})

rule(['8.4.6', '8.47'], 'on 6 a Dove brings an Optional Task and drives off the Animal already there (8.41)', () => {
  const stage = meets(rider('hound').top('tasks', 36), 6)
  expect(stage.player().tasks).toMatchObject([{ id: 36, mandatory: false }])
  expect(stage.player().animal).toBeNull()
  // It comes to no player of Rank 0 or Rank 4.
  for (const [order, rank] of [
    [null, 0],
    ['druids', 4],
  ] as const)
    expect(
      meets(
        rider(null, ann => Object.assign(ann, { order, rank })),
        6,
      ).player().tasks,
    ).toEqual([])
})

rule('8.41', 'a second Animal drives the first away', () => {
  const stage = meets(rider('hound'), 4)
  expect(stage.player().animal).toEqual({ kind: 'horse', left: 3 })
  expect(stage.allTold('animal').map(({ animal, what }) => [animal, what])).toEqual([
    ['hound', 'leaves'],
    ['horse', 'comes'],
  ])
})

rule('8.41', 'a transport makes the player lose the Animal', () => {
  for (const kind of ['horse', 'hound'] as const) {
    // A Trap carries him off.
    const stage = rider(kind).roll(1, 1).dice(2, 2, 6, 6, 1, 6, 1, 3).say('stop')
    expect(stage.player()).toMatchObject({ space: 'hillshire.a3', animal: null })
  }
})

rule('8.43', 'on the next turn only, a Unicorn carries its player to any land except the Center of the Circle', () => {
  const stage = rider('unicorn')
  const rides = goals(stage, 'ride')
  expect(rides).toContain('green-grove.center')
  expect(rides).toContain('dragons-lair.center')
  expect(rides).toContain('sacred-circle.c1')
  expect(rides).not.toContain('sacred-circle.center')
  // All land of eighteen tiles except that Center and her own space.
  expect(rides).toHaveLength(18 * 19 - 2)
  stage.say('ride torwall.b1')
  expect(stage.player()).toMatchObject({ space: 'torwall.b1', animal: null })
  const unused = rider('unicorn').roll(1).say('stop')
  expect(unused.player().animal).toBeNull()
})

rule('8.43', 'the player meets everything in the space to which the Unicorn goes', () => {
  const stage = rider('unicorn', (_, state) => (state.demons = ['torwall.b1']))
  stage.dice(3, 3, 1, 1).say('ride torwall.b1')
  expect(stage.allTold('result')).toMatchObject([{ table: 'demons', on: 3 }])
})

rule(['8.43', '8.44'], 'a player who rides or flies out of a boat leaves it behind', () => {
  for (const [kind, verb, how, rule] of [
    ['unicorn', 'ride', 'rides', '8.43'],
    ['winged-horse', 'fly', 'flies', '8.44'],
  ] as const) {
    const stage = rider(kind, (ann, state) => {
      state.boats = ['sea.3105']
      Object.assign(ann, { space: 'sea.3105', boat: 0 })
    })
    stage.say(`${verb} meadowfarm.c2`)
    expect(stage.player()).toMatchObject({ space: 'meadowfarm.c2', boat: null })
    expect(stage.told('moved')).toMatchObject([{ how, rule, from: 'sea.3105', space: 'meadowfarm.c2', cost: 0 }])
    expect(stage.state.boats).toEqual(['sea.3105'])
  }
})

rule('8.431', 'a Unicorn carries nobody into Water or onto fallen land', () => {
  const rides = goals(
    rider('unicorn', (_, state) => (state.fallen = ['torwall'])),
    'ride',
  )
  expect(rides.some(space => space.startsWith('sea.'))).toBe(false)
  expect(rides.some(space => space.startsWith('torwall.'))).toBe(false)
})

rule('8.44', 'a Winged Horse flies ten spaces over anything, without a roll, for two turns', () => {
  const stage = rider('winged-horse', at('glendale.a5'))
  const flights = goals(stage, 'fly')
  expect(flights).toContain('meadowshire.a5') // six off, over Mountains and the sea
  expect(flights).toContain('meadowshire.a2') // ten off
  expect(flights).not.toContain('edgewood.a5') // twelve off
  stage.say('fly meadowshire.a2')
  expect(stage.player().space).toBe('meadowshire.a2')
  expect(stage.allTold('roll').filter(roll => roll.purpose === 'movement')).toEqual([])
  stage.say('fly glendale.a5')
  expect(stage.player()).toMatchObject({ space: 'glendale.a5', animal: null })
})

rule(
  '8.44',
  'a Winged Horse can land on the Star Crest and on Stones, but not in the Center of the Circle or in the Lair',
  () => {
    expect(goals(rider('winged-horse', at('green-grove.a5')), 'fly')).toContain('green-grove.center')
    const circle = goals(rider('winged-horse', at('sacred-circle.a5')), 'fly')
    expect(circle).toContain('sacred-circle.c2')
    expect(circle).not.toContain('sacred-circle.center')
    const lair = goals(rider('winged-horse', at('hamdrels-cottage.a2')), 'fly')
    expect(lair.filter(space => space.startsWith('dragons-lair'))).toEqual([])
  },
)

rule('8.44', 'a Winged Horse can fly over the Lair of the Dragon', () => {
  // Only the Lair's tile is between these two.
  const stage = Stage.set({
    placements: [
      { tile: 'torwall', hex: 15 * 40 + 10, turn: 0 },
      { tile: 'dragons-lair', hex: 15 * 40 + 15, turn: 0 },
      { tile: 'hillshire', hex: 15 * 40 + 20, turn: 0 },
    ],
    prepare: state => {
      enrol(state.players[0]!, 'druids')
      Object.assign(state.players[0]!, { space: 'torwall.a2', animal: { kind: 'winged-horse', left: 2 } })
    },
  })
  expect(goals(stage, 'fly')).toContain('hillshire.a5')
})

rule('8.441', 'a Winged Horse cannot land on Water', () => {
  expect(goals(rider('winged-horse'), 'fly').some(space => space.startsWith('sea.'))).toBe(false)
})

rule('8.442', 'a Winged Horse leaves a player who meets the Dragon, but not one who meets a Demon', () => {
  const dragon = comeTogether(
    rider('winged-horse', (_, state) => (state.dragon = MEETING)),
    6,
    6,
  )
  expect(dragon.player().animal).toBeNull()
  const demon = comeTogether(
    rider('winged-horse', (_, state) => (state.demons = [MEETING])),
    3,
    3,
    1,
    1,
  )
  expect(demon.player().animal).toMatchObject({ kind: 'winged-horse' })
})

rule('8.45', 'a Horse adds four to the Movement Roll for three turns; prices and walls stay the same', () => {
  expect(points(rider('horse'), 2)).toContain('6 points')
  const stage = rider('horse', at('torwall.c2'))
  stage.roll(1)
  expect(stage.option('go torwall.c3')?.cost).toBe(1)
  expect(stage.option('go torwall.b1')?.cost).toBe(2) // around the wall between them
  const hills = rider('horse', at('hillshire.c6')).roll(1)
  expect(hills.option('go hillshire.b6')?.cost).toBe(2)
  const days = rider('horse')
  for (let turn = 0; turn < 3; turn++) {
    expect(points(days, 1)).toContain('5 points')
    days.say('stop')
  }
  expect(points(days, 1)).toContain('1 point ')
})

rule(
  ['8.45', '8.46'],
  'a Horse or Hound leaves at the Circle, Star Crest or Lair, and the points it added are lost',
  () => {
    for (const [kind, added] of [
      ['horse', 4],
      ['hound', 1],
    ] as const) {
      for (const [from, to] of [
        ['sea.0221', 'sacred-circle.a6'],
        ['sea.3723', 'dragons-lair.a2'],
      ] as const) {
        const stage = rider(kind, at(from)).roll(4)
        expect(stage.question.text).toContain(`${4 + added} points`)
        stage.say(`go ${to}`)
        expect(stage.player().animal).toBeNull()
        const cost = to === 'dragons-lair.a2' ? 2 : 1
        expect(stage.question.text).toContain(`${4 - cost} points`)
      }
      const crest = rider(kind, ann => {
        ann.space = 'green-grove.c4'
        ann.crest = { left: 0, again: false }
      })
      crest.roll(1).dice(1, 1).say('go green-grove.center')
      expect(crest.player()).toMatchObject({ space: 'green-grove.center', animal: null })
    }
  },
)

rule(
  ['8.45', '8.46'],
  'a path ends at the border where the Animal leaves, because the points it added are lost there',
  () => {
    const into = (kind: Animal | null) => {
      const stage = rider(kind, at('sea.3723')).roll(6)
      return ['a2', 'b2'].map(code => stage.options.includes(`go dragons-lair.${code}`))
    }
    expect(into(null)).toEqual([true, true])
    expect(into('horse')).toEqual([true, false])
    expect(into('hound')).toEqual([true, false])
  },
)

/** Sets up Ann with an animal and a roll of 3. */
const onHerWay = (kind: Animal, space: SpaceId, boats: SpaceId[]): Stage =>
  Stage.set({
    prepare: state => {
      enrol(state.players[0]!, 'druids')
      Object.assign(state.players[0]!, { space, animal: { kind, left: 2 } })
      state.boats = boats
    },
  }).roll(3)

rule(
  '8.452',
  'a boat used as a bridge ends a path where a Horse leaves; the move continues with the rest (ruling W27)',
  () => {
    const boats = ['sea.2808', 'sea.2709']
    const leadTo = (kind: Animal) => goals(onHerWay(kind, 'meadowfarm.b3', boats), 'board')
    expect(leadTo('horse')).toEqual(['sea.2808'])
    expect(leadTo('hound')).toEqual(boats)
    const aboard = onHerWay('horse', 'meadowfarm.b3', boats).say('board sea.2808')
    expect(aboard.player().animal).toBeNull()
    expect(aboard.question.text).toContain('2 points')
    expect(goals(aboard, 'board')).toEqual(['sea.2709'])
  },
)

rule(
  ['8.45', '8.46'],
  'an Animal that came inside the Circle leaves when the player first moves there (ruling W27)',
  () => {
    const leadTo = (kind: Animal) => goals(onHerWay(kind, 'sacred-circle.a4', []), 'go')
    for (const kind of ['horse', 'hound'] as const) {
      expect(leadTo(kind)).toEqual(['sacred-circle.b4', 'sacred-circle.b3'])
      const gone = onHerWay(kind, 'sacred-circle.a4', []).say('go sacred-circle.b4')
      expect(gone.player().animal).toBeNull()
      expect(gone.question.text).toContain('2 points')
    }
  },
)

rule('8.451', 'with a Horse a player swims two spaces, one a turn, instead of one', () => {
  const stage = rider('horse', at('meadowfarm.b3'))
  stage.roll(1).say('swim sea.2808')
  expect(stage.player()).toMatchObject({ space: 'sea.2808', animal: { kind: 'horse' } })
  stage.roll(1)
  expect(goals(stage, 'swim')).toContain('sea.2809')
  stage.say('swim sea.2809').roll(1)
  expect(goals(stage, 'swim')).toEqual([])
  const alone = rider(null, at('meadowfarm.b3')).roll(1).say('swim sea.2808').roll(1)
  expect(goals(alone, 'swim')).toEqual([])
})

rule('8.451', 'once ashore, a player with a Horse can swim two spaces again', () => {
  const stage = rider('horse', ann =>
    Object.assign(ann, { space: 'sea.2808', swum: 1, animal: { kind: 'horse', left: 4 } }),
  )
  stage.roll(1).say('go meadowfarm.b3', 'stop').roll(1).say('swim sea.2808').roll(1)
  expect(goals(stage, 'swim')).toContain('sea.2809')
})

rule('8.452', 'a Horse leaves a player who meets the Dragon or Demons, or boards a boat', () => {
  const dragon = rider('horse', (_, state) => (state.dragon = MEETING))
  expect(comeTogether(dragon, 6, 6).player().animal).toBeNull()
  const demon = rider('horse', (_, state) => (state.demons = [MEETING]))
  expect(comeTogether(demon, 3, 3, 1, 1).player().animal).toBeNull()
  const boat = rider('horse', (ann, state) => {
    ann.space = 'meadowfarm.a2'
    state.boats = ['sea.3105']
  })
  boat.roll(1).say('board sea.3105')
  expect(boat.player()).toMatchObject({ boat: 0, animal: null })
})

rule('8.46', 'a Hound adds one to the Movement Roll for four turns, but not when sailing', () => {
  const stage = rider('hound')
  for (let turn = 0; turn < 4; turn++) {
    expect(points(stage, 2)).toContain('3 points')
    stage.say('stop')
  }
  expect(points(stage, 2)).toContain('2 points')
  const boat = rider('hound', (ann, state) => {
    state.boats = ['sea.3109']
    Object.assign(ann, { space: 'sea.3109', boat: 0 })
  })
  expect(points(boat, 2)).toContain('2 points')
  expect(boat.player().animal).toMatchObject({ kind: 'hound' })
})

rule('8.46', 'a Hound boards a boat with its player', () => {
  const stage = rider('hound', (ann, state) => {
    ann.space = 'meadowfarm.a2'
    state.boats = ['sea.3105']
  })
  stage.roll(1).say('board sea.3105')
  expect(stage.player()).toMatchObject({ boat: 0, animal: { kind: 'hound' } })
})

rule('8.461', 'a Hound leaves a player who meets the Dragon or Demons', () => {
  const dragon = rider('hound', (_, state) => (state.dragon = MEETING))
  expect(comeTogether(dragon, 6, 6).player().animal).toBeNull()
  const demon = rider('hound', (_, state) => (state.demons = [MEETING]))
  expect(comeTogether(demon, 3, 3, 1, 1).player().animal).toBeNull()
})

/** The animals that can accompany a player, and null for none. */
const COMPANIONS = ['unicorn', 'winged-horse', 'horse', 'hound', null] as const

rule(['8.45', '8.46'], 'a Horse and a Hound avoid the Circle, the Star Crest and the Lair', () => {
  const board = Board.lay(GRID_OF_TILES)
  const shunned = (kind: Animal | null, space: SpaceId = MEETING) => {
    const player = rider(kind, at(space)).player()
    return hexesShunnedBy(player, board).map(hex => board.name(hex))
  }
  const there = board.land
    .map(hex => board.name(hex))
    .filter(space => /^(sacred-circle|dragons-lair)\./.test(space) || space === 'green-grove.center')
  const all = COMPANIONS.map(kind => shunned(kind))
  expect(all).toEqual([[], [], there, there, []])
  // It is computed only once.
  expect(shunned('horse')).toEqual(there)
  expect(shunned('horse', 'sacred-circle.a1')).toEqual(there)
})

rule(['8.43', '8.44', '8.45', '8.46'], 'only Animals on foot leave their player at places they avoid', () => {
  const leavesIn = (space: SpaceId) => COMPANIONS.map(kind => leavingRule({ animal: kind && { kind, left: 1 }, space }))
  expect(leavesIn('dragons-lair.a1')).toEqual([null, null, '8.45', '8.46', null])
  expect(leavesIn('sacred-circle.center')).toEqual([null, null, '8.45', '8.46', null])
  expect(leavesIn(MEETING)).toEqual([null, null, null, null, null])
})

rule(
  ['8.45', '8.46'],
  'a Horse adds four to every roll, a Hound adds one only on land, and other Animals add nothing',
  () => {
    const nothing = { points: 0, onLand: 0 }
    expect(COMPANIONS.map(kind => animalPoints({ animal: kind && { kind, left: 1 } }))).toEqual([
      nothing,
      nothing,
      { points: 4, onLand: 0 },
      { points: 0, onLand: 1 },
      nothing,
    ])
  },
)

rule(['8.41', '8.42'], 'the Dragon counts as a second Animal, and drives off a Unicorn', () => {
  const stage = meets(rider('unicorn'), 1)
  expect(stage.player().animal).toBeNull()
  expect(stage.allTold('animal')).toMatchObject([{ animal: 'unicorn', what: 'leaves', rule: '8.41' }])
})

rule(['5.1', '8.45'], 'the question adds up the roll and the Animal until a point is spent', () => {
  const stage = rider('horse', at('meadowfarm.center')).roll(2)
  expect(stage.question.text).toBe('Where to? 6 points left: 2 rolled, 4 added.')
  stage.say('go meadowfarm.c4')
  expect(stage.question.text).toBe('Where to? 5 points left.')
})
