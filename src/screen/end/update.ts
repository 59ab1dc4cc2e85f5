import { sentence } from '../../text/index.ts'
import type { Command } from '../commands.ts'
import { screenOf } from '../kit/screens.ts'
import {
  asking,
  type Effect,
  type Model,
  type Overlay,
  saying,
  still,
  type TableScreen,
  type Update,
} from '../model.ts'
import { type CourseOfGame, measuresOf } from './course.ts'
import { turningShown } from './turning.ts'

export type EndPage = Extract<Overlay, { readonly kind: 'end' }>

/** Opens the results page, and requests the history at a local table. */
export function openEnd(model: Model, table: TableScreen): Update {
  const { shared } = table.position
  const overlay: EndPage = { kind: 'end', selected: null, measure: 0, course: null }
  const screen = { ...table, ended: true }
  return asking({ ...model, screen, overlay, notice: null }, ...(shared ? [] : [{ kind: 'recall' } as const]))
}

/** Opens the results page once the game is over, unless something else is open or the page was opened before. */
export function withEnd(model: Model): Update {
  const { screen, overlay } = model
  if (screen.kind !== 'table' || !screen.position.result || screen.ended) return still(model)
  if (overlay || screen.covered || screen.throwing || screen.typing) return still(model)
  return openEnd(model, screen)
}

/** Adds the history to the page. */
export function recalled(model: Model, course: CourseOfGame): Update {
  return still(model.overlay?.kind === 'end' ? { ...model, overlay: { ...model.overlay, course } } : model)
}

export function inEnd(model: Model, table: TableScreen, page: EndPage, command: Command, key: string): Update {
  const points = turningShown(model, table, page)
  const index = points.findIndex(({ at }) => at === page.selected)
  const point = points[index]
  const to = (change: Partial<EndPage>) => still({ ...model, overlay: { ...page, ...change } })
  const closed = { ...model, overlay: null }
  switch (command.name) {
    case 'up':
    case 'down': {
      const next = command.name === 'down' ? index + 1 : point ? index - 1 : points.length - 1
      return to({ selected: points[Math.min(Math.max(0, next), points.length - 1)]?.at ?? null })
    }
    case 'left':
    case 'right': {
      const { tally } = screenOf(table.position.game)
      const count = tally ? measuresOf(tally).length : 1
      return to({ measure: (page.measure + (command.name === 'left' ? -1 : 1) + count) % count })
    }
    case 'take':
      return point ? replayed(closed, table, point.at) : still(model)
    case 'play':
      return replayed(closed, table, 0)
    case 'branch':
      return point ? replayed(closed, table, point.at, { kind: 'branch' }) : still(model)
    case 'again':
      return asking(closed, { kind: 'again', header: table.position.header, seed: '' })
    case 'new':
      return asking(closed, { kind: 'library', open: 'new' })
    case 'title':
      return asking(closed, { kind: 'library', open: 'title' })
    default:
      return key.startsWith('ctrl+') ? asking(model, { kind: 'quit' }) : still(closed)
  }
}

/** Opens the replay at a point; reports an error if the game isn't saved. */
function replayed(model: Model, { position: { path }, watch }: TableScreen, at: number, ...then: Effect[]): Update {
  if (watch) return asking(model, { kind: 'goto', at }, ...then)
  if (path === null) return saying(model, { tone: 'bad', lines: [sentence('table-not-saved')] })
  return asking(model, { kind: 'watch', path }, { kind: 'goto', at }, ...then)
}
