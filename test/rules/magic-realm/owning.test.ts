import { expect } from 'vitest'
import { loot } from '../../../src/games/magic-realm/rules/actions/looting.ts'
import { arrange, arrangements } from '../../../src/games/magic-realm/rules/actions/rearranging.ts'
import { startPhase } from '../../../src/games/magic-realm/rules/day/phase-start.ts'
import {
  activate,
  canDeactivate,
  horsesToPackOn,
  slotOf,
} from '../../../src/games/magic-realm/rules/effects/activating.ts'
import { applyImmediateEffect } from '../../../src/games/magic-realm/rules/effects/immediate-effects.ts'
import {
  abandon,
  acquire,
  activateBelonging,
  awaken,
  dropOpenly,
  logArrangement,
  removeBelonging,
  takeFromPile,
} from '../../../src/games/magic-realm/rules/effects/ownership.ts'
import { carryingStrength } from '../../../src/games/magic-realm/rules/facts/carrying.ts'
import {
  clearingOfDropped,
  dropAt,
  droppedAt,
  putIntoBox,
  takeDropped,
} from '../../../src/games/magic-realm/rules/facts/dropped-belongings.ts'
import { placeOfBox, placeOfCard } from '../../../src/games/magic-realm/rules/facts/whereabouts.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { Magical } from './magic/evening.ts'
import { laid } from './magic/laid.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

const ids = (realm: Realm, one: Character): string[] => arrangements(realm.state, one).map(({ id }) => id)
const owned = ({ owned: pieces }: Pick<Character, 'owned'>): string[] => pieces.map(({ id }) => id)

rule(
  ['2.3.4', '2.3.5', '2.3.6', '2.3.7'],
  'one weapon, horse, Boots, Gloves and armor of each kind are active, and any number of other belongings',
  () => {
    const things = [
      'spear-1',
      'alchemists-mixture',
      'helmet-1',
      'shield-1',
      'pony-1',
      'quick-boots',
      'handy-gloves',
      'lost-keys',
    ]
    expect(things.map(slotOf)).toEqual(['weapon', 'weapon', 'helmet', 'shield', 'horse', 'boots', 'gloves', null])
    const realm = new Realm({ encounter: '2' })
    const elf = realm.put('elf', 'DW2')
    const keys = realm.give(elf, 'lost-keys', true)
    const spear = realm.give(elf, 'spear-1', true)
    spear.alerted = true
    activate(elf, realm.give(elf, 'lucky-charm'))
    expect([keys.active, spear.active]).toEqual([true, true])
    activate(elf, realm.give(elf, 'alchemists-mixture'))
    expect([spear.active, spear.alerted, keys.active]).toEqual([false, false, true])
  },
)

rule(
  ['8.4.5', '2.3.6'],
  'an item can be packed on one strong inactive horse; riding that horse moves its load to the owner',
  () => {
    const realm = new Realm()
    const captain = realm.put('captain', 'DW2')
    const [strong, weak, ridden] = ['workhorse-1', 'pony-7', 'workhorse-2'].map(id => realm.give(captain, id))
    ridden!.active = true
    const suit = realm.give(captain, 'suit-of-armor-1')
    const bow = realm.give(captain, 'light-bow-1')
    const onto = (item: typeof suit) => horsesToPackOn(captain, item).map(({ id }) => id)
    expect([onto(suit), onto(bow), onto(weak!)]).toEqual([['workhorse-1'], ['workhorse-1', 'pony-7'], []])
    expect(arrangements(realm.state, captain).filter(({ rule }) => rule === '8.4.5')).toEqual([
      {
        id: 'pack suit-of-armor-1 on workhorse-1',
        act: { kind: 'pack', belonging: 'suit-of-armor-1', horse: 'workhorse-1' },
        rule: '8.4.5',
      },
      ...['workhorse-1', 'pony-7'].map(horse => ({
        id: `pack light-bow-1 on ${horse}`,
        act: { kind: 'pack', belonging: 'light-bow-1', horse },
        rule: '8.4.5',
      })),
    ])
    suit.active = true
    expect(onto(suit)).toEqual([])
    suit.active = false
    realm.do(arrange(realm.table, captain, { kind: 'pack', belonging: 'suit-of-armor-1', horse: 'workhorse-1' }))
    expect([suit.packedOn, onto(suit)]).toEqual(['workhorse-1', []])
    expect(arrangements(realm.state, captain)).toContainEqual({
      id: 'unpack suit-of-armor-1',
      act: { kind: 'unpack', belonging: 'suit-of-armor-1' },
      rule: '8.4.5',
    })
    expect(realm.told('arranges')).toMatchObject([{ how: 'packs', belonging: 'suit-of-armor-1', rule: '2.3.2' }])
    bow.packedOn = 'pony-7'
    expect(ids(realm, captain)).toEqual(expect.arrayContaining(['unpack suit-of-armor-1', 'unpack light-bow-1']))
    expect(ids(realm, captain)).not.toContain('unpack pony-7')
    activate(captain, strong!)
    expect([suit.packedOn, bow.packedOn, ridden!.active]).toEqual([null, 'pony-7', false])
    removeBelonging(captain, 'workhorse-1')
    expect(bow.packedOn).toBe('pony-7')
    removeBelonging(captain, 'pony-7')
    expect(bow.packedOn).toBeNull()
  },
)

rule(['8.4.5', '2.3.8'], 'an item taken off a pack weighs on the active Boots', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'DW2')
  const boots = realm.give(elf, 'elven-slippers', true)
  realm.give(elf, 'workhorse-1')
  realm.give(elf, 'suit-of-armor-1').packedOn = 'workhorse-1'
  realm.do(arrange(realm.table, elf, { kind: 'unpack', belonging: 'suit-of-armor-1' }))
  expect([elf.owned.at(-1)!.packedOn, boots.active]).toEqual([null, false])
  // Right after that, the player can't deactivate the Boots anymore.
  Object.assign(boots, { active: true })
  elf.owned.at(-1)!.packedOn = 'workhorse-1'
  const start = startPhase(realm.table, elf)
  start.next()
  const next = start.next({ seat: elf.seat, id: 'unpack suit-of-armor-1' })
  expect(next.done ? [] : next.value[0]!.options.map(({ id }) => id)).toEqual([
    'go-on',
    'go',
    'pack elven-slippers on workhorse-1',
    'abandon elven-slippers',
    'activate workhorse-1',
    'abandon workhorse-1',
  ])
  expect(
    realm.asked(
      (function* () {
        yield* arrange(realm.table, elf, { kind: 'done' } as never)
      })(),
    ),
  ).toBeNull()
})

rule(['2.3.2', '2.3.11'], 'everyone sees that a counter is deactivated, but only its owner sees it for a card', () => {
  const realm = new Realm()
  const captain = realm.put('captain', 'DW2')
  for (const id of ['spear-1', 'lucky-charm']) {
    const piece = realm.give(captain, id, true)
    realm.do(arrange(realm.table, captain, { kind: 'deactivate', belonging: id }))
    expect(piece.active).toBe(false)
  }
  expect(realm.told('arranges').map(({ how, belonging, to }) => [how, belonging, to])).toEqual([
    ['deactivates', 'spear-1', undefined],
    ['deactivates', 'lucky-charm', [captain.seat]],
  ])
})

rule('8.4.1', 'the strongest means of carrying counts, regardless of the order', () => {
  const realm = new Realm()
  const dwarf = realm.put('dwarf', 'DW2')
  realm.give(dwarf, 'elven-slippers', true)
  realm.give(dwarf, 'pony-7', true)
  expect(carryingStrength(dwarf)).toBe('T')
})

rule(['6.1.9', '2.4.4'], 'Boots that a phase needs cannot be deactivated or given away; used-up potions stay', () => {
  const realm = new Realm({ encounter: '2' })
  const plan = [{ activity: { kind: 'move', to: 'DW3' } as const, source: 'seven-league-boots' }]
  const elf = realm.put('elf', 'DW2', { plan })
  realm.give(elf, 'seven-league-boots', true)
  realm.turnOf(elf)
  expect(ids(realm, elf)).toEqual([])
  const dwarf = realm.put('dwarf', 'DW3')
  for (const id of ['draught-of-speed', 'oil-of-poison', 'amulet', 'vial-of-healing', 'lucky-charm'])
    realm.give(dwarf, id, true)
  expect(ids(realm, dwarf)).toEqual(['abandon vial-of-healing', 'deactivate lucky-charm', 'abandon lucky-charm'])
  expect(canDeactivate(realm.state, dwarf, realm.give(dwarf, 'lost-keys'))).toBe(false)
})

rule(
  ['3.1.6', '10.2.1'],
  'a box keeps its pieces sorted by kind, new ones under those of their kind; armor is repaired there',
  () => {
    const realm = new Realm()
    realm.empty('order')
    const box = realm.state.boxes.order!
    realm.state.damaged = ['helmet-1', 'shield-1']
    for (const id of ['lost-keys', 'helmet-1', 'spear-1', 'pony-1', 'spear-2', 'deft-gloves']) {
      realm.takeAway(id)
      putIntoBox(realm.state, 'order', id)
    }
    expect(box).toEqual(['spear-1', 'spear-2', 'helmet-1', 'pony-1', 'lost-keys', 'deft-gloves'])
    expect(realm.state.damaged).toEqual(['shield-1'])
  },
)

rule(['26.7', '2.3.10'], 'a dropped belonging lies in its clearing, and is picked up by its id', () => {
  const realm = new Realm({ dropping: 'yes' })
  const { state } = realm
  expect(droppedAt(state, 'DW2')).toEqual([])
  for (const [id, clearing] of [
    ['lost-keys', 'DW2'],
    ['deft-gloves', 'DW3'],
  ] as const) {
    realm.takeAway(id)
    dropAt(state, clearing, id, 'elf')
  }
  realm.drop('helmet-1', 'DW5')
  expect(droppedAt(state, 'DW3').map(({ id }) => id)).toEqual(['deft-gloves'])
  expect(['deft-gloves', 'helmet-1', 'spear-1'].map(id => clearingOfDropped(state, id))).toEqual(['DW3', 'DW5', null])
  expect(() => takeDropped(state, 'spear-1')).toThrow('nobody has dropped spear-1')
  expect(takeDropped(state, 'deft-gloves')).toEqual({ id: 'deft-gloves', clearing: 'DW3', by: 'elf' })
  takeDropped(state, 'lost-keys')
  expect(() => takeDropped(state, 'lost-keys')).toThrow('nobody has dropped lost-keys')
})

rule(
  ['2.3.1', '2.3.11', '9.3.7'],
  'everyone sees what someone gets, except a card, which is private; it starts inactive and unalerted',
  () => {
    const realm = new Realm({ dropping: 'yes' })
    const elf = realm.put('elf', 'DW2')
    realm.table.shownTo = []
    const comes = (id: string, answer: string) => {
      realm.takeAway(id)
      realm.do(acquire(realm.table, elf, id, 'hoard', '9.3.2'), [answer])
    }
    comes('lost-keys', 'keep')
    expect(realm.told('gets').map(({ belonging, to }) => [belonging, to])).toEqual([
      [undefined, undefined],
      ['lost-keys', [0]],
    ])
    expect(realm.table.shownTo).toEqual([0])
    comes('spear-1', 'keep')
    comes('cloven-hoof', 'keep')
    expect(
      realm
        .told('gets')
        .slice(2)
        .map(({ belonging, to }) => [belonging, to]),
    ).toEqual([
      ['spear-1', undefined],
      ['cloven-hoof', undefined],
    ])
    expect(elf.owned.map(({ active, alerted }) => [active, alerted])).toEqual([
      [false, false],
      [false, false],
      [true, false],
    ])
    comes('deft-gloves', 'drop')
    expect(realm.state.dropped).toEqual([{ id: 'deft-gloves', clearing: 'DW2', by: 'elf' }])
    expect(realm.table.shownTo).toEqual([0, 0])
    // A thing that was activated before is in use with its next owner too.
    realm.takeAway('cloven-hoof')
    realm.do(acquire(realm.table, elf, 'cloven-hoof', 'dwarf', '2.6.1'), ['keep'])
    expect(elf.owned.at(-1)!.active).toBe(true)
    expect(realm.told('shows')).toHaveLength(1)
    awaken(realm.table, elf, 'spear-1')
    expect(realm.told('shows')).toHaveLength(1)
    const icon = realm.give(elf, 'golden-icon')
    awaken(realm.table, elf, 'golden-icon')
    expect(icon.active).toBe(true)
  },
)

rule(
  ['2.3.2', '2.3.11', '2.4.4', '26.7'],
  'actions with cards are private except activating, returning or dropping; those with counters are public',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'DW2')
    const told = (piece: string, how: 'activates' | 'deactivates' | 'abandons' | 'returns' | 'drops') => {
      logArrangement(realm.table, elf, piece, how)
      const { rule: number, to } = realm.told('arranges').at(-1)!
      return [number, to]
    }
    expect(told('lost-keys', 'deactivates')).toEqual(['2.3.2', [0]])
    expect(told('lost-keys', 'abandons')).toEqual(['2.3.2', [0]])
    expect(told('lost-keys', 'activates')).toEqual(['2.3.2', undefined])
    expect(told('amulet', 'returns')).toEqual(['2.4.4', undefined])
    expect(told('lost-keys', 'drops')).toEqual(['26.7', undefined])
    expect(told('spear-1', 'abandons')).toEqual(['2.3.2', undefined])
  },
)

rule(['23.4.1', '20.10.2'], 'on a roadway the Amulet ends only a curse of its owner, and no spell', () => {
  const realm = new Realm({ encounter: '4' })
  const elf = realm.put('elf', 'DW2', { curses: ['ashes', 'disgust'] })
  realm.put('dwarf', 'DW2', { curses: ['wither'] })
  realm.give(elf, 'amulet', true)
  const ids = () => realm.asked(applyImmediateEffect(realm.table, elf, elf.owned.at(-1)!))!.ids
  expect(ids()).toEqual(expect.arrayContaining(['elf ashes', 'elf disgust', 'dwarf wither']))
  elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
  expect(ids().filter(id => id.includes(' '))).toEqual(['elf ashes', 'elf disgust'])
})

rule(['2.3.3', '2.3.10'], 'nobody can put anything down outside a clearing, or give away what they do not have', () => {
  const realm = new Realm({ dropping: 'yes' })
  const elf = realm.put('elf', 'DW2')
  realm.give(elf, 'lost-keys')
  elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
  expect(() => abandon(realm.table, elf, 'lost-keys')).toThrow('elf cannot abandon lost-keys outside a clearing')
  expect(() => dropOpenly(realm.table, elf, 'lost-keys')).toThrow('elf cannot drop lost-keys outside a clearing')
  expect(() => removeBelonging(elf, 'spear-1')).toThrow('elf does not own spear-1')
  expect(() => takeFromPile(realm.state, realm.state.boxes.hoard!, 'spear-1')).toThrow(
    'the box or pile does not contain spear-1',
  )
})

rule(
  ['9.6.1', '23.1.1', '23.1.2', '23.1.3', '22.1'],
  'each kind of draw is logged under its rule: site cards, the Chest, and curses, which affect only characters',
  () => {
    const realm = new Realm({ encounter: '3' })
    realm.lay('hoard', 'CL')
    realm.empty('hoard')
    realm.stack('hoard', 'enchanted-meadow', 'chest', 'mouldy-skeleton', 'remains-of-thief')
    const elf = realm.put('elf', 'CL6', { sites: ['hoard'] })
    const draws = (number: number, answers: string[] = [], ...dice: number[]) =>
      realm.do(loot(realm.table, elf, 'hoard'), answers, [number, number, ...dice])
    draws(1)
    draws(4)
    expect([realm.state.shown, elf.sites]).toEqual([['enchanted-meadow'], ['hoard', 'enchanted-meadow']])
    draws(1, ['keep'])
    expect(owned(elf)).toEqual(['chest'])
    draws(1, [], 2, 2)
    expect(realm.state.boxes.hoard!.slice(0, 3)).toEqual(
      expect.arrayContaining(['gold-helmet-1', 'silver-breastplate-1', 'jade-shield-1']),
    )
    draws(4, ['keep', 'keep'], 3, 3)
    expect(
      realm
        .told('shows')
        .map(({ rule: number, belonging }) => [number, belonging])
        .slice(0, 4),
    ).toEqual([
      ['9.6.1', 'enchanted-meadow'],
      ['9.6.1', 'enchanted-meadow'],
      ['23.1.2', 'mouldy-skeleton'],
      ['23.1.3', 'remains-of-thief'],
    ])
    expect(realm.told('cursed').map(({ rule: number }) => number)).toEqual(['23.1.2', '23.1.3'])
    const other = new Realm({ encounter: '3' })
    other.lay('hoard', 'CL')
    other.stack('hoard', 'mouldy-skeleton')
    other.put('elf', 'DW2')
    other.stand('rogues-hq', 'CL6')
    serve(other.state, 'rogues-hq', 'elf')
    other.do(loot(other.table, other.state.war!.leaders[0]!, 'hoard'), [], [1, 1])
    expect(other.told('cursed')).toEqual([])
  },
)

rule(
  ['23.7.1', '2.2.5'],
  'the Vial of Healing turns every wound into fatigue, and heals chits without asterisks',
  () => {
    const realm = new Realm()
    const amazon = realm.put('amazon', 'DW2')
    Object.assign(amazon.chits, { 0: 'wounded', 1: 'wounded', 2: 'fatigued', 7: 'wounded' })
    realm.do(activateBelonging(realm.table, amazon, realm.give(amazon, 'vial-of-healing')))
    expect([0, 1, 2, 3, 7].map(chit => amazon.chits[chit])).toEqual([
      'active',
      'fatigued',
      'fatigued',
      'active',
      'fatigued',
    ])
  },
)

rule('2.4.4', 'a weapon potion works on the active weapon, no matter what else its owner has', () => {
  const realm = new Realm({ encounter: '2' })
  const dwarf = realm.put('dwarf', 'DW2')
  realm.give(dwarf, 'helmet-1', true)
  realm.give(dwarf, 'spear-1')
  realm.give(dwarf, 'great-axe-1', true)
  const dust = realm.give(dwarf, 'gripping-dust')
  realm.do(activateBelonging(realm.table, dwarf, dust))
  expect(dust.on).toBe('great-axe-1')
  const oil = realm.give(realm.put('elf', 'DW3'), 'oil-of-poison')
  realm.do(activateBelonging(realm.table, realm.state.characters[1]!, oil))
  expect(oil.on).toBeNull()
})

rule(['23.4.1', '20.10.2'], 'the Amulet breaks the named spell, or nothing if there is none', () => {
  const realm = new Magical()
  const elf = realm.put('elf', 'CV5')
  realm.put('wizard', 'CV5')
  realm.put('witch', 'CV4')
  const [first, second] = ['bad-luck', 'wish-for-nothing'].map(() => laid(realm, 'bad-luck', 'wizard', 'witch'))
  const amulet = realm.give(elf, 'amulet')
  realm.do(activateBelonging(realm.table, elf, amulet), ['nothing'])
  expect(realm.state.magic!.spells).toHaveLength(2)
  realm.do(activateBelonging(realm.table, elf, amulet), [`bad-luck ${second!.number}`])
  expect(realm.state.magic!.spells).toEqual([first])
})

rule(
  ['9.6.2', '9.6.3', '2.4.3', '25.3.2', '26.5'],
  'boxes, site cards and Enchanted cards are where they lie on the map',
  () => {
    const realm = new Realm({ caching: 'yes' })
    const { state } = realm
    Object.assign(state.visitors[0]!, { box: null, at: 'CV5', side: 0 })
    realm.stand('order-hq', 'CV2')
    expect(['scholar', 'order', 'guard', 'hoard', 'toadstool-circle'].map(box => placeOfBox(state, box))).toEqual([
      ...['CV5', 'CV2', null, null, null],
    ])
    realm.takeAway('toadstool-circle')
    state.shown.push('toadstool-circle', 'cloven-hoof')
    expect([placeOfBox(state, 'toadstool-circle'), placeOfCard(state, 'cloven-hoof')]).toEqual([null, null])
    realm.drop('toadstool-circle', 'DW2')
    expect(placeOfBox(state, 'toadstool-circle')).toBe('DW2')
    realm.stack('order', 'toadstool-circle', 'cloven-hoof')
    expect([placeOfBox(state, 'toadstool-circle'), placeOfCard(state, 'cloven-hoof')]).toEqual(['CV2', 'CV2'])
    realm.takeAway('cloven-hoof')
    expect(placeOfCard(state, 'cloven-hoof')).toBeNull()
    state.caches = [
      { id: 'cache-1', owner: null, clearing: 'DW3', gold: 0, things: ['lost-keys'] },
      { id: 'cache-2', owner: null, clearing: 'DW5', gold: 0, things: ['cloven-hoof'] },
    ]
    expect(placeOfCard(state, 'cloven-hoof')).toBe('DW5')
  },
)

rule(
  ['2.3.11', '2.3.2', '26.7'],
  'only the owner notes a card that is taken or abandoned, everyone notes one that is dropped, and the log names each',
  () => {
    const realm = new Realm({ dropping: 'yes' })
    const elf = realm.put('elf', 'CV5')
    const take = (id: string, answer: string) => {
      realm.takeAway(id)
      realm.do(acquire(realm.table, elf, id, 'hoard', '9.3.2'), [answer])
      const event = realm.told('arranges').at(-1)
      return [realm.state.noted?.map(one => one[id]?.at), event?.how, event?.belonging ?? null]
    }
    expect(take('golden-crown', 'keep')[0]).toEqual(['elf', undefined])
    expect(take('deft-gloves', 'activate')).toEqual([['elf', undefined], 'activates', 'deft-gloves'])
    expect(take('lost-keys', 'abandon').slice(0, 2)).toEqual([['CV5', undefined], 'abandons'])
    expect(take('magic-wand', 'drop')).toEqual([['CV5', 'CV5'], 'drops', 'magic-wand'])
  },
)
