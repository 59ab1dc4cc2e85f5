import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Candidate, commandsFor, complete, readCommand } from '../../src/commands/index.ts'
import { german } from '../words.ts'
import { ids, question, spoken, tameIds, typings } from './questions.ts'

const asked = question(
  'roll',
  'go torwall.b1',
  'go torwall.b4',
  'go hamdrel.center',
  'cast boat-summoning',
  "take king's gold",
)
const here = spoken(asked, { sayings: { roll: ['throw the dice'] } })
const texts = (input: string) => complete(input, here).candidates.map(candidate => candidate.text)

describe('completion', () => {
  test('extends the input to the longest common prefix', () => {
    expect(complete('go t', here).text).toBe('go torwall.b')
    expect(texts('go t')).toEqual(['go torwall.b1', 'go torwall.b4'])
  })

  test('completes a unique candidate', () => {
    expect(complete('ca', here).text).toBe('cast boat-summoning')
    expect(complete('cast boat s', here).text).toBe('cast boat summoning')
    expect(complete('GO Ham', here).text).toBe('GO Hamdrel.center')
    expect(complete('take kings', here).text).toBe('take kings gold')
  })

  test('keeps abbreviated words and completes the last one', () => {
    expect(complete('g tor', here).text).toBe('g torwall.b')
    expect(complete('g t.b4', here).text).toBe('g t.b4')
  })

  test('uses aliases if no id matches', () => {
    expect(complete('thr', here).text).toBe('throw the dice')
  })

  test('offers commands and game words with descriptions', () => {
    expect(complete('op', here).candidates).toEqual([{ text: 'options', hint: 'Lists everything you can choose now.' }])
    expect(complete('lo', here).candidates.map(({ text }) => text)).toEqual(['look', 'log', 'load'])
  })

  test('offers English commands in other languages only if nothing else fits', () => {
    const inGerman = { ...here, words: german, inquiries: [], tableCommands: commandsFor(german, {}, 1) }
    const found = (input: string) => complete(input, inGerman).candidates.map(({ text }) => text)
    expect(found('h')).toEqual(['hilfe'])
    expect(found('he')).toEqual(['help'])
  })

  test('offers the arguments of a command', () => {
    const [FRIDAY, SUNDAY] = ['friday', 'sunday'].map(text => ({ text, hint: '' })) as [Candidate, Candidate]
    const saves = { ...here, followers: (word: string) => (word === 'load' ? [FRIDAY, SUNDAY] : []) }
    expect(complete('load f', saves).text).toBe('load friday')
    expect(complete('load ', saves).candidates).toHaveLength(2)
  })

  test('leaves input unchanged if nothing matches', () => {
    expect(complete('xyzzy', here)).toEqual({ text: 'xyzzy', candidates: [] })
  })

  test('only extends the input', () => {
    fc.assert(
      fc.property(ids, typings, (some, typed) => {
        const { text, candidates } = complete(typed, spoken(question(...some), { sayings: { [some[0]!]: [typed] } }))
        expect(text.startsWith(typed)).toBe(true)
        for (const candidate of candidates) expect(candidate.text.startsWith(text)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('completes every prefix of every id, with readable candidates', () => {
    fc.assert(
      fc.property(tameIds, fc.nat(), fc.nat(), (some, which, cut) => {
        const id = some[which % some.length]!
        const all = spoken(question(...some))
        const { candidates } = complete(id.slice(0, cut % (id.length + 1)), all)
        expect(candidates.map(({ text }) => text)).toContain(id)
        expect(readCommand(id, all)).toEqual({ kind: 'option', id })
      }),
    )
  })
})
