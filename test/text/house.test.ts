import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { wrongWords } from './check.ts'

const root = join(import.meta.dirname, '..', '..')

/** Returns the sources below a folder by their paths from the root. */
function sourcesIn(folder: string): Map<string, string> {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path))
    .map(path => join(folder, path))
  return new Map(paths.map(path => [path, readFileSync(join(root, path), 'utf8')]))
}

/** Returns the messages in a folder by language, English first. A topic may have its own file (`combat.en.ftl`). */
function filesIn(folder: string): Record<string, string> {
  const names = existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).filter(name => name.endsWith('.ftl'))
    : []
  const languageOf = (name: string): string => basename(name, '.ftl').split('.').at(-1) ?? ''
  const languages = [...new Set(names.map(languageOf))].sort(one => (one === 'en' ? -1 : 1))
  const textIn = (language: string): string =>
    names
      .filter(name => languageOf(name) === language)
      .map(name => readFileSync(join(root, folder, name), 'utf8'))
      .join('\n')
  return Object.fromEntries(languages.map(language => [language, textIn(language)]))
}

const program = filesIn('src/text/words')

/** The folders of games with messages: the registered games and the smallest game. */
const GAMES = [
  ...readdirSync(join(root, 'src/games')).map(game => `src/games/${game}`),
  'src/lab/bank-or-stake',
].filter(game => existsSync(join(root, game, 'words')))

describe('the messages', () => {
  it('are complete for the program in every language, and used', () => {
    expect(Object.keys(program)).toEqual(['en', 'de'])
    // A game can use the program's messages, but not the other way around.
    expect(wrongWords({ files: program, sources: sourcesIn('src') }).filter(isOfProgram)).toEqual([])
  })

  it.each(GAMES)('are complete for %s in every language it has, and used', game => {
    const files = filesIn(`${game}/words`)
    if (Object.keys(files).length === 0) return
    expect(Object.keys(files)[0]).toBe('en')
    expect(wrongWords({ files, sources: sourcesIn(game), around: program.en })).toEqual([])
  })
})

const isOfProgram = (wrong: string): boolean =>
  !GAMES.some(game => wrong.startsWith(`${game}/`) && wrong.includes('there is no message'))
