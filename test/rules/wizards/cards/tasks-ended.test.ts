import { expect } from 'vitest'
import { objectsOf } from '../../../../src/games/wizards/rules/tasks/tasks.ts'
import { rulesOf } from '../../../rule.ts'
import { enrol, heldTask, Stage } from '../stage.ts'
import { Errand, pointsOf, RUKTAL } from './errand.ts'
import { annComesToBob, besideTown, done, hearsOf, isRobbed, marksOf, PLAIN } from './holding.ts'

const rule = rulesOf('wizards')

rule('9.7', "only the giver's part of a Task is done when the Task is given", () => {
  // Druids fetch the lamps, the coins and the message from Ruktal himself.
  for (const card of [95, 27, 30]) {
    const errand = new Errand(card, {}, 'druids')
    errand.carry('sacred-circle.c1')
    errand.stage.top('tasks', card).roll(1).say(`go ${RUKTAL}`)
    expect(errand.task!.marks.filter(mark => mark.done).map(mark => mark.stage)).toEqual([0])
  }
})

rule('9.7', 'Hamdrel does her own part of a Task too, and so does any other giver who is not a Mentor', () => {
  const relic = new Errand(80, {}, 'druids')
  relic.carry('hamdrels-cottage.center', [4, 4])
  expect(relic.task!.marks.map(mark => mark.done)).toEqual([true, false])
  const book = new Errand(40, {}, 'druids')
  book.carry('megmorans-tower.center')
  book.stage.say('new task')
  expect(book.task!.marks.map(mark => mark.done)).toEqual([true, false])
  // Meligar has no Lorebook.
  const none = new Errand(40, {}, 'druids')
  none.carry('meligars-tower.center')
  none.stage.say('new task')
  expect(none.task!.marks.map(mark => mark.done)).toEqual([false, false])
})

rule('9.7', 'a marker placed in the space of the player is fulfilled immediately', () => {
  const silks = hearsOf(besideTown(), 96)
  expect(marksOf(silks)).toMatchObject([[{ at: 'meadowfarm.a2', done: true }, { done: false }]])
  const other = hearsOf(besideTown(), 8)
  expect(marksOf(other)).toMatchObject([[{ at: 'torwall.center', done: false }, { done: false }]])
  // A later part there waits for its turn.
  const market = 'meadowfarm.b5'
  const later = besideTown([], state => {
    state.players[0]!.space = 'meadowfarm.c5'
  })
  later.top('tasks', 51).roll(1).dice(4, 4, 1, 1, 1, 1).say(`go ${market}`)
  expect(marksOf(later)).toMatchObject([[{ done: false }, { at: market, done: false }]])
})

rule('9.7', 'the new Task starts, not another one that needs the same person or place', () => {
  const letter = done(
    heldTask(12, [
      [0, 0, 'meadowfarm.b5'],
      [1, 0, RUKTAL],
    ]),
    0,
  )
  const given = new Errand(60, {}, 'sorcerers', ({ players: [ann] }) => (ann!.tasks = [letter]))
  given.carry('sacred-circle.c1')
  given.stage.top('tasks', 60).roll(1).say(`go ${RUKTAL}`, 'new task')
  expect(given.stage.player().tasks.map(task => [task.id, task.marks.map(mark => mark.done).slice(0, 2)])).toEqual([
    [12, [true, false]],
    [60, [true, false]],
  ])
  // Ruktal is not a High Wizard whom another part could forbid.
  expect(given.task!.marks[0]).toEqual({ stage: 0, part: 0, at: RUKTAL, done: true })
  const town = besideTown([heldTask(63, [[0, 0, 'meadowfarm.a2']])])
  town.top('tasks', 96).roll(1).dice(4, 4).say('go meadowfarm.a2', 'leave')
  expect(town.player().tasks.map(task => [task.id, task.marks[0]!.done])).toEqual([
    [63, false],
    [96, true],
  ])
})

rule(
  '9.7',
  'meeting a High Wizard who gives his own Task starts it, and he does not count as another one later',
  () => {
    const stage = besideTown().top('wizards', 'terek').top('tasks', 26)
    stage.roll(1, 1).dice(6, 6).say('stop', 'new task')
    expect(marksOf(stage)[0]).toEqual([
      { stage: 0, part: 0, at: null, done: true, by: 'terek' },
      { stage: 1, part: 0, at: null, done: false },
    ])
    stage.top('wizards', 'terek').roll(1, 1).dice(6, 6).say('stop')
    expect(stage.options).not.toContain('fulfil task')
    stage.say('leave').top('wizards', 'veldor').roll(1, 1).dice(6, 6).say('stop', 'fulfil task')
    expect(stage.state.tasksDone).toBe(1)
  },
)

rule('9.7', 'a player to whom a Task is passed also starts it this way', () => {
  const crown = heldTask(18, [
    [0, 0, 'torwall.a1'],
    [1, 0, 'torwall.center'],
  ])
  const stage = annComesToBob(crown)
  expect(marksOf(stage, 1)).toMatchObject([[{ at: 'meadowfarm.c3', done: true }, { done: false }]])
})

rule(
  ['9.8', '9.9a'],
  'a theft takes every Magical Object a player has picked up, and with it the Tasks that need them',
  () => {
    const stage = besideTown([
      done(
        heldTask(1, [
          [0, 0, 'torwall.a1'],
          [1, 0, RUKTAL],
        ]),
        0,
      ),
      done(
        heldTask(
          40,
          [
            [0, 0, 'megmorans-tower.center'],
            [1, 0, 'green-grove.a4'],
          ],
          { letter: 'B' },
        ),
        0,
      ),
      heldTask(
        11,
        [
          [0, 0, 'woodswall.a4'],
          [1, 0, 'hamdrels-cottage.center'],
        ],
        { letter: 'C' },
      ),
      done(
        heldTask(
          8,
          [
            [0, 0, 'torwall.center'],
            [1, 0, 'meadowshire.b2'],
          ],
          { letter: 'D' },
        ),
        0,
      ),
    ])
    isRobbed(stage)
    // The herbs are not picked yet, and a prince is not a Magical Object.
    expect(stage.player().tasks.map(task => task.id)).toEqual([11, 8])
    expect(stage.state.decks.tasks.discard).toEqual([1, 40])
    expect(stage.state.demons).toEqual([RUKTAL, 'green-grove.a4'])
  },
)

rule('9.8', 'the player carries the items picked up for Tasks, with or without an asterisk, and nothing else', () => {
  const weapons = heldTask(14, [
    [0, 0, null],
    [0, 1, 'edgewood.a1'],
    [0, 2, 'torwall.center'],
    [1, 0, 'longrift.center'],
  ])
  expect(objectsOf(weapons)).toEqual([])
  expect(objectsOf(done(weapons, 1, 2)).map(({ stealable }) => stealable)).toEqual([true, false])
  const prince = heldTask(8, [
    [0, 0, 'torwall.center'],
    [1, 0, 'meadowshire.b2'],
  ])
  expect(objectsOf(done(prince, 0))).toEqual([])
})

rule('9.8', 'the Royal Lance has no asterisk and stays with its bearer, unlike a dagger', () => {
  const weapons = (...taken: number[]) =>
    done(
      heldTask(14, [
        [0, 0, 'melekoks-tower.center'],
        [0, 1, 'edgewood.a1'],
        [0, 2, 'torwall.center'],
        [1, 0, 'longrift.center'],
      ]),
      ...taken,
    )
  expect(isRobbed(besideTown([weapons(2)])).player().tasks).toHaveLength(1)
  expect(isRobbed(besideTown([weapons(0, 2)])).player().tasks).toHaveLength(0)
})

rule('9.9', 'the card of an impossible Task is discarded, and its markers become Demons', () => {
  const stage = besideTown([
    done(
      heldTask(71, [
        [0, 0, 'glendale.a5'],
        [1, 0, 'green-grove.center'],
        [1, 1, 'meligars-tower.a5'],
        [1, 2, 'longrift.center'],
      ]),
      0,
      2,
    ),
  ])
  isRobbed(stage)
  expect(stage.state.decks.tasks.discard).toEqual([71])
  // No Demons come if a marker has been picked up.
  expect(stage.state.demons).toEqual(['green-grove.center', 'longrift.center'])
})

rule('9.9', 'a Demon that appears in the space of a player attacks, and never robs the same thing twice', () => {
  const stage = besideTown([
    done(
      heldTask(18, [
        [0, 0, 'torwall.a1'],
        [1, 0, 'meadowfarm.a2'],
      ]),
      0,
    ),
    done(
      heldTask(
        1,
        [
          [0, 0, 'torwall.a1'],
          [1, 0, RUKTAL],
        ],
        { letter: 'B' },
      ),
      0,
    ),
    heldTask(
      8,
      [
        [0, 0, 'torwall.center'],
        [1, 0, 'meadowshire.b2'],
      ],
      { letter: 'C' },
    ),
  ])
  // Thieves; the crown's marker was left in her space: a Demon, a 3, and its companion at C4.
  stage.roll(1).dice(1, 1, 3, 3, 5, 4).say('go meadowfarm.a2', 'leave')
  expect(stage.player().tasks.map(task => task.id)).toEqual([8])
  expect(stage.state.decks.tasks.discard).toEqual([18, 1])
  expect(stage.state.demons).toEqual(['meadowfarm.a2', 'meadowfarm.c4', RUKTAL])
})

rule(['9.01', '9.011'], 'the last part of a Task gives the points on the card; earlier parts give none', () => {
  const errand = new Errand(50, {}, 'druids').draw()
  errand.does('woodland.center').does('meadowshire.b2')
  expect(pointsOf(errand)).toEqual([0, 0, 0])
  expect(errand.stage.state).toMatchObject({ completed: 0, tasksDone: 0 })
  errand.does('edgewood.a1')
  expect(pointsOf(errand)).toEqual([5, 0, 10])
  expect(errand.stage.state).toMatchObject({ completed: 1, tasksDone: 1 })
  expect(errand.stage.state.decks.tasks.discard).toEqual([50])
  expect(errand.stage.player().tasks).toEqual([])
})

rule('9.01', 'the markers of a finished Task are free for the next Task', () => {
  const stage = besideTown([heldTask(48, [[1, 0, PLAIN]]), heldTask(36, [[0, 0, 'glendale.c3']], { letter: 'B' })])
  stage.roll(1).say('stop', 'take a10')
  hearsOf(stage, 49)
  expect(stage.player().tasks.map(task => task.letter)).toEqual(['B', 'A'])
})

rule('9.01', 'the tenth box of the Completion Track thwarts an attack', () => {
  const stage = besideTown([heldTask(48, [[1, 0, PLAIN]])], state => {
    state.completed = 9
  })
  stage.roll(1).say('stop')
  expect(stage.asked.data).toEqual({ markers: 1 })
  stage.say('take a10')
  expect(stage.state).toMatchObject({ completed: 0, tasksDone: 1, thwarts: 1 })
  expect(stage.told('thwart')).toMatchObject([{ completed: 0, thwarts: 1 }])
})

rule('9', 'no Task is given when there are no cards left', () => {
  const stage = besideTown([], state => (state.decks.tasks = { draw: [], discard: [] }))
  stage.roll(1).dice(4, 4).say('go meadowfarm.a2')
  expect(stage.player().tasks).toEqual([])
  expect(stage.question.topic).toBe('roll')
})

rule('9.011', 'an impossible Task gives nothing for the parts that were done', () => {
  const stage = isRobbed(
    besideTown([
      done(
        heldTask(2, [
          [0, 0, 'dragons-lair.a6'],
          [1, 0, RUKTAL],
        ]),
        0,
      ),
    ]),
  )
  expect(stage.player().points).toEqual({ knowledge: 0, perception: 0, power: 0 })
  expect(stage.state).toMatchObject({ completed: 0, tasksDone: 0 })
})

rule('9.7', 'a part that requires staying a turn is not done if the Task is only received there', () => {
  const song = done(
    heldTask(20, [
      [0, 0, 'sea.2809'],
      [1, 0, 'meadowshire.b2'],
    ]),
    0,
  )
  const stage = Stage.set({
    seats: 2,
    prepare: ({ players: [ann, bob] }) => {
      enrol(ann!, 'sorcerers', 2)
      enrol(bob!, 'sorcerers', 1)
      ann!.space = 'meadowshire.c2'
      bob!.space = 'meadowshire.b2'
      ann!.tasks = [song]
    },
  })
  // She has come to stay, so the Elves do not meet her (7.391); she passes the Task on to Bob.
  stage.roll(2).dice(5, 5).say('go meadowshire.b2')
  expect(marksOf(stage, 1)).toMatchObject([[{ done: true }, { at: 'meadowshire.b2', done: false }]])
  stage.roll(1).say('stop')
  expect(stage.player(1).tasks).toEqual([])
  expect(stage.state.tasksDone).toBe(1)
})

rule('9.8', 'if the only object stolen has no asterisk, its Task stays possible', () => {
  const weapons = () =>
    heldTask(14, [
      [0, 0, null],
      [0, 1, 'edgewood.a1'],
      [0, 2, 'torwall.center'],
      [1, 0, 'longrift.center'],
    ])
  const robbed = (...held: number[]) =>
    isRobbed(besideTown([done(weapons(), ...held)], state => (state.players[0]!.gems = { terek: 'onyx' })))
  const lance = robbed(2)
  expect(lance.player().gems).toEqual({})
  expect(lance.player().tasks.map(({ id }) => id)).toEqual([14])
  // With the Jeweled Sword it is lost like the rest.
  expect(robbed(1, 2).player().tasks).toEqual([])
})
