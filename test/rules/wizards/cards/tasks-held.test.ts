import { beforeAll, expect } from 'vitest'
import { hintFor } from '../../../../src/bots/index.ts'
import { loadGame } from '../../../../src/games/registry.ts'
import { wizards } from '../../../../src/games/wizards/game.ts'
import { weight } from '../../../../src/games/wizards/rules/day/evil.ts'
import { rulesOf } from '../../../rule.ts'
import { enrol, heldTask, Stage } from '../stage.ts'
import { Errand, RUKTAL } from './errand.ts'
import { annComesToBob, besideTown, done, hearsOf, isRobbed, marksOf, PLAIN } from './holding.ts'
import { DWELLINGS } from './places.ts'

const rule = rulesOf('wizards')

beforeAll(() => loadGame('wizards'))

rule('9', 'a player who gets a Task draws the top card and marks the spaces it names', () => {
  const stage = hearsOf(besideTown(), 3, 1, 1, 2, 2, 6, 3, 5)
  expect(stage.state.decks.tasks.draw).not.toContain(3)
  expect(stage.told('task')).toMatchObject([{ task: 3, what: 'given' }])
  expect(stage.told('marker').map(told => told.space)).toEqual(['torwall.a2', 'woodland.b5'])
})

rule('9.1', 'everything that can be marked is marked immediately, and stays marked until picked up', () => {
  const stage = hearsOf(besideTown(), 11)
  expect(marksOf(stage)).toMatchObject([[{ at: 'woodswall.a4' }, { at: 'hamdrels-cottage.center' }]])
  for (let day = 0; day < 5; day++) stage.roll(1).say('stop')
  expect(marksOf(stage)).toMatchObject([[{ at: 'woodswall.a4' }, { at: 'hamdrels-cottage.center' }]])
  // They count when Evil chooses its land (12.132), because they are real markers.
  expect(weight(stage.state, 'woodswall')).toBe(1)
})

rule('9.1', 'an ANY space can coincide with a random one of the same Task (ruling 7)', () => {
  // A die leads to the Dwelling of Glendale itself.
  const stage = hearsOf(besideTown(), 4, 3, 1, 5, 3)
  expect(stage.options).toEqual(DWELLINGS)
  expect(stage.asked.data).toEqual({ for: 'marker', task: 4, stage: 1, part: 0 })
  expect(stage.asked.options.map(({ at }) => at?.space)).toEqual(DWELLINGS)
  stage.say('glendale.c3')
  expect(marksOf(stage)).toMatchObject([[{ at: 'glendale.c3' }, { at: 'glendale.c3' }]])
})

rule('9.1', 'a player who chooses several spaces is told which one is being chosen', () => {
  const stage = hearsOf(besideTown(), 28, 1, 1, 1, 1)
  const asked: unknown[] = []
  while (stage.asked.topic === 'space') {
    asked.push(stage.asked.data)
    stage.say(stage.options[0]!)
  }
  expect(asked).toEqual([1, 2, 3].map(number => ({ for: 'marker', task: 28, stage: 1, part: 0, number, of: 3 })))
  const fruits = hearsOf(besideTown(), 53)
  for (let number = 1; number <= 12; number++) {
    expect(fruits.asked.data).toMatchObject({ task: 53, number, of: 12 })
    fruits.say(fruits.options[0]!)
  }
})

rule('9.1', 'a player can leave the remaining spaces to the adviser, except the last', () => {
  const stage = hearsOf(besideTown(), 53)
  const offered: string[] = []
  while (stage.asked.topic === 'space') {
    const view = wizards.view(stage.state, 0)
    offered.push(...wizards.stretches!(view, stage.asked).map(({ id, scope }) => `${id} (${scope})`))
    stage.say(hintFor(wizards, view, stage.question)!.id)
  }
  expect(offered).toEqual(Array(11).fill('advised places (places 53 0 0)'))
})

rule(
  '9.2',
  'a Task given away is marked with the markers of its new holder, and those of the giver are removed',
  () => {
    const stage = annComesToBob(
      heldTask(3, [
        [0, 0, 'torwall.a2'],
        [1, 0, 'woodland.b5'],
      ]),
      [4, 2, 3, 1, 5, 6, 4],
    )
    expect(stage.player().tasks).toEqual([])
    expect(marksOf(stage, 1)).toMatchObject([[{ at: 'megmorans-tower.b1' }, { at: 'timberlane.c4' }]])
    expect(stage.told('marker')).toMatchObject([{ seat: 1 }, { seat: 1 }])
    expect(weight(stage.state, 'torwall')).toBe(0)
    expect(stage.state.demons).toEqual([])
  },
)

rule('9.2', 'parts done by the giver stay done, in their places', () => {
  const dwellings = [
    'glendale.c3',
    'meadowshire.b2',
    'edgewood.a1',
    'green-grove.a4',
    'timberlane.b5',
    'woodland.center',
  ]
  const call = heldTask(60, [[0, 0, RUKTAL], ...dwellings.map(space => [1, 0, space] as const)])
  const stage = annComesToBob(done(call, 0, 3, 5))
  const left = marksOf(stage, 1)[0]!.filter(mark => !mark.done)
  expect(left.map(mark => mark.at)).toEqual(['glendale.c3', 'meadowshire.b2', 'green-grove.a4', 'woodland.center'])
  expect(marksOf(stage, 1)[0]!.filter(mark => mark.done)).toHaveLength(3)
})

rule('9.2', 'unfinished parts of a stage are marked for the new holder, and the Task becomes Optional', () => {
  const weapons = heldTask(14, [
    [0, 0, 'melekoks-tower.center'],
    [0, 1, 'edgewood.a1'],
    [0, 2, 'torwall.center'],
    [1, 0, 'longrift.center'],
  ])
  const stage = annComesToBob(done(weapons, 0))
  expect(marksOf(stage, 1)[0]).toEqual(weapons.marks)
  expect(stage.player(1).tasks[0]).toMatchObject({ mandatory: false })
  expect(stage.told('task')).toMatchObject([
    { seat: 0, task: 14, what: 'passed' },
    { seat: 1, task: 14, what: 'given', mandatory: false },
  ])
})

rule('9.2', 'a knight stays where the giver left him, and grains keep falling in the same Territory', () => {
  const knight = heldTask(52, [
    [0, 0, 'sacred-circle.b3'],
    [1, 0, 'torwall.center'],
    [2, 0, 'hamdrels-cottage.center'],
    [3, 0, 'torwall.center'],
  ])
  // There is no roll and no question: both places are known.
  expect(marksOf(annComesToBob(done(knight, 0, 1)), 1)[0]!.map(mark => mark.at)).toEqual([
    'sacred-circle.b3',
    'torwall.center',
    'hamdrels-cottage.center',
    'torwall.center',
  ])
  const spice = heldTask(44, [
    [0, 0, 'woodland.center'],
    [1, 0, 'edgewood.c1'],
    [1, 0, 'edgewood.c2'],
  ])
  const marks = marksOf(annComesToBob(done(spice, 0, 1)), 1)[0]!
  const left = marks.filter(mark => !mark.done).map(mark => mark.at)
  expect(left).toEqual(['a4', 'b3', 'c2', 'c3', 'c4', 'c5', 'c6'].map(code => `edgewood.${code}`))
})

rule('9.2', 'the new holder chooses or rolls only for the spaces still missing', () => {
  const message = heldTask(13, [
    [0, 0, null],
    [1, 0, 'torwall.center'],
    [1, 0, 'glendale.c3'],
    [1, 0, 'hillshire.c6'],
  ])
  const stage = annComesToBob(done(message, 0, 1))
  expect(stage.question).toMatchObject({ seat: 1, topic: 'space' })
  expect(stage.options).not.toContain('torwall.center')
  expect(stage.asked.data).toMatchObject({ number: 2, of: 3 })
  stage.say('edgewood.a1')
  expect(stage.asked.data).toMatchObject({ number: 3, of: 3 })
  stage.say('hillshire.c6')
  expect(
    marksOf(stage, 1)[0]!
      .filter(mark => !mark.done)
      .map(mark => mark.at),
  ).toEqual(['edgewood.a1', 'hillshire.c6'])
  const herbs = heldTask(
    61,
    ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map(code => [0, 0, `dragons-lair.${code}`] as const),
  )
  const rolled = annComesToBob(done(herbs, 0, 1, 2, 3), [6, 1, 1, 2, 3, 1, 2, 3, 2])
  expect(
    marksOf(rolled, 1)[0]!
      .filter(mark => !mark.done)
      .map(mark => mark.at),
  ).toEqual(['megmorans-tower.b1', 'megmorans-tower.b2', 'hamdrels-cottage.center'])
})

rule('9.2', 'a wood in which the giver has already gathered is not asked for again', () => {
  const fruits = heldTask(53, [
    [0, 0, 'glendale.a6'],
    [0, 0, 'woodland.a1'],
    [1, 0, 'woodland.center'],
  ])
  const stage = annComesToBob(done(fruits, 0, 1))
  const asked: string[][] = []
  while (stage.question.topic === 'space') {
    asked.push(stage.options)
    stage.say(stage.options[0]!)
  }
  // Ten of the twelve woods are left, and Bob chooses the space in each.
  expect(asked).toHaveLength(10)
  expect(
    asked.flat().filter(space => ['glendale.a6', 'glendale.b6', 'woodland.a1', 'woodland.c1'].includes(space)),
  ).toEqual([])
})

rule('9.3', 'an Event that completes Tasks removes their markers and leaves no Demons', () => {
  const task = heldTask(11, [
    [0, 0, 'woodswall.a4'],
    [1, 0, 'hamdrels-cottage.center'],
  ])
  const stage = Stage.set({
    prepare: ({ players: [ann] }) => {
      enrol(ann!, 'sorcerers')
      ann!.tasks = [task]
    },
  })
  expect(weight(stage.state, 'woodswall')).toBe(1)
  stage.top('events', 6).roll(1, 1).dice(4, 4).say('stop')
  expect(stage.player()).toMatchObject({ tasks: [], points: { knowledge: 10, perception: 5, power: 0 } })
  expect(weight(stage.state, 'woodswall')).toBe(0)
  expect(stage.state.demons).toEqual([])
})

/** Lets Ann, a Wizard of Rank 4 with a Task, meet Ishkatar in a Random Encounter. */
const asksIshkatar = (mandatory: boolean) => {
  const stage = Stage.set({
    prepare: ({ players: [ann] }) => {
      enrol(ann!, 'wizards', 4)
      ann!.tasks = [
        heldTask(
          48,
          [
            [0, 0, 'hillshire.c6'],
            [1, 0, 'crescent-ridge.c2'],
          ],
          { mandatory },
        ),
      ]
    },
  })
  return stage.top('wizards', 'ishkatar').roll(1, 1).dice(6, 6).say('stop')
}

rule('9.41', 'a Task from a Mentor is Mandatory: there are no Gems before it is done', () => {
  const errand = new Errand(69, {}, 'druids')
  errand.carry('sacred-circle.c1')
  errand.stage.top('tasks', 69).roll(1).say(`go ${RUKTAL}`)
  expect(errand.task).toMatchObject({ mandatory: true })
  expect(asksIshkatar(true).question.topic).toBe('roll')
  expect(asksIshkatar(false).options).toContain('ask for gem')
})

rule('9.41', "an impossible Mandatory Task doesn't prevent Gems", () => {
  const stage = Stage.set({
    prepare: ({ players: [ann] }) => {
      enrol(ann!, 'wizards', 4)
      ann!.space = PLAIN
      ann!.tasks = [
        done(
          heldTask(
            1,
            [
              [0, 0, 'torwall.a1'],
              [1, 0, RUKTAL],
            ],
            { mandatory: true },
          ),
          0,
        ),
      ]
    },
  })
  isRobbed(stage).roll(3).say(`go ${PLAIN}`, 'stop', 'no spell')
  stage.top('wizards', 'ishkatar').roll(1, 1).dice(6, 6).say('stop')
  expect(stage.options).toContain('ask for gem')
})

rule('9.42', 'a Task from anyone else is Optional, but is marked too', () => {
  const town = hearsOf(besideTown(), 48)
  expect(town.player().tasks).toMatchObject([{ id: 48, mandatory: false }])
  expect(town.told('marker')).toHaveLength(2)
  // Megmoran is no Druid's Mentor.
  const errand = new Errand(48, {}, 'druids')
  errand.carry('megmorans-tower.center')
  errand.stage.say('new task')
  expect(errand.task).toMatchObject({ mandatory: false })
  // Hamdrel's gift and the Dove's news are not commands either.
  const gift = new Errand(48, {}, 'druids')
  gift.carry('hamdrels-cottage.center', [3, 3])
  expect(gift.task).toMatchObject({ mandatory: false })
  expect(new Errand(48, {}, 'druids').draw().task).toMatchObject({ mandatory: false })
})

rule('9.5', 'there is no limit to the number of Tasks a player can have', () => {
  const held = Array.from({ length: 40 }, (_, i) => heldTask(50 + i, [[0, 0, 'torwall.a1']], { letter: `L${i}` }))
  const stage = hearsOf(
    besideTown(held, state => {
      state.decks.tasks.draw = state.decks.tasks.draw.filter(id => id < 50 || id >= 90)
    }),
    48,
  )
  expect(stage.player().tasks).toHaveLength(41)
  expect(new Set(stage.player().tasks.map(task => task.letter)).size).toBe(41)
})

rule('9.5', 'each Task gets the first free letter, and AA follows Z', () => {
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))
  const given = (held: readonly string[]) => {
    const tasks = held.map((letter, i) => heldTask(60 + i, [[0, 0, 'torwall.a1']], { letter }))
    return hearsOf(besideTown(tasks), 48).player().tasks.at(-1)!.letter
  }
  expect(given([])).toBe('A')
  expect(given(['A', 'B', 'D'])).toBe('C')
  expect(given(letters)).toBe('AA')
  expect(given([...letters, 'AA', 'BB'])).toBe('CC')
})

rule('9.6', 'one meeting takes up all markers in a space, except those with earlier stages open', () => {
  const stage = besideTown([
    heldTask(48, [
      [0, 0, 'meadowfarm.c3'],
      [1, 0, 'crescent-ridge.c2'],
    ]),
    heldTask(
      36,
      [
        [0, 0, 'glendale.c3'],
        [1, 0, 'meadowfarm.c3'],
      ],
      { letter: 'B' },
    ),
    heldTask(
      49,
      [
        [0, 0, 'meadowfarm.c3'],
        [1, 0, 'meadowfarm.c3'],
      ],
      { letter: 'C' },
    ),
  ])
  stage.roll(1).say('go meadowfarm.c3')
  expect(stage.options).toEqual(['take a00', 'take c00', 'leave'])
  // After the first part of C its second is open too.
  stage.say('take c00')
  expect(stage.options).toEqual(['take a00', 'take c10', 'leave'])
  stage.say('take a00', 'take c10')
  expect(stage.question.topic).toBe('roll')
  expect(stage.player().tasks.map(task => task.id)).toEqual([48, 36])
  expect(stage.player().points).toEqual({ knowledge: 0, perception: 5, power: 5 })
})

rule('7.312', 'a marker left for later is not done by staying if the player leaves it again', () => {
  const stage = besideTown([
    heldTask(48, [
      [0, 0, PLAIN],
      [1, 0, 'crescent-ridge.c2'],
    ]),
  ])
  stage.roll(1).say('stop', 'leave')
  expect(stage.player().tasks[0]!.marks[0]!.done).toBe(false)
})
