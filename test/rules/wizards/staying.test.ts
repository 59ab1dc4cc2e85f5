import { expect } from 'vitest'
import { rulesOf } from '../../rule.ts'
import { CREST, halt, TOWN } from './doorstep.ts'
import { enrol, Stage } from './stage.ts'

const rule = rulesOf('wizards')

const PLAIN = 'meadowfarm.center'

/** Returns the people met after the last answer. */
const met = (stage: Stage): string[] => stage.told('meets').map(event => event.who)

/** Rolls a 2 without a Random Encounter and gives these answers, with these dice. Returns the people met. */
function act(stage: Stage, does: readonly string[], ...dice: number[]): string[] {
  stage.roll(2).dice(...dice)
  return does.flatMap(id => met(id === 'stop' ? halt(stage) : stage.say(id)))
}

rule(
  '7.6',
  'a player who stays in a town has no encounter; a second visit has one, a third none before leaving the tile',
  () => {
    const stage = Stage.set({
      prepare: ({ players: [ann] }) => {
        ann!.space = 'meadowfarm.c2'
      },
    })
    expect(act(stage, [`go ${TOWN}`], 6, 6)).toEqual(['folk'])
    for (let day = 0; day < 2; day++) expect(act(stage, ['stop'])).toEqual([])
    expect(act(stage, ['go meadowfarm.c2', 'stop'])).toEqual([])
    expect(act(stage, [`go ${TOWN}`], 6, 6)).toEqual(['folk'])
    act(stage, ['go meadowfarm.c2', 'stop'])
    // The third time a town still ends the movement, but nobody appears.
    expect(act(stage, [`go ${TOWN}`])).toEqual([])
    expect(stage.question.topic).toBe('roll')
    // Out to sea and back: now they come again.
    stage.roll(2)
    act(stage.say(stage.options.find(id => id.startsWith('swim'))!), [`go ${TOWN}`], 6, 6)
    expect(met(stage)).toEqual(['folk'])
  },
)

rule('7.6', 'the same applies to Demons that have not left', () => {
  const stage = Stage.set({
    prepare: state => {
      state.players[0]!.space = 'meadowfarm.c2'
      state.demons = [PLAIN]
    },
  })
  // A 2 costs nothing without points; the second Demon comes to Meadowfarm A1.
  const nothing = [2, 2, 1, 1, 1]
  expect(act(stage, [`go ${PLAIN}`], ...nothing)).toEqual(['demons'])
  expect(act(stage, ['stop'])).toEqual([])
  expect(act(stage, ['go meadowfarm.c2', 'stop'])).toEqual([])
  expect(act(stage, [`go ${PLAIN}`], ...nothing)).toEqual(['demons'])
  act(stage, ['go meadowfarm.c2', 'stop'])
  expect(act(stage, [`go ${PLAIN}`, 'go meadowfarm.c5', 'stop'])).toEqual([])
  // Another space of the same tile has its own encounters.
  expect(act(stage, ['go meadowfarm.b5'], 6, 6)).toEqual(['folk'])
})

rule('7.6', 'the same applies to the Dragon', () => {
  const stage = Stage.set({
    prepare: state => {
      state.players[0]!.space = 'meadowfarm.c2'
      state.dragon = PLAIN
    },
  })
  expect(act(stage, [`go ${PLAIN}`], 6, 6)).toEqual(['dragon'])
  expect(act(stage, ['stop'])).toEqual([])
  act(stage, ['go meadowfarm.c2', 'stop'])
  expect(act(stage, [`go ${PLAIN}`], 6, 6)).toEqual(['dragon'])
  act(stage, ['go meadowfarm.c2', 'stop'])
  expect(act(stage, [`go ${PLAIN}`, 'stop'])).toEqual([])
})

rule('7.6', "a transport within a tile doesn't count as leaving it", () => {
  const stage = Stage.set({
    prepare: ({ players: [ann] }) => {
      enrol(ann!, 'druids')
      ann!.space = 'green-grove.a5'
      ann!.visits = { 'green-grove.a4': 2 }
    },
  })
  // An Event leads to the Star Crest, and from there to the Dwelling that has met her twice.
  stage.top('events', 4).roll(1, 1).dice(4, 4, 1, 1).say('stop')
  expect(stage.player().space).toBe(CREST)
  expect(act(stage, ['go green-grove.c4', 'go green-grove.a4'])).toEqual([])
  expect(stage.player().space).toBe('green-grove.a4')
})

rule('7.61', 'under its own rule, the Star Crest can be met more than twice without leaving its tile', () => {
  const stage = Stage.set({
    prepare: ({ players: [ann] }) => {
      enrol(ann!, 'druids')
      ann!.space = 'green-grove.c4'
      // Two Events that open it, and the return under 7.372.
      ann!.events = [27, 23].map(id => ({ id, until: null }))
    },
  })
  for (const visit of ['with the Harp', 'again', 'with the Song']) {
    expect(act(stage, [`go ${CREST}`], 1, 1), visit).toEqual(['star-crest'])
    act(stage, ['go green-grove.c4', 'stop'])
  }
  expect(stage.player().points).toEqual({ knowledge: 30, perception: 30, power: 30 })
  expect(stage.player().events).toEqual([])
})

rule('7.62', 'Random Encounters can happen in the same space as often as the dice say', () => {
  const stage = Stage.set()
  for (let day = 0; day < 4; day++) {
    stage.roll(1, 3).dice(6, 6).top('wizards', 'phantasm-1').say('stop')
    expect(stage.told('result')).toMatchObject([{ table: 'random-encounters', on: 6 }])
  }
})
