import { Board } from '../../../../src/games/wizards/rules/islands/board.ts'
import { GRID_OF_TILES } from '../stage.ts'
import { errand, HAMDREL, MEGMORAN, MELIGAR, RUKTAL } from './errand.ts'
import { DWELLINGS, INLAND_TOWNS, spacesOf, TOWNS } from './places.ts'

errand(40, 'a borrowed Lorebook', {
  marks: [MEGMORAN, 'green-grove.a4'],
  way: [['*megmoran'], ['green-grove.a4']],
  gain: [10, 5, 0],
})

errand(41, 'Fifer the Faun', {
  dice: [3, 6, 6],
  marks: ['meligars-tower.c6', 'edgewood.a1'],
  way: [['meligars-tower.c6'], ['edgewood.a1']],
  gain: [0, 0, 10],
})

errand(42, 'Astrid', {
  dice: [4, 1, 1, 6],
  marks: ['glendale.a6', HAMDREL],
  way: [['glendale.a6'], ['hamdrel']],
  gain: [0, 10, 5],
})

errand(43, 'Birch Bark', {
  picks: [{ from: spacesOf('woods', 'common'), pick: 'longrift.c4' }],
  marks: ['longrift.c4', ...INLAND_TOWNS],
  way: [['*longrift.c4'], INLAND_TOWNS],
  gain: [0, 5, 10],
})

// Woodland is rolled, and rolled again.
const EDGEWOOD_PLAINS = ['a4', 'b3', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6'].map(code => `edgewood.${code}`)
errand(44, 'Magical Spice', {
  dice: [6, 3],
  marks: ['woodland.center', ...EDGEWOOD_PLAINS],
  way: [['*woodland.center'], EDGEWOOD_PLAINS],
  gain: [10, 5, 5],
})

// The flower sends to a DIFFERENT Elven Territory, so its own is rolled again.
errand(45, 'a captivating flower', {
  dice: [2, 1, 5, 2, 5, 4, 2],
  marks: ['meadowshire.a5', 'timberlane.b2', 'meadowshire.b2'],
  way: [['meadowshire.a5'], ['timberlane.b2'], ['meadowshire.b2']],
  carries: true,
  gain: [10, 5, 0],
})

errand(46, 'Maakar', {
  dice: [3, 6],
  marks: ['meligars-tower.b6'],
  way: [['meligars-tower.b6'], ['tolmitar|zegoral|terek|veldor']],
  gain: [5, 5, 5],
})

errand(47, 'the Master of Ritual', {
  marks: ['longrift.center', RUKTAL],
  way: [['longrift.center'], ['ruktal']],
  gain: [0, 5, 10],
})

errand(48, "Lord Tolkken's message", {
  marks: ['hillshire.c6', 'crescent-ridge.c2'],
  way: [['hillshire.c6'], ['crescent-ridge.c2']],
  gain: [10, 0, 0],
})

errand(49, 'three Orphans', {
  marks: ['longrift.b1', 'longrift.center'],
  way: [['longrift.b1'], ['longrift.center']],
  gain: [0, 5, 5],
})

errand(50, "the Elflords' Revenge", {
  marks: ['woodland.center', 'meadowshire.b2', 'edgewood.a1'],
  way: [['woodland.center'], ['meadowshire.b2'], ['edgewood.a1']],
  gain: [5, 0, 10],
})

errand(51, 'Joshua', {
  dice: [3, 1, 2, 5],
  marks: ['torwall.a5', 'meadowfarm.b5'],
  way: [['torwall.a5'], ['meadowfarm.b5']],
  gain: [0, 10, 0],
})

errand(52, 'Sir Daevisar', {
  dice: [6, 1, 4, 3],
  picks: [{ from: [...TOWNS, ...DWELLINGS], pick: 'crescent-ridge.c2' }],
  marks: ['sacred-circle.b3', 'crescent-ridge.c2', HAMDREL, 'crescent-ridge.c2'],
  way: [['sacred-circle.b3'], ['crescent-ridge.c2'], ['*hamdrel'], ['crescent-ridge.c2']],
  gain: [10, 5, 0],
})

// Connected groups on each of the six tiles, none touching another; asked for from north to south.
const WOODS: Readonly<Record<string, readonly string[]>> = {
  glendale: ['a6 b6', 'a3 a4 b2 b3'],
  meadowshire: ['a1 b6 c1', 'a4 b4 c4'],
  edgewood: ['a5 a6 b4 b5 b6', 'a2 a3 b1 b2'],
  'green-grove': ['a6 b5 c5 c6', 'b2 c2 c3'],
  timberlane: ['a1 b1 c1 c2 a6 b6', 'a5 b4 c4 c5'],
  woodland: ['a1 a2 b1 b2 b6 c1 c2', 'a4 a5 b3 b4 b5 c4 c5'],
}
const board = Board.of(GRID_OF_TILES)
const first = (wood: readonly string[]) => Math.min(...wood.map(space => board.hex(space)))
const woods = Object.entries(WOODS)
  .flatMap(([tile, groups]) => groups.map(codes => codes.split(' ').map(code => `${tile}.${code}`)))
  .sort((a, b) => first(a) - first(b))
const fruits = woods.map(wood => wood[0]!)
errand(53, 'a Fruit of every wood', {
  picks: woods.map(from => ({ from, pick: from[0]! })),
  marks: [...fruits, 'woodland.center'],
  way: [fruits.map(space => `*${space}`), ['woodland.center']],
  gain: [5, 10, 10],
})

errand(54, "a Dragon's Egg", {
  marks: ['dragons-lair.center', MEGMORAN],
  way: [['*dragons-lair.center'], ['megmoran']],
  gain: [10, 10, 10],
})

errand(55, 'Hobb the Monk', {
  dice: [2, 5, 3, 4],
  marks: ['meadowfarm.b4', 'longrift.center'],
  way: [['meadowfarm.b4'], ['longrift.center']],
  gain: [5, 5, 0],
})

errand(56, 'Morina', {
  dice: [3, 5],
  picks: [{ from: [...TOWNS, ...DWELLINGS], pick: 'glendale.c3' }],
  marks: ['dragons-lair.b5', 'glendale.c3'],
  way: [['dragons-lair.b5'], ['glendale.c3']],
  gain: [5, 10, 10],
})

errand(57, 'the Star Dance', {
  marks: ['glendale.c3', 'green-grove.center'],
  way: [['glendale.c3'], ['green-grove.center']],
  gain: [0, 5, 5],
})

errand(58, 'Ortheon the Raven', {
  dice: [4, 4, 5, 5],
  marks: ['green-grove.c5', MELIGAR],
  way: [['green-grove.c5'], ['meligar']],
  gain: [0, 5, 10],
})

errand(59, 'Heather', {
  dice: [2, 2, 1, 2],
  marks: ['woodswall.a2', 'meadowshire.b2'],
  way: [['woodswall.a2'], ['meadowshire.b2']],
  gain: [0, 5, 5],
})
