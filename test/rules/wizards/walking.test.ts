import { expect } from 'vitest'
import { boardOf } from '../../../src/games/wizards/rules/facts/spaces.ts'
import { GRID, type Placement } from '../../../src/games/wizards/rules/islands/grid.ts'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { enrol, GRID_OF_TILES, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')

/** Sets up Ann in this space at the start of her turn, with Bob out of the way in Torwall. */
function at(space: string, change: (ann: Player, state: WizardsState) => void = () => {}, placements = GRID_OF_TILES) {
  return Stage.set({
    seats: 2,
    placements,
    prepare: state => {
      const [ann, bob] = state.players
      ann!.space = space
      bob!.space = 'torwall.a1'
      change(ann!, state)
    },
  })
}

/** Returns the price of a walk to a space with this roll, or undefined if it is impossible. */
const cost = (stage: Stage, space: string) => stage.option(`go ${space}`)?.cost

rule('6.plains', 'a plain costs 1 point', () => {
  const stage = at('meadowfarm.center').roll(1)
  expect(stage.options).toEqual([...[2, 3, 4, 5, 6, 1].map(n => `go meadowfarm.c${n}`), 'stop'])
  expect(stage.asked.options.map(({ stops }) => stops)).toEqual([false, false, false, false, false, false, true])
  expect(cost(stage, 'meadowfarm.c1')).toBe(1)
  expect(cost(at('meadowfarm.center').roll(2), 'meadowfarm.a5')).toBe(2)
})

rule('6.woods', 'a wood costs 2 points, so a roll of 1 is not enough to enter one', () => {
  expect(cost(at('meadowfarm.c4').roll(1), 'meadowfarm.a4')).toBeUndefined()
  expect(cost(at('meadowfarm.c4').roll(2), 'meadowfarm.a4')).toBe(2)
  // Woodland B1 is surrounded by woods: two of them take 4.
  const stage = at('woodland.b1').roll(1)
  expect(stage.options.filter(id => id.startsWith('go '))).toEqual([])
  expect(cost(at('woodland.b1').roll(3), 'woodland.c6')).toBeUndefined()
  expect(cost(at('woodland.b1').roll(4), 'woodland.b2')).toBe(4)
})

rule('6.mountains', 'a mountain costs 2 points, so a roll of 1 is not enough to enter one', () => {
  expect(cost(at('crescent-ridge.c1').roll(1), 'crescent-ridge.b1')).toBeUndefined()
  expect(cost(at('crescent-ridge.c1').roll(2), 'crescent-ridge.b1')).toBe(2)
  expect(cost(at('crescent-ridge.c1').roll(4), 'crescent-ridge.a1')).toBe(2)
  expect(cost(at('crescent-ridge.a1').roll(4), 'crescent-ridge.a6')).toBe(4)
})

rule(['6.plains', '6.woods', '6.mountains'], 'points are spent step by step along the cheapest path', () => {
  const stage = at('meadowfarm.center').roll(4)
  stage.say('go meadowfarm.c4')
  expect(stage.told('moved')).toMatchObject([
    { from: 'meadowfarm.center', space: 'meadowfarm.c4', how: 'walks', cost: 1 },
  ])
  expect(stage.question.text).toBe('Where to? 3 points left.')
  stage.say('go meadowfarm.a4')
  expect(stage.question.text).toBe('Where to? 1 point left.')
  expect(cost(stage, 'meadowfarm.b3')).toBeUndefined()
  expect(cost(stage, 'meadowfarm.b4')).toBe(1)
  // Around the wood B3 (2 + 1) or through the plains (1 + 1 + 1): A3 is 3 steps of plains away.
  expect(cost(at('meadowfarm.center').roll(6), 'meadowfarm.a3')).toBe(2)
})

const HOUSES = [
  ['meadowfarm.c2', 'meadowfarm.a2', 'folk', 'a Common Town'],
  ['glendale.center', 'glendale.c3', 'elves', 'an Elven Dwelling'],
  ['longrift.c5', 'longrift.center', 'monks', 'Shrineheart Abbey'],
] as const

for (const [from, to, who, what] of HOUSES) {
  rule('6.towns', `${what} costs 1, ends the move and means an encounter`, () => {
    const stage = at(from)
    stage.roll(6)
    expect(stage.option(`go ${to}`)).toMatchObject({ cost: 1, note: 'ends your move' })
    stage.dice(6, 6).say(`go ${to}`)
    expect(stage.told('meets')).toMatchObject([{ seat: 0, who }])
    expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
    expect(cost(at(from).roll(1), to)).toBe(1)
  })
}

rule('6.towns', 'the move ends in a town even if its encounters are spent', () => {
  const stage = at('meadowfarm.c2', ann => void Object.assign(ann, { visits: { 'meadowfarm.a2': 2 } }))
  stage.roll(6).say('go meadowfarm.a2')
  expect(stage.allTold('meets')).toEqual([])
  expect(stage.question).toMatchObject({ seat: 1, topic: 'roll' })
})

rule('6.towns', 'nobody can walk through a town', () => {
  // Crescent Ridge C1 is two steps from B2, past Ridgehold; the route around by C3 and the wood takes 4.
  expect(cost(at('crescent-ridge.b2').roll(3), 'crescent-ridge.c1')).toBeUndefined()
  expect(cost(at('crescent-ridge.b2').roll(4), 'crescent-ridge.c1')).toBe(4)
})

const SPECIAL = [
  ['meligars-tower.b4', 'meligars-tower.a5', 'high-hollow', 'High Hollow'],
  ['megmorans-tower.c1', 'megmorans-tower.center', 'megmoran', "Megmoran's Tower"],
  ['meligars-tower.c1', 'meligars-tower.center', 'meligar', "Meligar's Tower"],
  ['melekoks-tower.c1', 'melekoks-tower.center', 'melekok', "Melekok's Tower"],
  ['hamdrels-cottage.c4', 'hamdrels-cottage.center', 'hamdrel', "Hamdrel's Cottage"],
  ['dragons-lair.c1', 'dragons-lair.center', 'dragon', "the Center of the Dragon's Lair"],
] as const

for (const [from, to, who, what] of SPECIAL) {
  rule('6.special', `${what} costs 1, ends the move and means an encounter`, () => {
    const stage = at(from)
    stage.roll(6)
    const note = who === 'dragon' ? 'the Dragon is there; ends your move' : 'ends your move'
    expect(stage.option(`go ${to}`)).toMatchObject({ cost: 1, note })
    stage.dice(6, 6, 6, 6).say(`go ${to}`)
    expect(stage.told('meets')[0]).toMatchObject({ seat: 0, who })
    expect(stage.question.topic).not.toBe('move')
    expect(cost(at(from).roll(1), to)).toBe(1)
  })
}

rule('6.walls', 'nobody can walk through a wall, however high the roll', () => {
  expect(cost(at('torwall.b1').roll(6), 'torwall.a1')).toBeGreaterThan(0)
  // Torwall's walls lead around to the royal city: from C1, beside it, by C2, C3 and C4.
  expect(cost(at('torwall.c1').roll(3), 'torwall.center')).toBeUndefined()
  expect(cost(at('torwall.c1').roll(4), 'torwall.center')).toBe(4)
  expect(cost(at('torwall.c4').roll(1), 'torwall.center')).toBe(1)
  expect(cost(at('woodswall.b3').roll(6), 'woodswall.a4')).toBeUndefined()
  // Around the end of the wall, by A6 and the wood B5, it takes 5.
  expect(cost(at('woodswall.c6').roll(4), 'woodswall.c5')).toBeUndefined()
})

rule('6.walls', 'the rift of Longrift blocks the way like a wall', () => {
  const stage = at('longrift.c1').roll(6)
  expect(cost(stage, 'longrift.center')).toBeUndefined()
  expect(cost(stage, 'longrift.b6')).toBeUndefined()
  // Nothing west of the rift can be reached from the east.
  const west = ['center', 'c4', 'c5', 'c6', 'b3', 'b4', 'b5', 'b6', 'a4', 'a5', 'a6']
  expect(west.filter(code => cost(stage, `longrift.${code}`) !== undefined)).toEqual([])
})

rule('6.walls', 'nobody can swim, board or land through a wall on the coast', () => {
  const stage = at('hamdrels-cottage.a4', (_, state) => {
    const board = boardOf(state)
    const hex = board.hex('hamdrels-cottage.a4')
    // All the water around A4 is behind walls.
    for (let d = 0; d < 6; d++) {
      const next = GRID.neighbor(hex, d)
      if (board.isWater(next)) state.boats.push(board.name(next))
    }
    expect(state.boats).toHaveLength(3)
  })
  stage.roll(6)
  expect(stage.options.filter(id => /^(swim|board)/.test(id))).toEqual([])
  const [boat] = stage.state.boats
  const aboard = at(boat!, (ann, state) => {
    state.boats.push(boat!)
    ann.boat = 0
  })
  aboard.roll(6)
  expect(aboard.options.filter(id => id.startsWith('go hamdrels-cottage.a4'))).toEqual([])
  expect(aboard.options.some(id => id.startsWith('sail '))).toBe(true)
})

rule('6.walls', 'walls do not affect flights or transports', () => {
  const winged = at('torwall.c1', ann => void Object.assign(ann, { animal: { kind: 'winged-horse', left: 2 } }))
  expect(winged.options).toContain('fly torwall.center')
  expect(winged.options).toContain('fly woodswall.c5')
  const ridden = at('longrift.c1', ann => void Object.assign(ann, { animal: { kind: 'unicorn', left: 1 } }))
  ridden.say('ride longrift.c6')
  expect(ridden.player(0).space).toBe('longrift.c6')
})

rule('6.star-crest', 'nobody can simply walk into the Star Crest', () => {
  for (const roll of [1, 6]) expect(cost(at('green-grove.c4').roll(roll), 'green-grove.center')).toBeUndefined()
  // Nobody can walk across it either: the route around from C4 to C1 crosses two woods, or follows the coast.
  expect(cost(at('green-grove.c4').roll(3), 'green-grove.c1')).toBeUndefined()
})

rule(
  '6.star-crest',
  'a Task that leads to the Star Crest opens it for 1 point, once all earlier parts are done',
  () => {
    const dance = () =>
      heldTask(57, [
        [0, 0, 'glendale.c3'],
        [1, 0, 'green-grove.center'],
      ])
    const early = at('green-grove.c4', ann => {
      enrol(ann, 'druids')
      ann.tasks.push(dance())
    })
    expect(cost(early.roll(6), 'green-grove.center')).toBeUndefined()
    const due = at('green-grove.c4', ann => {
      enrol(ann, 'druids')
      ann.tasks.push(dance())
      ann.tasks[0]!.marks[0]!.done = true
    })
    due.roll(6)
    expect(due.option('go green-grove.center')).toMatchObject({ cost: 1, note: 'ends your move' })
    due.say('go green-grove.center')
    expect(due.player(0).points).toEqual({ knowledge: 0, perception: 5, power: 5 })
    expect(due.question).toMatchObject({ seat: 1, topic: 'roll' })
  },
)

rule('6.star-crest', 'an Event Card that opens the Star Crest is used up by walking there', () => {
  const stage = at('green-grove.c4', (ann, state) => {
    enrol(ann, 'druids')
    state.decks.events.draw = state.decks.events.draw.filter(id => id !== 27)
    ann.events.push({ id: 27, until: null })
  })
  stage.roll(1).dice(1, 1).say('go green-grove.center')
  expect(stage.player(0).points).toEqual({ knowledge: 10, perception: 10, power: 10 })
  expect(stage.player(0).events).toEqual([])
})

/** Three tiles that touch in a row: Torwall, Meadowfarm, Hillshire. */
const ROW: readonly Placement[] = GRID_OF_TILES.map(p => {
  const i = ['torwall', 'meadowfarm', 'hillshire'].indexOf(p.tile)
  if (i >= 0) return { ...p, hex: GRID.hex(4 + 5 * i, 5) }
  return ['woodswall', 'longrift', 'crescent-ridge'].includes(p.tile)
    ? { ...p, hex: GRID.hex(22 + 6 * ['woodswall', 'longrift', 'crescent-ridge'].indexOf(p.tile), 5) }
    : p
})

rule('7.2', 'Demons stop everyone who comes to them, even at sea; a player of Rank 0 stops nobody', () => {
  const past = (placements: readonly Placement[]) =>
    [true, false].map(demons => {
      const stage = at(
        'meadowfarm.c2',
        (_, state) => {
          if (demons) state.demons.push('meadowfarm.center')
          else state.players[1]!.space = 'meadowfarm.center'
        },
        placements,
      ).roll(2)
      return [stage.option('go meadowfarm.center')?.note, cost(stage, 'meadowfarm.c5')]
    })
  for (const placements of [GRID_OF_TILES, ROW, GRID_OF_TILES])
    expect(past(placements)).toEqual([
      ['Demons are there; ends your move', undefined],
      [undefined, 2],
    ])
})

rule(['7.2', '7.6'], 'other players do not stop a player who can no longer meet anyone there (ruling W28)', () => {
  const coming = (met: number) => {
    const stage = Stage.set({
      seats: 2,
      prepare: state => {
        for (const player of state.players) enrol(player, 'druids')
        const [ann, bob] = state.players
        ann!.space = 'meadowfarm.c1'
        ann!.visits['meadowfarm.c2'] = met
        bob!.space = 'meadowfarm.c2'
      },
    }).roll(4)
    return { stage, stops: stage.asked.options.find(({ id }) => id === 'go meadowfarm.c2')?.stops }
  }
  expect(coming(1).stops).toBe(true)
  const { stage, stops } = coming(2)
  expect(stops).toBe(false)
  stage.say('go meadowfarm.c2')
  expect(stage.allTold('meets')).toEqual([])
  expect(stage.question.text).toContain('3 points')
})

rule('6', 'players can walk between tiles that touch as if they were one land', () => {
  expect(cost(at('meadowfarm.a5', undefined, ROW).roll(1), 'torwall.a2')).toBe(1)
  expect(cost(at('torwall.a2', undefined, ROW).roll(6), 'meadowfarm.center')).toBe(3)
})

rule(['12.41', '6'], 'nobody can enter a fallen Territory', () => {
  const stage = at('torwall.a2', (_, { fallen }) => fallen.push('meadowfarm'), ROW)
  stage.roll(6)
  expect(stage.options.filter(id => id.includes('meadowfarm'))).toEqual([])
  // It isn't water either: nobody swims or sails there.
  expect(boardOf(stage.state).isWater(boardOf(stage.state).hex('meadowfarm.center'))).toBe(false)
})

rule('12.41', 'nobody can land from a boat on a fallen Territory', () => {
  const water = (stage: Stage) => boardOf(stage.state).name(GRID.neighbor(boardOf(stage.state).hex('meadowfarm.a1'), 5))
  const place = water(at('torwall.a2', undefined, ROW))
  const stage = (fallen: boolean) =>
    at(
      place,
      (ann, state) => {
        state.boats.push(place)
        ann.boat = 0
        // Another one far away has fallen with it.
        if (fallen) state.fallen.push('woodland', 'meadowfarm')
      },
      ROW,
    ).roll(6)
  expect(cost(stage(false), 'meadowfarm.a1')).toBe(1)
  expect(stage(true).options.filter(id => id.includes('meadowfarm'))).toEqual([])
})
