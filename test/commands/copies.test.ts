import { expect, test } from 'vitest'
import { combineCopies, readCommand } from '../../src/commands/index.ts'
import { english } from '../words.ts'

const spear = (n: number, more: { cost?: number; note?: string } = {}) => ({
  id: `spear-${n}`,
  label: 'Spear',
  ...more,
})

test('copies that read the same are one answer, which stands for the first or the preferred copy', () => {
  const options = [{ id: 'done', label: 'Done' }, spear(2), { id: 'bow-1', label: 'Bow' }, spear(3), spear(1)]
  const combined = [options[0], { id: 'spear-2', label: 'Spear (3)' }, options[2]]
  expect(combineCopies(options)).toEqual(combined)
  expect(combineCopies(options, ['bow-1', 'spear-3'])).toEqual([
    options[0],
    { ...spear(3), label: 'Spear (3)' },
    options[2],
  ])
})

test('answers that differ in their text, cost or place stay apart, and so do answers without a copy number', () => {
  const options = [
    spear(1),
    spear(2, { cost: 3 }),
    spear(3, { note: 'damaged' }),
    { ...spear(4), at: { space: 'inn' } },
    { id: 'wait', label: 'Wait' },
    { id: 'rest', label: 'Wait' },
  ]
  expect(combineCopies(options)).toEqual(options)
})

test('copies are one answer when typed, and each can be chosen by its id', () => {
  const options = [...[1, 2, 3].map(n => spear(n)), { id: 'wait', label: 'Wait' }]
  const question = { seat: 0, topic: 'take', rule: '1', text: '', options }
  const context = { words: english, question, aliases: () => [], tableCommands: [], inquiries: [], numbers: true }
  const read = (input: string) => readCommand(input, context)
  for (const text of ['spear', 'sp', 'SPEAR', '1']) expect(read(text)).toEqual({ kind: 'option', id: 'spear-1' })
  for (const output of ['spear-3', ' spear-3 ']) expect(read(output)).toEqual({ kind: 'option', id: 'spear-3' })
  expect(read('2')).toEqual({ kind: 'option', id: 'wait' })
  expect(read('3')).toMatchObject({ kind: 'unclear', what: english.get('input-no-number', { input: '3', most: 2 }) })
})
