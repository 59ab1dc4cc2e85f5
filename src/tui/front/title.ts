import { guidedHeader } from '../../hall/guide.ts'
import { USUAL_NAMES } from '../../storage/index.ts'
import { cut, pad, wrap } from '../../terminal/text.ts'
import type { Command } from '../commands.ts'
import { keysPage } from '../help.ts'
import { asking, type Model, still, type TitleScreen, type Update } from '../model.ts'
import { openRules } from '../rules-page.ts'
import { openSettings } from '../settings/page.ts'
import type { Style } from '../style.ts'
import { newForm } from './new-game.ts'

/** One line of the title's menu. */
interface Item {
  readonly key: string
  readonly label: string
  /** What is behind it, beside the label. */
  readonly text: string
  readonly open: (model: Model) => Update
}

const NAME = [
  '                   _          _        ',
  '  ___  __ _  _ __ | |_  _ __ (_) _ __  ',
  " / __|/ _` || '_ \\| __|| '__|| || '_ \\ ",
  '| (__| (_| || | | | |_ | |   | || |_) |',
  ' \\___|\\__,_||_| |_|\\__||_|   |_|| .__/ ',
  '                                |_|    ',
]

/** What the menu offers, which depends on what is on the shelf. */
export function titleItems({ shelf, settings }: Model): Item[] {
  const items: Item[] = []
  const lessons = shelf.games.flatMap((game): Item[] => {
    const header = guidedHeader(game, settings.names[0] ?? USUAL_NAMES[0])
    if (!header) return []
    const text = `${game.title}, by playing it: ten minutes with a guide`
    return [{ key: 'p', label: 'Learn to play', text, open: model => asking(model, { kind: 'begin', header }) }]
  })
  const last = shelf.saves.find(save => save.header !== null)
  if (last?.header) {
    const text = `${last.name}: ${last.header.seats.join(', ')}, ${last.answers} answers`
    items.push({ key: 'c', label: 'Continue', text, open: model => asking(model, { kind: 'resume', path: last.path }) })
  }
  items.splice(last ? 1 : 0, 0, ...lessons)
  shelf.games.forEach((game, i) => {
    const key = i === 0 ? 'n' : String(i + 1)
    const label = shelf.games.length === 1 ? 'New game' : `New: ${game.title}`
    items.push({
      key,
      label,
      text: `${game.title}: ${game.about}`,
      open: model => still({ ...model, screen: newForm(model, i) }),
    })
  })
  if (shelf.saves.length > 0) {
    const text = shelf.saves.length === 1 ? 'one saved game' : `${shelf.saves.length} saved games`
    items.push({
      key: 'l',
      label: 'Load',
      text,
      open: model => still({ ...model, screen: { kind: 'load', what: 'saves', selected: 0, peeked: null } }),
    })
  }
  if (shelf.examples.length > 0) {
    items.push({
      key: 'e',
      label: 'Examples',
      text: 'games to watch, played and written down',
      open: model => still({ ...model, screen: { kind: 'load', what: 'examples', selected: 0, peeked: null } }),
    })
  }
  const [game] = shelf.games
  if (game) {
    const text = `the rules of ${game.title}, to read and to search`
    items.push({ key: 'r', label: 'Rules', text, open: model => openRules(model, game) })
  }
  items.push({
    key: 's',
    label: 'Settings',
    text: 'colours, signs, motion, the mouse, and who plays',
    open: model => openSettings(model),
  })
  items.push({
    key: 'h',
    label: 'Help',
    text: 'what the keys do',
    open: model => still({ ...model, overlay: keysPage(model) }),
  })
  items.push({ key: 'q', label: 'Quit', text: '', open: model => asking(model, { kind: 'quit' }) })
  return items
}

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
  return (
    titleItems(model)
      .find(item => item.key === letter)
      ?.open(model) ?? still(model)
  )
}

/** The line of the menu that stands on a line of the screen; null where none does. */
export function titleItemAt(model: Model, { selected }: TitleScreen, y: number): number | null {
  const heights = titleItems(model).map(({ text }, i) => (i === selected ? wrap(text, wideOf(model) - 22).length : 1))
  let top = aboveOf(model, HEAD + heights.reduce((sum, high) => sum + high, 0)) + HEAD
  for (const [i, high] of heights.entries()) {
    if (y >= top && y < top + high) return i
    top += high
  }
  return null
}

/** Lines of the title above the menu. */
const HEAD = NAME.length + 2

const wideOf = ({ columns }: Model): number => Math.min(columns, 76)

/** Lines that stay free above so many lines of the title. */
const aboveOf = ({ rows }: Model, lines: number): number => Math.max(0, (rows - 1 - lines) >> 1)

/** The title as lines. */
export function drawTitle(model: Model, { selected }: TitleScreen, { say, glyphs }: Style): string[] {
  const wide = wideOf(model)
  const items = titleItems(model)
  const lines = [
    ...NAME.map(line => pad(say('title', line), wide, 'centre')),
    pad(say('dim', 'The classic board games of wizardry in a terminal'), wide, 'centre'),
    '',
    ...items.flatMap((item, i) => {
      const [first = '', ...rest] = wrap(item.text, wide - 22)
      const isSelected = i === selected
      const label = pad(item.label, 14)
      const mark = isSelected ? say('accent', glyphs.cursor) : ' '
      const head = ` ${mark} ${say('key', item.key)}  ${isSelected ? say('select', label) : label}  `
      const about = isSelected ? [first, ...rest] : [cut(item.text, wide - 22, glyphs.ellipsis)]
      return about.map((text, line) => (line === 0 ? head : ' '.repeat(22)) + (isSelected ? text : say('dim', text)))
    }),
  ]
  const above = aboveOf(model, lines.length)
  const aside = ' '.repeat(Math.max(0, (model.columns - wide) >> 1))
  return [...Array<string>(above).fill(''), ...lines.map(line => aside + line)]
}
