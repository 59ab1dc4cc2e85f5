import type { Game } from '../kernel/index.ts'
import { lessonHintAt } from '../screen/guide/hint.ts'
import { pointerOf } from '../screen/guide/pointer.ts'
import { type Style, styleOf } from '../screen/kit/style.ts'
import type { Effect, Message, Model } from '../screen/model.ts'
import { OwnTable } from '../screen/own-table.ts'
import { FrameRenderer } from '../screen/stage.tsx'
import { firstModel, update } from '../screen/update.ts'
import { guidedHeader } from '../server/guide.ts'
import { GameSession } from '../storage/index.ts'
import { createFrameWriter } from '../terminal/frame.ts'
import type { Key, KeyName } from '../terminal/keys.ts'
import { pressed, typed } from '../terminal/sequences.ts'
import { themeFor } from '../terminal/theme.ts'

const SIZE = { columns: 80, rows: 24 } as const
/** The maximum length of the recording (ms). */
const LENGTH = 600_000
/** The pause before the next key on a new screen (ms). */
const SCREEN_PAUSE = 2_600
/** The pause between the keys of one move (ms). */
const KEY_PAUSE = 350
/** The learner's name. */
const NAME = 'Ann'

/** A recorded screen, how long it is shown, and whether it frames a highlight. */
export interface RecordedScreen {
  readonly lines: readonly string[]
  readonly milliseconds: number
  readonly hasHighlight: boolean
}

export const RECORDED = SIZE

/** Records the first minutes as a list of screens. */
export function recordedScreens(games: readonly Game[], game: Game): readonly RecordedScreen[] {
  const recorder = new Recorder(games, game)
  recorder.play()
  return recorder.screens
}

/**
 * Records a new player's first minutes (asciicast v2): the title page and the guided game, with the keys that the
 * guide suggests. It is deterministic, so the same program always produces the same bytes.
 */
export function recording(games: readonly Game[], game: Game): string {
  const recorder = new Recorder(games, game)
  recorder.play()
  return recorder.text
}

class Recorder {
  private readonly lines: string[] = []
  private readonly shown: { readonly at: number; readonly lines: readonly string[]; readonly hasHighlight: boolean }[] =
    []
  private readonly stage = new FrameRenderer()
  private readonly style: Style = styleOf(themeFor('dusk', 3), 'unicode')
  private readonly writer: ReturnType<typeof createFrameWriter>
  private model: Model
  private table: OwnTable | null = null
  /** The time since the start (ms). */
  private now = 0
  /** The time of the next tick, if any (ms). */
  private due: number | null = null
  /** The time until which keys are ignored (ms), or null if they aren't ignored. */
  private readyAt: number | null = null

  constructor(
    games: readonly Game[],
    private readonly game: Game,
  ) {
    this.model = firstModel(SIZE.columns, SIZE.rows, { games, saves: [], examples: [], seed: '1' })
    this.writer = createFrameWriter(text => {
      this.lines.push(JSON.stringify([this.now / 1000, 'o', text]))
      return true
    }, SIZE)
    this.writer.open()
  }

  get text(): string {
    const header = { version: 2, width: SIZE.columns, height: SIZE.rows, title: 'cantrip: the first lesson' }
    return `${[JSON.stringify(header), ...this.lines].join('\n')}\n`
  }

  get screens(): readonly RecordedScreen[] {
    return this.shown.map(({ at, lines, hasHighlight }, i) => ({
      ...{ lines, hasHighlight },
      milliseconds: (this.shown[i + 1]?.at ?? this.now) - at,
    }))
  }

  play(): void {
    this.show()
    this.wait(SCREEN_PAUSE)
    for (let keys = this.next(); keys.length > 0 && this.now < LENGTH; keys = this.next())
      keys.forEach((key, i) => {
        this.press(key)
        this.wait(i < keys.length - 1 ? KEY_PAUSE : SCREEN_PAUSE)
      })
    this.stage.close()
  }

  /** Returns the keys that the screen suggests, or an empty list at the end. */
  private next(): readonly string[] {
    const { screen, overlay } = this.model
    if (screen.kind === 'title') return ['p']
    if (overlay?.kind === 'highlight') return ['enter']
    if (overlay) return ['escape']
    return pointerOf(this.model)?.keys ?? []
  }

  private press(name: string): void {
    if (this.readyAt !== null) {
      this.now = Math.max(this.now, this.readyAt)
      this.readyAt = null
      this.dispatch({ kind: 'noticed' })
    }
    const key: Key = [...name].length === 1 ? typed(name) : pressed(name as KeyName) // guides contain only key names
    this.dispatch({ kind: 'key', key })
    this.show()
  }

  /** Advances the clock and the animations. */
  private wait(milliseconds: number): void {
    const until = this.now + milliseconds
    // Always show dice animations to the end.
    while (this.due !== null) {
      this.now = this.due
      this.due = null
      this.dispatch({ kind: 'tick' })
      this.show()
    }
    this.now = Math.max(this.now, until)
  }

  private dispatch(message: Message): void {
    const { model, effects } = update(this.model, message)
    this.model = model
    for (const effect of effects) this.perform(effect)
  }

  private perform(effect: Effect): void {
    switch (effect.kind) {
      case 'begin': {
        const header = guidedHeader(this.game, NAME) ?? effect.header
        this.table = new OwnTable(GameSession.begin(this.game, header, null), '', 'en')
        for (const message of this.table.open()) this.dispatch(message)
        return
      }
      case 'wait':
        this.due = this.now + effect.milliseconds
        return
      case 'reaction-time':
        this.readyAt = this.now + effect.milliseconds
        return
      case 'answer':
      case 'undo':
      case 'check-irreversible':
      case 'resume-bots':
        for (const message of this.table?.run(effect) ?? []) this.dispatch(message)
        return
      case 'advise': {
        const { question } = effect
        const { screen } = this.model
        const hint = screen.kind === 'table' ? lessonHintAt(screen, question, null) : null
        this.dispatch({ kind: 'advised', question, hint, stays: false })
        return
      }
      default:
        return
    }
  }

  private show(): void {
    const { lines, caret } = this.stage.draw(this.model, this.style)
    this.shown.push({ at: this.now, lines: [...lines], hasHighlight: this.model.overlay?.kind === 'highlight' })
    this.writer.draw(lines, caret ? { x: caret.x + 1, y: caret.y + 1 } : undefined)
  }
}
