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
    // The timer expires in the same turn of the event loop in which the rest is found.
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

  describe('where very many keys come at once', () => {
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

    it('lets others be heard after every few of them, and hands on all in their order', () => {
      const source = new Source()
      const names: string[] = []
      readKeys(source, 50, key => 'name' in key && names.push(key.text ?? key.name))
      const letters = Array.from({ length: 20_000 }, (_, i) => String.fromCharCode(97 + (i % 26)))
      // With Alt, because so much plain text would count as a paste.
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

    it('lets the source wait where they are too many, and takes no Escape at their end for the key before its rest is read', () => {
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

    it('hands on none of them after it was stopped in their midst', () => {
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

  it('takes so much text at once for pasted, to its last piece, though no terminal has marked it', () => {
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

  it('marks text that arrives together, and neither single keys nor others', () => {
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

  it('waits longer for a far keyboard', () => {
    expect(escapeDelay({})).toBe(50)
    expect(escapeDelay({ SSH_CONNECTION: '10.0.0.1 5000 10.0.0.2 22' })).toBe(100)
  })
})
