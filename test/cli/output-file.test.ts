import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.ts'
import { played } from '../storage/table.ts'
import { cantrip } from './environment.ts'

/** A line in the format of `sim --jsonl`, to be merged. */
const GAME =
  '{"n":1,"game":"toy","options":{},"seed":"x-1","bots":["wanderer"],"winners":[0],"ended":"x","days":1,"decisions":1,"millis":1,"slowest":[1],"metrics":{},"seats":[{}]}\n'

/** Returns a folder with games to summarize, and a command that does so. */
function games() {
  const home = folder()
  const lines = join(home, 'games.jsonl')
  writeFileSync(lines, GAME)
  const sim = (...args: string[]) => cantrip(['sim', '--merge', lines, ...args])
  return { home, lines, sim }
}

describe.each(['--csv', '--svg', '--jsonl'])('the output file of "sim %s"', option => {
  const run = (file: string, ...more: string[]) =>
    cantrip(['sim', 'toy', '--games', '1', '--seats', 'bot:wanderer,bot:wanderer', option, file, ...more])

  test.each<[what: string, make: (file: string) => void]>([
    ['a save', file => void played(file, 3).close()],
    ['notes', file => writeFileSync(file, 'milk, eggs')],
    [
      'a link to a save',
      file => {
        played(`${file}.cantrip`, 3).close()
        symlinkSync(`${file}.cantrip`, file)
      },
    ],
    ['a move file', file => writeFileSync(file, 'cantrip-moves 1\n')],
    ['a program', file => copyFileSync('bin/cantrip.js', file)],
  ])('never overwrites %s, even with --force', async (_what, make) => {
    const file = join(folder(), 'out')
    make(file)
    const before = readFileSync(file)
    for (const more of [[], ['--force']]) {
      const { err, code } = await run(file, ...more)
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/already exists and is not a .*; choose another file\.\n$/),
      ])
      expect(readFileSync(file)).toEqual(before)
    }
  })

  test('is created, or written if it exists but is empty', async () => {
    const file = join(folder(), 'out')
    expect((await run(file)).code).toBe(0)
    expect(readFileSync(file, 'utf8')).not.toBe('')
    writeFileSync(file, '')
    expect((await run(file)).code).toBe(0)
  })

  test('cannot be a folder', async () => {
    const file = join(folder(), 'out')
    mkdirSync(file)
    expect((await run(file)).err).toMatch(/Cannot write .*: it is a folder/)
  })

  test('is overwritten only with --force, unless it is a chart, which can be drawn again at any time', async () => {
    const file = join(folder(), 'out')
    await run(file)
    const before = readFileSync(file, 'utf8')
    const again = await run(file, '--seed', 'other')
    if (option === '--svg') expect(again.code).toBe(0)
    else {
      expect([again.code, again.err]).toEqual([1, `cantrip: ${file} already exists; use --force to overwrite it.\n`])
      expect(again.out).toBe('')
      expect(readFileSync(file, 'utf8')).toBe(before)
    }
    expect((await run(file, '--seed', 'other', '--force')).code).toBe(0)
    if (option !== '--svg') expect(readFileSync(file, 'utf8')).not.toBe(before)
  })
})

test('the games being merged are not overwritten by the output', async () => {
  const { lines, sim } = games()
  for (const args of [
    ['--csv', lines, '--force'],
    ['--svg', lines],
  ])
    expect((await sim(...args)).code).toBe(1)
  expect(readFileSync(lines, 'utf8')).toBe(GAME)
})

test('two outputs are not written to one file', async () => {
  const { home, sim } = games()
  const { code, err } = await sim('--csv', join(home, 'out'), '--svg', join(home, '.', 'out'))
  expect([code, err]).toEqual([2, 'cantrip: --csv, --svg and --jsonl each need a file of their own.\n'])
  expect(existsSync(join(home, 'out'))).toBe(false)
})
