import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PtySession } from './pty.ts'

/** One of the sixteen colors. */
const MAGENTA = 5

let folder = ''
let demo = ''
const sessions: PtySession[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cantrip-terminal-'))
  demo = join(folder, 'demo.mjs')
  await build({
    entryPoints: ['test/terminal/demo.tsx'],
    outfile: demo,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'react-devtools-core': './src/terminal/no-devtools.ts' },
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  })
})

afterEach(() => {
  for (const session of sessions.splice(0)) session.end()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the demonstration, followed by a shell that prints its exit code and the modes of the terminal. */
function play(env: Record<string, string> = {}, columns = 80, rows = 24): PtySession {
  const script =
    '"$0" "$1"; echo "exit code $?"; stty -a | tr ";" "\\n" | grep -oE -- "-?(icanon|echo|isig)\\b"; echo "that was all"'
  const session = new PtySession('sh', ['-c', script, process.execPath, demo], env, columns, rows)
  sessions.push(session)
  return session
}

async function pidOf(session: PtySession): Promise<number> {
  const text = await session.until('its pid', seen => /pid \d+/.test(seen))
  return Number(/pid (\d+)/.exec(text)?.[1])
}

/** Checks what the user sees after the program has ended: the previous screen, and a terminal in its original state. */
async function expectRestored(session: PtySession, exitCode: number): Promise<string> {
  const text = await session.shows('that was all')
  expect(text).toContain(`exit code ${exitCode}`)
  expect(text.match(/-?(icanon|echo|isig)\b/g)).toEqual(['isig', 'icanon', 'echo'])
  expect(session.screen.isAlternate()).toBe(false)
  expect(session.screen.modes()).toEqual({ wraps: true, marksPastes: false, mouse: 'none' })
  expect(session.showsCursor).toBe(true)
  return text
}

/** Checks that every row ends as in the demonstration, with no leftovers of a different size. */
function expectWhole(text: string, columns: number, rows: number): void {
  const lines = text.split('\n')
  expect(lines.length).toBe(rows)
  expect(lines[0]).toMatch(new RegExp(`^demo ${columns}x${rows} keys`))
  for (const line of lines) {
    expect([...line].length).toBe(columns)
    expect(line).toMatch(/^[^|]*\||^─+$/u)
  }
}

describe('in a real terminal', () => {
  it.each(['false', 'true'])('draws the whole screen and answers each key, with CI=%s', async ci => {
    const session = play({ CI: ci })
    expectWhole(await session.shows('keys 0'), 80, 24)
    session.type('q')
    await session.shows('last 1 q')
    session.type('\x1b[1;5P')
    await session.shows('last 2 ctrl+f1')
    session.type('\x1b')
    await session.shows('last 3 escape')
    session.type('\x1b[200~go north\x1b[201~')
    expectWhole(await session.shows('last 4 paste go north'), 80, 24)
    session.type('\x03')
    await expectRestored(session, 0)
  })

  it('leaves nothing behind after a resize', async () => {
    const session = play()
    await session.shows('keys 0')
    session.type('ab')
    for (const [columns, rows] of [
      [60, 15],
      [100, 40],
      [80, 24],
    ] as const) {
      session.resize(columns, rows)
      expectWhole(await session.shows(`demo ${columns}x${rows}`), columns, rows)
      session.type('c')
      await session.until('the key', text => /last \d c/.test(text))
    }
    session.type('\x03')
    const text = await expectRestored(session, 0)
    expect(text).not.toContain('demo')
  })

  it('accepts every key of a burst', async () => {
    const session = play({}, 100, 40)
    await session.shows('keys 0')
    session.type('\x1b[C'.repeat(200))
    expectWhole(await session.shows('last 200 right'), 100, 40)
    session.type('\x03')
    await expectRestored(session, 0)
  })

  it.each([
    ['', true],
    ['1', false],
  ])('Ink sends colors unless NO_COLOR is set: %j', async (noColor, isColored) => {
    const session = play({ NO_COLOR: noColor })
    await session.shows('keys 0')
    expect(session.screen.shows(MAGENTA, false)).toBe(isColored)
    session.type('\x03')
    await expectRestored(session, 0)
  })
})

describe('the terminal is restored', () => {
  it('on Ctrl+C', async () => {
    const session = play()
    await session.shows('keys 0')
    session.type('\x03')
    expect(await expectRestored(session, 0)).toMatch(/^farewell\nexit code 0/)
  })

  it.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
  ] as const)('on %s', async (signal, code) => {
    const session = play()
    process.kill(await pidOf(session), signal)
    await expectRestored(session, code)
  })

  it.each([
    ['X', 'thrown in a listener'],
    ['R', 'a promise broken'],
    ['E', 'a broken element'],
  ])('on an uncaught error: %s', async (key, message) => {
    const session = play()
    await session.shows('keys 0')
    session.type(key)
    const text = await expectRestored(session, 1)
    expect(text).toMatch(new RegExp(`^cantrip stopped: ${message}\\n\\(CANTRIP_DEBUG=1 shows where\\)\\nexit code 1`))
  })

  it('with the stack trace if requested', async () => {
    const session = play({ CANTRIP_DEBUG: '1' })
    await session.shows('keys 0')
    session.type('X')
    expect(await expectRestored(session, 1)).toMatch(/Error: thrown in a listener\n\s+at /)
  })

  it('to the shell on Ctrl+Z, and taken over again by fg', async () => {
    const session = new PtySession('bash', ['--norc', '--noprofile', '-i'], { PS1: 'ready> ' })
    sessions.push(session)
    await session.shows('ready>')
    session.type(`"${process.execPath}" "${demo}"\r`)
    expectWhole(await session.shows('keys 0'), 80, 24)
    session.type('\x1a')
    await session.shows('Stopped')
    expect(session.screen.isAlternate()).toBe(false)
    expect(session.showsCursor).toBe(true)
    session.type('stty -a | grep -o -- "-\\?icanon"\r')
    await session.until('the modes', text => /^icanon$/m.test(text))
    session.type('fg\r')
    expectWhole(await session.shows('keys 0'), 80, 24)
    session.type('q')
    await session.shows('last 1 q')
    session.type('\x03')
    await session.shows('farewell')
    expect(session.screen.isAlternate()).toBe(false)
  })

  it('and the program ends when the terminal itself disappears', async () => {
    const session = new PtySession(process.execPath, [demo], {})
    sessions.push(session)
    const pid = await pidOf(session)
    session.hangUp()
    await session.until('its end', () => session.ended !== undefined || !isAlive(pid))
  })
})

describe('bin/cantrip.js', () => {
  it('says what to do if the program is not built', () => {
    cpSync('bin', join(folder, 'bare', 'bin'), { recursive: true })
    const run = spawnSync(process.execPath, [join(folder, 'bare', 'bin', 'cantrip.js')], { encoding: 'utf8' })
    expect(run.stderr).toBe('cantrip is not built yet; "npm ci" installs its development dependencies and builds it.\n')
    expect([run.status, run.stdout]).toEqual([1, ''])
  })
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
