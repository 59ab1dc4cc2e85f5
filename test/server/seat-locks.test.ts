import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { SeatLocks } from '../../src/server/index.ts'
import { passphraseError } from '../../src/server/seat-locks.ts'
import { requestLock } from '../../src/storage/index.ts'
import { folder } from '../folder.ts'

describe('the passphrases of a table', () => {
  it('open their own seat and are not stored in any file', async () => {
    const save = join(folder(), 'eve.cantrip')
    const locks = new SeatLocks(save, 0)
    await locks.set('Ann', 'open sesame')
    await locks.set('Zoë', 'xyzzy plugh')
    expect([locks.isLocked('ann'), locks.isLocked('Zoë'), locks.isLocked('Ben')]).toEqual([true, true, false])
    expect(await locks.accepts('Ann', 'open sesame')).toBe(true)
    expect(await locks.accepts('Ann', 'xyzzy plugh')).toBe(false)
    expect(await locks.accepts('Ann', '')).toBe(false)
    const text = readFileSync(`${save}.seats`, 'utf8')
    expect(text).not.toMatch(/sesame|xyzzy/)
    expect(statSync(`${save}.seats`).mode & 0o777).toBe(0o600)
    await locks.set('Ann', null)
    expect([locks.isLocked('Ann'), locks.isLocked('Zoë')]).toEqual([false, true])
  })

  it('are salted, so that equal ones are stored differently', async () => {
    const save = join(folder(), 'eve.cantrip')
    const locks = new SeatLocks(save, 0)
    await locks.set('Ann', 'open sesame')
    await locks.set('Ben', 'open sesame')
    const { seats } = JSON.parse(readFileSync(`${save}.seats`, 'utf8'))
    expect(seats.ann.key).not.toBe(seats.ben.key)
  })

  it.each(['constructor', 'prototype', '__proto__', 'toString', 'hasOwnProperty'])(
    'are stored for a seat called %s like any other, and not for a property with such a name',
    async name => {
      const save = join(folder(), 'eve.cantrip')
      const locks = new SeatLocks(save, 0)
      expect([locks.isLocked(name), await locks.accepts(name, 'open sesame')]).toEqual([false, true])
      await locks.set('Ann', 'xyzzy plugh')
      await locks.set(name, 'open sesame')
      for (const seen of [locks, new SeatLocks(save, 0)]) {
        expect([seen.isLocked(name), seen.isLocked('Ann')]).toEqual([true, true])
        expect(await seen.accepts(name, 'open sesame')).toBe(true)
        expect(await seen.accepts(name, 'xyzzy plugh')).toBe(false)
      }
      await locks.set(name, null)
      expect([locks.isLocked(name), locks.isLocked('Ann')]).toEqual([false, true])
    },
  )

  it('are all stored if several are set at once, by one process or by many', async () => {
    const save = join(folder(), 'eve.cantrip')
    const names = ['Ann', 'Ben', 'Cleo', 'Dan']
    const locks = new SeatLocks(save, 0)
    await Promise.all(names.map(name => locks.set(name, `sesame ${name}`)))
    for (const name of names) expect(await locks.accepts(name, `sesame ${name}`)).toBe(true)
    // Another process that is writing is waited for.
    const lock = `${save}.seats.lock`
    const asked = requestLock(`${save}.seats`)
    const holder = JSON.parse(readFileSync(lock, 'utf8'))
    if (asked.kind === 'held') asked.lock.release()
    writeFileSync(lock, JSON.stringify({ ...holder, pid: process.ppid, born: null }))
    const late = locks.set('Eve', 'sesame Eve')
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(locks.isLocked('Eve')).toBe(false)
    rmSync(lock)
    await late
    expect([...names, 'Eve'].map(name => locks.isLocked(name))).toEqual([true, true, true, true, true])
  })

  it('are checked one after the other, and a crowd is turned away', async () => {
    const locks = new SeatLocks(join(folder(), 'eve.cantrip'), 0)
    await locks.set('Ann', 'open sesame')
    const guesses = Array.from({ length: 12 }, (_, i) => locks.accepts('Ann', i === 7 ? 'open sesame' : `guess ${i}`))
    expect(await Promise.all(guesses)).toEqual([...Array(7).fill(false), true, null, null, null, null])
  })

  it.each([
    ['short', 'is shorter than 6 characters'],
    ['a'.repeat(101), 'is longer than 100 characters'],
    ['open\u202esesame', 'contains invisible characters'],
  ])('are refused if they are invalid: %j', async (phrase, fault) => {
    await expect(new SeatLocks(join(folder(), 'eve.cantrip')).set('Ann', phrase)).rejects.toThrow(fault)
  })

  it('open nothing if their file is damaged', async () => {
    const save = join(folder(), 'eve.cantrip')
    writeFileSync(`${save}.seats`, '{"cantrip":1,"seats":{"ann":{"salt":"","key":""}}}')
    await expect(new SeatLocks(save).accepts('Ann', 'open sesame')).rejects.toThrow('eve.cantrip.seats is damaged')
  })
})

/** A passphrase file as it was once written: "open sesame" for Ann, with this salt. */
const KEPT = {
  salt: '000102030405060708090a0b0c0d0e0f',
  key: 'b850dbcb92f6d4a3dd889d8bccf87c2560fb991ad350c5739358461249187257',
}

/** Returns the passphrases of a file with this content. */
function kept(file: unknown): SeatLocks {
  const save = join(folder(), 'eve.cantrip')
  writeFileSync(`${save}.seats`, JSON.stringify(file))
  return new SeatLocks(save, 0)
}

describe('a passphrase', () => {
  it('that has been set opens its seat for good', async () => {
    const locks = kept({ cantrip: 1, seats: { ann: KEPT } })
    expect([await locks.accepts('Ann', 'open sesame'), await locks.accepts('Ann', 'open Sesame')]).toEqual([
      true,
      false,
    ])
  })

  it('is stored with a salt of sixteen bytes and a key of thirty-two', async () => {
    const save = join(folder(), 'eve.cantrip')
    await new SeatLocks(save, 0).set('Ann', 'open sesame')
    const file = JSON.parse(readFileSync(`${save}.seats`, 'utf8'))
    expect(file).toEqual({ cantrip: 1, seats: { ann: { salt: expect.any(String), key: expect.any(String) } } })
    expect([file.seats.ann.salt.length, file.seats.ann.key.length]).toEqual([32, 64])
  })

  it('has between six and a hundred characters, each counted as one however it is encoded', async () => {
    const faults = ['12345', '123456', '\u{1f511}'.repeat(5), '\u{1f511}'.repeat(100), 'a'.repeat(101)].map(
      passphraseError,
    )
    expect(faults.map(fault => fault === null)).toEqual([false, true, false, true, false])
  })

  it('is the same however its letters are composed', async () => {
    const locks = new SeatLocks(join(folder(), 'eve.cantrip'), 0)
    await locks.set('Ann', 'caf\u00e9 noir')
    expect(await locks.accepts('Ann', 'cafe\u0301 noir')).toBe(true)
  })

  it('whose key has another length opens nothing', async () => {
    const locks = kept({ cantrip: 1, seats: { ann: { ...KEPT, key: KEPT.key.slice(0, 32) } } })
    expect(await locks.accepts('Ann', 'open sesame')).toBe(false)
  })

  it('in a file of another format opens nothing', async () => {
    const { key } = KEPT
    for (const file of [
      { cantrip: 2, seats: { ann: KEPT } },
      { cantrip: 1 },
      { cantrip: 1, seats: { ann: { key } } },
      { cantrip: 1, seats: { ann: { ...KEPT, key: `x${key}` } } },
      { cantrip: 1, seats: { ann: { ...KEPT, key: `${key}x` } } },
      { cantrip: 1, seats: { ann: { ...KEPT, key: key.slice(0, 31) } } },
      { cantrip: 1, seats: { ['a'.repeat(101)]: KEPT } },
    ])
      await expect(kept(file).accepts('Ann', 'open sesame'), JSON.stringify(file)).rejects.toThrow('is damaged')
  })

  it('can be checked again once the crowd is gone, or after its file could not be read', async () => {
    const save = join(folder(), 'eve.cantrip')
    const locks = new SeatLocks(save, 0)
    mkdirSync(`${save}.seats`)
    const guesses = await Promise.allSettled(Array.from({ length: 9 }, () => locks.accepts('Ann', 'open sesame')))
    expect(guesses.map(({ status }) => status)).toEqual([...Array(8).fill('rejected'), 'fulfilled'])
    await expect(locks.accepts('Ann', 'open sesame')).rejects.toThrow(/Cannot read .*eve\.cantrip\.seats/)
    rmSync(`${save}.seats`, { recursive: true })
    expect(await locks.accepts('Ann', 'open sesame')).toBe(true)
  })

  it('that cannot be written is reported, even if no lock can be written', async () => {
    // The longest name the system allows, so that the name of its lock is too long.
    const locks = new SeatLocks(join(folder(), 'e'.repeat(249)), 0)
    await expect(locks.set('Ann', 'open sesame')).rejects.toThrow(/Cannot write .*eee\.seats: /)
    expect(locks.isLocked('Ann')).toBe(false)
  })

  it('is not set in a damaged file, which is reported and left unchanged', async () => {
    const save = join(folder(), 'eve.cantrip')
    writeFileSync(`${save}.seats`, 'nonsense')
    const locks = new SeatLocks(save, 0)
    await expect(locks.set('Ann', 'open sesame')).rejects.not.toThrow('Cannot write')
    await expect(locks.set('Ann', 'open sesame')).rejects.toThrow('is damaged')
    expect(readFileSync(`${save}.seats`, 'utf8')).toBe('nonsense')
    expect(existsSync(`${save}.seats.lock`)).toBe(false)
  })

  it('is not set if another process keeps writing for two seconds', async () => {
    const save = join(folder(), 'eve.cantrip')
    const file = `${save}.seats`
    const asked = requestLock(file)
    const holder = JSON.parse(readFileSync(`${file}.lock`, 'utf8'))
    if (asked.kind === 'held') asked.lock.release()
    writeFileSync(`${file}.lock`, JSON.stringify({ ...holder, pid: process.ppid, born: null }))
    const locks = new SeatLocks(save, 0)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const lines: string[] = []
      locks.set('Ann', null).catch((error: Error) => lines.push(error.message))
      await vi.advanceTimersByTimeAsync(1_999)
      expect(lines).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      expect(lines).toEqual([`Somebody else is setting a passphrase in ${file} right now; nothing was changed.`])
    } finally {
      vi.useRealTimers()
    }
  })

  it('of every seat is removed with its table', async () => {
    const save = join(folder(), 'eve.cantrip')
    const locks = new SeatLocks(save, 0)
    await locks.set('Ann', 'open sesame')
    locks.forget()
    locks.forget()
    expect([locks.isLocked('Ann'), existsSync(`${save}.seats`)]).toEqual([false, false])
  })
})

describe('a wrong passphrase', () => {
  it('takes a second to be refused, so that nobody can guess fast, and a right one does not', async () => {
    const locks = new SeatLocks(join(folder(), 'eve.cantrip'))
    await locks.set('Ann', 'open sesame')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      expect(await locks.accepts('Ann', 'open sesame')).toBe(true)
      const heard: (boolean | null)[] = []
      void locks.accepts('Ann', 'open barley').then(opens => heard.push(opens))
      while (vi.getTimerCount() === 0 && heard.length === 0) await new Promise(setImmediate)
      await vi.advanceTimersByTimeAsync(999)
      expect(heard).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      expect(heard).toEqual([false])
    } finally {
      vi.useRealTimers()
    }
  })
})
