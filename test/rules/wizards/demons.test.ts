import { expect } from 'vitest'
import type { Player, Rank, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { comeTogether, company, giveEvent, MEETING } from './company.ts'
import { enrol, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')

/** The place of the second Demon in these tests: A1 of the same Territory. */
const A1 = [1, 1]

/** Sets up Ann, a Druid without a spell against them, one step from a Demon at C2 of Meadowfarm. */
function besideDemon(
  prepare: (ann: Player, state: WizardsState) => void = () => {},
  { rank = 1, seats = 1 }: { rank?: Rank; seats?: number } = {},
): Stage {
  return Stage.set({
    seats,
    prepare: state => {
      const ann = state.players[0]!
      enrol(ann, 'druids', rank)
      ann.points = { knowledge: 9, perception: 12, power: 7 }
      state.demons = [MEETING]
      prepare(ann, state)
    },
  })
}

/** Steps onto the Demon with these dice. */
const land = comeTogether

rule('7.304', 'a player who lands on a Demon Marker meets Demons, using the higher of two dice', () => {
  for (const dice of [
    [2, 3],
    [3, 2],
  ]) {
    const stage = land(besideDemon(), ...dice, ...A1)
    expect(stage.told('meets')).toMatchObject([{ who: 'demons', space: MEETING }])
    expect(stage.told('result')).toMatchObject([{ table: 'demons', on: 3 }])
  }
})

rule('7.304.1', 'on 1 the player loses a die of turns', () => {
  const stage = besideDemon((_, { players }) => (players[1]!.space = 'torwall.b1'), { seats: 2 })
  land(stage, 1, 1, 2, ...A1)
  expect(stage.player().stunned).toBe(2)
  // Bob moves on three days, and Ann only on the fourth.
  for (let day = 0; day < 3; day++) {
    expect(stage.question.seat).toBe(1)
    stage.roll(1).say('stop')
  }
  expect(stage.question.seat).toBe(0)
  expect(stage.allTold('lost-turn').map(lost => lost.left)).toEqual([1, 0])
})

rule('7.304.2', 'on 2 the player loses a die of points of the type with the fewest above zero', () => {
  expect(land(besideDemon(), 1, 2, 3, ...A1).player().points).toEqual({ knowledge: 9, perception: 12, power: 4 })
  const none = besideDemon(ann => (ann.points.power = 0))
  expect(land(none, 2, 2, 6, ...A1).player().points).toEqual({ knowledge: 3, perception: 12, power: 0 })
  const few = besideDemon(ann => (ann.points.power = 4))
  expect(land(few, 2, 2, 6, ...A1).player().points.power).toBe(0)
  const poor = besideDemon(ann => (ann.points = { knowledge: 0, perception: 0, power: 0 }))
  expect(land(poor, 2, 2, 6, ...A1).player().points).toEqual({ knowledge: 0, perception: 0, power: 0 })
})

/** Gives Ann the Magic Amulet of Task 2 and a Gem. */
function laden(ann: Player): void {
  ann.tasks = [
    heldTask(2, [
      [0, 0, 'dragons-lair.a1'],
      [1, 0, 'hamdrels-cottage.center'],
    ]),
  ]
  ann.tasks[0]!.marks[0]!.done = true
  ann.gems = { terek: 'ruby' }
}

rule('7.304.2', 'at Rank 4 a 2 counts as a 3: only possessions can be taken', () => {
  const stage = besideDemon(laden, { rank: 4 })
  land(stage)
    .dice(2, 1, ...A1)
    .say('no spell')
  expect(stage.told('result')).toMatchObject([{ table: 'demons', on: 3, rule: '7.304.3' }])
  expect(stage.player().gems).toEqual({})
  expect(stage.player().points).toEqual({ knowledge: 9, perception: 12, power: 7 })
})

rule('7.304.3', 'on 3 every Magical Object and Gem is stolen', () => {
  const stage = land(besideDemon(laden), 3, 1, ...A1)
  expect(stage.player().gems).toEqual({})
  expect(stage.player().tasks).toEqual([])
  // Nobody else learns which Gems he had (14.3).
  expect(stage.allTold('stolen')).toMatchObject([{ objects: ['Magic Amulet'] }, { gems: ['ruby'], to: [0] }])
})

rule('7.304.4', 'on 4 the player is Demon Dazed', () => {
  const stage = land(besideDemon(), 4, 4, ...A1)
  expect(stage.player().dazed).toBe(true)
  expect(stage.told('afflicted')).toMatchObject([{ with: 'dazed', now: true }])
  // There is no new event for a Dazed player.
  const again = besideDemon(ann => (ann.dazed = true))
    .roll(2)
    .dice(4, 4, ...A1)
    .say(`go ${MEETING}`)
  expect(again.player().dazed).toBe(true)
  expect(again.told('afflicted')).toEqual([])
})

rule('7.304.5', 'on 5 the player is transported to a random space in the Lair', () => {
  // The second Demon is placed in his space before he is carried off.
  const stage = land(besideDemon(), 5, 1, ...A1, 3, 6)
  expect(stage.player().space).toBe('dragons-lair.b6')
  expect(stage.state.demons).toEqual([MEETING, 'meadowfarm.a1'])
})

rule('7.304.6', 'on 6 the Demons depart and give a die of points', () => {
  const stage = land(besideDemon(), 6, 1, 5)
  expect(stage.options).toEqual(['5 knowledge', '5 perception', '5 power'])
  stage.say('5 power')
  expect(stage.player().points.power).toBe(12)
  expect(stage.state.demons).toEqual([])
})

rule('7.3041', 'on 1 to 5 the Demon stays and a second one comes to the same Territory', () => {
  for (const [roll, ...more] of [[1, 1], [2, 1], [3], [4], [5]]) {
    const stage = land(besideDemon(), roll!, roll!, ...more, 6, 4, ...(roll === 5 ? [1, 2] : []))
    expect(stage.state.demons).toEqual([MEETING, 'meadowfarm.c4'])
  }
})

rule('7.3041', 'after a meeting at sea the second Demon comes to a random space', () => {
  const stage = besideDemon((ann, state) => {
    ann.space = 'sea.2909'
    ann.boat = 0
    state.boats = ['sea.2909']
    state.demons = ['sea.2809']
  })
  stage.roll(1).dice(3, 3, 3, 2, 5, 6).say('sail sea.2809')
  expect(stage.state.demons).toEqual(['sea.2809', 'meadowshire.c6'])
})

rule('7.3041', 'no second marker is placed where there already is one, and the existing Demon attacks nobody', () => {
  const elsewhere = besideDemon((_, state) => state.demons.push('meadowfarm.a1'))
  land(elsewhere, 3, 3, ...A1)
  expect(elsewhere.state.demons).toEqual([MEETING, 'meadowfarm.a1'])
  // C2, his space.
  const here = land(besideDemon(), 3, 3, 5, 2)
  expect(here.state.demons).toEqual([MEETING])
  expect(here.allTold('result')).toHaveLength(1)
})

/** Sets up Ann, Dragonbound, beside Bob. Both are Wizards who can dispel Demons. */
const boundBesideBob = (bound: number) => company([3, 3], { prepare: ({ players }) => (players[bound]!.bound = true) })

rule(['7.3042', '7.3051i'], 'meeting a Dragonbound player works like meeting Demons, but places no marker', () => {
  for (const bound of [0, 1]) {
    // No spell is offered: the dice are rolled immediately.
    const stage = comeTogether(boundBesideBob(bound), 1, 4)
    expect(stage.player(1 - bound).dazed).toBe(true)
    expect(stage.player(bound).dazed).toBe(false)
    expect(stage.state.demons).toEqual([])
    expect(stage.allTold('meets')).toMatchObject([{ who: 'players', seat: 1 - bound, players: [bound] }])
    expect(stage.allTold('result').map(result => result.table)).toEqual(['demons'])
  }
})

rule(
  '7.3042',
  'on a 6 the Dragonbound player is transported to a random space, and the other player gains nothing',
  () => {
    for (const bound of [0, 1]) {
      const stage = comeTogether(boundBesideBob(bound), 6, 1, 1, 6, 1, 3)
      expect(stage.player(bound).space).toBe('hillshire.a3')
      expect(stage.player(1 - bound)).toMatchObject({
        space: MEETING,
        points: { knowledge: 0, perception: 0, power: 0 },
      })
    }
  },
)

rule('7.3042', 'a transport ends the meeting for both sides', () => {
  // Ann, Dragonbound, is sent away by Bob; Cyd never meets her.
  const gone = company([1, 1, 1], { prepare: ({ players }) => (players[0]!.bound = true) })
  comeTogether(gone, 6, 6, 1, 6, 1, 3)
  expect(gone.allTold('result')).toMatchObject([{ seat: 1 }])
  // Ann and Bob are scattered by their meeting before Cyd, Dragonbound, can harm Ann.
  const scattered = company([1, 1, 1], { prepare: ({ players }) => (players[2]!.bound = true) })
  comeTogether(scattered, 2, 2, 1, 6, 1, 3, 1, 4, 5, 1)
  expect(scattered.allTold('result').map(({ table }) => table)).toEqual(['player-encounters-1-3'])
})

rule('7.3051i', 'two Dragonbound players harm each other, and a rescue harms nobody', () => {
  const both = company([1, 1], {
    prepare: ({ players }) => {
      for (const player of players) player.bound = true
    },
  })
  comeTogether(both, 4, 4, 1, 1, 2)
  expect(both.player(1).dazed).toBe(true)
  expect(both.player(0).stunned).toBe(2)
  const trapped = company([1, 1], {
    prepare: ({ players }) => {
      players[0]!.bound = true
      players[1]!.trap = { kind: 'roll' }
    },
  })
  comeTogether(trapped)
  expect(trapped.player(1).trap).toBeNull()
  expect(trapped.allTold('result')).toEqual([])
})

rule('7.3051i', 'the other players meet each other before they meet the Dragonbound player', () => {
  const stage = company([1, 1, 1], { prepare: ({ players }) => (players[1]!.bound = true) })
  comeTogether(stage, 3, 3, 4, 4)
  expect(stage.allTold('result').map(result => result.table)).toEqual(['player-encounters-1-3', 'demons'])
  // A Winged Horse came to both, and left the one who was Dazed.
  expect(stage.state.players.map(player => player.animal?.kind)).toEqual([undefined, undefined, 'winged-horse'])
})

rule('7.3043a', 'a player who becomes Dazed loses only held Movement Events', () => {
  const stage = besideDemon((ann, state) => {
    giveEvent(state, ann, 36, 7)
    giveEvent(state, ann, 27)
  })
  land(stage, 4, 4, ...A1)
  expect(stage.player().events).toEqual([{ id: 27, until: null }])
  expect(stage.state.decks.events.discard).toEqual([36])
})

/** Sets up Bob with turns to lose when a Demon or the Dragon costs him more. Then it is his turn. */
function struckAgain(who: 'demons' | 'dragon', before: number, turns: number): (number | null)[] {
  const stage = besideDemon(
    (ann, state) => {
      Object.assign(state.players[1]!, {
        space: who === 'demons' ? 'meadowfarm.a1' : 'dragons-lair.a1',
        stunned: before,
      })
      if (who === 'dragon') Object.assign(ann, { space: 'dragons-lair.c6' })
    },
    { seats: 2 },
  )
  if (who === 'demons') land(stage, 3, 3, ...A1, 1, 1, turns, 6, 4)
  else stage.roll(1).dice(1, 1, 2, 2, turns, 3, 3).say('stop')
  return stage.allTold('lost-turn').map(({ left }) => left)
}

rule(
  ['7.304.1', '7.305.2'],
  'turns lost in a second meeting run concurrently with those from the first (ruling 40)',
  () => {
    for (const who of ['demons', 'dragon'] as const) {
      expect(struckAgain(who, 3, 5)).toEqual([4])
      expect(struckAgain(who, 5, 3)).toEqual([4])
      expect(struckAgain(who, 0, 3)).toEqual([2])
    }
  },
)

rule(['7.304.6', '12.141'], 'a departing Demon leaves only its own boat', () => {
  const stage = besideDemon((ann, state) => {
    ann.space = 'sea.2909'
    ann.boat = 0
    state.boats = ['sea.2909', 'sea.2809', 'sea.3105']
    state.demons = ['sea.2809', 'sea.3105']
    state.haunted = [1, 2]
  })
  stage.roll(1).dice(6, 6, 3).say('sail sea.2809', '3 power')
  expect(stage.state).toMatchObject({ demons: ['sea.3105'], haunted: [2] })
})

rule(
  ['7.304', '8.31'],
  'a new Demon attacks all untrapped players there, starting with the player who caused it',
  () => {
    // Cyd meets Demons in the Center; a second comes to C2, where the others are.
    const stage = company([0, 0, 0, 0], {
      comes: 2,
      prepare: state => {
        state.demons = ['meadowfarm.center']
        state.players[1]!.trap = { kind: 'rescue' }
      },
    })
    stage.roll(1).dice(3, 3, 5, 2, 3, 3, 1, 1, 3, 3, 1, 2).say('go meadowfarm.center')
    expect(stage.allTold('meets').flatMap(event => (event.who === 'demons' ? event.seat : []))).toEqual([2, 3, 0])
    expect(stage.state.demons).toEqual(['meadowfarm.center', MEETING, 'meadowfarm.a1', 'meadowfarm.a2'])
  },
)
