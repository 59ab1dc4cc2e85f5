import { expect } from 'vitest'
import { gatherParties } from '../../../src/games/magic-realm/rules/actions/assigning.ts'
import { blockAfterPhase } from '../../../src/games/magic-realm/rules/actions/blocking.ts'
import { askFollowers } from '../../../src/games/magic-realm/rules/actions/guiding.ts'
import { beginCombat, combatStep } from '../../../src/games/magic-realm/rules/combat/combat.ts'
import { recordTurns } from '../../../src/games/magic-realm/rules/day/birdsong.ts'
import { spendEvening } from '../../../src/games/magic-realm/rules/day/exchange.ts'
import { startPhase } from '../../../src/games/magic-realm/rules/day/phase-start.ts'
import type { Rule } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

/** Asks no player about their things. */
function* nothing(): Rule {}

/** Returns a Realm with a character who carries a helmet and a sword, and wants questions about new things. */
function quietRealm(more: object = {}) {
  const realm = new Realm({ encounter: '4' })
  const elf = realm.put('elf', 'CV5', { asksAll: undefined, ...more })
  realm.give(elf, 'helmet-1')
  return { realm, elf }
}

rule('8.2.1', 'a player who declined options before a phase is asked again only about a new one', () => {
  const { realm, elf } = quietRealm()
  const start = () => startPhase(realm.table, elf)
  expect(realm.asked(start())?.ids).toEqual(['go', 'activate helmet-1', 'abandon helmet-1'])
  expect(realm.do(start(), ['go'])).toBe(false)
  expect(realm.asked(start())).toBeNull()
  realm.give(elf, 'broadsword-1')
  expect(realm.asked(start())?.ids).toContain('activate broadsword-1')
  realm.do(start(), ['activate broadsword-1', 'go'])
  expect(realm.asked(start())).toBeNull()
  // An item that was away for a while counts as new when it returns.
  const ben = realm.put('white-knight', 'CV5', { asksAll: undefined })
  expect(realm.do(start(), ['go'])).toBe(false)
  ben.place = { kind: 'clearing', clearing: 'CV2' }
  expect(realm.asked(start())).toBeNull()
  ben.place = { kind: 'clearing', clearing: 'CV5' }
  expect(realm.asked(start())?.ids).toContain('deal white-knight')
})

rule(['8.2.1', '28.2.6'], 'options declined by day are not offered again in the evening', () => {
  const { realm, elf } = quietRealm()
  realm.do(startPhase(realm.table, elf), ['go'])
  expect(realm.asked(spendEvening(realm.table, elf))).toBeNull()
  realm.give(elf, 'broadsword-1')
  realm.do(spendEvening(realm.table, elf), ['done'])
  expect(realm.asked(spendEvening(realm.table, elf))).toBeNull()
  expect(realm.asked(startPhase(realm.table, elf))).toBeNull()
})

rule(
  '13.1.4',
  'a player hidden next to a monster is asked once about blocking it, and again when another arrives',
  () => {
    const { realm, elf } = quietRealm({ hidden: true })
    const block = () => blockAfterPhase(realm.table, elf)
    realm.stand('wolf-1', 'CV5')
    realm.do(block(), ['pass'])
    realm.do(block())
    realm.stand('wolf-2', 'CV5')
    realm.do(block(), ['pass'])
    elf.place = { kind: 'clearing', clearing: 'CV2' }
    realm.do(block())
    elf.place = { kind: 'clearing', clearing: 'CV5' }
    realm.do(block(), ['wolf-1'])
    expect(elf.blocked).toBe(true)
  },
)

rule('14.3.5', 'a player is asked once about quiet rounds, and again when there is a new opponent (D32)', () => {
  const { realm, elf } = quietRealm({ hidden: true })
  const evening = (clearing = 'CV5') => {
    const combat = beginCombat(realm.state, clearing)
    combat.step = 'passing'
    realm.state.combat = combat
    return combatStep(realm.table, combat)
  }
  expect(realm.do(evening(), ['nothing'])).toBe('agreed')
  expect(realm.do(evening())).toBe('agreed')
  realm.stand('wolf-1', 'CV5')
  expect(realm.do(evening(), ['nothing'])).toBe('agreed')
  expect(realm.do(evening())).toBe('agreed')
  // A player who wants to play them does, even if others are not asked.
  const ben = realm.put('white-knight', 'CV5', { asksAll: undefined, hidden: true, passed: { rounds: ['rounds'] } })
  expect(realm.do(evening(), ['nothing', 'rounds'])).toBeNull()
  expect(realm.state.combat?.step).toBe('luring')
  ben.place = { kind: 'clearing', clearing: 'CV2' }
  expect(realm.do(evening())).toBe('agreed')
  // After some rounds everybody is asked whether to continue.
  const combat = beginCombat(realm.state, 'CV5')
  Object.assign(combat, { step: 'passing', round: 2 })
  realm.state.combat = combat
  expect(realm.do(combatStep(realm.table, combat), ['nothing'])).toBe('agreed')
  expect(elf.fate).toBe('alive')
})

rule('8.2.1', 'before recording, players can choose to be asked every time, or revoke that choice', () => {
  const { realm, elf } = quietRealm()
  const start = () => startPhase(realm.table, elf)
  realm.do(start(), ['go'])
  realm.do(recordTurns(realm.table), ['ask-all', 'done'])
  expect(realm.asked(start())?.ids).toContain('go-on')
  expect(realm.do(start(), ['go-on'])).toBe(true)
  expect(realm.asked(spendEvening(realm.table, elf))?.topic).toBe('evening')
  realm.do(recordTurns(realm.table), ['ask-new', 'done'])
  expect(realm.asked(start())).toBeNull()
})

rule('7.1.1', 'hirelings keep the guide they were assigned to until there is a new one', () => {
  const { realm, elf } = quietRealm()
  const { state } = realm
  state.day = 5
  realm.stand('rogues-7', 'CV5')
  serve(state, 'rogues-7', elf.id)
  const gather = () => gatherParties(realm.table)
  realm.do(gather(), ['rogues-7 with elf'])
  expect(state.war!.follows).toEqual({ 'rogues-7': 'elf' })
  realm.do(gather())
  expect(state.war!.follows).toEqual({ 'rogues-7': 'elf' })
  // They stay where he left them, and there is a question about them when another player comes.
  elf.place = { kind: 'clearing', clearing: 'CV2' }
  realm.do(gather())
  expect(state.war!.follows).toEqual({})
  elf.place = { kind: 'clearing', clearing: 'CV5' }
  realm.stand('rogues-6', 'CV5')
  serve(state, 'rogues-6', elf.id)
  realm.do(gather(), ['rogues-6 with elf', 'done'])
  expect(state.war!.follows).toEqual({ 'rogues-6': 'elf' })
  realm.do(gather())
  expect(state.war!.follows).toEqual({ 'rogues-6': 'elf' })
})

rule(
  '12.4.2',
  "a guide's player is asked about their own party when it changes, and always about followers of others",
  () => {
    const { realm, elf } = quietRealm()
    const { state } = realm
    const ben = realm.put('white-knight', 'CV5', { asksAll: undefined })
    const goesOn = () => askFollowers(realm.table, elf, realm.turnOf(elf), nothing, () => [])
    state.war!.follows = { 'rogues-7': 'elf' }
    realm.stand('rogues-7', 'CV5')
    serve(state, 'rogues-7', elf.id)
    expect(realm.asked(goesOn())?.ids).toEqual(['go-on', 'go', 'stop rogues-7'])
    realm.do(goesOn(), ['go'])
    expect(realm.asked(goesOn())).toBeNull()
    // A hireling that was away for a while counts as new when it returns.
    realm.stand('rogues-6', 'CV5')
    serve(state, 'rogues-6', elf.id)
    state.war!.follows = { 'rogues-7': 'elf', 'rogues-6': 'elf' }
    realm.do(goesOn(), ['go'])
    state.war!.follows = { 'rogues-7': 'elf' }
    expect(realm.asked(goesOn())).toBeNull()
    state.war!.follows = { 'rogues-7': 'elf', 'rogues-6': 'elf' }
    expect(realm.asked(goesOn())?.ids).toContain('stop rogues-6')
    realm.do(goesOn(), ['go'])
    state.war!.follows = { 'rogues-7': 'elf', 'white-knight': 'elf' }
    expect(realm.asked(goesOn())).toEqual({ topic: 'follow-on', ids: ['go-on', 'go', 'stop white-knight'] })
    expect(ben.seat).toBe(1)
  },
)
