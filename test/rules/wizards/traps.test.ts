import { expect } from 'vitest'
import type { OrderName, Player, Rank, Trap, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { comeTogether, company, giveEvent, MEETING } from './company.ts'
import { enrol, Stage } from './stage.ts'

const rule = rulesOf('wizards')

const DEN = 'dragons-lair.center'

interface Setting {
  readonly order?: OrderName
  readonly rank?: Rank
  readonly seats?: number
  readonly prepare?: (ann: Player, state: WizardsState) => void
}

/** Sets up Ann on a plain, in an Order and Rank without Escaping unless the test says so. */
function set({ order = 'druids', rank = 1, seats = 1, prepare }: Setting = {}): Stage {
  return Stage.set({
    seats,
    prepare: state => {
      for (const player of state.players) {
        enrol(player, 'druids')
        player.space = 'torwall.b1'
      }
      enrol(state.players[0]!, order, rank)
      state.players[0]!.space = MEETING
      prepare?.(state.players[0]!, state)
    },
  })
}

/** Lets Ann stay with 1 on the red die and fall into a Trap, with these dice. */
function fall(stage: Stage, ...dice: number[]): Stage {
  return stage
    .roll(1, 1)
    .dice(2, 2, ...dice)
    .say('stop')
}

/** Lets Ann draw the top Event, with these dice. */
function draw(stage: Stage, event: number, ...dice: number[]): Stage {
  return stage
    .top('events', event)
    .roll(1, 1)
    .dice(4, 4, ...dice)
    .say('stop')
}

/** Lets Ann draw the Wizard Card on top of the deck. */
function drawWizard(stage: Stage, card: string, ...dice: number[]): Stage {
  return stage
    .top('wizards', card)
    .roll(1, 1)
    .dice(6, 6, ...dice)
    .say('stop')
}

const daysLost = (stage: Stage): number[] => stage.allTold('lost-turn').map(lost => lost.day)
const SITTING: Trap = { kind: 'turns', left: 3 }

rule('8.3', 'the higher of two dice decides what a Trap does', () => {
  for (const dice of [
    [5, 2],
    [2, 5],
  ])
    expect(fall(set(), ...dice).allTold('result')[1]).toMatchObject({ table: 'traps', on: 5 })
})

rule('8.3.1', 'on 1 the player loses all turns for the rest of the Fortnight', () => {
  // In the third Fortnight the attack is thwarted, so players take turns on Day 14.
  const stage = set({
    prepare: (_, state) => {
      state.day = 28 + 11
      state.thwarts = 1
    },
  })
  fall(stage, 1, 1)
  expect(daysLost(stage)).toEqual([40, 41, 42])
  expect(stage.state.day).toBe(43)
  expect(stage.question.topic).toBe('roll')
  expect(stage.player().trap).toBeNull()
})

rule('8.3.2', "on 2 the Trap transports the player to the Center of the Dragon's Lair", () => {
  const stage = fall(set(), 2, 1, 6, 6, 1, 2)
  expect(stage.player().space).toBe(DEN)
  expect(stage.allTold('result').map(({ table }) => table)).toEqual(['random-encounters', 'traps', 'dragon'])
})

rule('8.3.3', 'on 3 the player loses a die of turns', () => {
  const stage = fall(set(), 3, 1, 4)
  expect(daysLost(stage)).toEqual([2, 3, 4, 5])
  expect(stage.state.day).toBe(6)
  expect(stage.player()).toMatchObject({ trap: null, space: MEETING })
})

rule('8.3.4', 'on 4 the Trap transports the player to a random space in the Lair', () => {
  expect(fall(set(), 4, 1, 4, 5, 1, 2).player().space).toBe('dragons-lair.b5')
})

rule('8.3.5', 'on 5 the Trap holds until a Movement Roll of 5 or 6, which also counts as the move', () => {
  for (const die of [5, 6]) {
    const stage = fall(set(), 5, 5)
    expect(stage.options).toEqual(['roll'])
    for (const low of [1, 2, 3, 4]) stage.roll(low, 1)
    expect(stage.player()).toMatchObject({ trap: { kind: 'roll' }, space: MEETING })
    expect(stage.allTold('result')).toHaveLength(2)
    expect(stage.allTold('lost-turn').map(({ why, left }) => [why, left])).toEqual(
      Array.from({ length: 4 }, () => ['trapped', null]),
    )
    stage.roll(die, 1).say('go meadowfarm.b5')
    expect(stage.player().trap).toBeNull()
    expect(stage.player().space).toBe('meadowfarm.b5')
  }
})

rule('8.3.5', 'there can be a Random Encounter on the roll that opens the Trap', () => {
  const stage = fall(set(), 5, 5).roll(5, 1)
  stage.dice(5, 5, 6, 6).say('stop')
  expect(stage.allTold('meets').map(({ who }) => who)).toEqual(['trap', 'folk'])
})

rule('8.3.6', 'on 6 the Trap transports the player to a random space', () => {
  expect(fall(set(), 6, 3, 1, 6, 1, 3).player().space).toBe('hillshire.a3')
})

rule('8.31', 'a player in a Trap meets nothing: no Demon, no Dragon, no High Wizard', () => {
  // Demons rob Bob, and the second one is placed in Ann's space.
  const demons = company([1, 1], {
    comes: 1,
    prepare: state => {
      Object.assign(state.players[0]!, { space: 'meadowfarm.a1', trap: { ...SITTING } })
      state.demons = [MEETING]
    },
  })
  comeTogether(demons, 3, 3, 1, 1)
  expect(demons.state.demons).toContain('meadowfarm.a1')
  expect(demons.allTold('result')).toHaveLength(1)

  const dragon = set({
    seats: 2,
    prepare: (_, { players }) => {
      players[0]!.space = 'dragons-lair.a3'
      Object.assign(players[1]!, { space: 'dragons-lair.c4', trap: { ...SITTING } })
    },
  })
  // It goes to C4, and to A2 after Bob's lost turn.
  dragon.dice(1, 6, 5, 4, 1, 2).say('roll', 'stop')
  expect(dragon.allTold('placed').map(({ space }) => space)).toEqual(['dragons-lair.c4', 'dragons-lair.a2'])
  expect(dragon.allTold('result')).toEqual([])

  // Hamdrel tells Ann that Terek is in Bob's space.
  const wizard = set({
    seats: 2,
    prepare: (ann, { players }) => {
      ann.space = 'hamdrels-cottage.c4'
      players[1]!.trap = { ...SITTING }
    },
  })
  wizard.top('wizards', 'terek').roll(1).dice(5, 5, 1, 1, 3, 1).say('go hamdrels-cottage.center')
  expect(wizard.state.wizards).toMatchObject([{ wizard: 'terek', at: wizard.player(1).space }])
})

rule('8.31', 'a transport frees a player from a Trap', () => {
  // Evil scatters them on Day 14: Ann to Hillshire, and Bob, who also gets a Demon, to Crescent Ridge.
  const stage = set({
    seats: 2,
    prepare: (_, state) => {
      state.players[1]!.trap = { kind: 'fortnight' }
      state.day = 13
    },
  })
  stage
    .roll(1)
    .dice(...[1, 6, 1, 3, 1, 1], ...[1, 4, 5, 1, 1, 1])
    .say('stop')
  expect(stage.player(1)).toMatchObject({ trap: null, space: 'crescent-ridge.c1' })
  expect(stage.allTold('trapped')).toMatchObject([{ trap: 'none', rule: '8.31', day: 14 }])
})

/** Returns true if she can try to escape. */
const slips = (stage: Stage): boolean => stage.options.includes('cast escaping')

rule(['11.224', '11.2241'], 'Escaping avoids a random Trap before anybody knows what it does', () => {
  const stage = () => fall(set({ order: 'sorcerers', rank: 2 }))
  expect(stage().options).toEqual(['cast escaping', 'no spell'])
  for (const die of [1, 5]) {
    const free = stage().dice(die).say('cast escaping')
    expect(free.player().trap).toBeNull()
    expect(free.allTold('result').map(({ table }) => table)).toEqual(['random-encounters'])
  }
  // A player who casts nothing is caught.
  expect(stage().dice(5, 5).say('no spell').player().trap).toEqual({ kind: 'roll' })
  const caught = stage().dice(6, 5, 5).say('cast escaping')
  expect(caught.player().trap).toEqual({ kind: 'roll' })
  expect(slips(fall(set(), 5, 5))).toBe(false)
})

rule(['8.73', '11.2241'], "Escaping avoids a High Wizard's Trap", () => {
  const stage = () => drawWizard(set({ order: 'sorcerers', rank: 2 }), 'trap-abbey')
  expect(slips(stage())).toBe(true)
  expect(stage().dice(5).say('cast escaping').player().space).toBe(MEETING)
  expect(stage().dice(6, 3, 3).say('cast escaping').player().space).toBe('longrift.center')
})

rule(['8.51.trap', '11.2241'], "Escaping avoids an Event's Trap", () => {
  const stage = () => draw(set({ order: 'sorcerers', rank: 2, seats: 2 }), 45)
  expect(slips(stage())).toBe(true)
  expect(stage().dice(5).say('cast escaping').player().trap).toBeNull()
  expect(stage().dice(6, 3).say('cast escaping').player().trap).toMatchObject({ kind: 'turns', left: 3 })
})

rule('8.51.trap', 'another player or a transport frees a player from a Trap Event', () => {
  const trapped = (day: number) =>
    draw(
      set({
        seats: 2,
        prepare: (_, state) => {
          state.players[1]!.space = 'meadowfarm.c1'
          state.day = day
        },
      }),
      46,
      6,
    )
  const rescued = comeTogether(trapped(1)).say('10 knowledge')
  expect(rescued.player(0).trap).toBeNull()
  const scattered = trapped(13)
  expect(scattered.player(0).trap).toMatchObject({ kind: 'turns', left: 6 })
  scattered.roll(1).dice(1, 6, 1, 3, 1, 1, 1, 4, 3, 1, 1, 1).say('stop')
  expect(scattered.player(0)).toMatchObject({ trap: null, space: 'hillshire.a3' })
})

rule(
  '11.24',
  "a spell is cast once per threat: after Escaping has failed, the Trap's transport cannot be escaped",
  () => {
    const stage = fall(set({ order: 'sorcerers', rank: 4 }))
      .dice(6, 6, 6, 1, 6, 1, 3)
      .say('cast escaping')
    expect(stage.player().space).toBe('hillshire.a3')
  },
)

/** Ways to be transported unwillingly, for different players. Each returns the last question. */
const UNWANTED: Readonly<Record<string, (setting: Setting) => Stage>> = {
  'a Player Encounter': ({ order, rank }) =>
    comeTogether(
      company([rank!, 1], { order, prepare: ({ players }) => enrol(players[1]!, 'druids') }),
      ...[2, 2, 1, 6, 1, 3],
    ),
  Demons: setting =>
    comeTogether(
      set({
        ...setting,
        prepare: (ann, state) => {
          ann.space = 'meadowfarm.c1'
          state.demons = [MEETING]
        },
      }),
    )
      .dice(5, 5, 1, 1, 1, 1)
      .say('no spell'),
  'the Dragon': setting =>
    comeTogether(
      set({
        ...setting,
        prepare: (ann, state) => {
          ann.space = 'meadowfarm.c1'
          state.dragon = MEETING
        },
      }),
    )
      .dice(5, 5)
      .say('no spell'),
  'High Hollow': setting =>
    set({ ...setting, prepare: ann => (ann.space = 'meligars-tower.c5') })
      .roll(2)
      .dice(6, 6)
      .say('go meligars-tower.a5'),
}

rule('11.2242', 'at Rank 4 Sorcerers and Druids can escape any transport', () => {
  for (const [what, stage] of Object.entries(UNWANTED)) {
    for (const order of ['sorcerers', 'druids'] as const) {
      const taken = stage({ order, rank: 4 })
      expect(taken.options, `${order}, ${what}`).toEqual(['cast escaping', 'no spell'])
      const { space } = taken.player()
      taken.dice(5).say('cast escaping')
      expect(taken.player().space).toBe(space)
      const failed = stage({ order, rank: 4 }).dice(6).say('cast escaping')
      expect(failed.player().space).not.toBe(space)
    }
  }
})

rule('11.2242', 'Wizards, and players below Rank 4, cannot escape a transport', () => {
  for (const [order, rank] of [
    ['wizards', 4],
    ['sorcerers', 3],
    ['druids', 3],
  ] as const) {
    const stage = UNWANTED['a Player Encounter']!({ order, rank })
    expect(stage.player(0).space).toBe('hillshire.a3')
  }
})

rule('8.3', 'a ward protects its holder from every Trap', () => {
  const stage = fall(set({ prepare: (ann, state) => giveEvent(state, ann, 25, 14) }))
  expect(stage.player().trap).toBeNull()
  expect(stage.allTold('result')).toHaveLength(1)
})

rule('8.3.5', 'only the roll opens that Trap, not an Animal or an Event that moves its holder', () => {
  const ways: readonly ((ann: Player, state: WizardsState) => void)[] = [
    ann => (ann.animal = { kind: 'unicorn', left: 1 }),
    ann => (ann.animal = { kind: 'winged-horse', left: 2 }),
    (ann, state) => giveEvent(state, ann, 37, 14),
    (ann, state) => giveEvent(state, ann, 30),
  ]
  for (const way of ways) {
    const asked = (trap: Trap | null) =>
      set({
        prepare: (ann, state) => {
          way(ann, state)
          ann.trap = trap
        },
      }).options
    expect(asked({ kind: 'roll' })).toEqual(['roll'])
    expect(asked(null).length).toBeGreaterThan(1)
  }
})

rule('8.3.5', 'a player in that Trap is told how it opens on their turn', () => {
  const asked = (trap: Trap | null) => set({ prepare: ann => Object.assign(ann, { trap }) }).question.text
  expect(asked({ kind: 'roll' })).toBe('You are in a Trap, and only a 5 or 6 opens it. What will you do?')
  expect(asked(null)).toBe('Your turn.')
})

rule('8.3', 'a Trap until the end of the Fortnight opens on Day 1, and no other Trap does then', () => {
  const sits = (trap: Trap, day: number) => {
    const stage = set({
      seats: 2,
      prepare: (ann, state) => {
        ann.trap = trap
        Object.assign(state, { day, thwarts: 1, acted: 1, next: 1 })
      },
    })
    return stage.roll(1).say('stop').player().trap
  }
  expect(sits({ kind: 'fortnight' }, 12)).toEqual({ kind: 'fortnight' })
  expect(sits({ kind: 'fortnight' }, 14)).toBeNull()
  expect(sits({ kind: 'roll' }, 14)).toEqual({ kind: 'roll' })
})

rule('8.3.3', 'turns lost to Demons and turns lost to a Trap run concurrently', () => {
  const freed = (stunned: number, left: number) => {
    const stage = set({
      seats: 2,
      prepare: ann => {
        ann.stunned = stunned
        ann.trap = { kind: 'turns', left }
      },
    })
    while (stage.question.seat !== 0) stage.roll(1).say('stop')
    return stage.state.day
  }
  expect([freed(2, 2), freed(1, 3), freed(3, 1)]).toEqual([3, 4, 4])
})

rule(['8.5', '11.2241'], 'no spell or ward is offered if the Event is not a Trap', () => {
  // The Canticle: two points of Knowledge per pip.
  const sorcerer = draw(set({ order: 'sorcerers', rank: 2, seats: 2 }), 3, 4)
  expect(sorcerer.player().points.knowledge).toBe(8)
  expect(sorcerer.question).toMatchObject({ seat: 1, topic: 'roll' })
  const warded = draw(set({ prepare: (ann, state) => giveEvent(state, ann, 25, 14) }), 3, 4)
  expect(warded.player().points.knowledge).toBe(8)
  expect(warded.allTold('warded')).toEqual([])
})
