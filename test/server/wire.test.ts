import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { cleanChat } from '../../src/commands/index.ts'
import {
  type ClientMessage,
  LineReader,
  lineFor,
  type PositionMessage,
  type PositionParts,
  RateLimiter,
  readClientMessage,
  readServerMessage,
  type ServerMessage,
  WIRE_PROTOCOL,
} from '../../src/server/wire.ts'

describe('the wire protocol', () => {
  it('is assembled from any pieces', () => {
    const texts = fc.array(
      fc.string({ unit: 'binary' }).map(text => text.replaceAll('\n', ' ')),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(texts, fc.array(fc.nat(40), { maxLength: 30 }), (lines, cuts) => {
        const bytes = Buffer.from(lines.map(line => `${line}\n`).join(''))
        const reader = new LineReader(10_000)
        const read: string[] = []
        let at = 0
        for (const cut of [...cuts, bytes.length]) {
          read.push(...(reader.read(bytes.subarray(at, at + cut)) ?? []))
          at += cut
        }
        expect(read).toEqual(Buffer.from(lines.join('\n')).toString().split('\n').slice(0, lines.length))
      }),
    )
  })

  it('refuses a line that is too long or not text', () => {
    expect(new LineReader(4).read(Buffer.from('12345'))).toBeNull()
    expect(new LineReader(4).read(Buffer.from('1234\n'))).toEqual(['1234'])
    expect(new LineReader(4).read(Buffer.from([0xff, 10]))).toBeNull()
  })

  it('never throws, no matter what it receives', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        expect([null, 'object']).toContain(readClientMessage(text) && 'object')
        expect([null, 'object']).toContain(readServerMessage(text) && 'object')
      }),
    )
    expect(readClientMessage('['.repeat(8000))).toBeNull()
    expect(readClientMessage('{"kind":"answer","asking":1,"id":"roll","seat":2}')).toBeNull()
  })

  it('contains no character that could affect a screen', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const told = readServerMessage(lineFor({ kind: 'notice', tone: 'bad', text: text.slice(0, 1000) }))
        expect(told?.kind === 'notice' && told.text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
        expect(cleanChat(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\p{M}{4}/u)
      }),
    )
  })
})

const EVENT = { kind: 'roll', day: 3, seat: 1, rule: '7.2', dice: [4, 2] }
const ROLL = {
  ...{ seat: 1, dice: [4, 2], names: ['white', 'red'], counts: [1], title: 'Movement', reading: 'Four.', rule: '7.2' },
  rows: [{ on: '1-3', text: 'an encounter', hit: true }],
  before: [EVENT],
  after: [{ ...EVENT, seat: null }],
}
const AT = { space: 'w1', from: 'w2', path: ['w2', 'w1'], piece: 'r1', card: 'The Ring', seat: 2, count: 1.5 }
const OPTION = {
  ...{ id: 'go w1', label: 'Go to W1', note: 'far', cost: 2, stops: true, rule: '6' },
  act: { kind: 'go', to: 'w1' },
  at: AT,
}
const QUESTION: PositionParts['question'] = {
  ...{ seat: 1, topic: 'move', text: 'Where to?', rule: '7.1', show: true, waiting: 'thinking' },
  data: { left: [1, null, { deep: true }] },
  amount: { least: 0, most: 9, step: 3, act: { kind: 'pay', of: 'gold' } },
  options: [OPTION],
}
const BARGAIN: NonNullable<PositionParts['bargains']>[number] = {
  ...{ number: 1, by: 0, to: 1, give: 'support r1 5', take: 'spare g1', state: 'agreed' },
  ...{ given: 'kept', taken: 'broken', at: 4, answered: 5, settled: null },
}
const ENTRY: PositionMessage['entries'][number] = {
  ...{ day: 3, text: 'Ann rolls 4.', rule: '7.2', at: 12, alone: true, seat: 0, highlight: 'rank' },
  shortForm: { about: 'where', text: 'W1' },
}
const PEOPLE = { seats: [{ name: 'Ann', here: true, bot: false, locked: true }], watching: 2 }
const HEADER = { game: 'toy', rules: 2, options: { variant: 'usual' }, seats: ['Ann', 'Ben'], practice: true }

/** Every message to a table, with everything that it can contain. */
const ASKED: readonly ClientMessage[] = [
  { kind: 'hello', cantrip: WIRE_PROTOCOL, seat: 'Ann', phrase: 'open sesame', take: true, language: 'de' },
  { kind: 'hello', cantrip: WIRE_PROTOCOL, seat: null, phrase: null, take: false, language: 'en' },
  { kind: 'look', cantrip: WIRE_PROTOCOL, language: 'de' },
  { kind: 'answer', asking: 7, id: 'go w1' },
  { kind: 'undo', count: 2 },
  { kind: 'redo', count: 2 },
  { kind: 'check-irreversible', serial: 4, asking: 7, id: 'go w1' },
  { kind: 'seat', words: 'Ben bot:mentor' },
  { kind: 'language', language: 'de' },
  { kind: 'talk', word: 'offer', text: 'Ben support b2 5 for spare r1', space: 'w1' },
  { kind: 'talk', word: 'say', text: 'hello' },
]

/** Every message from a table, with everything that it can contain. */
const TOLD: readonly ServerMessage[] = [
  { kind: 'refused', sentence: 'No.', wants: 'take' },
  { kind: 'refused', sentence: 'No.', wants: null },
  {
    ...{ kind: 'table', name: 'eve', game: 'Goblin Market', people: PEOPLE, when: 'day 3', over: false },
    asked: [{ seat: 'Ann', since: '2026-11-23T12:00:00.000Z', what: 'move' }],
  },
  { kind: 'welcome', cantrip: WIRE_PROTOCOL, name: 'eve', header: HEADER, seat: 1 },
  {
    ...{ kind: 'position', serial: 3, asking: 7, own: true, from: 2, entries: [ENTRY], notice: 'Look.' },
    ...{ view: { day: 3 }, question: QUESTION, result: { winners: [0, 1], text: 'Both.' }, day: 3, rolls: [ROLL] },
    ...{
      rolledAt: 3,
      known: 1,
      length: 12,
      bargains: [BARGAIN],
      undoable: { moves: 2, barrier: 'revealed' },
      redoable: 1,
    },
    ...{ asked: [0, 1], waiting: { topic: 'move', ready: 1, of: 2 } },
  },
  // Only what has changed is sent again.
  { kind: 'position', serial: 4, asking: 7, own: false, from: 3, entries: [], notice: null },
  { kind: 'people', people: PEOPLE },
  { kind: 'irreversibility', serial: 4, id: 'go w1', final: true },
  { kind: 'notice', tone: 'plain', text: 'Well.' },
  { kind: 'bye', sentence: 'Good night.' },
]

describe('messages', () => {
  it.each(ASKED)('to a table are read back as they were sent: $kind', asked => {
    expect(readClientMessage(lineFor(asked))).toEqual(asked)
    // A message with unknown fields is invalid.
    expect(readClientMessage(JSON.stringify({ ...asked, seats: 2 }))).toBeNull()
  })

  it.each(TOLD)('from a table are read back as they were sent: $kind', told => {
    expect(readServerMessage(lineFor(told))).toEqual(told)
  })

  it('of unknown kinds are rejected, and so are those meant for the other side', () => {
    for (const asked of ASKED) expect(readServerMessage(lineFor(asked)), asked.kind).toBeNull()
    for (const told of TOLD) expect(readClientMessage(lineFor(told)), told.kind).toBeNull()
    for (const text of ['null', '[]', '"look"', '{}', '{"kind":"sing"}']) {
      expect(readClientMessage(text)).toBeNull()
      expect(readServerMessage(text)).toBeNull()
    }
  })

  it('of an earlier version are English if they name no language, and wait for nobody', () => {
    expect(readClientMessage('{"kind":"look","cantrip":1}')).toEqual({ kind: 'look', cantrip: 1, language: 'en' })
    expect(readClientMessage('{"kind":"language"}')).toEqual({ kind: 'language', language: 'en' })
    const table = { kind: 'table', name: 'eve', game: 'Toy', people: PEOPLE, when: '', over: true }
    expect(readServerMessage(JSON.stringify(table))).toEqual({ ...table, asked: [] })
  })

  it('contain only valid counts, and names of limited length', () => {
    const weigh = { kind: 'check-irreversible', serial: 1, asking: 1, id: 'keep' }
    for (const serial of [-1, 1.5, 1e9 + 1, '1', null])
      expect(readClientMessage(JSON.stringify({ ...weigh, serial }))).toBeNull()
    expect(readClientMessage(JSON.stringify({ ...weigh, serial: 1e9 }))).not.toBeNull()
    const undo = (count: number) => readClientMessage(JSON.stringify({ kind: 'undo', count }))
    expect([undo(0), undo(1)]).toEqual([null, { kind: 'undo', count: 1 }])
    const hello = { kind: 'hello', cantrip: WIRE_PROTOCOL, seat: null, phrase: null, take: false, language: 'en' }
    for (const [part, most] of [
      ['seat', 100],
      ['phrase', 200],
      ['language', 20],
    ] as const) {
      expect(readClientMessage(JSON.stringify({ ...hello, [part]: 'x'.repeat(most) })), part).not.toBeNull()
      expect(readClientMessage(JSON.stringify({ ...hello, [part]: 'x'.repeat(most + 1) })), part).toBeNull()
    }
    for (const [message, part, most] of [
      [{ kind: 'look', cantrip: WIRE_PROTOCOL }, 'language', 20],
      [{ kind: 'language' }, 'language', 20],
      [{ kind: 'answer', asking: 1 }, 'id', 1000],
      [weigh, 'id', 1000],
      [{ kind: 'seat' }, 'words', 4000],
      [{ kind: 'talk', word: 'say' }, 'text', 4000],
      [{ kind: 'talk', word: 'offer', text: 'Ben' }, 'space', 4000],
    ] as const) {
      const read = (length: number) => readClientMessage(JSON.stringify({ ...message, [part]: 'x'.repeat(length) }))
      expect([read(most) === null, read(most + 1) === null], `${message.kind}: ${part}`).toEqual([false, true])
    }
  })

  it('contain only actions and events with a kind', () => {
    const told = (parts: object) => readServerMessage(JSON.stringify({ ...TOLD[5], ...parts }))
    const asked = (act: object) => told({ question: { ...QUESTION, options: [{ ...OPTION, act }] } })
    expect([asked({ kind: 'go', to: 'w1' }) === null, asked({ to: 'w1' }) === null]).toEqual([false, true])
    const rolled = (event: object) => told({ rolls: [{ ...ROLL, before: [event] }] })
    expect([rolled(EVENT) === null, rolled({ dice: [4, 2] }) === null]).toEqual([false, true])
    expect(rolled({ ...EVENT, seat: null })).not.toBeNull()
    // Each common field of an event is needed, and has its type.
    for (const field of ['kind', 'day', 'seat', 'rule'] as const) {
      const { [field]: _, ...without } = EVENT
      expect([rolled(without), rolled({ ...EVENT, [field]: true })], field).toEqual([null, null])
    }
  })

  it('name only seats that a table can have', () => {
    const welcome = (seat: number) => readServerMessage(JSON.stringify({ ...TOLD[3], seat }))
    expect([welcome(15) === null, welcome(16) === null]).toEqual([false, true])
  })

  it('do not reveal the seed of a game in its header', () => {
    const line = JSON.stringify({ ...TOLD[3], header: { ...HEADER, seed: 'unheardof' } })
    expect(readServerMessage(line)).toEqual(TOLD[3])
  })
})

describe('a rate limit', () => {
  it('allows a burst, then a steady rate, and saves up no more than a burst', () => {
    vi.useFakeTimers()
    try {
      const pace = new RateLimiter(0.5, 5)
      const many = (n: number) => Array.from({ length: n }, () => pace.take())
      expect(many(6)).toEqual([true, true, true, true, true, false])
      vi.advanceTimersByTime(1_999)
      expect(many(1)).toEqual([false])
      vi.advanceTimersByTime(1)
      expect(many(2)).toEqual([true, false])
      vi.advanceTimersByTime(3_600_000)
      expect(many(6)).toEqual([true, true, true, true, true, false])
    } finally {
      vi.useRealTimers()
    }
  })
})
