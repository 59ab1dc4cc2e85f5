import { expect } from 'vitest'
import { HIGH_WIZARDS, type Player, type WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { mayKnow } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { atTheDoorOf, CIRCLE, DWELLING, enter, giveGem, halt, sendOut, TOWER, TOWN, turnIsOver } from './doorstep.ts'
import { enrol, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')

const PLAIN = 'meadowfarm.center'
const TOWERS = ['megmorans-tower.center', 'meligars-tower.center', 'melekoks-tower.center'] as const

const atPlain = (prepare: (ann: Player, state: WizardsState) => void) =>
  Stage.set({
    prepare: state => {
      state.players[0]!.space = 'meadowfarm.c2'
      prepare(state.players[0]!, state)
    },
  })

const meetOn = (stage: Stage) => stage.roll(1).say(`go ${PLAIN}`)

rule('10', 'a player without an Order gets no Tasks and gains no points', () => {
  const town = enter(atTheDoorOf(TOWN), TOWN, 4, 4)
  const elves = enter(atTheDoorOf(DWELLING), DWELLING, 1, 1, 6)
  const demon = atPlain((_, state) => void state.demons.push(PLAIN))
    .roll(1)
    .dice(6, 6, 3)
    .say(`go ${PLAIN}`)
  for (const stage of [town, elves, demon]) {
    expect(turnIsOver(stage)).toBe(true)
    expect(stage.player()).toMatchObject({ tasks: [], points: { knowledge: 0, perception: 0, power: 0 } })
  }
})

rule('10', 'a High Wizard, a Master Sorcerer or Ruktal accepts a player as an Apprentice, with a first Task', () => {
  const wizard = meetOn(atPlain((_, state) => sendOut(state, 'terek', PLAIN)).top('tasks', 48)).say('join wizards')
  const sorcerer = enter(atTheDoorOf(TOWER).top('tasks', 48), TOWER).say('join sorcerers')
  const druid = enter(atTheDoorOf(CIRCLE).top('tasks', 48), CIRCLE).say('join druids')
  expect([wizard, sorcerer, druid].map(stage => stage.player().order)).toEqual(['wizards', 'sorcerers', 'druids'])
  for (const stage of [wizard, sorcerer, druid])
    expect(stage.player()).toMatchObject({ rank: 1, tasks: [{ id: 48, mandatory: true }] })
})

rule('10.1', 'there are four Ranks; at the fourth, a player can collect Gems but cannot advance further', () => {
  const stage = atPlain((ann, state) => {
    enrol(ann, 'wizards', 3)
    ann.points = { knowledge: 99, perception: 99, power: 99 }
    sendOut(state, 'terek', PLAIN)
    sendOut(state, 'veldor', 'meadowfarm.c4')
    giveGem(state, 'terek', 'ruby')
    giveGem(state, 'veldor', 'onyx')
  })
  expect(meetOn(stage).options).toEqual(['advance', 'new task'])
  stage.say('advance')
  // The High Wizard immediately has a Gem for her.
  expect(stage.player().rank).toBe(4)
  expect(stage.options).toEqual(['ask for gem', 'leave'])
  stage.dice(1).say('ask for gem')
  for (let day = 0; day < 2; day++) halt(stage.roll(1)).say('no spell')
  stage.roll(1).say('go meadowfarm.c4')
  expect(stage.options).toEqual(['ask for gem', 'leave'])
})

rule('10.11', 'each of the seven High Wizards is a Mentor of every Wizard', () => {
  for (const wizard of HIGH_WIZARDS) {
    const stage = atPlain((ann, state) => {
      enrol(ann, 'wizards')
      sendOut(state, wizard, PLAIN)
    }).top('tasks', 48)
    expect(meetOn(stage).player().tasks, wizard).toMatchObject([{ id: 48, mandatory: true }])
  }
  for (const place of [...TOWERS, CIRCLE] as const) {
    const stage = atTheDoorOf(place, { prepare: ({ players: [ann] }) => enrol(ann!, 'wizards') })
    expect(enter(stage.top('tasks', 48), place).say('new task').player().tasks).toMatchObject([{ mandatory: false }])
  }
})

rule('10.12', 'each of the three Master Sorcerers is a Mentor of every Sorcerer', () => {
  for (const place of [...TOWERS, CIRCLE] as const) {
    const stage = atTheDoorOf(place, { prepare: ({ players: [ann] }) => enrol(ann!, 'sorcerers') }).top('tasks', 48)
    enter(stage, place)
    if (place === CIRCLE) stage.say('new task')
    expect(stage.player().tasks, place).toMatchObject([{ id: 48, mandatory: place !== CIRCLE }])
  }
})

rule('10.13', 'only Ruktal is a Mentor of the Druids', () => {
  for (const place of [...TOWERS, CIRCLE] as const) {
    const stage = atTheDoorOf(place, { prepare: ({ players: [ann] }) => enrol(ann!, 'druids') }).top('tasks', 48)
    enter(stage, place)
    if (place !== CIRCLE) stage.say('new task')
    expect(stage.player().tasks, place).toMatchObject([{ id: 48, mandatory: place === CIRCLE }])
  }
})

rule('10.13.4', 'only a Druid who reaches Rank 4 is told by Ruktal who the False Wizard is', () => {
  const stage = atTheDoorOf(CIRCLE, {
    seats: 2,
    prepare: state => {
      enrol(state.players[0]!, 'druids', 3)
      state.players[0]!.points = { knowledge: 45, perception: 75, power: 60 }
      giveGem(state, 'zegoral', 'false')
    },
  })
  enter(stage, CIRCLE).say('advance')
  expect(stage.player()).toMatchObject({ rank: 4, known: { zegoral: 'false' } })
  expect(stage.told('gem').map(event => [mayKnow(event, 0), mayKnow(event, 1)])).toEqual([[true, false]])
})

/** Sets up a Sorcerer with the points for this Rank in front of Megmoran's Tower. */
const sorcerer = (points: Player['points'], prepare: (ann: Player, state: WizardsState) => void = () => {}) =>
  atTheDoorOf(TOWER, {
    prepare: state => {
      const ann = state.players[0]!
      enrol(ann, 'sorcerers')
      ann.points = points
      prepare(ann, state)
    },
  }).top('tasks', 48, 36, 8)

const AUGUR = { knowledge: 10, perception: 5, power: 15 }
const SORCERER = { knowledge: 60, perception: 45, power: 75 }

rule('10.2', "a player with enough points advances on meeting a Mentor, and can't refuse", () => {
  const stage = enter(sorcerer(AUGUR), TOWER)
  expect(stage.player().rank).toBe(1)
  expect(stage.options).toEqual(['advance', 'new task'])
  stage.say('new task')
  // The rest happens automatically.
  expect(stage.player().rank).toBe(2)
  expect(turnIsOver(stage)).toBe(true)
})

rule('10.2', 'points alone do not advance anyone, nor does a Mentor who heals', () => {
  const away = sorcerer(AUGUR).roll(1).say('stop')
  expect(away.player().rank).toBe(1)
  const dazed = sorcerer(AUGUR, ann => {
    ann.dazed = true
  })
  expect(dazed.roll(2).say(`go ${TOWER}`).player()).toMatchObject({ rank: 1, dazed: false })
})

rule('10.21', 'a player with points for two or more Ranks advances by only one', () => {
  const stage = enter(sorcerer(SORCERER), TOWER).say('advance')
  expect(stage.player().rank).toBe(2)
  expect(turnIsOver(stage)).toBe(true)
})

rule('10.21', 'three days must pass between two advances', () => {
  // Elven Blood carries her from tower to tower.
  const rises = (after: number) => {
    const stage = sorcerer(SORCERER, ann => {
      ann.events = [{ id: 37, until: null }]
    })
    enter(stage, TOWER).say('advance')
    for (let day = 1; day < after; day++) halt(stage.roll(1))
    expect(stage.state.day).toBe(1 + after)
    stage.say(`transport ${TOWERS[1]}`)
    return stage.options.includes('advance')
  }
  expect([1, 2, 3, 4].map(rises)).toEqual([false, false, true, true])
})

rule('10.22', 'a Rank is kept even if its points are lost, and points never fall below zero', () => {
  const stage = atTheDoorOf(TOWN, {
    prepare: ({ players: [ann] }) => {
      enrol(ann!, 'sorcerers', 2)
      ann!.points = { knowledge: 10, perception: 5, power: 15 }
    },
  })
  enter(stage, TOWN, 2, 2, 6).say('6 perception')
  expect(stage.player()).toMatchObject({ rank: 2, points: { knowledge: 10, perception: 0, power: 15 } })
})

rule('10.3', 'a player who changes Orders keeps all points, and Mandatory Tasks become Optional', () => {
  const errand = heldTask(
    36,
    [
      [0, 0, 'torwall.a1'],
      [1, 0, 'torwall.a2'],
    ],
    { mandatory: true, letter: 'A' },
  )
  const stage = sorcerer({ knowledge: 40, perception: 20, power: 30 }, ann => {
    enrol(ann, 'druids', 3)
    ann.tasks = [errand]
  })
  enter(stage, TOWER).say('join sorcerers')
  expect(stage.player()).toMatchObject({
    order: 'sorcerers',
    rank: 1,
    points: { knowledge: 40, perception: 20, power: 30 },
    tasks: [
      { id: 36, mandatory: false },
      { id: 48, mandatory: true },
    ],
  })
})

rule('10.3', 'only a Mentor of the new Order can accept a player from another Order', () => {
  expect(enter(sorcerer(AUGUR), TOWER).options).not.toContain('join wizards')
  const stage = atTheDoorOf(CIRCLE, { prepare: ({ players: [ann] }) => enrol(ann!, 'wizards') })
  expect(enter(stage, CIRCLE).options.filter(id => id.startsWith('join'))).toEqual(['join druids'])
})

rule('10.3', 'in a new Order, the first advance can come on any day', () => {
  const stage = sorcerer(AUGUR, ann => {
    enrol(ann, 'druids', 3)
    ann.advanced = 1
    ann.events = [{ id: 37, until: null }]
  })
  enter(stage, TOWER).say('join sorcerers', `transport ${TOWERS[1]}`)
  expect(stage.options).toContain('advance')
})
