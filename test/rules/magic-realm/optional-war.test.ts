import { expect } from 'vitest'
import type { OptionalRule } from '../../../src/games/magic-realm/rules/setup/optional.ts'
import type { RealmState } from '../../../src/games/magic-realm/rules/state.ts'
import { rulesOf } from '../../rule.ts'
import { Stage } from './combat/stage.ts'

const rule = rulesOf('magic-realm')

const playing =
  (...rules: readonly OptionalRule[]) =>
  (state: RealmState) =>
    Object.assign(state, { optional: rules })

rule('26.11', 'to send a hired native against his own group, or let him lure one of it, is treachery', () => {
  const kin = (topic: string, answers: readonly string[], ...rules: OptionalRule[]) => {
    const stage = Stage.set({
      heroes: [{ id: 'captain', fame: 20 }],
      natives: ['company-1', 'company-2>captain', 'company-3>captain', 'rogues-1'],
      battles: [],
      prepare: playing(...rules),
    })
    stage.until(topic, 'rounds').say(...answers)
    return { hired: Object.keys(stage.state.war!.hires), fame: stage.who('captain').fame }
  }
  const sent = ['company-2 against company-1']
  expect(kin('deploy', sent, 'extended-treachery')).toEqual({ hired: [], fame: 20 - 6 })
  expect(kin('deploy', [...sent, 'light'])).toEqual({ hired: ['company-2', 'company-3'], fame: 20 })
  // Against others he fights for him as ever.
  expect(kin('deploy', ['company-2 against rogues-1', 'light'], 'extended-treachery').hired).toHaveLength(2)
  expect(kin('lure', ['by company-2', 'company-1'], 'extended-treachery').hired).toEqual([])
  expect(kin('lure', ['by company-2', 'company-1']).hired).toHaveLength(2)
})

rule('26.11', 'whom a hired native must fight he fights without treachery, whom he could leave alone not', () => {
  const struckBack = (natives: readonly string[], target: string) => {
    const stage = Stage.set({
      heroes: [{ id: 'captain' }],
      natives: ['company-1', ...natives, 'company-2>captain'],
      battles: ['company>captain', 'rogues>captain'],
      prepare: state => {
        playing('extended-treachery')(state)
        Object.assign(state.characters[0]!, { hidden: true })
      },
    })
    stage.until('hireling-target')
    if (natives.length > 0) stage.say(target)
    return Object.keys(stage.state.war!.hires)
  }
  expect(struckBack([], 'company-1')).toEqual(['company-2'])
  expect(struckBack(['rogues-1'], 'rogues-1')).toEqual(['company-2'])
  expect(struckBack(['rogues-1'], 'company-1')).toEqual([])
})
