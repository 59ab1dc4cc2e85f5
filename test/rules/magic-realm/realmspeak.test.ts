import { expect } from 'vitest'
import { endTurn } from '../../../src/games/magic-realm/rules/actions/ending.ts'
import { learnSpell } from '../../../src/games/magic-realm/rules/actions/learning-spells.ts'
import { keysOf } from '../../../src/games/magic-realm/rules/actions/looting.ts'
import { search } from '../../../src/games/magic-realm/rules/actions/searching.ts'
import { spendEvening } from '../../../src/games/magic-realm/rules/day/exchange.ts'
import { startOptions } from '../../../src/games/magic-realm/rules/day/phase-start.ts'
import { recordablePhases } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { sunrise } from '../../../src/games/magic-realm/rules/day/sunrise.ts'
import { killCharacter } from '../../../src/games/magic-realm/rules/effects/death.ts'
import { rollsWith } from '../../../src/games/magic-realm/rules/facts/dice.ts'
import { isHidden, setHidden } from '../../../src/games/magic-realm/rules/facts/employment.ts'
import { magicChits } from '../../../src/games/magic-realm/rules/facts/magic-chits.ts'
import { settleScore } from '../../../src/games/magic-realm/rules/facts/scoring.ts'
import { treasureOf } from '../../../src/games/magic-realm/rules/pieces/belongings.ts'
import { spellOf } from '../../../src/games/magic-realm/rules/pieces/spells.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { Stage } from './combat/stage.ts'
import { bewitch, canCast, caster, Magical, OPEN, on, onDenizen, ready } from './magic/evening.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

// Points on which the rulebook is silent or contradicts itself, with the rulings of RealmSpeak's authors in its data or
// change log. docs/magic-realm.md lists them by number; tests of the other rulings are with their rules.
const rule = rulesOf('magic-realm')

const NEEDS = { great: 1, spells: 0, fame: 1, notoriety: 1, gold: 2 }

rule('21.8.1', 'Deal with Goblins needs black (D1)', () => {
  expect(spellOf('deal-with-goblins').color).toBe('black')
  const scene = (day: 7 | 14) => {
    const { realm, one } = caster('witch', 'deal-with-goblins', day)
    realm.stand('axe-goblin-1', OPEN)
    return canCast(realm, ready(one), 'deal-with-goblins')
  }
  expect([scene(7), scene(14)]).toEqual([true, false])
})

rule('9.4.5', 'a fifteenth spell replaces another, but not one in use (D4)', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN)
  elf.magic!.spells = Array.from({ length: 14 }, () => ({ spell: 'lost', learned: false }))
  bewitch(realm, 'lost', 'elf', on('elf'), { box: 0 })
  expect(realm.asked(learnSpell(realm.table, elf, 'persuade', '9.4.5'))!.ids).not.toContain('persuade for lost 1')
  realm.do(learnSpell(realm.table, elf, 'persuade', '9.4.5'), ['persuade for lost 14'])
  expect(elf.magic!.spells).toHaveLength(14)
})

rule('2.4.5', "a dead character's active potion returns to its box immediately, and nobody can take it (D6)", () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.give(elf, 'oil-of-poison', true)
  realm.give(elf, 'penetrating-grease')
  killCharacter(realm.table, elf, null, '19.2.1')
  expect(realm.state.piles.CV5).toEqual(['penetrating-grease'])
  expect(realm.state.boxes[treasureOf('oil-of-poison')!.returns!]).toContain('oil-of-poison')
})

rule('2.6.2', "a blocked character can't deal by day, but can in the evening (D7)", () => {
  const realm = new Realm({ encounter: '3' })
  const elf = realm.put('elf', 'CL2')
  const dwarf = realm.put('dwarf', 'CL2')
  realm.turnOf(elf)
  const offers = () => startOptions(realm.state, elf).map(({ id }) => id)
  expect(offers()).toContain('deal dwarf')
  dwarf.blocked = true
  expect(offers()).not.toContain('deal dwarf')
  elf.blocked = true
  realm.do(spendEvening(realm.table, elf), ['deal dwarf', 'gold', '3', 'nothing', 'accept', 'done'])
  expect(dwarf.gold).toBe(13)
})

rule('7.1.4', 'hidden underlings without a guide become unhidden at the next Sunrise (D14)', () => {
  const realm = new Realm({ encounter: '3' })
  realm.stand('woodfolk-1', 'DW2')
  realm.put('elf', 'CV5')
  serve(realm.state, 'woodfolk-1', 'elf')
  setHidden(realm.state, 'woodfolk-1', true)
  realm.do(sunrise(realm.table), [], [1])
  expect(isHidden(realm.state, 'woodfolk-1')).toBe(false)
})

rule('8.3.8', 'a character on a roadway can only record a MOVE to one of its ends (D16)', () => {
  const realm = new Realm({ encounter: '2' })
  const elf = realm.put('elf', 'DW2', { place: { kind: 'road', way: 'DW2-3', from: 'DW2' } })
  expect(recordablePhases(realm.state, elf, []).map(({ activity }) => activity)).toEqual([
    { kind: 'move', to: 'DW2' },
    { kind: 'move', to: 'DW3' },
  ])
})

rule('9.5.4', 'a site card drawn by Magic Sight goes to the bottom, as if looted (D20)', () => {
  const realm = new Magical()
  const king = realm.put('witch-king', 'CV1', { sites: ['altar'] })
  realm.lay('altar', 'CV')
  realm.stack('altar', 'toadstool-circle', 'golden-crown')
  realm.do(search(realm.table, king), ['altar'], [3, 3])
  expect(king.sites).toContain('toadstool-circle')
  expect(king.owned).toEqual([])
  expect(realm.state.boxes.altar![0]).toBe('golden-crown')
  expect(realm.state.boxes.altar!.at(-1)).toBe('toadstool-circle')
})

rule('13.3.8', 'Dragon Essence summons each time a turn ends in its clearing (D29)', () => {
  const realm = new Realm()
  realm.state.prowling = [1]
  const elf = realm.put('elf', 'CN1', { hidden: true })
  const dwarf = realm.put('dwarf', 'CN1', { hidden: true })
  realm.give(elf, 'dragon-essence', true)
  const ends = (one: Character) => {
    const rule = endTurn(realm.table, one)
    for (let step = rule.next(); !step.done; ) step = rule.next({ seat: step.value[0]!.seat, id: 'pass' })
  }
  ends(elf)
  const came = () => Object.values(realm.state.denizens).filter(({ at }) => at === 'CN1').length
  const first = came()
  expect(first).toBeGreaterThan(0)
  ends(dwarf)
  expect(came()).toBeGreaterThan(first)
})

rule('20.4.5', 'a Goblin transformed into a Frog is not a Goblin for Deal with Goblins (D48)', () => {
  const { realm, one } = caster('witch', 'deal-with-goblins', 7)
  ready(one)
  realm.stand('axe-goblin-1', OPEN)
  expect(canCast(realm, one, 'deal-with-goblins')).toBe(true)
  bewitch(realm, 'transform', 'witch', onDenizen('axe-goblin-1'), { result: 'frog' })
  expect(canCast(realm, one, 'deal-with-goblins')).toBe(false)
})

rule('19.5.1', 'the load of a pack horse is scored, even if its owner could not carry it (D74)', () => {
  const kept = (packed: boolean) => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CV5', { needs: NEEDS })
    realm.give(elf, 'workhorse-1')
    const icon = realm.give(elf, 'golden-icon')
    if (packed) icon.packedOn = 'workhorse-1'
    settleScore(realm.table, elf)
    return elf.owned.map(({ id }) => id)
  }
  expect(kept(true)).toContain('golden-icon')
  expect(kept(false)).not.toContain('golden-icon')
})

rule('2.1.6', 'the Cloven Hoof worsens rolls by characters there, but not those by hired leaders (D77)', () => {
  const realm = new Realm({ encounter: '3' })
  realm.stand('patrol-hq', 'CL3')
  const dwarf = realm.put('dwarf', 'CL3')
  const elf = realm.put('elf', 'CL3')
  serve(realm.state, 'patrol-hq', 'elf')
  realm.give(dwarf, 'cloven-hoof', true)
  const [leader] = realm.state.war!.leaders
  expect(rollsWith(realm.state, elf, 'hide').modifier).toBe(1)
  expect(rollsWith(realm.state, leader!, 'hide').modifier).toBe(0)
})

rule('16.3.3', 'no dice are rolled for a row in which nothing can turn over (D80)', () => {
  const stage = Stage.set({
    heroes: [{ id: 'white-knight', gear: ['great-sword-1', 'suit-of-armor-1'] }],
    monsters: ['t-troll-1', 'wolf-1'],
  })
  stage.until('place').dice(4, 1, 1).place({ 't-troll-1': 'thrust', 'wolf-1': 'swing' })
  expect(stage.all('tactics').map(({ box }) => box)).toEqual([1])
})

rule('9.3.5', 'a Tremendous chit of Unleash Power opens the Vault, a FLY chit does not (D82)', () => {
  const realm = new Magical()
  realm.lay('vault', 'CL')
  const one = realm.put('pilgrim', 'CL3', { sites: ['vault'] })
  expect(keysOf(realm.state, one)).toEqual([])
  bewitch(realm, 'hurricane-winds', 'pilgrim', on('pilgrim'))
  bewitch(realm, 'broomstick', 'pilgrim', on('pilgrim'))
  expect(keysOf(realm.state, one)).toEqual([])
  const slow = magicChits(one).find(({ time }) => time >= 6)!
  one.magic!.altered[slow.number] = 'power'
  expect(keysOf(realm.state, one)).toHaveLength(1)
})

rule('21.8.4', 'Poison lasts a day, unlike in the data of RealmSpeak', () => {
  expect(spellOf('poison').duration).toBe('day')
})

rule(
  '23.10.1',
  'Gripping Dust is worth 3 gold and the Glowing Gem 5 notoriety and 17 gold, unlike in RealmSpeak',
  () => {
    expect(treasureOf('gripping-dust')).toMatchObject({ price: 3 })
    expect(treasureOf('glowing-gem')).toMatchObject({ notoriety: 5, price: 17 })
  },
)
