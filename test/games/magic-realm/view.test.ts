import { expect, test } from 'vitest'
import { highlightOf } from '../../../src/games/magic-realm/rules/facts/highlights.ts'
import { lookUp, seenIndividual, view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { Magical } from '../../rules/magic-realm/magic/evening.ts'
import { Realm } from '../../rules/magic-realm/realm.ts'
import { serve } from '../../rules/magic-realm/serve.ts'

const owned = (id: string, active = false) => ({ id, active, alerted: false, packedOn: null, on: null })

/** Returns a Realm of three seats: Ann's Elf with a hired leader, Bob's Dwarf. */
function scene() {
  const realm = new Realm({ encounter: '4', seats: 3 })
  const elf = realm.put('elf', 'DW2')
  const dwarf = realm.put('dwarf', 'DW3')
  realm.stand('rogues-hq', 'CV5')
  serve(realm.state, 'rogues-hq', 'elf')
  return { realm, state: realm.state, elf, dwarf, leader: realm.state.war!.leaders[0]! }
}

test('players see map chits that they or their leaders looked at, or that are face up; others are only counted', () => {
  const { realm, state, elf, leader } = scene()
  for (const id of ['hoard', 'smoke-m', 'vault', 'lair']) realm.lay(id, 'CL')
  realm.lay('pool', 'CN')
  state.chits.vault!.known = true
  state.chits.lair!.up = true
  elf.seen = ['hoard']
  leader.seen = ['smoke-m']
  const sees = (seat: number | null) => {
    const { chits, unknownChits } = view(state, seat)
    return [
      Object.keys(chits)
        .filter(id => chits[id]!.tile !== null)
        .sort(),
      unknownChits,
    ]
  }
  expect(sees(0)).toEqual([['hoard', 'lair', 'smoke-m', 'vault'], { CN: 1 }])
  expect(sees(1)).toEqual([['lair', 'vault'], { CL: 2, CN: 1 }])
  expect(sees(null)).toEqual([['lair', 'vault'], { CL: 2, CN: 1 }])
})

test("players see their own tiles in hand and the number of others' tiles; tiles to draw have no order", () => {
  const { state } = scene()
  Object.assign(state, { hands: [['CL', 'CN'], ['DW'], []], draw: ['elf', 'dwarf'], evenings: ['DW3', 'CV5'] })
  const seen = view(state, 1)
  expect([seen.hands, seen.inHand]).toEqual([
    [null, ['DW'], null],
    [2, 1, 0],
  ])
  expect([seen.draw, seen.evenings]).toEqual([
    ['dwarf', 'elf'],
    ['CV5', 'DW3'],
  ])
})

test('nobody sees who is spared or taken along by a player; only those who looked see the next weather', () => {
  const { state } = scene()
  Object.assign(state.war!, { along: [1], spared: ['dwarf'], follows: { dwarf: 'elf' } })
  state.magic!.sparing = ['elf']
  state.weather = { kind: 'clear', chit: 4, seen: [1] }
  const seen = view(state, 0)
  expect([seen.war!.along, seen.war!.spared, seen.war!.follows, seen.magic!.sparing]).toEqual([
    [],
    [],
    { dwarf: 'elf' },
    [],
  ])
  expect([null, 0, 1].map(seat => view(state, seat).weather!.chit)).toEqual([null, null, 4])
})

test('caches are visible to players who made or found them, personally or through leaders', () => {
  const { state, dwarf, leader } = scene()
  const cache = (id: string, owner: string | null) => ({ id, owner, clearing: 'CV5', gold: 3, things: ['lost-keys'] })
  state.caches = [cache('cache-1', 'rogues-hq'), cache('cache-2', 'dwarf'), cache('cache-3', null)]
  leader.sites = ['cache-3']
  dwarf.sites = ['cache-1']
  const sees = (seat: number | null) => view(state, seat).caches!.map(({ id, gold, things }) => [id, gold, things])
  expect(sees(0)).toEqual([
    ['cache-1', 3, ['lost-keys']],
    ['cache-3', null, null],
  ])
  expect(sees(1)).toEqual([
    ['cache-1', null, null],
    ['cache-2', 3, ['lost-keys']],
  ])
  expect([sees(2), sees(null)]).toEqual([[], []])
  delete (state as { war?: unknown }).war
  expect(sees(0)).toEqual([])
})

test('of others and their hired leaders, a player sees counters, active cards and the number of the rest (2.3.11)', () => {
  const { state, elf, leader } = scene()
  elf.owned = [owned('helmet-1'), owned('lost-keys'), owned('deft-gloves', true)]
  leader.owned = [owned('helmet-2'), owned('magic-wand'), owned('cloven-hoof', true)]
  for (const one of [elf, leader]) {
    Object.assign(one, {
      plan: [{ activity: { kind: 'hide' }, source: 'basic' }],
      ways: ['DW2-3'],
      sites: ['hoard'],
      seen: ['hoard'],
    })
    one.within = { owned: [owned('spear-1'), owned('lucky-charm')], gold: 4 }
    one.passed = { evening: ['x'] }
  }
  const [mine, others] = [view(state, 0), view(state, 1)]
  expect(mine.characters[0]).toMatchObject({ isOwn: true, unseen: 0, gold: 10, ways: ['DW2-3'], within: { gold: 4 } })
  expect(mine.characters[0]!.owned).toHaveLength(3)
  expect(others.characters[0]).toMatchObject({
    isOwn: false,
    unseen: 1,
    gold: null,
    plan: null,
    yesterday: null,
    ways: null,
  })
  expect(others.characters[0]).toMatchObject({ sites: null, seen: null, boons: null, needs: null, start: null })
  expect(others.characters[0]!.owned.map(({ id }) => id)).toEqual(['helmet-1', 'deft-gloves'])
  expect(others.characters[0]!.within).toEqual({ owned: [owned('spear-1')], gold: null })
  expect(others.characters[0]).not.toHaveProperty('passed')
  expect(others.characters[1]).not.toHaveProperty('within')
  expect(mine.war!.leaders[0]).toMatchObject({ id: 'rogues-hq', isOwn: true, unseen: 0, gold: 0, sites: ['hoard'] })
  expect(mine.war!.leaders[0]!.owned).toHaveLength(3)
  const leads = others.war!.leaders[0]!
  expect(leads).toMatchObject({ id: 'rogues-hq', isOwn: false, unseen: 1, gold: null, plan: null, yesterday: null })
  expect(leads).toMatchObject({
    ways: null,
    sites: null,
    seen: null,
    within: { owned: [owned('spear-1')], gold: null },
  })
  expect(leads.owned.map(({ id }) => id)).toEqual(['helmet-2', 'cloven-hoof'])
  expect(leads).not.toHaveProperty('passed')
})

test('only its owner knows the turn and the spells of a familiar or phantasm', () => {
  const realm = new Magical()
  const witch = realm.knows('witch', 'DW2', ['fog'])
  const piece = {
    place: { kind: 'clearing', clearing: 'DW3' },
    foundEnemies: true,
    plan: [{ activity: { kind: 'blank' }, source: 'basic' }],
  }
  Object.assign(witch, { familiar: structuredClone(piece), phantasm: { ...structuredClone(piece), prepared: true } })
  const [mine, others] = [0, 1].map(seat => view(realm.state, seat).characters[0]!)
  expect([mine!.familiar!.plan.length, mine!.phantasm!.plan.length, mine!.magic!.spells.length]).toEqual([1, 1, 1])
  expect(others!.familiar).toEqual({ ...piece, plan: [] })
  expect(others!.phantasm).toEqual({ ...piece, plan: [], prepared: true })
  expect(others!.magic!.spells).toEqual([])
  // A player with an item in use knows its awakened spells.
  realm.state.magic!.awake = { 'good-book': ['exorcise'], 'black-book': ['fog'] }
  realm.give(witch, 'good-book', true)
  realm.give(witch, 'black-book')
  expect([0, 1].map(seat => view(realm.state, seat).magic!.awake)).toEqual([{ 'good-book': ['exorcise'] }, {}])
})

test("each of a player's individuals is found by id", () => {
  const { state } = scene()
  const seen = view(state, 1)
  expect(['dwarf', 'rogues-hq', 'amazon'].map(id => seenIndividual(seen, id)?.id ?? null)).toEqual([
    'dwarf',
    'rogues-hq',
    null,
  ])
  delete (state as { war?: unknown }).war
  expect(seenIndividual(view(state, 1), 'rogues-hq')).toBeNull()
})

test('a path looks up a value in a view', () => {
  const seen = view(scene().state, 0)
  expect([lookUp(seen, 'characters.0.gold'), lookUp(seen, 'characters.1.gold'), lookUp(seen, 'phase')]).toEqual([
    10,
    null,
    'daylight',
  ])
  for (const path of [
    'characters.9',
    'characters.0.gold.x',
    'characters.1.gold.x',
    'toString',
    'characters.length.x',
    'turn.x',
  ])
    expect(lookUp(seen, path), path).toBeUndefined()
})

test('each important event of the Realm has its highlight, and other events have none', () => {
  const moment = (kind: string, more: object = {}) =>
    highlightOf({ kind, day: 1, seat: 0, rule: '1.1.1', ...more } as never)
  const kinds = ['discovers', 'bounty', 'wounded', 'cursed', 'grips', 'dies', 'blocks', 'loses-turn', 'blank', 'hides']
  expect(kinds.map(kind => moment(kind))).toEqual([
    ...['discovery', 'kill', undefined, 'curse', 'grip', 'death', 'blocked', 'lost-turn', 'failed', undefined],
  ])
  expect(moment('blank', { why: 'declined' })).toBeUndefined()
  // Only the Power of the Pit wounds chits that the player hasn't chosen.
  expect(['18.1.3', '22.3'].map(rule => moment('wounded', { rule }))).toEqual([undefined, 'wounds'])
  expect(
    ['lost-keys', 'sacred-grail', 'helmet-1', 'no-thing', undefined].map(belonging => moment('gets', { belonging })),
  ).toEqual([...['treasure', 'great-treasure', undefined, undefined, undefined]])
})
