import { expect } from 'vitest'
import { canPayFor, keysOf, loot, lootPile, showSite } from '../../../src/games/magic-realm/rules/actions/looting.ts'
import { move } from '../../../src/games/magic-realm/rules/actions/moving.ts'
import { search, searches } from '../../../src/games/magic-realm/rules/actions/searching.ts'
import { lootSiteCard } from '../../../src/games/magic-realm/rules/actions/site-cards.ts'
import { addDiscoveries, spyOn } from '../../../src/games/magic-realm/rules/facts/spying.ts'
import { freshFamiliar } from '../../../src/games/magic-realm/rules/setup/character-choice.ts'
import type { Character, ChitState, HiredLeader } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

/** Returns the chits of a character, all in one state except those named. */
const chits = (rest: ChitState, others: Partial<Record<number, ChitState>> = {}): ChitState[] =>
  Array.from({ length: 12 }, (_, number) => others[number] ?? rest)

/** Returns a Realm with a site in its clearing and only these things in its box. */
function site(id: string, tile: string, ...things: string[]): Realm {
  const realm = new Realm({ encounter: '3', seats: 4 })
  realm.lay(id, tile)
  realm.empty(id)
  realm.stack(id, ...things)
  return realm
}

/** Returns the Captain's hired leader of the Rogues, in a clearing. */
function leaderAt(realm: Realm, clearing: string): HiredLeader {
  realm.put('captain', 'DW5')
  realm.stand('rogues-hq', clearing)
  serve(realm.state, 'rogues-hq', 'captain')
  return realm.state.war!.leaders[0]!
}

rule(
  ['9.3.5', '2.2.1'],
  'active chits, Boots, Gloves and horses of Tremendous strength open a door, and so does a wish for strength',
  () => {
    const realm = site('vault', 'CL', 'lucky-charm')
    const dwarf = realm.put('dwarf', 'CL3')
    const keys = () => keysOf(realm.state, dwarf).map(({ id }) => id)
    expect(keys()).toEqual(['DUCK T3*', 'MOVE T6*', 'FIGHT T6*', 'MOVE T5**', 'FIGHT T5**'])
    dwarf.chits = chits('fatigued', { 3: 'active', 7: 'wounded' })
    expect(keys()).toEqual(['MOVE T6*'])
    for (const id of ['warhorse-1', 'seven-league-boots', 'gloves-of-strength', 'great-axe-1', 'power-boots'])
      realm.give(dwarf, id, true)
    realm.give(dwarf, 'warhorse-4')
    expect(keys()).toEqual(['warhorse-1', 'seven-league-boots', 'gloves-of-strength', 'MOVE T6*'])
    realm.give(dwarf, 'lost-keys', true)
    dwarf.strength = true
    expect(keys()).toEqual([
      'lost-keys',
      'warhorse-1',
      'seven-league-boots',
      'gloves-of-strength',
      'MOVE T6*',
      'strength',
    ])
    // A player who can't fatigue a chit can't open anything with one.
    dwarf.curses = ['wither']
    expect(keys()).not.toContain('MOVE T6*')
    expect(dwarf.chits[3]).toBe('active')
  },
)

rule(
  '9.3.5',
  'the log says what opened the door; a chit fatigues, a wish is used up, and belongings are unchanged',
  () => {
    const realm = site('vault', 'CL', 'lucky-charm')
    const opens = (answer: string) => {
      const dwarf = realm.put('dwarf', 'CL3', { strength: true, chits: chits('fatigued', { 3: 'active' }) })
      realm.give(dwarf, 'lost-keys', true)
      realm.state.vaultOpen = false
      realm.do(loot(realm.table, dwarf, 'vault'), [answer], [6, 6])
      dwarf.fate = 'left'
      return [dwarf.strength, dwarf.chits[3], realm.told('opens').at(-1)!.with]
    }
    expect(opens('lost-keys')).toEqual([true, 'active', 'lost-keys'])
    expect(opens('strength')).toEqual([false, 'active', 'strength'])
    expect(opens('MOVE T6*')).toEqual([true, 'fatigued', 'MOVE T6*'])
    expect(realm.told('opens')).toMatchObject(Array.from({ length: 3 }, () => ({ rule: '9.3.5', door: 'vault' })))
  },
)

rule(
  ['9.3.4', '9.3.5', '9.3.6'],
  'without chits, Cairns and Pool cannot be paid for; an open Vault costs nothing, the Crypt always costs',
  () => {
    const realm = site('vault', 'CL')
    const elf = realm.put('elf', 'CL3')
    const able = (one: Character | HiredLeader) =>
      ['cairns', 'pool', 'vault', 'crypt-of-the-knight', 'hoard'].filter(id => canPayFor(realm.state, one, id))
    expect(able(elf)).toEqual(['cairns', 'pool', 'hoard'])
    elf.chits = chits('fatigued', { 9: 'active', 11: 'active' })
    expect(able(elf)).toEqual(['hoard'])
    realm.state.vaultOpen = true
    expect(able(elf)).toEqual(['vault', 'hoard'])
    realm.state.vaultOpen = false
    realm.give(elf, 'lost-keys', true)
    expect(able(elf)).toEqual(['vault', 'crypt-of-the-knight', 'hoard'])
    // A hired leader does not pay with chits.
    expect(able(leaderAt(realm, 'CL3'))).toEqual(['cairns', 'pool', 'hoard'])
  },
)

rule(['9.3.4', '9.3.8'], 'a hired leader loots without paying, and chooses to keep or leave each find', () => {
  const realm = site('cairns', 'CL', 'lost-keys', 'deft-gloves')
  const leader = leaderAt(realm, 'CL5')
  realm.do(loot(realm.table, leader, 'cairns'), ['keep'], [2, 2])
  realm.lay('pool', 'CL')
  realm.empty('pool')
  realm.stack('pool', 'lucky-charm')
  realm.do(loot(realm.table, leader, 'pool'), ['abandon'], [1, 1])
  expect(leader.owned.map(({ id }) => id)).toEqual(['deft-gloves'])
  expect(realm.state.piles).toEqual({ CL5: ['lucky-charm'] })
})

rule('9.3.2', 'a roll greater than the pile finds nothing; otherwise only the drawn piece is revealed', () => {
  const realm = site('hoard', 'CL', 'lost-keys')
  const elf = realm.put('elf', 'CL6', { sites: ['hoard'] })
  realm.do(loot(realm.table, elf, 'hoard'), [], [2, 1])
  const nothing = { kind: 'finds-nothing', seat: elf.seat, rule: '9.3.2', character: 'elf', day: 1 }
  expect(realm.told('finds-nothing')).toEqual([nothing])
  realm.do(loot(realm.table, elf, 'hoard'), ['keep'], [1, 1])
  expect(realm.told('finds-nothing')).toHaveLength(1)
  realm.drop('spear-1', 'CL6')
  realm.do(lootPile(realm.table, elf, 'CL6'), [], [2, 1])
  expect(realm.told('finds-nothing')).toEqual([nothing, nothing])
  realm.do(lootPile(realm.table, elf, 'CL6'), ['keep'], [1, 1])
  expect(realm.told('finds-nothing')).toHaveLength(2)
})

rule('9.3.3', 'revealing something that is not a site has no effect', () => {
  const realm = new Realm()
  showSite(realm.table, 'hoard')
  expect(realm.state.chits.hoard).toMatchObject({ known: false, at: null })
})

rule(['9.2.1', '9.3.1', '9.6.2', '26.5'], 'a SEARCH loots the named site, card, pile or cache', () => {
  const realm = new Realm({ caching: 'yes', encounter: '3' })
  realm.lay('hoard', 'CL')
  realm.state.chits.hoard!.at = 'CL6'
  realm.empty('hoard')
  realm.stack('hoard', 'lucky-charm', 'enchanted-meadow')
  realm.state.shown.push('enchanted-meadow')
  realm.drop('spear-1', 'CL6')
  realm.takeAway('lost-keys')
  realm.state.caches = [{ id: 'cache-1', owner: null, clearing: 'CL6', gold: 0, things: ['lost-keys'] }]
  const elf = realm.put('elf', 'CL6', { sites: ['hoard', 'enchanted-meadow', 'cache-1'] })
  const loots = (what: string) => realm.do(search(realm.table, elf), [`loot ${what}`, 'keep'], [1, 1])
  for (const what of ['hoard', 'pile', 'cache-1', 'enchanted-meadow']) loots(what)
  expect(elf.owned.map(({ id }) => id)).toEqual(['lucky-charm', 'spear-1', 'lost-keys', 'pony-7'])
})

rule('9.3.1', 'a character loots only discovered sites, in the clearing that the chit names', () => {
  const realm = new Realm()
  for (const id of ['hoard', 'vault']) realm.lay(id, 'CL')
  realm.lay('statue', 'CN')
  realm.lay('pool', 'CN')
  realm.state.vaultOpen = true
  realm.state.shown.push('toadstool-circle', 'enchanted-meadow')
  realm.stack('pool', 'enchanted-meadow')
  realm.state.chits.pool!.at = 'CN6'
  const all = ['hoard', 'vault', 'statue', 'pool', 'toadstool-circle', 'enchanted-meadow']
  const loots = (clearing: string, sites: string[]) =>
    searches(realm.state, realm.put('elf', clearing, { sites })).flatMap(({ act }) => act.site ?? [])
  expect(loots('CL6', all)).toEqual(['hoard'])
  expect(loots('CL3', all)).toEqual(['vault'])
  expect(loots('CL6', all.slice(1))).toEqual([])
  expect(loots('CN6', all)).toEqual(['pool', 'enchanted-meadow'])
  expect(loots('CN6', ['pool'])).toEqual(['pool'])
})

rule(['9.6.2', '9.3.3', '2.5.8'], 'using a site card also reveals its own site, if it is in one', () => {
  const realm = site('hoard', 'CL', 'enchanted-meadow')
  realm.state.chits.hoard!.at = 'CL6'
  realm.state.shown.push('enchanted-meadow')
  const elf = realm.put('elf', 'CL6', { sites: ['enchanted-meadow'] })
  const dwarf = realm.put('dwarf', 'CL6')
  realm.do(lootSiteCard(realm.table, elf, 'enchanted-meadow'), [], [6, 1])
  expect(realm.told('finds-nothing')).toMatchObject([{ rule: '9.6.6', character: 'elf' }])
  expect(realm.state.chits.hoard).toMatchObject({ known: true, at: 'CL6' })
  expect([elf.sites, dwarf.sites]).toEqual([['enchanted-meadow'], ['hoard', 'enchanted-meadow']])
  // In the box of a group it shows only itself.
  const other = new Realm({ seats: 4 })
  other.stand('order-hq', 'CL6')
  other.stack('order', 'enchanted-meadow')
  other.state.shown.push('enchanted-meadow')
  const user = other.put('elf', 'CL6', { sites: ['enchanted-meadow'] })
  const captain = other.put('captain', 'CL6')
  other.do(lootSiteCard(other.table, user, 'enchanted-meadow'), [], [6, 1])
  expect(captain.sites).toEqual(['enchanted-meadow'])
})

rule(
  ['9.3.6', '9.6.5'],
  'a chit that opens the Crypt fatigues at every roll; curses do not affect a hired leader',
  () => {
    const realm = site('hoard', 'CL', 'crypt-of-the-knight')
    realm.state.chits.hoard!.at = 'CL6'
    realm.state.shown.push('crypt-of-the-knight')
    const dwarf = realm.put('dwarf', 'CL6', { sites: ['crypt-of-the-knight'] })
    realm.do(lootSiteCard(realm.table, dwarf, 'crypt-of-the-knight'), ['MOVE T6*'], [5])
    realm.do(lootSiteCard(realm.table, dwarf, 'crypt-of-the-knight'), ['FIGHT T6*'], [5])
    expect([dwarf.chits[3], dwarf.chits[7], dwarf.gold]).toEqual(['fatigued', 'fatigued', 12])
    const leader = leaderAt(realm, 'CL6')
    // A wish opens it for him.
    leader.strength = true
    realm.do(lootSiteCard(realm.table, leader, 'crypt-of-the-knight'), [], [6, 1])
    expect(leader.curses).toEqual([])
    realm.stack('hoard', 'enchanted-meadow')
    realm.state.shown.push('enchanted-meadow')
    realm.do(lootSiteCard(realm.table, leader, 'enchanted-meadow'), [], [4, 1])
    realm.do(lootSiteCard(realm.table, leader, 'enchanted-meadow'), [], [5, 1])
    expect([leader.curses, realm.told('cursed')]).toEqual([[], []])
  },
)

rule(
  ['2.5.7', '24.14'],
  'a familiar witnesses for the Witch where it is, and sees a hidden user if it found hidden enemies',
  () => {
    const seen = (at: string | null, hidden: boolean, foundEnemies = false) => {
      const realm = new Realm({ seats: 3 })
      const elf = realm.put('elf', 'DW1', { hidden })
      const witch = realm.put('witch', 'CV5')
      const place = at === null ? { kind: 'off' as const } : { kind: 'clearing' as const, clearing: at }
      witch.familiar = { ...freshFamiliar(witch), place, foundEnemies }
      spyOn(realm.table, elf, ['DW1', 'DW4'], { way: 'DW1-4' })
      return witch.ways
    }
    expect(seen('DW4', false)).toEqual(['DW1-4'])
    expect(seen('DW5', false)).toEqual([])
    expect(seen(null, false)).toEqual([])
    expect(seen('DW4', true)).toEqual([])
    expect(seen('DW4', true, true)).toEqual(['DW1-4'])
  },
)

rule(['2.5.7', '9.2.12'], 'everyone awake there makes the discovery once, and only they are told', () => {
  const realm = new Realm({ seats: 4 })
  const elf = realm.put('elf', 'DW1', { ways: ['DW1-4'] })
  const dwarf = realm.put('dwarf', 'DW1')
  const amazon = realm.put('amazon', 'DW1', { asleep: true })
  const captain = realm.put('captain', 'DW5')
  const known = realm.put('white-knight', 'DW1', { ways: ['DW1-4'] })
  move(realm.table, elf, realm.turnOf(elf), 'DW4')
  expect([dwarf.ways, amazon.ways, captain.ways, known.ways]).toEqual([['DW1-4'], [], [], ['DW1-4']])
  expect(realm.told('spies')).toMatchObject([
    { character: 'dwarf', rule: '2.5.7', things: ['DW1-4'], to: [dwarf.seat] },
  ])
  expect(realm.told('spies')[0]!.to).toEqual([dwarf.seat])
  expect([dwarf.sites, elf.ways]).toEqual([[], ['DW1-4']])
  expect(addDiscoveries(captain, { ways: ['DW1-4', 'DW3-6'], sites: ['hoard'] })).toEqual(['DW1-4', 'DW3-6', 'hoard'])
  expect(addDiscoveries(captain, { ways: ['DW1-4'], sites: ['hoard', 'lair'] })).toEqual(['lair'])
})
