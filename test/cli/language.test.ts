import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shelfIn } from '../../src/games/registry.ts'
import { languageIn } from '../../src/storage/index.ts'
import { cantrip, type World } from './world.ts'

/** Runs the command with the real games on the shelf. */
const said = (args: readonly string[], world: World = {}) =>
  cantrip(args, { ...world, house: { shelf: async (ids, language = 'en') => shelfIn(language, ids) } })

const RULE = ['rules', '--game', 'elfenwizards', '6.4']
const GERMAN = /Gleichstand\. Haben beide Kandidaten/

test('a game is told in the language of --lang, of CANTRIP_LANG, of the settings, of the locale', async () => {
  expect((await said(RULE)).out).toContain('A tie.')
  expect((await said([...RULE, '--lang', 'de'])).out).toMatch(GERMAN)
  expect((await said(RULE, { env: { CANTRIP_LANG: 'de' } })).out).toMatch(GERMAN)
  expect((await said(RULE, { env: { LANG: 'de_AT.UTF-8' } })).out).toMatch(GERMAN)
  expect((await said([...RULE, '--lang', 'en'], { env: { LANG: 'de_AT.UTF-8' } })).out).toContain('A tie.')
  expect((await said(['rules', '7.304', '--lang', 'de'])).out).toContain('Demon')
  expect((await said([...RULE, '--lang', 'elvish'])).code).toBe(2)
})

test('the locale is looked at in the order of the system, and only where nothing is chosen', () => {
  expect(languageIn({ language: 'auto' }, {})).toBe('en')
  expect(languageIn({ language: 'auto' }, { LANG: 'C.UTF-8' })).toBe('en')
  expect(languageIn({ language: 'auto' }, { LANG: 'en_GB', LC_MESSAGES: 'de_DE' })).toBe('de')
  expect(languageIn({ language: 'auto' }, { LC_ALL: 'fr_FR', LANG: 'de_DE' })).toBe('en')
  expect(languageIn({ language: 'en' }, { LANG: 'de_DE' })).toBe('en')
})

test('a game begun in German is kept as any other, and goes on in English', async () => {
  const begun = await said(
    ['play', 'elfenwizards', '--seats', 'Ann,Ben,Cleo', '--seed', 'zwei', '--plain', '--lang', 'de'],
    {
      input: ['fertig\n', 'quit\n'],
    },
  )
  expect(begun.out).toMatch(/Würfel zeigen/)
  expect(begun.out).toMatch(/legt nichts und behält 7 Würfel\./)
  const kept = readFileSync(join(begun.saves, 'elfenwizards-zwei.cantrip'), 'utf8')
  expect(kept).not.toMatch(/Würfel|fertig/)
  const on = await said(['resume', 'elfenwizards-zwei', '--plain'], { saves: begun.saves, input: ['quit\n'] })
  expect(on.out).toMatch(/places nothing and keeps 7 dice\./)
  expect(on.out).toMatch(/Your dice show/)
})
