import { expect } from 'vitest'
import { gatherParties } from '../../../src/games/magic-realm/rules/actions/assigning.ts'
import {
  askFollowers,
  hideFollowers,
  leaveFollowersBehind,
  letFollowersDoSame,
} from '../../../src/games/magic-realm/rules/actions/guiding.ts'
import { hiredLeader, isHidden, setHidden } from '../../../src/games/magic-realm/rules/facts/employment.ts'
import {
  companionsOf,
  followersOf,
  hasPony,
  mountOf,
  stopAllFollowing,
  stopFollowing,
} from '../../../src/games/magic-realm/rules/facts/party.ts'
import { strengthOf, tremendous } from '../../../src/games/magic-realm/rules/facts/strength.ts'
import type { Individual } from '../../../src/games/magic-realm/rules/state/state.ts'
import type { Rule } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { bewitch, Magical, OPEN, onDenizen } from './magic/evening.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

/** Asks nothing. */
function* nothing(): Rule {}

/** Sets up the Amazon, followed by these characters of other players and these natives, each with an employer. */
function party(followers: readonly string[], natives: Readonly<Record<string, string>> = {}) {
  const realm = new Realm({ encounter: '3', seats: 4 })
  realm.state.day = 2
  const amazon = realm.put('amazon', 'DW2')
  const others = followers.map(id => realm.put(id, 'DW2'))
  const war = realm.state.war!
  for (const id of followers) war.follows[id] = 'amazon'
  for (const [id, employer] of Object.entries(natives)) {
    realm.stand(id, 'DW2')
    serve(realm.state, id, employer)
    war.follows[id] = 'amazon'
  }
  const turn = realm.turnOf(amazon)
  const start = (arrange: (one: Individual) => string[] = () => []) =>
    askFollowers(
      realm.table,
      amazon,
      turn,
      one => {
        arranged.push(one.id)
        return nothing()
      },
      one => arrange(one).map(id => ({ id, act: { kind: 'go' } as never })),
    )
  const arranged: string[] = []
  return { realm, amazon, others, war, turn, start, arranged }
}

rule(
  ['7.1.1', '7.1.2'],
  'underlings in a clearing are assigned to a guide, together or one by one; one guide means one question',
  () => {
    const { realm, war } = party([], { 'woodfolk-1': 'amazon', 'woodfolk-2': 'amazon', 'patrol-1': 'amazon' })
    realm.put('elf', 'DW5')
    realm.state.denizens['patrol-1']!.at = 'DW5'
    for (const hire of Object.values(war.hires)) Object.assign(hire, { since: 1 })
    expect(realm.asked(gatherParties(realm.table))!.ids).toEqual([
      ...['all with amazon', 'patrol-1 with elf', 'woodfolk-1 with amazon', 'woodfolk-2 with amazon', 'done'],
    ])
    realm.do(gatherParties(realm.table), ['all with amazon', 'patrol-1 with elf'])
    expect(war.follows).toEqual({ 'woodfolk-1': 'amazon', 'woodfolk-2': 'amazon', 'patrol-1': 'elf' })
    expect(realm.told('assigns').map(({ natives, guide }) => [natives, guide])).toEqual([
      [['woodfolk-1', 'woodfolk-2'], 'amazon'],
      [['patrol-1'], 'elf'],
    ])
  },
)

rule(
  '7.1.1',
  'an underling in the air is assigned to nobody, and if there is no possible guide, nobody is asked',
  () => {
    const { realm, war } = party([], { 'woodfolk-1': 'amazon' })
    const elf = realm.put('elf', 'DW5')
    elf.place = { kind: 'air', tiles: ['DW', 'CV'], spell: null }
    realm.state.denizens['woodfolk-1']!.at = null
    realm.do(gatherParties(realm.table))
    realm.state.denizens['woodfolk-1']!.at = 'DW1'
    delete realm.state.characters[0]!.asksAll
    realm.do(gatherParties(realm.table))
    expect(war.follows).toEqual({})
  },
)

rule('7.1.1', 'the last assignment is remembered', () => {
  const { realm, war } = party([], { 'woodfolk-1': 'amazon' })
  realm.do(gatherParties(realm.table), ['woodfolk-1 with amazon'])
  expect([war.follows, war.usual]).toEqual([{ 'woodfolk-1': 'amazon' }, { 'woodfolk-1': 'amazon' }])
})

rule('7.1.4', 'at Sunrise underlings are unhidden; a hired leader hides separately', () => {
  const { realm } = party([], { 'patrol-hq': 'amazon', 'patrol-1': 'amazon' })
  for (const id of ['patrol-hq', 'patrol-1']) setHidden(realm.state, id, true)
  realm.do(gatherParties(realm.table), ['done'])
  expect(['patrol-hq', 'patrol-1'].map(id => isHidden(realm.state, id))).toEqual([true, false])
})

rule('7.1.3', 'nobody can join a guide from outside a clearing', () => {
  const { realm, war, amazon } = party(['elf'])
  for (const one of realm.state.characters) one.place = { kind: 'woods', tile: 'DW', from: 'DW2' }
  realm.state.characters[1]!.plan = [{ activity: { kind: 'follow', guide: amazon.id }, source: 'basic' }]
  realm.do(gatherParties(realm.table))
  expect(war.follows).toEqual({})
})

rule('12.4.1', 'followers must be where their guide is', () => {
  const { realm, amazon, war } = party(['elf', 'dwarf'], { 'company-1': 'elf', 'company-2': 'elf', 'patrol-hq': 'elf' })
  realm.state.characters[1]!.place = { kind: 'clearing', clearing: 'DW5' }
  realm.state.denizens['company-2']!.at = 'DW5'
  expect(followersOf(realm.state, amazon)).toEqual(['dwarf', 'company-1', 'patrol-hq'])
  expect(companionsOf(realm.state, amazon).map(({ id }) => id)).toEqual(['dwarf', 'patrol-hq'])
  // Nobody follows himself, or in a circle.
  war.follows = { amazon: 'amazon', dwarf: 'amazon' }
  expect(followersOf(realm.state, amazon)).toEqual([])
})

rule(
  '12.4.2',
  'a follower who stays behind keeps their own followers, and any of them who take turns lose theirs',
  () => {
    const { realm, war } = party(['elf', 'dwarf', 'witch'], { 'company-1': 'elf' })
    war.follows.dwarf = 'elf'
    war.follows['company-1'] = 'dwarf'
    stopFollowing(realm.state, 'elf')
    expect([war.follows, war.stayed]).toEqual([{ witch: 'amazon' }, ['elf', 'dwarf']])
    stopFollowing(realm.state, 'amazon')
    expect([war.follows, war.stayed]).toEqual([{ witch: 'amazon' }, ['elf', 'dwarf']])
  },
)

rule(['12.4.4', '22.2'], 'leaving one guide does not mean leaving another', () => {
  const { realm, amazon, war } = party(['elf', 'dwarf', 'witch'])
  war.follows.dwarf = 'captain'
  stopAllFollowing(realm.state, amazon)
  expect([war.follows, war.stayed]).toEqual([{ dwarf: 'captain' }, ['elf', 'witch']])
})

rule(['12.4.4', '8.5.4'], 'a follower on a pony keeps up with a guide on a pony; one on another horse does not', () => {
  const { realm, others } = party(['elf', 'dwarf'], {
    'lancers-1': 'amazon',
    'order-1': 'amazon',
    'company-1': 'amazon',
  })
  realm.give(others[0]!, 'pony-1', true)
  realm.give(others[1]!, 'workhorse-1', true)
  const keepUp = ['elf', 'dwarf', 'lancers-1', 'order-1', 'company-1'].filter(id => hasPony(realm.state, id))
  expect(keepUp).toEqual(['elf', 'lancers-1'])
  serve(realm.state, 'lancers-hq', 'amazon')
  const leader = hiredLeader(realm.state, 'lancers-hq')!
  leader.place = { kind: 'woods', tile: 'DW', from: 'DW2' }
  expect(mountOf(realm.state, leader)).toBe('pony')
  leader.place = { kind: 'clearing', clearing: 'CN1' }
  expect(mountOf(realm.state, leader)).toBeNull()
})

rule('12.4.2', 'players are asked in seat order, each about their own individuals who follow', () => {
  const { realm, war, start } = party(['elf', 'dwarf'], { 'company-1': 'amazon', 'patrol-hq': 'elf' })
  war.follows = { dwarf: 'amazon', 'patrol-hq': 'amazon', elf: 'amazon', 'company-1': 'amazon' }
  const asked = (...answers: string[]) => {
    for (const id of answers)
      realm.do(
        start(() => ['pack']),
        [id],
      )
    return realm.asked(start(() => ['pack']))
  }
  expect(asked()!.ids).toEqual(['go-on', 'go', 'stop company-1'])
  expect(asked('go')!.ids).toEqual(['go-on', 'go', 'stop patrol-hq', 'stop elf', 'arrange elf'])
  expect(asked('go')!.ids).toEqual(['go-on', 'go', 'stop dwarf', 'arrange dwarf'])
  expect(asked('go')).toBeNull()
})

rule('12.4.2', 'a player who stopped following is asked again at the next activity; one who continues is not', () => {
  const { realm, war, start } = party(['elf', 'dwarf'])
  for (const id of ['go', 'go-on']) expect(realm.do(start(), [id])).toBe(true)
  expect(realm.do(start())).toBe(false)
  expect(war.along).toEqual([2])
  expect(realm.asked(start())!.ids).toEqual(['go-on', 'go', 'stop elf'])
})

rule('12.4.2', 'the question says how far the guide has come, and rearranging covers only your own belongings', () => {
  const { realm, start, arranged } = party(['elf'])
  realm.state.turn!.played = 2
  const rest = start(() => ['pack'])
  const step = rest.next()
  expect(step.done ? null : step.value[0]!.data).toEqual({ guide: 'amazon', played: 2 })
  realm.do(
    start(() => ['pack']),
    ['arrange elf'],
  )
  expect(arranged).toEqual(['elf'])
})

rule(
  ['12.4.2', '8.2.1'],
  "a guide's own player is asked about the party only if something is new; other players always are",
  () => {
    const { realm, amazon, war, start } = party(['elf'], { 'company-1': 'amazon' })
    delete amazon.asksAll
    const ask = (...answers: string[]) => {
      for (const id of answers) realm.do(start(), [id])
      return realm.asked(start())?.ids.filter(id => id.startsWith('stop')) ?? null
    }
    expect(ask('go')).toEqual(['stop elf'])
    realm.do(start(), ['go'])
    realm.do(start())
    // Nothing is new to the Amazon. The Elf is asked although she has skipped all of it.
    amazon.passed = { ...amazon.passed, assign: ['stop elf'] }
    expect(ask()).toEqual(['stop elf'])
    expect(amazon.passed['follow-on']).toEqual(['stop company-1'])
    realm.do(start(), ['go'])
    realm.do(start())
    realm.stand('company-2', 'DW2')
    serve(realm.state, 'company-2', 'amazon')
    war.follows['company-2'] = 'amazon'
    expect(ask()).toEqual(['stop company-1', 'stop company-2'])
  },
)

rule('12.4.4', 'a hidden guide can leave followers who found no hidden enemies, but not their own underlings', () => {
  const { realm, amazon, others, war } = party(['elf', 'dwarf', 'witch'], { 'company-1': 'amazon' })
  amazon.hidden = true
  others[1]!.foundEnemies = true
  expect(realm.asked(leaveFollowersBehind(realm.table, amazon, 'basic'))!.ids).toEqual([
    'go',
    'leave elf',
    'leave witch',
  ])
  realm.do(leaveFollowersBehind(realm.table, amazon, 'basic'), ['go'])
  expect(Object.keys(war.follows)).toHaveLength(4)
  expect(realm.told('stops')).toEqual([])
})

rule('12.4.5', 'a follower under Squeak does not hide with the guide; all others do', () => {
  const { realm, amazon, others } = party(['elf', 'dwarf'], { 'company-1': 'amazon' })
  others[0]!.curses = ['squeak']
  const hidden = () => ['elf', 'dwarf', 'company-1'].map(id => isHidden(realm.state, id))
  amazon.hidden = true
  hideFollowers(realm.table, amazon)
  expect(hidden()).toEqual([false, true, true])
  amazon.hidden = false
  hideFollowers(realm.table, amazon)
  expect(hidden()).toEqual([false, false, false])
})

rule('12.4.7', 'a follower can alert a weapon along with the guide, or rest, or do nothing', () => {
  const { realm, amazon, others } = party(['elf', 'dwarf'])
  const sword = realm.give(others[0]!, 'short-sword-1', true)
  others[1]!.chits = others[1]!.chits.map((_, n) => (n === 1 ? 'fatigued' : 'active'))
  realm.do(letFollowersDoSame(realm.table, amazon, 'alert'), ['nothing'])
  expect(sword.alerted).toBe(false)
  realm.do(letFollowersDoSame(realm.table, amazon, 'alert'), ['accept'])
  expect([sword.alerted, others[1]!.chits[1]]).toEqual([true, 'fatigued'])
  realm.do(letFollowersDoSame(realm.table, amazon, 'rest'), ['nothing'])
  expect(others[1]!.chits[1]).toBe('fatigued')
})

/** Sets up the Elf, followed by hired natives, in a game with spells. */
function helpers(...natives: string[]) {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN)
  for (const id of natives) {
    realm.stand(id, OPEN)
    serve(realm.state, id, 'elf')
    realm.state.war!.follows[id] = 'elf'
  }
  return { realm, elf }
}

rule(['8.4.6', '1.3.8', '8.5.4'], "an underling carries with its own strength, or its horse's while riding", () => {
  const carries = (native: string, clearing: string | null = OPEN) => {
    const { realm, elf } = helpers(native)
    elf.chits = elf.chits.map(() => 'fatigued')
    if (clearing) {
      elf.place = { kind: 'clearing', clearing }
      realm.state.denizens[native]!.at = clearing
    }
    const ridden = strengthOf(realm.state, elf)
    realm.state.war!.unhorsed.push(native)
    return [ridden, strengthOf(realm.state, elf)]
  }
  expect(carries('patrol-1')).toEqual(['H', 'M'])
  expect(carries('lancers-1')).toEqual(['M', 'L'])
  expect(carries('company-1')).toEqual(['M', 'M'])
  expect(carries('patrol-1', 'CN1')).toEqual(['M', 'M'])
  // A leader rides in the woods and on the roads as well.
  const { realm } = helpers('patrol-hq')
  realm.state.denizens['patrol-hq']!.at = null
  expect(strengthOf(realm.state, hiredLeader(realm.state, 'patrol-hq')!)).toBe('H')
})

rule(['8.4.6', '20.9.4'], 'a transformed underling carries as much as its form does, and mist carries nothing', () => {
  const carries = (spell: string, result?: string) => {
    const { realm, elf } = helpers('patrol-1')
    elf.chits = elf.chits.map(() => 'fatigued')
    bewitch(realm, spell, 'elf', onDenizen('patrol-1'), result ? { result } : {})
    return strengthOf(realm.state, elf)
  }
  expect([carries('transform', 'dragon'), carries('transform', 'frog'), carries('melt-into-mist')]).toEqual([
    'T',
    'L',
    'N',
  ])
})

rule(['9.3.5', '20.9.1'], 'the strength or harm of an underling can open a door', () => {
  const opens = (native: string, change: (realm: Magical) => void = () => {}) => {
    const { realm, elf } = helpers(native)
    change(realm)
    return tremendous(realm.state, elf).length > 0
  }
  const as = (result: string) => (realm: Magical) =>
    void bewitch(realm, 'transform', 'elf', onDenizen(Object.keys(realm.state.war!.hires)[0]!), { result })
  const mist = (realm: Magical) =>
    void bewitch(realm, 'melt-into-mist', 'elf', onDenizen(Object.keys(realm.state.war!.hires)[0]!))
  expect(['order-1', 'company-5', 'guard-1', 'company-1', 'woodfolk-1'].map(id => opens(id))).toEqual([
    ...[true, true, true, false, false],
  ])
  expect([opens('guard-1', as('lion')), opens('company-1', as('dragon')), opens('guard-1', as('bird'))]).toEqual([
    ...[false, true, false],
  ])
  expect([opens('order-1', mist), opens('guard-1', mist)]).toEqual([false, false])
})
