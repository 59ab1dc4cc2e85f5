import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { SeatLocks } from '../../src/server/index.ts'
import { askLock } from '../../src/storage/index.ts'
import { folder } from '../folder.ts'

describe('the pass-phrases of a table', () => {
  it('open their own seat and are in no file', async () => {
    const save = join(folder(), 'eve.cantrip')
    const locks = new SeatLocks(save, 0)
    await locks.set('Ann', 'open sesame')
    await locks.set('Zoë', 'xyzzy plugh')
    expect([locks.isLocked('ann'), locks.isLocked('Zoë'), locks.isLocked('Ben')]).toEqual([true, true, false])
    expect(await locks.opens('Ann', 'open sesame')).toBe(true)
    expect(await locks.opens('Ann', 'xyzzy plugh')).toBe(false)
    expect(await locks.opens('Ann', '')).toBe(false)
    const text = readFileSync(`${save}.seats`, 'utf8')
    expect(text).not.toMatch(/sesame|xyzzy/)
    expect(statSync(`${save}.seats`).mode & 0o777).toBe(0o600)
    await locks.set('Ann', null)
    expect([locks.isLocked('Ann'), locks.isLocked('Zoë')]).toEqual([false, true])
  })

  it('are salted: the same one is never kept alike', async () => {
    const save = join(folder(), 'eve.cantrip')
    const locks = new SeatLocks(save, 0)
    await locks.set('Ann', 'open sesame')
    await locks.set('Ben', 'open sesame')
    const { seats } = JSON.parse(readFileSync(`${save}.seats`, 'utf8'))
    expect(seats.ann.key).not.toBe(seats.ben.key)
  })

  it.each(['constructor', 'prototype', '__proto__', 'toString', 'hasOwnProperty'])(
    'are kept of a seat called %s like of any other, and of no seat that only has such a name',
    async name => {
      const save = join(folder(), 'eve.cantrip')
      const locks = new SeatLocks(save, 0)
      expect([locks.isLocked(name), await locks.opens(name, 'open sesame')]).toEqual([false, true])
      await locks.set('Ann', 'xyzzy plugh')
      await locks.set(name, 'open sesame')
      for (const seen of [locks, new SeatLocks(save, 0)]) {
        expect([seen.isLocked(name), seen.isLocked('Ann')]).toEqual([true, true])
        expect(await seen.opens(name, 'open sesame')).toBe(true)
        expect(await seen.opens(name, 'xyzzy plugh')).toBe(false)
      }
      await locks.set(name, null)
      expect([locks.isLocked(name), locks.isLocked('Ann')]).toEqual([false, true])
    },
  )

  it('are all kept where several are set at once, by one process or by many', async () => {
    const save = join(folder(), 'eve.cantrip')
    const names = ['Ann', 'Ben', 'Cleo', 'Dan']
    const locks = new SeatLocks(save, 0)
    await Promise.all(names.map(name => locks.set(name, `sesame ${name}`)))
    for (const name of names) expect(await locks.opens(name, `sesame ${name}`)).toBe(true)
    // Another process that is just writing is waited for.
    const lock = `${save}.seats.lock`
    const asked = askLock(`${save}.seats`)
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

  it('are guessed one after the other, and a crowd is sent away', async () => {
    const locks = new SeatLocks(join(folder(), 'eve.cantrip'), 0)
    await locks.set('Ann', 'open sesame')
    const guesses = Array.from({ length: 12 }, (_, i) => locks.opens('Ann', i === 7 ? 'open sesame' : `guess ${i}`))
    expect(await Promise.all(guesses)).toEqual([...Array(7).fill(false), true, null, null, null, null])
  })

  it.each([
    ['short', 'is shorter than 6 letters'],
    ['a'.repeat(101), 'is longer than 100 letters'],
    ['open\u202esesame', 'holds characters that cannot be seen'],
  ])('are refused where they are none: %j', async (phrase, fault) => {
    await expect(new SeatLocks(join(folder(), 'eve.cantrip')).set('Ann', phrase)).rejects.toThrow(fault)
  })

  it('open nothing where their file is damaged', async () => {
    const save = join(folder(), 'eve.cantrip')
    writeFileSync(`${save}.seats`, '{"cantrip":1,"seats":{"ann":{"salt":"","key":""}}}')
    await expect(new SeatLocks(save).opens('Ann', 'open sesame')).rejects.toThrow('eve.cantrip.seats is damaged')
  })
})

describe('a wrong pass-phrase', () => {
  it('is a second in coming to nothing, so that nobody guesses fast; a right one is not', async () => {
    const locks = new SeatLocks(join(folder(), 'eve.cantrip'))
    await locks.set('Ann', 'open sesame')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      expect(await locks.opens('Ann', 'open sesame')).toBe(true)
      const heard: (boolean | null)[] = []
      void locks.opens('Ann', 'open barley').then(opens => heard.push(opens))
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
