import { expect } from 'vitest'
import {
  goThroughWoods,
  move,
  moveAlong,
  moveOffTheMap,
  usableWays,
  wayTo,
} from '../../../src/games/magic-realm/rules/actions/moving.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { canActivate } from '../../../src/games/magic-realm/rules/effects/activating.ts'
import { carryingStrength } from '../../../src/games/magic-realm/rules/facts/carrying.ts'
import { boardOf, edgeRoads } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import { freshFamiliar } from '../../../src/games/magic-realm/rules/setup/character-choice.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { bewitch, Magical, on } from './magic/evening.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

const at = (character: Character) => (character.place.kind === 'clearing' ? character.place.clearing : null)

rule(['8.3.1', '6.2.2'], 'a MOVE follows one roadway, and fails if there is none', () => {
  const realm = new Realm()
  const amazon = realm.put('amazon', 'DW2')
  const turn = realm.turnOf(amazon)
  expect(move(realm.table, amazon, turn, 'DW5')).toBe('no-way')
  expect(move(realm.table, amazon, turn, 'DW3')).toBeNull()
  expect(at(amazon)).toBe('DW3')
})

rule(
  ['8.3.2', '8.3.3'],
  'a mountain takes two consecutive MOVEs to the same clearing; the first alone is wasted',
  () => {
    const realm = new Realm()
    const amazon = realm.put('amazon', 'CL3', { ways: ['CL3-6'] })
    const turn = realm.turnOf(amazon)
    expect(move(realm.table, amazon, turn, 'CL6')).toBeNull()
    expect(at(amazon)).toBe('CL3')
    expect(move(realm.table, amazon, turn, 'CL2')).toBeNull()
    expect(at(amazon)).toBe('CL2')
    // From mountain to mountain it costs two again, and leaving one costs nothing extra.
    const knight = realm.put('white-knight', 'CL6')
    const his = realm.turnOf(knight)
    move(realm.table, knight, his, 'CL1')
    expect(at(knight)).toBe('CL6')
    move(realm.table, knight, his, 'CL1')
    expect(at(knight)).toBe('CL1')
  },
)

rule('8.3.4', 'nobody can enter a cave on a day they used sunlight', () => {
  const realm = new Realm()
  const amazon = realm.put('amazon', 'B3')
  expect(move(realm.table, amazon, realm.turnOf(amazon, { sunlight: true }), 'B6')).toBe('cave')
  expect(move(realm.table, amazon, realm.turnOf(amazon), 'B6')).toBeNull()
})

rule('8.3.5', 'a hidden path must be discovered by the character, on the side of the tile that is up', () => {
  const realm = new Realm()
  const amazon = realm.put('amazon', 'DW1', { ways: ['DW3-4e'] })
  expect(move(realm.table, amazon, realm.turnOf(amazon), 'DW4')).toBe('undiscovered')
  amazon.ways.push('DW1-4')
  expect(move(realm.table, amazon, realm.turnOf(amazon), 'DW4')).toBeNull()
  expect(usableWays(realm.state, amazon).map(({ id }) => id)).toContain('DW1-4')
})

rule(
  ['8.3.6', '8.4.2', '2.3.10'],
  'a character who moves leaves items too heavy to carry at the bottom of the pile',
  () => {
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
  },
)

rule(
  ['8.4.1', '8.4.4'],
  'the load is limited by the strongest active MOVE chit, Boots or horse; DUCK and fatigued chits do not count',
  () => {
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
  },
)

rule('8.4.3', 'without anything to carry with, only Negligible items come along, but horses come by themselves', () => {
  const realm = new Realm()
  const king = realm.put('witch-king', 'DW2')
  realm.give(king, 'lost-keys')
  realm.give(king, 'staff-1')
  realm.give(king, 'pony-1')
  move(realm.table, king, realm.turnOf(king), 'DW3')
  expect(king.owned.map(({ id }) => id)).toEqual(['lost-keys', 'pony-1'])
})

rule('8.4.5', 'an inactive horse carries inactive items packed on it, even into caves', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'B3', { chits: Array.from({ length: 12 }, () => 'fatigued') })
  realm.give(elf, 'workhorse-3')
  realm.give(elf, 'suit-of-armor-1').packedOn = 'workhorse-3'
  move(realm.table, elf, realm.turnOf(elf), 'B6')
  expect(elf.owned.map(({ id }) => id)).toEqual(['workhorse-3', 'suit-of-armor-1'])
})

rule('8.4.7', "a character who doesn't move can own anything", () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'DW2', { plan: [{ activity: { kind: 'hide' }, source: 'basic' }] })
  realm.give(elf, 'golden-icon')
  realm.turnOf(elf)
  realm.do(daylight(realm.table), [], [1, 1])
  expect(elf.owned.map(({ id }) => id)).toEqual(['golden-icon'])
})

rule(['8.5.1', '2.3.6'], 'a horse becomes inactive in a cave; its load stays on it as a pack', () => {
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
})

rule('8.5.3', 'Boots and a horse can both be active', () => {
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
  'a character who moves off the map leaves the game and is scored immediately, and all goods are removed',
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

rule(['19.5.1', '19.4.3', '8.3.10'], 'the spells of a character who moves off the map end before scoring', () => {
  const realm = new Magical()
  const [road] = edgeRoads(boardOf(realm.state.tiles))
  const witch = realm.put('witch', road!.ends[0])
  realm.put('elf', 'DW2')
  bewitch(realm, 'bad-luck', 'witch', on('elf'))
  expect(moveOffTheMap(realm.table, witch, realm.turnOf(witch))).toBeNull()
  expect(realm.state.magic!.spells).toEqual([])
  expect(realm.table.events.map(({ kind }) => kind)).toEqual(['spell-ends', 'scores', 'leaves'])
})

rule(['8.3.5', '21.6.3'], 'usable ways are open or discovered; a mist form needs no discovery', () => {
  const realm = new Realm()
  const amazon = realm.put('amazon', 'DW1')
  const ways = () => usableWays(realm.state, amazon).map(({ id }) => id)
  expect(ways()).toContain('DW1-6')
  expect(ways()).not.toContain('DW1-4')
  amazon.formed = 'mist'
  expect(ways()).toContain('DW1-4')
  expect(move(realm.table, amazon, realm.turnOf(amazon), 'DW4')).toBeNull()
  amazon.place = { kind: 'road', way: 'DW1-4', from: 'DW1' }
  expect(ways()).toEqual([])
})

rule(['8.3.1', '8.3.8', '8.3.9'], 'no roadway starts in the woods, in the air or on a vanished roadway', () => {
  const realm = new Realm({ encounter: '4' })
  const amazon = realm.put('amazon', 'DW2')
  const way = (place: Character['place']) => wayTo(realm.state, { ...amazon, place }, 'DW3')
  expect(way({ kind: 'road', way: 'DW2-3', from: 'DW2' })).toMatchObject({ id: 'DW2-3' })
  expect(way({ kind: 'road', way: 'DW2-9', from: 'DW2' })).toBe('no-way')
  expect(way({ kind: 'woods', tile: 'DW', from: 'DW2' })).toBe('no-way')
  expect(way({ kind: 'air', tiles: ['DW'], spell: null })).toBe('no-way')
  expect(way({ kind: 'off' })).toBe('no-way')
})

rule(['8.3.2', '26.23'], 'progress on a climb is kept until it is complete or interrupted', () => {
  const realm = new Realm()
  const amazon = realm.put('amazon', 'CL4')
  const turn = realm.turnOf(amazon)
  move(realm.table, amazon, turn, 'CL6')
  expect(turn).toMatchObject({ climbing: 'CL6' })
  expect(turn).not.toHaveProperty('climbed')
  expect(realm.told('climbs')).toMatchObject([{ rule: '8.3.2', character: 'amazon', target: 'CL6' }])
  // In this season mountains cost three phases.
  Object.assign(realm.state, { season: 'christmas', weather: { kind: 'clear', chit: 1, seen: [] } })
  move(realm.table, amazon, turn, 'CL6')
  expect([at(amazon), turn.climbed]).toEqual(['CL4', 2])
  move(realm.table, amazon, turn, 'CL6')
  expect([at(amazon), turn.climbing]).toEqual(['CL6', null])
})

rule(
  ['8.7.1', '8.4.2'],
  'a beast of the woods uses a road if there is one, and leaves what is too heavy behind',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', 'DW2')
    bewitch(realm, 'transform', 'elf', on('elf'), { result: 'squirrel' })
    realm.give(elf, 'suit-of-armor-1')
    const goes = (to: string) => move(realm.table, elf, realm.turnOf(elf), to)
    expect(goes('DW2')).toBe('no-way')
    expect(goes('DW3')).toBeNull()
    expect(realm.told('moves').at(-1)).toMatchObject({ way: 'DW2-3', rule: '8.3.1' })
    expect(realm.state.piles).toEqual({ DW2: ['suit-of-armor-1'] })
    realm.give(elf, 'suit-of-armor-2')
    expect(goes('DW1')).toBeNull()
    expect(realm.told('moves').at(-1)).toMatchObject({ way: 'woods', rule: '8.7.1', from: 'DW3', target: 'DW1' })
    expect(realm.state.piles.DW3).toEqual(['suit-of-armor-2'])
    expect(elf.cameBy).toBeNull()
  },
)

rule(
  ['12.3.8', '8.3.9'],
  'a character in the woods can return only to where they ran from, with all belongings',
  () => {
    const realm = new Realm({ encounter: '4' })
    const elf = realm.put('elf', 'DW2', { chits: Array.from({ length: 12 }, () => 'fatigued') })
    realm.give(elf, 'suit-of-armor-1')
    elf.place = { kind: 'woods', tile: 'DW', from: 'DW2' }
    expect(move(realm.table, elf, realm.turnOf(elf), 'DW3')).toBe('no-way')
    expect(move(realm.table, elf, realm.turnOf(elf), 'DW2')).toBeNull()
    expect([at(elf), elf.owned.length]).toEqual(['DW2', 1])
    expect(realm.told('moves')).toMatchObject([{ way: 'woods', rule: '12.3.8', from: null }])
    const lost = realm.put('dwarf', 'DW2')
    lost.place = { kind: 'off' }
    expect(move(realm.table, lost, realm.turnOf(lost), 'DW2')).toBe('no-way')
    goThroughWoods(realm.table, elf, 'DW4')
    expect(realm.told('moves').at(-1)).toMatchObject({ rule: '8.7.1', from: 'DW2' })
  },
)

rule(
  ['8.3.8', '8.5.1'],
  'a character leaves a roadway with all belongings, and a horse becomes inactive only in a cave',
  () => {
    const realm = new Realm({ encounter: '2' })
    const goes = (way: string, to: string) => {
      const elf = realm.put('elf', 'B3', { chits: Array.from({ length: 12 }, () => 'fatigued') })
      const horse = realm.give(elf, 'pony-1', true)
      realm.give(elf, 'suit-of-armor-1')
      elf.place = { kind: 'road', way, from: 'B3' }
      expect(move(realm.table, elf, realm.turnOf(elf), to)).toBeNull()
      expect(elf.owned.map(({ id }) => id)).toEqual(['pony-1', 'suit-of-armor-1'])
      return horse.active
    }
    expect(goes('B3-6', 'B6')).toBe(false)
    expect(goes('B2-3', 'B2')).toBe(true)
  },
)

rule(
  ['2.5.8', '21.3.4', '21.6.3'],
  'a character on a hidden path is seen at both ends, and on a roadway where they arrive',
  () => {
    const ways = (more: Partial<Character>, unseen = false) => {
      const realm = new Realm({ seats: 4 })
      const elf = realm.put('elf', 'DW1', more)
      const watchers = [realm.put('dwarf', 'DW1'), realm.put('amazon', 'DW4'), realm.put('captain', 'DW2')]
      watchers[2]!.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
      moveAlong(realm.table, elf, boardOf(realm.state.tiles).ways.get('DW1-4')!, 'DW4', unseen)
      return watchers.map(one => one.ways)
    }
    expect(ways({})).toEqual([['DW1-4'], ['DW1-4'], []])
    expect(ways({ place: { kind: 'road', way: 'DW1-4', from: 'DW1' } })).toEqual([[], ['DW1-4'], []])
    expect(ways({ formed: 'mist' })).toEqual([[], [], []])
    expect(ways({}, true)).toEqual([[], [], []])
  },
)

rule('24.14', 'a familiar that follows moves along, and discovers the way for the Witch', () => {
  const goes = (from: string, to: string, way: string, follow: string | null, at = from) => {
    const realm = new Realm({ seats: 3 })
    const elf = realm.put('elf', from, { ways: [way], hidden: true })
    const witch = realm.put('witch', 'CV5')
    realm.put('dwarf', 'CV5')
    witch.familiar = {
      ...freshFamiliar(witch),
      place: { kind: 'clearing', clearing: at },
      plan:
        follow === null
          ? []
          : [{ activity: follow === 'rest' ? { kind: 'rest' } : { kind: 'follow', guide: follow }, source: 'basic' }],
    }
    move(realm.table, elf, realm.turnOf(elf), to)
    return [witch.familiar.place, witch.ways]
  }
  const clearing = (clearing: string) => ({ kind: 'clearing', clearing })
  expect(goes('DW1', 'DW4', 'DW1-4', 'elf')).toEqual([clearing('DW4'), ['DW1-4']])
  expect(goes('DW2', 'DW3', 'DW2-3', 'elf')).toEqual([clearing('DW3'), []])
  expect(goes('DW2', 'DW3', 'DW2-3', 'dwarf')).toEqual([clearing('DW2'), []])
  expect(goes('DW2', 'DW3', 'DW2-3', 'elf', 'DW5')).toEqual([clearing('DW5'), []])
  expect(goes('DW2', 'DW3', 'DW2-3', 'rest')).toEqual([clearing('DW2'), []])
  expect(goes('DW2', 'DW3', 'DW2-3', null)).toEqual([clearing('DW2'), []])
})

rule(['8.5.1', '8.4.5'], 'a load that cannot stay on a horse as a pack in a cave is left behind', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'B3', { chits: Array.from({ length: 12 }, () => 'fatigued') })
  realm.give(elf, 'workhorse-1', true)
  realm.give(elf, 'suit-of-armor-1', true)
  move(realm.table, elf, realm.turnOf(elf), 'B6')
  expect(elf.owned.map(({ id }) => id)).toEqual(['workhorse-1'])
  expect(realm.state.piles).toEqual({ B3: ['suit-of-armor-1'] })
})

rule(['19.4.3', '6.2.6'], 'a hired leader cannot leave the Realm at the edge of the map', () => {
  const realm = new Realm({ encounter: '3' })
  const [road] = edgeRoads(boardOf(realm.state.tiles))
  realm.put('elf', 'DW2')
  realm.stand('rogues-hq', road!.ends[0])
  serve(realm.state, 'rogues-hq', 'elf')
  const leader = realm.state.war!.leaders[0]!
  expect(moveOffTheMap(realm.table, leader, realm.turnOf(leader))).toBe('no-way')
  expect(leader.fate).toBe('alive')
})
