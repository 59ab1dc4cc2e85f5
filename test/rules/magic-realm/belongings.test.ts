import { expect } from 'vitest'
import { loot } from '../../../src/games/magic-realm/rules/actions/looting.ts'
import { move } from '../../../src/games/magic-realm/rules/actions/moving.ts'
import { arrangements } from '../../../src/games/magic-realm/rules/actions/rearranging.ts'
import { spendEvening } from '../../../src/games/magic-realm/rules/day/exchange.ts'
import { canActivate, canDeactivate } from '../../../src/games/magic-realm/rules/effects/activating.ts'
import { killCharacter } from '../../../src/games/magic-realm/rules/effects/death.ts'
import { fatigue, isSpent, payments, wound } from '../../../src/games/magic-realm/rules/effects/fatigue.ts'
import {
  abandon,
  acquire,
  activateBelonging,
  takeFromPile,
} from '../../../src/games/magic-realm/rules/effects/ownership.ts'
import { powerOfThePit } from '../../../src/games/magic-realm/rules/effects/pit.ts'
import { withSettling } from '../../../src/games/magic-realm/rules/effects/settling.ts'
import { chitsOf } from '../../../src/games/magic-realm/rules/facts/chits.ts'
import { fortuneOf, resultOf, rollOn, rollsWith } from '../../../src/games/magic-realm/rules/facts/dice.ts'
import { progressToward } from '../../../src/games/magic-realm/rules/facts/scoring.ts'
import { brokenInvariant } from '../../../src/games/magic-realm/rules/invariants.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import type { Question } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

rule(
  ['2.1.1', '2.1.2'],
  'a roll is the higher of two dice (or a single die) plus the modifier, limited to 1 to 6',
  () => {
    expect(resultOf([2, 5], 0)).toBe(5)
    // Example 30.2: 2 and 5, doubled, plus one.
    expect(resultOf([2, 5], 2)).toBe(6)
    expect(resultOf([1], -1)).toBe(1)
    const realm = new Realm()
    const girl = realm.put('woods-girl', 'OW2')
    realm.give(girl, 'lucky-charm', true)
    expect(rollsWith(realm.state, girl, 'hide')).toEqual({ dice: 1, modifier: 0 })
  },
)

rule(['2.1.7', '2.5.2'], 'everyone sees a roll', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.dice(3, 4)
  expect(rollOn(realm.table, elf, 'hide', '9.1.1')).toBe(4)
  expect(realm.told('table')[0]!.to).toBeUndefined()
})

rule('2.1.5', 'modifiers of every roll also apply to random assignment', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.give(realm.put('dwarf', 'CV5'), 'cloven-hoof', true)
  expect(fortuneOf(realm.state, elf)).toEqual({ dice: 2, modifier: 1 })
})

rule(
  ['2.2.2', '2.2.4', '2.2.5'],
  'an asterisk is paid by a one-asterisk chit, or by a two-asterisk chit with change, never by a plain chit',
  () => {
    const realm = new Realm()
    const amazon = realm.put('amazon', 'CV5')
    const faces = (kinds: ('MOVE' | 'FIGHT')[]) =>
      payments(chitsOf(amazon), kinds, 1).map(({ chit, change }) => [chit.number, change?.number ?? null])
    // MOVE M3* three times; chits without asterisks cannot pay.
    expect(faces(['MOVE'])).toEqual([
      [1, null],
      [6, null],
      [11, null],
    ])
    amazon.chits = amazon.chits.map((_, i) => (i === 7 ? 'active' : 'fatigued'))
    // FIGHT M3** goes, and a FIGHT with one asterisk comes back.
    expect(faces(['FIGHT'])).toEqual([
      [7, 5],
      [7, 9],
    ])
  },
)

rule('2.2.3', 'a chit with two asterisks, or two chits with one, pay two asterisks', () => {
  const realm = new Realm()
  const amazon = realm.put('amazon', 'CV5')
  realm.do(fatigue(realm.table, amazon, ['FIGHT'], 2, '18.1.1'), ['FIGHT M3**'])
  expect(amazon.chits.filter(chit => chit === 'fatigued')).toHaveLength(1)
  realm.do(fatigue(realm.table, amazon, ['MOVE'], 2, '18.1.1'))
  expect(amazon.chits.filter(chit => chit === 'fatigued')).toHaveLength(3)
})

rule(['2.2.6', '9.3.4'], 'a player who has no chit to pay with cannot loot if looting costs fatigue', () => {
  const realm = new Realm()
  realm.lay('cairns', 'CL')
  const amazon = realm.put('amazon', 'CL5', { sites: ['cairns'] })
  amazon.chits = amazon.chits.map((_, i) => (i === 0 ? 'active' : 'fatigued'))
  expect(payments(chitsOf(amazon), ['MOVE', 'FIGHT', 'MAGIC'], 1)).toEqual([])
})

rule('2.2.8', 'the player chooses an active chit to wound, or a fatigued one if none is active', () => {
  const realm = new Realm()
  const amazon = realm.put('amazon', 'CV5')
  realm.do(wound(realm.table, amazon, 1, '18.1.3'), ['MOVE M4'])
  expect(amazon.chits[0]).toBe('wounded')
  amazon.chits = amazon.chits.map(() => 'fatigued')
  realm.do(wound(realm.table, amazon, 1, '18.1.3'), ['FIGHT H4**'])
  expect(amazon.chits[8]).toBe('wounded')
})

rule(['2.2.9', '19.2.1', '28.2.9'], 'a character with every chit wounded dies immediately', () => {
  const realm = new Realm()
  const king = realm.put('amazon', 'CV5')
  king.chits = king.chits.map((_, i) => (i === 1 ? 'active' : 'wounded'))
  expect(isSpent(king)).toBe(false)
  realm.do(powerOfThePit(realm.table, king, 'amazon', '22.3'), [], [4, 1])
  expect(king.fate).toBe('dead')
})

rule(
  ['2.2.11', '2.5.1', '2.5.2', '2.3.11'],
  'chits, fame, counters and active cards are public; gold, plans, discoveries and inactive cards are not',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CV5', { ways: ['CL2-5'], plan: [{ activity: { kind: 'hide' }, source: 'basic' }] })
    realm.give(elf, 'lost-keys')
    realm.give(elf, 'lucky-charm', true)
    realm.give(elf, 'light-bow-1')
    const others = view(realm.state, 1).characters[0]!
    expect(others).toMatchObject({ gold: null, plan: null, ways: null, needs: null, fame: 0 })
    expect(others.chits).toEqual(elf.chits)
    expect(others.owned.map(({ id }) => id)).toEqual(['lucky-charm', 'light-bow-1'])
    const own = view(realm.state, 0).characters[0]!
    expect(own.gold).toBe(10)
    expect(own.owned).toHaveLength(3)
  },
)

rule('2.3.1', 'a player who gets a belonging decides immediately to activate it, keep it or leave it', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.takeAway('crossbow-1')
  realm.do(acquire(realm.table, elf, 'crossbow-1', 'order', '10.3.6'), ['activate'])
  expect(elf.owned[0]).toMatchObject({ id: 'crossbow-1', active: true })
  realm.takeAway('morning-star-1')
  realm.do(acquire(realm.table, elf, 'morning-star-1', 'order', '10.3.6'), ['abandon'])
  expect(realm.state.piles.CV5).toEqual(['morning-star-1'])
})

rule(
  ['2.3.4', '2.3.5', '2.3.9'],
  'only one weapon and one piece of armor of each kind are active; a deactivated weapon is unalerted',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CV5')
    const bow = realm.give(elf, 'light-bow-1', true)
    bow.alerted = true
    realm.do(activateBelonging(realm.table, elf, realm.give(elf, 'spear-1')))
    expect(bow).toMatchObject({ active: false, alerted: false })
    const helmet = realm.give(elf, 'helmet-1', true)
    realm.give(elf, 'breastplate-1', true)
    realm.do(activateBelonging(realm.table, elf, realm.give(elf, 'gold-helmet-1')))
    expect(helmet.active).toBe(false)
    expect(elf.owned.filter(({ active }) => active).map(({ id }) => id)).toEqual([
      'spear-1',
      'breastplate-1',
      'gold-helmet-1',
    ])
  },
)

rule(['2.3.6', '2.3.7'], 'a horse and Boots must be able to carry the character and all items', () => {
  const realm = new Realm()
  const dwarf = realm.put('dwarf', 'CV5')
  // The Dwarf is Heavy.
  expect(canActivate(realm.state, dwarf, realm.give(dwarf, 'pony-1'))).toBe(false)
  expect(canActivate(realm.state, dwarf, realm.give(dwarf, 'workhorse-1'))).toBe(true)
  expect(canActivate(realm.state, dwarf, realm.give(dwarf, 'quick-boots'))).toBe(false)
  expect(canActivate(realm.state, dwarf, realm.give(dwarf, 'power-boots'))).toBe(true)
  realm.give(dwarf, 'bane-sword-1')
  expect(canActivate(realm.state, dwarf, dwarf.owned.find(({ id }) => id === 'power-boots')!)).toBe(false)
})

rule('2.3.8', 'an item too heavy for the horse deactivates the horse, or is left behind', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  const pony = realm.give(elf, 'pony-1', true)
  realm.takeAway('suit-of-armor-1')
  realm.do(acquire(realm.table, elf, 'suit-of-armor-1', 'order', '10.3.6'), ['keep'])
  expect(pony.active).toBe(false)
})

rule('2.3.10', 'abandoned belongings form one pile in a clearing, with new ones at the bottom', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.give(elf, 'spear-1')
  realm.give(elf, 'lost-keys')
  abandon(realm.table, elf, 'spear-1')
  abandon(realm.table, elf, 'lost-keys')
  expect(realm.state.piles.CV5).toEqual(['spear-1', 'lost-keys'])
  expect(view(realm.state, 1).piles.CV5).toEqual(['spear-1', null])
})

rule('2.3.12', 'belongings are scored the same whether active or not', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  const bracelets = realm.give(elf, 'battle-bracelets')
  expect(progressToward(elf, 'notoriety')).toBe(4)
  bracelets.active = true
  expect(progressToward(elf, 'notoriety')).toBe(4)
})

rule('2.3.13', 'a horse that dies leaves the game', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.give(elf, 'pony-1')
  realm.do(powerOfThePit(realm.table, elf, 'elf', '22.3'), [], [3, 1])
  expect(realm.state.lost).toContain('pony-1')
})

rule(
  ['2.4.1', '2.4.3', '23.5.1', '23.13.1'],
  'an Enchanted card awakens when it is looted, and works in its clearing forever, no matter who has it',
  () => {
    const realm = new Realm()
    realm.lay('hoard', 'CL')
    const elf = realm.put('elf', 'CL6', { sites: ['hoard'] })
    const dwarf = realm.put('amazon', 'CL6')
    realm.stack('hoard', 'cloven-hoof')
    realm.do(loot(realm.table, elf, 'hoard'), ['keep'], [1, 1])
    expect(elf.owned[0]).toMatchObject({ id: 'cloven-hoof', active: true })
    expect(canDeactivate(realm.state, elf, elf.owned[0]!)).toBe(false)
    expect(rollsWith(realm.state, dwarf, 'hide').modifier).toBe(1)
    abandon(realm.table, elf, 'cloven-hoof')
    expect(rollsWith(realm.state, dwarf, 'hide').modifier).toBe(1)
    move(realm.table, dwarf, realm.turnOf(dwarf, { climbing: 'CL4' }), 'CL4')
    expect(rollsWith(realm.state, dwarf, 'hide').modifier).toBe(0)
  },
)

rule('2.4.4', "a potion works once activated, and a consumed one can't change hands", () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.give(elf, 'poultice-of-health', true)
  expect(arrangements(realm.state, elf)).toEqual([])
  const spear = realm.give(elf, 'spear-1', true)
  const two = new Realm({ encounter: '2' })
  const other = two.put('elf', 'CV5')
  two.give(other, 'spear-1', true)
  const oil = two.give(other, 'oil-of-poison')
  two.do(activateBelonging(two.table, other, oil))
  expect(oil.on).toBe('spear-1')
  expect(spear.active).toBe(true)
})

rule('2.4.5', "a dead holder's activated potion returns to its box", () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.give(elf, 'vial-of-healing', true)
  realm.give(elf, 'amulet')
  killCharacter(realm.table, elf, null, '19.2.1')
  expect(realm.state.boxes.order).toContain('vial-of-healing')
  expect(realm.state.piles.CV5).toEqual(['amulet'])
})

rule(
  ['2.6.1', '2.6.4', '28.2.6', '2.5.4'],
  'in the evening, characters in a clearing can exchange belongings, gold and discoveries by agreement',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CL2', { ways: ['CL2-5'] })
    const dwarf = realm.put('dwarf', 'CL2')
    realm.give(elf, 'light-bow-1')
    realm.give(dwarf, 'great-axe-1')
    const deal = (give: string[], want: string[], answer: string[]) =>
      realm.do(spendEvening(realm.table, elf), ['deal dwarf', ...give, ...want, ...answer, 'done'])
    deal(['light-bow-1', 'done'], ['great-axe-1', 'done'], ['accept', 'keep', 'keep'])
    expect(elf.owned.map(({ id }) => id)).toEqual(['great-axe-1'])
    expect(dwarf.owned.map(({ id }) => id)).toEqual(['light-bow-1'])
    deal(['CL2-5', 'done'], ['gold', '7', 'done'], ['accept'])
    expect(dwarf.ways).toEqual(['CL2-5'])
    expect([elf.gold, dwarf.gold]).toEqual([17, 3])
    deal(['gold', '5', 'done'], ['nothing'], ['refuse'])
    expect(elf.gold).toBe(17)
  },
)

rule('2.6.2', 'hidden characters may trade and stay hidden', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CL2', { hidden: true })
  const dwarf = realm.put('dwarf', 'CL2', { hidden: true })
  realm.do(spendEvening(realm.table, elf), ['deal dwarf', 'gold', '3', 'nothing', 'accept', 'done'])
  expect(dwarf.gold).toBe(13)
  expect([elf.hidden, dwarf.hidden]).toEqual([true, true])
})

/** Sets up an Elf and a Dwarf in a clearing, and returns the Elf's offers to the Dwarf in the evening. */
function evening(clearing = 'CL6') {
  const realm = new Realm({ seats: 3 })
  const elf = realm.put('elf', clearing)
  const dwarf = realm.put('dwarf', clearing)
  const deal = (...answers: string[]) => realm.do(spendEvening(realm.table, elf), ['deal dwarf', ...answers, 'done'])
  return { realm, elf, dwarf, deal }
}

rule('2.5.3', 'secrets can be told but not shown: only the new owner sees a card that changes hands', () => {
  const { realm, elf, deal } = evening()
  realm.give(elf, 'lucky-charm')
  expect(realm.asked(spendEvening(realm.table, elf))!.ids.some(id => id.startsWith('show'))).toBe(false)
  deal('lucky-charm', 'done', 'nothing', 'accept', 'keep')
  expect(realm.told('gives')).toMatchObject([{ what: [{ kind: 'card' }] }])
  expect(realm.told('gets').filter(({ to }) => to === undefined)).toMatchObject([{ character: 'dwarf' }])
  expect(realm.told('gets').some(({ to, belonging }) => to === undefined && belonging !== undefined)).toBe(false)
  expect(JSON.stringify(view(realm.state, 2).characters)).not.toContain('lucky-charm')
})

rule(['2.5.5', '2.6.3'], "hidden enemies, fame, notoriety and active potions can't be given", () => {
  const { realm, elf } = evening()
  Object.assign(elf, { foundEnemies: true, fame: 20, notoriety: 20 })
  realm.give(elf, 'poultice-of-health', true)
  realm.give(elf, 'vial-of-healing', true)
  const dealing = spendEvening(realm.table, elf)
  dealing.next()
  const [offered] = dealing.next({ seat: 0, id: 'deal dwarf' }).value as readonly Question[]
  expect(offered!.options.map(({ id }) => id)).toEqual(['nothing', 'gold', 'vial-of-healing'])
})

rule('2.6.3', 'nobody can trade before a fight or between its rounds', () => {
  const realm = new Realm({ encounter: '2' })
  realm.put('elf', 'CV5')
  realm.put('dwarf', 'CV5')
  realm.stand('wolf-1', 'CV5')
  realm.state.evenings = ['CV5']
  realm.state.phase = 'evening'
  const topics = new Set<string>()
  for (let i = 0; i < 60 && !realm.state.fought; i++) {
    const round = turn(realm.table)
    for (let step = round.next(); !step.done; ) {
      const [question] = step.value
      topics.add(question!.topic)
      step = round.next({ seat: question!.seat, id: question!.options[0]?.id ?? '1' })
    }
  }
  expect(realm.state.fought).toBe(true)
  for (const topic of ['evening', 'deal-with', 'deal-give', 'deal-for', 'deal'])
    expect([...topics]).not.toContain(topic)
})

rule('2.5.6', 'an agreed deal is always carried out in full, no matter what either side does with the goods', () => {
  const { realm, elf, dwarf } = evening()
  realm.give(elf, 'withered-claw')
  realm.give(dwarf, 'great-axe-1')
  // The Claw takes the Dwarf far away before his axe changes hands.
  const answers = [
    'deal dwarf',
    'withered-claw',
    'done',
    'great-axe-1',
    'done',
    'accept',
    'activate',
    'DW2',
    'keep',
    'done',
  ]
  realm.do(spendEvening(realm.table, elf), answers, [1, 1])
  expect(dwarf.place).toEqual({ kind: 'clearing', clearing: 'DW2' })
  expect(elf.owned.map(({ id }) => id)).toEqual(['great-axe-1'])
})

rule('2.6.1', 'while a deal is carried out, every counter has an owner each time a question is asked', () => {
  const { realm, elf, dwarf } = evening()
  realm.give(elf, 'light-bow-1')
  realm.give(dwarf, 'great-axe-1')
  const dealing = spendEvening(realm.table, elf)
  let step = dealing.next()
  for (const id of ['deal dwarf', 'light-bow-1', 'done', 'great-axe-1', 'done', 'accept', 'keep', 'keep']) {
    expect(brokenInvariant(realm.state)).toBeNull()
    step = dealing.next({ seat: (step.value as readonly Question[])[0]!.seat, id })
  }
  expect(brokenInvariant(realm.state)).toBeNull()
  expect([elf, dwarf].map(({ owned }) => owned[0]!.id)).toEqual(['great-axe-1', 'light-bow-1'])
})

rule(
  '2.5.4',
  'a shared site is turned up in place; sharing a site card reveals its site too, and watchers see it',
  () => {
    const { realm, elf, dwarf, deal } = evening()
    realm.lay('hoard', 'CL')
    realm.stack('hoard', 'toadstool-circle')
    const druid = realm.put('druid', 'CL6')
    elf.sites = ['hoard']
    deal('hoard', 'done', 'nothing', 'accept')
    expect(dwarf.sites).toEqual(['hoard'])
    expect(realm.state.chits.hoard).toMatchObject({ known: true, at: 'CL6' })
    expect(druid.sites).toEqual(['hoard'])
    realm.state.shown.push('toadstool-circle')
    elf.sites.push('toadstool-circle')
    dwarf.sites = []
    deal('toadstool-circle', 'done', 'gold', '5', 'done', 'accept')
    expect([...dwarf.sites].sort()).toEqual(['hoard', 'toadstool-circle'])
    expect(druid.sites).toContain('toadstool-circle')
  },
)

rule('2.3.1', 'a new belonging weighs on the horse only after its owner has decided about it', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'BV5')
  realm.give(elf, 'pony-1').active = true
  const store = Object.values(realm.state.boxes).find(box => box.includes('suit-of-armor-1'))!
  takeFromPile(realm.state, store, 'suit-of-armor-1')
  const coming = withSettling(realm.table, acquire(realm.table, elf, 'suit-of-armor-1', 'BV5', '2.3.1'))
  coming.next()
  expect(brokenInvariant(realm.state)).toBeNull()
  coming.next({ seat: 0, id: 'keep' })
  // The Pony cannot carry anything that heavy, and becomes inactive.
  expect(elf.owned.map(({ id, active }) => [id, active])).toEqual([
    ['pony-1', false],
    ['suit-of-armor-1', false],
  ])
  expect(brokenInvariant(realm.state)).toBeNull()
})

rule(
  ['2.3.1', '2.4.1'],
  'a belonging that awakens on arrival has no weight until its owner has decided about it',
  () => {
    const realm = new Realm()
    const amazon = realm.put('amazon', 'CV5')
    realm.give(amazon, 'power-boots', true)
    const deciding = acquire(realm.table, amazon, 'golden-icon', 'hoard', '9.3.2')
    realm.drop('golden-icon', 'CV5')
    realm.state.piles = {}
    deciding.next()
    expect(amazon.owned.map(({ id, active }) => [id, active])).toEqual([
      ['power-boots', true],
      ['golden-icon', true],
    ])
    expect(brokenInvariant(realm.state) ?? '').not.toContain('cannot carry')
    // Followed by another phase, it is kept, although it is too heavy for them.
    realm.give(amazon, 'lost-keys')
    expect(brokenInvariant(realm.state)).toBe('power-boots cannot carry what amazon carries')
  },
)
