import { expect } from 'vitest'
import {
  aimsOf,
  isAt,
  isCasterAt,
  isPlaceFor,
  spellAims,
} from '../../../../src/games/magic-realm/rules/effects/targets.ts'
import { spellOf } from '../../../../src/games/magic-realm/rules/pieces/spells.ts'
import type { Character } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../../rule.ts'
import { Realm } from '../realm.ts'
import { serve } from '../serve.ts'
import { bewitch, CAVE, lasting, Magical, OPEN, on, onDenizen, PEAK } from './evening.ts'

const rule = rulesOf('magic-realm')

/** Returns the possible targets of a spell, by their labels. */
const aims = (realm: Magical, one: Character, spell: string): string[] =>
  aimsOf(realm.state, one, spellOf(spell)).map(({ id }) => id)

/** Returns a Realm with a Sorceror among these denizens. */
function among(...denizens: readonly string[]) {
  const realm = new Magical()
  const one = realm.put('sorceror', OPEN)
  for (const id of denizens) realm.stand(id, OPEN)
  return { realm, one }
}

rule(
  ['21.4.1', '21.4.4', '21.4.5', '21.4.6', '21.8.6'],
  'some spells can be cast only in the mountains, in a cave, or in a tile with six clearings',
  () => {
    const places = (spell: string) => [OPEN, PEAK, CAVE, 'CV5'].map(clearing => isPlaceFor(spellOf(spell), clearing))
    expect(places('hurricane-winds')).toEqual([false, true, false, false])
    expect(places('lightning-bolt')).toEqual([false, true, false, false])
    expect(places('roof-collapses')).toEqual([false, false, true, false])
    expect(places('blazing-light')).toEqual([false, false, true, false])
    expect(places('whistle-for-monsters')).toEqual([true, true, true, false])
    expect(places('fog')).toEqual([true, true, true, true])
  },
)

rule('20.3.1', 'a character on a roadway has no targets', () => {
  const realm = new Magical()
  const one = realm.put('sorceror', OPEN, { place: { kind: 'road', way: 'R1-2', from: 'R1' } })
  expect(aims(realm, one, 'transform')).toEqual([])
})

rule(
  ['20.4.2', '20.4.3'],
  'an individual is any visible character, native or monster here, including the caster',
  () => {
    const { realm, one } = among('wolf-1', 'rogues-1', 'company-1')
    realm.put('elf', OPEN, { hidden: true })
    realm.put('dwarf', OPEN)
    realm.put('captain', PEAK)
    serve(realm.state, 'company-1', 'elf', true)
    one.hidden = true
    expect(aims(realm, one, 'transform')).toEqual(['sorceror', 'dwarf', 'wolf-1', 'rogues-1'])
    expect(aims(realm, one, 'phantasm')).toEqual(['sorceror', 'dwarf'])
    one.foundEnemies = true
    expect(aims(realm, one, 'stones-fly')).toEqual(['sorceror', 'elf', 'dwarf', 'wolf-1', 'rogues-1', 'company-1'])
  },
)

rule('21.5.3', 'Broomstick can be cast only on Light characters', () => {
  const { realm, one } = among('wolf-1')
  realm.put('elf', OPEN)
  realm.put('dwarf', OPEN)
  expect(aims(realm, one, 'broomstick')).toEqual(['elf'])
})

rule('21.2.1', 'Blend Into Background can be cast on characters and hired leaders', () => {
  const { realm, one } = among('rogues-hq', 'company-hq', 'company-1', 'wolf-1')
  serve(realm.state, 'company-hq', 'sorceror')
  serve(realm.state, 'company-1', 'sorceror')
  expect(aims(realm, one, 'blend-into-background')).toEqual(['sorceror', 'company-hq'])
})

rule(['21.5.1', '20.4.5'], 'only a monster in its own form, hired or not, can have its essence absorbed', () => {
  const { realm, one } = among('rogues-1', 'wolf-1', 'wolf-2', 'axe-goblin-1')
  bewitch(realm, 'transform', 'sorceror', onDenizen('wolf-2'), { result: 'frog' })
  serve(realm.state, 'axe-goblin-1', 'sorceror')
  expect(aims(realm, one, 'absorb-essence')).toEqual(['wolf-1', 'axe-goblin-1'])
})

rule(
  ['20.4.5', '21.5.2', '21.8.3', '21.9.1'],
  'a denizen counts as its current form, and mist counts as no kind',
  () => {
    const { realm, one } = among(
      'rogues-1',
      'demon-1',
      'h-spider-1',
      't-spider-1',
      'octopus-1',
      'h-dragon-1',
      't-flying-dragon-1',
    )
    expect(aims(realm, one, 'ask-demon')).toEqual(['demon-1'])
    expect(aims(realm, one, 'guide-spider-or-octopus')).toEqual(['h-spider-1', 't-spider-1', 'octopus-1'])
    expect(aims(realm, one, 'control-dragon')).toEqual(['h-dragon-1', 't-flying-dragon-1'])
    bewitch(realm, 'melt-into-mist', 'sorceror', onDenizen('demon-1'))
    bewitch(realm, 'transform', 'sorceror', onDenizen('h-dragon-1'), { result: 'frog' })
    bewitch(realm, 'transform', 'sorceror', onDenizen('rogues-1'), { result: 'dragon' })
    expect(aims(realm, one, 'ask-demon')).toEqual([])
    expect(aims(realm, one, 'control-dragon')).toEqual(['rogues-1', 't-flying-dragon-1'])
  },
)

rule(['21.7.1', '21.8.2'], 'all Bats or all Goblins means those there that serve nobody', () => {
  const { realm, one } = among(
    'wolf-1',
    'giant-bat-1',
    'giant-bat-2',
    'axe-goblin-1',
    'spear-goblin-1',
    'sword-goblin-1',
  )
  serve(realm.state, 'giant-bat-2', 'sorceror')
  serve(realm.state, 'spear-goblin-1', 'sorceror')
  const all = (spell: string) => aimsOf(realm.state, one, spellOf(spell))
  expect(all('control-bats')).toEqual([
    { id: 'bats', target: onDenizen('giant-bat-1'), all: [onDenizen('giant-bat-1')] },
  ])
  expect(all('deal-with-goblins')).toMatchObject([
    { id: 'goblins', all: [onDenizen('axe-goblin-1'), onDenizen('sword-goblin-1')] },
  ])
  realm.state.denizens['giant-bat-1']!.at = PEAK
  expect(all('control-bats')).toEqual([])
})

rule(
  ['21.3.5', '20.4.2'],
  'a group target is its unhired members there, or all Giants, or all Ogres; Bats are not Giants',
  () => {
    const { realm, one } = among(
      'rogues-1',
      'rogues-2',
      'rogues-3',
      'company-1',
      'giant-1',
      'giant-bat-1',
      'ogre-1',
      'ogre-2',
    )
    realm.stand('rogues-4', PEAK)
    serve(realm.state, 'rogues-2', 'sorceror')
    serve(realm.state, 'company-1', 'sorceror')
    expect(
      aimsOf(realm.state, one, spellOf('persuade')).map(({ id, all }) => [id, all.map(target => target.id)]),
    ).toEqual([
      ['rogues', ['rogues-1', 'rogues-3']],
      ['giants', ['giant-1']],
      ['ogres', ['ogre-1', 'ogre-2']],
    ])
  },
)

rule('21.8.4', 'Poison can be cast on weapons in hand or on the ground, and on creatures with their own', () => {
  const { realm, one } = among('rogues-1', 'giant-1', 'giant-bat-1', 'wolf-1', 'ogre-1', 'axe-goblin-1')
  realm.give(one, 'light-bow-1')
  realm.give(one, 'helmet-1')
  realm.drop('great-axe-1', OPEN)
  realm.drop('broadsword-1', PEAK)
  expect(aims(realm, one, 'poison')).toEqual([
    'light-bow-1',
    'great-axe-1',
    'rogues-1',
    'giant-1',
    'ogre-1',
    'axe-goblin-1',
  ])
})

rule(
  ['20.4.2', '21.6.2'],
  "an item target is the caster's active artifact or book, named together with a known spell",
  () => {
    const { realm, one } = among()
    realm.give(one, 'good-book', true)
    realm.give(one, 'book-of-lore')
    realm.give(one, 'helmet-1', true)
    expect(aims(realm, one, 'enchant-artifact')).toEqual([])
    one.magic!.spells = [{ spell: 'transform', learned: false }]
    expect(aims(realm, one, 'enchant-artifact')).toEqual(['good-book'])
  },
)

rule(
  ['20.4.2', '20.11.1'],
  "chit targets are the caster's active MAGIC chits of types that the spell alters, each named separately",
  () => {
    const { realm, one } = among()
    one.chits[3] = 'fatigued'
    one.chits[4] = 'enchanted'
    one.chits[7] = 'committed'
    const names = ['MAGIC IV4* 6', 'MAGIC VI5* 7', 'MAGIC VI4* 9', 'MAGIC IV3* 10', 'MAGIC IV3* 11', 'MAGIC IV5* 12']
    expect(aims(realm, one, 'elemental-spirit')).toEqual(names)
    expect(aims(realm, one, 'witchs-brew')).toEqual([])
    expect(aims(realm, one, 'unleash-power')).toEqual(names)
  },
)

rule('21.8.6', 'a sound target is any sound chit that is face up on the map', () => {
  const { realm, one } = among()
  realm.lay('howl-4', 'CG', true)
  realm.lay('roar-6', 'CG')
  realm.lay('bones-c', 'CG', true)
  realm.state.chits['flutter-1']!.up = true
  // A forecast of a fight knows nothing that its player cannot see.
  delete realm.state.chits['slither-3']
  expect(aims(realm, one, 'whistle-for-monsters')).toEqual(['howl-4'])
})

rule('21.9.2', 'the weather can be targeted only in games with weather', () => {
  const { realm, one } = among()
  expect(aims(realm, one, 'see-change-weather')).toEqual([])
  Object.assign(realm.state, { weather: { kind: 'clear', chit: 4, seen: [] } })
  expect(aimsOf(realm.state, one, spellOf('see-change-weather'))).toMatchObject([
    { id: OPEN, target: { kind: 'clearing', id: OPEN } },
  ])
})

rule(
  ['20.4.2', '21.6.1', '21.8.5'],
  'a spell in effect can be targeted if its caster, target or tile is there; only Remedy targets curses',
  () => {
    const { realm, one } = among('wolf-1')
    realm.put('elf', OPEN, { curses: ['ashes'] })
    realm.put('dwarf', PEAK)
    expect(spellAims(new Realm({ encounter: '3' }).state, OPEN)).toEqual([])
    const spells = [
      lasting('illusion', 'elf', { kind: 'tile', id: 'CG' }),
      lasting('lost', 'dwarf', { kind: 'tile', id: 'R' }),
      lasting('prophecy', 'dwarf', on('elf')),
      lasting('pentangle', 'dwarf', onDenizen('wolf-1')),
      lasting('blazing-light', 'dwarf', { kind: 'clearing', id: OPEN }),
      lasting('poison', 'dwarf', { kind: 'belonging', id: 'light-bow-1' }),
      lasting('fog', 'dwarf', { kind: 'tile', id: 'CG' }),
      lasting('witchs-brew', 'dwarf', { kind: 'chit', id: '3' }),
      lasting('bad-luck', 'dwarf', on('dwarf')),
      lasting('transform', 'elf', on('elf'), { stage: 'aimed' }),
    ]
    realm.state.magic!.spells = spells.map((cast, number) => ({ ...cast, number }))
    const here = ['illusion 0', 'lost 1', 'prophecy 2', 'pentangle 3', 'blazing-light 4']
    expect(aims(realm, one, 'dissolve-spell')).toEqual(here)
    expect(aims(realm, one, 'remedy')).toEqual([...here, 'elf ashes'])
    realm.give(one, 'light-bow-1')
    expect(aims(realm, one, 'dissolve-spell')).toEqual([...here, 'poison 5'])
  },
)

rule(
  ['20.6.3', '20.10.2'],
  'the item that cast a spell counts as its caster, whether held, absorbed by a form, or on the ground',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', OPEN)
    realm.put('dwarf', PEAK)
    realm.give(elf, 'helmet-1')
    realm.give(elf, 'dragonfang-necklace', true)
    realm.give(elf, 'hidden-ring')
    const cast = lasting('control-dragon', 'dwarf', onDenizen('h-dragon-1'), { item: 'dragonfang-necklace' })
    const where = () => [OPEN, PEAK].map(clearing => isCasterAt(realm.state, cast, clearing))
    expect(where()).toEqual([true, false])
    bewitch(realm, 'transform', 'dwarf', on('elf'), { result: 'frog' })
    expect(where()).toEqual([true, false])
    elf.within!.owned = []
    realm.give(elf, 'lost-keys')
    expect(where()).toEqual([false, false])
    realm.drop('dragonfang-necklace', PEAK)
    expect(where()).toEqual([false, true])
  },
)

rule('20.10.2', 'a spell on a target that is not in a clearing cannot be released', () => {
  const realm = new Magical()
  realm.put('elf', OPEN)
  realm.stand('wolf-1', OPEN)
  const at = (kind: 'clearing' | 'denizen' | 'curse' | 'spell' | 'sound' | 'chit', id: string) =>
    [OPEN, 'R2'].map(clearing => isAt(realm.state, { kind, id, curse: 'ashes' }, clearing))
  expect(at('clearing', OPEN)).toEqual([true, false])
  expect(at('denizen', 'wolf-1')).toEqual([true, false])
  expect(at('denizen', 'wolf-2')).toEqual([false, false])
  expect(at('curse', 'elf')).toEqual([true, false])
  for (const kind of ['spell', 'sound', 'chit'] as const) expect(at(kind, '3')).toEqual([false, false])
})
