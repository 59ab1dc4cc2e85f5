import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Candidate, complete, readCommand } from '../../src/commands/index.ts'
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
  test('goes as far as all candidates agree', () => {
    expect(complete('go t', here).text).toBe('go torwall.b')
    expect(texts('go t')).toEqual(['go torwall.b1', 'go torwall.b4'])
  })

  test('finishes what can be only one thing', () => {
    expect(complete('ca', here).text).toBe('cast boat-summoning')
    expect(complete('cast boat s', here).text).toBe('cast boat summoning')
    expect(complete('GO Ham', here).text).toBe('GO Hamdrel.center')
    expect(complete('take kings', here).text).toBe('take kings gold')
  })

  test('leaves shortened words and draws out the last', () => {
    expect(complete('g tor', here).text).toBe('g torwall.b')
    expect(complete('g t.b4', here).text).toBe('g t.b4')
  })

  test('takes sayings where no id fits', () => {
    expect(complete('thr', here).text).toBe('throw the dice')
  })

  test('offers commands and words of the game, with what they do', () => {
    expect(complete('op', here).candidates).toEqual([{ text: 'options', hint: 'Lists everything you can choose now.' }])
    expect(complete('lo', here).candidates.map(({ text }) => text)).toEqual(['look', 'log', 'load'])
  })

  test('offers what can follow a command', () => {
    const [FRIDAY, SUNDAY] = ['friday', 'sunday'].map(text => ({ text, hint: '' })) as [Candidate, Candidate]
    const saves = { ...here, followers: (word: string) => (word === 'load' ? [FRIDAY, SUNDAY] : []) }
    expect(complete('load f', saves).text).toBe('load friday')
    expect(complete('load ', saves).candidates).toHaveLength(2)
  })

  test('leaves alone what leads nowhere', () => {
    expect(complete('xyzzy', here)).toEqual({ text: 'xyzzy', candidates: [] })
  })

  test('only ever extends the input, whatever it is', () => {
    fc.assert(
      fc.property(ids, typings, (some, typed) => {
        const { text, candidates } = complete(typed, spoken(question(...some), { sayings: { [some[0]!]: [typed] } }))
        expect(text.startsWith(typed)).toBe(true)
        for (const candidate of candidates) expect(candidate.text.startsWith(text)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('leads from any beginning of an id to that id, and what it offers can be read', () => {
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
