import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { built, ended, type Ran, runBuilt, start } from '../cli/built.ts'
import { PtySession } from '../terminal/pty.ts'
import { type Place, place } from './place.ts'

let program = ''
beforeAll(async () => {
  program = await built()
})

const children: { end(): void }[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.end()
})

/** Opens a table with the program itself and waits until it is open. */
async function host(env: Place, ...args: string[]) {
  const child = start(program, ['host', ...args], env)
  children.push({ end: () => child.kill('SIGKILL') })
  const end: Promise<Ran> = ended(child)
  let out = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: string) => {
      out += text
      if (out.includes('closes it')) resolve()
    })
    end.then(({ err }) => reject(new Error(err)))
  })
  return { child, end, out: () => out }
}

function join_(env: Place, ...args: string[]): PtySession {
  const session = new PtySession(process.execPath, [program, 'join', ...args], env)
  children.push({ end: () => session.end() })
  return session
}

const left = (session: PtySession) => session.until('its end', () => session.ended !== undefined)

/** The arguments of a table with this seed. */
const NEW = ['--seats', 'Ann,Ben', '--seed', '7', '--name', 'eve'] as const

it("a shared table is played by two people on their own screens, who see each other's moves and chat", async () => {
  const env = place()
  const table = await host(env, ...NEW)
  expect(statSync(join(env.CANTRIP_SAVES, 'eve.cantrip')).mode & 0o777).toBe(0o600)
  const ann = join_(env, 'eve', '--seat', 'Ann')
  await ann.shows('Waiting for Ben (away).')
  const ben = join_(env, 'eve', '--seat', 'Ben')
  await ben.shows('Roll for movement')
  await ann.shows('Waiting for Ben.')
  const watcher = join_(env, 'eve', '--watch', '--plain')
  await watcher.shows('You are watching. You see only what everyone can see.')
  ben.type('\r')
  await ben.shows('Move the cursor to where you want to go.')
  await ann.shows('Ben rolls')
  await watcher.shows('Ben rolls')
  ann.type(':say where to?\r')
  await ben.shows('Ann: “where to?”')
  await watcher.shows('Ann: “where to?”')
  // A table is on somebody else's disk, so a seat cannot open anything there.
  ben.type(':load eve\r')
  await ben.shows('"load eve" is not possible here.')
  ben.type('\x15stop\r')
  await ann.shows('Roll for movement')
  const tables = await runBuilt(program, ['tables'], env)
  expect(tables.out).toContain('eve: Wizards, day 1; Ann (taken), Ben (taken); 1 watching\n  waiting for ')

  // Ben leaves in the middle and comes back to the current position.
  ben.hangUp()
  await ann.shows('Ben has left.')
  ann.type('\r')
  await ann.shows('Where to?')
  const again = join_(env, 'eve', '--seat', 'Ben')
  await again.shows('Ann rolls')
  await again.shows('Waiting for Ann.')

  // A second host is refused. The first one tells everybody when it is stopped.
  const second = await runBuilt(program, ['host', 'eve'], env)
  expect([second.code, second.err]).toEqual([
    1,
    'cantrip: There is already an open table called eve; "cantrip join eve" joins it.\n',
  ])
  table.child.kill('SIGTERM')
  for (const session of [ann, again, watcher]) {
    await left(session)
    expect(session.sent.replace(/\s+/g, ' ')).toContain(
      'The host has closed the table. The game is saved and will continue',
    )
    expect(session.ended?.exitCode).toBe(0)
  }
  expect((await table.end).code).toBe(0)
  expect(table.out()).toMatch(/The table is closed; the game is saved in .*eve\.cantrip\.\n$/)
  // The header, three answers, and the chat.
  const remaining = readFileSync(join(env.CANTRIP_SAVES, 'eve.cantrip'), 'utf8').trimEnd().split('\n')
  expect(remaining).toHaveLength(5)
  expect(remaining.filter(line => line.startsWith('{"say":'))).toHaveLength(1)
})

it('a shared table reopens where its host was killed', async () => {
  const env = place()
  const first = await host(env, ...NEW)
  const ben = join_(env, 'eve', '--seat', 'Ben')
  await ben.shows('Roll for movement')
  ben.type('\r')
  await ben.shows('Where to?')
  first.child.kill('SIGKILL')
  await left(ben)
  expect(ben.sent).toContain('Table "eve" is gone: its host stopped unexpectedly.')
  expect(ben.ended?.exitCode).toBe(1)
  await first.end
  expect((await runBuilt(program, ['tables'], env)).out).toMatch(/^There are no open tables/)
  await host(env, 'eve')
  await join_(env, 'eve', '--seat', 'Ben').shows('Where to?')
})

it('a shared table gives a seat with a passphrase only to those who know it', async () => {
  const env = place()
  await host(env, ...NEW)
  const set = new PtySession(process.execPath, [program, 'seat', 'eve', 'Ben'], env)
  children.push({ end: () => set.end() })
  await set.shows("Passphrase for Ben's seat")
  set.type('open sesame\r')
  await set.shows('Repeat it:')
  set.type('open sesame\r')
  await set.shows("Ben's seat now needs its passphrase.")
  expect(set.sent).not.toContain('sesame')
  const ben = join_(env, 'eve', '--seat', 'Ben')
  await ben.shows('Passphrase for Ben:')
  ben.type('open sesamee\r')
  await ben.shows('That is not the passphrase. Try again:')
  ben.type('open sesamee\x7f\r')
  await ben.shows('Roll for movement')
  expect(ben.sent).not.toContain('sesame')
  expect((await runBuilt(program, ['join', 'eve', '--seat', 'Ben'], env, 'wrong again\n'.repeat(4))).err).toBe(
    'cantrip: That is not the passphrase.\n',
  )
})

it('a shared table can be played line by line through a pipe', async () => {
  const env = place()
  await host(env, ...NEW)
  const { out, err, code } = await runBuilt(
    program,
    ['join', 'eve', '--seat', 'Ben'],
    env,
    'roll\nwho\nsay hello all\nstop\nundo\nwhy\nsave mine\nquit\n',
  )
  expect([err, code]).toEqual(['', 0])
  for (const text of [
    'You are Ben.',
    'At eve: Ann (away) and Ben.',
    'Ben rolls',
    'Ben: “hello all”',
    'Waiting for Ann (away).',
    'A player said that; there is no rule behind it.',
    '"save mine" is not possible here.',
    "You have left eve. The game continues, and the seat is still Ben's.",
  ]) {
    expect(out).toContain(text)
  }
})

it("a shared table gives a seat to a bot on a player's command, line by line, and gives it back", async () => {
  const env = place()
  await host(env, ...NEW)
  const lines = 'seat Ben bot:apprentice\nwho\nseat Ben person\nwho\nquit\n'
  const { out, err, code } = await runBuilt(program, ['join', 'eve', '--seat', 'Ann', '--plain'], env, lines)
  expect([err, code]).toEqual(['', 0])
  expect(out).toMatch(
    /Ben is now played by bot:apprentice\.[\s\S]*At eve: Ann and Ben \(a bot\)\.[\s\S]*Ben is now played by a person\.[\s\S]*At eve: Ann and Ben \(away\)\./,
  )
})
