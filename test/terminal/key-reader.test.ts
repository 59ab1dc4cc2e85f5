import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { escapeDelay, readKeys } from '../../src/terminal/key-reader.ts'
import type { Key } from '../../src/terminal/keys.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns a reader with a keyboard, and the names of the keys it has read. */
function keyboard(delay = 50) {
  const source = new EventEmitter()
  const names: string[] = []
  const stop = readKeys(source, delay, key => 'name' in key && names.push(key.text ?? key.name))
  return { type: (bytes: string) => source.emit('data', Buffer.from(bytes)), names, stop, source }
}

describe('the key reader', () => {
  it('reports Escape if nothing follows in time', () => {
    const { type, names } = keyboard()
    type('\x1b')
    vi.advanceTimersByTime(49)
    expect(names).toEqual([])
    vi.advanceTimersByTime(2)
    expect(names).toEqual(['escape'])
  })

  it('joins a sequence that arrives in pieces', () => {
    const { type, names } = keyboard()
    type('\x1b')
    vi.advanceTimersByTime(40)
    type('[')
    vi.advanceTimersByTime(10_000)
    type('A')
    expect(names).toEqual(['up'])
  })

  it('reads the rest first if the program was busy when the time ran out', () => {
    const source = new EventEmitter()
    const names: string[] = []
    readKeys(source, 50, key => 'name' in key && names.push(key.name))
    source.emit('data', '\x1b')
    // The timer expires in the same turn of the event loop in which the rest is found.
    setTimeout(() => source.emit('data', '[A'), 50)
    vi.advanceTimersByTime(60)
    expect(names).toEqual(['up'])
  })

  it('reports nothing after it was stopped, not even keys of the same chunk', () => {
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

  describe('a flood of keys', () => {
    /** A source that records whether it was paused. */
    class Source extends EventEmitter {
      isPaused = false
      pause = () => {
        this.isPaused = true
      }
      resume = () => {
        this.isPaused = false
      }
    }

    it('lets other code run after every few keys, and reports all keys in order', () => {
      const source = new Source()
      const names: string[] = []
      readKeys(source, 50, key => 'name' in key && names.push(key.text ?? key.name))
      const letters = Array.from({ length: 20_000 }, (_, i) => String.fromCharCode(97 + (i % 26)))
      // The keys have Alt, because so much plain text would count as a paste.
      source.emit('data', letters.map(letter => `\x1b${letter}`).join(''))
      const heard: number[] = []
      const listen = () => {
        heard.push(names.length)
        if (names.length < letters.length) setImmediate(listen)
      }
      listen()
      expect([names.length <= 200, source.isPaused]).toEqual([true, false])
      vi.runAllTimers()
      expect(names).toEqual(letters)
      for (const [i, count] of heard.entries()) expect(count - (heard[i - 1] ?? 0)).toBeLessThanOrEqual(200)
    })

    it('pauses the source if there are too many, and reports no Escape at the end before the rest is read', () => {
      const source = new Source()
      const names: string[] = []
      readKeys(source, 50, key => 'name' in key && names.push(key.text ?? key.name))
      source.emit('data', `${'\x1bx'.repeat(120_000)}\x1b`)
      expect(source.isPaused).toBe(true)
      while (source.isPaused) vi.advanceTimersToNextTimer()
      expect(names).toHaveLength(120_000)
      source.emit('data', '[A')
      vi.runAllTimers()
      expect(names.slice(119_999)).toEqual(['x', 'up'])
    })

    it('reports no more keys once it is stopped in between', () => {
      const source = new Source()
      const names: string[] = []
      const stop = readKeys(source, 50, key => {
        names.push('name' in key ? key.name : '')
        if (names.length === 120) stop()
      })
      source.emit('data', '\x1bx'.repeat(1000))
      vi.runAllTimers()
      expect(names).toHaveLength(120)
    })
  })

  it('treats a large amount of text as a paste, to its last piece, even if the terminal has not marked it', () => {
    const source = new EventEmitter()
    const heard: Key[] = []
    readKeys(source, 50, key => heard.push(key))
    source.emit('data', 'roll\r'.repeat(1000))
    source.emit('data', 'y\r')
    expect(heard).toEqual([{ paste: 'roll\n'.repeat(1000) }, { paste: 'y\n' }])
    vi.advanceTimersByTime(100)
    source.emit('data', 'y')
    expect(heard.at(-1)).toMatchObject({ name: 'char', text: 'y' })
  })

  it('marks text that arrives together, but not single or special keys', () => {
    const source = new EventEmitter()
    const heard: (readonly [string, unknown])[] = []
    readKeys(source, 50, key => 'name' in key && heard.push([key.text ?? key.name, key.joined]))
    for (const chunk of ['1', '12\r', 'x\x1b[A', '\x1b[A\x1b[A', '\x15ab']) source.emit('data', chunk)
    expect(heard).toEqual([
      ['1', undefined],
      ['1', 'first'],
      ['2', 'later'],
      ['enter', 'later'],
      ['x', undefined],
      ['up', undefined],
      ['up', undefined],
      ['up', undefined],
      ['u', undefined],
      ['a', 'first'],
      ['b', 'later'],
    ])
  })

  it('waits longer for a remote keyboard', () => {
    expect(escapeDelay({})).toBe(50)
    expect(escapeDelay({ SSH_CONNECTION: '10.0.0.1 5000 10.0.0.2 22' })).toBe(100)
  })
})
