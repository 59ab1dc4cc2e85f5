import { expect } from 'vitest'
import {
  allCurses,
  applyWither,
  layCurse,
  liftCurses,
  restoreHealth,
} from '../../../src/games/magic-realm/rules/effects/curses.ts'
import { grantWish, sendHome } from '../../../src/games/magic-realm/rules/effects/wishes.ts'
import { progressToward, scoreOf } from '../../../src/games/magic-realm/rules/facts/scoring.ts'
import { boardOf } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import { developCharacters, pointsEarned } from '../../../src/games/magic-realm/rules/setup/developing.ts'
import { gainChit } from '../../../src/games/magic-realm/rules/setup/gains.ts'
import type { Character, ChitState } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { bewitch, Magical, on, onDenizen } from './magic/evening.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

const at = ({ place }: Pick<Character, 'place'>): string => (place.kind === 'clearing' ? place.clearing : place.kind)

rule(
  ['22.1', '21.5.5', '26.8'],
  'a Pentangle suspends each curse once; a Druid with the optional ability is immune',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', 'CV5')
    bewitch(realm, 'pentangle', 'elf', on('elf'))
    layCurse(realm.table, elf, 'squeak', '22.1')
    layCurse(realm.table, elf, 'ashes', '22.1')
    layCurse(realm.table, elf, 'squeak', '22.1')
    expect([elf.curses, elf.magic!.stilled]).toEqual([[], ['squeak', 'ashes']])
    expect(realm.told('cursed').map(({ rule: number, curse }) => [number, curse])).toEqual([
      ...[
        ['22.1', 'squeak'],
        ['22.1', 'ashes'],
        ['22.1', 'squeak'],
      ],
    ])
    elf.curses = ['wither']
    expect(allCurses(elf)).toEqual(['wither', 'squeak', 'ashes'])
    liftCurses(realm.table, elf, ['squeak', 'eyemist'], '19.1.3')
    expect([elf.curses, elf.magic!.stilled]).toEqual([['wither'], ['ashes']])
    liftCurses(realm.table, elf, ['squeak'], '19.1.3')
    expect(realm.told('freed').map(({ curses }) => curses)).toEqual([['squeak']])
    // Mist takes no wounds at all.
    const dwarf = realm.put('dwarf', 'CV5')
    bewitch(realm, 'melt-into-mist', 'dwarf', on('dwarf'), { number: 91 })
    layCurse(realm.table, dwarf, 'ashes', '22.1')
    expect([dwarf.curses, allCurses(dwarf)]).toEqual([[], []])
    const druid = realm.put('druid', 'CV5', { ability: 'druid' as never })
    layCurse(realm.table, druid, 'ashes', '22.1')
    expect([druid.curses, realm.told('uncursed')]).toMatchObject([
      [],
      [{ rule: '26.8', character: 'druid', curse: 'ashes' }],
    ])
    const plain = new Realm()
    expect(allCurses(plain.put('elf', 'CV5', { curses: ['ashes'] }))).toEqual(['ashes'])
  },
)

rule(
  ['22.1.1', '20.9.6', '22.2'],
  'Wither fatigues chits with asterisks and color chits; health restores chits, except while transformed',
  () => {
    const realm = new Magical()
    const states: ChitState[] = [
      'active',
      'enchanted',
      'fatigued',
      'wounded',
      'committed',
      'active',
      'active',
      'active',
      'active',
      'active',
      'active',
      'active',
    ]
    const elf = realm.put('elf', 'CV5', { chits: [...states] })
    applyWither(elf)
    // The plain MOVE M4 and FIGHT M4 stay.
    expect(elf.chits).toEqual([
      ...['fatigued', 'fatigued', 'fatigued', 'wounded', 'committed', 'fatigued', 'fatigued', 'fatigued', 'fatigued'],
      ...['active', 'fatigued', 'active'],
    ])
    elf.formed = 'beast'
    restoreHealth(realm.table, elf, ['wither'], '22.2')
    expect(elf.chits[0]).toBe('fatigued')
    delete elf.formed
    elf.chits[1] = 'enchanted'
    restoreHealth(realm.table, elf, ['wither'], '22.2')
    expect([...new Set(elf.chits)].sort()).toEqual(['active', 'committed', 'enchanted'])
  },
)

rule(
  ['22.2', '8.5.1', '22.2.1'],
  'a horse cannot be ridden in a cave reached by a wish; a wish made on a roadway can lead anywhere',
  () => {
    const goes = (to: string) => {
      const realm = new Realm()
      const elf = realm.put('elf', 'CV5')
      const horse = realm.give(elf, 'pony-1', true)
      realm.do(grantWish(realm.table, elf, 'teleport', '22.2'), [to])
      expect(realm.told('wish')).toMatchObject([{ rule: '22.2', character: 'elf', wish: 'teleport' }])
      expect(realm.told('teleports')).toMatchObject([{ rule: '22.2', character: 'elf', target: to }])
      return [at(elf), horse.active]
    }
    expect([goes('CN1'), goes('DW2')]).toEqual([
      ['CN1', false],
      ['DW2', true],
    ])
    const realm = new Realm()
    const elf = realm.put('elf', 'CV5', { place: { kind: 'road', way: 'DW2-3', from: 'DW2' } })
    const asked = realm.asked(grantWish(realm.table, elf, 'teleport', '22.2'))
    expect(asked!.ids).toEqual(boardOf(realm.state.tiles).clearings)
  },
)

rule('22.2', 'a wish cannot banish anyone unseen, mist or the wisher, and cannot banish from a roadway', () => {
  const realm = new Magical(4)
  const elf = realm.put('elf', 'CV5')
  realm.put('dwarf', 'CV5', { hidden: true })
  realm.put('captain', 'CV5')
  realm.put('amazon', 'CV5', { hidden: true })
  realm.stand('rogues-hq', 'CV5')
  serve(realm.state, 'rogues-hq', 'amazon', true)
  realm.stand('wolf-1', 'CV5')
  realm.stand('wolf-2', 'CV5')
  realm.stand('wolf-3', 'CV5')
  bewitch(realm, 'melt-into-mist', 'elf', onDenizen('wolf-2'))
  bewitch(realm, 'melt-into-mist', 'elf', on('captain'), { number: 91 })
  const who = (one: Parameters<typeof grantWish>[1]) => {
    const wishing = grantWish(realm.table, one, 'banish', '22.2').next()
    if (wishing.done) return []
    const { data, options } = wishing.value[0]!
    expect(data).toEqual({ character: one.id })
    return options.map(({ id }) => id)
  }
  expect(who(elf)).toEqual(['wolf-1', 'wolf-3'])
  elf.foundEnemies = true
  expect(who(elf)).toEqual(['dwarf', 'amazon', 'rogues-hq', 'wolf-1', 'wolf-3'])
  const leader = realm.state.war!.leaders[0]!
  leader.foundEnemies = true
  expect(who(leader)).toEqual(['elf', 'dwarf', 'amazon', 'wolf-1', 'wolf-3'])
  elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
  expect(who(elf)).toEqual([])
})

rule(
  ['22.2', '11.3.1', '7.3.1'],
  'a banished character is unhidden and goes to a clearing of their choice; a denizen loses spells and employer',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', 'CV5', { foundEnemies: true })
    const dwarf = realm.put('dwarf', 'CV5', { hidden: true })
    realm.stand('rogues-1', 'CV5')
    serve(realm.state, 'rogues-1', 'elf')
    realm.state.dwellings.inn = 'DW2'
    const wishing = grantWish(realm.table, elf, 'banish', '22.2')
    wishing.next()
    const step = wishing.next({ seat: elf.seat, id: 'dwarf' })
    if (step.done) throw new Error('nobody is asked where to')
    expect([step.value[0]!.seat, step.value[0]!.options.map(({ id }) => id).includes('CV5')]).toEqual([
      dwarf.seat,
      false,
    ])
    wishing.next({ seat: dwarf.seat, id: 'DW3' })
    expect([at(dwarf), dwarf.hidden, at(elf)]).toEqual(['DW3', false, 'CV5'])
    const bound = [
      bewitch(realm, 'peace', 'elf', onDenizen('rogues-1')),
      bewitch(realm, 'peace', 'elf', onDenizen('wolf-1'), { number: 91 }),
    ]
    bewitch(realm, 'premonition', 'elf', on('elf'), { number: 92 })
    realm.do(grantWish(realm.table, elf, 'banish', '22.2'))
    expect(realm.told('sent-home').at(-1)).toMatchObject({ rule: '22.2', character: 'elf', denizen: 'rogues-1' })
    // Its own clearing is not a box: it still serves, and spells hold it.
    expect(realm.state.denizens['rogues-1']!.at).toBe('DW2')
    expect(realm.state.war!.hires['rogues-1']?.employer).toBe('elf')
    expect(realm.state.magic!.spells).toContain(bound[0])
    // At its Dwelling it goes behind all that came before.
    const { arrivals } = realm.state
    expect(realm.state.denizens['rogues-1']!.arrived).toBe(arrivals)
    realm.stand('wolf-1', 'CV5')
    sendHome(realm.state, 'wolf-1')
    expect([realm.state.denizens['wolf-1']!.at, realm.state.arrivals]).toEqual([null, arrivals + 1])
    sendHome(realm.state, 'ghost-1')
    sendHome(realm.state, 'soldiers-1')
    expect([realm.state.denizens['ghost-1']!.at, realm.state.denizens['soldiers-1']!.at, realm.state.arrivals]).toEqual(
      [null, null, arrivals + 1],
    )
  },
)

rule(
  ['22.2', '12.4.2', '12.4.4'],
  'a hired leader sent home stops following and loses followers; a denizen sent to its box is free of spells',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', 'CV5')
    realm.state.dwellings.inn = 'DW2'
    for (const id of ['rogues-hq', 'rogues-1']) {
      realm.stand(id, 'CV5')
      serve(realm.state, id, 'elf')
    }
    realm.state.war!.follows = { 'rogues-hq': 'elf', 'rogues-1': 'rogues-hq' }
    realm.do(grantWish(realm.table, elf, 'banish', '22.2'), ['rogues-hq'])
    expect(realm.state.war!.follows).toEqual({})
    expect(at(realm.state.war!.leaders[0]!)).toBe('DW2')
    expect(realm.state.denizens['rogues-1']!.at).toBe('CV5')
    // A leader who follows nobody loses followers too.
    realm.stand('rogues-hq', 'CV5')
    realm.state.war!.leaders[0]!.place = { kind: 'clearing', clearing: 'CV5' }
    realm.state.war!.follows = { 'rogues-1': 'rogues-hq' }
    realm.do(grantWish(realm.table, elf, 'banish', '22.2'), ['rogues-hq'])
    expect(realm.state.war!.follows).toEqual({})
    realm.stand('wolf-1', 'CV5')
    const bound = bewitch(realm, 'peace', 'elf', onDenizen('wolf-1'))
    realm.do(grantWish(realm.table, elf, 'banish', '22.2'), ['wolf-1'])
    expect([realm.state.denizens['wolf-1']!.at, realm.state.magic!.spells.includes(bound)]).toEqual([null, false])
  },
)

rule(
  ['22.2', '2.5.1', '22.2.2'],
  'only the wisher sees the box and learns where it is; peace is made once in that clearing',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CV5')
    realm.stand('order-hq', 'DW2')
    realm.empty('guard')
    const wishing = grantWish(realm.table, elf, 'vision', '22.2').next()
    if (wishing.done) throw new Error('nothing is asked')
    const options = new Map(wishing.value[0]!.options.map(({ id, at: where }) => [id, where]))
    expect([options.get('order'), options.get('hoard'), options.has('hoard'), options.has('guard')]).toEqual([
      ...[{ space: 'DW2' }, undefined, true, false],
    ])
    realm.table.shownTo = []
    realm.do(grantWish(realm.table, elf, 'vision', '22.2'), ['order'])
    expect(realm.table.shownTo).toEqual([elf.seat])
    expect(realm.told('looks-into')[0]!.to).toEqual([elf.seat])
    for (let i = 0; i < 2; i++) realm.do(grantWish(realm.table, elf, 'peace', '22.2'))
    expect(realm.state.peace).toEqual(['CV5'])
    elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
    realm.do(grantWish(realm.table, elf, 'peace', '22.2'))
    expect(realm.state.peace).toEqual(['CV5'])
  },
)

rule(
  ['4.2.3', '26.15', '19.5.3', '19.5.4'],
  'spells on owned items score under the optional rule; a shortfall counts triple, and points multiply',
  () => {
    const realm = new Realm({ encounter: '4' })
    const elf = realm.put('elf', 'CV5')
    elf.magic!.spells = [
      { spell: 'fog', learned: true },
      { spell: 'fog', learned: false },
    ] as never
    realm.give(elf, 'good-book')
    realm.give(elf, 'lost-keys')
    const awake = { 'good-book': ['exorcise', 'remedy'] }
    expect(progressToward(elf, 'spells', { magic: { awake } as never })).toBe(1)
    expect(progressToward(elf, 'spells', { optional: ['enhanced-items'], magic: { awake } as never })).toBe(3)
    expect(progressToward(elf, 'spells', { optional: ['enhanced-items'] })).toBe(1)
    const knight = realm.put('white-knight', 'CV5', { fame: 25, notoriety: 40, gold: 70, worth: 10 })
    knight.needs = { great: 0, spells: 0, fame: 2, notoriety: 3, gold: 2 }
    const { goals, total } = scoreOf(knight)
    expect(goals.map(({ goal, basic, bonus }) => [goal, basic, bonus])).toEqual([
      ['great', 0, 0],
      ['spells', 0, 0],
      ['fame', 0, 0],
      ['notoriety', -3, -9],
      ['gold', 0, 0],
    ])
    expect(total).toBe(-12)
  },
)

rule(
  ['26.21', '22.1.1', '24.14'],
  'victory points bring chits of the next stage, and its advantages; without any points needed nothing is gained',
  () => {
    const realm = new Realm({ encounter: '4', development: 'yes', seats: 3 })
    const grown = (id: string, stage: number, more: Partial<Character> = {}) => {
      const one = realm.put(id, 'CV5', { stage: stage as never, ...more })
      one.chits = one.chits.map((_, chit) => (chit < stage * 3 ? 'active' : 'absent'))
      return one
    }
    const idle = grown('elf', 1)
    expect(pointsEarned(idle)).toBe(0)
    const witch = grown('witch', 1, { fame: 25, steps: 3 })
    witch.needs = { great: 0, spells: 0, fame: 2, notoriety: 3, gold: 0 }
    expect(pointsEarned(witch)).toBe(2)
    // She gains two of the three chits.
    realm.do(developCharacters(realm.table), ['MAGIC VIII4*', 'MAGIC V6*'])
    expect([witch.stage, witch.earned, witch.steps, witch.chits.filter(chit => chit === 'active').length]).toEqual([
      1, 2, 5, 5,
    ])
    expect(witch).not.toHaveProperty('familiar')
    witch.notoriety = 20
    realm.do(developCharacters(realm.table))
    expect([witch.stage, witch.earned, witch.steps]).toEqual([2, 3, 6])
    expect(realm.told('stage')).toMatchObject([{ character: 'witch', stage: 2, rule: '26.21' }])
    expect(realm.told('grows').map(({ chits }) => chits.length)).toEqual([1, 1, 1])
    const cursed = grown('magician', 1, { curses: ['wither'] })
    realm.do(gainChit(realm.table, cursed, 1), ['MAGIC II3*'])
    expect(cursed.chits[4]).toBe('fatigued')
    expect(cursed.chits[9]).toBe('absent')
  },
)
