import { describe, expect, it, vi } from 'vitest'
import { BotSeats } from '../../src/server/bot-seats.ts'
import { Sitting } from '../../src/storage/index.ts'
import type { Words } from '../../src/text/index.ts'
import { header, wizards } from '../screen/sitting.ts'
import { english, said } from '../words.ts'
import { openTable } from './tables.ts'

const whole = header({ seats: ['Ann', 'Ben'], players: ['person', 'bot:wanderer'] })
const opened = () => openTable({}, wizards, { whole })

describe('a bot at a shared table', () => {
  it('answers whenever it is asked, and the others go on', async () => {
    const at = await opened()
    const ann = await at.sit('Ann')
    for (let i = 0; i < 8; i++) {
      await ann.until('a question', () => ann.guest.position.question !== null)
      const { length } = at.sitting.match
      ann.guest.answer(ann.guest.position.question!.options[0]!.id)
      await ann.until('the answer', () => at.sitting.match.length > length)
    }
    expect(at.sitting.match.moves.filter(move => 'seat' in move && move.seat === 1).length).toBeGreaterThan(0)
    expect(ann.guest.position.shared?.seats).toEqual([
      { name: 'Ann', here: true, bot: false, locked: false },
      { name: 'Ben', here: true, bot: true, locked: false },
    ])
    expect(at.faults).toEqual([])
  })

  it('plays for somebody who gives it his seat, until he takes that back', async () => {
    const at = await opened()
    const ann = await at.sit('Ann')
    await ann.until('a question', () => ann.guest.position.question !== null)
    ann.guest.giveSeat('Ann bot:wanderer')
    await ann.until('the bot', () => at.sitting.players[0] === 'bot:wanderer')
    const { length } = at.sitting.match
    await ann.until('its answers', () => at.sitting.match.length > length + 6)
    expect(at.sitting.match.moves.slice(length).some(move => 'seat' in move && move.seat === 0)).toBe(true)
    await ann.until('no question', () => ann.guest.position.question === null)
    ann.guest.undo(1)
    await ann.until('the refusal', () =>
      ann.news.some(
        news => news.kind === 'notice' && english.tell(news.text).includes('"seat Ann person" takes the seat back'),
      ),
    )
    ann.guest.giveSeat('Ann person')
    await ann.until('the question again', () => ann.guest.position.question !== null)
    expect(at.log).toContain('Ann is played by a person now.')
  })

  it('makes way for whoever sits down there and says that he means it', async () => {
    const at = await opened()
    expect(await at.join('Ben')).toMatchObject({
      kind: 'refused',
      sentence: "A bot plays at Ben's seat.",
      wants: 'take',
    })
    await at.sit({ seat: 'Ben', take: true })
    expect(at.sitting.players).toEqual(['person', 'person'])
  })

  it('is given nobody else his seat', async () => {
    const at = await openTable({}, wizards, { whole: header({ seats: ['Ann', 'Ben', 'Cleo'] }) })
    await at.locks.set('Cleo', 'only Cleo knows')
    const ann = await at.sit('Ann')
    await at.sit('Ben')
    const refused = async (words: string, why: string) => {
      ann.guest.giveSeat(words)
      await ann.until(why, () => ann.news.some(news => news.kind === 'notice' && english.tell(news.text).includes(why)))
    }
    await refused('Ben bot:wanderer', "Somebody sits at Ben's seat, and only Ben can give it away.")
    await refused('Cleo bot:wanderer', "Cleo's seat has a pass-phrase, and only Cleo can give it away.")
    await refused('Ben bot:merlin', 'not "bot:merlin"')
    await refused('', 'Ben: person.')
    expect(at.sitting.players).toEqual(['person', 'person', 'person'])
  })
})

/** Bots at a table of their own, that think so long, as soon as somebody else than Ann is asked; the clock is ours. */
function awaited(
  pause: number,
  test: (sitting: Sitting, bots: BotSeats, answers: number) => void,
  heard: (trouble: Words | null, bots: BotSeats) => void = () => undefined,
): void {
  vi.useFakeTimers()
  try {
    const sitting = Sitting.begin(wizards, whole, null)
    const bots: BotSeats = new BotSeats(
      sitting,
      { answered: trouble => heard(trouble, bots), stuck: sentence => heard(sentence, bots) },
      () => pause,
    )
    while (sitting.match.questions[0]!.seat === 0) sitting.answer(0, sitting.match.questions[0]!.options[0]!.id)
    test(sitting, bots, sitting.match.length)
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

  it('answer without a pause once they are hurried, until a person is asked', () => {
    awaited(
      60_000,
      ({ match }, bots, length) => {
        expect(bots.wake()).not.toBeNull()
        vi.advanceTimersByTime(50_000)
        expect(match.length).toBe(length)
        bots.hurry()
        expect(bots.isHurried).toBe(true)
        for (let i = 0; i < 2_000 && bots.isHurried; i++) vi.advanceTimersByTime(1)
        expect(match.length).toBeGreaterThan(length)
        expect(bots.isHurried).toBe(false)
        expect(match.questions.every(({ seat }) => !bots.has(seat))).toBe(true)
      },
      (_trouble, bots) => void bots.wake(),
    )
  })

  it('wait while somebody watches what came before, and go on at their pace when it has been seen', () => {
    awaited(100, ({ match }, bots, length) => {
      bots.wake()
      bots.hold()
      vi.advanceTimersByTime(60_000)
      expect(match.length).toBe(length)
      bots.goOn()
      vi.advanceTimersByTime(99)
      expect(match.length).toBe(length)
      vi.advanceTimersByTime(60_000)
      expect(match.length).toBe(length + 1)
    })
  })

  it('think no more once they are to rest', () => {
    awaited(100, ({ match }, bots, length) => {
      bots.wake()
      bots.rest()
      vi.advanceTimersByTime(60_000)
      expect(match.length).toBe(length)
    })
  })
})
