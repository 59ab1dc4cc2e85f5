import { expect } from 'vitest'
import { lootCache, makeOrOpen } from '../../../src/games/magic-realm/rules/activities/caching.ts'
import { lookAround, searches } from '../../../src/games/magic-realm/rules/activities/searching.ts'
import { deal } from '../../../src/games/magic-realm/rules/day/exchange.ts'
import { phasesLeft, recordable } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { die } from '../../../src/games/magic-realm/rules/death.ts'
import { hasOf } from '../../../src/games/magic-realm/rules/fate/scoring.ts'
import { brokenInvariant } from '../../../src/games/magic-realm/rules/invariants.ts'
import type { RealmState } from '../../../src/games/magic-realm/rules/state.ts'
import { view } from '../../../src/games/magic-realm/rules/view.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

/** The Elf has hidden the Regent of Jewels and eight of his gold at Curst Valley 5. */
function hoarder() {
  const realm = new Realm({ caching: 'yes', encounter: '3' })
  const elf = realm.put('elf', 'CV5', { hidden: true })
  realm.give(elf, 'regent-of-jewels')
  realm.give(elf, 'lost-keys')
  realm.do(makeOrOpen(realm.table, elf), ['gold', '8', 'regent-of-jewels', 'done'])
  return { realm, elf }
}

const loots = (realm: Realm, one: Parameters<typeof searches>[1]) =>
  searches(realm.state, one)
    .map(({ id }) => id)
    .filter(id => id.startsWith('loot'))

rule(['26.5', '6.2.1'], 'a phase of CACHE makes a cache that holds gold and things; they count for nobody', () => {
  const { realm, elf } = hoarder()
  expect(recordable(realm.state, elf, []).map(({ activity }) => activity.kind)).toContain('cache')
  const plain = new Realm()
  expect(recordable(plain.state, plain.put('elf', 'CV5'), []).map(({ activity }) => activity.kind)).not.toContain(
    'cache',
  )
  expect(realm.state.caches).toEqual([
    { id: 'cache-1', owner: 'elf', clearing: 'CV5', gold: 8, things: ['regent-of-jewels'] },
  ])
  expect([elf.gold, elf.owned.map(({ id }) => id)]).toEqual([2, ['lost-keys']])
  expect([hasOf(elf, 'great'), hasOf(elf, 'notoriety')]).toEqual([0, 0])
  expect(brokenInvariant(realm.state)).toBeNull()
  // Who has nothing makes none, and opens none of another's.
  const dwarf = realm.put('dwarf', 'CV5', { gold: 0 })
  expect(realm.do(makeOrOpen(realm.table, dwarf))).toBe('nothing')
})

rule('26.5', 'its maker opens it, and it lasts till it is empty', () => {
  const { realm, elf } = hoarder()
  realm.do(makeOrOpen(realm.table, elf), ['open cache-1', 'take regent-of-jewels', 'keep', 'lost-keys', 'done'])
  expect(elf.owned.map(({ id }) => id)).toEqual(['regent-of-jewels'])
  expect(realm.state.caches![0]).toMatchObject({ gold: 8, things: ['lost-keys'] })
  realm.do(makeOrOpen(realm.table, elf), ['open cache-1', 'take gold', '8', 'take lost-keys', 'keep'])
  expect(realm.state).not.toHaveProperty('caches')
  expect(elf.gold).toBe(10)
})

rule(['26.5', '9.2.9'], 'others find it by discovering chits, and loot it: the gold lies uppermost', () => {
  const { realm, elf } = hoarder()
  const dwarf = realm.put('dwarf', 'CV5')
  expect(loots(realm, dwarf)).toEqual([])
  realm.do(lookAround(realm.table, dwarf, 'locate', 'CV5'), [], [4, 1])
  expect(loots(realm, dwarf)).toEqual(['loot cache-1'])
  expect(loots(realm, elf)).toEqual([])
  realm.do(lootCache(realm.table, dwarf, 'cache-1'), [], [3, 3])
  expect(realm.state.caches).toHaveLength(1)
  realm.do(lootCache(realm.table, dwarf, 'cache-1'), [], [1, 1])
  expect(dwarf.gold).toBe(18)
  realm.do(lootCache(realm.table, dwarf, 'cache-1'), ['keep'], [1, 1])
  expect(dwarf.owned.map(({ id }) => id)).toEqual(['regent-of-jewels'])
  expect(realm.state.caches).toBeUndefined()
  expect(dwarf.sites).toEqual([])
})

rule(['26.5', '2.5.7', '2.5.4'], 'whoever sees it used knows of it, and who knows of it may tell', () => {
  const { realm, elf } = hoarder()
  const dwarf = realm.put('dwarf', 'CV5')
  realm.do(makeOrOpen(realm.table, elf), ['open cache-1', 'lost-keys', 'done'])
  expect(dwarf.sites).toEqual([])
  realm.do(deal(realm.table, elf, dwarf), ['cache-1', 'nothing', 'accept'])
  expect(dwarf.sites).toEqual(['cache-1'])
  const captain = realm.put('captain', 'CV5')
  elf.hidden = false
  realm.give(elf, 'deft-gloves')
  realm.do(makeOrOpen(realm.table, elf), ['open cache-1', 'deft-gloves', 'done'])
  expect(captain.sites).toEqual(['cache-1'])
})

rule(['26.5', '2.5.1'], 'what lies in it its maker’s player alone sees; when he dies it stays to be looted', () => {
  const { realm, elf } = hoarder()
  const dwarf = realm.put('dwarf', 'CV5')
  expect(view(realm.state, elf.seat).caches).toMatchObject([{ gold: 8, things: ['regent-of-jewels'] }])
  expect(view(realm.state, dwarf.seat).caches).toEqual([])
  dwarf.sites.push('cache-1')
  expect(view(realm.state, dwarf.seat).caches).toEqual([{ id: 'cache-1', clearing: 'CV5', gold: null, things: null }])
  die(realm.table, elf, null, '19.2.1')
  expect(realm.state.caches![0]!.owner).toBeNull()
  expect(loots(realm, dwarf)).toContain('loot cache-1')
})

rule(
  ['26.5', '2.5.1'],
  'who knows of a cache of another, and not what lies in it, counts his phases by what he sees',
  () => {
    const realm = new Realm({ caching: 'yes', encounter: '4' })
    const elf = realm.put('elf', 'CV5')
    realm.do(makeOrOpen(realm.table, elf), ['gold', '8', 'done'])
    const dwarf = realm.put('dwarf', 'CV5', { sites: ['cache-1'] })
    realm.state.shown.push('toadstool-circle')
    for (const chit of Object.values(realm.state.chits)) chit.known = true
    const seen = view(realm.state, dwarf.seat) as unknown as RealmState // as bots and screens ask of what they see
    expect(phasesLeft(seen, dwarf, [])).toEqual(phasesLeft(realm.state, dwarf, []))
  },
)
