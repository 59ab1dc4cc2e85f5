import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { botAsked, findBot, hintFor, rivalNames } from '../../src/bots/index.ts'
import type { Message } from '../../src/screen/model.ts'
import { OwnTable } from '../../src/screen/own-table.ts'
import { GameSession, loadSave, newHeader, seatsOf } from '../../src/storage/index.ts'
import { amount } from '../amount.ts'
import { worded } from '../asked.ts'
import { answerNow } from '../bot-answer.ts'
import { cantrip } from '../cli/environment.ts'
import { folder } from '../folder.ts'
import { games, rulebooks } from '../games/library.ts'
import { said } from '../words.ts'

const wizards = games.find(game => game.id === 'wizards')!
const library = async () => ({ games, rulebooks })

/** Begins a game of Ann and a bot in its own file. */
function table(seats = ['Ann', 'bot:apprentice']) {
  const path = join(folder(), 'game.cantrip')
  return GameSession.begin(wizards, newHeader(wizards, { ...seatsOf(seats), seed: 'seats' }), path)
}

/** Plays until Ann is asked, and takes her first answer, a number of times. */
function playOn(session: GameSession, times: number): void {
  for (let n = 0; n < times && !session.match.over; ) {
    const asked = botAsked(session.match, session.players)
    if (asked) {
      const { seat, id } = answerNow(session.match, asked)
      session.answer(seat, id)
      continue
    }
    const question = session.match.questions[0]!
    session.answer(question.seat, question.options[0]!.id)
    n++
  }
}

describe('the seats of a header', () => {
  test('get unused names from the game, or the name of their bot when those run out', () => {
    expect(seatsOf(['tamsin', 'bot:mentor', 'bot:mentor'], undefined, ['Tamsin', 'Corwin']).seats).toEqual([
      'tamsin',
      'Corwin',
      'Mentor',
    ])
    for (const { id } of games) {
      const names = rivalNames(id)
      expect(names.length).toBeGreaterThanOrEqual(5)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('give each bot a name that nobody else has', () => {
    expect(seatsOf(['Ann', 'bot:mentor', 'Mentor 2', 'bot:mentor'])).toEqual({
      seats: ['Ann', 'Mentor', 'Mentor 2', 'Mentor 3'],
      players: ['person', 'bot:mentor', 'person', 'bot:mentor'],
    })
  })

  test('list no players if all are human, as in older records', () => {
    expect(newHeader(wizards, { ...seatsOf(['Ann', 'Ben']), seed: '1' })).not.toHaveProperty('players')
  })
})

test("a bot's answers are in the record, and a save resumes after them", () => {
  const session = table()
  playOn(session, 12)
  const { path, record } = session
  session.close()
  expect(record.lines.filter(line => 'id' in line && line.seat === 1).length).toBeGreaterThan(3)
  const again = loadSave(path!, games)
  expect(again.match.hash()).toBe(session.match.hash())
  expect(again.record.header.players).toEqual(['person', 'bot:apprentice'])
})

test('a seat changes hands during a game, and the save records it', () => {
  const session = table(['Ann', 'Bob'])
  expect(botAsked(session.match, session.players)).toBeNull()
  session.seat(1, 'bot:mentor')
  playOn(session, 3)
  expect(session.players).toEqual(['person', 'bot:mentor'])
  const { path } = session
  session.close()
  const again = GameSession.resume(path!, games)
  expect(again.players).toEqual(['person', 'bot:mentor'])
  again.seat(1, 'person')
  expect(botAsked(again.match, again.players)).toBeNull()
  again.close()
  expect(readFileSync(path!, 'utf8')).toContain('{"players":["person","bot:mentor"],"hash":')
})

test('on the screen, a bot answers by itself, one answer after another, while the person watches', () => {
  vi.useFakeTimers()
  try {
    const session = table(['bot:apprentice', 'Bob'])
    const news: Message[] = []
    const own = new OwnTable(
      session,
      folder(),
      'en',
      message => news.push(message),
      () => 600,
    )
    const [opened] = own.open()
    while (!botAsked(session.match, session.players)) {
      const question = session.match.questions[0]!
      news.push(...own.run({ kind: 'answer', seat: question.seat, id: question.options[0]!.id }))
    }
    for (let n = 0; n < 40 && botAsked(session.match, session.players); n++) {
      const before = session.match.length
      // The dice animation comes first.
      const seen = news.at(-1)
      if (seen?.kind === 'position' && seen.position.rolledAt !== null) own.run({ kind: 'resume-bots' })
      // Each pause is a sixth shorter than the last, until none is left.
      const pause = Math.max(0, 600 - 100 * n)
      if (pause > 0) {
        vi.advanceTimersByTime(pause - 1)
        expect(session.match.length).toBe(before)
      }
      vi.advanceTimersByTime(1)
      expect(session.match.length).toBe(before + 1)
    }
    const all = [opened!, ...news].flatMap(message => (message.kind === 'position' ? message : []))
    expect(all.every(({ position, cover }) => position.seat === 1 && !cover)).toBe(true)
    expect(all.some(({ position }) => position.thinking?.bot === 'apprentice')).toBe(true)
    expect(all.at(-1)!.position.question?.seat).toBe(1)
    own.leave()
    vi.advanceTimersByTime(10_000)
    expect(news.length).toBe(all.length - 1)
  } finally {
    vi.useRealTimers()
  }
})

test('on the screen, a bot that fails stops, says why, and lets a person take over', () => {
  vi.useFakeTimers()
  try {
    vi.spyOn(findBot('wizards', 'wanderer')!, 'answer').mockImplementation(() => {
      throw new Error('there is no way from here')
    })
    const session = table(['bot:wanderer', 'Bob'])
    const news: Message[] = []
    const own = new OwnTable(session, folder(), 'en', message => news.push(message))
    own.open()
    while (!botAsked(session.match, session.players)) {
      const question = session.match.questions[0]!
      own.run({ kind: 'answer', seat: question.seat, id: question.options[0]!.id })
    }
    vi.advanceTimersByTime(60_000)
    const last = news.at(-1)
    if (last?.kind !== 'position') throw new Error('the screen was told nothing')
    expect(last.position.thinking).toBeUndefined()
    expect(said(last.notice?.lines[0] ?? null)).toContain('there is no way from here.')
    const [taken] = own.run({ kind: 'seat', words: `${session.header.seats[0]} person` })
    expect(taken).toMatchObject({ kind: 'position', position: { seat: 0, question: { seat: 0 } } })
  } finally {
    vi.restoreAllMocks()
    vi.useRealTimers()
  }
})

test('on the screen, bots wait while the game is paused, at any pace, and then continue', () => {
  vi.useFakeTimers()
  try {
    for (const pace of [0, 500]) {
      const session = table(['bot:apprentice', 'Bob'])
      const own = new OwnTable(
        session,
        folder(),
        'en',
        () => undefined,
        () => pace,
      )
      own.open()
      while (!botAsked(session.match, session.players)) {
        const question = session.match.questions[0]!
        own.run({ kind: 'answer', seat: question.seat, id: question.options[0]!.id })
      }
      own.run({ kind: 'pause-bots' })
      const before = session.match.length
      vi.advanceTimersByTime(60_000)
      expect(session.match.length).toBe(before)
      own.run({ kind: 'resume-bots' })
      vi.advanceTimersByTime(pace)
      expect(session.match.length).toBeGreaterThan(before)
      own.leave()
    }
  } finally {
    vi.useRealTimers()
  }
})

describe('line by line', () => {
  const said = (input: string[], seats: string) =>
    cantrip(['play', 'wizards', '--plain', '--seed', '5', '--seats', seats], { input, environment: { library } })

  test("a bot's turn is reported, and then the person is asked", async () => {
    const { out, err } = await said(['roll', 'stop', 'stop', 'roll', 'stop', 'quit'], 'Ann,bot:apprentice')
    expect(err).toBe('')
    expect(out).toContain('Players: Ann, Tamsin.')
    expect(out).toMatch(/Tamsin rolls \d to move/)
    expect(out).not.toContain('Tamsin is asked')
  })

  test('a command gives a seat to a bot', async () => {
    const { out } = await said(
      ['seat', 'seat Zoe person', 'seat Ben bot:merlin', 'seat Ben bot:wanderer', 'quit'],
      'Ann,Ben',
    )
    expect(out).toContain('Ben: person.')
    expect(out).toContain('Type the seat and who should play it, such as "seat Ann bot:mentor".')
    expect(out).toContain('Ben can be person, bot:mentor, bot:apprentice or bot:wanderer, not "bot:merlin".')
    expect(out).toContain('Ben is now played by bot:wanderer.')
  })

  test('a hint says where to go and why', async () => {
    const { out } = await cantrip(
      ['play', 'wizards', '--plain', '--seed', '5', '--seats', 'Ann', '--variant', 'solitaire'],
      { input: ['hint', 'quit'], environment: { library } },
    )
    expect(out).toMatch(/Go to .+ \(.+ can take you into an Order\), about \d+ turns?\./)
  })

  test('an unknown bot is a command-line error', async () => {
    const { err, code } = await said([], 'Ann,bot:merlin')
    expect(err).toContain(
      'There is no bot called "bot:merlin" for Wizards; choose bot:mentor, bot:apprentice or bot:wanderer.',
    )
    expect(code).toBe(2)
  })
})

/** The number of answers for which a hint is requested. */
const HINTS = amount(60, 250)

test('a hint always names one of the answers, in whole sentences, and reveals nothing hidden', () => {
  const session = table(['Ann', 'Bob'])
  let count = 0
  for (let n = 0; n < HINTS && !session.match.over; n++) {
    const { match } = session
    const question = match.questions[0]!
    const hint = hintFor(wizards, match.view(question.seat), worded(match, question))
    if (hint) {
      count++
      expect(question.options.map(option => option.id)).toContain(hint.id)
      expect(hint.why).toMatch(/^[A-Z0-9].*\.$/)
      expect(hint.why).not.toMatch(/undefined|null|NaN|Infinity/)
    }
    session.answer(question.seat, hint?.id ?? question.options[0]!.id)
  }
  session.close()
  expect(count).toBeGreaterThan(0.6 * HINTS)
})
