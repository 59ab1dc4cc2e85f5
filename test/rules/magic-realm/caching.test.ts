import { expect } from 'vitest'
import {
  isCache,
  knownCaches,
  lootCache,
  makeOrOpenCache,
} from '../../../src/games/magic-realm/rules/actions/caching.ts'
import { lookAround, searches } from '../../../src/games/magic-realm/rules/actions/searching.ts'
import { deal } from '../../../src/games/magic-realm/rules/day/exchange.ts'
import { phasesLeft, recordablePhases } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { killCharacter } from '../../../src/games/magic-realm/rules/effects/death.ts'
import { progressToward } from '../../../src/games/magic-realm/rules/facts/scoring.ts'
import { brokenInvariant } from '../../../src/games/magic-realm/rules/invariants.ts'
import type { RealmState } from '../../../src/games/magic-realm/rules/state/state.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

/** Sets up an Elf who has cached the Regent of Jewels and eight gold at Curst Valley 5. */
function hoarder() {
  const realm = new Realm({ caching: 'yes', encounter: '3' })
  const elf = realm.put('elf', 'CV5', { hidden: true })
  realm.give(elf, 'regent-of-jewels')
  realm.give(elf, 'lost-keys')
  realm.do(makeOrOpenCache(realm.table, elf), ['gold', '8', 'regent-of-jewels', 'done'])
  return { realm, elf }
}

const loots = (realm: Realm, one: Parameters<typeof searches>[1]) =>
  searches(realm.state, one)
    .map(({ id }) => id)
    .filter(id => id.startsWith('loot'))

rule(['26.5', '6.2.1'], 'a CACHE phase makes a cache for gold and goods, which no longer count for the score', () => {
  const { realm, elf } = hoarder()
  expect(recordablePhases(realm.state, elf, []).map(({ activity }) => activity.kind)).toContain('cache')
  const plain = new Realm()
  expect(recordablePhases(plain.state, plain.put('elf', 'CV5'), []).map(({ activity }) => activity.kind)).not.toContain(
    'cache',
  )
  expect(realm.state.caches).toEqual([
    { id: 'cache-1', owner: 'elf', clearing: 'CV5', gold: 8, things: ['regent-of-jewels'] },
  ])
  expect([elf.gold, elf.owned.map(({ id }) => id)]).toEqual([2, ['lost-keys']])
  expect([progressToward(elf, 'great'), progressToward(elf, 'notoriety')]).toEqual([0, 0])
  expect(brokenInvariant(realm.state)).toBeNull()
  // A player with nothing can't make a cache, and can't open another's.
  const dwarf = realm.put('dwarf', 'CV5', { gold: 0 })
  expect(realm.do(makeOrOpenCache(realm.table, dwarf))).toBe('nothing')
})

rule('26.5', 'the maker of a cache can open it, and it lasts until it is empty', () => {
  const { realm, elf } = hoarder()
  realm.do(makeOrOpenCache(realm.table, elf), ['open cache-1', 'take regent-of-jewels', 'keep', 'lost-keys', 'done'])
  expect(elf.owned.map(({ id }) => id)).toEqual(['regent-of-jewels'])
  expect(realm.state.caches![0]).toMatchObject({ gold: 8, things: ['lost-keys'] })
  realm.do(makeOrOpenCache(realm.table, elf), ['open cache-1', 'take gold', '8', 'take lost-keys', 'keep'])
  expect(realm.state).not.toHaveProperty('caches')
  expect(elf.gold).toBe(10)
  const how = (what: string) => ({ seat: elf.seat, rule: '26.5', character: 'elf', how: what })
  expect(realm.told('caches')).toMatchObject(['makes', 'opens', 'opens'].map(how))
})

rule(['26.5', '9.2.9'], 'others discover it with Clues and loot it, with the gold as its top piece', () => {
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

rule(['26.5', '2.5.7', '2.5.4'], 'everyone who sees a cache used knows of it, and can share the discovery', () => {
  const { realm, elf } = hoarder()
  const dwarf = realm.put('dwarf', 'CV5')
  realm.do(makeOrOpenCache(realm.table, elf), ['open cache-1', 'lost-keys', 'done'])
  expect(dwarf.sites).toEqual([])
  realm.do(deal(realm.table, elf, dwarf), ['cache-1', 'done', 'nothing', 'accept'])
  expect(dwarf.sites).toEqual(['cache-1'])
  const captain = realm.put('captain', 'CV5')
  elf.hidden = false
  realm.give(elf, 'deft-gloves')
  realm.do(makeOrOpenCache(realm.table, elf), ['open cache-1', 'deft-gloves', 'done'])
  expect(captain.sites).toEqual(['cache-1'])
})

rule(
  ['26.5', '2.5.1'],
  "only the maker's player sees the contents of a cache; when the maker dies, others can loot it",
  () => {
    const { realm, elf } = hoarder()
    const dwarf = realm.put('dwarf', 'CV5')
    expect(view(realm.state, elf.seat).caches).toMatchObject([{ gold: 8, things: ['regent-of-jewels'] }])
    expect(view(realm.state, dwarf.seat).caches).toEqual([])
    dwarf.sites.push('cache-1')
    expect(view(realm.state, dwarf.seat).caches).toEqual([{ id: 'cache-1', clearing: 'CV5', gold: null, things: null }])
    killCharacter(realm.table, elf, null, '19.2.1')
    expect(realm.state.caches![0]!.owner).toBeNull()
    expect(loots(realm, dwarf)).toContain('loot cache-1')
  },
)

rule(
  ['26.5', '2.5.1'],
  'counting phases works from the view of a player who knows of a cache but not its contents',
  () => {
    const realm = new Realm({ caching: 'yes', encounter: '4' })
    const elf = realm.put('elf', 'CV5')
    realm.do(makeOrOpenCache(realm.table, elf), ['gold', '8', 'done'])
    const dwarf = realm.put('dwarf', 'CV5', { sites: ['cache-1'] })
    realm.state.shown.push('toadstool-circle')
    for (const chit of Object.values(realm.state.chits)) chit.known = true
    const seen = view(realm.state, dwarf.seat) as unknown as RealmState // as bots and screens ask about their view
    expect(phasesLeft(seen, dwarf, [])).toEqual(phasesLeft(realm.state, dwarf, []))
  },
)

/** Returns the options after these answers. */
function offered(rule: ReturnType<typeof makeOrOpenCache>, ...answers: string[]): string[] {
  let step = rule.next()
  for (const id of answers) if (!step.done) step = rule.next({ seat: step.value[0]!.seat, id })
  return step.done ? [] : step.value[0]!.options.map(({ id }) => id)
}

rule('26.5', 'pieces put into or taken out of a cache stay there for the rest of the phase', () => {
  const { realm, elf } = hoarder()
  const open = (...answers: string[]) => offered(makeOrOpenCache(realm.table, elf), 'open cache-1', ...answers)
  expect(open()).toEqual(['done', 'lost-keys', 'gold', 'take regent-of-jewels', 'take gold'])
  expect(open('take regent-of-jewels', 'keep')).toEqual(['done', 'lost-keys', 'gold', 'take gold'])
  expect(open('gold', '1')).toEqual(['done', 'lost-keys', 'regent-of-jewels'])
  elf.gold = 0
  expect(open()).toEqual(['done', 'lost-keys', 'regent-of-jewels', 'take gold'])
  elf.gold = 1
  realm.state.caches![0]!.gold = 0
  realm.state.caches![0]!.things = ['deft-gloves']
  realm.takeAway('deft-gloves')
  expect(open()).toEqual(['done', 'lost-keys', 'regent-of-jewels', 'gold', 'take deft-gloves'])
  // A new cache is empty until something is put in, and nothing can be taken out again.
  expect(offered(makeOrOpenCache(realm.table, elf), 'make')).toEqual(['lost-keys', 'regent-of-jewels', 'gold'])
  expect(offered(makeOrOpenCache(realm.table, elf), 'make', 'lost-keys')).toEqual(['done', 'regent-of-jewels', 'gold'])
})

rule('26.5', 'one gold or one belonging is enough to make a cache, but not on a roadway', () => {
  const realm = new Realm({ caching: 'yes', encounter: '3' })
  const elf = realm.put('elf', 'CV5', { gold: 1 })
  realm.do(makeOrOpenCache(realm.table, elf), ['gold', 'done'])
  expect(realm.state.caches).toMatchObject([{ gold: 1, things: [] }])
  const dwarf = realm.put('dwarf', 'CV5', { gold: 0 })
  realm.give(dwarf, 'lost-keys')
  realm.do(makeOrOpenCache(realm.table, dwarf), ['lost-keys', 'done'])
  expect(realm.state.caches).toMatchObject([{ owner: 'elf' }, { owner: 'dwarf', things: ['lost-keys'] }])
  const captain = realm.put('captain', 'CV5', { place: { kind: 'road', way: 'DW2-3', from: 'DW2' } })
  expect(realm.do(makeOrOpenCache(realm.table, captain))).toBe('nothing')
})

rule(['26.5', '9.2.9'], 'if there are several caches, each is opened, discovered and looted separately', () => {
  const { realm, elf } = hoarder()
  const make = (thing: string) => {
    realm.give(elf, thing)
    const again = realm.state.caches!.some(
      ({ clearing }) => elf.place.kind === 'clearing' && clearing === elf.place.clearing,
    )
    realm.do(makeOrOpenCache(realm.table, elf), [...(again ? ['make'] : []), thing, 'done'])
  }
  make('deft-gloves')
  make('magic-wand')
  elf.place = { kind: 'clearing', clearing: 'DW2' }
  make('lucky-charm')
  const at = realm.state.caches!.map(({ id, clearing, things }) => [id, clearing, ...things])
  expect(at).toEqual([
    ['cache-1', 'CV5', 'regent-of-jewels'],
    ['cache-2', 'CV5', 'deft-gloves'],
    ['cache-3', 'CV5', 'magic-wand'],
    ['cache-4', 'DW2', 'lucky-charm'],
  ])
  expect(['cache-4', 'cache-12', 'hoard', 'pile'].map(isCache)).toEqual([true, true, false, false])
  // He opens the second one where it is, and cannot reach the others.
  expect(offered(makeOrOpenCache(realm.table, elf))).toEqual(['make', 'open cache-4'])
  elf.place = { kind: 'clearing', clearing: 'CV5' }
  expect(offered(makeOrOpenCache(realm.table, elf), 'open cache-2')).toContain('take deft-gloves')
  // A discovery here includes others' caches here, and a looter takes from the one they name.
  const dwarf = realm.put('dwarf', 'CV5', { sites: ['hoard'] })
  realm.do(lookAround(realm.table, dwarf, 'locate', 'CV5'), [], [4, 1])
  expect(dwarf.sites).toEqual(['hoard', 'cache-1', 'cache-2', 'cache-3'])
  realm.do(lookAround(realm.table, elf, 'locate', 'CV5'), [], [4, 1])
  expect(elf.sites).toEqual([])
  realm.do(lootCache(realm.table, dwarf, 'cache-2'), ['keep'], [1, 1])
  expect(dwarf.owned.map(({ id }) => id)).toEqual(['deft-gloves'])
  expect(realm.state.caches!.map(({ id }) => id)).toEqual(['cache-1', 'cache-3', 'cache-4'])
  expect(dwarf.sites).toEqual(['hoard', 'cache-1', 'cache-3'])
  // The belongings of the first are stacked under its gold.
  realm.do(makeOrOpenCache(realm.table, elf), ['open cache-1', 'lost-keys', 'done'])
  realm.do(lootCache(realm.table, dwarf, 'cache-1'), [], [4, 1])
  expect(realm.told('finds-nothing')).toMatchObject([{ character: 'elf' }, { rule: '26.5', character: 'dwarf' }])
  realm.do(lootCache(realm.table, dwarf, 'cache-1'), ['keep'], [2, 1])
  expect(dwarf.owned.map(({ id }) => id)).toEqual(['deft-gloves', 'regent-of-jewels'])
  realm.do(lootCache(realm.table, dwarf, 'cache-1'), ['keep'], [2, 1])
  expect(dwarf.owned.map(({ id }) => id)).toEqual(['deft-gloves', 'regent-of-jewels', 'lost-keys'])
})

rule(
  ['26.5', '2.5.4'],
  'players share their own caches and those they have discovered, and never loot their own',
  () => {
    const { realm, elf } = hoarder()
    const dwarf = realm.put('dwarf', 'CV5')
    const known = () => [elf, dwarf].map(one => knownCaches(realm.state, one, 'CV5'))
    expect(known()).toEqual([['cache-1'], []])
    dwarf.sites.push('cache-1')
    elf.sites.push('cache-1')
    expect(known()).toEqual([['cache-1'], ['cache-1']])
    expect(loots(realm, elf)).toEqual([])
  },
)

rule(['26.5', '2.5.7'], 'everyone who sees a cache looted discovers it, but nobody discovers an empty one', () => {
  const { realm, elf } = hoarder()
  elf.hidden = false
  const dwarf = realm.put('dwarf', 'CV5', { sites: ['cache-1'] })
  const captain = realm.put('captain', 'CV5')
  realm.do(lootCache(realm.table, dwarf, 'cache-1'), [], [1, 1])
  expect(captain.sites).toEqual(['cache-1'])
  captain.sites = []
  dwarf.sites = []
  realm.do(makeOrOpenCache(realm.table, elf), ['open cache-1', 'take regent-of-jewels', 'keep'])
  expect([captain.sites, dwarf.sites]).toEqual([[], []])
})
