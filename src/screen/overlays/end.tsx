import { ResultsPage } from '../end/end-page.tsx'
import { type EndPage, onResultsCommand } from '../end/update.ts'
import { noEffect } from '../model.ts'
import type { OverlayType } from '../overlay.ts'

export const endOverlay: OverlayType<EndPage> = {
  kind: 'end',
  contexts: ['end'],
  keys: [
    { name: 'up', keys: ['up'], shown: '↑↓', brief: 'choose', does: 'select-line' },
    { name: 'down', keys: ['down'], does: 'select-line' },
    { name: 'take', keys: ['enter'], shown: 'enter', brief: 'see-it', does: 'watch-turning' },
    { name: 'left', keys: ['left'], shown: '←→', brief: 'chart', does: 'other-measure' },
    { name: 'right', keys: ['right', 'tab'], does: 'other-measure' },
    { name: 'again', keys: ['a'], brief: 'again', does: 'play-again' },
    { name: 'play', keys: ['w'], brief: 'watch', does: 'watch-whole' },
    { name: 'branch', keys: ['b'], brief: 'branch', does: 'branch-turning' },
    { name: 'new', keys: ['n'], brief: 'new-game', does: 'form-new' },
    { name: 'title', keys: ['t'], brief: 'title', does: 'back-to-title' },
    { name: 'leave', keys: ['escape', 'q'], shown: 'escape', brief: 'table', does: 'close-results' },
  ],
  drawn: 'instead',
  View: ({ model, page, below }) =>
    model.screen.kind === 'table' ? <ResultsPage model={model} table={model.screen} page={page} /> : below(model),
  onCommand: (model, page, command) =>
    model.screen.kind === 'table' ? onResultsCommand(model, model.screen, page, command) : noEffect(model),
  isOfUse({ screen }, { course, selected }, name) {
    switch (name) {
      case 'up':
        return (course?.turning.length ?? 0) > (selected === null ? 0 : 1)
      case 'take':
      case 'branch':
        return selected !== null
      case 'left':
        return course !== null && course.standings.length > 1
      case 'play':
        return screen.kind === 'table' && (screen.watch !== null || screen.position.path !== null)
      default:
        return true
    }
  },
}
