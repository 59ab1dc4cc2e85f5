import { expect } from 'vitest'
import type { SpaceId } from '../../../src/games/wizards/rules/islands/territories.ts'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { MEETING, putOut } from './company.ts'
import { enrol, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')

/** Sets up Ann, a Druid, in a space. */
function annAt(space: SpaceId, prepare: (ann: Player, state: WizardsState) => void = () => {}, seats = 1): Stage {
  return Stage.set({
    seats,
    prepare: state => {
      for (const player of state.players) {
        enrol(player, 'druids')
        player.points = { knowledge: 10, perception: 10, power: 10 }
      }
      state.players[0]!.space = space
      prepare(state.players[0]!, state)
    },
  })
}

/** Lets Ann stay with 1 on the red die, followed by these dice. */
function chance(stage: Stage, ...dice: number[]): Stage {
  stage.dice(1, 1, ...dice).say('roll')
  return stage.question.topic === 'move' ? stage.say('stop') : stage
}

const tables = (stage: Stage) => stage.allTold('result').map(({ table, on }) => [table, on])

rule(
  '8',
  'a player who ends movement with 1 to 3 on the red die has a Random Encounter, using the higher of two dice',
  () => {
    for (const red of [1, 2, 3]) {
      const stage = annAt('meadowfarm.c1').roll(1, red).dice(5, 3, 6, 6).say(`go ${MEETING}`)
      expect(tables(stage)).toEqual([
        ['random-encounters', 5],
        ['common-towns', 6],
      ])
    }
    for (const red of [4, 5, 6]) {
      const stage = annAt('meadowfarm.c1').roll(1, red).say(`go ${MEETING}`)
      expect(tables(stage)).toEqual([])
    }
  },
)

rule('8', 'the question where to move says whether the red die allows a Random Encounter', () => {
  for (const red of [1, 2, 3, 4, 5, 6])
    expect(annAt('meadowfarm.c1').roll(1, red).asked).toMatchObject({ topic: 'move', data: { encounter: red <= 3 } })
})

rule('8', 'a Random Encounter comes only after the movement', () => {
  const stage = annAt('meadowfarm.c1').roll(3, 1).say(`go ${MEETING}`)
  expect(tables(stage)).toEqual([])
  stage.dice(5, 5, 6, 6).say('stop')
  expect(stage.allTold('meets')).toMatchObject([{ who: 'folk', space: MEETING }])
})

rule('8.1', 'other spaces allow one: Plains, Woods and Mountains, also in the Sacred Circle and on tower tiles', () => {
  for (const space of ['meadowfarm.a4', 'woodswall.c2', 'sacred-circle.a1', 'megmorans-tower.a1', 'green-grove.b4'])
    expect(tables(chance(annAt(space), 5, 5, 6, 6))).toHaveLength(2)
})

rule('8.1a', 'there is no Random Encounter on a Stone of the Sacred Circle', () => {
  expect(tables(chance(annAt('sacred-circle.c1')))).toEqual([])
})

rule('8.1b', 'there is no Random Encounter in the Mountains of a tower tile', () => {
  for (const space of ['megmorans-tower.c1', 'meligars-tower.c4', 'melekoks-tower.c2'])
    expect(tables(chance(annAt(space)))).toEqual([])
})

rule('8.1c', "there is no Random Encounter on the tile with Hamdrel's Cottage", () => {
  for (const space of ['hamdrels-cottage.a1', 'hamdrels-cottage.c1']) expect(tables(chance(annAt(space)))).toEqual([])
})

rule('8.1d', "there is no Random Encounter on the tile with the Dragon's Lair", () => {
  // The dice send the Dragon to A2.
  for (const space of ['dragons-lair.a3', 'dragons-lair.c4']) expect(tables(chance(annAt(space), 1, 2))).toEqual([])
})

rule('8.1e', 'there is no Random Encounter on Water', () => {
  expect(tables(chance(annAt('sea.3105')))).toEqual([])
})

rule('8.1f', 'there is no Random Encounter where a Specific Encounter is due, even if that is over', () => {
  expect(tables(chance(annAt('meadowfarm.a2')))).toEqual([])
  expect(tables(chance(annAt(MEETING, (_, state) => (state.demons = [MEETING]))))).toEqual([])
  expect(tables(chance(annAt(MEETING, (_, state) => (state.dragon = MEETING))))).toEqual([])
  // A High Wizard came there while she was in a Trap.
  expect(tables(chance(annAt(MEETING, (_, state) => putOut(state, 'terek', MEETING))))).toEqual([])
  const company = annAt(MEETING, (_, state) => (state.players[1]!.space = MEETING), 2)
  expect(tables(chance(company))).toEqual([])
  // A player of Rank 0 cannot be met.
  const crowd = annAt(
    MEETING,
    (_, { players }) => Object.assign(players[1]!, { space: MEETING, order: null, rank: 0 }),
    2,
  )
  expect(tables(chance(crowd, 5, 5, 6, 6))).toHaveLength(2)
})

rule(
  '8.1f',
  'there is no Random Encounter after meeting a High Wizard or a Task Marker, even if the space is now empty',
  () => {
    const wizard = annAt('meadowfarm.c1', (_, state) => putOut(state, 'terek', MEETING))
    expect(tables(wizard.roll(1, 1).say(`go ${MEETING}`, 'leave'))).toEqual([])
    const marker = annAt('meadowfarm.c1', ann => (ann.tasks = [heldTask(36, [[0, 0, MEETING]])]))
    marker.roll(1, 1).say(`go ${MEETING}`, 'take a00')
    expect(tables(marker)).toEqual([])
  },
)

rule(['8.2', '8.table.1'], 'on 1 a Demon Marker is placed in the space, and the player meets Demons', () => {
  const stage = chance(annAt(MEETING), 1, 1, 4, 2, 1, 1)
  expect(tables(stage)).toEqual([
    ['random-encounters', 1],
    ['demons', 4],
  ])
  expect(stage.player().dazed).toBe(true)
  expect(stage.state.demons).toEqual([MEETING, 'meadowfarm.a1'])
})

rule('8.table.2', 'on 2 a Trap catches the player', () => {
  const stage = chance(annAt(MEETING), 2, 1, 5, 5)
  expect(tables(stage)).toEqual([
    ['random-encounters', 2],
    ['traps', 5],
  ])
})

rule('8.table.3', 'on 3 an Animal comes', () => {
  const stage = chance(annAt(MEETING), 3, 2, 5, 5)
  expect(tables(stage)).toEqual([
    ['random-encounters', 3],
    ['animals', 5],
  ])
})

rule('8.table.4', 'on 4 an Event Card is drawn', () => {
  const stage = chance(annAt(MEETING).top('events', 20), 4, 4)
  expect(stage.allTold('event')).toMatchObject([{ event: 20, what: 'drawn' }])
})

rule(['8.6', '8.table.5'], 'on 5 the player meets Common Folk, as in a Common Town', () => {
  const robbed = chance(annAt(MEETING), 5, 1, 2, 1, 4).say('4 power')
  expect(robbed.player().points.power).toBe(6)
  // The thieves may hold him where he is.
  const held = chance(annAt(MEETING), 5, 5, 3, 3, 6, 6)
  expect(tables(held)).toEqual([
    ['random-encounters', 5],
    ['common-towns', 3],
    ['common-towns', 6],
  ])
  expect(held.player().space).toBe(MEETING)
})

rule(
  ['8.7', '8.71', '8.table.6'],
  'on 6 one Wizard Card is drawn, and the player meets its High Wizard right there',
  () => {
    const stage = chance(annAt(MEETING).top('wizards', 'veldor', 'terek'), 6, 4)
    expect(stage.question.topic).toBe('action')
    stage.say('leave')
    expect(stage.allTold('meets').map(({ who, space }) => [who, space])).toEqual([['veldor', MEETING]])
  },
)

rule(['8.7', '8.72'], 'a Phantasm disappears, and no other card is drawn', () => {
  for (const card of ['phantasm-1', 'phantasm-2', 'phantasm-3']) {
    const stage = chance(annAt(MEETING).top('wizards', card, 'terek'), 6, 6)
    expect(stage.allTold('meets')).toEqual([])
    expect(stage.player().space).toBe(MEETING)
  }
})

rule('8.73', "a High Wizard's Trap transports the player to the place on its card", () => {
  for (const [card, space, ...dice] of [
    ['trap-lair', 'dragons-lair.center', 6, 6, 1, 2], // the Dragon, and the space to which it moves
    ['trap-star-crest', 'green-grove.center', 1, 1],
    ['trap-cottage', 'hamdrels-cottage.center', 3, 3],
    ['trap-abbey', 'longrift.center', 3, 3],
  ] as const) {
    const stage = chance(annAt(MEETING).top('wizards', card), 6, 6, ...dice)
    expect(stage.player().space).toBe(space)
  }
})

rule('8.74', 'a Wizard Card returns to the deck after its encounter, and the deck is shuffled', () => {
  const stage = annAt(MEETING).top('wizards', 'veldor', 'terek')
  const before = [...stage.state.decks.wizards.draw]
  chance(stage, 6, 6)
  expect(stage.state.decks.wizards.draw).toHaveLength(13)
  stage.say('leave')
  const after = stage.state.decks.wizards.draw
  expect([...after].sort()).toEqual([...before].sort())
  expect(after).not.toEqual(before)
})

rule('8.74', 'cards of a High Wizard stay set aside until somebody meets him', () => {
  const stage = annAt('hamdrels-cottage.c4').top('wizards', 'phantasm-1', 'trap-lair', 'terek')
  // Hamdrel says where he is: Torwall B1.
  stage.roll(1).dice(5, 5, 1, 1, 3, 1).say('go hamdrels-cottage.center')
  expect(stage.state.wizards).toMatchObject([{ wizard: 'terek', cards: ['phantasm-1', 'trap-lair', 'terek'] }])
  expect(stage.state.decks.wizards.draw).toHaveLength(11)
  const met = annAt('meadowfarm.c1', (_, state) => {
    putOut(state, 'terek', MEETING)
    const { draw } = state.decks.wizards
    state.wizards[0]!.cards.push(...draw.splice(draw.indexOf('phantasm-1'), 1))
  })
  met.roll(1).say(`go ${MEETING}`, 'leave')
  expect(met.state.decks.wizards.draw).toHaveLength(14)
  expect(met.state.wizards).toEqual([])
})
