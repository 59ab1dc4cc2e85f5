import { expect } from 'vitest'
import type { WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { ABBEY, atTheDoorOf, CIRCLE, COTTAGE, CREST, enter, HOLLOW, sendOut } from './doorstep.ts'
import { enrol, heldTask, metIn, Stage } from './stage.ts'

const rule = rulesOf('wizards')

const PLAIN = 'meadowfarm.center'

const met = (stage: Stage) => stage.told('meets').map(metIn)

/** Returns the people that Ann, without an Order, meets after Elven Blood (Event 37) takes her to a space. */
function meetsAt(space: string, ...dice: number[]): string[] {
  const stage = Stage.set({
    prepare: ({ players: [ann] }) => {
      ann!.events = [{ id: 37, until: null }]
    },
  })
  return met(stage.dice(...dice).say(`transport ${space}`))
}

/** Returns the people that Ann meets when she walks to a plain with something on it. */
function meetsOnPlain(put: (state: WizardsState) => void, ...dice: number[]): string[] {
  const stage = Stage.set({
    seats: 2,
    prepare: state => {
      state.players[0]!.space = 'meadowfarm.c2'
      put(state)
    },
  })
  return met(
    stage
      .roll(1)
      .dice(...dice)
      .say(`go ${PLAIN}`),
  )
}

rule('7a', "a player's own Task Marker means an encounter; another player's does not", () => {
  const marked = (seat: number) =>
    Stage.set({
      seats: 2,
      prepare: ({ players }) => {
        players[0]!.space = 'meadowfarm.c2'
        enrol(players[0]!, 'druids')
        enrol(players[1]!, 'druids')
        players[seat]!.tasks = [
          heldTask(48, [
            [0, 0, PLAIN],
            [1, 0, 'torwall.a1'],
          ]),
        ]
      },
    })
      .roll(2)
      .say(`go ${PLAIN}`)
  expect(marked(0).question.topic).toBe('marker')
  expect(marked(1).question.topic).toBe('move')
})

rule('7b', 'the marker of a High Wizard or Secret Wizard means an encounter', () => {
  expect(meetsOnPlain(state => sendOut(state, 'terek', PLAIN))).toEqual(['terek'])
  expect(meetsOnPlain(state => sendOut(state, 'terek', PLAIN, { letter: 'S', knownTo: [] }))).toEqual(['terek'])
  expect(meetsOnPlain(state => sendOut(state, 'terek', 'meadowfarm.c4'))).toEqual([])
})

rule('7c', 'the Center of every Magic Territory means an encounter', () => {
  expect(met(enter(atTheDoorOf(CIRCLE), CIRCLE))).toEqual(['ruktal'])
  expect(meetsAt('megmorans-tower.center')).toEqual(['megmoran'])
  expect(meetsAt('meligars-tower.center')).toEqual(['meligar'])
  expect(meetsAt('melekoks-tower.center')).toEqual(['melekok'])
  expect(meetsAt(COTTAGE, 6, 6, 1, 1, 1, 1)).toEqual(['hamdrel'])
  // A player meets the she-dragon, although the Dragon's marker is elsewhere and keeps moving in the Lair (12.52).
  expect(meetsAt('dragons-lair.center', 6, 6, 1, 1)).toEqual(['dragon'])
})

rule('7d', 'High Hollow means an encounter', () => {
  expect(meetsAt(HOLLOW, 6, 6)).toEqual(['high-hollow', 'megmoran'])
})

rule('7e', 'the Star Crest means an encounter', () => {
  expect(meetsAt(CREST, 1, 1)).toEqual(['star-crest'])
})

rule('7f', 'the Abbey means an encounter', () => {
  expect(meetsAt(ABBEY, 1, 1)).toEqual(['monks'])
})

rule('7g', 'every Elven Dwelling means an encounter', () => {
  for (const space of [
    'glendale.c3',
    'meadowshire.b2',
    'edgewood.a1',
    'green-grove.a4',
    'timberlane.b5',
    'woodland.center',
  ])
    expect(meetsAt(space, 6, 6), space).toEqual(['elves'])
})

rule('7h', 'every Common Town means an encounter', () => {
  for (const space of [
    'torwall.center',
    'woodswall.a1',
    'woodswall.b3',
    'longrift.b1',
    'crescent-ridge.a4',
    'crescent-ridge.c2',
    'meadowfarm.a2',
    'meadowfarm.b5',
    'hillshire.c6',
  ])
    expect(meetsAt(space, 6, 6), space).toEqual(['folk'])
})

rule('7i', 'another player means an encounter if both have Rank 1 or more', () => {
  const meeting = (a: 0 | 1, b: 0 | 1) =>
    meetsOnPlain(
      ({ players: [ann, bob] }) => {
        bob!.space = PLAIN
        if (a > 0) enrol(ann!, 'druids')
        if (b > 0) enrol(bob!, 'wizards')
      },
      ...(a && b ? [3, 3] : []),
    )
  expect(meeting(1, 1)).toEqual(['Ann, Bob'])
  expect(meeting(0, 1)).toEqual([])
  expect(meeting(1, 0)).toEqual([])
})

rule('7j', 'a Demon Marker means an encounter', () => {
  expect(meetsOnPlain(state => void state.demons.push(PLAIN), 6, 6, 1)).toEqual(['demons'])
  expect(meetsOnPlain(state => void state.demons.push('meadowfarm.c4'))).toEqual([])
})

rule('7k', "the Dragon's marker means an encounter, no matter where it is", () => {
  const dragonAt = (space: string) =>
    meetsOnPlain(
      state => {
        state.dragon = space
      },
      ...(space === PLAIN ? [6, 6] : []),
    )
  expect(dragonAt(PLAIN)).toEqual(['dragon'])
  expect(dragonAt('dragons-lair.a1')).toEqual([])
})
