import { expect } from 'vitest'
import { hire, offersAt } from '../../../src/games/magic-realm/rules/actions/hiring.ts'
import { askToAcceptInsult, askToBattle } from '../../../src/games/magic-realm/rules/effects/meeting.ts'
import { columnFor, lowerRelation } from '../../../src/games/magic-realm/rules/effects/relations.ts'
import {
  dismiss,
  hiredLeader,
  holderOf,
  isHidden,
  setHidden,
} from '../../../src/games/magic-realm/rules/facts/employment.ts'
import { CAMPAIGNS } from '../../../src/games/magic-realm/rules/pieces/chits.ts'
import { groupOf } from '../../../src/games/magic-realm/rules/pieces/denizens.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { bewitch, lasting, Magical, OPEN, onDenizen, PEAK } from './magic/evening.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

/** Returns a Realm of the Third ENCOUNTER with a whole group and a character who wants to hire it. */
function market(group: string, id: string, more: Partial<Character> = {}) {
  const realm = new Realm({ encounter: '3' })
  for (const native of groupOf(group).members) realm.stand(native, 'DW2')
  const one = realm.put(id, 'DW2', more)
  return { realm, one, hired: () => Object.keys(realm.state.war!.hires) }
}

rule(['11.1.3', '10.3.3'], 'a boon hires for free, for the wage, or not at all', () => {
  const boon = (gold: number, ...answers: string[]) => {
    const { realm, one, hired } = market('woodfolk', 'elf', { gold })
    realm.do(hire(realm.table, one), ['woodfolk', ...(gold < 3 ? [] : ['nothing']), ...answers], [1, 1])
    return [one.gold, one.boons.length, hired().length, realm.told('hires').map(told => told.gold)]
  }
  expect(boon(6, 'favor')).toEqual([6, 1, 3, [0]])
  expect(boon(6, 'pay')).toEqual([0, 0, 3, [6]])
  expect(boon(6, 'refuse')).toEqual([6, 0, 0, []])
  expect(() => boon(5, 'pay')).toThrow('"pay" is no answer to boon: favor, refuse')
})

rule('11.1.3', 'the last gold can pay a wage, but never less than the full wage', () => {
  const pay = (gold: number, ...answers: string[]) => {
    const { realm, one, hired } = market('lancers', 'amazon', { gold })
    realm.do(hire(realm.table, one), ['lancers', 'nothing', ...answers], [2, 1])
    return [one.gold, hired().length]
  }
  expect(pay(16, 'pay')).toEqual([0, 4])
  expect(pay(16, 'refuse')).toEqual([16, 0])
  expect(pay(15)).toEqual([15, 0])
})

rule(['11.1.3', '10.3.3'], 'an insult or challenge is either accepted or blocks; no deal has no other effect', () => {
  const rolled = (roll: number, curses: Character['curses'], ...answers: string[]) => {
    const { realm, one, hired } = market('lancers', 'elf', { gold: 0, fame: 20, notoriety: 20, curses })
    realm.do(hire(realm.table, one), ['lancers', ...answers], [roll, roll])
    return [one.notoriety, one.fame, one.blocked, hired().length]
  }
  // Lancers are the Elf's enemies: 1 is an insult, 2 a challenge, 3 a block.
  expect(rolled(1, [], 'suffer')).toEqual([15, 20, false, 0])
  expect(rolled(1, [], 'refuse')).toEqual([20, 20, true, 0])
  expect(rolled(2, [], 'suffer')).toEqual([20, 15, false, 0])
  expect(rolled(2, [], 'refuse')).toEqual([20, 20, true, 0])
  expect(rolled(3, [])).toEqual([20, 20, true, 0])
  // Under Disgust he can pay with notoriety but not with fame (22.1.1).
  expect(rolled(1, ['disgust'], 'suffer')).toEqual([15, 20, false, 0])
  expect(rolled(2, ['disgust'])).toEqual([20, 20, true, 0])
  const { realm, one, hired } = market('company', 'amazon', { gold: 0 })
  realm.do(hire(realm.table, one), ['company'], [2, 3])
  expect([one.blocked, hired()]).toEqual([false, []])
  expect(realm.told('no-deal')).toMatchObject([{ with: 'company', rule: '11.1.3' }])
})

rule(['10.3.3', '14.2.2'], 'an insult before a fight is a separate question, and refusing it starts a battle', () => {
  const { realm, one } = market('lancers', 'elf', { gold: 0, notoriety: 20 })
  const topic = (asking: ReturnType<typeof askToAcceptInsult>) => realm.asked(asking)!.topic
  expect(topic(askToAcceptInsult(realm.table, one, 'lancers', 'insult'))).toBe('affront')
  expect(topic(askToAcceptInsult(realm.table, one, 'lancers', 'insult', { rule: '14.2.2', battle: true }))).toBe(
    'affront-battle',
  )
  expect(realm.do(askToBattle(realm.table, one, 'lancers', 'DW2'), ['suffer'], [1, 1])).toBe(false)
  expect(realm.told('battles')).toEqual([])
  expect(realm.do(askToBattle(realm.table, one, 'lancers', 'DW2'), ['refuse'], [1, 1])).toBe(true)
  expect(realm.told('battles')).toMatchObject([{ rule: '14.2.2', character: 'elf', group: 'lancers' }])
})

rule(
  ['25.4.4', '25.4.6'],
  'a campaign changes attitudes only toward its own character, and a mission changes none',
  () => {
    const realm = new Realm({ encounter: '3' })
    const [elf, dwarf] = ['elf', 'dwarf'].map(id => realm.put(id, 'DW2'))
    const on = (character: string, name: string) => ({ character, chit: 0, name, until: 14, goal: null, reward: 0 })
    const { foes, partners } = CAMPAIGNS.find(({ id }) => id === 'pillage')!
    const stand = (one: Character) => [...foes, ...partners].map(group => columnFor(realm.state, one, group))
    const usual = [stand(elf!), stand(dwarf!)]
    realm.state.war!.undertakings = [on('elf', 'food-ale')]
    expect([stand(elf!), stand(dwarf!)]).toEqual(usual)
    realm.state.war!.undertakings.push(on('elf', 'pillage'))
    expect(stand(elf!).slice(0, foes.length)).toEqual(foes.map(() => 'enemy'))
    expect(stand(dwarf!)).toEqual(usual[1])
  },
)

rule('26.12', 'a group that is not friendly does not resent what a character does', () => {
  const realm = new Realm({ encounter: '3' })
  const elf = realm.put('elf', 'DW2')
  Object.assign(realm.state, { optional: ['grudges'] })
  lowerRelation(realm.state, elf, 'company')
  expect(elf.strained).toEqual({})
  lowerRelation(realm.state, elf, 'bashkars')
  expect(elf.strained).toEqual({ bashkars: 2 })
})

rule(['11.1.1', '8.2.5'], 'a hiring character can decide to hire nobody, and finds nobody outside a clearing', () => {
  const { realm, one, hired } = market('lancers', 'amazon')
  expect(realm.do(hire(realm.table, one), ['nothing'])).toBe('declined')
  one.place = { kind: 'woods', tile: 'DW', from: 'DW2' }
  expect(realm.do(hire(realm.table, one))).toBe('nothing')
  expect(hired()).toEqual([])
  const early = new Realm({ encounter: '2' })
  early.stand('lancers-1', 'DW2')
  expect(early.do(hire(early.table, early.put('amazon', 'DW2')))).toBe('nothing')
})

rule(['11.2.2', '11.2.5'], 'a new hireling is unhidden, and a new leader has discovered and found nothing yet', () => {
  const { realm, one } = market('order', 'white-knight', { gold: 99 })
  for (const id of ['order-3', 'order-2', 'order-1']) realm.state.denizens[id]!.at = null
  realm.do(hire(realm.table, one), ['order-hq', 'nothing', 'pay'], [2, 2])
  expect(isHidden(realm.state, 'order-hq')).toBe(false)
  expect(realm.state.war!.hires['order-hq']).toMatchObject({ hidden: false, since: 1, until: 14 })
  expect(hiredLeader(realm.state, 'order-hq')).toEqual({
    ...{ id: 'order-hq', seat: 0, fate: 'alive', place: { kind: 'clearing', clearing: 'DW2' }, cameBy: null },
    ...{ hidden: false, foundEnemies: false, blocked: false, asleep: false, strength: false, hearing: false },
    ...{ chits: [], owned: [], gold: 0, curses: [], ways: [], sites: [], seen: [], plan: [], yesterday: [] },
  })
  setHidden(realm.state, 'order-hq', true)
  expect([hiredLeader(realm.state, 'order-hq')!.hidden, isHidden(realm.state, 'order-hq')]).toEqual([true, true])
})

rule('26.27', 'if nobody records, hired leaders do not record either', () => {
  const { realm } = market('order', 'white-knight')
  Object.assign(realm.state, { optional: ['unwritten'] })
  serve(realm.state, 'order-hq', 'white-knight')
  expect(hiredLeader(realm.state, 'order-hq')!.unwritten).toBe(true)
})

rule('26.8', 'the Captain hires with one die', () => {
  const { realm, one } = market('patrol', 'captain', { gold: 20, ability: 'own' })
  // Friendly: a 2 costs twice the wage.
  realm.do(hire(realm.table, one), ['patrol', 'nothing', 'pay'], [2])
  expect(one.gold).toBe(8)
})

/** Returns Goblins, and a character who can hire them. */
function goblins() {
  const realm = new Magical()
  for (const id of ['axe-goblin-1', 'axe-goblin-2', 'spear-goblin-1', 'giant-1', 'ogre-1']) realm.stand(id, OPEN)
  const witch = realm.put('witch', OPEN, { gold: 99 })
  const elf = realm.put('elf', OPEN)
  const offers = (one: Character, clearing = OPEN) =>
    offersAt(realm.state, one, clearing).map(({ group, natives, again }) => [group, again, natives])
  return { realm, witch, elf, offers }
}

rule('20.8.3', 'monsters can be hired, all of a kind together, if pacified by a spell of the hirer', () => {
  const { realm, witch, elf, offers } = goblins()
  expect([offers(witch), offers(elf)]).toEqual([[], []])
  bewitch(realm, 'deal-with-goblins', 'witch', onDenizen('axe-goblin-1'))
  bewitch(realm, 'deal-with-goblins', 'witch', onDenizen('spear-goblin-1'))
  bewitch(realm, 'persuade', 'witch', onDenizen('ogre-1'))
  expect(offers(elf)).toEqual([])
  expect(offers(witch)).toEqual([
    ['goblins', false, ['axe-goblin-1', 'spear-goblin-1']],
    ['ogres', false, ['ogre-1']],
  ])
  expect(offers(witch, PEAK)).toEqual([])
})

rule(
  '20.8.3',
  'hired monsters stay after the spell ends, but are rehired only under it; controlled ones cannot be hired',
  () => {
    const { realm, witch, elf, offers } = goblins()
    const deal = bewitch(realm, 'deal-with-goblins', 'witch', onDenizen('axe-goblin-1'))
    realm.do(hire(realm.table, witch), ['goblins', 'pay'], [2, 2])
    realm.state.day = 3
    expect(offers(witch)).toEqual([['goblins', true, ['axe-goblin-1']]])
    // She cannot hire another player's goblins, although they do not attack him.
    bewitch(realm, 'deal-with-goblins', 'witch', onDenizen('axe-goblin-2'))
    serve(realm.state, 'axe-goblin-2', elf.id)
    expect(offers(witch)).toEqual([['goblins', true, ['axe-goblin-1']]])
    realm.do(hire(realm.table, witch), ['goblins again', 'pay'], [2, 2])
    expect(realm.state.war!.hires['axe-goblin-1']!.until).toBe(28)
    Object.assign(realm.state.war!.hires['axe-goblin-1']!, { spell: 99 })
    expect(offers(witch)).toEqual([])
    delete realm.state.war!.hires['axe-goblin-1']!.spell
    deal.energized = false
    expect(offers(witch)).toEqual([])
    expect(Object.keys(realm.state.war!.hires)).toEqual(['axe-goblin-1', 'axe-goblin-2'])
  },
)

rule('20.8.4', 'hiring a monster releases it from pacification by another, which still covers the others', () => {
  const { realm, witch, elf } = goblins()
  const targets = [onDenizen('axe-goblin-1'), onDenizen('axe-goblin-2')]
  bewitch(realm, 'deal-with-goblins', 'witch', targets[0]!)
  const other = lasting('deal-with-goblins', elf.id, targets[0]!, { targets, number: 50 })
  realm.state.magic!.spells.push(other)
  realm.do(hire(realm.table, witch), ['goblins', 'pay'], [2, 2])
  expect(other.targets).toEqual([targets[1]])
})

rule(
  ['21.3.5', '10.3.2'],
  'a persuaded group deals with the caster in its clearing as a friend, or with drinks as an ally',
  () => {
    const realm = new Magical()
    const knight = realm.put('white-knight', OPEN)
    for (const id of ['company-1', 'company-2']) realm.stand(id, OPEN)
    const column = (drinks = false) => columnFor(realm.state, knight, 'company', drinks)
    expect([column(), column(true)]).toEqual(['enemy', 'unfriendly'])
    const peace = bewitch(realm, 'persuade', 'white-knight', onDenizen('company-1'))
    expect([column(), column(true)]).toEqual(['friendly', 'ally'])
    expect(columnFor(realm.state, knight, 'crone')).toBe('unfriendly')
    // He is not Friendly to another group, through another player's spell, or in another clearing.
    expect(columnFor(realm.state, knight, 'bashkars')).toBe('unfriendly')
    expect(columnFor(realm.state, realm.put('dwarf', OPEN), 'woodfolk')).toBe('unfriendly')
    realm.state.denizens['company-1']!.at = PEAK
    expect(column()).toBe('enemy')
    realm.state.denizens['company-1']!.at = OPEN
    knight.place = { kind: 'woods', tile: 'DW', from: 'DW2' }
    expect(column()).toBe('enemy')
    knight.place = { kind: 'clearing', clearing: OPEN }
    peace.energized = false
    expect(column()).toBe('enemy')
  },
)

rule(['11.3.1', '6.2.8a'], 'a dismissed leader has no chit to draw, follows nobody, and is followed by nobody', () => {
  const realm = new Realm({ encounter: '3' })
  realm.put('elf', 'DW2')
  for (const id of ['patrol-hq', 'patrol-1', 'patrol-2', 'woodfolk-1']) {
    realm.stand(id, 'DW2')
    serve(realm.state, id, 'elf')
  }
  realm.state.draw = ['elf', 'patrol-hq']
  const leader = hiredLeader(realm.state, 'patrol-hq')!
  realm.state.war!.follows = { 'patrol-1': 'patrol-hq', 'patrol-hq': 'elf', 'woodfolk-1': 'elf', 'patrol-2': 'elf' }
  dismiss(realm.table, 'patrol-hq', 'term', '11.3.1')
  expect([leader.fate, realm.state.draw]).toEqual(['left', ['elf']])
  expect(realm.state.war!.follows).toEqual({ 'woodfolk-1': 'elf', 'patrol-2': 'elf' })
  dismiss(realm.table, 'woodfolk-1', 'term', '11.3.1')
  expect(realm.state.war!.follows).toEqual({ 'patrol-2': 'elf' })
  const killed = new Realm({ encounter: '3' })
  killed.put('elf', 'DW2')
  killed.stand('patrol-hq', 'DW2')
  serve(killed.state, 'patrol-hq', 'elf')
  const dead = hiredLeader(killed.state, 'patrol-hq')!
  dismiss(killed.table, 'patrol-hq', 'killed', '17.2.1')
  expect(dead.fate).toBe('dead')
})

rule('20.8.5', 'the belongings of a released monster stay where it is, or are lost if it is nowhere', () => {
  const left = (at: string | null) => {
    const realm = new Magical()
    realm.put('witch', OPEN)
    realm.stand('giant-bat-1', OPEN)
    const cast = lasting('control-bats', 'witch', onDenizen('giant-bat-1'))
    realm.state.magic!.spells.push(cast)
    serve(realm.state, 'giant-bat-1', 'witch')
    realm.state.war!.leaders.push(leaderOf(realm))
    realm.state.denizens['giant-bat-1']!.at = at
    dismiss(realm.table, 'giant-bat-1', 'gone', '20.8.5')
    return [realm.state.piles[OPEN] ?? [], realm.state.lost]
  }
  expect(left(OPEN)).toEqual([['spear-1'], []])
  expect(left(null)).toEqual([[], ['spear-1']])
})

/** Returns a monster that leads, with a spear. */
function leaderOf(realm: Realm) {
  realm.stand('patrol-hq', OPEN)
  serve(realm.state, 'patrol-hq', 'witch')
  const leader = realm.state.war!.leaders.pop()!
  delete realm.state.war!.hires['patrol-hq']
  realm.state.denizens['patrol-hq']!.at = null
  realm.give(leader as never, 'spear-1')
  return { ...leader, id: 'giant-bat-1' }
}

rule('20.9.3', 'a card absorbed by a form still belongs to its owner; a card out of play belongs to nobody', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN)
  const dwarf = realm.put('dwarf', OPEN)
  const flowers = realm.give(dwarf, 'flowers-of-rest', true)
  const sword = realm.give(elf, 'short-sword-1')
  expect(holderOf(realm.state, 'flowers-of-rest')?.id).toBe('dwarf')
  Object.assign(elf, { owned: [], within: { owned: [sword], gold: 0 } })
  Object.assign(dwarf, { owned: [], within: { owned: [flowers], gold: 0 } })
  expect(holderOf(realm.state, 'flowers-of-rest')?.id).toBe('dwarf')
  expect(holderOf(realm.state, 'cloven-hoof')).toBeUndefined()
})
