import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { GamePackage } from '../../src/games/package.ts'
import { type Game, type PhrasedQuestion, phrased } from '../../src/kernel/index.ts'
import { headerFor } from '../../src/lab/fuzz.ts'
import { amount } from '../amount.ts'
import { pseudoFile, pseudoText } from '../games/pseudo.ts'
import { type Country, countryOf } from './abroad.ts'
import { flawsOfScreen, LOOKING } from './looks.ts'
import type { Subject } from './play.ts'

const root = join(import.meta.dirname, '..', '..')

/** The number of each bot's answers in both languages, fewer for a slow one. */
const ANSWERS = amount(250, 2000)
const THOUGHTS = amount(8, 100)

/**
 * Checks that a game is the same in a language that changes every word: the bots' answers and offers, and every screen.
 * A package is loaded again with other files of messages, so that it holds no old word.
 */
export function describeForeign({ game, bots }: Subject): void {
  const here = countryOf(game)
  let there: Country
  beforeAll(async () => {
    there = await abroad(game)
  })
  // The next file to load these modules gets the usual ones.
  afterAll(() => {
    vi.resetModules()
  })

  test.each(bots.map(({ name, think }) => [name, think ? THOUGHTS : ANSWERS] as const))(
    'its bot %s plays the same game',
    (name, most) => {
      const header = headerFor(game, 2, 'foreign')
      const answers = here.played(name, header, most)
      expect(answers.length).toBeGreaterThan(0)
      expect(there.played(name, header, most)).toEqual(answers)
    },
  )

  test('every screen is drawn, and no question uses the old words', () => {
    const [old, other] = [here.drawn(LOOKING), there.drawn(LOOKING)]
    expect(other.flatMap(flawsOfScreen).slice(0, 10)).toEqual([])
    expect(other.map(({ where }) => where)).toEqual(old.map(({ where }) => where))
    for (const [i, { where, asked, lines }] of other.entries()) {
      const before = old[i]!.asked
      if (before !== '') expect([where, asked]).not.toEqual([where, before])
      const line = lines.find(text => before.length > 12 && text.includes(before.slice(0, 30)))
      expect([where, line]).toEqual([where, undefined])
    }
  })
}

/** Returns the folder of a game that is a package. */
const folderOf = ({ id }: Game): string | undefined =>
  ['src/games', 'src/lab'].map(room => join(root, room, id)).find(folder => existsSync(join(folder, 'words')))

/** Returns the folders of all games with files of messages. */
const gameFolders = (): string[] =>
  readdirSync(join(root, 'src/games'))
    .map(name => join(root, 'src/games', name))
    .filter(folder => existsSync(join(folder, 'words', 'en.ftl')))

/** Returns the message files of a game, each with the English messages in other words. */
function foreignFiles(folder: string): { readonly file: string; readonly text: string }[] {
  const words = join(folder, 'words')
  return readdirSync(words).flatMap(name => {
    if (!name.endsWith('.ftl')) return []
    const english = name.replace(/\w+\.ftl$/, 'en.ftl')
    return [{ file: join(words, name), text: pseudoFile(readFileSync(join(words, english), 'utf8')) }]
  })
}

/** Returns the game with every word changed. For a game that isn't one of our packages, changes only its own words. */
async function abroad(game: Game): Promise<Country> {
  const folder = folderOf(game)
  if (!folder) return countryOf({ ...game, phrase: (view, question) => scrambled(phrased(game, view, question)) })
  // A revision shares texts with the original game, so all of them are changed.
  const files = [...new Set([folder, ...gameFolders()])].flatMap(foreignFiles)
  vi.resetModules()
  for (const { file, text } of files) vi.doMock(file, () => ({ default: text }))
  try {
    const { countryOf, opened } = await import('./abroad.ts')
    const exports: Record<string, unknown> = await import(join(folder, 'index.ts'))
    const isPackage = (one: unknown): one is GamePackage =>
      typeof one === 'object' && one !== null && 'id' in one && one.id === game.id && !('turn' in one)
    return countryOf(await opened(Object.values(exports).find(isPackage)!))
  } finally {
    for (const { file } of files) vi.doUnmock(file)
  }
}

const scrambled = (question: PhrasedQuestion): PhrasedQuestion => ({
  ...question,
  text: pseudoText(question.text),
  options: question.options.map(({ label, note, ...option }) => ({
    ...option,
    label: pseudoText(label),
    ...(note === undefined ? {} : { note: pseudoText(note) }),
  })),
})
