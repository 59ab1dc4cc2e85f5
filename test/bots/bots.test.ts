// Loads the games with their bots, screens and rulebooks.
import '../games/library.ts'
import { describe, expect, test } from 'vitest'
import { type Bot, botAnswerInSlices, botAsked, botRandom, botsOf, lookaheadFor } from '../../src/bots/index.ts'
import { wizards } from '../../src/games/wizards/game.ts'
import { type Header, Match } from '../../src/kernel/index.ts'
import { amount } from '../amount.ts'
import { answerNow } from '../bot-answer.ts'
import { toy } from '../kernel/toy.ts'

const header = (seed: string, seats: readonly string[]): Header => ({
  game: 'wizards',
  rules: 1,
  options: { variant: seats.length === 1 ? 'solitaire' : 'standard', map: 'auto', removed: '0' },
  seats,
  seed,
  practice: false,
})

/** Plays up to a number of decisions and returns the moves. The match throws if an answer is not an option. */
function play(bot: Bot, head: Header, most: number): readonly unknown[] {
  const match = Match.begin(wizards, head)
  for (let n = 0; n < most && !match.over; n++) {
    const question = match.questions[0]!
    const { seat } = question
    match.answer(seat, bot.answer(match.view(seat), question, botRandom(head, seat, n), lookaheadFor(match, seat)))
  }
  return match.moves
}

/** The number of answers a bot gives in one game. */
const ANSWERS = amount(60, 250)
const SEEDS = ['a', 'b', 'c', 'd'].slice(0, amount(2, 4))

describe.each(botsOf('wizards').map(bot => [bot.name, bot] as const))('%s', (_name, bot) => {
  test.each(SEEDS)('answers legally, on seed %s', seed => {
    expect(play(bot, header(seed, ['Ann']), ANSWERS).length).toBeGreaterThan(0)
  })

  test.each(SEEDS.slice(0, amount(1, 2)))('answers legally among three players, on seed %s', seed => {
    expect(play(bot, header(seed, ['Ann', 'Ben', 'Cyd']), ANSWERS).length).toBe(ANSWERS)
  })

  test('places the tiles in games where the players place them', () => {
    const arrange = { ...header('tiles', ['Ann']), options: { variant: 'solitaire', map: 'arrange', removed: '3' } }
    expect(play(bot, arrange, 60).length).toBe(60)
  })

  test('plays the same game again', () => {
    const head = header('twice', ['Ann'])
    expect(play(bot, head, ANSWERS)).toEqual(play(bot, head, ANSWERS))
  })
})

test('a game without its own bots gets the wanderer', () => {
  expect(botsOf('toy').map(bot => bot.name)).toEqual(['wanderer'])
  const head = { game: 'toy', rules: toy.rules, options: {}, seats: ['Ann', 'Ben'], seed: '1', practice: false }
  const match = Match.begin(toy, head)
  for (let n = 0; n < 40 && !match.over; n++) {
    const question = match.questions[0]!
    match.answer(question.seat, botsOf('toy')[0]!.answer(null, question, botRandom(head, question.seat, n)))
  }
  expect(match.length).toBeGreaterThan(0)
})

test('thinking in slices gives the same answer as thinking at once, and pauses when an attack is near', () => {
  const head = header('slices', ['Ann'])
  const match = Match.begin(wizards, head)
  let pauses = 0
  for (let n = 0; n < 400 && !match.over && pauses === 0; n++) {
    const asked = botAsked(match as never, ['bot:mentor'])!
    const thought = botAnswerInSlices(match as never, asked)
    let step = thought.next()
    for (; !step.done; step = thought.next()) pauses++
    expect(step.value).toEqual(answerNow(match as never, asked))
    match.answer(step.value.seat, step.value.id)
  }
  expect(pauses).toBeGreaterThan(0)
})
