import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { built } from '../cli/built.ts'
import { folder } from '../folder.ts'
import { PtySession } from '../terminal/pty.ts'

let program = ''
beforeAll(async () => {
  program = await built()
})

const shows = (text: string) => (screen: string) => screen.includes(text)

/** Two of the sixteen colors. */
const BLUE = 4
const CYAN = 6

/** Returns a left click on a cell, counted from 1, as terminals report it. */
const clickAt = (x: number, y: number) => `\x1b[<0;${x};${y}M\x1b[<0;${x};${y}m`

it('changes the theme from the palette, for this game and later ones', async () => {
  const home = folder()
  const env = { HOME: home, CANTRIP_SAVES: join(home, 'saves'), NODE_ENV: 'production' }
  const begin = (args: readonly string[]) => new PtySession(process.execPath, [program, ...args], env, 80, 24)
  const leave = async (session: PtySession) => {
    session.type('\x03\x03')
    await session.until('its end', () => session.ended !== undefined)
    expect(session.ended?.exitCode).toBe(0)
  }

  const first = begin(['play', 'wizards', '--seed', '7'])
  await first.until('the table', shows('Roll for movement'))
  expect(first.screen.shows(BLUE, true)).toBe(false)
  first.type('\x10light')
  await first.until('what is found', shows('Theme: light'))
  first.type('\r')
  await first.until('the table again', screen => screen.includes('Roll for movement') && !screen.includes('Theme:'))
  // The prompt has the light theme's blue, and not the dark theme's cyan.
  expect(first.screen.shows(BLUE, true)).toBe(true)
  expect(first.screen.shows(CYAN, true)).toBe(false)
  await leave(first)
  expect(JSON.parse(readFileSync(join(home, '.config/cantrip/settings.json'), 'utf8'))).toEqual({ theme: 'light' })

  const second = begin(['resume'])
  await second.until('the table', shows('Roll for movement'))
  expect(second.screen.shows(BLUE, true)).toBe(true)
  second.type(':settings\r')
  const page = await second.until('the settings', shows('Colors for a light terminal.'))
  expect(page).toMatch(/Theme +← light →/)
  await leave(second)
})

it('uses the mouse only while the settings enable it, and releases it', async () => {
  const home = folder()
  const env = { HOME: home, CANTRIP_SAVES: join(home, 'saves'), NODE_ENV: 'production' }
  const session = new PtySession(process.execPath, [program], env, 80, 24)
  const title = await session.until('the title', shows('Settings'))
  expect(session.sent).toContain('\x1b[?1006h')
  const y = title.split('\n').findIndex(line => line.includes('Settings')) + 1
  session.type(clickAt(12, y))
  const page = await session.until('the page', shows('Dusk or light'))
  const mouse = page.split('\n').findIndex(line => /Mouse +on/.test(line)) + 1
  session.type(clickAt(12, mouse))
  await session.until('the line selected', screen => /► Mouse/.test(screen))
  expect(session.sent).not.toContain('\x1b[?1006l')
  session.type(clickAt(12, mouse))
  await session.until('the mouse given back', screen => /Mouse +← off/.test(screen))
  expect(session.sent).toContain('\x1b[?1006l')
  session.type('\x1b[C')
  await session.until('the mouse again', screen => /Mouse +← on/.test(screen))
  session.type('\x03')
  await session.until('its end', () => session.ended !== undefined)
  expect(session.ended?.exitCode).toBe(0)
  expect(session.sent.lastIndexOf('\x1b[?1006l')).toBeGreaterThan(session.sent.lastIndexOf('\x1b[?1006h'))

  const without = new PtySession(process.execPath, [program], { ...env, CANTRIP_MOUSE: 'off' }, 80, 24)
  await without.until('the title', shows('Settings'))
  without.type('\x03')
  await without.until('its end', () => without.ended !== undefined)
  expect(without.sent).not.toContain('\x1b[?1006')
})

it('names a wrong setting on the first screen, for a table too', async () => {
  const home = folder()
  const env = { HOME: home, CANTRIP_SAVES: join(home, 'saves'), NODE_ENV: 'production', CANTRIP_THEME: 'loud' }
  for (const args of [[], ['play', 'wizards', '--seed', '7']]) {
    const session = new PtySession(process.execPath, [program, ...args], env, 80, 24)
    await session.until('the notice', shows('CANTRIP_THEME must be'))
    session.type('\x03\x03')
    await session.until('its end', () => session.ended !== undefined)
  }
})
