import { describe, expect, test } from 'vitest'
import { amountText, complete, possibleAnswersText, readCommand } from '../../src/commands/index.ts'
import type { Amount, PhrasedQuestion } from '../../src/kernel/index.ts'
import { english, german } from '../words.ts'
import { question, spoken } from './questions.ts'

const asking = (amount: Amount, ...ids: string[]): PhrasedQuestion => ({ ...question(...ids), amount })
const armies = asking({ least: 2, most: 14 }, 'none', 'call off')

describe('a question for a number', () => {
  test.each([
    ['in digits', '5', '5'],
    ['with leading zeros', '007', '7'],
    ['with extra spaces', ' 12 ', '12'],
    ['at the minimum', '2', '2'],
    ['at the maximum', '14', '14'],
  ])('is read %s', (_how, typed, id) => {
    expect(readCommand(typed, spoken(armies))).toEqual({ kind: 'option', id })
    expect(readCommand(typed, spoken(armies, { numbers: true }))).toEqual({ kind: 'option', id })
  })

  test('keeps the labels of the other answers', () => {
    expect(readCommand('no', spoken(armies))).toEqual({ kind: 'option', id: 'none' })
    expect(readCommand('call', spoken(armies))).toEqual({ kind: 'option', id: 'call off' })
  })

  test.each(['1', '15', '0', '999999999999999999999'])(
    'is rejected beyond its bounds, with the possible values: %s',
    typed => {
      const command = readCommand(typed, spoken(armies))
      expect(command).toMatchObject({
        kind: 'unclear',
        message: `"${typed}" is not a number from 2 to 14. Choices: a number from 2 to 14, none or call off.`,
      })
    },
  )

  test('is described by its bounds and step', () => {
    expect(amountText(english, { least: 3, most: 3 })).toBe('3')
    expect(amountText(english, { least: 5, most: 23, step: 5 })).toBe('a number from 5 to 20 in steps of 5')
    expect(amountText(german, { least: 1, most: 6 })).toBe('eine Zahl von 1 bis 6')
    expect(possibleAnswersText(english, [], { least: 1, most: 6 })).toBe('a number from 1 to 6')
  })

  test('completes typed digits to possible numbers', () => {
    const texts = (input: string, amount: Amount = { least: 2, most: 14 }) =>
      complete(input, { ...spoken(asking(amount)), tableCommands: [], inquiries: [] }).candidates.map(
        ({ text }) => text,
      )
    expect(texts('1')).toEqual(['10', '11', '12', '13', '14'])
    expect(texts('7')).toEqual(['7'])
    expect(texts('9', { least: 0, most: 100_000, step: 30 })).toEqual([
      '90',
      '900',
      '930',
      '960',
      '990',
      '9000',
      '9030',
      '9060',
      '9090',
      '9120',
      '9150',
      '9180',
    ])
    expect(texts('x')).toEqual([])
    expect(texts('', { least: 1, most: 3 })).toEqual(['1', '2', '3'])
    expect(texts('', { least: 1, most: 300 })).toEqual(['1', '300'])
  })
})
