import { describe, expect, it } from 'vitest'
import { asSentence, capital, catalog, halvesText, messagesIn, sentence } from '../../src/text/index.ts'

const en = `
moves-to = { $name } moves to { $place } for { $n ->
    [one] one point
   *[other] { $n } points
}.
place-in-order = { $n ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
-title = High Wizard
rises-to = { $name } is { -title }, { moves-to }
only-english = English
`
const de = `
moves-to = { $name } geht für { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
} nach { $place }.
place-in-order = { $n }.
-title = Hoher Zauberer
rises-to = { $name } ist { -title }, { moves-to }
`
const words = catalog({ en, de })
const english = words.in('en')
const german = words.in('de')

describe('messages', () => {
  it('appear in a language, with values by name and its plurals', () => {
    expect(english.get('moves-to', { name: 'Ann', place: 'B4', n: 1 })).toBe('Ann moves to B4 for one point.')
    expect(german.get('moves-to', { name: 'Ann', place: 'B4', n: 3 })).toBe('Ann geht für 3 Punkte nach B4.')
  })

  it('appear in the first language if a language lacks them', () => {
    expect(words.in('fr').language).toBe('en')
    expect(words.in('toString').language).toBe('en')
  })

  it('can refer to other messages and to terms', () => {
    expect(german.get('rises-to', { name: 'Ben', place: 'A1', n: 2 })).toBe(
      'Ben ist Hoher Zauberer, Ben geht für 2 Punkte nach A1.',
    )
  })

  it('insert what was typed unchanged', () => {
    const name = '{ -title } { $place }\n.about = x'
    expect(english.get('moves-to', { name, place: '{x', n: 1 })).toBe(`${name} moves to {x for one point.`)
  })

  it('write numbers without separators', () => {
    expect(english.get('moves-to', { name: 'A', place: 'B', n: 1982 })).toContain('1982 points')
  })

  it('support ordinal numbers', () => {
    const told = [1, 2, 3, 4, 11, 21].map(ordinal => english.get('place-in-order', { n: { ordinal } }))
    expect(told).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st'])
    expect(german.get('place-in-order', { n: { ordinal: 2 } })).toBe('2.')
  })

  it('make lists, with a word of the language before the last item', () => {
    expect(english.list(['a'])).toBe('a')
    expect(english.list([])).toBe('')
    expect(english.list(['a', 'b', 'c'])).toBe('a, b and c')
    expect(german.list(['a', 'b', 'c'], 'or')).toBe('a, b oder c')
    const place = { items: ['A', 'B'] }
    expect(german.get('moves-to', { name: 'Ann', place, n: 1 })).toBe('Ann geht für einen Punkt nach A und B.')
  })

  it('render nested sentences later, one inside another', () => {
    const told = sentence('moves-to', { name: sentence('place-in-order', { n: { ordinal: 1 } }), place: 'B', n: 1 })
    expect(JSON.parse(JSON.stringify(told))).toEqual(told)
    expect(english.format(told)).toBe('1st moves to B for one point.')
    expect(german.format(told)).toBe('1. geht für einen Punkt nach B.')
    expect(german.format('As it is')).toBe('As it is')
  })

  it('are tested for missing messages and missing values', () => {
    expect(() => german.get('only-english')).toThrow('There is no message "only-english" in the language de.')
    expect(() => english.get('moves-to', { name: 'Ann' })).toThrow('place')
    expect(german.has('only-english')).toBe(false)
    expect(english.has('only-english')).toBe(true)
  })

  it('of the program exist for every game', () => {
    expect(german.get('list-and', { before: 'a', end: 'b' })).toBe('a und b')
    expect(messagesIn('de').language).toBe('de')
  })
})

describe('text helpers', () => {
  it('capitalize, complete a sentence, and write halves', () => {
    expect([capital('über'), capital('')]).toEqual(['Über', ''])
    expect(['', 'it works', 'Why?'].map(asSentence)).toEqual(['', 'It works.', 'Why?'])
    expect([0, 1, 2, 5].map(halvesText)).toEqual(['0', '½', '1', '2½'])
  })
})
