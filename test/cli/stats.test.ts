import { expect, test } from 'vitest'
import { dailySeed } from '../../src/storage/statistics.ts'
import { cantrip } from './environment.ts'

test('a folder without finished games is reported', async () => {
  const { out, code } = await cantrip(['stats'])
  expect(code).toBe(0)
  expect(out).toMatch(/^There are no finished games in .* yet \(none in progress\)\.\n$/)
})

test('the daily game is the same for everybody on that UTC day, and takes no other seed', async () => {
  expect(dailySeed(new Date('2026-11-22T23:59:59Z'))).toBe('2026-11-22')
  const { screens } = await cantrip(['play', 'toy', '--daily'], { terminal: [100, 40] })
  expect(screens).toMatchObject([{ kind: 'new', header: { seed: dailySeed(new Date()) } }])
  const { err, code } = await cantrip(['play', 'toy', '--daily', '--seed', '1'])
  expect([err, code]).toEqual(['cantrip: --daily has its own seed; leave out --seed.\n', 2])
})
