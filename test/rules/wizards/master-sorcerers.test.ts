import { expect } from 'vitest'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { atTheDoorOf, COTTAGE, enter, giveGem, type Place, sendOut, TOWER, turnIsOver } from './doorstep.ts'
import { enrol, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')

/** Sets up Ann, one step from a tower, by default Megmoran's. */
const before = (prepare: (ann: Player, state: WizardsState) => void = () => {}, tower: Place = TOWER) =>
  atTheDoorOf(tower, { prepare: state => prepare(state.players[0]!, state) })

const met = (stage: Stage) => stage.allTold('meets').map(event => event.who)

/** Returns the Task of a chest for Megmoran alone, found or not. */
const chest = (found = true) => {
  const task = heldTask(81, [
    [0, 0, 'torwall.a1'],
    [1, 0, TOWER],
  ])
  task.marks[0]!.done = found
  return task
}

rule('7.34', 'each Master Sorcerer is met in the Center of his own tile', () => {
  expect(met(enter(before(), TOWER))).toEqual(['megmoran'])
  expect(met(enter(before(undefined, 'meligars-tower.center'), 'meligars-tower.center'))).toEqual(['meligar'])
  expect(met(enter(before(undefined, 'melekoks-tower.center'), 'melekoks-tower.center'))).toEqual(['melekok'])
  const outside = before().roll(1)
  expect(met(outside.say('stop'))).toEqual([])
})

rule('7.34', 'for a player of another Order a Master Sorcerer does one thing, chosen by the player', () => {
  const stage = enter(
    before(ann => {
      enrol(ann, 'wizards')
      ann.tasks = [chest()]
    }),
    TOWER,
  )
  expect(stage.options).toEqual(['fulfil task', 'new task', 'join sorcerers', 'leave'])
  stage.say('fulfil task')
  expect(turnIsOver(stage)).toBe(true)
  expect(stage.player()).toMatchObject({ order: 'wizards', tasks: [] })
})

rule('7.341', 'a Master Sorcerer offers the Order of Sorcerers, and gives a new Apprentice a Mandatory Task', () => {
  const stage = enter(before().top('tasks', 48), TOWER).say('join sorcerers')
  expect(stage.player()).toMatchObject({ order: 'sorcerers', rank: 1, tasks: [{ id: 48, mandatory: true }] })
  expect(turnIsOver(stage)).toBe(true)
  const other = enter(before(ann => enrol(ann, 'druids', 3)).top('tasks', 48), TOWER).say('join sorcerers')
  expect(other.player()).toMatchObject({ order: 'sorcerers', rank: 1, tasks: [{ id: 48, mandatory: true }] })
  expect(enter(before(), TOWER).say('leave').player()).toMatchObject({ order: null, rank: 0, tasks: [] })
})

rule(
  '7.342',
  'a Master Sorcerer heals a Dazed or Dragonbound player and then does nothing else, even for a Sorcerer',
  () => {
    for (const affliction of ['dazed', 'bound'] as const) {
      const stage = before(ann => {
        enrol(ann, 'sorcerers')
        ann[affliction] = true
        ann.points = { knowledge: 10, perception: 5, power: 15 }
        ann.tasks = [chest()]
      })
      stage.roll(2).say(`go ${TOWER}`)
      expect(stage.player()).toMatchObject({ dazed: false, bound: false, rank: 1, tasks: [{ id: 81 }] })
      expect(turnIsOver(stage)).toBe(true)
    }
  },
)

rule(
  '7.343',
  'a Master Sorcerer fulfills a part for himself or any Master Sorcerer if all earlier parts are done',
  () => {
    const asks = (task: Player['tasks'][number], tower: Place = TOWER) =>
      enter(
        before(ann => {
          enrol(ann, 'wizards')
          ann.tasks = [task]
        }, tower),
        tower,
      )
    expect(asks(chest()).say('fulfil task').player()).toMatchObject({ tasks: [], points: { knowledge: 5, power: 10 } })
    expect(asks(chest(false)).options).not.toContain('fulfil task')
    expect(asks(chest(), 'melekoks-tower.center').options).not.toContain('fulfil task')
    // Mirto the Hermit, found, must be taken to any of the three.
    const hermit = heldTask(23, [
      [0, 0, 'woodland.b3'],
      [1, 0, null],
      [1, 1, null],
      [1, 2, COTTAGE],
    ])
    hermit.marks[0]!.done = true
    const stage = asks(hermit, 'melekoks-tower.center').say('fulfil task')
    expect(stage.player().tasks[0]!.marks.map(mark => mark.done)).toEqual([true, false, true, false])
  },
)

rule('7.344', 'a Master Sorcerer gives an Optional Task, or a Mandatory one to a Sorcerer', () => {
  const stage = enter(before(ann => enrol(ann, 'wizards')).top('tasks', 48), TOWER).say('new task')
  expect(stage.player().tasks).toMatchObject([{ id: 48, mandatory: false }])
  const own = enter(before(ann => enrol(ann, 'sorcerers')).top('tasks', 48), TOWER)
  expect(own.player().tasks).toMatchObject([{ id: 48, mandatory: true }])
})

rule('7.345', 'a Master Sorcerer advances a Sorcerer who has the points, but nobody of another Order', () => {
  const rich = (order: NonNullable<Player['order']>) =>
    enter(
      before(ann => {
        enrol(ann, order)
        ann.points = { knowledge: 60, perception: 60, power: 60 }
      }).top('tasks', 48),
      TOWER,
    )
  expect(rich('sorcerers').say('advance').player().rank).toBe(2)
  expect(rich('wizards').options).not.toContain('advance')
})

rule('7.346', 'a Master Sorcerer helps a Sorcerer of Rank 4 to summon a Gem', () => {
  const ready = (rank: 3 | 4, order: NonNullable<Player['order']> = 'sorcerers') =>
    enter(
      before((ann, state) => {
        enrol(ann, order, rank)
        giveGem(state, 'terek', 'onyx')
      }).top('tasks', 48),
      TOWER,
    )
  const stage = ready(4)
  expect(stage.options).toEqual(['summon gem', 'leave'])
  stage.top('wizards', 'terek').dice(2, 5).say('summon gem')
  expect(stage.player().gems).toEqual({ terek: 'onyx' })
  expect(turnIsOver(stage)).toBe(true)
  expect(ready(4).say('leave').player().gems).toEqual({})
  // An Augur only gets a Task; a player of Rank 4 in another Order has nothing to ask for.
  expect(ready(3).player()).toMatchObject({ tasks: [{ id: 48 }] })
  expect(ready(4, 'druids').options).toEqual(['join sorcerers', 'leave'])
})

rule('7.346', "a Sorcerer with a Mandatory Task left can't summon a Gem", () => {
  const stage = enter(
    before(ann => {
      enrol(ann, 'sorcerers', 4)
      ann.tasks = [
        heldTask(
          48,
          [
            [0, 0, 'torwall.a1'],
            [1, 0, 'torwall.a2'],
          ],
          { mandatory: true },
        ),
      ]
    }),
    TOWER,
  )
  expect(turnIsOver(stage)).toBe(true)
})

const PLAIN = 'meadowfarm.center'

/** Lets Ann, a Sorcerer of Rank 4, step to Terek, with or without another person there. */
const company = (order: NonNullable<Player['order']>, rank: 3 | 4, at = PLAIN) =>
  Stage.set({
    seats: 2,
    prepare: state => {
      const [ann, bob] = state.players
      ann!.space = 'meadowfarm.c2'
      bob!.space = at
      enrol(ann!, 'sorcerers', 4)
      enrol(bob!, order, rank)
      sendOut(state, 'terek', PLAIN)
    },
  })
    .roll(1)
    .say(`go ${PLAIN}`)

rule('7.3461', 'no High Wizard gives a Sorcerer a Gem unless a Wizard or Druid of Rank 4 is present', () => {
  expect(company('wizards', 4).options).toContain('ask for gem')
  expect(company('druids', 4).options).toContain('ask for gem')
  expect(company('wizards', 3).options).not.toContain('ask for gem')
  expect(company('sorcerers', 4).options).not.toContain('ask for gem')
  expect(company('druids', 4, 'meadowfarm.a1').options).not.toContain('ask for gem')
  const alone = Stage.set({
    prepare: state => {
      state.players[0]!.space = 'meadowfarm.c2'
      enrol(state.players[0]!, 'sorcerers', 4)
      sendOut(state, 'terek', PLAIN)
    },
  })
  expect(alone.roll(1).say(`go ${PLAIN}`).options).toEqual(['join wizards', 'leave'])
})

rule('7.3461', 'a Master Sorcerer or Hamdrel also counts as trusted company', () => {
  for (const place of [TOWER, 'melekoks-tower.center', COTTAGE] as const) {
    const stage = before((ann, state) => {
      enrol(ann, 'sorcerers', 4)
      sendOut(state, 'terek', place)
    }, place)
    expect(enter(stage, place).options).toContain('ask for gem')
  }
})

rule('7.347', 'for a Sorcerer a Master Sorcerer does everything he can, in the order the player chooses', () => {
  const stage = enter(
    before(ann => {
      enrol(ann, 'sorcerers')
      ann.points = { knowledge: 10, perception: 5, power: 5 }
      ann.tasks = [chest()]
    }).top('tasks', 48),
    TOWER,
  )
  expect(stage.options).toEqual(['fulfil task', 'new task'])
  stage.say('fulfil task', 'advance')
  expect(stage.player()).toMatchObject({ rank: 2, tasks: [{ id: 48, mandatory: true }] })
  expect(turnIsOver(stage)).toBe(true)
})

rule(
  '7.347',
  'at Rank 4 a Master Sorcerer fulfills the last Mandatory Task and helps with a Gem in the same meeting',
  () => {
    const stage = enter(
      before((ann, state) => {
        enrol(ann, 'sorcerers', 4)
        ann.tasks = [{ ...chest(), mandatory: true }]
        giveGem(state, 'terek', 'onyx')
      }),
      TOWER,
    )
    stage.top('wizards', 'terek').dice(1, 1).say('summon gem')
    expect(stage.player()).toMatchObject({ tasks: [], gems: { terek: 'onyx' } })
  },
)
