import { expect } from 'vitest'
import { canLearn, learnSpell } from '../../../../src/games/magic-realm/rules/actions/learning-spells.ts'
import { runesOptions } from '../../../../src/games/magic-realm/rules/actions/runes.ts'
import { search } from '../../../../src/games/magic-realm/rules/actions/searching.ts'
import { rollsWith } from '../../../../src/games/magic-realm/rules/facts/dice.ts'
import { spellOf } from '../../../../src/games/magic-realm/rules/pieces/spells.ts'
import { rulesOf } from '../../../rule.ts'
import { Realm } from '../realm.ts'

const rule = rulesOf('magic-realm')

function reader(name = 'sorceror') {
  const realm = new Realm({ encounter: '4' })
  const one = realm.put(name, 'CV5')
  realm.give(one, 'book-of-lore', true)
  return { realm, one, cards: realm.state.magic!.cards['book-of-lore']! }
}

rule(
  ['9.4.1', '9.4.2', '9.4.3', '9.4.5', '9.4.6'],
  'reading an active book shows its top card, which can be learned with a chit of its type and awakens',
  () => {
    const { realm, one, cards } = reader()
    const top = cards[0]!
    expect(spellOf(top).type).toBe('IV')
    realm.table.shownTo = []
    realm.do(search(realm.table, one), ['runes book-of-lore', top], [3])
    // Everyone learns that a card was read, and only the reader which one.
    const { seat } = one
    expect(realm.table.shownTo).toEqual([seat])
    const [open, own] = realm.told('reads-runes')
    expect([open, own]).toMatchObject([{ box: 'book-of-lore' }, { box: 'book-of-lore', spell: top, to: [seat] }])
    expect([open!.spell, open!.to]).toEqual([undefined, undefined])
    expect(one.magic!.spells).toEqual([{ spell: top, learned: true }])
    expect(realm.state.magic!.awake['book-of-lore']).toEqual([top])
    expect(cards).toHaveLength(3)
    // He can try for the card that is awake again, and cannot learn it twice.
    realm.do(search(realm.table, one), [`runes book-of-lore ${top}`], [1])
    expect(one.magic!.spells).toHaveLength(1)
  },
)

rule(
  '9.4.3',
  'on 4 the card awakens but is not learned, on 5 the reader is cursed and sees nothing, on 6 nothing happens',
  () => {
    const { realm, one, cards } = reader()
    realm.do(search(realm.table, one), ['runes book-of-lore'], [4])
    expect(one.magic!.spells).toEqual([])
    expect(realm.state.magic!.awake['book-of-lore']).toHaveLength(1)
    realm.do(search(realm.table, one), ['runes book-of-lore'], [5, 1, 1])
    expect(one.curses).toEqual(['eyemist'])
    one.curses = []
    realm.do(search(realm.table, one), ['runes book-of-lore'], [6])
    expect(cards).toHaveLength(3)
    expect(realm.told('finds-nothing')).toMatchObject([{ seat: one.seat, rule: '9.4.3', character: 'sorceror' }])
  },
)

rule(
  ['9.4.1', '9.4.3'],
  'at a discovered site the top card is read and goes to the bottom, where others can read it (9.4.6)',
  () => {
    const realm = new Realm({ encounter: '4' })
    const king = realm.put('wizard', 'CV5', { sites: ['altar'] })
    expect(runesOptions(realm.state, king, ['altar']).map(({ id }) => id)).toEqual(['runes altar'])
    const [first, second] = realm.state.magic!.cards.altar!
    realm.lay('altar', 'CV')
    king.place = { kind: 'clearing', clearing: 'CV1' }
    realm.do(search(realm.table, king), ['runes altar', 'nothing'], [1])
    expect(realm.state.magic!.cards.altar).toEqual([second, first])
    expect(king.magic!.spells).toEqual([])
  },
)

rule(['9.4.1', '9.2.3'], 'an inactive book cannot be read, and hired leaders cannot read runes', () => {
  const { realm, one } = reader()
  one.owned[0]!.active = false
  expect(runesOptions(realm.state, one, [])).toEqual([])
  expect(runesOptions(new Realm({ encounter: '3' }).state, one, [])).toEqual([])
})

rule(
  '9.4.5',
  'a spell needs a chit of its type to be learned, fatigued or wounded included; there are fourteen boxes at most',
  () => {
    const { realm, one } = reader('elf')
    expect(canLearn(realm.state, one, 'fiery-blast')).toBe(false)
    one.chits = one.chits.map(() => 'wounded')
    expect(canLearn(realm.state, one, 'fog')).toBe(false)
    expect(canLearn(realm.state, one, 'persuade')).toBe(true)
    one.magic!.spells = Array.from({ length: 14 }, () => ({ spell: 'lost', learned: false }))
    realm.do(learnSpell(realm.table, one, 'persuade', '9.4.5'), ['persuade for lost 3'])
    expect(one.magic!.spells).toHaveLength(14)
    expect(one.magic!.spells[2]).toEqual({ spell: 'persuade', learned: true })
  },
)

rule(
  ['24.8', '24.9', '24.10', '24.14', '24.15'],
  'Lore and Learning read runes with one die; Knowledge subtracts one from the roll',
  () => {
    const realm = new Realm({ encounter: '4' })
    const dice = (name: string) => rollsWith(realm.state, realm.put(name, 'CV5'), 'runes')
    expect(dice('sorceror')).toEqual({ dice: 1, modifier: 0 })
    expect(dice('wizard')).toEqual({ dice: 1, modifier: 0 })
    expect(dice('pilgrim')).toEqual({ dice: 1, modifier: 0 })
    expect(dice('magician')).toEqual({ dice: 2, modifier: -1 })
    expect(dice('witch')).toEqual({ dice: 2, modifier: -1 })
  },
)
