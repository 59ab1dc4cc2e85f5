import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Bot, registerExternalBot } from '../../src/bots/index.ts'
import { ask, type Game, type Rule, type Seat } from '../../src/kernel/index.ts'
import { BotSeats, letBotsTalk, personsAt } from '../../src/server/bot-seats.ts'
import { GameSession } from '../../src/storage/index.ts'
import type { Words } from '../../src/text/index.ts'
import { gameOf } from '../kernel/play.ts'
import { type ToyTable, toyHeader } from '../kernel/toy.ts'
import { header, wizards } from '../screen/sitting.ts'
import { english, said } from '../words.ts'
import { isToldAll, openTable } from './tables.ts'

const whole = header({ seats: ['Ann', 'Ben'], players: ['person', 'bot:wanderer'] })
const opened = () => openTable({}, wizards, { whole })

describe('a bot at a shared table', () => {
  it('answers whenever it is asked, and the others continue', async () => {
    const at = await opened()
    const ann = await at.sit('Ann')
    const answersOf = (seat: number) =>
      at.session.match.moves.filter(move => 'seat' in move && move.seat === seat).length
    for (let i = 0; i < 8; i++) {
      // A question answered once must not be answered again before the next one arrives.
      await ann.until('a question', () => isToldAll(at, ann.guest.position) && ann.guest.position.question !== null)
      ann.guest.answer(ann.guest.position.question!.options[0]!.id)
      await ann.until('the answer', () => answersOf(0) > i)
    }
    expect(answersOf(1)).toBeGreaterThan(0)
    expect(ann.guest.position.shared?.seats).toEqual([
      { name: 'Ann', here: true, bot: false, locked: false },
      { name: 'Ben', here: true, bot: true, locked: false },
    ])
    expect(at.faults).toEqual([])
  })

  it('plays for somebody who gives it their seat, until they take it back', async () => {
    const at = await opened()
    const ann = await at.sit('Ann')
    await ann.until('a question', () => ann.guest.position.question !== null)
    ann.guest.giveSeat('Ann bot:wanderer')
    await ann.until('the bot', () => at.session.players[0] === 'bot:wanderer')
    const { length } = at.session.match
    await ann.until('its answers', () => at.session.match.length > length + 6)
    expect(at.session.match.moves.slice(length).some(move => 'seat' in move && move.seat === 0)).toBe(true)
    await ann.until('no question', () => ann.guest.position.question === null)
    ann.guest.undo(1)
    await ann.until('the refusal', () =>
      ann.news.some(
        news => news.kind === 'notice' && english.format(news.text).includes('"seat Ann person" takes the seat back'),
      ),
    )
    ann.guest.giveSeat('Ann person')
    await ann.until('the question again', () => ann.guest.position.question !== null)
    expect(at.log).toContain('Ann is now played by a person.')
  })

  it('leaves its seat to a player who joins there and confirms', async () => {
    const at = await opened()
    expect(await at.join('Ben')).toMatchObject({
      kind: 'refused',
      sentence: "A bot is playing Ben's seat.",
      wants: 'take',
    })
    await at.sit({ seat: 'Ben', take: true })
    expect(at.session.players).toEqual(['person', 'person'])
  })

  it("cannot be given another player's seat", async () => {
    const at = await openTable({}, wizards, { whole: header({ seats: ['Ann', 'Ben', 'Cleo'] }) })
    await at.locks.set('Cleo', 'only Cleo knows')
    const ann = await at.sit('Ann')
    await at.sit('Ben')
    const refused = async (words: string, why: string) => {
      ann.guest.giveSeat(words)
      await ann.until(why, () =>
        ann.news.some(news => news.kind === 'notice' && english.format(news.text).includes(why)),
      )
    }
    await refused('Ben bot:wanderer', "Ben's seat is taken, and only Ben can give it away.")
    await refused('Cleo bot:wanderer', "Cleo's seat has a passphrase, so only Cleo can give it away.")
    await refused('Ben bot:merlin', 'not "bot:merlin"')
    await refused('', 'Ben: person.')
    expect(at.session.players).toEqual(['person', 'person', 'person'])
  })
})

describe('a bot that cannot answer at a shared table', () => {
  it('is reported to everybody, including those who join later, and a person can take its seat', async () => {
    const players = ['person', 'bot:lost', 'person', 'person']
    const seats = ['Ann', 'Ben', 'Cleo', 'Dan']
    const at = await openTable({}, walk, { whole: toyHeader({ game: walk.id, seats, players }) })
    const ann = await at.sit('Ann')
    await ann.until('a question', () => ann.guest.position.question !== null)
    ann.guest.answer('east')
    const why = 'lost can\'t answer for Ben: there is no way from here. "seat Ben person" gives the seat to a person.'
    const heard = ({ news }: typeof ann) => news.some(one => JSON.stringify(one).includes('there is no way'))
    await ann.until('the reason', () => at.log.includes(why))
    const cleo = await at.sit('Cleo')
    await cleo.until('the reason', () => heard(cleo))
    ann.guest.giveSeat('Ben person')
    await ann.until('the person', () => at.session.players[1] === 'person')
    const ben = await at.sit('Ben')
    await ben.until('a question', () => ben.guest.position.question !== null)
    ben.guest.answer('west')
    await ben.until('the answer', () => at.session.match.length === 2)
    expect([heard(ann), heard(cleo), at.faults]).toEqual([true, true, []])
  })
})

/**
 * Creates bots at a separate table that think this long as soon as somebody other than Ann is asked. The test controls
 * the clock.
 */
function awaited(
  pause: number,
  test: (session: GameSession, bots: BotSeats, answers: number) => void,
  heard: (trouble: Words | null, bots: BotSeats) => void = () => undefined,
): void {
  vi.useFakeTimers()
  try {
    const session = GameSession.begin(wizards, whole, null)
    const bots: BotSeats = new BotSeats(
      session,
      { answered: trouble => heard(trouble, bots), stuck: sentence => heard(sentence, bots) },
      () => pause,
    )
    while (session.match.questions[0]!.seat === 0) session.answer(0, session.match.questions[0]!.options[0]!.id)
    test(session, bots, session.match.length)
  } finally {
    vi.useRealTimers()
  }
}

describe('the bots of a table', () => {
  it('think once about a question, however often they are woken', () => {
    const news: (string | null)[] = []
    awaited(
      100,
      ({ match }, bots, length) => {
        for (let i = 0; i < 3; i++) expect(bots.wake()).not.toBeNull()
        vi.advanceTimersByTime(99)
        expect(match.length).toBe(length)
        vi.advanceTimersByTime(60_000)
        expect(news).toEqual([null])
        expect(match.length).toBe(length + 1)
      },
      trouble => void news.push(said(trouble)),
    )
  })

  it('answer without delay once the player has skipped delays, until a person is asked', () => {
    awaited(
      60_000,
      ({ match }, bots, length) => {
        expect(bots.wake()).not.toBeNull()
        vi.advanceTimersByTime(50_000)
        expect(match.length).toBe(length)
        bots.skipDelays()
        expect(bots.isFastForward).toBe(true)
        for (let i = 0; i < 2_000 && bots.isFastForward; i++) vi.advanceTimersByTime(1)
        expect(match.length).toBeGreaterThan(length)
        expect(bots.isFastForward).toBe(false)
        expect(match.questions.every(({ seat }) => !bots.has(seat))).toBe(true)
      },
      (_trouble, bots) => void bots.wake(),
    )
  })

  it('delay the game by at most three and a half times the pace in all, until a person is asked', () => {
    const pauses: number[] = []
    let before = 0
    awaited(
      600,
      ({ match }, bots) => {
        before = Date.now()
        bots.wake()
        for (let i = 0; i < 60_000 && match.questions.some(({ seat }) => bots.has(seat)); i++) vi.advanceTimersByTime(1)
        expect(pauses.slice(0, 2)).toEqual([600, 500])
        expect(pauses.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(2100 + pauses.length * 2)
      },
      (_trouble, bots) => {
        pauses.push(Date.now() - before)
        before = Date.now()
        bots.wake()
      },
    )
  })

  it('wait while somebody watches earlier events, and continue at their pace afterward', () => {
    awaited(100, ({ match }, bots, length) => {
      bots.wake()
      bots.pauseBots()
      vi.advanceTimersByTime(60_000)
      expect(match.length).toBe(length)
      bots.resumeBots()
      vi.advanceTimersByTime(99)
      expect(match.length).toBe(length)
      vi.advanceTimersByTime(60_000)
      expect(match.length).toBe(length + 1)
    })
  })

  it('stop thinking when they are paused', () => {
    awaited(100, ({ match }, bots, length) => {
      bots.wake()
      bots.cancel()
      vi.advanceTimersByTime(60_000)
      expect(match.length).toBe(length)
    })
  })
})

/** Ann and three others walk in turn, and may promise each other gold. */
const walk = {
  ...gameOf(function* (table: ToyTable): Rule {
    for (let i = 0; i < 20; i++)
      yield* ask({ seat: i % 4, topic: 'wander', rule: '2.1', options: [{ id: 'east' }, { id: 'west' }] })
    table.end({ winners: [0], text: 'Home.' })
  }),
  id: 'walk-of-bots',
  bargains: {
    ...{ rule: '7.1', forms: [], promises: () => [], read: () => null, fate: () => 'open' },
    words: (_promise: string, name: string) => `${name} gives gold`,
  },
} as unknown as Game

const about = () => 'Walks.'
const BOTS: readonly Bot[] = [
  { name: 'brisk', about, answer: () => 'west' },
  {
    ...{ name: 'slow', about, answer: () => 'east' },
    *think() {
      yield
      yield
      return 'west'
    },
  },
  {
    ...{ name: 'lost', about },
    answer() {
      throw new Error('there is no way from here')
    },
  },
  {
    name: 'trader',
    about,
    answer: () => 'west',
    accepts: () => true,
    offer: () => ({ to: 2, give: 'gold', take: 'gold' }),
  },
]
for (const bot of BOTS) registerExternalBot(walk.id, bot)

/** Begins a walk in which these bots play the seats after Ann's, and the first of them is asked. */
function walking(pace: number, ...bots: readonly string[]) {
  const players = ['person', ...bots.map(bot => `bot:${bot}`), ...Array(3 - bots.length).fill('person')]
  const seats = ['Ann', 'Ben', 'Cleo', 'Dan']
  const session = GameSession.begin(walk, toyHeader({ game: walk.id, seats, players }), null)
  const told: (string | null)[] = []
  const stuck: string[] = []
  const seated: BotSeats = new BotSeats(
    session,
    { answered: trouble => void told.push(said(trouble)), stuck: words => void stuck.push(said(words)) },
    () => pace,
  )
  session.answer(0, 'east')
  return { session, match: session.match, bots: seated, told, stuck }
}

describe('a bot that is asked', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('thinks in slices between which others are served, and reports its result once', () => {
    const { match, bots, told } = walking(100, 'slow')
    expect(bots.wake()).toMatchObject({ bot: { name: 'slow' }, question: { seat: 1 } })
    vi.advanceTimersByTime(100)
    // Watching, skipping delays or resuming now does not restart its thinking.
    bots.pauseBots()
    bots.stop()
    bots.resumeBots()
    bots.skipDelays()
    expect(match.length).toBe(1)
    vi.advanceTimersByTime(60_000)
    expect([match.length, told]).toEqual([2, [null]])
    expect(match.moves.at(-1)).toEqual({ seat: 1, id: 'west' })
  })

  it('abandons its computation when it is stopped or must think again', () => {
    const { match, bots, told } = walking(100, 'slow')
    bots.wake()
    vi.advanceTimersByTime(100)
    bots.cancel()
    vi.advanceTimersByTime(60_000)
    expect(match.length).toBe(1)
    bots.resumeBots()
    bots.skipDelays()
    vi.advanceTimersByTime(60_000)
    expect(match.length).toBe(1)
    bots.wake()
    vi.advanceTimersByTime(60_000)
    expect([match.length, told]).toEqual([2, [null]])
  })

  it('reports that it cannot answer, and the game stays where it is', () => {
    const { session, match, bots, told, stuck } = walking(0, 'lost')
    bots.wake()
    vi.advanceTimersByTime(60_000)
    expect([match.length, told]).toEqual([1, []])
    const why = 'lost can\'t answer for Ben: there is no way from here. "seat Ben person" gives the seat to a person.'
    expect([stuck, said(bots.stuck)]).toEqual([[why], why])
    // It is not asked again, and stops thinking, until somebody else takes the seat.
    expect(bots.wake()).toBeNull()
    vi.advanceTimersByTime(60_000)
    expect(stuck).toEqual([why])
    session.seat(1, 'bot:brisk')
    expect(bots.stuck).toBeNull()
    expect(bots.wake()).toMatchObject({ bot: { name: 'brisk' } })
    vi.advanceTimersByTime(1)
    expect(match.length).toBe(2)
  })

  it('does not exist while only people are asked, and skipping delays ends then', () => {
    const { session, match, bots } = walking(100)
    bots.skipDelays()
    expect([bots.wake(), bots.isFastForward]).toEqual([null, false])
    vi.advanceTimersByTime(60_000)
    expect(match.length).toBe(1)
    expect([0, 1, 2, 3].map(seat => bots.has(seat))).toEqual([false, false, false, false])
    expect(bots.persons).toEqual([0, 1, 2, 3])
    session.seat(2, 'bot:brisk')
    expect([2, 3].map(seat => bots.has(seat))).toEqual([true, false])
    expect([bots.persons, personsAt(session)]).toEqual([
      [0, 1, 3],
      [0, 1, 3],
    ])
    // An unknown bot plays for nobody.
    session.seat(3, 'bot:merlin')
    expect(bots.persons).toEqual([0, 1, 3])
  })

  it('waits for its delay, but answers immediately if delays are skipped, before it is asked or after', () => {
    const first = walking(100, 'brisk', 'brisk')
    first.bots.skipDelays()
    first.bots.wake()
    expect(first.match.length).toBe(1)
    vi.advanceTimersByTime(1)
    expect([first.match.length, first.bots.isFastForward]).toEqual([2, true])
    const { match, bots } = walking(100, 'brisk')
    bots.wake()
    bots.skipDelays()
    vi.advanceTimersByTime(1)
    expect(match.length).toBe(2)
    vi.advanceTimersByTime(60_000)
    expect(match.length).toBe(2)
  })

  it('waits for somebody watching, but not if it has no delay or delays are skipped', () => {
    const lengthAfter = (pace: number, ...does: readonly ((bots: BotSeats) => void)[]) => {
      const { match, bots } = walking(pace, 'brisk')
      bots.wake()
      for (const act of does) act(bots)
      vi.advanceTimersByTime(60_000)
      return match.length
    }
    const [pauseBots, stop, skipDelays, resumeBots] = (['pauseBots', 'stop', 'skipDelays', 'resumeBots'] as const).map(
      name => (bots: BotSeats) => bots[name](),
    ) as [(bots: BotSeats) => void, (bots: BotSeats) => void, (bots: BotSeats) => void, (bots: BotSeats) => void]
    expect([
      lengthAfter(100, pauseBots),
      lengthAfter(100, pauseBots, resumeBots),
      lengthAfter(100, pauseBots, skipDelays),
    ]).toEqual([1, 2, 2])
    expect([lengthAfter(0, pauseBots), lengthAfter(100, skipDelays, pauseBots)]).toEqual([2, 2])
    // A stop still holds it back.
    expect([lengthAfter(0, stop), lengthAfter(100, skipDelays, stop), lengthAfter(0, stop, resumeBots)]).toEqual([
      1, 1, 2,
    ])
  })

  it('waits for its full delay again when it resumes, unless delays are skipped', () => {
    const { match, bots } = walking(100, 'brisk')
    bots.wake()
    vi.advanceTimersByTime(60)
    bots.resumeBots()
    vi.advanceTimersByTime(99)
    expect(match.length).toBe(1)
    vi.advanceTimersByTime(1)
    expect(match.length).toBe(2)
    const hurried = walking(100, 'brisk')
    hurried.bots.skipDelays()
    hurried.bots.wake()
    hurried.bots.stop()
    hurried.bots.resumeBots()
    vi.advanceTimersByTime(1)
    expect(hurried.match.length).toBe(2)
  })

  it('waits for its full delay again once a person has been asked', () => {
    const { session, match, bots } = walking(600, 'brisk', 'brisk', 'brisk')
    const delays: number[] = []
    for (let round = 0; round < 2; round++) {
      while (bots.wake()) {
        const { length } = match
        let delay = 0
        for (; match.length === length && delay < 1_000; delay++) vi.advanceTimersByTime(1)
        delays.push(delay)
      }
      session.answer(0, 'east')
    }
    expect(delays).toEqual([600, 500, 400, 600, 500, 400])
  })

  it('speaks before it answers, and another bot replies immediately', () => {
    const { match, bots } = walking(100, 'trader', 'trader')
    bots.wake()
    expect(match.chat.map(({ by, message }) => [by, Object.keys(message)[0]])).toEqual([
      [1, 'offer'],
      [2, 'accept'],
    ])
    bots.wake()
    expect(match.chat).toHaveLength(2)
  })

  it('speaks to all listeners', () => {
    const { session } = walking(100, 'trader', 'brisk')
    const heard: Seat[] = []
    letBotsTalk(session, told => heard.push(told.events.length))
    expect(heard).toEqual([0, 0])
    expect(session.match.chat.at(-1)).toMatchObject({ by: 2, message: { refuse: 1 } })
  })
})
