import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { built, ended, runBuilt, start } from '../cli/built.ts'
import { folder } from '../folder.ts'

let program: string
beforeAll(async () => {
  program = await built()
})

test('a game in progress is closed to a second program until the first has exited or died', async () => {
  const home = folder()
  const env = { HOME: home, CANTRIP_SAVES: join(home, 'saves') }
  const lock = join(home, 'saves', 'wizards-7.cantrip.lock')
  const resume = () => runBuilt(program, ['resume', 'wizards-7'], env)
  const first = start(program, ['play', 'wizards', '--seed', '7'], env)
  const dead = ended(first)
  first.stdin.write('roll\n')
  await new Promise<void>(resolve => first.stdout.on('data', (text: string) => text.includes('[go ') && resolve()))
  const { err, out, code } = await resume()
  expect([out, code]).toEqual(['', 1])
  expect(err).toMatch(/^cantrip: .*wizards-7\.cantrip is in use by .* \(process \d+, since [^\n]*\n$/)
  expect((await runBuilt(program, ['replay', 'wizards-7'], env)).out).toContain('Ann rolls')
  first.kill('SIGKILL')
  await dead
  expect(existsSync(lock)).toBe(true)
  const second = await resume()
  expect([second.err, second.code]).toEqual(['', 0])
  expect(second.out).toContain('continues it.')
  expect(existsSync(lock)).toBe(false)
})
