import { expect } from 'vitest'
import { enchant } from '../../../src/games/magic-realm/rules/actions/enchanting.ts'
import { endTurn } from '../../../src/games/magic-realm/rules/actions/ending.ts'
import { midnight } from '../../../src/games/magic-realm/rules/day/midnight.ts'
import { layCurse } from '../../../src/games/magic-realm/rules/effects/curses.ts'
import { woundable } from '../../../src/games/magic-realm/rules/effects/fatigue.ts'
import { relationTo } from '../../../src/games/magic-realm/rules/effects/relations.ts'
import { carryingStrength } from '../../../src/games/magic-realm/rules/facts/carrying.ts'
import { chitsOf, faceOf } from '../../../src/games/magic-realm/rules/facts/chits.ts'
import { fighterIn } from '../../../src/games/magic-realm/rules/facts/combatants.ts'
import { rollsWith } from '../../../src/games/magic-realm/rules/facts/dice.ts'
import { magicChits, magicFace } from '../../../src/games/magic-realm/rules/facts/magic-chits.ts'
import { CHARACTERS } from '../../../src/games/magic-realm/rules/pieces/characters.ts'
import { takeCharacter } from '../../../src/games/magic-realm/rules/setup/character-choice.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import type { Question } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

rule('26.8', 'a player who takes a character chooses whether to use its optional ability; others are not asked', () => {
  const taken = (id: string, answers: readonly string[], abilities = 'yes') => {
    const realm = new Realm({ abilities })
    realm.state.phase = 'characters'
    realm.do(takeCharacter(realm.table, 0), [id, ...answers])
    return realm.state.characters[0]!.ability
  }
  expect(taken('elf', ['great'])).toBe('great')
  expect(taken('elf', ['light'])).toBe('light')
  expect(taken('magician', ['as-ever'])).toBeUndefined()
  expect(taken('sorceror', [])).toBeUndefined()
  expect(taken('elf', [], 'no')).toBeUndefined()
})

rule('26.8', 'eight of the sixteen characters have an optional ability, and the Elf has two', () => {
  const asked = CHARACTERS.flatMap(({ id }) => {
    const realm = new Realm({ abilities: 'yes' })
    realm.state.phase = 'characters'
    const taking = takeCharacter(realm.table, 0)
    taking.next()
    const [next] = (taking.next({ seat: 0, id }).value ?? []) as Question[]
    return next?.topic === 'ability' ? [[id, ...next.options.map(option => option.id)]] : []
  })
  expect(asked).toEqual([
    ['black-knight', 'as-ever', 'own'],
    ['captain', 'as-ever', 'own'],
    ['druid', 'as-ever', 'own'],
    ['elf', 'as-ever', 'light', 'great'],
    ['magician', 'as-ever', 'own'],
    ['white-knight', 'as-ever', 'own'],
    ['wizard', 'as-ever', 'own'],
    ['woods-girl', 'as-ever', 'own'],
  ])
})

rule('26.8', 'the Captain hires with one die and trades with two', () => {
  const realm = new Realm({ encounter: '3' })
  const captain = realm.put('captain', 'CV5', { ability: 'own' })
  const dice = (purpose: { hire?: true; trade?: true }) => rollsWith(realm.state, captain, 'meeting', purpose).dice
  expect([dice({ hire: true }), dice({ trade: true }), dice({})]).toEqual([1, 2, 2])
  delete captain.ability
  expect(dice({ hire: true })).toBe(2)
})

rule('26.8', 'no site summons its guard for the Druid, who is also immune to curses', () => {
  const ends = (ability: boolean) => {
    const realm = new Realm()
    realm.lay('hoard', 'CL')
    realm.state.prowling = [1, 2, 3, 4, 5, 6]
    const druid = realm.put('druid', 'CL5', { ...(ability ? { ability: 'own' as const } : {}) })
    realm.do(endTurn(realm.table, druid))
    layCurse(realm.table, druid, 'ashes', '22.1')
    return [realm.told('appears').length, realm.state.chits.hoard!.up, druid.curses]
  }
  expect(ends(false)).toEqual([1, true, ['ashes']])
  expect(ends(true)).toEqual([0, true, []])
})

rule('26.8', "the Magician's alerted chits lose their alert at Midnight without fatigue", () => {
  const after = (ability: boolean) => {
    const realm = new Realm({ encounter: '4' })
    const magician = realm.put('magician', 'CV5', { ...(ability ? { ability: 'own' as const } : {}) })
    magician.magic!.alerted = [4]
    midnight(realm.table)
    return [magician.chits[4], magician.magic!.alerted]
  }
  expect(after(false)).toEqual(['fatigued', []])
  expect(after(true)).toEqual(['active', []])
})

rule('26.8', 'the Wizard has MAGIC III2* instead of a MOVE M5, and enchants without preparing', () => {
  const realm = new Realm({ encounter: '4' })
  const wizard = realm.put('wizard', 'CV5', { ability: 'own' })
  expect(magicChits(wizard).map(magicFace)).toContain('MAGIC III2*')
  expect(chitsOf(wizard).filter(chit => faceOf(chit) === 'MOVE M5')).toHaveLength(2)
  realm.do(enchant(realm.table, wizard, null), ['MAGIC III2*'])
  expect(wizard.chits[0]).toBe('enchanted')
  const other = realm.put('magician', 'CV5')
  realm.do(enchant(realm.table, other, null))
  expect(other.chits).not.toContain('enchanted')
})

rule('19.1.2', 'an alerted chit of a transformed character fatigues at Midnight (R164)', () => {
  const realm = new Realm({ encounter: '4' })
  const magician = realm.put('magician', 'CV5', { formed: 'mist' })
  magician.magic!.alerted = [4]
  midnight(realm.table)
  expect([magician.magic!.alerted, magician.chits[4]]).toEqual([[], 'fatigued'])
})

rule('26.8', 'the log marks fatigued chits that belong to an optional ability', () => {
  const told = (ability: Partial<Character>) => {
    const realm = new Realm({ encounter: '4' })
    const wizard = realm.put('wizard', 'CV5', ability)
    wizard.magic!.alerted = [8]
    midnight(realm.table)
    return realm.told('fatigues')
  }
  const [own] = told({ ability: 'own' })
  const [printed] = told({})
  expect([own, printed]).toMatchObject([
    { character: 'wizard', chits: [8], own: true },
    { character: 'wizard', chits: [8] },
  ])
  expect(printed).not.toHaveProperty('own')
})

rule(
  '26.8',
  'the Woods Girl uses her tracking skills in every woods clearing except in the Ruins and the valleys',
  () => {
    const realm = new Realm()
    const girl = realm.put('woods-girl', 'LW2', { ability: 'own' })
    const dice = (clearing: string) => {
      girl.place = { kind: 'clearing', clearing }
      return rollsWith(realm.state, girl, 'hide').dice
    }
    expect(['LW2', 'DW1', 'CL2', 'B1'].map(dice)).toEqual([1, 1, 1, 1])
    expect(['R1', 'CV5', 'CL1', 'B4'].map(dice)).toEqual([2, 2, 2, 2])
    delete girl.ability
    expect(['LW2', 'DW1', 'CL2', 'B1'].map(dice)).toEqual([1, 1, 2, 2])
  },
)

rule(
  '26.8',
  'a Light Elf plays no Medium chit and a Great Elf no MOVE L2*, but all of these can pay for fatigue',
  () => {
    const realm = new Realm({ encounter: '2' })
    const elf = realm.put('elf', 'CV5')
    const played = () =>
      fighterIn(realm.state, 'elf').chits.map(({ kind, strength, time }) => `${kind} ${strength}${time}`)
    expect(played()).toEqual(['MOVE L3', 'FIGHT L3', 'MOVE L2', 'MOVE M4', 'FIGHT M3', 'FIGHT M4'])
    elf.ability = 'light'
    expect(played()).toEqual(['MOVE L3', 'FIGHT L3', 'MOVE L2'])
    expect(carryingStrength(elf)).toBe('L')
    expect(woundable(chitsOf(elf)).map(faceOf)).toContain('MOVE M4')
    elf.ability = 'great'
    expect(played()).toEqual(['MOVE L3', 'FIGHT L3', 'MOVE M4', 'FIGHT M3', 'FIGHT M4'])
  },
)

rule('26.8', 'the Order and the Company are never better than friendly to the Knights', () => {
  const realm = new Realm()
  const white = realm.put('white-knight', 'CV5')
  const black = realm.put('black-knight', 'CV5')
  const stand = () => [relationTo(white, 'order'), relationTo(black, 'company'), relationTo(white, 'lancers')]
  expect(stand()).toEqual(['ally', 'ally', 'friendly'])
  Object.assign(white, { ability: 'own' })
  Object.assign(black, { ability: 'own' })
  expect(stand()).toEqual(['friendly', 'friendly', 'friendly'])
  const others = ['bashkars', 'company', 'order'].map(group => relationTo(white, group))
  expect(others).toEqual(['unfriendly', 'enemy', 'friendly'])
  const captain = realm.put('captain', 'CV5', { ability: 'own' })
  expect([relationTo(captain, 'bashkars'), relationTo(captain, 'order')]).toEqual(['enemy', 'neutral'])
})
