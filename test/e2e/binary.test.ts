import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { built, ended, runBuilt } from '../cli/built.ts'
import { folder } from '../folder.ts'
import { place } from './place.ts'

/** Returns the path of Node 24 if it is the current one or in npm's cache, or null otherwise. */
function node24(): string | null {
  if (process.versions.node.startsWith('24.')) return process.execPath
  const { stdout } = spawnSync(
    'npx',
    ['--yes', '--offline', '--package', `node-linux-${process.arch}@24`, '--call', 'node -p process.execPath'],
    { encoding: 'utf8' },
  )
  return stdout?.trim() || null
}

const node = node24()

describe.skipIf(node === null)('the single executable', () => {
  const out = join('dist', `binary-${process.pid}`)
  const binary = join(out, 'cantrip')
  // There is no Node other than the built-in one.
  const run = (args: readonly string[], env: Record<string, string>, input = '') => {
    const child = spawn(binary, args, { env: { PATH: '/nowhere', LANG: 'C.UTF-8', ...env } })
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    return ended(child)
  }

  beforeAll(() => {
    execFileSync(node!, ['build-binary.mjs', out])
  })
  afterAll(() => rmSync(out, { recursive: true, force: true }))

  it('replays a bundled example like the installed program', async () => {
    const env = place()
    const result = await run(['replay', 'example:solitaire-win'], env)
    expect(result).toEqual(await runBuilt(await built(), ['replay', 'example:solitaire-win'], env))
    expect(result.out).toContain('The game is over.')
    expect(await run(['replay', 'example:solitaire-win'], env)).toEqual(result)
  })

  it('exports a game as a page', async () => {
    const page = join(folder(), 'game.html')
    const { err, code } = await run(['share', 'example:first-fortnight', '-o', page], place())
    expect([err, code]).toEqual([`Written to ${page}; open it in any browser.\n`, 0])
    expect(readFileSync(page, 'utf8')).toContain('<html')
  })

  it('plays, saves and resumes a game', async () => {
    const env = place()
    const played = await run(['play', 'wizards', '--plain', '--name', 'eve', '--seed', '1982'], env, '1\nquit\n')
    expect([played.err, played.code]).toEqual(['', 0])
    expect((await run(['resume', 'eve', '--plain'], env, 'quit\n')).code).toBe(0)
    expect(existsSync(join(env.CANTRIP_SAVES, 'eve.cantrip'))).toBe(true)
  })

  it('simulates on several threads', async () => {
    const { out, err, code } = await run(
      ['sim', 'wizards', '--games', '2', '--jobs', '2', '--seats', 'bot:apprentice'],
      place(),
    )
    expect([err, code]).toEqual(['', 0])
    expect(out).toContain('2 games')
  })

  it('opens its own table from the menu', async () => {
    const env = place()
    const menu = ['begin', 'wizards', 'usual', 'bot:mentor', 'eve', 'leave']
    const { out, code } = await run(['host-menu', '--may-begin'], env, `${menu.join('\n')}\n`)
    expect([out, code]).toEqual([expect.stringContaining('eve'), 0])
    expect(existsSync(join(env.CANTRIP_SAVES, 'eve.cantrip'))).toBe(true)
  })

  it("reports that everything is fine, and contains Node's license", async () => {
    const { out, code } = await run(['doctor'], place())
    expect([out, code]).toEqual([expect.stringContaining('All checks passed.'), 0])
    expect(readFileSync(join(binary, '..', 'THIRD-PARTY-NOTICES'), 'utf8')).toMatch(/\nNode\.js 24\./)
    expect(statSync(binary).size).toBeLessThan(150_000_000)
  })
})
