import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { built } from '../cli/built.ts'
import { folder } from '../storage/table.ts'
import { PtySession } from '../terminal/pty.ts'

let program = ''
beforeAll(async () => {
  program = await built()
})

const shows = (text: string) => (screen: string) => screen.includes(text)

it('changes the theme from the palette, for this game and for the next time', async () => {
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
  const dusk = first.sent.length
  first.type('\x10light')
  await first.until('what is found', shows('Theme: light'))
  first.type('\r')
  await first.until('the table again', screen => screen.includes('Roll for movement') && !screen.includes('Theme:'))
  // The blue of a light screen's prompt, and none of a dark screen's cyan since.
  expect(first.sent.slice(dusk)).toMatch(/\x1b\[1;34m|\x1b\[34;1m|\x1b\[0;1;34m/)
  await leave(first)
  expect(JSON.parse(readFileSync(join(home, '.config/cantrip/settings.json'), 'utf8'))).toEqual({ theme: 'light' })

  const second = begin(['resume'])
  await second.until('the table', shows('Roll for movement'))
  expect(second.sent).toMatch(/\x1b\[1;34m|\x1b\[34;1m|\x1b\[0;1;34m/)
  second.type(':settings\r')
  const page = await second.until('the settings', shows('The colours of a light screen.'))
  expect(page).toMatch(/Theme +← light →/)
  await leave(second)
})
