import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { built, runBuilt } from '../cli/built.ts'
import { folder } from '../folder.ts'
import { journeys } from './journeys.ts'

const { plays } = journeys()

describe('starting the program', () => {
  it('for a command that only prints also caches the compiled code', async () => {
    const home = folder()
    const env = { HOME: home, XDG_CACHE_HOME: join(home, 'cache') }
    const turns = async () => {
      expect(await runBuilt(await built(), ['turns'], env)).toEqual({ out: '', err: '', code: 0 })
      return readdirSync(join(home, 'cache', 'cantrip')).map(name => [
        name,
        statSync(join(home, 'cache', 'cantrip', name)).mtimeMs,
      ])
    }
    const kept = await turns()
    expect(kept).toHaveLength(1)
    expect(await turns()).toEqual(kept)
  })

  it('caches the compiled code for the next start, and replaces a damaged cache', async () => {
    const home = folder()
    const cache = join(home, 'cache')
    const env = { HOME: home, CANTRIP_SAVES: join(home, 'saves'), XDG_CACHE_HOME: cache }
    const launch = async (name: string) => {
      const session = plays(['play', 'wizards', '--seats', 'Ann', '--seed', '1982', '--name', name], 80, 24, env)
      await session.shows('Fortnight 1')
      return session
    }
    const kept = () =>
      existsSync(join(cache, 'cantrip'))
        ? readdirSync(join(cache, 'cantrip')).filter(name => !name.startsWith('.'))
        : []
    const isWhole = () => {
      const bytes = readFileSync(file)
      return createHash('sha256').update(bytes.subarray(32)).digest().equals(bytes.subarray(0, 32))
    }

    const first = await launch('one')
    await expect.poll(kept, { timeout: 10_000 }).toHaveLength(1)
    first.end()
    const file = join(cache, 'cantrip', kept()[0]!)
    expect(isWhole()).toBe(true)

    const before = readFileSync(file)
    const second = await launch('two')
    second.end()
    expect(readFileSync(file).equals(before)).toBe(true)

    writeFileSync(
      file,
      before.map((byte, i) => (i > 1000 ? byte ^ 0xff : byte)),
    )
    expect(isWhole()).toBe(false)
    const third = await launch('three')
    await expect.poll(isWhole, { timeout: 10_000 }).toBe(true)
    third.end()
  })
})
