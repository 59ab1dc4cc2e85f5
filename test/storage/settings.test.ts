import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  DEFAULT_SETTINGS,
  defaultSaveFolder,
  effectiveSettings,
  type Platform,
  projectRoot,
  readSettings,
  settingsFile,
  storeSettings,
  UserError,
} from '../../src/storage/index.ts'
import { folder } from '../folder.ts'
import { said } from '../words.ts'

function home(env: Record<string, string> = {}): Platform {
  return { env: { HOME: folder(), ...env }, platform: 'linux' }
}

function write(here: Platform, text: string): string {
  const file = settingsFile(here)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

describe('settings', () => {
  test('have defaults', () => {
    expect(effectiveSettings({}, home())).toMatchObject({ settings: DEFAULT_SETTINGS, notes: [] })
  })

  test('are read back as they were stored, along with unchanged ones', async () => {
    const here = home()
    await storeSettings({ theme: 'mono', names: ['Ann', 'Zoë'] }, here)
    await storeSettings({ hints: false }, here)
    expect(readSettings(here)).toEqual({ settings: { theme: 'mono', names: ['Ann', 'Zoë'], hints: false }, notes: [] })
  })

  test('swap keys in pairs, each key at most once and no digits', () => {
    const keys = (text: string) => effectiveSettings({}, home({ CANTRIP_KEYS: text }))
    expect(keys('h=i  t=g').settings.keys).toEqual(['h=i', 't=g'])
    for (const text of ['h=i i=t', 'h=1', 'hi', 'h=h', 'h=ii']) {
      const { settings, notes } = keys(text)
      expect([text, settings.keys]).toEqual([text, []])
      expect(said(notes[0]!)).toContain('pairs of keys such as h=i')
    }
  })

  test('from a flag override those from the environment, which override those from the file', async () => {
    const here = home({
      CANTRIP_THEME: 'light',
      CANTRIP_SPEED: 'fast',
      CANTRIP_NAMES: 'Ann, Bob',
      CANTRIP_HINTS: 'off',
    })
    await storeSettings({ theme: 'mono', speed: 'slow', glyphs: 'ascii' }, here)
    const { settings, notes } = effectiveSettings({ theme: 'color-blind' }, here)
    expect(notes).toEqual([])
    expect(settings).toMatchObject({
      theme: 'color-blind',
      speed: 'fast',
      glyphs: 'ascii',
      names: ['Ann', 'Bob'],
      hints: false,
    })
  })

  test('report their source if it is not the file', async () => {
    const here = home({ CANTRIP_THEME: 'light', CANTRIP_MOUSE: 'off', CANTRIP_SPEED: 'at once' })
    await storeSettings({ hints: false }, here)
    const { settings, forced } = effectiveSettings({ glyphs: 'ascii', theme: 'mono' }, here)
    expect(settings).toMatchObject({ theme: 'mono', mouse: false, speed: 'normal' })
    expect(forced).toEqual({ theme: '--theme', glyphs: '--glyphs', mouse: 'CANTRIP_MOUSE' })
  })

  test('that are wrong on the command line are rejected with the possible values', () => {
    expect(() => effectiveSettings({ theme: 'pink' }, home())).toThrow(UserError)
    expect(() => effectiveSettings({ theme: 'pink' }, home())).toThrow(
      'The theme must be auto, dusk, light, color-blind or mono, not "pink".',
    )
  })

  test('that are wrong in the environment or the file are ignored with a message', () => {
    const here = home({ CANTRIP_GLYPHS: 'runes' })
    const file = write(here, '{"theme":"pink","speed":"slow","names":["a,b"],"unknown":1}')
    const { settings, notes } = effectiveSettings({}, here)
    expect(settings).toEqual({ ...DEFAULT_SETTINGS, speed: 'slow' })
    expect(notes.map(note => said(note))).toEqual([
      `The setting theme in ${file} must be auto, dusk, light, color-blind or mono. Using the default.`,
      `The setting names in ${file} must be player names separated by commas. Using the default.`,
      'CANTRIP_GLYPHS must be auto, unicode or ascii, not "runes". Ignoring it.',
    ])
  })

  test.each(['', '{"theme"', 'null', '[1]', '\u0000'])(
    'in a damaged file (%j) have defaults, with a message, and the file is kept',
    text => {
      const here = home()
      const file = write(here, text)
      const { settings, notes } = effectiveSettings({}, here)
      expect(settings).toEqual(DEFAULT_SETTINGS)
      expect(notes.map(note => said(note))).toEqual([expect.stringContaining(file)])
      expect(readFileSync(file, 'utf8')).toBe(text)
    },
  )

  test('can be stored again despite a damaged file, which is set aside', async () => {
    const here = home()
    const file = write(here, '{"theme"')
    await storeSettings({ theme: 'mono' }, here)
    expect(readSettings(here).settings).toEqual({ theme: 'mono' })
    expect(readFileSync(`${file}.damaged`, 'utf8')).toBe('{"theme"')
  })

  test('that cannot be stored cause an error message', async () => {
    const here = home()
    writeFileSync(join(here.env.HOME!, '.config'), 'a file')
    expect(readSettings(here)).toEqual({ settings: {}, notes: [] })
    await expect(storeSettings({ theme: 'mono' }, here)).rejects.toThrow(
      /^Cannot save the settings to .*settings\.json: /,
    )
  })
})

describe('a settings folder that cannot be created', () => {
  /** Expects the defaults, and an error on storing. Waiting for the folder would block the whole program. */
  const refused = async (here: Platform) => {
    expect(effectiveSettings({}, here).settings).toEqual(DEFAULT_SETTINGS)
    await expect(storeSettings({ theme: 'mono' }, here)).rejects.toThrow(/^Cannot save the settings to .*: \S/)
  }

  test('because the system reports its parent as missing, causes an error message and no endless loop', async () => {
    await refused(home({ XDG_CONFIG_HOME: '/proc/self/nowhere' }))
    expect(existsSync('/proc/self/nowhere')).toBe(false)
  })

  test('because a pipe is in its place, or in that of the file, causes an error message and does not block', async () => {
    const here = home()
    execFileSync('mkfifo', [join(here.env.HOME!, '.config')])
    await refused(here)
    const other = home()
    mkdirSync(dirname(settingsFile(other)), { recursive: true })
    execFileSync('mkfifo', [settingsFile(other)])
    await refused(other)
  })
})

describe('the save folder', () => {
  test('is the requested one, including ~', () => {
    const here = home({ CANTRIP_SAVES: '~/games' })
    expect(effectiveSettings({}, here).saveFolder).toBe(join(here.env.HOME!, 'games'))
  })

  test('is below the current folder if its path is relative', () => {
    expect(effectiveSettings({}, home({ CANTRIP_SAVES: 'games/mine' })).saveFolder).toBe(resolve('games/mine'))
    expect(effectiveSettings({ saveFolder: './games' }, home()).saveFolder).toBe(resolve('games'))
  })

  test('is that of the project in a checkout', () => {
    const root = folder()
    mkdirSync(join(root, 'src'))
    mkdirSync(join(root, 'saves'))
    expect(defaultSaveFolder(home(), root)).toBe(join(root, 'saves'))
  })

  test('is that of the user otherwise', () => {
    const here = home()
    const root = folder()
    mkdirSync(join(root, 'saves'))
    expect(defaultSaveFolder(here, root)).toBe(join(here.env.HOME!, '.local/share/cantrip/saves'))
    expect(defaultSaveFolder(home({ XDG_DATA_HOME: '/data' }), null)).toBe('/data/cantrip/saves')
    expect(defaultSaveFolder({ ...here, platform: 'darwin' }, null)).toBe(
      join(here.env.HOME!, 'Library/Application Support/cantrip/saves'),
    )
  })

  test('is found relative to the program itself', () => {
    expect(existsSync(join(projectRoot()!, 'src/storage'))).toBe(true)
  })
})
