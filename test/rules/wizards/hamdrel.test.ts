import { expect } from 'vitest'
import type { Rank, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { atTheDoorOf, COTTAGE, enter, halt, stepOut, turnIsOver } from './doorstep.ts'
import { enrol, heldTask, metIn, type Stage, type StageOptions } from './stage.ts'

const rule = rulesOf('wizards')

/** Sets up Ann at Hamdrel's door, in the Order of Druids if she has a Rank. */
const before = (rank: Rank, prepare: (state: WizardsState) => void = () => {}, options: StageOptions = {}) =>
  atTheDoorOf(COTTAGE, {
    ...options,
    prepare: state => {
      if (rank > 0) enrol(state.players[0]!, 'druids', rank)
      prepare(state)
    },
  })

const met = (stage: Stage, seat = 0) =>
  stage
    .allTold('meets')
    .filter(event => event.seat === seat)
    .map(metIn)

const nothing = { knowledge: 0, perception: 0, power: 0 }

/** Returns the Task of Mirto the Hermit, found, to be taken to Hamdrel or somebody else. */
const hermit = () => {
  const task = heldTask(23, [
    [0, 0, 'woodland.b3'],
    [1, 0, null],
    [1, 1, null],
    [1, 2, COTTAGE],
  ])
  task.marks[0]!.done = true
  return task
}

rule('7.35', 'Hamdrel heals, fulfills a Task or gives a gift, but only one of these', () => {
  const stage = before(1, ({ players: [ann] }) => {
    ann!.dazed = true
    ann!.tasks = [hermit()]
  })
  // A Dazed player pays for a Mountain, and there is no roll for a gift.
  stage.roll(2).say(`go ${COTTAGE}`)
  expect(stage.player().dazed).toBe(false)
  expect(stage.player().tasks.map(({ marks }) => marks.map(({ done }) => done))).toEqual([[true, false, false, false]])
  expect(turnIsOver(stage)).toBe(true)
  // On staying she has the next one, and on staying again the third.
  halt(stage.roll(1))
  expect(stage.player().tasks[0]!.marks[3]!.done).toBe(true)
  expect(stage.allTold('result')).toEqual([])
  stage.dice(1, 6, 1, 1, 1).say('roll', '2 power')
  expect(stage.allTold('result')).toMatchObject([{ table: 'hamdrels-gifts-1-3' }])
})

rule('7.35', 'Hamdrel is met only in her Cottage', () => {
  const stage = before(1).roll(1)
  halt(stage)
  expect(met(stage)).toEqual([])
})

rule('7.351', 'Hamdrel heals the Demon Dazed and the Dragonbound', () => {
  for (const affliction of ['dazed', 'bound'] as const) {
    const stage = before(1, ({ players: [ann] }) => {
      ann![affliction] = true
    })
    stage.roll(2).say(`go ${COTTAGE}`)
    expect(stage.player()).toMatchObject({ dazed: false, bound: false, points: nothing })
    expect(turnIsOver(stage)).toBe(true)
  }
})

rule('7.352', 'Hamdrel fulfills her part of a Task if all earlier parts are done', () => {
  const stage = enter(
    before(1, ({ players: [ann] }) => {
      ann!.tasks = [hermit()]
    }),
    COTTAGE,
  )
  expect(stage.player().tasks[0]!.marks.map(mark => mark.done)).toEqual([true, false, false, true])
  expect(turnIsOver(stage)).toBe(true)
  const early = before(1, ({ players: [ann] }) => {
    ann!.tasks = [hermit()]
    ann!.tasks[0]!.marks[0]!.done = false
  })
  enter(early, COTTAGE, 1, 1, 1).say('2 power')
  expect(early.player().tasks[0]!.marks.map(mark => mark.done)).toEqual([false, false, false, false])
})

rule(
  '7.353',
  'her gift depends on the higher of two dice, on one table for Ranks 1 to 3 and another for Ranks 0 and 4',
  () => {
    for (const rank of [0, 1, 2, 3, 4] as const) {
      const name = rank === 0 || rank === 4 ? 'hamdrels-gifts-0-4' : 'hamdrels-gifts-1-3'
      const stage = enter(before(rank).top('wizards', 'terek'), COTTAGE, 2, 5, 1, 1, 1, 1)
      expect(stage.told('result')).toMatchObject([{ table: name, on: 5 }])
    }
  },
)

rule('7.353.r123.1-2', 'for Ranks 1 to 3, on 1 or 2 Hamdrel gives twice a die of points of one type', () => {
  for (const [one, other] of [
    [1, 1],
    [1, 2],
  ] as const) {
    const stage = enter(before(2), COTTAGE, one, other, 4)
    expect(stage.options).toEqual(['8 knowledge', '8 perception', '8 power'])
    stage.say('8 perception')
    expect(stage.player().points).toEqual({ ...nothing, perception: 8 })
  }
})

rule('7.353.r123.3-4', 'for Ranks 1 to 3, on 3 or 4 Hamdrel gives an Optional Task', () => {
  for (const [one, other] of [
    [3, 1],
    [4, 2],
  ] as const) {
    const stage = enter(before(3).top('tasks', 48), COTTAGE, one, other)
    expect(stage.player().tasks).toMatchObject([{ id: 48, mandatory: false }])
    expect(turnIsOver(stage)).toBe(true)
  }
})

rule(
  '7.353.r123.5-6',
  'for Ranks 1 to 3, on 5 or 6 Hamdrel reveals a High Wizard, who is placed in a random space',
  () => {
    for (const [one, other] of [
      [5, 4],
      [6, 1],
    ] as const) {
      const stage = before(1).top('wizards', 'trap-abbey', 'phantasm-3', 'elekov')
      // Woodland B4
      enter(stage, COTTAGE, one, other, 3, 6, 4, 4)
      expect(stage.state.wizards).toMatchObject([{ wizard: 'elekov', at: 'woodland.b4', letter: null, knownTo: [] }])
      expect(stage.allTold('secret')).toEqual([])
      // The cards that revealed him stay out of the deck.
      expect(stage.state.wizards[0]!.cards).toEqual(['trap-abbey', 'phantasm-3', 'elekov'])
      expect(stage.state.decks.wizards.draw).toHaveLength(11)
      expect(met(stage)).toEqual(['hamdrel'])
    }
  },
)

rule(
  '7.353.r123.5-6',
  'once anyone has met a revealed High Wizard, the cards that revealed him go back into the deck',
  () => {
    const stage = before(1, ({ players: [, bob] }) => enrol(bob!, 'druids'), { seats: 2 })
    stage.top('wizards', 'trap-abbey', 'phantasm-3', 'elekov')
    enter(stage, COTTAGE, 5, 5, 1, 5, 5, 3)
    expect(stage.state.wizards).toMatchObject([{ at: 'meadowfarm.c3' }])
    stage.roll(1).say('go meadowfarm.c3', 'leave')
    expect(met(stage, 1)).toEqual(['elekov'])
    expect(stage.state.wizards).toEqual([])
    expect(stage.state.decks.wizards.draw).toHaveLength(14)
  },
)

rule(
  '7.353.r04.1-2',
  'for Ranks 0 and 4, on 1 or 2 Hamdrel summons a High Wizard, past any Traps and Phantasms',
  () => {
    for (const rank of [0, 4] as const) {
      for (const [one, other] of [
        [1, 1],
        [2, 1],
      ] as const) {
        const stage = enter(before(rank).top('wizards', 'phantasm-1', 'trap-lair', 'zegoral'), COTTAGE, one, other)
        expect(met(stage)).toEqual(['hamdrel', 'zegoral'])
        expect(stage.options).toContain('join wizards')
        stage.say('leave')
        expect(stage.state.decks.wizards.draw).toHaveLength(14)
      }
    }
  },
)

rule(
  '7.353.r04.1-2',
  'everyone at the Cottage meets the High Wizard that Hamdrel summons, and nobody elsewhere does',
  () => {
    const stage = before(
      4,
      ({ players: [, bob, cyd] }) => {
        enrol(bob!, 'sorcerers')
        enrol(cyd!, 'sorcerers')
        bob!.space = COTTAGE
      },
      { seats: 3 },
    ).top('wizards', 'zegoral')
    enter(stage, COTTAGE, 1, 1).say('leave')
    expect(stage.question).toMatchObject({ seat: 1, topic: 'action' })
    // Then Ann and Bob meet one another.
    stage.dice(3, 3).say('leave')
    expect([met(stage), met(stage, 1), met(stage, 2)]).toEqual([['hamdrel', 'zegoral', 'Ann, Bob'], ['zegoral'], []])
  },
)

rule(
  '7.353.r04.3-4',
  'for Ranks 0 and 4, on 3 or 4 one Wizard Card is drawn, and the player meets a High Wizard on it',
  () => {
    for (const rank of [0, 4] as const) {
      for (const [one, other] of [
        [3, 3],
        [1, 4],
      ] as const) {
        const stage = enter(before(rank).top('wizards', 'zegoral'), COTTAGE, one, other)
        expect(met(stage)).toEqual(['hamdrel', 'zegoral'])
      }
    }
  },
)

rule('7.353.r04.3-4', 'a Phantasm on that card does nothing, and a Trap takes the player away', () => {
  const phantasm = enter(before(0).top('wizards', 'phantasm-2', 'zegoral'), COTTAGE, 3, 3)
  expect(met(phantasm)).toEqual(['hamdrel'])
  expect(turnIsOver(phantasm)).toBe(true)
  const trap = enter(before(0).top('wizards', 'trap-abbey'), COTTAGE, 3, 3, 5, 5, 1)
  expect(trap.player().space).toBe('longrift.center')
  expect(met(trap)).toEqual(['hamdrel', 'monks'])
})

rule(
  '7.353.r04.5-6',
  'for Ranks 0 and 4, on 5 or 6 Hamdrel reveals a High Wizard, who is placed in a random space',
  () => {
    for (const rank of [0, 4] as const) {
      for (const [one, other] of [
        [5, 1],
        [2, 6],
      ] as const) {
        const stage = before(rank).top('wizards', 'trap-abbey', 'elekov')
        enter(stage, COTTAGE, one, other, 3, 6, 4, 4)
        expect(stage.state.wizards).toMatchObject([{ wizard: 'elekov', at: 'woodland.b4', letter: null }])
        expect(met(stage)).toEqual(['hamdrel'])
      }
    }
  },
)

/**
 * Plays one turn in the Cottage, which a roll of 1 cannot leave. Returns true if Hamdrel meets Ann and gives her
 * points.
 */
function stay(stage: Stage): boolean {
  stage.dice(1, 6, 1, 1, 1).say('roll')
  if (stage.question.topic !== 'points') return false
  stage.say('2 power')
  return true
}

rule('7.354', 'a visit allows three turns of meetings, and after two visits the player must leave her tile', () => {
  const stage = before(1, ({ players: [ann] }) => {
    // Elven Blood, which takes Ann anywhere.
    ann!.events = [{ id: 37, until: null }]
  })
  enter(stage, COTTAGE, 1, 1, 1).say('2 power')
  expect([stay(stage), stay(stage)]).toEqual([true, true])
  halt(stage.roll(1))
  expect(met(stage)).toHaveLength(3)
  // She leaves, returns, and has three more.
  enter(stepOut(stage, COTTAGE), COTTAGE, 1, 1, 1).say('2 power')
  expect([stay(stage), stay(stage)]).toEqual([true, true])
  halt(stage.roll(1))
  expect(met(stage)).toHaveLength(6)
  // The third time nobody is at home ...
  enter(stepOut(stage, COTTAGE), COTTAGE)
  expect(turnIsOver(stage)).toBe(true)
  expect(met(stage)).toHaveLength(6)
  // ... until Ann has been off the tile.
  stage.say('transport meadowfarm.c2').dice(1, 1, 1).say(`transport ${COTTAGE}`, '2 power')
  expect(met(stage)).toHaveLength(7)
})

rule('7.354', 'a player brought back to Hamdrel by her gift is still on the same visit', () => {
  const stage = before(4).top('wizards', 'trap-cottage', 'phantasm-1')
  enter(stage, COTTAGE, 3, 3).dice(3, 3).say('no spell')
  expect(stage.allTold('wizard-card').map(({ card }) => card)).toEqual(['trap-cottage', 'phantasm-1'])
  expect(met(stage)).toHaveLength(2)
  const stays = () => halt(stage.top('wizards', 'phantasm-1').roll(1).dice(3, 3))
  expect(met(stays())).toHaveLength(3)
  expect(met(stays())).toHaveLength(3)
})

rule('7.354', 'a player who is brought back can meet Hamdrel as often as three turns and two visits allow', () => {
  const thrownBack = (visits: number) => {
    const stage = before(4, ({ players: [ann] }) => {
      ann!.hamdrel.visits = visits
    }).top('wizards', 'trap-cottage', 'phantasm-1')
    return enter(stage, COTTAGE, 3, 3).dice(3, 3).say('no spell')
  }
  // The second visit works like the first, and a player who leaves after the first can return.
  expect(met(thrownBack(1))).toHaveLength(2)
  const again = stepOut(thrownBack(0), COTTAGE).top('wizards', 'phantasm-1')
  expect(met(enter(again, COTTAGE, 3, 3))).toHaveLength(3)
  // The third meeting of a visit is the last, though it leads back to her.
  const third = halt(thrownBack(0).top('wizards', 'trap-cottage').roll(1).dice(3, 3)).say('no spell')
  expect(met(third)).toHaveLength(3)
})

rule('7.354', 'an interrupted visit still counts as a visit', () => {
  const stage = enter(before(1), COTTAGE, 1, 1, 1).say('2 power')
  enter(stepOut(stage, COTTAGE), COTTAGE, 1, 1, 1).say('2 power')
  enter(stepOut(stage, COTTAGE), COTTAGE)
  expect(met(stage)).toHaveLength(2)
})

rule('7.354', 'a player whose Transporting fails meets Hamdrel again, like anyone who stays', () => {
  const stage = before(1, ({ players: [ann] }) => enrol(ann!, 'wizards', 3))
  enter(stage, COTTAGE, 1, 1, 1).say('2 power')
  stage.dice(6, 1, 1, 1).say('cast transporting', '2 power')
  expect(met(stage)).toEqual(['hamdrel', 'hamdrel'])
})
