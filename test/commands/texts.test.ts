import { describe, expect, it, test } from 'vitest'
import { answerOdds } from '../../src/commands/index.ts'
import { chanceText, oddsText } from '../../src/commands/odds-words.ts'
import { answerNamesIn, joinSome, possibleAnswersText, sample } from '../../src/commands/possible-answers.ts'
import { lastRolls, rollLines } from '../../src/commands/roll-words.ts'
import { commandsBefore, commandsFor, isGameCommand } from '../../src/commands/table-commands.ts'
import { vocabularyOf } from '../../src/commands/vocabulary.ts'
import type { Game, GameEvent, Match, Roll } from '../../src/kernel/index.ts'
import { toy } from '../kernel/toy.ts'
import { english, german } from '../words.ts'
import { question } from './questions.ts'

describe('a list of answers', () => {
  const kind = (id: string) => id[0]!

  it('shows one of every kind before a second, in the original order', () => {
    const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']
    expect(sample(all, 3, kind)).toEqual(['a1', 'b1', 'c1'])
    expect(sample(all, 4, kind)).toEqual(['a1', 'a2', 'b1', 'c1'])
    expect(sample(all, 5, kind)).toEqual(['a1', 'a2', 'b1', 'c1', 'b2'])
    expect(sample(all, 6, kind)).toEqual(all)
    expect(sample(all, 0, kind)).toEqual([])
  })

  it('is joined for a sentence, with the number of those left out', () => {
    expect(joinSome(english, ['a', 'b', 'c'])).toBe('a, b or c')
    expect(joinSome(english, ['a', 'b'], { last: 'and' })).toBe('a and b')
    expect(joinSome(english, ['a', 'b', 'c'], { most: 2 })).toBe('a, b and 1 more')
    expect(joinSome(english, ['a'], { total: 4 })).toBe('a and 3 more')
    const many = Array.from({ length: 9 }, (_, i) => `${i}`)
    expect(joinSome(english, many.slice(0, 8))).toBe('0, 1, 2, 3, 4, 5, 6 or 7')
    expect(joinSome(english, many)).toBe('0, 1, 2, 3, 4, 5, 6, 7 and 1 more')
  })

  it('counts a number as one answer', () => {
    const options = Array.from({ length: 9 }, (_, i) => ({ id: `go ${i}`, label: '' }))
    const amount = { least: 1, most: 6 }
    const eight = 'go 0, go 1, go 2, go 3, go 4, go 5, go 6'
    expect(possibleAnswersText(english, options.slice(0, 8), amount)).toBe(`a number from 1 to 6, ${eight} or go 7`)
    expect(possibleAnswersText(english, options, amount)).toBe(`a number from 1 to 6, ${eight}, go 7 and 1 more`)
    expect(possibleAnswersText(english, options.slice(0, 2), undefined, id => id.toUpperCase())).toBe('GO 0 or GO 1')
  })

  it("names an answer by its id in English and by the game's words in other languages", () => {
    const aliases = (id: string) =>
      ({ 'go home': ['2', 'heim'], 'load axe-2': ['zweite Axt', 'the \u001baxe'] })[id] ?? []
    const inEnglish = answerNamesIn(english, aliases)
    expect(inEnglish('go home')).toBe('go home')
    expect(inEnglish('load axe-2')).toBe('zweite Axt')
    expect(inEnglish('load the-axe-3')).toBe('load the axe 3')
    expect(answerNamesIn(english, () => ['the \u001baxe'])('load axe-2')).toBe('the axe')
    const inGerman = answerNamesIn(german, aliases)
    expect(inGerman('go home')).toBe('heim')
    expect(inGerman('load axe-2')).toBe('load axe-2')
  })
})

describe('odds', () => {
  const odds = (what: string, hits: number, of: number) => ({ what, hits, of })

  test.each([
    [5, 6, '5 in 6'],
    [6, 36, '1 in 6'],
    [3, 36, 'about 8%'],
    [21, 36, 'about 58%'],
    [0, 36, '0 in 1'],
    [4, 7, 'about 57%'],
  ])('%i of %i are said as a fraction with a small denominator, or in hundredths', (hits, of, text) => {
    expect(chanceText(english, { hits, of })).toBe(text)
  })

  it('are fractions for two outcomes and hundredths for more', () => {
    expect(oddsText(english, [])).toBe('')
    expect(oddsText(english, [odds('it works', 30, 36)])).toBe('5 in 6: it works')
    expect(oddsText(english, [odds('it works', 21, 36)])).toBe('about 58%: it works')
    expect(oddsText(english, [odds('it works', 30, 36), odds('a card', 6, 36)])).toBe(
      '5 in 6: it works, 1 in 6: a card',
    )
    expect(oddsText(english, [odds('it works', 33, 36), odds('a card', 3, 36)])).toBe('it works 92%, a card 8%')
    expect(oddsText(english, [odds('a', 1, 2), odds('b', 1, 4), odds('c', 1, 400)])).toBe('a 50%, b 25%, c under 1%')
  })

  it('say never and certain instead of a fraction', () => {
    expect(oddsText(english, [odds('it works', 36, 36)])).toBe('certain: it works')
    expect(oddsText(english, [odds('it works', 0, 36)])).toBe('never: it works')
  })

  it("are those of the game, in the game's language", () => {
    const dicey = (language: string) =>
      ({ language, odds: (view, _, id) => [odds(id, Number(view), 2)] }) satisfies Partial<Game> as unknown as Game
    expect(answerOdds(dicey('en'), 2, question('roll'), 'roll')).toBe('certain: roll')
    expect(answerOdds(dicey('de'), 2, question('roll'), 'roll')).not.toContain('certain')
    expect(answerOdds(toy, null, question('roll'), 'roll')).toBe('')
  })
})

const ROWS: Roll['rows'] = [
  { on: '1-5', text: 'nothing', hit: false },
  { on: '6', text: 'a card', hit: true },
]
const roll: Roll = { seat: 1, dice: [4, 2], title: 'Search', reading: 'added up.', rule: '7.3', rows: ROWS }

describe('a roll', () => {
  const seats = ['Ann', 'Ben']

  it('names the roller, the dice and the reading, and points at the result', () => {
    expect(rollLines(english, roll, seats)).toEqual([
      'Ben: Search, rule 7.3: 4 and 2, added up.',
      '    1-5  nothing',
      '  > 6    a card',
    ])
    expect(rollLines(english, { ...roll, reading: '', rows: [] }, seats)).toEqual(['Ben: Search, rule 7.3: 4 and 2.'])
    expect(rollLines(english, { ...roll, seat: null, rows: [] }, seats)).toEqual([
      'Search, rule 7.3: 4 and 2, added up.',
    ])
    expect(rollLines(english, { ...roll, seat: null, reading: '', dice: [3], rows: [] }, seats)).toEqual([
      'Search, rule 7.3: 3.',
    ])
  })

  /** Returns a match with these events at each answer. `hidden` are the answers that the seat may not know. */
  const match = (events: readonly (readonly GameEvent[])[], auto: readonly number[] = [], hidden: number[] = []) =>
    ({
      ...{ game: rolling, length: events.length, header: { seats } },
      view: () => null,
      hiddenFrom: () => hidden,
      moves: events.map((_, n) => ({ seat: 0, id: 'x', ...(auto.includes(n + 1) && { auto: true }) })),
      eventsOf: (n: number) => (n === 0 ? [event('setup')] : events[n - 1]!),
    }) as unknown as Match
  const event = (title: string, to?: number[]): GameEvent & { title: string } => ({
    ...{ kind: 'roll', title, day: 1, seat: 0, rule: '1' },
    ...(to && { to }),
  })
  const rolling = {
    ...toy,
    rolls: (_view: unknown, events: readonly (GameEvent & { title?: string })[]) =>
      events.map(({ title }) => ({ ...roll, title: title ?? '' })),
  } as unknown as Game
  const titles = (of: Match, seat: number | null = 0) => {
    const { rolls, rolledAt } = lastRolls(of, seat)
    return [...rolls.map(({ title }) => title), rolledAt]
  }

  it('is new if the last answer caused it, automatic answers aside', () => {
    expect(titles(match([[event('a')], [event('b')]]))).toEqual(['b', 2])
    expect(titles(match([[event('a')], []]))).toEqual(['a', null])
    expect(titles(match([[event('a')], []], [2]))).toEqual(['a', 1])
    expect(titles(match([[event('a')], [], []], [2]))).toEqual(['a', null])
    // A roll of an automatic answer is as old as any other after the next answer.
    expect(titles(match([[event('a')], []], [1]))).toEqual(['a', null])
    expect(titles(match([[event('a')], [], []], [1, 3]))).toEqual(['a', null])
  })

  it('is found among the last twelve answers, and before the first answer', () => {
    const quiet = (n: number) => Array.from({ length: n }, () => [])
    expect(titles(match([[event('a')], ...quiet(11)]))).toEqual(['a', null])
    expect(titles(match([[event('a')], ...quiet(12)]))).toEqual([null])
    expect(titles(match([]))).toEqual(['setup', 0])
    expect(titles(match(quiet(1)))).toEqual([null])
  })

  it('stays secret from those who may not see it', () => {
    const secret = match([[event('a')], [event('b', [1])]])
    expect(titles(secret, 1)).toEqual(['b', 2])
    expect(titles(secret, 0)).toEqual(['a', null])
    expect(titles(secret, null)).toEqual(['a', null])
    // A secret answer of another player does not make the roll before it look older.
    expect(titles(match([[event('a')], [event('b')]], [], [2]))).toEqual(['a', 1])
  })

  it('is never looked for in a game without rolls', () => {
    expect(lastRolls(match([[event('a')]]), 0, toy)).toEqual({ rolls: [], rolledAt: null })
  })
})

describe('the commands of a table', () => {
  const names = (game: Partial<Game>, seats: number, isShared?: boolean) =>
    commandsFor(english, game, seats, isShared).map(({ name }) => name)
  const bargaining = { bargains: {}, rolls: () => [] } as unknown as Partial<Game>

  it('fit the game, its seats and its host', () => {
    const alone = names({}, 1)
    for (const name of ['help', 'undo', 'note', 'save', 'new', 'quit']) expect(alone).toContain(name)
    for (const name of ['say', 'offer', 'accept', 'refuse', 'bargains', 'who', 'dice'])
      expect(alone).not.toContain(name)
    expect(names({}, 2)).toContain('say')
    expect(names({}, 2)).not.toContain('offer')
    for (const name of ['offer', 'accept', 'refuse', 'bargains']) {
      expect(names(bargaining, 2)).toContain(name)
      expect(names(bargaining, 1)).not.toContain(name)
    }
    expect(names(bargaining, 1)).toContain('dice')
    const shared = names(bargaining, 2, true)
    for (const name of ['save', 'seed', 'guide', 'new', 'load']) expect(shared).not.toContain(name)
    for (const name of ['who', 'quit', 'undo', 'seat']) expect(shared).toContain(name)
  })

  it('say what leaving means at a shared table', () => {
    const quit = (isShared: boolean) => commandsFor(english, {}, 2, isShared).find(({ name }) => name === 'quit')?.text
    expect(quit(true)).toBe('Leaves the table. The game continues, and you can come back to your seat.')
    expect(quit(false)).not.toBe(quit(true))
  })

  it('can be typed in the language and in English', () => {
    const undo = commandsFor(german, {}, 1).find(({ name }) => name === 'undo')!
    expect(undo.word).not.toBe('undo')
    for (const word of [undo.word, 'undo', 'u']) expect(undo.known, word).toContain(word)
    expect(undo.known).not.toContain('')
    expect(commandsFor(english, {}, 1).find(({ name }) => name === 'quit')?.args).toBeUndefined()
  })

  it('are few before a game, with their own descriptions', () => {
    const before = commandsBefore(english)
    expect(before.map(({ name }) => name)).toEqual(['help', 'look', 'rules', 'settings', 'load'])
    const text = (name: string) => before.find(command => command.name === name)
    expect(text('look')?.text).toBe('Lists the games again.')
    expect(text('rules')).toMatchObject({
      args: '[game] [section or words]',
      text: expect.stringMatching(/^Shows the/),
    })
    expect(text('load')?.text).toBe('Continues a saved game; without a name, lists them all.')
    expect(text('help')?.text).toBe(commandsFor(english, {}, 1)[0]?.text)
  })

  it("give way to a game's command of the same word", () => {
    const look = commandsFor(german, {}, 1).find(({ name }) => name === 'look')!
    const inquiries = (word: string) => [{ word, about: '', text: '' }]
    for (const word of ['look', 'LOOK', look.word]) expect(isGameCommand(inquiries(word), look), word).toBe(true)
    expect(isGameCommand(inquiries('tasks'), look)).toBe(false)
  })
})

it("a game without its own terms gets the program's", () => {
  const words = vocabularyOf(english, null)
  expect(words.date(3)).toBe(english.get('term-date', { n: 3 }))
  expect(words.price(2)).toBe(english.get('term-price', { cost: 2 }))
  expect(vocabularyOf(english, {}).clock).toBe(english.get('term-clock'))
  expect(vocabularyOf(english, { vocabulary: { ...words, clock: 'Day' } }).clock).toBe('Day')
})
