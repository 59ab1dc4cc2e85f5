import { expect, test } from 'vitest'
import { Stage } from './stage.ts'

test('a test stage starts on Day 1 with the first player about to roll', () => {
  const stage = Stage.set({ seats: 2 })
  expect(stage.state.day).toBe(1)
  expect(stage.question.topic).toBe('roll')
  stage.roll(2).say('go meadowfarm.c2')
  expect(stage.player().space).toBe('meadowfarm.c2')
})
