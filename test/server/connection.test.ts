import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection } from '../../src/server/connection.ts'
import { type Asked, LineReader, lineFor } from '../../src/server/wire.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A login on a line of its own, what has been heard of it and what it was told last. */
class Line extends EventEmitter {
  readonly heard: Asked[] = []
  left = 0
  isDestroyed = false
  private said = ''
  readonly writableLength = 0
  readonly connection = new Connection(this as unknown as Socket, {
    heard: asked => void this.heard.push(asked),
    left: () => void this.left++,
    caughtUp: () => undefined,
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

  says(...messages: Asked[]): void {
    this.emit('data', Buffer.from(messages.map(lineFor).join('')))
  }

  /** The last sentence it was sent away with, or null while it may stay. */
  get bye(): string | null {
    return /"kind":"bye","sentence":"([^"]*)"/.exec(this.said)?.[1] ?? null
  }
}

const weigh = (serial: number): Asked => ({ kind: 'weigh', serial, asking: 1, id: 'keep' })
const many = (count: number): Asked[] => Array.from({ length: count }, (_, i) => weigh(i))

describe('who comes to a table', () => {
  it('is sent away after ten seconds in which he has not greeted', () => {
    const line = new Line()
    vi.advanceTimersByTime(9_999)
    expect([line.bye, line.left]).toEqual([null, 0])
    vi.advanceTimersByTime(1)
    expect([line.bye, line.left]).toEqual(['Nobody has greeted this table for a while.', 1])
    // Whoever does not read that is cut off a second later.
    expect(line.isDestroyed).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(line.isDestroyed).toBe(true)
  })

  it('stays as long as he likes once he is known', () => {
    const line = new Line()
    line.connection.welcome()
    vi.advanceTimersByTime(24 * 60 * 60 * 1_000)
    expect([line.bye, line.left]).toEqual([null, 0])
    line.says(weigh(1))
    expect(line.heard).toEqual([weigh(1)])
  })
})

describe('who says too much at once', () => {
  it('is heard two hundred times and then sent away, however small and sound each line is', () => {
    const line = new Line()
    line.connection.welcome()
    line.says(...many(200))
    expect([line.heard.length, line.bye]).toEqual([200, null])
    line.says(weigh(200))
    expect([line.heard.length, line.bye, line.left]).toEqual([200, 'That was too much at once for this table.', 1])
  })

  it('may say forty more for every second he waits', () => {
    const line = new Line()
    line.connection.welcome()
    line.says(...many(200))
    vi.advanceTimersByTime(1_000)
    line.says(...many(40))
    expect([line.heard.length, line.bye]).toEqual([240, null])
    line.says(weigh(0))
    expect(line.bye).not.toBeNull()
  })

  it('gains no more than two hundred by however long a rest', () => {
    const line = new Line()
    line.connection.welcome()
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
    // Each line is counted by itself.
    const lines = new LineReader(10)
    expect(lines.read(Buffer.from('1234567890\n12345'))).toEqual(['1234567890'])
    expect(lines.read(Buffer.from('67890\n'))).toEqual(['1234567890'])
  })

  it('sends away whoever it comes from', () => {
    const line = new Line()
    line.connection.welcome()
    for (let i = 0; i < 64 && line.bye === null; i++) line.emit('data', Buffer.alloc(4096, 'x'))
    expect(line.bye).toBe('That was too long for this table, or no text.')
  })
})
