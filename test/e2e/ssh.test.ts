import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { SeatLocks } from '../../src/server/index.ts'
import { start } from '../cli/built.ts'
import { folder } from '../folder.ts'
import { PtySession } from '../terminal/pty.ts'
import { homeOf, journeys } from './journeys.ts'
import { noSshd, type Sshd, startSshd } from './sshd.ts'

const missing = noSshd()
if (missing) console.log(`The tests by ssh are skipped: ${missing}.`)

const { program, ends, opened } = journeys()

/** Starts a server that shows the menu to every login, in its own home. */
async function server(...options: string[]): Promise<{ sshd: Sshd; saves: string; env: Record<string, string> }> {
  const home = folder()
  const env = { ...homeOf(home), CANTRIP_HALL: join(home, 't') }
  const set = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  const forceCommand = ['/usr/bin/env', ...set, process.execPath, program(), 'host-menu', ...options].join(' ')
  const sshd = await startSshd({ folder: folder(), forceCommand })
  ends(() => sshd.stop())
  return { sshd, saves: join(home, 'saves'), env }
}

function login(sshd: Sshd, ...command: string[]): PtySession {
  const { file, args } = sshd.login(...command)
  return opened(new PtySession(file, args, {}))
}

const left = (session: PtySession) => session.until('the end of the line', () => session.ended !== undefined)

/**
 * Ends the host of a table, which is the process with the lock of its save, and waits until it has released the lock.
 */
async function endHost(saves: string, name: string): Promise<void> {
  const lock = join(saves, `${name}.cantrip.lock`)
  const { pid } = JSON.parse(readFileSync(lock, 'utf8'))
  process.kill(pid, 'SIGTERM')
  while (existsSync(lock) || existsSync(`/proc/${pid}`)) await setTimeout(20)
}

const chosen = async (session: PtySession, label: string) => {
  const seen = await session.shows(label)
  const number = new RegExp(`(\\d+)\\. ${label.replace(/[()]/g, '\\$&')}`).exec(seen)?.[1]
  session.type(`${number}\r`)
}

it.skipIf(missing !== null)(
  'the ssh server lets two people play, one with a bad connection, and reveals no secret',
  async () => {
    const { sshd, env, saves } = await server()
    const host = start(program(), ['host', '--seats', 'Ann,Ben', '--seed', '7', '--name', 'eve'], env)
    ends(() => new Promise(resolve => host.once('exit', () => resolve()).kill('SIGTERM')))
    await new Promise<void>(resolve =>
      host.stdout.on('data', (text: string) => String(text).includes('is open') && resolve()),
    )
    await new SeatLocks(join(saves, 'eve.cantrip')).set('Ben', 'sesame open')

    const ben = login(sshd)
    await chosen(ben, 'Join eve as Ben (free, passphrase)')
    await ben.shows('Passphrase for Ben:')
    ben.type('sesame open\r')
    await ben.shows('Roll for movement')
    const ann = login(sshd, 'cat', '/etc/passwd')
    await ann.shows('Commands are not accepted here')
    await chosen(ann, 'Join eve as Ann (free)')
    await ann.shows('Waiting for Ben.')
    ann.type(':say good evening\r')
    await ben.shows('Ann: “good evening”')
    ben.type('\r')
    await ann.shows('Ben rolls')
    await ben.shows('Where to')

    // Ben's connection breaks in the middle of his turn, and he returns to the same place.
    ben.hangUp()
    await ann.shows('Waiting for Ben (away).')
    ann.type(':say where are you?\r')
    const again = login(sshd)
    await chosen(again, 'Join eve as Ben (free, passphrase)')
    await again.shows('Passphrase for Ben:')
    again.type('sesame open\r')
    await again.shows('Where to')
    await again.shows('Ann: “where are you?”')
    again.type(':stop\r')
    await ann.shows('Roll for movement')

    // The table leads to the menu, and the menu to the end of the connection.
    again.type('\x03')
    await again.shows('Leave the table?')
    again.type('\r')
    await again.shows('You have left eve')
    await chosen(again, 'Leave')
    await left(again)
    for (const { sent } of [ann, ben, again]) expect(sent).not.toMatch(/root:|sesame/)
  },
)

it.skipIf(missing !== null)('the ssh server lets visitors open their own table, if that is allowed', async () => {
  const { sshd, saves } = await server('--may-begin')
  const ann = login(sshd)
  const begin = async (called: string) => {
    await chosen(ann, 'Open a new table')
    const asked = (text: string) => text.slice(Math.max(0, text.lastIndexOf('Open a new table')))
    const first = await ann.until('a question', text => /Which game\?|Who plays\?/.test(asked(text)))
    if (asked(first).includes('Which game?')) await chosen(ann, 'Wizards')
    await ann.until('the set-up', text => asked(text).includes('How would you like to set it up?'))
    await chosen(ann, 'With the default options')
    await ann.until('who plays', text => asked(text).includes('Who plays?'))
    ann.type('Ann,Ben\r')
    await ann.until('the name', text => asked(text).includes('Name of the table'))
    ann.type(`${called}\r`)
  }
  await begin('../../etc/passwd')
  await ann.until('the menu again', text => /can't be used as a file name.*Open a new table/s.test(text))
  await begin('eve')
  await ann.shows("Passphrase for Ann's seat")
  ann.type('sesame open\r')
  await ann.shows('Repeat it:')
  ann.type('sesame open\r')
  await ann.shows("Passphrase for Ben's seat")
  ann.type('\r')
  await ann.shows('Table "eve" is open.')
  ends(() => endHost(saves, 'eve'))
  await ann.shows('Join eve as Ann (free, passphrase)')
  // The table is not a child process of this login.
  ann.hangUp()
  const ben = login(sshd)
  await chosen(ben, 'Join eve as Ben (free)')
  await ben.until('the table', text => text.includes('Fortnight 1, Day 1'))
})

it.skipIf(missing !== null)(
  'the ssh server gives no visitor a shell, a file, or a table without permission',
  async () => {
    const { sshd } = await server()
    const visitor = login(sshd, 'sh', '-c', 'echo got a shell')
    await visitor.shows('There are no open tables.')
    expect(visitor.sent).not.toMatch(/got a shell|Open a new table|Open /)
    for (const text of ['begin', '!sh', 'watch ../../etc/passwd', '`id`', 'open eve', '\x1b[A\x1a']) {
      visitor.type(`${text}\r`)
      await visitor.shows('is not possible here')
    }
    visitor.type('\x03')
    await visitor.until('the end of the line', () => visitor.ended !== undefined)
    expect(visitor.sent).not.toMatch(/uid=|root:/)
  },
)
