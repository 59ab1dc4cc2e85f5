import { expect } from 'vitest'
import { rulesOf } from '../../../rule.ts'
import { Stage } from './stage.ts'

const rule = rulesOf('magic-realm')

/** No six: nothing changes tactics. */
const CALM = [1, 1]

rule(
  ['15.5.2', '15.5.3', '15.5.4', '16.4.3', '16.5.4', '18.2.1', '30.5'],
  'the Elf alerts his bow against a slower goblin, the goblin misses, and the arrow does nothing',
  () => {
    const stage = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1'] }], monsters: ['axe-goblin-1'] })
    stage.combat.dark.push('axe-goblin-1')
    stage.until('action')
    expect(stage.at('axe-goblin-1')).toBe('elf thrust')
    stage.say('alert')
    // FIGHT L3* and FIGHT M3* are faster than move 4, FIGHT M4 is not.
    expect(stage.options()).toEqual(['L3*', 'M3*'])
    stage.say('L3*')
    expect(stage.gear('elf')).toEqual(['light-bow-1!'])
    stage.say('axe-goblin-1', 'M4', 'swing', 'M4', 'duck', 'thrust')
    expect(stage.told('plays-round')).toMatchObject({ attack: { time: 1, box: 1 }, maneuver: { time: 4, box: 2 } })
  },
)

rule(
  ['16.3.1', '16.4.3', '16.4.6', '16.5.4', '17.1.3', '30.5'],
  'a roll of five moves a goblin from thrust to swing',
  () => {
    const stage = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1!'] }], monsters: ['axe-goblin-1'] })
    stage.until('target').say('axe-goblin-1', 'M4', 'swing', 'M4', 'duck')
    stage
      .dice(5, ...CALM, 5)
      .say('thrust')
      .until('action')
    expect(stage.all('repositioned')[0]).toMatchObject({ die: 5, boxes: [[], ['axe-goblin-1'], []] })
    expect(stage.all('blow').map(({ by, hit, harm, outcome }) => [by, hit, harm, outcome])).toEqual([
      ['elf', 'undercut', 1, 'harmless'],
      ['axe-goblin-1', null, null, 'misses'],
    ])
    expect(stage.gear('elf')).toEqual(['light-bow-1'])
    expect(stage.at('axe-goblin-1')).toBe('elf swing')
  },
)
