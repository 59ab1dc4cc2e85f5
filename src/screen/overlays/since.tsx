import { noEffect } from '../model.ts'
import type { OverlayType } from '../overlay.ts'
import { SincePane } from '../table/cover.tsx'
import { onNewsCommand, type SincePage } from '../table/hand-over.ts'

export const sinceOverlay: OverlayType<SincePage> = {
  kind: 'since',
  contexts: ['since'],
  keys: [
    { name: 'take', keys: ['enter', 'space', 'pagedown'], labelId: 'go-on', helpId: 'read-on' },
    {
      name: 'earlier',
      keys: ['pageup', 'left', 'backspace'],
      labelId: 'page-before',
      helpId: 'page-before',
    },
    { name: 'leave', keys: ['escape'], labelId: 'cover', helpId: 'cover-again' },
  ],
  drawn: 'instead',
  isDecision: true,
  hidesQuestion: true,
  View: ({ model, page, below }) =>
    model.screen.kind === 'table' ? <SincePane model={model} table={model.screen} page={page} /> : below(model),
  onCommand: (model, page, command) =>
    model.screen.kind === 'table' ? onNewsCommand(model, model.screen, page, command) : noEffect(model),
  isUseful: (_, { page }, name) => name !== 'earlier' || page > 0,
}
