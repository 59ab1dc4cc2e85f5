import { expect } from 'vitest'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { atTheDoorOf, CIRCLE, enter, turnIsOver } from './doorstep.ts'
import { enrol, heldTask, type Stage } from './stage.ts'

const rule = rulesOf('wizards')

/** Sets up Ann on the First Stone, beside Ruktal. */
const before = (prepare: (ann: Player, state: WizardsState) => void = () => {}) =>
  atTheDoorOf(CIRCLE, { prepare: state => prepare(state.players[0]!, state) })

const met = (stage: Stage) => stage.allTold('meets').map(event => event.who)

/** Returns the Task of the Engraved Ring for Ruktal, found or not. */
const ring = (found = true) => {
  const task = heldTask(91, [
    [0, 0, 'torwall.a1'],
    [1, 0, CIRCLE],
  ])
  task.marks[0]!.done = found
  return task
}

rule('7.33', 'Ruktal is met in the Center of the Sacred Circle, and nowhere else', () => {
  const outside = before().roll(4).say('stop')
  expect(met(outside)).toEqual([])
  expect(met(enter(before(), CIRCLE))).toEqual(['ruktal'])
})

rule('7.33', 'for a player of another Order Ruktal does one thing, chosen by the player', () => {
  const stage = enter(
    before(ann => {
      enrol(ann, 'wizards')
      ann.tasks = [ring()]
    }),
    CIRCLE,
  )
  expect(stage.options).toEqual(['fulfil task', 'new task', 'join druids', 'leave'])
  stage.say('fulfil task')
  expect(turnIsOver(stage)).toBe(true)
  expect(stage.player()).toMatchObject({ order: 'wizards', tasks: [] })
})

rule('7.331', 'Ruktal offers the Order of Druids, and gives a new Apprentice a Mandatory Task', () => {
  const stage = enter(before().top('tasks', 48), CIRCLE).say('join druids')
  expect(stage.player()).toMatchObject({ order: 'druids', rank: 1, tasks: [{ id: 48, mandatory: true }] })
  expect(turnIsOver(stage)).toBe(true)
  const other = enter(before(ann => enrol(ann, 'wizards', 2)).top('tasks', 48), CIRCLE).say('join druids')
  expect(other.player()).toMatchObject({ order: 'druids', rank: 1, tasks: [{ id: 48, mandatory: true }] })
  expect(enter(before(), CIRCLE).say('leave').player()).toMatchObject({ order: null, rank: 0, tasks: [] })
})

rule('7.332', 'Ruktal heals a Dazed or Dragonbound player and then does nothing else, even for a Druid', () => {
  for (const affliction of ['dazed', 'bound'] as const) {
    const stage = before(ann => {
      enrol(ann, 'druids')
      ann[affliction] = true
      ann.points = { knowledge: 5, perception: 15, power: 10 }
      ann.tasks = [ring()]
    })
    enter(stage, CIRCLE)
    expect(stage.player()).toMatchObject({ dazed: false, bound: false, rank: 1, tasks: [{ id: 91 }] })
    expect(turnIsOver(stage)).toBe(true)
  }
})

rule('7.333', 'Ruktal fulfills his part of a Task if all earlier parts are done', () => {
  const asks = (found: boolean) =>
    enter(
      before(ann => {
        enrol(ann, 'wizards')
        ann.tasks = [ring(found)]
      }),
      CIRCLE,
    )
  const stage = asks(true).say('fulfil task')
  expect(stage.player()).toMatchObject({ tasks: [], points: { knowledge: 5, perception: 5, power: 5 } })
  expect(asks(false).options).not.toContain('fulfil task')
})

rule('7.334', 'Ruktal gives an Optional Task, or a Mandatory one to a Druid', () => {
  const stage = enter(before(ann => enrol(ann, 'wizards')).top('tasks', 48), CIRCLE).say('new task')
  expect(stage.player().tasks).toMatchObject([{ id: 48, mandatory: false }])
  const own = enter(before(ann => enrol(ann, 'druids')).top('tasks', 48), CIRCLE)
  expect(own.player().tasks).toMatchObject([{ id: 48, mandatory: true }])
})

rule('7.335', 'Ruktal advances a Druid who has the points, but nobody of another Order', () => {
  const rich = (order: NonNullable<Player['order']>) =>
    enter(
      before(ann => {
        enrol(ann, order)
        ann.points = { knowledge: 60, perception: 60, power: 60 }
      }).top('tasks', 48),
      CIRCLE,
    )
  expect(rich('druids').say('advance').player().rank).toBe(2)
  expect(rich('wizards').options).not.toContain('advance')
})

rule('7.337', 'for a Druid Ruktal does everything he can, in the order the player chooses', () => {
  const stage = enter(
    before(ann => {
      enrol(ann, 'druids')
      ann.points = { knowledge: 0, perception: 10, power: 5 }
      ann.tasks = [ring()]
    }).top('tasks', 48),
    CIRCLE,
  )
  expect(stage.options).toEqual(['fulfil task', 'new task'])
  stage.say('fulfil task', 'advance')
  expect(stage.player()).toMatchObject({ rank: 2, tasks: [{ id: 48, mandatory: true }] })
  expect(turnIsOver(stage)).toBe(true)
})

const GEMS = {
  ishkatar: 'ruby',
  tolmitar: 'onyx',
  aevarex: 'topaz',
  elekov: 'diamond',
  zegoral: 'emerald',
  terek: 'sapphire',
} as const

rule(['7.336', '13.win'], 'a player of any Order who brings Ruktal all six Gems wins', () => {
  for (const order of ['wizards', 'sorcerers', 'druids'] as const) {
    const stage = enter(
      before(ann => {
        enrol(ann, order, 4)
        ann.gems = { ...GEMS }
      }),
      CIRCLE,
    )
    if (order !== 'druids') stage.say('deliver gems')
    expect(stage.state.result).toMatchObject({ winners: [0] })
    expect(stage.match.over).toBe(true)
  }
})

rule(['7.336', '13.win'], 'five Gems are not enough, and six are useless anywhere else', () => {
  const five = before(ann => {
    const { terek: _, ...rest } = GEMS
    enrol(ann, 'wizards', 4)
    ann.gems = rest
  })
  expect(enter(five, CIRCLE).options).toEqual(['join druids', 'leave'])
  const outside = before(ann => {
    enrol(ann, 'wizards', 4)
    ann.gems = { ...GEMS }
  })
  outside.roll(4).say('stop')
  expect(outside.state.result).toBeNull()
})

rule(['7.336', '7.332'], 'a player who must be healed has to deliver the Gems another time', () => {
  const stage = before(ann => {
    enrol(ann, 'wizards', 4)
    ann.gems = { ...GEMS }
    ann.dazed = true
  })
  enter(stage, CIRCLE)
  expect(stage.state.result).toBeNull()
  expect(stage.player().dazed).toBe(false)
  expect(turnIsOver(stage)).toBe(true)
})
