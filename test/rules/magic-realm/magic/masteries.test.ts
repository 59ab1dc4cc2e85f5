import { expect } from 'vitest'
import { blockAfterPhase } from '../../../../src/games/magic-realm/rules/actions/blocking.ts'
import { hire, offersAt, wageOf } from '../../../../src/games/magic-realm/rules/actions/hiring.ts'
import { sunset } from '../../../../src/games/magic-realm/rules/day/evening.ts'
import { recordablePhases } from '../../../../src/games/magic-realm/rules/day/phases.ts'
import { killCharacter, killDenizen } from '../../../../src/games/magic-realm/rules/effects/death.ts'
import { mayAttack } from '../../../../src/games/magic-realm/rules/effects/forbidding.ts'
import { columnFor } from '../../../../src/games/magic-realm/rules/effects/relations.ts'
import { isUnder } from '../../../../src/games/magic-realm/rules/facts/spells.ts'
import { allOn } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import { nativeNames } from '../../../../src/games/magic-realm/words/natives.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, caster, casts, lasting, Magical, OPEN, on, onDenizen, PEAK, ready } from './evening.ts'

const rule = rulesOf('magic-realm')

rule(
  ['21.1.3', '20.10.6a', '15.2.3'],
  "Peace frees a denizen's target, and nobody is assigned or lures it until it is named",
  () => {
    const { realm, one } = caster('white-knight', 'peace', 7)
    realm.stand('wolf-1', OPEN)
    const elf = realm.put('elf', OPEN)
    ready(one)
    const combat = casts(
      realm,
      one,
      'peace',
      { 'spell-target': 'wolf-1', 'white-knight maneuver': 'none' },
      // The higher roll decides who gets the wolf: the Knight.
      [6, 6, 1, 1],
    )
    expect(isUnder(realm.state, 'peace', onDenizen('wolf-1'))).toBe(true)
    expect(combat.sheets.flatMap(allOn)).toEqual([])
    expect(mayAttack(realm.state, 'wolf-1', 'elf')).toBe(false)
    // In the next round nobody controls it, and the Elf targets it.
    realm.round(OPEN, { 'elf target': 'wolf-1' })
    expect(realm.told('spell-ends').at(-1)).toMatchObject({ spell: 'peace', why: 'broken', rule: '21.1.3' })
    expect(elf.fate).toBe('alive')
  },
)

rule(
  '21.1.3',
  'Peace breaks immediately if its target is named, and a target under Peace loses the target it named',
  () => {
    const named = caster('white-knight', 'peace', 7)
    named.realm.put('elf', OPEN)
    named.realm.put('dwarf', OPEN)
    casts(named.realm, named.one, 'peace', { 'spell-target': 'elf', 'dwarf target': 'elf', 'dwarf attack': 'none' })
    expect(named.realm.told('spell-ends').map(({ spell, why }) => [spell, why])).toEqual([['peace', 'broken']])
    const { realm, one } = caster('white-knight', 'peace', 7)
    realm.put('elf', OPEN)
    realm.put('dwarf', OPEN)
    const combat = casts(realm, one, 'peace', { 'spell-target': 'elf', 'elf target': 'dwarf' })
    expect(combat.engagements.find(({ character }) => character === 'elf')!.target).toBeNull()
    expect(isUnder(realm.state, 'peace', on('elf'))).toBe(true)
  },
)

rule(
  ['21.8.2', '20.8.1', '20.8.3'],
  'Deal with Goblins makes Goblins spare the caster, who can hire them on the Neutral column for their notoriety',
  () => {
    const { realm, one } = caster('witch', 'deal-with-goblins', 7)
    realm.stand('axe-goblin-1', OPEN)
    realm.stand('axe-goblin-2', OPEN)
    realm.put('elf', PEAK)
    casts(realm, ready(one), 'deal-with-goblins', { 'spell-target': 'goblins' })
    expect(realm.state.combat!.sheets.flatMap(allOn)).toEqual([])
    realm.state.combat = null
    realm.do(blockAfterPhase(realm.table, one), ['pass'])
    expect(one.blocked).toBe(false)
    const [offer] = offersAt(realm.state, one, OPEN)
    expect(offer).toMatchObject({ group: 'goblins', natives: ['axe-goblin-1', 'axe-goblin-2'] })
    expect(nativeNames(offer!.natives)).toBe('Axe Goblin, Axe Goblin')
    one.gold = 100
    // Neutral, with a roll of 2: three times the price.
    const wage = wageOf(offer!.natives)
    realm.do(hire(realm.table, one), ['goblins', 'pay'], [2, 1])
    expect(one.gold).toBe(100 - 3 * wage)
    expect(realm.state.war!.hires['axe-goblin-1']).toMatchObject({ employer: 'witch', until: 7 + 13 })
    expect(realm.state.war!.leaders).toEqual([])
  },
)

rule(['20.8.4', '11.2.5'], 'a hired monster is immune to pacification by others, and is an underling', () => {
  const { realm, one } = caster('witch', 'deal-with-goblins', 7)
  const elf = realm.put('elf', OPEN)
  realm.stand('axe-goblin-1', OPEN)
  bewitch(realm, 'deal-with-goblins', 'witch', onDenizen('axe-goblin-1'))
  bewitch(realm, 'deal-with-goblins', 'elf', onDenizen('axe-goblin-1'))
  one.gold = 99
  expect(mayAttack(realm.state, 'axe-goblin-1', elf.id)).toBe(false)
  realm.do(hire(realm.table, one), ['goblins', 'pay'], [2, 1])
  expect(realm.state.magic!.spells.map(({ caster: by }) => by)).toEqual(['witch'])
})

rule(
  ['20.8.2', '15.2.4', '15.2.4a'],
  'luring or naming a pacified denizen breaks the spell; a hireling attacking one prevents it',
  () => {
    const pacified = () => {
      const realm = new Magical()
      const knight = realm.put('white-knight', OPEN)
      realm.put('elf', PEAK)
      realm.stand('axe-goblin-1', OPEN)
      bewitch(realm, 'deal-with-goblins', 'white-knight', onDenizen('axe-goblin-1'))
      return { realm, knight }
    }
    const lured = pacified()
    lured.realm.round(OPEN, { 'white-knight lure': 'axe-goblin-1', maneuver: 'none' }, [1, 1, 1])
    expect(lured.realm.told('spell-ends').at(-1)).toMatchObject({ spell: 'deal-with-goblins', why: 'broken' })
    const named = pacified()
    named.realm.round(OPEN, { 'white-knight target': 'axe-goblin-1', 'white-knight attack': 'none' })
    expect(named.realm.told('spell-ends')).toHaveLength(1)
    const { realm, knight } = pacified()
    realm.stand('bashkars-1', OPEN)
    realm.state.war!.hires['bashkars-1'] = { employer: knight.id, since: 1, until: 14, hidden: false }
    realm.round(OPEN, { 'white-knight deploy': 'bashkars-1 against axe-goblin-1' }, [1, 1, 1, 1, 1, 1])
    expect(realm.told('spell-ends')).toHaveLength(1)
  },
)

rule(
  ['21.3.5', '20.4.4'],
  'Persuade makes a group friendly to the caster: it rolls no battle and deals on that column',
  () => {
    const { realm, one } = caster('elf', 'persuade', 28)
    realm.put('dwarf', PEAK)
    for (const id of ['bashkars-hq', 'bashkars-1']) realm.stand(id, OPEN)
    casts(realm, one, 'persuade', { 'spell-target': 'bashkars' }, [3, 3])
    expect(realm.told('meeting')).toHaveLength(1)
    expect(columnFor(realm.state, one, 'bashkars')).toBe('friendly')
    expect(columnFor(realm.state, one, 'bashkars', true)).toBe('ally')
    realm.round(OPEN, {})
    expect(realm.told('meeting')).toHaveLength(1)
    expect(mayAttack(realm.state, 'bashkars-1', 'elf')).toBe(false)
    expect(mayAttack(realm.state, 'bashkars-1', 'dwarf')).toBe(true)
  },
)

rule(
  ['21.7.1', '20.8.5', '6.2.6'],
  'Control Bats makes all Bats there serve as leaders who neither trade nor hire, until the next Sunset',
  () => {
    const { realm, one } = caster('elf', 'control-bats', 28)
    realm.put('dwarf', PEAK)
    for (const id of ['giant-bat-1', 'giant-bat-2']) realm.stand(id, OPEN)
    one.hidden = true
    one.foundEnemies = true
    casts(realm, one, 'control-bats', { 'spell-target': 'bats' })
    const { war } = realm.state
    expect(war!.leaders.map(({ id }) => id)).toEqual(['giant-bat-1', 'giant-bat-2'])
    expect(war!.hires['giant-bat-1']).toMatchObject({ employer: 'elf', spell: 1 })
    realm.state.combat = null
    realm.state.phase = 'birdsong'
    const kinds = new Set(recordablePhases(realm.state, war!.leaders[0]!, []).map(({ activity }) => activity.kind))
    expect(kinds.has('trade') || kinds.has('hire') || kinds.has('enchant')).toBe(false)
    expect(kinds.has('hide')).toBe(true)
    // Its load stays where it is.
    realm.give(one, 'helmet-1')
    war!.leaders[0]!.owned = one.owned.splice(0)
    realm.state.day++
    sunset(realm.table)
    expect(war!.leaders).toEqual([])
    expect(realm.state.piles[OPEN]).toEqual(['helmet-1'])
  },
)

rule(
  ['21.8.3', '21.9.1', '20.8.5'],
  'Guide Spider or Octopus and Control Dragon control one monster, which releases the caster; others keep theirs',
  () => {
    const { realm, one } = caster('druid', 'guide-spider-or-octopus', 14)
    realm.stand('h-spider-1', OPEN)
    realm.put('elf', PEAK)
    casts(realm, ready(one), 'guide-spider-or-octopus', { 'spell-target': 'h-spider-1' })
    expect(realm.state.war!.hires['h-spider-1']!.employer).toBe('druid')
    expect(realm.state.combat!.sheets.flatMap(allOn)).toEqual([])
    const elf = realm.put('elf', OPEN)
    elf.magic!.spells = [{ spell: 'guide-spider-or-octopus', learned: false }]
    bewitch(realm, 'guide-spider-or-octopus', 'elf', onDenizen('h-spider-1'))
    expect(realm.state.war!.hires['h-spider-1']!.employer).toBe('druid')
    const dragon = caster('captain', 'peace', 21)
    dragon.realm.give(dragon.one, 'dragonfang-necklace', true)
    dragon.realm.stand('h-dragon-1', OPEN)
    dragon.realm.round(OPEN, {
      'captain action': 'cast control-dragon by dragonfang-necklace',
      'spell-target': 'h-dragon-1',
    })
    expect(dragon.realm.state.war!.hires['h-dragon-1']!.employer).toBe('captain')
  },
)

rule(
  ['20.6.3', '20.6.4'],
  "an item's spell serves the owner of the item, nobody while there is none, and outlives its caster",
  () => {
    const realm = new Magical()
    const captain = realm.put('captain', OPEN)
    const elf = realm.put('elf', OPEN)
    realm.give(captain, 'dragonfang-necklace', true)
    realm.stand('h-dragon-1', OPEN)
    bewitch(realm, 'control-dragon', 'captain', onDenizen('h-dragon-1'), { item: 'dragonfang-necklace', until: 9 })
    expect(realm.state.war!.hires['h-dragon-1']!.employer).toBe('captain')
    killCharacter(realm.table, captain, null, '19.2.1')
    expect(realm.state.magic!.spells).toHaveLength(1)
    expect(realm.state.war!.hires['h-dragon-1']).toBeUndefined()
    realm.give(elf, 'dragonfang-necklace')
    bewitch(realm, 'fog', 'elf', { kind: 'tile', id: 'R' })
    expect(realm.state.war!.hires['h-dragon-1']!.employer).toBe('elf')
  },
)

rule(
  ['16.6.3', '20.8.6'],
  'attacking a controlled monster ends control at no cost in fame; its death costs as much as that of a hireling',
  () => {
    const { realm, one } = caster('druid', 'remedy', 14)
    realm.put('elf', PEAK)
    realm.stand('h-spider-1', OPEN)
    bewitch(realm, 'guide-spider-or-octopus', 'druid', onDenizen('h-spider-1'))
    one.fame = 10
    realm.round(OPEN, { 'druid target': 'h-spider-1', 'druid attack': 'none' })
    expect(realm.state.war!.hires).toEqual({})
    expect(one.fame).toBe(10)
    expect(realm.state.magic!.spells).toEqual([])
    bewitch(realm, 'guide-spider-or-octopus', 'druid', onDenizen('h-spider-1'))
    killDenizen(realm.table, 'h-spider-1', null, '17.2.1')
    expect(one.notoriety).toBe(-3)
    expect(realm.state.war!.leaders).toEqual([])
  },
)

rule(
  ['21.5.5', '24.9'],
  'Pentangle keeps Demons and the Imp away from its target, and ends their attacks on it',
  () => {
    const { realm, one } = caster('witch', 'pentangle', 7)
    realm.put('elf', PEAK)
    realm.stand('imp-1', OPEN)
    casts(realm, ready(one), 'pentangle', { 'spell-target': 'witch', maneuver: 'none' })
    expect(mayAttack(realm.state, 'imp-1', 'witch')).toBe(false)
    expect(mayAttack(realm.state, 'wolf-1', 'witch')).toBe(true)
    expect(realm.told('blow').filter(({ by }) => by === 'imp-1')).toEqual([])
  },
)

rule('20.10.4', "pacifying spells by different casters don't affect each other", () => {
  const { realm, one } = caster('witch', 'deal-with-goblins', 7)
  realm.put('elf', PEAK)
  realm.stand('axe-goblin-1', OPEN)
  realm.state.magic!.spells = [lasting('deal-with-goblins', 'elf', onDenizen('axe-goblin-1'))]
  one.hidden = true
  one.foundEnemies = true
  casts(realm, one, 'deal-with-goblins', { 'spell-target': 'goblins' })
  expect(realm.state.magic!.spells.map(({ caster: by }) => by)).toEqual(['elf', 'witch'])
})
