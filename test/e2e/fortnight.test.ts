import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { built } from '../cli/built.ts'
import { folder } from '../folder.ts'
import { PtySession } from '../terminal/pty.ts'

let program = ''
let session: PtySession | undefined
beforeAll(async () => {
  program = await built()
})
afterEach(() => session?.end())

/** Returns the key that continues from the current screen. The screen itself names it, and it changes the screen. */
function keyFor(screen: string, turn: number): string {
  if (screen.includes('Since your last turn') || /Enter (close|continue)/.test(screen)) return '\r'
  // In a list, choose the first and the last option in turn.
  if (!screen.includes('←↑↓→ move')) return turn % 3 === 0 ? '1' : '\r'
  // On the map, go to the next available space. If there is none, give a numbered answer, such as to stop.
  const lines = screen.split('\n')
  if (lines.slice(-6, -1).some(line => /^Enter \S/.test(line))) return '\r'
  return lines.at(-1)?.includes('. , next') ? '.' : '1'
}

/** Returns a frame without its late note that an answer can't be undone. */
const atOnce = (screen: string): string => screen.replaceAll(" • can't be undone", '').replaceAll(/ +/g, ' ')

test('a fortnight of a solitaire game, played with the keyboard at 80x24', async () => {
  const home = folder()
  const env = { HOME: home, CANTRIP_SAVES: join(home, 'saves'), NODE_ENV: 'production' }
  session = new PtySession(process.execPath, [program, 'play', 'wizards', '--seed', '5'], env, 80, 24)
  const { screen } = session
  const days = new Set<string>()
  let before = await session.shows('Fortnight 1, Day 1')
  for (let turn = 0; turn < 400 && !before.includes('Fortnight 2'); turn++) {
    const last = atOnce(before)
    const key = keyFor(before, turn)
    session.type(key)
    // On a busy machine, a key may come too soon to count. A person would press it again.
    const again = setInterval(() => session?.type(key), 3000)
    before = await session
      .until('an answer to the key', now => atOnce(now) !== last)
      .finally(() => clearInterval(again))
    const lines = before.split('\n')
    expect(lines.length).toBeLessThanOrEqual(24)
    expect(lines.every(line => [...line].length <= 80)).toBe(true)
    const day = /Fortnight 1, Day (\d+)/.exec(before)?.[1]
    if (day) days.add(day)
  }
  expect(screen.text()).toContain('Fortnight 2')
  // Days with a lost turn are not shown. No day repeats, and the fourteenth is the Evil Spirit's.
  const seen = [...days].map(Number)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect(seen[0]).toBe(1)
  expect(seen.length).toBeGreaterThan(6)
  expect(seen.at(-1)).toBeLessThan(14)
  session.type('\x03\x03')
  await session.until('its end', () => session?.ended !== undefined)
  expect(session.ended?.exitCode).toBe(0)
  expect(session.sent).toContain('continues it.')
})
