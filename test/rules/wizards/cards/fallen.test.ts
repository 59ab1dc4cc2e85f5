import { expect, test } from 'vitest'
import { TERRITORIES } from '../../../../src/games/wizards/rules/islands/territories.ts'
import { taskCard } from '../../../../src/games/wizards/rules/state/cards.ts'
import type { HeldTask, WizardsState } from '../../../../src/games/wizards/rules/state/components.ts'
import { cardStands } from '../../../../src/games/wizards/rules/tasks/task-places.ts'
import { rulesOf } from '../../../rule.ts'
import { enrol, heldTask, Stage } from '../stage.ts'
import { Errand, RUKTAL } from './errand.ts'
import { DWELLINGS } from './places.ts'

const rule = rulesOf('wizards')
const REFUGE = 'melekoks-tower.a1'
const idsOf = (kind: string) => TERRITORIES.filter(t => t.kind === kind).map(t => t.id)

/** Returns a Task with a marker for one part in each of these spaces, after these finished parts. */
const everyTask = (id: number, done: number, part: readonly [number, number], spaces: readonly string[]): HeldTask => {
  const task = heldTask(
    id,
    spaces.map(space => [...part, space] as const),
  )
  for (const mark of task.marks.slice(0, done)) mark.done = true
  return task
}

/**
 * Plays the last day before Evil takes this tile, of the kind that is next. Ann, a Sorcerer, is beside Melekok's tower.
 */
function whenFalls(tile: string, tasks: readonly HeldTask[], more: (state: WizardsState) => void = () => {}): Stage {
  const stage = Stage.set({
    prepare: state => {
      state.day = 41
      state.foreseen = tile
      const kind = TERRITORIES.find(t => t.id === tile)!.kind
      if (kind !== 'common') state.fallen = [...idsOf('common')]
      if (kind === 'magic') state.fallen.push(...idsOf('elven'))
      const ann = state.players[0]!
      enrol(ann, 'sorcerers')
      ann.space = REFUGE
      ann.tasks = [...tasks]
      state.decks.tasks.draw = state.decks.tasks.draw.filter(id => !tasks.some(task => task.id === id))
      more(state)
    },
  })
  // A Demon comes to her Territory afterward, away from her.
  stage.roll(1).dice(6, 6).say('stop')
  expect(stage.state.fallen).toContain(tile)
  return stage
}

const COMES = 'melekoks-tower.c6'
const openAt = (stage: Stage) => stage.player().tasks.map(task => task.marks.filter(m => !m.done).map(m => m.at))

rule(
  ['9.9b', '9.9'],
  'a fallen Territory removes the Tasks with a marker on it, and their other markers become Demons',
  () => {
    const stage = whenFalls('hillshire', [
      heldTask(48, [
        [0, 0, 'hillshire.c6'],
        [1, 0, 'crescent-ridge.c2'],
      ]),
      heldTask(
        49,
        [
          [0, 0, 'longrift.b1'],
          [1, 0, 'longrift.center'],
        ],
        { letter: 'B' },
      ),
    ])
    expect(stage.player().tasks.map(task => task.id)).toEqual([49])
    expect(stage.state.decks.tasks.discard).toEqual([48])
    expect(stage.state.demons).toEqual(['crescent-ridge.c2', COMES])
    expect(stage.player().points).toEqual({ knowledge: 0, perception: 0, power: 0 })
    expect(stage.state.tasksDone).toBe(0)
  },
)

rule('9.9b', 'a part done before its Territory fell causes no harm', () => {
  const task = heldTask(48, [
    [0, 0, 'hillshire.c6'],
    [1, 0, 'crescent-ridge.c2'],
  ])
  task.marks[0]!.done = true
  const stage = whenFalls('hillshire', [task])
  expect(openAt(stage)).toEqual([['crescent-ridge.c2']])
  expect(stage.state.demons).toEqual([COMES])
})

rule('9.9b', 'people who never travel have their markers at home, and their Tasks are lost when it falls', () => {
  const stage = whenFalls('hamdrels-cottage', [
    heldTask(2, [
      [0, 0, 'dragons-lair.a6'],
      [1, 0, 'hamdrels-cottage.center'],
    ]),
  ])
  expect(stage.player().tasks).toEqual([])
  expect(stage.state.demons).toEqual(['dragons-lair.a6', COMES])
})

rule('12.43', 'a Task that requires EVERY Dwelling continues with those still standing', () => {
  const stage = whenFalls('glendale', [everyTask(60, 1, [1, 0], [...DWELLINGS].reverse())])
  expect(openAt(stage)).toEqual([['timberlane.b5', 'green-grove.a4', 'edgewood.a1', 'meadowshire.b2']])
  expect(stage.state.demons).toEqual([COMES])
})

rule('12.43', 'a Task for every place is complete once all that still stand have been visited', () => {
  const stage = whenFalls('glendale', [everyTask(60, 1, [1, 0], ['edgewood.a1', 'glendale.c3'])])
  expect(stage.player()).toMatchObject({ tasks: [], points: { knowledge: 5, perception: 10, power: 10 } })
  expect(stage.state.tasksDone).toBe(1)
})

rule('9.9b', 'if a Task requires several places, it is lost if one falls before it is visited', () => {
  const message = heldTask(13, [
    [0, 0, null],
    [1, 0, 'hillshire.c6'],
    [1, 0, 'torwall.center'],
    [1, 0, 'glendale.c3'],
  ])
  message.marks[0]!.done = true
  const stage = whenFalls('hillshire', [message])
  expect(stage.player().tasks).toEqual([])
  expect(stage.state.demons).toEqual(['torwall.center', 'glendale.c3', COMES])
})

rule('9.9b', 'a Druid can bring things to Ruktal even if every tower has fallen', () => {
  const sword = heldTask(5, [
    [0, 0, 'dragons-lair.a6'],
    [1, 0, null],
  ])
  const stage = whenFalls('melekoks-tower', [sword], state => {
    state.fallen.push('megmorans-tower', 'meligars-tower')
    enrol(state.players[0]!, 'druids')
    state.players[0]!.space = 'hamdrels-cottage.a1'
  })
  expect(stage.player().tasks.map(task => task.id)).toEqual([5])
})

rule('9.9b', 'a Task continues after the last Tower falls if its Master Sorcerer was met before', () => {
  const tidings = (met: boolean): HeldTask => {
    const task = heldTask(88, [
      [0, 0, null],
      [1, 0, null],
      [1, 1, null],
      [1, 2, null],
    ])
    for (const [i, done] of [true, false, met].entries()) task.marks[i]!.done = done
    return task
  }
  const tasksAfter = (met: boolean) =>
    whenFalls('melekoks-tower', [tidings(met)], state => {
      state.fallen.push('megmorans-tower', 'meligars-tower')
      state.players[0]!.space = 'hamdrels-cottage.a1'
    })
      .player()
      .tasks.map(task => task.id)
  expect([tasksAfter(true), tasksAfter(false)]).toEqual([[88], []])
})

rule('12.43', 'the Task becomes impossible once no such place is left, even if others were visited earlier', () => {
  const task = everyTask(60, 1, [1, 0], ['edgewood.a1', 'glendale.c3'])
  task.marks.unshift({ stage: 0, part: 0, at: RUKTAL, done: true })
  const stage = whenFalls('glendale', [task], state => {
    state.fallen.push('edgewood', 'meadowshire', 'green-grove', 'timberlane', 'woodland')
  })
  expect(stage.player().points).toEqual({ knowledge: 0, perception: 0, power: 0 })
  expect(stage.state.decks.tasks.discard).toEqual([60])
  expect(stage.state.tasksDone).toBe(0)
})

test('Task 43: bark is taken to the Inland Towns still standing', () => {
  const inland = ['torwall.center', 'crescent-ridge.c2', 'hillshire.c6']
  expect(openAt(whenFalls('torwall', [everyTask(43, 0, [1, 0], inland)]))).toEqual([inland.slice(1)])
})

test("Task 44: one Territory's Plains fall together, visited or not, and the Task with them", () => {
  const plains = ['a4', 'b3', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6'].map(code => `edgewood.${code}`)
  const stage = whenFalls('edgewood', [everyTask(44, 7, [1, 0], plains)])
  expect(stage.player()).toMatchObject({ tasks: [], points: { knowledge: 0, perception: 0, power: 0 } })
  expect(stage.state.decks.tasks.discard).toEqual([44])
})

test('Task 53: the woods still standing are enough', () => {
  const task = everyTask(53, 0, [0, 0], ['glendale.a6', 'edgewood.a2', 'woodland.a1'])
  task.marks.push({ stage: 1, part: 0, at: 'woodland.center', done: false })
  expect(openAt(whenFalls('edgewood', [task]))).toEqual([['glendale.a6', 'woodland.a1', 'woodland.center']])
})

test('Task 72: Ranyart sings in the Dwellings still standing', () => {
  expect(openAt(whenFalls('woodland', [everyTask(72, 0, [1, 0], DWELLINGS)]))).toEqual([DWELLINGS.slice(0, 5)])
})

test('Task 95: lamps for Towns and Dwellings, as long as one of either is left', () => {
  const task = everyTask(95, 0, [1, 0], ['longrift.b1', 'edgewood.a1'])
  expect(openAt(whenFalls('longrift', [task]))).toEqual([['edgewood.a1']])
})

test('Task 15: the game is lost when the Stones fall', () => {
  const stage = Stage.set({
    prepare: state => {
      state.day = 41
      state.foreseen = 'sacred-circle'
      state.fallen = [...idsOf('common'), ...idsOf('elven')]
      enrol(state.players[0]!, 'sorcerers')
      state.players[0]!.space = REFUGE
      state.players[0]!.tasks = [everyTask(15, 0, [0, 0], ['sacred-circle.c1', 'sacred-circle.c2'])]
    },
  })
  stage.roll(1).say('stop')
  expect(stage.state.result).toMatchObject({ winners: [] })
})

rule('9.9b', 'once all three Master Sorcerers have fallen, nobody can bring things to them, Sorcerer or not', () => {
  const tasks = [
    heldTask(5, [
      [0, 0, 'dragons-lair.a6'],
      [1, 0, null],
    ]),
    heldTask(
      23,
      [
        [1, 0, null],
        [1, 1, null],
      ],
      { letter: 'B' },
    ),
    heldTask(25, [[0, 0, null]], { letter: 'C' }),
  ]
  const towers = ['megmorans-tower', 'meligars-tower']
  const fall = (standing: boolean) =>
    whenFalls('melekoks-tower', tasks, state => {
      state.fallen.push(...(standing ? towers.slice(1) : towers))
      state.players[0]!.space = 'hamdrels-cottage.a1'
    })
  expect(
    fall(false)
      .player()
      .tasks.map(task => task.id),
  ).toEqual([25])
  expect(
    fall(true)
      .player()
      .tasks.map(task => task.id),
  ).toEqual([5, 23, 25])
})

/** Lets Ann draw a card after these Territories have fallen. */
function drawn(card: number, fallen: readonly string[], dice: readonly number[] = [], next?: number): Errand {
  const prepare = (state: WizardsState) => {
    state.fallen = [...fallen]
    if (next !== undefined) state.decks.tasks.draw.splice(-1, 0, next)
  }
  return new Errand(card, {}, 'druids', prepare).draw({ dice })
}
const marksOf = (errand: Errand) => errand.task!.marks.map(mark => mark.at)

rule('12.44', 'a card that names a fallen Territory leaves the game, and the next is drawn', () => {
  const errand = drawn(94, ['crescent-ridge'], [], 12)
  expect(errand.task).toBeUndefined()
  expect(errand.stage.player().tasks.map(task => task.id)).toEqual([12])
  const { draw, discard } = errand.stage.state.decks.tasks
  expect([...draw, ...discard]).not.toContain(94)
})

const TOWERS = ['megmorans-tower', 'meligars-tower', 'melekoks-tower']
const ELVEN = idsOf('elven')

rule('12.44', 'a card is possible while everything it names stands, or at least one if one is enough', () => {
  const useful = (card: number, fallen: readonly string[], order: 'sorcerers' | 'druids' = 'druids') => {
    const { state } = Stage.set({
      prepare: state => {
        enrol(state.players[0]!, order)
        state.players[0]!.space = 'dragons-lair.c1'
        state.fallen = [...fallen]
      },
    })
    return cardStands(state, state.players[0]!, taskCard(card))
  }
  for (const [card, fallen, stands] of [
    // One of the places for a stage.
    [14, ['edgewood'], false],
    [14, ['longrift'], false],
    [14, ['green-grove'], true],
    // A random space in one Territory, and in all of a kind except one.
    [38, ['melekoks-tower'], false],
    [38, ['meligars-tower'], true],
    [64, [...idsOf('common'), ...ELVEN, 'sacred-circle', ...TOWERS], true],
    [64, [...idsOf('common'), ...ELVEN, 'sacred-circle', ...TOWERS, 'hamdrels-cottage'], false],
    // Three Dwellings.
    [28, ELVEN.slice(0, 3), true],
    [28, ELVEN.slice(0, 4), false],
    // All Plains of an Elven land other than Woodland.
    [44, ELVEN.slice(1, 5), true],
    [44, ELVEN.slice(0, 5), false],
    // The farthest Town or Dwelling.
    [75, ELVEN, true],
    [75, [...ELVEN, ...idsOf('common')], false],
    // Each Master Sorcerer, and any of them.
    [25, ['megmorans-tower'], false],
    [25, ELVEN, true],
    [88, ['megmorans-tower', 'melekoks-tower'], true],
    [88, TOWERS, false],
  ] as const)
    expect(useful(card, fallen), `Task ${card} without ${fallen}`).toBe(stands)
  // The Mentors of the Sorcerers.
  expect(useful(5, TOWERS, 'sorcerers')).toBe(false)
  expect(useful(5, TOWERS.slice(1), 'sorcerers')).toBe(true)
  expect(useful(5, TOWERS)).toBe(true)
})

rule('12.44', 'a card that names a kind of Territory leaves the game once none of that kind stands', () => {
  expect(drawn(37, idsOf('elven'), [], 12).task).toBeUndefined()
  expect(drawn(37, ['edgewood'], [], 12).task).toBeUndefined()
  expect(marksOf(drawn(37, ['glendale'], [1, 2, 5, 1]))).toEqual(['meadowshire.c1', 'edgewood.a1'])
})

test('one of two kinds is enough: rolls for the other are repeated', () => {
  expect(marksOf(drawn(1, idsOf('common').slice(0, 4), [1, 1, 3, 6, 1, 1]))).toEqual(['hillshire.a1', RUKTAL])
})

test('EVERY place means every place that stands when the card is drawn', () => {
  expect(marksOf(drawn(60, ['glendale', 'woodland']))).toEqual([RUKTAL, ...DWELLINGS.slice(1, 5)])
  expect(drawn(60, idsOf('elven'), [], 12).task).toBeUndefined()
  expect(
    marksOf(drawn(44, ['edgewood'], [3, 4]))
      .slice(1)
      .every(at => at!.startsWith('green-grove.')),
  ).toBe(true)
})

test('a card that asks for three Dwellings is impossible if two stand', () => {
  expect(drawn(28, ['glendale', 'meadowshire', 'edgewood', 'timberlane'], [], 12).task).toBeUndefined()
})
