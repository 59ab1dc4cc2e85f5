import { expect } from 'vitest'
import {
  canTire,
  countsAs,
  fatigue,
  fatigueByWeather,
  isSpent,
  payments,
  wound,
  woundable,
} from '../../../src/games/magic-realm/rules/effects/fatigue.ts'
import { type Chit, chitsOf, healsAtOnce } from '../../../src/games/magic-realm/rules/facts/chits.ts'
import type { ChitKind } from '../../../src/games/magic-realm/rules/pieces/characters.ts'
import type { Character, ChitState } from '../../../src/games/magic-realm/rules/state/state.ts'
import type { Question, Rule } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

/** Returns a character in the open, with these inactive chits by number. */
function weak(id: string, chits: Readonly<Record<number, ChitState>> = {}, more: Partial<Character> = {}) {
  const realm = new Realm({ encounter: '4' })
  const one = realm.put(id, 'CV5', more)
  one.chits = one.chits.map((chit, n) => chits[n] ?? chit)
  return { realm, one }
}
const only = (...active: readonly number[]): Record<number, ChitState> =>
  Object.fromEntries(Array.from({ length: 12 }, (_, n) => [n, active.includes(n) ? 'active' : 'wounded']))
const ways = (one: Character, kinds: readonly ChitKind[], owed: number): string[] =>
  payments(chitsOf(one), kinds, owed).map(
    ({ chit, pays, change }) => `${chit.number} pays ${pays}${change ? ` for ${change.number}` : ''}`,
  )
const asked = (asking: Rule<unknown>): Question => (asking.next().value as Question[])[0]!

rule('2.2.4', 'BERSERK counts as FIGHT, and DUCK as MOVE', () => {
  const kinds: ChitKind[] = ['MOVE', 'FIGHT', 'MAGIC', 'DUCK', 'BERSERK']
  expect(kinds.map(countsAs)).toEqual(['MOVE', 'FIGHT', 'MAGIC', 'MOVE', 'FIGHT'])
  expect(ways(weak('berserker', only(9)).one, ['FIGHT'], 2)).toEqual(['9 pays 2'])
  expect(ways(weak('dwarf', only(0, 2)).one, ['MOVE'], 1)).toEqual(['0 pays 1'])
})

rule(
  ['2.2.2', '2.2.3', '2.2.5'],
  'two asterisks are paid by one chit or two; one by a one, by a two with a one as change, or by a lone two',
  () => {
    // The Amazon: FIGHT M4* is 5, M3** is 7, H4** is 8; MOVE M3* is 1.
    const chits = { ...only(2, 5, 7, 1), 9: 'fatigued', 6: 'fatigued', 8: 'fatigued' } as const
    const { one } = weak('amazon', chits)
    expect(ways(one, ['FIGHT'], 2)).toEqual(['5 pays 1', '7 pays 2'])
    expect(ways(one, ['FIGHT'], 3)).toEqual(['5 pays 1', '7 pays 2'])
    expect(ways(one, ['FIGHT'], 1)).toEqual(['5 pays 1', '7 pays 1 for 9'])
    expect(ways(one, ['MOVE'], 1)).toEqual(['1 pays 1'])
    expect(ways(weak('amazon', only(2, 7)).one, ['FIGHT'], 1)).toEqual(['7 pays 1'])
    expect(ways(weak('amazon', only(2, 4)).one, ['FIGHT'], 1)).toEqual([])
  },
)

rule('2.2.6', 'voluntary fatigue can take any active chit with an asterisk', () => {
  const can = (...active: readonly number[]) => canTire(chitsOf(weak('amazon', only(...active)).one), ['FIGHT'])
  expect([can(5), can(7), can(2, 4), can(1)]).toEqual([true, true, false, false])
})

rule(
  ['2.2.2', '2.2.3'],
  'a debt is paid in full, with change for an overpayment; questions and log name the chits',
  () => {
    const { realm, one } = weak('amazon', { ...only(5, 7), 9: 'fatigued' })
    const question = asked(fatigue(realm.table, one, ['FIGHT'], 1, '18.1.1'))
    expect(question).toMatchObject({ topic: 'fatigue', rule: '18.1.1', data: { character: 'amazon', asterisks: 1 } })
    expect(question.options.map(({ id, act }) => [id, act])).toEqual([
      ['FIGHT M4*', { kind: 'fatigue', chit: 5, change: null }],
      ['FIGHT M3** for FIGHT M4*', { kind: 'fatigue', chit: 7, change: 9 }],
    ])
    expect(realm.do(fatigue(realm.table, one, ['FIGHT'], 1, '18.1.1'), ['FIGHT M3** for FIGHT M4*'])).toBe(true)
    expect([one.chits[5], one.chits[7], one.chits[9]]).toEqual(['active', 'fatigued', 'active'])
    expect(realm.told('fatigues').map(({ chits }) => chits)).toEqual([[7]])
    expect(realm.do(fatigue(realm.table, one, ['FIGHT'], 3, '18.1.1'))).toBe(true)
    expect([one.chits[5], one.chits[9]]).toEqual(['fatigued', 'fatigued'])
    expect(realm.do(fatigue(realm.table, one, ['FIGHT'], 1, '18.1.1'))).toBe(false)
  },
)

rule(['21.6.6', '2.2.4'], 'a chit under Unleash Power can pay as MOVE or FIGHT, but not as MAGIC', () => {
  const { one } = weak('sorceror', only(6))
  one.magic!.altered = { 6: 'power' }
  const pays = (kind: ChitKind) => ways(one, [kind], 1)
  expect([pays('MOVE'), pays('FIGHT'), pays('DUCK'), pays('MAGIC')]).toEqual([
    ['6 pays 1'],
    ['6 pays 1'],
    ['6 pays 1'],
    [],
  ])
})

rule(
  ['2.2.7', '26.23'],
  'weather fatigues plain chits or a color chit (but no asterisk-free chits); with none in play it wounds',
  () => {
    const plain = weak('witch', { ...only(3), 4: 'enchanted' })
    plain.realm.do(fatigueByWeather(plain.realm.table, plain.one, '2.2.7'))
    expect([plain.one.chits[3], plain.one.chits[4]]).toEqual(['fatigued', 'enchanted'])
    const colors = weak('witch', { ...only(0), 4: 'enchanted', 6: 'enchanted' })
    const question = asked(fatigueByWeather(colors.realm.table, colors.one, '2.2.7'))
    expect(question).toMatchObject({ topic: 'fatigue', rule: '2.2.7', data: { character: 'witch', asterisks: 1 } })
    colors.realm.do(fatigueByWeather(colors.realm.table, colors.one, '2.2.7'), ['MAGIC V5*'])
    expect([colors.one.chits[4], colors.one.chits[6]]).toEqual(['enchanted', 'fatigued'])
    expect(colors.realm.told('fatigues').map(({ chits }) => chits)).toEqual([[6]])
    const spared = weak('witch', { ...only(0), 8: 'fatigued' })
    spared.realm.do(fatigueByWeather(spared.realm.table, spared.one, '2.2.7'))
    expect([spared.one.chits[0], spared.one.chits[8]]).toEqual(['active', 'fatigued'])
    const none = weak('witch', { ...only(), 8: 'fatigued' })
    none.realm.do(fatigueByWeather(none.realm.table, none.one, '2.2.7'))
    expect(none.one.chits[8]).toBe('wounded')
  },
)

rule(['2.2.7', '20.9.6'], 'weather does not affect the chits of a transformed character', () => {
  const { realm, one } = weak('witch', only(3), { formed: 'beast' })
  realm.do(
    (function* () {
      yield* fatigueByWeather(realm.table, one, '2.2.7')
      delete one.formed
    })(),
  )
  expect(one.chits[3]).toBe('active')
})

rule('2.2.8', 'wounds take active chits, then color chits, then fatigued ones, as the player chooses', () => {
  const takes = (chits: Readonly<Record<number, ChitState>>) =>
    woundable(chitsOf(weak('witch', { ...only(), ...chits }).one)).map(({ number }) => number)
  expect(takes({ 0: 'active', 3: 'active', 4: 'enchanted', 8: 'fatigued' })).toEqual([0, 3])
  expect(takes({ 4: 'enchanted', 8: 'fatigued' })).toEqual([4])
  expect([takes({ 8: 'fatigued' }), takes({}), takes({ 5: 'committed' })]).toEqual([[8], [], []])
  const { realm, one } = weak('witch', only(0, 3, 8))
  expect(asked(wound(realm.table, one, 2, '2.2.8'))).toMatchObject({
    ...{ topic: 'wound', rule: '2.2.8', data: { character: 'witch', wounds: 2 } },
    options: [
      { act: { kind: 'wound', chit: 0 } },
      { act: { kind: 'wound', chit: 3 } },
      { act: { kind: 'wound', chit: 8 } },
    ],
  })
  realm.do(wound(realm.table, one, 2, '2.2.8'), ['FIGHT L3*', 'MOVE L4'])
  expect([one.chits[0], one.chits[3], one.chits[8]]).toEqual(['wounded', 'active', 'wounded'])
  expect(realm.told('wounded').map(({ chits }) => chits)).toEqual([[8], [0]])
})

rule(
  ['18.1.5', '23.7.1'],
  'with the Vial a wound becomes fatigue immediately, and has no effect on a chit without asterisks',
  () => {
    const { realm, one } = weak('witch', only(0, 3))
    expect(healsAtOnce(one)).toBe(false)
    realm.give(one, 'vial-of-healing', true)
    expect(healsAtOnce(one)).toBe(true)
    realm.do(wound(realm.table, one, 2, '2.2.8'), ['MOVE L4', 'MAGIC VIII4*'])
    expect([one.chits[0], one.chits[3]]).toEqual(['active', 'fatigued'])
  },
)

rule('2.2.9', 'a character is finished if every chit is wounded, committed or not gained yet', () => {
  const spent = (...chits: ChitState[]) => isSpent({ chits })
  expect([spent('wounded', 'committed', 'absent'), spent('wounded', 'fatigued'), spent('enchanted')]).toEqual([
    true,
    false,
    false,
  ])
  expect([spent('active'), spent('absent')]).toEqual([false, true])
})

/** Returns a character's chit by number. */
const chitOf = (one: Character, n: number): Chit => chitsOf(one)[n]!

rule(
  ['23.6.1', '23.6.2'],
  'the Belt makes MOVE and FIGHT stronger by asterisks, Draught and Garb set their times; MAGIC has no strength',
  () => {
    const { realm, one } = weak('witch')
    expect(chitOf(one, 1)).toMatchObject({ kind: 'MOVE', strength: 'L', time: 3, number: 1, state: 'active' })
    realm.give(one, 'belt-of-strength', true)
    expect([0, 1, 4].map(n => chitOf(one, n).strength)).toEqual(['M', 'H', null])
    expect([0, 1, 4].map(n => chitOf(one, n).time)).toEqual([4, 3, 6])
    realm.give(one, 'garb-of-speed', true)
    expect([0, 1, 4].map(n => chitOf(one, n).time)).toEqual([5, 4, 4])
    realm.give(one, 'draught-of-speed', true)
    expect([0, 1, 4].map(n => chitOf(one, n).time)).toEqual([4, 3, 3])
  },
)

rule(
  ['21.6.6', '20.11.1', '12.2.1'],
  'Unleash Power is stronger for slower chits; altered chits have their new type, alerted ones time 0',
  () => {
    const { one } = weak('sorceror')
    one.magic!.altered = Object.fromEntries([3, 6, 7, 9].map(n => [n, 'power' as const]))
    expect([9, 3, 6, 7].map(n => [chitOf(one, n).strength, chitOf(one, n).power])).toEqual(
      ['L', 'M', 'H', 'T'].map(strength => [strength, true]),
    )
    expect([chitOf(one, 3).magic, chitOf(one, 4).magic, 'power' in chitOf(one, 4)]).toEqual(['IV', 'IV', false])
    one.magic!.altered = { 3: 'VIII' }
    expect([chitOf(one, 3).magic, chitOf(one, 4).magic]).toEqual(['VIII', 'IV'])
    one.magic!.altered = {}
    one.magic!.alerted = [4]
    expect([chitOf(one, 3).time, chitOf(one, 4).time]).toEqual([4, 0])
  },
)

rule(
  ['20.9.6', '26.8'],
  'no chit is in play while transformed; some abilities leave chits only for paying; a hired leader has none',
  () => {
    const { realm, one } = weak('elf', { 6: 'wounded' })
    expect(chitOf(one, 6).state).toBe('wounded')
    expect(chitsOf(one).some(chit => 'idle' in chit)).toBe(false)
    one.formed = 'beast'
    expect(new Set(chitsOf(one).map(({ state }) => state))).toEqual(new Set(['committed']))
    const light = realm.put('elf', 'CV5', { ability: 'light' })
    expect(chitsOf(light).flatMap(({ number, idle }) => (idle ? [number] : []))).toEqual([9, 10, 11])
    expect(chitsOf({ ...light, id: 'rogues-hq', chits: [] })).toEqual([])
  },
)
