import { expect } from 'vitest'
import { canLearn } from '../../../src/games/magic-realm/rules/actions/learning-spells.ts'
import { isSpent } from '../../../src/games/magic-realm/rules/effects/fatigue.ts'
import { relationTo } from '../../../src/games/magic-realm/rules/effects/relations.ts'
import { chitsOf, faceOf } from '../../../src/games/magic-realm/rules/facts/chits.ts'
import { BELONGINGS } from '../../../src/games/magic-realm/rules/pieces/belongings.ts'
import {
  advantagesOf,
  CHARACTERS,
  type Stage,
  stageOf,
} from '../../../src/games/magic-realm/rules/pieces/characters.ts'
import { enterRealm, takeCharacter } from '../../../src/games/magic-realm/rules/setup/character-choice.ts'
import { developCharacters, pointsEarned } from '../../../src/games/magic-realm/rules/setup/developing.ts'
import { chooseMagic } from '../../../src/games/magic-realm/rules/setup/first-spells.ts'
import { pointsFor } from '../../../src/games/magic-realm/rules/state/optional.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

/** Returns a character taken at a stage, with gear from the first group that has it. */
function taken(id: string, stage: Stage, encounter = '4'): { realm: Realm; one: Character } {
  const realm = new Realm({ development: 'yes', encounter })
  const taking = takeCharacter(realm.table, 0)
  let step = taking.next()
  while (!step.done) {
    const [question] = step.value
    const wanted = question!.topic === 'character' ? id : question!.topic === 'stage' ? String(stage) : null
    step = taking.next({ seat: 0, id: wanted ?? question!.options[0]!.id })
  }
  return { realm, one: realm.state.characters[0]! }
}

const present = ({ chits }: Character) => chits.filter(state => state !== 'absent').length

rule('26.21', 'a character starts at one of four stages, with its chits, its gear and fewer points', () => {
  const begun = ([1, 2, 3, 4] as const).map(stage => {
    const { realm, one } = taken('white-knight', stage)
    return [present(one), pointsFor(realm.state, one), one.owned.map(({ id }) => id.replace(/-\d+$/, ''))]
  })
  expect(begun).toEqual([
    [3, 2, ['broadsword', 'helmet', 'breastplate', 'shield']],
    [6, 3, ['broadsword', 'suit-of-armor', 'shield']],
    [9, 4, ['broadsword', 'suit-of-armor', 'shield']],
    [12, 5, ['great-sword', 'suit-of-armor']],
  ])
  const types = new Set(BELONGINGS.map(({ type }) => type))
  for (const { stages } of CHARACTERS)
    for (const { gear } of stages) expect(gear.filter(type => !types.has(type))).toEqual([])
  // His starting gold does not count as gold won.
  const { one } = taken('dwarf', 1)
  expect(one.worth).toBe(10 + worthOf(one))
})

const worthOf = ({ owned }: Character): number =>
  owned.reduce((sum, { id }) => sum + (BELONGINGS.find(piece => piece.id === id)?.price ?? 0), 0)

rule(
  '26.21',
  'the first advantage comes with stage two, relations with stage three, the second advantage with stage four',
  () => {
    const at = (stage: Stage) => {
      const { one } = taken('white-knight', stage)
      return [advantagesOf(one), relationTo(one, 'order')]
    }
    expect(at(1)).toEqual([[], 'neutral'])
    expect(at(2)).toEqual([['health'], 'neutral'])
    expect(at(3)).toEqual([['health'], 'ally'])
    expect(at(4)).toEqual([['health', 'honor'], 'ally'])
    // A Witch before her fourth stage has no familiar.
    for (const stage of [3, 4] as const) {
      const { realm, one } = taken('witch', stage)
      realm.state.dwellings = { inn: 'CV5' }
      enterRealm(realm.table, one)
      expect(one.familiar !== undefined).toBe(stage === 4)
    }
  },
)

rule(['26.21', '4.1.3'], "starting spells are those of the stage, and spells of missing types can't be learned", () => {
  const { realm, one } = taken('magician', 2)
  const asked = realm.asked(chooseMagic(realm.table, one))!
  expect(asked.topic).toBe('spell')
  expect(stageOf(CHARACTERS.find(({ id }) => id === 'magician')!, 2).spells).toEqual({ count: 1, types: ['II'] })
  expect(canLearn(realm.state, one, 'fog')).toBe(true)
  expect(canLearn(realm.state, one, 'curse')).toBe(false)
  one.chits[9] = 'active'
  expect(canLearn(realm.state, one, 'curse')).toBe(true)
})

rule(
  '26.21',
  'earning as many new points as the stage number adds a chit of the next stage; all three complete that stage',
  () => {
    const { realm, one } = taken('captain', 2)
    one.needs = { great: 0, spells: 0, fame: 2, notoriety: 6, gold: 0 }
    one.fame = 60
    // Of six fame points only the two he needs count.
    expect(pointsEarned(one)).toBe(2)
    realm.do(developCharacters(realm.table), ['FIGHT H5*'])
    expect(present(one)).toBe(7)
    expect(one.chits[7]).toBe('active')
    // The same points don't count again, and one more point is too few.
    one.notoriety = 20
    realm.do(developCharacters(realm.table))
    expect(present(one)).toBe(7)
    one.notoriety = 80
    realm.do(developCharacters(realm.table), ['MOVE M4*'])
    expect([one.stage, present(one)]).toEqual([3, 9])
    expect(relationTo(one, 'patrol')).toBe('friendly')
    expect(realm.told('stage').at(-1)).toMatchObject({ character: 'captain', stage: 3 })
  },
)

rule(
  ['26.21', '2.2.9'],
  'chits not yet gained are out of play: a character whose other chits are all wounded dies',
  () => {
    const { one } = taken('captain', 1)
    one.chits = one.chits.map(state => (state === 'active' ? 'wounded' : state))
    expect(isSpent(one)).toBe(true)
    one.chits[0] = 'fatigued'
    expect(isSpent(one)).toBe(false)
    expect(
      chitsOf(one)
        .filter(({ state }) => state === 'absent')
        .map(faceOf),
    ).toHaveLength(9)
  },
)

rule('26.21', 'the fourth stage adds its extras: the hidden ways of the Wizard, the familiar of the Witch', () => {
  const grown = (id: string) => {
    const { realm, one } = taken(id, 3)
    one.needs = { great: 0, spells: 0, fame: 9, notoriety: 0, gold: 0 }
    one.fame = 90
    one.place = { kind: 'clearing', clearing: 'CV5' }
    const growing = developCharacters(realm.table)
    let step = growing.next()
    while (!step.done) step = growing.next({ seat: 0, id: step.value[0]!.options[0]!.id })
    return one
  }
  expect(grown('wizard').ways.length).toBeGreaterThan(10)
  expect(grown('witch').familiar?.place).toEqual({ kind: 'clearing', clearing: 'CV5' })
  const captain = grown('captain')
  expect([captain.stage, captain.ways, captain.familiar]).toEqual([4, [], undefined])
  expect(captain).not.toHaveProperty('steps')
})
