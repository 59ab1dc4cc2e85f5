import { expect } from 'vitest'
import { beginCombat } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { attackCharacter, attackDenizen } from '../../../../src/games/magic-realm/rules/effects/duels.ts'
import { foeOf, isDemonic, withPart } from '../../../../src/games/magic-realm/rules/facts/as-foe.ts'
import { denizensIn, fighterIn, monstersIn } from '../../../../src/games/magic-realm/rules/facts/combatants.ts'
import { brokenFightInvariant } from '../../../../src/games/magic-realm/rules/facts/fight-invariants.ts'
import { attackersTime, attackersTimes, isHeld } from '../../../../src/games/magic-realm/rules/facts/sides.ts'
import { foeBlow, foeManeuver } from '../../../../src/games/magic-realm/rules/fight/foes.ts'
import type { CombatState, Duel, Sheet } from '../../../../src/games/magic-realm/rules/state/combat.ts'
import {
  duplicate,
  putPiecesOn,
  removePieces,
  rowsFor,
  spread,
} from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { copy } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, Magical, OPEN, onDenizen } from '../magic/evening.ts'
import { Stage } from './stage.ts'

const rule = rulesOf('magic-realm')

/** Returns a fight before any attack. */
function field(): { readonly state: RealmState; readonly combat: CombatState } {
  const stage = Stage.set({
    heroes: [{ id: 'captain' }, { id: 'elf' }],
    monsters: ['giant-1', 'wolf-1', 'wolf-2'],
    natives: ['order-1>captain', 'company-1>captain', 'lancers-1'],
    battles: [],
  })
  const state = copy(stage.state)
  state.combat = beginCombat(state, 'R1')
  return { state, combat: state.combat }
}

const duel = (more: Partial<Duel>): Duel => ({
  attackers: [],
  target: null,
  circles: [[], [], []],
  squares: [[], [], []],
  holds: null,
  ...more,
})

rule(
  ['1.3.4', '1.3.9'],
  'horses of natives and heads of monsters come from their counters, and other denizens have neither',
  () => {
    expect(foeOf('order-1.horse')).toMatchObject({ mount: true, size: 'T', armored: true })
    expect(foeOf('lancers-1.horse')).toMatchObject({ mount: true, size: 'M', armored: false })
    expect(() => foeOf('company-1.horse')).toThrow('company-1.horse has no horse')
    expect(() => foeOf('wolf-1.part')).toThrow('wolf-1.part has neither head nor club')
  },
)

rule('24.9', 'a denizen is demonic only if it attacks with a spell; natives are not', () => {
  expect(['demon-1', 'imp-1', 'winged-demon-1'].map(isDemonic)).toEqual([true, true, true])
  expect(['wolf-1', 'spear-goblin-1', 'company-1', 'woodfolk-1'].map(isDemonic)).toEqual(Array(4).fill(false))
})

rule('20.9.3', 'a transformed Giant has no club', () => {
  const realm = new Magical()
  realm.stand('giant-1', OPEN)
  expect(withPart('giant-1', realm.state)).toEqual(['giant-1', 'giant-1.part'])
  bewitch(realm, 'transform', 'witch', onDenizen('giant-1'), { result: 'frog' })
  expect(withPart('giant-1', realm.state)).toEqual(['giant-1'])
})

rule('15.1.5', 'a native that is not on the map has no horse', () => {
  const { state } = field()
  expect(withPart('order-1', state)).toEqual(['order-1', 'order-1.horse'])
  state.denizens['order-1']!.at = null
  expect(withPart('order-1', state)).toEqual(['order-1'])
})

rule(['16.4.3', '16.4.7'], 'a monster red side up kills instead of doing harm, and a head has no maneuver', () => {
  expect(foeBlow(foeOf('giant-1'), true, 'giant-1', 'elf', 0)).toMatchObject({ harm: 0, special: 'kill' })
  expect(foeManeuver(foeOf('giant-1.part'), false, 1)).toBeNull()
  expect(foeManeuver(foeOf('giant-1'), false, 1)).toEqual({ box: 1, time: 5 })
})

rule('15.1.3', 'a fight is invalid if a piece appears twice, in the wrong place, or has no sheet of its own', () => {
  const broken = (prepare: (combat: CombatState, state: RealmState) => void): string | null => {
    const { state, combat } = field()
    prepare(combat, state)
    return brokenFightInvariant(state)
  }
  const sheets = (...all: Sheet[]) => broken(combat => void Object.assign(combat, { sheets: all }))
  expect(broken((_combat, state) => void Object.assign(state, { combat: null }))).toBeNull()
  expect(broken(combat => putPiecesOn(combat, 'elf', ['wolf-1', 'wolf-2']))).toBeNull()
  expect(broken((combat, state) => attackDenizen(state, combat, 'company-1', 'giant-1'))).toBeNull()
  expect(sheets({ owner: 'elf', boxes: [['wolf-1'], ['wolf-1'], []] })).toBe('wolf-1 is on two sheets or twice on one')
  expect(sheets({ owner: 'elf', boxes: [['captain'], [], []] })).toBe('captain is on a sheet but is a character')
  expect(sheets({ owner: 'elf', boxes: [['ghost-1'], [], []] })).toBe('ghost-1 is on a sheet but in another clearing')
  expect(sheets({ owner: 'elf', boxes: [['giant-1.part'], [], []] })).toBeNull()
  expect(sheets({ owner: 'elf', boxes: [['nobody-1.horse'], [], []] })).toMatch(/nobody-1.horse/)
  const attacked = { boxes: [[], [], []], duel: duel({}) } satisfies Omit<Sheet, 'owner'>
  expect(sheets({ owner: 'elf', ...attacked })).toBe('elf is a character but has a sheet for duels')
  expect(sheets({ owner: 'wolf-1', ...attacked })).toBe('wolf-1 is not on its own sheet')
  const own = (more: Partial<Duel>) => sheets({ owner: 'wolf-1', boxes: [['wolf-1'], [], []], duel: duel(more) })
  expect(own({ attackers: ['company-1'] })).toBe('an attacker of wolf-1 is not on its sheet')
  const circles: Duel['circles'] = [['company-1'], [], []]
  expect(own({ circles, attackers: ['company-1'], target: 'order-1' })).toBe(
    'wolf-1 attacks a piece that is not attacking it',
  )
  expect(own({ circles, attackers: ['company-1'], target: 'company-1' })).toBeNull()
  expect(own({ circles, attackers: ['company-1'], target: null })).toBeNull()
})

rule('15.1.2', 'copies of sheets for forecasts leave the sheets themselves unchanged', () => {
  const { state, combat } = field()
  attackDenizen(state, combat, 'company-1', 'giant-1')
  attackCharacter(state, combat, 'wolf-1', 'elf')
  const before = copy(combat.sheets)
  const supposed = combat.sheets.map(duplicate)
  expect(supposed).toEqual(before)
  expect('duel' in supposed.at(-1)!).toBe(false)
  for (const { boxes, duel } of supposed)
    for (const rows of duel ? [boxes, duel.circles, duel.squares] : [boxes]) for (const row of rows) row.push('x')
  expect(combat.sheets).toEqual(before)
})

rule('15.1.3', "a piece that leaves a sheet is no longer a target there; someone else's target stays", () => {
  const target = (gone: string) => {
    const { state, combat } = field()
    attackDenizen(state, combat, 'company-1', 'giant-1')
    attackDenizen(state, combat, 'order-1', 'giant-1')
    const sheet = combat.sheets.find(({ owner }) => owner === 'giant-1')!
    sheet.duel!.target = 'company-1'
    removePieces(combat, [gone])
    return [sheet.duel!.target, sheet.duel!.attackers]
  }
  expect(target('company-1')).toEqual([null, ['order-1']])
  expect(target('order-1')).toEqual(['company-1', ['company-1']])
})

rule('16.2.9', 'rows are filled one after another; horses take up no row and come last', () => {
  expect(spread([['a'], ['b'], []], ['c'])).toEqual([['a'], ['b'], ['c']])
  expect(spread([[], ['b'], ['c']], ['a'])).toEqual([['a'], ['b'], ['c']])
  expect(spread([[], [], []], ['a', 'b', 'c', 'd'])).toEqual([['a', 'd'], ['b'], ['c']])
  expect(spread([['a', 'b'], ['c'], ['d', 'e']], ['f'])).toEqual([
    ['a', 'b'],
    ['c', 'f'],
    ['d', 'e'],
  ])
  // With two pieces left to place and two empty rows, neither can go into an occupied row. Horses don't count.
  const rows = (toCome: string[], free = false) => rowsFor([['a'], [], []], 'b', toCome, free)
  expect([rows(['c']), rows(['b.horse']), rows(['b.horse', 'c'])]).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ])
  expect([rows([]), rows([], true)]).toEqual([
    [1, 2],
    [0, 1, 2],
  ])
  expect(rowsFor([['a'], ['b'], []], 'c.horse', ['d', 'e'])).toEqual([0, 1, 2])
})

rule('15.3.1', 'the largest denizen comes first, then by name, then by arrival; natives by group', () => {
  const { state } = field()
  Object.assign(state.denizens['ghost-1']!, { at: 'R1', arrived: 1 })
  Object.assign(state.denizens['wolf-2']!, { arrived: 2 })
  Object.assign(state.denizens['wolf-1']!, { arrived: 3 })
  Object.assign(state.denizens['viper-1']!, { at: 'R1', arrived: 4 })
  Object.assign(state.denizens['axe-goblin-1']!, { at: 'R1', arrived: 5 })
  expect(monstersIn(state, 'R1')).toEqual(['giant-1', 'axe-goblin-1', 'ghost-1', 'viper-1', 'wolf-2', 'wolf-1'])
  for (const id of ['woodfolk-1', 'bashkars-1', 'rogues-1', 'guard-1', 'patrol-1', 'soldiers-1'])
    Object.assign(state.denizens[id]!, { at: 'R1' })
  const natives = denizensIn(state, 'R1').slice(6)
  expect(natives).toEqual([
    'bashkars-1',
    'company-1',
    'guard-1',
    'lancers-1',
    'order-1',
    'patrol-1',
    'rogues-1',
    'soldiers-1',
    'woodfolk-1',
  ])
})

rule(
  ['15.5.2', '15.4.4'],
  'a held character must be faster than the holder, even if others attack the holder, and cannot run',
  () => {
    const { state, combat } = field()
    attackCharacter(state, combat, 'wolf-1', 'elf')
    attackDenizen(state, combat, 'company-1', 'giant-1')
    expect([attackersTime(state, combat, 'elf'), isHeld(state, combat, 'elf')]).toEqual([3, false])
    combat.dark.push('giant-1')
    combat.sheets.find(({ owner }) => owner === 'giant-1')!.duel!.holds = 'elf'
    expect(attackersTimes(state, combat, 'elf')).toEqual([3, 6])
    expect([isHeld(state, combat, 'elf'), isHeld(state, combat, 'captain')]).toEqual([true, false])
    expect(attackersTimes(state, combat, 'elf', piece => piece === 'giant-1')).toEqual([6])
    expect(attackersTimes(state, combat, 'captain')).toEqual([])
  },
)

rule('15.5.2', 'for a mounted attacker the time of the horse counts, not its own', () => {
  const { state, combat } = field()
  putPiecesOn(combat, 'elf', ['lancers-1', 'lancers-1.horse'])
  expect(attackersTimes(state, combat, 'elf')).toEqual([foeOf('lancers-1.horse').light.move])
  expect(attackersTimes(state, combat, 'elf', () => false)).toEqual([])
  putPiecesOn(combat, 'captain', ['lancers-1'])
  expect(attackersTimes(state, combat, 'captain')).toEqual([foeOf('lancers-1').light.move])
})

rule(['17.3.2', '21.5.1'], "a character in a monster's form holds victims too", () => {
  const { state, combat } = field()
  combat.shapes = { captain: { isDark: true, victim: 'elf' } }
  expect([isHeld(state, combat, 'elf'), isHeld(state, combat, 'captain')]).toEqual([true, false])
})

rule(['2.2.1', '16.2.7'], 'fatigued chits, packed belongings and things other than armor do not count', () => {
  const fighter = (gear: string[], more = {}) =>
    fighterIn(Stage.set({ heroes: [{ id: 'elf', gear, ...more }] }).state, 'elf')
  expect(fighter([]).chits.map(({ number }) => number)).toEqual([6, 7, 8, 9, 10, 11])
  expect(fighter([], { chits: { 6: 'fatigued', 7: 'wounded' } }).chits.map(({ number }) => number)).toEqual([
    8, 9, 10, 11,
  ])
})
