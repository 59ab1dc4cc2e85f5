import { readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { built, runBuilt } from '../cli/built.ts'
import { folder } from '../folder.ts'
import { PtySession } from '../terminal/pty.ts'

let program: string
beforeAll(async () => {
  program = await built()
})

/** Creates a file of this size that takes no space on the disk. */
function huge(home: string, name: string, bytes: number): string {
  const path = join(home, name)
  writeFileSync(path, '')
  truncateSync(path, bytes)
  return path
}

/**
 * Returns the environment of a user with that home. Compiled code goes elsewhere, because the time when it is written
 * varies.
 */
const placeIn = (home: string) => ({
  HOME: home,
  CANTRIP_SAVES: join(home, 'saves'),
  XDG_CACHE_HOME: folder(),
  LANG: 'en_US.UTF-8',
})

const play = (...more: string[]) => ['play', 'wizards', '--plain', ...more]

const HOSTILE: readonly [what: string, args: (home: string) => string[], said: RegExp, code: number][] = [
  [
    'a move file of 100 MB',
    home => ['replay', huge(home, 'a.moves', 1e8)],
    /Cannot read \S*a\.moves: 100 MB is too large/,
    1,
  ],
  [
    'a gigabyte of nothing',
    home => ['resume', huge(home, 'a.cantrip', 1e9)],
    /Cannot read \S*a\.cantrip: 1000 MB is too large/,
    1,
  ],
  ['a folder', home => ['resume', home], /it is a folder, not a file/, 1],
  ['a device', () => ['replay', '/dev/zero'], /it is not a regular file/, 1],
  [
    'a name that leads out of the folder',
    () => ['resume', '../../no-such/folder'],
    /"\.\.\/\.\.\/no-such\/folder" can't be used as a file name/,
    1,
  ],
  [
    'a new name that leads out of the folder',
    () => play('--name', '../x'),
    /"\.\.\/x" can't be used as a file name/,
    2,
  ],
  [
    'a file of something else',
    () => ['resume', '/etc/passwd'],
    /this is not the start of a saved game; the file was not changed/,
    1,
  ],
  [
    'a name with an escape sequence',
    () => play('--seats', 'A\x1b]0;owned\x07,B'),
    /The name "A\]0;owned" contains invisible characters/,
    2,
  ],
  [
    'a name that turns the line round',
    () => play('--seats', 'A\u202eB,C'),
    /The name "AB" contains invisible characters/,
    2,
  ],
  [
    'a name of 10 000 letters',
    () => play('--seats', 'a'.repeat(10_000)),
    /The name "a+…" is longer than 24 characters/,
    2,
  ],
  ['a name of bytes that are no text', () => play('--seats', 'A\ufffd,B'), /contains bytes that are not text/, 2],
  [
    'a seed with an escape sequence',
    () => play('--seed', '\x1b[31m'),
    /The seed "\[31m" contains invisible characters/,
    2,
  ],
  ['an option with an escape sequence', () => ['--\x1b[31mx'], /There is no option/, 2],
  ['a game of 10 000 letters', () => ['play', 'w'.repeat(10_000)], /There is no game called "w+…"; the games are/, 2],
]

test.each(HOSTILE)(
  '%s is rejected with one short sentence, and nothing is written',
  async (_what, args, expected, code) => {
    const home = folder()
    const ran = await runBuilt(program, args(home), placeIn(home))
    expect(ran.out).toBe('')
    expect(ran.err).toMatch(expected)
    expect(ran.err).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/)
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1)
    expect(ran.err.length).toBeLessThan(400)
    expect(ran.code).toBe(code)
    expect(readdirSync(home).filter(name => !/^a\./.test(name))).toEqual([])
  },
)

test('hostile input at the table gets a short answer without control characters', async () => {
  const home = folder()
  const words = [
    '\x1b[2J\x1b]52;c;AAAA\x07',
    '\u202eroll',
    'x'.repeat(10_000),
    '\ufffd\ufffd',
    'save ../../x',
    'load /etc/passwd',
    'rules \x1b[31m',
  ]
  const ran = await runBuilt(program, play('--seed', '1'), placeIn(home), `${words.join('\n')}\nquit\n`)
  expect(ran.code).toBe(0)
  expect(ran.out).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/)
  expect(Math.max(...ran.out.split('\n').map(line => line.length))).toBeLessThan(400)
  expect(readdirSync(home)).toEqual(['saves'])
  expect(readdirSync(join(home, 'saves'))).toEqual(['wizards-1.cantrip'])
})

const HOSTILE_NAMES = [
  '\x1b[2Jx',
  '\x1b]0;owned\x07',
  '\x9b31my',
  '\u202egnol',
  '\x07\x08',
  `z${'\u0301'.repeat(30)}`,
  'constructor',
]

/** The title lists the latest three saves, so each name appears there once. */
test.each([0, 3, 6])('hostile save names appear on the full screen as plain text, from name %i on', async newest => {
  const home = folder()
  const saves = join(home, 'saves')
  const env = { HOME: home, CANTRIP_SAVES: saves, CANTRIP_SPEED: 'instant' }
  expect((await runBuilt(program, play('--seed', '1', '--name', 'a'), env, 'quit\n')).code).toBe(0)
  const text = readFileSync(join(saves, 'a.cantrip'))
  HOSTILE_NAMES.forEach((name, i) => {
    const path = join(saves, `${name}.cantrip`)
    writeFileSync(path, text)
    const age = (i - newest + HOSTILE_NAMES.length) % HOSTILE_NAMES.length
    utimesSync(path, 2e9 - age, 2e9 - age)
  })
  const session = new PtySession(process.execPath, [program], env, 100, 40)
  try {
    await session.shows('Wizards')
    for (const key of ['\x1b[B', '\x1b[B', '\x1b[B', '\x1b[B', '\x1b[B', '\x1b[A', '\r', '\x1b[B', '\x1b[B']) {
      session.type(key)
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    await session.until('a frame', () => true)
    expect(session.sent).not.toMatch(/\x1b\[2Jx|owned\x07|\x9b|\u202e|\x07|\x08|\p{M}{5}/u)
  } finally {
    session.end()
  }
})
