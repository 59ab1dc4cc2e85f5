import { describe, expect, test } from 'vitest'
import { HIGH_HOLLOW, STAR_CREST } from '../../../src/games/wizards/rules/islands/territories.ts'
import { BOOK_1982 } from '../../../src/games/wizards/rules/state/book.ts'
import {
  ANIMALS,
  CALENDAR,
  ENCOUNTER_TABLES,
  EVENTS,
  type EventEffect,
  eventCard,
  MAGICAL_ORDERS,
  RESCUE,
  SPELLS,
  type TableId,
  WIZARD_CARDS,
  wizardCard,
} from '../../../src/games/wizards/rules/state/cards.ts'
import { HIGH_WIZARDS, POINT_KINDS } from '../../../src/games/wizards/rules/state/components.ts'
import { ENGLISH } from '../../../src/games/wizards/words/messages.ts'

describe('the Event cards', () => {
  const does = (id: number): readonly EventEffect[] => eventCard(id).does

  test('1 to 22 are Immediate, up to 32 Extended, up to 43 Movement, up to 49 Traps', () => {
    expect(EVENTS.map(event => event.id)).toEqual(Array.from({ length: 49 }, (_, i) => i + 1))
    for (const { id, type } of EVENTS)
      expect(type, `Event ${id}`).toBe(id <= 22 ? 'immediate' : id <= 32 ? 'extended' : id <= 43 ? 'movement' : 'trap')
  })

  test('17 belongs to Flurra, and gives Perception', () => {
    expect(eventCard(17).title).toContain('Flurra')
    expect(does(17)).toEqual([{ verb: 'points', of: 'perception', amount: 'double-die' }])
  })

  test('3, 8, 10, 12, 13, 14 and 15 give one type of points, two per pip', () => {
    const of = [3, 8, 10, 12, 13, 14, 15].map(id => does(id))
    expect(of).toEqual(
      ['knowledge', 'any', 'power', 'perception', 'power', 'knowledge', 'knowledge'].map(type => [
        { verb: 'points', of: type, amount: 'double-die' },
      ]),
    )
    expect(does(20)).toEqual(POINT_KINDS.map(of => ({ verb: 'points', of, amount: 5 })))
  })

  test('2, 6 and 16 complete Tasks; 5, 7 and 19 give extra turns', () => {
    expect([2, 6, 16].map(id => does(id)[0])).toEqual([2, 1, 1].map(count => ({ verb: 'complete-tasks', count })))
    expect([5, 7, 19].map(id => does(id)[0])).toEqual([2, 'die', 1].map(turns => ({ verb: 'extra-turns', turns })))
  })

  test('1, 4, 11, 21 and 22 transport the player', () => {
    const to = (place: unknown) => [{ verb: 'transport', to: place }]
    expect(does(1)).toEqual(to({ kind: 'any', except: ['sacred-circle.center', STAR_CREST] }))
    expect(does(4)).toEqual(to({ kind: 'space', space: STAR_CREST }))
    expect(does(11)).toEqual(to({ kind: 'space', space: HIGH_HOLLOW }))
    expect(does(21)).toEqual(to({ kind: 'any', of: ['elven'], except: [] }))
    expect(does(22)).toEqual(to({ kind: 'space', space: STAR_CREST }))
  })

  test('9, 18, 44 and 48 let a neighbor move the player', () => {
    expect(does(9)).toEqual([{ verb: 'wander', mover: 'left', spaces: 10 }])
    expect(does(18)).toEqual([{ verb: 'wander', mover: 'left', spaces: 5 }])
    expect(does(44)).toEqual([
      { verb: 'wander', mover: 'right', spaces: 15 },
      { verb: 'lose-turns', turns: 'die' },
    ])
    expect(does(48)).toEqual([
      { verb: 'lose-turns', turns: 2 },
      { verb: 'wander', mover: 'right', spaces: 10 },
    ])
  })

  test('45, 46, 47 and 49 only hold the player', () => {
    expect([45, 46, 47, 49].map(id => does(id))).toEqual(
      ['die', 'die', 'die', 'fortnight'].map(turns => [{ verb: 'lose-turns', turns }]),
    )
  })

  test('23, 27 and 30 open the Star Crest once, 30 instead of the roll', () => {
    expect(does(23)).toEqual([
      { verb: 'points', of: 'perception', amount: 'double-die' },
      { verb: 'points', of: 'power', amount: 'double-die' },
      { verb: 'star-crest-pass', when: 'any' },
    ])
    expect(does(27)).toEqual([{ verb: 'star-crest-pass', when: 'any' }])
    expect(does(30)).toEqual([{ verb: 'star-crest-pass', when: 'instead-of-roll' }])
  })

  test('24 predicts, 25 and 28 protect for a Fortnight, 26 brings a Winged Horse for four turns, 29 stops one theft', () => {
    expect(does(24)).toEqual([{ verb: 'foresee' }])
    for (const id of [25, 28]) expect(does(id)).toEqual([{ verb: 'ward', days: 14 }])
    expect(does(26)).toEqual([{ verb: 'winged-horse', turns: 4 }])
    expect(does(29)).toEqual([{ verb: 'lamps' }])
  })

  test('31 summons to Torwall, the Glendale Dwelling or Ruktal', () => {
    expect(does(31)).toEqual([
      {
        verb: 'summons',
        to: [
          { kind: 'space', space: 'torwall.center' },
          { kind: 'space', space: 'glendale.c3' },
          { kind: 'person', who: 'ruktal' },
        ],
      },
    ])
  })

  test('32 makes rolls below 4 in Common Towns harmless for a Fortnight', () => {
    expect(does(32)).toEqual([{ verb: 'town-favor', days: 14, least: 4 }])
  })

  test('33, 39, 40 and 42 change the Movement Roll', () => {
    expect(does(33)).toEqual([{ verb: 'roll-change', how: 'add', by: -2, days: 7, landOnly: true }])
    expect(does(39)).toEqual([{ verb: 'roll-change', how: 'add', by: 2, days: 7 }])
    for (const id of [40, 42]) expect(does(id)).toEqual([{ verb: 'roll-change', how: 'times', by: 2, days: 2 }])
  })

  test('34 and 43 make land as easy as the sea, each within its limits', () => {
    expect(does(34)).toEqual([{ verb: 'as-boat', days: 2, not: ['sacred-circle'] }])
    expect(does(43)).toEqual([{ verb: 'as-boat', terrain: ['mountains', 'woods', 'plains'], days: 3 }])
  })

  test('35, 36, 38 and 41 make rough ground count as Plains for seven days', () => {
    const swift = (...terrain: string[]) => [{ verb: 'swift', terrain, days: 7 }]
    expect(does(35)).toEqual(swift('woods'))
    expect(does(36)).toEqual(swift('mountains', 'woods'))
    expect(does(38)).toEqual(swift('mountains'))
    expect(does(41)).toEqual(swift('mountains', 'woods'))
  })

  test('37 takes a player anywhere for two days, including the Star Crest, but not to Ruktal', () => {
    expect(does(37)).toEqual([{ verb: 'fly-anywhere', days: 2, except: ['sacred-circle.center'] }])
  })
})

describe('the Wizard and Gem cards', () => {
  test('are seven High Wizards in order of rank, three Phantasms and four Traps', () => {
    const wizards = WIZARD_CARDS.flatMap(card => (card.kind === 'high-wizard' ? [card] : []))
    expect(wizards.map(card => card.id)).toEqual([...HIGH_WIZARDS])
    expect(wizards.map(card => card.rank)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(WIZARD_CARDS.filter(card => card.kind === 'phantasm').length).toBe(3)
    expect(WIZARD_CARDS.filter(card => card.kind === 'trap').length).toBe(4)
    expect(new Set(WIZARD_CARDS.map(card => card.id)).size).toBe(14)
    expect(wizardCard('trap-abbey')).toMatchObject({ to: 'longrift.center' })
  })
})

/** The Orders of 1982. */
const ORDERS = ['wizards', 'sorcerers', 'druids'] as const

describe('the Magical Orders', () => {
  const table = (name: (typeof ORDERS)[number]) =>
    BOOK_1982.order(name).ranks.map(({ title, knowledge, perception, power }) => [title, knowledge, perception, power])

  test('have these Ranks and thresholds', () => {
    expect(MAGICAL_ORDERS.map(it => it.id)).toEqual([...ORDERS])
    expect(table('wizards')).toEqual([
      ['Apprentice', 0, 0, 0],
      ['Scholar', 15, 10, 5],
      ['Sage', 40, 30, 20],
      ['Wizard', 75, 60, 45],
    ])
    expect(table('sorcerers')).toEqual([
      ['Apprentice', 0, 0, 0],
      ['Augur', 10, 5, 15],
      ['Magician', 30, 20, 40],
      ['Sorcerer', 60, 45, 75],
    ])
    expect(table('druids')).toEqual([
      ['Apprentice', 0, 0, 0],
      ['Priest', 5, 15, 10],
      ['Mystic', 20, 40, 30],
      ['Druid', 45, 75, 60],
    ])
  })

  test('have these Mentors', () => {
    expect(MAGICAL_ORDERS.map(it => it.mentor)).toEqual([
      { kind: 'wizard' },
      { kind: 'any-master' },
      { kind: 'person', who: 'ruktal' },
    ])
  })

  /** Returns a spell in one or two short words, so that a table is easy to read. */
  const inShort = (name: (typeof ORDERS)[number], rank: number) =>
    BOOK_1982.rank(name, rank).spells.map(known => {
      switch (known.spell) {
        case 'boat-summoning':
          return `boat ${known.range}`
        case 'swiftness':
          return `swift ${known.terrain.join('+')}`
        case 'transporting':
          return known.ways.map(way => `${way.from}>${way.to}${way.extraTurn ? '+turn' : ''}`).join(' | ')
        case 'escaping':
          return `escape ${known.of.join('+')}`
        case 'telepathy':
          return `telepathy ${known.for}`
        default:
          return known.spell
      }
    })

  test.each([
    ['wizards', 1, ['telepathy advancement']],
    ['wizards', 2, ['boat 10', 'swift woods', 'animal-summoning', 'telepathy advancement']],
    [
      'wizards',
      3,
      [
        'boat 15',
        'swift woods+mountains',
        'anywhere>random',
        'animal-summoning',
        'demon-dispelling',
        'telepathy advancement',
      ],
    ],
    [
      'wizards',
      4,
      [
        'boat unlimited',
        'swift woods+mountains',
        'anywhere>random-in-any-territory',
        'animal-summoning',
        'demon-dispelling',
        'dragon-taming',
        'escape traps',
        'telepathy gems',
      ],
    ],
    ['sorcerers', 1, []],
    ['sorcerers', 2, ['boat 15', 'swift mountains', 'escape traps']],
    [
      'sorcerers',
      3,
      ['boat unlimited', 'swift woods+mountains', 'animal-summoning', 'demon-dispelling', 'escape traps'],
    ],
    [
      'sorcerers',
      4,
      [
        'boat unlimited',
        'swift woods+mountains',
        'anywhere>random-in-any-territory',
        'animal-summoning',
        'demon-dispelling',
        'dragon-taming',
        'escape traps+transporting',
        'gem-summoning',
      ],
    ],
    ['druids', 1, []],
    ['druids', 2, ['boat 5', 'stone>random+turn', 'demon-dispelling']],
    [
      'druids',
      3,
      ['boat 10', 'swift woods', 'stone>random-in-any-territory+turn', 'animal-summoning', 'demon-dispelling'],
    ],
    [
      'druids',
      4,
      [
        'boat 15',
        'swift woods+mountains',
        'stone>random-in-any-territory+turn | anywhere>random-stone+turn',
        'animal-summoning',
        'demon-dispelling',
        'dragon-taming',
        'escape traps+transporting',
        'perception',
      ],
    ],
  ] as const)('%s of Rank %i cast these spells', (name, rank, spells) => {
    expect(inShort(name, rank)).toEqual(spells)
  })

  test('a spell is found only by its name', () => {
    expect(BOOK_1982.known('druids', 3, 'boat-summoning')).toEqual({ spell: 'boat-summoning', range: 10 })
    expect(BOOK_1982.known('druids', 3, 'telepathy')).toBe(null)
  })
})

describe('the spells', () => {
  test('have these types', () => {
    const of = (type: string) => SPELLS.filter(it => it.type === type).map(it => it.id)
    expect(of('A')).toEqual(['boat-summoning', 'swiftness', 'transporting'])
    expect(of('B')).toEqual(['animal-summoning', 'demon-dispelling', 'dragon-taming', 'escaping'])
    expect(of('C')).toEqual(['telepathy', 'gem-summoning', 'perception'])
  })

  test('work on 1 to 5, except Telepathy and Gem Summoning on 1 and 2, and Perception is never cast', () => {
    for (const { id, succeedsOn } of SPELLS) {
      const on = id === 'telepathy' || id === 'gem-summoning' ? [1, 2] : id === 'perception' ? [] : [1, 2, 3, 4, 5]
      expect(succeedsOn, id).toEqual(on)
    }
    expect(BOOK_1982.spell('dragon-taming').revealsOn).toEqual([1, 2, 3])
  })

  test('remain for a Demon Dazed player in three cases, on 1 to 3', () => {
    const left = SPELLS.filter(it => it.whenDazed)
    expect(left.map(it => it.id)).toEqual(['boat-summoning', 'transporting', 'escaping'])
    for (const { whenDazed } of left) expect(whenDazed).toEqual([1, 2, 3])
  })
})

describe('the tables', () => {
  test('have three rows for friendly places, and six for the others', () => {
    const rows = Object.fromEntries(ENCOUNTER_TABLES.map(table => [table.id, table.rows.length]))
    expect(rows).toEqual({
      'random-encounters': 6,
      'common-towns': 6,
      'elven-dwellings': 3,
      abbey: 3,
      'high-hollow': 3,
      'star-crest': 3,
      'hamdrels-gifts-1-3': 3,
      'hamdrels-gifts-0-4': 3,
      'player-encounters-1-3': 6,
      'player-encounters-4': 6,
      demons: 6,
      dragon: 6,
      traps: 6,
      animals: 6,
    })
    expect(BOOK_1982.table('demons').rule).toBe('7.304')
  })

  test('have these titles', () => {
    expect(ENCOUNTER_TABLES.map(({ title }) => title)).toEqual([
      ...['Random Encounters', 'Common Towns', 'Elven Dwellings', 'Shrineheart Abbey', 'High Hollow', 'The Star Crest'],
      ...["Hamdrel's Gifts (Ranks 1-3)", "Hamdrel's Gifts (Ranks 0 and 4)"],
      ...['Players Meet (Ranks 1-3)', 'Players Meet (all Rank 4)', 'Demons', 'The Dragon', 'Traps', 'Animals'],
    ])
  })

  test('say in each row what happens', () => {
    const said: readonly (readonly [RegExp, RegExp])[] = [
      [/^points-twice$/, /gain twice that many points of one kind/],
      [/^points-lost-twice$/, /lose twice that many points/],
      [/^points-lost$/, /lose that many points/],
      [/^points$/, /gains? that many points/],
      [/^ten-of-each$/, /Ten points of each kind/],
      [/^flees$/, /flees.*gain that many points/],
      [/^robbed$/, /all (your )?Magical Objects and Gems/],
      [/^turns-lost$/, /lose that many turns/],
      [/^extra-turns$/, /that many extra turns/],
      [/^extra-turn$/, /an extra turn at once/i],
      [/^(held-here|held-fortnight|held-roll)$/, /^Held/],
      [/^(lair|den|to-lair|to-den)$/, /Lair/],
      [/^(star-crest)$/, /Star Crest/],
      [/^(cottage|megmorans-tower)$/, /^You come out at (Hamdrel's Cottage|Megmoran's Tower)$/],
      [/^transported$/, /random/],
      [/^(high-wizard|high-wizard-shown|two-high-wizards)$/, /High Wizard/],
      [/^wizard-card$/, /draw one Wizard card/i],
      [/^(secret-wizard|secrets-told)$/, /Secret Wizard/],
      [/^(task|tasks-given-away)$/, /Task/],
      [/^(demon|demons-for-all|dazed)$/, /Demon/],
      [/^(dragon|dragonbound)$/, /^(The Dragon|Dragonbound)$/],
      [/^(unicorn|winged-horse|horse|hound|dove|animal|event|trap)$/, /^An? [A-Z]/],
      [/^folk$/, /^Common Folk$/],
      [/^mentor$/, /Mentor/],
      [/^(nothing|unharmed)$/, /bed for the night|No Elf|leaves you alone/],
    ]
    for (const { id, rows } of ENCOUNTER_TABLES)
      for (const { does, text } of rows) {
        const [, pattern] = said.find(([name]) => name.test(does)) ?? []
        expect(text, `${id}: ${does}`).toMatch(pattern ?? /^never$/)
        if (/unicorn|horse|hound|dove|animal|event|trap/.test(does))
          expect(text.toLowerCase()).toContain(does.replace('-', ' '))
      }
  })

  test('are read by the higher die', () => {
    expect(BOOK_1982.row('high-hollow', 2).text).toContain('Star Crest')
    expect(BOOK_1982.row('high-hollow', 3).text).toContain('Cottage')
    expect(BOOK_1982.row('high-hollow', 6).text).toContain('Megmoran')
  })

  test('list the six Animals in order', () => {
    ANIMALS.forEach(({ name }, i) => {
      expect(BOOK_1982.row('animals', i + 1).text).toContain(name)
    })
  })

  test('give the effect of each Animal', () => {
    expect(ANIMALS.map(({ id, turns, does }) => ({ id, turns, ...does }))).toEqual([
      { id: 'dragon', turns: 0, how: 'attack' },
      { id: 'unicorn', turns: 1, how: 'anywhere' },
      { id: 'winged-horse', turns: 2, how: 'fly', spaces: 10 },
      { id: 'horse', turns: 3, how: 'ride', add: 4, swims: 2 },
      { id: 'hound', turns: 4, how: 'run', add: 1 },
      { id: 'dove', turns: 0, how: 'task' },
    ])
    expect(BOOK_1982.animal('horse').refuses).toEqual(['sacred-circle', STAR_CREST, 'dragons-lair'])
    expect(BOOK_1982.animal('hound').leavesOn).toEqual(['dragon', 'demon'])
    expect(BOOK_1982.animal('horse').leavesOn).toEqual(['dragon', 'demon', 'boat'])
    expect(BOOK_1982.animal('winged-horse').refuses).toEqual(['sacred-circle.center', 'dragons-lair'])
    expect(BOOK_1982.animal('unicorn').refuses).toEqual(['sacred-circle.center'])
  })

  test('give the points for each rescue', () => {
    expect(RESCUE.stranded.map(row => [row.on, row.points])).toEqual([
      ['dragons-lair', 25],
      ['hamdrels-cottage', 20],
      ['water', 20],
      ['elsewhere', 15],
    ])
    expect(RESCUE.trapped).toBe(10)
  })
})

describe('the Calendar', () => {
  test('has fourteen days, spares the land for two Fortnights, and counts ten Tasks for a reprieve', () => {
    expect(CALENDAR.days).toBe(14)
    expect(CALENDAR.tasksToThwart).toBe(10)
    const falls = CALENDAR.attacks.map(it => [it.id, it.from, it.until, it.landsLost, it.landsLostByPartners])
    expect(falls).toEqual([
      ['thwarted', 1, null, 0, 0],
      ['early', 1, 2, 0, 0],
      ['later', 3, null, 1, 2],
    ])
    expect(CALENDAR.attacks.map(it => it.turns)).toEqual([true, false, false])
    expect(CALENDAR.fallsFirst).toEqual(['common', 'elven', 'magic'])
    expect(CALENDAR.neverFalls).toEqual(['dragons-lair'])
    expect(CALENDAR.lostWith).toBe('sacred-circle')
  })
})

describe('the short result texts shown with the odds', () => {
  /** Every table as in the rulebook: faces and results. */
  const BRIEFS: Readonly<Record<TableId, readonly string[]>> = {
    'random-encounters': ['1 a Demon', '2 a Trap', '3 an animal', '4 an Event', '5 Common Folk', '6 a Wizard Card'],
    'common-towns': ['1 robbed', '2 points lost', '3 held here', '4 a Task', '5 an extra turn', '6 nothing'],
    'elven-dwellings': ['1 2 points (twice a die)', '3 4 points (one die)', '5 6 nothing'],
    abbey: ['1 2 an extra turn', '3 4 your Mentor', '5 6 points (one die)'],
    'high-hollow': ['1 2 the Star Crest', '3 4 the Cottage', "5 6 Megmoran's Tower"],
    'star-crest': ['1 2 ten points of each', '3 4 two High Wizards', '5 6 extra turns (one die)'],
    'hamdrels-gifts-1-3': ['1 2 points (twice a die)', '3 4 a Task', '5 6 news of a High Wizard'],
    'hamdrels-gifts-0-4': ['1 2 a High Wizard', '3 4 a Wizard Card', '5 6 news of a High Wizard'],
    'player-encounters-1-3': [
      '1 Demons attack everyone',
      '2 transported',
      '3 a Winged Horse',
      '4 a Wizard Card',
      '5 Tasks given away',
      '6 points (one die)',
    ],
    'player-encounters-4': [
      '1 Demons attack everyone',
      '2 the Star Crest',
      '3 a Unicorn',
      '4 a High Wizard',
      '5 secrets shared',
      '6 a Secret Wizard',
    ],
    demons: ['1 turns lost', '2 points lost', '3 robbed', '4 Dazed', '5 to the Lair', '6 it flees'],
    dragon: ['1 Dragonbound', '2 turns lost', '3 robbed', '4 points lost', '5 to its den', '6 unharmed'],
    traps: [
      '1 held for a Fortnight',
      "2 the Dragon's den",
      '3 turns lost',
      '4 the Lair',
      '5 held until a 5 or 6',
      '6 transported',
    ],
    animals: ['1 the Dragon', '2 a Unicorn', '3 a Winged Horse', '4 a Horse', '5 a Hound', '6 a Dove'],
  }

  test('match the results of their rule', () => {
    const told = Object.fromEntries(
      ENCOUNTER_TABLES.map(({ id, rows }) => [
        id,
        rows.map(({ on, does }) => [...on, ENGLISH.get(`outcome-${does}`)].join(' ')),
      ]),
    )
    expect(told).toEqual(BRIEFS)
  })

  /** The essential words in the sentence for each result. */
  const SAYS: Readonly<Partial<Record<TableId, readonly RegExp[]>>> = {
    'common-towns': [
      /all your Magical Objects and Gems/,
      /lose that many points/,
      /again next turn/,
      /Task/,
      /extra turn/,
      /bed/,
    ],
    demons: [/turns/, /points/, /Objects and Gems/, /Dazed/, /Lair/, /points/],
    dragon: [
      /Dragonbound/,
      /turns/,
      /Objects and Gems/,
      /lose twice that many points/,
      /Lair's Center/,
      /leaves you alone/,
    ],
    traps: [/Fortnight/, /Center/, /turns/, /Lair/, /5 or 6/, /random space anywhere/],
  }

  test('match the sentence for the result', () => {
    for (const [id, patterns] of Object.entries(SAYS))
      patterns.forEach((pattern, i) => {
        expect(BOOK_1982.row(id as TableId, i + 1).text, `${id} ${i + 1}`).toMatch(pattern)
      })
  })
})
