import type { GuidePage } from '../../kernel/index.ts'
import { isGuideOver, stepAt, wantsToSee } from '../../server/guide.ts'
import { screenOf } from '../kit/screens.ts'
import { layout } from '../layout.ts'
import type { Model, Screen } from '../model.ts'
import { lendRows } from '../table/row-lending.ts'

/** The number of lines in the guide: the title, the text and the task. */
const BAND_ROWS = 5

/** Returns the number of lines that the guide takes up. */
function bandRows(screen: Screen): number {
  if (screen.kind !== 'table' || screen.guide.off || screen.watch) return 0
  const { guide } = screen.position
  return guide && !isGuideOver(guide) ? BAND_ROWS : 0
}

export function areasOf({ columns, rows, screen }: Pick<Model, 'columns' | 'rows' | 'screen'>) {
  const areas = layout(columns, rows, bandRows(screen), preferredSizeOf(screen))
  return screen.kind === 'table' && areas.kind === 'table' ? lendRows(areas, screen) : areas
}

/** Returns the preferred size of the map, or null if there is none. */
const preferredSizeOf = (screen: Screen) =>
  (screen.kind === 'table' ? screenOf(screen.position.game).map?.preferredSize : null) ?? null

/**
 * Completes a step of the guide that asked the player to look at a page. The step is completed when the page is closed,
 * and its text stays visible until then.
 */
export function lookedAt(model: Model, before: Model): Model {
  const { screen } = model
  if (screen.kind !== 'table') return model
  const { guide } = screen.position
  const page = openPage(before)
  if (!guide || page === null || page === openPage(model)) return model
  if (!wantsToSee(stepAt(guide, screen.guide.seen), page)) return model
  const seen = Math.max(guide.at, screen.guide.seen) + 1
  return { ...model, screen: { ...screen, guide: { ...screen.guide, seen } } }
}

function openPage({ screen, overlay }: Model): GuidePage | null {
  if (overlay?.kind === 'rules') return 'rules'
  if (overlay?.kind === 'page') return overlay.legend ? 'help' : null
  if (screen.kind !== 'table' || screen.page === 'map') return null
  // The game's own pages count as the record sheet.
  return screen.page === 'log' ? 'log' : 'sheet'
}
