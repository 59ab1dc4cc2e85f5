import { expect } from 'vitest'
import { midnight } from '../../../src/games/magic-realm/rules/day/midnight.ts'
import { killDenizen } from '../../../src/games/magic-realm/rules/effects/death.ts'
import {
  clearingsBetween,
  completeMissions,
  giveUp,
  hasFoes,
  layDownChits,
  takeUp,
  undertakingOptions,
  undertakingsOf,
} from '../../../src/games/magic-realm/rules/effects/missions.ts'
import { boardOf, farEnd, waysAt } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import { groupOf } from '../../../src/games/magic-realm/rules/pieces/denizens.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

function warrior(more: Partial<Character> = {}, encounter = '3'): { realm: Realm; dwarf: Character; elf: Character } {
  const realm = new Realm({ encounter })
  const dwarf = realm.put('dwarf', 'B1', { fame: 40, notoriety: 40 })
  return { realm, dwarf, elf: realm.put('elf', 'DW2', { fame: 40, notoriety: 40, ...more }) }
}

const offers = (name: string, more: Partial<Character> = {}, encounter = '3'): string[] => {
  const { realm, elf } = warrior(more, encounter)
  realm.layVisitor(name)
  return undertakingOptions(realm.state, elf).map(({ id }) => id)
}

rule(
  '25.4.1',
  'a character can take up a chit for exactly its cost, but not for less, or for fame under Disgust',
  () => {
    expect([
      offers('pillage', { fame: 0 }),
      offers('pillage', { notoriety: 10 }),
      offers('pillage', { notoriety: 9 }),
    ]).toEqual([['take up pillage'], ['take up pillage'], []])
    expect([offers('raid', { fame: 8 }), offers('raid', { fame: 7 })]).toEqual([['take up raid'], []])
    expect([offers('raid', { curses: ['disgust'] }), offers('pillage', { curses: ['disgust'] })]).toEqual([
      [],
      ['take up pillage'],
    ])
  },
)

rule(
  ['25.4.1', '25.3.2', '28.4.1'],
  'chits are taken up in their clearing by unblocked, awake characters, except visitors, from ENCOUNTER 3 on',
  () => {
    expect(offers('pillage', { blocked: true })).toEqual([])
    expect(offers('pillage', { asleep: true })).toEqual([])
    expect(offers('pillage', { place: { kind: 'off' } })).toEqual([])
    expect(offers('pillage', { place: { kind: 'clearing', clearing: 'B1' } })).toEqual([])
    expect(offers('scholar')).toEqual([])
    expect(offers('pillage', {}, '2')).toEqual([])
  },
)

rule('25.4.5', 'before foes are on the map only garrisons count, and only while alive', () => {
  const { realm } = warrior()
  expect(hasFoes(realm.state, 'pillage')).toBe(true)
  for (const id of groupOf('soldiers').members) realm.state.denizens[id]!.dead = true
  expect(hasFoes(realm.state, 'pillage')).toBe(false)
  realm.stand('patrol-1', 'B1')
  expect(hasFoes(realm.state, 'pillage')).toBe(true)
})

rule(
  ['25.4.1', '25.4.2'],
  'each character carries separate chits, and losing one does not affect those of others',
  () => {
    const { realm, dwarf, elf } = warrior()
    realm.state.dwellings.inn = 'DW5'
    const ale = realm.layVisitor('food-ale')
    takeUp(realm.table, elf, ale)
    takeUp(realm.table, elf, realm.layVisitor('pillage'))
    takeUp(realm.table, dwarf, realm.layVisitor('raid', 'B1'))
    expect(undertakingsOf(realm.state, 'dwarf').map(({ name }) => name)).toEqual(['raid'])
    expect(undertakingsOf(realm.state, 'elf')).toMatchObject([
      { name: 'food-ale', goal: 'inn', reward: 4 },
      { name: 'pillage', goal: null, reward: 0 },
    ])
    elf.place = { kind: 'clearing', clearing: 'DW5' }
    completeMissions(realm.table, elf)
    expect(realm.state.war!.undertakings.map(({ name }) => name)).toEqual(['pillage', 'raid'])
    expect(realm.told('undertaken')).toMatchObject([
      { character: 'elf', name: 'food-ale', how: 'done', rule: '25.4.3' },
    ])
    realm.state.day = 14
    midnight(realm.table)
    // Pillage and Raid have failed, each at its own character's expense.
    expect([elf.notoriety, elf.fame, dwarf.fame, dwarf.notoriety]).toEqual([20, 40, 24, 40])
    expect(realm.told('undertaken').slice(1)).toMatchObject([
      { character: 'elf', name: 'pillage', how: 'failed' },
      { character: 'dwarf', name: 'raid', how: 'failed' },
    ])
  },
)

rule(
  '25.4.3',
  'the escort mission goes to the Chapel, or from there to the Guard house; on a roadway nothing is delivered',
  () => {
    const { realm, elf } = warrior()
    const chit = realm.layVisitor('escort-party')
    takeUp(realm.table, elf, chit)
    expect(undertakingsOf(realm.state, 'elf')).toMatchObject([{ goal: 'chapel', reward: 30 }])
    elf.place = { kind: 'road', way: 'DW1-2', from: 'DW2' }
    completeMissions(realm.table, elf)
    expect([undertakingsOf(realm.state, 'elf').length, elf.gold]).toEqual([1, 10])
    layDownChits(realm.state, elf, 'DW2')
    expect(realm.state.visitors[chit]!.at).toBe('DW2')
    elf.place = { kind: 'clearing', clearing: 'DW2' }
    realm.state.dwellings.chapel = 'DW2'
    takeUp(realm.table, elf, chit)
    expect(undertakingsOf(realm.state, 'elf')).toMatchObject([{ goal: 'guard-house' }])
    // A character without a place leaves it nowhere.
    elf.place = { kind: 'off' }
    layDownChits(realm.state, elf, null)
    expect(realm.state.visitors[chit]!.at).toBeNull()
  },
)

rule('25.4.3', 'the distance grows by at most one from one clearing to the next (D61)', () => {
  const { realm } = warrior()
  const board = boardOf(realm.state.tiles)
  const away = (to: string) => clearingsBetween(realm.state, 'DW2', to)
  expect([away('DW2'), away('DW3'), away('DW5'), away('DW1')]).toEqual([0, 1, 2, 3])
  let ways = 0
  for (const clearing of board.clearings)
    for (const way of waysAt(board, clearing)) {
      const [here, next] = [away(clearing), farEnd(way, clearing)]
      if (next === null || here === null) continue
      ways++
      expect(Math.abs(away(next)! - here)).toBeLessThanOrEqual(1)
    }
  expect(ways).toBeGreaterThan(0)
})

rule(
  ['25.4.7', '25.4.8'],
  'an undertaking is completed for its owner, and can be given up even alongside a mission',
  () => {
    const { realm, elf } = warrior()
    takeUp(realm.table, elf, realm.layVisitor('food-ale'))
    const chit = realm.layVisitor('pillage')
    takeUp(realm.table, elf, chit)
    const foes = [...groupOf('soldiers').members, ...groupOf('patrol').members]
    for (const id of foes) killDenizen(realm.table, id, null, '17.2.1')
    expect(realm.told('undertaken')).toMatchObject([{ character: 'elf', name: 'pillage', how: 'done', rule: '25.4.7' }])
    expect([realm.state.visitors[chit]!.at, elf.notoriety]).toEqual(['DW2', 35])
    const quest = warrior()
    takeUp(quest.realm.table, quest.elf, quest.realm.layVisitor('food-ale'))
    quest.realm.stand('h-dragon-1', 'B1')
    takeUp(quest.realm.table, quest.elf, quest.realm.layVisitor('quest'))
    killDenizen(quest.realm.table, 'h-dragon-1', null, '17.2.1')
    expect(undertakingOptions(quest.realm.state, quest.elf).map(({ id }) => id)).toEqual(['give up quest'])
    giveUp(quest.realm.table, quest.elf, 'quest')
    expect(undertakingsOf(quest.realm.state, 'elf').map(({ name }) => name)).toEqual(['food-ale'])
    expect(quest.realm.told('undertaken')).toMatchObject([{ character: 'elf', name: 'quest', how: 'given-up' }])
  },
)
