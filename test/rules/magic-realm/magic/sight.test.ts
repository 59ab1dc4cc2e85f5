import { expect } from 'vitest'
import { applyMagicSight } from '../../../../src/games/magic-realm/rules/actions/magic-sight.ts'
import { lootable, search, searches } from '../../../../src/games/magic-realm/rules/actions/searching.ts'
import { trade } from '../../../../src/games/magic-realm/rules/actions/trading.ts'
import { midnight } from '../../../../src/games/magic-realm/rules/day/midnight.ts'
import { activateBelonging } from '../../../../src/games/magic-realm/rules/effects/ownership.ts'
import { canSee } from '../../../../src/games/magic-realm/rules/facts/employment.ts'
import { hasMagicSight } from '../../../../src/games/magic-realm/rules/facts/sight.ts'
import { spellOf } from '../../../../src/games/magic-realm/rules/pieces/spells.ts'
import type { Character } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../../rule.ts'
import { Magical } from './evening.ts'
import { laid } from './laid.ts'

const rule = rulesOf('magic-realm')

function seer() {
  const realm = new Magical()
  return { realm, king: realm.put('witch-king', 'CV5') }
}

rule('9.5.1', 'the Witch King, the Phantom Glass and World Fades give Magic Sight, and two of them cancel it', () => {
  const { realm, king } = seer()
  const wizard = realm.put('wizard', 'CV5')
  expect([king, wizard].map(one => hasMagicSight(realm.state, one))).toEqual([true, false])
  realm.give(king, 'phantom-glass', true)
  expect(hasMagicSight(realm.state, king)).toBe(false)
  expect(searches(realm.state, king).map(({ id }) => id)).toEqual(['peer', 'locate'])
  const fades = laid(realm, 'world-fades', 'wizard', 'witch-king')
  expect(hasMagicSight(realm.state, king)).toBe(true)
  fades.energized = false
  expect(hasMagicSight(realm.state, king)).toBe(false)
})

rule('9.5.1', 'a character with Magic Sight uses it for every SEARCH, except on the tables of site cards', () => {
  const { realm, king } = seer()
  realm.give(king, 'book-of-lore', true)
  realm.drop('helmet-1', 'CV5')
  realm.lay('altar', 'CV')
  king.place = { kind: 'clearing', clearing: 'CV1' }
  king.sites = ['altar', 'toadstool-circle']
  realm.stack('altar', 'toadstool-circle')
  Object.assign(realm.state.chits.altar!, { at: 'CV1', known: true })
  realm.state.shown.push('toadstool-circle')
  expect(lootable(realm.state, king, 'CV1')).toEqual(['altar', 'toadstool-circle'])
  expect(searches(realm.state, king).map(({ id }) => id)).toEqual(['magic-sight', 'loot toadstool-circle'])
  expect(realm.asked(search(realm.table, king))?.ids).toEqual(['magic-sight', 'loot toadstool-circle'])
})

rule('9.5.2', 'on 1 the roll counts as PEER or LOCATE, on 5 it discovers sites, on 6 nothing', () => {
  const { realm, king } = seer()
  realm.lay('altar', 'CV')
  king.place = { kind: 'clearing', clearing: 'CV1' }
  realm.do(search(realm.table, king), ['enemies'], [1, 1])
  expect(king.foundEnemies).toBe(true)
  realm.do(search(realm.table, king), [], [6, 1])
  expect(king.sites).toEqual([])
  expect(realm.told('finds-nothing')).toMatchObject([{ seat: king.seat, rule: '9.5.2', character: 'witch-king' }])
  realm.do(search(realm.table, king), [], [5, 1])
  expect(king.sites).toEqual(['altar'])
})

/** Returns the hidden individuals among these that the character sees. */
const seen = (realm: Magical, one: Character, others: readonly Character[]) =>
  others.filter(other => canSee(realm.state, one, other.id)).map(({ id }) => id)

rule(
  ['9.5.3', '9.5.7'],
  'counters reveal hidden owners of weapons, armor and horses until Sight or the day ends; one can be taken',
  () => {
    const { realm, king } = seer()
    const armed = realm.put('elf', 'CV5', { hidden: true })
    realm.give(armed, 'light-bow-1')
    const bare = realm.put('wizard', 'CV5', { hidden: true })
    realm.drop('lost-keys', 'CV5')
    realm.drop('helmet-1', 'CV5')
    realm.drop('magic-wand', 'CV5')
    realm.do(search(realm.table, king), ['pile', 'keep'], [2, 2])
    expect(king.owned.map(({ id }) => id)).toEqual(['helmet-1'])
    expect(realm.told('perceives')).toMatchObject([{ rule: '9.5.3', character: 'witch-king', sight: 'counters' }])
    expect(seen(realm, king, [armed, bare])).toEqual(['elf'])
    // Without his bow he is no longer seen, and without the Sight nobody is.
    armed.owned = []
    expect(seen(realm, king, [armed, bare])).toEqual([])
    realm.give(bare, 'helmet-2')
    expect(seen(realm, king, [armed, bare])).toEqual(['wizard'])
    const glass = realm.give(king, 'phantom-glass', true)
    expect(seen(realm, king, [armed, bare])).toEqual([])
    glass.active = false
    midnight(realm.table)
    expect(seen(realm, king, [armed, bare])).toEqual([])
  },
)

rule(
  ['9.5.3', '16.1.5'],
  'counters also reveal hidden natives of other players, because all natives carry arms',
  () => {
    const { realm, king } = seer()
    realm.put('elf', 'CV5')
    realm.stand('rogues-1', 'CV5')
    realm.state.war!.hires['rogues-1'] = { employer: 'elf', since: 1, until: 14, hidden: true }
    expect(canSee(realm.state, king, 'rogues-1')).toBe(false)
    king.magic!.sight = ['counters']
    expect(canSee(realm.state, king, 'rogues-1')).toBe(true)
  },
)

rule(
  '9.5.4',
  'Treasure cards show their owners, and the top one is taken unseen; a site card goes to the bottom',
  () => {
    const { realm, king } = seer()
    const rich = realm.put('elf', 'CV5', { hidden: true })
    realm.give(rich, 'lost-keys')
    realm.lay('altar', 'CV')
    king.place = { kind: 'clearing', clearing: 'CV1' }
    rich.place = king.place
    king.sites = ['altar']
    realm.stack('altar', 'toadstool-circle', 'golden-crown')
    realm.do(search(realm.table, king), ['altar'], [3, 3])
    expect(seen(realm, king, [rich])).toEqual(['elf'])
    expect(king.sites).toEqual(['altar', 'toadstool-circle'])
    expect(realm.state.boxes.altar!.at(-1)).toBe('toadstool-circle')
    realm.do(search(realm.table, king), ['magic-sight', 'altar', 'keep'], [3, 3])
    expect(king.owned.map(({ id }) => id)).toEqual(['golden-crown'])
  },
)

rule(
  '9.5.5',
  'spells show who has recorded some, and one box can be searched for a spell to learn; nothing awakens',
  () => {
    const { realm, king } = seer()
    const mage = realm.knows('wizard', 'CV5', ['fog'], { hidden: true })
    realm.give(king, 'black-book', true)
    const cards = [...realm.state.magic!.cards['black-book']!]
    const able = cards.find(id => spellOf(id).type === 'V')!
    realm.table.shownTo = []
    realm.do(search(realm.table, king), ['black-book', able], [4, 4])
    expect(realm.table.shownTo).toEqual([king.seat])
    expect(king.magic!.spells).toEqual([{ spell: able, learned: true }])
    expect(realm.state.magic!.cards['black-book']).toEqual(cards)
    expect(realm.state.magic!.awake['black-book']).toBeUndefined()
    expect(seen(realm, king, [mage])).toEqual(['wizard'])
    // Only his own seat learns which spells they are.
    expect(realm.told('sees-spells').map(({ to }) => to)).toEqual([[king.seat]])
  },
)

rule('9.5.6', 'Pool and Cairns cost an asterisk for a piece taken, and the Vault must be opened first', () => {
  const { realm, king } = seer()
  realm.lay('pool', 'R')
  realm.lay('vault', 'R')
  king.sites = ['pool', 'vault']
  king.place = { kind: 'clearing', clearing: 'R6' }
  realm.stack('pool', 'magic-wand')
  realm.stack('vault', 'golden-crown')
  realm.do(search(realm.table, king), ['nothing'], [3, 3])
  expect(king.chits).not.toContain('fatigued')
  realm.do(search(realm.table, king), ['pool', 'keep', 'MAGIC IV4*'], [3, 3])
  expect(king.chits.filter(chit => chit === 'fatigued')).toHaveLength(1)
  king.place = { kind: 'clearing', clearing: 'R3' }
  realm.do(search(realm.table, king), [], [3, 3])
  realm.give(king, 'lost-keys', true)
  realm.do(search(realm.table, king), ['vault', 'keep'], [3, 3])
  expect(realm.state.vaultOpen).toBe(true)
  expect(realm.told('opens')).toMatchObject([
    { rule: '9.5.6', character: 'witch-king', door: 'vault', with: 'lost-keys' },
  ])
})

rule(['9.5.3', '9.5.4'], 'each option names the rule of what was seen, and the find can be left', () => {
  const { realm, king } = seer()
  realm.drop('helmet-1', 'CV5')
  realm.drop('lost-keys', 'CV5')
  const taken = (sight: 'counters' | 'cards') => {
    const step = applyMagicSight(realm.table, king, sight, []).next()
    return step.done ? null : step.value[0]!.options.map(({ id, rule }) => `${id} ${rule}`)
  }
  expect([taken('counters'), taken('cards')]).toEqual([
    ['pile 9.5.3', 'nothing undefined'],
    ['pile 9.5.4', 'nothing undefined'],
  ])
  realm.do(applyMagicSight(realm.table, king, 'cards', []), ['nothing'])
  expect([king.owned, realm.state.piles.CV5]).toEqual([[], ['helmet-1', 'lost-keys']])
  realm.do(applyMagicSight(realm.table, king, 'cards', []), ['pile', 'keep'])
  expect(king.owned.map(({ id }) => id)).toEqual(['lost-keys'])
})

rule(
  ['9.5.6', '2.5.7', '9.3.3'],
  'taking from a site reveals it to all witnesses, and the Cairns also cost fatigue',
  () => {
    const { realm, king } = seer()
    const elf = realm.put('elf', 'CV5')
    const blind = realm.put('dwarf', 'CV5')
    realm.lay('cairns', 'M')
    const clearing = 'M5'
    for (const one of [king, elf]) one.place = { kind: 'clearing', clearing }
    king.sites = ['cairns']
    realm.stack('cairns', 'magic-wand', 'sacred-statue')
    realm.do(applyMagicSight(realm.table, king, 'cards', ['cairns']), ['cairns', 'keep', 'MAGIC IV4*'])
    expect(king.chits.filter(chit => chit === 'fatigued')).toHaveLength(1)
    expect(realm.state.chits.cairns).toMatchObject({ known: true, at: clearing })
    expect([elf.sites, blind.sites]).toEqual([['cairns'], []])
  },
)

rule('9.5.6', 'a site card from the Pool costs nothing', () => {
  const { realm, king } = seer()
  realm.lay('pool', 'R')
  king.place = { kind: 'clearing', clearing: 'R6' }
  realm.stack('pool', 'crypt-of-the-knight')
  realm.do(applyMagicSight(realm.table, king, 'cards', ['pool']), ['pool'])
  expect([king.sites, king.chits.includes('fatigued')]).toEqual([['crypt-of-the-knight'], false])
})

rule('10.5.1', 'a visitor teaches a learnable spell for ten gold times the roll; the card stays', () => {
  const realm = new Magical()
  const wizard = realm.put('wizard', 'CV5', { gold: 40 })
  Object.assign(realm.state.visitors[2]!, { box: null, at: 'CV5', side: 0 })
  const cards = realm.state.magic!.cards
  const spell = cards.warlock!.find(id => spellOf(id).type === 'IV')!
  realm.do(trade(realm.table, wizard), ['buy from warlock', 'pay'], [1, 1])
  expect(wizard.gold).toBe(0)
  expect(wizard.magic!.spells).toEqual([{ spell, learned: true }])
  expect(cards.warlock).toContain(spell)
  // Others learn that he was taught, not what.
  expect(realm.told('buys').map(({ belonging }) => belonging)).toEqual(['spell'])
  expect(realm.told('asks-price').map(({ belonging }) => belonging)).toEqual(['spell'])
})

rule(
  '23.4.1',
  'the Amulet breaks a spell whose caster is in the clearing, and releases targets in the clearing',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', 'CV5')
    realm.put('wizard', 'CV5')
    realm.put('witch', 'CV4')
    const near = laid(realm, 'bad-luck', 'wizard', 'witch')
    const far = laid(realm, 'illusion', 'witch', 'wizard')
    far.targets.push({ kind: 'character', id: 'witch' })
    const piece = realm.give(elf, 'amulet')
    realm.do(activateBelonging(realm.table, elf, piece), [`bad-luck ${near.number}`])
    expect(realm.state.magic!.spells).toEqual([far])
    realm.do(activateBelonging(realm.table, elf, piece), [`illusion ${far.number}`])
    expect(far.targets).toEqual([{ kind: 'character', id: 'witch' }])
  },
)
