import type { Command } from '../commands.ts'
import type { Area } from '../layout.ts'
import { type Model, noEffect, type Update, withEffects } from '../model.ts'
import type { Press, PressedKey } from '../overlay.ts'
import type { Overlay } from '../overlays/index.ts'
import { openRules } from '../rules-page.ts'
import { openSettings, withSettings } from '../settings/page.ts'
import { openLine, runTypedCommand } from '../table/typing.ts'
import { editText, insertText, lineOf, type TextLine } from '../text-line.ts'
import { type Action, entriesOf, type PaletteEntry } from './entries.ts'
import { searchEntries } from './search.ts'

const WIDEST = 84
/**
 * The number of lines in the box that aren't entries: borders, search text, two separators, two lines of description.
 */
const FIXED_ROWS = 7
const MAX_SHOWN = 16
const LONGEST_QUERY = 60

/** The command palette: a searchable list of everything that can be done now. */
export interface PalettePage {
  readonly kind: 'palette'
  readonly query: TextLine
  readonly selected: number
  readonly entries: readonly PaletteEntry[]
  /** The overlay to return to. */
  readonly under: Overlay | null
}

/** Opens the palette with the text on the command line as the search text. */
export function openPalette(model: Model, press: Press): Update {
  const { screen, overlay } = model
  const under = overlay?.kind === 'palette' ? overlay.under : overlay
  const typed = screen.kind === 'table' && !under ? (screen.typing?.line.text ?? '') : ''
  const entries = entriesOf({ ...model, overlay: under }, press)
  return noEffect({ ...model, overlay: { kind: 'palette', query: lineOf(typed), selected: 0, entries, under } })
}

/** Updates the palette's entries after a change below it. */
export function withEntries(model: Model, press: Press): Model {
  const { overlay } = model
  if (overlay?.kind !== 'palette') return model
  const entries = entriesOf({ ...model, overlay: overlay.under }, press)
  const most = Math.max(0, searchEntries(entries, overlay.query.text).length - 1)
  return { ...model, overlay: { ...overlay, entries, selected: Math.min(overlay.selected, most) } }
}

export function onPaletteCommand(model: Model, page: PalettePage, command: Command, { press }: PressedKey): Update {
  const list = searchEntries(page.entries, page.query.text)
  const most = list.length - 1
  const to = (selected: number) => noEffect({ ...model, overlay: { ...page, selected } })
  const leaf = shownIn(model) - 1
  switch (command.name) {
    case 'up':
      return to(page.selected <= 0 ? Math.max(0, most) : page.selected - 1)
    case 'down':
      return to(page.selected >= most ? 0 : page.selected + 1)
    case 'earlier':
      return to(Math.max(0, page.selected - leaf))
    case 'later':
      return to(Math.max(0, Math.min(most, page.selected + leaf)))
    case 'take': {
      const entry = list[page.selected]
      return entry ? runAction({ ...model, overlay: page.under }, entry.action, press) : noEffect(model)
    }
    case 'leave':
      return noEffect({ ...model, overlay: page.under })
    default:
      return noEffect(model)
  }
}

/** Handles a key that edits the search text. */
export function onPaletteKey(model: Model, page: PalettePage, { key, text }: PressedKey): Update {
  const query = editText(page.query, key) ?? (text === null ? null : insertText(page.query, text, LONGEST_QUERY))
  if (!query) return noEffect(model)
  const selected = query.text === page.query.text ? page.selected : 0
  return noEffect({ ...model, overlay: { ...page, query, selected } })
}

function runAction(model: Model, action: Action, press: Press): Update {
  const { screen, overlay } = model
  const closed: Model = screen.kind === 'table' ? { ...model, screen: { ...screen, typing: null } } : model
  switch (action.kind) {
    case 'key':
      return press(closed, action.key)
    case 'say':
      return closed.screen.kind === 'table' ? runTypedCommand(closed, closed.screen, action.text) : noEffect(closed)
    case 'begin':
      if (closed.screen.kind !== 'table') return noEffect(closed)
      return noEffect({ ...closed, screen: { ...closed.screen, typing: openLine(action.text) } })
    case 'effect':
      return withEffects(closed, action.effect)
    case 'change':
      return withSettings(model, action.change)
    case 'settings':
      return openSettings(model, overlay)
    case 'place': {
      if (closed.screen.kind !== 'table') return noEffect(closed)
      return noEffect({ ...closed, screen: { ...closed.screen, page: 'map', focus: 'map', cursor: action.space } })
    }
    case 'rules':
      return openRules(closed, action.game, { words: action.words })
  }
}

export function paletteArea({ columns, rows }: Model): Area {
  const wide = Math.min(columns - 6, WIDEST)
  const high = FIXED_ROWS + Math.min(MAX_SHOWN, rows - FIXED_ROWS - 7)
  return { x: (columns - wide) >> 1, y: Math.max(1, (rows - 1 - high) >> 2), columns: wide, rows: high }
}

const shownIn = (model: Model): number => paletteArea(model).rows - FIXED_ROWS

/**
 * Returns the index of the first visible entry. The list scrolls by whole pages so that a clicked entry stays in place.
 */
const topOf = (model: Model, { selected }: PalettePage): number => selected - (selected % shownIn(model))

/**
 * Returns the visible part of the palette: the entries, the index of the first, the number of entries after them, and
 * the selected one.
 */
export function palettePart(model: Model, page: PalettePage) {
  const list = searchEntries(page.entries, page.query.text)
  const top = topOf(model, page)
  const room = shownIn(model)
  const shown = list.slice(top, top + room)
  return { shown, top, room, rest: list.length - top - shown.length, selected: list[page.selected] }
}
