import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { escapeDelay, readKeys } from '../../src/terminal/key-reader.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A reader with a keyboard to type on, and the names of the keys it has read. */
function keyboard(delay = 50) {
  const source = new EventEmitter()
  const names: string[] = []
  const stop = readKeys(source, delay, key => 'name' in key && names.push(key.text ?? key.name))
  return { type: (bytes: string) => source.emit('data', Buffer.from(bytes)), names, stop, source }
}

describe('the key reader', () => {
  it('takes Escape for the key when nothing follows in time', () => {
    const { type, names } = keyboard()
    type('\x1b')
    vi.advanceTimersByTime(49)
    expect(names).toEqual([])
    vi.advanceTimersByTime(2)
    expect(names).toEqual(['escape'])
  })

  it('puts a sequence together that comes in pieces', () => {
    const { type, names } = keyboard()
    type('\x1b')
    vi.advanceTimersByTime(40)
    type('[')
    vi.advanceTimersByTime(10_000)
    type('A')
    expect(names).toEqual(['up'])
  })

  it('lets the rest be read first when the program was busy past the time', () => {
    const source = new EventEmitter()
    const names: string[] = []
    readKeys(source, 50, key => 'name' in key && names.push(key.name))
    source.emit('data', '\x1b')
    // The timer runs out in the same turn of the loop in which the rest is found waiting.
    setTimeout(() => source.emit('data', '[A'), 50)
    vi.advanceTimersByTime(60)
    expect(names).toEqual(['up'])
  })

  it('hands on nothing after it was stopped, not even what came in the same piece', () => {
    const source = new EventEmitter()
    const names: string[] = []
    const stop = readKeys(source, 50, key => {
      if ('name' in key) names.push(key.text ?? key.name)
      stop()
    })
    source.emit('data', 'qx')
    source.emit('data', 'y')
    expect(names).toEqual(['q'])
    expect(source.listenerCount('data')).toBe(0)
  })

  it('waits longer for a far keyboard', () => {
    expect(escapeDelay({})).toBe(50)
    expect(escapeDelay({ SSH_CONNECTION: '10.0.0.1 5000 10.0.0.2 22' })).toBe(100)
  })
})
