import { type FooterPart, footerParts } from '../footer.ts'
import { listedAt } from '../front/load.ts'
import { formRowAt } from '../front/new-game.ts'
import { titleItemAt } from '../front/title.ts'
import { titleItems } from '../front/title-items.ts'
import { areasOf } from '../guide/band.ts'
import { screenOf } from '../kit/screens.ts'
import type { Style } from '../kit/style.ts'
import { type Area, layout, pageArea } from '../layout.ts'
import type { Model, TableScreen } from '../model.ts'
import { linkAt } from '../page.ts'
import { entryAt, paletteArea } from '../palette/page.ts'
import { contentsAt } from '../rules-page.ts'
import { settingAt, settingsArea } from '../settings/page.ts'
import { pickedAt } from '../table/chronicle.ts'
import { offers } from '../table/offers.ts'
import { answerAt } from '../table/prompt.ts'

/** What stands at a cell of the screen, as far as it can be clicked. */
export type Target =
  /** Something that a key does. */
  | { readonly kind: 'key'; readonly key: string }
  /** A line of a list of which line `from` is selected; `take` is the key that takes a selected line, null where none does. */
  | { readonly kind: 'row'; readonly from: number; readonly to: number; readonly take: string | null }
  /** An answer beside the map, which cannot be selected. */
  | { readonly kind: 'answer'; readonly id: string; readonly label: string }
  | { readonly kind: 'space'; readonly space: string }

/** A part of the screen that the wheel scrolls. */
export type Part = 'list' | 'page' | 'map' | 'talk'

/** Whether a cell lies in an area. */
export const isIn = (x: number, y: number, area: Area): boolean =>
  x >= area.x && y >= area.y && x < area.x + area.columns && y < area.y + area.rows

/** What stands at a cell of the screen, counted from 0, as it is drawn in that style; null for nothing that can be clicked. */
export function targetAt(model: Model, x: number, y: number, style: Style): Target | null {
  if (layout(model.columns, model.rows).kind === 'small') return null
  if (y === model.rows - 1) return footerTarget(footerParts(model, style), x)
  const { screen, overlay } = model
  switch (overlay?.kind) {
    case 'palette': {
      const area = paletteArea(model)
      return inBox(x, y, area, entryAt(model, overlay, y - area.y), overlay.selected)
    }
    case 'settings': {
      const area = settingsArea(model)
      return inBox(x, y, area, settingAt(y - area.y), overlay.row)
    }
    case 'page':
      return row(overlay.at, linkAt(model, overlay, y, style), 'enter')
    case 'rules':
      return row(overlay.contents ?? 0, contentsAt(model, overlay, y), 'enter')
    case undefined:
      break
    default:
      return null
  }
  switch (screen.kind) {
    case 'title':
      // The line that is selected takes more room than others: by a second click this one would stand elsewhere.
      return keyTarget(titleItems(model)[titleItemAt(model, screen, y) ?? -1]?.key)
    case 'load':
      return row(screen.selected, listedAt(model, screen, y), 'enter')
    case 'new': {
      const found = formRowAt(model, screen, y)
      return found && row(screen.row, found.row, found.take)
    }
    case 'table':
      return screen.covered || screen.typing ? null : tableTarget(model, screen, x, y, style)
  }
}

/** The part of the screen at a cell, as far as the wheel does something there. */
export function partAt(model: Model, x: number, y: number): Part | null {
  const { screen, overlay } = model
  if (overlay?.kind === 'rules' && overlay.contents !== null) return 'list'
  if (overlay)
    return overlay.kind === 'ask' ? null : overlay.kind === 'palette' || overlay.kind === 'settings' ? 'list' : 'page'
  if (screen.kind !== 'table') return 'list'
  const areas = areasOf(model)
  if (areas.kind === 'small' || screen.covered || screen.typing) return null
  if (screen.page !== 'map') return screen.page === 'chronicle' ? 'list' : 'page'
  if (isIn(x, y, areas.main)) return 'map'
  if (isIn(x, y, areas.chronicle)) return 'talk'
  return isIn(x, y, areas.prompt) && !screen.watch && screen.focus === 'list' ? 'list' : null
}

function footerTarget(parts: readonly FooterPart[], x: number): Target | null {
  const part = parts.find(({ x: from, columns }) => x >= from && x < from + columns)
  return keyTarget(part?.command.keys[0])
}

function keyTarget(key: string | undefined): Target | null {
  return key === undefined ? null : { kind: 'key', key }
}

/** A line of a box, or what is beside it: a click there closes the box. */
function inBox(x: number, y: number, area: Area, to: number | null, from: number): Target | null {
  return isIn(x, y, area) ? row(from, to, 'enter') : { kind: 'key', key: 'escape' }
}

function row(from: number, to: number | null, take: string | null): Target | null {
  return to === null ? null : { kind: 'row', from, to, take }
}

function tableTarget(model: Model, table: TableScreen, x: number, y: number, style: Style): Target | null {
  const areas = areasOf(model)
  if (areas.kind === 'small') return null
  const { position, page, from, zoom, focus } = table
  if (page === 'chronicle') {
    const area = pageArea(areas, page)
    const picked = isIn(x, y, area) ? pickedAt(table, area, y - area.y) : null
    // Counted from the newest: what stands further down is picked by less.
    return picked === null ? null : row(-table.picked, -picked, 'enter')
  }
  if (page !== 'map') return null
  const { main, prompt } = areas
  if (isIn(x, y, main)) {
    const space = from && screenOf(position.game).map?.at(position.view, { x: from.x + x, y: from.y + y }, main, zoom)
    return space ? { kind: 'space', space } : null
  }
  const at = isIn(x, y, prompt) ? answerAt(table, prompt, x - prompt.x, y, style) : null
  if (at === null) return null
  const option = offers(table)[at]
  if (focus === 'list') return row(table.selected, at, 'enter')
  return option ? { kind: 'answer', id: option.id, label: option.label } : null
}
