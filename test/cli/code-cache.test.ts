import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CodeCache } from '../../src/cli/code-cache.ts'

let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cantrip-code-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const CODE = Buffer.from('what V8 made of it')
const here = (over: Partial<Parameters<typeof CodeCache.of>[1]> = {}) => ({
  env: { XDG_CACHE_HOME: home },
  platform: 'linux' as const,
  arch: 'x64' as const,
  version: 'v20.20.2',
  getuid: () => process.getuid?.() ?? 0,
  ...over,
})
const cacheOf = (source = 'one program', over = {}) => CodeCache.of(source, here(over))!
const folder = () => join(home, 'cantrip')
const file = () => join(folder(), readdirSync(folder())[0]!)

function kept(): void {
  const cache = cacheOf()
  cache.keep(CODE)
  cache.write()
}

describe('the compiled program', () => {
  it('is read back unchanged, and only the user can access it', () => {
    kept()
    expect(cacheOf().read()).toEqual(CODE)
    expect(statSync(folder()).mode & 0o777).toBe(0o700)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  it('is not used for another program, another Node or another machine', () => {
    kept()
    expect(cacheOf('two program').read()).toBeUndefined()
    expect(cacheOf('one program', { version: 'v22.0.0' }).read()).toBeUndefined()
    expect(cacheOf('one program', { arch: 'arm64' }).read()).toBeUndefined()
  })

  it('is not used if a byte has changed or the end is missing', () => {
    kept()
    const whole = readFileSync(file())
    for (const damaged of [
      whole.subarray(0, -1),
      whole.map((byte, i) => (i === 40 ? byte ^ 1 : byte)),
      Buffer.alloc(0),
    ]) {
      writeFileSync(file(), damaged)
      expect(cacheOf().read()).toBeUndefined()
    }
  })

  it('is not used if others can write it or it belongs to another user', () => {
    kept()
    expect(cacheOf('one program', { getuid: () => 12345 }).read()).toBeUndefined()
    chmodSync(file(), 0o666)
    expect(cacheOf().read()).toBeUndefined()
  })

  it('is not stored if the user has no cache folder or has turned the cache off', () => {
    expect(CodeCache.of('one program', here({ env: {} }))).toBeNull()
    expect(
      CodeCache.of('one program', here({ env: { XDG_CACHE_HOME: home, NODE_DISABLE_COMPILE_CACHE: '1' } })),
    ).toBeNull()
  })

  it('is optional: the program runs even if it cannot be written', () => {
    writeFileSync(folder(), 'in the way')
    expect(kept).not.toThrow()
    expect(cacheOf().read()).toBeUndefined()
  })

  it('removes old files of other versions, and nothing else', () => {
    kept()
    const old = new Date(Date.now() - 40 * 24 * 3600 * 1000)
    for (const name of ['older.code', 'newer.code', 'notes.txt']) writeFileSync(join(folder(), name), 'x')
    for (const name of ['older.code', 'notes.txt']) utimesSync(join(folder(), name), old, old)
    kept()
    expect(
      readdirSync(folder())
        .filter(name => name.length < 12)
        .sort(),
    ).toEqual(['newer.code', 'notes.txt'])
  })
})
