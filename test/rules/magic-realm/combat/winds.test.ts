import { expect } from 'vitest'
import { beginCombat } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { applyHurricane, landDenizens } from '../../../../src/games/magic-realm/rules/combat/winds.ts'
import { emptyRows } from '../../../../src/games/magic-realm/rules/fight/directions.ts'
import type { CombatState, Duel } from '../../../../src/games/magic-realm/rules/state/combat.ts'
import { allOn, putPiecesOn, sheetOf } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, Magical, OPEN, on, onDenizen, PEAK } from '../magic/evening.ts'
import { serve } from '../serve.ts'

const rule = rulesOf('magic-realm')

/** Returns a fight of an Elf, a Witch and a Dwarf in the mountains. */
function mountains() {
  const realm = new Magical()
  for (const id of ['elf', 'witch', 'dwarf']) realm.put(id, PEAK)
  const combat: CombatState = beginCombat(realm.state, PEAK)
  realm.state.combat = combat
  const raise = (target: string, more = {}) =>
    bewitch(realm, 'hurricane-winds', 'witch', target.includes('-') ? onDenizen(target) : on(target), {
      to: 'R',
      ...more,
    })
  return { realm, combat, raise, blow: () => applyHurricane(realm.table, combat) }
}

const duel = (more: Partial<Duel>): Duel => ({
  ...{ attackers: [], target: null, circles: emptyRows(), squares: emptyRows(), holds: null },
  ...more,
})

rule(
  ['21.4.4', '15.6.8'],
  'the winds carry off a character with all belongings, who becomes unhidden and leaves the fight',
  () => {
    const { realm, combat, raise, blow } = mountains()
    const [elf] = realm.state.characters
    realm.give(elf!, 'pony-1', true)
    elf!.hidden = true
    realm.stand('wolf-1', PEAK)
    putPiecesOn(combat, 'elf', ['wolf-1'])
    const cast = raise('elf')
    blow()
    expect(elf!.place).toEqual({ kind: 'air', tiles: ['CG', 'R'], spell: cast.number })
    expect([elf!.owned.length, elf!.hidden, cast.aloft]).toEqual([1, false, true])
    expect([combat.sheets, combat.order.includes('elf'), combat.order.length]).toEqual([[], false, 2])
  },
)

rule('21.4.4', 'only the winds in this clearing blow, at their own target, after the player chooses a tile', () => {
  const { realm, raise, blow } = mountains()
  const [elf, witch, dwarf] = realm.state.characters
  raise('elf', { to: undefined })
  const far = realm.put('captain', OPEN)
  raise('captain')
  blow()
  expect([elf, far].map(one => one!.place.kind)).toEqual(['clearing', 'clearing'])
  raise('witch')
  raise('dwarf')
  blow()
  expect([elf, witch, dwarf, far].map(one => one!.place.kind)).toEqual(['clearing', 'air', 'air', 'clearing'])
})

rule('20.10.6', 'if two winds would blow at the same target, neither does', () => {
  const { realm, raise, blow } = mountains()
  raise('elf')
  raise('elf')
  raise('dwarf')
  blow()
  expect(realm.state.characters.map(({ place }) => place.kind)).toEqual(['clearing', 'clearing', 'air'])
  expect(realm.told('spell-ends').map(({ why, rule }) => [why, rule])).toEqual([
    ['cancelled', '20.10.6'],
    ['cancelled', '20.10.6'],
  ])
})

rule('21.4.4', 'a monster red side up releases a victim carried off by the winds, no matter where it fights', () => {
  const { realm, combat, raise, blow } = mountains()
  for (const id of ['t-troll-1', 'giant-1', 't-troll-2', 'wolf-1']) realm.stand(id, PEAK)
  combat.dark = ['t-troll-1', 'giant-1', 't-troll-2', 'wolf-1']
  putPiecesOn(combat, 'elf', ['t-troll-1'])
  combat.sheets.push(
    { owner: 'giant-1', boxes: [['giant-1'], [], []], duel: duel({ attackers: ['rogues-1'], holds: 'elf' }) },
    { owner: 't-troll-2', boxes: [['t-troll-2'], ['wolf-1'], []], duel: duel({ holds: 'dwarf' }) },
  )
  raise('elf')
  blow()
  expect(combat.dark).toEqual(['t-troll-2', 'wolf-1'])
  expect(realm.told('lets-go').map(({ denizen, victim }) => [denizen, victim])).toEqual([
    ['t-troll-1', 'elf'],
    ['giant-1', 'giant-1'],
  ])
  expect(combat.sheets.map(({ owner }) => owner)).toEqual(['t-troll-2'])
  expect(sheetOf(combat, 'elf')).toBeUndefined()
})

rule(
  ['21.4.4', '21.5.1'],
  'a character in monster form releases its victim too, and so does a monster that holds the character',
  () => {
    const { combat, raise, blow } = mountains()
    combat.shapes = {
      elf: { isDark: true, victim: 'witch' },
      dwarf: { isDark: true, victim: 'elf' },
      witch: { isDark: true, victim: 'dwarf' },
    }
    raise('elf')
    blow()
    expect(combat.shapes).toEqual({
      elf: { isDark: false, victim: null },
      dwarf: { isDark: false, victim: null },
      witch: { isDark: true, victim: 'dwarf' },
    })
  },
)

rule(
  '21.4.4',
  'a denizen in the winds releases its victim, leaves every sheet, turns light side up and is in the air',
  () => {
    const { realm, combat, raise, blow } = mountains()
    for (const id of ['giant-1', 'h-troll-1', 'wolf-1']) realm.stand(id, PEAK)
    combat.dark = ['giant-1', 'giant-1.part', 'wolf-1']
    putPiecesOn(combat, 'elf', ['giant-1', 'giant-1.part', 'wolf-1'])
    const cast = raise('giant-1')
    blow()
    expect(combat.sheets.flatMap(allOn)).toEqual(['wolf-1'])
    expect(combat.dark).toEqual(['wolf-1'])
    expect(realm.told('lets-go')).toMatchObject([{ denizen: 'giant-1', victim: 'elf' }])
    expect([realm.state.denizens['giant-1']!.at, cast.aloft]).toEqual([null, true])
    expect(realm.told('blown')).toMatchObject([
      { seat: null, rule: '21.4.4', character: 'witch', target: 'giant-1', tile: 'R' },
    ])
  },
)

rule(
  ['21.4.4', '9.1.2'],
  'a hireling that is carried off becomes unhidden; a hired leader flies like a character',
  () => {
    const { realm, raise, blow } = mountains()
    for (const id of ['company-1', 'rogues-hq']) {
      realm.stand(id, PEAK)
      serve(realm.state, id, 'elf', true)
    }
    raise('company-1')
    raise('rogues-hq')
    blow()
    const { hires, leaders } = realm.state.war!
    expect([hires['company-1']!.hidden, hires['rogues-hq']!.hidden]).toEqual([false, false])
    expect(leaders[0]!.place).toMatchObject({ kind: 'air', tiles: ['CG', 'R'] })
    expect(realm.told('blown').map(({ target }) => target)).toEqual(['company-1'])
  },
)

rule(
  ['21.4.4', '8.6.6', '8.6.8'],
  'a denizen without a turn lands where the die says; others stay in the air until their turn',
  () => {
    const { realm, raise, blow } = mountains()
    for (const id of ['wolf-1', 'wolf-2', 'rogues-hq']) realm.stand(id, PEAK)
    serve(realm.state, 'rogues-hq', 'elf')
    for (const id of ['wolf-1', 'rogues-hq', 'dwarf']) raise(id)
    blow()
    raise('wolf-2')
    bewitch(realm, 'fog', 'elf', { kind: 'tile', id: 'R' })
    const { arrivals } = realm.state
    realm.dice(1)
    landDenizens(realm.table)
    const { denizens, characters, war, magic } = realm.state
    expect(denizens['wolf-1']).toMatchObject({ at: 'R1', arrived: arrivals + 1 })
    expect([denizens['wolf-2']!.at, characters[2]!.place.kind, war!.leaders[0]!.place.kind]).toEqual([
      PEAK,
      'air',
      'air',
    ])
    expect(realm.told('appears')).toMatchObject([
      { seat: null, rule: '21.4.4', denizens: ['wolf-1'], clearing: 'R1', by: 'hurricane-winds' },
    ])
    expect(realm.told('spell-ends')).toMatchObject([{ why: 'over', rule: '8.6.8' }])
    expect(magic!.spells.map(({ targets }) => targets[0]!.id)).toEqual(['rogues-hq', 'dwarf', 'wolf-2', 'R'])
    // Without magic nothing can be in the air.
    delete realm.state.magic
    expect(() => landDenizens(realm.table)).not.toThrow()
  },
)
