import { expect } from 'vitest'
import { priceOf } from '../../../src/games/magic-realm/rules/actions/prices.ts'
import { trade } from '../../../src/games/magic-realm/rules/actions/trading.ts'
import { bidsOf, TABLES } from '../../../src/games/magic-realm/rules/pieces/tables.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

/** Returns a character who meets a leader with these things to sell, in a game with commerce. */
function market(group: string, id: string, things: readonly string[], more: Partial<Character> = {}) {
  const realm = new Realm({ commerce: 'yes', encounter: '2' })
  realm.stand(`${group}-hq`, 'CV5')
  const seller = realm.put(id, 'CV5', { gold: 0, ...more })
  for (const thing of things) realm.give(seller, thing)
  return { realm, seller }
}

rule(
  '26.24',
  'a group values gold, and fame or notoriety if it likes them; the group named on a card adds its reward',
  () => {
    const { realm } = market('company', 'elf', [])
    const prices = (id: string) => ['company', 'patrol', 'order', 'scholar'].map(one => priceOf(realm.state, one, id))
    // The Grail: 12 gold, minus 25 notoriety, 50 fame from the Order.
    expect(prices('sacred-grail')).toEqual([-13, -13, 62, 12])
    expect(prices('regent-of-jewels')).toEqual([77, 77, 67, 67])
    expect(priceOf(realm.state, 'soldiers', 'regent-of-jewels')).toBe(87)
    expect(priceOf(new Realm().state, 'company', 'sacred-grail')).toBe(12)
  },
)

rule(['26.24', '10.2.1'], 'a leader makes one offer for everything shown, which can be declined', () => {
  const sells = (answer: string) => {
    const { realm, seller } = market('company', 'elf', ['regent-of-jewels', 'lost-keys'])
    const base = priceOf(realm.state, 'company', 'regent-of-jewels') + priceOf(realm.state, 'company', 'lost-keys')
    // To the Elf the Company is neutral: on 3 it offers five less.
    expect(TABLES.commerce.neutral![2]).toBe('offer-5')
    const answers = ['sell to company', 'regent-of-jewels', 'lost-keys', answer]
    realm.do(trade(realm.table, seller), answers, [3, 1])
    const goods = { rule: '26.24', character: 'elf', buyer: 'company', belongings: ['regent-of-jewels', 'lost-keys'] }
    expect(realm.told('shows-goods')).toMatchObject([{ ...goods, drinks: false }])
    const sold = answer === 'accept' ? [{ ...goods, gold: base - 5 }] : []
    expect(realm.told('sells')).toMatchObject(sold)
    return { gold: seller.gold - base, owned: seller.owned.length, box: realm.state.boxes.company!.length }
  }
  expect(sells('accept')).toMatchObject({ gold: -5, owned: 0 })
  expect(sells('refuse').owned).toBe(2)
})

rule('26.24', 'a character who refuses a demand is blocked', () => {
  const demanded = (answer: string) => {
    const { realm, seller } = market('company', 'white-knight', ['regent-of-jewels'])
    // The Company are enemies of the White Knight, and his Honor subtracts one from the roll.
    realm.do(trade(realm.table, seller), ['sell to company', 'regent-of-jewels', answer], [2, 1])
    return [seller.gold, seller.owned.length, seller.blocked]
  }
  expect(TABLES.commerce.enemy![0]).toBe('demand-10')
  expect(demanded('accept')).toEqual([67, 0, false])
  expect(demanded('refuse')).toEqual([0, 1, true])
})

rule('26.24', 'trouble and opportunity reroll, BLOCK blocks, and an offer below zero is ignored', () => {
  const { realm, seller } = market('company', 'elf', ['regent-of-jewels'])
  realm.do(trade(realm.table, seller), ['sell to company', 'regent-of-jewels', 'accept'], [1, 1, 2, 2])
  expect(seller.gold).toBe(82)
  expect(realm.told('bids').map(({ bid }) => bid)).toEqual([{ kind: 'opportunity' }, { kind: 'offer', gold: 5 }])
  const enemy = market('company', 'white-knight', ['regent-of-jewels'])
  enemy.realm.do(trade(enemy.realm.table, enemy.seller), ['sell to company', 'regent-of-jewels'], [6, 6])
  expect(enemy.seller.blocked).toBe(true)
  const grail = market('company', 'elf', ['sacred-grail'])
  grail.realm.do(trade(grail.realm.table, grail.seller), ['sell to company', 'sacred-grail'], [2, 2])
  expect(grail.seller.owned).toHaveLength(1)
  expect(grail.realm.told('no-deal')).toHaveLength(1)
})

rule('26.24', 'a group pays you to take goods it values below zero; visitors never haggle (D62)', () => {
  const { realm, seller } = market('company', 'elf', [])
  realm.stack('company', 'sacred-grail')
  realm.do(trade(realm.table, seller), ['buy from company', 'sacred-grail', 'pay', 'keep'], [3, 3])
  expect(seller.gold).toBe(13)
  expect(seller.owned.map(({ id }) => id)).toContain('sacred-grail')
  Object.assign(realm.state.visitors[0]!, { box: null, at: 'CV5', side: 0 })
  realm.give(seller, 'regent-of-jewels')
  const asked = realm.asked(trade(realm.table, seller))!
  expect(asked.ids).toContain('sell to scholar')
  realm.do(trade(realm.table, seller), ['sell to scholar', 'regent-of-jewels', 'done'])
  expect(seller.gold).toBe(13 + 67)
})

rule(
  '26.24',
  "fame counts with groups that value it, damaged armor is worth less, and goods a phase needs can't be sold",
  () => {
    const { realm, seller } = market('company', 'elf', ['battle-bracelets', 'magic-spectacles'])
    // 12 gold, 2 fame, 4 notoriety.
    const groups = [
      'order',
      'guard',
      'company',
      'rogues',
      'bashkars',
      'woodfolk',
      'lancers',
      'soldiers',
      'patrol',
      'crone',
    ]
    expect(groups.map(one => priceOf(realm.state, one, 'battle-bracelets'))).toEqual([
      14, 14, 16, 16, 16, 18, 18, 18, 18, 12,
    ])
    const plain = new Realm()
    plain.state.damaged.push('helmet-2')
    expect(['helmet-1', 'helmet-2', 'short-sword-1'].map(id => priceOf(plain.state, 'order', id))).toEqual([5, 3, 4])
    seller.plan = [{ activity: { kind: 'search' }, source: 'magic-spectacles' }]
    realm.turnOf(seller)
    const asked = realm.asked(trade(realm.table, seller))
    expect(asked?.ids).toEqual(['buy from company', 'sell to company', 'nothing'])
    const selling = trade(realm.table, seller)
    selling.next()
    const shows = selling.next({ seat: seller.seat, id: 'sell to company' })
    expect(shows.done ? [] : shows.value[0]!.options.map(({ id }) => id)).toEqual(['done', 'battle-bracelets'])
  },
)

rule('26.24', 'the total price is shown with the goods; without goods there is no roll', () => {
  const { realm, seller } = market('company', 'elf', ['regent-of-jewels', 'lost-keys', 'deft-gloves'])
  const selling = trade(realm.table, seller)
  const sums: unknown[] = []
  let step = selling.next()
  for (const id of ['sell to company', 'regent-of-jewels', 'lost-keys']) {
    step = selling.next({ seat: seller.seat, id })
    if (!step.done) sums.push(step.value[0]!.data?.gold)
  }
  expect(sums).toEqual([0, 77, 82])
  realm.do(trade(realm.table, seller), ['sell to company', 'done'])
  expect(realm.told('bids')).toEqual([])
  expect(realm.told('shows-goods')).toEqual([])
})

rule('26.24', 'an offer of zero can be accepted; prices are never shown or logged below zero', () => {
  // To the Elf the Company is neutral: on 3 it offers five less than the 4 and 1 gold.
  const { realm, seller } = market('company', 'elf', ['short-sword-1', 'staff-1'])
  realm.do(trade(realm.table, seller), ['sell to company', 'short-sword-1', 'staff-1', 'accept'], [3, 1])
  expect([seller.gold, seller.owned]).toEqual([0, []])
  // A negative demand takes the goods without payment (R64).
  const knight = market('company', 'white-knight', ['sacred-grail', 'lost-keys'])
  const selling = trade(knight.realm.table, knight.seller)
  knight.realm.state.forced = [2, 1]
  let step = selling.next()
  for (const id of ['sell to company', 'sacred-grail', 'done'])
    if (!step.done) step = selling.next({ seat: knight.seller.seat, id })
  if (step.done) throw new Error('nothing is demanded')
  expect(step.value[0]!.data).toMatchObject({ result: 'demand', price: 0 })
  expect(step.value[0]!.options.map(({ id, cost }) => [id, cost])).toEqual([
    ['accept', 0],
    ['refuse', undefined],
  ])
  selling.next({ seat: knight.seller.seat, id: 'accept' })
  expect([knight.seller.gold, knight.seller.owned.map(({ id }) => id)]).toEqual([0, ['lost-keys']])
})

rule(['26.24', '10.3.5'], 'trouble rerolls as if Unfriendly, opportunity one column friendlier, up to Ally', () => {
  const bids = (id: string, group: string, dice: number[], answer: string[] = []) => {
    const { realm, seller } = market(group, id, ['regent-of-jewels'])
    realm.do(trade(realm.table, seller), [`sell to ${group}`, 'regent-of-jewels', ...answer], dice)
    return realm.told('bids').map(({ bid }) => bid)
  }
  expect(bidsOf('neutral').findIndex(({ kind }) => kind === 'trouble')).toBe(5)
  expect(bids('elf', 'company', [6, 6, 1, 1], ['refuse'])).toEqual([{ kind: 'trouble' }, bidsOf('unfriendly')[0]])
  expect(bids('elf', 'company', [1, 1, 6, 6], ['refuse'])).toEqual([{ kind: 'opportunity' }, bidsOf('friendly')[5]])
})

rule(['26.24', '24.11'], 'the Swordsman haggles with one die too', () => {
  const { realm, seller } = market('company', 'swordsman', ['lost-keys'])
  realm.do(trade(realm.table, seller), ['sell to company', 'lost-keys', 'refuse'], [2])
  expect(realm.told('table').map(({ dice }) => dice)).toEqual([[2]])
})
