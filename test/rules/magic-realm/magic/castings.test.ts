import { expect } from 'vitest'
import { aimSpell, castingsOf, castSpell, unaimedOf } from '../../../../src/games/magic-realm/rules/actions/casting.ts'
import { setEnergized } from '../../../../src/games/magic-realm/rules/effects/energizing.ts'
import { addedTo, itemChits, itemSpells } from '../../../../src/games/magic-realm/rules/facts/items.ts'
import type { OptionalRule } from '../../../../src/games/magic-realm/rules/state/optional.ts'
import type { Character } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../../rule.ts'
import { Realm } from '../realm.ts'
import { bewitch, Magical, OPEN, on, PEAK } from './evening.ts'

const rule = rulesOf('magic-realm')

/** Returns the ways to cast, with each chit given by its type. */
const ways = (realm: Realm, one: Character): string[] =>
  castingsOf(realm.state, one, 9, 2).map(({ id }) => id.replace(/ by MAGIC (\w+?)\d.*/, ' by $1'))
const ofScrolls = (realm: Realm, one: Character): string[] =>
  castingsOf(realm.state, one, 9, 2).flatMap(({ id }) => (id.includes('MAGIC') ? [] : [id]))

/** Returns a Druid on a day of grey, with a scroll of these awakened cards. */
function reader(awake: readonly string[], ...rules: OptionalRule[]) {
  const realm = new Magical()
  if (rules.length > 0) Object.assign(realm.state, { optional: rules })
  realm.color(14)
  const druid = realm.knows('druid', OPEN, [])
  const scroll = realm.give(druid, 'scroll-of-nature', true)
  realm.state.magic!.awake = { 'scroll-of-nature': [...awake] }
  return { realm, druid, scroll, magic: realm.state.magic! }
}

rule('20.1.1', 'nobody can cast before the Fourth ENCOUNTER or on a roadway', () => {
  const early = new Realm({ encounter: '3' })
  expect(ways(early, early.put('elf', OPEN))).toEqual([])
  const realm = new Magical()
  realm.color(28)
  const elf = realm.knows('elf', OPEN, ['illusion'])
  elf.place = { kind: 'road', way: 'R1-2', from: OPEN }
  expect(ways(realm, elf)).toEqual([])
})

rule(['20.1.1', '20.3.4'], 'a chit out of play cannot cast, and a spell known twice is offered only once', () => {
  const realm = new Magical()
  realm.color(28)
  const elf = realm.knows('elf', OPEN, ['illusion', 'illusion'])
  const one = ways(realm, elf)
  expect(one).toHaveLength(3)
  elf.magic!.spells.pop()
  expect(ways(realm, elf)).toEqual(one)
  elf.chits = elf.chits.map((chit, n) => (n < 6 ? 'fatigued' : chit))
  expect(ways(realm, elf)).toEqual([])
})

rule(
  ['20.6.1', '20.6.2', '26.13'],
  'an item casts only cards of its own type, once as each type, and not while its own spell of that type lasts',
  () => {
    const { realm, druid, scroll, magic } = reader(['fog', 'blend-into-background', 'persuade'])
    const both = ['cast fog by scroll-of-nature', 'cast blend-into-background by scroll-of-nature']
    expect(ofScrolls(realm, druid)).toEqual(both)
    scroll.active = false
    expect(ofScrolls(realm, druid)).toEqual([])
    scroll.active = true
    const tile = { kind: 'tile', id: 'CG' } as const
    magic.spells = [bewitch(realm, 'fog', 'druid', tile, { item: 'eye-of-the-idol' })]
    expect(ofScrolls(realm, druid)).toEqual(both)
    magic.spells = [bewitch(realm, 'lost', 'druid', tile, { item: 'scroll-of-nature' })]
    expect(ofScrolls(realm, druid)).toEqual(both)
    magic.spells = [bewitch(realm, 'talk-to-wise-bird', 'druid', tile, { item: 'scroll-of-nature' })]
    expect(ofScrolls(realm, druid)).toEqual([])
    magic.spells = []
    magic.played = ['scroll-of-nature II']
    expect(ofScrolls(realm, druid)).toEqual([])
  },
)

rule('26.15', 'an item serving as a source of color cannot cast, and does not count as a chit', () => {
  const { realm, druid, scroll } = reader(['fog'], 'enhanced-items')
  expect(itemChits(realm.state, druid)).toEqual([{ item: 'scroll-of-nature', type: 'II' }])
  scroll.enchanted = 'grey'
  expect([itemSpells(realm.state, druid), itemChits(realm.state, druid)]).toEqual([[], []])
})

rule('26.15', 'under the optional rule, active artifacts and books serve as chits', () => {
  const { realm, druid, scroll } = reader([], 'enhanced-items')
  realm.give(druid, 'helmet-1', true)
  realm.give(druid, 'blasted-jewel', true)
  expect(itemChits(realm.state, druid).map(({ item }) => item)).toEqual(['scroll-of-nature', 'blasted-jewel'])
  scroll.active = false
  expect(itemChits(realm.state, druid).map(({ item }) => item)).toEqual(['blasted-jewel'])
  const usual = reader([])
  expect(itemChits(usual.realm.state, usual.druid)).toEqual([])
  expect(itemChits(new Realm({ encounter: '3' }).state, druid)).toEqual([])
})

rule(
  '26.15',
  'under that rule an item casts spells its owner knows, once per evening, and chits cast its awakened cards',
  () => {
    const { realm, druid, scroll, magic } = reader(['fog', 'persuade'], 'enhanced-items')
    druid.magic!.spells = [
      { spell: 'poison', learned: true },
      { spell: 'blend-into-background', learned: true },
    ]
    realm.give(druid, 'book-of-lore', true)
    realm.drop('light-bow-1', OPEN)
    const all = () => [...new Set(ways(realm, druid))].sort()
    const byChits = ['cast blend-into-background by II', 'cast poison by VIII']
    const ofCards = ['cast fog by II', 'cast fog by scroll-of-nature']
    expect(all()).toEqual([...byChits, 'cast blend-into-background by scroll-of-nature', ...ofCards].sort())
    magic.played = ['scroll-of-nature II']
    expect(all()).toEqual([...byChits, 'cast fog by II'].sort())
    // Another card of the same item has been cast with a chit.
    magic.played = []
    magic.spells = [bewitch(realm, 'lost', 'druid', { kind: 'tile', id: 'CG' }, { card: 'scroll-of-nature' })]
    expect(all()).toContain('cast fog by II')
    magic.spells = []
    scroll.active = false
    expect(all()).toEqual(byChits)
    // Without its color, it can't be crossed either.
    scroll.active = true
    realm.state.day = 1
    expect(all()).toEqual([])
  },
)

rule('26.15', 'a spell that is both known and awake has one casting per chit or item', () => {
  const { realm, druid } = reader(['fog'], 'enhanced-items')
  druid.magic!.spells = [{ spell: 'fog', learned: true }]
  const ids = castingsOf(realm.state, druid, 9, 2).map(({ id }) => id)
  expect(ids).toEqual(['cast fog by MAGIC II3*', 'cast fog by MAGIC II2**', 'cast fog by scroll-of-nature'])
})

rule(['21.6.2', '20.7.5'], "Enchant Artifact's addition lasts while the spell is awake", () => {
  const { realm, druid } = reader([], 'enhanced-items')
  const added = bewitch(
    realm,
    'enchant-artifact',
    'druid',
    { kind: 'belonging', id: 'scroll-of-nature' },
    { result: 'curse' },
  )
  expect(addedTo(realm.state, 'scroll-of-nature')).toEqual(['curse'])
  expect(itemChits(realm.state, druid).map(({ type }) => type)).toEqual(['II', 'V'])
  expect(ofScrolls(realm, druid)).toEqual(['cast curse by scroll-of-nature'])
  setEnergized(realm.table, added, false, '20.7.2')
  expect(addedTo(realm.state, 'scroll-of-nature')).toEqual([])
  expect(itemChits(realm.state, druid).map(({ type }) => type)).toEqual(['II'])
})

rule(
  ['20.3.2', '20.7.1', '20.6.1'],
  'a spell keeps its chit, box and time, or its item, for as long as it lasts',
  () => {
    const { realm, druid, magic } = reader(['fog'], 'enhanced-items')
    druid.magic!.spells = [{ spell: 'blend-into-background', learned: true }]
    const way = (id: string) => castingsOf(realm.state, druid, 9, 2).find(one => one.id === `cast ${id}`)!
    const [own, byCard, byScroll] = [
      way('blend-into-background by MAGIC II3*'),
      way('fog by MAGIC II2**'),
      way('fog by scroll-of-nature'),
    ]
    const spell = { caster: 'druid', stage: 'cast', targets: [], energized: true, until: 15 }
    const byChit = realm.do(castSpell(realm.table, druid, own))
    const first = { ...spell, number: 1, spell: 'blend-into-background', chit: 6, item: null, box: 0, time: 3 }
    expect(byChit).toStrictEqual(first)
    expect([druid.chits[6], magic.played]).toEqual(['committed', []])
    const second = { ...spell, number: 2, spell: 'fog', chit: null, item: 'scroll-of-nature', box: null, time: 0 }
    expect(realm.do(castSpell(realm.table, druid, byScroll))).toStrictEqual(second)
    expect([Object.keys(druid.chits).length, magic.played]).toEqual([12, ['scroll-of-nature II']])
    const third = {
      ...spell,
      number: 3,
      spell: 'fog',
      chit: 9,
      item: null,
      box: null,
      card: 'scroll-of-nature',
      time: 2,
    }
    expect(realm.do(castSpell(realm.table, druid, byCard))).toStrictEqual(third)
    const told = { seat: 0, rule: '20.3.2', character: 'druid' }
    expect(realm.told('casts')).toMatchObject([
      { ...told, spell: 'blend-into-background', time: 3 },
      { ...told, spell: 'fog', time: 0, item: 'scroll-of-nature' },
      { ...told, spell: 'fog', time: 2 },
    ])
    expect(realm.told('casts').map(({ item }) => item)).toEqual([undefined, 'scroll-of-nature', undefined])
    expect(unaimedOf(realm.state, druid)).toBe(byChit)
    byChit.stage = 'aimed'
    expect(unaimedOf(realm.state, { id: 'elf' })).toBeUndefined()
    expect(unaimedOf({} as Realm['state'], druid)).toBeUndefined()
  },
)

rule(
  ['20.7.1', '20.2.5', '20.3.3'],
  'only Day spells store the day they end; color comes from the surroundings, or else from a chit',
  () => {
    const realm = new Magical()
    const witch = realm.knows('witch', OPEN, ['curse', 'bad-luck'])
    witch.chits[5] = 'enchanted'
    witch.chits[4] = 'enchanted'
    const of = (spell: string) => castingsOf(realm.state, witch, 9, 2).find(({ act }) => act.spell === spell)!
    const asking = castSpell(realm.table, witch, of('bad-luck'))
    const [question] = asking.next().value as Exclude<ReturnType<typeof asking.next>['value'], { spell: string }>
    expect(question).toMatchObject({ topic: 'color', seat: 0, data: { character: 'witch', spell: 'bad-luck' } })
    expect(question!.options.map(({ id }) => id)).toEqual(['black', 'grey'])
    expect(question!.options[1]!.act).toStrictEqual({ kind: 'color', color: 'grey', chit: 5, spell: null })
    expect(realm.do(castSpell(realm.table, witch, of('bad-luck')), ['black'])).toMatchObject({ until: null })
    expect([witch.chits[4], witch.chits[5]]).toEqual(['fatigued', 'enchanted'])
    realm.color(14)
    realm.do(castSpell(realm.table, witch, of('curse')))
    expect(witch.chits[5]).toBe('enchanted')
  },
)

/** Returns a spell that the first of these has just cast, and the questions as it is aimed. */
function aiming(spell: string, answers: readonly string[]) {
  const realm = new Magical()
  const sorceror = realm.put('sorceror', OPEN)
  realm.put('elf', OPEN)
  realm.put('dwarf', PEAK)
  sorceror.magic!.spells = ['curse', 'fog', 'curse'].map(known => ({ spell: known, learned: true }))
  realm.give(sorceror, 'good-book', true)
  const cast = bewitch(realm, spell, 'sorceror', on('elf'), { stage: 'cast', targets: [] })
  const targets = realm.do(aimSpell(realm.table, sorceror, cast), answers)
  return { realm, cast, targets }
}

rule(
  ['20.4.1', '20.4.2'],
  'a single target is named once; with several, each is named once until none is left or the player is done',
  () => {
    expect(aiming('transform', ['elf']).targets).toEqual([on('elf')])
    expect(aiming('transform', ['nothing']).targets).toEqual([])
    expect(aiming('fog', []).targets).toEqual([{ kind: 'tile', id: 'R' }])
    expect(aiming('fiery-blast', ['elf', 'done']).targets).toEqual([on('elf')])
    expect(aiming('fiery-blast', ['elf', 'sorceror']).targets).toEqual([on('elf'), on('sorceror')])
    expect(aiming('elemental-spirit', ['MAGIC IV4* 4', 'MAGIC IV4* 5', 'done']).targets).toHaveLength(2)
    expect(aiming('lightning-bolt', []).targets).toEqual([])
    const { realm, cast } = aiming('transform', ['elf'])
    expect([cast.stage, cast.targets]).toEqual(['aimed', [on('elf')]])
    const told = { seat: 0, rule: '20.4.1', character: 'sorceror', spell: 'transform', targets: [on('elf')] }
    expect(realm.told('aims-spell')).toMatchObject([told])
  },
)

rule('21.6.2', "the item and one of its owner's spells are named together, each offered once", () => {
  const { realm, cast } = aiming('enchant-artifact', ['good-book', 'fog'])
  expect([cast.result, cast.targets]).toEqual(['fog', [{ kind: 'belonging', id: 'good-book' }]])
  const sorceror = realm.state.characters[0]!
  cast.stage = 'cast'
  const asking = aimSpell(realm.table, sorceror, cast)
  asking.next()
  const [question] = asking.next({ seat: 0, id: 'good-book' }).value as never[]
  expect(question).toMatchObject({
    topic: 'item-spell',
    data: { character: 'sorceror' },
    options: [{ id: 'curse' }, { id: 'fog' }],
  })
})
