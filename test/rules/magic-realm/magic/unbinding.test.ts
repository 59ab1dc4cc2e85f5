import { expect } from 'vitest'
import { endSpell } from '../../../../src/games/magic-realm/rules/effects/ending.ts'
import { settleMagic } from '../../../../src/games/magic-realm/rules/effects/unbinding.ts'
import { formOf } from '../../../../src/games/magic-realm/rules/facts/forms.ts'
import { rulesOf } from '../../../rule.ts'
import { Realm } from '../realm.ts'
import { bewitch, Magical, OPEN, on, PEAK } from './evening.ts'

const rule = rulesOf('magic-realm')

/** Returns an Elf in another form. */
function formed(spell: string, more: object = {}) {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN)
  realm.put('dwarf', PEAK)
  const prepare = (gear: (realm: Magical) => void = () => {}) => {
    gear(realm)
    const cast = bewitch(realm, spell, 'dwarf', on('elf'), more)
    return { cast, end: () => endSpell(realm.table, cast, 'broken', '20.10.1') }
  }
  return { realm, elf, prepare }
}

rule(
  ['21.5.1', '20.6.3'],
  'a monster leaves a broken spell where its holder or item is, as the last to arrive; if nowhere, it is dead',
  () => {
    const break_ = (lies: 'owned' | 'lying' | 'nowhere' | 'road') => {
      const realm = new Magical()
      const elf = realm.put('elf', OPEN)
      const more = { absorbed: 'wolf-1', woke: 1, item: 'black-book' }
      if (lies === 'owned' || lies === 'road') realm.give(elf, 'black-book', true)
      if (lies === 'lying') realm.drop('black-book', PEAK)
      if (lies === 'road') elf.place = { kind: 'road', way: 'R1-2', from: OPEN }
      const cast = bewitch(realm, 'absorb-essence', 'elf', { kind: 'belonging', id: 'black-book' }, more)
      const { arrivals } = realm.state
      endSpell(realm.table, cast, 'broken', '20.10.1')
      const { at, dead, arrived } = realm.state.denizens['wolf-1']!
      const told = realm.told('appears').map(({ denizens, clearing, by }) => [denizens, clearing, by])
      return { at, dead, isLast: arrived === arrivals + 1, told }
    }
    const at = (clearing: string) => ({
      ...{ at: clearing, dead: false, isLast: true, told: [[['wolf-1'], clearing, 'absorb-essence']] },
    })
    expect(break_('owned')).toEqual(at(OPEN))
    expect(break_('lying')).toEqual(at(PEAK))
    for (const lies of ['nowhere', 'road'] as const) expect(break_(lies)).toMatchObject({ dead: true, told: [] })
  },
)

rule('21.6.4', 'a phantasm exists while its spell works', () => {
  const { realm, elf, prepare } = formed('phantasm')
  const { end } = prepare()
  elf.phantasm = { place: elf.place, foundEnemies: false, plan: [], prepared: false }
  settleMagic(realm.table)
  expect(elf.phantasm).toBeDefined()
  end()
  expect('phantasm' in elf).toBe(false)
})

rule(['22.1', '20.9.6'], "Wither doesn't affect a transformed character's chits until they change back", () => {
  const { realm, elf, prepare } = formed('transform', { result: 'frog' })
  elf.curses = ['wither']
  settleMagic(realm.table)
  expect(elf.chits[0]).toBe('active')
  const { end } = prepare()
  const mist = bewitch(realm, 'melt-into-mist', 'dwarf', on('dwarf'))
  expect(elf.chits[0]).toBe('active')
  end()
  expect(elf.chits.filter(chit => chit === 'active')).toHaveLength(2)
  // A character without a curse stays the same.
  const { chits } = realm.state.characters[1]!
  endSpell(realm.table, mist, 'broken', '20.10.1')
  expect(realm.state.characters[1]!.chits).toEqual(chits)
})

rule(['22.1', '20.9.1'], "changing from one form to another changes nothing of the character's own", () => {
  const { realm, elf, prepare } = formed('transform', { result: 'frog' })
  prepare(one => one.give(elf, 'helmet-1'))
  elf.curses = ['wither']
  bewitch(realm, 'transform', 'dwarf', on('elf'), { result: 'lion' })
  realm.give(elf, 'lost-keys')
  settleMagic(realm.table)
  expect([elf.chits[0], elf.formed]).toEqual(['active', 'beast'])
  expect([elf.within!.owned.map(({ id }) => id), elf.owned.map(({ id }) => id)]).toEqual([['helmet-1'], ['lost-keys']])
})

rule(
  ['20.9.3', '8.5.1'],
  'a character who changes back outside caves has the horse as before, even on a roadway',
  () => {
    for (const place of [
      { kind: 'clearing', clearing: 'R2' },
      { kind: 'road', way: 'R1-2', from: OPEN },
    ] as const) {
      const { elf, prepare } = formed('melt-into-mist')
      const { end } = prepare(one => one.give(elf, 'pony-1', true))
      elf.place = place
      end()
      expect(elf.owned.map(({ id, active }) => [id, active])).toEqual([['pony-1', true]])
    }
  },
)

rule(
  ['20.9.3', '21.5.1'],
  'the belongings of a monster form are inactive, except Enchanted cards and those that must be returned',
  () => {
    const { realm, elf, prepare } = formed('bad-luck')
    prepare(one => {
      one.give(elf, 'light-bow-1', true).alerted = true
      one.give(elf, 'cloven-hoof', true)
      one.give(elf, 'draught-of-speed', true)
      one.give(elf, 'lost-keys', true)
      one.give(elf, 'helmet-1')
    })
    bewitch(realm, 'absorb-essence', 'elf', on('elf'), { absorbed: 'wolf-1', woke: 1 })
    expect(formOf(realm.state, 'elf')?.kind).toBe('monster')
    expect(elf.owned.map(({ id, active, alerted }) => [id, active, alerted])).toEqual([
      ['light-bow-1', false, false],
      ['cloven-hoof', true, false],
      ['draught-of-speed', true, false],
      ['lost-keys', false, false],
      ['helmet-1', false, false],
    ])
  },
)

rule(
  ['21.5.5', '20.10.7'],
  'Pentangle suspends each curse once, and has nothing to suspend for a character without curses',
  () => {
    const { realm, elf, prepare } = formed('pentangle')
    const { end } = prepare()
    expect('stilled' in elf.magic!).toBe(false)
    elf.curses = ['ashes']
    settleMagic(realm.table)
    elf.curses = ['squeak']
    settleMagic(realm.table)
    expect([elf.curses, elf.magic!.stilled]).toEqual([[], ['ashes', 'squeak']])
    elf.magic!.stilled!.push('ashes')
    end()
    expect(elf.curses).toEqual(['ashes', 'squeak'])
    expect('stilled' in elf.magic!).toBe(false)
  },
)

rule('28.5.1', 'before the Fourth ENCOUNTER, updating magic changes nothing', () => {
  const realm = new Realm({ encounter: '3' })
  const elf = realm.put('elf', OPEN, { formed: 'beast' })
  settleMagic(realm.table)
  expect(elf.formed).toBe('beast')
})
