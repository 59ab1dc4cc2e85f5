import { describe, expect, it } from 'vitest'
import type { Match } from '../../src/kernel/index.ts'
import { PositionDelta } from '../../src/server/position-delta.ts'
import { GameLog, type LogEntry, type Position } from '../../src/server/positions.ts'
import { lineFor, type PositionParts, readServerMessage } from '../../src/server/wire.ts'
import { nthAnswer } from '../asked.ts'
import { beginToy } from '../kernel/play.ts'

/** Returns a position with something in every part, as in a game that uses everything. */
function full(): Position {
  const match = beginToy({ seats: ['Zoe', 'Ann'] })
  const event = { kind: 'roll', day: 3, seat: 1, rule: '7.2' }
  return {
    ...new GameLog(match as unknown as Match, () => null).position(0),
    view: { day: 3 },
    question: {
      ...{ seat: 0, topic: 'move', text: 'Where to?', rule: '7.1', show: true, waiting: 'thinking' },
      data: { left: 2 },
      amount: { least: 0, most: 9, step: 3, act: { kind: 'pay' } },
      options: [
        {
          ...{ id: 'go', label: 'Go', note: 'far', cost: 2, stops: true, rule: '6', act: { kind: 'go' } },
          at: { space: 'w1', path: ['w2', 'w1'], count: 1 },
        },
        { id: 'stay', label: 'Stay', at: { piece: 'r1' } },
        { id: 'rest', label: 'Rest' },
      ],
    },
    result: { winners: [0], text: 'Zoe.' },
    rolls: [
      {
        ...{ seat: 1, dice: [4, 2], names: ['white', 'red'], counts: [0], title: 'Movement', reading: '', rule: '7.2' },
        ...{ rows: [{ on: '1', text: 'one', hit: false }], before: [event], after: [event] },
      },
      { seat: null, dice: [1], title: 'Chance', reading: '', rule: '2', rows: [] },
    ],
    waiting: { topic: 'move', ready: 1, of: 2 },
    bargains: [
      {
        ...{ number: 1, by: 0, to: 1, give: 'a', take: 'b', state: 'agreed', given: 'open', taken: 'open' },
        ...{ at: 1, answered: 2, settled: null },
      },
    ],
  }
}

/** Returns what is new in a position for a connection. */
const newsOf = (line: PositionDelta, position: Position, asked: readonly number[] = [0]) =>
  line.news(position, { asked, question: position.question })

const entry = (text: string, at = 1, day = 1): LogEntry => ({ day, text, rule: '', at })

describe('what a client is sent of a position', () => {
  it('is at first everything its seat may see, and arrives unchanged', () => {
    const position = full()
    const news = newsOf(new PositionDelta(), position, [0, 1])!
    const line = lineFor({ kind: 'position', serial: 1, asking: 1, own: false, notice: null, ...news })
    const { log, view, question, result, day, rolls, rolledAt, known, length, undoable, redoable, bargains, waiting } =
      position
    expect(readServerMessage(line)).toEqual({
      ...{ kind: 'position', serial: 1, asking: 1, own: false, notice: null, from: 0, entries: log },
      ...{
        view,
        question,
        result,
        day,
        rolls,
        rolledAt,
        known,
        length,
        undoable,
        redoable,
        bargains,
        notes: [],
        waiting,
        asked: [0, 1],
      },
    })
  })

  it('contains only the parts that a question has', () => {
    const question = {
      ...{ seat: 0, topic: 'bid', text: 'How much?', rule: '2', amount: { least: 1, most: 3 } },
      options: [{ id: 'pass', label: 'Pass' }],
    }
    const news = new PositionDelta().news({ ...full(), question }, { asked: [0], question })
    expect(JSON.parse(JSON.stringify(news?.question))).toEqual(question)
  })

  it('is nothing if nothing has changed', () => {
    const line = new PositionDelta()
    newsOf(line, full())
    expect(newsOf(line, full())).toBeNull()
  })

  it('is each changed part, and no other', () => {
    const changes: readonly [keyof PositionParts, Partial<Position>][] = [
      ['view', { view: { day: 4 } }],
      ['question', { question: null }],
      ['result', { result: null }],
      ['day', { day: 9 }],
      ['rolls', { rolls: [] }],
      ['rolledAt', { rolledAt: 4 }],
      ['known', { known: 99 }],
      ['length', { length: 99 }],
      ['undoable', { undoable: { moves: 99, barrier: 'revealed' } }],
      ['bargains', { bargains: [] }],
    ]
    for (const [part, change] of changes) {
      const line = new PositionDelta()
      newsOf(line, full())
      const news = newsOf(line, { ...full(), ...change })!
      expect(Object.keys(news).filter(key => key !== 'from' && key !== 'entries')).toEqual([part])
      expect(news.entries).toEqual([])
    }
    const line = new PositionDelta()
    newsOf(line, full())
    expect(newsOf(line, full(), [1])).toMatchObject({ asked: [1] })
    const { waiting: _, ...over } = full()
    expect(newsOf(line, over, [1])).toMatchObject({ waiting: null })
  })

  it('contains the question for that seat, but no extra data that a rule keeps with it', () => {
    const position = full()
    const question = {
      ...position.question!,
      secret: 'the gem',
      options: [{ id: 'go', label: 'Go', value: 'the gem' }],
    }
    const news = new PositionDelta().news({ ...position, question }, { asked: [], question })
    expect(JSON.stringify(news)).not.toContain('the gem')
    // If a bot plays the seat, its question concerns nobody else.
    expect(new PositionDelta().news(position, { asked: [], question: null })?.question).toBeNull()
  })

  it('contains the log entries after those that are unchanged', () => {
    const tell = (before: readonly LogEntry[], now: readonly LogEntry[]) => {
      const line = new PositionDelta()
      newsOf(line, { ...full(), log: before })
      const news = newsOf(line, { ...full(), log: now })
      return news && [news.from, news.entries.map(({ text }) => text)]
    }
    const [one, two] = [entry('One.'), entry('Two.', 2)]
    expect(tell([one], [one, two])).toEqual([1, ['Two.']])
    expect(tell([one, two], [one])).toEqual([1, []])
    expect(tell([one, two], [one, entry('Three.', 2)])).toEqual([1, ['Three.']])
    expect(tell([one, two], [one, entry('Two.', 3)])).toEqual([1, ['Two.']])
    expect(tell([one, two], [one, entry('Two.', 2, 2)])).toEqual([1, ['Two.']])
    expect(tell([one, two], [entry('Zero.'), entry('Two.', 2)])).toEqual([0, ['Zero.', 'Two.']])
    // Equal text counts as unchanged even if it is a new object.
    expect(tell([one, two], [entry('One.'), entry('Two.', 2)])).toBeNull()
    expect(tell([], [])).toBeNull()
  })

  it('adds up to the current position at every moment of a game', () => {
    const match = beginToy({ seats: ['Zoe', 'Ann'], practice: true }) as unknown as Match
    const narrator = new GameLog(match, () => null)
    const line = new PositionDelta()
    let parts: PositionParts = {}
    let received: readonly LogEntry[] = []
    let told = 0
    for (let i = 0; !match.over && i < 80; i++) {
      const question = match.questions[0]!
      match.answer(question.seat, nthAnswer(question, i * 5))
      if (i % 15 === 14) match.rewind(match.length - 3)
      const position = narrator.position(1)
      const news = newsOf(line, position)
      if (!news) continue
      told++
      const { from, entries, ...changed } = news
      parts = { ...parts, ...changed }
      received = [...received.slice(0, from), ...entries]
      expect(received).toEqual(position.log)
      expect([parts.view, parts.length, parts.undoable]).toEqual([position.view, position.length, position.undoable])
    }
    expect([told > 20, received.length > 5]).toEqual([true, true])
  })
})
