import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shelfIn } from '../../src/games/registry.ts'
import { languageWanted, localeIn, type Settings } from '../../src/storage/index.ts'
import { cantrip, type World } from './environment.ts'

/** Runs the command with the real games. */
const said = (args: readonly string[], world: World = {}) =>
  cantrip(args, { ...world, environment: { library: async (ids, language = 'en') => shelfIn(language, ids) } })

const wanted = (settings: Pick<Settings, 'language'>, env: NodeJS.ProcessEnv) =>
  languageWanted(settings, localeIn(env)).language

const RULE = ['rules', '--game', 'elfenwizards', '6.4']
const GERMAN = /Gleichstand\. Haben beide Kandidaten/

test('a game uses the language of --lang, CANTRIP_LANG, the settings or the locale', async () => {
  expect((await said(RULE)).out).toContain('A tie.')
  expect((await said([...RULE, '--lang', 'de'])).out).toMatch(GERMAN)
  expect((await said(RULE, { env: { CANTRIP_LANG: 'de' } })).out).toMatch(GERMAN)
  expect((await said(RULE, { env: { LANG: 'de_AT.UTF-8' } })).out).toMatch(GERMAN)
  expect((await said([...RULE, '--lang', 'en'], { env: { LANG: 'de_AT.UTF-8' } })).out).toContain('A tie.')
  expect((await said(['rules', '7.304', '--lang', 'de'])).out).toContain('Demon')
  expect((await said([...RULE, '--lang', 'elvish'])).code).toBe(2)
})

test("the locale variables are read in the system's order, and only if no language is chosen", () => {
  expect(wanted({ language: 'auto' }, {})).toBe('en')
  expect(wanted({ language: 'auto' }, { LANG: 'C.UTF-8' })).toBe('en')
  expect(wanted({ language: 'auto' }, { LANG: 'en_GB', LC_MESSAGES: 'de_DE' })).toBe('de')
  expect(wanted({ language: 'auto' }, { LC_ALL: 'fr_FR', LANG: 'de_DE' })).toBe('en')
  expect(wanted({ language: 'en' }, { LANG: 'de_DE' })).toBe('en')
})

test('a game started in German is saved like any other, and continues in English', async () => {
  const begun = await said(
    ['play', 'elfenwizards', '--seats', 'Ann,Ben,Cleo', '--seed', 'zwei', '--plain', '--lang', 'de'],
    {
      input: ['fertig\n', 'quit\n'],
    },
  )
  expect(begun.out).toMatch(/Würfel zeigen/)
  expect(begun.out).toMatch(/legt nichts und behält 7 Würfel\./)
  const retained = readFileSync(join(begun.saves, 'elfenwizards-zwei.cantrip'), 'utf8')
  expect(retained).not.toMatch(/Würfel|fertig/)
  const on = await said(['resume', 'elfenwizards-zwei', '--plain'], { saves: begun.saves, input: ['quit\n'] })
  expect(on.out).toMatch(/places nothing and keeps 7 dice\./)
  expect(on.out).toMatch(/Your dice show/)
})

/** Plays a game line by line. */
const playing = (game: string, lines: readonly string[], { args = [], ...world }: World & { args?: string[] } = {}) =>
  said(['play', game, '--seats', 'Ann,Ben,Cleo', '--seed', 'zwei', '--plain', ...args], {
    ...world,
    input: lines.map(line => `${line}\n`),
  })

test('a language changed at the table applies from then on', async () => {
  const { out } = await playing(
    'elfenwizards',
    ['settings language de', 'undo 0', 'einstellungen sprache en', 'undo 0', 'quit'],
    { env: { LANG: 'en_US.UTF-8' } },
  )
  expect(out).toContain('Type a number from the list')
  expect(out).toMatch(
    /sprache: de, ab jetzt\.[\s\S]*Welchen legst du als Zauber\?[\s\S]*„0“ ist keine Zahl von Antworten/,
  )
  expect(out).toMatch(/Set language to en\.[\s\S]*Which will you place as spells\?[\s\S]*"0" is not a number of moves/)
})

test('a game without German has English text with German commands, and a notice says so once', async () => {
  const { out } = await playing('wizards', ['hilfe', 'neu 9', 'ende'], { args: ['--lang', 'de'] })
  expect(out.match(/Wizards gibt es nur auf Englisch/g)).toHaveLength(1)
  expect(out).toContain('Zum Spiel (Wizards):')
  expect(out).toContain('Roll for movement')
})

test('a German locale alone selects German only if the game has it', async () => {
  const env = { LANG: 'de_DE.UTF-8' }
  const { out: foreign } = await playing('wizards', ['quit'], { env })
  expect(foreign).toContain('Type a number from the list')
  expect(foreign).not.toMatch(/Englisch|Antwort/)
  expect((await playing('elfenwizards', ['ende'], { env })).out).toContain('Tippe eine Nummer der Liste')
})

test('German input is understood at the table, and so are English words', async () => {
  const { out } = await playing(
    'elfenwizards',
    ['auswahl', 'regeln 6.4', 'annehmen', 'ablehnen', 'refuse', 'hlfe', 'fertig', 'zurück', 'ende'],
    {
      args: ['--lang', 'de'],
      env: { LANG: 'de_DE.UTF-8' },
    },
  )
  expect(out).toContain('[fertig]')
  expect(out).toMatch(GERMAN)
  expect(out.match(/Kein Angebot an/g)).toHaveLength(3)
  expect(out).toContain('„hlfe“ geht hier nicht. Meinst du „hilfe“?')
  expect(out).toMatch(/Zurückgenommen|lässt sich zurücknehmen/)
})
