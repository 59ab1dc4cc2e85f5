import { spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { SeatLocks, takeEndpoint } from '../../src/server/index.ts'
import { GameSession, listSaves } from '../../src/storage/index.ts'
import { requestLock } from '../../src/storage/lock.ts'
import { cantrip } from '../cli/environment.ts'
import { folder } from '../folder.ts'
import { toyHeader } from '../kernel/toy.ts'
import { said } from '../words.ts'
import { act, library, played } from './table.ts'

/** Creates a pipe with no process at its other end, which would block any reader. */
const fifo = (path: string) => expect(spawnSync('mkfifo', [path]).status).toBe(0)

const longAgo = (path: string) => utimesSync(path, 1_000_000_000, 1_000_000_000)

/** Returns the id of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid

describe('a loop of links in the save folder', () => {
  test('is listed as an unplayable save among others', async () => {
    const saves = folder()
    played(join(saves, 'a.cantrip'), 3).close()
    symlinkSync('c.cantrip', join(saves, 'b.cantrip'))
    symlinkSync('b.cantrip', join(saves, 'c.cantrip'))
    expect(
      listSaves(saves)
        .map(({ name, problem }) => [name, problem !== null])
        .sort(),
    ).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
    ])
    const listed = await cantrip(['saves'], { saves })
    expect([listed.code, listed.out]).toEqual([0, expect.stringContaining('its symbolic links form a loop')])
    expect((await cantrip(['doctor'], { saves })).out).toMatch(
      /BAD +saved games: 3, 2 of them damaged\. .*its symbolic links form a loop/,
    )
    expect((await cantrip(['resume', '--plain'], { saves, input: ['quit'] })).out).toContain('a.cantrip')
    // A new game does not take its place either.
    const begun = await cantrip(['play', 'toy', '--name', 'b', '--plain'], { saves, input: ['quit'] })
    expect(begun.err).toMatch(/There is already a saved game at .*b\.cantrip/)
  })
})

describe('a pipe', () => {
  test('instead of a lock belongs to nobody, and is replaced', () => {
    const path = join(folder(), 'a.cantrip')
    played(path, 3).close()
    fifo(`${path}.lock`)
    longAgo(`${path}.lock`)
    const session = GameSession.resume(path, library)
    expect(JSON.parse(readFileSync(`${path}.lock`, 'utf8')).pid).toBe(process.pid)
    session.close()
    expect(readdirSync(join(path, '..'))).toEqual(['a.cantrip'])
  })

  test('instead of a save, passphrases or settings is reported and does not block', async () => {
    const saves = folder()
    const home = folder()
    fifo(join(saves, 'a.cantrip'))
    expect((await cantrip(['saves'], { saves })).out).toContain('it is not a regular file')
    fifo(join(saves, 'b.cantrip.seats'))
    expect(() => new SeatLocks(join(saves, 'b.cantrip')).isLocked('Ann')).toThrow('it is not a regular file')
    mkdirSync(join(home, '.config', 'cantrip'), { recursive: true })
    fifo(join(home, '.config', 'cantrip', 'settings.json'))
    for (const args of [['settings'], ['settings', 'hints', 'off']])
      expect((await cantrip(args, { env: { HOME: home } })).err).toContain('it is not a regular file')
  })
})

describe('a link instead of a lock', () => {
  test.each([
    ['that leads nowhere', 'nowhere'],
    ['to something else', 'precious'],
  ])('%s belongs to nobody, and its target is not touched', (_what, to) => {
    const home = folder()
    const path = join(home, 'a.cantrip')
    played(path, 3).close()
    writeFileSync(join(home, 'precious'), 'keep me')
    symlinkSync(to, `${path}.lock`)
    spawnSync('touch', ['-h', '-d', '2001-01-01', `${path}.lock`])
    const asked = requestLock(path)
    expect(asked.kind).toBe('held')
    expect(lstatSync(`${path}.lock`).isFile()).toBe(true)
    if (asked.kind === 'held') asked.lock.release()
    expect(readFileSync(join(home, 'precious'), 'utf8')).toBe('keep me')
    expect(existsSync(join(home, 'nowhere'))).toBe(false)
  })
})

describe('temporary files', () => {
  test('of killed processes are removed, and no others', () => {
    const saves = folder()
    const dead = deadPid()
    const left = [
      `.a.cantrip.${dead}.tmp`,
      `.b.cantrip.lock.${dead}-0123abcd.tmp`,
      `.eve.table.lock.take.${dead}-0123abcd.tmp`,
    ]
    const remaining = [
      `.a.cantrip.${process.pid}-0123abcd.tmp`,
      `.notes.${dead}.tmp`,
      `a.cantrip.${dead}.tmp`,
      `.a.cantrip.${dead}-0123abcd.tmp.gz`,
    ]
    const young = `.a.cantrip.${dead}-89ab0123.tmp`
    for (const name of [...left, ...remaining]) {
      writeFileSync(join(saves, name), 'x')
      longAgo(join(saves, name))
    }
    writeFileSync(join(saves, young), 'x')
    symlinkSync('a.cantrip', join(saves, `.l.cantrip.${dead}-0123abcd.tmp`))
    played(join(saves, 'a.cantrip'), 2).close()
    expect(readdirSync(saves).sort()).toEqual(
      [...remaining, young, `.l.cantrip.${dead}-0123abcd.tmp`, 'a.cantrip'].sort(),
    )
  })
})

describe('a temporary folder that others can write to', () => {
  const before = process.env.TMPDIR
  afterEach(() => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  })

  /** Returns a game whose folder is gone for good, and the place where it is stored instead. */
  function refuged(prepare: (temporary: string, name: string) => void) {
    const home = folder()
    const temporary = join(home, 'tmp')
    mkdirSync(temporary)
    const path = join(home, 'saves', 'a.cantrip')
    const session = played(path, 2, toyHeader({ streams: 2 }))
    rmSync(join(home, 'saves'), { recursive: true })
    writeFileSync(join(home, 'saves'), 'a file where the folder was')
    prepare(temporary, basename(path))
    process.env.TMPDIR = temporary
    act(session, { answer: 1 })
    const { ok, sentence } = session.close()
    expect(ok).toBe(false)
    return { home, temporary, sentence: said(sentence) ?? '' }
  }

  test('is used without following their links', () => {
    const { home, temporary, sentence } = refuged((tmp, name) => {
      writeFileSync(join(tmp, '..', 'precious'), 'keep me')
      symlinkSync('../precious', join(tmp, name))
      symlinkSync('../not-there', join(tmp, name.replace('.', '-2.')))
      symlinkSync('../precious', join(tmp, `.${name}.${process.pid}.tmp`))
    })
    expect(sentence).toContain(join(temporary, 'a-3.cantrip'))
    expect(readFileSync(join(home, 'precious'), 'utf8')).toBe('keep me')
    expect(existsSync(join(home, 'not-there'))).toBe(false)
    expect(readlinkSync(join(temporary, 'a.cantrip'))).toBe('../precious')
    expect(lstatSync(join(temporary, 'a-3.cantrip')).isFile()).toBe(true)
  })

  test('lets nobody else read a game stored there', () => {
    const { temporary } = refuged(() => undefined)
    expect(statSync(join(temporary, 'a.cantrip')).mode & 0o777).toBe(0o600)
  })
})

describe('a folder of tables', () => {
  test('that is a link is refused, and its target keeps its permissions', () => {
    const home = folder()
    mkdirSync(join(home, 'private'), { mode: 0o700 })
    symlinkSync('private', join(home, 'tables'))
    expect(() => takeEndpoint(join(home, 'tables'), 'eve', String(process.getgid!()))).toThrow(
      /is a symbolic link, and its owner could/,
    )
    expect(statSync(join(home, 'private')).mode & 0o777).toBe(0o700)
    expect(readdirSync(join(home, 'private'))).toEqual([])
  })

  test('in a folder that everybody can write to is refused, because another could replace it', () => {
    const home = folder()
    mkdirSync(join(home, 'all'))
    spawnSync('chmod', ['0777', join(home, 'all')])
    expect(() => takeEndpoint(join(home, 'all', 'tables'), 'eve', null)).toThrow(
      /Other users could replace the table folder/,
    )
    spawnSync('chmod', ['1777', join(home, 'all')])
    takeEndpoint(join(home, 'all', 'tables'), 'eve', null).release()
  })
})
