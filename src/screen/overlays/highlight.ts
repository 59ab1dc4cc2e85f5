import type { OverlayType } from '../overlay.ts'
import { HighlightBox } from '../table/highlight-box.tsx'
import { type HighlightPage, onHighlightCommand } from '../table/highlights.ts'

export const highlightOverlay: OverlayType<HighlightPage> = {
  kind: 'highlight',
  contexts: ['highlight'],
  keys: [
    { name: 'take', keys: ['enter', 'space'], labelId: 'go-on', helpId: 'close-highlight' },
    { name: 'leave', keys: ['escape'], labelId: 'table', helpId: 'close-highlights' },
  ],
  drawn: 'on-top',
  clickOutside: 'enter',
  isDecision: true,
  hidesQuestion: true,
  pausesBots: true,
  step: ({ at }) => at,
  View: HighlightBox,
  onCommand: onHighlightCommand,
  isUseful: (_, { at, highlights }, name) => name !== 'leave' || at < highlights.length - 1,
}
