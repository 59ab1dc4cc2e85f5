import { width, wrap } from '../../terminal/text.ts'
import { type Messages, sentence } from '../../text/index.ts'
import type { Command } from '../commands.ts'
import { type Model, noEffect, type TitleScreen, type Update, withEffects } from '../model.ts'
import type { PressedKey } from '../overlay.ts'
import { wordsOf } from '../words.ts'
import { allItems, latestSaves, type MenuSection, titleItems } from './title-items.ts'

export const LOGO = [
  '                   _          _        ',
  '  ___  __ _  _ __ | |_  _ __ (_) _ __  ',
  " / __|/ _` || '_ \\| __|| '__|| || '_ \\ ",
  '| (__| (_| || | | | |_ | |   | || |_) |',
  ' \\___|\\__,_||_| |_|\\__||_|   |_|| .__/ ',
  '                                |_|    ',
]

/** The stars to the left of the logo, mirrored on the right. */
export const STARS = [
  '  .          *    ',
  '       .          ',
  '  *         .     ',
  '     .          . ',
  '           *      ',
  '   .          .   ',
]

const WIDEST = 96
/** The number of columns before a label: selection mark, key and spaces. */
const LEAD = 6

/** Handles a command on the title screen. Quits on the quit key, but asks for confirmation on Esc. */
export function onTitleCommand(model: Model, screen: TitleScreen, command: Command, { key }: PressedKey): Update {
  const items = titleItems(model)
  switch (command.name) {
    case 'up':
    case 'down': {
      const selected = (screen.selected + (command.name === 'up' ? -1 : 1) + items.length) % items.length
      return noEffect({ ...model, screen: { ...screen, selected } })
    }
    case 'first':
    case 'last':
      return noEffect({ ...model, screen: { ...screen, selected: command.name === 'first' ? 0 : items.length - 1 } })
    case 'take':
      return items[screen.selected]?.open(model) ?? noEffect(model)
    case 'pick':
      return byLetter(model, key)
    case 'leave':
      return key === 'escape'
        ? noEffect({ ...model, overlay: { kind: 'ask', text: sentence('title-leave'), yes: { kind: 'quit' } } })
        : withEffects(model, { kind: 'quit' })
    default:
      return noEffect(model)
  }
}

/** Opens the menu item with the given key, even if it isn't listed. */
export function byLetter(model: Model, letter: string): Update {
  const item = allItems(model).find(({ key }) => key !== '' && key === letter)
  return item?.open(model) ?? noEffect(model)
}

/** Returns the path of the first listed saved game without a preview, or null. */
export function nextTitlePreview(model: Model): string | null {
  const { screen } = model
  if (screen.kind !== 'title') return null
  return latestSaves(model).find(({ path }) => screen.previews?.[path] === undefined)?.path ?? null
}

/** A line of the menu: a heading, a blank line, or a line of an item (`line` counts from 0). */
export interface MenuRow {
  readonly item: number | null
  readonly line: number
  readonly text: string
}

/** Returns the rows of the menu, with headings if everything fits. */
export function menuRows(model: Model, { selected }: TitleScreen): MenuRow[] {
  const items = titleItems(model)
  const room = textRoom(model)
  const isFirst = (i: number) => items[i]?.part !== items[i - 1]?.part
  const parts = items.filter((_, i) => isFirst(i)).length
  const besideHeadings = model.rows - 3 - (LOGO.length + 3 + items.length + 2 * parts)
  const hasHeadings = besideHeadings >= 0
  const besideName = model.rows - 1 - (LOGO.length + 2 + items.length)
  // The selected item's description must not displace the logo or the headings. Otherwise they would flicker.
  const most = hasHeadings ? besideHeadings : besideName >= 0 ? besideName : items.length
  const lines = items.map(({ text }, item): MenuRow[] => {
    if (item !== selected) return [{ item, line: 0, text }]
    const wrapped = wrap(text, room)
    const whole = wrapped.length <= 1 + most
    const lines = whole ? wrapped : [...wrapped.slice(0, most), wrapped.slice(most).join(' ')]
    return (lines.length > 0 ? lines : ['']).map((part, line) => ({ item, line, text: part }))
  })
  if (!hasHeadings) return lines.flat()
  return lines.flatMap((rows, i) => {
    const part = items[i]?.part
    if (!isFirst(i) || !part) return rows
    const blank: MenuRow[] = i === 0 ? [] : [{ item: null, line: 0, text: '' }]
    return [...blank, { item: null, line: 0, text: headingOf(wordsOf(model), part) }, ...rows]
  })
}

const headingOf = (words: Messages, part: MenuSection): string => words.get(`title-heading-${part}`)

export const wideOf = ({ columns }: Model): number => Math.min(columns - 2, WIDEST)

export const labelWidth = (model: Model): number => Math.max(...titleItems(model).map(({ label }) => width(label)))

/** Returns the number of columns for descriptions. */
export const textRoom = (model: Model): number => wideOf(model) - LEAD - labelWidth(model) - 3

export const noticeLines = (model: Model): string[] =>
  (model.notice?.lines ?? []).flatMap(line => wrap(wordsOf(model).format(line), model.columns - 4))

/** Returns the number of rows for the notice, including the blank line before it. */
const noticeRows = (model: Model): number => (model.notice ? 1 + noticeLines(model).length : 0)

/** Returns the kind of header: the logo, or a single line if the menu and the notice need the room. */
export function headerKind(model: Model, menu: number): 'tall' | 'short' {
  return LOGO.length + 2 + menu + noticeRows(model) <= model.rows - 1 ? 'tall' : 'short'
}

export const headLines = (kind: 'tall' | 'short'): number => (kind === 'tall' ? LOGO.length + 2 : 2)

/** Returns the first screen line of the menu. It doesn't depend on the selection if there is enough room. */
export function menuTop(model: Model, menu: readonly MenuRow[]): number {
  const head = headLines(headerKind(model, menu.length))
  const free = model.rows - 1 - head - menu.length
  const rows = menu.filter(({ line }) => line > 0).length
  return Math.max(0, Math.min((free + rows) >> 1, free - noticeRows(model))) + head
}
