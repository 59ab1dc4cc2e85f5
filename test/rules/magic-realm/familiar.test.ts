import { expect } from 'vitest'
import { recordTurns } from '../../../src/games/magic-realm/rules/day/birdsong.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { familiarPhases } from '../../../src/games/magic-realm/rules/day/familiar.ts'
import { midnight } from '../../../src/games/magic-realm/rules/day/midnight.ts'
import { killCharacter } from '../../../src/games/magic-realm/rules/effects/death.ts'
import { spyOn } from '../../../src/games/magic-realm/rules/facts/spying.ts'
import { enterRealm } from '../../../src/games/magic-realm/rules/setup/character-choice.ts'
import { type Character, seesHidden } from '../../../src/games/magic-realm/rules/state/state.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

/** Returns a Realm with the Witch in one clearing and her familiar in another. */
function withFamiliar(witchAt: string, familiarAt: string): { realm: Realm; witch: Character } {
  const realm = new Realm()
  const witch = realm.put('witch', witchAt)
  witch.familiar = { place: { kind: 'clearing', clearing: familiarAt }, foundEnemies: false, plan: [] }
  return { realm, witch }
}

const at = ({ familiar }: Character) => (familiar?.place.kind === 'clearing' ? familiar.place.clearing : null)

const kindsOf = (realm: Realm, witch: Character): string[] => [
  ...new Set(familiarPhases(realm.state, witch).map(({ activity }) => activity.kind)),
]

rule(
  ['4.1.7', '24.14', '27.1.3'],
  'the familiar starts where the Witch does, even off the map, and no other character has one',
  () => {
    for (const seats of [1, 2]) {
      const realm = new Realm({ seats })
      realm.state.dwellings.inn = 'CV5'
      realm.state.entrance = 'B2:N'
      const witch = realm.put('witch', 'CV1', { start: 'inn' })
      const elf = realm.put('elf', 'CV1', { start: 'inn' })
      enterRealm(realm.table, witch)
      enterRealm(realm.table, elf)
      expect(witch.familiar!.place).toEqual(witch.place)
      expect(witch.place.kind).toBe(seats === 1 ? 'outside' : 'clearing')
      expect(elf.familiar).toBeUndefined()
    }
  },
)

rule(
  ['6.2.7', '24.14'],
  'the familiar records its own turn: MOVE and PEER in its clearing, two Basic and two Sunlight phases',
  () => {
    const { realm, witch } = withFamiliar('CV5', 'DW2')
    expect(kindsOf(realm, witch)).toEqual(['peer', 'move'])
    realm.do(recordTurns(realm.table), ['hide', 'done', 'peer DW2', 'DW3', 'peer DW3', 'peer DW3'])
    expect(witch.plan.map(({ activity }) => activity.kind)).toEqual(['hide'])
    expect(witch.familiar!.plan.map(({ source }) => source)).toEqual(['basic', 'basic', 'sunlight', 'sunlight'])
    // In a cave it has no sunlight phases.
    witch.familiar!.place = { kind: 'clearing', clearing: 'CN1' }
    realm.do(recordTurns(realm.table), ['hide', 'done', 'peer CN1', 'peer CN1'])
    expect(witch.familiar!.plan).toHaveLength(2)
  },
)

rule(
  ['24.14', '26.27'],
  'without recording, the familiar still records, each phase starting where the last one would lead',
  () => {
    const { realm, witch } = withFamiliar('CV5', 'DW2')
    witch.unwritten = true
    realm.do(recordTurns(realm.table), ['DW3', 'peer DW3', 'DW5', 'done'])
    expect(witch.plan).toEqual([])
    expect(witch.familiar!.plan.map(({ activity }) => activity)).toEqual([
      { kind: 'move', to: 'DW3' },
      { kind: 'peer', clearing: 'DW3' },
      { kind: 'move', to: 'DW5' },
    ])
  },
)

rule(
  ['8.1.5', '24.14'],
  'the familiar moves just before the chit of the Witch is drawn; it neither summons nor can be blocked',
  () => {
    const { realm, witch } = withFamiliar('CV5', 'DW2')
    realm.lay('smoke-m', 'DW')
    realm.stand('wolf-1', 'DW3')
    witch.familiar!.plan = [{ activity: { kind: 'move', to: 'DW3' }, source: 'basic' }]
    realm.state.draw = ['witch']
    realm.do(daylight(realm.table))
    expect(at(witch)).toBe('DW3')
    const kinds = realm.table.events.map(({ kind }) => kind)
    expect(kinds.indexOf('familiar')).toBeLessThan(kinds.indexOf('turn'))
    expect(witch.blocked).toBe(false)
    expect(realm.state.chits['smoke-m']!.up).toBe(false)
  },
)

rule('24.14', 'they share discoveries; a mountain costs the familiar two phases, a cave its sunlight', () => {
  const { realm, witch } = withFamiliar('CV5', 'DW1')
  witch.familiar!.plan = [
    { activity: { kind: 'move', to: 'DW4' }, source: 'basic' },
    { activity: { kind: 'peer', clearing: 'DW4' }, source: 'basic' },
  ]
  realm.state.draw = ['witch']
  // It does not know the path, and searches in its own place instead: clues and paths.
  realm.do(daylight(realm.table), [], [2, 2])
  expect(realm.told('familiar').map(({ why }) => why)).toEqual(['undiscovered', null])
  expect(at(witch)).toBe('DW1')
  expect(witch.ways).toContain('DW1-4')
  realm.state.turn = null
  realm.state.draw = ['witch']
  witch.familiar!.plan = [{ activity: { kind: 'move', to: 'DW4' }, source: 'basic' }]
  realm.do(daylight(realm.table))
  expect(at(witch)).toBe('DW4')
})

rule('24.14', 'nothing the Witch has modifies the rolls of her familiar, and nobody spies on it', () => {
  const { realm, witch } = withFamiliar('CV5', 'DW1')
  realm.give(witch, 'lucky-charm', true)
  const dwarf = realm.put('dwarf', 'DW1')
  realm.give(dwarf, 'cloven-hoof', true)
  witch.ways = ['DW1-4']
  witch.familiar!.plan = [
    { activity: { kind: 'peer', clearing: 'DW1' }, source: 'basic' },
    { activity: { kind: 'move', to: 'DW4' }, source: 'basic' },
  ]
  realm.state.draw = ['witch']
  realm.do(daylight(realm.table), [], [3, 6])
  expect(realm.told('table')).toMatchObject([{ dice: [3, 6], modifier: 0, result: 6 }])
  expect(dwarf.ways).toEqual([])
})

rule(
  '24.14',
  'hidden enemies it finds count for the Witch only in its clearing, until Midnight; it also spies for her',
  () => {
    const { realm, witch } = withFamiliar('CV5', 'DW1')
    const dwarf = realm.put('dwarf', 'DW1', { hidden: true, ways: ['DW1-4'] })
    witch.familiar!.plan = [{ activity: { kind: 'peer', clearing: 'DW1' }, source: 'basic' }]
    spyOn(realm.table, dwarf, ['DW1', 'DW4'], { way: 'DW1-4' })
    expect(witch.ways).toEqual([])
    realm.state.draw = ['witch']
    realm.do(daylight(realm.table), [], [4, 4])
    expect(witch.foundEnemies).toBe(false)
    expect(seesHidden(witch)).toBe(false)
    spyOn(realm.table, dwarf, ['DW1', 'DW4'], { way: 'DW1-4' })
    expect(witch.ways).toEqual(['DW1-4'])
    witch.place = { kind: 'clearing', clearing: 'DW1' }
    expect(seesHidden(witch)).toBe(true)
    midnight(realm.table)
    expect(seesHidden(witch)).toBe(false)
  },
)

rule('24.14', 'others see where the familiar is but not its plan; it dies with the Witch (D60)', () => {
  const { realm, witch } = withFamiliar('CV5', 'DW1')
  witch.familiar!.plan = [{ activity: { kind: 'peer', clearing: 'DW1' }, source: 'basic' }]
  expect(view(realm.state, 1).characters[0]!.familiar).toMatchObject({ plan: [] })
  expect(view(realm.state, 0).characters[0]!.familiar!.plan).toHaveLength(1)
  killCharacter(realm.table, witch, null, '17.2.8')
  expect(witch.familiar).toBeUndefined()
})
