import { expect } from 'vitest'
import type { HighWizard, Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { atTheDoorOf, CIRCLE, enter, giveGem, sendOut, turnIsOver } from './doorstep.ts'
import { enrol, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')

const PLAIN = 'meadowfarm.center'

/** Sets up Ann, one step from a High Wizard's marker. */
const near = (wizard: HighWizard, prepare: (ann: Player, state: WizardsState) => void = () => {}, seats = 1) =>
  Stage.set({
    seats,
    prepare: state => {
      state.players[0]!.space = 'meadowfarm.c2'
      sendOut(state, wizard, PLAIN)
      prepare(state.players[0]!, state)
    },
  })

/** Lets Ann meet him, with these dice. */
const meet = (stage: Stage, ...dice: number[]) =>
  stage
    .roll(1)
    .dice(...dice)
    .say(`go ${PLAIN}`)

const met = (stage: Stage) => stage.allTold('meets').map(event => event.who)

/** Returns the Task of the Staff of Fire, fetched from Ruktal, for Ishkatar, Tolmitar, Aevarex or Elekov. */
const staffOfFire = (fetched = true) => {
  const task = heldTask(90, [
    [0, 0, 'sacred-circle.center'],
    [1, 0, null],
  ])
  task.marks[0]!.done = fetched
  return task
}

rule('7.32', 'a High Wizard is met at his marker, which then leaves the board along with his cards', () => {
  const stage = Stage.set({
    seats: 2,
    prepare: state => {
      state.players[0]!.space = 'meadowfarm.c2'
      sendOut(state, 'elekov', PLAIN)
      // This card was drawn with him when he was revealed.
      const { draw } = state.decks.wizards
      draw.splice(draw.indexOf('phantasm-1'), 1)
      state.wizards[0]!.cards.push('phantasm-1')
    },
  })
  // He stays until somebody comes.
  stage.roll(1).say('go meadowfarm.c1').roll(1).say('stop')
  expect(stage.state.wizards).toHaveLength(1)
  expect(stage.state.decks.wizards.draw).toHaveLength(12)
  stage.roll(1).say(`go ${PLAIN}`, 'leave')
  expect(met(stage)).toEqual(['elekov'])
  expect(stage.state.wizards).toEqual([])
  expect(stage.state.decks.wizards.draw.toSorted()).toEqual(Stage.set().state.decks.wizards.draw.toSorted())
  // Bob, who comes later, meets only Ann there.
  stage.roll(1).say(`go ${PLAIN}`)
  expect(met(stage)).toEqual(['elekov'])
})

rule('7.32', 'a Secret Wizard is met in the same way, and nobody knows his name beforehand', () => {
  const stage = Stage.set({
    prepare: state => {
      state.players[0]!.space = 'meadowfarm.c2'
      sendOut(state, 'elekov', PLAIN, { letter: 'S', knownTo: [] })
    },
  })
  expect(stage.match.view(0).wizards).toEqual([{ wizard: null, at: PLAIN, letter: 'S' }])
  expect(met(meet(stage))).toEqual(['elekov'])
})

rule('7.32', 'no High Wizard is met in the Center of the Sacred Circle', () => {
  const stage = atTheDoorOf(CIRCLE, { prepare: state => sendOut(state, 'elekov', CIRCLE) })
  enter(stage, CIRCLE).say('leave')
  expect(met(stage)).toEqual(['ruktal'])
  expect(stage.state.wizards).toHaveLength(1)
})

rule('7.32', 'for a player of another Order a High Wizard does one thing, chosen by the player', () => {
  const stage = near('elekov', ann => {
    enrol(ann, 'druids')
    ann.tasks = [staffOfFire()]
  })
  meet(stage)
  expect(stage.options).toEqual(['fulfil task', 'new task', 'join wizards', 'leave'])
  stage.say('fulfil task')
  expect(turnIsOver(stage)).toBe(true)
  expect(stage.player()).toMatchObject({ order: 'druids', tasks: [], points: { power: 10 } })
})

rule('7.321', 'a High Wizard offers the Order of Wizards, and gives a new Apprentice a Mandatory Task', () => {
  const stage = meet(near('elekov').top('tasks', 48))
  expect(stage.options).toEqual(['join wizards', 'leave'])
  stage.say('join wizards')
  expect(stage.player()).toMatchObject({ order: 'wizards', rank: 1, tasks: [{ id: 48, mandatory: true }] })
  expect(turnIsOver(stage)).toBe(true)
  const proud = meet(near('elekov')).say('leave')
  expect(proud.player()).toMatchObject({ order: null, rank: 0, tasks: [] })
})

rule('7.321', 'a High Wizard also accepts a member of another Order, who becomes an Apprentice', () => {
  const stage = meet(near('elekov', ann => enrol(ann, 'sorcerers', 3)).top('tasks', 48)).say('join wizards')
  expect(stage.player()).toMatchObject({ order: 'wizards', rank: 1, tasks: [{ id: 48, mandatory: true }] })
  // He has no Order to offer to his own.
  expect(meet(near('elekov', ann => enrol(ann, 'wizards', 4))).options).not.toContain('join wizards')
})

rule('7.322', 'a High Wizard heals a Dazed or Dragonbound player and then does nothing else, even for a Wizard', () => {
  for (const affliction of ['dazed', 'bound'] as const) {
    const stage = near('elekov', ann => {
      enrol(ann, 'wizards')
      ann[affliction] = true
      ann.points = { knowledge: 15, perception: 10, power: 5 }
      ann.tasks = [staffOfFire()]
    })
    stage.roll(2).say(`go ${PLAIN}`)
    expect(stage.player()).toMatchObject({ dazed: false, bound: false, rank: 1, tasks: [{ id: 90 }] })
    expect(turnIsOver(stage)).toBe(true)
    expect(stage.state.wizards).toEqual([])
  }
})

rule(
  '7.323',
  'a High Wizard fulfills his part if all earlier parts are done and the card does not require another',
  () => {
    const asks = (wizard: HighWizard, fetched = true) =>
      meet(
        near(wizard, ann => {
          enrol(ann, 'druids')
          ann.tasks = [staffOfFire(fetched)]
        }),
      )
    const stage = asks('tolmitar').say('fulfil task')
    expect(stage.player()).toMatchObject({ tasks: [], points: { knowledge: 0, perception: 5, power: 10 } })
    expect(asks('veldor').options).not.toContain('fulfil task')
    expect(asks('tolmitar', false).options).not.toContain('fulfil task')
  },
)

rule('7.324', 'a High Wizard gives an Optional Task, or a Mandatory one to a Wizard', () => {
  const stage = meet(near('elekov', ann => enrol(ann, 'druids')).top('tasks', 48)).say('new task')
  expect(stage.player().tasks).toMatchObject([{ id: 48, mandatory: false }])
  const own = meet(near('elekov', ann => enrol(ann, 'wizards')).top('tasks', 48))
  expect(own.player().tasks).toMatchObject([{ id: 48, mandatory: true }])
})

rule('7.325', 'a High Wizard advances a Wizard who has the points, but nobody of another Order', () => {
  const rich = (order: NonNullable<Player['order']>) =>
    meet(
      near('elekov', ann => {
        enrol(ann, order)
        ann.points = { knowledge: 60, perception: 60, power: 60 }
      }).top('tasks', 48),
    )
  const stage = rich('wizards').say('advance')
  expect(stage.player().rank).toBe(2)
  expect(rich('druids').options).not.toContain('advance')
  const poor = near('elekov', ann => {
    enrol(ann, 'wizards')
    ann.points = { knowledge: 15, perception: 9, power: 5 }
  }).top('tasks', 48)
  // There is no choice: he just gives a Task.
  expect(meet(poor).player()).toMatchObject({ rank: 1, tasks: [{ id: 48 }] })
})

rule('7.327', 'for a Wizard a High Wizard does everything he can, in the order the player chooses', () => {
  const stage = near('elekov', ann => {
    enrol(ann, 'wizards')
    ann.points = { knowledge: 15, perception: 10, power: 0 }
    ann.tasks = [staffOfFire()]
  }).top('tasks', 48)
  meet(stage)
  expect(stage.options).toEqual(['fulfil task', 'new task'])
  stage.say('fulfil task')
  // The Task has brought the missing points.
  expect(stage.options).toEqual(['advance', 'new task'])
  stage.say('advance')
  expect(stage.player()).toMatchObject({ rank: 2, tasks: [{ id: 48, mandatory: true }] })
  expect(turnIsOver(stage)).toBe(true)
})

rule('7.327', 'at Rank 4 a High Wizard fulfills a Task and gives a Gem in the same meeting', () => {
  const stage = near('elekov', (ann, state) => {
    enrol(ann, 'wizards', 4)
    ann.tasks = [{ ...staffOfFire(), mandatory: true }]
    giveGem(state, 'elekov', 'ruby')
  })
  meet(stage)
  expect(stage.player().tasks).toEqual([])
  expect(stage.options).toEqual(['ask for gem', 'leave'])
  stage.dice(1).say('ask for gem')
  expect(stage.player().gems).toEqual({ elekov: 'ruby' })
})

rule('7.327', 'a High Wizard does everything he can in every meeting', () => {
  const stage = near('elekov', (ann, state) => {
    enrol(ann, 'wizards')
    sendOut(state, 'terek', 'meadowfarm.c4')
  }).top('tasks', 48, 36)
  meet(stage)
  stage.roll(1).say('go meadowfarm.c4')
  expect(stage.player().tasks).toMatchObject([
    { id: 48, mandatory: true },
    { id: 36, mandatory: true },
  ])
})

rule('7.327', 'only the first part of a Task that a High Wizard gives can be done in the same meeting (9.7)', () => {
  // Stargild, to be taken from the very tree where he stands and brought to the Mentor.
  const tree = 'woodland.b4'
  const stage = Stage.set({
    prepare: state => {
      const ann = state.players[0]!
      enrol(ann, 'wizards')
      ann.space = 'woodland.c4'
      ann.points = { knowledge: 15, perception: 10, power: 5 }
      sendOut(state, 'elekov', tree)
    },
  }).top('tasks', 5)
  stage.roll(2).say(`go ${tree}`, 'new task')
  expect(stage.player().tasks[0]!.marks.map(mark => mark.done)).toEqual([true, false])
  // The only thing left, her rise, happened automatically.
  expect(turnIsOver(stage)).toBe(true)
  expect(stage.player().rank).toBe(2)
})

rule('7.327', 'older Tasks fulfilled afterward do not count as parts of the Task just given (9.7)', () => {
  const tree = 'woodland.b4'
  const stage = Stage.set({
    prepare: state => {
      const ann = state.players[0]!
      enrol(ann, 'wizards')
      ann.space = 'woodland.c4'
      ann.tasks = [
        heldTask(97, [
          [0, 0, 'torwall.a1'],
          [1, 0, null],
        ]),
      ]
      ann.tasks[0]!.marks[0]!.done = true
      sendOut(state, 'elekov', tree)
    },
  }).top('tasks', 5)
  stage.roll(2).say(`go ${tree}`, 'new task')
  // The only thing left for her happens automatically.
  expect(turnIsOver(stage)).toBe(true)
  expect(stage.player().tasks.map(({ id, marks }) => [id, marks.map(mark => mark.done)])).toEqual([[5, [true, false]]])
  expect(stage.state.tasksDone).toBe(1)
})
