import { describe, expect, test } from 'vitest'
import { Board } from '../../../../src/games/wizards/rules/islands/board.ts'
import { fits, GRID, type Placement } from '../../../../src/games/wizards/rules/islands/grid.ts'
import { harborsOf } from '../../../../src/games/wizards/rules/islands/harbors.ts'
import { TERRITORIES } from '../../../../src/games/wizards/rules/islands/territories.ts'
import { seaFrom as seasFrom } from '../../../../src/games/wizards/rules/tasks/task-places.ts'
import { enrol, GRID_OF_TILES, heldTask, Stage } from '../stage.ts'
import { Errand, errand, pointsOf } from './errand.ts'
import { OPEN_SEA, seaFrom, seas, spacesOf } from './places.ts'

/** Plays to the end of the turn without taking up or trying anything. */
const letGo = ({ stage }: Errand) => {
  while (stage.question.topic !== 'roll') stage.say(['stop', 'leave'].find(id => stage.options.includes(id))!)
}

describe('Task 9, the White Stag', () => {
  const stag = () =>
    heldTask(9, [
      [0, 0, 'meadowfarm.b3'],
      [1, 0, 'torwall.b2'],
      [2, 0, null],
    ])

  test('carries the player away immediately, with a choice to take the book there or leave it', () => {
    const picks = [{ from: spacesOf('woods'), pick: 'edgewood.b4' }]
    const errand = new Errand(9, {}, 'druids').draw({ dice: [1, 1, 4, 2], picks })
    errand.carry('edgewood.b4')
    errand.stage.say('take a00')
    expect(errand.stage.told('transported')).toMatchObject([{ from: 'edgewood.b4', space: 'torwall.b2', rule: '9' }])
    expect(errand.stage.player().space).toBe('torwall.b2')
    expect(errand.stage.options).toEqual(['take a10', 'leave'])
    errand.stage.say('take a10')
    expect(errand.task!.marks.map(mark => mark.done)).toEqual([true, true, false])
  })

  test('also carries away a player who found it by staying, without a Random Encounter', () => {
    const stage = Stage.set({
      prepare: ({ players: [ann] }) => {
        enrol(ann!, 'druids')
        ann!.space = 'meadowfarm.b3'
        ann!.tasks = [stag()]
      },
    })
    stage.roll(1, 1).say('stop', 'take a00', 'leave')
    expect(stage.player().space).toBe('torwall.b2')
    expect(stage.allTold('result')).toEqual([])
  })

  test('does not offer the book again if it is left, and other markers in the wood stay there', () => {
    const picks = [{ from: spacesOf('woods'), pick: 'edgewood.b4' }]
    const errand = new Errand(9, {}, 'druids', ({ players: [ann] }) => {
      ann!.tasks = [heldTask(8, [[0, 0, 'edgewood.b4']], { letter: 'B' })]
    }).draw({ dice: [1, 1, 4, 2], picks })
    errand.carry('edgewood.b4')
    errand.stage.say('take a00', 'leave')
    expect(errand.stage.question.topic).not.toBe('marker')
    expect(errand.task!.marks.map(mark => mark.done)).toEqual([true, false, false])
    expect(errand.stage.player().tasks[0]!.marks[0]!.done).toBe(false)
  })

  test('carries away even a player who can escape transports, whose Animal is lost', () => {
    const stage = Stage.set({
      prepare: ({ players: [ann] }) => {
        enrol(ann!, 'druids', 4)
        ann!.animal = { kind: 'hound', left: 3 }
        ann!.space = 'meadowfarm.c3'
        ann!.tasks = [stag()]
      },
    })
    stage.roll(2).say('go meadowfarm.b3', 'take a00')
    expect(stage.question.topic).toBe('marker')
    expect(stage.player()).toMatchObject({ space: 'torwall.b2', animal: null })
  })
})

describe('Task 45, a captivating flower', () => {
  test('transports only when the flower is picked, but then immediately, even a Druid', () => {
    const stage = Stage.set({
      prepare: ({ players: [ann] }) => {
        enrol(ann!, 'druids', 4)
        ann!.space = 'meadowshire.c5'
        ann!.tasks = [
          heldTask(45, [
            [0, 0, 'meadowshire.a5'],
            [1, 0, 'timberlane.b2'],
            [2, 0, 'meadowshire.b2'],
          ]),
        ]
      },
    })
    stage.roll(1).say('go meadowshire.a5', 'leave')
    expect(stage.player().space).toBe('meadowshire.a5')
    stage.say('stop', 'no spell').roll(1).say('stop', 'take a00')
    expect(stage.player().space).toBe('timberlane.b2')
    stage.say('take a10')
    expect(stage.player().tasks[0]!.marks.map(mark => mark.done)).toEqual([true, true, false])
  })

  test('leaves the game if no second Elven Territory stands', () => {
    const errand = new Errand(45, {}, 'druids', state => {
      state.fallen = ['glendale', 'meadowshire', 'edgewood', 'green-grove', 'timberlane']
    }).draw()
    expect(errand.task).toBeUndefined()
    expect(errand.stage.state.decks.tasks.discard).not.toContain(45)
  })
})

describe('Task 18, a Jeweled Crown', () => {
  const crowned = () => new Errand(18, {}, 'druids').draw()

  test('is found immediately where the player is', () => {
    const errand = crowned()
    expect(errand.stage.allTold('marker').map(told => told.space)).toEqual(['meadowfarm.c1', 'torwall.center'])
    expect(errand.task!.marks.map(mark => mark.done)).toEqual([true, false])
    errand.does('torwall.center')
    expect(pointsOf(errand)).toEqual([5, 0, 5])
    expect(errand.stage.state.completed).toBe(1)
  })

  test('can be stolen from the start', () => {
    const errand = crowned().robbed(['torwall.center'])
    expect(errand.task).toBeUndefined()
    expect(errand.stage.state.demons).toEqual(['torwall.center'])
    expect(pointsOf(errand)).toEqual([0, 0, 0])
  })

  test('is not yet home when drawn in Torwall', () => {
    const stage = Stage.set({
      prepare: state => {
        enrol(state.players[0]!, 'druids')
        state.players[0]!.space = 'torwall.c4'
      },
    })
    stage.top('tasks', 18).roll(1).dice(4, 4).say('go torwall.center')
    expect(stage.player().tasks[0]!.marks.map(mark => mark.done)).toEqual([true, false])
    stage.roll(1).say('stop', 'take a10')
    expect(stage.player()).toMatchObject({ tasks: [], points: { knowledge: 5, perception: 0, power: 5 } })
  })
})

describe('Task 20, the Song of the Whales', () => {
  const deep = seaFrom(4, OPEN_SEA)
  const goal = deep[0]!
  const asked = () => new Errand(20, { placements: OPEN_SEA }, 'druids').draw({ picks: [{ from: deep, pick: goal }] })

  test('is learned by staying a turn on deep water, not by arriving there', () => {
    const errand = asked()
    expect(errand.task!.marks.map(mark => mark.at)).toEqual([goal, 'meadowshire.b2'])
    errand.sail(goal)
    letGo(errand)
    expect(errand.left).toBe(2)
    errand.stage.roll(3).say('stop')
    expect(errand.left).toBe(1)
  })

  test('is not learned by a player who leaves on the next turn', () => {
    const errand = asked()
    errand.sail(goal)
    letGo(errand)
    errand.carry('glendale.a2')
    expect(errand.left).toBe(2)
  })

  test('is taught by staying a turn at the Meadowshire Dwelling, once learned', () => {
    const errand = asked()
    errand.carry('meadowshire.b2', [6, 6])
    errand.stage.roll(1).say('stop')
    expect(errand.left).toBe(2)
    errand.sail(goal)
    letGo(errand)
    errand.stage.roll(1).say('stop')
    errand.carry('meadowshire.b2', [6, 6])
    letGo(errand)
    expect(errand.left).toBe(1)
    expect(pointsOf(errand)).toEqual([0, 0, 0])
    errand.stage.roll(6).say('stop')
    expect(errand.task).toBeUndefined()
    expect(pointsOf(errand)).toEqual([5, 5, 5])
    expect(errand.stage.state.completed).toBe(1)
  })

  test('is not taught on the turn of arrival, even by a move within the place', () => {
    const errand = asked()
    errand.sail(goal)
    letGo(errand)
    errand.stage.roll(1).say('stop')
    errand.carry('meadowshire.b2', [6, 6])
    letGo(errand)
    // She leaves and comes back, which does not count as staying.
    errand.stage.roll(6).dice(6, 6).say('go meadowshire.c2', 'go meadowshire.b2')
    letGo(errand)
    expect(errand.left).toBe(1)
  })

  test('is sought as far out as the water goes, if nothing is four spaces from land', () => {
    const far = Math.max(...seas().map(sea => sea.far))
    expect(seasFrom(Board.of(GRID_OF_TILES), far + 1).sort()).toEqual(seaFrom(far).sort())
  })
})

describe('Task 34, the Lady of the Lake', () => {
  // Three tiles around one water hex, and the others far from it.
  const hole = GRID.hex(9, 9)
  const sides = [
    { q: 3, r: -1 },
    { q: -2, r: 3 },
    { q: -1, r: -2 },
  ]
  const round = sides.map(({ q, r }) => {
    const { q: a, r: b } = GRID.axial(hole)
    return GRID.at({ q: a + q, r: b + r })
  })
  const rest = [18, 24, 30, 36].flatMap(column => [4, 10, 16, 22].map(row => GRID.hex(column, row))).slice(0, 15)
  // No harbor is on the lake, so the lake is not chosen for one.
  const inland = ['torwall', 'hillshire', 'glendale']
  const tiles = [...inland, ...TERRITORIES.map(t => t.id).filter(id => !inland.includes(id))]
  const withLake: Placement[] = [...round, ...rest].map((hex, i) => ({ tile: tiles[i]!, hex, turn: 0 }))
  const lake = `sea.${String(GRID.column(hole)).padStart(2, '0')}${String(GRID.row(hole)).padStart(2, '0')}`

  test('gives her staff on a lake, if there is one, to anyone who swims there', () => {
    expect(withLake.every((p, i) => fits(withLake.slice(0, i), p.hex))).toBe(true)
    const errand = new Errand(34, { placements: withLake }, 'druids').draw()
    expect(errand.task!.marks.map(mark => mark.at)).toEqual([lake, null])
    const board = Board.of(withLake)
    const shore = board.open(hole).find(hex => ['plains', 'woods', 'mountains'].includes(board.ground[hex]!))!
    errand.finds('veldor').carry(board.name(shore))
    errand.stage.roll(4).say(`swim ${lake}`, 'take a00')
    errand.finds('zegoral').does('veldor')
    expect(pointsOf(errand)).toEqual([0, 10, 5])
  })
})

/** Returns harbors with land on most sides. */
function inmost(placements: readonly Placement[]): string[] {
  const board = Board.of(placements)
  const shores = (space: string) =>
    [0, 1, 2, 3, 4, 5].filter(d => !board.isWater(GRID.neighbor(board.hex(space), d))).length
  const harbors = [...new Set(harborsOf(board))]
  const most = Math.max(...harbors.map(shores))
  return harbors.filter(space => shores(space) === most)
}

const harbors = inmost(OPEN_SEA)
errand(34, 'the Staff of Windstar, with no lake but an inland harbor', {
  placements: OPEN_SEA,
  picks: harbors.length > 1 ? [{ from: harbors, pick: harbors[0]! }] : [],
  marks: [harbors[0]!],
  way: [[`*${harbors[0]}`], ['ishkatar|tolmitar|veldor']],
  gain: [0, 10, 5],
})

test('finds fewer inland harbors than harbors on the dense board', () => {
  expect(harbors.length).toBeLessThan(new Set(harborsOf(Board.of(OPEN_SEA))).size)
})
