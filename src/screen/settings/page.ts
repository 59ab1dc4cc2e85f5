import {
  changedLines,
  chosenValue,
  forcedText,
  SETTINGS,
  type SettingName,
  type SettingRow,
  type Settings,
  settingAbout,
  settingChange,
  settingText,
  settingWish,
  settingWord,
  toldBy,
  USUAL_SETTINGS,
  valueAbout,
} from '../../storage/index.ts'
import { capital, type Messages, wordsIn } from '../../text/index.ts'
import type { Command } from '../commands.ts'
import type { Area } from '../layout.ts'
import { asking, isBox, type Model, type Overlay, type SettingsPage, saying, still, type Update } from '../model.ts'
import { edited, inserted, lineOf, type TextLine } from '../text-line.ts'
import { languageOf, toldGame, wordsOf } from '../words.ts'

/** The settings that the page changes; where games are saved holds from the next start on and is a command's business. */
export const SETTING_ROWS: readonly SettingRow[] = SETTINGS.filter(({ name }) => name !== 'saveFolder')
const COLUMNS = 72
/** Lines under the rows: what the setting is about, and what goes before it or went wrong. */
export const TOLD_ROWS = 3
const LONGEST_NAMES = 120

/** The settings laid over whatever is on the screen, at the first or at that one. */
export function openSettings(model: Model, under: Overlay | null = null, at?: SettingName): Update {
  const row = Math.max(
    0,
    SETTING_ROWS.findIndex(({ name }) => name === at),
  )
  return still({ ...model, overlay: { kind: 'settings', row, typed: namesLine(model.settings), under } })
}

/** The model with settings changed, which are kept for the next time. */
export function withSettings(model: Model, change: Partial<Settings>): Update {
  const changed: Model = { ...model, settings: { ...model.settings, ...change } }
  const isRetold = languageOf(changed) !== languageOf(model)
  return asking(isRetold ? retold(changed) : changed, { kind: 'store', change })
}

/** The model without what is in the words of another language already. */
function retold(model: Model): Model {
  const { screen, overlay } = model
  const lying = (page: Overlay | null): Overlay | null => {
    if (isBox(page)) return { ...page, under: lying(page.under) }
    if (page?.kind === 'rules') return { ...page, game: toldGame(model, page.game), under: lying(page.under) }
    return page?.kind === 'page' ? null : page
  }
  const kept = screen.kind === 'title' ? { ...screen, peeked: {} } : screen
  return { ...model, screen: kept, overlay: lying(overlay) }
}

/** What comes of `settings` said at the table: the page, or the change that the words ask for. */
export function settingsSaid(model: Model, said: string): Update {
  try {
    const wish = settingWish(said, wordsOf(model))
    if (wish.kind === 'tell') return openSettings(model, null, wish.row?.name)
    const { model: changed, effects } = withSettings(model, wish.change)
    const lines = changedLines(wordsIn(languageOf(changed)), changed.settings, model.forced, wish.row)
    return saying(changed, { tone: 'good', lines }, ...effects)
  } catch (error) {
    return saying(model, { tone: 'bad', lines: [toldBy(error)] })
  }
}

const namesLine = ({ names }: Settings): TextLine => lineOf(names.join(', '))

/** What a command does in the settings. */
export function inSettings(model: Model, page: SettingsPage, command: Command, key: string): Update {
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
        return key === 'enter' ? leavingRow(model, page, to => to) : typedInSettings(model, page, key, null)
      return withSettings(model, nextValue(model.settings, row, command.name === 'left' ? -1 : 1))
    case 'leave':
      return leavingRow(model, page, ({ under }) => under)
    default:
      return still(model)
  }
}

/** What a key does that is no command: it edits the setting that is typed. */
export function typedInSettings(model: Model, page: SettingsPage, key: string, text: string | null): Update {
  if (SETTING_ROWS[page.row]?.values.length !== 0) return still(model)
  const typed = edited(page.typed, key) ?? (text === null ? null : inserted(page.typed, text, LONGEST_NAMES))
  return still(typed ? { ...model, overlay: { ...page, typed } } : model)
}

/** The page as it is once the row is left: what has been typed there is kept first, or the row is not left. */
function leavingRow(model: Model, page: SettingsPage, next: (page: SettingsPage) => Overlay | null): Update {
  const text = page.typed.text.trim().replace(/,$/, '')
  if (text === model.settings.names.join(', ')) return still({ ...model, overlay: next(page) })
  try {
    const change = settingChange('names', text === '' ? 'usual' : text)
    const { model: changed, effects } = withSettings(model, change)
    return { model: { ...changed, overlay: next({ ...page, typed: namesLine(changed.settings) }) }, effects }
  } catch (error) {
    return saying(model, { tone: 'bad', lines: [toldBy(error)] })
  }
}

/** The value after the one a setting has, or before it. */
function nextValue(settings: Settings, { name, values }: SettingRow, step: 1 | -1): Partial<Settings> {
  const now = values.indexOf(chosenValue(settings, name) ?? '')
  const next = values[(now + step + values.length) % values.length]
  return next ? settingChange(name, next) : { [name]: USUAL_SETTINGS[name] }
}

/** Where the page lies on the screen. */
export function settingsArea({ columns, rows }: Model): Area {
  const high = SETTING_ROWS.length + TOLD_ROWS + 6
  return { x: (columns - COLUMNS) >> 1, y: Math.max(0, (rows - 1 - high) >> 1), columns: COLUMNS, rows: high }
}

/** What is told of the selected row: what it is about, then what goes before it or went wrong. */
export function toldOf({ settings, notice, forced }: Model, page: SettingsPage, words: Messages): readonly Told[] {
  const here = SETTING_ROWS[page.row]
  const value = here && chosenValue(settings, here.name)
  const about = here ? (value ? valueAbout(words, here.name, value) : settingAbout(words, here.name)) : ''
  const more: Told[] = notice
    ? notice.lines.map(line => ({ text: words.tell(line), as: notice.tone === 'bad' ? 'bad' : 'text' }))
    : [{ text: here ? forcedText(words, forced, here.name) : '', as: 'warn' }]
  return [{ text: about, as: 'text' }, ...more]
}

/** A sentence about a setting, and how it is shown. */
export interface Told {
  readonly text: string
  readonly as: 'text' | 'warn' | 'bad'
}

/** What stands in a row: the setting's name, and what it is set to. */
export function rowWords({ settings }: Model, page: SettingsPage, row: SettingRow, words: Messages) {
  const value = row.values.length === 0 ? page.typed.text : settingText(words, settings, row.name)
  return { label: capital(settingWord(words, row.name)), value }
}
