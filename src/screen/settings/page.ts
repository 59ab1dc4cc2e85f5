import {
  changedLines,
  chosenValue,
  DEFAULT_SETTINGS,
  errorText,
  forcedText,
  readSettingsCommand,
  SETTINGS,
  type SettingName,
  type SettingRow,
  type Settings,
  settingAbout,
  settingChange,
  settingText,
  settingWord,
  valueAbout,
} from '../../storage/index.ts'
import { capital, type Messages, messagesIn } from '../../text/index.ts'
import type { Command } from '../commands.ts'
import type { Area } from '../layout.ts'
import { type Model, noEffect, type Screen, type Update, withEffects, withNotice } from '../model.ts'
import { overlayInLanguage, type PressedKey } from '../overlay.ts'
import type { Overlay } from '../overlays/index.ts'
import { editText, insertText, lineOf, type TextLine } from '../text-line.ts'
import { languageOf, wordsOf } from '../words.ts'

export interface SettingsPage {
  readonly kind: 'settings'
  readonly row: number
  readonly typed: TextLine
  readonly under: Overlay | null
}

/**
 * The settings on the page. The save folder and swapped keys can only be changed by typing (`settings keys h=i`). The
 * folder takes effect only at the next start, and swapping keys would change the keys of the page itself.
 */
export const SETTING_ROWS: readonly SettingRow[] = SETTINGS.filter(
  ({ name }) => name !== 'saveFolder' && name !== 'keys',
)
const COLUMNS = 72
/** The number of lines below the rows: the description, and a note about an override or an error. */
export const DESCRIPTION_ROWS = 3
const LONGEST_NAMES = 120

/** Opens the settings page at a given setting, by default at the first one. */
export function openSettings(model: Model, under: Overlay | null = null, at?: SettingName): Update {
  const row = Math.max(
    0,
    SETTING_ROWS.findIndex(({ name }) => name === at),
  )
  return noEffect({ ...model, overlay: { kind: 'settings', row, typed: namesLine(model.settings), under } })
}

/** Changes settings and saves them. */
export function withSettings(model: Model, change: Partial<Settings>): Update {
  const changed: Model = { ...model, settings: { ...model.settings, ...change } }
  const isOtherLanguage = languageOf(changed) !== languageOf(model)
  return withEffects(isOtherLanguage ? inNewLanguage(changed) : changed, { kind: 'store', change })
}

/** Removes or translates text that was formatted in the previous language. */
function inNewLanguage(model: Model): Model {
  const { screen, overlay } = model
  const nextScreen: Screen = screen.kind === 'title' || screen.kind === 'load' ? { ...screen, previews: {} } : screen
  return { ...model, screen: nextScreen, overlay: overlayInLanguage(model, overlay) }
}

/** Handles the typed command `settings`: opens the page, or changes a setting. */
export function runSettingsCommand(model: Model, typed: string): Update {
  try {
    const parsed = readSettingsCommand(typed, wordsOf(model))
    if (parsed.kind === 'tell') return openSettings(model, null, parsed.row?.name)
    const { model: changed, effects } = withSettings(model, parsed.change)
    const lines = changedLines(messagesIn(languageOf(changed)), changed.settings, model.forced, parsed.row)
    return withNotice(changed, { tone: 'good', lines }, ...effects)
  } catch (error) {
    return withNotice(model, { tone: 'bad', lines: [errorText(error)] })
  }
}

const namesLine = ({ names }: Settings): TextLine => lineOf(names.join(', '))

export function onSettingsCommand(model: Model, page: SettingsPage, command: Command, pressed: PressedKey): Update {
  const row = SETTING_ROWS[page.row]
  switch (command.name) {
    case 'up':
    case 'down': {
      const next = (page.row + (command.name === 'up' ? -1 : 1) + SETTING_ROWS.length) % SETTING_ROWS.length
      return leavingRow(model, page, to => ({ ...to, row: next }))
    }
    case 'left':
    case 'right':
      if (!row || row.values.length === 0)
        return pressed.key === 'enter' ? leavingRow(model, page, to => to) : onSettingsKey(model, page, pressed)
      return withSettings(model, nextValue(model.settings, row, command.name === 'left' ? -1 : 1))
    case 'leave':
      return leavingRow(model, page, ({ under }) => under)
    default:
      return noEffect(model)
  }
}

/** Handles a key that edits a typed setting. */
export function onSettingsKey(model: Model, page: SettingsPage, { key, text }: PressedKey): Update {
  if (SETTING_ROWS[page.row]?.values.length !== 0) return noEffect(model)
  const typed = editText(page.typed, key) ?? (text === null ? null : insertText(page.typed, text, LONGEST_NAMES))
  return noEffect(typed ? { ...model, overlay: { ...page, typed } } : model)
}

/** Leaves a row after saving its typed text, or stays on the row if the text is invalid. */
function leavingRow(model: Model, page: SettingsPage, next: (page: SettingsPage) => Overlay | null): Update {
  const text = page.typed.text.trim().replace(/,$/, '')
  if (text === model.settings.names.join(', ')) return noEffect({ ...model, overlay: next(page) })
  try {
    const change = settingChange('names', text === '' ? 'usual' : text)
    const { model: changed, effects } = withSettings(model, change)
    return { model: { ...changed, overlay: next({ ...page, typed: namesLine(changed.settings) }) }, effects }
  } catch (error) {
    return withNotice(model, { tone: 'bad', lines: [errorText(error)] })
  }
}

function nextValue(settings: Settings, { name, values }: SettingRow, step: 1 | -1): Partial<Settings> {
  const now = values.indexOf(chosenValue(settings, name) ?? '')
  const next = values[(now + step + values.length) % values.length]
  return next ? settingChange(name, next) : { [name]: DEFAULT_SETTINGS[name] }
}

export function settingsArea({ columns, rows }: Model): Area {
  const high = SETTING_ROWS.length + DESCRIPTION_ROWS + 6
  return { x: (columns - COLUMNS) >> 1, y: Math.max(0, (rows - 1 - high) >> 1), columns: COLUMNS, rows: high }
}

/** Returns the lines of text below the rows: the description of the selected row, then any override or error. */
export function settingTexts(
  { settings, notice, forced }: Model,
  page: SettingsPage,
  words: Messages,
): readonly StyledText[] {
  const here = SETTING_ROWS[page.row]
  const value = here && chosenValue(settings, here.name)
  const about = here ? (value ? valueAbout(words, here.name, value) : settingAbout(words, here.name)) : ''
  const more: StyledText[] = notice
    ? notice.lines.map(line => ({ text: words.format(line), as: notice.tone === 'bad' ? 'bad' : 'text' }))
    : [{ text: here ? forcedText(words, forced, here.name) : '', as: 'warn' }]
  return [{ text: about, as: 'text' }, ...more]
}

/** A piece of text and its style. */
export interface StyledText {
  readonly text: string
  readonly as: 'text' | 'warn' | 'bad'
}

/** Returns the label and value of a row. */
export function settingRowText({ settings }: Model, page: SettingsPage, row: SettingRow, words: Messages) {
  const value = row.values.length === 0 ? page.typed.text : settingText(words, settings, row.name)
  return { label: capital(settingWord(words, row.name)), value }
}
