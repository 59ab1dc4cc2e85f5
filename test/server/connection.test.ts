import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection } from '../../src/server/connection.ts'
import { type ClientMessage, LineReader, lineFor } from '../../src/server/wire.ts'
import { messagesIn, sentence } from '../../src/text/index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A login with its own connection, the messages received from it, and the last ones sent to it. */
class Line extends EventEmitter {
  readonly heard: ClientMessage[] = []
  left = 0
  caughtUp = 0
  isDestroyed = false
  /** All messages sent to it. */
  said = ''
  /** The number of these bytes that haven't been read yet. */
  writableLength = 0
  /** Handles each message received. */
  whenHeard: () => void = () => undefined
  readonly connection = new Connection(this as unknown as Socket, {
    received: asked => {
      this.heard.push(asked)
      this.whenHeard()
    },
    left: () => void this.left++,
    caughtUp: () => void this.caughtUp++,
  })

  write(text: string): void {
    this.said += text
  }

  end(text: string): void {
    this.said += text
  }

  destroy(): void {
    this.isDestroyed = true
  }

  says(...messages: ClientMessage[]): void {
    this.emit('data', Buffer.from(messages.map(lineFor).join('')))
  }

  /** The sentence with which it was sent away, or null while it may stay. */
  get bye(): string | null {
    return /"kind":"bye","sentence":"([^"]*)"/.exec(this.said)?.[1] ?? null
  }
}

/** Creates a login that has sent a greeting. */
function known(): Line {
  const line = new Line()
  line.connection.welcome()
  return line
}

const weigh = (serial: number): ClientMessage => ({ kind: 'check-irreversible', serial, asking: 1, id: 'keep' })
const many = (count: number): ClientMessage[] => Array.from({ length: count }, (_, i) => weigh(i))

describe('a new connection', () => {
  it('is closed after ten seconds without a greeting', () => {
    const line = new Line()
    vi.advanceTimersByTime(9_999)
    expect([line.bye, line.left]).toEqual([null, 0])
    vi.advanceTimersByTime(1)
    expect([line.bye, line.left]).toEqual(['The connection was closed because no greeting arrived in time.', 1])
    // A client that doesn't read the message is cut off a second later.
    expect(line.isDestroyed).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(line.isDestroyed).toBe(true)
  })

  it('stays as long as it likes after the greeting', () => {
    const line = known()
    vi.advanceTimersByTime(24 * 60 * 60 * 1_000)
    expect([line.bye, line.left]).toEqual([null, 0])
    line.says(weigh(1))
    expect(line.heard).toEqual([weigh(1)])
  })
})

describe('a client that sends too much at once', () => {
  it('is closed after two hundred lines, however small and valid each is', () => {
    const line = known()
    line.says(...many(200))
    expect([line.heard.length, line.bye]).toEqual([200, null])
    line.says(weigh(200))
    expect([line.heard.length, line.bye, line.left]).toEqual([200, 'You sent too many messages at once.', 1])
  })

  it('may send forty more lines for every second it waits', () => {
    const line = known()
    line.says(...many(200))
    vi.advanceTimersByTime(1_000)
    line.says(...many(40))
    expect([line.heard.length, line.bye]).toEqual([240, null])
    line.says(weigh(0))
    expect(line.bye).not.toBeNull()
  })

  it('saves up no more than two hundred, however long it waits', () => {
    const line = known()
    vi.advanceTimersByTime(60 * 60 * 1_000)
    line.says(...many(201))
    expect(line.heard.length).toBe(200)
  })
})

describe('a line without end', () => {
  it('is too long as soon as its pieces together are, however small each is', () => {
    const reader = new LineReader(10)
    expect(reader.read(Buffer.from('12345'))).toEqual([])
    expect(reader.read(Buffer.from('67890'))).toEqual([])
    expect(reader.read(Buffer.from('1'))).toBeNull()
    // Each connection is counted separately.
    const lines = new LineReader(10)
    expect(lines.read(Buffer.from('1234567890\n12345'))).toEqual(['1234567890'])
    expect(lines.read(Buffer.from('67890\n'))).toEqual(['1234567890'])
  })

  it('closes the connection it comes from', () => {
    const line = known()
    for (let i = 0; i < 64 && line.bye === null; i++) line.emit('data', Buffer.alloc(4096, 'x'))
    expect(line.bye).toBe('That message was too long or was not text.')
  })
})

describe('a client that reads slowly', () => {
  it('is sent nothing more while 128 kilobytes are unread, and is notified after reading', () => {
    const line = known()
    line.writableLength = 128 * 1024
    expect(line.connection.isFull).toBe(false)
    line.connection.notice('plain', 'There is room.')
    line.writableLength++
    expect(line.connection.isFull).toBe(true)
    line.connection.notice('bad', 'There is none.')
    expect(line.said).toBe(lineFor({ kind: 'notice', tone: 'plain', text: 'There is room.' }))
    // A client that was sent everything has nothing to catch up with.
    line.emit('drain')
    expect(line.caughtUp).toBe(0)
    line.connection.isBehind = true
    line.emit('drain')
    expect(line.caughtUp).toBe(1)
  })

  it('receives nothing more after leaving', () => {
    const line = known()
    line.connection.isBehind = true
    line.emit('close')
    line.emit('drain')
    expect(line.caughtUp).toBe(0)
  })

  it('is sent the final message however much is unread', () => {
    const line = known()
    line.writableLength = 1024 * 1024
    line.connection.dismiss('Good night.')
    expect(line.bye).toBe('Good night.')
  })
})

describe('a client that leaves', () => {
  it.each(['error', 'end', 'close'])('leaves once, and its connection is closed, however it ends (%s)', how => {
    const line = new Line()
    line.emit(how, new Error('The line is cut.'))
    expect([line.left, line.isDestroyed]).toEqual([1, true])
    for (const more of ['error', 'end', 'close']) line.emit(more, new Error('The line is cut.'))
    expect(line.left).toBe(1)
  })

  it('is sent nothing more, and its messages are ignored', () => {
    const line = known()
    line.emit('end')
    line.connection.notice('plain', 'Are you there?')
    line.connection.dismiss('Good night.')
    line.says(weigh(1))
    vi.advanceTimersByTime(60_000)
    expect([line.said, line.heard, line.left]).toEqual(['', [], 1])
  })

  it('before the greeting is no longer waited for', () => {
    const line = new Line()
    line.emit('end')
    expect(vi.getTimerCount()).toBe(0)
    const known = new Line()
    known.connection.welcome()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a client that is disconnected', () => {
  it('is told the reason once, has a second to read it, and is ignored from then on', () => {
    const line = known()
    line.whenHeard = () => line.connection.dismiss('Good night.')
    line.says(...many(3))
    expect(line.heard).toEqual([weigh(0)])
    line.connection.dismiss('Good morning.')
    expect(line.said).toBe(lineFor({ kind: 'bye', sentence: 'Good night.' }))
    vi.advanceTimersByTime(999)
    expect([line.left, line.isDestroyed]).toEqual([1, false])
    vi.advanceTimersByTime(1)
    expect([line.left, line.isDestroyed]).toEqual([1, true])
  })

  it('does not keep the program running if it does not read', () => {
    vi.useRealTimers()
    const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length
    const line = known()
    const before = timers()
    line.connection.dismiss('Good night.')
    expect(timers()).toBe(before)
  })

  it('is disconnected for one invalid line, and everything after it is ignored', () => {
    const line = known()
    line.emit('data', Buffer.from(`${lineFor(weigh(0))}{"kind":"dance"}\n${lineFor(weigh(1))}`))
    expect([line.heard, line.bye]).toEqual([[weigh(0)], "This table didn't understand that message."])
    line.says(weigh(2))
    expect(line.heard).toEqual([weigh(0)])
  })

  it('for sending too much is ignored from then on, along with anything already on its way', () => {
    const line = known()
    line.says(...many(201), ...many(30))
    expect([line.heard.length, line.left]).toEqual([200, 1])
  })

  it('is told in its own language', () => {
    const line = known()
    line.connection.words = messagesIn('de')
    line.connection.dismiss(sentence('host-nobody-greeted'))
    const { bye } = line
    expect(bye).toBe(messagesIn('de').get('host-nobody-greeted'))
    expect(bye).not.toBe(messagesIn('en').get('host-nobody-greeted'))
  })
})
