import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Bot, botRandom, lookaheadFor } from '../../../src/bots/index.ts'
import { apprentice } from '../../../src/games/wizards/bots/apprentice.ts'
import { mentor } from '../../../src/games/wizards/bots/mentor.ts'
import { wizards, wordsIn } from '../../../src/games/wizards/game.ts'
import { type Game, type Header, Match, phrased } from '../../../src/kernel/index.ts'
import { RealTable } from '../../screen/real-table.ts'
import { answersOf, asksInWords, inWords, pseudoMessages, pseudoText } from '../pseudo.ts'

const FILE = 'src/games/wizards/words/en.ftl'
const foreign = inWords(wizards, wordsIn(pseudoMessages(readFileSync(FILE, 'utf8'))))

const header = (seats: readonly string[], seed: string, map = 'auto'): Header => ({
  game: 'wizards',
  rules: wizards.rules,
  options: { variant: seats.length === 1 ? 'solitaire' : 'standard', map, removed: 'die' },
  seats,
  seed,
  practice: false,
})

const ALONE = ['Ann']
const THREE = ['Ann', 'Bob', 'Cyd']

/**
 * Returns a bot's answers in a game with these words, where every question is phrased, including those it looks ahead
 * to.
 */
function played(bot: Bot, game: Game, head: Header, most?: number): string[] {
  const match = Match.begin(asksInWords(game), head)
  const isThinking = bot.think !== undefined
  return answersOf(
    match,
    (question, move) => {
      const { seat } = question
      const ahead = isThinking ? lookaheadFor(match, seat) : undefined
      return bot.answer(match.view(seat), question, botRandom(head, seat, move), ahead)
    },
    most,
  )
}

describe('in a language that changes every word', () => {
  it('no question uses the old words, and nothing else changes', () => {
    const head = header(THREE, 'words')
    const match = Match.begin(wizards, head)
    answersOf(
      match,
      (question, move) => {
        const view = match.view(question.seat)
        const [one, other] = [phrased(wizards, view, question), phrased(foreign, view, question)]
        expect(other.text).not.toBe(one.text)
        expect({ ...other, text: '', options: [] }).toEqual({ ...one, text: '', options: [] })
        for (const [i, { label: _label, note: _note, ...option }] of other.options.entries())
          expect(one.options[i]).toMatchObject(option)
        return apprentice.answer(view, question, botRandom(head, question.seat, move))
      },
      300,
    )
    expect(pseudoText('Stop here')).toBe('Fgbc urer')
    expect(foreign.title).toBe(pseudoText(wizards.title))
  })

  it.each([
    [ALONE, 'a', 'auto'],
    [ALONE, 'b', 'auto'],
    [ALONE, 'c', 'arrange'],
    [THREE, 'd', 'auto'],
    [THREE, 'e', 'arrange'],
  ] as const)('the apprentice plays the same game: %j, seed %s, map %s', (seats, seed, map) => {
    const head = header(seats, seed, map)
    const answers = played(apprentice, wizards, head, 600)
    expect(answers.length).toBeGreaterThan(40)
    expect(played(apprentice, foreign, head, 600)).toEqual(answers)
  })

  it.each([
    [ALONE, 'f', 120],
    [ALONE, 'g', 120],
    [THREE, 'h', 100],
  ] as const)('the mentor plays the same game: %j, seed %s', (seats, seed, most) => {
    const head = header(seats, seed)
    expect(played(mentor, foreign, head, most)).toEqual(played(mentor, wizards, head, most))
  })

  it.each([
    [80, 24],
    [100, 40],
  ])('every page of the screen still draws, at %i by %i', (columns, rows) => {
    const head = header(ALONE, 'screens')
    const match = Match.begin(foreign, head)
    answersOf(
      match,
      (question, move) => {
        if (move % 20 === 0) {
          const table = new RealTable(match as unknown as Match, columns, rows, false)
          for (const key of ['', 'tab', 'tab', 'tab', 'tab', 'tab', '?', 'escape', '-', ':', 'escape']) {
            if (key !== '') table.press(key)
            const lines = table.player.screen.split('\n')
            expect(lines).toHaveLength(rows)
          }
        }
        return apprentice.answer(match.view(question.seat), question, botRandom(head, question.seat, move))
      },
      200,
    )
  })

  it('odds, rolls, the log and every query have texts', () => {
    const head = header(THREE, 'told')
    const match = Match.begin(foreign, head)
    let told = 0
    answersOf(
      match,
      (question, move) => {
        const view = match.view(question.seat)
        const id = apprentice.answer(view, question, botRandom(head, question.seat, move))
        const here = wizards.odds!(view, question, id)
        const there = foreign.odds!(view, question, id)
        expect(there.map(({ hits, of }) => [hits, of])).toEqual(here.map(({ hits, of }) => [hits, of]))
        for (const [i, { what }] of there.entries()) expect(what).not.toBe(here[i]?.what)
        if (move % 25 === 0)
          for (const { word } of foreign.inquiries) {
            const lines = foreign.inquire(view, word, '', question)
            expect(lines).not.toEqual(wizards.inquire(view, word, '', question))
            told += lines?.length ?? 0
          }
        for (const event of match.lastEvents) {
          const sentence = foreign.sentence(event, THREE)
          if (sentence !== null) expect(sentence).not.toBe(wizards.sentence(event, THREE))
        }
        return id
      },
      150,
    )
    expect(told).toBeGreaterThan(50)
  })
})
