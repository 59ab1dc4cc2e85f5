import { InkRenderer } from '../terminal/ink-renderer.tsx'
import { inLanguageOf, type Style } from './kit/style.ts'
import type { Model } from './model.ts'
import { ScreenView } from './screen.tsx'
import { caretIn, type HitTarget, hitAt } from './ui/hits.ts'
import { StyleContext } from './ui/styled.tsx'
import { wordsOf } from './words.ts'

/** A drawn screen: its lines, and the caret if something is being typed. */
export interface Frame {
  readonly lines: readonly string[]
  readonly caret: { readonly x: number; readonly y: number } | null
  /** Returns the click target at a cell, counted from 0. */
  hitAt(x: number, y: number): HitTarget
}

/** Draws the screen frame by frame. */
export class FrameRenderer {
  private readonly renderer = new InkRenderer()
  private last: { readonly model: Model; readonly style: Style; readonly frame: Frame } | null = null

  /** Draws the screen in the viewer's language, one line per row. Rethrows rendering errors. */
  draw(model: Model, painted: Style): Frame {
    if (this.last?.model === model && this.last.style === painted) return this.last.frame
    const { columns, rows } = model
    const style = inLanguageOf(painted, wordsOf(model))
    const { rows: lines, targets } = this.renderer.draw(
      <StyleContext.Provider value={style}>
        <ScreenView model={model} />
      </StyleContext.Provider>,
      { columns, rows },
    )
    const frame: Frame = { lines, caret: caretIn(targets), hitAt: (x, y) => hitAt(targets, x, y) }
    this.last = { model, style: painted, frame }
    return frame
  }

  /** Unmounts the renderer. */
  close(): void {
    this.renderer.close()
  }
}
