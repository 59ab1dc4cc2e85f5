import { expect, test } from 'vitest'
import { apprentice } from '../../src/games/wizards-quest/bots/apprentice.ts'
import { mentor } from '../../src/games/wizards-quest/bots/mentor.ts'
import { wizardsQuest } from '../../src/games/wizards-quest/game.ts'
import { phrased, seedRandom } from '../../src/kernel/index.ts'
import { Stage, type StageOptions } from '../rules/wizards-quest/stage.ts'

/** Returns a table where Ann has drawn the blank card, with these dice. */
const drawn = (dice: readonly number[], options: StageOptions = {}): Stage =>
  Stage.set({
    phase: 'petition',
    upheaval: {},
    ...options,
    board: { 'castle-3': 'A6', 'clover-lea': 'A3', ...options.board },
  })
    .stack('blank')
    .dice(...dice)
    .say('draw')

const answerTo = ({ match, question }: Stage): string =>
  apprentice.answer(match.view(question.seat), question, seedRandom('', 'bot'))

test('an apprentice sends the dragon to the largest force of a rival that it can eat', () => {
  const board = { larkley: 'A9', greyholt: 'B9H', haven: 'B4', 'wolf-run': 'C2' }
  expect(answerTo(drawn([3, 4], { board, wizard: 'owlswick' }))).toBe('haven')
})

test('an apprentice sends the wizard to its own men, but not into the region of its next target', () => {
  // The next target is in Whispery Meadow.
  const board = { larkley: 'A9', 'wolf-run': 'A2', haven: 'B2' }
  const stage = drawn([4, 4], { board, treasures: { 'sheep-meade': 'A ring' } })
  expect(answerTo(stage)).toBe('wolf-run')
})

test('an apprentice rouses orcs that attack its rivals', () => {
  const board = { 'lair-of-the-lizard': 'o4', 'wolf-run': 'o3', thornbury: 'B1', 'dread-moor': 'C1' }
  expect(answerTo(drawn([5, 5], { board }))).toBe('wolf-run')
})

test('an apprentice opens the tunnel where it shortens the way to a treasure', () => {
  const board = { 'clover-lea': 'A9', 'earthen-pass': 'o1' }
  const treasures = { 'earthen-pass': 'A ring', 'marls-gate': 'A crown', 'roots-of-marnon': 'A chest' }
  expect(answerTo(drawn([1, 1], { board, treasures }))).toBe('clover-lea')
})

test('a hint gives a reason for the choices that the blank card offers', () => {
  for (const [first, second, reason] of [
    [1, 1, 'A tunnel entrance in '],
    [3, 4, 'The dragon harms your rivals '],
    [4, 4, 'Three more men help you '],
    [5, 5, 'The orcs in '],
  ] as const) {
    const stage = drawn([first, second], { board: { larkley: 'o3', thornbury: 'o2', haven: 'B5' } })
    const view = stage.match.view(0)
    const hint = mentor.hint!(view, phrased(wizardsQuest, view, stage.question), 'en')!
    expect(stage.options).toContain(hint.id)
    expect(hint.why).toContain(reason)
  }
})
