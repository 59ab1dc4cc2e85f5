// Loads the games with their bots, screens and rulebooks.
import '../library.ts'
import { readFileSync } from 'node:fs'
import { type Pattern, parse, type TextElement, Visitor } from '@fluent/syntax'
import { describe, expect, test } from 'vitest'
import { elfenwizards } from '../../../src/games/elfenwizards/game.ts'
import { germanRulebook, rulebook } from '../../../src/games/elfenwizards/rulebook.ts'
import { gameIds, gamesIn, shelfIn } from '../../../src/games/registry.ts'
import { type GameRecord, inLanguage, Match, replay, seedRandom } from '../../../src/kernel/index.ts'
import { headerFor, randomAnswer } from '../../../src/lab/fuzz.ts'
import { rulebookOf } from '../../../src/parts/rulebook.ts'
import { amount } from '../../amount.ts'
import { worded } from '../../asked.ts'

const german = inLanguage(elfenwizards, 'de')

/** Returns every message of a language, and every attribute, by id, as its file has it. */
function messages(language: string): [string, string][] {
  const file = readFileSync(`src/games/elfenwizards/words/${language}.ftl`, 'utf8')
  return parse(file, { withSpans: false }).body.flatMap((entry): [string, string][] => {
    if (entry.type !== 'Message') return []
    const told = (pattern: Pattern | null) => (pattern ? texts(pattern).join('|') : '')
    const { id, value, attributes } = entry
    return [
      ...(value ? [[id.name, told(value)] as [string, string]] : []),
      ...attributes.map((one): [string, string] => [`${id.name}.${one.id.name}`, told(one.value)]),
    ]
  })
}

/** Returns the words of a pattern, including its variants. */
function texts(pattern: Pattern): string[] {
  const found: string[] = []
  class Texts extends Visitor {
    override visitTextElement({ value }: TextElement): void {
      if (/\p{L}/u.test(value)) found.push(value)
    }
  }
  new Texts().visit(pattern)
  return found
}

/** Words that only English has, which must not appear in German. */
const ENGLISH = /\b(the|and|of|your|dice|chips? for|places?|rolls?|takes?|points?|would|becomes?|which|nobody)\b/i

describe('Elfenwizards in German', () => {
  test('is the same game, with the same questions, ids and positions in other words', () => {
    for (let n = 0; n < amount(2, 8); n++) {
      const header = headerFor(elfenwizards, n, 'german')
      const [one, other] = [Match.begin(elfenwizards, header), Match.begin(german, header)]
      const random = seedRandom('german', String(n))
      const lines: { seat: number; id: string; hash: string }[] = []
      while (!one.over) {
        const bare = (match: Match) =>
          match.questions.map(({ seat, topic, options }) => [seat, topic, options.map(option => option.id)])
        expect(bare(other as never)).toEqual(bare(one as never))
        for (const [i, asked] of other.questions.entries()) {
          const question = worded(other, asked)
          expect(question.text).not.toBe(worded(one, one.questions[i]!).text)
          for (const text of [question.text, ...question.options.flatMap(({ label, note = '' }) => [label, note])]) {
            expect(text).not.toMatch(ENGLISH)
            expect(text).not.toMatch(/undefined|NaN| {2}|\s[.,;]/)
          }
        }
        const { seat, id } = randomAnswer(random, one.questions)
        one.answer(seat, id)
        other.answer(seat, id)
        expect(other.hash()).toBe(one.hash())
        lines.push({ seat, id, hash: one.hash() })
        for (const event of other.lastEvents) {
          const sentence = german.sentence(event, header.seats)
          if (sentence === null) continue
          expect(sentence).not.toMatch(ENGLISH)
          expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
        }
      }
      const record: GameRecord = { header, lines }
      expect(replay(german, record).hash()).toBe(one.hash())
      expect(other.state.result).toEqual(one.state.result)
      expect(other.result?.winners).toEqual(one.result?.winners)
      expect(other.result?.text).toMatch(/(gewinnt|teilen sich den Sieg) mit/)
      expect(one.result?.text).toMatch(/(wins|share the victory) with/)
    }
  })

  test('has every message, each different from the English one', () => {
    const [here, there] = [new Map(messages('en')), new Map(messages('de'))]
    expect([...there.keys()].sort()).toEqual([...here.keys()].sort())
    // The titles of the guilds' magicians are the same in the German edition, and so is the word for chips.
    const same = [...here].filter(([id, text]) => text !== '' && text === there.get(id)).map(([id]) => id)
    expect(same).toEqual([
      'game-title',
      'level-high',
      'level-wizard',
      'level-sorcerer',
      'level-necromancer',
      'level-magician',
      'inquiry-guild.named',
      'scoreboard-highs',
      'scoreboard-chips',
    ])
  })

  test('answers every query', () => {
    const match = Match.begin(german, headerFor(elfenwizards, 1, 'ask'))
    for (const { word, text } of german.inquiries) {
      expect(text).not.toMatch(ENGLISH)
      for (const line of german.inquire(match.view(0), word, '') ?? []) expect(line).not.toMatch(ENGLISH)
    }
  })

  test('has the whole rulebook, section by section', () => {
    expect(germanRulebook.sections.map(({ id, kind }) => [id, kind])).toEqual(
      rulebook.sections.map(({ id, kind }) => [id, kind]),
    )
    expect(germanRulebook.chapters.map(({ number }) => number)).toEqual(rulebook.chapters.map(({ number }) => number))
    for (const { id, title, text } of germanRulebook.sections) {
      expect(title, id).toMatch(/^\S.{0,58}\S$/)
      expect(text, id).toMatch(/^\p{Lu}.{10,420}[.]$/u)
      expect(text, id).not.toBe(rulebook.section(id)?.text)
      expect(text, id).not.toMatch(ENGLISH)
    }
    expect(germanRulebook.search('Gleichstand')[0]?.id).toBe('6.4')
  })

  test('comes from the library on request; a game without German is returned unchanged', async () => {
    const told = await gamesIn('de')
    expect(told.map(({ id }) => id)).toEqual(gameIds)
    expect(told.find(({ id }) => id === 'elfenwizards')).toMatchObject({ language: 'de', title: german.title })
    for (const { locales, language } of told) expect(language).toBe(locales?.de && 'de')
    expect((await gamesIn('fr')).every(({ language }) => language === undefined)).toBe(true)
    expect((await shelfIn('de')).rulebooks.elfenwizards).toBe(germanRulebook)
    expect(rulebookOf(elfenwizards)).toBe(rulebook)
  })
})
