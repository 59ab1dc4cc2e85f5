import { expect } from 'vitest'
import { midnight } from '../../../src/games/magic-realm/rules/day/midnight.ts'
import { startPhase } from '../../../src/games/magic-realm/rules/day/phase-start.ts'
import { sunrise } from '../../../src/games/magic-realm/rules/day/sunrise.ts'
import { killCharacter, killDenizen } from '../../../src/games/magic-realm/rules/effects/death.ts'
import { askToBattle } from '../../../src/games/magic-realm/rules/effects/meeting.ts'
import {
  clearingsBetween,
  completeMissions,
  giveUp,
  takeUp,
  undertakingOptions,
  undertakingsOf,
} from '../../../src/games/magic-realm/rules/effects/missions.ts'
import { columnFor } from '../../../src/games/magic-realm/rules/effects/relations.ts'
import { DENIZENS, groupOf } from '../../../src/games/magic-realm/rules/pieces/denizens.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

function warrior(more: Partial<Character> = {}): { realm: Realm; elf: Character } {
  const realm = new Realm({ encounter: '3' })
  return { realm, elf: realm.put('elf', 'DW2', { fame: 40, notoriety: 40, ...more }) }
}

const offered = (realm: Realm, one: Character) => undertakingOptions(realm.state, one).map(({ id }) => id)

rule(
  ['25.4.1', '8.2.1'],
  'a character with enough fame and notoriety can take up a chit at the start of a phase, and pays immediately',
  () => {
    const { realm, elf } = warrior({ notoriety: 5 })
    realm.layVisitor('food-ale')
    realm.do(startPhase(realm.table, elf), ['take up food-ale'])
    expect(elf.notoriety).toBe(0)
    expect(undertakingsOf(realm.state, 'elf')).toMatchObject([{ name: 'food-ale', until: 14 }])
    expect(realm.told('takes-up')).toMatchObject([{ rule: '25.4.1', character: 'elf', name: 'food-ale', until: 14 }])
    realm.layVisitor('escort-party')
    expect(offered(realm, elf)).toEqual([])
    elf.notoriety = 5
    elf.fame = -1
    expect(offered(realm, elf)).toEqual([])
  },
)

rule('25.4.1', 'a character can have one campaign, and both missions as well', () => {
  const { realm, elf } = warrior()
  realm.stand('patrol-1', 'B1')
  takeUp(realm.table, elf, realm.layVisitor('pillage'))
  realm.layVisitor('raid')
  realm.layVisitor('food-ale')
  realm.layVisitor('escort-party')
  expect(offered(realm, elf)).toEqual(['take up escort-party', 'take up food-ale'])
})

rule('25.4.3', 'a mission leads to its Dwelling, and pays two gold per clearing of the shortest route', () => {
  const { realm, elf } = warrior()
  realm.state.dwellings.inn = 'DW5'
  expect(clearingsBetween(realm.state, 'DW2', 'DW5')).toBe(2)
  const chit = realm.layVisitor('food-ale')
  takeUp(realm.table, elf, chit)
  completeMissions(realm.table, elf)
  expect(elf.gold).toBe(10)
  elf.place = { kind: 'clearing', clearing: 'DW5' }
  completeMissions(realm.table, elf)
  expect(elf).toMatchObject({ gold: 14, notoriety: 40 })
  expect(realm.state.visitors[chit]!.at).toBe('DW5')
  // Taken up at the Inn, it goes to the House, and it pays thirty gold if the House has not been found yet.
  takeUp(realm.table, elf, chit)
  expect(undertakingsOf(realm.state, 'elf')).toMatchObject([{ goal: 'house', reward: 30 }])
})

rule(['25.4.2', '19.1.1'], 'an unfinished mission or campaign fails at Midnight and costs as much again', () => {
  const { realm, elf } = warrior()
  realm.stand('patrol-1', 'B1')
  const chit = realm.layVisitor('pillage')
  takeUp(realm.table, elf, chit)
  realm.state.day = 13
  midnight(realm.table)
  expect(elf.notoriety).toBe(30)
  realm.state.day = 14
  midnight(realm.table)
  expect(elf.notoriety).toBe(20)
  expect(realm.state.visitors[chit]!.at).toBe('DW2')
  realm.stand('company-1', 'B1')
  realm.state.day = 20
  takeUp(realm.table, elf, realm.layVisitor('war'))
  realm.state.day = 28
  midnight(realm.table)
  expect(elf).toMatchObject({ fame: 20, notoriety: -10 })
})

rule('25.4.2', 'the chits of a dead character stay where the character dies', () => {
  const { realm, elf } = warrior()
  const chit = realm.layVisitor('food-ale')
  takeUp(realm.table, elf, chit)
  elf.place = { kind: 'clearing', clearing: 'B1' }
  killCharacter(realm.table, elf, null, '2.2.10')
  expect(realm.state.visitors[chit]!.at).toBe('B1')
  expect(undertakingsOf(realm.state, 'elf')).toEqual([])
})

rule('25.4.4', 'each campaign has its cost, its partners and its foes', () => {
  const { realm, elf } = warrior()
  realm.stand('bashkars-1', 'B1')
  takeUp(realm.table, elf, realm.layVisitor('raid'))
  expect(elf).toMatchObject({ fame: 32, notoriety: 40 })
  // The Elf: Enemy of the Lancers, Ally of the Woodfolk, Friendly to the Bashkars.
  expect(columnFor(realm.state, elf, 'lancers')).toBe('neutral')
  expect(columnFor(realm.state, elf, 'bashkars')).toBe('enemy')
})

rule('25.4.5', 'a campaign needs a foe on the map; a garrison counts before its Dwelling is found', () => {
  const { realm, elf } = warrior()
  realm.layVisitor('pillage')
  expect(offered(realm, elf)).toEqual(['take up pillage'])
  const dragons = warrior()
  dragons.realm.layVisitor('quest')
  expect(offered(dragons.realm, dragons.elf)).toEqual([])
  dragons.realm.stand('h-dragon-1', 'B1')
  expect(offered(dragons.realm, dragons.elf)).toEqual(['take up quest'])
})

rule(
  ['25.4.6', '14.2.6', '10.4.1'],
  'partners are two levels friendlier (beyond Ally only for boons); foes are enemies and accept no drinks',
  () => {
    const { realm, elf } = warrior({ gold: 50 })
    realm.stand('bashkars-1', 'DW2')
    takeUp(realm.table, elf, realm.layVisitor('raid'))
    expect(columnFor(realm.state, elf, 'woodfolk')).toBe('ally')
    elf.strained.woodfolk = 2
    expect(columnFor(realm.state, elf, 'woodfolk')).toBe('ally')
    elf.strained.woodfolk = 3
    expect(columnFor(realm.state, elf, 'woodfolk')).toBe('friendly')
    expect(realm.do(askToBattle(realm.table, elf, 'bashkars', 'DW2'), [], [3, 3])).toBe(true)
  },
)

rule(
  '25.4.7',
  'a campaign is complete as soon as all its foes are dead, no matter who killed them, and its cost is returned',
  () => {
    const { realm, elf } = warrior()
    realm.stand('patrol-hq', 'B1')
    const chit = realm.layVisitor('pillage')
    takeUp(realm.table, elf, chit)
    const foes = [...groupOf('patrol').members, ...groupOf('soldiers').members]
    for (const id of foes) {
      expect(elf.notoriety).toBe(30)
      killDenizen(realm.table, id, null, '17.2.1')
    }
    expect(elf.notoriety).toBe(40)
    expect(realm.state.visitors[chit]!.at).toBe('DW2')
  },
)

rule(['25.4.4', '25.4.7'], 'the Quest is for the Order, against all Dragons', () => {
  const { realm, elf } = warrior()
  realm.stand('h-dragon-1', 'B1')
  takeUp(realm.table, elf, realm.layVisitor('quest'))
  expect(columnFor(realm.state, elf, 'order')).toBe('friendly')
  const dragons = DENIZENS.filter(one => one.is === 'monster' && one.kind.endsWith('dragon'))
  expect(dragons).toHaveLength(6)
  for (const { id } of dragons) killDenizen(realm.table, id, null, '17.2.1')
  expect(elf.notoriety).toBe(40)
})

rule('25.4.8', 'a campaign can be given up if no foe is on the map: the cost is lost, but not paid again', () => {
  const { realm, elf } = warrior()
  realm.stand('h-dragon-1', 'B1')
  const chit = realm.layVisitor('quest')
  takeUp(realm.table, elf, chit)
  expect(offered(realm, elf)).toEqual([])
  killDenizen(realm.table, 'h-dragon-1', null, '17.2.1')
  expect(offered(realm, elf)).toEqual(['give up quest'])
  giveUp(realm.table, elf, 'quest')
  expect(elf.notoriety).toBe(20)
  expect(realm.state.visitors[chit]!.at).toBe('DW2')
})

rule(['25.3.1', '7.3.2'], 'a chit does not turn over while a character holds it', () => {
  const { realm, elf } = warrior()
  const chit = realm.layVisitor('food-ale')
  takeUp(realm.table, elf, chit)
  const { side } = realm.state.visitors[chit]!
  realm.state.day = 7
  realm.do(sunrise(realm.table), [], [6])
  expect(realm.state.visitors[chit]!.side).toBe(side)
  expect(realm.told('flips')[0]!.chits).toHaveLength(5)
})

rule(
  ['14.2.1', '14.2.2'],
  'in the evening, a MEETING roll decides if a group attacks, perhaps only after a refused insult or challenge',
  () => {
    const { realm, elf } = warrior({ gold: 0 })
    for (const id of groupOf('lancers').members) realm.stand(id, 'DW2')
    const battles = (answers: string[], dice: number[]) =>
      realm.do(askToBattle(realm.table, elf, 'lancers', 'DW2'), answers, dice)
    expect(battles([], [5, 1])).toBe(true)
    expect(battles(['suffer'], [1, 1])).toBe(false)
    expect(elf.notoriety).toBe(35)
    expect(battles(['refuse'], [2, 1])).toBe(true)
    expect(elf.fame).toBe(40)
    elf.gold = 4
    // Drinks make them Unfriendly: no deal, but no battle.
    expect(battles(['drink'], [3, 1])).toBe(false)
    expect(elf.gold).toBe(0)
  },
)

rule('14.2.1', 'an absent character rolls two unmodified dice and buys no drinks (D31)', () => {
  const realm = new Realm({ encounter: '3' })
  const knight = realm.put('white-knight', 'B1', { gold: 50 })
  realm.stand('company-1', 'DW2')
  // His Honor would turn the 2 into a 1: a challenge instead of an insult.
  realm.do(askToBattle(realm.table, knight, 'company', 'DW2'), ['suffer'], [2, 2])
  expect(realm.told('meeting')).toMatchObject([{ result: 'challenge' }])
})
