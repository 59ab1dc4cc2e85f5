import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTerminal, type Terminal } from '../../src/terminal/screen.ts'
import { showsCursor } from './screen-model.ts'
import { Keyboard, Process, Screen } from './stand-ins.ts'

interface Stage {
  terminal: Terminal
  keyboard: Keyboard
  screen: Screen
  process: Process
}

/** Returns an open terminal that shows a frame. */
function stage(env: Record<string, string> = {}): Stage {
  const keyboard = new Keyboard()
  const screen = new Screen()
  const process = new Process()
  Object.assign(process.env, env)
  const terminal = openTerminal({ stdin: keyboard.stream, stdout: screen.stream, host: process.host })
  terminal.draw(['the game'])
  return { terminal, keyboard, screen, process }
}

/** Checks that nothing of ours is left on the terminal or in the process. */
async function expectRestored({ keyboard, screen, process }: Stage): Promise<void> {
  await screen.model.write('')
  expect(screen.model.isAlternate()).toBe(false)
  expect(screen.model.modes()).toEqual({ wraps: true, marksPastes: false, mouse: 'none' })
  expect(showsCursor(screen.sent)).toBe(true)
  expect(keyboard.isRaw).toBe(false)
  expect(keyboard.isPaused).toBe(true)
  expect([...process.eventNames(), ...keyboard.eventNames(), ...screen.eventNames()]).toEqual([])
}

afterEach(() => void vi.useRealTimers())

describe('an open terminal', () => {
  it('reads single keys and shows frames on the alternate screen', async () => {
    const { terminal, keyboard, screen } = stage()
    const names: string[] = []
    terminal.onKey(key => 'name' in key && names.push(key.text ?? key.name))
    keyboard.type('q\x1b[A')
    expect(names).toEqual(['q', 'up'])
    expect(keyboard.isRaw).toBe(true)
    expect(await screen.text()).toBe('the game')
    expect(screen.model.isAlternate()).toBe(true)
    terminal.close()
  })

  it('stops notifying a removed listener', () => {
    const { terminal, keyboard, screen } = stage()
    let told = 0
    const takeAway = [terminal.onKey(() => told++), terminal.onResize(() => told++)]
    for (const take of takeAway) take()
    keyboard.type('q')
    screen.resizeTo(30, 5)
    expect(told).toBe(0)
    terminal.close()
  })

  it('requires a real terminal on both sides', () => {
    const pipe = new Screen()
    pipe.isTTY = false
    expect(() => openTerminal({ stdin: new Keyboard().stream, stdout: pipe.stream })).toThrow(
      'standard input and standard output must both be a terminal',
    )
  })

  it('reports the colors of its environment', () => {
    expect(stage().terminal.color).toBe(1)
    expect(stage({ NO_COLOR: '1' }).terminal.color).toBe(0)
  })

  it("queries the background and reports the terminal's reply", () => {
    const { terminal, keyboard, screen } = stage()
    expect(screen.sent).not.toContain('\x1b]11')
    for (let i = 0; i < 2; i++) terminal.queryBackground()
    expect(screen.sent.split('\x1b]11;?\x1b\\')).toHaveLength(2)
    expect(terminal.background).toBe(null)
    let changes = 0
    const keys: unknown[] = []
    terminal.onBackground(() => changes++)
    terminal.onKey(key => keys.push(key))
    keyboard.type('\x1b]11;rgb:ffff/ffff')
    keyboard.type('/dddd\x1b\\')
    expect([terminal.background, changes]).toEqual(['light', 1])
    keyboard.type('\x1b]11;rgb:ff/ff/dd\x07\x1b]10;rgb:00/00/00\x07')
    expect([terminal.background, changes, keys]).toEqual(['light', 1, []])
    terminal.close()
  })

  it.each<Record<string, string>>([{ COLORFGBG: '0;15' }, { TERM: 'linux' }, { NO_COLOR: '1' }])(
    'does not query the background with %o',
    (env: Record<string, string>) => {
      const { terminal, screen } = stage(env)
      terminal.queryBackground()
      expect(screen.sent).not.toContain('\x1b]11')
      expect(terminal.background).toBe(env.COLORFGBG ? 'light' : null)
      terminal.close()
    },
  )

  it('reports the mouse only if requested', async () => {
    const { terminal, screen } = stage()
    expect(screen.sent).not.toContain('?1000h')
    terminal.mouse(true)
    await screen.text()
    expect(screen.model.modes().mouse).toBe('vt200')
    terminal.close()
  })

  it('limits the size to that of a real screen, no matter what size is claimed', () => {
    const { terminal, screen } = stage()
    const sizes: string[] = []
    terminal.onResize(({ columns, rows }) => sizes.push(`${columns}x${rows}`))
    screen.resizeTo(5000, 5000)
    screen.resizeTo(9000, 9000)
    expect(sizes).toEqual(['640x240'])
  })

  it('reports a new size before it sends the last frame again', async () => {
    const { terminal, screen } = stage()
    const sizes: string[] = []
    terminal.onResize(size => {
      sizes.push(`${size.columns}x${size.rows}`)
      terminal.draw([`now ${size.columns}`])
    })
    screen.resizeTo(30, 5)
    screen.resizeTo(30, 5)
    expect(sizes).toEqual(['30x5'])
    expect(terminal.size).toEqual({ columns: 30, rows: 5 })
    expect(await screen.text()).toBe('now 30')
    terminal.close()
  })

  it('keeps the last frame after a resize that brings no new one', async () => {
    const { terminal, screen } = stage()
    screen.resizeTo(6, 3)
    expect(await screen.text()).toBe('the ga')
    terminal.close()
  })

  it('sends the latest frame when a slow screen is ready again', async () => {
    const { terminal, screen } = stage()
    screen.keepsUp = false
    terminal.draw(['one'])
    terminal.draw(['two'])
    terminal.draw(['three'])
    expect(await screen.text()).toBe('one')
    screen.keepsUp = true
    screen.emit('drain')
    expect(await screen.text()).toBe('three')
    terminal.close()
  })
})

describe('the terminal is restored', () => {
  it('by close, once', async () => {
    const all = stage()
    all.terminal.close()
    const { sent } = all.screen
    all.terminal.close()
    expect(all.screen.sent).toBe(sent)
    await expectRestored(all)
    expect(all.process.exitCode).toBe(undefined)
  })

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGQUIT', 131],
  ])('on %s, which then ends the program with its usual effect, or else with exit code %d', async (signal, code) => {
    const all = stage()
    all.process.emit(signal)
    await expectRestored(all)
    expect([all.process.exitCode, all.process.killed]).toEqual([code, [[all.process.pid, signal]]])
  })

  it('when the program ends by itself', async () => {
    const all = stage()
    all.process.exit(0)
    await expectRestored(all)
  })

  it.each(['uncaughtException', 'unhandledRejection'])('before the message about an %s', async event => {
    const all = stage()
    all.process.stderr.write = text => {
      expect(all.screen.sent).toContain('\x1b[?1049l')
      all.process.complaints += text
      return true
    }
    all.process.emit(event, new Error('the dice rolled off the table'))
    await expectRestored(all)
    expect(all.process.complaints).toBe(
      'cantrip stopped: the dice rolled off the table\n(CANTRIP_DEBUG=1 shows where)\n',
    )
    expect(all.process.exitCode).toBe(1)
  })

  it('with the stack trace if requested', () => {
    const { process } = stage({ CANTRIP_DEBUG: '1' })
    process.emit('uncaughtException', new Error('no table'))
    expect(process.complaints).toMatch(/no table\n\s+at /)
  })

  it('when something is thrown that is not an Error', () => {
    const { process } = stage()
    process.emit('unhandledRejection', 'nothing')
    expect(process.complaints).toBe('cantrip stopped: nothing\n')
  })

  it('when the keyboard is closed', async () => {
    const all = stage()
    all.keyboard.emit('end')
    await expectRestored(all)
    expect([all.process.exitCode, all.process.killed]).toEqual([129, [[all.process.pid, 'SIGHUP']]])
  })

  it.each(['EPIPE', 'EIO'])('when the screen is closed: %s', async code => {
    const all = stage()
    all.screen.emit('error', Object.assign(new Error('write'), { code }))
    await expectRestored(all)
    expect([all.process.exitCode, all.process.complaints]).toEqual([129, ''])
  })

  it('on any other stream error, with a message about it', () => {
    const { process, screen } = stage()
    screen.emit('error', Object.assign(new Error('no space'), { code: 'ENOSPC' }))
    expect([process.exitCode, process.complaints]).toEqual([1, expect.stringContaining('no space')])
  })
})

describe('a suspended program', () => {
  it('restores the screen before it stops, and is redrawn when it continues', async () => {
    const { terminal, keyboard, screen, process } = stage()
    const keys: unknown[] = []
    terminal.onKey(key => keys.push(key))
    keyboard.type('\x1a')
    await screen.text()
    expect(process.killed).toEqual([[0, 'SIGTSTP']])
    expect(process.listenerCount('SIGTSTP')).toBe(0)
    expect(screen.model.isAlternate()).toBe(false)
    expect(keyboard.isRaw).toBe(false)

    await screen.model.write('$ ls\r\nsaves\r\n$ fg\r\n')
    process.emit('SIGCONT')
    expect(await screen.text()).toBe('the game')
    expect(screen.model.isAlternate()).toBe(true)
    expect(keyboard.isRaw).toBe(true)
    expect(process.listenerCount('SIGTSTP')).toBe(1)
    expect(process.killed.at(-1)).toEqual([4711, 'SIGWINCH'])
    expect(keys).toEqual([])
    terminal.close()
  })

  it('continues by itself if it cannot be stopped', async () => {
    vi.useFakeTimers()
    const { terminal, keyboard, screen } = stage()
    terminal.suspend()
    vi.advanceTimersByTime(200)
    vi.useRealTimers()
    expect(keyboard.isRaw).toBe(true)
    expect(await screen.text()).toBe('the game')
    terminal.close()
  })

  it('stopped from outside restores its modes', async () => {
    const { terminal, keyboard, screen, process } = stage()
    keyboard.isRaw = false // the shell
    await screen.model.write('\x1b[?1049l\x1b[?7h$ ')
    process.emit('SIGCONT')
    expect(await screen.text()).toBe('the game')
    expect(screen.model.modes().wraps).toBe(false)
    expect(keyboard.isRaw).toBe(true)
    terminal.close()
  })

  it('that ends while stopped does not touch the screen', async () => {
    const all = stage()
    all.terminal.suspend()
    const { sent } = all.screen
    all.process.emit('SIGTERM')
    expect(all.screen.sent).toBe(sent)
    await expectRestored(all)
  })
})
