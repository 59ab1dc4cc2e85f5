import { expect } from 'vitest'
import { move, moveOffTheMap, usableWays } from '../../../src/games/magic-realm/rules/activities/moving.ts'
import { canActivate } from '../../../src/games/magic-realm/rules/belongings/activating.ts'
import { carryingStrength } from '../../../src/games/magic-realm/rules/belongings/carrying.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { boardOf, edgeRoads } from '../../../src/games/magic-realm/rules/map/board.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

const at = (character: Character) => (character.place.kind === 'clearing' ? character.place.clearing : null)

rule(['8.3.1', '6.2.2'], 'a MOVE goes along one roadway, and comes to nothing where there is none', () => {
  const realm = new Realm()
  const amazon = realm.put('amazon', 'DW2')
  const turn = realm.turnOf(amazon)
  expect(move(realm.table, amazon, turn, 'DW5')).toBe('no-way')
  expect(move(realm.table, amazon, turn, 'DW3')).toBeNull()
  expect(at(amazon)).toBe('DW3')
})

rule(
  ['8.3.2', '8.3.3'],
  'a mountain takes two MOVEs in a row with the same clearing; the first alone is wasted',
  () => {
    const realm = new Realm()
    const amazon = realm.put('amazon', 'CL3', { ways: ['CL3-6'] })
    const turn = realm.turnOf(amazon)
    expect(move(realm.table, amazon, turn, 'CL6')).toBeNull()
    expect(at(amazon)).toBe('CL3')
    expect(move(realm.table, amazon, turn, 'CL2')).toBeNull()
    expect(at(amazon)).toBe('CL2')
    // From mountain to mountain it costs two again, and leaving one costs nothing more.
    const knight = realm.put('white-knight', 'CL6')
    const his = realm.turnOf(knight)
    move(realm.table, knight, his, 'CL1')
    expect(at(knight)).toBe('CL6')
    move(realm.table, knight, his, 'CL1')
    expect(at(knight)).toBe('CL1')
  },
)

rule('8.3.4', 'nobody enters a cave on a day he has used sunlight', () => {
  const realm = new Realm()
  const amazon = realm.put('amazon', 'B3')
  expect(move(realm.table, amazon, realm.turnOf(amazon, { sunlight: true }), 'B6')).toBe('cave')
  expect(move(realm.table, amazon, realm.turnOf(amazon), 'B6')).toBeNull()
})

rule('8.3.5', 'a hidden path needs his own discovery, of the side of the tile that lies up', () => {
  const realm = new Realm()
  const amazon = realm.put('amazon', 'DW1', { ways: ['DW3-4e'] })
  expect(move(realm.table, amazon, realm.turnOf(amazon), 'DW4')).toBe('undiscovered')
  amazon.ways.push('DW1-4')
  expect(move(realm.table, amazon, realm.turnOf(amazon), 'DW4')).toBeNull()
  expect(usableWays(realm.state, amazon).map(({ id }) => id)).toContain('DW1-4')
})

rule(['8.3.6', '8.4.2', '2.3.10'], 'what is too heavy to carry is left behind under the pile, and he goes', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'DW2', {
    chits: Array.from({ length: 12 }, (_, i) => (i === 6 ? 'active' : 'fatigued')),
  })
  realm.drop('spear-1', 'DW2')
  realm.give(elf, 'suit-of-armor-1')
  realm.give(elf, 'light-bow-1')
  expect(carryingStrength(elf)).toBe('L')
  move(realm.table, elf, realm.turnOf(elf), 'DW3')
  expect(at(elf)).toBe('DW3')
  expect(elf.owned.map(({ id }) => id)).toEqual(['light-bow-1'])
  expect(realm.state.piles.DW2).toEqual(['spear-1', 'suit-of-armor-1'])
})

rule(['8.4.1', '8.4.4'], 'the strongest active MOVE chit, Boots or horse carries; DUCK and weary chits do not', () => {
  const realm = new Realm()
  const dwarf = realm.put('dwarf', 'DW2')
  expect(carryingStrength(dwarf)).toBe('T')
  for (const chit of [1, 3, 6, 9]) dwarf.chits[chit] = 'fatigued'
  // The DUCK chit, strong as it is, carries nothing.
  expect(dwarf.chits[0]).toBe('active')
  expect(carryingStrength(dwarf)).toBe('N')
  realm.give(dwarf, 'power-boots', true)
  expect(carryingStrength(dwarf)).toBe('H')
  realm.give(dwarf, 'workhorse-1', true)
  expect(carryingStrength(dwarf)).toBe('T')
})

rule('8.4.3', 'with nothing to carry with only negligible items come along, and horses by themselves', () => {
  const realm = new Realm()
  const king = realm.put('witch-king', 'DW2')
  realm.give(king, 'lost-keys')
  realm.give(king, 'staff-1')
  realm.give(king, 'pony-1')
  move(realm.table, king, realm.turnOf(king), 'DW3')
  expect(king.owned.map(({ id }) => id)).toEqual(['lost-keys', 'pony-1'])
})

rule('8.4.5', 'an inactive horse bears the inactive items packed on it, in caves too', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'B3', { chits: Array.from({ length: 12 }, () => 'fatigued') })
  realm.give(elf, 'workhorse-3')
  realm.give(elf, 'suit-of-armor-1').packedOn = 'workhorse-3'
  move(realm.table, elf, realm.turnOf(elf), 'B6')
  expect(elf.owned.map(({ id }) => id)).toEqual(['workhorse-3', 'suit-of-armor-1'])
})

rule('8.4.7', 'standing still one may own anything', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'DW2', { plan: [{ activity: { kind: 'hide' }, source: 'basic' }] })
  realm.give(elf, 'golden-icon')
  realm.turnOf(elf)
  realm.do(daylight(realm.table), [], [1, 1])
  expect(elf.owned.map(({ id }) => id)).toEqual(['golden-icon'])
})

rule(
  ['8.5.1', '2.3.6'],
  'a horse falls out of use in a cave, where none can be active; what it carried goes on as its pack',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'B3', { chits: Array.from({ length: 12 }, () => 'fatigued') })
    const horse = realm.give(elf, 'workhorse-1', true)
    const suit = realm.give(elf, 'suit-of-armor-1')
    move(realm.table, elf, realm.turnOf(elf), 'B6')
    expect(horse.active).toBe(false)
    expect(suit.packedOn).toBe('workhorse-1')
    expect(canActivate(realm.state, elf, horse)).toBe(false)
    move(realm.table, elf, realm.turnOf(elf), 'B3')
    expect(canActivate(realm.state, elf, horse)).toBe(true)
  },
)

rule('8.5.3', 'Boots and a horse may both be active', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'DW2')
  realm.give(elf, 'elven-slippers', true)
  expect(canActivate(realm.state, elf, realm.give(elf, 'pony-1'))).toBe(true)
})

rule('8.3.8', 'from a roadway the first MOVE leads to one of its two ends', () => {
  const realm = new Realm({ encounter: '2' })
  const elf = realm.put('elf', 'DW2')
  elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
  expect(move(realm.table, elf, realm.turnOf(elf), 'DW5')).toBe('no-way')
  expect(move(realm.table, elf, realm.turnOf(elf), 'DW3')).toBeNull()
  expect(at(elf)).toBe('DW3')
})

rule(
  ['8.3.10', '19.4.3'],
  'over a road off the map he leaves the game, is scored at once, and his goods are gone',
  () => {
    const realm = new Realm()
    const [road] = edgeRoads(boardOf(realm.state.tiles))
    const elf = realm.put('elf', road!.ends[0])
    realm.give(elf, 'light-bow-1')
    expect(moveOffTheMap(realm.table, realm.put('dwarf', 'CL3'), realm.turnOf(elf))).toBe('no-way')
    expect(moveOffTheMap(realm.table, elf, realm.turnOf(elf))).toBeNull()
    expect(elf.fate).toBe('left')
    expect(elf.score).not.toBeNull()
    expect(realm.state.lost).toContain('light-bow-1')
  },
)
