import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ALIKE, isUnmarked, messageFile, pseudo, worded, wordsOf, wordsOfGame, wordsOfTitles } from './vocabulary.ts'

/** The program's English messages with a mark on every letter, in place of the German ones. */
const FILE = pseudo(messageFile('en'))

// Other test files may have loaded the German modules, so everything is loaded again here and again afterward.
beforeAll(() => {
  vi.resetModules()
  vi.doMock('../../src/text/words/de.ftl', () => ({ default: FILE }))
})
afterAll(() => {
  vi.doUnmock('../../src/text/words/de.ftl')
  vi.resetModules()
})

/** The names of saved games. */
const SAVED = ['abend', 'gestern', 'vorbei', 'vorher']
/** Input that appears in the output. */
const TYPED = ['quark', 'xyz', 'xq', 'xqj', 'Hallo']

/** Returns a test for words that only the game or its players use, or that name the program. */
const othersSay = (names: readonly string[]): ((word: string) => boolean) => {
  const own = [...wordsOfGame('de'), ...wordsOfTitles('de')]
  const lines = [...own, ...ALIKE, ...SAVED, ...TYPED, ...names, 'cantrip'].map(word => word.toLowerCase())
  // Either end of a word may be cut off, or hidden by a box.
  const ends = new Set(lines.flatMap(word => [...word].flatMap((_, i) => [word.slice(0, i + 1), word.slice(i)])))
  return word => ends.has(word.toLowerCase())
}

it('every word that the program adds around a game comes from its messages', async () => {
  const { rivalNames } = await import('../../src/bots/index.ts')
  const { NAMES, linesTold, screensSeen } = await import('./walk.ts')
  const isOthers = othersSay([...NAMES, ...rivalNames('elfenwizards')])
  const sights = [...screensSeen(), ...(await linesTold())]
  const wrong = sights.flatMap(({ where, text }) =>
    text
      .split('\n')
      .flatMap(line =>
        wordsOf(worded(line)).flatMap(word =>
          isUnmarked(word) && !isOthers(word) ? [`${where}: ${word}: ${line.trim()}`] : [],
        ),
      ),
  )
  expect([...new Set(wrong)]).toEqual([])
})
