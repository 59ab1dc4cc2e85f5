import { expect, test } from 'vitest'
import { dropOpenly } from '../../../src/games/magic-realm/rules/effects/ownership.ts'
import { freshLeader } from '../../../src/games/magic-realm/rules/facts/employment.ts'
import { brokenInvariant } from '../../../src/games/magic-realm/rules/invariants.ts'
import { freshFamiliar } from '../../../src/games/magic-realm/rules/setup/character-choice.ts'
import type { Character, RealmState } from '../../../src/games/magic-realm/rules/state/state.ts'
import { bewitch, on } from '../../rules/magic-realm/magic/evening.ts'
import { Realm } from '../../rules/magic-realm/realm.ts'
import { serve } from '../../rules/magic-realm/serve.ts'

/** Returns a whole Realm at war, with an Elf, a Dwarf, and a leader hired by the Elf. */
function whole(): { realm: Realm; state: RealmState; elf: Character } {
  const realm = new Realm({ encounter: '4', caching: 'yes', dropping: 'yes' })
  const elf = realm.put('elf', 'DW2')
  realm.put('dwarf', 'DW3')
  realm.stand('rogues-hq', 'CV5')
  serve(realm.state, 'rogues-hq', 'elf')
  realm.give(elf, 'lost-keys')
  return { realm, state: realm.state, elf }
}

/** Returns the law that this change to a whole Realm breaks. */
function broken(what: (state: RealmState, elf: Character, realm: Realm) => unknown): string | null {
  const { realm, state, elf } = whole()
  expect(brokenInvariant(state)).toBeNull()
  what(state, elf, realm)
  return brokenInvariant(state)
}

test('every counter and card is in exactly one place', () => {
  expect(broken(state => state.lost.push('lost-keys'))).toBe('lost-keys is in two places')
  expect(broken((_, elf) => elf.owned.pop())).toBe('lost-keys is nowhere')
  expect(broken(state => state.lost.push('spare-1'))).toBe('there are more counters than the game has')
  expect(broken((state, elf) => state.war!.leaders[0]!.owned.push(...elf.owned.splice(0)))).toBeNull()
  expect(
    broken((state, elf) => {
      elf.owned = []
      state.caches = [{ id: 'cache-1', owner: 'elf', clearing: 'CV5', gold: 0, things: ['lost-keys'] }]
    }),
  ).toBeNull()
  expect(broken((_, elf, realm) => dropOpenly(realm.table, elf, 'lost-keys'))).toBeNull()
  expect(
    broken((_, elf, realm) => bewitch(realm as never, 'transform', 'elf', on('elf'), { result: 'lion' }) && elf),
  ).toBeNull()
})

const owned = (id: string) => ({ id, active: false, alerted: false, packedOn: null, on: null })

test('empty piles, drops and debts do not exist', () => {
  expect(broken(state => (state.dropped = []))).toBe('the list of dropped belongings is empty')
  expect(broken(state => (state.piles.DW2 = []))).toBe('the pile of DW2 is empty')
  const cache = { id: 'cache-1', owner: 'elf', clearing: 'CV5', things: [] }
  expect(broken(state => (state.caches = [{ ...cache, gold: -1 }]))).toBe('cache-1 has negative gold')
  expect(broken(state => (state.caches = [{ ...cache, gold: 0 }]))).toBeNull()
})

test('each map chit exists, in one place, on its tile', () => {
  expect(broken(state => (state.chits = {}))).toBeNull()
  expect(broken(state => delete state.chits.hoard)).toBe('the map chit hoard is nowhere')
  const chit = { tile: 'CL', inside: null, up: false, at: null, known: false }
  expect(broken(state => (state.chits.hoard = { ...chit, inside: 'lost-city' }))).toBe(
    'the map chit hoard is in two places',
  )
  expect(broken(state => (state.chits.hoard = { ...chit, at: 'CN6' }))).toBe('the map chit hoard is not on its tile')
  expect(broken(state => (state.chits.hoard = { ...chit, at: 'CL6' }))).toBeNull()
})

test('every denizen exists, and stands on the map or nowhere', () => {
  expect(broken(state => delete state.denizens['wolf-1'])).toBe('a denizen is lost')
  expect(broken(state => Object.assign(state.denizens['wolf-1']!, { at: 'XX1' }))).toBe('wolf-1 is where it cannot be')
  expect(broken(state => Object.assign(state.denizens['wolf-1']!, { at: 'CV5', dead: true }))).toBe(
    'wolf-1 is where it cannot be',
  )
  expect(broken(state => Object.assign(state.denizens['wolf-1']!, { dead: true }))).toBeNull()
})

test('a hireling is on the map and serves a living player, and leaders take turns', () => {
  const hire = { employer: 'elf', since: 1, until: 14, hidden: false }
  expect(broken(state => (state.war!.hires['rogues-1'] = hire))).toBe('rogues-1 is hired and not on the map')
  const dead = (state: RealmState) => Object.assign(state.denizens['rogues-1']!, { dead: true })
  expect(broken(state => dead(state) && Object.assign(state.war!.hires, { 'rogues-1': hire }))).toBe(
    'rogues-1 is hired and not on the map',
  )
  // Hirelings may be off the map while their character is in the air.
  const aloft = { kind: 'air', tiles: ['CV'], spell: null } as const
  expect(
    broken(
      (state, elf) => Object.assign(state.war!.hires, { 'rogues-1': hire }) && Object.assign(elf, { place: aloft }),
    ),
  ).toBeNull()
  expect(
    broken(state => {
      state.war!.hires['rogues-1'] = hire
      state.war!.leaders[0]!.place = aloft
      state.denizens['rogues-hq']!.at = null
    }),
  ).toBeNull()
  expect(broken((_, elf) => (elf.fate = 'left'))).toBe('rogues-hq is hired by nobody alive')
  expect(broken(state => (state.war!.leaders = []))).toBe('rogues-hq is a hired leader without turns')
  const wolf = (state: RealmState, spell?: number) => {
    state.denizens['wolf-1']!.at = 'DW2'
    state.war!.hires['wolf-1'] = { ...hire, ...(spell === undefined ? {} : { spell }) }
  }
  expect(broken(state => wolf(state, 3))).toBe('wolf-1 is a hired leader without turns')
  expect(broken(state => wolf(state))).toBeNull()
  expect(broken(state => delete (state as { war?: unknown }).war)).toBeNull()
})

test('a hired leader is where its counter is, and neither owes nor uses anything', () => {
  expect(broken(state => delete state.war!.hires['rogues-hq'])).toBe('rogues-hq takes turns without being hired')
  expect(broken(state => (state.denizens['rogues-hq']!.at = 'CV2'))).toBe('rogues-hq is in two places')
  expect(broken(state => (state.war!.leaders[0]!.place = { kind: 'air', tiles: ['CV'], spell: null }))).toBe(
    'rogues-hq is in two places',
  )
  expect(broken(state => (state.war!.leaders[0]!.place = { kind: 'off' }))).toBe('rogues-hq is in two places')
  expect(broken(state => (state.war!.leaders[0]!.gold = -1))).toBe('rogues-hq has negative gold')
  const holds = (state: RealmState, realm: Realm, id: string) => {
    realm.takeAway(id)
    state.war!.leaders[0]!.owned.push({ ...owned(id), active: true })
  }
  expect(broken((state, _, realm) => holds(state, realm, 'helmet-1'))).toBe('rogues-hq has an active belonging')
  expect(broken((state, _, realm) => holds(state, realm, 'cloven-hoof'))).toBeNull()
  expect(
    broken(state => {
      state.war!.hires['order-hq'] = { ...state.war!.hires['rogues-hq']! }
      state.denizens['order-hq']!.at = 'CV2'
      state.war!.leaders.push(freshLeader(state, 'order-hq', 0, 'CV2'))
    }),
  ).toBeNull()
})

test('a chit that a living player has taken is held by that player alone', () => {
  const mission = { character: 'elf', chit: 2, name: 'raid', until: 28, goal: null, reward: 0 }
  const takes = (state: RealmState, more: object = {}) => {
    Object.assign(state.visitors[2]!, { box: null, at: null })
    state.war!.undertakings = [{ ...mission, ...more }]
  }
  expect(broken(state => takes(state))).toBeNull()
  expect(broken(state => takes(state) ?? Object.assign(state.visitors[2]!, { at: 'CV5' }))).toBe(
    'the chit 2 is in two places',
  )
  expect(broken(state => takes(state) ?? Object.assign(state.visitors[2]!, { box: 3 }))).toBe(
    'the chit 2 is in two places',
  )
  expect(broken(state => takes(state, { character: 'amazon' }))).toBe('nobody carries the chit 2')
})

test('a character stands on the map, and has twelve chits and no debts', () => {
  const place = (one: Character['place']) => broken((_, elf) => (elf.place = one))
  expect(place({ kind: 'clearing', clearing: 'XX1' })).toBe('elf is off the map')
  expect(place({ kind: 'road', way: 'XX1-2', from: 'DW2' })).toBe('elf is on an unknown roadway')
  expect(place({ kind: 'outside', way: 'XX1:N' })).toBe('elf is on an unknown roadway')
  expect(place({ kind: 'road', way: 'DW2-3', from: 'DW2' })).toBeNull()
  expect(place({ kind: 'woods', tile: 'DW', from: 'DW2' })).toBeNull()
  const familiar = (clearing: string) =>
    broken((_, elf) => (elf.familiar = { ...freshFamiliar(elf), place: { kind: 'clearing', clearing } }))
  expect([familiar('XX1'), familiar('DW2')]).toEqual(["elf's familiar is off the map", null])
  expect(broken((_, elf) => elf.chits.pop())).toBe('elf has 11 chits')
  expect(broken((_, elf) => (elf.gold = -1))).toBe('elf has negative gold')
  // Nothing is required of the dead.
  expect(broken((state, elf) => Object.assign(state.characters[1]!, { fate: 'dead', gold: -1 }) && elf)).toBeNull()
})

test('a player uses at most one thing of each kind, and one carrier carries everything', () => {
  const uses = (...things: [string, boolean][]) =>
    broken((_, elf, realm) => {
      for (const [id, active] of things) realm.give(elf, id, active)
    })
  expect(uses(['helmet-1', true], ['helmet-2', true])).toBe('elf has two active belongings in one slot')
  expect(uses(['helmet-1', true], ['helmet-2', false], ['shield-1', true])).toBeNull()
  expect(uses(['elven-slippers', true], ['suit-of-armor-1', false], ['deft-gloves', false])).toBe(
    'elven-slippers cannot carry what elf carries',
  )
  expect(uses(['pony-1', true], ['suit-of-armor-1', false], ['deft-gloves', false])).toBe(
    'pony-1 cannot carry what elf carries',
  )
  // A new item's weight counts once the player has decided about it. An Enchanted card is in use immediately.
  expect(uses(['elven-slippers', true], ['suit-of-armor-1', false])).toBeNull()
  expect(uses(['elven-slippers', true], ['suit-of-armor-1', true])).toBe('elven-slippers cannot carry what elf carries')
  expect(uses(['elven-slippers', true], ['golden-icon', true])).toBeNull()
  expect(uses(['elven-slippers', true], ['great-axe-1', true], ['suit-of-armor-1', false])).toBe(
    'elven-slippers cannot carry what elf carries',
  )
  const packs = (horse: string) =>
    broken((_, elf, realm) => {
      realm.give(elf, 'workhorse-1')
      realm.give(elf, 'spear-1').packedOn = horse
    })
  expect([packs('workhorse-1'), packs('workhorse-2')]).toEqual([null, 'spear-1 is packed on a missing horse'])
})
