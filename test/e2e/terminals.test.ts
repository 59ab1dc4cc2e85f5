import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folder } from '../folder.ts'
import { PtySession } from '../terminal/pty.ts'
import { homeOf, journeys } from './journeys.ts'
import { noSshd, startSshd } from './sshd.ts'

const noTmux = spawnSync('tmux', ['-V']).error ? 'there is no tmux (apt-get install tmux)' : null
const noSsh = noSshd()
if (noTmux) console.log(`The journeys in tmux are skipped: ${noTmux}.`)
if (noSsh) console.log(`The journeys by ssh are skipped: ${noSsh}.`)

const { program, ends, opened, plays } = journeys()

/** A way to get a terminal. It returns a session with cantrip in its own home. */
type Terminal = (columns: number, rows: number) => PtySession | Promise<PtySession>

const ARGS = ['play', 'wizards', '--seats', 'Ann,Ben', '--seed', '7', '--name', 'journey']

const words = (home: string) =>
  ['env', ...Object.entries(homeOf(home)).map(([name, value]) => `${name}=${value}`), process.execPath, program()]
    .concat(ARGS)
    .join(' ')

const bare: Terminal = (columns, rows) => plays(ARGS, columns, rows)

const inTmux: Terminal = (columns, rows) => {
  const home = folder()
  const socket = join(home, 'tmux')
  ends(() => void spawnSync('tmux', ['-S', socket, 'kill-server']))
  // Turn off the status line, so that the program has the whole terminal.
  const args = ['-u', '-S', socket, '-f', '/dev/null', 'new-session', words(home), ';', 'set', '-g', 'status', 'off']
  return opened(new PtySession('tmux', args, {}, columns, rows))
}

const bySsh: Terminal = async (columns, rows) => {
  const sshd = await startSshd({ folder: folder() })
  ends(() => sshd.stop())
  const { file, args } = sshd.login(words(folder()))
  return opened(new PtySession(file, args, {}, columns, rows))
}

/** Goes from the title through roll, map, pages, help, rules, palette and other sizes to the end. */
async function journey(terminal: Terminal, columns: number, rows: number): Promise<void> {
  const session = await terminal(columns, rows)
  const gone = (text: string) => session.until(`no "${text}"`, screen => !screen.includes(text))
  const covered = await session.shows(", it's your turn.")
  expect(covered).not.toContain('Roll for movement')
  session.type('\r')
  await session.shows('Since your last turn')
  session.type('\r')
  await session.shows('Roll for movement')
  session.type('?')
  await session.shows('Makes the selected choice.')
  session.type('\x1b')
  await gone('Makes the selected choice.')
  session.type('\x1bOP')
  await session.shows('The movement roll')
  session.type('\x1b')
  await gone('The movement roll')
  session.type('\r')
  await session.shows('Where to?')
  session.type('\t')
  await session.shows('[Sheet]')
  session.type('\x1b')
  await gone('[Sheet]')
  session.type('-')
  await session.shows('Where to?')
  for (const [wide, high] of [
    [80, 24],
    [60, 20],
    [columns, rows],
  ] as const) {
    session.resize(wide, high)
    await session.shows(wide < 80 ? 'needs 80x24' : 'Where to?')
  }
  session.type(':seed\r')
  await session.shows('The seed of this game is 7')
  session.type('\x03')
  await session.shows('Leave the table?')
  session.type('\r')
  await session.until('the end', () => session.ended !== undefined)
  expect(session.ended?.exitCode).toBe(0)
  expect(session.screen.isAlternate()).toBe(false)
}

for (const [columns, rows] of [
  [80, 24],
  [100, 40],
  [200, 60],
] as const) {
  describe(`a journey at ${columns}x${rows}`, () => {
    it('on its own terminal', () => journey(bare, columns, rows), 120_000)
    it.skipIf(noTmux !== null)('inside tmux', () => journey(inTmux, columns, rows), 120_000)
    it.skipIf(noSsh !== null)('through ssh', () => journey(bySsh, columns, rows), 120_000)
  })
}
