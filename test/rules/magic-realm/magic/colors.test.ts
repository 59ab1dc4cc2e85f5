import { expect } from 'vitest'
import { turnOver } from '../../../../src/games/magic-realm/rules/actions/enchanting.ts'
import { energizeSpells, isSupplied, setEnergized } from '../../../../src/games/magic-realm/rules/effects/energizing.ts'
import {
  COLORED,
  colorChits,
  colorsAt,
  colorsOfDay,
  colorsReaching,
  sourcesOf,
} from '../../../../src/games/magic-realm/rules/facts/colors.ts'
import type { CastSpell, SpellTarget } from '../../../../src/games/magic-realm/rules/state/magic.ts'
import type { Question } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, lasting, Magical, OPEN, on, onDenizen, PEAK } from './evening.ts'

const rule = rulesOf('magic-realm')

rule(
  ['5.1.3', '5.1.4', '20.2.1'],
  'the seventh days of a month have their own colors; in longer games the first is white, later ones black',
  () => {
    const days = (weeks: number | undefined, ...of: readonly number[]) =>
      of.map(day => colorsOfDay(weeks === undefined ? { day } : { day, weeks }).join(' '))
    expect(days(undefined, 1, 6, 7, 8, 14, 21, 28)).toEqual(['', '', 'white black', '', 'grey', 'purple', 'gold'])
    expect(days(8, 7, 14, 21, 28, 35, 42, 49, 56)).toEqual([
      ...['white', 'grey', 'purple', 'gold', 'black', 'grey', 'purple', 'gold'],
    ])
    expect(days(4, 7)).toEqual(['white black'])
  },
)

rule('26.23', 'a season gives its own colors on its seventh days, and none before the first day', () => {
  const season = (day: number) => colorsOfDay({ day, season: 'freshet' })
  expect([season(0), season(1), season(6)]).toEqual([[], [], []])
  expect(season(7).length).toBeGreaterThan(0)
  expect(season(14)).toEqual(season(7))
})

/** Returns a character on a day without color. */
function grey(id = 'elf', clearing = OPEN) {
  const realm = new Magical()
  realm.state.day = 1
  return { realm, one: realm.put(id, clearing) }
}

rule('20.2.1', 'five Enchanted cards and the Toadstool Circle supply color', () => {
  const cards = Object.fromEntries(COLORED.map(({ id, color }) => [id, color]))
  expect(cards).toEqual({
    'sacred-grail': 'white',
    'golden-icon': 'grey',
    'flowers-of-rest': 'gold',
    'dragon-essence': 'purple',
    'cloven-hoof': 'black',
    'toadstool-circle': 'black',
  })
})

rule(['20.2.1', '20.2.4'], 'the green side of a tile supplies no color, and neither do ordinary cards', () => {
  const { realm, one } = grey()
  realm.give(one, 'good-book', true)
  realm.give(one, 'helmet-1', true)
  expect(colorsAt(realm.state, OPEN)).toEqual([])
  turnOver(realm.table, one, 'CG')
  expect([colorsAt(realm.state, PEAK), colorsAt(realm.state, OPEN)]).toEqual([['grey', 'gold', 'purple'], []])
})

rule(
  ['20.2.3', '20.2.4', '15.6.8'],
  'off the map only the day supplies color, and those out of the game have none',
  () => {
    const { realm, one } = grey()
    const reach = () => [
      colorsReaching(realm.state, { kind: 'outside', way: 'B1:SE' }),
      colorsReaching(realm.state, { kind: 'off' }),
      colorsReaching(realm.state, { kind: 'road', way: 'B1:SE', from: 'B1' }),
      colorsReaching(realm.state, { kind: 'road', way: 'L1-6', from: 'L1' }),
    ]
    expect(reach()).toEqual([[], [], [], []])
    turnOver(realm.table, one, 'B')
    turnOver(realm.table, one, 'L')
    // A roadway that has disappeared is nowhere.
    expect(reach()).toEqual([[], [], ['grey'], []])
    realm.color(14)
    expect(reach()).toEqual([['grey'], [], ['grey'], ['grey']])
  },
)

rule(
  ['20.2.2', '20.2.5', '26.15'],
  'color in the surroundings is free; otherwise each color of your own chits and active items is offered once',
  () => {
    const { realm, one } = grey('witch')
    const free = sourcesOf(['grey', 'gold'], one, ['gold', 'grey'])
    expect(free).toStrictEqual([{ kind: 'free', color: 'grey' }])
    for (const chit of [4, 5, 6]) one.chits[chit] = 'enchanted'
    expect(sourcesOf(['gold'], one, ['grey', 'black'])).toStrictEqual([
      { kind: 'chit', chit: 4, color: 'black' },
      { kind: 'chit', chit: 5, color: 'grey' },
    ])
    expect(sourcesOf([], one, ['grey'])).toStrictEqual([{ kind: 'chit', chit: 5, color: 'grey' }])
    expect(sourcesOf([], one, ['white'])).toEqual([])
    realm.give(one, 'helmet-1', true)
    realm.give(one, 'good-book', true).enchanted = 'white'
    realm.give(one, 'book-of-lore').enchanted = 'purple'
    expect(colorChits(one).slice(3)).toStrictEqual([{ chit: -1, color: 'white', item: 'good-book' }])
    expect(colorChits({ id: 'witch', chits: one.chits })).toHaveLength(3)
  },
)

rule(
  ['20.7.2', '20.7.4'],
  'color reaches a spell where its target is: with the owner, where it lies, or anywhere on the tile',
  () => {
    const { realm, one } = grey()
    realm.stand('wolf-1', PEAK)
    turnOver(realm.table, one, 'CG')
    const isFed = (target: SpellTarget, ...more: SpellTarget[]) =>
      isSupplied(realm.state, { ...lasting('illusion', 'elf', target), targets: [target, ...more] })
    const at = (id: string): SpellTarget => ({ kind: 'clearing', id })
    const tile = (id: string): SpellTarget => ({ kind: 'tile', id })
    expect([isFed(on('elf')), isFed(onDenizen('wolf-1')), isFed(onDenizen('wolf-2'))]).toEqual([false, true, false])
    expect([isFed(at(PEAK)), isFed(at(OPEN)), isFed(tile('CG')), isFed(tile('R'))]).toEqual([true, false, true, false])
    expect(isFed(on('elf'), at(PEAK))).toBe(true)
    const book = { kind: 'belonging', id: 'good-book' } as const
    expect(isFed(book)).toBe(false)
    realm.drop('good-book', PEAK)
    expect(isFed(book)).toBe(true)
    realm.give(one, 'good-book')
    expect(isFed(book)).toBe(false)
    one.place = { kind: 'clearing', clearing: PEAK }
    expect(isFed(book)).toBe(true)
    for (const kind of ['spell', 'sound', 'chit'] as const) expect(isFed({ kind, id: '3' })).toBe(false)
    expect(isFed({ kind: 'curse', id: 'elf', curse: 'ashes' })).toBe(false)
    // The Borderland's clearings differ in color: one that fits is enough for a spell on the whole tile.
    const other = grey()
    turnOver(other.realm.table, other.one, 'B')
    expect(isSupplied(other.realm.state, lasting('illusion', 'elf', tile('B')))).toBe(true)
  },
)

rule(
  ['20.7.2', '21.5.1'],
  'a spell wakes once, and this is logged; the last of several absorbed monsters to wake takes precedence',
  () => {
    const { realm } = grey()
    const absorb = (absorbed: string, more: Partial<CastSpell>) =>
      bewitch(realm, 'absorb-essence', 'elf', on('elf'), { absorbed, ...more })
    const first = absorb('wolf-1', { woke: 4 })
    const second = absorb('wolf-2', { energized: false })
    const luck = bewitch(realm, 'bad-luck', 'elf', on('elf'), { energized: false })
    for (let n = 0; n < 2; n++) setEnergized(realm.table, second, true, '20.7.2')
    setEnergized(realm.table, luck, true, '20.7.2')
    expect([second.woke, 'woke' in luck]).toEqual([5, false])
    const told = { seat: 0, rule: '20.7.2', character: 'elf' }
    expect(realm.told('energizes')).toMatchObject([
      { ...told, spell: 'absorb-essence', energized: true },
      { ...told, spell: 'bad-luck', energized: true },
    ])
    setEnergized(realm.table, first, false, '20.7.2')
    expect(first.woke).toBe(4)
  },
)

rule(['5.1.3', '20.7.2'], 'only Permanent spells that are in effect but asleep can wake by themselves', () => {
  const { realm } = grey()
  const sleeps = (spell: string, more: Partial<CastSpell> = {}) =>
    bewitch(realm, spell, 'elf', on('elf'), { energized: false, ...more })
  sleeps('illusion')
  sleeps('lost', { stage: 'aimed' })
  sleeps('see-hidden-signs')
  sleeps('sense-danger')
  bewitch(realm, 'illusion', 'elf', { kind: 'tile', id: 'R' })
  realm.color(28)
  realm.do(energizeSpells(realm.table))
  expect(realm.state.magic!.spells.map(({ energized }) => energized)).toEqual([true, false, false, false, true])
  expect(realm.told('energizes')).toHaveLength(1)
})

rule(
  ['21.5.1', '5.1.3'],
  "the player chooses among several monsters that wake at once, but isn't asked about one, or about other spells",
  () => {
    const { realm, one } = grey()
    const dwarf = realm.put('dwarf', OPEN, { seat: 1 })
    const absorb = (who: string, absorbed: string) =>
      bewitch(realm, 'absorb-essence', who, on(who), { absorbed, energized: false })
    const [wolf, , imp] = [absorb('elf', 'wolf-1'), absorb('dwarf', 'wolf-2'), absorb('elf', 'imp-1')]
    bewitch(realm, 'bad-luck', 'dwarf', on('dwarf'), { energized: false })
    bewitch(realm, 'world-fades', 'dwarf', on('dwarf'), { energized: false })
    realm.color(7)
    const asking = energizeSpells(realm.table)
    const [question] = asking.next().value as Question[]
    expect(question).toMatchObject({ seat: one.seat, topic: 'absorbs', rule: '21.5.1', data: { character: 'elf' } })
    expect(question!.options).toEqual([
      { id: 'wolf-1', act: { kind: 'be', spell: wolf.number } },
      { id: 'imp-1', act: { kind: 'be', spell: imp.number } },
    ])
    expect(asking.next({ seat: one.seat, id: 'wolf-1' }).done).toBe(true)
    expect(wolf.woke).toBeGreaterThan(imp.woke!)
    expect([one.formed, dwarf.formed]).toEqual(['monster', 'monster'])
  },
)

rule('20.6.3', 'for monsters absorbed by an item without an owner, nobody is asked', () => {
  const { realm } = grey()
  for (const absorbed of ['wolf-1', 'wolf-2'])
    bewitch(
      realm,
      'absorb-essence',
      'elf',
      { kind: 'belonging', id: 'black-book' },
      {
        ...{ absorbed, energized: false, item: 'black-book' },
      },
    )
  realm.drop('black-book', OPEN)
  realm.color(7)
  realm.do(energizeSpells(realm.table))
  expect(realm.state.magic!.spells.map(({ energized }) => energized)).toEqual([true, true])
})

rule(
  '21.9.3',
  "the Carpet's spell exists from the first time anyone activates the card, and sleeps without purple",
  () => {
    const { realm, one } = grey()
    bewitch(realm, 'fog', 'elf', { kind: 'tile', id: 'R' })
    realm.do(energizeSpells(realm.table))
    expect(realm.state.magic!.spells).toHaveLength(1)
    const carpet = realm.give(one, 'flying-carpet')
    realm.do(energizeSpells(realm.table))
    // Face down, it is not known to anybody else (2.3.11).
    expect(realm.state.magic!.spells).toHaveLength(1)
    carpet.active = true
    for (let n = 0; n < 2; n++) realm.do(energizeSpells(realm.table))
    expect(realm.state.magic!.spells.slice(1)).toStrictEqual([
      {
        ...{ number: 2, spell: 'flying-carpet', caster: 'elf', chit: null, item: 'flying-carpet', box: null, time: 0 },
        ...{ stage: 'alive', targets: [{ kind: 'belonging', id: 'flying-carpet' }], energized: false, until: null },
      },
    ])
  },
)
