import type { GuidePage, GuideStep, GuideTool } from '../../kernel/index.ts'
import { isGuideOver, stepAt, wantsToSee, wantsToUse } from '../../server/guide.ts'
import { screenOf } from '../kit/screens.ts'
import { layout } from '../layout.ts'
import type { Message, Model, Position, Screen, TableScreen } from '../model.ts'
import { lendRows } from '../table/row-lending.ts'

/** The number of lines in the guide: the title, the text and the task. */
const BAND_ROWS = 5

/** Returns the number of lines that the guide takes up: 0 if there is none, it is over or it is dismissed. */
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
 * Completes a guide step that asks the player to look at a page, once the page is closed, or to try a command, once it
 * has worked. Also skips a step that asks for an undo if there is nothing to undo.
 */
export function completeTriedStep(model: Model, before: Model, message: Message): Model {
  const { screen } = model
  if (screen.kind !== 'table' || before.screen.kind !== 'table') return model
  const { guide: place } = screen.position
  const { guide: earlier } = before.screen.position
  if (!place || !earlier) return model
  const step = stepAt(earlier, screen.guide.seen)
  const page = openPage(before)
  const tool = usedTool(screen, before.screen, message)
  const isDone =
    (page !== null && page !== openPage(model) && wantsToSee(step, page)) || (tool && wantsToUse(step, tool))
  const seen = isDone ? Math.max(earlier.at, screen.guide.seen) + 1 : screen.guide.seen
  const next = isPointless(stepAt(place, seen), screen.position) ? Math.max(place.at, seen) + 1 : seen
  return next === screen.guide.seen
    ? model
    : { ...model, screen: { ...screen, guide: { ...screen.guide, seen: next } } }
}

/** Returns true if the step asks for an undo and there is nothing to undo. */
const isPointless = (step: GuideStep | undefined, { question, undoable }: Position): boolean =>
  question !== null && undoable.moves === 0 && wantsToUse(step, 'undo')

/** Returns the command whose result has just arrived, or null. */
function usedTool(after: TableScreen, before: TableScreen, { kind }: Message): GuideTool | null {
  if (kind === 'advised') return 'hint'
  return kind === 'position' && after.position.length < before.position.length ? 'undo' : null
}

function openPage({ screen, overlay }: Model): GuidePage | null {
  if (overlay?.kind === 'rules') return 'rules'
  if (overlay?.kind === 'page') return overlay.legend ? 'help' : null
  if (screen.kind !== 'table' || screen.page === 'map') return null
  // The game's own pages count as the record sheet.
  return screen.page === 'log' ? 'log' : 'sheet'
}
