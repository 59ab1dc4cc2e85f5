import { expect, test } from 'vitest'
import {
  answerNumber,
  answersTo,
  below,
  copy,
  fingerprint,
  type Match,
  type RecordLine,
  replay,
  type Seat,
} from '../../src/kernel/index.ts'
import { fuzzGame, headerFor, MAX_PENDING } from '../../src/lab/fuzz.ts'
import { amount } from '../amount.ts'
import { nthAnswer } from '../asked.ts'
import { lawsOf } from '../kernel/invariants.ts'
import { inAVacuum } from '../kernel/vacuum.ts'
import { asked, eyesAt, RandomGame, type Subject } from './play.ts'

/** The number of whole random games in which every invariant of the game is checked after every answer. */
const WHOLE = amount(4, 24)
/** The number of answers in the games that are checked more closely. */
const LONG = amount(250, 2000)
/** The number of answers to try at one question, and in all. */
const TRIED = 16
const TRIED_IN_ALL = amount(1000, 10_000)
/** The number of simultaneous decisions to check. */
const TOGETHER = amount(10, 100)

/** Checks that the rules of a game are as the kernel expects them. */
export function describeRules({ game, bots }: Subject): void {
  const bot = bots.at(-2)

  // One test each, because the longest one for a large game takes a while.
  test.each(Array.from({ length: WHOLE }, (_, n) => n))(
    'reaches its end without breaking an invariant, sets checkpoints, and replays from its record (%i)',
    n => {
      const header = headerFor(game, n, 'whole', { varied: true })
      const played = fuzzGame(game, header, { deep: n % 2 === 0, bot: n % 4 === 3 ? bot : undefined })
      expect(played.result).not.toBe('no end')
    },
  )

  test('satisfies the kernel invariants, and undo and redo restore position and views exactly', () => {
    const lines: RecordLine[] = []
    const play = new RandomGame(game, 'laws', 0)
    const { match, header } = play
    for (let i = 0; i < LONG && !match.over; i++) {
      if (i % 8 === 0) expect(lawsOf(match)).toEqual([])
      const isBack = i % 4 === 0
      const before = isBack ? sights(match) : ''
      const { seat, id } = play.step()
      lines.push({ seat, id, hash: match.hash() })
      expect(match.pending).toBeLessThanOrEqual(MAX_PENDING)
      if (!isBack || match.undoable(seat).moves === 0) continue
      const after = sights(match)
      const own = match.undo(seat)
      lines.push({ undo: 1, by: seat, ...(own ? { own } : {}), hash: match.hash() })
      expect(sights(match)).toBe(before)
      expect(match.redoable(seat)).toBe(1)
      match.redo(seat)
      expect(sights(match)).toBe(after)
      lines.push({ seat, id, hash: match.hash() })
    }
    const again = replay(game, { header, lines })
    expect([again.hash(), asked(again.questions)]).toEqual([match.hash(), asked(match.questions)])
    expect(again.events()).toEqual(match.events())
    const half = match.length >> 1
    const then = match.fork({ headless: false, at: half })
    for (const move of match.moves.slice(half)) then.play(move)
    expect(then.hash()).toBe(match.hash())
  })

  test('can carry out every option', () => {
    let tried = 0
    for (let n = 0; tried < TRIED_IN_ALL && n < 6; n++) {
      const play = new RandomGame(game, 'offers', n, { ...(n % 2 === 1 && bot ? { bot } : {}) })
      const { match } = play
      for (let i = 0; !match.over && i < LONG && tried < TRIED_IN_ALL; i++) {
        if (i % 4 === 0) tried += tryAll(match, play)
        play.step()
      }
    }
  })

  test('does not depend on the clock, system randomness, locale or language', () => {
    const play = () => {
      const playing = new RandomGame(game, 'vacuum', 1)
      const { match, header } = playing
      for (let i = 0; i < 120 && !match.over; i++) {
        const { seat } = playing.step()
        for (const eyes of eyesAt(header)) match.view(eyes)
        if (i % 10 === 9 && match.undoable(seat).moves > 0) match.undo(seat)
      }
      return [match.hash(), match.fork().hash(), match.fork({ at: match.length >> 1, headless: false }).hash()]
    }
    expect(inAVacuum(play)).toEqual(play())
  })

  test('reaches the same result in any order of simultaneous decisions, and after changed answers', () => {
    let seen = 0
    for (let n = 0; n < 8 && seen < TOGETHER; n++) {
      const play = new RandomGame(game, 'together', n)
      const { match } = play
      for (let i = 0; i < LONG && !match.over && seen < TOGETHER; i++) {
        if (isBeginning(match) && ++seen) decideTogether(match, play)
        play.step()
      }
    }
  })
}

/** Returns the position, the questions and everybody's views as one text. */
const sights = (match: Match): string =>
  [match.hash(), asked(match.questions), ...eyesAt(match.header).map(eyes => JSON.stringify(match.view(eyes)))].join(
    '\n',
  )

/** Tries the answers to every open question, or some of them if there are many. Returns the number tried. */
function tryAll(match: Match, { random }: RandomGame): number {
  let tried = 0
  for (const question of match.questions) {
    const count = answersTo(question)
    const skip = Math.max(1, Math.ceil(count / TRIED))
    for (let i = below(random, skip); i < count; i += skip, tried++) {
      const id = answerNumber(question, i)
      const fork = match.fork({ headless: false })
      fork.answer(question.seat, id)
      fork.game.check(fork.state)
      if (!fork.over && fork.questions.length === 0) expect.fail(`nobody is asked anything after ${id}`)
    }
  }
  return tried
}

/** Returns true if a simultaneous decision has just begun. */
const isBeginning = (match: Match): boolean =>
  (match.waiting()?.of ?? 0) > 1 && match.hiddenFrom(null).length === 0 && match.state.forced.length === 0

/** Returns everything that a seat could notice. */
function noticed(match: Match, seat: Seat): unknown {
  const { moves, barrier } = match.undoable(seat)
  const known = match.length - match.hiddenFrom(seat).length
  return [
    match.view(seat),
    asked(match.questions.filter(one => one.seat === seat)),
    moves,
    barrier,
    known,
    match.events().length,
  ]
}

/** Lets simultaneous seats decide in any order with second thoughts, and then directly in the order of the seats. */
function decideTogether(match: Match, { random, header }: RandomGame): void {
  const from = match.length
  const crossed = match.fork({ headless: false })
  for (let i = 0; i < 60 && (crossed.length === from || crossed.hiddenFrom(null).length > 0); i++) {
    const seats = header.seats.map((_, seat) => seat)
    const seat = seats[below(random, seats.length)]!
    const others = seats.filter(other => other !== seat)
    const before = others.map(other => copy(noticed(crossed, other)))
    const question = crossed.questionFor(seat)
    if (i < 40 && below(random, 3) === 0 && crossed.retractable(seat) > 0) crossed.undo(seat)
    else if (question) crossed.answer(seat, nthAnswer(question, below(random, 1000)))
    if (crossed.hiddenFrom(null).length > 0) expect(others.map(other => noticed(crossed, other))).toEqual(before)
  }
  while (crossed.hiddenFrom(null).length > 0) {
    const question = crossed.questions[0]!
    crossed.answer(question.seat, nthAnswer(question, 0))
  }
  const straight = match.fork({ headless: false })
  const moves = crossed.moves.slice(from).flatMap(move => ('id' in move ? [move] : []))
  for (const move of [...moves].sort((a, b) => a.seat - b.seat)) straight.play(move)
  expect(fingerprint(straight.state)).toBe(fingerprint(crossed.state))
  expect([straight.hash(), asked(straight.questions)]).toEqual([crossed.hash(), asked(crossed.questions)])
  expect(straight.events(from)).toEqual(crossed.events(from))
}
