import { expect } from 'vitest'
import { blockAfterPhase, blockByTrader } from '../../../src/games/magic-realm/rules/actions/blocking.ts'
import { endTurn } from '../../../src/games/magic-realm/rules/actions/ending.ts'
import { summonedBy } from '../../../src/games/magic-realm/rules/actions/summoning.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { midnight } from '../../../src/games/magic-realm/rules/day/midnight.ts'
import { dwellingClearing } from '../../../src/games/magic-realm/rules/effects/map-chits.ts'
import { chitFace } from '../../../src/games/magic-realm/rules/pieces/chits.ts'
import { MONSTER_IDS } from '../../../src/games/magic-realm/rules/pieces/denizens.ts'
import { rulesOf } from '../../rule.ts'
import { bewitch, Magical, on } from './magic/evening.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

const placeOf = (realm: Realm, id: string) => realm.state.denizens[id]!.at

rule(
  ['13.1.1', '13.1.2', '13.1.6', '13.1.7'],
  'after each phase every monster blocks an unhidden mover: the turn ends, and the monsters move no more',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CV5', {
      plan: [
        { activity: { kind: 'blank' }, source: 'basic' },
        { activity: { kind: 'hide' }, source: 'basic' },
      ],
    })
    realm.stand('wolf-1', 'CV5')
    realm.stand('ghost-1', 'CV5')
    realm.turnOf(elf)
    realm.do(daylight(realm.table))
    expect(elf.blocked).toBe(true)
    expect(realm.state.turn).toBeNull()
    expect(realm.state.denizens['wolf-1']!.blocked).toBe(true)
    expect(realm.told('blocks')).toMatchObject([{ denizens: ['wolf-1', 'ghost-1'], lost: 1 }])
  },
)

rule(['13.1.3', '13.1.4'], 'nobody can block a hidden mover, but a hidden mover can block a monster', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5', { hidden: true })
  realm.stand('wolf-1', 'CV5')
  realm.do(blockAfterPhase(realm.table, elf), ['pass'])
  expect(elf.blocked).toBe(false)
  realm.do(blockAfterPhase(realm.table, elf), ['wolf-1'])
  expect(elf).toMatchObject({ blocked: true, hidden: false })
  expect(realm.state.denizens['wolf-1']!.blocked).toBe(true)
})

rule(['13.1.6', '8.1.6'], 'a character who is blocked before their turn loses it', () => {
  const realm = new Realm()
  realm.put('elf', 'CV5', { blocked: true })
  realm.state.draw = ['elf']
  expect(realm.do(daylight(realm.table))).toBe(true)
  expect(realm.told('loses-turn')).toMatchObject([{ character: 'elf', why: 'blocked' }])
})

rule(['13.1.7', '13.1.8'], 'a monster that has blocked keeps blocking newcomers (D25)', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  const dwarf = realm.put('dwarf', 'CV5')
  realm.stand('wolf-1', 'CV5')
  realm.do(blockAfterPhase(realm.table, elf))
  realm.do(blockAfterPhase(realm.table, dwarf))
  expect(dwarf.blocked).toBe(true)
})

rule('13.1.9', 'unhired natives and visitors never block by themselves', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.stand('bashkars-hq', 'CV5')
  realm.do(blockAfterPhase(realm.table, elf))
  expect(elf.blocked).toBe(false)
})

rule('13.1.10', 'monsters block before the mover is asked whom to block', () => {
  const realm = new Realm()
  const pilgrim = realm.put('pilgrim', 'CV5')
  realm.stand('wolf-1', 'CV5')
  realm.stand('imp-1', 'CV5')
  realm.do(blockAfterPhase(realm.table, pilgrim))
  expect(realm.told('blocks')).toMatchObject([{ denizens: ['wolf-1'], by: 'denizens' }])
})

rule('13.2.1', 'sleepers and characters who were blocked before their turn summon nothing', () => {
  const realm = new Realm()
  realm.lay('smoke-m', 'CL')
  realm.state.prowling = [1]
  realm.do(endTurn(realm.table, realm.put('elf', 'CL3', { asleep: true })))
  expect(realm.state.chits['smoke-m']!.up).toBe(false)
})

rule(
  ['13.2.2', '13.4.1', '13.4.2', '7.2.1'],
  'prowling monsters in the tile that have not blocked come; dormant ones and those in other tiles stay',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CL3', { hidden: true })
    realm.state.prowling = [3]
    realm.stand('wolf-1', 'CL2')
    realm.stand('wolf-2', 'CL2')
    realm.stand('wolf-3', 'DW2')
    realm.stand('giant-1', 'CL5')
    realm.state.denizens['wolf-2']!.blocked = true
    realm.do(endTurn(realm.table, elf), ['pass'])
    expect(placeOf(realm, 'wolf-1')).toBe('CL3')
    expect(placeOf(realm, 'wolf-2')).toBe('CL2')
    expect(placeOf(realm, 'wolf-3')).toBe('DW2')
    expect(placeOf(realm, 'giant-1')).toBe('CL5')
  },
)

rule(['13.4.3', '7.2.2'], 'the Ghosts prowl every day', () => {
  const realm = new Realm()
  realm.stand('ghost-1', 'CL2')
  realm.state.prowling = [6]
  realm.do(endTurn(realm.table, realm.put('elf', 'CL3', { hidden: true })), ['pass'])
  expect(placeOf(realm, 'ghost-1')).toBe('CL3')
})

rule(
  ['13.2.3', '3.5.5'],
  "the tile's chits are turned up: sounds and sites go to their clearings, the Lost City brings its five chits",
  () => {
    const realm = new Realm()
    realm.lay('dank-c', 'CN')
    realm.lay('lost-city', 'CN')
    for (const chit of ['hoard', 'howl-4', 'roar-6', 'altar', 'pool']) realm.state.chits[chit]!.inside = 'lost-city'
    realm.do(endTurn(realm.table, realm.put('elf', 'CN1')))
    expect(realm.state.chits['dank-c']).toMatchObject({ up: true, at: null })
    expect(realm.state.chits.hoard).toMatchObject({ up: true, tile: 'CN', at: 'CN6', inside: null })
    expect(realm.state.chits['howl-4']).toMatchObject({ up: true, at: 'CN4' })
    expect(realm.state.chits['lost-city']!.up).toBe(true)
  },
)

rule(['13.2.4', '13.2.8'], 'a chit summons once a day, when it is turned up', () => {
  const realm = new Realm()
  realm.lay('bones-w', 'OW')
  realm.state.prowling = [3]
  realm.do(endTurn(realm.table, realm.put('elf', 'OW2', { hidden: true })), ['pass'])
  expect(placeOf(realm, 'ogre-1')).toBe('OW2')
  Object.assign(realm.state.denizens['ogre-1']!, { at: null })
  realm.do(endTurn(realm.table, realm.put('dwarf', 'OW4', { hidden: true })), ['pass'])
  // Ogre 2 has prowled to him; the box is not called again.
  expect(placeOf(realm, 'ogre-1')).toBeNull()
  expect(placeOf(realm, 'ogre-2')).toBe('OW4')
})

rule('13.2.7', "monsters that have just arrived block everyone unhidden there; those already there don't", () => {
  const realm = new Realm({ seats: 4 })
  realm.lay('bones-w', 'OW')
  realm.state.prowling = [3]
  const elf = realm.put('elf', 'OW2', { hidden: true })
  const dwarf = realm.put('dwarf', 'OW2')
  realm.do(endTurn(realm.table, elf), ['pass'])
  expect(elf.blocked).toBe(false)
  expect(dwarf.blocked).toBe(true)
  const quiet = new Realm()
  quiet.stand('giant-1', 'OW2')
  const amazon = quiet.put('amazon', 'OW2')
  quiet.do(endTurn(quiet.table, quiet.put('elf', 'OW2', { hidden: true })))
  expect(amazon.blocked).toBe(false)
})

rule(
  ['13.2.9', '24.5'],
  'for the Druid, chits are turned up, but warnings and sounds turn down again without summoning; sites stay',
  () => {
    const realm = new Realm()
    realm.lay('bones-m', 'CL')
    realm.lay('vault', 'CL')
    realm.lay('roar-4', 'CL')
    realm.state.prowling = [4]
    realm.do(endTurn(realm.table, realm.put('druid', 'CL2', { hidden: true })))
    expect(realm.state.chits['bones-m']!.up).toBe(false)
    expect(placeOf(realm, 'giant-1')).toBeNull()
    expect(MONSTER_IDS.filter(id => placeOf(realm, id) === 'CL3')).toEqual(
      ['t-troll-1'].map(id => expect.stringContaining(id.slice(0, 7))),
    )
  },
)

rule('13.3.1', 'warnings summon first, then sounds by number, then sites', () => {
  const realm = new Realm()
  realm.lay('bones-m', 'CL')
  realm.lay('roar-4', 'CL')
  realm.state.prowling = [4]
  realm.do(endTurn(realm.table, realm.put('elf', 'CL2', { hidden: true })), ['pass'])
  expect(placeOf(realm, 'giant-1')).toBe('CL2')
  expect(placeOf(realm, 'giant-2')).toBe('CL4')
})

rule(
  ['13.3.2', '13.3.3'],
  "a chit summons the leftmost box that isn't empty: warnings to the character, sounds to their own clearing",
  () => {
    const realm = new Realm()
    realm.lay('roar-6', 'CN')
    realm.state.prowling = [1]
    realm.do(endTurn(realm.table, realm.put('elf', 'CN1', { hidden: true })))
    expect(placeOf(realm, 'h-dragon-1')).toBe('CN6')
    Object.assign(realm.state.chits['roar-6']!, { up: false })
    realm.state.prowling = [1]
    realm.state.denizens['h-dragon-1']!.blocked = true
    realm.do(endTurn(realm.table, realm.put('dwarf', 'CN1', { hidden: true })))
    expect(MONSTER_IDS.filter(id => placeOf(realm, id) === 'CN6')).toHaveLength(2)
  },
)

rule('13.3.4', 'a sound with a letter counts only in a tile whose warning has that letter', () => {
  const realm = new Realm()
  realm.state.prowling = [3, 6]
  expect(summonedBy(realm.state, chitFace('howl-4'), 'CN')).toHaveLength(6)
  expect(summonedBy(realm.state, chitFace('howl-4'), 'CL')).toEqual(['giant-bat-1'])
  expect(summonedBy(realm.state, chitFace('flutter-1'), 'CN')).toEqual(['giant-bat-1'])
})

rule('13.3.5', 'a site chit summons the one monster in its box, on its row', () => {
  const realm = new Realm()
  const called = (row: number, site: string) => {
    realm.state.prowling = [row]
    return summonedBy(realm.state, chitFace(site), 'CL').map(id => id.replace(/-\d+$/, ''))
  }
  expect(called(1, 'hoard')).toEqual(['t-flying-dragon'])
  expect(called(1, 'lair')).toEqual(['t-dragon'])
  expect(called(2, 'altar')).toEqual(['demon'])
  expect(called(2, 'shrine')).toEqual(['winged-demon'])
  expect(called(3, 'pool')).toEqual(['octopus'])
  expect(called(4, 'vault')).toEqual(['t-troll'])
  expect(called(5, 'cairns')).toEqual(['t-spider'])
  expect(called(5, 'statue')).toEqual(['imp'])
  expect(called(6, 'statue')).toEqual([])
})

rule('13.3.6', 'each chit summons what the Appearance Chart shows for the roll', () => {
  const realm = new Realm()
  const kinds = (row: number, chit: string, tile: string) => {
    realm.state.prowling = [row]
    const ids = summonedBy(realm.state, chitFace(chit), tile)
    return [...new Set(ids.map(id => id.replace(/-\d+$/, '')))].map(kind => `${ids.length} ${kind}`)
  }
  expect(kinds(1, 'smoke-m', 'CL')).toEqual(['2 h-flying-dragon'])
  expect(kinds(1, 'flutter-1', 'CL')).toEqual(['2 h-flying-dragon'])
  for (const chit of ['smoke-c', 'slither-3', 'roar-4']) expect(kinds(1, chit, 'CN')).toEqual(['1 h-dragon'])
  expect(kinds(2, 'dank-w', 'OW')).toEqual(['2 viper'])
  for (const chit of ['dank-c', 'slither-6']) expect(kinds(2, chit, 'CN')).toEqual(['2 h-serpent'])
  expect(kinds(3, 'ruins-w', 'OW')).toEqual(['6 wolf'])
  expect(kinds(3, 'bones-w', 'OW')).toEqual(['2 ogre'])
  for (const chit of ['ruins-c', 'patter-2', 'howl-4']) expect(kinds(3, chit, 'CN')).toEqual(['6 axe-goblin'])
  for (const chit of ['bones-m', 'stink-m', 'roar-4']) expect(kinds(4, chit, 'CL')).toEqual(['1 giant'])
  for (const chit of ['bones-c', 'stink-c', 'roar-4']) expect(kinds(4, chit, 'CN')).toEqual(['2 h-troll'])
  for (const chit of ['stink-m', 'dank-m', 'patter-2']) expect(kinds(5, chit, 'CL')).toEqual(['1 h-spider'])
  for (const chit of ['ruins-m', 'bones-m', 'flutter-2', 'howl-5'])
    expect(kinds(6, chit, 'CL')).toEqual(['1 giant-bat'])
  expect(kinds(6, 'dank-m', 'CL')).toEqual([])
})

rule(
  ['13.3.7', '13.4.4'],
  'Smoke W and Stink W become campfires in clearing 5, 4 or 2: the first that is connected to the Borderland',
  () => {
    const realm = new Realm()
    realm.lay('smoke-w', 'LW')
    realm.state.prowling = [1, 2, 3, 4, 5]
    const elf = realm.put('elf', 'LW2', { hidden: true })
    realm.do(endTurn(realm.table, elf))
    expect(realm.state.dwellings['small-campfire']).toBe(dwellingClearing(realm.state, 'LW', true))
    expect(realm.state.chits['smoke-w']!.tile).toBeNull()
    expect(MONSTER_IDS.some(id => placeOf(realm, id) !== null)).toBe(false)
  },
)

rule(
  ['13.3.8', '23.3.1'],
  "Dragon Essence acts as its tile's Smoke at the end of each turn, only in caves and mountains",
  () => {
    const realm = new Realm()
    realm.state.prowling = [1]
    const elf = realm.put('elf', 'CN1', { hidden: true })
    realm.give(elf, 'dragon-essence', true)
    realm.do(endTurn(realm.table, elf), ['pass'])
    expect(placeOf(realm, 'h-dragon-1')).toBe('CN1')
    expect(realm.told('appears')).toMatchObject([{ rule: '13.3.8', clearing: 'CN1', by: 'dragon-essence' }])
    elf.place = { kind: 'clearing', clearing: 'OW2' }
    realm.do(endTurn(realm.table, elf))
    expect(MONSTER_IDS.filter(id => placeOf(realm, id) === 'OW2')).toEqual([])
  },
)

rule(
  ['13.2.5', '13.5.1', '13.5.2'],
  'a group on the prowling row appears with all its members at its Dwelling, even if the character is hidden',
  () => {
    const realm = new Realm()
    realm.state.dwellings.inn = 'CV5'
    realm.state.prowling = [1]
    realm.do(endTurn(realm.table, realm.put('elf', 'CV5', { hidden: true })))
    expect(placeOf(realm, 'company-hq')).toBe('CV5')
    expect(placeOf(realm, 'company-6')).toBe('CV5')
    expect(placeOf(realm, 'woodfolk-hq')).toBeNull()
  },
)

rule(
  ['13.2.6', '13.5.3', '25.2.2'],
  'on row 6, the visitor that an unhired leader calls comes to the clearing and stays',
  () => {
    const realm = new Realm()
    realm.stand('company-hq', 'CV5')
    Object.assign(realm.state.visitors[0]!, { box: 1, side: 0 })
    const elf = realm.put('elf', 'CV5')
    realm.state.prowling = [5]
    realm.do(endTurn(realm.table, elf))
    expect(realm.state.visitors[0]!.at).toBeNull()
    realm.state.prowling = [6]
    realm.do(endTurn(realm.table, elf))
    expect(realm.state.visitors[0]).toMatchObject({ box: null, at: 'CV5' })
    expect(realm.told('comes')).toMatchObject([{ rule: '13.5.3', visitor: 'scholar', clearing: 'CV5' }])
  },
)

rule(['13.5.3', '13.5.4'], 'sites in their clearings call boxes 6 and 7, and so do site cards once drawn', () => {
  const realm = new Realm()
  Object.assign(realm.state.visitors[0]!, { box: 6, side: 0 })
  realm.state.prowling = [6]
  realm.lay('altar', 'CL')
  const elf = realm.put('elf', 'CL1', { hidden: true })
  realm.do(endTurn(realm.table, elf))
  expect(realm.state.visitors[0]!.at).toBe('CL1')
  const other = new Realm()
  Object.assign(other.state.visitors[0]!, { box: 7, side: 0 })
  other.state.prowling = [6]
  other.lay('hoard', 'CL', true)
  other.state.chits.hoard!.at = 'CL6'
  other.stack('hoard', 'toadstool-circle')
  const dwarf = other.put('dwarf', 'CL6')
  other.do(endTurn(other.table, dwarf))
  expect(other.state.visitors[0]!.at).toBeNull()
  other.state.shown.push('toadstool-circle')
  other.do(endTurn(other.table, dwarf))
  expect(other.state.visitors[0]!.at).toBe('CL6')
})

rule(
  ['13.5.5', '19.1.5'],
  'Midnight turns the chits down again except the Lost City and Castle; they stay in their clearings',
  () => {
    const realm = new Realm()
    realm.lay('lost-castle', 'CL', true)
    realm.lay('roar-4', 'CL', true)
    realm.state.chits['roar-4']!.at = 'CL4'
    midnight(realm.table)
    expect(realm.state.chits['lost-castle']!.up).toBe(true)
    expect(realm.state.chits['roar-4']).toMatchObject({ up: false, at: 'CL4', known: true })
  },
)

rule(['13.1.5', '13.1.6'], 'the mover can let others pass for the phase or the turn, or block one of them', () => {
  const blocks = (...answers: string[]) => {
    const realm = new Realm({ encounter: '3', seats: 3 })
    const elf = realm.put('elf', 'CV5', { hidden: true })
    realm.turnOf(elf)
    const [dwarf, captain] = [realm.put('dwarf', 'CV5', { hidden: true }), realm.put('captain', 'CV5')]
    elf.foundEnemies = true
    realm.stand('wolf-1', 'CV5')
    realm.stand('wolf-2', 'CV5')
    realm.do(blockAfterPhase(realm.table, elf), answers)
    const wolves = ['wolf-1', 'wolf-2'].filter(id => realm.state.denizens[id]!.blocked)
    const told = realm.told('blocks').map(({ denizens, by, ...event }) => [...denizens, by, 'lost' in event])
    return [[elf, dwarf, captain].map(one => [one.blocked, one.hidden]), wolves, realm.state.war!.spared, told]
  }
  const free = [
    [false, true],
    [false, true],
    [false, false],
  ]
  expect(blocks('pass')).toEqual([free, [], [], []])
  expect(blocks('spare')).toEqual([free, [], ['elf'], []])
  const both = [
    [true, false],
    [true, false],
    [false, false],
  ]
  expect(blocks('dwarf')).toEqual([both, [], [], [['dwarf', 'character', false]]])
  const one = [
    [true, false],
    [false, true],
    [false, false],
  ]
  expect(blocks('wolf-2')).toEqual([one, ['wolf-2'], [], [['wolf-2', 'character', false]]])
})

rule(
  ['13.1.5', '13.1.10'],
  "from the mover's left, others may block until one does; a player who declines for the turn is not asked again",
  () => {
    const realm = new Realm({ encounter: '3', seats: 4 })
    const [elf, dwarf] = ['elf', 'dwarf', 'captain', 'amazon'].map(id => realm.put(id, 'CV5'))
    realm.state.war!.spared = ['dwarf']
    const asked = (answers: Record<string, string>) => {
      dwarf!.blocked = false
      const order: unknown[] = []
      const blocking = blockAfterPhase(realm.table, dwarf!)
      for (let step = blocking.next(); !step.done; ) {
        const { seat, data, topic } = step.value[0]!
        const who = String(data?.character)
        order.push(who)
        expect([topic, data]).toEqual(['block-mover', { character: who, other: 'dwarf' }])
        step = blocking.next({ seat, id: answers[who] ?? 'pass' })
      }
      return order
    }
    expect(asked({})).toEqual(['captain', 'amazon', 'elf'])
    expect(asked({ amazon: 'spare' })).toEqual(['captain', 'amazon', 'elf'])
    expect(asked({ captain: 'dwarf' })).toEqual(['captain'])
    expect(realm.state.war!.spared).toEqual(['dwarf', 'amazon'])
    expect(realm.told('blocks').map(({ character, denizens }) => [character, denizens])).toEqual([
      ['captain', ['dwarf']],
    ])
    expect(asked({})).toEqual(['captain', 'elf'])
    expect(elf!.blocked).toBe(false)
  },
)

rule('13.1.9', 'the log names the trader who blocks, and says how many phases are lost', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5', {
    plan: Array.from({ length: 3 }, () => ({ activity: { kind: 'trade' }, source: 'basic' })),
  })
  realm.turnOf(elf, { played: 1 })
  blockByTrader(realm.table, elf, 'order')
  expect(realm.told('blocks')).toMatchObject([{ denizens: ['order'], by: 'denizens', lost: 2 }])
  realm.state.turn!.played = 3
  blockByTrader(realm.table, elf, 'order')
  expect(realm.told('blocks')[1]).not.toHaveProperty('lost')
})

rule(
  ['13.2.10', '26.2', '13.2.9', '26.8'],
  'dead members of a party end no turn, and hiding, peace or silence must apply to all of its members',
  () => {
    const ends = (options: object, ...party: [string, object?][]) => {
      const realm = new Realm({ encounter: '4', seats: 3, ...options })
      realm.lay('bones-m', 'CL')
      realm.lay('vault', 'CL')
      realm.state.prowling = [4]
      const enders = party.map(([id, more]) => realm.put(id, 'CL2', more))
      const ending = endTurn(realm.table, ...enders)
      for (let step = ending.next(); !step.done; step = ending.next({ seat: step.value[0]!.seat, id: 'pass' }));
      return realm.told('appears').map(({ by }) => by)
    }
    const off = { fate: 'dead' as const, place: { kind: 'off' as const } }
    expect(ends({}, ['dwarf', off], ['elf'])).toEqual(['bones-m', 'vault'])
    expect(ends({ 'quiet-monsters': 'yes' }, ['elf', { hidden: true }], ['dwarf', { hidden: true }])).toEqual([])
    expect(ends({ 'quiet-monsters': 'yes' }, ['elf', { hidden: true }], ['dwarf'])).toEqual(['bones-m', 'vault'])
    expect(ends({}, ['druid'])).toEqual(['vault'])
    expect(ends({}, ['druid'], ['elf'])).toEqual(['bones-m', 'vault'])
    const able = { ability: 'druid' as never }
    expect(ends({ abilities: 'yes' }, ['druid', able])).toEqual([])
    expect(ends({ abilities: 'yes' }, ['druid', able], ['elf'])).toEqual(['bones-m', 'vault'])
  },
)

rule(
  ['13.2.2', '13.2.7'],
  'a prowling monster that is already there does not count as a new arrival, and is not logged',
  () => {
    const realm = new Realm()
    realm.state.prowling = [4]
    realm.stand('giant-1', 'OW2')
    const amazon = realm.put('amazon', 'OW2')
    realm.do(endTurn(realm.table, realm.put('elf', 'OW2', { hidden: true })))
    expect([amazon.blocked, realm.told('prowls'), realm.told('appears'), realm.table.revealed]).toEqual([
      false,
      [],
      [],
      false,
    ])
  },
)

rule(
  ['13.3.1', '13.2.3'],
  'chits are turned up publicly and summon in order: warnings, sounds by number, sites',
  () => {
    const realm = new Realm()
    for (const id of ['vault', 'howl-5', 'roar-4', 'ruins-m', 'bones-m']) realm.lay(id, 'CL')
    realm.state.prowling = [4, 6]
    realm.do(endTurn(realm.table, realm.put('elf', 'CL2', { hidden: true })), ['pass'])
    expect(realm.told('appears').map(({ by }) => by)).toEqual(['bones-m', 'ruins-m', 'roar-4', 'howl-5', 'vault'])
    expect(realm.told('turned-up').map(({ chits }) => [...chits].sort())).toEqual([
      ['bones-m', 'howl-5', 'roar-4', 'ruins-m', 'vault'],
    ])
    expect([realm.state.chits.vault!.known, realm.table.revealed]).toEqual([true, true])
    const arrived = realm
      .told('appears')
      .flatMap(({ denizens }) => denizens.map(id => realm.state.denizens[id]!.arrived))
    expect(arrived).toEqual([...arrived].sort((a, b) => a - b))
    expect(new Set(arrived).size).toBe(arrived.length)
    // The contents of the Lost City appear with it, once.
    const city = new Realm()
    city.lay('lost-city', 'CN')
    for (const chit of ['hoard', 'roar-6']) city.state.chits[chit]!.inside = 'lost-city'
    city.do(endTurn(city.table, city.put('elf', 'CN1')))
    expect(city.told('turned-up').map(({ chits }) => [...chits].sort())).toEqual([['hoard', 'lost-city', 'roar-6']])
    expect(city.state.chits['lost-city']).toMatchObject({ up: true, known: true })
  },
)

rule(
  ['13.2.7', '23.3.2', '12.4.9', '21.6.3'],
  "new arrivals don't block sleepers, followers or mist, and the Imp never blocks the Pilgrim",
  () => {
    const comes = (id: string, more: object = {}, set: (realm: Realm) => void = () => {}) => {
      const realm = new Magical()
      realm.lay('statue', 'CL')
      realm.lay('dank-m', 'CL')
      realm.state.prowling = [5]
      const ender = realm.put('dwarf', 'CL2', { hidden: true })
      realm.stand('h-spider-1', 'CL1')
      const one = realm.put(id, 'CL2', more)
      set(realm)
      const ending = endTurn(realm.table, ender)
      for (let step = ending.next(); !step.done; step = ending.next({ seat: step.value[0]!.seat, id: 'pass' }));
      return [
        one.blocked,
        realm
          .told('blocks')
          .flatMap(({ denizens }) => denizens)
          .includes('imp-1'),
      ]
    }
    expect(comes('elf')).toEqual([true, true])
    expect(comes('pilgrim')).toEqual([true, false])
    expect(comes('elf', { asleep: true })).toEqual([false, false])
    expect(comes('elf', {}, realm => (realm.state.war!.follows.elf = 'dwarf'))).toEqual([false, false])
    expect(
      comes('elf', { formed: 'mist' }, realm => bewitch(realm as Magical, 'melt-into-mist', 'dwarf', on('elf'))),
    ).toEqual([false, false])
  },
)

rule(
  ['13.5.1', '13.5.2', '13.5.3'],
  'only waiting members of a group appear, only at its Dwelling, and only the visitor in the called box',
  () => {
    const realm = new Realm()
    realm.state.dwellings.inn = 'DW2'
    realm.state.dwellings.house = 'CV5'
    realm.state.prowling = [1]
    const elf = realm.put('elf', 'CV5', { hidden: true })
    realm.do(endTurn(realm.table, elf))
    expect([placeOf(realm, 'company-hq'), realm.told('appears')]).toEqual([null, []])
    realm.stand('company-1', 'CL2')
    Object.assign(realm.state.denizens['company-2']!, { dead: true })
    elf.place = { kind: 'clearing', clearing: 'DW2' }
    realm.do(endTurn(realm.table, elf))
    expect(['company-hq', 'company-1', 'company-2', 'company-3'].map(id => placeOf(realm, id))).toEqual([
      'DW2',
      'CL2',
      null,
      'DW2',
    ])
    realm.do(endTurn(realm.table, elf))
    expect(realm.told('appears')).toHaveLength(1)
    realm.state.prowling = [6]
    for (const [chit, visitor] of realm.state.visitors.entries())
      Object.assign(visitor, { box: null, at: 'CL1', side: chit % 2 })
    realm.do(endTurn(realm.table, elf))
    expect(realm.told('comes')).toEqual([])
    Object.assign(realm.state.visitors[0]!, { box: 3, at: null })
    Object.assign(realm.state.visitors[4]!, { box: 1, at: null })
    realm.do(endTurn(realm.table, elf))
    expect([realm.state.visitors[0]!.at, realm.state.visitors[4]!.at]).toEqual([null, 'DW2'])
  },
)

rule('13.3.2', 'if the boxes of a chit are empty, nothing arrives and nothing is logged', () => {
  const realm = new Realm()
  realm.lay('bones-w', 'OW')
  realm.state.prowling = [3]
  for (const id of ['ogre-1', 'ogre-2']) realm.state.denizens[id]!.dead = true
  const elf = realm.put('elf', 'OW2')
  realm.do(endTurn(realm.table, elf))
  expect(realm.told('appears')).toEqual([])
  realm.give(elf, 'dragon-essence', true)
  elf.place = { kind: 'clearing', clearing: 'CN1' }
  realm.do(endTurn(realm.table, elf))
  expect(realm.told('appears')).toEqual([])
  expect(summonedBy(realm.state, chitFace('bones-w'), 'OW')).toEqual([])
})
