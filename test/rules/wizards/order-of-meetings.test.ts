import { expect } from 'vitest'
import { GEMS, HIGH_WIZARDS } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { comeTogether, company, MEETING } from './company.ts'
import { atTheDoorOf, CIRCLE, COTTAGE, enter, HOLLOW, halt, sendOut, TOWN, turnIsOver } from './doorstep.ts'
import { enrol, heldTask, type Stage } from './stage.ts'

const rule = rulesOf('wizards')

const met = (stage: Stage, seat = 0): string[] =>
  stage.allTold('meets').flatMap(event => (event.seat === seat ? event.who : []))

rule(['7.4', '7.6'], 'everything in a place is met in order, and counts as one encounter there', () => {
  const stage = atTheDoorOf(TOWN, {
    seats: 2,
    prepare: state => {
      for (const player of state.players) enrol(player, 'druids')
      state.players[1]!.space = TOWN
      state.demons = [TOWN]
      state.dragon = TOWN
    },
  })
  enter(stage, TOWN, 6, 6, 3, 3, 3, 3, 1, 1, 6, 6)
  expect(met(stage)).toEqual(['folk', 'players', 'demons', 'dragon'])
  expect(stage.player().visits).toEqual({ [TOWN]: 1 })
})

rule('7.6', 'players, Demons and the Dragon each count as a separate encounter', () => {
  const bob = comeTogether(company([1, 1]), 3, 3)
  const demon = comeTogether(company([1], { prepare: state => (state.demons = [MEETING]) }), 3, 3, 1, 1)
  const dragon = comeTogether(company([1], { prepare: state => (state.dragon = MEETING) }), 6, 6)
  for (const stage of [bob, demon, dragon]) expect(stage.player().visits).toEqual({ [MEETING]: 1 })
})

const SOMEWHERE = [1, 6, 1, 3] // Common, VI, A, 3
const ELSEWHERE = [1, 4, 5, 1] // Common, IV, C, 1

rule(['7.4', '7.5'], 'a player who is carried off meets nothing more there', () => {
  // Other players send them away from a Demon.
  const scattered = company([1, 1], { prepare: state => (state.demons = [MEETING]) })
  // Nor is there a Random Encounter in the new space, though the red die would allow one.
  scattered
    .roll(2, 1)
    .dice(2, 2, ...SOMEWHERE, ...ELSEWHERE)
    .say(`go ${MEETING}`)
  expect(scattered.allTold('result').map(({ table }) => table)).toEqual(['player-encounters-1-3'])
  expect(scattered.state.players.map(({ space }) => space)).toEqual(['hillshire.a3', 'crescent-ridge.c1'])
  expect(met(scattered)).toEqual(['players'])
  // Demons send the player away from the Dragon.
  const toLair = company([1], {
    prepare: state => {
      state.demons = [MEETING]
      state.dragon = MEETING
    },
  })
  comeTogether(toLair, 5, 5, 1, 1, 3, 6, 1, 1)
  expect(toLair.player().space).toBe('dragons-lair.b6')
  expect(met(toLair)).toEqual(['demons'])
  // By a place.
  const hollow = atTheDoorOf(HOLLOW, { prepare: state => void state.demons.push(HOLLOW) })
  enter(hollow, HOLLOW, 5, 5).say('leave')
  expect(met(hollow)).toEqual(['high-hollow', 'megmoran'])
  // A Task's effect sends the player away.
  const stag = company([1], {
    prepare: state => {
      state.demons = [MEETING]
      state.players[0]!.tasks = [
        heldTask(9, [
          [0, 0, MEETING],
          [1, 0, 'torwall.b2'],
          [2, 0, null],
        ]),
      ]
    },
  })
  stag.roll(6, 1).say(`go ${MEETING}`, 'take a00', 'leave')
  expect(stag.player().space).toBe('torwall.b2')
  expect(turnIsOver(stag)).toBe(true)
  expect(met(stag)).toEqual([])
})

rule(
  ['7.327', '7.5'],
  "a player carried off by a Mentor's Task gets nothing more from that Mentor or the space",
  () => {
    const wood = 'meadowfarm.b3'
    const stage = company([1], {
      prepare: state => {
        const [ann] = state.players
        Object.assign(ann!, { space: 'meadowfarm.c3', points: { knowledge: 15, perception: 10, power: 5 } })
        state.demons = [wood]
        sendOut(state, 'terek', wood)
      },
    }).top('tasks', 9)
    stage.roll(2, 1).say(`go ${wood}`).dice(1, 1, 4, 2).say('new task', wood, 'leave')
    expect(stage.player()).toMatchObject({ space: 'torwall.b2', rank: 1 })
    expect(met(stage)).toEqual(['terek'])
    expect(stage.allTold('result')).toEqual([])
  },
)

rule(['13.win', '7.4'], 'the game ends when Ruktal has the Gems, no matter what else is there', () => {
  const stage = atTheDoorOf(CIRCLE, {
    prepare: state => {
      enrol(state.players[0]!, 'wizards', 4)
      state.players[0]!.gems = Object.fromEntries(GEMS.map((gem, i) => [HIGH_WIZARDS[i]!, gem]))
      state.demons = [CIRCLE]
    },
  })
  enter(stage, CIRCLE).say('deliver gems')
  expect(stage.match.over).toBe(true)
  expect(met(stage)).toEqual(['ruktal'])
})

rule(
  ['5.21', '7.303'],
  'a rescue counts as an encounter: no Random Encounter follows, even if the rescued player is far away',
  () => {
    const stage = company([1, 1], { prepare: ({ players }) => (players[1]!.stranded = true) })
    stage
      .roll(2, 1)
      .dice(...SOMEWHERE)
      .say(`go ${MEETING}`, '15 knowledge')
    expect(stage.player(1).space).toBe('hillshire.a3')
    expect(stage.allTold('result')).toEqual([])
  },
)

rule(['7.303', '7.4'], 'Demons in a space attack a player who has rescued someone there', () => {
  const stage = company([1, 1], {
    prepare: state => {
      state.players[1]!.trap = { kind: 'rescue' }
      state.demons = [MEETING]
    },
  })
  comeTogether(stage).dice(4, 4, 1, 1).say('10 knowledge')
  expect(stage.player()).toMatchObject({ dazed: true, points: { knowledge: 10 } })
})

rule(['7.354', '7.6'], 'a player who has visited Hamdrel twice meets her neither on arrival nor by staying', () => {
  const stage = atTheDoorOf(COTTAGE, { prepare: ({ players: [ann] }) => (ann!.hamdrel = { meetings: 0, visits: 2 }) })
  enter(stage, COTTAGE)
  expect(turnIsOver(stage)).toBe(true)
  halt(stage.roll(1))
  expect(met(stage)).toEqual([])
})
