import { Lines } from '../terminal/lines.tsx'
import { renderApp } from '../terminal/render-app.tsx'
import type { Terminal } from '../terminal/screen.ts'
import type { Frame } from './frame.ts'

/** Where frames are shown once Ink is there. */
export interface Stage {
  show(frame: Frame, columns: number): void
  close(): void
  /** Rejects with what broke while a frame was drawn. */
  readonly ended: Promise<void>
}

/** Puts Ink's tree on the terminal, with the frame that is on it already: nothing of it is sent again. */
export function openStage(terminal: Terminal, frame: Frame, columns: number): Stage {
  const app = renderApp(<Lines lines={frame.lines} width={columns} />, { terminal })
  const stage: Stage = {
    show: ({ lines, caret }, width) =>
      app.update(<Lines lines={lines} width={width} />, caret ? { x: caret.x + 1, y: caret.y + 1 } : undefined),
    close: () => app.unmount(),
    ended: app.waitUntilExit(),
  }
  if (frame.caret) stage.show(frame, columns)
  return stage
}
