import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import type { GameSession as AnySitting } from '../../src/storage/index.ts'
import { folder } from '../folder.ts'
import { said } from '../words.ts'

/** The error that the disk returns now, and after how many bytes of a write. */
const disk = { refuses: null as string | null, after: 0, only: null as string | null, flushed: 0 }

// Modules already loaded by other files use the real disk, so all of them are loaded again here, and again by the next
// user.
vi.resetModules()
vi.doMock('node:fs', async importOriginal => {
  const fs = await importOriginal<typeof import('node:fs')>()
  const refusal = () => Object.assign(new Error(`${disk.refuses}: refused`), { code: disk.refuses })
  const refused = (path: unknown) => disk.refuses !== null && (disk.only === null || String(path).startsWith(disk.only))
  return {
    ...fs,
    openSync: (path: string, flags: string, mode?: number) => {
      if (disk.refuses !== 'ENOSPC' && flags !== 'r' && refused(path)) throw refusal()
      return fs.openSync(path, flags, mode)
    },
    writeSync: (fd: number, bytes: Buffer, from: number, length: number, at: number) => {
      if (disk.refuses !== 'ENOSPC') return fs.writeSync(fd, bytes, from, length, at)
      if (disk.after <= 0) throw refusal()
      const some = Math.min(length, disk.after)
      disk.after -= some
      return fs.writeSync(fd, bytes, from, some, at)
    },
    fsyncSync: (fd: number) => {
      disk.flushed++
      fs.fsyncSync(fd)
    },
  }
})

const { GameSession, UserError } = await import('../../src/storage/index.ts')
const { toy, toyHeader } = await import('../kernel/toy.ts')
const { act, played, library } = await import('./table.ts')
type GameSession = AnySitting

afterAll(() => {
  vi.doUnmock('node:fs')
  vi.resetModules()
})
afterEach(() => Object.assign(disk, { refuses: null, after: 0, only: null }))

/** Checks that a file contains the whole of a game. */
function expectWhole(path: string, session: GameSession): void {
  const again = GameSession.resume(path, library)
  expect(again.notes).toEqual([])
  expect(again.record).toEqual(session.record)
  expect(again.match.hash()).toBe(session.match.hash())
}

describe('writing a game', () => {
  test('flushes every answer', () => {
    const session = played(join(folder(), 'a.cantrip'), 0)
    const before = disk.flushed
    for (let i = 0; i < 5; i++) act(session, { answer: i })
    expect(disk.flushed - before).toBe(5)
  })

  test('never takes a name in use', () => {
    const path = join(folder(), 'a.cantrip')
    played(path, 3)
    const before = readFileSync(path)
    expect(() => GameSession.begin(toy, toyHeader(), path)).toThrow(/There is already a saved game at/)
    expect(readFileSync(path)).toEqual(before)
  })

  test('makes the folder it needs', () => {
    const path = join(folder(), 'deep', 'down', 'a.cantrip')
    expectWhole(path, played(path, 2))
  })
})

describe('a folder that vanishes', () => {
  test('is created again with the whole game in it, and this is reported once', () => {
    const saves = join(folder(), 'saves')
    const path = join(saves, 'a.cantrip')
    const session = played(path, 4)
    rmSync(saves, { recursive: true })
    const { sentence } = session.answer(session.match.questions[0]!.seat, session.match.questions[0]!.options[0]!.id)
    expect(said(sentence)).toBe(`${path} had disappeared; the whole game was saved there again.`)
    expectWhole(path, session)
    act(session, { answer: 3 })
    expectWhole(path, session)
    expect(readdirSync(saves)).toEqual(['a.cantrip', 'a.cantrip.lock'])
    session.close()
  })

  test('and cannot be created again does not stop the game, and once it is back nothing is missing', () => {
    const home = folder()
    const saves = join(home, 'saves')
    const path = join(saves, 'a.cantrip')
    const session = played(path, 4)
    renameSync(saves, join(home, 'elsewhere'))
    writeFileSync(saves, 'a file where the folder was')
    const told = [1, 2, 3].map(() => {
      const [question] = session.match.questions
      return said(session.answer(question!.seat, question!.options[0]!.id).sentence)
    })
    expect(told[0]).toMatch(/^Cannot save the game to .*a\.cantrip: part of the path is a file.*You can keep playing/)
    expect(told.slice(1)).toEqual([null, null])
    expect(session.waiting).toBe(3)
    rmSync(saves)
    renameSync(join(home, 'elsewhere'), saves)
    expect(said(session.flush())).toBe(`The game is being saved to ${path} again; nothing was lost.`)
    expectWhole(path, session)
  })
})

describe('a disk that cannot be written', () => {
  test('lets a game begin and continue, and saves it as soon as possible', () => {
    const path = join(folder(), 'a.cantrip')
    disk.refuses = 'EROFS'
    const session = GameSession.begin(toy, toyHeader(), path)
    expect(session.notes.map(note => said(note))).toEqual([
      expect.stringMatching(/^Cannot save the game to .*: the disk is read-only\. You can keep playing/),
    ])
    act(session, { answer: 1 })
    expect(existsSync(path)).toBe(false)
    disk.refuses = null
    act(session, { answer: 1 })
    expectWhole(path, session)
  })

  test('lets a game resume without a lock, with a warning', () => {
    const path = join(folder(), 'a.cantrip')
    played(path, 3).close()
    Object.assign(disk, { refuses: 'EROFS', only: join(path, '..') })
    const session = GameSession.resume(path, library)
    expect(session.notes.map(note => said(note))).toEqual([
      `Cannot lock ${path}: the disk is read-only. Make sure nobody else is playing it.`,
    ])
  })

  test('that reports a missing folder even for its parents does not cause an endless loop', () => {
    const session = GameSession.begin(toy, toyHeader(), '/proc/cantrip-test/a.cantrip')
    expect(session.notes).toHaveLength(1)
    expect(session.waiting).toBe(1)
  })

  test('gets an emergency copy saved elsewhere when the game is closed', () => {
    const home = folder()
    const path = join(home, 'refuge-test.cantrip')
    const session = played(path, 3)
    disk.refuses = 'EROFS'
    disk.only = home
    act(session, { answer: 2 })
    const saved = session.close()
    expect(saved.ok).toBe(false)
    const refuge = / The whole game was saved to (.*) instead/.exec(said(saved.sentence) ?? '')?.[1]
    expect(refuge?.startsWith(tmpdir())).toBe(true)
    disk.refuses = null
    expectWhole(refuge!, session)
    rmSync(refuge!)
  })

  test('reports if not even that is possible', () => {
    const session = played(join(folder(), 'a.cantrip'), 3)
    disk.refuses = 'EROFS'
    act(session, { answer: 2 })
    const result = session.close()
    expect([result.ok, said(result.sentence)]).toEqual([
      false,
      expect.stringMatching(/read-only\. .* could not be written either/),
    ])
    expect(session.waiting).toBe(1)
  })

  test('that fills up in the middle of a line leaves a save that loads, and continues it once there is room', () => {
    const path = join(folder(), 'a.cantrip')
    for (let room = 0; room < 36; room += 5) {
      rmSync(path, { force: true })
      const session = played(path, 5)
      const before = session.match.hash()
      Object.assign(disk, { refuses: 'ENOSPC', after: room })
      const [question] = session.match.questions
      expect(said(session.answer(question!.seat, question!.options[0]!.id).sentence)).toMatch(/the disk is full/)
      disk.refuses = null
      // If the machine had stopped here, all but the last answer would be there, and even the last one if only its line
      // break was missing.
      expect([before, session.match.hash()]).toContain(GameSession.resume(path, library).match.hash())
      act(session, { answer: 3 })
      expectWhole(path, session)
    }
  })

  test('that is full at the first line loses nothing either', () => {
    const path = join(folder(), 'a.cantrip')
    Object.assign(disk, { refuses: 'ENOSPC', after: 20 })
    const session = GameSession.begin(toy, toyHeader(), path)
    expect(session.notes).toHaveLength(1)
    disk.refuses = null
    act(session, { answer: 1 })
    expectWhole(path, session)
  })
})

describe('a save opened by two players at once', () => {
  test('stays with the first, and the second continues in another save', () => {
    const path = join(folder(), 'a.cantrip')
    played(path, 3)
    const first = GameSession.resume(path, library)
    const second = GameSession.resume(path, library)
    act(first, { answer: 1 })
    const [question] = second.match.questions
    const { sentence } = second.answer(question!.seat, question!.options.at(-1)!.id)
    const other = path.replace('a.cantrip', 'a-2.cantrip')
    expect(said(sentence)).toBe(`Somebody else changed ${path}; this game continues in ${other}.`)
    expect(second.path).toBe(other)
    act(second, { answer: 2 })
    act(first, { answer: 3 })
    expectWhole(path, first)
    expectWhole(other, second)
  })
})

describe('a copy under another name', () => {
  test('contains the game so far, and the game continues in the original', () => {
    const saves = folder()
    const path = join(saves, 'a.cantrip')
    const session = played(path, 4)
    session.copyTo(join(saves, 'b.cantrip'))
    expectWhole(join(saves, 'b.cantrip'), session)
    act(session, { answer: 1 })
    expectWhole(path, session)
    expect(() => session.copyTo(path)).toThrow(UserError)
  })

  test('that cannot be written is rejected with an error message', () => {
    const saves = folder()
    mkdirSync(join(saves, 'b.cantrip'))
    const session = played(join(saves, 'a.cantrip'), 1)
    expect(() => session.copyTo(join(saves, 'a.cantrip', 'b.cantrip'))).toThrow(
      /Cannot save the game to .*: part of the path is a file/,
    )
  })
})

describe('a game whose disk fails until the program ends', () => {
  test('is saved in full among the temporary files, however the program ends', () => {
    const folderOfSave = folder()
    const path = join(folderOfSave, `ends-${process.pid}.cantrip`)
    const session = played(path, 3)
    Object.assign(disk, { refuses: 'EACCES', only: folderOfSave })
    act(session, { answer: 1 })
    expect(session.waiting).toBeGreaterThan(0)
    // Other test files have loaded the module too.
    for (const ours of process.listeners('exit').filter(({ name }) => name === 'saveUnwritten')) ours(1)
    Object.assign(disk, { refuses: null, only: null })
    const copy = join(tmpdir(), `ends-${process.pid}.cantrip`)
    expectWhole(copy, session)
    rmSync(copy)
  })
})
