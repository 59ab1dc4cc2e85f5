import { describe, expect, it } from 'vitest'
import { type Game, type GameWords, inLanguage, phrased, type Question, visibleSeed } from '../../src/kernel/index.ts'
import { toy } from './toy.ts'

const called = (title: string): GameWords => ({
  ...toy,
  title,
  phrase: (_view, question) => ({ ...question, text: title, options: [] }),
  ending: () => title,
})
const game: Game = { ...toy, locales: { de: called('Spielzeug'), en: called('Toy again') } }

describe('a game in a language', () => {
  it('has text in that language and names the language', () => {
    const told = inLanguage(game, 'de')
    expect([told.title, told.language, told.rules]).toEqual(['Spielzeug', 'de', toy.rules])
    expect(inLanguage(told, 'en').title).toBe('Toy again')
  })

  it('is the same object in its own language, or if there is no translation', () => {
    expect(inLanguage(game, 'en')).toBe(game)
    const told = inLanguage(game, 'de')
    expect(inLanguage(told, 'de')).toBe(told)
    expect(inLanguage(game, 'fr')).toBe(game)
    expect(inLanguage(toy, 'de')).toBe(toy)
  })

  it.each(['constructor', 'toString', '__proto__'])('does not mistake %s for a language', name => {
    expect(inLanguage(game, name)).toBe(game)
  })
})

describe('a question', () => {
  const question: Question = {
    seat: 1,
    topic: 'wander',
    rule: '2.1',
    data: { name: 'Ann' },
    options: [{ id: 'stop', cost: 2 }, { id: 'east' }],
  }

  it("uses its game's text", () => {
    const told = phrased(toy, null, question)
    expect(told.text).toBe('Ann: wander?')
    expect(told.options.map(({ id, label }) => [id, label])).toEqual([
      ['stop', 'Stop here'],
      ['east', 'Go east'],
    ])
  })

  it('falls back to its topic and ids', () => {
    expect(phrased({}, null, question)).toEqual({
      ...question,
      text: 'wander',
      options: [
        { id: 'stop', cost: 2, label: 'stop' },
        { id: 'east', label: 'east' },
      ],
    })
  })
})

it('a random seed is revealed at the end, and a chosen one is always visible', () => {
  const [own, secret] = [{ seed: '7' }, { seed: '7', streams: 2 }] as const
  expect([visibleSeed(own, false), visibleSeed(own, true)]).toEqual(['7', '7'])
  expect([visibleSeed(secret, false), visibleSeed(secret, true)]).toEqual([null, '7'])
})
