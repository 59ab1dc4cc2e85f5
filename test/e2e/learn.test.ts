import { expect, it } from 'vitest'
import { journeys } from './journeys.ts'

const { plays } = journeys()

/** The bytes sent by keys that the guide names. */
const SENT: Readonly<Record<string, string>> = {
  Enter: '\r',
  Tab: '\t',
  'Shift+Tab': '\x1b[Z',
  Esc: '\x1b',
  F1: '\x1bOP',
  '↑': '\x1b[A',
  '↓': '\x1b[B',
  '←': '\x1b[D',
  '→': '\x1b[C',
}

const HEAD = /─ (.+?) (\d+) of (\d+) ─/
/** The bottom line of a framed highlight. */
const MOMENT = /Enter continue/
const PRESS = /→ .*: press ((?:\S+ )*?\S+)(?: {2}|$)/m

/** Returns the screen without the note, added a moment later, that an answer can't be undone. */
const stateOf = (screen: string): string => screen.replace(/\s+/g, '').replace(/•nowayback/g, '')

it("following the guide's keys teaches a first game up to the end of a first Task", async () => {
  const session = plays(['learn'], 80, 24)
  const heads: string[] = []
  let screen = await session.atRest('the guide', text => PRESS.test(text))
  while (!screen.includes('completes the Task')) {
    const head = HEAD.exec(screen)?.[1] ?? ''
    if (heads.at(-1) !== head) heads.push(head)
    expect(heads.length).toBeLessThan(25)
    for (const key of PRESS.exec(screen)?.[1]?.split(' ') ?? []) {
      const before = stateOf(screen)
      session.type(SENT[key] ?? key)
      screen = await session.until(`what comes of ${key}`, text => stateOf(text) !== before)
    }
    screen = await session.atRest('what to press next', text => PRESS.test(text) || MOMENT.test(text))
    // A framed highlight has to be read before the game continues.
    while (MOMENT.test(screen) && !screen.includes('completes the Task')) {
      const framed = screen
      session.type('\r')
      screen = await session.atRest(
        'what comes after',
        text => text !== framed && (PRESS.test(text) || MOMENT.test(text)),
      )
    }
  }
  expect(heads.slice(0, 2)).toEqual(['Your turn', 'Moving'])
  expect(heads).toContain('Fetching')
  // One framed highlight can follow another after a moment, so wait a while before assuming that there is none.
  for (let quiet = 0; quiet < 10; ) {
    screen = await session.until('the table or a frame', text => PRESS.test(text) || MOMENT.test(text))
    if (MOMENT.test(screen)) {
      const framed = screen
      quiet = 0
      session.type('\r')
      screen = await session.until('what comes after', text => text !== framed)
    } else {
      quiet++
      await new Promise(done => setTimeout(done, 200))
    }
  }
  session.type(':guide off\r')
  await session.shows('The guide is off')
  session.type('\x03')
  await session.shows('Leave the table?')
  session.type('\r')
  await session.until('the end', () => session.ended !== undefined)
  expect(session.ended?.exitCode).toBe(0)
}, 240_000)
