import { adviceFor } from '../bots/index.ts'
import type { PhrasedQuestion } from '../kernel/index.ts'
import type { Settings } from '../storage/index.ts'
import type { Mouse } from '../terminal/keys.ts'
import type { Terminal } from '../terminal/screen.ts'
import { glyphSetFor, themeFor } from '../terminal/theme.ts'
import { sentence } from '../text/index.ts'
import type { EffectRunner } from './effect-runner.ts'
import { type Style, styleOf } from './kit/style.ts'
import type { Effect, Message, Model } from './model.ts'
import { type Frame, Stage } from './stage.tsx'
import { isSameQuestion } from './table/settle.ts'
import { NOTHING } from './ui/hits.ts'
import { update } from './update.ts'

/** Milliseconds without a key after which somebody may look elsewhere. */
const IDLE = 10_000
/** What of a table says which answer Enter would take. */
const STANDS = ['page', 'focus', 'cursor', 'selected', 'digits'] as const

/** The screen as it lives: hears keys and what comes of effects, and draws the model that it is by then on a terminal. */
export class ScreenLoop {
  /** Settles when the person leaves. Rejects with what went wrong where a frame cannot be drawn. */
  readonly left: Promise<void>
  private leave: () => void = () => {}
  private fail: (error: unknown) => void = () => {}
  private style: Style
  private readonly stage = new Stage()
  private frame: Frame | null = null
  /** Whether a frame is to be drawn as soon as all that came in one piece is heard. */
  private isDue = false
  private lastKey = performance.now()
  /** What has come before the loop was told that all is there; null since then. */
  private early: Message[] | null = []
  private stops: readonly (() => void)[] = []
  private readonly timers: Partial<Record<'tick' | 'beat' | 'thought', NodeJS.Timeout>> = {}

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

  /** The screen as it is now. */
  get now(): Model {
    return this.model
  }

  /** Draws the screen as it is now. */
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

  /** Listens to the keyboard: what comes is kept until all is there. */
  listen(): void {
    const heed = (message: Message): void => {
      if (this.early) this.early.push(message)
      else this.hear(message)
    }
    this.stops = [
      this.terminal.onKey(key => {
        this.lastKey = performance.now()
        heed('mouse' in key ? this.clicked(key.mouse) : { kind: 'key', key })
      }),
      this.terminal.onResize(size => heed({ kind: 'resize', ...size })),
    ]
  }

  /** All is there, with this on the shelf: what has come meanwhile is heard, in its order. */
  begin(library: Model['library']): void {
    this.model = { ...this.model, library }
    const held = this.early ?? []
    this.early = null
    for (const message of held) this.hear(message)
  }

  /** Draws no more and hears no more. */
  close(): void {
    for (const stop of this.stops) stop()
    for (const timer of Object.values(this.timers)) clearTimeout(timer)
    this.stage.close()
  }

  /** What comes of a message, on the screen and of its effects. */
  hear(message: Message): void {
    const next = update(this.model, message)
    const { settings: before } = this.model
    this.model = next.model
    this.suit(before)
    // Many keys may have come in one piece: one frame is enough for all of them.
    if (!this.isDue) queueMicrotask(() => this.isDue && this.show())
    this.isDue = true
    for (const effect of next.effects) this.perform(effect)
  }

  /** Does an effect, at once or when the frame before it is seen. */
  perform(effect: Effect): void {
    switch (effect.kind) {
      case 'quit':
        this.leave()
        break
      case 'repaint':
        this.terminal.repaint()
        break
      case 'notify':
        this.notify(effect.text)
        break
      case 'wait':
        this.later('tick', effect.milliseconds, () => this.hear({ kind: 'tick' }))
        break
      case 'blink':
        this.later('beat', effect.milliseconds, () => this.hear({ kind: 'blinked' }))
        break
      case 'advise':
        this.advise(effect.question)
        break
      case 'weigh':
      case 'recall':
      case 'peek':
        // Each plays a game or an answer: let the frame go out first, and do it only if it is still wanted.
        setImmediate(() => isWanted(effect, this.model) && this.run(effect))
        break
      default:
        this.run(effect)
    }
  }

  private run(effect: Effect): void {
    for (const message of this.runner.run(effect)) this.hear(message)
  }

  private later(timer: 'tick' | 'beat' | 'thought', milliseconds: number, what: () => void): void {
    clearTimeout(this.timers[timer])
    this.timers[timer] = setTimeout(what, milliseconds)
  }

  /** What the mouse has done, and to what: the components of the frame that it was done to say what stands there. */
  private clicked(mouse: Mouse): Message {
    if (this.isDue) this.show()
    return { kind: 'mouse', mouse, hit: this.frame?.hitAt(mouse.x - 1, mouse.y - 1) ?? NOTHING }
  }

  /** Calls whoever has not pressed a key for a while. */
  private notify(text: string): void {
    const { notice } = this.model.settings
    if (notice === 'none' || performance.now() - this.lastKey <= IDLE) return
    this.terminal.notify(notice === 'message' ? text : null)
  }

  private styleFor({ theme, glyphs }: Settings): Style {
    return styleOf(themeFor(theme, this.terminal.colour), glyphs === 'auto' ? glyphSetFor(this.env) : glyphs)
  }

  /** Lets the screen look and listen as the settings say now. */
  private suit(before: Settings): void {
    const { settings: now } = this.model
    if (now === before) return
    if (now.theme !== before.theme || now.glyphs !== before.glyphs) this.style = this.styleFor(now)
    this.terminal.mouse(now.mouse)
  }

  /** Thinks about advice between the keys, while the question is asked: what others do at the same time changes nothing. */
  private advise(question: PhrasedQuestion): void {
    const { screen } = this.model
    if (screen.kind !== 'table') return
    const { game, view } = screen.position
    const advice = adviceFor(game, view, question)
    const think = (isLong: boolean): void => {
      const now = this.model.screen
      if (now.kind !== 'table' || !isSameQuestion(question, now.position.question)) return
      const step = advice.next()
      if (step.done) {
        const stays = STANDS.some(field => now[field] !== screen[field])
        this.hear({ kind: 'advised', question, hint: step.value, stays })
        return
      }
      if (!isLong) this.hear({ kind: 'notice', notice: { tone: 'plain', lines: [sentence('table-advising')] } })
      this.later('thought', 0, () => think(true))
    }
    // Whoever asks again begins again, with all that has been tried.
    clearTimeout(this.timers.thought)
    think(false)
  }
}

/** Whether what an effect would work out is still on the screen that it is wanted on. */
function isWanted(effect: Extract<Effect, { kind: 'weigh' | 'recall' | 'peek' }>, model: Model): boolean {
  const { screen, overlay, library } = model
  switch (effect.kind) {
    case 'weigh':
      return screen.kind === 'table' && screen.position.serial === effect.serial
    case 'recall':
      return overlay?.kind === 'end'
    case 'peek':
      return (
        screen.kind === 'title' ||
        (screen.kind === 'load' &&
          !(effect.path in screen.peeked) &&
          library.saves.some(({ path }) => path === effect.path))
      )
  }
}
