import { ANY_WIZARD, errand, HAMDREL, MEGMORAN, MELEKOK, MELIGAR, MENTOR, RUKTAL } from './errand.ts'
import { coastal, DWELLINGS, TOWNS } from './places.ts'

errand(21, 'a Golden Harp', {
  marks: ['meadowshire.b2'],
  way: [['*meadowshire.b2'], ['aevarex|elekov|terek|veldor']],
  gain: [10, 5, 0],
})

errand(22, 'four Magical Rods', {
  dice: [1, 1, 3, 3, 5, 5, 2, 6],
  marks: [RUKTAL, 'megmorans-tower.a1', 'meligars-tower.b3', 'melekoks-tower.c5', 'hamdrels-cottage.a6'],
  way: [['*ruktal'], ['megmorans-tower.a1', 'meligars-tower.b3', 'melekoks-tower.c5', 'hamdrels-cottage.a6']],
  gain: [5, 5, 10],
})

errand(23, 'Mirto the Hermit', {
  marks: ['woodland.b3', HAMDREL],
  way: [['woodland.b3'], [ANY_WIZARD, 'megmoran|meligar|melekok', 'hamdrel']],
  gain: [5, 10, 5],
})

errand(24, 'a Magic Vial and a Vase', {
  dice: [4, 4, 5],
  picks: [{ from: TOWNS, pick: 'woodswall.a1' }],
  marks: ['melekoks-tower.b5', 'woodswall.a1', 'green-grove.center'],
  way: [['*melekoks-tower.b5', '*woodswall.a1'], ['green-grove.center']],
  gain: [5, 5, 5],
})

errand(25, 'three Parchments', {
  marks: [MEGMORAN, MELIGAR, MELEKOK],
  way: [[`*${ANY_WIZARD}`], ['megmoran', 'meligar', 'melekok']],
  gain: [10, 5, 10],
})

errand(26, "a High Wizard's Letter", {
  marks: [],
  way: [[`*${ANY_WIZARD}`], [ANY_WIZARD]],
  gain: [10, 5, 0],
})

errand(27, 'Coins and a Lyre', {
  marks: ['hillshire.c2', 'meadowshire.a1'],
  way: [[`*${MENTOR}`], ['hillshire.c2'], ['meadowshire.a1']],
  gain: [5, 5, 5],
})

errand(28, 'a Sack of Gold', {
  dice: [1, 1, 5, 6],
  picks: [
    { from: DWELLINGS, pick: 'woodland.center' },
    { from: DWELLINGS.slice(0, 5), pick: 'glendale.c3' },
    { from: DWELLINGS.slice(1, 5), pick: 'edgewood.a1' },
  ],
  marks: ['torwall.c6', 'woodland.center', 'glendale.c3', 'edgewood.a1'],
  way: [['*torwall.c6'], ['woodland.center', 'glendale.c3', 'edgewood.a1']],
  gain: [5, 5, 0],
})

errand(29, 'Sir Trell and the Magic Sword', {
  dice: [3, 2, 4, 4, 2, 2, 3, 2, 6, 3],
  marks: ['meadowshire.b4', 'dragons-lair.a2', 'woodswall.c3'],
  way: [['meadowshire.b4'], ['*dragons-lair.a2'], ['woodswall.c3']],
  gain: [10, 5, 10],
})

errand(30, "the Mentor's message in trust", {
  marks: [HAMDREL],
  way: [[MENTOR], [ANY_WIZARD, 'hamdrel']],
  serves: true,
  gain: [5, 5, 5],
})

errand(31, 'a Crystal Ball', {
  dice: [4, 3, 1, 2],
  marks: ['edgewood.a2'],
  way: [['*edgewood.a2'], ['elekov|zegoral|veldor']],
  gain: [5, 10, 0],
})

errand(32, 'the Swan of the Silver Eggs', {
  picks: [{ from: coastal('magic'), pick: 'melekoks-tower.a1' }],
  marks: ['melekoks-tower.a1', 'woodland.center'],
  way: [['*melekoks-tower.a1'], ['woodland.center']],
  gain: [0, 10, 0],
})

errand(33, 'the Harpist and the Piper', {
  dice: [1, 3, 2, 1],
  marks: ['longrift.a1', 'glendale.c3', 'green-grove.center'],
  way: [['longrift.a1'], ['glendale.c3', 'green-grove.center']],
  gain: [5, 5, 5],
})

errand(35, 'the Staff of Power', {
  marks: [RUKTAL],
  way: [['*ishkatar|aevarex|terek'], ['ruktal']],
  gain: [5, 0, 10],
})

errand(36, 'Mici', {
  marks: ['glendale.c3', 'meadowshire.b2'],
  way: [['glendale.c3'], ['meadowshire.b2']],
  gain: [5, 0, 5],
})

errand(37, 'a Jaded Brooch', {
  dice: [6, 5, 1],
  marks: ['woodland.c1', 'edgewood.a1'],
  way: [['*woodland.c1'], ['edgewood.a1']],
  gain: [5, 5, 0],
})

errand(38, 'an Old Manuscript', {
  dice: [3, 2],
  marks: ['melekoks-tower.b2'],
  way: [['*melekoks-tower.b2'], [ANY_WIZARD]],
  gain: [5, 0, 10],
})

errand(39, 'Starsparks', {
  marks: [RUKTAL, 'green-grove.center', 'meligars-tower.a5'],
  way: [['*ruktal'], ['green-grove.center', 'meligars-tower.a5']],
  gain: [10, 0, 5],
})
