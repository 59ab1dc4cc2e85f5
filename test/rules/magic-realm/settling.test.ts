import { expect } from 'vitest'
import { brokenInvariant } from '../../../src/games/magic-realm/rules/invariants.ts'
import { putPiecesOn } from '../../../src/games/magic-realm/rules/state/sheets.ts'
import { rulesOf } from '../../rule.ts'
import { aimed, bewitch, Magical, OPEN, on, onDenizen } from './magic/evening.ts'

const rule = rulesOf('magic-realm')

/** Returns two characters in a clearing, one with an item that has cast a spell. */
function holding(item: string) {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN)
  const captain = realm.put('captain', OPEN)
  realm.give(elf, item, true)
  return { realm, elf, captain }
}

/** Plays the evening's exchange in the clearing after its fight. */
function exchange(realm: Magical): void {
  Object.assign(realm.state, { phase: 'evening', evenings: [OPEN], fought: true, traded: [] })
}

rule(['20.6.3', '20.8.5'], 'a Dragon serves the holder of the Necklace, and nobody once it is abandoned', () => {
  const { realm } = holding('dragonfang-necklace')
  realm.stand('t-dragon-1', OPEN)
  bewitch(realm, 'control-dragon', 'elf', onDenizen('t-dragon-1'), { item: 'dragonfang-necklace' })
  const serves = () => realm.state.war!.hires['t-dragon-1']?.employer
  expect(serves()).toBe('elf')
  exchange(realm)
  realm.play('deal captain', 'dragonfang-necklace', 'done', 'nothing', 'accept', 'keep', 'done')
  expect(serves()).toBe('captain')
  realm.play('abandon dragonfang-necklace', 'done')
  expect(serves()).toBeUndefined()
  expect(realm.state.war!.leaders).toEqual([])
})

rule(['20.6.3', '21.5.1'], "a monster absorbed with an artifact is a form of the artifact's owner", () => {
  const { realm, elf, captain } = holding('blasted-jewel')
  realm.give(elf, 'helmet-1')
  bewitch(realm, 'absorb-essence', 'elf', on('elf'), { item: 'blasted-jewel', absorbed: 'm-troll-1', woke: 1 })
  expect([elf.formed, captain.formed]).toEqual(['monster', undefined])
  exchange(realm)
  realm.play('deal captain', 'blasted-jewel', 'done', 'nothing', 'accept', 'keep', 'activate helmet-1', 'done')
  expect([elf.formed, captain.formed]).toEqual([undefined, 'monster'])
  realm.play('abandon blasted-jewel', 'done')
  expect([elf.formed, captain.formed]).toEqual([undefined, undefined])
})

rule(
  ['20.6.3', '20.9.3'],
  'a beast changes back, with its goods, once nobody owns the artifact that cast the spell',
  () => {
    const { realm, elf, captain } = holding('glowing-gem')
    realm.give(captain, 'helmet-1')
    captain.gold = 7
    bewitch(realm, 'transform', 'elf', on('captain'), { item: 'glowing-gem', result: 'frog' })
    expect([captain.formed, captain.gold, captain.owned]).toEqual(['beast', 0, []])
    exchange(realm)
    realm.play('abandon glowing-gem', 'done')
    expect(elf.owned).toEqual([])
    expect([captain.formed, captain.gold, captain.owned.map(({ id }) => id)]).toEqual([undefined, 7, ['helmet-1']])
  },
)

rule(['20.6.3', '21.5.5'], "curses suspended by the Pentangle of an item return once the item's owner has died", () => {
  const { realm, elf, captain } = holding('enchanters-skull')
  captain.curses = ['squeak']
  bewitch(realm, 'pentangle', 'elf', on('captain'), { item: 'enchanters-skull' })
  expect(captain.curses).toEqual([])
  captain.plan = []
  Object.assign(elf, { plan: [{ activity: { kind: 'rest' }, source: 'basic' }], curses: ['ill-health'] })
  elf.chits = elf.chits.map(() => 'fatigued')
  realm.turnOf(elf)
  realm.play()
  expect([elf.fate, captain.curses, captain.magic!.stilled]).toEqual(['dead', ['squeak'], undefined])
})

rule('2.3.8', 'a pony becomes inactive if the load of a pack horse or a suit of armor is too heavy for it', () => {
  const packed = (...answers: string[]) => {
    const realm = new Magical()
    const elf = realm.put('elf', OPEN, { plan: [{ activity: { kind: 'hide' }, source: 'basic' }] })
    realm.give(elf, 'pony-1', true)
    realm.give(elf, 'warhorse-1')
    realm.give(elf, 'suit-of-armor-1').packedOn = 'warhorse-1'
    realm.turnOf(elf, { asks: true })
    realm.play(...answers)
    expect(brokenInvariant(realm.state)).toBeNull()
    return elf.owned.filter(({ active }) => active).map(({ id }) => id)
  }
  expect(packed('go-on')).toEqual(['pony-1'])
  expect(packed('abandon warhorse-1', 'go-on')).toEqual([])
  expect(packed('activate suit-of-armor-1', 'go-on')).toEqual(['suit-of-armor-1'])
})

rule(
  ['18.4.1', '21.5.6', '15.1.3'],
  'the dead leave their sheets before anyone is asked about the spoils of a Pit',
  () => {
    const realm = new Magical()
    const witch = realm.put('witch', OPEN, { hidden: true })
    const elf = realm.put('elf', OPEN)
    realm.give(elf, 'golden-crown')
    realm.stand('wolf-1', OPEN)
    const combat = realm.fightAt(OPEN)
    putPiecesOn(combat, 'elf', ['wolf-1'])
    Object.assign(realm.state, { phase: 'evening', evenings: [OPEN] })
    combat.step = 'living'
    aimed(realm, 'power-of-the-pit', 'witch', on('elf'))
    realm.dice(1, 1)
    // The invariants are checked at every question.
    realm.play('keep')
    expect([elf.fate, realm.state.denizens['wolf-1']!.dead, witch.owned.map(({ id }) => id)]).toEqual([
      'dead',
      true,
      ['golden-crown'],
    ])
  },
)
