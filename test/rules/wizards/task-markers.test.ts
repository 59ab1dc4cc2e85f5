import { expect } from 'vitest'
import type { Player } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { enrol, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')

const PLAIN = 'meadowfarm.center'

const near = (prepare: (ann: Player, bob: Player) => void) =>
  Stage.set({
    seats: 2,
    prepare: ({ players: [ann, bob] }) => {
      ann!.space = 'meadowfarm.c2'
      bob!.space = 'torwall.a1'
      enrol(ann!, 'druids')
      prepare(ann!, bob!)
    },
  })

rule('7.31', 'landing on your own Task Marker fulfills that part, and the marker is removed', () => {
  const stage = near(ann => {
    ann.tasks = [
      heldTask(48, [
        [0, 0, PLAIN],
        [1, 0, 'torwall.a1'],
      ]),
    ]
  })
  stage.roll(3).say(`go ${PLAIN}`)
  expect(stage.question).toMatchObject({ topic: 'marker', rule: '7.31' })
  stage.say('take a00')
  expect(stage.player().tasks[0]!.marks.map(mark => mark.done)).toEqual([true, false])
  expect(stage.told('task')).toMatchObject([{ task: 48, what: 'part' }])
  // On his return he finds nothing, because the marker is gone.
  stage.roll(1).say('stop')
  stage.roll(2).say('go meadowfarm.c2', `go ${PLAIN}`)
  expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
})

rule('7.31', "another player's Task Marker has no effect", () => {
  const stage = near((_, bob) => {
    enrol(bob, 'druids')
    bob.tasks = [
      heldTask(48, [
        [0, 0, PLAIN],
        [1, 0, 'torwall.a1'],
      ]),
    ]
  })
  stage.roll(3).say(`go ${PLAIN}`)
  expect(stage.question).toMatchObject({ seat: 0, topic: 'move' })
  expect(stage.player(1).tasks[0]!.marks[0]!.done).toBe(false)
})

rule('7.311', 'a marker cannot be met until every earlier part is done', () => {
  const stage = near(ann => {
    ann.tasks = [
      heldTask(48, [
        [0, 0, 'meadowfarm.c4'],
        [1, 0, PLAIN],
      ]),
    ]
  })
  stage.roll(6).say(`go ${PLAIN}`)
  expect(stage.question.topic).toBe('move')
  stage.say('go meadowfarm.c4', 'take a00')
  // Bob waits; now she can meet the other one, and the Task is done.
  stage.roll(1).say('stop').roll(1).say(`go ${PLAIN}`, 'take a10')
  expect(stage.player()).toMatchObject({ tasks: [], points: { knowledge: 10, perception: 0, power: 0 } })
})

rule('7.311', 'the parts of one stage can be done in any order', () => {
  const stage = near(ann => {
    ann.tasks = [
      heldTask(24, [
        [0, 0, 'meadowfarm.c4'],
        [0, 1, PLAIN],
        [1, 0, 'green-grove.center'],
      ]),
    ]
  })
  stage.roll(6).say(`go ${PLAIN}`)
  expect(stage.options).toEqual(['take a01', 'leave'])
})

rule('7.312', 'a Task Marker can be left for later, and then the space counts as having none', () => {
  const stage = near(ann => {
    ann.tasks = [
      heldTask(48, [
        [0, 0, PLAIN],
        [1, 0, 'torwall.a1'],
      ]),
    ]
  })
  stage.roll(3, 1).say(`go ${PLAIN}`, 'leave')
  expect(stage.player().tasks[0]!.marks[0]!.done).toBe(false)
  // The movement continues, and a Random Encounter can come there.
  expect(stage.question).toMatchObject({ seat: 0, topic: 'move' })
  stage.dice(6, 6).top('wizards', 'phantasm-1').say('stop')
  expect(stage.told('result')).toMatchObject([{ table: 'random-encounters' }])
  // On another day it is still there.
  stage.roll(1).say('stop').roll(2).say('go meadowfarm.c2', `go ${PLAIN}`, 'take a00')
  expect(stage.player().tasks[0]!.marks[0]!.done).toBe(true)
})

rule('7.312', 'a player who stays can later take up a marker that they left on arrival', () => {
  const stage = near(ann => {
    ann.tasks = [
      heldTask(48, [
        [0, 0, PLAIN],
        [1, 0, 'torwall.a1'],
      ]),
    ]
  })
  stage.roll(1).say(`go ${PLAIN}`, 'leave').roll(1).say('stop')
  stage.roll(1).say('stop', 'take a00')
  expect(stage.player().tasks[0]!.marks[0]!.done).toBe(true)
})

rule('7.312', 'a player who passes a marker without stopping has left it too', () => {
  const stage = near(ann => {
    ann.tasks = [
      heldTask(48, [
        [0, 0, PLAIN],
        [1, 0, 'torwall.a1'],
      ]),
    ]
  })
  stage.roll(2).say('go meadowfarm.c5')
  expect(stage.player().tasks[0]!.marks[0]!.done).toBe(false)
})

rule('7.312', 'no other encounter can be declined', () => {
  const stage = Stage.set({
    prepare: state => {
      state.players[0]!.space = 'meadowfarm.c2'
      state.demons = [PLAIN]
    },
  })
  stage.roll(1).dice(6, 6, 1).say(`go ${PLAIN}`)
  expect(stage.question.topic).toBe('roll')
  expect(stage.state.demons).toEqual([])
})
