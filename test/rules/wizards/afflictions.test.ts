import { expect } from 'vitest'
import type { SpaceId } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { OrderName, Player, Rank, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { comeTogether, giveEvent, MEETING, putOut } from './company.ts'
import { enrol, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')

type Affliction = 'dazed' | 'bound'

/** Sets up Ann alone, in an Order, with or without an affliction. */
function ann(
  affliction: Affliction | null,
  prepare: (ann: Player, state: WizardsState) => void = () => {},
  { order = 'sorcerers', rank = 1 }: { order?: OrderName; rank?: Rank } = {},
): Stage {
  return Stage.set({
    prepare: state => {
      const player = state.players[0]!
      enrol(player, order, rank)
      if (affliction) player[affliction] = true
      prepare(player, state)
    },
  })
}

const at =
  (space: SpaceId) =>
  (player: Player): void => {
    player.space = space
  }

/** Returns the price of a step after a roll of 6. */
const price = (stage: Stage, id: string): number | undefined => stage.roll(6).option(id)?.cost

rule('7.3043', 'a player stays Dazed across turns and moves', () => {
  const stage = ann('dazed').roll(4).say('go meadowfarm.c2', 'go meadowfarm.c3').roll(4).say('stop')
  expect(stage.player().dazed).toBe(true)
})

rule('7.3043b', 'a Dazed player can still try Boat Summoning, Transporting and Escaping', () => {
  const coast = (affliction: Affliction | null) =>
    ann(
      affliction,
      (player, state) => {
        player.space = 'meadowfarm.a1'
        state.boats = ['sea.2909']
      },
      { rank: 4 },
    )
  expect(coast('dazed').options).toContain('cast transporting')
  expect(coast('dazed').roll(4).options).toContain('cast boat-summoning')
  expect(coast('dazed').roll(4).options).not.toContain('cast swiftness')
  expect(coast(null).roll(4).options).toContain('cast swiftness')
  const trap = ann('dazed', () => {}, { rank: 4 }).roll(2, 1)
  trap.dice(2, 2).say('stop')
  expect(trap.options).toEqual(['cast escaping', 'no spell'])
})

rule('7.3043b', "a Dazed player can't try any other spell", () => {
  const demon = (affliction: Affliction | null) =>
    comeTogether(
      ann(affliction, (_, state) => (state.demons = [MEETING]), { rank: 4 }),
      3,
      3,
      1,
      1,
    )
  expect(demon(null).options).toContain('cast demon-dispelling')
  expect(demon('dazed').allTold('result')).toMatchObject([{ table: 'demons', on: 3 }])
  const dragon = comeTogether(
    ann('dazed', (_, state) => (state.dragon = MEETING), { rank: 4 }),
    6,
    6,
  )
  expect(dragon.allTold('result')).toMatchObject([{ table: 'dragon', on: 6 }])
  const quiet = (affliction: Affliction | null) =>
    ann(affliction, () => {}, { rank: 4 })
      .roll(2)
      .say('stop')
  expect(quiet(null).options).toContain('cast animal-summoning')
  expect(quiet('dazed').question.topic).toBe('roll')
})

rule('7.3043c', 'for a Dazed player a spell works on 1 to 3 instead of 1 to 5', () => {
  const transported = (affliction: Affliction | null, die: number) => {
    const stage = ann(affliction, () => {}, { order: 'wizards', rank: 3 })
    return stage.dice(die, 1, 6, 1, 3).say('cast transporting').player().space === 'hillshire.a3'
  }
  expect([1, 3, 4, 5].map(die => transported('dazed', die))).toEqual([true, true, false, false])
  expect([1, 3, 4, 5, 6].map(die => transported(null, die))).toEqual([true, true, true, true, false])
})

rule('7.3043d', "a player's Animal leaves when the player becomes Dazed", () => {
  const stage = ann(null, (player, state) => {
    player.animal = { kind: 'unicorn', left: 1 }
    state.demons = [MEETING]
  })
  comeTogether(stage, 4, 4, 1, 1)
  expect(stage.player().animal).toBeNull()
})

rule('7.3043d', 'no Animal comes to a Dazed player, except the Dragon', () => {
  const meets = (animal: number, ...dice: number[]) =>
    ann('dazed', at(MEETING))
      .top('tasks', 36)
      .roll(2, 1)
      .dice(3, 3, animal, animal, ...dice)
      .say('stop')
  for (const animal of [2, 3, 4, 5, 6]) {
    const stage = meets(animal)
    expect(stage.player().animal).toBeNull()
    expect(stage.player().tasks).toEqual([])
  }
  const dragon = meets(1, 6, 6)
  expect(dragon.state.dragon).toBe(MEETING)
})

rule(['7.3043e', '7.3051f'], 'for afflicted players every space costs as much as Mountains, even at sea', () => {
  for (const affliction of ['dazed', 'bound'] as const) {
    expect(price(ann(affliction), 'go meadowfarm.c2')).toBe(2)
    expect(price(ann(affliction, at('meadowfarm.c2')), 'go meadowfarm.a2')).toBe(2) // a town counts as Mountains
    expect(price(ann(affliction, at('hillshire.c6')), 'go hillshire.b6')).toBe(2) // Mountains
    const boat = (player: Player, state: WizardsState) => {
      state.boats = ['sea.2909']
      player.space = 'sea.2909'
      player.boat = 0
    }
    expect(price(ann(affliction, boat), 'sail sea.2809')).toBe(2)
    expect(price(ann(null, boat), 'sail sea.2809')).toBe(0.5)
  }
  expect(price(ann(null), 'go meadowfarm.c2')).toBe(1)
})

rule(['7.3043e', '7.3051f'], 'in the Sacred Circle afflicted players pay the usual price', () => {
  for (const affliction of ['dazed', 'bound'] as const)
    expect(price(ann(affliction, at('sacred-circle.a2')), 'go sacred-circle.b2')).toBe(1)
})

rule(
  ['7.3051g', '7.37'],
  'a Dragonbound player cannot walk into High Hollow or the Star Crest, but a Dazed player can',
  () => {
    const opens = (affliction: Affliction) => [
      price(ann(affliction, at('meligars-tower.c5')), 'go meligars-tower.a5'),
      price(
        ann(affliction, player => {
          player.space = 'green-grove.c4'
          player.tasks = [heldTask(57, [[1, 0, 'green-grove.center']])]
        }),
        'go green-grove.center',
      ),
    ]
    expect(opens('dazed')).toEqual([2, 2])
    expect(opens('bound')).toEqual([undefined, undefined])
  },
)

/**
 * Healers: the space from which to step to them on a roll of 2, and the Order in which they would have more to give.
 */
const HEALERS: readonly [from: SpaceId, to: SpaceId, order: OrderName][] = [
  ['meadowfarm.c1', MEETING, 'wizards'], // a High Wizard waits there
  ['sacred-circle.c1', 'sacred-circle.center', 'druids'],
  ['megmorans-tower.c1', 'megmorans-tower.center', 'sorcerers'],
  ['hamdrels-cottage.c4', 'hamdrels-cottage.center', 'druids'],
  ['longrift.c5', 'longrift.center', 'druids'],
]

rule(
  ['7.3044', '7.3051.healing', '7.3051e'],
  'High Wizards, Ruktal, Master Sorcerers, Hamdrel and the Abbey heal and then give nothing else, even as Mentors',
  () => {
    for (const affliction of ['dazed', 'bound'] as const) {
      for (const [from, to, order] of HEALERS) {
        const stage = ann(
          affliction,
          (player, state) => {
            putOut(state, 'terek', MEETING)
            player.space = from
            player.points = { knowledge: 50, perception: 50, power: 50 }
          },
          { order },
        )
        stage.roll(2).say(`go ${to}`)
        expect(stage.player()).toMatchObject({ [affliction]: false, rank: 1, tasks: [], space: to })
        expect(stage.allTold('result')).toEqual([])
        expect(stage.question.topic).toBe('roll')
      }
    }
  },
)

rule('7.3044', 'a player both Dazed and Dragonbound is healed of both immediately', () => {
  const stage = ann('dazed', player => {
    player.bound = true
    player.space = 'longrift.c5'
  })
  stage.roll(2).say('go longrift.center')
  expect(stage.player()).toMatchObject({ dazed: false, bound: false })
})

rule('7.3051', 'a player stays Dragonbound across turns and moves', () => {
  const stage = ann('bound').roll(4).say('go meadowfarm.c2', 'go meadowfarm.c3').roll(4).say('stop')
  expect(stage.player().bound).toBe(true)
})

rule('7.3051a', 'a Dragonbound player has no Random Encounters', () => {
  expect(ann('bound').roll(2, 1).say('stop').allTold('result')).toEqual([])
  expect(ann(null).roll(2, 1).dice(5, 5, 6, 6).say('stop').allTold('result')).toHaveLength(2)
})

rule('7.3051b', 'a player who becomes Dragonbound loses all held Events', () => {
  const stage = ann(null, (player, state) => {
    giveEvent(state, player, 36, 7)
    giveEvent(state, player, 27)
    giveEvent(state, player, 29)
    state.dragon = MEETING
  })
  comeTogether(stage, 1, 1)
  expect(stage.player().events).toEqual([])
  expect(stage.state.decks.events.discard).toEqual([36, 27, 29])
})

rule('7.3051c', 'a Dragonbound player cannot cast spells', () => {
  const stage = ann(
    'bound',
    (player, state) => {
      player.space = 'meadowfarm.a1'
      state.boats = ['sea.2909']
      state.demons = ['meadowfarm.b1']
    },
    { rank: 4 },
  )
  expect(stage.options).toEqual(['roll'])
  stage.roll(4)
  expect(stage.options.filter(id => id.startsWith('cast'))).toEqual([])
  // No spell is offered against the Demons either.
  stage.dice(3, 3, 1, 1).say('go meadowfarm.b1')
  expect(stage.told('result')).toMatchObject([{ table: 'demons' }])
})

rule('7.3051d', "a Dragonbound player doesn't meet their Task Markers", () => {
  const marked = (affliction: Affliction | null) =>
    comeTogether(ann(affliction, player => (player.tasks = [heldTask(36, [[0, 0, MEETING]])])))
  expect(marked(null).question.topic).toBe('marker')
  expect(marked('bound').question.topic).not.toBe('marker')
  expect(marked('dazed').question.topic).toBe('marker')
})

rule('7.3051e', 'a Dragonbound player gains no points', () => {
  const elves = (affliction: Affliction | null) =>
    ann(affliction, at('glendale.center')).roll(2).dice(1, 1, 4).say('go glendale.c3')
  expect(elves('bound').player().points).toEqual({ knowledge: 0, perception: 0, power: 0 })
  expect(elves('bound').question.topic).toBe('roll')
  expect(elves(null).options).toContain('8 power')
})

rule('7.3051g', 'a Dragonbound player can enter neither the Star Crest nor High Hollow', () => {
  const crest = (affliction: Affliction | null) =>
    ann(affliction, player => {
      player.space = 'green-grove.c4'
      // He left it in his last turn, and could go back in this one.
      player.crest = { left: 0, again: false }
    }).roll(6).options
  expect(crest(null)).toContain('go green-grove.center')
  expect(crest('bound')).not.toContain('go green-grove.center')
  const hollow = (affliction: Affliction | null) => ann(affliction, at('meligars-tower.c5')).roll(6).options
  expect(hollow(null)).toContain('go meligars-tower.a5')
  expect(hollow('bound')).not.toContain('go meligars-tower.a5')
})

rule('7.3051h', "a player's Animal leaves when the player becomes Dragonbound", () => {
  const rider = (...dice: number[]) =>
    comeTogether(
      ann(null, (player, state) => {
        player.animal = { kind: 'unicorn', left: 2 }
        state.dragon = MEETING
      }),
      ...dice,
    )
  expect(rider(1, 1).player().animal).toBeNull()
  // A Unicorn ignores a Dragon that does no harm.
  expect(rider(6, 6).player().animal?.kind).toBe('unicorn')
})
