import { expect } from 'vitest'
import { endTurn } from '../../../src/games/magic-realm/rules/actions/ending.ts'
import { loot } from '../../../src/games/magic-realm/rules/actions/looting.ts'
import { phasesLeft } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { relationTo } from '../../../src/games/magic-realm/rules/effects/relations.ts'
import { resultOf } from '../../../src/games/magic-realm/rules/facts/dice.ts'
import { scoreOf } from '../../../src/games/magic-realm/rules/facts/scoring.ts'
import { CHIT_IDS } from '../../../src/games/magic-realm/rules/pieces/chits.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

/** Worked examples in the rulebook, except those of fights. */
const rule = rulesOf('magic-realm')

rule(['30.2', '2.1.1'], 'a 2 and a 5 with a modifier of plus one make 6', () => {
  expect(resultOf([2, 5], 2)).toBe(6)
})

rule(['30.4', '6.1.2', '6.1.4', '6.1.8'], 'an Amazon on a workhorse has six phases outdoors and three in caves', () => {
  const realm = new Realm()
  const outdoors = realm.put('amazon', 'CV5')
  realm.give(outdoors, 'workhorse-1', true)
  const count = ({ basic, sunlight, extra }: ReturnType<typeof phasesLeft>) => basic + sunlight + extra.length
  expect(count(phasesLeft(realm.state, outdoors, []))).toBe(6)
  const inside = new Realm()
  const caving = inside.put('amazon', 'CS1')
  expect(count(phasesLeft(inside.state, caving, []))).toBe(3)
})

/** Returns a tile with Bones M and Howl 4, and its occupants. */
function bonesAndHowl() {
  const realm = new Realm()
  realm.lay('bones-m', 'CL')
  realm.lay('howl-4', 'CL')
  const night = (roll: number) => {
    realm.state.prowling = [roll]
    for (const id of CHIT_IDS) realm.state.chits[id]!.up = false
    for (const denizen of Object.values(realm.state.denizens)) denizen.blocked = false
  }
  const at = (clearing: string) =>
    Object.keys(realm.state.denizens)
      .filter(id => realm.state.denizens[id]!.at === clearing)
      .sort()
  return { realm, night, at }
}

rule(
  ['30.13', '13.2.2', '13.2.4', '13.3.4'],
  'Bones and a Howl bring giants and bats, which prowl from day to day',
  () => {
    const { realm, night, at } = bonesAndHowl()
    const dwarf = realm.put('dwarf', 'CL2', { hidden: true })
    const ends = (who: typeof dwarf, ...answers: string[]) => realm.do(endTurn(realm.table, who), answers)
    night(4)
    ends(dwarf, 'pass')
    expect(at('CL2')).toEqual(['giant-1'])
    night(3)
    ends(dwarf)
    expect(at('CL2')).toEqual(['giant-1'])
    expect(at('CL4')).toEqual([])
    night(6)
    dwarf.hidden = false
    ends(dwarf)
    expect(at('CL2')).toEqual(['giant-1', 'giant-bat-1'])
    expect(at('CL4')).toEqual(['giant-bat-2', 'giant-bat-3'])
    expect(dwarf.blocked).toBe(true)
    const elf = realm.put('elf', 'CL1')
    ends(elf)
    expect(at('CL1')).toEqual(['giant-bat-2', 'giant-bat-3'])
    expect(elf.blocked).toBe(true)
    expect(at('CL2')).toEqual(['giant-1', 'giant-bat-1'])
    night(4)
    Object.assign(dwarf, { hidden: true, blocked: false, place: { kind: 'clearing', clearing: 'CL3' } })
    Object.assign(elf, { hidden: true, blocked: false })
    ends(dwarf, 'pass')
    expect(at('CL3')).toEqual(['giant-1', 'giant-2'])
    ends(elf, 'pass')
    expect(at('CL1')).toEqual(['giant-1', 'giant-2', 'giant-bat-2', 'giant-bat-3'])
  },
)

rule(['30.14', '13.3.2', '13.3.3'], 'three chits that call bats empty three boxes, each for its own clearing', () => {
  const realm = new Realm()
  for (const chit of ['ruins-m', 'flutter-1', 'howl-5']) realm.lay(chit, 'CL')
  realm.state.prowling = [6]
  realm.do(endTurn(realm.table, realm.put('dwarf', 'CL3')))
  const where = (n: number) => realm.state.denizens[`giant-bat-${n}`]!.at
  expect([1, 2, 3, 4, 5, 6].map(where)).toEqual(['CL3', 'CL1', 'CL1', 'CL5', 'CL5', 'CL5'])
})

rule(
  ['30.16', '19.5.2', '19.5.3', '19.5.4'],
  'the Wizard under Ashes loses more by gold and fame than notoriety brings',
  () => {
    const realm = new Realm()
    const wizard = realm.put('wizard', 'CV5', {
      needs: { great: 1, spells: 2, fame: 1, notoriety: 1, gold: 0 },
      fame: 16,
      notoriety: 11,
      gold: 43,
      worth: 11,
      curses: ['ashes'],
    })
    realm.give(wizard, 'scroll-of-alchemy')
    realm.give(wizard, 'scroll-of-nature')
    const of = (goal: string) => scoreOf(wizard).goals.find(one => one.goal === goal)
    expect(of('great')).toMatchObject({ basic: 0 })
    expect(of('fame')).toMatchObject({ has: 6, needed: 10, basic: -2, bonus: -2 })
    expect(of('notoriety')).toMatchObject({ has: 31, needed: 20, basic: 0 })
    expect(of('gold')).toMatchObject({ has: -12, basic: -2 })
  },
)

rule(['30.17', '10.4.2'], 'two boons from the Company turn an ally into a friend, then into a stranger', () => {
  const knight = new Realm().put('black-knight', 'CV5')
  expect(relationTo(knight, 'company')).toBe('ally')
  knight.strained.company = 1
  expect(relationTo(knight, 'company')).toBe('friendly')
  knight.strained.company = 2
  expect(relationTo(knight, 'company')).toBe('neutral')
})

rule(['30.20', '9.3.2'], 'a 1 and a 3 loot the third piece, or nothing if only two are left', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.lay('hoard', 'CV', true)
  const box = realm.state.boxes.hoard!
  const third = box[2]!
  realm.do(loot(realm.table, elf, 'hoard'), ['keep'], [1, 3])
  expect(elf.owned.map(({ id }) => id)).toEqual([third])
  realm.empty('hoard', 2)
  realm.do(loot(realm.table, elf, 'hoard'), [], [1, 3])
  expect(elf.owned).toHaveLength(1)
})
