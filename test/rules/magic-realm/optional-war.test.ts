import { expect } from 'vitest'
import { beginCombat } from '../../../src/games/magic-realm/rules/combat/combat.ts'
import { meleeOf } from '../../../src/games/magic-realm/rules/combat/plays.ts'
import type { OptionalRule } from '../../../src/games/magic-realm/rules/state/optional.ts'
import type { RealmState } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { Stage } from './combat/stage.ts'

const rule = rulesOf('magic-realm')

const playing =
  (...rules: readonly OptionalRule[]) =>
  (state: RealmState) =>
    Object.assign(state, { optional: rules })

rule('26.11', 'deploying a hired native against its own group is treachery, and so is luring the group with it', () => {
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
  // Against others he fights for him as usual.
  expect(kin('deploy', ['company-2 against rogues-1', 'light'], 'extended-treachery').hired).toHaveLength(2)
  expect(kin('lure', ['by company-2', 'company-1'], 'extended-treachery').hired).toEqual([])
  expect(kin('lure', ['by company-2', 'company-1']).hired).toHaveLength(2)
})

rule('26.11', 'forced combat by a hired native is not treachery, but a voluntary target is', () => {
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

rule('26.9', 'a dragon head attacks as a missile with the length of fire, and its victim rolls for the harm', () => {
  const bitten = (...rules: OptionalRule[]) => {
    const stage = Stage.set({
      heroes: [{ id: 'white-knight', gear: ['suit-of-armor-1'] }],
      monsters: ['t-dragon-1'],
      prepare: playing(...rules),
    })
    stage.until('maneuver-row').say('charge').until('place').say('smash', 'swing')
    // The die leaves all rows unchanged; the dice for tactics turn nothing over.
    stage.dice(4, 1, 1, 6, 6).until('lure')
    const bite = stage.all('blow').find(({ by }) => by === 't-dragon-1.part')!
    return { length: bite.length, missile: bite.missile, harm: bite.harm, rolls: stage.all('missile') }
  }
  expect(bitten()).toMatchObject({ length: 9, missile: null, rolls: [] })
  const fire = bitten('dragon-fire')
  expect(fire).toMatchObject({ length: 15, missile: 6, harm: 0 })
  expect(fire.rolls).toMatchObject([{ seat: 0, by: 't-dragon-1.part', result: 6 }])
})

rule('26.9', 'a club does not count as a head, and a Flying Dragon has a length of thirteen', () => {
  const lengths = (monster: string) => {
    const stage = Stage.set({ heroes: [{ id: 'captain' }], monsters: [monster], prepare: playing('dragon-fire') })
    const foe = meleeOf(stage.state, beginCombat(stage.state, 'R1')).foes.find(({ part }) => part)!
    return [foe.light.length, foe.dark.length, foe.missile]
  }
  expect(lengths('t-flying-dragon-1')).toEqual([13, 13, { dice: 2, modifier: 0 }])
  expect(lengths('giant-1')).toEqual([8, 8, null])
})

rule(
  '26.10',
  'targeting a native that nobody fights makes the idle members of its group attack immediately, light side up',
  () => {
    const upon = (...rules: OptionalRule[]) => {
      const stage = Stage.set({
        heroes: [{ id: 'captain' }],
        natives: ['lancers-1', 'lancers-2', 'rogues-1'],
        battles: [],
        prepare: playing(...rules),
      })
      stage.until('target', 'rounds').say('lancers-1')
      const sheet = stage.combat.sheets.find(({ owner }) => owner === 'captain')
      return { on: (sheet?.boxes.flat() ?? []).sort(), dark: [...stage.combat.dark].sort() }
    }
    expect(upon().on).toEqual([])
    const roused = upon('watchful-natives')
    expect(roused.on).toEqual(['lancers-1', 'lancers-1.horse', 'lancers-2', 'lancers-2.horse'])
    expect(roused.dark).toEqual(['lancers-1.horse', 'lancers-2.horse'])
  },
)

rule(
  '26.10',
  'deploying a hireling against such a native makes the others attack its employer, or hirelings of a hidden one',
  () => {
    const sent = (hidden: boolean) => {
      const stage = Stage.set({
        heroes: [{ id: 'captain', hidden }],
        natives: ['rogues-1', 'rogues-2', 'rogues-3', 'company-1>captain', 'company-2>captain'],
        battles: [],
        prepare: playing('watchful-natives'),
      })
      stage.until('deploy', 'rounds').say('company-1 against rogues-1', 'light')
      if (hidden) stage.say('company-2', 'company-2')
      const on = (owner: string) => {
        const sheet = stage.combat.sheets.find(one => one.owner === owner)
        return sheet?.duel?.attackers ?? sheet?.boxes.flat() ?? []
      }
      return { captain: on('captain'), underling: on('company-2'), rogue: on('rogues-1') }
    }
    expect(sent(false)).toEqual({ captain: ['rogues-2', 'rogues-3'], underling: [], rogue: ['company-1'] })
    expect(sent(true)).toEqual({ captain: [], underling: ['rogues-2', 'rogues-3'], rogue: ['company-1'] })
  },
)
