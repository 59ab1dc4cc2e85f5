import { expect } from 'vitest'
import {
  enchant,
  enchantAt,
  enchantments,
  turnOver,
} from '../../../../src/games/magic-realm/rules/actions/enchanting.ts'
import { freshLeader } from '../../../../src/games/magic-realm/rules/facts/employment.ts'
import { boardOf } from '../../../../src/games/magic-realm/rules/pieces/board.ts'
import type { Character, Place } from '../../../../src/games/magic-realm/rules/state/state.ts'
import type { Question, Rule } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import type { Realm } from '../realm.ts'
import { bewitch, Magical } from './evening.ts'

const rule = rulesOf('magic-realm')

/** Returns the first question. */
const first = (asking: Rule<unknown>): Question => (asking.next().value as Question[])[0]!
const ids = (realm: Realm, one: Character, clearing: string): string[] =>
  enchantments(realm.state, one, clearing).map(({ id }) => id)
const isTurned = (realm: Realm, tile: string): boolean => boardOf(realm.state.tiles).tiles.get(tile)!.enchanted

/** Returns a prepared character at CV5. */
function prepared(id: string, more: Partial<Character> = {}) {
  const realm = new Magical()
  realm.state.day = 1
  const one = realm.put(id, 'CV5', more)
  one.magic!.prepared = true
  return { realm, one }
}

rule(['12.3.1', '12.3.2', '12.3.4'], 'active chits of types I to V can be enchanted, each face once', () => {
  const { realm, one } = prepared('witch')
  one.chits[10] = 'fatigued'
  one.chits[6] = 'wounded'
  expect(ids(realm, one, 'CV5')).toEqual(['MAGIC V6*', 'MAGIC II3*', 'MAGIC V4*'])
  expect(first(enchant(realm.table, one, null))).toMatchObject({
    ...{ seat: 0, topic: 'enchant', rule: '12.3.4', data: { character: 'witch', clearing: 'CV5' } },
    options: [{ rule: '12.3.2' }, { rule: '12.3.2' }, { rule: '12.3.2' }],
  })
  realm.do(enchant(realm.table, one, null), ['MAGIC V4*'])
  expect(one.chits.flatMap((chit, n) => (chit === 'enchanted' ? [n] : []))).toEqual([9])
  const told = { seat: 0, rule: '12.3.2', character: 'witch', chit: 9, color: 'black' }
  expect(realm.told('enchants-chit')).toMatchObject([told])
})

rule(['12.3.10', '12.2.1'], 'a color chit loses its alert; others keep theirs', () => {
  const { realm, one } = prepared('witch')
  one.magic!.alerted = [3, 9]
  realm.do(enchant(realm.table, one, null), ['MAGIC V0*'])
  expect(one.magic!.alerted).toEqual([3])
})

rule(
  ['12.3.3', '12.3.9', '20.2.5'],
  'the tile is turned by color there, or where the character is, and then no chit is spent',
  () => {
    const { realm, one } = prepared('druid')
    one.chits[6] = 'enchanted'
    realm.state.day = 14
    const turn = enchantments(realm.state, one, 'CV5').find(({ id }) => id === 'CV by MAGIC II3*')!
    expect(turn).toMatchObject({
      at: { space: 'CV5' },
      rule: '12.3.3',
      act: { kind: 'turn-tile', chit: 10, tile: 'CV' },
    })
    realm.do(enchantAt(realm.table, one, 'CV5'), ['CV by MAGIC II3*'])
    expect([isTurned(realm, 'CV'), one.chits[6], realm.told('plays-color')]).toEqual([true, 'enchanted', []])
    // From there he turns a distant tile that gives no color.
    realm.state.day = 1
    expect(ids(realm, one, 'EV2')).toContain('EV by MAGIC II3*')
    one.place = { kind: 'road', way: 'CV4/M2', from: 'CV4' }
    one.chits[6] = 'active'
    expect(ids(realm, one, 'EV2')).not.toContain('EV by MAGIC II3*')
    expect(ids(realm, one, 'CV2')).toContain('CV by MAGIC II3*')
    expect(ids(realm, one, 'AV2').every(id => id.startsWith('MAGIC'))).toBe(true)
  },
)

rule(['20.2.2', '12.3.3'], 'the color chit spent to turn a tile is logged, and becomes fatigued', () => {
  const { realm, one } = prepared('druid')
  one.chits[6] = 'enchanted'
  realm.do(enchant(realm.table, one, null), ['CV by MAGIC II2**'])
  expect(realm.told('plays-color')).toMatchObject([
    { seat: 0, rule: '12.3.3', character: 'druid', color: 'grey', chit: 6 },
  ])
  expect(realm.told('enchants-tile')).toMatchObject([
    { seat: 0, rule: '12.3.3', character: 'druid', tile: 'CV', enchanted: true },
  ])
})

rule(
  ['12.3.1', '26.8'],
  'the first phase prepares, and is logged; with the optional ability the Wizard skips it',
  () => {
    const realm = new Magical()
    const witch = realm.put('witch', 'CV5')
    expect(realm.do(enchant(realm.table, witch, null))).toBeNull()
    expect(realm.told('prepares-magic')).toMatchObject([{ seat: 0, rule: '12.3.1', character: 'witch' }])
    const wizard = realm.put('wizard', 'CV5', { ability: 'own' })
    expect(first(enchant(realm.table, wizard, null)).topic).toBe('enchant')
  },
)

rule('12.3.10a', "hired leaders can't enchant, nor can anyone outside a clearing", () => {
  const { realm, one } = prepared('witch')
  realm.stand('rogues-hq', 'CV5')
  expect(realm.do(enchant(realm.table, freshLeader(realm.state, 'rogues-hq', 0, 'CV5'), null))).toBe('nothing')
  one.place = { kind: 'woods', tile: 'CV', from: 'CV5' }
  expect(realm.do(enchant(realm.table, one, null))).toBe('nothing')
})

rule(
  ['12.3.9', '9.6.4'],
  'after the Toadstool Circle any clearing can be named, your own first; an ENCHANT acts where it was recorded',
  () => {
    const { realm, one } = prepared('witch', { hearing: true })
    const asked = first(enchant(realm.table, one, null))
    const clearings = asked.options.map(({ id }) => id)
    expect([clearings[0], clearings.length]).toEqual(['CV5', new Set(boardOf(realm.state.tiles).clearings).size])
    expect(new Set(clearings).size).toBe(clearings.length)
    expect(asked).toMatchObject({ topic: 'enchant-at', data: { character: 'witch' } })
    expect(asked.options[1]).toMatchObject({ at: { space: clearings[1] }, act: { kind: 'to', clearing: clearings[1] } })
    expect(first(enchant(realm.table, one, 'BV2'))).toMatchObject({ topic: 'enchant', data: { clearing: 'BV2' } })
  },
)

/** Returns a Druid with books that serve as chits. */
function bookish() {
  const scene = prepared('druid')
  Object.assign(scene.realm.state, { optional: ['enhanced-items'] })
  scene.one.chits = scene.one.chits.map(() => 'wounded')
  for (const id of ['beast-pipes', 'scroll-of-nature', 'black-book']) scene.realm.give(scene.one, id, true)
  return scene
}

rule(
  '26.15',
  'items of types I to V can be enchanted, each once by its first type, and turn the tile with that color',
  () => {
    const { realm, one } = bookish()
    bewitch(realm, 'enchant-artifact', 'druid', { kind: 'belonging', id: 'black-book' }, { result: 'fog' })
    expect(ids(realm, one, 'CV5')).toEqual(['scroll-of-nature', 'black-book'])
    realm.do(enchant(realm.table, one, null), ['black-book'])
    expect(one.owned.map(({ enchanted }) => enchanted)).toEqual([undefined, undefined, 'black'])
    expect(realm.told('enchants-item')).toMatchObject([
      { seat: 0, rule: '26.15', character: 'druid', item: 'black-book', color: 'black' },
    ])
    realm.color(14)
    const turn = enchantments(realm.state, one, 'CV5').find(({ id }) => id === 'CV by scroll-of-nature')!
    expect(turn).toMatchObject({ at: { space: 'CV5' }, rule: '26.15', act: { kind: 'turn-by-item', tile: 'CV' } })
    expect(ids(realm, one, 'CV5')).toEqual(['scroll-of-nature', 'CV by scroll-of-nature'])
  },
)

rule('26.15', 'an item played as color returns to normal, and counts as used for that type this evening', () => {
  const { realm, one } = bookish()
  const book = one.owned.find(({ id }) => id === 'eye-of-the-idol') ?? realm.give(one, 'eye-of-the-idol', true)
  book.enchanted = 'grey'
  realm.do(enchant(realm.table, one, null), ['CV by scroll-of-nature'])
  expect('enchanted' in book).toBe(false)
  expect(realm.state.magic!.played).toEqual(['eye-of-the-idol II'])
  expect(realm.told('plays-color')).toMatchObject([{ color: 'grey', chit: -1 }])
  expect(isTurned(realm, 'CV')).toBe(true)
})

rule(
  ['12.3.5', '12.3.7'],
  'roadways get new ids when their tile turns, also as a last roadway; a vanished one keeps its id',
  () => {
    const realm = new Magical()
    const came = (way: string | null) => realm.put('elf', 'L1', { cameBy: way })
    const [still, gone, none, elsewhere] = [came('L1-4'), came('L1-6'), came(null), came('B1/R2')]
    turnOver(realm.table, still, 'L')
    const ways = () => [still, gone, none, elsewhere].map(one => one.cameBy)
    expect(ways()).toEqual(['L1-4e', 'L1-6', null, 'B1/R2'])
    turnOver(realm.table, still, 'L')
    expect(ways()).toEqual(['L1-4', 'L1-6', null, 'B1/R2'])
  },
)

rule(
  ['12.3.5', '12.3.8'],
  'a familiar or phantasm keeps its roadway, or goes into the woods if the roadway is gone',
  () => {
    const realm = new Magical()
    const witch = realm.put('witch', 'L1')
    const on = (way: string): Place => ({ kind: 'road', way, from: 'L1' })
    witch.familiar = { place: on('L1-4'), foundEnemies: false, plan: [] }
    witch.phantasm = { place: on('L1-6'), foundEnemies: false, plan: [], prepared: false }
    turnOver(realm.table, witch, 'L')
    expect(witch.familiar.place).toEqual(on('L1-4e'))
    expect(witch.phantasm.place).toEqual({ kind: 'woods', tile: 'L', from: 'L1' })
    expect(witch.place).toEqual({ kind: 'clearing', clearing: 'L1' })
  },
)

rule(
  ['12.3.5', '27.1.3'],
  'a road off the map crosses the same edge, no matter which clearing it now comes from',
  () => {
    const realm = new Magical()
    const witch = realm.put('witch', 'L1')
    const outside = realm.put('elf', 'L1', { place: { kind: 'outside', way: 'DW1:SE' } })
    const other = realm.put('dwarf', 'L1', { place: { kind: 'outside', way: 'LW4:NW' } })
    realm.state.entrance = 'DW1:SE'
    turnOver(realm.table, witch, 'DW')
    const now = [...boardOf(realm.state.tiles).ways.keys()].find(way => /^DW\d:SE$/.test(way))!
    expect(now).not.toBe('DW1:SE')
    expect([realm.state.entrance, outside.place, other.place]).toEqual([
      ...[now, { kind: 'outside', way: now }, { kind: 'outside', way: 'LW4:NW' }],
    ])
    realm.state.entrance = null
    turnOver(realm.table, witch, 'DW')
    expect([realm.state.entrance, outside.place]).toEqual([null, { kind: 'outside', way: 'DW1:SE' }])
  },
)

rule('12.3.5', 'a road between two tiles that now leads to another clearing counts as a different road', () => {
  const realm = new Magical()
  const on = (id: string, way: string) => realm.put(id, 'R2', { place: { kind: 'road', way, from: 'R2' } })
  const [elf, dwarf] = [on('elf', 'NW2/R2'), on('dwarf', 'B1/R2')]
  turnOver(realm.table, elf, 'R')
  // The road now leads to R6.
  expect([elf.place.kind, dwarf.place]).toEqual(['road', { kind: 'woods', tile: 'R', from: 'R2' }])
})
