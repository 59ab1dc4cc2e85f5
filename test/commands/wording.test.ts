import { expect, test } from 'vitest'
import { german } from '../../src/commands/german.ts'
import { type Wording, wording } from '../../src/commands/index.ts'

const all = Object.keys(german) as Wording[]

test('every sentence has room for the same things in both languages', () => {
  const gaps = (text: string) => text.split('{}').length
  for (const words of all) expect([words, gaps(german[words])]).toEqual([words, gaps(words)])
})

test('what is put in stands where it belongs, whatever it looks like', () => {
  expect(wording('de', '{} accepts bargain {}.', '{}', 2)).toBe('{} nimmt Absprache 2 an.')
  expect(wording(undefined, '{} accepts bargain {}.', '$&', 2)).toBe('$& accepts bargain 2.')
})

test('a language that is not known here is English', () => {
  for (const language of ['en', 'fr', 'constructor', undefined]) expect(wording(language, 'undo')).toBe('undo')
})
