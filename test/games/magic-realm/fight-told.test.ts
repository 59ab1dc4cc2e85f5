import { expect, test } from 'vitest'
import { view } from '../../../src/games/magic-realm/rules/view.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalogue.ts'
import { inquireIn } from '../../../src/games/magic-realm/words/inquiries.ts'
import { Stage } from '../../rules/magic-realm/combat/stage.ts'

test('whoever asks is told how a fight with the monsters around him would end, or that there is none', () => {
  const { state } = Stage.set({ heroes: [{ id: 'elf', gear: ['light-bow-1'] }], monsters: ['wolf-1'] })
  const lines = inquireIn(WORDS.in('en'), view(state, 0), 'fight', '') ?? []
  expect(lines[0]).toContain('Elf')
  expect(lines[1]).toMatch(/^\d+ in 100 you win, \d+ in 100 you die, \d+ in 100 neither\.$/)
  expect(inquireIn(WORDS.in('en'), view(state, 0), 'fight', '')).toEqual(lines)
  const alone = Stage.set({ heroes: [{ id: 'elf' }] })
  expect(inquireIn(WORDS.in('en'), view(alone.state, 0), 'fight', '')).toHaveLength(1)
})
