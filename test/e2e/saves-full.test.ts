import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadSave } from '../../src/storage/index.ts'
import { built } from '../cli/built.ts'
import { folder } from '../folder.ts'
import { games } from '../games/library.ts'

let program: string
beforeAll(async () => {
  program = await built()
})

/**
 * Plays some answers, the first of each list, with a limit on file sizes in half kilobytes (0: nothing can be written).
 */
function playWhereFilesAreSmall(home: string, halves: number, answers: number) {
  const temporary = join(home, 'temporary')
  mkdirSync(temporary)
  return spawnSync(
    'sh',
    ['-c', `ulimit -f ${halves}; exec "$0" "$1" play wizards --seed 5 --plain`, process.execPath, program],
    {
      env: { PATH: process.env.PATH ?? '', HOME: home, TMPDIR: temporary, CANTRIP_SAVES: join(home, 'saves') },
      input: '1\n'.repeat(answers),
      encoding: 'utf8',
    },
  )
}

const saveIn = (home: string) => join(home, 'saves', 'wizards-5.cantrip')

describe('a game on a full disk', () => {
  test('continues, says so once, and leaves a save of everything that fitted', () => {
    const home = folder()
    const { stdout, status } = playWhereFilesAreSmall(home, 4, 60)
    expect(
      stdout.match(/Cannot save the game to .*: the file would be too large\. You can keep playing/g),
    ).toHaveLength(1)
    expect(stdout.split('You can keep playing')[1]?.match(/^> 1$/gm)?.length ?? 0).toBeGreaterThan(5)
    expect(stdout).toMatch(/too large\. \S*wizards-5\.cantrip could not be written either/)
    expect(status).toBe(1)
    expect(statSync(saveIn(home)).size).toBeLessThanOrEqual(4 * 512)
    const { record } = loadSave(saveIn(home), games)
    expect(record.lines.length).toBeGreaterThan(3)
    expect(readFileSync(saveIn(home), 'utf8')).toContain(record.lines.map(line => ('id' in line ? line.id : ''))[0])
  })

  test('can be played even if nothing can be written, and leaves nothing behind', () => {
    const home = folder()
    const { stdout, status } = playWhereFilesAreSmall(home, 0, 10)
    expect(stdout).toContain('You can keep playing; the game will be saved as soon as possible.')
    expect(stdout.match(/^> 1$/gm)).toHaveLength(10)
    expect(status).toBe(1)
    expect(readdirSync(join(home, 'saves'))).toEqual([])
  })
})
