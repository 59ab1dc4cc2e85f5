import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { isUnmarked, messageFile, pseudo, worded, wordsOf, wordsOfGame } from './vocabulary.ts'

/** The messages of the program in English with a mark on every letter, in the place of the German ones. */
const FILE = pseudo(messageFile('en'))

// What other files have loaded speaks German, so all of it is loaded anew here, and again by whoever comes next.
beforeAll(() => {
  vi.resetModules()
  vi.doMock('../../src/text/words/de.ftl', () => ({ default: FILE }))
})
afterAll(() => {
  vi.doUnmock('../../src/text/words/de.ftl')
  vi.resetModules()
})

/** What is said by nobody but the game and those who play it, and the name of the program. */
const OTHERS = (names: readonly string[]) => new Set([...wordsOfGame('de'), ...names, 'cantrip'])

it('every word of the frame comes from its messages', async () => {
  const { NAMES, linesTold, screensSeen } = await import('./walk.ts')
  const others = OTHERS(NAMES)
  const sights = [...screensSeen(), ...(await linesTold())]
  const wrong = sights.flatMap(({ where, text }) =>
    text
      .split('\n')
      .flatMap(line =>
        wordsOf(worded(line)).flatMap(word =>
          isUnmarked(word) && !others.has(word) ? [`${where}: ${word}: ${line.trim()}`] : [],
        ),
      ),
  )
  expect([...new Set(wrong)]).toEqual([])
})
