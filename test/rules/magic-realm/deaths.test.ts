import { expect } from 'vitest'
import { rollCurseInCombat } from '../../../src/games/magic-realm/rules/effects/curses.ts'
import { killCharacter, killDenizen, leaveRealm } from '../../../src/games/magic-realm/rules/effects/death.ts'
import { damageArmor, destroyArmor, loseHorse } from '../../../src/games/magic-realm/rules/effects/losses.ts'
import { powerOfThePit, rollPitForDenizen } from '../../../src/games/magic-realm/rules/effects/pit.ts'
import {
  promptOptions,
  setPrompts,
  shouldPrompt,
  wantsAllPrompts,
} from '../../../src/games/magic-realm/rules/effects/prompt-suppression.ts'
import { rollOn, rollsWith, rollWithWand } from '../../../src/games/magic-realm/rules/facts/dice.ts'
import { gainFame, gainGold } from '../../../src/games/magic-realm/rules/facts/scoring.ts'
import type { Character, Place } from '../../../src/games/magic-realm/rules/state/state.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import { rulesOf } from '../../rule.ts'
import { bewitch, Magical, on, onDenizen } from './magic/evening.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

const owned = ({ owned: pieces }: Pick<Character, 'owned'>): string[] => pieces.map(({ id }) => id)
const kinds = (one: Character): string[] => [...new Set(one.chits)].sort()

rule(
  ['18.4.2', '8.6.12', '19.2.2', '27.1.3'],
  "a dead character's goods stay in the clearing, or where they ran from or fall; off the map they are lost",
  () => {
    const dies = (place: Place, ...dice: number[]) => {
      const realm = new Realm({ encounter: '4' })
      const elf = realm.put('elf', 'DW2')
      realm.give(elf, 'lost-keys')
      elf.place = place
      realm.dice(...dice)
      killCharacter(realm.table, elf, null, '19.2.1')
      return [realm.state.piles, realm.state.lost.includes('lost-keys')]
    }
    const keys = (clearing: string) => [{ [clearing]: ['lost-keys'] }, false]
    expect(dies({ kind: 'clearing', clearing: 'DW2' })).toEqual(keys('DW2'))
    expect(dies({ kind: 'road', way: 'DW2-3', from: 'DW3' })).toEqual(keys('DW3'))
    expect(dies({ kind: 'woods', tile: 'DW', from: 'DW5' })).toEqual(keys('DW5'))
    expect(dies({ kind: 'air', tiles: ['CV', 'DW'], spell: null }, 3, 2)).toEqual(keys('CV2'))
    expect(dies({ kind: 'outside', way: 'B1:S' })).toEqual([{}, true])
  },
)

rule(
  ['19.2.2', '18.4.7', '26.5', '26.7', '8.1.6'],
  'dead characters lose fame, knowledge and turn, and cannot die again',
  () => {
    const realm = new Realm({ encounter: '3', seats: 3, caching: 'yes', dropping: 'yes' })
    const witch = realm.put('elf', 'DW2', {
      ...{ gold: 20, fame: 4, notoriety: 5, curses: ['ashes'], ways: ['DW2-3'], sites: ['hoard'], seen: ['hoard'] },
      ...{ boons: [{ from: 'order', price: 3 }], plan: [{ activity: { kind: 'hide' }, source: 'basic' }] },
    })
    realm.put('dwarf', 'DW2')
    for (const id of ['lost-keys', 'deft-gloves']) realm.takeAway(id)
    const cache = (id: string, owner: string, things: string[]) => ({ id, owner, clearing: 'DW2', gold: 1, things })
    realm.state.caches = [cache('cache-1', 'elf', ['lost-keys']), cache('cache-2', 'dwarf', [])]
    realm.state.dropped = [
      { id: 'deft-gloves', clearing: 'DW2', by: 'dwarf' },
      { id: 'magic-wand', clearing: 'DW2', by: 'elf' },
    ]
    realm.takeAway('magic-wand')
    realm.state.draw = ['dwarf', 'elf']
    realm.state.war!.follows = { dwarf: 'elf' }
    killCharacter(realm.table, witch, null, '19.2.1')
    killCharacter(realm.table, witch, null, '19.2.1')
    const nothing = { curses: [], ways: [], sites: [], seen: [], boons: [], plan: [] }
    expect(witch).toMatchObject({ fate: 'dead', place: { kind: 'off' }, gold: 0, fame: 0, notoriety: 0, ...nothing })
    expect(realm.state.war!.follows).toEqual({})
    expect([realm.state.draw, realm.state.fallen, realm.told('dies').length]).toEqual([['dwarf'], [0], 1])
    expect(realm.state.caches.map(({ owner }) => owner)).toEqual([null, 'dwarf'])
    expect(realm.state.dropped.map(({ by }) => by)).toEqual(['dwarf', null])
    const plain = new Realm()
    killCharacter(plain.table, plain.put('elf', 'DW2'), null, '19.2.1')
    expect([plain.state.caches, plain.state.dropped]).toEqual([undefined, undefined])
  },
)

rule(['19.4.3', '8.1.6'], 'a character who leaves the Realm is no longer in it and takes no more turns', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'DW2')
  realm.state.draw = ['elf', 'dwarf']
  leaveRealm(realm.table, elf)
  expect([elf.fate, elf.place, realm.state.draw]).toEqual(['left', { kind: 'off' }, ['dwarf']])
  expect(realm.told('leaves')).toMatchObject([{ rule: '19.4.3', character: 'elf', seat: 0 }])
})

rule(
  ['19.4.3', '18.4.6', '18.4.7', '6.2.8a', '26.5', '26.7', '11.3.1'],
  'a character who leaves the Realm dismisses hirelings, drops chits and followers, and owns nothing anymore',
  () => {
    const realm = new Realm({ encounter: '3', seats: 2, caching: 'yes', dropping: 'yes' })
    const { state } = realm
    const elf = realm.put('elf', 'DW2')
    realm.put('dwarf', 'DW2')
    elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
    const war = state.war!
    realm.stand('lancers-1', 'DW2')
    serve(state, 'lancers-1', 'elf')
    war.follows = { dwarf: 'elf', 'lancers-1': 'elf' }
    war.undertakings.push({ character: 'elf', chit: 2, name: 'raid', until: 28, goal: null, reward: 0 })
    for (const id of ['lost-keys', 'deft-gloves', 'magic-wand']) realm.takeAway(id)
    realm.give(elf, 'magic-wand')
    state.caches = [{ id: 'cache-1', owner: 'elf', clearing: 'DW2', gold: 1, things: ['lost-keys'] }]
    state.dropped = [{ id: 'deft-gloves', clearing: 'DW2', by: 'elf' }]
    leaveRealm(realm.table, elf)
    expect([war.hires, war.follows, war.undertakings]).toEqual([{}, {}, []])
    expect(state.visitors[2]!.at).toBe('DW2')
    expect([state.caches[0]!.owner, state.dropped[0]!.by]).toEqual([null, null])
    expect([state.lost, elf.owned]).toEqual([['magic-wand'], []])
  },
)

rule(
  ['18.4.3', '18.4.4', '18.4.5', '18.4.2', '11.3.1'],
  "a dead leader's box is emptied there; a hired leader's goods go to the natives that killed it, or stay there",
  () => {
    const realm = new Realm({ encounter: '3', seats: 3 })
    const elf = realm.put('elf', 'DW2')
    const falls = (id: string, set: () => void = () => {}) => {
      realm.stand(id, 'DW3')
      set()
      killDenizen(realm.table, id, null, '17.1.1')
      return Object.keys(realm.state.piles)
    }
    realm.empty('guard', 1)
    expect(falls('guard-1')).toEqual([])
    expect(falls('guard-hq')).toEqual(['DW3'])
    expect([realm.state.boxes.guard, realm.state.denizens['guard-hq']]).toMatchObject([
      [],
      { dead: true, at: null, blocked: false },
    ])
    killDenizen(realm.table, 'guard-hq', null, '17.1.1')
    killDenizen(realm.table, 'nobody', null, '17.1.1')
    expect(realm.told('slain').map(({ denizen }) => denizen)).toEqual(['guard-1', 'guard-hq'])
    // A character without a place leaves nothing behind.
    const order = [...realm.state.boxes.order!]
    killDenizen(realm.table, 'order-hq', null, '17.1.1')
    expect(realm.state.boxes.order).toEqual(order)
    const hired = (by: string | null) => {
      const war = new Realm({ encounter: '3' })
      war.put('elf', 'DW2')
      for (const id of ['rogues-hq', 'soldiers-1', 'wolf-1', 'lancers-1']) war.stand(id, 'DW3')
      serve(war.state, 'rogues-hq', 'elf')
      serve(war.state, 'lancers-1', 'elf')
      const leader = war.state.war!.leaders[0]!
      war.takeAway('lost-keys')
      leader.owned.push({ id: 'lost-keys', active: false, alerted: false, packedOn: null, on: null })
      killDenizen(war.table, 'rogues-hq', by, '17.1.1')
      expect(war.state.boxes.rogues!.length).toBeGreaterThan(0)
      return [war.state.boxes.soldiers!.includes('lost-keys'), war.state.piles.DW3 ?? []]
    }
    expect([hired('soldiers-1'), hired('wolf-1'), hired('lancers-1'), hired('elf'), hired(null)]).toEqual([
      [true, []],
      ...Array.from({ length: 4 }, () => [false, ['lost-keys']]),
    ])
    expect(elf.fate).toBe('alive')
  },
)

rule(
  ['2.3.13', '17.2.5', '17.2.7', '3.1.6'],
  'a dead horse is gone and its packs go to its owner; armor is damaged once, then destroyed or paid for',
  () => {
    const realm = new Realm()
    const [elf, dwarf] = [realm.put('elf', 'DW2'), realm.put('dwarf', 'DW3')]
    for (const id of ['workhorse-1', 'workhorse-2']) realm.give(elf, id)
    const bow = realm.give(elf, 'light-bow-1')
    const spear = realm.give(elf, 'spear-1')
    bow.packedOn = 'workhorse-1'
    spear.packedOn = 'workhorse-2'
    realm.give(dwarf, 'helmet-2')
    loseHorse(realm.state, 'workhorse-1')
    expect([owned(elf), bow.packedOn, spear.packedOn]).toEqual([
      ['workhorse-2', 'light-bow-1', 'spear-1'],
      null,
      'workhorse-2',
    ])
    expect([owned(dwarf), realm.state.lost.filter(id => id === 'workhorse-1')]).toEqual([['helmet-2'], ['workhorse-1']])
    for (const id of ['helmet-2', 'helmet-2', 'shield-1']) damageArmor(realm.state, id)
    expect(realm.state.damaged).toEqual(['helmet-2', 'shield-1'])
    realm.empty('soldiers')
    realm.stack('soldiers', 'spear-2', 'helmet-1', 'pony-1', 'lucky-charm')
    destroyArmor(realm.state, elf, 'helmet-2')
    expect(owned(dwarf)).toEqual(['helmet-2'])
    destroyArmor(realm.state, dwarf, 'helmet-2')
    expect([owned(dwarf), realm.state.damaged, dwarf.gold]).toEqual([[], ['shield-1'], 10])
    expect(realm.state.boxes.soldiers).toEqual(['spear-2', 'helmet-1', 'helmet-2', 'pony-1', 'lucky-charm'])
    const pays = (id: string) => {
      realm.give(dwarf, id)
      const { gold } = dwarf
      destroyArmor(realm.state, dwarf, id)
      return [dwarf.gold - gold, realm.state.lost.includes(id)]
    }
    expect(['jade-shield-1', 'tremendous-armor-1', 'golden-crown'].map(pays)).toEqual([
      [10, true],
      [5, true],
      [48, true],
    ])
  },
)

rule(
  ['22.3', '22.3.2', '2.1.6'],
  'the Pit spares the hidden and mist forms; blight, forgetting and rust do not affect denizens',
  () => {
    const opens = (result: number, target: string) => {
      const realm = new Magical(4)
      const elf = realm.put('elf', 'R1')
      const dwarf = realm.put('dwarf', 'R1', { hidden: true })
      const captain = realm.put('captain', 'R1')
      for (const id of ['wolf-1', 'wolf-2', 'rogues-1']) realm.stand(id, 'R1')
      serve(realm.state, 'rogues-1', 'dwarf', true)
      bewitch(realm, 'melt-into-mist', 'elf', onDenizen('wolf-2'))
      bewitch(realm, 'melt-into-mist', 'elf', on('captain'), { number: 91 })
      realm.dice(result, result)
      if (target.includes('-')) rollPitForDenizen(realm.table, target, 2, '17.3.7')
      else realm.do(powerOfThePit(realm.table, elf, target, '22.3'), [], [result, result])
      expect(realm.told('pit')).toMatchObject([{ rule: target.includes('-') ? '17.3.7' : '22.3', target }])
      const dead = ['wolf-1', 'wolf-2', 'rogues-1'].filter(id => realm.state.denizens[id]!.dead)
      return [[elf, dwarf, captain].filter(({ fate }) => fate === 'dead').map(({ id }) => id), dead]
    }
    // A character who is mist by a spell is still mist at death.
    expect(opens(1, 'elf')).toEqual([['elf'], ['wolf-1']])
    expect(opens(2, 'captain')).toEqual([[], []])
    expect(opens(2, 'wolf-1')).toEqual([[], ['wolf-1']])
    expect(opens(2, 'wolf-2')).toEqual([[], []])
    for (const result of [4, 5, 6]) expect(opens(result, 'wolf-1')).toEqual([[], []])
    // A denizen without a place leaves nothing.
    expect(opens(1, 'wolf-3')).toEqual([[], []])
  },
)

rule(
  ['22.3', '22.3.1', '18.1.5', '22.3.2'],
  'terror wounds weak chits, blight those with asterisks, forgetting fatigues MAGIC; only changes are logged',
  () => {
    const hit = (id: string, result: number, set: (realm: Magical, one: Character) => void = () => {}) => {
      const realm = new Magical()
      const one = realm.put(id, 'R1')
      set(realm, one)
      realm.do(powerOfThePit(realm.table, one, id, '22.3'), [], [result, result])
      return [one.chits.map(chit => chit[0]).join(''), realm.told('wounded').length, realm.told('fatigues').length]
    }
    // MOVE L3* L2* M4 and FIGHT L3* M3* M4 of the Elf.
    expect(hit('elf', 3)).toEqual(['aaaaaawwwwww', 1, 0])
    expect(hit('dwarf', 3)).toEqual(['aaaaaaaaaaaa', 0, 0])
    expect(hit('elf', 4)).toEqual(['wwwwwwwwwawa', 1, 0])
    expect(hit('elf', 5)).toEqual(['ffffffaaaaaa', 0, 1])
    expect(hit('dwarf', 5)).toEqual(['aaaaaaaaaaaa', 0, 0])
    const vial = (realm: Magical, one: Character) => realm.give(one, 'vial-of-healing', true)
    expect(hit('elf', 3, vial)).toEqual(['aaaaaafffafa', 1, 0])
    const horses = (id: string, horse: string) => {
      const realm = new Magical()
      const one = realm.put(id, 'R1')
      realm.give(one, horse, true)
      realm.do(powerOfThePit(realm.table, one, id, '22.3'), [], [3, 3])
      return owned(one)
    }
    expect([horses('dwarf', 'pony-1'), horses('dwarf', 'workhorse-1')]).toEqual([[], ['workhorse-1']])
    expect(kinds(new Realm().put('elf', 'R1'))).toEqual(['active'])
  },
)

rule(
  ['2.1.1', '2.1.2', '23.5.1', '24.5', '24.6', '24.7', '24.11', '26.8'],
  'abilities that reduce a roll to one die apply only to their own tables',
  () => {
    const realm = new Realm({ encounter: '4', seats: 4 })
    const dice = (
      id: string,
      clearing: string,
      table: Parameters<typeof rollsWith>[2],
      purpose: object = {},
      more: Partial<Character> = {},
      card?: string,
    ) => {
      const one = realm.put(id, clearing, more)
      if (card) realm.give(one, card, true)
      const found = rollsWith(realm.state, one, table, purpose)
      realm.state.characters.pop()
      if (card) realm.state.lost.push(card)
      return found.dice
    }
    expect([dice('druid', 'CV5', 'hide'), dice('druid', 'CV5', 'peer')]).toEqual([1, 2])
    expect([dice('dwarf', 'CN1', 'loot'), dice('dwarf', 'CN1', 'curses'), dice('dwarf', 'CV5', 'loot')]).toEqual([
      1, 2, 2,
    ])
    expect([
      dice('woods-girl', 'OW2', 'peer'),
      dice('woods-girl', 'OW2', 'wishes'),
      dice('woods-girl', 'CV5', 'peer'),
    ]).toEqual([1, 2, 2])
    expect([
      dice('black-knight', 'CV5', 'meeting'),
      dice('black-knight', 'CV5', 'commerce'),
      dice('black-knight', 'CV5', 'hide'),
    ]).toEqual([1, 1, 2])
    expect([
      dice('swordsman', 'CV5', 'meeting', { trade: true }),
      dice('swordsman', 'CV5', 'meeting'),
      dice('swordsman', 'CV5', 'hide', { trade: true }),
    ]).toEqual([1, 2, 2])
    expect([
      dice('elf', 'CV5', 'missile', { missile: 'bow' }),
      dice('elf', 'CV5', 'missile', { missile: 'weapon' }),
      dice('elf', 'CV5', 'hide', { missile: 'bow' }),
    ]).toEqual([1, 2, 2])
    expect([dice('wizard', 'CV5', 'runes'), dice('pilgrim', 'CV5', 'runes'), dice('wizard', 'CV5', 'peer')]).toEqual([
      1, 1, 2,
    ])
    const road = { place: { kind: 'road' as const, way: 'DW2-3', from: 'DW2' } }
    expect([dice('dwarf', 'CN1', 'loot', {}, road), dice('woods-girl', 'OW2', 'peer', {}, road)]).toEqual([2, 2])
    expect([
      dice('elf', 'CV5', 'loot', {}, {}, 'deft-gloves'),
      dice('elf', 'CV5', 'enchanted-meadow', {}, {}, 'handy-gloves'),
    ]).toEqual([1, 2])
    expect([
      dice('elf', 'CV5', 'hide', {}, {}, 'shoes-of-stealth'),
      dice('elf', 'CV5', 'peer', {}, {}, 'quick-boots'),
    ]).toEqual([1, 2])
    expect(dice('elf', 'CV5', 'peer', {}, {}, 'deft-gloves')).toBe(2)
    expect(dice('elf', 'CV5', 'peer', {}, {}, 'shoes-of-stealth')).toBe(2)
    expect(dice('elf', 'CV5', 'toadstool-circle', {}, {}, 'deft-gloves')).toBe(1)
    const captain = { ability: 'captain' as never }
    expect([
      dice('captain', 'CV5', 'meeting', { hire: true }, captain),
      dice('captain', 'CV5', 'meeting', {}, captain),
      dice('captain', 'CV5', 'commerce', { hire: true }, captain),
    ]).toEqual([1, 2, 2])
    const girl = { ability: 'woods-girl' as never }
    expect([
      dice('woods-girl', 'DW2', 'peer', {}, girl),
      dice('woods-girl', 'CV5', 'peer', {}, girl),
      dice('woods-girl', 'R1', 'peer', {}, girl),
    ]).toEqual([1, 2, 2])
    expect([
      dice('woods-girl', 'DW2', 'curses', {}, girl),
      dice('woods-girl', 'CL6', 'peer', {}, girl),
      dice('woods-girl', 'DW2', 'peer', {}, { ...girl, ...road }),
    ]).toEqual([2, 2, 2])
  },
)

rule(
  ['2.1.2', '23.5.3', '24.1', '24.12', '23.3.1'],
  'modifiers apply only to their own tables, and some only where the character is',
  () => {
    const realm = new Realm({ encounter: '4', seats: 4 })
    const amazon = realm.put('amazon', 'CV5')
    const adds = (one: Character, table: Parameters<typeof rollsWith>[2], purpose: object = {}) =>
      rollsWith(realm.state, one, table, purpose).modifier
    expect(['bow', 'weapon', 'spell'].map(missile => adds(amazon, 'missile', { missile }))).toEqual([-1, -1, 0])
    expect([adds(amazon, 'missile'), adds(amazon, 'hide', { missile: 'bow' })]).toEqual([0, 0])
    const elf = realm.put('elf', 'CN1')
    expect(adds(elf, 'missile', { missile: 'bow' })).toBe(0)
    for (const id of ['map-of-lost-castle', 'map-of-lost-city', 'map-of-ruins']) realm.give(elf, id, true)
    realm.lay('lost-city', 'CN')
    realm.lay('ruins-v', 'CV')
    expect([adds(elf, 'locate'), adds(elf, 'peer')]).toEqual([-1, 0])
    elf.place = { kind: 'clearing', clearing: 'CV5' }
    expect(adds(elf, 'locate')).toBe(-1)
    realm.lay('ruins-c', 'CV')
    expect(adds(elf, 'locate')).toBe(-1)
    elf.place = { kind: 'clearing', clearing: 'R1' }
    expect(adds(elf, 'locate')).toBe(-1)
    for (const piece of elf.owned) piece.active = piece.id === 'map-of-lost-castle'
    expect(adds(elf, 'locate')).toBe(0)
    elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
    expect(adds(elf, 'locate')).toBe(0)
    // The Cloven Hoof affects nobody if it is off the map, and no character on a roadway.
    realm.state.shown.push('cloven-hoof')
    expect(adds(elf, 'hide')).toBe(0)
  },
)

rule('23.5.4', 'the Wand sets either die of its owner, or the only one', () => {
  const realm = new Realm({ encounter: '4' })
  const elf = realm.put('elf', 'CV5')
  realm.give(elf, 'magic-wand', true)
  const rolls = (...dice: number[]) => realm.do(rollWithWand(realm.table, elf, 'curses', '22.1'), ['2'], dice)
  expect([rolls(5), rolls(1)]).toEqual([5, 2])
  realm.give(elf, 'lucky-charm', true)
  expect(rolls()).toBe(2)
  expect(realm.told('table').map(({ dice }) => dice)).toEqual([[2, 5], [2, 1], [2]])
  for (const piece of elf.owned) piece.active = false
  realm.dice(3)
  expect(rollOn(realm.table, elf, 'curses', '22.1', {}, 6)).toBe(6)
  realm.dice(3)
  rollCurseInCombat(realm.table, elf, '22.1', 4)
  expect(
    realm
      .told('table')
      .slice(3)
      .map(({ dice }) => dice),
  ).toEqual([
    [6, 3],
    [4, 3],
  ])
})

rule(
  ['8.2.1', '2.5.2'],
  'a setting for every prompt covers all characters of its player and nobody else; empty prompts are not logged',
  () => {
    const realm = new Realm({ encounter: '3', seats: 2 })
    const [elf, dwarf] = ['elf', 'dwarf'].map(id => realm.put(id, 'DW2', { asksAll: true }))
    const other = realm.put('captain', 'DW2')
    delete elf!.asksAll
    delete other.asksAll
    expect([elf!, dwarf!, other].map(one => wantsAllPrompts(realm.state, one))).toEqual([false, true, false])
    expect([
      shouldPrompt(realm.state, dwarf!, []),
      shouldPrompt(realm.state, dwarf!, ['x']),
      shouldPrompt(realm.state, elf!, []),
    ]).toEqual([false, true, false])
    dwarf!.passed = { evening: ['x'] }
    expect(shouldPrompt(realm.state, dwarf!, ['x'])).toBe(true)
    elf!.passed = { evening: ['x'] }
    expect([shouldPrompt(realm.state, elf!, ['x']), shouldPrompt(realm.state, elf!, ['x', 'y'])]).toEqual([false, true])
    dwarf!.fate = 'dead'
    expect(wantsAllPrompts(realm.state, dwarf!)).toBe(false)
    const ids = () => promptOptions(elf!).map(({ id }) => id)
    expect(ids()).toEqual(['ask-all'])
    setPrompts(elf!, 'ask-all')
    expect(ids()).toEqual(['ask-new'])
    elf!.plan = [{ activity: { kind: 'hide' }, source: 'basic' }]
    expect(ids()).toEqual([])
    elf!.plan = []
    gainGold(realm.table, elf!, 0, '10.2.1')
    gainFame(realm.table, elf!, 0, 0, '10.2.2')
    expect(realm.table.events).toEqual([])
    gainFame(realm.table, elf!, 0, 2, '10.2.2')
    gainFame(realm.table, elf!, 1, 0, '10.2.2')
    expect(realm.told('fame')).toHaveLength(2)
  },
)

rule(
  ['5.1.1', '5.1.3', '19.5.7', '19.3.1'],
  'the log marks every seventh day; the game ends when nobody is left and nobody starts again',
  () => {
    const weeks = [6, 7].map(day => {
      const realm = new Realm()
      realm.put('elf', 'CV5')
      realm.state.day = day - 1
      realm.state.phase = 'birdsong'
      realm.do(turn(realm.table), ['done'])
      return realm.told('day').map(({ week }) => week)
    })
    expect(weeks).toEqual([[false], [true]])
    const ends = (fate: Character['fate'], fallen: number[]) => {
      const realm = new Realm()
      realm.put('elf', 'CV5', {
        fate,
        score: { goals: [], total: 0 },
        ...(fate === 'alive' ? {} : { place: { kind: 'off' } }),
      })
      realm.state.fallen = fallen
      realm.state.phase = 'midnight'
      realm.do(turn(realm.table))
      return [realm.state.phase, realm.state.result?.text ?? null]
    }
    expect(ends('left', [])).toEqual(['midnight', 'deserted'])
    expect(ends('dead', [0])).toEqual(['successors', null])
    expect(ends('alive', [])).toEqual(['birdsong', null])
  },
)
