import { expect } from 'vitest'
import { rest, restsOf } from '../../../src/games/magic-realm/rules/activities/resting.ts'
import { alertActivity } from '../../../src/games/magic-realm/rules/combat/alert.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

rule(
  ['12.1.1', '2.2.1'],
  'a REST brings back one asterisk: fatigued to active, wounded without asterisks to active, wounded to fatigued',
  () => {
    const realm = new Realm()
    const amazon = realm.put('amazon', 'CV5')
    // MOVE M3* fatigued, MOVE M4 wounded, FIGHT M4* wounded.
    Object.assign(amazon.chits, { 1: 'fatigued', 0: 'wounded', 5: 'wounded' })
    realm.do(rest(realm.table, amazon), ['MOVE M3*'])
    expect(amazon.chits[1]).toBe('active')
    realm.do(rest(realm.table, amazon), ['MOVE M4 wounded'])
    expect(amazon.chits[0]).toBe('active')
    realm.do(rest(realm.table, amazon))
    expect(amazon.chits[5]).toBe('fatigued')
  },
)

rule(
  ['12.1.1', '12.1.2'],
  'a chit of two asterisks comes back for another of one, of any kind, that fatigues instead',
  () => {
    const realm = new Realm()
    const amazon = realm.put('amazon', 'CV5')
    amazon.chits[7] = 'fatigued'
    realm.do(rest(realm.table, amazon), ['FIGHT M3** for MOVE M3*'])
    expect(amazon.chits[7]).toBe('active')
    expect(amazon.chits.filter(chit => chit === 'fatigued')).toHaveLength(1)
  },
)

rule('12.1.3', 'the Dwarf and the Poultice rest one more each; two asterisks need no change', () => {
  const realm = new Realm()
  const dwarf = realm.put('dwarf', 'CV5')
  expect(restsOf(dwarf)).toBe(2)
  dwarf.chits[9] = 'fatigued'
  realm.do(rest(realm.table, dwarf))
  expect(dwarf.chits.every(chit => chit === 'active')).toBe(true)
  realm.give(dwarf, 'poultice-of-health', true)
  expect(restsOf(dwarf)).toBe(3)
  const elf = realm.put('elf', 'CV5')
  expect(restsOf(elf)).toBe(1)
})

rule('12.1.4', 'Ill Health forbids REST; Wither lets wounds become fatigue and no more', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5', { curses: ['ill-health'] })
  elf.chits[6] = 'fatigued'
  expect(realm.do(rest(realm.table, elf))).toBe('curse')
  elf.curses = ['wither']
  expect(realm.do(rest(realm.table, elf))).toBe('nothing')
  elf.chits[6] = 'wounded'
  realm.do(rest(realm.table, elf))
  expect(elf.chits[6]).toBe('fatigued')
})

rule('12.2.1', 'ALERT turns the active weapon either side up', () => {
  const realm = new Realm({ encounter: '2' })
  const amazon = realm.put('amazon', 'CV5')
  const sword = realm.give(amazon, 'short-sword-1', true)
  realm.do(alertActivity(realm.table, amazon))
  expect(sword.alerted).toBe(true)
  realm.do(alertActivity(realm.table, amazon))
  expect(sword.alerted).toBe(false)
})
