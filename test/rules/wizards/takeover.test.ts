import { expect } from 'vitest'
import { fallsNext } from '../../../src/games/wizards/rules/facts/calendar.ts'
import type { TileId } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { MEETING, putOut } from './company.ts'
import { enrol, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')

const COMMON = ['torwall', 'woodswall', 'longrift', 'crescent-ridge', 'meadowfarm', 'hillshire']
const ELVEN = ['glendale', 'meadowshire', 'edgewood', 'green-grove', 'timberlane', 'woodland']

/**
 * Sets up the last turn before an attack, with enough Demons on one Territory for its fall. Ann and Bob are elsewhere.
 */
function falling(tile: TileId, prepare: (state: WizardsState, ann: Player) => void = () => {}, seats = 1): Stage {
  return Stage.set({
    seats,
    prepare: state => {
      state.day = 41
      state.acted = seats - 1
      state.next = seats - 1
      for (const player of state.players) {
        enrol(player, 'druids')
        player.space = 'megmorans-tower.a1'
      }
      if (!COMMON.includes(tile)) state.fallen = [...COMMON]
      if (!COMMON.includes(tile) && !ELVEN.includes(tile)) state.fallen.push(...ELVEN)
      state.demons = ['a1', 'a2', 'a4'].map(code => `${tile}.${code}`)
      prepare(state, state.players[0]!)
    },
  })
}

/** Ends Day 13, with these dice on Day 14. */
const attack = (stage: Stage, ...dice: number[]): Stage =>
  stage
    .roll(1)
    .dice(...dice)
    .say('stop')

/** The place of each player's Demon: A4 of the player's Territory. */
const DEMON = [1, 4]

rule('12.41', 'everyone on a falling tile is transported to a random space in the Lair', () => {
  const stage = falling('torwall', (_, ann) => (ann.space = 'torwall.b1'))
  attack(stage, 3, 5, ...DEMON)
  expect(stage.state.fallen).toEqual(['torwall'])
  expect(stage.player().space).toBe('dragons-lair.b5')
  expect(stage.state.demons).toEqual(['dragons-lair.a4'])
})

rule('12.41', 'nobody can enter a fallen tile again, on foot, from the sea or through the air', () => {
  const goals = (fallen: TileId[], prepare: (ann: Player) => void) => {
    const stage = falling('torwall', (state, ann) => {
      state.fallen = fallen
      prepare(ann)
    })
    if (stage.player().animal === null) stage.roll(6)
    return stage.options.filter(id => id.includes('meadowfarm')).length
  }
  const ways: ((ann: Player) => void)[] = [
    ann => (ann.space = 'sea.3105'),
    ann => Object.assign(ann, { space: 'hillshire.a5', animal: { kind: 'unicorn', left: 1 } }),
    ann => Object.assign(ann, { space: 'hillshire.a5', animal: { kind: 'winged-horse', left: 1 } }),
  ]
  for (const way of ways) {
    expect(goals([], way)).toBeGreaterThan(0)
    expect(goals(['meadowfarm'], way)).toBe(0)
  }
})

rule('12.41', 'a transport to a fallen Territory leads to a random space in the Lair', () => {
  // High Hollow would lead to Megmoran.
  const stage = falling('torwall', (state, ann) => {
    state.fallen = ['megmorans-tower']
    ann.space = 'meligars-tower.c5'
  })
  stage.roll(2).dice(6, 6, 3, 5, 1, 2).say('go meligars-tower.a5')
  expect(stage.player().space).toBe('dragons-lair.b5')
})

rule('12.42', 'a High Wizard on the tile leaves the board, and his cards return to the deck', () => {
  const stage = falling('torwall', state => {
    putOut(state, 'terek', 'torwall.b1')
    putOut(state, 'veldor', 'torwall.b2', { letter: 'S', knownTo: [0] })
    putOut(state, 'elekov', 'hillshire.b2')
  })
  attack(stage, ...DEMON)
  expect(stage.state.wizards.map(({ wizard }) => wizard)).toEqual(['elekov'])
  expect(stage.state.decks.wizards.draw).toHaveLength(13)
})

rule('12.43', 'a Task with a marker on the tile becomes impossible, and its other markers become Demons', () => {
  const stage = falling('torwall', (_, ann) => {
    ann.tasks = [
      heldTask(8, [
        [0, 0, 'torwall.center'],
        [1, 0, 'meadowshire.b2'],
      ]),
      heldTask(36, [[0, 0, 'glendale.c3']], { letter: 'B' }),
      heldTask(
        48,
        [
          [0, 0, 'torwall.a5'],
          [1, 0, 'crescent-ridge.c2'],
        ],
        { letter: 'C' },
      ),
    ]
    // The object picked up on the tile is not lost with it.
    ann.tasks[2]!.marks[0]!.done = true
  })
  attack(stage, ...DEMON)
  expect(stage.player().tasks.map(({ id }) => id)).toEqual([36, 48])
  expect(stage.state.decks.tasks.discard).toContain(8)
  expect(stage.state.demons).toEqual(['meadowshire.b2', 'megmorans-tower.a4'])
})

rule('12.43', 'a Task for EVERY place of a kind continues without those on the tile, as long as one is left', () => {
  // Bark from a birch, for every inland Common Town: Torwall, Crescent Ridge C2 and Hillshire C6.
  const towns = ['torwall.center', 'crescent-ridge.c2', 'hillshire.c6'] as const
  const stage = falling('torwall', (_, ann) => {
    ann.tasks = [heldTask(43, [[0, 0, 'meadowfarm.a4'], ...towns.map(town => [1, 0, town] as const)])]
    ann.tasks[0]!.marks[0]!.done = true
  })
  attack(stage, ...DEMON)
  expect(stage.player().tasks[0]!.marks.map(({ at }) => at)).toEqual([
    'meadowfarm.a4',
    'crescent-ridge.c2',
    'hillshire.c6',
  ])
  const last = falling('torwall', (_, ann) => {
    ann.tasks = [
      heldTask(43, [
        [0, 0, 'meadowfarm.a4'],
        [1, 0, 'torwall.center'],
      ]),
    ]
    ann.tasks[0]!.marks[0]!.done = true
  })
  attack(last, ...DEMON)
  expect(last.player().tasks).toEqual([])
})

rule('12.43', 'such a Task is complete if everything else was done', () => {
  const stage = falling('torwall', (_, ann) => {
    ann.tasks = [
      heldTask(43, [
        [0, 0, 'meadowfarm.a4'],
        [1, 0, 'torwall.center'],
        [1, 0, 'hillshire.c6'],
      ]),
    ]
    ann.tasks[0]!.marks[0]!.done = true
    ann.tasks[0]!.marks[2]!.done = true
  })
  attack(stage, ...DEMON)
  expect(stage.player()).toMatchObject({ tasks: [], points: { knowledge: 0, perception: 5, power: 10 } })
  expect(stage.state.tasksDone).toBe(1)
})

/** Lets a Dove bring Ann the Task on top of the pile, or the one below if that can't be done anymore. */
function dove(fallen: readonly TileId[], ...tasks: number[]): Stage {
  const stage = falling('torwall', (state, ann) => {
    state.day = 2
    state.fallen = [...fallen]
    ann.space = MEETING
  })
  return stage
    .top('tasks', ...tasks)
    .roll(1, 1)
    .dice(3, 3, 6, 6)
    .say('stop')
}

rule('12.44', 'a Task Card that names a fallen Territory leaves the game, and another is drawn', () => {
  const stage = dove(['torwall'], 8, 36)
  expect(stage.player().tasks.map(({ id }) => id)).toEqual([36])
  const { draw, discard } = stage.state.decks.tasks
  expect([...draw, ...discard]).not.toContain(8)
  expect(
    dove([], 8, 36)
      .player()
      .tasks.map(({ id }) => id),
  ).toEqual([8])
})

rule('12.44', 'a card that names a kind of Territory leaves too once all of that kind have fallen', () => {
  // Task 37 begins at a random Elven space, and ends in Edgewood.
  expect(
    dove(ELVEN.slice(0, 2), 37, 49)
      .player()
      .tasks.map(({ id }) => id),
  ).toEqual([37])
  // Task 41 begins at a random Magic space; the Lair never falls, so there always is one.
  const magic = ['sacred-circle', 'megmorans-tower', 'meligars-tower', 'melekoks-tower', 'hamdrels-cottage']
  expect(
    dove(magic, 41, 49)
      .player()
      .tasks.map(({ id }) => id),
  ).toEqual([41])
  // Task 70 ends at any Elven Dwelling.
  expect(
    dove(ELVEN, 70, 49)
      .player()
      .tasks.map(({ id }) => id),
  ).toEqual([49])
})

rule('12.45', 'dice that show a fallen Territory, or a fallen kind, are rerolled', () => {
  const trap = (fallen: readonly TileId[], ...dice: number[]) => {
    const stage = falling('torwall', (state, ann) => {
      state.day = 2
      state.fallen = [...fallen]
      ann.space = 'sacred-circle.a1'
    })
    return stage
      .roll(1, 1)
      .dice(2, 2, 6, 6, ...dice)
      .say('stop')
      .player().space
  }
  expect(trap([], 1, 1, 1, 3)).toBe('torwall.a3')
  expect(trap(['torwall'], 1, 1, 1, 2, 1, 3)).toBe('woodswall.a3')
  expect(trap(COMMON, 1, 1, 2, 4, 3, 5, 1, 3)).toBe('timberlane.a3')
})

rule('12.46', 'when the Sacred Circle falls everyone loses and the game is over', () => {
  const stage = falling('sacred-circle', () => {}, 2)
  attack(stage)
  expect(stage.state.result).toMatchObject({ winners: [] })
  expect(stage.allTold('end')).toMatchObject([{ rule: '12.46', how: 'circle' }])
  expect(stage.match.over).toBe(true)
  // Nobody is moved anymore, and no Demon comes.
  expect(stage.allTold('demon')).toEqual([])
})

rule(['12.46', 'B.5'], 'once the Circle has fallen nothing else falls, even if Evil takes two lands at a time', () => {
  const stage = Stage.set({
    seats: 4,
    variant: 'partnership',
    prepare: state => {
      Object.assign(state, { day: 41, acted: 3, next: 3, fallen: [...COMMON, ...ELVEN], demons: ['sacred-circle.a1'] })
      for (const player of state.players) player.space = `megmorans-tower.a${player.seat + 1}`
    },
  })
  attack(stage)
  expect(stage.state.fallen.slice(-2)).toEqual(['woodland', 'sacred-circle'])
})

rule(
  ['12.46', 'A.stranded-water'],
  'a player who would drown on the day the Circle falls loses only once, because of the Circle',
  () => {
    const stage = falling('sacred-circle', (state, ann) => {
      Object.assign(ann, { space: 'sea.2009' })
      state.boats = []
    })
    stage.roll(1)
    expect(stage.state.fallen.at(-1)).toBe('sacred-circle')
    expect(stage.allTold('end')).toMatchObject([{ rule: '12.46' }])
  },
)

rule('12.5', "the Dragon's Lair never falls, even if it is the only other Territory left and full of Demons", () => {
  const magic = ['megmorans-tower', 'meligars-tower', 'melekoks-tower', 'hamdrels-cottage']
  const stage = falling('dragons-lair', (state, ann) => {
    state.fallen.push(...magic.slice(1))
    ann.space = 'sacred-circle.a1'
    state.demons.push('megmorans-tower.a1')
  })
  attack(stage, ...DEMON)
  expect(stage.state.fallen.at(-1)).toBe('megmorans-tower')
  const last = falling('dragons-lair', (state, ann) => {
    state.fallen.push(...magic)
    ann.space = 'sacred-circle.a1'
  })
  attack(last)
  expect(last.state.fallen.at(-1)).toBe('sacred-circle')
  expect(fallsNext(last.state)).toEqual([])
})

rule('12.41', 'a player from fallen land who lands where its Dragon lands meets it once', () => {
  const stage = Stage.set({
    prepare: state => {
      state.day = 41
      enrol(state.players[0]!, 'druids')
      state.players[0]!.space = 'torwall.b1'
      state.demons = ['torwall.a1']
      state.dragon = 'torwall.a2'
    },
  })
  // Both come to A1 of the Lair, where it does her no harm; her Demon comes to B3.
  stage.roll(1).dice(1, 1, 1, 1, 6, 6, 3, 3).say('stop')
  expect(stage.state.fallen).toEqual(['torwall'])
  expect(stage.player().space).toBe('dragons-lair.a1')
  expect(stage.allTold('meets').map(({ who }) => who)).toEqual(['dragon'])
})

rule('12.41', 'everyone else where the Dragon from fallen land arrives meets it', () => {
  const dragonAt = (dragon: string) =>
    falling(
      'torwall',
      state => {
        Object.assign(state, { dragon, dealer: 1, next: 0 })
        Object.assign(state.players[1]!, { space: 'dragons-lair.a1', lair: 99 })
      },
      2,
    )
  const stage = dragonAt('torwall.a2')
  // It comes to A1 and does Bob no harm; the Demons of the day come to A4.
  attack(stage, 1, 1, ...[6, 6], ...DEMON, ...DEMON)
  expect(stage.state.dragon).toBe('dragons-lair.a1')
  expect(stage.allTold('meets').map(({ seat, who }) => [seat, who])).toEqual([[1, 'dragon']])
  // If it was already at home, nobody meets it again.
  expect(attack(dragonAt('dragons-lair.a1'), ...DEMON, ...DEMON).allTold('meets')).toEqual([])
})

rule(
  ['12.13', '8.5'],
  'the foreseen Territory falls no matter what markers other lands have, but only at the next attack',
  () => {
    const foreseen = (prepare: (state: WizardsState) => void = () => {}) =>
      falling('torwall', state => {
        state.foreseen = 'hillshire'
        prepare(state)
      })
    const stage = attack(foreseen(), ...DEMON)
    expect(stage.state).toMatchObject({ fallen: ['hillshire'], foreseen: null })
    expect(stage.state.demons).toEqual(['torwall.a1', 'torwall.a2', 'torwall.a4', 'megmorans-tower.a4'])
    // By then its turn may be in the future or over: it falls in its own turn.
    const spared = attack(
      foreseen(state => (state.thwarts = 1)),
      1,
      6,
    )
    expect(spared.state).toMatchObject({ fallen: [], foreseen: 'hillshire' })
  },
)

rule('12.43', 'a player carried to a lost marker meets the Demon that replaces it, but only once', () => {
  const stage = falling('torwall', (state, ann) => {
    state.demons.push('dragons-lair.b3')
    ann.space = 'torwall.b1'
    ann.tasks = [
      heldTask(65, [
        [0, 0, 'torwall.b2'],
        [1, 0, 'dragons-lair.a1'],
      ]),
    ]
  })
  // To A1 of the Lair; the Demon there carries her on to B3, and a second comes to C4.
  const first = [...[1, 1], ...[5, 5], ...[5, 4], ...[3, 3]]
  // The Demon at B3 finds nothing to rob, and a second comes to C5; then the Demon of the day, at A4.
  attack(stage, ...first, ...[3, 3], ...[5, 5], ...DEMON)
  expect(stage.player().space).toBe('dragons-lair.b3')
  expect(stage.allTold('meets').map(({ who }) => who)).toEqual(['demons', 'demons'])
  expect(stage.state.demons.slice(1)).toEqual(['a1', 'c4', 'c5', 'a4'].map(code => `dragons-lair.${code}`))
})
