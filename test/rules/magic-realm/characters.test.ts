import { expect } from 'vitest'
import { monsterBlocks } from '../../../src/games/magic-realm/rules/actions/blocking.ts'
import { asterisksRested } from '../../../src/games/magic-realm/rules/actions/resting.ts'
import { phasesLeft } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { carryingStrength } from '../../../src/games/magic-realm/rules/facts/carrying.ts'
import { chitsOf } from '../../../src/games/magic-realm/rules/facts/chits.ts'
import { fighterIn } from '../../../src/games/magic-realm/rules/facts/combatants.ts'
import { rollsWith } from '../../../src/games/magic-realm/rules/facts/dice.ts'
import { FACTORS, progressToward } from '../../../src/games/magic-realm/rules/facts/scoring.ts'
import { CHARACTERS } from '../../../src/games/magic-realm/rules/pieces/characters.ts'
import {
  chooseInSecret,
  enterRealm,
  takeCharacter,
} from '../../../src/games/magic-realm/rules/setup/character-choice.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

/** Returns a character's extra phases, at the Inn and outdoors. */
function extras(id: string, encounter = '1'): readonly string[] {
  const realm = new Realm({ encounter })
  realm.state.dwellings.inn = 'CV5'
  return phasesLeft(realm.state, realm.put(id, 'CV5'), []).extra
}

/** Returns a character's rolls on a table in a clearing. */
const rolls = (id: string, table: Parameters<typeof rollsWith>[2], clearing = 'CV5', purpose = {}) => {
  const realm = new Realm()
  return rollsWith(realm.state, realm.put(id, clearing), table, purpose)
}

rule('4.1.1', 'a character starts with all chits active, ten gold, and nothing discovered', () => {
  const realm = new Realm()
  realm.do(takeCharacter(realm.table, 0), ['elf'])
  const [elf] = realm.state.characters
  expect(elf).toMatchObject({ gold: 10, fame: 0, notoriety: 0, curses: [], ways: [], sites: [], hidden: true })
  expect(elf!.chits.every(chit => chit === 'active')).toBe(true)
})

rule('4.1.2', 'the player chooses which native group gives each piece of gear', () => {
  const realm = new Realm()
  realm.do(takeCharacter(realm.table, 0), ['amazon', 'patrol', 'guard', 'soldiers'])
  const [amazon] = realm.state.characters
  expect(amazon!.owned.map(({ id }) => id.replace(/-\d$/, ''))).toEqual([
    'short-sword',
    'helmet',
    'breastplate',
    'shield',
  ])
  expect(realm.state.boxes.patrol!.some(id => id.startsWith('helmet'))).toBe(false)
  expect(realm.state.boxes.soldiers!.filter(id => id.startsWith('shield'))).toHaveLength(1)
})

rule(['4.1.5', '4.1.6', '3.6.4'], 'a character starts hidden at a Dwelling on its list', () => {
  expect(CHARACTERS.every(({ start }) => start.includes('inn'))).toBe(true)
  const realm = new Realm()
  Object.assign(realm.state.dwellings, { inn: 'CV5', chapel: 'BV5' })
  realm.state.phase = 'choices'
  const knight = realm.put('white-knight', 'CV5', { hidden: true, place: { kind: 'off' } })
  realm.do(chooseInSecret(realm.table, 0, [knight]), ['chapel', '1 1 1 2'])
  enterRealm(realm.table, knight)
  expect(knight.place).toEqual({ kind: 'clearing', clearing: 'BV5' })
  expect(knight.hidden).toBe(true)
})

rule(
  ['4.2.1', '4.2.2', '4.2.6', '28.2.7'],
  'five points go to great treasures, fame, notoriety and gold, but not to spells yet',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CV5')
    realm.do(chooseInSecret(realm.table, 0, [elf]), ['2 0 1 2'])
    expect(elf.needs).toEqual({ great: 2, spells: 0, fame: 0, notoriety: 1, gold: 2 })
    expect(FACTORS).toEqual({ great: 1, spells: 2, fame: 10, notoriety: 20, gold: 30 })
  },
)

rule(
  ['4.2.3', '4.2.4', '4.2.5'],
  'the score counts great treasures, fame and notoriety of belongings, and gold beyond the start',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CV5', { fame: 5, gold: 60 })
    realm.give(elf, 'magic-wand')
    realm.give(elf, 'lucky-charm')
    realm.give(elf, 'regent-of-jewels')
    expect(progressToward(elf, 'great')).toBe(2)
    expect(progressToward(elf, 'fame')).toBe(5 - 10)
    expect(progressToward(elf, 'notoriety')).toBe(10 + 10)
    expect(progressToward(elf, 'gold')).toBe(60 - 16)
    expect(progressToward(elf, 'spells')).toBe(0)
  },
)

rule('24.1', 'the Amazon has Aim and an extra MOVE', () => {
  expect(rolls('amazon', 'missile', 'CV5', { missile: 'bow' }).modifier).toBe(-1)
  expect(rolls('amazon', 'missile', 'CV5', { missile: 'spell' }).modifier).toBe(0)
  expect(extras('amazon')).toEqual(['stamina'])
})

rule('24.2', 'the Black Knight has Aim, and with Fear rolls one die on MEETING', () => {
  expect(rolls('black-knight', 'missile', 'CV5', { missile: 'weapon' }).modifier).toBe(-1)
  expect(rolls('black-knight', 'meeting').dice).toBe(1)
})

rule('24.3', 'the Captain has Aim, and an extra phase that starts at a Dwelling', () => {
  expect(rolls('captain', 'missile', 'CV5', { missile: 'bow' }).modifier).toBe(-1)
  expect(extras('captain')).toEqual(['reputation'])
})

rule('24.4', 'the Berserker has an extra REST', () => {
  expect(extras('berserker')).toEqual(['robust'])
})

rule('24.6', 'the Dwarf has no sunlight phases, an extra asterisk per REST, and rolls one die in caves', () => {
  const realm = new Realm()
  const dwarf = realm.put('dwarf', 'CV5')
  expect(phasesLeft(realm.state, dwarf, []).sunlight).toBe(0)
  expect(asterisksRested(dwarf)).toBe(2)
  for (const table of ['hide', 'meeting', 'peer', 'locate', 'loot', 'enchanted-meadow'] as const) {
    expect(rolls('dwarf', table, 'CN1').dice).toBe(1)
    expect(rolls('dwarf', table, 'CV5').dice).toBe(2)
  }
  expect(rolls('dwarf', 'curses', 'CN1').dice).toBe(2)
})

rule('24.7', 'the Elf has an extra HIDE, and shoots with one die', () => {
  expect(extras('elf')).toEqual(['elusiveness'])
  expect(rolls('elf', 'missile', 'CV5', { missile: 'bow' }).dice).toBe(1)
  expect(rolls('elf', 'missile', 'CV5', { missile: 'weapon' }).dice).toBe(2)
})

rule('24.8', 'the Magician has an extra ALERT', () => {
  expect(extras('magician', '2')).toEqual(['magical-paraphernalia'])
})

rule('24.9', 'neither Demons nor the Imp block the Pilgrim', () => {
  const realm = new Realm()
  const pilgrim = realm.put('pilgrim', 'CV5')
  expect(['demon-1', 'winged-demon-1', 'imp-1', 'wolf-1'].map(id => monsterBlocks(realm.state, pilgrim, id))).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect(monsterBlocks(realm.state, realm.put('elf', 'CV5'), 'imp-1')).toBe(true)
})

rule('24.11', 'the Swordsman rolls one die on MEETING only in TRADE', () => {
  expect(rolls('swordsman', 'meeting', 'CV5', { trade: true }).dice).toBe(1)
  expect(rolls('swordsman', 'meeting').dice).toBe(2)
})

rule('24.12', 'the White Knight has an extra REST, and subtracts one from every MEETING roll', () => {
  expect(extras('white-knight')).toEqual(['health'])
  expect(rolls('white-knight', 'meeting').modifier).toBe(-1)
})

rule('24.15', 'the Wizard knows every hidden path and secret passage on both sides', () => {
  const realm = new Realm()
  realm.state.dwellings.inn = 'CV5'
  const wizard = realm.put('wizard', 'CV5', { start: 'inn' })
  enterRealm(realm.table, wizard)
  expect(wizard.ways).toHaveLength(8 + 6 + 12 + 8)
})

rule('24.16', 'the Woods Girl rolls one die in the tiles named Woods, including the Deep Woods', () => {
  for (const clearing of ['OW2', 'DW6']) expect(rolls('woods-girl', 'peer', clearing).dice).toBe(1)
  expect(rolls('woods-girl', 'peer', 'CV5').dice).toBe(2)
  expect(rolls('woods-girl', 'missile', 'CV5', { missile: 'bow' }).dice).toBe(1)
})

rule('24.13', 'the Witch King has no MOVE or FIGHT, carries only Negligible items, and has no dagger', () => {
  const realm = new Realm({ encounter: '2' })
  const king = realm.put('witch-king', 'DW2')
  expect(chitsOf(king).every(({ kind }) => kind === 'MAGIC')).toBe(true)
  expect(carryingStrength(king)).toBe('N')
  const { chits } = fighterIn(realm.state, 'witch-king')
  expect(chits).toEqual([])
})
