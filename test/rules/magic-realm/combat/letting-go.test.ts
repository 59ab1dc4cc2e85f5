import { expect } from 'vitest'
import { beginCombat } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import {
  isAssigned,
  isNamed,
  removeForbiddenAttacks,
} from '../../../../src/games/magic-realm/rules/effects/fight-cleanup.ts'
import { emptyRows } from '../../../../src/games/magic-realm/rules/fight/directions.ts'
import type { CombatState, Duel } from '../../../../src/games/magic-realm/rules/state/combat.ts'
import { allOn, engagementOf, putPiecesOn } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, Magical, OPEN, on, onDenizen } from '../magic/evening.ts'
import { serve } from '../serve.ts'

const rule = rulesOf('magic-realm')

/** Returns a fight of an Elf and a Dwarf with these denizens. */
function among(...denizens: readonly string[]) {
  const realm = new Magical()
  realm.put('elf', OPEN)
  realm.put('dwarf', OPEN)
  for (const id of denizens) realm.stand(id, OPEN)
  const combat: CombatState = beginCombat(realm.state, OPEN)
  realm.state.combat = combat
  return {
    realm,
    combat,
    reconcile: () => removeForbiddenAttacks(realm.table, combat),
    all: () => combat.sheets.flatMap(allOn),
  }
}

/** Returns a sheet on which two denizens attack each other. */
function dueling(combat: CombatState, owner: string, attacker: string): Duel {
  const duel: Duel = {
    ...{ attackers: [attacker], target: attacker, circles: emptyRows<string>(), holds: null },
    squares: [[attacker], [], []],
  }
  combat.sheets.push({ owner, boxes: [[owner], [], []], duel })
  return duel
}

rule(
  ['20.10.6a', '21.6.3'],
  'a piece that turns to mist leaves every sheet, and its own sheet empties; others stay',
  () => {
    const own = among('wolf-1', 'wolf-2')
    putPiecesOn(own.combat, 'elf', ['wolf-1'])
    putPiecesOn(own.combat, 'dwarf', ['wolf-2'])
    bewitch(own.realm, 'melt-into-mist', 'dwarf', on('elf'))
    own.reconcile()
    expect(own.all()).toEqual(['wolf-2'])
    bewitch(own.realm, 'melt-into-mist', 'dwarf', onDenizen('wolf-2'))
    own.reconcile()
    expect(own.all()).toEqual([])
    const alone = among('wolf-1', 'wolf-2')
    for (const id of ['wolf-1', 'wolf-2']) putPiecesOn(alone.combat, id, [id])
    bewitch(alone.realm, 'melt-into-mist', 'dwarf', onDenizen('wolf-1'))
    alone.reconcile()
    expect(alone.all()).toEqual(['wolf-2'])
  },
)

rule(['20.10.6a', '20.9.3'], 'the club of a transformed Giant leaves its sheet, but the Giant stays', () => {
  const { realm, combat, reconcile, all } = among('giant-1', 'giant-2')
  putPiecesOn(combat, 'elf', ['giant-1', 'giant-1.part'])
  putPiecesOn(combat, 'dwarf', ['giant-2', 'giant-2.part'])
  bewitch(realm, 'transform', 'dwarf', onDenizen('giant-1'), { result: 'frog' })
  reconcile()
  expect(all()).toEqual(['giant-1', 'giant-2', 'giant-2.part'])
})

rule(
  ['20.10.6a', '21.1.3'],
  'a denizen at peace stops attacking its attackers, but can be attacked and stays where it is',
  () => {
    const { realm, combat, reconcile, all } = among('wolf-1', 'rogues-1', 'wolf-2', 'rogues-2')
    const calm = dueling(combat, 'wolf-1', 'rogues-1')
    const fierce = dueling(combat, 'wolf-2', 'rogues-2')
    bewitch(realm, 'peace', 'elf', onDenizen('wolf-1'))
    reconcile()
    expect([calm.target, fierce.target]).toEqual([null, 'rogues-2'])
    expect(all()).toEqual(['wolf-1', 'rogues-1', 'wolf-2', 'rogues-2'])
  },
)

rule(['20.10.6a', '21.1.3'], 'a character at peace loses target, attack and charge; another keeps them', () => {
  const { realm, combat, reconcile } = among('wolf-1')
  const piece = { kind: 'chit', chit: 0 } as const
  for (const id of ['elf', 'dwarf']) {
    const charge = { target: 'wolf-1', piece, time: 3 }
    Object.assign(engagementOf(combat, id)!, { target: 'wolf-1', attack: { piece, box: 0 }, charge })
  }
  bewitch(realm, 'peace', 'dwarf', on('elf'))
  reconcile()
  const [elf, dwarf] = ['elf', 'dwarf'].map(id => engagementOf(combat, id)!)
  expect([elf!.target, elf!.attack, 'charge' in elf!]).toEqual([null, null, false])
  expect([dwarf!.target, dwarf!.attack, 'charge' in dwarf!]).toEqual(['wolf-1', { piece, box: 0 }, true])
  // A player who names no target and only turns the weapon keeps the attack.
  Object.assign(elf!, { attack: { piece, box: 1 } })
  reconcile()
  expect(elf!.attack).toEqual({ piece, box: 1 })
})

rule(['20.10.6a', '21.5.1'], 'a character in monster form who becomes peaceful releases the victim too', () => {
  const { realm, combat, reconcile } = among('wolf-1')
  combat.shapes = {
    elf: { isDark: true, victim: 'wolf-1' },
    dwarf: { isDark: true, victim: 'wolf-1' },
  }
  bewitch(realm, 'peace', 'dwarf', on('elf'))
  reconcile()
  expect(combat.shapes).toEqual({ elf: { isDark: false, victim: null }, dwarf: { isDark: true, victim: 'wolf-1' } })
  combat.shapes = { elf: { isDark: true, victim: null } }
  reconcile()
  expect(combat.shapes).toEqual({ elf: { isDark: true, victim: null } })
})

rule('21.1.3', 'an attack, or another spell cast this round, names its target', () => {
  const { realm, combat } = among('wolf-1')
  const named = (id: string) => isNamed(realm.state, combat, id, 7)
  expect([named('elf'), named('wolf-1')]).toEqual([false, false])
  engagementOf(combat, 'dwarf')!.spell = { number: 7, box: null, named: ['elf', 'wolf-1'] }
  expect([named('elf'), named('wolf-1')]).toEqual([false, false])
  engagementOf(combat, 'dwarf')!.spell = { number: 8, box: null, named: ['elf', 'wolf-1'] }
  expect([named('elf'), named('wolf-1'), named('dwarf')]).toEqual([true, true, false])
  engagementOf(combat, 'dwarf')!.spell = { number: 8, box: null }
  expect([named('elf'), named('wolf-1')]).toEqual([false, false])
})

rule(
  '21.1.3',
  'deploying a hireling against someone names them, and so does any denizen assigned to their sheet',
  () => {
    const { realm, combat } = among('wolf-1', 'rogues-1', 'company-1')
    serve(realm.state, 'company-1', 'dwarf')
    const named = (id: string) => [isNamed(realm.state, combat, id, 7), isAssigned(combat, id)]
    putPiecesOn(combat, 'dwarf', ['rogues-1'])
    expect(named('dwarf')).toEqual([false, true])
    putPiecesOn(combat, 'elf', ['company-1'])
    expect([named('elf'), named('dwarf')]).toEqual([
      [true, true],
      [false, true],
    ])
    delete realm.state.war
    expect(named('elf')).toEqual([false, true])
    const duels = among('wolf-1', 'rogues-1', 'company-1')
    dueling(duels.combat, 'wolf-1', 'company-1')
    const sent = (id: string) => [isNamed(duels.realm.state, duels.combat, id, 7), isAssigned(duels.combat, id)]
    expect([sent('elf'), sent('wolf-1'), sent('rogues-1')]).toEqual([
      [false, false],
      [true, false],
      [false, false],
    ])
    // Nobody attacks the denizen on this sheet.
    putPiecesOn(duels.combat, 'rogues-1', ['rogues-1'])
    expect(sent('rogues-1')).toEqual([false, false])
  },
)

rule(
  ['20.10.6a', '1.3.3'],
  'a Tremendous monster that must let go turns light side up, and the log names its victim',
  () => {
    const { realm, combat, reconcile } = among('giant-1')
    putPiecesOn(combat, 'elf', ['giant-1'])
    combat.sheets.unshift({ owner: 'dwarf', boxes: emptyRows() })
    combat.dark = ['giant-1']
    bewitch(realm, 'peace', 'dwarf', onDenizen('giant-1'))
    reconcile()
    expect(combat.dark).toEqual([])
    expect(realm.told('lets-go')).toMatchObject([{ denizen: 'giant-1', victim: 'elf', rule: '20.10.6a' }])
  },
)
