import type { Game, Guide, Header } from '../../kernel/index.ts'
import { guidedHeader, guidesOf } from '../../server/guide.ts'
import { DEFAULT_NAMES, type SaveEntry } from '../../storage/index.ts'
import { width } from '../../terminal/text.ts'
import { type Messages, sentence } from '../../text/index.ts'
import type { Command } from '../commands.ts'
import { moveSelection } from '../list-moves.ts'
import {
  type LoadScreen,
  type Model,
  noEffect,
  type Preview,
  type TitleScreen,
  type Update,
  withEffects,
  withNotice,
} from '../model.ts'
import type { PressedKey } from '../overlay.ts'
import { editText, insertText, lineOf } from '../text-line.ts'
import { gameInLanguage } from '../words.ts'

/** The maximum length of a saved game's name. */
const LONGEST_NAME = 60

export function listLength(model: Model, { what }: LoadScreen): number {
  const { library } = model
  if (what === 'lessons') return lessonsOf(model).length
  return library[what].length
}

export const openList = (model: Model, what: LoadScreen['what']): Update =>
  noEffect({ ...model, screen: { kind: 'load', what, selected: 0, previews: {}, naming: null } })

/** A lesson, with the header of the game that it starts. */
interface Lesson {
  readonly game: Game
  readonly guide: Guide
  readonly header: Header
}

/** Returns all lessons, grouped by game. Each group is in the order of the game's lessons. */
export function lessonsOf(model: Model): Lesson[] {
  const { library, settings } = model
  return library.games
    .map(game => gameInLanguage(model, game))
    .flatMap(game =>
      guidesOf(game).flatMap(guide => {
        const header = guidedHeader(game, settings.names[0] ?? DEFAULT_NAMES[0], guide.name)
        return header ? [{ game, guide, header }] : []
      }),
    )
}

export function onListCommand(model: Model, screen: LoadScreen, command: Command): Update {
  if (screen.naming) return onRenameCommand(model, screen, command)
  const selected = moveSelection(command.name, screen.selected, listLength(model, screen), listRowsFor(model))
  if (selected !== null) return noEffect({ ...model, screen: { ...screen, selected } })
  const save = screen.what === 'saves' ? model.library.saves[screen.selected] : undefined
  switch (command.name) {
    case 'take':
      return open(model, screen)
    case 'rename':
      return noEffect(save ? { ...model, screen: { ...screen, naming: lineOf(save.name) } } : model)
    case 'delete': {
      if (!save) return noEffect(model)
      const { path, name } = save
      return noEffect({
        ...model,
        overlay: { kind: 'ask', text: sentence('load-delete', { name }), yes: { kind: 'delete', path } },
      })
    }
    case 'leave':
      return noEffect({ ...model, screen: { kind: 'title', selected: 0 } })
    default:
      return noEffect(model)
  }
}

/** Handles a command while a game is being renamed. */
function onRenameCommand(model: Model, screen: LoadScreen, command: Command): Update {
  const to = { ...model, screen: { ...screen, naming: null } }
  const save = model.library.saves[screen.selected]
  const name = screen.naming?.text.trim() ?? ''
  if (command.name !== 'take' || !save || name === '' || name === save.name) return noEffect(to)
  return withEffects(to, { kind: 'rename', path: save.path, name })
}

/** Handles a key that edits the new name of a game. */
export function onListKey(model: Model, screen: LoadScreen, { key, text }: PressedKey): Update {
  if (!screen.naming) return noEffect(model)
  const naming = editText(screen.naming, key) ?? (text === null ? null : insertText(screen.naming, text, LONGEST_NAME))
  return naming ? noEffect({ ...model, screen: { ...screen, naming } }) : noEffect(model)
}

/** Adds the preview of a game to the list or the title. */
export const withPreview = <S extends LoadScreen | TitleScreen>(
  screen: S,
  { path, text, state = 'open' }: { path: string } & Pick<Preview, 'text'> & Partial<Preview>,
): S => ({ ...screen, previews: { ...screen.previews, [path]: { text, state } } })

/** Returns the path of the first visible game without a preview, or null. */
export function nextSaveToPreview(model: Model, { selected, previews }: LoadScreen): string | null {
  const top = firstVisibleGame(model, selected)
  const shown = model.library.saves.slice(top, top + listRowsFor(model))
  return shown.find(({ path }) => !(path in previews))?.path ?? null
}

/**
 * Fits the list to a library in which a game was renamed or deleted: the selection stays within it, and renaming ends.
 */
export function withList(model: Model, screen: LoadScreen): Model {
  const selected = Math.max(0, Math.min(screen.selected, listLength(model, screen) - 1))
  return { ...model, screen: { ...screen, selected, naming: null } }
}

function open(model: Model, { what, selected }: LoadScreen): Update {
  if (what === 'lessons') {
    const lesson = lessonsOf(model)[selected]
    return lesson ? withEffects(model, { kind: 'begin', header: lesson.header }) : noEffect(model)
  }
  if (what === 'examples') {
    const example = model.library.examples[selected]
    return example ? withEffects(model, { kind: 'watch', path: example.path }) : noEffect(model)
  }
  const save = model.library.saves[selected]
  if (!save) return noEffect(model)
  if (save.problem !== null) return withNotice(model, { tone: 'bad', lines: [save.problem] })
  return withEffects(model, { kind: 'resume', path: save.path })
}

/** Returns the number of list rows on the screen. */
export const listRowsFor = ({ rows }: Model): number => Math.max(1, rows - 8)

/**
 * Returns the index of the first visible game. The list scrolls by whole pages so that a clicked row stays in place.
 */
export const firstVisibleGame = (model: Model, selected: number): number => selected - (selected % listRowsFor(model))

/** Returns the rows of the list and the text below it: the notice, or else details of the selected game. */
export function listView(model: Model, { what, selected, previews }: LoadScreen, words: Messages) {
  const { library, notice } = model
  const { saves } = library
  const rows = rowsOf(model, words, what, previews)
  const row = rows[selected]
  // Repeat in full any text that was cut off in the row.
  const whole = row && width(row.text) > roomBeside(model.columns, row) ? row.text : ''
  const previewText = what === 'saves' ? words.format(previews[saves[selected]?.path ?? '']?.text ?? '') : ''
  const more = [whole, previewText].filter(part => part !== '').join(' ')
  const wrong = notice?.lines.map(line => words.format(line)).join(' ')
  return { rows, about: wrong ?? more, isWrong: notice?.tone === 'bad' }
}

function rowsOf(model: Model, words: Messages, what: LoadScreen['what'], previews: LoadScreen['previews']): ListRow[] {
  const { saves, examples } = model.library
  switch (what) {
    case 'saves':
      return saves.map(save => saveRow(model, words, save, previews[save.path]?.state))
    case 'examples':
      return examples.map(({ name, about }) => ({ name, text: about, state: '', end: '' }))
    case 'lessons':
      return lessonsOf(model).map(({ game, guide }) => ({ name: game.title, text: guide.title, state: '', end: '' }))
  }
}

/** Column widths: the indentation of a name, the name and the state. */
const NAME_INDENT = 4
export const NAME_COLUMNS = 22
export const STATE = 11

/** Returns the number of columns for a game's text. */
export const roomBeside = (columns: number, { end }: Pick<ListRow, 'end'>): number =>
  columns - NAME_INDENT - NAME_COLUMNS - 2 - (end === '' ? 0 : 2 + STATE + 2 + width(end))

/** A row of the list. `end` is the date of the last change, or empty if the row has none. */
export interface ListRow {
  readonly name: string
  readonly text: string
  /** The number of answers or, once the preview is loaded, the state of the game. Empty for rows without a date. */
  readonly state: string
  readonly end: string
  readonly bad?: boolean
}

function saveRow(
  model: Model,
  words: Messages,
  { name, header, problem, answers, changed }: SaveEntry,
  state: Preview['state'] | undefined,
): ListRow {
  if (!header)
    return { name, text: words.format(problem ?? sentence('load-unreadable')), state: '', end: '', bad: true }
  const game = model.library.games.find(({ id }) => id === header.game)
  const title = game ? gameInLanguage(model, game).title : header.game
  return {
    name,
    text: words.get('load-game', { game: title, seats: header.seats.join(', ') }),
    state: state === undefined ? words.get('load-answers', { n: answers }) : words.get(`load-state-${state}`),
    end: stamp(changed),
  }
}

/** Formats a time in the local time zone: `2031-05-09 14:02`. */
function stamp(milliseconds: number): string {
  const at = new Date(milliseconds)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`
}
