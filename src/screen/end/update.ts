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
import { GRACE } from '../table/throwing.ts'
import { type CourseOfGame, measuresOf } from './course.ts'

/** The page of how a game went. */
export type EndPage = Extract<Overlay, { readonly kind: 'end' }>

/** The page opened; its course is asked for where the game lies at hand. */
export function openEnd(model: Model, table: TableScreen): Update {
  const { shared } = table.position
  const overlay: EndPage = { kind: 'end', selected: 0, measure: 0, course: null, fresh: false }
  const screen = { ...table, ended: true }
  return asking({ ...model, screen, overlay, notice: null }, ...(shared ? [] : [{ kind: 'recall' } as const]))
}

/** The table with the page open as soon as the game is over, nothing else lies over it and nobody has read it. */
export function withEnd(model: Model): Update {
  const { screen, overlay } = model
  if (screen.kind !== 'table' || !screen.position.result || screen.ended) return still(model)
  if (overlay || screen.covered || screen.throwing || screen.typing) return still(model)
  return openEnd(model, screen)
}

/** The page with its course; it took a while, in which somebody may have pressed Enter again. */
export function recalled(model: Model, course: CourseOfGame): Update {
  if (model.overlay?.kind !== 'end') return still(model)
  return asking({ ...model, overlay: { ...model.overlay, course, fresh: true } }, { kind: 'wait', milliseconds: GRACE })
}

/** The page, some time after it has come. */
export function seen(model: Model): Model {
  const { overlay } = model
  return overlay?.kind === 'end' && overlay.fresh ? { ...model, overlay: { ...overlay, fresh: false } } : model
}

/** What a command does on the page; `key` is the key that gave it. */
export function inEnd(model: Model, table: TableScreen, page: EndPage, command: Command, key: string): Update {
  const points = page.course?.turning ?? []
  const point = points[page.selected]
  const to = (change: Partial<EndPage>) => still({ ...model, overlay: { ...page, fresh: false, ...change } })
  const closed = { ...model, overlay: null }
  switch (command.name) {
    case 'up':
    case 'down': {
      const next = page.selected + (command.name === 'up' ? -1 : 1)
      return to({ selected: Math.min(Math.max(0, next), Math.max(0, points.length - 1)) })
    }
    case 'left':
    case 'right': {
      const { tally } = screenOf(table.position.game)
      const count = tally ? measuresOf(tally).length : 1
      return to({ measure: (page.measure + (command.name === 'left' ? -1 : 1) + count) % count })
    }
    case 'take':
      return point && !page.fresh ? replayed(closed, table, point.at) : still(model)
    case 'play':
      return replayed(closed, table, 0)
    case 'branch':
      return replayed(closed, table, points[page.selected]?.at ?? 0, { kind: 'branch' })
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

/** The game watched from there; one that is kept nowhere cannot be. */
function replayed(model: Model, { position: { path }, watch }: TableScreen, at: number, ...then: Effect[]): Update {
  if (watch) return asking(model, { kind: 'goto', at }, ...then)
  if (path === null) return saying(model, { tone: 'bad', lines: [sentence('table-not-saved')] })
  return asking(model, { kind: 'watch', path }, { kind: 'goto', at }, ...then)
}
