import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EffectRunner } from '../../src/screen/effect-runner.ts'
import { ScreenLoop } from '../../src/screen/loop.ts'
import type { Effect } from '../../src/screen/model.ts'
import { readKeys } from '../../src/terminal/key-reader.ts'
import { decodeKeys, type Key } from '../../src/terminal/keys.ts'
import type { Terminal } from '../../src/terminal/screen.ts'
import { Player, ROLL } from './sitting.ts'

/** Returns the effects of a screen at a table when these chunks arrive. */
const doing = (...chunks: string[]): Effect[] => started(chunks, []).later

/** Starts a screen at a table, where `early` arrives before the library is loaded. Returns the effects until then. */
function started(chunks: readonly string[], early: readonly string[]) {
  const done: Effect[] = []
  const player = Player.at(ROLL)
  let onKey: (key: Key) => void = () => {}
  const terminal = {
    color: 'none',
    draw: () => {},
    repaint: () => {},
    mouse: () => {},
    notify: () => {},
    onKey: (heard: typeof onKey) => {
      onKey = heard
      return () => {}
    },
    onResize: () => () => {},
    queryBackground: () => {},
    onBackground: () => () => {},
  } as unknown as Terminal
  const run = (effect: Effect) => {
    done.push(effect)
    return []
  }
  const runner = { run } as unknown as EffectRunner
  const loop = new ScreenLoop(player.model, terminal, runner, {})
  loop.listen()
  const listeners: ((chunk: string) => void)[] = []
  const stop = readKeys({ on: (_, listener) => listeners.push(listener), off: () => {} }, 50, key => onKey(key))
  const heard = (parts: readonly string[]) => {
    for (const part of parts) for (const listener of listeners) listener(part)
    return done.splice(0).filter(({ kind }) => kind === 'answer' || kind === 'delete')
  }
  const before = heard(early)
  loop.begin(player.model.library)
  const later = heard(chunks)
  stop()
  loop.close()
  return { before, later, rows: loop.now.rows }
}

// The reader hands over all keys at once as long as no time passes.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(0))
afterEach(() => void vi.restoreAllMocks())

describe('pasted text', () => {
  const answer = { kind: 'answer', seat: 0, id: 'roll' }

  it('gives no irreversible answer, but a single key does', () => {
    expect(decodeKeys('1').keys).toHaveLength(1)
    expect(doing('1')).toEqual([answer])
    expect(doing('1', '\r')).toContainEqual(answer)
    expect(doing('11')[0]).toEqual({ ...answer, pasted: true })
    expect(doing('\r\r')[0]).toEqual({ ...answer, pasted: true })
  })

  it('is a command if it starts with a colon or a line is open, but not if the colon comes later', () => {
    expect(doing(':roll\r')).toEqual([answer])
    expect(doing(':', 'roll\r')).toEqual([answer])
    expect(doing('l :roll\r').every(effect => 'pasted' in effect)).toBe(true)
  })

  it('is a command in the palette', () => {
    expect(doing('\x10', 'roll for\r')).toEqual([answer])
  })
})

it('keys pressed before the library is loaded wait for it, and then work in order', () => {
  const answer = { kind: 'answer', seat: 0, id: 'roll' }
  expect(started([], ['1'])).toMatchObject({ before: [], later: [answer] })
  expect(started(['ll\r'], [':ro'])).toMatchObject({ before: [], later: [answer] })
})
