import { hintInSlices } from '../bots/index.ts'
import type { PhrasedQuestion } from '../kernel/index.ts'
import type { Settings } from '../storage/index.ts'
import type { Key, Mouse } from '../terminal/keys.ts'
import type { Terminal } from '../terminal/screen.ts'
import { glyphSetFor, resolveTheme, themeFor } from '../terminal/theme.ts'
import { sentence } from '../text/index.ts'
import { type EffectRunner, SLOW_LIBRARY_EFFECTS } from './effect-runner.ts'
import type { Effect, TerminalEffects, ThinkingEffects, TimerEffects } from './effects.ts'
import { lessonHintAt } from './guide/hint.ts'
import { type Handlers, handle, isOf } from './kinds.ts'
import { screenOf } from './kit/screens.ts'
import { type Style, styleOf } from './kit/style.ts'
import type { Message, Model, Notice } from './model.ts'
import { openOverlay } from './overlay.ts'
import { SLOW_TABLE_EFFECTS } from './own-table.ts'
import { type Frame, FrameRenderer } from './stage.tsx'
import { isSameQuestion } from './table/settle.ts'
import { NO_HIT } from './ui/hits.ts'
import { update } from './update.ts'

/** The time without a key press after which the player is assumed to be looking elsewhere (ms). */
const IDLE = 10_000
/** The fields of a table that determine the answer that Enter gives. */
const ANSWER_FIELDS = ['page', 'focus', 'cursor', 'selected', 'digits'] as const

type Timer = 'tick' | 'beat' | 'thought' | 'forecast' | 'reaction'

const SLOW_EFFECTS = { ...SLOW_TABLE_EFFECTS, ...SLOW_LIBRARY_EFFECTS }

/** Explains why keys that may be pasted text had no effect. */
const PASTED: Notice = { tone: 'bad', lines: [sentence('table-pasted')] }

/** The event loop of the screen: feeds keys and effect results to the model and draws it on the terminal. */
export class ScreenLoop {
  /** Resolves when the user leaves. Rejects if a frame can't be drawn. */
  readonly left: Promise<void>
  private leave: () => void = () => {}
  private fail: (error: unknown) => void = () => {}
  private style: Style
  private readonly stage = new FrameRenderer()
  private frame: Frame | null = null
  /** True if a frame must be drawn after the current input is handled. */
  private isDue = false
  private lastKey = performance.now()
  /** True while the arriving keys may be pasted text, except on a command line. */
  private isPasted = false
  /** Messages that arrived before `begin`, or null after that. */
  private early: Message[] | null = []
  private stops: readonly (() => void)[] = []
  private readonly timers: Partial<Record<Timer, NodeJS.Timeout>> = {}

  constructor(
    private model: Model,
    private readonly terminal: Terminal,
    private readonly runner: EffectRunner,
    private readonly env: NodeJS.ProcessEnv,
  ) {
    this.style = this.styleFor(model.settings)
    this.left = new Promise((resolve, reject) => {
      this.leave = resolve
      this.fail = reject
    })
  }

  get now(): Model {
    return this.model
  }

  /** Draws the current model. */
  show(): void {
    this.isDue = false
    try {
      this.frame = this.stage.draw(this.model, this.style)
    } catch (error) {
      this.fail(error)
      return
    }
    const { lines, caret } = this.frame
    this.terminal.draw(lines, caret ? { x: caret.x + 1, y: caret.y + 1 } : undefined)
  }

  /** Starts listening to the terminal. Messages are queued until `begin`. */
  listen(): void {
    const handle = (message: Message): void => {
      if (this.early) this.early.push(message)
      else this.dispatch(message)
    }
    this.stops = [
      this.terminal.onKey(key => {
        this.lastKey = performance.now()
        this.isPasted = this.mayBePasted(key)
        handle('mouse' in key ? this.mouseMessage(key.mouse) : { kind: 'key', key })
      }),
      this.terminal.onResize(size => handle({ kind: 'resize', ...size })),
      this.terminal.onBackground(() => {
        this.style = this.styleFor(this.model.settings)
        this.show()
      }),
    ]
  }

  /** Sets the library and handles the queued messages in order. */
  begin(library: Model['library']): void {
    this.model = { ...this.model, library }
    const queued = this.early ?? []
    this.early = null
    for (const message of queued) this.dispatch(message)
  }

  /** Stops listening and drawing. */
  close(): void {
    for (const stop of this.stops) stop()
    for (const timer of Object.values(this.timers)) clearTimeout(timer)
    this.stage.close()
  }

  /** Handles a message: updates the model, schedules a frame and performs the effects. */
  dispatch(message: Message): void {
    const next = update(this.model, message)
    const { settings: before } = this.model
    this.model = next.model
    this.applySettings(before)
    // Several keys may arrive at the same time, and one frame is enough for all of them.
    if (!this.isDue) queueMicrotask(() => this.isDue && this.show())
    this.isDue = true
    const isPasted = message.kind === 'key' && this.isPasted
    for (const effect of next.effects) {
      if (isPasted) this.performPasted(effect)
      else this.perform(effect)
    }
  }

  /** Performs an effect. A slow one waits for the pending frame, and is skipped if it isn't wanted then. */
  perform(effect: Effect): void {
    if (isOf(ScreenLoop.handlers, effect)) handle(ScreenLoop.handlers, this, effect)
    else if (isOf(SLOW_EFFECTS, effect))
      setImmediate(() => handle(SLOW_EFFECTS, this.model, effect) && this.run(effect))
    else this.run(effect)
  }

  private static readonly onTerminal: Handlers<TerminalEffects, ScreenLoop, void> = {
    notify: (loop, { text }) => loop.notify(text),
    repaint: loop => loop.terminal.repaint(),
    quit: loop => loop.leave(),
  }

  private static readonly onTimer: Handlers<TimerEffects, ScreenLoop, void> = {
    wait: (loop, { milliseconds }) => loop.later('tick', milliseconds, () => loop.dispatch({ kind: 'tick' })),
    'reaction-time': (loop, { milliseconds }) =>
      loop.later('reaction', milliseconds, () => loop.dispatch({ kind: 'noticed' })),
    blink: (loop, { milliseconds }) => loop.later('beat', milliseconds, () => loop.dispatch({ kind: 'blinked' })),
  }

  private static readonly betweenKeys: Handlers<ThinkingEffects, ScreenLoop, void> = {
    advise: (loop, { question }) => loop.advise(question),
    forecast: (loop, { serial }) => loop.forecast(serial),
  }

  private static readonly handlers: Handlers<TerminalEffects & TimerEffects & ThinkingEffects, ScreenLoop, void> = {
    ...ScreenLoop.onTerminal,
    ...ScreenLoop.onTimer,
    ...ScreenLoop.betweenKeys,
  }

  /**
   * Performs an effect triggered by keys that may be pasted text. Such keys can't give an irreversible answer or delete
   * a save.
   */
  private performPasted(effect: Effect): void {
    if (effect.kind === 'answer') this.perform({ ...effect, pasted: true })
    else if (effect.kind === 'delete') this.dispatch({ kind: 'notice', notice: PASTED })
    else this.perform(effect)
  }

  private run(effect: Effect): void {
    for (const message of this.runner.run(effect)) this.dispatch(message)
  }

  private later(timer: Timer, milliseconds: number, what: () => void): void {
    clearTimeout(this.timers[timer])
    this.timers[timer] = setTimeout(what, milliseconds)
  }

  /** Returns true if a key may be pasted text. Text that begins or continues a command line is meant as a command. */
  private mayBePasted(key: Key): boolean {
    if (!('name' in key) || !key.joined) return false
    if (key.joined === 'later') return this.isPasted
    const { screen } = this.model
    const { isCommandLine } = openOverlay(this.model)?.type ?? {}
    const isLine = isCommandLine || (screen.kind === 'table' && screen.typing !== null)
    return !isLine && key.text !== ':' && key.text !== '/'
  }

  /** Converts a mouse event into a message that includes the event's target in the latest frame. */
  private mouseMessage(mouse: Mouse): Message {
    if (this.isDue) this.show()
    return { kind: 'mouse', mouse, hit: this.frame?.hitAt(mouse.x - 1, mouse.y - 1) ?? NO_HIT }
  }

  /** Alerts a player who has not pressed a key for a while. */
  private notify(text: string): void {
    const { notice } = this.model.settings
    if (notice === 'none' || performance.now() - this.lastKey <= IDLE) return
    this.terminal.notify(notice === 'message' ? text : null)
  }

  private styleFor({ theme, glyphs }: Settings): Style {
    const { color, background } = this.terminal
    if (theme === 'auto') this.terminal.queryBackground()
    return styleOf(themeFor(resolveTheme(theme, background), color), glyphs === 'auto' ? glyphSetFor(this.env) : glyphs)
  }

  /** Applies changed settings to the style and the mouse. */
  private applySettings(before: Settings): void {
    const { settings: now } = this.model
    if (now === before) return
    if (now.theme !== before.theme || now.glyphs !== before.glyphs) this.style = this.styleFor(now)
    this.terminal.mouse(now.mouse)
  }

  /** Computes a hint between key presses while the question stays the same. Other seats' answers don't interrupt it. */
  private advise(question: PhrasedQuestion): void {
    const { screen } = this.model
    if (screen.kind !== 'table') return
    const { game, view } = screen.position
    const advice = hintInSlices(game, view, question)
    const think = (isLong: boolean): void => {
      const now = this.model.screen
      if (now.kind !== 'table' || !isSameQuestion(question, now.position.question)) return
      const step = advice.next()
      if (step.done) {
        const stays = ANSWER_FIELDS.some(field => now[field] !== screen[field])
        this.dispatch({
          kind: 'advised',
          question,
          hint: lessonHintAt(now, question, step.value),
          stays,
          ...(isLong && { late: true }),
        })
        return
      }
      if (!isLong) this.dispatch({ kind: 'notice', notice: { tone: 'plain', lines: [sentence('table-advising')] } })
      this.later('thought', 0, () => think(true))
    }
    // A new request restarts the search, but the search reuses cached trials.
    clearTimeout(this.timers.thought)
    think(false)
  }

  /** Computes a forecast between key presses until it is complete or the position changes. */
  private forecast(serial: number): void {
    clearTimeout(this.timers.forecast)
    const { screen } = this.model
    if (screen.kind !== 'table' || !screen.position.question) return
    const { game, view, question } = screen.position
    const forecast = screenOf(game).forecast?.(view, question)
    if (!forecast) return
    const improve = (): void => {
      const now = this.model.screen
      if (now.kind !== 'table' || now.position.serial !== serial) return
      const step = forecast.next()
      if (step.done) return
      if (step.value !== null) this.dispatch({ kind: 'forecast', serial, text: step.value })
      this.later('forecast', 0, improve)
    }
    improve()
  }
}
