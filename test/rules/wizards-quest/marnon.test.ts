import { expect } from 'vitest'
import {
  acrossWater,
  CASTLE_IDS,
  castlesBeside,
  isCastle,
  neighborsOf,
  REGIONS,
  SPACE_IDS,
  SPACES,
  spaceOf,
  TERRITORY_IDS,
  TUNNEL,
  territoriesOf,
  territoryAt,
  WATERS,
  waterOf,
  wayBetween,
} from '../../../src/games/wizards-quest/rules/pieces/marnon.ts'
import { borderOf, borders, crossings, squareAt, walkRound } from '../../games/wizards-quest/boxes.ts'
import { rulesOf } from '../../rule.ts'

const rule = rulesOf('wizards-quest')

/** Returns the id of the space with this name in the rules' own text. */
const named = (name: string): string => SPACES.find(space => space.name === name)?.id ?? `nothing called ${name}`

const pairs = SPACE_IDS.flatMap((one, i) => SPACE_IDS.slice(i + 1).map(other => [one, other] as const))

rule(
  ['III.C.1', 'III.C.2', 'III.C.4'],
  'Marnon has 44 spaces: six regions of six territories, and eight castles',
  () => {
    expect(SPACE_IDS).toHaveLength(44)
    expect(new Set(SPACE_IDS).size).toBe(44)
    expect(REGIONS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(REGIONS.map(({ id }) => id)).toEqual([
      'golden-dunes',
      'whispery-meadow',
      'misty-forest',
      'field-of-fallen',
      'crystal-mountains',
      'ancient-forest',
    ])
    for (const { number } of REGIONS)
      expect(territoriesOf(number).map(id => spaceOf(id).number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(CASTLE_IDS.map(id => spaceOf(id).number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(CASTLE_IDS.map(id => spaceOf(id).region)).toEqual(Array(8).fill(null))
  },
)

rule(['III.C.2', 'III.C.3', 'IV.D.3.b'], 'names and numbers match the rulebook', () => {
  const dunes = ['Lair of the Lizard', 'Dewbury', 'Hidden Hollow', 'Melting Sands', 'Britton', 'Red Dune']
  expect(territoriesOf(1).map(id => spaceOf(id).name)).toEqual(dunes)
  expect([territoryAt(1, 2), territoryAt(1, 6)]).toEqual(['dewbury', 'red-dune'])
  expect(territoryAt(3, 4)).toBe(named('Pembroke'))
  expect(REGIONS[2]?.id).toBe('misty-forest')
  const text = [
    ...dunes,
    'Pembroke',
    'Earthen Pass',
    'Marls Gate',
    'Cattle Meade',
    'Dread Moor',
    'Windfor',
    'Brecknock',
    'Saddybury',
    'Radner Fen',
    'Heatherlawn',
    'Sheep Meade',
    'Portston Moor',
    'Haven',
  ]
  expect(text).toHaveLength(19)
  const names = SPACES.map(({ name }) => name)
  expect(text.filter(name => !names.includes(name))).toEqual([])
  expect(TERRITORY_IDS.filter(id => !text.includes(spaceOf(id).name ?? ''))).toHaveLength(17)
})

rule('III.C.3', 'each name and each short name belongs to only one space', () => {
  const territories = TERRITORY_IDS.map(spaceOf)
  expect(new Set(territories.map(({ name }) => name)).size).toBe(36)
  expect(new Set(territories.map(({ short }) => short)).size).toBe(36)
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  for (const { id, name, short } of territories) {
    expect(id).toBe(name?.toLowerCase().replaceAll(' ', '-'))
    // A short name is the start of the name, or the name with letters left out.
    let rest = letters(name ?? '')
    for (const letter of letters(short ?? '')) {
      expect(rest, `${short} of ${name}`).toContain(letter)
      rest = rest.slice(rest.indexOf(letter) + 1)
    }
  }
})

rule(['III.C.5.f2', 'III.C.5.g'], 'two spaces are adjacent if their boxes share a border that is not all river', () => {
  for (const [one, other] of pairs) {
    const border = borderOf(one, other)
    const way = wayBetween(one, other)
    if (border && border.dry > 0) expect(way, `${one} and ${other}`).toBe('land')
    else if (border) expect([null, 'bridge'], `${one} and ${other}, over the river`).toContain(way)
    else expect([null, 'tunnel'], `${one} and ${other}, which do not touch`).toContain(way)
  }
})

rule('III.C.5.f2', 'adjacency is mutual, and clear in the picture', () => {
  for (const [one, other] of pairs) {
    expect(neighborsOf(other).includes(one), `${one} and ${other}`).toBe(neighborsOf(one).includes(other))
    expect(wayBetween(other, one)).toBe(wayBetween(one, other))
  }
  expect(crossings).toEqual([])
  for (const { between, dry, wet } of borders) {
    expect(dry + wet, between.join()).toBeGreaterThanOrEqual(2)
    expect(dry, between.join()).not.toBe(1)
  }
})

rule('III.C.5.g', 'four bridges cross the Amnon, none at a castle', () => {
  const bridges = pairs.filter(([one, other]) => wayBetween(one, other) === 'bridge').map(pair => pair.join(' to '))
  expect(bridges.sort()).toEqual(
    [
      'dewbury to hidden-hollow',
      'melting-sands to heatherlawn',
      'haven to portston-moor',
      'sheep-meade to portston-moor',
    ].sort(),
  )
  for (const bridge of bridges)
    for (const id of bridge.split(' to ')) expect([waterOf(id), isCastle(id)]).toEqual(['river', false])
})

rule('III.C.5.h', 'the tunnel connects Earthen Pass and Marls Gate, which are otherwise far apart', () => {
  expect(pairs.filter(([one, other]) => wayBetween(one, other) === 'tunnel')).toEqual([['earthen-pass', 'marls-gate']])
  expect(TUNNEL).toEqual([named('Earthen Pass'), named('Marls Gate')])
  // The note on forest beside the tunnel (XI.B.1.j) needs a forest at an end, and does not mention mountains.
  expect(TUNNEL.map(id => spaceOf(id).ground)).toEqual(['forest', 'forest'])
  const [north, south] = TUNNEL.map(id => spaceOf(id).box)
  expect([north?.[1], south?.[3]]).toEqual([0, 21])
  expect(stepsFrom('earthen-pass', ['land', 'bridge']).get('marls-gate')).toBe(7)
})

rule(['VI.A.2', 'III.C.1'], 'a castle is in no region and borders territories of one or two regions', () => {
  for (const castle of CASTLE_IDS) {
    const beside = neighborsOf(castle)
    expect(beside.length).toBeGreaterThanOrEqual(2)
    expect(beside.length).toBeLessThanOrEqual(4)
    expect(beside.filter(isCastle)).toEqual([])
    expect(new Set(beside.map(id => spaceOf(id).region)).size).toBeLessThanOrEqual(2)
  }
  expect(REGIONS.map(({ number }) => castlesBeside(number).map(id => spaceOf(id).number))).toEqual([
    [1, 3],
    [3, 4],
    [1, 2, 5],
    [5, 6],
    [2, 7],
    [7, 8],
  ])
})

rule('X.A.6.c.3', 'the spaces on the sea and on the river match the rulebook, and none is on both', () => {
  const sea = ['Cattle Meade', 'Windfor', 'Brecknock', 'Saddybury', 'Radner Fen', 'Dread Moor'].map(named)
  expect([...WATERS.sea].sort()).toEqual([...sea, 'castle-5', 'castle-7'].sort())
  const river = ['Dewbury', 'Heatherlawn', 'Sheep Meade', 'Portston Moor', 'Haven', 'Hidden Hollow', 'Melting Sands']
  expect([...WATERS.river].sort()).toEqual(river.map(named).sort())
  expect(WATERS.sea.filter(id => WATERS.river.includes(id))).toEqual([])
  expect(WATERS.river.filter(isCastle)).toEqual([])
  expect(SPACE_IDS.filter(id => waterOf(id) === null)).toHaveLength(44 - 8 - 7)
  // The shore is a ring of land, in the order of the rules.
  for (const [i, id] of WATERS.sea.entries()) expect(wayBetween(id, WATERS.sea[(i + 1) % 8]!), id).toBe('land')
})

rule('X.A.6.c.3', 'the picture shows sea and river at the listed spaces', () => {
  const shore = borders
    .filter(({ between }) => between.includes('sea'))
    .map(({ between }) => between.find(id => id !== 'sea'))
  expect(shore.sort()).toEqual([...WATERS.sea].sort())
  const banks = borders.filter(({ wet }) => wet > 0).flatMap(({ between }) => between)
  expect([...new Set(banks)].sort()).toEqual([...WATERS.river].sort())
})

rule(
  'X.A.6.c.3',
  'by boat Cattle Meade reaches five spaces with no connection by land, plus Dread Moor and Castle 5',
  () => {
    const from = 'cattle-meade'
    expect([...acrossWater(from)].sort()).toEqual(
      ['windfor', 'brecknock', 'castle-7', 'saddybury', 'radner-fen', 'dread-moor', 'castle-5'].sort(),
    )
    const ways = acrossWater(from).map(to => [to, wayBetween(from, to)])
    expect(Object.fromEntries(ways)).toEqual({
      windfor: null,
      brecknock: null,
      'castle-7': null,
      saddybury: null,
      'radner-fen': null,
      'dread-moor': 'land',
      'castle-5': 'land',
    })
  },
)

rule(
  'X.A.6.c.3',
  'by boat Dewbury reaches four spaces with no shared border, plus Hidden Hollow and Melting Sands',
  () => {
    const ways = acrossWater('dewbury').map(to => [to, wayBetween('dewbury', to)])
    expect(Object.fromEntries(ways)).toEqual({
      heatherlawn: null,
      'sheep-meade': null,
      'portston-moor': null,
      haven: null,
      'hidden-hollow': 'bridge',
      'melting-sands': 'land',
    })
  },
)

rule('XI.B.1.g', 'exactly the eighteen territories of three regions are forest or mountains', () => {
  const rough = TERRITORY_IDS.filter(id => spaceOf(id).ground !== 'open')
  expect(rough).toHaveLength(18)
  expect(new Set(rough.map(id => REGIONS[(spaceOf(id).region ?? 0) - 1]?.id))).toEqual(
    new Set(['misty-forest', 'crystal-mountains', 'ancient-forest']),
  )
  expect(new Set(territoriesOf(5).map(id => spaceOf(id).ground))).toEqual(new Set(['mountain']))
})

/** Compares two spaces in the order of attacks: by region and number, castles last (VI.B.4.a). */
const rank = (id: string): number => SPACE_IDS.indexOf(id)

rule(
  ['VI.B.4', 'VI.B.4.a', 'VI.B.4.b', 'VI.B.5.g'],
  'neighbors are listed clockwise from the lowest number, with the tunnel last',
  () => {
    for (const space of SPACE_IDS) {
      const order = neighborsOf(space)
      const near = order.filter(id => wayBetween(space, id) !== 'tunnel')
      expect(order.slice(near.length), `${space}: the tunnel last`).toEqual(order.filter(id => !near.includes(id)))
      expect(near[0], `${space}: the lowest first`).toBe([...near].sort((a, b) => rank(a) - rank(b))[0])
      expect(near, `${space}: clockwise by bearing`).toEqual(turnedTo(near[0]!, byBearing(space, near)))
      const met = walkRound(space).filter((id): id is string => id !== null && near.includes(id))
      const once = met.filter((id, i) => id !== met[(i + met.length - 1) % met.length])
      expect(near, `${space}: clockwise along its border`).toEqual(turnedTo(near[0]!, [...new Set(once)]))
    }
  },
)

/** Returns the middle of a box. A character is twice as tall as it is wide. */
function middleOf(id: string): readonly [number, number] {
  const [left, top, right, bottom] = spaceOf(id).box
  return [(left + right) / 2, top + bottom]
}

function byBearing(from: string, spaces: readonly string[]): string[] {
  const [x, y] = middleOf(from)
  const bearing = (id: string): number => {
    const [otherX, otherY] = middleOf(id)
    return (Math.atan2(otherX - x, y - otherY) + 2 * Math.PI) % (2 * Math.PI)
  }
  return [...spaces].sort((a, b) => bearing(a) - bearing(b))
}

function turnedTo(first: string, ring: readonly string[]): string[] {
  const at = ring.indexOf(first)
  return [...ring.slice(at), ...ring.slice(0, at)]
}

/** Returns the number of steps from one space to every other, over these kinds of connections only. */
function stepsFrom(from: string, ways: readonly string[]): Map<string, number> {
  const steps = new Map([[from, 0]])
  for (const [id, far] of steps)
    for (const next of neighborsOf(id))
      if (!steps.has(next) && ways.includes(wayBetween(id, next) ?? '')) steps.set(next, far + 1)
  return steps
}

rule(
  'III.C.5',
  'no square of the picture belongs to two spaces, and the middle of every box belongs to its own',
  () => {
    for (const { id, box } of SPACES) {
      const [left, top, right, bottom] = box
      expect(squareAt(Math.floor((left + right) / 2), Math.floor((top + bottom) / 2))).toBe(id)
    }
  },
)
