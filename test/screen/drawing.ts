import type { Style } from '../../src/screen/kit/style.ts'
import type { Model } from '../../src/screen/model.ts'
import { type Frame, FrameRenderer } from '../../src/screen/stage.tsx'
import { pad } from '../../src/terminal/text.ts'

const renderer = new FrameRenderer()

/** Draws a single frame in which every line is padded to the width of the screen. */
export function draw(model: Model, style: Style): Frame {
  const frame = renderer.draw(model, style)
  return { ...frame, lines: frame.lines.map(line => pad(line, model.columns)) }
}
