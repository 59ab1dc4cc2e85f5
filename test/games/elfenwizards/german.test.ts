// Loads the games with their bots, screens and rulebooks.
import '../shelf.ts'
import { describe, expect, test } from 'vitest'
import { elfenwizards } from '../../../src/games/elfenwizards/game.ts'
import { germanRulebook, rulebook } from '../../../src/games/elfenwizards/rulebook.ts'
import { de } from '../../../src/games/elfenwizards/words/de.ts'
import { en } from '../../../src/games/elfenwizards/words/en.ts'
import { gamesIn, shelfIn } from '../../../src/games/registry.ts'
import { type GameRecord, inLanguage, Match, replay, seedRandom } from '../../../src/kernel/index.ts'
import { headerFor, randomAnswer } from '../../../src/lab/fuzz.ts'
import { rulebookOf } from '../../../src/parts/rulebook.ts'
import { amount } from '../../amount.ts'
import { worded } from '../../asked.ts'

const german = inLanguage(elfenwizards, 'de')

/** Every text of a language that is no function, by its path. */
function texts(of: unknown, path = ''): [string, string][] {
  if (typeof of === 'string') return [[path, of]]
  if (of === null || typeof of !== 'object') return []
  return Object.entries(of).flatMap(([key, value]) => texts(value, `${path}.${key}`))
}

/** What a player reads of a language must not be that of the other: words that only English has. */
const ENGLISH = /\b(the|and|of|your|dice|chips? for|places?|rolls?|takes?|points?|would|becomes?|which|nobody)\b/i

describe('Elfenwizards in German', () => {
  test('is the same game: the same questions, ids and positions, in other words', () => {
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

  test('has every text, and each is another', () => {
    const [here, there] = [new Map(texts(en)), new Map(texts(de))]
    expect([...there.keys()]).toEqual([...here.keys()])
    // The titles of the guilds' magicians are the same in the German edition.
    const same = [...here].filter(([path, text]) => text !== '' && text === there.get(path)).map(([path]) => path)
    // What is typed of ids is the same in every language.
    expect(same.filter(path => !/^\.(title|level\.\w+|named\.guild|terms\.typed\.[01])$/.test(path))).toEqual([])
  })

  test('answers every inquiry', () => {
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

  test('is what the shelf holds for who asks for it; a game without German stays as it is', async () => {
    expect((await gamesIn('de')).map(({ id, language }) => [id, language])).toEqual([
      ['wizards', undefined],
      ['elfenwizards', 'de'],
      ['wizards-quest', 'de'],
    ])
    expect((await gamesIn('fr')).every(({ language }) => language === undefined)).toBe(true)
    expect((await shelfIn('de')).rulebooks.elfenwizards).toBe(germanRulebook)
    expect(rulebookOf(elfenwizards)).toBe(rulebook)
  })
})
