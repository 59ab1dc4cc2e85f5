import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Bot, registerBots } from '../../src/bots/index.ts'
import type { EffectRunner } from '../../src/screen/effect-runner.ts'
import { plainScreen } from '../../src/screen/kit/plain-screen.ts'
import { registerScreens } from '../../src/screen/kit/screens.ts'
import { ScreenLoop } from '../../src/screen/loop.ts'
import type { Effect, Message, Model } from '../../src/screen/model.ts'
import type { Key } from '../../src/terminal/keys.ts'
import type { Terminal } from '../../src/terminal/screen.ts'
import type { BackgroundTone } from '../../src/terminal/theme.ts'
import { said } from '../words.ts'
import { keyOf } from './screen-player.ts'
import { MOVE, Player, position, ROLL, wizards } from './sitting.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** A screen with a terminal that records what it is told. */
class Screen {
  readonly drawn: { readonly lines: readonly string[]; readonly caret: unknown }[] = []
  readonly told: string[] = []
  readonly ran: Effect[] = []
  key: (key: Key) => void = () => {}
  resize: (size: { columns: number; rows: number }) => void = () => {}
  backgroundChanged: () => void = () => {}
  background: BackgroundTone | null = null
  readonly loop: ScreenLoop
  /** The messages that an effect leads to. */
  answers: (effect: Effect) => readonly Message[] = () => []

  constructor(model: Model, env: NodeJS.ProcessEnv = { LANG: 'C.UTF-8' }) {
    const screen = this
    const terminal = {
      color: 3,
      get background() {
        return screen.background
      },
      draw: (lines: readonly string[], caret: unknown) => this.drawn.push({ lines, caret }),
      repaint: () => this.told.push('repaint'),
      mouse: (on: boolean) => this.told.push(`mouse ${on}`),
      notify: (text: string | null) => this.told.push(`notify ${text}`),
      queryBackground: () => this.told.push('query'),
      onKey: (heard: typeof this.key) => {
        this.key = heard
        return () => this.told.push('no keys')
      },
      onResize: (heard: typeof this.resize) => {
        this.resize = heard
        return () => this.told.push('no resizes')
      },
      onBackground: (heard: () => void) => {
        this.backgroundChanged = heard
        return () => this.told.push('no background')
      },
    } as unknown as Terminal
    const run = (effect: Effect) => {
      this.ran.push(effect)
      return this.answers(effect)
    }
    this.loop = new ScreenLoop(model, terminal, { run } as unknown as EffectRunner, env)
    this.loop.listen()
  }

  begin(): this {
    this.loop.begin(this.loop.now.library)
    return this
  }

  press(...names: string[]): this {
    for (const name of names) this.key(keyOf(name))
    return this
  }

  get notice(): string {
    return this.loop.now.notice?.lines.map(line => said(line)).join(' ') ?? ''
  }
}

/** Returns a screen at a table, with nothing recorded yet. */
function at(...args: Parameters<typeof Player.at>): Screen {
  const screen = new Screen(Player.at(...args).model).begin()
  screen.told.length = 0
  return screen
}

describe('the screen loop', () => {
  it('draws one frame for all keys that arrive together', async () => {
    const screen = at(ROLL).press('down', 'down', 'up')
    expect(screen.drawn).toHaveLength(0)
    await Promise.resolve()
    expect(screen.drawn).toHaveLength(1)
    expect(screen.drawn[0]?.lines).toHaveLength(24)
    screen.press('down')
    await Promise.resolve()
    expect(screen.drawn).toHaveLength(2)
  })

  it('puts the caret behind the typed text, counted from 1', async () => {
    const screen = at(ROLL).press(':', 'a', 'b')
    await Promise.resolve()
    const { lines, caret } = screen.drawn[0]!
    const row = lines.findIndex(line => line.includes('ab') && line.includes(':'))
    const column = lines[row]!.replace(/\x1b\[[\d;]*m/g, '').indexOf('ab') + 3
    expect(caret).toEqual({ x: column, y: row + 1 })
    screen.press('escape')
    await Promise.resolve()
    expect(screen.drawn[1]?.caret).toBeUndefined()
  })

  it('holds what arrives before it begins', () => {
    const screen = new Screen(Player.at(ROLL).model)
    screen.press('down')
    screen.resize({ columns: 100, rows: 40 })
    expect([screen.loop.now.columns, (screen.loop.now.screen as { selected: number }).selected]).toEqual([80, 0])
    screen.begin()
    expect([screen.loop.now.columns, (screen.loop.now.screen as { selected: number }).selected]).toEqual([100, 1])
  })

  it('draws again in other symbols or colors, as soon as they are chosen', async () => {
    const screen = at(ROLL)
    const shown = async (message?: Message) => {
      if (message) screen.loop.dispatch(message)
      await Promise.resolve()
      return screen.drawn.at(-1)?.lines.join('\n') ?? ''
    }
    const choose = (change: Partial<Model['settings']>) => {
      const { settings } = screen.loop.now
      // Settings only change on the settings page or by a command, so this starts again with them.
      const next = new Screen({ ...screen.loop.now, settings: { ...settings, ...change } }).begin()
      next.loop.show()
      return next.drawn[0]?.lines.join('\n') ?? ''
    }
    const usual = await shown({ kind: 'resize', columns: 80, rows: 24 })
    expect(usual).toContain('─')
    expect(choose({ glyphs: 'ascii' })).not.toContain('─')
    expect(choose({ theme: 'mono' })).not.toBe(usual)
    screen.press(':')
    for (const letter of 'settings glyphs ascii') screen.key(keyOf(letter === ' ' ? 'space' : letter))
    screen.press('enter')
    expect(screen.loop.now.settings.glyphs).toBe('ascii')
    expect(await shown()).not.toContain('─')
    screen.press(':')
    for (const letter of 'settings theme mono') screen.key(keyOf(letter === ' ' ? 'space' : letter))
    screen.press('enter')
    const mono = await shown()
    expect(mono).not.toMatch(/\x1b\[(?:[\d;]*;)?[34]8;/)
    expect(screen.told.filter(word => word.startsWith('mouse'))).toEqual(['mouse true', 'mouse true'])
  })

  it('asks for the background in the automatic theme only, and draws again when it is known', () => {
    const automatic = Player.at(ROLL).likes({ theme: 'auto' }).model
    const screen = new Screen(automatic).begin()
    expect(screen.told).toEqual(['query'])
    screen.loop.show()
    screen.background = 'light'
    screen.backgroundChanged()
    expect(screen.drawn).toHaveLength(2)
    expect(screen.drawn[1]?.lines).not.toEqual(screen.drawn[0]?.lines)
    expect(new Screen(Player.at(ROLL).likes({ theme: 'light' }).model).told).toEqual([])
  })

  it('alerts a player who has not pressed a key for more than ten seconds', () => {
    const alert = { kind: 'notify', text: 'Your turn.' } as const
    const toldAfter = (notice: 'none' | 'bell' | 'message', seconds: number) => {
      const screen = new Screen(Player.at(ROLL).likes({ notice, theme: 'mono' }).model).begin().press('down')
      vi.advanceTimersByTime(1000 * seconds)
      screen.loop.perform(alert)
      return screen.told
    }
    expect(toldAfter('message', 10)).toEqual([])
    expect(toldAfter('message', 10.001)).toEqual(['notify Your turn.'])
    expect(toldAfter('bell', 11)).toEqual(['notify null'])
    expect(toldAfter('none', 11)).toEqual([])
  })

  it('stops listening, and its timers, when it is closed', () => {
    const screen = at(ROLL)
    screen.loop.perform({ kind: 'wait', milliseconds: 10 })
    screen.loop.close()
    expect(screen.told).toEqual(['no keys', 'no resizes', 'no background'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('sends a message when a timer runs out, and starts a timer of the same kind over', () => {
    const screen = at(ROLL)
    const heard: Message[] = []
    screen.loop.dispatch = message => void heard.push(message)
    screen.loop.perform({ kind: 'wait', milliseconds: 50 })
    screen.loop.perform({ kind: 'blink', milliseconds: 70 })
    screen.loop.perform({ kind: 'reaction-time', milliseconds: 90 })
    screen.loop.perform({ kind: 'wait', milliseconds: 80 })
    vi.advanceTimersByTime(79)
    expect(heard).toEqual([{ kind: 'blinked' }])
    vi.advanceTimersByTime(20)
    expect(heard).toEqual([{ kind: 'blinked' }, { kind: 'tick' }, { kind: 'noticed' }])
  })

  it('runs a slow effect after the frame, unless the position has changed by then', () => {
    const screen = at(ROLL)
    screen.loop.perform({ kind: 'check-irreversible', serial: 1, seat: 0, id: 'roll' })
    screen.loop.perform({ kind: 'check-irreversible', serial: 2, seat: 0, id: 'roll' })
    expect(screen.ran).toEqual([])
    vi.runAllTimers()
    expect(screen.ran).toEqual([{ kind: 'check-irreversible', serial: 1, seat: 0, id: 'roll' }])
  })

  it('handles the messages that an effect leads to', () => {
    const screen = at(ROLL)
    screen.answers = () => [{ kind: 'notice', notice: { tone: 'good', lines: ['Saved.'] } }]
    screen.loop.perform({ kind: 'library', open: null })
    expect(screen.notice).toBe('Saved.')
  })

  it('ends with Ctrl+C pressed twice, repaints with Ctrl+L, and rejects if a frame cannot be drawn', async () => {
    const screen = at(ROLL).press('ctrl+l', 'ctrl+c', 'ctrl+c')
    await expect(screen.loop.left).resolves.toBeUndefined()
    expect(screen.told).toEqual(['repaint'])
    const game = { ...wizards, id: 'undrawable' }
    const status = () => {
      throw new RangeError('no status')
    }
    registerScreens(game.id, { en: { ...plainScreen(game), status } })
    const broken = at(ROLL, { game })
    broken.loop.show()
    await expect(broken.loop.left).rejects.toThrow('no status')
  })
})

/** Returns a player at a game whose only bot needs this number of slices for a hint. */
function advisedAfter(slices: number): Screen {
  const game = { ...wizards, id: 'slow-hints' }
  function* advise() {
    for (let n = 1; n < slices; n++) yield
    return { id: 'cast transporting', why: 'It saves points.' }
  }
  registerBots(game.id, {
    bots: [{ name: 'slow', advise } as unknown as Bot],
    statistics: () => ({ game: {}, seats: [] }),
  })
  registerScreens(game.id, { en: plainScreen(game) })
  return at(ROLL, { game })
}

const selectedIn = ({ loop: { now } }: Screen): number | null =>
  now.screen.kind === 'table' ? now.screen.selected : null

describe('a hint', () => {
  it('is shown at once if it needs no time', () => {
    const screen = advisedAfter(1).press('h')
    expect(screen.notice).toContain('It saves points.')
    expect(selectedIn(screen)).toBe(1)
  })

  it('says that it is being thought over, and is shown when it is ready', () => {
    const screen = advisedAfter(3).press('h')
    expect(screen.notice).toBe('Thinking it over …')
    vi.advanceTimersToNextTimer()
    expect(screen.notice).toBe('Thinking it over …')
    vi.advanceTimersToNextTimer()
    expect(screen.notice).toContain('It saves points.')
    expect(selectedIn(screen)).toBe(1)
  })

  it('selects nothing if the player has moved on in the meantime', () => {
    const screen = advisedAfter(3).press('h', 'down', 'down')
    vi.runAllTimers()
    expect(screen.notice).toContain('It saves points.')
    expect(selectedIn(screen)).toBe(2)
  })

  it('is dropped with its question', () => {
    const screen = advisedAfter(3).press('h')
    const next = position(MOVE, { game: { ...wizards, id: 'slow-hints' }, serial: 2 })
    screen.loop.dispatch({ kind: 'position', position: next, cover: false, notice: null })
    vi.runAllTimers()
    expect(screen.notice).toBe('')
  })
})

describe('a forecast', () => {
  /** Returns a player at a game whose forecast has these steps. */
  function forecasting(steps: readonly (string | null)[] | null): Screen {
    const game = { ...wizards, id: 'forecasts' }
    const forecast = () => (steps === null ? null : (steps[Symbol.iterator]() as Generator<string | null, void>))
    registerScreens(game.id, { en: { ...plainScreen(game), forecast } })
    return at(ROLL, { game })
  }
  const shown = ({ loop: { now } }: Screen) => (now.screen.kind === 'table' ? now.screen.forecast : null)

  it('is improved step by step', () => {
    const screen = forecasting(['30%', null, '33%'])
    screen.loop.perform({ kind: 'forecast', serial: 1 })
    expect(shown(screen)).toEqual({ serial: 1, text: '30%' })
    vi.advanceTimersToNextTimer()
    expect(shown(screen)).toEqual({ serial: 1, text: '30%' })
    vi.runAllTimers()
    expect(shown(screen)).toEqual({ serial: 1, text: '33%' })
  })

  it('ends with its position, and does not begin if there is nothing to forecast', () => {
    const screen = forecasting(['30%', '33%'])
    screen.loop.perform({ kind: 'forecast', serial: 1 })
    const { game } = (screen.loop.now.screen as { position: { game: typeof wizards } }).position
    screen.loop.dispatch({
      kind: 'position',
      position: position(null, { game, serial: 2 }),
      cover: false,
      notice: null,
    })
    vi.runAllTimers()
    expect(shown(screen)).toBeNull()
    const none = forecasting(null)
    none.loop.perform({ kind: 'forecast', serial: 1 })
    expect(shown(none)).toBeNull()
  })
})
