import { InkRenderer } from '../terminal/ink-renderer.tsx'
import { pad } from '../terminal/text.ts'
import { inWords, type Style } from './kit/style.ts'
import type { Model } from './model.ts'
import { Screen } from './screen.tsx'
import { caretIn, type Hit, hitAt } from './ui/hits.ts'
import { StyleContext } from './ui/say.tsx'
import { wordsOf } from './words.ts'

/** A whole screen as lines, and where the caret stands if something is typed. */
export interface Frame {
  readonly lines: readonly string[]
  readonly caret: { readonly x: number; readonly y: number } | null
  /** What the components say that stands at a cell of it, counted from 0. */
  hitAt(x: number, y: number): Hit
}

/** Where the screen is drawn, one frame after the other. */
export class Stage {
  private readonly renderer = new InkRenderer()
  private last: { readonly model: Model; readonly style: Style; readonly frame: Frame } | null = null

  /** What Ink wrote of the last frame, before lines that go past it. */
  get written(): string {
    return this.renderer.written
  }

  /** The whole screen, in the language of whoever sits before it: as many lines as it has rows. Throws what broke. */
  draw(model: Model, painted: Style): Frame {
    if (this.last?.model === model && this.last.style === painted) return this.last.frame
    const { columns, rows } = model
    const style = inWords(painted, wordsOf(model))
    const { rows: lines, spots } = this.renderer.draw(
      <StyleContext.Provider value={style}>
        <Screen model={model} />
      </StyleContext.Provider>,
      { columns, rows },
    )
    const frame: Frame = { lines, caret: caretIn(spots), hitAt: (x, y) => hitAt(spots, x, y) }
    this.last = { model, style: painted, frame }
    return frame
  }

  /** Takes it down. */
  close(): void {
    this.renderer.close()
  }
}

let still: Stage | null = null

/** The screen as one frame for those who show no other after it: each line exactly as wide as the screen is. */
export function draw(model: Model, style: Style): Frame {
  still ??= new Stage()
  const frame = still.draw(model, style)
  return { ...frame, lines: frame.lines.map(line => pad(line, model.columns)) }
}
