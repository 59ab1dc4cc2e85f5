import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { germanRulebook, rulebook } from '../../../src/games/wizards-quest/rulebook.ts'
import { CASTLE_IDS, SPACE_IDS } from '../../../src/games/wizards-quest/rules/pieces/marnon.ts'
import { type Game, inLanguage, type PhrasedQuestion, phrased } from '../../../src/kernel/index.ts'
import { SECTION_KINDS } from '../../../src/parts/rulebook.ts'
import { nthHeader, RandomGame } from './play.ts'

/** Returns the fault in a text for people, or null. */
function flaw(text: string): string | null {
  if (/undefined|null|NaN|\[object|\{|\}/.test(text)) return 'a hole'
  if (/\b1 (men|orcs|campaigns|spaces|Orks|Felder|Feldzüge)\b/.test(text)) return 'one of many'
  if (/ {2}|\s[.,;]|\.\.$|^\s|\s$|\(\)/.test(text)) return 'a slip'
  return null
}

/** Words that only English has. */
const ENGLISH = /\b(the|and|of|your|men|orcs?|castle|takes?|which|nobody|rolls?|dragon|wizard|treasures?)\b/i

function flawsOf({ text, rule, options }: PhrasedQuestion): string[] {
  const out: string[] = []
  const say = (what: string | null, where: string) => {
    if (what) out.push(`${what}: ${where}`)
  }
  say(flaw(text), text)
  say(/^["„\p{Lu}\d]/u.test(text) && /[.?]$/.test(text) ? null : 'no sentence', text)
  say(rulebook.section(rule) ? null : 'no such rule', `${rule} (${text})`)
  const labels = options.map(({ label }) => label)
  if (new Set(labels).size < labels.length) out.push(`two answers are called the same: ${labels.join(', ')}`)
  for (const { id, label, note, rule } of options) {
    say(flaw(label), label)
    say(note === undefined ? null : flaw(note), note ?? '')
    say(/^["„\p{L}\d]/u.test(label) ? null : 'no words', `${label} (${id})`)
    say(rule === undefined || rulebook.section(rule) ? null : 'no such rule', `${rule} (${label})`)
  }
  return out
}

describe.each(['en', 'de'])('the texts of the game in the language %s', language => {
  const game = inLanguage(wizardsQuest as Game, language)

  test('are readable in every question and sentence, and the rules they name exist', () => {
    const topics = new Set<string>()
    const kinds = new Set<string>()
    for (let n = 0; n < 40; n++) {
      const random = new RandomGame(nthHeader('words', n), false)
      const { match } = random
      for (let i = 0; i < 250 && !match.over; i++) {
        for (const question of match.questions) {
          const told = phrased(game, match.view(question.seat), question)
          topics.add(question.topic)
          expect(flawsOf(told)).toEqual([])
          if (language !== 'en')
            for (const text of [told.text, ...told.options.flatMap(({ label, note = '' }) => [label, note])])
              expect(namesLeftOut(text)).not.toMatch(ENGLISH)
        }
        random.step()
        for (const event of match.lastEvents) {
          kinds.add(event.kind)
          expect(rulebook.section(event.rule), event.rule).toBeDefined()
          const sentence = game.sentence(event, match.header.seats)
          if (sentence === null) continue
          expect(flaw(sentence), sentence).toBeNull()
          expect(sentence).toMatch(/^[\p{Lu}„"\d].*\.$/u)
          if (language !== 'en') expect(namesLeftOut(sentence)).not.toMatch(ENGLISH)
        }
        for (const roll of game.rolls?.(match.view(0), match.lastEvents) ?? [])
          for (const text of [roll.title, roll.reading, ...roll.rows.flatMap(({ on, text }) => [on, text])])
            expect(flaw(text), text).toBeNull()
      }
    }
    // Random games reach nearly all of them.
    expect(topics.size).toBeGreaterThan(24)
    expect(kinds.size).toBeGreaterThan(30)
  })

  test('answer every query at any time', () => {
    const random = new RandomGame(nthHeader('asking', 1))
    const { match } = random
    for (let i = 0; i < 60 && !match.over; i++) {
      for (const { word } of game.inquiries)
        for (const about of ['', '23', 'c4', 'sheep', 'castle-1', 'Ann', 'nonsense'])
          for (const line of game.inquire(match.view(0), word, about) ?? []) expect(flaw(line), line).toBeNull()
      for (let step = 0; step < 12 && !match.over; step++) random.step()
    }
    expect(game.inquire(match.view(0), 'prices', '')).toBe(null)
  })

  test('report the end of the game', () => {
    const { state } = new RandomGame(nthHeader('end', 1)).match
    for (const [text, winners] of [
      ['treasures', [1]],
      ['last', [0]],
      ['orcs', []],
    ] as const) {
      const told = game.ending?.({ ...state, result: { text, winners } })
      expect(told).toMatch(/^[\p{Lu}].*\.$/u)
      if (winners.length > 0) expect(told).toContain(state.seats[winners[0] ?? 0])
    }
  })
})

/** Removes the names on the map, which are the same in every language, from a German sentence. */
const namesLeftOut = (text: string): string =>
  text.replace(/Eagle Stair|Roots of Marnon|Lair of the Lizard|Sheep Meade|Melting Sands|Wolf Run|Barrow Down/g, '')

describe('what a person can type', () => {
  const { match } = new RandomGame(nthHeader('typing', 0))

  test("includes a space's number on the map, its name, or c4", () => {
    const question = { ...match.questions[0]!, topic: 'place', options: [] as const }
    const optionsFor = (id: string) => [{ id, act: { kind: 'place', space: id }, at: { space: id } }]
    const sayings = (id: string) => wizardsQuest.aliases(match.view(0), { ...question, options: optionsFor(id) }, id)
    expect(sayings('sheep-meade')).toEqual(expect.arrayContaining(['23', 'sheep meade']))
    expect(sayings('castle-4')).toEqual(expect.arrayContaining(['c4', 'castle 4']))
  })

  test('includes a leader or a treasure by its label', () => {
    const question = { ...match.questions[0]!, topic: 'muster', options: [] as const }
    const sayings = (id: string, act: object) =>
      wizardsQuest.aliases(match.view(0), { ...question, options: [{ id, act }] } as never, id)
    expect(sayings('sorcerer', { kind: 'leader', leader: 'sorcerer' })).toContain('the sorcerer')
    expect(sayings('crown', { kind: 'treasure', treasure: 'crown' })).toContain('the crown')
  })

  test('tells apart the questions about men to place by what brought them', () => {
    const asked = (topic: string, rule: string) =>
      phrased(wizardsQuest, match.view(0), {
        ...{ seat: 0, topic, rule, options: [], data: { men: 3, space: 'sheep-meade' } },
      } as never).text
    expect(asked('place', 'X.E.1.b')).toBe('The crown brings you 3 men to place. Where?')
    expect(asked('place', 'X.B.3')).toBe('You have 3 men to place. Where?')
    expect(asked('muster', 'X.E.1.a')).toBe('The chest brings you 3 men. How many of them will go to Sheep Meade?')
    expect(asked('muster', 'X.B.3')).toBe('How many of your 3 men will go to Sheep Meade?')
  })

  test('means one space or none', () => {
    const look = (about: string) => wizardsQuest.inquire(match.view(0), 'look', about)?.[0]
    expect(look('23')).toMatch(/^Sheep Meade, territory 3 of Whispery Meadow: /)
    expect(look('sheep')).toMatch(/^Sheep Meade, territory 3 of Whispery Meadow: /)
    expect(look('Marls')).toMatch(/^Marls Gate, territory /)
    expect(look('c8')).toMatch(/^Castle 8:/)
    // Haven and Heatherlawn, and Hidden Hollow.
    expect(look('h')).toMatch(/no space "h"/)
    expect(look('castle')).toMatch(/no space "castle"/)
    expect(look('77')).toMatch(/no space "77"/)
  })

  test('includes every space by its whole name and by its number, in both languages', () => {
    for (const language of ['en', 'de']) {
      const game = inLanguage(wizardsQuest as Game, language)
      const board = game.inquire(match.view(0), 'look', '')!.join(' ')
      for (const id of SPACE_IDS) {
        const first = game.inquire(match.view(0), 'look', id)![0]!
        const name = /^[^,:]+/.exec(first)![0]
        expect(game.inquire(match.view(0), 'look', name)![0]).toBe(first)
        expect(board).toContain(name)
      }
    }
  })
})

describe('the rulebook in our own words', () => {
  const ids = rulebook.sections.map(({ id }) => id)

  test('uses each number once, in its chapter', () => {
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
    expect(rulebook.sections.filter(({ id, chapter }) => chapter !== id.split('.')[0])).toEqual([])
    expect([...new Set(rulebook.sections.map(({ chapter }) => chapter))]).toEqual(
      rulebook.chapters.map(({ number }) => number),
    )
  })

  test.each([
    ['English', rulebook],
    ['German', germanRulebook],
  ])('gives every section a kind, a title and a text of a few whole sentences in %s', (_, book) => {
    expect(book.sections.map(({ id, kind }) => [id, kind])).toEqual(rulebook.sections.map(({ id, kind }) => [id, kind]))
    for (const { id, kind, title, text } of book.sections) {
      expect(SECTION_KINDS).toContain(kind)
      expect(title, id).toMatch(/^\S.{0,58}\S$/)
      expect(text, id).toMatch(/^\p{Lu}.{10,420}[.]$/u)
    }
  })

  test('is in German too, section by section', () => {
    for (const { id, text } of germanRulebook.sections) {
      expect(text, id).not.toBe(rulebook.section(id)?.text)
      expect(namesLeftOut(text), id).not.toMatch(ENGLISH)
    }
    expect(germanRulebook.search('Zuzug')[0]?.id).toBe('X.C.3')
  })

  test('has every rule that the code cites', () => {
    const folder = 'src/games/wizards-quest'
    const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .flatMap(name =>
        [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/rule: '([\w.]+)'/g)].map(([, id]) => id!),
      )
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter(id => !ids.includes(id))).toEqual([])
    expect(CASTLE_IDS).toHaveLength(8)
  })
})
