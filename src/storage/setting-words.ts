import { excerpt, normalized } from '../commands/index.ts'
import { type Messages, messagesIn, sentence } from '../text/index.ts'
import { type ForcedSettings, type SettingName, type Settings, settingChange, VALUES } from './settings.ts'
import { UserError } from './user-error.ts'

/** A setting and its possible values, as in `VALUES`. A free-text setting has none. */
export interface SettingRow {
  readonly name: SettingName
  readonly values: readonly string[]
}

export const SETTINGS: readonly SettingRow[] = (
  [
    'theme',
    'glyphs',
    'speed',
    'moments',
    'notice',
    'handover',
    'questions',
    'hints',
    'mouse',
    'language',
    'names',
    'keys',
    'saveFolder',
  ] as const
).map(name => ({ name, values: VALUES[name] ?? [] }))

export const settingWord = (words: Messages, name: SettingName): string => words.get(`setting-${name}`)

export const settingAbout = (words: Messages, name: SettingName): string => words.get(`setting-${name}.about`)

export const valueWord = (words: Messages, name: SettingName, value: string): string =>
  words.get(`setting-${name}-${value}`)

export const valueAbout = (words: Messages, name: SettingName, value: string): string =>
  words.get(`setting-${name}-${value}.about`)

/** Returns a setting's value, one of its `VALUES`, or null if the setting is free text. */
export function chosenValue(settings: Settings, name: SettingName): string | null {
  const value = settings[name]
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return VALUES[name] && typeof value === 'string' ? value : null
}

export function settingText(words: Messages, settings: Settings, name: SettingName): string {
  const chosen = chosenValue(settings, name)
  if (chosen !== null) return valueWord(words, name, chosen)
  const texts = { names: settings.names.join(', '), keys: settings.keys.join(' ') }
  const value = name === 'names' || name === 'keys' ? texts[name] : settings.saveFolder
  return value || words.get('settings-usual')
}

/** Returns a notice that a flag or variable overrides the setting, or an empty string if none does. */
export function forcedText(words: Messages, forced: ForcedSettings, name: SettingName): string {
  const by = forced[name]
  if (by === undefined) return ''
  return words.get(by.startsWith('--') ? 'settings-forced-given' : 'settings-forced-set', { by })
}

/** A parsed settings command: show all settings, show one, or change one. */
export type SettingsCommand =
  | { readonly kind: 'tell'; readonly row: SettingRow | null }
  | { readonly kind: 'change'; readonly row: SettingRow; readonly change: Partial<Settings> }

/**
 * Parses a settings command in English or the language of `words`: empty, a setting's name, or a name and value. Throws
 * UserError if it is invalid.
 */
export function readSettingsCommand(typed: string, words: Messages): SettingsCommand {
  const [, first = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(typed.trim()) ?? []
  if (first === '') return { kind: 'tell', row: null }
  const row = rowCalled(first, words)
  if (!row) {
    const known = { items: SETTINGS.map(({ name }) => sentence(`setting-${name}`)), last: 'or' } as const
    throw new UserError(sentence('settings-unknown', { word: excerpt(first), known }), 2)
  }
  if (rest === '') return { kind: 'tell', row }
  return { kind: 'change', row, change: settingChange(row.name, rest, words) }
}

function rowCalled(input: string, words: Messages): SettingRow | undefined {
  const typed = normalized(input)
  const english = messagesIn('en')
  const namesOf = ({ name }: SettingRow) => [words, english].map(known => normalized(settingWord(known, name)))
  return (
    SETTINGS.find(row => namesOf(row).includes(typed)) ??
    onlyOne(SETTINGS.filter(row => namesOf(row).some(word => word.startsWith(typed))))
  )
}

/** Returns the settings as lines of text: all of them, or one with its possible values. */
export function settingLines(
  words: Messages,
  settings: Settings,
  forced: ForcedSettings,
  one: SettingRow | null,
): string[] {
  if (!one) {
    const wide = Math.max(...SETTINGS.map(({ name }) => settingWord(words, name).length))
    const rows = SETTINGS.map(({ name }) => {
      const [word, value] = [settingWord(words, name), settingText(words, settings, name)]
      return `  ${word.padEnd(wide)} ${value.padEnd(13)} ${settingAbout(words, name)}`
    })
    return [...rows, words.get('settings-how')]
  }
  const { name, values } = one
  const [word, value, about] = [settingWord(words, name), settingText(words, settings, name), settingAbout(words, name)]
  const force = forcedText(words, forced, name)
  return [
    words.get('settings-is-so', { word, value, about }),
    ...values.map(id => `  ${valueWord(words, name, id).padEnd(13)} ${valueAbout(words, name, id)}`),
    ...(force === '' ? [] : [force]),
  ]
}

export function changedLines(
  words: Messages,
  settings: Settings,
  forced: ForcedSettings,
  { name }: SettingRow,
): string[] {
  const force = forcedText(words, forced, name)
  const values = { word: settingWord(words, name), value: settingText(words, settings, name) }
  const since = words.get(name === 'saveFolder' ? 'settings-next-start' : 'settings-now-on', values)
  return [since, ...(force === '' ? [] : [force])]
}

function onlyOne<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined
}
