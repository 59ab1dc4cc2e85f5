import { expect } from 'vitest'
import type { SpaceId } from '../../../src/games/wizards/rules/islands/territories.ts'
import {
  GEMS,
  HIGH_WIZARDS,
  type HighWizard,
  type OrderName,
  type Rank,
  type WizardsState,
} from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { ABBEY, atTheDoorOf, CIRCLE, COTTAGE, enter, giveGem, type Place, sendOut, TOWER } from './doorstep.ts'
import { enrol, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')
const PLAIN = 'meadowfarm.center'

/** Lets Ann come to Terek on a plain. */
const toTerek = (prepare: (state: WizardsState) => void) =>
  Stage.set({
    prepare: state => {
      state.players[0]!.space = 'meadowfarm.c2'
      sendOut(state, 'terek', PLAIN)
      prepare(state)
    },
  })
    .top('tasks', 48)
    .roll(1)
    .say(`go ${PLAIN}`)
const to = (place: Place) => (prepare: (state: WizardsState) => void) =>
  enter(atTheDoorOf(place, { prepare }).top('tasks', 48), place)

/** People by the section about their actions, with the Order whose Mentor they are and a Task that needs them. */
const MENTORS = [
  {
    who: 'terek',
    section: '7.32',
    order: 'wizards',
    other: 'druids',
    come: toTerek,
    task: heldTask(38, [[1, 0, null]]),
  },
  {
    who: 'ruktal',
    section: '7.33',
    order: 'druids',
    other: 'wizards',
    come: to(CIRCLE),
    task: heldTask(12, [[1, 0, CIRCLE]]),
  },
  {
    who: 'megmoran',
    section: '7.34',
    order: 'sorcerers',
    other: 'druids',
    come: to(TOWER),
    task: heldTask(54, [[1, 0, TOWER]]),
  },
] as const

rule(
  ['7.321', '7.323', '7.324', '7.325', '7.327', '7.331', '7.333', '7.334', '7.337', '7.341', '7.343', '7.344', '7.347'],
  'each action of a Mentor is logged with its own section, for members of the Order and for others',
  () => {
    for (const { who, section, order, other, come, task } of MENTORS) {
      const meets = (own: OrderName | null) =>
        come(state => {
          const [ann] = state.players
          if (own) enrol(ann!, own)
          if (own) ann!.points = { knowledge: 15, perception: 15, power: 15 }
          if (own) ann!.tasks = [{ ...task, marks: task.marks.map(mark => ({ ...mark })) }]
        })
      const rules = (stage: Stage) => stage.asked.options.map(({ id, rule }) => [id, rule])
      const own = meets(order)
      expect(own.told('meets')).toMatchObject([{ who, rule: section }])
      expect(own.asked).toMatchObject({ rule: `${section}7`, data: { who, own: true, inThought: false } })
      expect(rules(own)).toEqual([
        ['fulfil task', `${section}3`],
        ['advance', `${section}5`],
        ['new task', `${section}4`],
      ])
      const others = meets(other)
      expect(others.asked).toMatchObject({ rule: section, data: { who, own: false, inThought: false } })
      expect(rules(others)).toEqual([
        ['fulfil task', `${section}3`],
        ['new task', `${section}4`],
        [`join ${order}`, `${section}1`],
        ['leave', undefined],
      ])
      expect(others.asked.options[2]!.act).toEqual({ kind: 'join', order, again: true })
      expect(meets(null).asked.options[0]!.act).toEqual({ kind: 'join', order, again: false })
    }
  },
)

rule(['7.336', '7.346'], 'only Ruktal accepts the Gems', () => {
  const laden = ({ players: [ann] }: WizardsState) => {
    enrol(ann!, 'wizards', 4)
    ann!.gems = Object.fromEntries(GEMS.map((gem, i) => [HIGH_WIZARDS[i]!, gem]))
  }
  expect(to(CIRCLE)(laden).options).toContain('deliver gems')
  expect(to(TOWER)(laden).options).not.toContain('deliver gems')
})

rule(['7.326', '7.327'], "asking for a Gem is optional, other business with a Mentor isn't", () => {
  const asks = (tasks: boolean, rank: Rank = 4) =>
    toTerek(state => {
      enrol(state.players[0]!, 'wizards', rank)
      giveGem(state, 'terek', 'ruby')
      if (tasks) state.players[0]!.tasks = [heldTask(38, [[1, 0, null]])]
    })
  expect(asks(false).options).toEqual(['ask for gem', 'leave'])
  expect(asks(false).asked.options[0]).toMatchObject({ at: { card: 'terek' }, rule: '7.326' })
  const both = asks(true)
  expect(both.options).toEqual(['fulfil task', 'ask for gem'])
  expect(both.say('fulfil task').options).toEqual(['ask for gem', 'leave'])
})

rule('7.381', 'a Mentor contacted by thought uses the same sections, and the log says it happened by thought', () => {
  const stage = enter(
    atTheDoorOf(ABBEY, { prepare: ({ players: [ann] }) => enrol(ann!, 'druids') }).top('tasks', 48),
    ABBEY,
    3,
    3,
  )
  expect(stage.asked).toMatchObject({ rule: '7.381', data: { who: 'ruktal', own: true, inThought: true } })
  expect(stage.told('meets')).toMatchObject([{ who: 'monks' }, { who: 'ruktal', rule: '7.381' }])
  stage.say('new task')
  expect(stage.asked.topic).toBe('roll')
  expect(stage.player().tasks).toMatchObject([{ id: 48, mandatory: true }])
})

rule('7.381', 'a Sorcerer reaches nobody once all three towers have fallen (ruling 31)', () => {
  const stage = atTheDoorOf(ABBEY, {
    prepare: state => {
      enrol(state.players[0]!, 'sorcerers')
      state.fallen = ['megmorans-tower', 'meligars-tower', 'melekoks-tower']
    },
  })
  expect(enter(stage, ABBEY, 3, 3).told('meets')).toMatchObject([{ who: 'monks' }])
})

rule('8.7', 'no High Wizard comes if no Wizard Card is left (ruling 93)', () => {
  const empty = (state: WizardsState) => {
    enrol(state.players[0]!, 'druids')
    state.decks.wizards = { draw: [], discard: [] }
  }
  const stage = Stage.set({ prepare: empty }).roll(1, 1).dice(6, 6).say('stop')
  expect(stage.told('meets')).toEqual([])
  expect(stage.state.drawn).toEqual([])
  const thought = Stage.set({
    prepare: state => {
      empty(state)
      enrol(state.players[0]!, 'wizards')
      state.players[0]!.space = 'longrift.c5'
    },
  })
  expect(enter(thought, ABBEY, 3, 3).told('meets')).toMatchObject([{ who: 'monks' }])
  const told = atTheDoorOf('hamdrels-cottage.center', { prepare: empty })
  enter(told, 'hamdrels-cottage.center', 6, 6)
  expect(told.state.wizards).toEqual([])
})

rule(['8.74', '8.72'], 'a drawn Wizard Card is set aside during its meeting, and returns to the deck', () => {
  const stage = Stage.set({ prepare: ({ players: [ann] }) => enrol(ann!, 'druids') })
  stage.top('wizards', 'terek').roll(1, 1).dice(6, 6).say('stop')
  expect(stage.state.drawn).toEqual(['terek'])
  stage.say('leave')
  expect(stage.state.drawn).toEqual([])
  expect(stage.state.decks.wizards.draw).toHaveLength(14)
})

rule(['7.322', '7.342'], 'nothing more happens that turn to a player who is healed, no matter who else is met', () => {
  const meets = (place: SpaceId, from: SpaceId, ...wizards: HighWizard[]) => {
    const stage = Stage.set({
      prepare: state => {
        const ann = state.players[0]!
        enrol(ann, 'sorcerers')
        Object.assign(ann, { space: from, dazed: true, points: { knowledge: 90, perception: 90, power: 90 } })
        for (const wizard of wizards) sendOut(state, wizard, place)
      },
    })
    return stage.roll(2).say(`go ${place}`)
  }
  for (const stage of [
    meets(PLAIN, 'meadowfarm.c2', 'terek', 'veldor'),
    meets(TOWER, 'megmorans-tower.c1', 'terek'),
    meets(COTTAGE, 'hamdrels-cottage.c4', 'terek'),
  ]) {
    expect(stage.allTold('afflicted')).toMatchObject([{ with: 'dazed', now: false }])
    expect(stage.player()).toMatchObject({ order: 'sorcerers', rank: 1, tasks: [], dazed: false })
    expect([stage.allTold('result'), stage.asked.topic]).toEqual([[], 'roll'])
  }
  // On the next turn a High Wizard serves the player again.
  const next = meets(PLAIN, 'meadowfarm.c2', 'terek').top('wizards', 'veldor').roll(2, 1).dice(6, 6).say('stop')
  expect(next.options).toEqual(['new task', 'join wizards', 'leave'])
})

rule(['7.322', '7.371'], "the Star Crest's second High Wizard does nothing for a player healed by the first", () => {
  const stage = Stage.set({
    prepare: state => {
      enrol(state.players[0]!, 'sorcerers', 1)
      state.players[0]!.dazed = true
    },
  }).top('events', 22)
  stage.top('wizards', 'terek', 'veldor').roll(2, 1).dice(4, 4, 4, 4).say('stop')
  expect(stage.player()).toMatchObject({ space: 'green-grove.center', dazed: false, order: 'sorcerers', tasks: [] })
  expect(stage.allTold('meets').map(({ who }) => who)).toEqual(['star-crest', 'terek', 'veldor'])
  expect(stage.asked.topic).toBe('roll')
})
