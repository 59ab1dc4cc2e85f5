import { describe, expect, test } from 'vitest'
import { HIGH_HOLLOW, STAR_CREST, TERRITORIES } from '../../../src/games/wizards/rules/islands/territories.ts'
import { type Part, type Place, TASKS, taskCard } from '../../../src/games/wizards/rules/state/cards.ts'

const partsOf = (id: number) => taskCard(id).stages.flat()
const placesOf = (id: number) => taskCard(id).stages.map(stage => stage.map(part => part.at))
const allParts: readonly Part[] = TASKS.flatMap(task => task.stages.flat())
const RANDOM: Place = { kind: 'random', of: ['common', 'elven', 'magic'] }

describe('the special Task cards', () => {
  test('9: the White Stag carries the player to the Magical Book', () => {
    expect(placesOf(9)).toEqual([[{ kind: 'any', terrain: ['woods'] }], [RANDOM], [{ kind: 'mentor' }]])
    expect(partsOf(9).map(part => part.then)).toEqual([{ transport: { stage: 1, part: 0 } }, undefined, undefined])
    expect(partsOf(9).map(part => part.takes?.name)).toEqual([undefined, 'Magical Book', undefined])
    expect(partsOf(9).map(part => part.gives)).toEqual([undefined, undefined, 'Magical Book'])
  })

  test('10: Megmoran and Meligar in any order, then the farthest water', () => {
    expect(placesOf(10)).toEqual([
      [
        { kind: 'person', who: 'megmoran' },
        { kind: 'person', who: 'meligar' },
      ],
      [{ kind: 'farthest-sea' }],
    ])
    expect(partsOf(10).map(part => part.takes?.name)).toEqual([
      'Scroll of Evil Spells',
      'Wand of Corruption',
      undefined,
    ])
  })

  test('14: three weapons in any order, the third of them safe from thieves', () => {
    expect(partsOf(14).map(part => part.takes?.stealable)).toEqual([true, true, false, undefined])
    expect(taskCard(14).stages.map(stage => stage.length)).toEqual([3, 1])
  })

  test('15: every Stone, then Ruktal', () => {
    expect(placesOf(15)).toEqual([[{ kind: 'every', terrain: ['stone'] }], [{ kind: 'person', who: 'ruktal' }]])
  })

  test('18: the crown is where the card is drawn', () => {
    expect(placesOf(18)).toEqual([[{ kind: 'here' }], [{ kind: 'space', space: 'torwall.center' }]])
  })

  test('20: a turn far out at sea, then a turn at the Meadowshire Dwelling', () => {
    expect(
      taskCard(20)
        .stages.flat()
        .map(({ at, stay }) => ({ at, stay })),
    ).toEqual([
      { at: { kind: 'sea', from: 4 }, stay: 1 },
      { at: { kind: 'space', space: 'meadowshire.b2' }, stay: 1 },
    ])
    expect(allParts.filter(part => part.stay).length).toBe(2)
  })

  test('22: Ruktal, then a random space on each of Magic II, III, IV and V', () => {
    const tiles = TERRITORIES.filter(t => t.kind === 'magic' && t.numeral >= 2 && t.numeral <= 5).map(t => t.id)
    expect(placesOf(22)).toEqual([
      [{ kind: 'person', who: 'ruktal' }],
      tiles.map(tile => ({ kind: 'random-in', tile })),
    ])
  })

  test('24: vial and vase in any order, then the Star Crest', () => {
    expect(placesOf(24)).toEqual([
      [
        { kind: 'random', of: ['magic'] },
        { kind: 'any', terrain: ['town'] },
      ],
      [{ kind: 'space', space: STAR_CREST }],
    ])
  })

  test('26: a High Wizard, then another High Wizard', () => {
    expect(placesOf(26)).toEqual([[{ kind: 'wizard' }], [{ kind: 'wizard', unlike: { stage: 0, part: 0 } }]])
  })

  test('34: a lake, then one of three High Wizards', () => {
    expect(placesOf(34)).toEqual([[{ kind: 'lake' }], [{ kind: 'wizard', who: ['ishkatar', 'tolmitar', 'veldor'] }]])
  })

  test('33, 39 and 71: the destinations in any order', () => {
    for (const id of [33, 39, 71]) expect(taskCard(id).stages.length, `Task ${id}`).toBe(2)
    expect(placesOf(33)[1]).toEqual([
      { kind: 'space', space: 'glendale.c3' },
      { kind: 'space', space: STAR_CREST },
    ])
    expect(placesOf(39)[1]).toEqual([
      { kind: 'space', space: STAR_CREST },
      { kind: 'space', space: HIGH_HOLLOW },
    ])
    expect(placesOf(71)).toEqual([
      [{ kind: 'any', coast: 'coastal' }],
      [STAR_CREST, HIGH_HOLLOW, 'longrift.center'].map(space => ({ kind: 'space', space })),
    ])
  })

  test('43: a Common wood, then every inland Town', () => {
    expect(placesOf(43)).toEqual([
      [{ kind: 'any', terrain: ['woods'], of: ['common'] }],
      [{ kind: 'every', terrain: ['town'], coast: 'inland' }],
    ])
  })

  test('44: the Woodland Dwelling, then every Plains space on another Elven Territory', () => {
    expect(placesOf(44)).toEqual([
      [{ kind: 'space', space: 'woodland.center' }],
      [{ kind: 'every-in-random', terrain: ['plains'], of: ['elven'], not: ['woodland'] }],
    ])
  })

  test('45: the flower sends the player to another Elven Territory, and then to the Dwelling of the first', () => {
    expect(placesOf(45)).toEqual([
      [{ kind: 'random', of: ['elven'] }],
      [{ kind: 'random-elsewhere', of: ['elven'], unlike: { stage: 0, part: 0 } }],
      [{ kind: 'dwelling-of', part: { stage: 0, part: 0 } }],
    ])
    expect(partsOf(45).map(part => part.then)).toEqual([{ transport: { stage: 1, part: 0 } }, undefined, undefined])
    expect(allParts.filter(part => part.then).length).toBe(2)
  })

  test('52: back to where the player left the Knight', () => {
    expect(placesOf(52)).toEqual([
      [RANDOM],
      [{ kind: 'any', terrain: ['town', 'dwelling'] }],
      [{ kind: 'person', who: 'hamdrel' }],
      [{ kind: 'same', as: { stage: 1, part: 0 } }],
    ])
  })

  test('53: a space in every connected Elven wood', () => {
    expect(placesOf(53)).toEqual([
      [{ kind: 'every-woods', of: ['elven'] }],
      [{ kind: 'space', space: 'woodland.center' }],
    ])
  })

  test('60 and 72: every Elven Dwelling', () => {
    expect(placesOf(60)).toEqual([[{ kind: 'person', who: 'ruktal' }], [{ kind: 'every', terrain: ['dwelling'] }]])
    expect(placesOf(72)).toEqual([[{ kind: 'random', of: ['magic'] }], [{ kind: 'every', terrain: ['dwelling'] }]])
  })

  test('61 and 73: several different random spaces', () => {
    expect(placesOf(61)).toEqual([[{ kind: 'random', of: ['magic'], count: 6 }], [{ kind: 'person', who: 'hamdrel' }]])
    expect(placesOf(73)).toEqual([[{ kind: 'random-in', tile: 'torwall', count: 4 }], [{ kind: 'mentor' }]])
  })

  test("13 and 28: three places of the player's choice", () => {
    expect(placesOf(13)).toEqual([[{ kind: 'mentor' }], [{ kind: 'any', terrain: ['town', 'dwelling'], count: 3 }]])
    expect(placesOf(28)[1]).toEqual([{ kind: 'any', terrain: ['dwelling'], count: 3 }])
  })

  test('64: the teeth are anywhere except in the Lair, where they belong', () => {
    expect(placesOf(64)).toEqual([
      [{ kind: 'random', of: ['common', 'elven', 'magic'], not: ['dragons-lair'] }],
      [{ kind: 'random-in', tile: 'dragons-lair' }],
    ])
  })

  test('68, 74 and 87: the sea, two, zero and three spaces from land', () => {
    expect(placesOf(68)).toEqual([[RANDOM], [{ kind: 'sea', from: 2 }]])
    expect(placesOf(74)).toEqual([
      [
        { kind: 'any', terrain: ['mountains'] },
        { kind: 'any', terrain: ['plains'], of: ['common'] },
        { kind: 'any', terrain: ['woods'], of: ['elven'] },
        { kind: 'sea', from: 0 },
      ],
      [{ kind: 'person', who: 'hamdrel' }],
    ])
    expect(placesOf(87)).toEqual([
      [{ kind: 'space', space: 'meadowshire.b2' }],
      [{ kind: 'sea', from: 3 }],
      [{ kind: 'space', space: 'glendale.c3' }],
    ])
  })

  test('69: Meligar before Megmoran', () => {
    expect(placesOf(69)).toEqual(['melekok', 'meligar', 'megmoran'].map(who => [{ kind: 'person', who }]))
  })

  test('75: the Town or Dwelling farthest from the Cottage', () => {
    expect(placesOf(75)).toEqual([
      [{ kind: 'person', who: 'hamdrel' }],
      [{ kind: 'farthest', terrain: ['town', 'dwelling'], from: 'hamdrels-cottage.center' }],
    ])
  })

  test('95: every Town and Dwelling on the coast', () => {
    expect(placesOf(95)).toEqual([
      [{ kind: 'mentor' }],
      [{ kind: 'every', terrain: ['town', 'dwelling'], coast: 'coastal' }],
    ])
  })

  test('5, 9, 13, 27, 30, 73 and 95 need the Mentor', () => {
    const needing = TASKS.filter(task => task.stages.flat().some(part => part.at.kind === 'mentor'))
    expect(needing.map(task => task.id)).toEqual([5, 9, 13, 27, 30, 73, 95])
  })

  test("2, 29, 54, 56, 64 and 65 lead into the Dragon's Lair", () => {
    const into = (place: Place) =>
      (place.kind === 'random-in' && place.tile === 'dragons-lair') ||
      (place.kind === 'space' && place.space === 'dragons-lair.center')
    const leading = TASKS.filter(task => task.stages.flat().some(part => into(part.at)))
    expect(leading.map(task => task.id)).toEqual([2, 29, 54, 56, 64, 65])
  })

  test('21, 31, 34, 35, 46, 62, 90 and 97 name their High Wizards', () => {
    const named = TASKS.flatMap(task =>
      task.stages.flat().flatMap(({ at }) => (at.kind === 'wizard' && at.who ? [[task.id, ...at.who]] : [])),
    )
    expect(named).toEqual([
      [21, 'aevarex', 'elekov', 'terek', 'veldor'],
      [31, 'elekov', 'zegoral', 'veldor'],
      [34, 'ishkatar', 'tolmitar', 'veldor'],
      [35, 'ishkatar', 'aevarex', 'terek'],
      [46, 'tolmitar', 'zegoral', 'terek', 'veldor'],
      [62, 'aevarex', 'zegoral', 'terek'],
      [90, 'ishkatar', 'tolmitar', 'aevarex', 'elekov'],
      [97, 'ishkatar', 'tolmitar', 'elekov', 'zegoral'],
    ])
  })
})

describe('the destinations of all Tasks', () => {
  test('that are random are on these Territories', () => {
    const found = new Map<string, number[]>()
    for (const { id, stages } of TASKS)
      for (const { at } of stages.flat())
        if (at.kind === 'random') {
          const where = `${at.of.join(' or ')}${at.not ? ` except ${at.not.join()}` : ''}`
          found.set(where, [...(found.get(where) ?? []), id])
        }
    expect(Object.fromEntries(found)).toEqual({
      'common or elven': [1, 16, 29, 42, 51, 59, 67, 83],
      'common or magic': [3, 28, 70],
      elven: [3, 37, 45, 78],
      'elven or magic': [4, 17],
      'common or elven or magic': [6, 7, 9, 29, 31, 33, 52, 55, 58, 66, 68, 77, 79, 81, 82, 91, 94, 98],
      magic: [24, 41, 61, 72],
      'common or elven or magic except dragons-lair': [64],
    })
  })

  test('that are people are named on the card, and nobody else is a destination', () => {
    const people = new Set<string>()
    for (const { id, text, stages } of TASKS) {
      const led = stages
        .flat()
        .flatMap(({ at, ...part }) => (at.kind === 'person' ? [{ who: at.who, does: part.do }] : []))
      for (const { who, does } of led) {
        people.add(who)
        expect(`${text} ${does}`.toLowerCase(), `Task ${id}`).toContain(who)
        expect(does.toLowerCase(), `Task ${id}`).not.toMatch(
          new RegExp(`\\bto (?!${who})(ruktal|hamdrel|melekok|megmoran|meligar)`),
        )
      }
    }
    expect([...people].sort()).toEqual(['hamdrel', 'megmoran', 'melekok', 'meligar', 'ruktal'])
  })
})

test('the title of a Task has a word of its text, except for four', () => {
  const start = (word: string) => word.toLowerCase().slice(0, 4)
  const strange = TASKS.filter(({ title, text, stages }) => {
    const body = [text, ...stages.flat().map(part => part.do)].join(' ').toLowerCase()
    return !(title.match(/[A-Za-z]{4,}/g) ?? []).some(word => body.includes(start(word)))
  })
  expect(strange.map(({ title }) => title)).toEqual([
    "The Elflords' Revenge",
    'Between the Towers',
    'A Token of Hope',
    'Tales from the Oceans',
  ])
})
