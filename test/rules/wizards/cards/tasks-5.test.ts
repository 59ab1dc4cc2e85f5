import { ANY_MASTER, ANY_WIZARD, errand, HAMDREL, MEGMORAN, MELEKOK, MELIGAR, MENTOR, RUKTAL } from './errand.ts'
import { COASTAL_DWELLINGS, COASTAL_TOWNS, OPEN_SEA, seaFrom, spacesOf } from './places.ts'

errand(80, 'a Precious Relic', {
  marks: [HAMDREL, 'woodland.center'],
  way: [['*hamdrel'], ['woodland.center']],
  gain: [5, 10, 0],
})

errand(81, 'the Chest of Flame', {
  dice: [3, 5, 5, 3],
  marks: ['timberlane.c3', MEGMORAN],
  way: [['*timberlane.c3'], ['megmoran']],
  gain: [5, 0, 10],
})

errand(82, 'Sir Rasmus', {
  dice: [5, 2, 3, 3],
  marks: ['megmorans-tower.b3', 'longrift.center'],
  way: [['megmorans-tower.b3'], ['longrift.center']],
  gain: [0, 5, 5],
})

errand(83, 'the Servants of the Harvest', {
  dice: [1, 4, 4, 6],
  marks: ['crescent-ridge.b6', RUKTAL],
  way: [['crescent-ridge.b6'], [ANY_WIZARD, 'ruktal']],
  gain: [10, 5, 0],
})

errand(84, 'an enchanted Deer', {
  dice: [2, 4],
  marks: ['edgewood.a4', HAMDREL],
  way: [['edgewood.a4'], ['hamdrel']],
  gain: [5, 5, 5],
})

errand(85, 'Krys the Fisherman', {
  marks: ['woodswall.a1', MELEKOK],
  way: [['woodswall.a1'], ['melekok']],
  gain: [5, 0, 10],
})

errand(86, 'a coming flood', {
  picks: [{ from: COASTAL_TOWNS, pick: 'crescent-ridge.a4' }],
  marks: ['crescent-ridge.a4', RUKTAL],
  way: [['crescent-ridge.a4'], ['ruktal']],
  gain: [5, 10, 0],
})

const sea3 = seaFrom(3, OPEN_SEA)
errand(87, 'the Jewel of Light', {
  placements: OPEN_SEA,
  picks: [{ from: sea3, pick: sea3[0]! }],
  marks: ['meadowshire.b2', sea3[0]!, 'glendale.c3'],
  way: [['*meadowshire.b2'], [sea3[0]!], ['glendale.c3']],
  gain: [5, 5, 5],
})

errand(88, "Ruktal's tidings", {
  marks: [RUKTAL, HAMDREL],
  way: [['ruktal'], [ANY_WIZARD, ANY_MASTER, 'hamdrel']],
  gain: [10, 10, 5],
})

errand(89, 'the Windstone', {
  marks: [MELIGAR, 'hillshire.c6'],
  way: [['*meligar'], ['hillshire.c6']],
  gain: [5, 0, 10],
})

errand(90, 'the Staff of Fire', {
  marks: [RUKTAL],
  way: [['*ruktal'], ['ishkatar|tolmitar|aevarex|elekov']],
  gain: [0, 5, 10],
})

errand(91, 'a Sacred Engraved Ring', {
  dice: [4, 6, 3, 2],
  marks: ['woodland.b2', RUKTAL],
  way: [['*woodland.b2'], ['ruktal']],
  gain: [5, 5, 5],
})

errand(92, 'the Amulet of the Sun', {
  dice: [1, 4],
  marks: ['sacred-circle.a4', 'green-grove.center'],
  way: [['*sacred-circle.a4'], ['green-grove.center']],
  gain: [5, 0, 5],
})

errand(93, 'the Sacred Veil', {
  marks: ['longrift.center', RUKTAL],
  way: [['*longrift.center'], ['ruktal']],
  gain: [5, 10, 0],
})

errand(94, 'Sir Mor', {
  dice: [1, 2, 4, 5],
  marks: ['woodswall.b5', HAMDREL, 'crescent-ridge.c2'],
  way: [['woodswall.b5'], ['hamdrel'], ['crescent-ridge.c2']],
  gain: [5, 0, 10],
})

const HARBOURS = [...COASTAL_TOWNS, ...COASTAL_DWELLINGS]
errand(95, 'Magic Oil Lamps', {
  marks: HARBOURS,
  way: [[`*${MENTOR}`], HARBOURS],
  gain: [10, 5, 10],
})

errand(96, 'Precious Silks', {
  marks: ['meadowfarm.a2', 'green-grove.a4'],
  way: [['*meadowfarm.a2'], ['green-grove.a4']],
  gain: [0, 5, 5],
})

errand(97, 'the message of Wind', {
  picks: [{ from: spacesOf('mountains'), pick: 'crescent-ridge.b1' }],
  marks: ['crescent-ridge.b1'],
  way: [['crescent-ridge.b1'], ['ishkatar|tolmitar|elekov|zegoral']],
  gain: [5, 10, 0],
})

errand(98, 'the Lambchild of Peace', {
  dice: [6, 3, 1, 2],
  marks: ['meligars-tower.a2', 'timberlane.b5'],
  way: [['meligars-tower.a2'], ['timberlane.b5']],
  gain: [5, 0, 5],
})
