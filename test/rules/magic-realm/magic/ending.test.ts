import { expect } from 'vitest'
import { killCharacter, killDenizen } from '../../../../src/games/magic-realm/rules/effects/death.ts'
import { endOfDay, endSpell, releaseTargets } from '../../../../src/games/magic-realm/rules/effects/ending.ts'
import { formOf } from '../../../../src/games/magic-realm/rules/facts/forms.ts'
import {
  absorbedBy,
  boxesInUse,
  holderOfSpell,
  isAway,
  isUnder,
  isUnderHere,
  ownerOf,
  spellsUpon,
  works,
} from '../../../../src/games/magic-realm/rules/facts/spells.ts'
import type { CastSpell } from '../../../../src/games/magic-realm/rules/state/magic.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, lasting, Magical, OPEN, on, onDenizen, PEAK } from './evening.ts'

const rule = rulesOf('magic-realm')
const onChit = (number: number) => ({ kind: 'chit', id: String(number) }) as const

rule('20.6.3', 'an item belongs to the living character who holds it or whose form absorbed it', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN)
  const dwarf = realm.put('dwarf', OPEN)
  const who = () => ownerOf(realm.state.characters, 'hidden-ring')?.id
  realm.give(dwarf, 'helmet-1')
  expect(who()).toBeUndefined()
  realm.give(dwarf, 'hidden-ring')
  expect(who()).toBe('dwarf')
  bewitch(realm, 'transform', 'elf', on('dwarf'), { result: 'frog' })
  expect([dwarf.owned, who()]).toEqual([[], 'dwarf'])
  dwarf.fate = 'dead'
  expect(who()).toBeUndefined()
  realm.give(elf, 'hidden-ring')
  expect(who()).toBe('elf')
})

rule(
  ['20.6.3', '20.7.1', '20.7.2', '20.7.5'],
  'a spell works while it is in effect, awake, and its item has an owner',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', OPEN)
    const of = (more: Partial<CastSpell>, spell = 'bad-luck') => lasting(spell, 'elf', on('elf'), more)
    const does = (more: Partial<CastSpell>, spell?: string) => works(realm.state, of(more, spell))
    expect([does({}), does({ stage: 'aimed' }), does({ energized: false })]).toEqual([true, false, false])
    expect([does({}, 'protection-from-magic'), does({ active: true }, 'protection-from-magic')]).toEqual([false, true])
    expect(does({ item: 'hidden-ring' })).toBe(false)
    // A player who sees no characters cannot say whose it is.
    expect(works({}, of({ item: 'hidden-ring' }))).toBe(true)
    expect(holderOfSpell({}, of({ item: 'hidden-ring' }))).toBeNull()
    realm.give(elf, 'hidden-ring')
    expect(does({ item: 'hidden-ring' })).toBe(true)
    expect(holderOfSpell({}, of({}))).toBe('elf')
  },
)

rule(['20.4.2', '20.10.1'], 'a spell affects each of its targets, but nothing else with the same name', () => {
  const realm = new Magical()
  realm.put('elf', OPEN)
  const brew = bewitch(realm, 'pentangle', 'elf', on('elf'), { targets: [on('elf'), onDenizen('wolf-1')] })
  expect(spellsUpon(realm.state, 'pentangle', on('elf'))).toEqual([brew])
  expect(spellsUpon(realm.state, 'pentangle', onDenizen('wolf-1'))).toEqual([brew])
  expect(spellsUpon(realm.state, 'pentangle', onDenizen('wolf-2'))).toEqual([])
  expect(spellsUpon(realm.state, 'pentangle', { kind: 'curse', id: 'elf' })).toEqual([])
  expect(spellsUpon({}, 'pentangle', on('elf'))).toEqual([])
})

rule(
  ['20.9.1', '21.5.5', '21.6.3'],
  'Absorb Essence does nothing for a character in beast or mist form, or under a Pentangle',
  () => {
    const essence = (above: string) => {
      const realm = new Magical()
      realm.put('elf', OPEN)
      bewitch(realm, 'absorb-essence', 'elf', on('elf'), { absorbed: 'wolf-1', woke: 1 })
      bewitch(realm, above, 'elf', on('elf'), { result: 'frog' })
      return [isUnder(realm.state, 'absorb-essence', on('elf')), formOf(realm.state, 'elf')?.kind]
    }
    expect(essence('transform')).toEqual([false, 'beast'])
    expect(essence('melt-into-mist')).toEqual([false, 'mist'])
    expect(essence('pentangle')).toEqual([false, undefined])
    expect(essence('bad-luck')).toEqual([true, 'monster'])
  },
)

rule(
  ['21.3.3', '21.3.4'],
  'a character on a roadway is affected by their own spells, but not by those on the tile',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', OPEN)
    bewitch(realm, 'lost', 'elf', { kind: 'tile', id: 'R' })
    expect(isUnderHere(realm.state, 'lost', elf)).toBe(true)
    elf.place = { kind: 'road', way: 'R1-2', from: OPEN }
    expect(isUnderHere(realm.state, 'lost', elf)).toBe(false)
    bewitch(realm, 'lost', 'elf', on('elf'))
    expect(isUnderHere(realm.state, 'lost', elf)).toBe(true)
  },
)

rule(
  ['20.3.4', '9.4.5'],
  "only boxes of a character's own spells are in use, not those of spells cast by an item",
  () => {
    const realm = new Magical()
    realm.put('elf', OPEN)
    bewitch(realm, 'fog', 'elf', { kind: 'tile', id: 'R' }, { box: 2 })
    bewitch(realm, 'lost', 'dwarf', { kind: 'tile', id: 'R' }, { box: 3 })
    bewitch(realm, 'illusion', 'elf', { kind: 'tile', id: 'R' }, { item: 'hidden-ring' })
    expect(boxesInUse(realm.state, { id: 'elf' })).toEqual([2])
    expect(boxesInUse({}, { id: 'elf' })).toEqual([])
  },
)

rule(
  ['21.5.1', '21.4.4'],
  'monsters in a spell or in the winds are off the map; those held by a dead character die too',
  () => {
    const realm = new Magical()
    realm.put('elf', OPEN)
    bewitch(realm, 'absorb-essence', 'elf', on('elf'), { absorbed: 'wolf-1', woke: 1 })
    bewitch(realm, 'absorb-essence', 'elf', on('elf'), { absorbed: 'wolf-2', woke: 2, item: 'black-book' })
    bewitch(realm, 'absorb-essence', 'witch', on('witch'), { absorbed: 'wolf-3', woke: 1 })
    bewitch(realm, 'hurricane-winds', 'elf', onDenizen('giant-1'), { aloft: true })
    bewitch(realm, 'hurricane-winds', 'elf', onDenizen('giant-2'))
    const away = ['wolf-1', 'wolf-2', 'giant-1', 'giant-2', 'ogre-1'].filter(id => isAway(realm.state, id))
    expect(away).toEqual(['wolf-1', 'wolf-2', 'giant-1'])
    expect([isAway({}, 'wolf-1'), absorbedBy({}, 'elf')]).toEqual([false, []])
    expect(absorbedBy(realm.state, 'elf')).toEqual(['wolf-1'])
  },
)

rule(['20.5.5', '20.10.1'], 'a spell ends only once; its chit becomes fatigued unless it was wounded', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN, { seat: 1 })
  const end = (state: 'committed' | 'wounded') => {
    elf.chits[0] = state
    const fog = bewitch(realm, 'fog', 'elf', { kind: 'tile', id: 'R' }, { chit: 0 })
    endSpell(realm.table, fog, 'broken', '20.10.1')
    endSpell(realm.table, fog, 'broken', '20.10.1')
    return elf.chits[0]
  }
  expect([end('committed'), end('wounded')]).toEqual(['fatigued', 'wounded'])
  const told = { seat: 1, rule: '20.10.1', character: 'elf', spell: 'fog', why: 'broken' }
  expect(realm.told('spell-ends')).toMatchObject([told, told])
})

rule(
  ['20.6.3', '21.9.1'],
  'when a spell from an item ends after its caster is gone, the event belongs to no seat',
  () => {
    const realm = new Magical()
    const fog = bewitch(realm, 'fog', 'elf', { kind: 'tile', id: 'R' }, { item: 'scroll-of-nature' })
    endSpell(realm.table, fog, 'broken', '20.10.1')
    expect(realm.told('spell-ends')).toMatchObject([{ seat: null, character: 'elf' }])
  },
)

rule('21.9.3', "the Carpet's spell falls asleep instead of ending, and is logged once", () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN, { seat: 1 })
  realm.give(elf, 'flying-carpet', true)
  const carpet = bewitch(
    realm,
    'flying-carpet',
    'elf',
    { kind: 'belonging', id: 'flying-carpet' },
    { item: 'flying-carpet' },
  )
  releaseTargets(realm.table, carpet, () => true, '21.9.3')
  endSpell(realm.table, carpet, 'broken', '21.9.3')
  expect(realm.told('energizes')).toMatchObject([{ seat: 1, spell: 'flying-carpet', energized: false }])
  expect(realm.state.magic!.spells).toEqual([carpet])
})

/** Sets up a Druid whose brew turns one of his chits into a IV, with what he does in the meantime. */
function brewer(...also: readonly string[]) {
  const realm = new Magical()
  const druid = realm.put('druid', OPEN)
  druid.magic!.altered = { 6: 'IV' }
  const brew = bewitch(realm, 'witchs-brew', 'druid', onChit(6))
  const others = also.map(spell => bewitch(realm, spell, 'druid', onChit(6)))
  return { realm, druid, brew, others, end: (cast: CastSpell) => endSpell(realm.table, cast, 'over', '20.7.1') }
}

rule('20.11.2', 'when a brew ends, its chits regain their types: color chits become fatigued, others do not', () => {
  const { druid, brew, end } = brewer()
  druid.chits[9] = 'enchanted'
  end(brew)
  expect(druid.magic!.altered).toStrictEqual({})
  expect([druid.chits[6], druid.chits[9]]).toEqual(['active', 'enchanted'])
  const colored = brewer()
  colored.druid.chits[6] = 'enchanted'
  colored.end(colored.brew)
  expect(colored.druid.chits[6]).toBe('fatigued')
})

rule('20.11.2', 'a spell that uses an altered chit breaks when the alteration ends; other spells continue', () => {
  const { realm, druid, brew, end } = brewer()
  realm.put('magician', OPEN)
  druid.chits[6] = 'committed'
  const tile = (id: string) => ({ kind: 'tile', id }) as const
  const theirs = bewitch(realm, 'fog', 'magician', tile('R'), { chit: 6 })
  const served = bewitch(realm, 'violent-storm', 'druid', tile('R'), { chit: 6, result: '1' })
  const own = bewitch(realm, 'fog', 'druid', tile('R'), { chit: 9 })
  end(brew)
  expect(realm.state.magic!.spells).toEqual([theirs, own])
  expect(realm.told('spell-ends').map(({ spell, why }) => [spell, why])).toEqual([
    ['witchs-brew', 'over'],
    ['violent-storm', 'broken'],
  ])
  expect([served.chit, druid.chits[6]]).toEqual([6, 'fatigued'])
})

rule('20.11.1', 'when one of two spells on a chit ends, the other determines its type', () => {
  // The brew makes II into IV, and the Spirit makes that VIII; the Spirit alone does nothing to a II.
  const first = brewer('elemental-spirit')
  first.druid.magic!.altered = { 6: 'VIII' }
  first.end(first.others[0]!)
  expect(first.druid.magic!.altered).toStrictEqual({ 6: 'IV' })
  const second = brewer('elemental-spirit')
  second.druid.magic!.altered = { 6: 'VIII' }
  second.end(second.brew)
  expect(second.druid.magic!.altered).toStrictEqual({})
  // Power has no type that could change.
  const power = brewer('unleash-power', 'witchs-brew')
  power.druid.magic!.altered = { 6: 'power' }
  power.end(power.brew)
  expect(power.druid.magic!.altered).toStrictEqual({ 6: 'power' })
  power.end(power.others[1]!)
  expect(power.druid.magic!.altered).toStrictEqual({ 6: 'power' })
  power.end(power.others[0]!)
  expect(power.druid.magic!.altered).toStrictEqual({})
})

rule('20.11.1', 'a chit is altered only by spells of its own caster that are in effect on it', () => {
  const alive = brewer('witchs-brew')
  alive.druid.chits[6] = 'enchanted'
  alive.end(alive.brew)
  // Nothing has changed for a chit if another brew has the same effect.
  expect(alive.druid.chits[6]).toBe('enchanted')
  const left = (more: Partial<CastSpell>) => {
    const { realm, druid, brew, end } = brewer()
    realm.put('magician', OPEN)
    bewitch(realm, 'witchs-brew', 'druid', onChit(6), more)
    end(brew)
    return druid.magic!.altered
  }
  expect(left({})).toStrictEqual({ 6: 'IV' })
  expect(left({ stage: 'aimed' })).toStrictEqual({})
  expect(left({ caster: 'magician' })).toStrictEqual({})
  expect(left({ targets: [onChit(10)] })).toStrictEqual({})
  expect(left({ targets: [onChit(10), onChit(6)] })).toStrictEqual({ 6: 'IV' })
  expect(left({ targets: [{ kind: 'spell', id: '6' }] })).toStrictEqual({})
  expect(left({ spell: 'fog', targets: [{ kind: 'tile', id: '6' }] })).toStrictEqual({})
})

rule(
  ['20.10.3', '20.6.3'],
  'dead characters are no longer targets; spells on others, and item spells on the chits of others, stay',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', OPEN)
    realm.put('dwarf', OPEN)
    realm.stand('wolf-1', OPEN)
    realm.give(elf, 'hidden-ring', true)
    const pentangle = bewitch(realm, 'pentangle', 'dwarf', on('elf'), { targets: [on('elf'), onDenizen('wolf-1')] })
    const power = bewitch(realm, 'unleash-power', 'elf', onChit(1), { item: 'hidden-ring' })
    killDenizen(realm.table, 'wolf-1', null, '17.2.1')
    expect(pentangle.targets).toEqual([on('elf')])
    killCharacter(realm.table, realm.state.characters[1]!, null, '19.2.1')
    expect(realm.state.magic!.spells).toEqual([power])
  },
)

rule(['20.10.1', '20.8.5'], 'a released target is free, and the other targets stay', () => {
  const realm = new Magical()
  realm.put('elf', OPEN)
  for (const id of ['giant-bat-1', 'giant-bat-2']) realm.stand(id, OPEN)
  const control = bewitch(realm, 'control-bats', 'elf', onDenizen('giant-bat-1'), {
    targets: [onDenizen('giant-bat-1'), onDenizen('giant-bat-2')],
    until: 9,
  })
  releaseTargets(realm.table, control, ({ id }) => id === 'giant-bat-1', '20.10.1')
  expect(Object.keys(realm.state.war!.hires)).toEqual(['giant-bat-2'])
  expect(realm.told('dismissed').map(({ denizen }) => denizen)).toEqual(['giant-bat-1'])
  releaseTargets(realm.table, control, ({ id }) => id === 'giant-bat-1', '20.10.1')
  expect(realm.state.magic!.spells).toEqual([control])
})

rule(['14.1.1', '20.7.1'], 'at Sunset, spells of that day end, but not those that end later or never', () => {
  const realm = new Magical()
  realm.state.day = 5
  realm.put('elf', PEAK)
  const until = (day: number | null) => bewitch(realm, 'fog', 'elf', { kind: 'tile', id: 'R' }, { until: day })
  const [, , later, never] = [until(4), until(5), until(6), until(null)]
  endOfDay(realm.table)
  expect(realm.state.magic!.spells).toEqual([later, never])
})
