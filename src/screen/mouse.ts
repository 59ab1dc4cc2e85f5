import type { Mouse } from '../terminal/keys.ts'
import { sentence } from '../text/index.ts'
import { type Model, noEffect, type TableScreen, type Update, withEffects, withNotice } from './model.ts'
import type { Press } from './overlay.ts'
import { atCursor, clickedSpace, offers } from './table/offers.ts'
import type { ClickTarget, HitTarget, ScrollPart } from './ui/hits.ts'

/** The number of lines that a page scrolls per notch of the wheel. */
const NOTCH = 3

/** Handles a mouse event: a click selects, and a click on the selection confirms it. */
export function onMouse(model: Model, { button, action }: Mouse, { target, part }: HitTarget, press: Press): Update {
  const quiet: Model = { ...model, notice: null, clicked: null }
  if (action === 'wheel-up' || action === 'wheel-down')
    return onWheel(quiet, part, action === 'wheel-up' ? 1 : -1, press)
  if (action !== 'press' || button !== 'left') return noEffect(model)
  return target ? onClick(quiet, model.clicked, target, press) : noEffect(model)
}

function onClick(model: Model, before: string | null, target: ClickTarget, press: Press): Update {
  const { screen } = model
  switch (target.kind) {
    case 'key':
      return press(model, target.key)
    case 'row':
      if (target.to !== target.from)
        return repeatKey(model, target.to > target.from ? 'down' : 'up', target.to - target.from, press)
      return target.take === null ? noEffect(model) : press(model, target.take)
    case 'space':
      return screen.kind === 'table' ? onSpace(model, screen, target.space, press) : noEffect(model)
    case 'answer':
      return screen.kind === 'table' ? onAnswer(model, screen, target, before) : noEffect(model)
  }
}

/**
 * Handles a click on a space. The first click moves the cursor there, and the second one gives the answer for that
 * space.
 */
function onSpace(model: Model, table: TableScreen, space: string, press: Press): Update {
  const isThere = table.focus === 'map' && table.cursor === space
  const marked = { ...model, clicked: clickedSpace(space) }
  if (isThere) return atCursor(table).length > 0 ? press(model, 'enter') : noEffect(marked)
  return noEffect({ ...marked, screen: { ...table, focus: 'map', cursor: space } })
}

/** Handles a click on an answer beside the map. The first click explains the answer, and the second one gives it. */
function onAnswer(
  model: Model,
  table: TableScreen,
  { id, label }: ClickTarget & { kind: 'answer' },
  before: string | null,
): Update {
  const { question } = table.position
  if (!question) return noEffect(model)
  if (before === id) return withEffects(model, { kind: 'answer', seat: question.seat, id })
  const note = offers(table).find(option => option.id === id)?.note
  const lines = [note ? sentence('table-click-again-note', { label, note }) : sentence('table-click-again', { label })]
  return withNotice({ ...model, clicked: id }, { tone: 'plain', lines })
}

/** Handles one notch of the wheel. `way` is 1 for up, which is away from the user. */
function onWheel(model: Model, part: ScrollPart | null, way: 1 | -1, press: Press): Update {
  const { screen } = model
  const key = way === 1 ? 'up' : 'down'
  switch (part) {
    case 'list':
      return repeatKey(model, key, 1, press)
    case 'page':
      return repeatKey(model, key, NOTCH, press)
    case 'map':
      return press(model, way === 1 ? '+' : '-')
    case 'talk':
      if (screen.kind !== 'table') return noEffect(model)
      return noEffect({ ...model, screen: { ...screen, scroll: Math.max(0, screen.scroll + way) } })
    case null:
      return noEffect(model)
  }
}

function repeatKey(model: Model, key: string, times: number, press: Press): Update {
  let now = noEffect(model)
  for (let i = 0; i < Math.abs(times); i++) {
    const next = press(now.model, key)
    now = withEffects(next.model, ...now.effects, ...next.effects)
  }
  return now
}
