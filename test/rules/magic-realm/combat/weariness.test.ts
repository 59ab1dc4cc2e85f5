import { expect } from 'vitest'
import { assignAtRandom } from '../../../../src/games/magic-realm/rules/combat/assignment.ts'
import { beginCombat } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { tire } from '../../../../src/games/magic-realm/rules/combat/fatigue-step.ts'
import { lure } from '../../../../src/games/magic-realm/rules/combat/luring.ts'
import { initialWar } from '../../../../src/games/magic-realm/rules/setup/begin.ts'
import type { Spent } from '../../../../src/games/magic-realm/rules/state/combat.ts'
import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import { engagementOf } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { copy, Table } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, Magical, OPEN } from '../magic/evening.ts'
import { serve } from '../serve.ts'
import { Stage } from './stage.ts'

const rule = rulesOf('magic-realm')

/** Returns the questions to a character in the Fatigue Step, with the first answer or one of these for each. */
function tired(prepare: (round: ReturnType<typeof engagementOf> & object) => void, ...says: string[]) {
  const state = copy(Stage.set({ heroes: [{ id: 'white-knight', gear: ['great-sword-1'] }] }).state)
  const combat = beginCombat(state, 'R1')
  state.combat = combat
  prepare(engagementOf(combat, 'white-knight')!)
  const table = new Table<RealmState, RealmEvent>(state)
  const rule = tire(table, combat, state.characters[0]!)
  const asked: [string, string[]][] = []
  let step = rule.next()
  while (!step.done) {
    const { seat, topic, options } = step.value[0]!
    const ids = options.map(({ id }) => id)
    asked.push([topic, ids])
    step = rule.next({ seat, id: says.find(id => ids.includes(id)) ?? ids[0]! })
  }
  const [knight] = state.characters
  return { asked, combat, alerted: knight!.owned[0]!.alerted, told: table.events.map(({ kind }) => kind) }
}

const played = (as: Spent['as'], asterisks: number): Spent => ({ piece: { kind: 'chit', chit: 0 }, as, asterisks })

rule('16.2.4', 'a FIGHT chit played without a target can turn the weapon at the end of the round', () => {
  const readies = (round: { readies: boolean }) => Object.assign(round, { readies: true })
  const turned = tired(readies, 'turn')
  expect([turned.asked, turned.alerted, turned.told]).toEqual([[['ready', ['turn', 'leave']]], true, ['turns-weapon']])
  const left = tired(readies, 'leave')
  expect([left.alerted, left.told]).toEqual([false, []])
  expect(tired(() => {}).asked).toEqual([])
})

rule(
  ['18.1.1', '14.3.2'],
  'a character who played only one kind is not asked which asterisk is free; fatigue prolongs the fight',
  () => {
    const moves = tired(({ spent }) => void spent.push(played('MOVE', 2)))
    expect(moves.asked.map(([topic]) => topic)).toEqual(['fatigue'])
    expect([moves.combat.happened, moves.told]).toEqual([true, ['fatigues']])
    const both = tired(({ spent }) => void spent.push(played('MOVE', 1), played('FIGHT', 1)), 'FIGHT')
    expect(both.asked.map(([topic]) => topic)).toEqual(['free-asterisk', 'fatigue'])
    expect(both.asked[1]![1].every(id => id.startsWith('MOVE'))).toBe(true)
    const calm = tired(({ spent }) => void spent.push(played('MOVE', 1), played('MAGIC', 2)))
    expect([calm.asked, calm.combat.happened]).toEqual([[], false])
  },
)

rule(['15.2.1', '22.2'], 'nobody can lure after a wish for peace', () => {
  const stage = Stage.set({
    heroes: [{ id: 'elf' }],
    monsters: ['wolf-1'],
    prepare: state => {
      state.peace = ['R1']
    },
  })
  stage.say('rounds')
  expect(stage.asked).toBe('elf action')
})

rule(['15.2.2', '15.2.3', '21.1.3'], 'a hireling lures any allowed denizen, but none at peace', () => {
  const realm = new Magical()
  const one = realm.put('captain', OPEN)
  realm.state.war = initialWar()
  realm.stand('company-1', OPEN)
  realm.stand('wolf-1', OPEN)
  realm.stand('wolf-2', OPEN)
  serve(realm.state, 'company-1', 'captain')
  bewitch(realm, 'peace', 'captain', { kind: 'denizen', id: 'wolf-1' })
  const combat = realm.fightAt(OPEN)
  const rule = lure(realm.table, combat, one)
  const asked = (step: IteratorResult<unknown, unknown>) =>
    step.done ? [] : (step.value as { options: { id: string }[] }[])[0]!.options.map(({ id }) => id)
  expect(asked(rule.next())).toEqual(['wolf-2', 'by company-1', 'done'])
  // With only one to lure, there is no question about which.
  expect(asked(rule.next({ seat: one.seat, id: 'by company-1' }))).toEqual([])
  expect(realm.told('lures')).toMatchObject([{ character: 'company-1', denizen: 'wolf-2' }])
})

rule(['15.3.3', '2.1.6', '14.1.3'], 'an absent character rolls two unmodified dice on behalf of hirelings', () => {
  const stage = Stage.set({
    heroes: [{ id: 'captain', gear: ['lucky-charm'] }, { id: 'elf' }],
    monsters: ['wolf-1'],
    natives: ['company-1>captain'],
    battles: [],
  })
  const state = copy(stage.state)
  state.characters[0]!.place = { kind: 'clearing', clearing: 'R2' }
  const combat = beginCombat(state, 'R1')
  state.combat = combat
  state.forced = [2, 6, 5, 5]
  const table = new Table<RealmState, RealmEvent>(state)
  const rule = assignAtRandom(table, combat)
  let step = rule.next()
  while (!step.done) step = rule.next({ seat: 0, id: 'company-1' })
  const [told] = table.events.filter(({ kind }) => kind === 'assigned')
  expect(told).toMatchObject({
    character: 'company-1',
    rolls: [
      { character: 'captain', dice: [2, 6], result: 6 },
      { character: 'elf', dice: [5, 5], result: 5 },
    ],
  })
})
