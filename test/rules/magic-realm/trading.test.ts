import { expect } from 'vitest'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { priceOf } from '../../../src/games/magic-realm/rules/actions/prices.ts'
import { trade, tradersAt } from '../../../src/games/magic-realm/rules/actions/trading.ts'
import { relationTo } from '../../../src/games/magic-realm/rules/effects/relations.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

/** Returns a Realm with the Order in a clearing and only these things in its box. */
function market(...things: string[]): Realm {
  const realm = new Realm()
  realm.stand('order-hq', 'CV5')
  realm.empty('order')
  realm.stack('order', ...things)
  return realm
}

rule(
  ['10.1.1', '10.1.2', '8.2.5'],
  'TRADE deals with one unhired leader or visitor in the clearing, and can be called off',
  () => {
    const realm = market('lost-keys')
    realm.stand('soldiers-1', 'CV5')
    Object.assign(realm.state.visitors[0]!, { box: null, at: 'CV5', side: 0 })
    Object.assign(realm.state.visitors[1]!, { box: null, at: 'CV5', side: 1 })
    expect(tradersAt(realm.state, 'CV5')).toEqual(['order', 'scholar'])
    const elf = realm.put('elf', 'CV5')
    expect(realm.do(trade(realm.table, elf), ['nothing'])).toBe('declined')
    expect(realm.do(trade(realm.table, realm.put('dwarf', 'CV1')))).toBe('nothing')
  },
)

rule(
  '10.1.3',
  'belongings have prices, lower if damaged, and visitors have their own prices for books and artifacts',
  () => {
    const realm = market()
    expect(priceOf(realm.state, 'order', 'suit-of-armor-1')).toBe(17)
    realm.state.damaged.push('suit-of-armor-1')
    expect(priceOf(realm.state, 'order', 'suit-of-armor-1')).toBe(12)
    expect(priceOf(realm.state, 'order', 'black-book')).toBe(10)
    expect(priceOf(realm.state, 'crone', 'black-book')).toBe(50)
  },
)

rule(
  '10.2.1',
  'a sale pays the price without a roll, and the piece goes under its kind; damaged armor is repaired there',
  () => {
    const realm = market('great-axe-1', 'lost-keys')
    const elf = realm.put('elf', 'CV5')
    realm.give(elf, 'suit-of-armor-1')
    realm.give(elf, 'spear-1')
    realm.state.damaged.push('suit-of-armor-1')
    realm.do(trade(realm.table, elf), ['sell to order', 'suit-of-armor-1', 'spear-1'])
    expect(elf.gold).toBe(10 + 12 + 6)
    expect(realm.state.boxes.order).toEqual(['great-axe-1', 'spear-1', 'suit-of-armor-1', 'lost-keys'])
    expect(realm.state.damaged).toEqual([])
  },
)

rule(
  ['2.3.11', '10.2.1', '10.3.1'],
  'everyone notes where a card was sold, but only the buyer sees the contents of a box',
  () => {
    const realm = market('lost-keys', 'deft-gloves')
    const elf = realm.put('elf', 'CV5')
    realm.give(elf, 'golden-crown')
    realm.give(elf, 'spear-1')
    realm.state.day = 4
    realm.do(trade(realm.table, elf), ['sell to order', 'golden-crown', 'spear-1'])
    const noted = { 'golden-crown': { at: 'order', day: 4 } }
    expect(realm.state.noted).toEqual([noted, noted])
    realm.state.day = 5
    asked(realm, elf, ['buy from order'])
    const inBox = { at: 'order', day: 5 }
    expect(realm.state.noted).toEqual([{ 'golden-crown': inBox, 'lost-keys': inBox, 'deft-gloves': inBox }, noted])
  },
)

rule('10.2.2', 'selling a card to the group it names gains its fame, and buying it there costs that fame', () => {
  const realm = market()
  const knight = realm.put('white-knight', 'CV5', { gold: 100 })
  realm.give(knight, 'sacred-statue')
  realm.do(trade(realm.table, knight), ['sell to order', 'sacred-statue'])
  expect(knight.fame).toBe(10)
  // An ally, and Honor subtracts one from the 3: the plain price.
  realm.do(trade(realm.table, knight), ['buy from order', 'nothing', 'pay', 'keep'], [3, 1])
  expect(knight.fame).toBe(0)
})

rule(
  ['10.3.1', '22.8', '10.4.1'],
  'a buyer names one belonging and rolls MEETING in the column for the relation',
  () => {
    const realm = market('lost-keys')
    const knight = realm.put('white-knight', 'CV5', { gold: 40 })
    expect(relationTo(knight, 'order')).toBe('ally')
    expect(relationTo(knight, 'scholar')).toBe('neutral')
    // Honor subtracts one from the roll: 2 becomes 1, an ally's boon.
    const asked = realm.asked(trade(realm.table, knight))
    expect(asked?.ids).toContain('buy from order')
    realm.do(trade(realm.table, knight), ['buy from order', 'nothing', 'pay', 'keep'], [3, 1])
    expect(knight.gold).toBe(40 - 5)
    expect(realm.told('meeting')).toMatchObject([{ result: 'price1' }])
  },
)

rule('10.3.1', 'an Enchanted card seen by a buyer awakens', () => {
  const realm = market('sacred-grail', 'lost-keys')
  const elf = realm.put('elf', 'CV5')
  realm.do(trade(realm.table, elf), ['buy from order', 'lost-keys', 'nothing'], [2, 2])
  expect(realm.state.shown).toContain('sacred-grail')
})

rule(
  '10.3.2',
  'drinks cost a gold per group member there and make it one level friendlier; visitors do not drink',
  () => {
    const realm = market('lost-keys')
    realm.stand('order-1', 'CV5')
    const dwarf = realm.put('dwarf', 'CV5', { gold: 20 })
    expect(relationTo(dwarf, 'order')).toBe('neutral')
    expect(relationTo(dwarf, 'order', 1)).toBe('friendly')
    realm.do(trade(realm.table, dwarf), ['buy from order', 'drink', 'pay', 'keep'], [2, 2])
    expect(dwarf.gold).toBe(20 - 2 - 10)
  },
)

rule('10.3.3', 'the buyer pays the rolled multiple of the price, or declines', () => {
  const realm = market('lost-keys')
  const dwarf = realm.put('dwarf', 'CV5', { gold: 14 })
  const buying = (answers: string[], dice: number[]) =>
    realm.do(trade(realm.table, dwarf), ['buy from order', ...answers], dice)
  // Neutral, 2: three times five is more than he has.
  const asked = realm.asked(
    (function* () {
      return yield* trade(realm.table, dwarf)
    })(),
  )
  expect(asked?.topic).toBe('trade')
  buying(['nothing'], [2, 2])
  expect(dwarf.owned).toEqual([])
  dwarf.gold = 15
  buying(['nothing', 'pay', 'keep'], [2, 2])
  expect(dwarf.gold).toBe(0)
  expect(dwarf.owned.map(({ id }) => id)).toEqual(['lost-keys'])
})

rule('10.3.3', 'an insult costs five notoriety and a challenge five fame; otherwise the character is blocked', () => {
  const realm = market('lost-keys')
  const druid = realm.put('druid', 'CV5')
  expect(relationTo(druid, 'order')).toBe('unfriendly')
  realm.do(trade(realm.table, druid), ['buy from order', 'nothing', 'suffer'], [4, 4])
  expect(druid.notoriety).toBe(-5)
  realm.do(trade(realm.table, druid), ['buy from order', 'nothing', 'suffer'], [5, 4])
  expect(druid.fame).toBe(-5)
  druid.hidden = true
  realm.do(trade(realm.table, druid), ['buy from order', 'nothing', 'refuse'], [4, 4])
  expect(druid.blocked).toBe(true)
  expect(druid.hidden).toBe(false)
})

rule(['10.3.3', '13.1.9'], 'BLOCK makes the seller block the buyer, hidden or not', () => {
  const realm = market('lost-keys')
  const king = realm.put('witch-king', 'CV5', { hidden: true })
  realm.do(trade(realm.table, king), ['buy from order', 'nothing'], [6, 1])
  expect(king.blocked).toBe(true)
  expect(king.hidden).toBe(false)
})

rule('10.3.5', 'trouble rerolls as if Unfriendly, opportunity one column friendlier, repeatedly if necessary', () => {
  const realm = market('lost-keys')
  const dwarf = realm.put('dwarf', 'CV5', { gold: 50 })
  // Neutral 1: opportunity; Friendly 1: opportunity; Ally 3: twice the price.
  realm.do(trade(realm.table, dwarf), ['buy from order', 'nothing', 'pay', 'keep'], [1, 1, 1, 1, 3, 3])
  expect(dwarf.gold).toBe(40)
  const again = market('lost-keys')
  const other = again.put('dwarf', 'CV5', { gold: 50 })
  // Neutral 6: trouble; Unfriendly 1: four times the price.
  again.do(trade(again.table, other), ['buy from order', 'nothing', 'pay', 'keep'], [6, 1, 1, 1])
  expect(other.gold).toBe(30)
})

rule(['10.3.4', '10.3.6'], 'payment is in gold and goods, without change, and the purchase is shown', () => {
  const realm = market('lost-keys')
  const dwarf = realm.put('dwarf', 'CV5', { gold: 3 })
  realm.give(dwarf, 'great-axe-1')
  realm.give(dwarf, 'helmet-1')
  realm.do(trade(realm.table, dwarf), ['buy from order', 'nothing', 'great-axe-1', 'helmet-1', 'pay', 'keep'], [2, 2])
  // 8 + 5 of the 15; the rest would be 2 gold.
  expect(dwarf.gold).toBe(1)
  expect(realm.state.boxes.order).toEqual(expect.arrayContaining(['great-axe-1', 'helmet-1']))
  expect(realm.told('buys')).toMatchObject([{ belonging: 'lost-keys', gold: 15 }])
})

rule(
  ['10.4.2', '25.1.2'],
  'a boon costs a level of friendship until it is bought back, which can be tried once',
  () => {
    const realm = market('lost-keys')
    const knight = realm.put('white-knight', 'CV5', { gold: 50 })
    realm.do(trade(realm.table, knight), ['buy from order', 'nothing', 'favor', 'keep'], [2, 1])
    expect(knight.gold).toBe(50)
    expect(relationTo(knight, 'order')).toBe('friendly')
    // Friendly 3 minus Honor: twice the boon's price.
    realm.do(trade(realm.table, knight), ['buy from order', 'nothing', 'pay'], [3, 3])
    expect(knight.gold).toBe(40)
    expect(relationTo(knight, 'order')).toBe('ally')
    expect(knight.boons).toEqual([])
    // The boon he asks for is not a belonging, and the event shows his payment.
    expect(realm.told('asks-price').map(event => magicRealm.sentence(event, ['Ann']))).toEqual([
      'The White Knight asks the Order the price of the Lost Keys.',
      'The White Knight asks the Order the price of the favor owed.',
    ])
    expect(realm.told('buys-back').map(event => magicRealm.sentence(event, ['Ann']))).toEqual([
      'The White Knight pays 10 gold and no longer owes the Order a favor.',
    ])
  },
)

/** Returns the questions after these answers, with these dice. */
function asked(realm: Realm, who: Character, answers: readonly string[], dice: readonly number[] = []) {
  realm.state.forced = [...dice]
  const trading = trade(realm.table, who)
  let step = trading.next()
  for (const id of answers) if (!step.done) step = trading.next({ seat: step.value[0]!.seat, id })
  return step.done ? null : step.value[0]!
}

rule(
  ['10.1.1', '10.2.1', '10.4.2'],
  'you can buy from traders with goods, and sell if you have something to sell',
  () => {
    const realm = market()
    const elf = realm.put('elf', 'CV5')
    expect(realm.do(trade(realm.table, elf))).toBe('nothing')
    realm.give(elf, 'magic-spectacles', true)
    expect(asked(realm, elf, [])!.options.map(({ id }) => id)).toEqual(['sell to order', 'nothing'])
    // Things needed for a later phase are not for sale.
    elf.plan = [{ activity: { kind: 'search' }, source: 'magic-spectacles' }]
    realm.turnOf(elf)
    expect(realm.do(trade(realm.table, elf))).toBe('nothing')
    elf.boons.push({ from: 'scholar', price: 4 })
    expect(realm.do(trade(realm.table, elf))).toBe('nothing')
    elf.boons.push({ from: 'order', price: 4 })
    expect(asked(realm, elf, [])!.options.map(({ id }) => id)).toEqual(['buy from order', 'nothing'])
    elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
    expect(realm.do(trade(realm.table, elf))).toBe('nothing')
  },
)

rule('10.2.1', 'deciding to sell nothing has no effect and is not logged', () => {
  const realm = market()
  const elf = realm.put('elf', 'CV5')
  for (const id of ['lost-keys', 'deft-gloves']) realm.give(elf, id)
  realm.do(trade(realm.table, elf), ['sell to order', 'done'])
  expect(realm.table.events).toEqual([])
  realm.do(trade(realm.table, elf), ['sell to order', 'lost-keys', 'done'])
  expect(realm.told('sells')).toMatchObject([{ rule: '10.2.1', belongings: ['lost-keys'], gold: 5, buyer: 'order' }])
})

rule(
  ['10.3.1', '2.5.1'],
  'only the buyer sees the contents of the box, and cannot undo it; only Enchanted cards awaken',
  () => {
    const realm = market('lost-keys', 'cloven-hoof')
    const elf = realm.put('elf', 'CV5')
    realm.table.shownTo = []
    asked(realm, elf, ['buy from order'])
    expect(realm.table.shownTo).toEqual([elf.seat])
    expect(realm.told('looks-into')).toMatchObject([{ belongings: ['lost-keys', 'cloven-hoof'], to: [elf.seat] }])
    expect(realm.told('looks-into')[0]!.to).toEqual([elf.seat])
    expect(realm.state.shown).toEqual(['cloven-hoof'])
    expect(realm.told('sees-spells')).toEqual([])
  },
)

rule(
  ['10.3.3', '10.4.2'],
  'a boon can be paid for immediately; buying it back costs its price and nothing more',
  () => {
    const realm = market('lost-keys')
    const knight = realm.put('white-knight', 'CV5', { gold: 50 })
    const boon = asked(realm, knight, ['buy from order', 'nothing'], [2, 1])!
    expect([boon.topic, boon.data, boon.options.map(({ id, cost }) => [id, cost])]).toEqual([
      'boon',
      { character: 'white-knight', trader: 'order', price: 5, belonging: 'lost-keys' },
      [
        ['favor', undefined],
        ['pay', 5],
      ],
    ])
    realm.do(trade(realm.table, knight), ['buy from order', 'nothing', 'pay', 'pay', 'keep'], [2, 1])
    expect([knight.gold, knight.boons, knight.strained]).toEqual([45, [], {}])
    expect(realm.told('buys')).toMatchObject([{ gold: 5, boon: false }])
    // A boon again, bought back as one: its price, and no friendship for it.
    realm.stack('order', 'deft-gloves')
    realm.do(trade(realm.table, knight), ['buy from order', 'nothing', 'favor', 'keep'], [2, 1])
    expect(realm.told('buys').at(-1)).toMatchObject({ gold: 0, boon: true })
    expect(knight.boons).toEqual([{ from: 'order', price: 10 }])
    knight.strained = {}
    realm.do(trade(realm.table, knight), ['buy from order', 'nothing', 'pay'], [2, 1])
    expect([knight.gold, knight.boons, knight.strained]).toEqual([35, [], { order: -1 }])
  },
)

rule('10.4.2', 'a failed attempt to buy back a boon makes the loss permanent; other boons are unaffected', () => {
  const tries = (answers: string[], dice: number[]) => {
    const realm = market('lost-keys')
    const dwarf = realm.put('dwarf', 'CV5', { gold: 50, strained: { order: 1 } })
    dwarf.boons.push({ from: 'scholar', price: 3 }, { from: 'order', price: 10 })
    realm.do(trade(realm.table, dwarf), ['buy from order', 'buy-back', 'nothing', ...answers], dice)
    return [dwarf.boons, dwarf.strained.order, dwarf.gold, dwarf.blocked]
  }
  const other = [{ from: 'scholar', price: 3 }]
  // Unfriendly now: four times the price, no deal, an insult, a block.
  expect(tries(['pay'], [1, 1])).toEqual([other, 0, 10, false])
  expect(tries(['refuse'], [1, 1])).toEqual([other, 1, 50, false])
  expect(tries([], [2, 2])).toEqual([other, 1, 50, false])
  expect(tries(['refuse'], [4, 4])).toEqual([other, 1, 50, true])
  expect(tries([], [6, 6])).toEqual([other, 1, 50, true])
  // Buying something in the meantime leaves the boon as it is.
  const realm = market('lost-keys')
  const knight = realm.put('white-knight', 'CV5', { gold: 50, boons: [{ from: 'order', price: 10 }] })
  realm.do(trade(realm.table, knight), ['buy from order', 'lost-keys', 'nothing', 'pay', 'keep'], [3, 3])
  expect([knight.boons.length, knight.gold, knight.strained]).toEqual([1, 45, {}])
})

rule(['10.3.4', '8.2.5'], 'a debt is paid with belongings not yet offered, until nothing is owed', () => {
  const realm = market('lost-keys')
  const dwarf = realm.put('dwarf', 'CV5', { gold: 3 })
  for (const id of ['great-axe-1', 'helmet-1', 'short-sword-1']) realm.give(dwarf, id)
  const price = (...goods: string[]) => {
    const question = asked(realm, dwarf, ['buy from order', 'nothing', ...goods], [2, 2])!
    return [question.data?.owed, ...question.options.map(({ id }) => id)]
  }
  expect(price()).toEqual([15, 'great-axe-1', 'helmet-1', 'short-sword-1', 'refuse'])
  expect(price('great-axe-1')).toEqual([7, 'helmet-1', 'short-sword-1', 'refuse'])
  expect(price('great-axe-1', 'helmet-1')).toEqual([2, 'pay', 'short-sword-1', 'refuse'])
  expect(price('great-axe-1', 'helmet-1', 'short-sword-1')).toEqual([0, 'pay', 'refuse'])
  realm.do(trade(realm.table, dwarf), ['buy from order', 'nothing', 'great-axe-1', 'refuse'], [2, 2])
  expect([dwarf.owned.length, dwarf.gold, realm.told('no-deal').length]).toEqual([3, 3, 1])
})

rule(['10.3.3', '10.3.5'], 'no deal has no other effect, BLOCK blocks, and neither buys anything', () => {
  const realm = market('lost-keys')
  const druid = realm.put('druid', 'CV5', { gold: 90 })
  // Unfriendly: 3 is no deal.
  realm.do(trade(realm.table, druid), ['buy from order', 'nothing'], [3, 1])
  expect(realm.told('no-deal')).toMatchObject([{ rule: '10.3.3', character: 'druid', with: 'order' }])
  expect([druid.gold, druid.owned, druid.blocked]).toEqual([90, [], false])
})

rule(
  ['26.12', '10.2.2'],
  'bringing a group its reward mends a grudge by one level, and buying it creates one; nothing else does',
  () => {
    const deals = (options: object, thing: string) => {
      const realm = new Realm({ encounter: '3', ...options })
      realm.stand('order-hq', 'CV5')
      realm.empty('order')
      const knight = realm.put('white-knight', 'CV5', { gold: 100, strained: { order: 2 } })
      realm.give(knight, thing)
      realm.do(trade(realm.table, knight), ['sell to order', thing])
      const sold = knight.strained.order
      realm.do(trade(realm.table, knight), ['buy from order', 'nothing', 'pay', 'keep'], [1, 1])
      return [sold, knight.strained.order]
    }
    expect(deals({ grudges: 'yes' }, 'sacred-statue')).toEqual([1, 2])
    expect(deals({ grudges: 'yes' }, 'lost-keys')).toEqual([2, 2])
    expect(deals({}, 'sacred-statue')).toEqual([2, 2])
  },
)

rule(['10.3.6', '2.3.11'], 'everyone sees the name of what is bought', () => {
  const realm = market('lost-keys')
  const dwarf = realm.put('dwarf', 'CV5', { gold: 15 })
  realm.do(trade(realm.table, dwarf), ['buy from order', 'nothing', 'pay', 'keep'], [2, 2])
  expect(realm.told('gets').map(({ belonging, to }) => [belonging, to])).toEqual([['lost-keys', undefined]])
})

rule(
  ['10.5.1', '2.5.1'],
  'only the player of the character sees the spells of a visitor, and which one the price is for',
  () => {
    const realm = new Realm({ encounter: '4' })
    Object.assign(realm.state.visitors[2]!, { box: null, at: 'CV5', side: 0 })
    const spells = realm.state.magic!.cards.warlock!
    const dwarf = realm.put('dwarf', 'CV5')
    realm.give(dwarf, 'lost-keys')
    // He can learn none, and the box is empty.
    expect(asked(realm, dwarf, [])!.options.map(({ id }) => id)).toEqual(['sell to warlock', 'nothing'])
    const wizard = realm.put('wizard', 'CV5', { gold: 40 })
    const question = asked(realm, wizard, ['buy from warlock'], [1, 1])!
    expect(realm.told('sees-spells')).toMatchObject([{ character: 'wizard', rule: '10.5.1', spells }])
    expect(realm.told('sees-spells')[0]!.to).toEqual([wizard.seat])
    expect(question.topic).toBe('price')
    expect(spells).toContain(question.data?.spell)
  },
)

rule(['10.3.1', '24.11'], 'the Swordsman barters with one die', () => {
  const realm = market('lost-keys')
  const swordsman = realm.put('swordsman', 'CV5')
  realm.do(trade(realm.table, swordsman), ['buy from order', 'nothing'], [2])
  expect(realm.told('table').map(({ dice }) => dice)).toEqual([[2]])
})
