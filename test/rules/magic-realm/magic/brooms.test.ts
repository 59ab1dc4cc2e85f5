import { expect } from 'vitest'
import { daylight } from '../../../../src/games/magic-realm/rules/day/daylight.ts'
import { flyChitsOf } from '../../../../src/games/magic-realm/rules/facts/fly-chits.ts'
import { boardOf } from '../../../../src/games/magic-realm/rules/pieces/board.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, canCast, Magical, OPEN, on, PEAK } from './evening.ts'

const rule = rulesOf('magic-realm')

/** Sets up the Elf on the Witch's Broomstick, both in the open. */
function riders() {
  const realm = new Magical()
  const witch = realm.put('witch', OPEN)
  const elf = realm.put('elf', OPEN)
  bewitch(realm, 'broomstick', 'witch', on('elf'))
  const [beside] = boardOf(realm.state.tiles).neighbors.get('R')!
  return { realm, witch, elf, beside: beside! }
}
rule(
  ['21.5.3', '20.7.1'],
  'Broomstick is for Light characters; the caster can maneuver with it at time 1, which uses it up',
  () => {
    const realm = new Magical()
    realm.color(7)
    const witch = realm.knows('witch', OPEN, ['broomstick'])
    realm.put('dwarf', PEAK)
    expect(canCast(realm, witch, 'broomstick')).toBe(true)
    bewitch(realm, 'broomstick', 'witch', on('witch'))
    expect(flyChitsOf(realm.state, 'witch')).toMatchObject([{ strength: 'L', time: 1, free: true }])
    const combat = realm.round(OPEN, { 'witch maneuver': 'fly', 'witch maneuver-row': 'dodge' })
    expect(combat.engagements[0]!.maneuver).toMatchObject({ piece: { kind: 'fly' } })
    expect(realm.state.magic!.spells).toEqual([])
  },
)

rule('21.5.3', 'a Broomstick on someone else speeds up a revealed maneuver with a Light MOVE chit', () => {
  const { realm } = riders()
  realm.round(OPEN, { 'elf maneuver': 'L2*', 'elf maneuver-row': 'duck', 'witch broom': 'hasten' })
  expect(realm.state.combat!.engagements.find(one => one.character === 'elf')!.maneuver).toEqual({
    piece: { kind: 'fly' },
    box: 2,
  })
  expect(realm.state.magic!.spells).toEqual([])
})

rule(
  ['21.5.3', '15.6.8'],
  'a character who runs with a Light MOVE chit can be flown away instead; with a stronger one the spell can end',
  () => {
    const { realm, elf, beside } = riders()
    const road = 'run R1-2'
    realm.round(OPEN, { 'elf action': road, 'elf run-by': 'L2*', 'witch broom': `fly ${beside}` })
    expect(elf.place).toMatchObject({ kind: 'air', tiles: ['R', beside] })
    const strong = riders()
    strong.realm.round(OPEN, { 'elf action': road, 'elf run-by': 'M4', 'witch broom': 'end' })
    expect(strong.realm.state.magic!.spells).toEqual([])
    expect(strong.elf.place.kind).toBe('road')
  },
)

rule(['21.5.3', '8.6.8'], 'the target of a Broomstick flies by day only if the holder allows it', () => {
  const { realm, elf, beside } = riders()
  elf.plan = [{ activity: { kind: 'fly', tile: beside }, source: 'basic' }]
  realm.turnOf(elf, { asks: false })
  realm.do(daylight(realm.table), ['nothing', 'pass', 'pass'])
  expect(elf.place.kind).toBe('clearing')
  expect(realm.told('blank')).toHaveLength(1)
  const allowed = riders()
  allowed.elf.plan = [{ activity: { kind: 'fly', tile: beside }, source: 'basic' }]
  allowed.realm.turnOf(allowed.elf, { asks: false })
  allowed.realm.do(daylight(allowed.realm.table), ['allow'], [5])
  expect(allowed.elf.place).toEqual({ kind: 'clearing', clearing: `${allowed.beside}5` })
})
