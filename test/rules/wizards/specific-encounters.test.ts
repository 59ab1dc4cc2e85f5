import { expect } from 'vitest'
import type { WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { atTheDoorOf, COTTAGE, enter, HOLLOW, sendOut, TOWER, TOWN, turnIsOver } from './doorstep.ts'
import { enrol, heldTask, metIn, Stage } from './stage.ts'

const rule = rulesOf('wizards')

/** A plain next to Ann, who is at Meadowfarm C2. */
const PLAIN = 'meadowfarm.center'

/** Causes of a Specific Encounter: the setup, the dice and the answers. */
const CALLS: readonly {
  readonly thing: string
  readonly space: string
  readonly put: (state: WizardsState) => void
  readonly dice: readonly number[]
  readonly answers: readonly string[]
}[] = [
  {
    thing: 'her own Task Marker',
    space: PLAIN,
    put: ({ players: [ann] }) => {
      enrol(ann!, 'druids')
      ann!.tasks = [
        heldTask(48, [
          [0, 0, PLAIN],
          [1, 0, 'torwall.a1'],
        ]),
      ]
    },
    dice: [],
    answers: ['take a00'],
  },
  { thing: 'a High Wizard', space: PLAIN, put: s => sendOut(s, 'terek', PLAIN), dice: [], answers: ['leave'] },
  {
    thing: 'a Secret Wizard',
    space: PLAIN,
    put: s => sendOut(s, 'terek', PLAIN, { letter: 'S', knownTo: [1] }),
    dice: [],
    answers: ['leave'],
  },
  { thing: 'a Town', space: TOWN, put: () => {}, dice: [6, 6], answers: [] },
  {
    thing: 'another player',
    space: PLAIN,
    put: ({ players: [ann, bob] }) => {
      enrol(ann!, 'druids')
      enrol(bob!, 'druids')
      bob!.space = PLAIN
    },
    dice: [3, 3],
    answers: [],
  },
  { thing: 'a Demon', space: PLAIN, put: s => void s.demons.push(PLAIN), dice: [6, 6, 1], answers: [] },
  {
    thing: 'the Dragon',
    space: PLAIN,
    put: s => {
      s.dragon = PLAIN
    },
    dice: [6, 6],
    answers: [],
  },
]

const beside = (put: (state: WizardsState) => void) =>
  Stage.set({
    seats: 2,
    prepare: state => {
      state.players[0]!.space = 'meadowfarm.c2'
      state.players[1]!.space = 'torwall.a1'
      put(state)
    },
  })

rule('7.1', 'there is no Random Encounter where a Specific one is due, even if the red die allows it', () => {
  for (const { thing, space, put, dice, answers } of CALLS) {
    const stage = beside(put).roll(6, 1)
    stage.dice(...dice).say(`go ${space}`, ...answers)
    expect(turnIsOver(stage), thing).toBe(true)
    expect(
      stage.allTold('result').map(event => event.table),
      thing,
    ).not.toContain('random-encounters')
  }
  const bare = beside(() => {}).roll(6, 1)
  bare.dice(6, 6).top('wizards', 'phantasm-1').say(`go ${PLAIN}`, 'stop')
  expect(bare.told('result')).toMatchObject([{ table: 'random-encounters', on: 6 }])
})

rule('7.1', 'a player who stays where a Specific Encounter would be due has no Random Encounter either', () => {
  for (const { thing, space, put } of CALLS) {
    if (!['a Town', 'a Demon', 'the Dragon', 'another player'].includes(thing)) continue
    const stage = Stage.set({
      seats: 2,
      prepare: state => {
        put(state)
        state.players[0]!.space = space
      },
    })
    stage.roll(1, 1).say('stop')
    expect(stage.question, thing).toMatchObject({ seat: 1, topic: 'roll' })
    expect(stage.told('result'), thing).toEqual([])
  }
})

rule('7.2', 'arriving where a Specific Encounter is due ends the movement, no matter how many points are left', () => {
  for (const { thing, space, put, dice, answers } of CALLS) {
    const stage = beside(put).roll(6)
    stage.dice(...dice).say(`go ${space}`, ...answers)
    expect(stage.question, thing).toMatchObject({ seat: 1, topic: 'roll' })
    expect(stage.player().space, thing).toBe(space)
  }
  const bare = beside(() => {})
    .roll(6)
    .say(`go ${PLAIN}`)
  expect(bare.question).toMatchObject({ seat: 0, topic: 'move' })
})

rule('7.2', 'nobody can pass through such a space, unless it contains only their own Task Marker', () => {
  // Straight across the plain it is two steps to C5, and three by any other route.
  const across = (put: (state: WizardsState) => void) => beside(put).roll(2).options.includes('go meadowfarm.c5')
  expect(across(() => {})).toBe(true)
  for (const { thing, space, put } of CALLS)
    if (space === PLAIN) expect(across(put), thing).toBe(thing === 'her own Task Marker')
})

/** Sets up Ann, a Druid, beside a tower with everything in it that can be met. */
const everything = () =>
  atTheDoorOf(TOWER, {
    seats: 2,
    prepare: state => {
      const [ann, bob] = state.players
      enrol(ann!, 'druids')
      enrol(bob!, 'druids')
      bob!.space = TOWER
      ann!.tasks = [
        heldTask(48, [
          [0, 0, TOWER],
          [1, 0, 'torwall.a1'],
        ]),
      ]
      sendOut(state, 'veldor', TOWER)
      sendOut(state, 'ishkatar', TOWER)
      sendOut(state, 'elekov', TOWER, { letter: 'S', knownTo: [] })
      state.demons = [TOWER]
      state.dragon = TOWER
    },
  })

const encounters = (stage: Stage) =>
  stage
    .allTold('meets')
    .filter(event => event.seat === 0)
    .map(metIn)

rule(
  ['7.4', '7.4a', '7.4b', '7.4c', '7.4d', '7.4e', '7.4f'],
  'a player meets all in a space: their marker, High Wizards, place, players, Demons, Dragon, in this order',
  () => {
    const stage = everything()
    enter(stage, TOWER)
    expect(stage.question.topic).toBe('marker')
    stage.say('take a00')
    expect(encounters(stage)).toEqual(['ishkatar'])
    stage.say('leave')
    expect(encounters(stage)).toEqual(['ishkatar', 'elekov'])
    stage.say('leave')
    expect(encounters(stage)).toEqual(['ishkatar', 'elekov', 'veldor'])
    stage.say('leave')
    expect(encounters(stage)).toEqual(['ishkatar', 'elekov', 'veldor', 'megmoran'])
    // The players are not transported, the Demons leave, the Dragon ignores her.
    stage.dice(3, 3, 6, 6, 2, 6, 6).say('leave', '2 power')
    expect(encounters(stage)).toEqual(['ishkatar', 'elekov', 'veldor', 'megmoran', 'Ann, Bob', 'demons', 'dragon'])
    expect(turnIsOver(stage)).toBe(true)
  },
)

rule('7.4', 'anything not met yet stays behind when the player is transported out of the space', () => {
  const stage = everything()
  enter(stage, TOWER).say('take a00', 'leave', 'leave', 'leave')
  // Both are transported: Ann to Torwall A1, Bob to Torwall A2.
  stage.dice(2, 2, 1, 1, 1, 1, 1, 1, 1, 2).say('leave')
  expect(stage.player().space).toBe('torwall.a1')
  expect(encounters(stage).slice(-2)).toEqual(['megmoran', 'Ann, Bob'])
  expect(stage.state).toMatchObject({ demons: [TOWER], dragon: TOWER })
})

rule('7.4b', 'all seven High Wizards come in order of rank', () => {
  const seven = ['ishkatar', 'tolmitar', 'aevarex', 'elekov', 'zegoral', 'terek', 'veldor'] as const
  const stage = beside(state => {
    for (const wizard of seven.toReversed()) sendOut(state, wizard, PLAIN)
  })
  stage.roll(1).say(`go ${PLAIN}`, ...seven.map(() => 'leave'))
  expect(encounters(stage)).toEqual(seven)
})

rule('7.5', 'a player transported to a Specific Encounter has it, even as a second encounter that turn', () => {
  const stage = atTheDoorOf(HOLLOW, { prepare: ({ players: [ann] }) => enrol(ann!, 'druids') })
  enter(stage, HOLLOW, 3, 3, 1, 1, 4)
  expect(stage.told('meets').map(metIn)).toEqual(['high-hollow', 'hamdrel'])
  expect(stage.player().space).toBe(COTTAGE)
})

rule('7.5', "a player transported in someone else's turn has the encounter immediately", () => {
  const stage = beside(state => {
    const [ann, bob] = state.players
    enrol(ann!, 'druids')
    enrol(bob!, 'druids')
    bob!.space = PLAIN
    state.demons = ['torwall.a2']
  })
  // The players are scattered: Ann to Torwall A1, Bob to A2, where a Demon dazes him.
  stage.roll(1).dice(2, 2, 1, 1, 1, 1, 1, 1, 1, 2, 4, 4, 6, 6).say(`go ${PLAIN}`)
  expect(stage.told('meets').at(-1)).toMatchObject({ seat: 1, who: 'demons', space: 'torwall.a2' })
  expect(stage.player(1)).toMatchObject({ space: 'torwall.a2', dazed: true })
  expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
})

rule(
  '7.5',
  "everyone in a space where a High Wizard is placed meets him immediately, even in another player's turn",
  () => {
    const stage = atTheDoorOf(COTTAGE, {
      seats: 3,
      prepare: ({ players }) => {
        for (const player of players) enrol(player, 'druids')
        players[1]!.space = players[2]!.space = 'meadowfarm.c2'
      },
    }).top('wizards', 'terek')
    // Hamdrel reveals Terek, who is at Meadowfarm C2 with Bob and Cyd.
    enter(stage, COTTAGE, 5, 5, 1, 5, 5, 2)
    expect(stage.question).toMatchObject({ seat: 1, topic: 'action' })
    stage.say('leave')
    expect(stage.question).toMatchObject({ seat: 2, topic: 'action' })
    stage.say('leave')
    expect(stage.allTold('meets').map(event => [event.seat, event.who])).toEqual([
      [0, 'hamdrel'],
      [1, 'terek'],
      [2, 'terek'],
    ])
    expect(stage.state.wizards).toEqual([])
    expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
  },
)

rule('7.5', "a player in a space where a Demon is placed meets it immediately, even in another player's turn", () => {
  const stage = beside(state => {
    state.demons = [PLAIN]
    enrol(state.players[1]!, 'druids')
    state.players[1]!.space = 'meadowfarm.c4'
  })
  // The Demon dazes Ann, and a second one comes to Meadowfarm C4, where it dazes Bob; a third comes to A1.
  stage.roll(1).dice(4, 4, 5, 4, 4, 4, 1, 1).say(`go ${PLAIN}`)
  expect(stage.told('meets').map(event => [event.seat, event.who])).toEqual([
    [0, 'demons'],
    [1, 'demons'],
  ])
  expect(stage.player(1).dazed).toBe(true)
  expect(stage.state.demons).toEqual([PLAIN, 'meadowfarm.c4', 'meadowfarm.a1'])
})
