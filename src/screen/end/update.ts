import { sentence } from '../../text/index.ts'
import type { Command } from '../commands.ts'
import { screenOf } from '../kit/screens.ts'
import { type Effect, type Model, noEffect, type TableScreen, type Update, withEffects, withNotice } from '../model.ts'
import { type GameHistory, measuresOf } from './history.ts'
import { turningShown } from './turning-points.ts'

/** The results page. */
export interface EndPage {
  readonly kind: 'end'
  /**
   * The selected turning point, identified by the number of answers before it. Null until the player first selects
   * something, so that an Enter meant for the previous screen has no effect.
   */
  readonly selected: number | null
  /** The measure shown in the chart. */
  readonly measure: number
  /** The game's history. Null until it is loaded, or if it is unavailable. */
  readonly history: GameHistory | null
}

/** Opens the results page. At a local table, also requests the history. */
export function openEnd(model: Model, table: TableScreen): Update {
  const { shared } = table.position
  const overlay: EndPage = { kind: 'end', selected: null, measure: 0, history: null }
  const screen = { ...table, hasSeenResults: true }
  return withEffects(
    { ...model, screen, overlay, notice: null },
    ...(shared ? [] : [{ kind: 'load-history' } as const]),
  )
}

/** Opens the results page once the game is over, unless something else is open or the page has been opened before. */
export function withEnd(model: Model): Update {
  const { screen, overlay } = model
  if (screen.kind !== 'table' || !screen.position.result || screen.hasSeenResults) return noEffect(model)
  if (overlay || screen.covered || screen.diceAnimation || screen.typing) return noEffect(model)
  return openEnd(model, screen)
}

/** Adds the game's history to the results page if the page is open. */
export function withHistory(model: Model, history: GameHistory): Update {
  return noEffect(model.overlay?.kind === 'end' ? { ...model, overlay: { ...model.overlay, history } } : model)
}

export function onResultsCommand(model: Model, table: TableScreen, page: EndPage, command: Command): Update {
  const points = turningShown(model, table, page)
  const index = points.findIndex(({ at }) => at === page.selected)
  const point = points[index]
  const to = (change: Partial<EndPage>) => noEffect({ ...model, overlay: { ...page, ...change } })
  const closed = { ...model, overlay: null }
  switch (command.name) {
    case 'up':
    case 'down': {
      const next = command.name === 'down' ? index + 1 : point ? index - 1 : points.length - 1
      return to({ selected: points[Math.min(Math.max(0, next), points.length - 1)]?.at ?? null })
    }
    case 'left':
    case 'right': {
      const { scoreboard } = screenOf(table.position.game)
      const count = scoreboard ? measuresOf(scoreboard).length : 1
      return to({ measure: (page.measure + (command.name === 'left' ? -1 : 1) + count) % count })
    }
    case 'take':
      return point ? replayed(closed, table, point.at) : noEffect(model)
    case 'play':
      return replayed(closed, table, 0)
    case 'branch':
      return point ? replayed(closed, table, point.at, { kind: 'branch' }) : noEffect(model)
    case 'again':
      return withEffects(closed, { kind: 'again', header: table.position.header, seed: '' })
    case 'new':
      return withEffects(closed, { kind: 'library', open: 'new' })
    case 'title':
      return withEffects(closed, { kind: 'library', open: 'title' })
    default:
      return noEffect(closed)
  }
}

/** Opens the replay after `at` answers, then runs the effects in `then`. Reports an error if the game isn't saved. */
function replayed(model: Model, { position: { path }, watch }: TableScreen, at: number, ...then: Effect[]): Update {
  if (watch) return withEffects(model, { kind: 'goto', at }, ...then)
  if (path === null) return withNotice(model, { tone: 'bad', lines: [sentence('table-not-saved')] })
  return withEffects(model, { kind: 'watch', path }, { kind: 'goto', at }, ...then)
}
