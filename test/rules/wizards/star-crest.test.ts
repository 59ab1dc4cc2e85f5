import { expect } from 'vitest'
import { transport } from '../../../src/games/wizards/rules/effects/journey.ts'
import type { WizardsEvent, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { copy, Table } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { atTheDoorOf, CREST, enter, HOLLOW, halt, sendOut, turnIsOver } from './doorstep.ts'
import { enrol, heldTask, type Stage } from './stage.ts'

const rule = rulesOf('wizards')

const BESIDE = 'green-grove.c4'

/** Sets up Ann, a Druid, in front of the Star Crest with these `events`. */
const besideCrest = (events: readonly number[] = [], prepare: (state: WizardsState) => void = () => {}, seats = 1) =>
  atTheDoorOf(CREST, {
    seats,
    prepare: state => {
      enrol(state.players[0]!, 'druids')
      state.players[0]!.events = events.map(id => ({ id, until: null }))
      prepare(state)
    },
  })

/** Puts Ann on the Star Crest through the Harp of Awakening (Event 27), which is now used up. */
const onCrest = (...dice: number[]) => enter(besideCrest([27]), CREST, ...dice)

const met = (stage: Stage) => stage.allTold('meets').map(event => event.who)

const stepDown = (stage: Stage) => halt(stage.roll(2).say(`go ${BESIDE}`))

rule('7.37', 'nobody can simply walk into the Star Crest', () => {
  expect(besideCrest().roll(6).options).not.toContain(`go ${CREST}`)
})

rule('7.37', 'a Task that leads to the Star Crest opens it once that part is next', () => {
  const astray = besideCrest([], ({ players: [ann] }) => {
    ann!.tasks = [
      heldTask(57, [
        [0, 0, 'glendale.c3'],
        [1, 0, CREST],
      ]),
    ]
  })
  expect(astray.roll(1).options).not.toContain(`go ${CREST}`)
  const stage = besideCrest([], ({ players: [ann] }) => {
    ann!.tasks = [
      heldTask(57, [
        [0, 0, 'glendale.c3'],
        [1, 0, CREST],
      ]),
    ]
    ann!.tasks[0]!.marks[0]!.done = true
  })
  enter(stage, CREST)
  expect(stage.player()).toMatchObject({ space: CREST, tasks: [] })
})

rule('7.37', 'an Event Card opens the Star Crest as often as it says', () => {
  const stage = onCrest(1, 1)
  expect(stage.player()).toMatchObject({ space: CREST, events: [] })
  const gate = besideCrest([30]).dice(1, 1).say('star crest')
  expect(gate.player()).toMatchObject({ space: CREST, events: [] })
})

rule('7.37', 'only the Event that opens the Star Crest is used up', () => {
  const stage = enter(besideCrest([25, 27]), CREST, 1, 1)
  expect(stage.player().events.map(({ id }) => id)).toEqual([25])
})

rule('7.37', 'a transport can lead to the Star Crest', () => {
  const stage = atTheDoorOf(HOLLOW, { prepare: ({ players: [ann] }) => enrol(ann!, 'druids') })
  expect(enter(stage, HOLLOW, 1, 1, 1, 1).player().space).toBe(CREST)
})

rule('7.371', 'the higher of two dice decides what the Star Crest gives', () => {
  expect(onCrest(2, 1).told('result')).toMatchObject([{ table: 'star-crest', on: 2 }])
  expect(onCrest(1, 6, 1).told('result')).toMatchObject([{ table: 'star-crest', on: 6 }])
})

rule('7.371.1-2', 'on 1 or 2 the player gains ten points of each type', () => {
  for (const [one, other] of [
    [1, 1],
    [2, 2],
  ] as const) {
    const stage = onCrest(one, other)
    expect(stage.player().points).toEqual({ knowledge: 10, perception: 10, power: 10 })
    expect(turnIsOver(stage)).toBe(true)
  }
})

rule('7.371.3-4', 'on 3 or 4 two High Wizards come, past all Traps and Phantasms', () => {
  for (const [one, other] of [
    [3, 1],
    [4, 3],
  ] as const) {
    const stage = besideCrest([27]).top('wizards', 'phantasm-1', 'veldor', 'trap-lair', 'phantasm-2', 'ishkatar')
    enter(stage, CREST, one, other)
    expect(met(stage)).toEqual(['star-crest', 'veldor'])
    stage.say('leave')
    expect(met(stage)).toEqual(['star-crest', 'veldor', 'ishkatar'])
    stage.say('leave')
    expect(turnIsOver(stage)).toBe(true)
    expect(stage.player().space).toBe(CREST)
    // All cards are in the deck again.
    expect(stage.state.decks.wizards.draw).toHaveLength(14)
  }
})

rule('7.371.3-4', 'if only one High Wizard is left in the deck, only he comes', () => {
  const stage = besideCrest([27], state => {
    for (const wizard of ['ishkatar', 'tolmitar', 'aevarex', 'elekov', 'zegoral', 'terek'] as const)
      sendOut(state, wizard, 'torwall.a1')
  })
  enter(stage, CREST, 3, 3).say('leave')
  expect(met(stage)).toEqual(['star-crest', 'veldor'])
  expect(turnIsOver(stage)).toBe(true)
})

rule('7.371.5-6', 'on 5 or 6 the player takes a die of extra turns immediately', () => {
  for (const [one, other] of [
    [5, 2],
    [6, 5],
  ] as const) {
    const stage = enter(
      besideCrest([27], () => {}, 2),
      CREST,
      one,
      other,
      3,
    )
    for (let turn = 0; turn < 3; turn++) {
      expect(stage.question).toMatchObject({ seat: 0, topic: 'roll' })
      stage.roll(1)
      halt(stage)
    }
    expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
    expect(stage.state.day).toBe(1)
  }
})

rule('7.3711', 'an extra turn can bring Random and Specific Encounters like any other', () => {
  const stage = onCrest(5, 5, 2)
  stepDown(stage).roll(1, 1).dice(6, 6).top('wizards', 'phantasm-1').say('stop')
  expect(stage.allTold('turn').map(event => event.extra)).toEqual([false, true, true, false])
  expect(stage.allTold('result').map(event => event.table)).toEqual(['star-crest', 'random-encounters'])
  const again = onCrest(5, 5, 2)
  enter(stepDown(again), CREST, 1, 1)
  expect(again.state.day).toBe(2)
  expect(again.player().points.power).toBe(10)
})

rule('7.3712', 'there is no roll if a Task is fulfilled on the Star Crest', () => {
  const prepare = ({ players: [ann] }: WizardsState) => {
    ann!.tasks = [
      heldTask(57, [
        [0, 0, 'glendale.c3'],
        [1, 0, CREST],
      ]),
    ]
    ann!.tasks[0]!.marks[0]!.done = true
  }
  const stage = enter(besideCrest([], prepare), CREST)
  expect(met(stage)).toEqual([])
  expect(turnIsOver(stage)).toBe(true)
})

rule('7.3712', 'there is no roll if a High Wizard is on the Star Crest', () => {
  const stage = enter(
    besideCrest([27], state => sendOut(state, 'terek', CREST)),
    CREST,
  ).say('leave')
  expect(met(stage)).toEqual(['terek'])
  expect(turnIsOver(stage)).toBe(true)
})

rule(['7.372', '7.61'], 'a player who has left the Star Crest can return on the very next turn, but not later', () => {
  const stage = stepDown(onCrest(1, 1))
  expect(stage.roll(2).options).toContain(`go ${CREST}`)
  stage.dice(1, 1).say(`go ${CREST}`)
  expect(stage.player().points.power).toBe(20)
  // If he had let one turn pass, it would be closed.
  const late = stepDown(onCrest(1, 1)).roll(1)
  halt(late).roll(6)
  expect(late.options).not.toContain(`go ${CREST}`)
})

rule('7.372', 'the player can return from the place where the turn ended', () => {
  const stage = onCrest(1, 1).roll(3)
  halt(stage.say(`go ${BESIDE}`, 'go green-grove.c5')).roll(6)
  expect(stage.options).toContain(`go ${CREST}`)
})

rule('7.372', "the player can't return in the same turn", () => {
  const stage = onCrest(1, 1).roll(6).say(`go ${BESIDE}`)
  expect(stage.options).not.toContain(`go ${CREST}`)
})

rule('7.372', 'stepping elsewhere first on that turn does not prevent the return', () => {
  const stage = stepDown(onCrest(1, 1)).roll(6).say('go green-grove.c5')
  expect(stage.options).toContain(`go ${CREST}`)
})

rule(['7.3721', '7.37'], 'a player who returns for a Task there starts a first visit again', () => {
  const stage = besideCrest([30], ({ players: [ann] }) => {
    ann!.tasks = [heldTask(57, [[1, 0, CREST]])]
  })
  stage.say('star crest').dice(1, 1).say('leave')
  enter(stepDown(stage), CREST).say('take a10')
  expect(stepDown(stage).roll(2).options).toContain(`go ${CREST}`)
})

rule('7.312', 'a player on the way to the Star Crest for a Task can leave markers elsewhere for later', () => {
  const stage = besideCrest([], ({ players: [ann] }) => {
    ann!.space = 'meadowfarm.c1'
    ann!.tasks = [heldTask(57, [[1, 0, CREST]]), heldTask(36, [[1, 0, 'meadowfarm.c2']], { letter: 'B' })]
  })
  stage.roll(1).say('go meadowfarm.c2')
  expect(stage.options).toContain('leave')
})

rule('7.3721', 'each first visit allows only one return', () => {
  const stage = stepDown(onCrest(1, 1))
  stepDown(enter(stage, CREST, 1, 1)).roll(6)
  expect(stage.options).not.toContain(`go ${CREST}`)
})

rule('7.3721', 'a visit with a new permission counts as a first visit again', () => {
  const stage = stepDown(enter(besideCrest([27, 30]), CREST, 1, 1))
  stepDown(enter(stage, CREST, 1, 1))
  stepDown(stage.dice(1, 1).say('star crest')).roll(1)
  expect(stage.options).toContain(`go ${CREST}`)
})

rule(['7.372', '7.312'], 'a player who returns can leave their marker there for later', () => {
  const stage = besideCrest([30], ({ players: [ann] }) => {
    ann!.tasks = [
      heldTask(57, [
        [0, 0, 'glendale.c3'],
        [1, 0, CREST],
      ]),
    ]
    ann!.tasks[0]!.marks[0]!.done = true
  })
  stage.say('star crest').dice(1, 1).say('leave')
  enter(stepDown(stage), CREST)
  expect(stage.options).toEqual(['take a10', 'leave'])
  // A player admitted only because of the marker picks it up.
  const called = besideCrest([], ({ players: [ann] }) => {
    ann!.tasks = [heldTask(57, [[1, 0, CREST]])]
  })
  expect(enter(called, CREST).player().tasks).toEqual([])
})

rule('7.3051g', 'a Dragonbound player gets no gift at the Star Crest, however they arrive', () => {
  for (const bound of [false, true]) {
    const { state } = besideCrest([], ({ players: [ann] }) => (ann!.bound = bound))
    const table = new Table<WizardsState, WizardsEvent>(copy(state))
    table.state.forced = [1, 1]
    const carried = transport(table, table.state.players[0]!, CREST, '7.5')
    expect(carried.next().done).toBe(true)
    expect(table.state.players[0]!.space).toBe(CREST)
    expect(table.events.some(({ kind }) => kind === 'result')).toBe(!bound)
  }
})
