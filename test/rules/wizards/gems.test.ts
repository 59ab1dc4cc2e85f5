import { expect } from 'vitest'
import { wizardsWithWantedGems } from '../../../src/games/wizards/rules/encounters/gems.ts'
import { HIGH_WIZARDS, type Player, type WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { mayKnow } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { ABBEY, atTheDoorOf, DWELLING, enter, giveGem, sendOut, TOWN, turnIsOver } from './doorstep.ts'
import { enrol, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')

const PLAIN = 'meadowfarm.center'

/** Lets Ann, of Rank 4, meet Terek, who has the onyx, with Bob elsewhere. */
const meetTerek = (prepare: (ann: Player, state: WizardsState) => void = ann => enrol(ann, 'wizards', 4)) =>
  Stage.set({
    seats: 2,
    prepare: state => {
      const [ann, bob] = state.players
      ann!.space = 'meadowfarm.c2'
      bob!.space = 'torwall.a1'
      giveGem(state, 'terek', 'onyx')
      sendOut(state, 'terek', PLAIN)
      prepare(ann!, state)
    },
  })
    .roll(1)
    .say(`go ${PLAIN}`)

/** Returns an unrelated Task, to be done at Torwall. */
const errand = (mandatory: boolean) =>
  heldTask(
    48,
    [
      [0, 0, 'torwall.a1'],
      [1, 0, 'torwall.a2'],
    ],
    { mandatory },
  )

rule('7.326', 'at Rank 4 a player can ask a High Wizard for his Gem, and gets it on 1 to 5', () => {
  for (const order of ['wizards', 'druids'] as const) {
    for (const die of [1, 2, 3, 4, 5]) {
      const stage = meetTerek(ann => enrol(ann, order, 4))
      expect(stage.options).toContain('ask for gem')
      stage.dice(die).say('ask for gem')
      expect(stage.player().gems).toEqual({ terek: 'onyx' })
      expect(turnIsOver(stage)).toBe(true)
    }
  }
  const stage = meetTerek().dice(6).say('ask for gem')
  expect(stage.player().gems).toEqual({})
  // He can also decline.
  expect(meetTerek().say('leave').player().gems).toEqual({})
})

rule('7.326', 'nobody below Rank 4 gets a Gem', () => {
  expect(meetTerek(ann => enrol(ann, 'druids', 3)).options).not.toContain('ask for gem')
  const sage = meetTerek((ann, state) => {
    enrol(ann, 'wizards', 3)
    // A player in the Wizard's own Order only gets a Task.
    state.decks.tasks.draw.push(...state.decks.tasks.draw.splice(state.decks.tasks.draw.indexOf(48), 1))
  })
  expect(sage.player().gems).toEqual({})
  expect(sage.player().tasks).toMatchObject([{ id: 48 }])
})

rule(
  ['7.326', '13.unfinished'],
  'a player with an open Mandatory Task gets no Gem; open Optional Tasks do not matter',
  () => {
    const bound = meetTerek(ann => {
      enrol(ann, 'druids', 4)
      ann.tasks = [errand(true)]
    })
    expect(bound.options).toEqual(['join wizards', 'leave'])
    const free = meetTerek(ann => {
      enrol(ann, 'druids', 4)
      ann.tasks = [errand(false)]
    })
    expect(free.options).toContain('ask for gem')
  },
)

rule('7.3261', 'only the finder sees and notes the Gem, and its card goes back face down', () => {
  const stage = meetTerek().dice(3).say('ask for gem')
  expect(stage.state.gems.terek).toBe('onyx')
  expect(stage.match.view(0).players[0]).toMatchObject({ gems: { terek: 'onyx' }, known: { terek: 'onyx' } })
  expect(stage.match.view(1).players[0]).toMatchObject({ gems: null, known: null })
  expect(stage.told('gem').map(event => [mayKnow(event, 0), mayKnow(event, 1)])).toEqual([[true, false]])
  // Another player may have the same Gem from him, because each was split.
  const second = meetTerek((ann, state) => {
    enrol(ann, 'wizards', 4)
    state.players[1]!.gems = { terek: 'onyx' }
  })
  expect(second.dice(3).say('ask for gem').player().gems).toEqual({ terek: 'onyx' })
})

rule('7.3262', 'on a 6 the card is not even looked at', () => {
  for (const card of ['onyx', 'false'] as const) {
    const stage = meetTerek((ann, state) => {
      enrol(ann, 'wizards', 4)
      ann.gems = { veldor: 'ruby' }
      giveGem(state, 'terek', card)
    })
    stage.dice(6).say('ask for gem')
    expect(stage.player().gems).toEqual({ veldor: 'ruby' })
    expect(stage.player().known).toEqual({})
  }
})

const meetFalse = (die: number) =>
  meetTerek((ann, state) => {
    enrol(ann, 'wizards', 4)
    ann.gems = { veldor: 'ruby', elekov: 'topaz' }
    ann.tasks = [
      {
        ...heldTask(1, [
          [0, 0, 'torwall.a1'],
          [1, 0, 'sacred-circle.center'],
        ]),
      },
    ]
    ann.tasks[0]!.marks[0]!.done = true
    giveGem(state, 'terek', 'false')
  })
    .dice(die)
    .say('ask for gem')

rule('7.3263', 'on 1 to 4 the False Wizard steals every Gem, but no Magical Object', () => {
  for (const die of [1, 2, 3, 4]) {
    const stage = meetFalse(die)
    expect(stage.player().gems).toEqual({})
    expect(stage.player()).toMatchObject({ known: { terek: 'false' }, tasks: [{ id: 1 }] })
  }
})

rule('7.3263', 'on a 5 the False Wizard fails to steal, and is unmasked', () => {
  expect(meetFalse(5).player()).toMatchObject({
    gems: { veldor: 'ruby', elekov: 'topaz' },
    known: { terek: 'false' },
  })
})

rule(['7.3261', '7.3262', '7.3263'], 'the log of the die roll names the section of its result', () => {
  const told = (stage: Stage) => stage.allTold('gem').map(event => [event.rule, event.gem])
  expect(told(meetTerek().dice(5).say('ask for gem'))).toEqual([['7.3261', 'onyx']])
  expect(told(meetTerek().dice(6).say('ask for gem'))).toEqual([['7.3262', null]])
  expect(told(meetFalse(5))).toEqual([['7.3263', 'false']])
})

rule('7.3263', 'only the player learns who the False Wizard is and what was stolen', () => {
  for (const die of [1, 5]) {
    const stage = meetFalse(die)
    const secret = ['gem', 'stolen'] as const
    const told = stage.match.lastEvents.filter(event => secret.some(kind => kind === event.kind))
    expect(told.length).toBe(die === 1 ? 2 : 1)
    expect(told.filter(event => mayKnow(event, 1))).toEqual([])
  }
})

rule('13', 'at Rank 4 no player is given Tasks', () => {
  // He gets none in a town, from the Dove, or from his Mentor.
  const atFour = ({ players: [ann] }: WizardsState) => enrol(ann!, 'wizards', 4)
  const town = enter(atTheDoorOf(TOWN, { prepare: atFour }), TOWN, 4, 4)
  expect(town.player().tasks).toEqual([])
  const dove = Stage.set({ prepare: atFour }).roll(1, 1).dice(3, 3, 6, 6).say('stop')
  expect(dove.told('result').map(event => event.table)).toEqual(['random-encounters', 'animals'])
  expect(dove.player().tasks).toEqual([])
  expect(meetTerek().options).toEqual(['ask for gem', 'leave'])
})

rule('13', 'at Rank 4 no player gains points', () => {
  const prepare = ({ players: [ann] }: WizardsState) => {
    enrol(ann!, 'druids', 4)
    ann!.points = { knowledge: 45, perception: 75, power: 60 }
  }
  const elves = enter(atTheDoorOf(DWELLING, { prepare }), DWELLING, 1, 1, 6)
  const monks = enter(atTheDoorOf(ABBEY, { prepare }), ABBEY, 5, 5, 6)
  for (const stage of [elves, monks]) {
    expect(turnIsOver(stage)).toBe(true)
    expect(stage.player().points).toEqual({ knowledge: 45, perception: 75, power: 60 })
  }
})

rule('13', 'at Rank 4 no player loses points', () => {
  const prepare = ({ players: [ann] }: WizardsState) => {
    enrol(ann!, 'druids', 4)
    ann!.points = { knowledge: 45, perception: 75, power: 60 }
  }
  const stage = enter(atTheDoorOf(TOWN, { prepare }), TOWN, 2, 2, 6)
  expect(turnIsOver(stage)).toBe(true)
  expect(stage.player().points).toEqual({ knowledge: 45, perception: 75, power: 60 })
})

rule('13.unfinished', 'a Task completed at Rank 4 gives no points, but still helps to thwart Evil', () => {
  for (const mandatory of [true, false]) {
    const stage = Stage.set({
      prepare: ({ players: [ann] }) => {
        enrol(ann!, 'druids', 4)
        ann!.space = 'meadowfarm.c2'
        ann!.tasks = [heldTask(48, [[1, 0, PLAIN]], { mandatory })]
      },
    })
    stage.roll(1).say(`go ${PLAIN}`, 'take a10')
    expect(stage.player()).toMatchObject({ tasks: [], points: { knowledge: 0, perception: 0, power: 0 } })
    expect(stage.state).toMatchObject({ completed: 1, tasksDone: 1 })
  }
})

rule('13.unfinished', 'after the last Mandatory Task the player can collect Gems', () => {
  const marked = () =>
    meetTerek(ann => {
      enrol(ann, 'wizards', 4)
      ann.tasks = [heldTask(48, [[1, 0, PLAIN]], { mandatory: true })]
    })
  expect(marked().say('take a10').options).toEqual(['ask for gem', 'leave'])
  expect(turnIsOver(marked().say('leave'))).toBe(true)
})

rule('7.326', 'nobody can ask a known False Wizard again', () => {
  const known = meetTerek((ann, state) => {
    enrol(ann, 'druids', 4)
    ann.known = { terek: 'false' }
    giveGem(state, 'terek', 'false')
  })
  expect(known.options).toEqual(['join wizards', 'leave'])
  const other = meetTerek(ann => {
    enrol(ann, 'druids', 4)
    ann.known = { veldor: 'false' }
  })
  expect(other.options).toContain('ask for gem')
})

rule('7.326', 'a player cannot ask for a Gem they carry, but can ask again for one that was stolen (ruling 23)', () => {
  const has = (gems: Player['gems']) =>
    meetTerek(ann => {
      enrol(ann, 'druids', 4)
      Object.assign(ann, { gems, known: { terek: 'onyx' } })
    }).options
  expect(has({ terek: 'onyx' })).toEqual(['join wizards', 'leave'])
  expect(has({ veldor: 'ruby' })).toContain('ask for gem')
})

rule('13', "the High Wizards still needed are those who gave no Gem and aren't known to be False", () => {
  const others = HIGH_WIZARDS.filter(wizard => wizard !== 'terek' && wizard !== 'veldor')
  expect(
    wizardsWithWantedGems({ gems: { terek: 'onyx' }, known: { terek: 'onyx', veldor: 'false', elekov: 'ruby' } }),
  ).toEqual(others)
  // Nothing is known about the other player.
  expect(wizardsWithWantedGems({ gems: null, known: null })).toEqual(HIGH_WIZARDS)
})
