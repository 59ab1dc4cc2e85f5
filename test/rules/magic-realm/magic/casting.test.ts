import { expect } from 'vitest'
import { castingsOf } from '../../../../src/games/magic-realm/rules/actions/casting.ts'
import { sunset } from '../../../../src/games/magic-realm/rules/day/evening.ts'
import { midnight } from '../../../../src/games/magic-realm/rules/day/midnight.ts'
import { killCharacter } from '../../../../src/games/magic-realm/rules/effects/death.ts'
import { endSpell } from '../../../../src/games/magic-realm/rules/effects/ending.ts'
import { isUnder } from '../../../../src/games/magic-realm/rules/facts/spells.ts'
import { characterCard } from '../../../../src/games/magic-realm/rules/pieces/characters.ts'
import { rulesOf } from '../../../rule.ts'
import { Magical, OPEN } from './evening.ts'

const rule = rulesOf('magic-realm')
const on = (id: string) => ({ kind: 'character', id }) as const
const ways = (realm: Magical, id: string, limit = 9, effort = 2) =>
  castingsOf(realm.state, realm.state.characters.find(one => one.id === id)!, limit, effort).map(one => one.id)

rule(
  ['20.1.1', '20.3.2', '15.5.3', '15.5.5'],
  'a spell needs its type, color and time: no slower than the attackers, and within the effort limit',
  () => {
    const realm = new Magical()
    realm.knows('elf', OPEN, ['illusion', 'bad-luck'])
    expect(ways(realm, 'elf')).toEqual([])
    realm.color(28)
    expect(ways(realm, 'elf')).toEqual([
      'cast illusion by MAGIC III3*',
      'cast illusion by MAGIC III4*',
      'cast illusion by MAGIC III2*',
    ])
    expect(ways(realm, 'elf', 3)).toEqual(['cast illusion by MAGIC III3*', 'cast illusion by MAGIC III2*'])
    expect(ways(realm, 'elf', 9, 0)).toEqual([])
    realm.state.characters[0]!.magic!.alerted = [1]
    expect(ways(realm, 'elf', 0)).toEqual(['cast illusion by MAGIC III0*'])
  },
)

rule(
  ['20.3.1', '20.3.2', '20.3.3', '20.3.4', '20.5.5', '20.2.2'],
  'casting is the action; chit and color are spent, and the box is in use until the spell ends',
  () => {
    const realm = new Magical()
    const witch = realm.knows('witch', OPEN, ['curse'])
    realm.put('elf', OPEN)
    expect(ways(realm, 'witch')).toEqual([])
    const two = chitOf('witch', 'II')
    witch.chits[two] = 'enchanted'
    const [way] = ways(realm, 'witch')
    realm.round(OPEN, { 'witch action': way!, 'spell-target': 'elf' }, [1, 2])
    expect(witch.chits[two]).toBe('fatigued')
    expect(witch.chits.filter(chit => chit === 'fatigued')).toHaveLength(2)
    expect(realm.state.magic!.spells).toEqual([])
    expect(realm.state.characters[1]!.curses).toEqual(['squeak'])
  },
)

rule('20.3.4', 'a spell in use cannot be cast again from its box, but the same spell from another box can', () => {
  const cast = (spells: readonly string[]) => {
    const realm = new Magical()
    realm.color(28)
    const elf = realm.knows('elf', OPEN, spells)
    const before = ways(realm, 'elf').length
    realm.round(OPEN, { 'elf action': ways(realm, 'elf')[0]!, 'spell-target': 'R' })
    return { realm, elf, before, spells: new Set(ways(realm, 'elf').map(way => way.split(' ')[1])) }
  }
  const one = cast(['illusion', 'see-hidden-signs'])
  expect(one.elf.chits).toContain('committed')
  expect([...one.spells]).toEqual(['see-hidden-signs'])
  const two = cast(['illusion', 'illusion'])
  expect([...two.spells]).toEqual(['illusion'])
  // When it is over its box is free again (20.5.5).
  endSpell(one.realm.table, one.realm.state.magic!.spells[0]!, 'broken', '20.10.1')
  expect(ways(one.realm, 'elf').map(way => way.split(' ')[1])).toContain('illusion')
})

rule(
  ['20.4.1', '20.4.3', '20.5.3'],
  'a caster who names no target loses the spell; naming a character unhides both; hidden ones must be found first',
  () => {
    const realm = new Magical()
    realm.color(14)
    const witch = realm.knows('witch', OPEN, ['curse'], { hidden: true })
    const elf = realm.put('elf', OPEN, { hidden: true })
    const [way] = ways(realm, 'witch')
    realm.round(OPEN, { 'witch action': way!, 'spell-target': 'nothing' })
    expect(witch.chits.filter(chit => chit === 'fatigued')).toHaveLength(1)
    expect(witch.hidden).toBe(true)
    expect(() => realm.round(OPEN, { 'witch action': ways(realm, 'witch')[0]!, 'spell-target': 'elf' })).toThrow(
      'no answer',
    )
    realm.state.magic!.spells = []
    witch.foundEnemies = true
    realm.round(OPEN, { 'witch action': ways(realm, 'witch')[0]!, 'spell-target': 'elf' }, [1, 1])
    expect([witch.hidden, elf.hidden]).toEqual([false, false])
  },
)

rule(
  ['20.5.1', '20.5.2', '20.5.3'],
  'the faster spell takes effect first, and cancels any slower spell by a character it targets',
  () => {
    const realm = new Magical()
    realm.state.day = 14
    const druid = realm.knows('druid', OPEN, ['stones-fly'])
    const witch = realm.knows('witch', OPEN, ['curse'])
    realm.round(
      OPEN,
      {
        'druid action': 'cast stones-fly by MAGIC II2**',
        'witch action': ways(realm, 'witch').find(way => !way.includes('2'))!,
        'druid spell-target': ['witch', 'done'],
        'witch spell-target': 'druid',
        'druid attack-row': 'thrust',
      },
      [6, 6, 6, 6, 6, 6, 6, 6],
    )
    expect(realm.told('spell-ends')).toMatchObject([
      { spell: 'curse', why: 'cancelled' },
      { spell: 'stones-fly', why: 'over' },
    ])
    expect(druid.curses).toEqual([])
    expect(witch.chits).toContain('fatigued')
  },
)

rule(['20.7.1', '14.1.1', '19.1.2'], 'Day spells end at the next Sunset, Combat spells at Midnight', () => {
  const realm = new Magical()
  realm.state.day = 7
  const witch = realm.knows('witch', OPEN, ['pentangle'])
  const king = realm.knows('elf', OPEN, ['see-hidden-signs'])
  realm.round(OPEN, { 'witch action': ways(realm, 'witch')[0]!, 'spell-target': 'witch' })
  expect(isUnder(realm.state, 'pentangle', on('witch'))).toBe(true)
  midnight(realm.table)
  expect(isUnder(realm.state, 'pentangle', on('witch'))).toBe(false)
  expect(witch.chits).not.toContain('committed')
  realm.state.day = 28
  realm.round(OPEN, { 'elf action': ways(realm, 'elf')[0]!, 'spell-target': 'elf' })
  midnight(realm.table)
  expect(king.chits).toContain('committed')
  realm.state.day++
  sunset(realm.table)
  expect(king.chits).not.toContain('committed')
})

rule(
  ['20.7.2', '20.7.5', '19.1.2'],
  'a Permanent spell sleeps from Midnight until its color reaches it, and still holds its chit while asleep',
  () => {
    const realm = new Magical()
    realm.state.day = 28
    const elf = realm.knows('elf', OPEN, ['illusion'])
    realm.round(OPEN, { 'elf action': ways(realm, 'elf')[0]!, 'spell-target': 'elf' })
    // The gold magic of the Flowers of Rest outlasts the day's.
    realm.drop('flowers-of-rest', OPEN)
    realm.state.shown.push('flowers-of-rest')
    midnight(realm.table)
    expect(isUnder(realm.state, 'illusion', on('elf'))).toBe(true)
    realm.takeAway('flowers-of-rest')
    midnight(realm.table)
    expect(isUnder(realm.state, 'illusion', on('elf'))).toBe(false)
    expect(elf.chits).toContain('committed')
  },
)

rule(
  ['20.10.3', '18.4.7'],
  "death ends the spells cast with a character's chits, and removes the character from all targets",
  () => {
    const realm = new Magical()
    realm.state.day = 28
    const elf = realm.knows('elf', OPEN, ['illusion', 'see-hidden-signs'])
    const dwarf = realm.put('dwarf', OPEN)
    realm.round(OPEN, { 'elf action': ways(realm, 'elf')[0]!, 'spell-target': 'dwarf' })
    killCharacter(realm.table, dwarf, null, '19.2.1')
    expect(realm.told('spell-ends').at(-1)).toMatchObject({ why: 'released' })
    realm.round(OPEN, { 'elf action': ways(realm, 'elf')[0]!, 'spell-target': 'elf' })
    killCharacter(realm.table, elf, null, '19.2.1')
    expect(realm.state.magic!.spells).toEqual([])
  },
)

rule(
  ['20.6.1', '20.6.2'],
  'an active book can cast its awakened cards of its own type at time 0, once per evening',
  () => {
    const realm = new Magical()
    realm.state.day = 21
    const dwarf = realm.put('dwarf', OPEN)
    realm.put('elf', OPEN)
    realm.give(dwarf, 'book-of-lore', true)
    realm.state.magic!.awake['book-of-lore'] = ['fiery-blast']
    expect(ways(realm, 'dwarf', 0, 0)).toEqual(['cast fiery-blast by book-of-lore'])
    realm.round(
      OPEN,
      {
        'dwarf action': 'cast fiery-blast by book-of-lore',
        'spell-target': ['elf', 'done'],
        'dwarf attack-row': 'swing',
      },
      [1, 1],
    )
    expect(realm.state.characters[1]!.fate).toBe('dead')
    expect(ways(realm, 'dwarf')).toEqual([])
    sunset(realm.table)
    realm.put('captain', OPEN)
    expect(ways(realm, 'dwarf')).toHaveLength(1)
  },
)

/** Returns the number of a character's first chit of a type. */
const chitOf = (id: string, type: string): number => characterCard(id).chits.findIndex(({ magic }) => magic === type)

rule(
  ['30.12', '20.3.2', '20.5.3', '20.9.6', '21.2.4'],
  "the fastest of three spells cancels its victim's spell and hits another, who has become a squirrel",
  () => {
    const realm = new Magical(4)
    const sorceror = realm.knows('sorceror', OPEN, ['transform'])
    const druid = realm.knows('druid', OPEN, ['stones-fly'])
    const pilgrim = realm.knows('pilgrim', OPEN, ['exorcise'])
    const knight = realm.put('white-knight', OPEN)
    for (const [one, chit] of [
      [sorceror, 4],
      [druid, 6],
      [pilgrim, 6],
    ] as const)
      one.chits[chit] = 'enchanted'
    realm.stand('order-3', OPEN)
    // A horse that gallops at 4 doesn't stop a chit with time 4.
    const inTime = (limit: number) => castingsOf(realm.state, sorceror, limit, 2).map(({ id }) => id)
    expect([inTime(4), inTime(3)]).toEqual([['cast transform by MAGIC VI4*'], []])
    realm.round(
      OPEN,
      {
        'sorceror action': 'cast transform by MAGIC VI4*',
        'druid action': 'cast stones-fly by MAGIC II2**',
        'pilgrim action': 'cast exorcise by MAGIC I4*',
        'sorceror spell-target': 'white-knight',
        'druid spell-target': ['pilgrim', 'white-knight', 'done'],
        'druid attack-row': 'thrust',
      },
      // The Order battles only the Sorceror; Transform comes at 5; the others around him move; two stones at each.
      [6, 6, 1, 1, 1, 1, 1, 1, 5, 2, 4, 1, 1, 2, 2, 5, 5, 4, 4, 6, 6],
    )
    expect(realm.told('assigned')).toMatchObject([{ denizen: 'order-3', character: 'sorceror' }])
    expect(realm.told('spell-ends')[0]).toMatchObject({ spell: 'exorcise', why: 'cancelled' })
    expect(realm.told('transforms')).toMatchObject([{ target: 'white-knight', into: 'squirrel' }])
    const stones = realm.told('blow').filter(({ by }) => by === 'druid')
    expect(stones.map(({ target, harm }) => [target, harm])).toEqual([
      ['pilgrim', 3],
      ['pilgrim', 0],
      ['white-knight', 1],
      ['white-knight', 0],
    ])
    expect([pilgrim.fate, knight.fate, druid.fate]).toEqual(['dead', 'dead', 'alive'])
  },
)
