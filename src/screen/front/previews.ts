import type { Effect, Model } from '../model.ts'
import { nextSaveToPreview } from './load.ts'
import { nextTitlePreview } from './title.ts'

/** Requests the preview of a newly selected saved game, or of the next visible one once a preview has arrived. */
export function requestPreviews(model: Model, before: Model): Effect[] {
  const { screen, library } = model
  if (screen.kind === 'title') return requestTitlePreview(model, before)
  if (screen.kind !== 'load' || screen.what !== 'saves') return []
  const earlier = before.screen.kind === 'load' ? before.screen : null
  const path = library.saves[screen.selected]?.path
  const earlierPath = earlier && before.library.saves[earlier.selected]?.path
  if (path !== undefined && path !== earlierPath) return path in screen.previews ? [] : [{ kind: 'load-preview', path }]
  // Load one preview at a time so that keys can be handled in between.
  const next = earlier && earlier.previews !== screen.previews ? nextSaveToPreview(model, screen) : null
  return next === null ? [] : [{ kind: 'load-preview', path: next }]
}

/** Requests the preview of the title's next saved game, unless the previous model requested the same one. */
export function requestTitlePreview(model: Model, before?: Model): Effect[] {
  const path = nextTitlePreview(model)
  return path === null || (before && path === nextTitlePreview(before)) ? [] : [{ kind: 'load-preview', path }]
}
