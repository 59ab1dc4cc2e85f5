import { width, wrap } from '../../terminal/text.ts'
import type { Messages } from '../../text/index.ts'
import type { Command } from '../commands.ts'
import { type Model, still, type TitleScreen, type Update } from '../model.ts'
import { wordsOf } from '../words.ts'
import { latestSaves, type Part, titleItems } from './title-items.ts'

/** The name of the house. */
export const NAME = [
  '                   _          _        ',
  '  ___  __ _  _ __ | |_  _ __ (_) _ __  ',
  " / __|/ _` || '_ \\| __|| '__|| || '_ \\ ",
  '| (__| (_| || | | | |_ | |   | || |_) |',
  ' \\___|\\__,_||_| |_|\\__||_|   |_|| .__/ ',
  '                                |_|    ',
]

/** The night around the name: its left side, which the right mirrors. */
export const NIGHT = [
  '  .          *    ',
  '       .          ',
  '  *         .     ',
  '     .          . ',
  '           *      ',
  '   .          .   ',
]

const WIDEST = 96
/** Room before a label: the mark of the selected line, its key, and spaces. */
const LEAD = 6

/** What a command does at the title. */
export function atTitle(model: Model, screen: TitleScreen, command: Command, key: string): Update {
  const items = titleItems(model)
  switch (command.name) {
    case 'up':
    case 'down': {
      const selected = (screen.selected + (command.name === 'up' ? -1 : 1) + items.length) % items.length
      return still({ ...model, screen: { ...screen, selected } })
    }
    case 'take':
      return items[screen.selected]?.open(model) ?? still(model)
    case 'pick':
      return byLetter(model, key)
    default:
      return still(model)
  }
}

/** Opens the line of that letter. */
export function byLetter(model: Model, letter: string): Update {
  const item = titleItems(model).find(({ key }) => key !== '' && key === letter)
  return item?.open(model) ?? still(model)
}

/** The saved game that the title names and does not yet know the standing of, or null. */
export function unknownSave(model: Model): string | null {
  const { screen } = model
  if (screen.kind !== 'title') return null
  return latestSaves(model).find(({ path }) => screen.peeked?.[path] === undefined)?.path ?? null
}

/** One line of the menu: a heading, an empty line, or a line of an item (`line` counts from its first). */
export interface Row {
  readonly item: number | null
  readonly line: number
  readonly text: string
}

/** The menu as rows; headings stand over its parts only where all of it has room with them. */
export function menuRows(model: Model, { selected }: TitleScreen): Row[] {
  const items = titleItems(model)
  const room = textRoom(model)
  const isFirst = (i: number) => items[i]?.part !== items[i - 1]?.part
  const parts = items.filter((_, i) => isFirst(i)).length
  const besideHeadings = model.rows - 3 - (NAME.length + 3 + items.length + 2 * parts)
  const hasHeadings = besideHeadings >= 0
  const besideName = model.rows - 1 - (NAME.length + 2 + items.length)
  // What is told of the selected line takes no room from the name or the headings: they would come and go with the selection.
  const most = hasHeadings ? besideHeadings : besideName >= 0 ? besideName : items.length
  const lines = items.map(({ text }, item): Row[] => {
    if (item !== selected) return [{ item, line: 0, text }]
    const wrapped = wrap(text, room)
    const whole = wrapped.length <= 1 + most
    const told = whole ? wrapped : [...wrapped.slice(0, most), wrapped.slice(most).join(' ')]
    return (told.length > 0 ? told : ['']).map((part, line) => ({ item, line, text: part }))
  })
  if (!hasHeadings) return lines.flat()
  return lines.flatMap((rows, i) => {
    const part = items[i]?.part
    if (!isFirst(i) || !part) return rows
    const blank: Row[] = i === 0 ? [] : [{ item: null, line: 0, text: '' }]
    return [...blank, { item: null, line: 0, text: headingOf(wordsOf(model), part) }, ...rows]
  })
}

/** What stands over a part of the menu, where there is room. */
const headingOf = (words: Messages, part: Part): string => words.say(`title-heading-${part}`)

/** Columns of the menu. */
export const wideOf = ({ columns }: Model): number => Math.min(columns - 2, WIDEST)

/** Columns of the longest label. */
export const labelWidth = (model: Model): number => Math.max(...titleItems(model).map(({ label }) => width(label)))

/** Columns for what is told of a line. */
export const textRoom = (model: Model): number => wideOf(model) - LEAD - labelWidth(model) - 3

/** What is said or asked below the menu, in lines. */
export const noticeLines = (model: Model): string[] =>
  (model.notice?.lines ?? []).flatMap(line => wrap(wordsOf(model).tell(line), model.columns - 4))

/** Lines that a notice takes, with the empty one before it. */
const noticeRows = (model: Model): number => (model.notice ? 1 + noticeLines(model).length : 0)

/** Lines over the menu: the name and what this is, or one line alone where many games are in the library, or something is said below them. */
export function headOf(model: Model, menu: number): 'tall' | 'short' {
  return NAME.length + 2 + menu + noticeRows(model) <= model.rows - 1 ? 'tall' : 'short'
}

/** Lines of such a head. */
export const headLines = (kind: 'tall' | 'short'): number => (kind === 'tall' ? NAME.length + 2 : 2)

/** The line of the screen on which a menu of these rows begins: the same whatever is told of the line that is selected, while there is room. */
export function topOf(model: Model, menu: readonly Row[]): number {
  const head = headLines(headOf(model, menu.length))
  const free = model.rows - 1 - head - menu.length
  const told = menu.filter(({ line }) => line > 0).length
  return Math.max(0, Math.min((free + told) >> 1, free - noticeRows(model))) + head
}
