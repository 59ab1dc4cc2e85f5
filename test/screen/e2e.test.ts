import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { built } from '../cli/built.ts'
import { folder } from '../folder.ts'
import { PtySession } from '../terminal/pty.ts'

let program = ''
beforeAll(async () => {
  program = await built()
})

/** Starts the built program in its own terminal with its own home directory. */
function cantrip(args: readonly string[], home: string, columns = 80, rows = 24, speed = 'instant'): PtySession {
  const env = { HOME: home, CANTRIP_SPEED: speed, CANTRIP_SAVES: join(home, 'saves'), NODE_ENV: 'production' }
  return new PtySession(process.execPath, [program, ...args], env, columns, rows)
}

const shows = (text: string) => (screen: string) => screen.includes(text)

const UP = '\x1b[A'
/** The first roll meets nobody, so the day can end at the starting place. */
const SEED = '7'

const left = (session: PtySession) => session.until('its end', () => session.ended !== undefined)

describe('the built program in a full terminal', () => {
  it('plays from the title screen to the first roll, quits, and resumes there', async () => {
    const home = folder()
    const first = cantrip([], home)
    await first.until('the title', shows('board games of wizardry'))
    first.type('n')
    await first.until('the form', shows('New game of Wizards'))
    first.type(`${UP}${UP}\x15${SEED}`)
    await first.until('the seed', screen => new RegExp(`Seed +${SEED} *\n`).test(screen))
    first.type('\r\r\r')
    await first.until('the table', shows('Roll for movement'))
    first.type('\r')
    const rolled = await first.until('a roll', shows('Where to?'))
    expect(rolled).toContain('Fortnight 1, Day 1')
    first.type('u')
    await first.until('a word about undo', shows('Nothing to undo'))
    first.type('\x03')
    await first.until('the question', shows('Leave the table?'))
    first.type('\r')
    await left(first)
    expect(first.ended?.exitCode).toBe(0)
    expect(first.sent).toContain('\x1b[?1049l')
    expect(first.sent.replace(/\s+/g, ' ')).toMatch(
      /The game is saved in .*saves.wizards-.*\.cantrip; "cantrip resume wizards-/,
    )

    const second = cantrip(['resume'], home, 100, 40)
    const back = await second.until('the same question', shows('Where to?'))
    expect(back).toContain('The Evil Spirit')
    second.resize(70, 20)
    await second.until('a word about the size', shows('needs 80x24'))
    second.resize(80, 24)
    await second.until('the table again', shows('Where to?'))
    second.type(':stop\r')
    await second.until('the next day', shows('Day 2'))
    second.type('\x03\x03')
    await left(second)
    expect(second.ended?.exitCode).toBe(0)
  })
})

describe('dice in a full terminal', () => {
  const seated = async (speed: string) => {
    const session = cantrip(['play', 'wizards', '--seed', SEED], folder(), 80, 24, speed)
    await session.until('the table', shows('Roll for movement'))
    return session
  }

  it('are animated at slow speed, and a key pressed in the meantime counts', async () => {
    const session = await seated('slow')
    session.type('\r')
    await session.until('the dice', shows('Movement Roll'))
    expect(session.screen.text()).not.toContain('Where to?')
    session.type(':')
    // The key has ended the animation and opened the command line.
    const typing = await session.until('the command line', shows('Stop here'))
    expect(typing).not.toContain('Movement Roll')
    session.type('st\t')
    await session.until('the completed word', shows(': stop'))
    await session.answer('\r')
    await session.until('the next day', shows('Day 2'))
    session.type('\x03\x03')
    await left(session)
  })

  it('stop by themselves', async () => {
    const session = await seated('fast')
    session.type('\r')
    await session.until('the row that came', shows('red 4-6'))
    await session.until('the new position', shows('Where to?'))
    session.type('\x03\x03')
    await left(session)
  })

  it('are not animated at instant speed', async () => {
    const session = await seated('instant')
    session.type('\r')
    await session.until('the new position', shows('Where to?'))
    expect(session.sent).not.toContain('Movement Roll')
    session.type('\x03\x03')
    await left(session)
  })
})
