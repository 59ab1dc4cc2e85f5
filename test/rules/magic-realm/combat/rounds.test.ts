import { expect } from 'vitest'
import { rulesOf } from '../../../rule.ts'
import { Stage } from './stage.ts'

const rule = rulesOf('magic-realm')

rule(['15.5.2', '15.5.3', '15.5.4', '16.4.3', '30.5'], 'the Elf and a goblin, told from his alert to its miss', () => {
  const stage = Stage.set({
    heroes: [{ id: 'elf', gear: ['light-bow-1'] }],
    monsters: ['axe-goblin-1'],
  })
  stage.until('action')
  expect(stage.asked).toBe('elf action')
})
