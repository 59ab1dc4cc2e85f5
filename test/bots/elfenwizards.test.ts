// Loads the games with their bots, screens and rulebooks.
import '../games/library.ts'
import { describe, expect, test } from 'vitest'
import { runToEnd } from '../../src/bots/bot.ts'
import { type Bot, botRandom, botsOf, hintFor, lookaheadFor } from '../../src/bots/index.ts'
import { placeAllSpells } from '../../src/games/elfenwizards/bots/fast-placing.ts'
import { trySequences } from '../../src/games/elfenwizards/bots/playout.ts'
import { reasonFor } from '../../src/games/elfenwizards/bots/reasons.ts'
import { levelValue, risingValue } from '../../src/games/elfenwizards/bots/values.ts'
import { elfenwizards } from '../../src/games/elfenwizards/game.ts'
import { contestsOf, decisionBy, trailingOf } from '../../src/games/elfenwizards/rules/facts/contests.ts'
import { ARENAS } from '../../src/games/elfenwizards/rules/state/board.ts'
import type { Magician, PublicState } from '../../src/games/elfenwizards/rules/state/components.ts'
import type { ElfenView } from '../../src/games/elfenwizards/rules/state/view.ts'
import { WORDS } from '../../src/games/elfenwizards/words/catalog.ts'
import { copy, type Header, inLanguage, Match, next, type Question, seedRandom } from '../../src/kernel/index.ts'
import { amount, LONG } from '../amount.ts'
import { worded } from '../asked.ts'

const header = (seed: string, players = 3): Header => ({
  game: 'elfenwizards',
  rules: elfenwizards.rules,
  options: {},
  seats: ['Ann', 'Ben', 'Cyd', 'Dan'].slice(0, players),
  seed,
  practice: false,
})

/** The number of answers in a game that is played twice. */
const ANSWERS = amount(25, 60)

const [mentor, apprentice] = botsOf('elfenwizards') as [Bot, Bot]

type ElfenMatch = Match<Parameters<(typeof elfenwizards)['turn']>[0]['state']>

const answerOf = (bot: Bot, match: ElfenMatch, question: Question): string => {
  const { seat } = question
  return bot.answer(match.view(seat), question, botRandom(match.header, seat, match.length), lookaheadFor(match, seat))
}

/** Lets a bot make up to a number of decisions. The match throws if an answer is not an option. */
function play(bots: readonly Bot[], head: Header, most = 400): ElfenMatch {
  const match: ElfenMatch = Match.begin(elfenwizards, head)
  for (let n = 0; n < most && !match.over; n++) {
    const question = match.questions[0]!
    match.answer(question.seat, answerOf(bots[question.seat % bots.length]!, match, question))
  }
  return match
}

/** Returns a game that the apprentice has played to a question with this topic, by default the first one. */
function at(topic: string, seed = 'at', nth = 1): { match: ElfenMatch; question: Question } {
  const match: ElfenMatch = Match.begin(elfenwizards, header(seed))
  for (let left = nth; !match.over; ) {
    const question = match.questions[0]!
    if (question.topic === topic && --left === 0) return { match, question }
    match.answer(question.seat, answerOf(apprentice, match, question))
  }
  throw new Error(`nobody is asked for ${topic}`)
}

test('a pip is worth more on a level where rivals compete than on one where the guild is alone', () => {
  const { match, question } = at('die')
  const { seat } = question
  const shown = match.view(seat) as PublicState
  const arena = contestsOf(shown).find(({ arena, owner }) => owner === null && arena.level === 'necromancer')?.arena
  const level = arena!.level
  const alone = { ...shown, magicians: shown.magicians.filter(one => one.seat === seat) }
  expect(levelValue(alone, seat)[level]).toBeLessThan(levelValue(shown, seat)[level] / 2)
})

test('there is a mentor and an apprentice, with the stronger one first', () => {
  expect(botsOf('elfenwizards').map(bot => bot.name)).toEqual(['mentor', 'apprentice', 'wanderer'])
})

test.each([3, 4])('%i apprentices play legally to the end', players => {
  expect(play([apprentice], header('legal', players), 2000).over).toBe(true)
})

test('the mentor plays legally, and reaches the end in long test runs', () => {
  const match = play([mentor, apprentice, apprentice], header('legal'), amount(120, 2000))
  expect(match.over).toBe(LONG)
  expect(match.length).toBeGreaterThanOrEqual(120)
})

test.each([['mentor', mentor] as const, ['apprentice', apprentice] as const])(
  '%s plays the same game twice',
  (_, bot) => {
    const head = header('twice')
    expect(play([bot], head, ANSWERS).moves).toEqual(play([bot], head, ANSWERS).moves)
  },
)

describe('the mentor', () => {
  // In each of these, some of the round's dice have not been rolled yet, so knowing them would matter.
  test.each([
    ['die', 1],
    ['box', 1],
    ['box', 5],
    ['again', 1],
  ] as const)('does not use future dice when asked for %s', (topic, nth) => {
    const { match, question } = at(topic, 'blind', nth)
    const before = answerOf(mentor, match, question)
    for (let n = 0; n < 4; n++) {
      for (const stream of Object.values(match.state.random)) next(stream)
      expect(answerOf(mentor, match, question)).toBe(before)
    }
  })

  test.each([
    ['box', 3],
    ['spell', 4],
    ['support', 4],
    ['demote', 1],
  ] as const)('leaves the game unchanged when asked for %s', (topic, nth) => {
    const { match, question } = at(topic, 'still', nth)
    const before = copy(match.state)
    answerOf(mentor, match, question)
    expect(match.state).toEqual(before)
  })

  /** Returns a table where spells are being placed, with only these spells left, all from one seat. */
  function last(chips: number, wizard: readonly number[]): { match: ElfenMatch; seat: number } {
    const { match, question } = at('spell')
    const { seat } = question
    const state = copy(match.state)
    for (const player of state.players) {
      Object.assign(player, { chips: 0, spent: 7, passed: player.seat !== seat })
      player.boxes = { wizard: [], sorcerer: [], necromancer: [], magician: [], minor: [], grey: [] }
    }
    Object.assign(state.players[seat]!, { chips, spent: 7 - chips })
    state.players[seat]!.boxes.wizard = [...wizard]
    for (const magician of state.magicians)
      if (magician.at.startsWith('w') && magician.seat !== seat) magician.at = 'm1'
    return { match: Match.begin({ ...elfenwizards, begin: () => state }, header('last')), seat }
  }

  test('spends its last chip on its own spell if nobody can respond', () => {
    const { match, seat } = last(1, [])
    const [asked] = match.questions
    expect(asked!.options.map(option => option.id)).toEqual(['chip', 'pass'])
    expect(answerOf(mentor, match, asked!)).toBe('chip')
    match.answer(seat, 'chip')
    const target = answerOf(mentor, match, match.questions[0]!)
    expect(match.state.magicians.find(({ id }) => id === target)!.seat).toBe(seat)
  })

  test('considers a spell with a single possible target, which the game does not ask for', () => {
    const { match } = last(0, [6])
    const [asked] = match.questions
    expect(asked!.options.map(option => option.id)).toEqual(['wizard 6', 'pass'])
    expect(['wizard 6', 'pass']).toContain(answerOf(mentor, match, asked!))
  })
})

test.each(['one', 'two', 'three'])(
  'simulates the placing of spells exactly as it happens at the table, on seed %s',
  seed => {
    const { match } = at('spell', seed)
    const state = copy(match.state)
    placeAllSpells(state, 0, seedRandom('', ''))
    const thought: ElfenMatch = Match.begin({ ...elfenwizards, begin: () => state }, header(seed))
    const { day } = match.state
    for (const one of [match, thought])
      while (one.state.day === day && !one.over) {
        const question = one.questions[0]!
        one.answer(question.seat, apprentice.answer(one.view(question.seat), question, seedRandom('', question.topic)))
      }
    expect(thought.state.magicians).toEqual(match.state.magicians)
    expect(thought.state.players).toEqual(match.state.players)
  },
)

test('values a rise as the rules decide it, in any position', () => {
  const [own, other] = [16, -3]
  const candidate = (seat: number, i: number): Magician => ({ id: `${i}`, seat, at: '', grey: 0, spells: [] })
  const guilds = [[0], [1], [0, 1], [1, 1], [0, 1, 2], [0, 0, 0], [1, 1, 1], [0, 1, 2, 1]]
  for (const arena of ARENAS.filter(({ titles }, i) => i === 0 || titles.length > 1).slice(0, 2))
    for (const seats of guilds) {
      const candidates = seats.map(candidate)
      const contest = { arena, candidates, owner: new Set(seats).size === 1 ? seats[0]! : null }
      const order = [2, 0, 1]
      for (let n = 0; n < 4 ** seats.length; n++) {
        const points = seats.map((_, i) => Math.floor(n / 4 ** i) % 4)
        const { risen, chosen } = decisionBy(contest, order, points)
        const all = [...risen, ...(chosen ? chosen.from.slice(0, chosen.count) : [])]
        const worth = all.reduce((sum, { seat }) => sum + (seat === 0 ? own : other), 0)
        expect(risingValue(contest, 0, points, own, other), `${seats}: ${points}`).toBe(worth)
      }
    }
})

describe('a hint', () => {
  const topics = ['die', 'box', 'again', 'done', 'buy', 'spell', 'support', 'vacancy', 'demote', 'retire']

  test.each(topics)('is one of the answers and has a reason, when asked for %s', topic => {
    const { match, question } = at(topic)
    const hint = hintFor(elfenwizards, match.view(question.seat), worded(match, question))!
    expect(question.options.map(option => option.id)).toContain(hint.id)
    expect(hint.why).toMatch(/^[A-Z0-9].*\.$/)
    expect(hint.why).not.toMatch(/undefined|null|NaN|\.\./)
  })

  test('is given for the last die too, although the game does not ask which die it is', () => {
    for (let nth = 1; ; nth++) {
      const { match, question } = at('box', 'last die', nth)
      if (match.state.step === 2 || match.state.players[question.seat]!.hand.length > 1) continue
      const hint = hintFor(elfenwizards, match.view(question.seat), worded(match, question))!
      expect(question.options.map(option => option.id)).toContain(hint.id)
      return
    }
  })

  test.each(['a', 'b', 'c', 'd'])('gives a simple reason to place or keep a die if there is one, on seed %s', seed => {
    const { match, question } = at('die', seed)
    const { why } = hintFor(elfenwizards, match.view(question.seat), worded(match, question))!
    expect(why).toMatch(
      /^(Place \[6\]: a high die makes a strong spell, .*|Keep them all: weak spells .*|.*\. In trial games, this did .*)\.$/,
    )
  })

  test.each([
    ['done', /every die is placed/],
    ['buy', /^(\d chips?) for \[[1-6 ]+\]: a chip is a one-point spell/],
  ])('gives the same reason for %s every time', (topic, reason) => {
    const { match, question } = at(topic)
    expect(hintFor(elfenwizards, match.view(question.seat), worded(match, question))?.why).toMatch(reason)
  })

  test('gives the purpose of a spell and the next best answer, but no chances from a few trial games', () => {
    const { match, question } = at('spell')
    const { why } = hintFor(elfenwizards, match.view(question.seat), worded(match, question))!
    expect(why).toMatch(
      /^Place a (\[\d\]|chip) beside [RGB]\d, who would then (become|need \d+ more to become) .* \(\d+ points a round\)\. In trial games, this did (better than|as well as) ".*"\.$/,
    )
  })

  test.each(['a', 'b', 'c'])('for a magician follows the hint for the spell, on seed %s', seed => {
    for (let nth = 1; nth <= amount(4, 12); nth++) {
      const { match, question } = at('spell', seed, nth)
      const { seat } = question
      const first = hintFor(elfenwizards, match.view(seat), worded(match, question))!
      if (first.id === 'pass') continue
      match.answer(seat, first.id)
      const next = match.questionFor(seat)
      if (next?.topic !== 'support') continue
      const second = hintFor(elfenwizards, match.view(seat), worded(match, next))!
      expect(second.id, first.why).toBe(first.next)
      expect(second.why.split('. ')[0]).toBe(first.why.split('. ')[0])
    }
  })

  test.each([
    [
      'b',
      'says that the others could answer',
      'the others could answer your spells, and each chip you keep is a point',
    ],
    ['b', 'says that the chips gain more if the others have passed', 'that gains you less than keeping your chips'],
  ])('to pass although a spell could win a title, on seed %s, %s', (seed, _, reason) => {
    const { match, question } = at('spell', seed)
    const view = copy(match.view(question.seat)) as ElfenView
    for (const player of view.players) player.passed = reason.startsWith('that')
    const [near] = trailingOf(view, question.seat)
    const asked = worded(match, question)
    const pass = asked.options.find(({ id }) => id === 'pass')!
    const why = reasonFor(WORDS.in('en'), view, asked, pass, [{ line: ['pass'], chances: 1 }])
    expect(why).toContain(`Pass: ${near!.magician.id.toUpperCase()} could still become `)
    expect(why).toContain(reason)
  })

  // With only six games, the hint passed here although a chip won more often by a wide margin.
  test('to pass is given only if that is better in many trial games', () => {
    for (let nth = 1; nth <= 30; nth++) {
      const { match, question } = at('spell', 'c', nth)
      const { seat } = question
      if (seat !== 0) continue
      if (match.state.day > 1) break
      const view = match.view(seat) as ElfenView
      const hint = hintFor(elfenwizards, view, worded(match, question))!
      const near = trailingOf(view, seat).filter(({ more }) => more <= view.players[seat]!.chips)
      if (hint.id !== 'pass' || near.length === 0) continue
      const mean = (line: readonly string[]) => {
        const tries = Array.from({ length: 10 }, (_, n) =>
          runToEnd(trySequences(view, question, [line, line], seedRandom('many', String(n)))),
        )
        return tries.reduce((sum, [one]) => sum + one!.chances, 0) / tries.length
      }
      for (const { magician } of near)
        expect(mean(['pass']), hint.why).toBeGreaterThan(mean(['chip', magician.id]) - 0.03)
    }
  })

  test('is in German if the game is', () => {
    const { match, question } = at('spell')
    const german = inLanguage(elfenwizards, 'de')
    const asked = worded({ ...match, game: german, state: match.state }, question)
    const { why } = hintFor(german, match.view(question.seat), asked)!
    expect(why).toMatch(
      /^Setze (eine \[\d\]|einen Chip) auf [RGB]\d: .* \(\d+ Punkte in jeder Runde\)\. In Probespielen lief das (besser als|so gut wie) „.*“\.$/,
    )
  })

  test('says which rival a spell beside another guild stops', () => {
    const { match, question } = at('spell')
    const view = copy(match.view(question.seat)) as ElfenView
    const contest = contestsOf(view).find(
      ({ arena, candidates }) =>
        arena.titles.length === 1 && candidates.length === 2 && candidates.every(({ seat }) => seat !== question.seat),
    )!
    const [helped, stopped] = contest.candidates as [Magician, Magician]
    for (const { spells } of contest.candidates) spells.length = 0
    stopped.spells.push({ seat: stopped.seat, die: 3 })
    const asked = worded(match, question)
    const tried = { line: [question.options[0]!.id, helped.id], chances: 1 } as const
    const why = reasonFor(WORDS.in('en'), view, asked, asked.options[0]!, [tried])
    expect(why).toMatch(
      new RegExp(`beside ${helped.id} so that ${stopped.id} doesn't become .+ \\(\\d+ points a round\\)\\.`, 'i'),
    )
  })

  test.each([
    ['demote', /(is|are) there to compete for .* Necromancer \(3 points a round\)/],
    ['retire', /(is|are) there to compete for .* Necromancer \(3 points a round\)/],
    ['vacancy', /that's \d+ points a round, and .* compete/],
    ['again', /a reroll (costs a chip|averages about \d+)|^Pay a chip .*\(/],
    ['mover', /the first to move has the most vacant titles/],
  ])('says what an answer gains, when asked for %s', (topic, gain) => {
    for (const seed of ['a', 'b', 'c']) {
      const { match, question } = at(topic, seed)
      const { why } = hintFor(elfenwizards, match.view(question.seat), worded(match, question))!
      expect(why).toMatch(gain)
    }
  })

  test('says by how much a magician who already leads would then lead', () => {
    const { match, question } = at('spell')
    const view = copy(match.view(question.seat)) as ElfenView
    const contest = contestsOf(view).find(
      ({ arena, candidates }) =>
        arena.titles.length === 1 && candidates.length === 2 && candidates.some(({ seat }) => seat === question.seat),
    )!
    const own = contest.candidates.find(({ seat }) => seat === question.seat)!
    for (const { spells } of contest.candidates) spells.length = 0
    own.spells.push({ seat: own.seat, die: 3 })
    const asked = worded(match, question)
    const spell = asked.options.find(({ id }) => /^[a-z]+ 6$/.test(id))!
    const why = reasonFor(WORDS.in('en'), view, asked, spell, [{ line: [spell.id, own.id], chances: 1 }])
    expect(why).toMatch(/who would then lead by 9 in the contest for .* \(\d+ points a round\)\./)
  })
})
