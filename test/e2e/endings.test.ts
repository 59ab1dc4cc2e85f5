import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { start } from '../cli/built.ts'
import { folder } from '../folder.ts'
import { PtySession } from '../terminal/pty.ts'
import { homeOf, journeys } from './journeys.ts'

const { program, ends, opened } = journeys()

/** The number of a signal in an exit status. */
const SIGHUP = 1
const SIGTERM = 15

function place(): Place {
  const home = folder()
  return { ...homeOf(home), CANTRIP_HALL: join(home, 't'), CANTRIP_SPEED: 'normal' }
}
type Place = Readonly<Record<string, string>>

const sitting = (env: Record<string, string>, ...args: string[]) =>
  opened(new PtySession(process.execPath, [program(), ...args], env))

async function ended(session: PtySession) {
  await session.until('its end', () => session.ended !== undefined)
  return session.ended?.signal
}

const savesIn = (env: Place): string[] => (existsSync(env.CANTRIP_SAVES!) ? readdirSync(env.CANTRIP_SAVES!) : [])

/** Opens a table that others can join. */
async function hosted(env: Place): Promise<void> {
  const host = start(program(), ['host', '--seats', 'Ann,Ben', '--name', 'eve'], env)
  ends(() => void host.kill('SIGKILL'))
  await new Promise<void>(resolve => host.stdout.on('data', text => String(text).includes('closes') && resolve()))
}

describe('a closed terminal', () => {
  it.each<[what: string, args: string[], shows: string, type: string, before: ((env: Place) => Promise<void>) | null]>([
    ['a game on the full screen', ['play', 'wizards', '--name', 'a'], 'Roll for movement', '', null],
    ['the title', [], 'Wizards', '', null],
    ['a game line by line', ['play', 'wizards', '--plain', '--name', 'a'], '"quit" leaves', '', null],
    ['the host of a table', ['host', '--seats', 'Ann,Ben', '--name', 'a'], 'closes it', '', null],
    ['a seat at a table', ['join', 'eve', '--seat', 'Ann'], 'Roll for movement|Waiting for', '', hosted],
    ['a seat at a table, line by line,', ['join', 'eve', '--seat', 'Ann', '--plain'], '"quit" leaves', '', hosted],
    ['the menu', ['host-menu'], 'There are no open tables', '', null],
    ['a passphrase that is being typed', ['seat', 'eve', 'Ann'], 'Passphrase for', 'ses', hosted],
  ])(
    'ends %s by its signal, without a core dump, and leaves no lock behind',
    async (what, args, shows, type, before) => {
      for (let i = 0; i < 3; i++) {
        const env = place()
        await before?.(env)
        const session = sitting(env, ...args)
        await session.until(shows, text => new RegExp(shows).test(text))
        session.type(type)
        session.close()
        expect(await ended(session)).toBe(SIGHUP)
        // A table's host continues, and keeps its own lock.
        expect(
          savesIn(env).filter(name => name.endsWith('.lock')),
          what,
        ).toEqual(before ? ['eve.cantrip.lock'] : [])
      }
    },
  )

  it('ends the program even if it was told to ignore the signal', async () => {
    const env = place()
    const session = opened(
      new PtySession(
        'sh',
        ['-c', 'trap "" HUP; exec "$0" "$@"', process.execPath, program(), 'host', '--seats', 'Ann,Ben'],
        env,
      ),
    )
    await session.shows('closes it')
    session.close()
    expect([SIGHUP, 9]).toContain(await ended(session))
  })
})

describe('a signal', () => {
  it('ends the full-screen program like any other, and restores the terminal', async () => {
    const env = place()
    const session = sitting(env, 'play', 'wizards', '--name', 'a')
    await session.until('a question', text => text.length > 200)
    process.kill(session.pid, 'SIGTERM')
    expect(await ended(session)).toBe(SIGTERM)
    expect(session.screen.isAlternate()).toBe(false)
    expect(savesIn(env)).toEqual(['a.cantrip'])
  })

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'also ends a game in line mode, which keeps its save and leaves no lock: %s',
    async signal => {
      const env = place()
      const child = start(program(), ['play', 'wizards', '--plain', '--name', 'a'], env)
      ends(() => void child.kill('SIGKILL'))
      const gone = new Promise(resolve => child.on('close', resolve))
      child.stdin.write('roll\n')
      let out = ''
      await new Promise<void>(resolve =>
        child.stdout.on('data', text => {
          out += text
          // The second prompt follows the answer's effect.
          if (/\n> [\s\S]*\n> ?$/.test(out)) resolve()
        }),
      )
      expect(savesIn(env).sort()).toEqual(['a.cantrip', 'a.cantrip.lock'])
      child.kill(signal)
      await gone
      expect(savesIn(env)).toEqual(['a.cantrip'])
    },
  )

  it('is handled while many keys are waiting', async () => {
    const env = place()
    const session = sitting(env, 'play', 'wizards', '--name', 'a')
    await session.until('a question', text => text.length > 200)
    session.type(':')
    await session.shows('cancel')
    const { length } = session.sent
    session.type(`${'abcdefg\x1b[D\x1b[D\x15'.repeat(4000)}save copy\r`)
    await session.until('a frame', () => session.sent.length > length)
    process.kill(session.pid, 'SIGTERM')
    expect(await ended(session)).toBe(SIGTERM)
    // The last of them would have saved a copy.
    expect(savesIn(env)).toEqual(['a.cantrip'])
  })
})
