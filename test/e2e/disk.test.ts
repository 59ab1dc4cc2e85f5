import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadSave } from '../../src/storage/index.ts'
import { built, ended } from '../cli/built.ts'
import { folder } from '../folder.ts'
import { games } from '../games/library.ts'

const { PATH = '' } = process.env

let program = ''
beforeAll(async () => {
  program = await built()
  // Another user has to run it too.
  chmodSync(dirname(program), 0o755)
})

const noLimits = spawnSync('prlimit', ['--version']).error ? 'there is no prlimit (apt-get install util-linux)' : null
if (noLimits) console.log(`A disk that fills and is freed is skipped: ${noLimits}.`)

describe('a disk that fills up', () => {
  test.skipIf(noLimits !== null)(
    'and then has space again keeps all answers given in the meantime, and reports both changes once',
    async () => {
      const home = folder()
      const env = { HOME: home, CANTRIP_SAVES: join(home, 'saves') }
      // Limits files to two kilobytes, like a full disk on which space can be freed while the program runs.
      const limited = ['-c', 'ulimit -S -f 4; exec "$0" "$@"', process.execPath, program]
      const child = spawn('sh', [...limited, 'play', 'wizards', '--seed', '5', '--plain'], { env: { PATH, ...env } })
      let out = ''
      child.stdout.on('data', text => {
        out += text
      })
      const says = async (text: string) => {
        while (!out.includes(text)) await new Promise(resolve => setTimeout(resolve, 10))
      }
      const end = ended(child)
      for (let i = 0; i < 40; i++) child.stdin.write('1\n')
      await says('too large. You can keep playing; the game will be saved as soon as possible.')
      expect(spawnSync('prlimit', ['--pid', String(child.pid), '--fsize=unlimited:unlimited']).status).toBe(0)
      for (let i = 0; i < 5; i++) child.stdin.write('1\n')
      await says('again; nothing was lost.')
      child.stdin.end('quit\n')
      const { code } = await end
      expect(code).toBe(0)
      expect(out.match(/Cannot save/g)).toHaveLength(1)
      expect(out.match(/nothing was lost/g)).toHaveLength(1)
      const { record } = loadSave(join(home, 'saves', 'wizards-5.cantrip'), games)
      expect(record.lines).toHaveLength(45)
      expect(readdirSync(join(home, 'saves'))).toEqual(['wizards-5.cantrip'])
    },
  )
})

/** The user `nobody`, if this one can become another. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

/** Runs the program as a user who cannot write everywhere, so not as root. */
async function asUser(args: readonly string[], env: Record<string, string>, input = '') {
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const child = spawn(process.execPath, [program, ...args], { env: { PATH, LANG: 'C.UTF-8', ...env }, ...user })
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  return ended(child)
}

/** Creates a home directory for the user with a read-only save folder. */
function readOnly() {
  const home = folder()
  chmodSync(home, 0o755)
  const [saves, own] = [join(home, 'saves'), join(home, 'home')]
  mkdirSync(saves)
  mkdirSync(own)
  const env = { HOME: own, TMPDIR: join(own, 'tmp'), CANTRIP_SAVES: saves, CANTRIP_HALL: join(own, 't') }
  mkdirSync(env.TMPDIR)
  if (isRoot) for (const path of [own, env.TMPDIR]) chownSync(path, NOBODY, NOBODY)
  return { home, saves, own, env }
}

describe('a read-only save folder', () => {
  test('still lists, describes, draws and resumes its games, which are then saved elsewhere', async () => {
    const { saves, own, env } = readOnly()
    const begun = await asUser(
      ['play', 'wizards', '--seed', '5', '--name', 'a', '--plain'],
      { ...env, CANTRIP_SAVES: own },
      '1\n1\nquit\n',
    )
    expect(begun.code).toBe(0)
    const save = readFileSync(join(own, 'a.cantrip'))
    writeFileSync(join(saves, 'a.cantrip'), save)
    chmodSync(saves, 0o555)
    for (const args of [['saves'], ['replay', 'a'], ['show', 'a'], ['export', 'a']])
      expect([args, await asUser(args, env)]).toMatchObject([args, { code: 0, err: '' }])
    const resumed = await asUser(['resume', 'a', '--plain'], env, '1\nquit\n')
    expect(resumed.out).toContain('Cannot lock')
    expect(resumed.code).toBe(1)
    expect(resumed.out).toMatch(/Cannot save the game to .*: permission denied/)
    expect(resumed.out).toMatch(/The whole game was saved to .*tmp\/a\.cantrip instead/)
    expect(statSync(join(env.TMPDIR, 'a.cantrip')).mode & 0o777).toBe(0o600)
    expect(loadSave(join(env.TMPDIR, 'a.cantrip'), games).record.lines).toHaveLength(3)
    expect([readFileSync(join(saves, 'a.cantrip')), readdirSync(saves)]).toEqual([save, ['a.cantrip']])
  })

  test('is reported in one sentence by every command that would write there', async () => {
    const { saves, env } = readOnly()
    chmodSync(saves, 0o555)
    const played = await asUser(['play', 'wizards', '--seed', '5', '--plain'], env, '1\nquit\n')
    expect([played.code, played.out.match(/Cannot save the game to/g)?.length]).toEqual([1, 2])
    expect((await asUser(['doctor'], env)).out).toMatch(/BAD +save folder: cannot write to .*: permission denied/)
    const hosted = await asUser(['host', '--seats', 'Ann,Ben', '--name', 'eve'], {
      ...env,
      CANTRIP_HALL: join(saves, 't'),
    })
    expect([hosted.code, hosted.err]).toEqual([
      1,
      expect.stringMatching(/^cantrip: Cannot use the table folder .*: permission denied/),
    ])
    for (const { out, err } of [played, hosted]) expect(out + err).not.toContain('fault of')
  })

  test('cannot keep settings, and a message says so', async () => {
    const { own, env } = readOnly()
    mkdirSync(join(own, '.config'))
    chmodSync(join(own, '.config'), 0o555)
    const { code, err } = await asUser(['settings', 'hints', 'off'], env)
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^cantrip: Cannot save the settings to .*: permission denied\.\n$/),
    ])
  })
})
