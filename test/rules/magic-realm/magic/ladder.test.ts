import { expect } from 'vitest'
import { magicRealm } from '../../../../src/games/magic-realm/game.ts'
import { castingsOf } from '../../../../src/games/magic-realm/rules/actions/casting.ts'
import { recordablePhases } from '../../../../src/games/magic-realm/rules/day/phases.ts'
import { killDenizen } from '../../../../src/games/magic-realm/rules/effects/death.ts'
import { takeUp } from '../../../../src/games/magic-realm/rules/effects/missions.ts'
import { magicChits } from '../../../../src/games/magic-realm/rules/facts/magic-chits.ts'
import { VISITOR_CHITS } from '../../../../src/games/magic-realm/rules/pieces/chits.ts'
import { DENIZENS } from '../../../../src/games/magic-realm/rules/pieces/denizens.ts'
import { SETUP_OPTIONS } from '../../../../src/games/magic-realm/rules/setup/begin.ts'
import { view } from '../../../../src/games/magic-realm/rules/state/view.ts'
import { rulesOf } from '../../../rule.ts'
import { Realm } from '../realm.ts'
import { bewitch, Magical, OPEN, onDenizen } from './evening.ts'

const rule = rulesOf('magic-realm')

rule('28.5.1', 'the Fourth ENCOUNTER adds ENCHANT, Spell cards, Magic Sight and color to the Third', () => {
  expect(SETUP_OPTIONS.encounter.values).toContain('4')
  const header = { game: 'magic-realm', rules: magicRealm.rules, seats: ['Ann'], seed: 'magic', practice: false }
  expect(magicRealm.begin({ ...header, options: { encounter: '3' } }).magic).toBeUndefined()
  const { magic, war, encounter } = magicRealm.begin({ ...header, options: { encounter: '4' } })
  expect(encounter).toBe(4)
  expect(war).toBeDefined()
  expect(Object.values(magic!.cards).flat()).toHaveLength(41)
  const kinds = (realm: Realm) =>
    recordablePhases(realm.state, realm.put('wizard', 'CV5'), []).map(({ activity }) => activity.kind)
  expect(kinds(new Realm({ encounter: '3' }))).not.toContain('enchant')
  expect(kinds(new Magical())).toContain('enchant')
})

rule('9.4.4', "an awakened card is known to its item's active owner, and the item can cast it", () => {
  const realm = new Magical()
  realm.color(21)
  const wizard = realm.put('wizard', OPEN, { seat: 0 })
  realm.put('elf', OPEN, { seat: 1 })
  const book = realm.give(wizard, 'book-of-lore', true)
  realm.state.magic!.awake['book-of-lore'] = ['fiery-blast']
  const awake = (seat: number) => view(realm.state, seat).magic!.awake['book-of-lore']
  const cast = () => castingsOf(realm.state, wizard, 9, 2).map(({ id }) => id)
  expect([awake(0), awake(1)]).toEqual([['fiery-blast'], undefined])
  expect(cast()).toEqual(['cast fiery-blast by book-of-lore'])
  book.active = false
  expect(awake(0)).toBeUndefined()
  expect(cast()).toEqual([])
  expect(magicChits(wizard).length).toBeGreaterThan(0)
})

rule('25.4.9', 'a Dragon counts for the Quest even when transformed; something that became a Dragon does not', () => {
  const realm = new Magical()
  const elf = realm.put('elf', 'DW2', { fame: 40, notoriety: 40 })
  realm.stand('h-dragon-1', 'B1')
  realm.stand('wolf-1', 'B1')
  bewitch(realm, 'transform', 'elf', onDenizen('h-dragon-1'), { result: 'frog' })
  bewitch(realm, 'transform', 'elf', onDenizen('wolf-1'), { result: 'dragon' })
  Object.assign(realm.state.visitors[5]!, { box: null, at: 'DW2', side: 1 })
  expect(VISITOR_CHITS[5]![1]).toBe('quest')
  takeUp(realm.table, elf, 5)
  const dragons = DENIZENS.filter(one => one.is === 'monster' && one.kind.endsWith('dragon'))
  for (const { id } of dragons.filter(one => one.id !== 'h-dragon-1')) killDenizen(realm.table, id, null, '17.2.1')
  expect(elf.notoriety).toBeLessThan(40)
  killDenizen(realm.table, 'h-dragon-1', null, '17.2.1')
  expect(elf.notoriety).toBe(40)
  expect(realm.state.denizens['wolf-1']!.dead).toBe(false)
})
