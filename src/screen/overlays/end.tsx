import { ResultsPage } from '../end/end-page.tsx'
import { type EndPage, onResultsCommand } from '../end/update.ts'
import { noEffect } from '../model.ts'
import type { OverlayType } from '../overlay.ts'

export const endOverlay: OverlayType<EndPage> = {
  kind: 'end',
  contexts: ['end'],
  keys: [
    { name: 'up', keys: ['up'], shown: '↑↓', labelId: 'choose', helpId: 'select-line' },
    { name: 'down', keys: ['down'], helpId: 'select-line' },
    { name: 'take', keys: ['enter'], labelId: 'see-it', helpId: 'watch-turning' },
    { name: 'left', keys: ['left'], shown: '←→', labelId: 'chart', helpId: 'other-measure' },
    { name: 'right', keys: ['right', 'tab'], helpId: 'other-measure' },
    { name: 'again', keys: ['a'], labelId: 'again', helpId: 'play-again' },
    { name: 'play', keys: ['w'], labelId: 'watch', helpId: 'watch-whole' },
    { name: 'branch', keys: ['b'], labelId: 'branch', helpId: 'branch-turning' },
    { name: 'new', keys: ['n'], labelId: 'new-game', helpId: 'form-new' },
    { name: 'title', keys: ['t'], labelId: 'title', helpId: 'back-to-title' },
    { name: 'leave', keys: ['escape', 'q'], labelId: 'table', helpId: 'close-results' },
  ],
  drawn: 'instead',
  View: ({ model, page, below }) =>
    model.screen.kind === 'table' ? <ResultsPage model={model} table={model.screen} page={page} /> : below(model),
  onCommand: (model, page, command) =>
    model.screen.kind === 'table' ? onResultsCommand(model, model.screen, page, command) : noEffect(model),
  isUseful({ screen }, { history, selected }, name) {
    switch (name) {
      case 'up':
        return (history?.turning.length ?? 0) > (selected === null ? 0 : 1)
      case 'take':
      case 'branch':
        return selected !== null
      case 'left':
        return history !== null && history.standings.length > 1
      case 'play':
        return screen.kind === 'table' && (screen.watch !== null || screen.position.path !== null)
      default:
        return true
    }
  },
}
