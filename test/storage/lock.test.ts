import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, test, vi } from 'vitest'
import { GameSession } from '../../src/storage/index.ts'
import { lockFile, requestLock } from '../../src/storage/lock.ts'
import { folder } from '../folder.ts'
import { act, library, played } from './table.ts'

/** Returns the lock that this process would write for a save. */
function own(path: string): Record<string, unknown> {
  const asked = requestLock(path)
  const text = readFileSync(lockFile(path), 'utf8')
  if (asked.kind === 'held') asked.lock.release()
  return JSON.parse(text)
}

/** Creates a save that nobody plays, with a lock that has these fields. */
function lockedBy(told: Record<string, unknown>): string {
  const path = join(folder(), 'a.cantrip')
  played(path, 3).close()
  writeFileSync(`${path}.lock`, JSON.stringify({ ...own(path), ...told }))
  return path
}

/** Returns the id of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid

describe('the lock of a save', () => {
  test('records who plays and since when, and is removed when the game is closed', () => {
    const path = join(folder(), 'a.cantrip')
    const session = played(path, 2)
    expect(JSON.parse(readFileSync(`${path}.lock`, 'utf8'))).toMatchObject({
      pid: process.pid,
      host: hostname(),
      since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      name: expect.any(String),
    })
    session.close()
    expect(existsSync(`${path}.lock`)).toBe(false)
    const again = GameSession.resume(path, library)
    expect(existsSync(`${path}.lock`)).toBe(true)
    again.close()
    expect(existsSync(`${path}.lock`)).toBe(false)
  })

  test('is refreshed once a minute until its release', () => {
    const path = join(folder(), 'a.cantrip')
    played(path, 2).close()
    const touched = () => Math.round(statSync(`${path}.lock`).mtimeMs / 1000)
    vi.useFakeTimers()
    try {
      const start = Math.round(Date.now() / 1000)
      const asked = requestLock(path)
      if (asked.kind !== 'held') throw new Error('the lock is not held')
      utimesSync(`${path}.lock`, start, start)
      for (const [later, expected] of [
        [59, start],
        [61, start + 61],
        [120, start + 61],
        [122, start + 122],
      ] as const) {
        vi.setSystemTime((start + later) * 1000)
        asked.lock.touch()
        expect(Math.abs(touched() - expected), `after ${later} seconds`).toBeLessThanOrEqual(1)
      }
      asked.lock.release()
      asked.lock.touch()
      expect(existsSync(`${path}.lock`)).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  test('of a running process turns away a second writer with an error, and neither file is changed', () => {
    const path = lockedBy({ pid: process.ppid, born: null, name: 'zoe', since: '2026-01-02T03:04:05.000Z' })
    const before = [readFileSync(path), readFileSync(`${path}.lock`)]
    expect(() => GameSession.resume(path, library)).toThrow(
      /a\.cantrip is in use by zoe \(process \d+, since 2026-01-0\d \d\d:\d\d\), and only one person at a time can play it; "cantrip replay a" shows the game/,
    )
    expect([readFileSync(path), readFileSync(`${path}.lock`)]).toEqual(before)
    expect(readdirSync(join(path, '..')).sort()).toEqual(['a.cantrip', 'a.cantrip.lock'])
  })

  test.each<[what: string, told: () => Record<string, unknown>]>([
    ['of a dead process', () => ({ pid: deadPid() })],
    ['of a living process that was given the number of a dead one', () => ({ pid: process.ppid, born: '1' })],
    ['of another start of the machine', () => ({ pid: process.ppid, boot: 'another' })],
  ])('%s is taken over', (_what, told) => {
    const path = lockedBy(told())
    const session = GameSession.resume(path, library)
    expect(session.notes).toEqual([])
    expect(JSON.parse(readFileSync(`${path}.lock`, 'utf8')).pid).toBe(process.pid)
    session.close()
    expect(readdirSync(join(path, '..'))).toEqual(['a.cantrip'])
  })

  test('of another machine is valid for a day after its last refresh, and the message says how to remove it', () => {
    const path = lockedBy({ host: 'elsewhere', pid: 1 })
    expect(() => GameSession.resume(path, library)).toThrow(`on elsewhere, since`)
    expect(() => GameSession.resume(path, library)).toThrow(`If nobody is playing it anymore, delete ${path}.lock.`)
    const lately = Date.now() / 1000 - 23 * 60 * 60
    utimesSync(`${path}.lock`, lately, lately)
    expect(() => GameSession.resume(path, library)).toThrow('only one person at a time can play it')
    const longAgo = Date.now() / 1000 - 25 * 60 * 60
    utimesSync(`${path}.lock`, longAgo, longAgo)
    GameSession.resume(path, library).close()
    expect(existsSync(`${path}.lock`)).toBe(false)
  })

  test('of another container, whose processes are invisible, is valid for a day after its last refresh', () => {
    const path = lockedBy({ room: 'pid:[1]', pid: deadPid() })
    expect(() => GameSession.resume(path, library)).toThrow('only one person at a time can play it')
    const longAgo = Date.now() / 1000 - 25 * 60 * 60
    utimesSync(`${path}.lock`, longAgo, longAgo)
    GameSession.resume(path, library).close()
    expect(existsSync(`${path}.lock`)).toBe(false)
  })

  test("of another user's process is valid, although we may not signal it", () => {
    const path = lockedBy({ pid: process.ppid, born: null })
    const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' })
    })
    try {
      expect(() => GameSession.resume(path, library)).toThrow('only one person at a time can play it')
      expect(kill).toHaveBeenCalledWith(process.ppid, 0)
      // A lock that is missing is not taken over.
      kill.mockImplementation(() => {
        throw Object.assign(new Error('kill ESRCH'), { code: 'ESRCH' })
      })
      GameSession.resume(path, library).close()
    } finally {
      kill.mockRestore()
    }
  })

  test.each(['', '{"pid":', 'noise\n', '{"pid":0}', 'x'.repeat(9000)])(
    'that cannot be parsed (%#) is taken over once it is old',
    text => {
      const path = lockedBy({})
      writeFileSync(`${path}.lock`, text)
      utimesSync(`${path}.lock`, 1, 1)
      GameSession.resume(path, library).close()
      expect(existsSync(`${path}.lock`)).toBe(false)
    },
  )

  test('is the same no matter which link leads to the save', () => {
    const home = folder()
    const path = join(home, 'a.cantrip')
    played(path, 1).close()
    symlinkSync(path, join(home, 'b.cantrip'))
    expect(lockFile(join(home, 'b.cantrip'))).toBe(lockFile(path))
  })

  test('is shared by two sessions of one process, and held until both are closed', () => {
    const path = join(folder(), 'a.cantrip')
    const first = played(path, 1)
    const second = GameSession.resume(path, library)
    first.close()
    expect(existsSync(`${path}.lock`)).toBe(true)
    act(second, { answer: 1 })
    second.close()
    expect(existsSync(`${path}.lock`)).toBe(false)
  })

  test('of a game with a damaged record is released', () => {
    const path = join(folder(), 'a.cantrip')
    writeFileSync(path, 'noise')
    expect(() => GameSession.resume(path, library)).toThrow(/this is not the start/)
    expect(readdirSync(join(path, '..'))).toEqual(['a.cantrip'])
  })

  test('can be requested repeatedly without leaking anything in the process', () => {
    const path = join(folder(), 'a.cantrip')
    const before = process.listenerCount('exit')
    for (let i = 0; i < 3; i++) played(path.replace('a.', `${i}.`), 1).close()
    expect(process.listenerCount('exit')).toBeLessThanOrEqual(before + 1)
  })
})

describe('many processes that find a stale lock at the same moment', () => {
  const ROUNDS = 12
  const TAKERS = 3

  test('agree on a single owner', async () => {
    const home = folder()
    const program = join(home, 'lock.mjs')
    await build({
      entryPoints: [fileURLToPath(new URL('../../src/storage/lock.ts', import.meta.url))],
      outfile: program,
      bundle: true,
      format: 'esm',
      platform: 'node',
      loader: { '.ftl': 'text' },
      logLevel: 'error',
    })
    const dead = JSON.stringify({ ...own(join(home, 'x')), pid: deadPid() })
    for (let round = 0; round < ROUNDS; round++) writeFileSync(join(home, `${round}.cantrip.lock`), dead)
    // Each process waits between reading and taking the lock. One that relied on what it read would take a lock that
    // another has just taken.
    const taker = `
      const { default: fs } = await import('node:fs')
      const { renameSync } = fs
      fs.renameSync = (from, to) => {
        const end = Date.now() + Math.random() * 30
        while (Date.now() < end);
        renameSync(from, to)
      }
      ;(await import('node:module')).syncBuiltinESMExports()
      const { requestLock } = await import(${JSON.stringify(program)})
      const kinds = []
      for (let round = 0; round < ${ROUNDS}; round++) {
        while (Date.now() < Number(process.argv[1]) + round * 80);
        kinds.push(requestLock(${JSON.stringify(home)} + '/' + round + '.cantrip').kind)
      }
      console.log(JSON.stringify(kinds))
      process.stdin.resume().on('end', () => process.exit())`
    const begin = Date.now() + 600
    const takers = Array.from({ length: TAKERS }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', taker, String(begin)], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    )
    const kinds = await Promise.all(
      takers.map(
        child =>
          new Promise<string[]>(resolve => {
            let out = ''
            child.stdout.setEncoding('utf8').on('data', (text: string) => {
              out += text
              if (out.endsWith('\n')) resolve(JSON.parse(out))
            })
          }),
      ),
    )
    for (let round = 0; round < ROUNDS; round++) {
      expect(kinds.map(of => of[round]).sort()).toEqual(['held', ...Array(TAKERS - 1).fill('taken')])
    }
    // On exit each releases only its own lock.
    await Promise.all(takers.map(child => new Promise(resolve => child.on('close', resolve).stdin.end())))
    expect(readdirSync(home)).toEqual(['lock.mjs'])
  })
})
