// Loads the games with their bots, screens and rulebooks.
import '../library.ts'
import { describe, expect, test } from 'vitest'
import { botRandom } from '../../../src/bots/bot.ts'
import { lookaheadFor } from '../../../src/bots/index.ts'
import { apprentice } from '../../../src/games/wizards/bots/apprentice.ts'
import { mentor } from '../../../src/games/wizards/bots/mentor.ts'
import { wizards } from '../../../src/games/wizards/game.ts'
import { imagine } from '../../../src/games/wizards/rules/facts/imagine.ts'
import { brokenInvariant } from '../../../src/games/wizards/rules/invariants.ts'
import { fingerprint, type Header, Match, seedRandom } from '../../../src/kernel/index.ts'
import { amount } from '../../amount.ts'

const header = (seed: string, seats: readonly string[], options: Header['options'] = {}): Header => ({
  game: 'wizards',
  rules: wizards.rules,
  options: { variant: seats.length === 1 ? 'solitaire' : 'standard', map: 'auto', removed: '6', ...options },
  seats,
  seed,
  practice: false,
})

/** Yields positions at intervals in a game played by an apprentice. */
function* positions(seed: string, seats: readonly string[], every: number, options: Header['options'] = {}) {
  const head = header(seed, seats, options)
  const match = Match.begin(wizards, head)
  for (let n = 0; !match.over && n < 3000; n++) {
    const question = match.questions[0]!
    const view = match.view(question.seat)
    if (n % every === 0 && view.phase === 'play') yield { match, question, view, n }
    match.answer(question.seat, apprentice.answer(view, question, botRandom(head, question.seat, n)))
  }
}

/** The number of positions of which one is checked. */
const EVERY = amount(23, 7)

describe('a guess at hidden information', () => {
  test.each([
    ['alone', ['Ann']],
    ['three', ['Ann', 'Ben', 'Cyd']],
  ])('looks the same to its seat as the true table, and keeps the invariants: %s', (seed, seats) => {
    let count = 0
    for (const { match, view, n } of positions(seed, seats, EVERY)) {
      for (const seat of [view.seat!, (view.seat! + 1) % seats.length, null]) {
        const seen = wizards.view(match.state, seat)
        const guess = imagine(seen, seedRandom(String(n), 'guess'))
        expect(wizards.view(guess, seat)).toEqual(seen)
        expect(brokenInvariant(guess)).toBeNull()
      }
      count++
    }
    expect(count).toBeGreaterThan(350 / EVERY)
  })

  test.each<[string, Header['options']]>([
    ['short Fortnights', { fortnight: '7' }],
    ['house rules', { thwart: 'players', lair: 'reset', demons: 'stack' }],
    ['a short game', { variant: 'three-gems' }],
  ])('keeps the options of the game: %s', (_, options) => {
    for (const { match, view } of positions('options', ['Ann'], 40, options)) {
      expect(wizards.view(imagine(view, seedRandom('1', 'guess')), view.seat)).toEqual(
        wizards.view(match.state, view.seat),
      )
      break
    }
    expect.assertions(1)
  })

  test('differs each time, and is never the truth', () => {
    let same = 0
    let all = 0
    for (const { match, view, n } of positions('truth', ['Ann'], 29)) {
      const one = imagine(view, seedRandom(String(n), 'one'))
      const two = imagine(view, seedRandom(String(n), 'two'))
      expect(fingerprint(one.random)).not.toBe(fingerprint(match.state.random))
      expect(fingerprint(one.decks)).not.toBe(fingerprint(two.decks))
      if (fingerprint(one.decks.tasks.draw) === fingerprint(match.state.decks.tasks.draw)) same++
      all++
    }
    expect(all).toBeGreaterThan(10)
    expect(same).toBe(0)
  })

  test('leaves Gem Cards that the seat has seen where they are', () => {
    for (const { match, view, n } of positions('gems', ['Ann'], 101)) {
      match.state.players[0]!.known = { terek: match.state.gems.terek, veldor: match.state.gems.veldor }
      const seen = wizards.view(match.state, 0)
      const guess = imagine(seen, seedRandom(String(n), 'gems'))
      expect(guess.gems.terek).toBe(match.state.gems.terek)
      expect(guess.gems.veldor).toBe(match.state.gems.veldor)
      expect(imagine(view, seedRandom('x', 'y')).gems).toBeDefined()
      break
    }
  })
})

describe.each([mentor, apprentice])('$name', bot => {
  test.each(['one', 'two'].slice(0, amount(1, 2)))(
    'uses only its view: other hidden cards and future dice give the same answers, seed %s',
    seed => {
      let count = 0
      let asked = 0
      for (const { match, question, view, n } of positions(seed, ['Ann', 'Ben'], 11)) {
        if (count++ > 60) break
        const random = () => botRandom(match.header, question.seat, n)
        const truth = bot.answer(view, question, random(), lookaheadFor(match, question.seat))
        for (const name of ['a', 'b']) {
          const other = imagine(match.checkpointView(question.seat), seedRandom(`${n}${name}`, 'other'))
          let guess: typeof match
          try {
            guess = match.fork({ state: other, headless: false })
          } catch {
            // The actual game drew a different card in this turn.
            continue
          }
          if (fingerprint(guess.view(question.seat)) !== fingerprint(view)) continue
          asked++
          const answer = bot.answer(
            guess.view(question.seat),
            guess.questions[0]!,
            random(),
            lookaheadFor(guess, question.seat),
          )
          expect(answer).toBe(truth)
        }
      }
      expect(asked).toBeGreaterThan(30)
    },
  )
})
