import { expect } from 'vitest'
import { asterisksRested, rest } from '../../../src/games/magic-realm/rules/actions/resting.ts'
import { alertActivity } from '../../../src/games/magic-realm/rules/effects/alert.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

rule(
  ['12.1.1', '2.2.1'],
  'a REST recovers one asterisk: fatigued to active, wounded to fatigued (or active without asterisks)',
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
  'a chit with two asterisks recovers if one with one asterisk, of any kind, fatigues as change',
  () => {
    const realm = new Realm()
    const amazon = realm.put('amazon', 'CV5')
    amazon.chits[7] = 'fatigued'
    realm.do(rest(realm.table, amazon), ['FIGHT M3** for MOVE M3*'])
    expect(amazon.chits[7]).toBe('active')
    expect(amazon.chits.filter(chit => chit === 'fatigued')).toHaveLength(1)
  },
)

rule('12.1.3', 'the Dwarf and the Poultice each recover one more asterisk; two asterisks need no change', () => {
  const realm = new Realm()
  const dwarf = realm.put('dwarf', 'CV5')
  expect(asterisksRested(dwarf)).toBe(2)
  dwarf.chits[9] = 'fatigued'
  realm.do(rest(realm.table, dwarf))
  expect(dwarf.chits.every(chit => chit === 'active')).toBe(true)
  realm.give(dwarf, 'poultice-of-health', true)
  expect(asterisksRested(dwarf)).toBe(3)
  const elf = realm.put('elf', 'CV5')
  expect(asterisksRested(elf)).toBe(1)
})

rule('12.1.4', 'Ill Health prevents REST; Wither lets wounds recover only to fatigue', () => {
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

rule(['12.1.1', '12.1.2'], 'the player names the active one-asterisk chit that fatigues as change', () => {
  const realm = new Realm()
  const captain = realm.put('captain', 'CV5')
  // FIGHT M3** is fatigued, and both FIGHT H5*.
  Object.assign(captain.chits, { 4: 'fatigued', 2: 'fatigued', 7: 'fatigued' })
  const ids = ['FIGHT H5*', 'FIGHT M3** for MOVE M4*', 'FIGHT M3** for FIGHT M4*']
  expect(realm.asked(rest(realm.table, captain))).toEqual({ topic: 'rest', ids })
  realm.do(rest(realm.table, captain), ['FIGHT M3** for FIGHT M4*'])
  expect(captain.chits.flatMap((state, chit) => (state === 'fatigued' ? chit : []))).toEqual([2, 7, 11])
})

rule(
  ['12.1.1', '12.1.3'],
  'a character who can rest several asterisks may stop after one; with nothing left to recover, REST is over',
  () => {
    const realm = new Realm()
    const dwarf = realm.put('dwarf', 'CV5')
    Object.assign(dwarf.chits, { 0: 'fatigued', 2: 'fatigued' })
    realm.do(rest(realm.table, dwarf), ['DUCK T3*', 'done'])
    expect([dwarf.chits[0], dwarf.chits[2]]).toEqual(['active', 'fatigued'])
    const rested = { seat: dwarf.seat, rule: '12.1.1', character: 'dwarf', chit: 0, becomes: 'active' }
    expect(realm.told('rests')).toMatchObject([rested])
    // He can rest the last one or decline, and then his REST is over.
    expect(realm.do(rest(realm.table, dwarf))).toBeNull()
    expect(dwarf.chits[2]).toBe('active')
    expect(realm.do(rest(realm.table, dwarf))).toBe('nothing')
  },
)

rule('12.1.4', 'under Wither, wounded chits without asterisks recover as usual', () => {
  const realm = new Realm()
  const captain = realm.put('captain', 'CV5', { curses: ['wither'] })
  captain.chits[1] = 'wounded'
  expect(realm.do(rest(realm.table, captain))).toBeNull()
  expect(captain.chits[1]).toBe('active')
})

rule('12.2.1', 'ALERT turns the active weapon to either side', () => {
  const realm = new Realm({ encounter: '2' })
  const amazon = realm.put('amazon', 'CV5')
  const sword = realm.give(amazon, 'short-sword-1', true)
  realm.do(alertActivity(realm.table, amazon))
  expect(sword.alerted).toBe(true)
  realm.do(alertActivity(realm.table, amazon))
  expect(sword.alerted).toBe(false)
})
