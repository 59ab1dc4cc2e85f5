import { expect } from 'vitest'
import {
  canLearn,
  learnings,
  learnOne,
  learnSpell,
  recordSpell,
} from '../../../../src/games/magic-realm/rules/actions/learning-spells.ts'
import type { Question } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { Realm } from '../realm.ts'
import { bewitch, Magical, OPEN, on } from './evening.ts'

const rule = rulesOf('magic-realm')
const RULE = '9.4.5'

/** Returns a Druid with spells in his boxes. */
function learner(...spells: readonly string[]) {
  const realm = new Magical()
  const druid = realm.put('druid', OPEN, { seat: 1 })
  druid.magic!.spells = spells.map(spell => ({ spell, learned: true }))
  return { realm, druid }
}
/** Returns spells for this number of full boxes. */
const full = (count: number): string[] => Array.from({ length: count }, () => 'fog')
/** Returns the Druid's spells in effect, cast from these boxes. */
const inUse = (realm: Magical, boxes: readonly number[]) => {
  for (const box of boxes) bewitch(realm, 'illusion', 'druid', on('druid'), { box })
}

rule(
  '9.4.5',
  'a character learns spells whose type is on any of their chits, once each; nobody learns an item spell',
  () => {
    const early = new Realm({ encounter: '3' })
    expect(canLearn(early.state, early.put('druid', OPEN), 'fog')).toBe(false)
    const { realm, druid } = learner('fog')
    const can = (spell: string) => canLearn(realm.state, druid, spell)
    druid.chits = druid.chits.map(() => 'wounded')
    expect([can('fog'), can('prophecy'), can('poison'), can('illusion')]).toEqual([false, true, true, false])
    expect([can('flying-carpet'), can('control-dragon')]).toEqual([false, false])
    // He can also learn one that he began with.
    druid.magic!.spells = [{ spell: 'fog', learned: false }]
    expect(can('fog')).toBe(true)
  },
)

rule(
  '9.4.5',
  'with fourteen boxes full, a character erases a spell not in use; with all in use, nothing is learned',
  () => {
    const ways = (count: number, boxes: readonly number[]) => {
      const { realm, druid } = learner(...full(count))
      inUse(realm, boxes)
      return [canLearn(realm.state, druid, 'poison'), learnings(realm.state, druid, 'poison').map(({ id }) => id)]
    }
    expect(ways(13, [])).toEqual([true, ['poison']])
    const all = [...full(14).keys()]
    expect(ways(14, all.slice(2))).toEqual([true, ['poison for fog 1', 'poison for fog 2']])
    expect(ways(14, all)).toEqual([false, []])
    expect(ways(13, all)).toEqual([true, ['poison']])
  },
)

rule('9.4.5', 'only the player of the character sees which spell was recorded and which was erased', () => {
  const { realm, druid } = learner('fog', 'prophecy')
  recordSpell(realm.table, druid, { kind: 'spell', spell: 'poison' }, RULE)
  recordSpell(realm.table, druid, { kind: 'spell', spell: 'remedy', replaces: 1 }, RULE)
  expect(druid.magic!.spells).toStrictEqual(['fog', 'remedy', 'poison'].map(spell => ({ spell, learned: true })))
  const told = { kind: 'learns-spell', seat: 1, rule: RULE, character: 'druid', to: [1] }
  expect(realm.told('learns-spell')).toMatchObject([
    { ...told, spell: 'poison' },
    { ...told, spell: 'remedy', erased: 'prophecy' },
  ])
  expect(realm.told('learns-spell').map(event => 'erased' in event)).toEqual([false, true])
})

rule(['9.4.5', '9.5.5'], 'the player can choose one of the learnable spells seen, or none', () => {
  const { realm, druid } = learner()
  const ask = (spells: readonly string[]) => (learnOne(realm.table, druid, spells, RULE).next().value as Question[])[0]!
  const one = ask(['fog'])
  expect(one).toMatchObject({ seat: 1, topic: 'learn', rule: RULE })
  expect(one.data).toStrictEqual({ character: 'druid', spell: 'fog' })
  const two = ask(['fog', 'illusion', 'poison', 'fog'])
  expect(two.data).toStrictEqual({ character: 'druid' })
  expect(two.options.map(({ id }) => id)).toEqual(['fog', 'poison', 'nothing'])
  const learn = (spell: string, answers: readonly string[]) =>
    realm.do(learnSpell(realm.table, druid, spell, RULE), answers)
  expect([learn('illusion', []), learn('fog', ['nothing']), learn('fog', ['fog'])]).toEqual([false, false, true])
})

rule('26.15', 'a spell recorded only thanks to an item depends on that item', () => {
  const { realm, druid } = learner()
  Object.assign(realm.state, { optional: ['enhanced-items'] })
  realm.give(druid, 'scroll-of-alchemy', true)
  for (const spell of ['fog', 'transform']) recordSpell(realm.table, druid, { kind: 'spell', spell }, RULE)
  expect(druid.magic!.spells).toStrictEqual([
    { spell: 'fog', learned: true },
    { spell: 'transform', learned: true, held: true },
  ])
  expect(canLearn(realm.state, druid, 'phantasm')).toBe(true)
})

rule(['21.5.1', '9.4.5'], 'a Demon form can learn spells of type V; other forms cannot', () => {
  const can = (absorbed: string) => {
    const { realm, druid } = learner()
    bewitch(realm, 'absorb-essence', 'druid', on('druid'), { absorbed, woke: 1 })
    return canLearn(realm.state, druid, 'curse')
  }
  expect([can('demon-1'), can('imp-1'), can('wolf-1')]).toEqual([true, true, false])
})
