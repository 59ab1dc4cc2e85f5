import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { elfenwizards } from '../../../src/games/elfenwizards/game.ts'
import { rulebook } from '../../../src/games/elfenwizards/rulebook.ts'
import { Match, type PhrasedQuestion, seedRandom } from '../../../src/kernel/index.ts'
import { headerFor, randomAnswer } from '../../../src/lab/fuzz.ts'
import { SECTION_KINDS } from '../../../src/parts/rulebook.ts'
import { worded } from '../../asked.ts'
import { lawsOf } from '../../kernel/invariants.ts'

/** Returns the fault in a text for people, or null. */
function flaw(text: string): string | null {
  if (/undefined|null|NaN|\[object/.test(text)) return 'a hole'
  if (/\b1 (points|chips|dice|pips|grey chips|Power Points)\b/.test(text)) return 'one of many'
  if (/ {2}|\s[.,;]|\.\.$|^\s|\s$/.test(text)) return 'a slip'
  return null
}

function flawsOf({ text, rule, options }: PhrasedQuestion): string[] {
  const out: string[] = []
  const say = (what: string | null, where: string) => {
    if (what) out.push(`${what}: ${where}`)
  }
  say(flaw(text), text)
  say(/^["\p{Lu}\d]/u.test(text) && /[.?]$/.test(text) ? null : 'no sentence', text)
  say(rulebook.section(rule) ? null : 'no such rule', `${rule} (${text})`)
  const labels = options.map(({ label }) => label)
  if (new Set(labels).size < labels.length) out.push(`two answers are called the same: ${labels.join(', ')}`)
  for (const { id, label, note } of options) {
    say(flaw(label), label)
    say(note === undefined ? null : flaw(note), note ?? '')
    say(/^(\p{Lu}|\d|\[[1-6][ \]])/u.test(label) ? null : 'no words', `${label} (${id})`)
  }
  return out
}

describe('the words of the game', () => {
  test('are readable in every question and sentence, and the rules they name exist', () => {
    const rules = new Set<string>()
    for (let n = 0; n < 6; n++) {
      const match = Match.begin(elfenwizards, headerFor(elfenwizards, n, 'words'))
      const random = seedRandom('words', String(n))
      for (let i = 0; !match.over; i++) {
        for (const question of match.questions) expect(flawsOf(worded(match, question))).toEqual([])
        if (i % 16 === 0) expect(lawsOf(match)).toEqual([])
        const { seat, id } = randomAnswer(random, match.questions)
        match.answer(seat, id)
        for (const event of match.lastEvents) {
          rules.add(event.rule)
          const sentence = elfenwizards.sentence(event, match.header.seats)
          expect(sentence === null ? null : flaw(sentence), sentence ?? '').toBeNull()
          if (sentence !== null) expect(sentence).toMatch(/^[\p{Lu}].*\.$/u)
        }
      }
    }
    for (const rule of rules) expect(rulebook.section(rule), rule).toBeDefined()
  })

  test('answer every query at any time', () => {
    const match = Match.begin(elfenwizards, headerFor(elfenwizards, 3, 'inquiries'))
    const random = seedRandom('inquiries', 'x')
    while (!match.over) {
      for (const { word } of elfenwizards.inquiries)
        for (const about of ['', 'm1', 'w2', 'r1', 'wizard', 'Ann', 'nonsense'])
          for (const line of elfenwizards.inquire(match.view(0), word, about) ?? []) {
            expect(flaw(line), line).toBeNull()
          }
      for (let i = 0; i < 20 && !match.over; i++) {
        const { seat, id } = randomAnswer(random, match.questions)
        match.answer(seat, id)
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

  test('gives every section a kind, a title and a text of a few whole sentences', () => {
    for (const { id, kind, title, text } of rulebook.sections) {
      expect(SECTION_KINDS).toContain(kind)
      expect(title, id).toMatch(/^\S.{0,58}\S$/)
      expect(text, id).toMatch(/^[A-Z0-9].{10,420}[.]$/)
    }
  })

  test('has every rule that the code cites', () => {
    const folder = 'src/games/elfenwizards'
    const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .flatMap(name =>
        [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/rule: '([\d.]+)'/g)].map(([, id]) => id!),
      )
    expect(named.filter(id => !ids.includes(id))).toEqual([])
  })
})
