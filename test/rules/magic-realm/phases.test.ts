import { expect } from 'vitest'
import {
  otherSources,
  phasesLeft,
  plannedPlace,
  recordablePhases,
  sourceHolds,
  sourcesFor,
} from '../../../src/games/magic-realm/rules/day/phases.ts'
import { recordOption } from '../../../src/games/magic-realm/rules/facts/phase-option.ts'
import { boardOf, edgeRoads, farEnd, waysAt } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import { clearingsOf, isMountain } from '../../../src/games/magic-realm/rules/pieces/tiles.ts'
import type { Activity, Character, Recorded } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { bewitch, Magical, on } from './magic/evening.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

/** Returns the phases of a plan: `hide`, a clearing as the destination, `fly CV`, each from Basic or as given. */
const phases = (...what: string[]): Recorded[] =>
  what.map(one => {
    const [name = '', source = 'basic'] = one.split(' by ')
    const [kind, where = ''] = name.split(' ')
    if (kind === 'fly') return { activity: { kind, tile: where }, source }
    if (kind === 'peer' || kind === 'enchant-far') return { activity: { kind, clearing: where }, source }
    if (/^[A-Z]/.test(name)) return { activity: { kind: 'move', to: name }, source }
    return { activity: { kind: name } as Activity, source }
  })
const activity = (what: string): Activity => phases(what)[0]!.activity

const ids = (realm: Realm, one: Character, ...plan: string[]): string[] =>
  recordablePhases(realm.state, one, phases(...plan)).map(found => recordOption(found).id)

const from = (realm: Realm, one: Character, what: string, ...plan: string[]): string[] =>
  sourcesFor(realm.state, one, phases(...plan), activity(what))

const weary = (): Character['chits'] => Array.from({ length: 12 }, () => 'fatigued')

rule(
  ['23.2.2', '23.2.3', '9.2.13', '6.1.7'],
  'the Telescope sees from mountain to mountain, once a day; the Crystal Ball sees any clearing, in any phase',
  () => {
    const realm = new Realm()
    const dwarf = realm.put('captain', 'CG1')
    const peers = () => ids(realm, dwarf).filter(id => id.startsWith('peer'))
    expect(peers()).toEqual([])
    realm.give(dwarf, 'ancient-telescope', true)
    const { clearings } = boardOf(realm.state.tiles)
    expect(peers()).toEqual(clearings.filter(one => isMountain(one) && one !== 'CG1').map(one => `peer ${one}`))
    expect(from(realm, dwarf, 'peer CL6')).toEqual(['ancient-telescope'])
    expect(from(realm, dwarf, 'peer CL6', 'peer CL6 by ancient-telescope')).toEqual([])
    expect(from(realm, dwarf, 'peer CV5')).toEqual([])
    dwarf.place = { kind: 'clearing', clearing: 'CV5' }
    expect(peers()).toEqual([])
    expect(from(realm, dwarf, 'peer CL6')).toEqual([])
    realm.give(dwarf, 'crystal-ball', true)
    expect(peers()).toEqual(clearings.map(one => `peer ${one}`))
    expect(from(realm, dwarf, 'peer CL6')).toEqual(['basic', 'sunlight'])
    dwarf.chits = weary()
    expect(ids(realm, dwarf)).toEqual(['rest'])
  },
)

rule(
  ['6.1.7', '24.3', '23.2.1'],
  'phases for any activity, at a Dwelling or in a cave, allow everything except distant activities',
  () => {
    const realm = new Realm({ encounter: '4', seats: 3 })
    realm.state.dwellings.inn = 'CV5'
    const captain = realm.put('captain', 'CV5')
    realm.give(captain, 'crystal-ball', true)
    const used = (what: string) => from(realm, captain, what)
    expect(used('trade')).toEqual(['basic', 'reputation', 'sunlight'])
    for (const far of ['peer CL6', 'enchant-far CL6']) expect(used(far)).toEqual(['basic', 'sunlight'])
    expect(sourcesFor(realm.state, captain, [], { kind: 'follow', guide: 'elf' })).not.toContain('reputation')
    const elf = realm.put('elf', 'B6')
    realm.give(elf, 'shielded-lantern', true)
    expect(from(realm, elf, 'trade')).toEqual(['basic', 'shielded-lantern'])
    elf.place = { kind: 'clearing', clearing: 'B3' }
    expect(from(realm, elf, 'trade')).toEqual(['basic', 'sunlight'])
    elf.place = { kind: 'road', way: 'B3-6', from: 'B3' }
    expect(from(realm, elf, 'B3')).toEqual(['basic', 'sunlight'])
  },
)

rule(
  ['8.3.2', '6.2.2', '8.6.6', '26.23'],
  'a plan goes where its MOVEs and flights go; a mountain takes as many consecutive ones as it costs',
  () => {
    const realm = new Realm()
    const amazon = realm.put('amazon', 'CL4')
    const place = (climb: number, ...plan: string[]) => plannedPlace(amazon, phases(...plan), climb)
    const here = { at: 'CL4', tile: null, climbing: null, climbed: 0 }
    expect(place(2)).toEqual(here)
    expect(place(2, 'CL6')).toEqual({ ...here, climbing: 'CL6', climbed: 1 })
    expect(place(2, 'CL6', 'CL6')).toEqual({ ...here, at: 'CL6' })
    expect(place(3, 'CL6', 'CL6')).toEqual({ ...here, climbing: 'CL6', climbed: 2 })
    expect(place(3, 'CL6', 'CL6', 'CL6')).toEqual({ ...here, at: 'CL6' })
    expect(place(2, 'CL6', 'hide', 'CL6')).toEqual({ ...here, climbing: 'CL6', climbed: 1 })
    expect(place(2, 'CL6', 'CL1')).toEqual({ ...here, climbing: 'CL1', climbed: 1 })
    expect(place(2, 'fly CV')).toEqual({ ...here, at: null, tile: 'CV' })
    expect(place(2, 'fly CV', 'DW2')).toEqual({ ...here, at: 'DW2' })
    // A player who chooses phases along the way is at the place reached so far.
    amazon.unwritten = true
    expect(place(2, 'CL6')).toEqual(here)
  },
)

rule(['26.23', '8.3.7'], 'sheltered phases require spending the whole turn under a roof or in caves', () => {
  const realm = new Realm({ seats: 1 })
  Object.assign(realm.state, { season: 'christmas', weather: { kind: 'storm', chit: 1, seen: [] } })
  realm.state.dwellings.inn = 'CV5'
  const captain = realm.put('amazon', 'CV5')
  const left = (...plan: string[]) => phasesLeft(realm.state, captain, phases(...plan)).sheltered
  expect([left(), left('trade by sheltered'), left('CV2'), left('fly CV'), left('leave')]).toEqual([1, 0, 0, 0, 0])
  const spent = ['trade', 'trade', 'trade']
  expect(from(realm, captain, 'trade', ...spent)).toEqual(['sheltered'])
  expect(from(realm, captain, 'CV2', ...spent)).toEqual(['stamina'])
  // Leaving a recorded shelter is not offered.
  expect(ids(realm, captain)).toContain('CV2')
  expect(ids(realm, captain, 'trade by sheltered')).not.toContain('CV2')
  captain.place = { kind: 'clearing', clearing: 'CN1' }
  expect(ids(realm, captain, 'trade by sheltered')).toContain('CN3')
  captain.place = { kind: 'clearing', clearing: 'CV2' }
  expect(left()).toBe(0)
  captain.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
  expect(left()).toBe(0)
  captain.place = { kind: 'clearing', clearing: 'CV5' }
  const offers = (what: string) => sourceHolds(realm.state, captain, phases(what)[0]!)
  expect([offers('trade by sheltered'), offers('CV2 by sheltered')]).toEqual([true, false])
  realm.turnOf(captain, { exposed: true })
  expect([left(), offers('trade by sheltered')]).toEqual([0, false])
  realm.turnOf(captain)
  captain.place = { kind: 'clearing', clearing: 'CV2' }
  expect(offers('trade by sheltered')).toBe(false)
  captain.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
  expect(offers('trade by sheltered')).toBe(false)
  // In other weather there are none.
  realm.state.weather!.kind = 'clear'
  captain.place = { kind: 'clearing', clearing: 'CV5' }
  expect(left()).toBe(0)
})

rule(
  ['6.1.8', '8.5.2', '21.2.3'],
  'a horse gives only MOVEs, not out of a cave, and only one horse a day gives them',
  () => {
    const realm = new Realm()
    const captain = realm.put('captain', 'DW2')
    realm.give(captain, 'workhorse-1', true)
    realm.give(captain, 'pony-1')
    expect([from(realm, captain, 'trade'), from(realm, captain, 'DW3')]).toEqual([
      ['basic', 'sunlight'],
      ['workhorse', 'basic', 'sunlight'],
    ])
    expect(from(realm, captain, 'DW3', 'DW3 by pony')).toEqual(['basic', 'sunlight'])
    captain.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
    expect(from(realm, captain, 'DW3')).toEqual(['workhorse', 'basic', 'sunlight'])
    captain.place = { kind: 'clearing', clearing: 'DW2' }
    for (const piece of captain.owned) piece.active = piece.id === 'pony-1'
    expect(from(realm, captain, 'DW3')).toEqual(['basic', 'sunlight'])
    expect(from(realm, captain, 'DW2', 'DW3')).toEqual(['pony', 'basic', 'sunlight'])
    expect(from(realm, captain, 'DW3', 'DW3', 'DW2 by pony')).toEqual(['basic', 'sunlight'])
    expect(from(realm, captain, 'DW2', 'DW3 by workhorse')).toEqual(['basic', 'sunlight'])
    const extra = (...plan: string[]) =>
      phasesLeft(realm.state, captain, phases(...plan)).extra.filter(one => one !== 'reputation')
    expect([extra(), extra('DW3'), extra('DW3', 'DW2 by pony')]).toEqual([[], ['pony'], []])
    captain.owned = []
    expect(extra('DW3')).toEqual([])
  },
)

rule(['8.3.4', '6.1.3'], 'caves are not offered when sunlight is recorded, even if a Basic phase is left', () => {
  const realm = new Realm()
  const amazon = realm.put('amazon', 'B3')
  expect(ids(realm, amazon)).toContain('B6')
  expect(ids(realm, amazon, 'trade by sunlight')).not.toContain('B6')
  expect(ids(realm, amazon, 'trade by sunlight')).toContain('B2')
  expect(ids(realm, amazon, 'trade')).toContain('B6')
  expect(from(realm, amazon, 'trade', 'B6')).toEqual(['basic'])
  const left = (...plan: string[]) => phasesLeft(realm.state, amazon, phases(...plan)).sunlight
  expect([left(), left('trade by sunlight'), left('B6')]).toEqual([2, 1, 0])
  expect(phasesLeft(realm.state, amazon, phases('B2 by stamina')).extra).toEqual([])
})

rule('6.1.10', 'the phase recorded last, and no other, can change to any other source that allows it', () => {
  const realm = new Realm()
  const amazon = realm.put('amazon', 'DW2')
  expect(otherSources(realm.state, amazon)).toEqual([])
  amazon.plan = phases('DW3 by stamina')
  expect(otherSources(realm.state, amazon)).toEqual(['basic', 'sunlight'])
  amazon.plan = phases('trade', 'trade')
  expect(otherSources(realm.state, amazon)).toEqual(['sunlight'])
  // Extra phases of a kind appear once each, before the Basic phases.
  realm.state.dwellings.inn = 'CV5'
  const captain = realm.put('captain', 'CV5')
  realm.give(captain, 'regent-of-jewels', true)
  expect(from(realm, captain, 'trade')).toEqual(['regent-of-jewels', 'basic', 'reputation', 'sunlight'])
})

rule(
  ['6.2.2', '8.3.8', '8.3.9', '8.7.1', '27.1.3'],
  'the clearings offered are those adjacent to the character, roadway or woods',
  () => {
    const realm = new Magical(4)
    const elf = realm.put('elf', 'DW1')
    const board = boardOf(realm.state.tiles)
    const beside = (clearing: string) => waysAt(board, clearing).flatMap(way => farEnd(way, clearing) ?? [])
    const moves = (...plan: string[]) => ids(realm, elf, ...plan).filter(id => /^[A-Z]/.test(id))
    expect(moves()).toEqual(beside('DW1'))
    elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
    expect(ids(realm, elf)).toEqual(['DW2', 'DW3'])
    const [edge] = edgeRoads(board)
    elf.place = { kind: 'outside', way: edge!.id }
    expect(ids(realm, elf)).toEqual([edge!.ends[0]])
    elf.place = { kind: 'road', way: 'DW2-9', from: 'DW2' }
    expect(ids(realm, elf)).toEqual([])
    elf.place = { kind: 'woods', tile: 'DW', from: 'DW2' }
    expect(ids(realm, elf)).toEqual(['DW2'])
    elf.place = { kind: 'off' }
    expect(ids(realm, elf)).toEqual([])
    elf.place = { kind: 'clearing', clearing: 'DW1' }
    bewitch(realm, 'transform', 'elf', on('elf'), { result: 'squirrel' })
    expect(moves().sort()).toEqual([...new Set([...beside('DW1'), 'DW2', 'DW3', 'DW4', 'DW5', 'DW6'])].sort())
    elf.place = { kind: 'woods', tile: 'DW', from: 'DW2' }
    expect(ids(realm, elf)).toEqual(clearingsOf('DW'))
  },
)

rule(
  ['8.6.2', '8.6.6', '8.6.9', '15.6.8'],
  'a flyer can record its own and adjacent tiles; from the air, the clearings next to any in the tile',
  () => {
    const realm = new Magical(3)
    const elf = realm.put('elf', 'DW2')
    const board = boardOf(realm.state.tiles)
    const flights = (...plan: string[]) => ids(realm, elf, ...plan).filter(id => id.startsWith('fly'))
    const around = (tile: string) => [tile, ...board.neighbors.get(tile)!].map(one => `fly ${one}`)
    expect(flights()).toEqual([])
    realm.give(elf, 'flying-carpet', true)
    expect(flights()).toEqual(around('DW'))
    const [, next] = around('DW').map(id => id.slice(4))
    expect(flights(`fly ${next}`)).toEqual(around(next!))
    const moves = ids(realm, elf, `fly ${next}`).filter(id => /^[A-Z]/.test(id))
    const beside = clearingsOf(next!).flatMap(one => waysAt(board, one).flatMap(way => farEnd(way, one) ?? []))
    expect(moves.sort()).toEqual([...new Set(beside)].sort())
    elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
    expect(flights()).toEqual([])
    // After a fight he is in the air between two tiles, and lands with his first FLY.
    elf.place = { kind: 'air', tiles: ['DW', next!], spell: null }
    expect(ids(realm, elf)).toEqual(['fly DW', `fly ${next}`])
    expect(flights('fly DW')).toEqual(around('DW'))
    elf.chits = weary()
    expect(ids(realm, elf)).toEqual(['fly DW', `fly ${next}`])
    elf.place = { kind: 'clearing', clearing: 'DW2' }
    expect(ids(realm, elf)).toEqual(['rest'])
    elf.chits = elf.chits.map(() => 'active')
    bewitch(realm, 'transform', 'elf', on('elf'), { result: 'eagle' })
    expect(ids(realm, elf)).toEqual(['hide', 'search', ...around('DW')])
  },
)

rule(
  ['26.4', '8.6.5', '23.2.2'],
  'a flyer in the air can PEER below and nearby, or anywhere with a Crystal Ball, but not after landing',
  () => {
    const realm = new Realm({ encounter: '4', 'flying-activities': 'yes' })
    const elf = realm.put('elf', 'DW2')
    realm.give(elf, 'flying-carpet', true)
    const board = boardOf(realm.state.tiles)
    const peers = (...plan: string[]) => ids(realm, elf, ...plan).filter(id => id.startsWith('peer'))
    const below = (tile: string) =>
      [tile, ...board.neighbors.get(tile)!]
        .flatMap(clearingsOf)
        .filter(one => !/^(CN|CS|B[456]|R6|HP[36])/.test(one))
        .map(one => `peer ${one}`)
    expect(peers()).toEqual([])
    expect(peers('fly DW')).toEqual(below('DW'))
    expect(peers('fly DW', 'alert')).toEqual(below('DW'))
    expect(peers('fly DW', 'hide')).toEqual([])
    expect(from(realm, elf, 'peer DW3', 'fly DW')).toEqual(['basic', 'sunlight'])
    expect(from(realm, elf, 'peer CN1', 'fly DW')).toEqual([])
    expect(from(realm, elf, 'peer DW3', 'fly DW', 'hide')).toEqual([])
    expect(from(realm, elf, 'peer DW3')).toEqual([])
    elf.place = { kind: 'air', tiles: ['DW'], spell: null }
    expect(peers()).toEqual(below('DW'))
    expect(peers('hide')).toEqual([])
    elf.place = { kind: 'air', tiles: ['DW', 'CV'], spell: null }
    expect([peers(), peers('fly DW'), peers('fly DW', 'fly DW')]).toEqual([[], [], below('DW')])
    realm.give(elf, 'crystal-ball', true)
    elf.place = { kind: 'air', tiles: ['DW'], spell: null }
    expect(peers()).toEqual(board.clearings.map(one => `peer ${one}`))
    // Without that rule nobody searches from the air, with or without the Ball.
    const plain = new Realm({ encounter: '4' })
    const other = plain.put('elf', 'DW2')
    plain.give(other, 'flying-carpet', true)
    plain.give(other, 'crystal-ball', true)
    expect(ids(plain, other, 'fly DW').filter(id => id.startsWith('peer'))).toEqual([])
    expect(sourcesFor(plain.state, other, phases('fly DW'), activity('peer DW3'))).toEqual(['basic', 'sunlight'])
  },
)

rule(
  ['6.2.1', '28.2.1', '26.23', '12.3.9', '2.2.10'],
  'the activities offered depend on ENCOUNTER, weather and chits in play',
  () => {
    const kinds = (options: object, set: (realm: Realm, elf: Character) => void = () => {}) => {
      const realm = new Realm(options)
      const elf = realm.put('elf', 'DW2')
      set(realm, elf)
      return [...new Set(recordablePhases(realm.state, elf, []).map(one => one.activity.kind))]
    }
    expect(kinds({ encounter: '1' })).toEqual(['hide', 'search', 'trade', 'rest', 'move'])
    expect(kinds({ encounter: '4', caching: 'yes' })).toEqual([
      ...['hide', 'search', 'trade', 'cache', 'hire', 'rest', 'alert', 'enchant', 'move'],
    ])
    const noHide = (realm: Realm) =>
      Object.assign(realm.state, { season: 'desolate', weather: { kind: 'special', chit: 1, seen: [] } })
    expect(kinds({ encounter: '1' }, noHide)).toEqual(['search', 'trade', 'rest', 'move'])
    const ball = (realm: Realm, elf: Character) => realm.give(elf, 'crystal-ball', true)
    expect(kinds({ encounter: '3' }, ball)).not.toContain('enchant-far')
    expect(kinds({ encounter: '4' }, ball)).toContain('enchant-far')
    const worn = (chits: Character['chits']) => (realm: Realm, elf: Character) => {
      ball(realm, elf)
      elf.chits = chits
    }
    expect(kinds({ encounter: '4' }, worn(weary()))).toEqual(['rest'])
    expect(kinds({ encounter: '4' }, worn(weary().with(0, 'enchanted')))).toContain('move')
    const road = (realm: Realm, elf: Character) => {
      ball(realm, elf)
      elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
    }
    expect(kinds({ encounter: '4' }, road)).toEqual(['move'])
  },
)

rule(
  ['8.3.10', '6.2.6'],
  'leaving the Realm is offered to characters at a road off the map, unless they can only rest',
  () => {
    const realm = new Realm({ encounter: '3' })
    const roads = edgeRoads(boardOf(realm.state.tiles))
    const edge = roads.at(-1)!.ends[0]
    const elf = realm.put('elf', edge)
    expect(ids(realm, elf)).toContain('leave')
    elf.chits = weary()
    expect(ids(realm, elf)).toEqual(['rest'])
    elf.chits = elf.chits.map(() => 'active')
    const inner = boardOf(realm.state.tiles).clearings.find(one => roads.every(({ ends }) => ends[0] !== one))!
    elf.place = { kind: 'clearing', clearing: inner }
    expect(ids(realm, elf)).not.toContain('leave')
    realm.stand('rogues-hq', edge)
    serve(realm.state, 'rogues-hq', 'elf')
    const leader = realm.state.war!.leaders[0]!
    expect(recordablePhases(realm.state, leader, []).map(one => one.activity.kind)).not.toContain('leave')
  },
)

rule(
  ['6.2.4', '6.2.1'],
  'FOLLOW is offered first and alone, at Birdsong, in a clearing, to those who can do more than rest',
  () => {
    const realm = new Realm({ encounter: '3' })
    const elf = realm.put('elf', 'DW2')
    realm.put('dwarf', 'DW2')
    realm.put('captain', 'DW2', { formed: 'mist' })
    realm.state.phase = 'birdsong'
    const guides = (...plan: string[]) => ids(realm, elf, ...plan).filter(id => id.startsWith('follow'))
    expect([guides(), guides('hide')]).toEqual([['follow dwarf'], []])
    elf.chits = weary()
    expect(guides()).toEqual([])
    elf.chits = elf.chits.map(() => 'active')
    realm.state.phase = 'daylight'
    expect(guides()).toEqual([])
    realm.state.phase = 'birdsong'
    elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
    expect(guides()).toEqual([])
    elf.place = { kind: 'off' }
    expect(guides()).toEqual([])
  },
)

rule(['6.1.5', '6.1.7', '8.3.4', '6.1.9'], 'the source of a phase must still be valid when the phase is played', () => {
  const realm = new Realm({ encounter: '4' })
  const elf = realm.put('amazon', 'B3')
  const offers = (what: string) => sourceHolds(realm.state, elf, phases(what)[0]!)
  expect(
    ['trade', 'trade by sunlight', 'B2 by stamina', 'trade by stamina', 'peer DW2', 'peer DW2 by sunlight'].map(offers),
  ).toEqual([true, true, true, false, false, false])
  const ball = realm.give(elf, 'crystal-ball', true)
  expect(['peer DW2', 'peer DW2 by sunlight', 'enchant-far DW2'].map(offers)).toEqual([true, true, true])
  elf.place = { kind: 'clearing', clearing: 'B6' }
  expect(['trade', 'trade by sunlight', 'peer DW2 by sunlight'].map(offers)).toEqual([true, false, false])
  elf.place = { kind: 'road', way: 'B3-6', from: 'B3' }
  expect(['B3 by sunlight', 'peer DW2 by sunlight'].map(offers)).toEqual([true, true])
  ball.active = false
  expect(offers('peer DW2 by sunlight')).toBe(false)
  elf.place = { kind: 'clearing', clearing: 'B3' }
  expect(offers('B2 by pony')).toBe(false)
  realm.give(elf, 'pony-2', true)
  expect([offers('B2 by pony'), offers('B2 by workhorse'), offers('B2 by reputation')]).toEqual([true, false, false])
})

rule(['6.2.1', '8.6.2', '6.2.4'], 'an answer that records a phase names its activity, place and rule', () => {
  const option = (what: string) => recordOption(phases(what)[0]!)
  expect(option('hide')).toStrictEqual({ id: 'hide', act: { kind: 'record', activity: 'hide' }, rule: '6.1.2' })
  expect(option('hide by sunlight').rule).toBe('6.1.3')
  expect(option('hide by elusiveness').rule).toBe('6.1.4')
  expect(option('DW2')).toStrictEqual({
    ...{ id: 'DW2', act: { kind: 'record', activity: 'move', clearing: 'DW2' } },
    ...{ at: { space: 'DW2' }, rule: '6.1.2' },
  })
  expect(option('peer DW2')).toMatchObject({ id: 'peer DW2', act: { activity: 'peer', clearing: 'DW2' } })
  expect(option('enchant-far DW2')).toMatchObject({ id: 'enchant DW2', act: { activity: 'enchant-far' } })
  expect(option('fly CV')).toStrictEqual({
    ...{ id: 'fly CV', act: { kind: 'record', activity: 'fly', tile: 'CV' }, rule: '8.6.2' },
  })
  expect(recordOption({ activity: { kind: 'follow', guide: 'elf' }, source: 'basic' })).toStrictEqual({
    ...{ id: 'follow elf', act: { kind: 'record', activity: 'follow', guide: 'elf' }, rule: '6.2.4' },
  })
})
