import { expect } from 'vitest'
import { hire, hireNatives, offersAt, wageOf } from '../../../src/games/magic-realm/rules/actions/hiring.ts'
import { canPayFor, keysOf, loot } from '../../../src/games/magic-realm/rules/actions/looting.ts'
import { moveAlong } from '../../../src/games/magic-realm/rules/actions/moving.ts'
import { lookAround } from '../../../src/games/magic-realm/rules/actions/searching.ts'
import { summonVisitors } from '../../../src/games/magic-realm/rules/actions/summoning.ts'
import { trade, tradersAt } from '../../../src/games/magic-realm/rules/actions/trading.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { midnight } from '../../../src/games/magic-realm/rules/day/midnight.ts'
import { startOptions } from '../../../src/games/magic-realm/rules/day/phase-start.ts'
import { phasesLeft, recordablePhases } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { sunrise } from '../../../src/games/magic-realm/rules/day/sunrise.ts'
import { killCharacter, killDenizen } from '../../../src/games/magic-realm/rules/effects/death.ts'
import { relationTo } from '../../../src/games/magic-realm/rules/effects/relations.ts'
import { rollsWith } from '../../../src/games/magic-realm/rules/facts/dice.ts'
import {
  employerIdOf,
  hiredLeader,
  hirelingsOf,
  isHidden,
  isHired,
  setHidden,
} from '../../../src/games/magic-realm/rules/facts/employment.ts'
import { placeOfCard } from '../../../src/games/magic-realm/rules/facts/whereabouts.ts'
import { boardOf } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import { groupOf } from '../../../src/games/magic-realm/rules/pieces/denizens.ts'
import type { Character, HiredLeader } from '../../../src/games/magic-realm/rules/state/state.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

/** Returns a Realm of the Third ENCOUNTER with a whole group in a clearing. */
function camp(group: string, clearing = 'DW2'): Realm {
  const realm = new Realm({ encounter: '3' })
  for (const id of groupOf(group).members) realm.stand(id, clearing)
  return realm
}

/** Hires these for a character without pay. */
function hired(realm: Realm, character: Character, ...natives: string[]): HiredLeader | undefined {
  const group = natives[0]!.slice(0, natives[0]!.lastIndexOf('-'))
  hireNatives(realm.table, character, { group, natives, again: false }, 0)
  return hiredLeader(realm.state, natives[0]!)
}

rule(
  ['11.1.1', '11.1.2', '30.18'],
  'HIRE takes the whole group, but Order and Rogues one by one, the highest number first, the leader last',
  () => {
    const realm = camp('company')
    realm.state.denizens['company-hq']!.at = 'DW5'
    for (const id of groupOf('order').members) realm.stand(id, 'DW2')
    const knight = realm.put('white-knight', 'DW2', { gold: 200 })
    const [company, order] = offersAt(realm.state, knight, 'DW2')
    expect(company!.natives).toHaveLength(6)
    expect(company!.natives).not.toContain('company-hq')
    const came: string[] = []
    for (let n = 0; n < 4; n++) {
      const { natives } = offersAt(realm.state, knight, 'DW2').find(one => one.group === 'order' && !one.again)!
      came.push(...natives)
      hireNatives(realm.table, knight, { group: 'order', natives, again: false }, 0)
    }
    expect(order!.natives).toEqual(['order-3'])
    expect(came).toEqual(['order-3', 'order-2', 'order-1', 'order-hq'])
    expect(realm.do(hire(realm.table, realm.put('elf', 'DW1')))).toBe('nothing')
  },
)

rule(['11.1.3', '10.3.5'], 'MEETING sets the price as a multiple of the total wage, and only gold can pay it', () => {
  const realm = camp('lancers')
  expect(wageOf(groupOf('lancers').members)).toBe(8)
  const amazon = realm.put('amazon', 'DW2', { gold: 20 })
  realm.give(amazon, 'great-axe-1')
  // Friendly: an opportunity is rolled as an Ally, where a 2 is the plain wage.
  realm.do(hire(realm.table, amazon), ['lancers', 'nothing', 'pay'], [1, 1, 2, 1])
  expect(amazon.gold).toBe(12)
  expect(hirelingsOf(realm.state, 'amazon')).toEqual(['lancers-hq', 'lancers-1', 'lancers-2', 'lancers-3'])
  const other = camp('lancers')
  const poor = other.put('amazon', 'DW2', { gold: 20 })
  other.do(hire(other.table, poor), ['lancers', 'nothing'], [4, 1])
  expect(poor.gold).toBe(20)
  expect(hirelingsOf(other.state, 'amazon')).toEqual([])
  expect(other.asked(hire(other.table, poor))).toMatchObject({ topic: 'hire', ids: ['lancers', 'nothing'] })
})

rule(['11.1.3', '10.3.2', '10.4.2'], 'drinks help, a boon is free for a level of friendship, and BLOCK blocks', () => {
  const realm = camp('woodfolk')
  const elf = realm.put('elf', 'DW2')
  realm.do(hire(realm.table, elf), ['woodfolk', 'nothing', 'favor'], [1, 1])
  expect(elf).toMatchObject({ gold: 10, boons: [{ from: 'woodfolk', price: 6 }] })
  expect(relationTo(elf, 'woodfolk')).toBe('friendly')
  const other = camp('lancers')
  const hated = other.put('elf', 'DW2')
  other.do(hire(other.table, hated), ['lancers', 'nothing'], [5, 5])
  expect(hated.blocked).toBe(true)
  const third = camp('woodfolk')
  const captain = third.put('captain', 'DW2', { gold: 40 })
  // Unfriendly, but the drinks make him neutral: he pays three times the wage on a 2.
  third.do(hire(third.table, captain), ['woodfolk', 'drink', 'pay'], [2, 2])
  expect(captain.gold).toBe(40 - 3 - 18)
  const asked = { seat: captain.seat, rule: '11.1.3', character: 'captain', group: 'woodfolk' }
  expect(third.told('asks-hire')).toMatchObject([{ ...asked, natives: groupOf('woodfolk').members, drinks: true }])
})

rule(
  ['11.1.4', '11.3.1', '19.1.1'],
  'a term lasts fourteen days including today, ends at Midnight, and can be extended by fourteen',
  () => {
    const realm = camp('woodfolk')
    const elf = realm.put('elf', 'DW2', { gold: 50 })
    realm.do(hire(realm.table, elf), ['woodfolk', 'nothing', 'favor'], [1, 1])
    realm.state.day = 13
    midnight(realm.table)
    expect(isHired(realm.state, 'woodfolk-1')).toBe(true)
    realm.do(hire(realm.table, elf), ['woodfolk again', 'nothing', 'pay'], [2, 2])
    expect(realm.state.war!.hires['woodfolk-1']!.until).toBe(28)
    realm.state.day = 28
    midnight(realm.table)
    expect(isHired(realm.state, 'woodfolk-1')).toBe(false)
    expect(realm.told('dismissed')).toHaveLength(3)
  },
)

rule(
  ['11.1.5', '11.2.3', '7.3.3'],
  'hirelings do not trade, call visitors or regenerate, and cannot be hired by others',
  () => {
    const realm = camp('company')
    const witch = realm.put('witch', 'DW2')
    realm.stack('company', 'dragon-essence')
    realm.state.shown.push('dragon-essence')
    hired(realm, witch, ...groupOf('company').members)
    expect(tradersAt(realm.state, 'DW2')).toEqual([])
    expect(offersAt(realm.state, realm.put('dwarf', 'DW2'), 'DW2')).toEqual([])
    // His awakened Enchanted cards keep working in his clearing.
    expect(placeOfCard(realm.state, 'dragon-essence')).toBe('DW2')
    realm.state.prowling = [6]
    Object.assign(realm.state.visitors[0]!, { box: 1, at: null, side: 0 })
    summonVisitors(realm.table, 'DW2')
    expect(realm.state.visitors[0]!.at).toBeNull()
    killDenizen(realm.table, 'company-1', null, '17.2.1')
    realm.state.day = 7
    realm.do(sunrise(realm.table), ['done'], [1])
    expect(realm.state.denizens['company-2']!.at).toBe('DW2')
    // Dead natives count as unhired, and return.
    expect(realm.state.denizens['company-1']).toMatchObject({ at: null, dead: false })
  },
)

rule(['11.2.1', '11.3.1', '18.3.8'], 'a dead hireling costs its employer its bounty in notoriety', () => {
  const realm = camp('lancers')
  const amazon = realm.put('amazon', 'DW2', { notoriety: 5 })
  hired(realm, amazon, 'lancers-hq', 'lancers-1')
  expect(employerIdOf(realm.state, 'lancers-1')).toBe('amazon')
  killDenizen(realm.table, 'lancers-1', null, '17.2.1')
  expect(amazon.notoriety).toBeLessThan(5)
  expect(isHired(realm.state, 'lancers-1')).toBe(false)
  expect(isHired(realm.state, 'lancers-hq')).toBe(true)
})

rule(
  ['11.2.2', '6.2.6'],
  'a hired leader records a turn: two Basic and two Sunlight phases, and those of its horse',
  () => {
    const realm = camp('patrol')
    const amazon = realm.put('amazon', 'DW2')
    const leader = hired(realm, amazon, 'patrol-hq')!
    realm.state.phase = 'birdsong'
    expect(phasesLeft(realm.state, leader, [])).toEqual({ basic: 2, sunlight: 2, sheltered: 0, extra: ['workhorse'] })
    const kinds = recordablePhases(realm.state, leader, []).map(({ activity }) => activity.kind)
    expect(new Set(kinds)).toEqual(new Set(['hide', 'search', 'trade', 'hire', 'rest', 'alert', 'move', 'follow']))
    leader.plan = [{ activity: { kind: 'move', to: 'DW3' }, source: 'workhorse' }]
    realm.turnOf(leader as never)
    realm.do(daylight(realm.table))
    expect(realm.state.denizens['patrol-hq']!.at).toBe('DW3')
    expect(leader.place).toEqual({ kind: 'clearing', clearing: 'DW3' })
  },
)

rule('6.2.6', 'REST and ALERT do nothing for a hired leader', () => {
  const realm = camp('patrol')
  const leader = hired(realm, realm.put('amazon', 'DW1'), 'patrol-hq')!
  for (const kind of ['rest', 'alert'] as const) {
    leader.plan = [{ activity: { kind }, source: 'basic' }]
    realm.turnOf(leader as never)
    realm.do(daylight(realm.table))
    expect(realm.told('blank').at(-1)).toMatchObject({ character: 'patrol-hq', why: 'nothing' })
  }
})

rule(
  ['8.5.4', '8.4.6'],
  'native riders ride only outside caves, and a leader carries with its own strength or its horse',
  () => {
    const realm = camp('patrol', 'CN1')
    const leader = hired(realm, realm.put('amazon', 'CN1'), 'patrol-hq')!
    expect(phasesLeft(realm.state, leader, [])).toEqual({ basic: 2, sunlight: 0, sheltered: 0, extra: [] })
    realm.state.war!.unhorsed.push('patrol-hq')
    const way = [...boardOf(realm.state.tiles).ways.values()].find(({ id }) => id === 'CN1-3')!
    realm.give(leader as never, 'great-sword-1')
    realm.give(leader as never, 'spear-1')
    moveAlong(realm.table, leader, way, 'CN3')
    // A Short Swordsman on foot carries Medium things.
    expect(leader.owned.map(({ id }) => id)).toEqual(['spear-1'])
    expect(realm.state.piles.CN1).toEqual(['great-sword-1'])
  },
)

rule(['8.2.4', '2.6.1'], 'a hired leader abandons and trades, but activates nothing', () => {
  const realm = camp('patrol')
  const amazon = realm.put('amazon', 'DW2')
  const leader = hired(realm, amazon, 'patrol-hq')!
  realm.give(leader as never, 'spear-1')
  expect(startOptions(realm.state, leader).map(({ id }) => id)).toEqual(['abandon spear-1', 'deal amazon'])
  expect(startOptions(realm.state, amazon).map(({ id }) => id)).toEqual(['deal patrol-hq'])
})

rule(['2.1.6', '10.6.1'], "a leader uses its employer's relations, fame and boons, but its own gold and dice", () => {
  const realm = camp('order')
  realm.stand('woodfolk-hq', 'DW2')
  const knight = realm.put('white-knight', 'DW1')
  const leader = hired(realm, knight, 'order-hq')!
  expect(rollsWith(realm.state, knight, 'meeting').modifier).toBe(-1)
  expect(rollsWith(realm.state, leader, 'meeting')).toEqual({ dice: 2, modifier: 0 })
  realm.empty('lancers')
  realm.stand('lancers-hq', 'DW2')
  realm.stack('lancers', 'cloak-of-mist')
  leader.gold = 30
  knight.gold = 0
  // Friendly to the White Knight: the opportunity is rolled as an Ally, where a 1 is a boon.
  realm.do(trade(realm.table, leader), ['buy from lancers', 'nothing', 'favor', 'keep'], [1, 1, 1, 1])
  expect(knight.boons).toMatchObject([{ from: 'lancers' }])
  expect(leader.owned.map(({ id }) => id)).toEqual(['cloak-of-mist'])
  expect(leader.gold).toBe(30)
})

rule(
  ['11.2.2a', '9.2.12'],
  'the employer sees the chits that a hired leader looks at, but none of its other discoveries',
  () => {
    const realm = camp('patrol')
    const amazon = realm.put('amazon', 'CL1')
    const leader = hired(realm, amazon, 'patrol-hq')!
    realm.lay('bones-m', 'DW')
    // A PEER roll of 1 is a choice, here only between kinds of chits.
    realm.do(lookAround(realm.table, leader, 'peer', 'DW2'), ['clues'], [1, 1])
    expect(view(realm.state, 0).chits['bones-m']).toBeDefined()
    expect(view(realm.state, 1).chits['bones-m']).toBeUndefined()
    realm.do(lookAround(realm.table, leader, 'peer', 'DW1'), ['enemies+paths'], [1, 1])
    expect(leader.ways).toContain('DW1-4')
    expect(amazon.ways).toEqual([])
    expect(amazon.foundEnemies).toBe(false)
  },
)

rule(
  ['9.3.8', '9.3.4', '9.3.5', '11.2.2'],
  'a leader loots without fatigue, keeps or leaves its finds, and opens doors with its own strength',
  () => {
    const realm = camp('order', 'CL6')
    const knight = realm.put('white-knight', 'DW1')
    const leader = hired(realm, knight, 'order-hq')!
    leader.sites = ['pool']
    realm.lay('pool', 'CL')
    realm.empty('pool')
    realm.stack('pool', 'garb-of-speed')
    expect(canPayFor(realm.state, leader, 'pool')).toBe(true)
    expect(realm.asked(loot(realm.table, leader, 'pool'), [1, 1])).toMatchObject({
      topic: 'got',
      ids: ['keep', 'abandon'],
    })
    expect(keysOf(realm.state, leader).map(({ id }) => id)).toEqual(['order-hq'])
    expect(keysOf(realm.state, knight).map(({ id }) => id)).not.toContain('order-hq')
  },
)

rule('23.2.4', 'the Royal Sceptre gives an extra phase only for HIRE', () => {
  const realm = new Realm({ encounter: '3' })
  const elf = realm.put('elf', 'DW2')
  realm.give(elf, 'royal-sceptre', true)
  const sources = recordablePhases(realm.state, elf, []).filter(({ source }) => source === 'royal-sceptre')
  expect(sources.map(({ activity }) => activity.kind)).toEqual(['hire'])
})

rule('11.2.4', "a leader can't rehire itself, but can hire others of its group", () => {
  const realm = camp('rogues')
  const berserker = realm.put('berserker', 'DW2')
  const leader = hired(realm, berserker, 'rogues-hq')!
  hired(realm, berserker, 'rogues-7')
  const offers = offersAt(realm.state, leader, 'DW2')
  expect(offers.filter(({ again }) => again).flatMap(({ natives }) => natives)).toEqual(['rogues-7'])
  expect(offers.filter(({ again }) => !again).flatMap(({ natives }) => natives)).toEqual(['rogues-6'])
})

rule(['11.2.5', '7.1.4'], 'underlings hide with their guide, and are unhidden at Sunrise', () => {
  const realm = camp('woodfolk')
  const elf = realm.put('elf', 'DW2')
  hired(realm, elf, 'woodfolk-1')
  expect(hiredLeader(realm.state, 'woodfolk-1')).toBeUndefined()
  setHidden(realm.state, 'woodfolk-1', true)
  expect(isHidden(realm.state, 'woodfolk-1')).toBe(true)
  realm.state.war!.hires['woodfolk-1'] = { ...realm.state.war!.hires['woodfolk-1']!, since: 0 }
  realm.do(sunrise(realm.table), ['done'], [1])
  expect(isHidden(realm.state, 'woodfolk-1')).toBe(false)
})

rule(
  ['11.3.1', '11.3.2', '18.4.6'],
  'a dismissed leader stays where it is; its goods go to its group, its gold and discoveries are lost',
  () => {
    const realm = camp('company')
    const witch = realm.put('witch', 'DW1')
    const leader = hired(realm, witch, 'company-hq')!
    realm.give(leader as never, 'spear-1')
    leader.gold = 9
    setHidden(realm.state, 'company-hq', true)
    killCharacter(realm.table, witch, null, '2.2.10')
    expect(realm.state.war!.hires).toEqual({})
    expect(realm.state.war!.leaders).toEqual([])
    expect(realm.state.denizens['company-hq']).toMatchObject({ at: 'DW2', dead: false })
    expect(isHidden(realm.state, 'company-hq')).toBe(false)
    expect(realm.state.boxes.company).toContain('spear-1')
  },
)

rule('18.4.3', 'the goods of a character killed by unhired natives go to those natives, and the gold is lost', () => {
  const realm = camp('guard')
  const elf = realm.put('elf', 'DW2')
  realm.give(elf, 'spear-1')
  killCharacter(realm.table, elf, 'guard-1', '17.2.8')
  expect(realm.state.boxes.guard).toContain('spear-1')
  expect(elf.gold).toBe(0)
})

rule(
  ['18.4.3', '18.4.4'],
  "a dead hired leader's goods stay there, or go to the natives that killed it; its group's box stays closed",
  () => {
    const realm = camp('company')
    realm.stand('guard-1', 'DW2')
    const witch = realm.put('witch', 'DW1')
    const leader = hired(realm, witch, 'company-hq')!
    realm.give(leader as never, 'spear-1')
    const stock = [...realm.state.boxes.company!]
    killDenizen(realm.table, 'company-hq', 'guard-1', '17.2.1')
    expect(realm.state.boxes.guard).toContain('spear-1')
    expect(realm.state.boxes.company).toEqual(stock)
    const other = camp('company')
    const unlucky = hired(other, other.put('witch', 'DW1'), 'company-hq')!
    other.give(unlucky as never, 'spear-1')
    killDenizen(other.table, 'company-hq', 'wolf-1', '17.2.1')
    expect(other.state.piles.DW2).toEqual(['spear-1'])
  },
)
