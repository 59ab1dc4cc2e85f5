import { describe, expect } from 'vitest'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { giveEvent, MEETING } from './company.ts'
import { atTheDoorOf, CIRCLE, COTTAGE, enter, type Place, sendOut, TOWER, turnIsOver } from './doorstep.ts'
import { enrol, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')

const MELIGAR = 'meligars-tower.center'
const MELEKOK = 'melekoks-tower.center'

/**
 * Lets a Druid meet Veldor in another person's home and get this Task from him. Returns the parts done before she meets
 * that person, by stage.
 */
function doneAtOnce(task: number, place: Place): number[] {
  const stage = atTheDoorOf(place, {
    prepare: state => {
      enrol(state.players[0]!, 'druids')
      sendOut(state, 'veldor', place)
    },
  })
  enter(stage.top('tasks', task), place).dice(1, 1, 1, 1).say('new task')
  if (stage.question.topic === 'space') stage.say(stage.options[0]!)
  const events = stage.match.events()
  const given = events.findIndex(event => event.kind === 'task' && event.what === 'given')
  const host = events.findIndex((event, i) => i > given && event.kind === 'meets')
  expect([given, host]).not.toContain(-1)
  const parts = events.slice(given, host).filter(event => event.kind === 'task' && event.what === 'part')
  const held = stage.player().tasks.find(({ id }) => id === task)
  return parts.length === 0 ? [] : held!.marks.filter(mark => mark.done).map(mark => mark.stage)
}

describe('a Task that first asks for someone who lives where it is given', () => {
  const FIRST = [
    [80, COTTAGE],
    [75, COTTAGE],
    [89, MELIGAR],
    [10, MELIGAR],
    [10, TOWER],
    [40, TOWER],
    [14, MELEKOK],
    [69, MELEKOK],
  ] as const

  rule('9.7', 'is fulfilled there, no matter who gives the Task', () => {
    for (const [task, place] of FIRST) {
      expect(doneAtOnce(task, place), `Task ${task}`).toEqual([0])
    }
  })

  rule('9.7', 'is fulfilled there only if that is the first requirement', () => {
    // Melekok's message comes first, and goes to Megmoran at the end.
    expect(doneAtOnce(69, TOWER)).toEqual([])
    // The Lorebook is with Megmoran.
    expect(doneAtOnce(40, MELIGAR)).toEqual([])
  })
})

describe('a summons of Event 31 answered before Ruktal by a Dazed player', () => {
  const summoned = (dazed = true) => {
    const stage = atTheDoorOf(CIRCLE, {
      prepare: state => {
        const ann = state.players[0]!
        enrol(ann, 'wizards')
        ann.dazed = dazed
        giveEvent(state, ann, 31)
      },
    })
    return enter(stage, CIRCLE)
  }

  rule(['7.332', '7.3044'], 'is over, and the player is healed, but nothing else happens', () => {
    const stage = summoned()
    expect(stage.player()).toMatchObject({ dazed: false, events: [] })
    expect(stage.told('afflicted')).toMatchObject([{ with: 'dazed', now: false, rule: '7.332' }])
    expect(turnIsOver(stage)).toBe(true)
    // A healthy player answers it and meets nobody.
    const well = summoned(false)
    expect([well.player().events, well.allTold('meets')]).toEqual([[], []])
  })
})

describe('the Meadowshire Dwelling entered to teach the song of Task 20', () => {
  const comes = (learned: boolean, ...dice: number[]) => {
    const stage = Stage.set({
      prepare: state => {
        const ann = state.players[0]!
        enrol(ann, 'druids')
        ann.space = 'meadowshire.c2'
        const song = heldTask(20, [
          [0, 0, 'sea.0101'],
          [1, 0, 'meadowshire.b2'],
        ])
        song.marks[0]!.done = learned
        ann.tasks = [song]
      },
    })
    return stage
      .roll(1)
      .dice(...dice)
      .say('go meadowshire.b2')
  }

  rule('7.391', "is entered for a Task, and the Elves don't roll", () => {
    const stage = comes(true)
    expect(turnIsOver(stage)).toBe(true)
    expect(stage.allTold('meets')).toEqual([])
    // She still learns the song by staying.
    stage.roll(1).say('stop')
    expect(stage.player()).toMatchObject({ tasks: [], points: { knowledge: 5, perception: 5, power: 5 } })
  })

  rule('7.391', 'is entered like any other by a player who has not yet learned the song', () => {
    expect(comes(false, 6, 6).allTold('meets')).toMatchObject([{ who: 'elves' }])
  })
})

describe('a player led into the Lair by a neighbor', () => {
  const led = (event: number, kind: 'horse' | 'hound') => {
    const stage = Stage.set({
      seats: 2,
      // The Lair is beside Meadowfarm.
      placements: [
        { tile: 'meadowfarm', hex: 12 * 40 + 12, turn: 0 },
        { tile: 'dragons-lair', hex: 12 * 40 + 17, turn: 0 },
        { tile: 'torwall', hex: 20 * 40 + 20, turn: 0 },
      ],
      prepare: state => {
        const ann = state.players[0]!
        enrol(ann, 'druids')
        ann.space = MEETING
        ann.animal = { kind, left: 3 }
        state.dragon = 'dragons-lair.center'
        state.players[1]!.space = 'torwall.b1'
      },
    })
    stage.top('events', event)
    stage.roll(1, 1).dice(4, 4).say('stop')
    const to = stage.options.find(id => id.startsWith('dragons-lair.') && !id.endsWith('.center'))!
    return stage.dice(...(event === 44 ? [1] : []), 1, 1).say(to)
  }

  rule(['8.45', '8.46'], 'loses a Horse or Hound at the border of the Lair, under any of these Events', () => {
    for (const event of [9, 18, 44, 48])
      for (const [kind, number] of [
        ['horse', '8.45'],
        ['hound', '8.46'],
      ] as const) {
        const stage = led(event, kind)
        expect(stage.player().animal, `${kind}, Event ${event}`).toBeNull()
        expect(stage.allTold('animal')).toMatchObject([{ animal: kind, what: 'leaves', rule: number }])
      }
  })
})

describe('the Trap that a 5 or 6 opens', () => {
  const caught = (prepare: (ann: Player, state: WizardsState) => void = () => {}) =>
    Stage.set({
      prepare: state => {
        const ann = state.players[0]!
        enrol(ann, 'sorcerers', 4)
        ann.space = MEETING
        ann.trap = { kind: 'roll' }
        prepare(ann, state)
      },
    })

  rule(['11.213', '8.31'], 'can be escaped with a Transporting Spell instead of the roll', () => {
    const stage = caught()
    expect(stage.options).toEqual(['roll', 'cast transporting'])
    stage.dice(5, 1, 1).say('cast transporting', 'hillshire')
    expect(stage.player()).toMatchObject({ trap: null, space: 'hillshire.a1' })
    expect(stage.allTold('trapped')).toMatchObject([{ trap: 'none', rule: '8.31' }])
  })

  rule(['11.213', '8.31'], 'holds a player whose spell failed, who then meets nothing that turn', () => {
    const stage = caught(ann => {
      ann.tasks = [
        heldTask(48, [
          [0, 0, MEETING],
          [1, 0, 'crescent-ridge.c2'],
        ]),
      ]
    })
    stage.dice(6).say('cast transporting')
    expect(stage.player()).toMatchObject({ trap: { kind: 'roll' }, space: MEETING })
    expect(stage.player().tasks[0]!.marks[0]!.done).toBe(false)
    expect(turnIsOver(stage)).toBe(true)
    // On the next turn, the player can try it again or roll the die instead.
    expect(stage.roll(5).player().trap).toBeNull()
  })

  rule('8.31', 'cannot be escaped in other ways, and no other Trap allows a spell', () => {
    const stage = caught((ann, state) => {
      ann.animal = { kind: 'unicorn', left: 1 }
      giveEvent(state, ann, 21)
    })
    expect(stage.options).toEqual(['roll', 'cast transporting'])
    const held = caught(ann => {
      ann.trap = { kind: 'turns', left: 1 }
    })
    // His turn was lost, and the Trap is over.
    expect(held.allTold('lost-turn')).toHaveLength(1)
  })
})

rule('9.1', "a part at the player's own Mentor has no marker, not even for a Druid", () => {
  for (const order of ['druids', 'sorcerers', 'wizards'] as const) {
    const stage = Stage.set({
      prepare: state => enrol(state.players[0]!, order),
    })
    // A Dove brings Stargild's Task, whose dagger is for the Mentor.
    stage.top('tasks', 5).roll(1, 1).dice(3, 3, 6, 6).say('stop')
    expect(stage.player().tasks[0]!.marks.map(mark => mark.at)).toEqual(['woodland.b4', null])
  }
})
