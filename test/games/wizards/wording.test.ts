import { describe, expect, test } from 'vitest'
import { apprentice } from '../../../src/games/wizards/bots/apprentice.ts'
import { rulebook } from '../../../src/games/wizards/rulebook.ts'
import type { WizardsView } from '../../../src/games/wizards/rules/state/view.ts'
import { Match, type PhrasedQuestion, pick, seedRandom } from '../../../src/kernel/index.ts'
import { amount } from '../../amount.ts'
import { worded } from '../../asked.ts'
import { gameById } from '../library.ts'

const wizards = gameById('wizards')

/** Returns the fault in a text for people, or null. */
function flaw(text: string): string | null {
  if (/undefined|null|NaN|\[object/.test(text)) return 'a hole'
  if (/\b1 (points|turns|spaces|days|tiles|Tasks|attacks|sixths)\b/.test(text)) return 'one of many'
  if (/ {2}|\s[.,;]|\.\.$|^\s|\s$/.test(text)) return 'a slip'
  return null
}

function flawsOf({ text, rule, options }: PhrasedQuestion): string[] {
  const out: string[] = []
  const say = (what: string | null, where: string) => {
    if (what) out.push(`${what}: ${where}`)
  }
  say(flaw(text), text)
  say(/^["\p{Lu}\d½]/u.test(text) && /[.?]$/.test(text) ? null : 'no sentence', text)
  say(rulebook.section(rule) ? null : 'no such rule', `${rule} (${text})`)
  const seen = new Set<string>()
  for (const option of options) {
    const { id, label, note, cost } = option
    say(flaw(label), label)
    say(note === undefined ? null : flaw(note), note ?? '')
    // A label is text, not a code: it starts like a sentence, or with a number of something.
    say(/^(\p{Lu}|\d+½? \p{Lu})/u.test(label) ? null : 'no words', `${label} (${id})`)
    say(option.rule === undefined || rulebook.section(option.rule) ? null : 'no such rule', `${option.rule} (${id})`)
    const whole = `${label}|${note}|${cost}`
    say(seen.has(whole) ? 'said twice' : null, whole)
    seen.add(whole)
  }
  return out
}

/** The maximum number of answers in a game of several players. */
const MOST = amount(800, 99_999)

/** Games of every kind: played at random, and by a bot that makes progress. */
const GAMES = [
  { seats: ['Ann'], variant: 'solitaire', map: 'auto', count: amount(2, 4) },
  { seats: ['Ann', 'Ben', 'Cleo'], variant: 'standard', map: 'auto', count: amount(1, 3) },
  { seats: ['Ann', 'Ben', 'Cleo', 'Dan'], variant: 'partnership', map: 'auto', count: amount(1, 2) },
  { seats: ['Ann', 'Ben'], variant: 'standard', map: 'arrange', count: 1 },
  { seats: ['Ann'], variant: 'solitaire', map: 'arrange', count: 1 },
] as const

describe('the texts of the game', () => {
  test.each(GAMES)('$variant, map $map: every answer explains itself, and every rule it names exists', game => {
    const { seats, variant, map, count } = game
    for (let n = 0; n < count; n++) {
      const options = { variant, map, removed: 'die' }
      const match = Match.begin(wizards, {
        game: 'wizards',
        rules: 1,
        options,
        seats,
        seed: `words ${n}`,
        practice: false,
      })
      const random = seedRandom(`words ${n}`, 'answers')
      while (!match.over && match.length < (seats.length === 1 ? 9_999 : MOST)) {
        const question = match.questions[0]!
        expect(flawsOf(worded(match, question))).toEqual([])
        const id =
          n % 2 === 0
            ? apprentice.answer(match.view(question.seat) as WizardsView, question, random)
            : pick(random, question.options).id
        match.answer(question.seat, id)
        for (const event of match.lastEvents) {
          const sentence = wizards.sentence(event, seats)
          if (sentence !== null) expect([flaw(sentence), sentence]).toEqual([null, sentence])
          if (sentence !== null && !rulebook.section(event.rule)) expect.fail(`no rule ${event.rule}: ${sentence}`)
        }
      }
    }
  })
})
