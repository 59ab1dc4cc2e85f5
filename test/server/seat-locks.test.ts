import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SeatLocks } from '../../src/server/index.ts'
import { folder } from '../storage/table.ts'

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
