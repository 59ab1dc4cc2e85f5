import { expect } from 'vitest'
import { magicRealm } from '../../../../src/games/magic-realm/game.ts'
import { progressToward } from '../../../../src/games/magic-realm/rules/facts/scoring.ts'
import { characterCard } from '../../../../src/games/magic-realm/rules/pieces/characters.ts'
import { SPELL_CARDS, SPELLS, spellOf } from '../../../../src/games/magic-realm/rules/pieces/spells.ts'
import { chooseInSecret, freshCharacter } from '../../../../src/games/magic-realm/rules/setup/character-choice.ts'
import { beginColors, chooseMagic, freshSorcery } from '../../../../src/games/magic-realm/rules/setup/first-spells.ts'
import { view } from '../../../../src/games/magic-realm/rules/state/view.ts'
import { rulesOf } from '../../../rule.ts'
import { Realm } from '../realm.ts'

const rule = rulesOf('magic-realm')

rule(
  ['3.1.8', '1.4.2'],
  'forty-one of the forty-seven Spell cards are in boxes by type, and nobody knows the other six',
  () => {
    const { state } = new Realm({ encounter: '4' })
    const cards = Object.values(state.magic!.cards).flat()
    expect(SPELL_CARDS).toHaveLength(47)
    expect(new Set(cards).size).toBe(41)
    const out = SPELL_CARDS.filter(id => !cards.includes(id)).map(id => spellOf(id).type)
    expect(out.sort()).toEqual(['II', 'III', 'IV', 'V', 'VI', 'VIII'].sort())
    const types = (box: string) => state.magic!.cards[box]!.map(id => spellOf(id).type)
    expect(types('black-book')).toEqual(['VIII', 'VIII', 'V', 'V'])
    expect(types('shrine')).toEqual(['V', 'I'])
    expect(types('warlock')).toEqual(['VI', 'IV'])
  },
)

rule('3.1.8', 'before the Fourth ENCOUNTER no Spell card is laid out; a seat sees only the number of cards', () => {
  expect(new Realm({ encounter: '3' }).state.magic).toBeUndefined()
  expect(view(new Realm({ encounter: '4' }).state, 0).magic!.cards).toMatchObject({ altar: 2, 'good-book': 4 })
})

rule(
  ['4.1.3', '4.1.4'],
  'a character records the spells allowed by the card, even one twice, and chooses color chits to start with',
  () => {
    const realm = new Realm({ encounter: '4' })
    const druid = realm.put('druid', 'CV5')
    realm.do(chooseMagic(realm.table, druid), ['poison', 'poison', 'MAGIC II3*', 'MAGIC II2**', 'done'])
    expect(druid.magic!.spells).toEqual([
      { spell: 'poison', learned: false },
      { spell: 'poison', learned: false },
    ])
    // Nobody else sees it until all have chosen.
    expect(view(realm.state, 1).characters[0]!.magic).toEqual(freshSorcery())
    expect(druid.chits).not.toContain('enchanted')
    beginColors(druid)
    expect(druid.chits.filter(state => state === 'enchanted')).toHaveLength(2)
    const { ids } = realm.asked(chooseMagic(realm.table, realm.put('woods-girl', 'CV5')))!
    expect(ids).toEqual(SPELLS.filter(({ type }) => type === 'VII').map(({ id }) => id))
  },
)

rule(
  ['4.1.3', '2.5.1'],
  'only the player of the character sees its recorded spells; without magic nothing is shown',
  () => {
    const realm = new Realm({ encounter: '4' })
    const druid = realm.put('druid', 'CV5')
    const dwarf = realm.put('dwarf', 'CV5')
    const asking = chooseMagic(realm.table, druid).next().value?.[0]
    expect(asking!.data).toEqual({ character: 'druid', left: 2 })
    realm.do(chooseMagic(realm.table, druid), ['poison', 'fog', 'MAGIC II3*', 'done'])
    realm.do(chooseMagic(realm.table, dwarf))
    expect(realm.told('records-spells')).toMatchObject([
      { rule: '4.1.3', seat: 0, character: 'druid', spells: ['poison', 'fog'], to: [0] },
    ])
    expect([druid.magic!.begins, dwarf.magic!.begins]).toEqual([[6], []])
    const prepared = (one: typeof druid) => {
      beginColors(one)
      return [one.chits.filter(state => state === 'enchanted').length, Object.keys(one.magic ?? {}).includes('begins')]
    }
    expect([prepared(druid), prepared(dwarf)]).toEqual([
      [1, false],
      [0, false],
    ])
    delete (dwarf as Partial<typeof dwarf>).magic
    expect(prepared(dwarf)).toEqual([0, false])
  },
)

rule('4.1.3', 'spells already recorded are shown, and listed last', () => {
  const realm = new Realm({ encounter: '4' })
  const asking = chooseMagic(realm.table, realm.put('druid', 'CV5'))
  const first = asking.next().value?.[0]
  const known = first!.options[0]!.id
  const second = asking.next({ seat: 0, id: known }).value?.[0]
  expect(second!.options.map(({ id }) => id)).toEqual([...first!.options.slice(1).map(({ id }) => id), known])
  expect(magicRealm.phrase!(view(realm.state, 0), second!).text).toMatch(/One left to choose\. So far: .+\.$/)
})

rule('4.1.4', 'chits of types VI to VIII cannot be color chits, and a character without magic is not asked', () => {
  const realm = new Realm({ encounter: '4' })
  realm.do(
    chooseMagic(realm.table, realm.put('woods-girl', 'CV5')),
    ['bad-luck'].map(() => 'sense-danger'),
  )
  realm.do(chooseMagic(realm.table, realm.put('dwarf', 'CV5')))
})

rule(['4.2.3', '4.2.6'], 'points can be put on Spells, which count if learned in play', () => {
  const realm = new Realm({ encounter: '4' })
  const dwarf = freshCharacter(characterCard('dwarf'), 0)
  realm.state.phase = 'choices'
  realm.do(chooseInSecret(realm.table, 0, [dwarf]), ['inn', '1 4 0 0 0'])
  expect(dwarf.needs).toEqual({ great: 1, spells: 4, fame: 0, notoriety: 0, gold: 0 })
  const witch = realm.put('witch', 'CV5')
  witch.magic = {
    ...freshSorcery(),
    spells: [
      { spell: 'poison', learned: false },
      { spell: 'poison', learned: true },
    ],
  }
  expect(progressToward(witch, 'spells')).toBe(1)
})

rule('2.5.1', 'recorded spells are secret', () => {
  const realm = new Realm({ encounter: '4' })
  realm.put('elf', 'CV5').magic!.spells = [{ spell: 'fog', learned: true }]
  expect(view(realm.state, 0).characters[0]!.magic!.spells).toHaveLength(1)
  expect(view(realm.state, 1).characters[0]!.magic!.spells).toHaveLength(0)
})
