import { errand, HAMDREL, MEGMORAN, MELEKOK, MELIGAR, MENTOR, RUKTAL } from './errand.ts'
import { DWELLINGS, OPEN_SEA, seas, spacesOf, TOWNS } from './places.ts'

errand(1, 'chapters of a Sacred Book', {
  dice: [2, 4, 1, 5],
  marks: ['crescent-ridge.a5', RUKTAL],
  way: [['*crescent-ridge.a5'], ['ruktal']],
  gain: [5, 5, 5],
})

errand(2, 'a Magic Amulet from the Lair', {
  dice: [2, 6],
  marks: ['dragons-lair.a6', HAMDREL],
  way: [['*dragons-lair.a6'], ['hamdrel']],
  gain: [10, 5, 10],
})

errand(3, 'the Centaur Klor', {
  dice: [4, 2, 3, 1, 5, 6, 4],
  marks: ['megmorans-tower.b1', 'timberlane.c4'],
  way: [['megmorans-tower.b1'], ['timberlane.c4']],
  gain: [5, 0, 5],
})

errand(4, 'a Charmed Bracelet', {
  dice: [3, 1, 5, 2],
  picks: [{ from: DWELLINGS, pick: 'green-grove.a4' }],
  marks: ['glendale.c2', 'green-grove.a4'],
  way: [['*glendale.c2'], ['green-grove.a4']],
  gain: [0, 5, 5],
})

errand(5, 'the lost dagger Stargild', {
  marks: ['woodland.b4'],
  way: [['*woodland.b4'], [MENTOR]],
  gain: [5, 0, 5],
})

errand(6, 'Sir Gren', {
  dice: [5, 4, 1, 3],
  marks: ['melekoks-tower.a3', 'timberlane.b5'],
  way: [['melekoks-tower.a3'], ['timberlane.b5']],
  gain: [5, 5, 0],
})

errand(7, 'an Ancient Runesword', {
  dice: [2, 6, 6, 1],
  marks: ['hillshire.c1', MELEKOK],
  way: [['*hillshire.c1'], ['melekok']],
  gain: [5, 5, 5],
})

errand(8, 'Prince Errek', {
  marks: ['torwall.center', 'meadowshire.b2'],
  way: [['torwall.center'], ['meadowshire.b2']],
  gain: [5, 5, 0],
})

errand(9, 'the White Stag', {
  dice: [1, 1, 4, 2],
  picks: [{ from: spacesOf('woods'), pick: 'edgewood.b4' }],
  marks: ['edgewood.b4', 'torwall.b2'],
  way: [['edgewood.b4'], ['*torwall.b2'], [MENTOR]],
  carries: true,
  gain: [5, 5, 5],
})

const farthest = Math.max(...seas(OPEN_SEA).map(sea => sea.far))
const deepest = seas(OPEN_SEA).filter(sea => sea.far === farthest)
errand(10, 'the Scroll and the Wand', {
  placements: OPEN_SEA,
  picks: [{ from: deepest.map(sea => sea.space), pick: deepest[0]!.space }],
  marks: [MEGMORAN, MELIGAR, deepest[0]!.space],
  way: [['*megmoran', '*meligar'], [deepest[0]!.space]],
  gain: [5, 0, 10],
})

errand(11, 'Wild Herbs', {
  marks: ['woodswall.a4', HAMDREL],
  way: [['*woodswall.a4'], ['hamdrel']],
  gain: [10, 5, 0],
})

errand(12, 'Trea the Healer', {
  marks: ['meadowfarm.b5', RUKTAL],
  way: [['meadowfarm.b5'], ['ruktal']],
  gain: [5, 0, 10],
})

const PLACES = [...TOWNS, ...DWELLINGS]
errand(13, "the Mentor's message", {
  picks: [
    { from: PLACES, pick: 'woodswall.a1' },
    { from: PLACES.filter(space => space !== 'woodswall.a1'), pick: 'timberlane.b5' },
    { from: PLACES.filter(space => space !== 'woodswall.a1' && space !== 'timberlane.b5'), pick: 'torwall.center' },
  ],
  marks: ['woodswall.a1', 'timberlane.b5', 'torwall.center'],
  way: [[MENTOR], ['woodswall.a1', 'timberlane.b5', 'torwall.center']],
  gain: [5, 5, 5],
})

errand(14, 'dagger, sword and lance', {
  marks: [MELEKOK, 'edgewood.a1', 'torwall.center', 'longrift.center'],
  way: [['*melekok', '*edgewood.a1', 'torwall.center'], ['longrift.center']],
  gain: [10, 5, 5],
})

const STONES = [1, 2, 3, 4, 5, 6].map(n => `sacred-circle.c${n}`)
errand(15, 'the Stones', {
  marks: [...STONES, RUKTAL],
  way: [STONES, ['ruktal']],
  gain: [5, 10, 10],
})

errand(16, 'Solina the Dreamer', {
  dice: [6, 6, 3, 6],
  marks: ['woodland.b6', 'crescent-ridge.a4'],
  way: [['woodland.b6'], ['crescent-ridge.a4']],
  gain: [5, 0, 5],
})

errand(17, 'Nina', {
  dice: [6, 2, 2, 2],
  marks: ['megmorans-tower.a2', RUKTAL],
  way: [['megmorans-tower.a2'], ['ruktal']],
  gain: [5, 10, 0],
})

errand(19, 'five Sacred Bells', {
  marks: ['edgewood.a1', RUKTAL],
  way: [['*edgewood.a1'], ['ruktal']],
  gain: [5, 10, 0],
})
