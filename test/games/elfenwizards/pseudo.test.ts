import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { talkOf } from '../../../src/bots/bot.ts'
import { type Bot, botRandom, lookaheadFor } from '../../../src/bots/index.ts'
import { elfenwizardsBots } from '../../../src/games/elfenwizards/bots/index.ts'
import { elfenwizards, wordsIn } from '../../../src/games/elfenwizards/game.ts'
import { elfenwizardsScreen } from '../../../src/games/elfenwizards/screen/index.ts'
import { type Game, type Header, Match, phrased } from '../../../src/kernel/index.ts'
import { plain } from '../../screen/screen-player.ts'
import { answersOf, asksInWords, inWords, pseudoMessages, pseudoText } from '../pseudo.ts'

const FILE = 'src/games/elfenwizards/words/en.ftl'
const words = pseudoMessages(readFileSync(FILE, 'utf8'))
const foreign = inWords(elfenwizards, wordsIn(words))

const [mentor, apprentice] = elfenwizardsBots.bots as unknown as readonly [Bot, Bot]

const THREE = ['Ann', 'Bob', 'Cyd']
const SIX = [...THREE, 'Dan', 'Eve', 'Fay']

const header = (seats: readonly string[], seed: string): Header => ({
  game: 'elfenwizards',
  rules: elfenwizards.rules,
  options: { variant: 'usual' },
  seats,
  seed,
  practice: false,
})

/** Returns the answers and offers of bots in a game with these words, where every question is phrased for them. */
function played(bot: Bot, game: Game, head: Header, most?: number): string[] {
  const match = Match.begin(asksInWords(game), head)
  const lines: string[] = []
  const answers = answersOf(
    match,
    (question, move) => {
      const { seat } = question
      const ahead = lookaheadFor(match, seat)
      const offer = bot.offer?.(match.view(seat), question, talkOf(match, seat)) ?? null
      if (offer) lines.push(JSON.stringify([move, seat, offer]))
      return bot.answer(match.view(seat), question, botRandom(head, seat, move), ahead)
    },
    most,
  )
  return [...answers, ...lines]
}

describe('Elfenwizards in a language that changes every word', () => {
  it('asks nothing in the old words, and changes nothing else', () => {
    const head = header(THREE, 'words')
    const match = Match.begin(elfenwizards, head)
    answersOf(match, (question, move) => {
      const view = match.view(question.seat)
      const [one, other] = [phrased(elfenwizards, view, question), phrased(foreign, view, question)]
      expect(other.text).not.toBe(one.text)
      expect({ ...other, text: '', options: [] }).toEqual({ ...one, text: '', options: [] })
      for (const [i, { label, note: _note, ...option }] of other.options.entries()) {
        // Magicians keep their letter and number in every language, and dice keep their faces.
        const isSame = option.act?.kind === 'move' ? /^[A-Z]\d$/.test(label) : /^\[[1-6]( [1-6])*\]$/.test(label)
        expect(label === one.options[i]?.label).toBe(isSame)
        expect(one.options[i]).toMatchObject(option)
      }
      return apprentice.answer(view, question, botRandom(head, question.seat, move))
    })
    expect(foreign.title).toBe(pseudoText(elfenwizards.title))
  })

  it.each([
    [THREE, 'a'],
    [SIX, 'b'],
    [THREE, 'c'],
  ] as const)('the apprentice makes the same moves and offers: %j, seed %s', (seats, seed) => {
    const head = header(seats, seed)
    const answers = played(apprentice, elfenwizards, head)
    expect(answers.length).toBeGreaterThan(150)
    expect(answers.some(line => line.startsWith('['))).toBe(true)
    expect(played(apprentice, foreign, head)).toEqual(answers)
  })

  it.each([
    [THREE, 'd'],
    [SIX, 'e'],
  ] as const)('the mentor makes the same moves and offers: %j, seed %s', (seats, seed) => {
    const head = header(seats, seed)
    expect(played(mentor, foreign, head, 24)).toEqual(played(mentor, elfenwizards, head, 24))
  })

  it('reports events, answers queries, words promises and draws the board without an old word', () => {
    const head = header(THREE, 'told')
    const match = Match.begin(foreign, head)
    const screen = elfenwizardsScreen(words)
    let told = 0
    answersOf(match, (question, move) => {
      const view = match.view(question.seat)
      const id = apprentice.answer(view, question, botRandom(head, question.seat, move))
      const [here, there] = [elfenwizards.odds!(view, question, id), foreign.odds!(view, question, id)]
      expect(there.map(({ hits, of }) => [hits, of])).toEqual(here.map(({ hits, of }) => [hits, of]))
      for (const event of match.lastEvents) {
        const sentence = foreign.sentence(event, THREE)
        if (sentence !== null) expect(sentence).not.toBe(elfenwizards.sentence(event, THREE))
      }
      if (move % 20 === 0) {
        for (const { word } of foreign.inquiries) {
          const lines = foreign.inquire(view, word, '', question)
          expect(lines).not.toEqual(elfenwizards.inquire(view, word, '', question))
          told += lines?.length ?? 0
        }
        const promises = foreign.bargains!.promises(view, question.seat)
        const usual = elfenwizards.bargains!.promises(view, question.seat)
        expect(promises.map(one => one.id)).toEqual(usual.map(one => one.id))
        for (const [i, { label }] of promises.entries()) expect(label).not.toBe(usual[i]?.label)
        expect(screen.sheet(view, 36, plain, { hints: true }).join('')).not.toMatch(/The guilds|What next/)
        expect(screen.status(view).join('')).not.toMatch(/Round|step|Dragon/)
      }
      return id
    })
    expect(told).toBeGreaterThan(50)
    expect(match.result?.winners).toHaveLength(1)
  })
})
