import { expect } from 'vitest'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { deal, spendEvening } from '../../../src/games/magic-realm/rules/day/exchange.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { phrased, type Question, type Rule } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

/** Sets up Ann's Elf, Bob's Dwarf and Cyd's Captain in a clearing after their fights. */
function meeting(clearing = 'DW2', options: object = {}) {
  const realm = new Realm({ seats: 3, encounter: '3', ...options })
  const [elf, dwarf, captain] = ['elf', 'dwarf', 'captain'].map(id => realm.put(id, clearing))
  return { realm, elf: elf!, dwarf: dwarf!, captain: captain! }
}

/** Returns the question after these answers, or null if there is none. */
function asked(rule: Rule<unknown>, ...answers: string[]): Question | null {
  let step = rule.next()
  for (const id of answers) if (!step.done) step = rule.next({ seat: step.value[0]!.seat, id })
  return step.done ? null : step.value[0]!
}
/** Returns the answers for one side of a deal, complete. */
const done = (goods: string[]): string[] => (goods[0] === 'nothing' ? goods : [...goods, 'done'])
const ids = (question: Question | null): string[] => question?.options.map(({ id }) => id) ?? []
const owned = (one: Character): string[] => one.owned.map(({ id }) => id)

const piece = (id: string) => ({ kind: 'belonging', id })
const sum = (gold: number) => ({ kind: 'gold', gold })
const discovery = (thing: string) => ({ kind: 'discovery', thing })

rule(
  ['2.6.1', '2.3.11', '2.5.1'],
  'a player offers anything they can give away, and asks for visible goods or gold of another',
  () => {
    const { realm, elf, dwarf } = meeting()
    for (const id of ['lost-keys', 'light-bow-1']) realm.give(elf, id)
    realm.give(dwarf, 'deft-gloves', true)
    realm.give(dwarf, 'magic-wand')
    realm.give(dwarf, 'helmet-1')
    expect(ids(asked(deal(realm.table, elf, dwarf)))).toEqual(['nothing', 'gold', 'lost-keys', 'light-bow-1'])
    expect(ids(asked(deal(realm.table, elf, dwarf), 'nothing'))).toEqual([
      'nothing',
      'gold',
      'deft-gloves',
      'helmet-1',
      'discoveries',
    ])
    elf.gold = 0
    dwarf.gold = 0
    expect(ids(asked(deal(realm.table, elf, dwarf)))).toEqual(['nothing', 'lost-keys', 'light-bow-1'])
    const sum = asked(deal(realm.table, elf, dwarf), 'nothing', 'gold')!
    expect([sum.topic, sum.amount?.least, sum.amount?.most]).toEqual(['deal-gold', 1, 200])
    // Between one player's characters nothing is hidden.
    const own = realm.put('amazon', 'DW2')
    realm.give(own, 'lucky-charm')
    own.sites = ['vault']
    expect(own.seat).toBe(elf.seat)
    expect(ids(asked(deal(realm.table, elf, own), 'nothing'))).toEqual(['nothing', 'gold', 'lucky-charm'])
  },
)

rule(
  ['2.6.1', '2.5.6'],
  'the other player is told both sides, and can accept only if both can deliver everything',
  () => {
    const { realm, elf, dwarf } = meeting()
    realm.give(elf, 'lost-keys')
    realm.give(dwarf, 'helmet-1')
    elf.ways = ['DW2-3']
    const offer = (gives: string[], asks: string[]) => {
      const question = asked(deal(realm.table, elf, dwarf), ...done(gives), ...done(asks))
      return question && [question.seat, question.data?.gives, question.data?.asks, ...ids(question)]
    }
    expect(offer(['lost-keys'], ['helmet-1'])).toEqual([
      1,
      [piece('lost-keys')],
      [piece('helmet-1')],
      'refuse',
      'accept',
    ])
    expect(offer(['gold', '10'], ['gold', '10'])).toEqual([1, [sum(10)], [sum(10)], 'refuse', 'accept'])
    expect(offer(['nothing'], ['gold', '11'])).toEqual([1, [], [sum(11)], 'refuse'])
    expect(offer(['DW2-3'], ['nothing'])).toEqual([1, [discovery('DW2-3')], [], 'refuse', 'accept'])
    expect(offer(['nothing'], ['nothing'])).toBeNull()
    dwarf.curses = ['ashes']
    expect(offer(['lost-keys'], ['gold', '1'])).toEqual([1, [piece('lost-keys')], [sum(1)], 'refuse'])
    // A refusal changes nothing. He cannot give what he has lost in the meantime.
    realm.do(deal(realm.table, elf, dwarf), ['lost-keys', 'done', 'helmet-1', 'done', 'refuse'])
    expect([owned(elf), owned(dwarf)]).toEqual([['lost-keys'], ['helmet-1']])
    const dealing = deal(realm.table, elf, dwarf)
    let step = dealing.next()
    for (const id of ['lost-keys', 'done', 'helmet-1']) step = dealing.next({ seat: 0, id })
    dwarf.owned = []
    step = dealing.next({ seat: 0, id: 'done' })
    expect(step.done ? [] : ids(step.value[0]!)).toEqual(['refuse'])
  },
)

rule(
  ['20.9.4', '20.9.3', '2.6.1'],
  'a character turned to mist can be told discoveries, but gets no goods or gold',
  () => {
    const { realm, elf, dwarf } = meeting()
    realm.give(elf, 'lost-keys')
    realm.give(dwarf, 'helmet-1')
    elf.ways = ['DW2-3']
    dwarf.formed = 'mist'
    expect(ids(asked(deal(realm.table, elf, dwarf)))).toEqual(['nothing', 'DW2-3'])
    expect(ids(asked(deal(realm.table, dwarf, elf)))).toEqual(['nothing', 'discoveries'])
    expect(ids(asked(deal(realm.table, elf, dwarf), 'nothing'))).toEqual(['nothing', 'discoveries'])
    dwarf.formed = undefined
    expect(ids(asked(deal(realm.table, elf, dwarf)))).toEqual(['nothing', 'gold', 'lost-keys', 'DW2-3'])
  },
)

rule(['2.6.1', '6.1.9'], 'nobody can give things that a phase still needs or that cannot be given away', () => {
  const { realm, elf, dwarf } = meeting()
  realm.give(elf, 'magic-spectacles', true)
  elf.plan = [{ activity: { kind: 'search' }, source: 'magic-spectacles' }]
  realm.state.draw = ['dwarf']
  const dealing = deal(realm.table, elf, dwarf)
  let step = dealing.next()
  for (const id of ['magic-spectacles', 'done']) step = dealing.next({ seat: 0, id })
  realm.state.draw = ['elf']
  for (const id of ['gold', '1', 'done']) step = dealing.next({ seat: 0, id })
  expect(step.done ? [] : ids(step.value[0]!)).toEqual(['refuse'])
})

rule(
  ['2.6.1', '2.3.11', '2.3.1'],
  'both sides change hands; the log names counters and sums of gold, but not cards',
  () => {
    const { realm, elf, dwarf } = meeting()
    realm.give(elf, 'lost-keys')
    realm.give(dwarf, 'helmet-1')
    realm.do(deal(realm.table, elf, dwarf), ['lost-keys', 'done', 'helmet-1', 'done', 'accept', 'keep', 'keep'])
    expect([owned(elf), owned(dwarf)]).toEqual([['helmet-1'], ['lost-keys']])
    realm.do(deal(realm.table, elf, dwarf), ['gold', '3', 'done', 'nothing', 'accept'])
    expect([elf.gold, dwarf.gold]).toEqual([7, 13])
    expect(realm.told('gives').map(({ character, receiver, what }) => [character, receiver, what])).toEqual([
      ['elf', 'dwarf', [{ kind: 'card' }]],
      ['dwarf', 'elf', [piece('helmet-1')]],
      ['elf', 'dwarf', [sum(3)]],
    ])
  },
)

rule(
  ['2.5.4', '2.5.7', '2.5.8'],
  'discoveries are shared on the spot: ways and sites of the clearing, a card with its site; watchers learn too',
  () => {
    const { realm, elf, dwarf, captain } = meeting('CL6')
    for (const [site, tile] of [
      ['hoard', 'CL'],
      ['vault', 'CL'],
      ['pool', 'CN'],
    ] as const)
      realm.lay(site, tile)
    realm.state.chits.hoard!.at = 'CL6'
    realm.stack('hoard', 'enchanted-meadow')
    realm.state.shown.push('enchanted-meadow', 'toadstool-circle')
    elf.ways = ['CL3-6', 'CL2-5']
    elf.sites = ['hoard', 'vault', 'pool', 'enchanted-meadow', 'toadstool-circle']
    const told = ids(asked(deal(realm.table, elf, dwarf)))
    expect(told).toEqual(['nothing', 'gold', 'CL3-6', 'hoard', 'enchanted-meadow', 'discoveries'])
    const tells = (thing: string) => {
      for (const one of [dwarf, captain]) Object.assign(one, { ways: [], sites: [] })
      realm.do(deal(realm.table, elf, dwarf), [thing, 'done', 'nothing', 'accept'])
      return [dwarf, captain].map(one => [...one.ways, ...one.sites])
    }
    expect(tells('CL3-6')).toEqual([['CL3-6'], ['CL3-6']])
    expect(tells('hoard')).toEqual([['hoard'], ['hoard']])
    expect(realm.state.chits.hoard!.known).toBe(true)
    expect(tells('enchanted-meadow')).toEqual([
      ['hoard', 'enchanted-meadow'],
      ['hoard', 'enchanted-meadow'],
    ])
    elf.hidden = true
    expect(tells('hoard')).toEqual([['hoard'], []])
  },
)

rule(['2.5.4', '2.5.7', '26.5'], 'everyone who sees a cache being shared discovers it too', () => {
  const { realm, elf, dwarf, captain } = meeting('CV5', { caching: 'yes' })
  realm.state.caches = [{ id: 'cache-1', owner: 'elf', clearing: 'CV5', gold: 3, things: [] }]
  realm.do(deal(realm.table, elf, dwarf), ['cache-1', 'done', 'nothing', 'accept'])
  expect([dwarf.sites, captain.sites]).toEqual([['cache-1'], ['cache-1']])
})

rule(['2.5.4', '9.6.3'], "a site card in a pile or in another's box cannot be used to show its site", () => {
  const { realm, elf, dwarf } = meeting('CV5')
  realm.stand('order-hq', 'CV5')
  realm.stack('order', 'enchanted-meadow')
  realm.state.shown.push('enchanted-meadow')
  elf.sites = ['enchanted-meadow']
  realm.do(deal(realm.table, elf, dwarf), ['enchanted-meadow', 'done', 'nothing', 'accept'])
  expect(dwarf.sites).toEqual(['enchanted-meadow'])
})

rule(
  ['28.2.6', '2.3.2'],
  'in the evening a player handles each belonging once and offers three deals; one with nothing to do is skipped',
  () => {
    const { realm, elf } = meeting()
    for (const id of ['light-bow-1', 'lost-keys']) realm.give(elf, id)
    const evening = (...answers: string[]) => ids(asked(spendEvening(realm.table, elf), ...answers))
    const all = ['done', 'activate light-bow-1', 'abandon light-bow-1', 'activate lost-keys', 'abandon lost-keys']
    const deals = ['deal dwarf', 'deal captain']
    expect(evening()).toEqual([...all, ...deals])
    const deal3 = ['deal dwarf', 'nothing', 'nothing']
    expect(evening(...deal3, ...deal3)).toEqual([...all, ...deals])
    expect(evening(...deal3, ...deal3, ...deal3)).toEqual(all)
    expect(evening('activate light-bow-1')).toEqual(['done', 'activate lost-keys', 'abandon lost-keys', ...deals])
    expect(evening('done')).toEqual([])
    elf.asleep = true
    elf.blocked = true
    expect(evening()).toContain('deactivate light-bow-1')
    elf.owned = []
    const alone = new Realm({ encounter: '3' })
    alone.do(spendEvening(alone.table, alone.put('elf', 'DW2')))
    const rider = alone.put('dwarf', 'DW2')
    alone.give(rider, 'lost-keys')
    rider.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
    alone.do(spendEvening(alone.table, rider))
  },
)

rule('28.2.6', 'the evening is over once all belongings are handled if nobody else is there', () => {
  const realm = new Realm({ encounter: '3' })
  const elf = realm.put('elf', 'DW2')
  realm.give(elf, 'lost-keys')
  realm.do(spendEvening(realm.table, elf), ['activate lost-keys'])
  expect(elf.owned[0]!.active).toBe(true)
})

/** Plays the evening of the Elf and the Dwarf in their clearing through the real turn. */
function evening() {
  const { realm, elf, dwarf, captain } = meeting('CL6')
  Object.assign(realm.state, { phase: 'evening', evenings: ['CL6'], fought: true, traded: ['dwarf', 'captain'] })
  realm.lay('hoard', 'CL')
  realm.give(elf, 'light-bow-1')
  realm.give(elf, 'lost-keys')
  realm.give(elf, 'lucky-charm')
  realm.give(dwarf, 'helmet-1')
  realm.give(dwarf, 'workhorse-1')
  elf.hidden = true
  return { realm, elf, dwarf, captain }
}

rule(['2.6.1', '2.5.6'], 'a deal can include several things, gold and discoveries on both sides (R8)', () => {
  const { realm, elf, dwarf } = evening()
  elf.sites = ['hoard']
  const gives = ['lost-keys', 'gold', '4', 'lucky-charm', 'hoard', 'done']
  const asks = ['workhorse-1', 'helmet-1', 'gold', '2', 'done']
  realm.play('deal dwarf', ...gives, ...asks, 'accept', 'keep', 'keep', 'keep', 'keep', 'done')
  expect([owned(elf), owned(dwarf)]).toEqual([
    ['light-bow-1', 'workhorse-1', 'helmet-1'],
    ['lost-keys', 'lucky-charm'],
  ])
  expect([elf.gold, dwarf.gold, dwarf.sites]).toEqual([8, 12, ['hoard']])
  expect(realm.told('gives').map(event => magicRealm.sentence(event, ['Ann', 'Bob', 'Cyd']))).toEqual([
    'The Elf gives 4 gold, 2 cards and a discovery to the Dwarf.',
    'The Dwarf gives the Workhorse, the Helmet and 2 gold to the Elf.',
  ])
})

rule(
  ['2.6.1', '2.5.3'],
  'each part is offered once, and a deal is possible only if both sides can deliver everything',
  () => {
    const { realm, elf, dwarf } = evening()
    const offer = (...answers: string[]) => asked(deal(realm.table, elf, dwarf), ...answers)
    expect(ids(offer('lost-keys', 'gold', '1'))).toEqual(['done', 'light-bow-1', 'lucky-charm'])
    expect(ids(offer('nothing', 'helmet-1'))).toEqual(['done', 'gold', 'workhorse-1', 'discoveries'])
    expect(ids(offer('lost-keys', 'done', 'helmet-1', 'gold', '10', 'done'))).toEqual(['refuse', 'accept'])
    expect(ids(offer('lost-keys', 'done', 'helmet-1', 'gold', '11', 'done'))).toEqual(['refuse'])
    expect(ids(offer('lost-keys', 'done', 'helmet-1', 'discoveries', 'done'))).toEqual(['refuse'])
    dwarf.ways = ['CL3-6']
    expect(ids(offer('lost-keys', 'done', 'helmet-1', 'discoveries', 'done'))).toEqual(['refuse', 'accept'])
  },
)

rule('2.5.4', 'two players who share everything share only what they knew before the deal', () => {
  const { realm, elf, dwarf } = evening()
  Object.assign(elf, { sites: ['hoard'], ways: ['CL3-6'] })
  Object.assign(dwarf, { sites: [], ways: ['CL3-6'] })
  realm.play('deal dwarf', 'discoveries', 'done', 'discoveries', 'done', 'accept', 'done')
  expect(realm.told('shares').map(({ character, things }) => [character, things])).toEqual([
    ['elf', ['CL3-6', 'hoard']],
    ['dwarf', ['CL3-6']],
  ])
})

rule('2.6.1', 'gold changes hands before the receiver is asked about the items', () => {
  const { realm, elf, dwarf } = evening()
  const answers = ['lost-keys', 'gold', '4', 'done', 'nothing', 'accept']
  expect(asked(deal(realm.table, elf, dwarf), ...answers)?.seat).toBe(dwarf.seat)
  expect([elf.gold, dwarf.gold]).toEqual([6, 14])
})

rule(['2.5.4', '2.5.1'], 'all discoveries in a clearing can be shared at once', () => {
  const { realm, elf, dwarf, captain } = evening()
  Object.assign(elf, { sites: ['hoard', 'pool'], ways: ['CL3-6', 'CL2-5'] })
  const offers = ids(asked(deal(realm.table, elf, dwarf)))
  expect(offers.slice(-3)).toEqual(['CL3-6', 'hoard', 'discoveries'])
  expect(ids(asked(deal(realm.table, elf, dwarf), 'discoveries'))).toEqual([
    ...['done', 'gold', 'light-bow-1', 'lost-keys', 'lucky-charm'],
  ])
  realm.play('deal dwarf', 'discoveries', 'done', 'gold', '5', 'done', 'accept', 'done')
  expect([dwarf.ways, dwarf.sites, captain.ways, captain.sites]).toEqual([['CL3-6'], ['hoard'], [], []])
  expect([elf.gold, realm.table.revealed]).toEqual([15, true])
  expect(realm.told('shares')).toMatchObject([{ things: ['CL3-6', 'hoard'], to: [0, 1] }])
  // A player can also ask for everything another has.
  Object.assign(elf, { sites: [], ways: [] })
  realm.state.traded = ['dwarf', 'captain']
  realm.play('deal dwarf', 'lost-keys', 'done', 'discoveries', 'done', 'accept', 'keep', 'done')
  expect([elf.ways, elf.sites, owned(dwarf)]).toEqual([['CL3-6'], ['hoard'], ['helmet-1', 'workhorse-1', 'lost-keys']])
})

rule(['2.5.1', '2.5.4'], 'neither the offer nor the log names the site or cache to be shared (R162)', () => {
  const { realm, elf, dwarf } = evening()
  Object.assign(elf, { sites: ['hoard'], ways: ['CL3-6'] })
  const offer = asked(deal(realm.table, elf, dwarf), 'hoard', 'CL3-6', 'done', 'nothing')!
  expect(offer.data).toMatchObject({ gives: [{ kind: 'a-site' }, discovery('CL3-6')], asks: [] })
  const shown = phrased(magicRealm, magicRealm.view(realm.state, 1), offer)
  expect(shown.text).toContain('offers a site here and the roadway')
  expect(shown.text).not.toContain('Hoard')
  realm.play('deal dwarf', 'hoard', 'done', 'nothing', 'refuse', 'done')
  expect(JSON.stringify(realm.table.events)).not.toContain('hoard')
  expect(dwarf.sites).toEqual([])
})
