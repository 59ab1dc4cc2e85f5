import { ANY_WIZARD, errand, HAMDREL, MEGMORAN, MELEKOK, MELIGAR, MENTOR, RUKTAL } from './errand.ts'
import { COASTAL_DWELLINGS, coastal, DWELLINGS, OPEN_SEA, seaFrom, spacesOf } from './places.ts'

errand(60, "Ruktal's message to the Elves", {
  marks: [RUKTAL, ...DWELLINGS],
  way: [['ruktal'], DWELLINGS],
  gain: [5, 10, 10],
})

// The third space has been rolled before, and is rolled again.
const HERBS = [
  'sacred-circle.a1',
  'megmorans-tower.b2',
  'meligars-tower.c3',
  'melekoks-tower.a4',
  'hamdrels-cottage.b5',
  'dragons-lair.c6',
]
errand(61, 'six Rare Herbs', {
  dice: [1, 1, 1, 2, 3, 2, 1, 2, 1, 3, 5, 3, 4, 2, 4, 5, 4, 5, 6, 6, 6],
  marks: [...HERBS, HAMDREL],
  way: [HERBS.map(space => `*${space}`), ['hamdrel']],
  gain: [10, 10, 5],
})

errand(62, "the Mermaid's Chalice", {
  picks: [{ from: COASTAL_DWELLINGS, pick: 'timberlane.b5' }],
  marks: ['timberlane.b5'],
  way: [['*timberlane.b5'], ['aevarex|zegoral|terek']],
  gain: [5, 10, 0],
})

errand(63, 'Korrel the Warden', {
  marks: ['meadowfarm.a2', 'meligars-tower.a5'],
  way: [['meadowfarm.a2'], ['meligars-tower.a5']],
  gain: [5, 5, 0],
})

// A space of the Lair is rolled, and rolled again.
errand(64, "Dragon's Teeth", {
  dice: [6, 6, 5, 3, 1, 4, 1, 2],
  marks: ['meligars-tower.a4', 'dragons-lair.a2'],
  way: [['*meligars-tower.a4'], ['dragons-lair.a2']],
  gain: [10, 5, 10],
})

errand(65, 'an Ancient Elven Crown', {
  dice: [4, 2],
  marks: ['dragons-lair.b2', 'glendale.c3'],
  way: [['*dragons-lair.b2'], ['glendale.c3']],
  gain: [10, 10, 5],
})

errand(66, 'a Love Potion', {
  dice: [1, 6, 3, 5],
  marks: ['timberlane.b5', 'hillshire.b5'],
  way: [['*timberlane.b5'], ['hillshire.b5']],
  gain: [0, 5, 5],
})

errand(67, 'young Gyle', {
  dice: [5, 3, 5, 4],
  marks: ['green-grove.a4', 'edgewood.c4'],
  way: [['green-grove.a4'], ['edgewood.c4']],
  gain: [5, 0, 5],
})

const sea2 = seaFrom(2, OPEN_SEA)
errand(68, "a Dolphin's soul", {
  placements: OPEN_SEA,
  dice: [3, 1, 2, 3],
  picks: [{ from: sea2, pick: sea2.at(-1)! }],
  marks: ['glendale.a3', sea2.at(-1)!],
  way: [['glendale.a3'], [sea2.at(-1)!]],
  gain: [0, 5, 5],
})

errand(69, "Melekok's message", {
  marks: [MELEKOK, MELIGAR, MEGMORAN],
  way: [['melekok'], ['meligar'], ['megmoran']],
  gain: [5, 5, 10],
})

errand(70, 'Estaire', {
  dice: [6, 5, 3, 5],
  picks: [{ from: DWELLINGS, pick: 'meadowshire.b2' }],
  marks: ['hamdrels-cottage.b5', 'meadowshire.b2'],
  way: [['hamdrels-cottage.b5'], ['meadowshire.b2']],
  gain: [5, 0, 5],
})

errand(71, 'three Magical Pearls', {
  picks: [{ from: coastal(), pick: 'glendale.a5' }],
  marks: ['glendale.a5', 'green-grove.center', 'meligars-tower.a5', 'longrift.center'],
  way: [['*glendale.a5'], ['green-grove.center', 'meligars-tower.a5', 'longrift.center']],
  gain: [5, 5, 5],
})

errand(72, 'Ranyart the Minstrel', {
  dice: [1, 1, 1],
  marks: ['sacred-circle.a1', ...DWELLINGS],
  way: [['sacred-circle.a1'], DWELLINGS],
  gain: [5, 10, 5],
})

// The second space has been rolled before, and is rolled again.
const STONES = ['torwall.a1', 'torwall.b3', 'torwall.c2', 'torwall.a4']
errand(73, 'four Magic Stones', {
  dice: [1, 1, 2, 1, 3, 3, 5, 2, 2, 4],
  marks: STONES,
  way: [STONES.map(space => `*${space}`), [MENTOR]],
  gain: [0, 5, 10],
})

const GATHERED = ['crescent-ridge.a1', 'meadowfarm.b4', 'edgewood.b5', 'sea.2810']
errand(74, 'Mist, Crystal, Greenglow and Coral', {
  picks: [
    { from: spacesOf('mountains'), pick: 'crescent-ridge.a1' },
    { from: spacesOf('plains', 'common'), pick: 'meadowfarm.b4' },
    { from: spacesOf('woods', 'elven'), pick: 'edgewood.b5' },
    { from: seaFrom(0), pick: 'sea.2810' },
  ],
  marks: [...GATHERED, HAMDREL],
  way: [GATHERED.map(space => `*${space}`), ['hamdrel']],
  gain: [5, 5, 5],
})

// On the test board no other town or Dwelling is as far from the Cottage.
errand(75, 'Rare Protective Spices', {
  marks: [HAMDREL, 'torwall.center'],
  way: [['*hamdrel'], ['torwall.center']],
  gain: [10, 0, 5],
})

errand(76, 'Shell, Fossil and Springwater', {
  picks: [
    { from: coastal(), pick: 'meadowshire.a2' },
    { from: spacesOf('mountains').filter(space => space !== 'meadowshire.a2'), pick: 'hillshire.c4' },
    { from: spacesOf('woods'), pick: 'glendale.b2' },
  ],
  marks: ['meadowshire.a2', 'hillshire.c4', 'glendale.b2'],
  way: [['*meadowshire.a2', '*hillshire.c4', '*glendale.b2'], [ANY_WIZARD]],
  gain: [5, 10, 0],
})

errand(77, 'Sir Feligar and his Squire', {
  dice: [6, 4, 2, 4],
  picks: [{ from: DWELLINGS, pick: 'edgewood.a1' }],
  marks: ['melekoks-tower.a4', 'edgewood.a1', RUKTAL],
  way: [['melekoks-tower.a4'], ['edgewood.a1'], ['ruktal']],
  gain: [0, 5, 10],
})

errand(78, "Sir Lennen and the Wizard's Staff", {
  dice: [1, 3, 1],
  marks: ['woodswall.b3', 'glendale.b1'],
  way: [['woodswall.b3'], ['*glendale.b1'], [ANY_WIZARD]],
  gain: [5, 10, 0],
})

errand(79, 'the Centaur Hok', {
  dice: [2, 3, 1, 5],
  marks: ['longrift.a5', 'meligars-tower.a5'],
  way: [['longrift.a5'], ['meligars-tower.a5']],
  gain: [5, 5, 5],
})
