import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.ts'
import { cantrip } from './environment.ts'

/** Runs the command in such a home. */
const settings = (home: string, args: readonly string[], env: Record<string, string> = {}) =>
  cantrip(['settings', ...args], { env: { HOME: home, ...env } })

describe('cantrip settings', () => {
  test('lists all settings, or one with its possible values', async () => {
    const home = folder()
    const { out, code } = await settings(home, [])
    expect(code).toBe(0)
    expect(out).toMatch(/^ {2}theme +auto +The colors of the full screen\.$/m)
    expect(out).toMatch(/^ {2}mouse +on /m)
    const columns = [...out.matchAll(/^ {2}\w+ +/gm)].map(([start]) => start.length)
    expect(new Set(columns).size).toBe(1)
    const one = await settings(home, ['sp'])
    expect(one.out).toMatch(/^speed: normal\. /)
    expect(one.out).toContain('  instant ')
  })

  test('changes a setting permanently, and resets it', async () => {
    const home = folder()
    expect((await settings(home, ['theme', 'light'])).out).toBe('Set theme to light.\n')
    expect((await settings(home, ['names', 'Ann,', 'Zoë'])).out).toBe('Set names to Ann, Zoë.\n')
    expect((await settings(home, ['hints', 'off'])).code).toBe(0)
    const { out } = await settings(home, [])
    expect(out).toMatch(/theme +light/)
    expect(out).toMatch(/hints +off/)
    expect(out).toMatch(/names +Ann, Zoë/)
    expect((await settings(home, ['theme', 'default'])).out).toBe('Set theme to auto.\n')
    expect((await settings(home, ['theme'])).out).toMatch(/^theme: auto/)
  })

  test('reports what overrides a stored setting', async () => {
    const { out } = await settings(folder(), ['theme', 'light'], { CANTRIP_THEME: 'mono' })
    expect(out).toBe('Set theme to light.\nCANTRIP_THEME overrides this while it is set.\n')
  })

  test.each([
    [
      ['wand'],
      'There is no setting called "wand"; try theme, glyphs, speed, moments, notice, handover, questions, hints, mouse, language, names, keys or saves.',
    ],
    [['theme', 'pink'], 'The theme must be auto, dusk, light, color-blind or mono, not "pink".'],
    [['hints', 'perhaps'], 'The hints must be on or off, not "perhaps".'],
    [['names', 'Ann,Ann'], 'The names must be player names separated by commas, not "Ann,Ann".'],
  ])('rejects %j with a one-sentence error, and exits with code 2', async (args, sentence) => {
    const { err, code } = await settings(folder(), args)
    expect(err).toBe(`cantrip: ${sentence}\n`)
    expect(code).toBe(2)
  })

  test('reports settings that cannot be stored, and exits with code 1', async () => {
    const home = folder()
    writeFileSync(join(home, '.config'), 'a file')
    const { err, code } = await settings(home, ['theme', 'light'])
    expect(err).toMatch(/^cantrip: Cannot save the settings to .*settings\.json: /)
    expect(code).toBe(1)
  })

  test('stores the folder for saves as an absolute path', async () => {
    const home = folder()
    mkdirSync(join(home, 'games'))
    await settings(home, ['saves', '~/games'])
    const { out } = await cantrip(['saves'], { env: { HOME: home, CANTRIP_SAVES: '' } })
    expect(out).toContain(`There are no saved games in ${join(home, 'games')};`)
  })

  test('can be listed and changed line by line at a table too', async () => {
    const home = folder()
    const { out } = await cantrip(['play', '--plain'], {
      env: { HOME: home },
      input: ['settings speed', 'settings theme light', 'settings theme pink', 'settings hints off', 'quit'],
    })
    expect(out).toContain('speed: normal.')
    expect(out).toContain('Set theme to light.')
    expect(out).toContain('not "pink"')
    expect((await settings(home, ['hints'])).out).toMatch(/^hints: off/)
  })
})
