import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { built } from '../cli/built.ts'
import { folder } from '../storage/table.ts'
import { PtySession } from '../terminal/pty.ts'

let program = ''
let session: PtySession | undefined
beforeAll(async () => {
  program = await built()
})
afterEach(() => session?.end())

test('a bot that deals begins by itself, and then the person is asked and may ask for a hint', async () => {
  const home = folder()
  const env = { HOME: home, CANTRIP_SAVES: join(home, 'saves'), CANTRIP_SPEED: 'fast', NODE_ENV: 'production' }
  const args = [program, 'play', 'wizards', '--seats', 'Ann,bot:mentor', '--seed', '7']
  session = new PtySession(process.execPath, args, env, 80, 24)
  await session.shows('Mentor rolls')
  await session.shows('Your turn.')
  session.type('h')
  const hinted = await session.shows('there you can join an Order')
  expect(hinted).toContain('Go to ')
  session.type('\x03\x03')
  await session.until('its end', () => session?.ended !== undefined)
})
