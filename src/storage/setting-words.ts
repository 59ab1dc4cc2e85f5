import { excerpt, plainly } from '../commands/index.ts'
import { type Messages, sentence, wordsIn } from '../text/index.ts'
import { type ForcedSettings, type SettingName, type Settings, settingChange, VALUES } from './settings.ts'
import { Trouble } from './trouble.ts'

/** A setting and what it can be, by the words of the settings file; nothing where it is typed. */
export interface SettingRow {
  readonly name: SettingName
  readonly values: readonly string[]
}

/** Every setting, in the order they are shown. */
export const SETTINGS: readonly SettingRow[] = (
  [
    'theme',
    'glyphs',
    'speed',
    'moments',
    'notice',
    'handover',
    'hints',
    'mouse',
    'language',
    'names',
    'saveFolder',
  ] as const
).map(name => ({ name, values: VALUES[name] ?? [] }))

/** The word a setting is called by, in a command. */
export const settingWord = (words: Messages, name: SettingName): string => words.say(`setting-${name}`)

/** What a setting decides. */
export const settingAbout = (words: Messages, name: SettingName): string => words.say(`setting-${name}.about`)

/** The word for a value of a setting. */
export const valueWord = (words: Messages, name: SettingName, value: string): string =>
  words.say(`setting-${name}-${value}`)

/** What comes of a value of a setting. */
export const valueAbout = (words: Messages, name: SettingName, value: string): string =>
  words.say(`setting-${name}-${value}.about`)

/** A setting's value by the word of the settings file; null for one that is typed. */
export function chosenValue(settings: Settings, name: SettingName): string | null {
  const value = settings[name]
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return VALUES[name] && typeof value === 'string' ? value : null
}

/** A setting's value as a person writes it. */
export function settingText(words: Messages, settings: Settings, name: SettingName): string {
  const chosen = chosenValue(settings, name)
  if (chosen !== null) return valueWord(words, name, chosen)
  const value = name === 'names' ? settings.names.join(', ') : settings.saveFolder
  return value || words.say('settings-usual')
}

/** That something else than the settings file decides a setting; empty where nothing does. */
export function forcedText(words: Messages, forced: ForcedSettings, name: SettingName): string {
  const by = forced[name]
  if (by === undefined) return ''
  return words.say(by.startsWith('--') ? 'settings-forced-given' : 'settings-forced-set', { by })
}

/** What somebody wants of the settings: to hear of all, or of one, or to change one. */
export type SettingWish =
  | { readonly kind: 'tell'; readonly row: SettingRow | null }
  | { readonly kind: 'change'; readonly row: SettingRow; readonly change: Partial<Settings> }

/**
 * What these words want of the settings, in English or in the language of `words`: none, the word of one, or that and a
 * value. Throws Trouble where they are wrong.
 */
export function settingWish(said: string, words: Messages): SettingWish {
  const [, first = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(said.trim()) ?? []
  if (first === '') return { kind: 'tell', row: null }
  const row = rowCalled(first, words)
  if (!row) {
    const known = { items: SETTINGS.map(({ name }) => sentence(`setting-${name}`)), last: 'or' } as const
    throw new Trouble(sentence('settings-unknown', { word: excerpt(first), known }), 2)
  }
  if (rest === '') return { kind: 'tell', row }
  return { kind: 'change', row, change: settingChange(row.name, rest, words) }
}

function rowCalled(said: string, words: Messages): SettingRow | undefined {
  const typed = plainly(said)
  const english = wordsIn('en')
  const calledIn = ({ name }: SettingRow) => [words, english].map(known => plainly(settingWord(known, name)))
  return (
    SETTINGS.find(row => calledIn(row).includes(typed)) ??
    onlyOne(SETTINGS.filter(row => calledIn(row).some(word => word.startsWith(typed))))
  )
}

/** The settings as lines to read: all of them, or one with what it can be. */
export function settingLines(
  words: Messages,
  settings: Settings,
  forced: ForcedSettings,
  one: SettingRow | null,
): string[] {
  if (!one) {
    const rows = SETTINGS.map(({ name }) => {
      const [word, value] = [settingWord(words, name), settingText(words, settings, name)]
      return `  ${word.padEnd(8)} ${value.padEnd(13)} ${settingAbout(words, name)}`
    })
    return [...rows, words.say('settings-how')]
  }
  const { name, values } = one
  const [word, value, about] = [settingWord(words, name), settingText(words, settings, name), settingAbout(words, name)]
  const force = forcedText(words, forced, name)
  return [
    words.say('settings-is-so', { word, value, about }),
    ...values.map(id => `  ${valueWord(words, name, id).padEnd(13)} ${valueAbout(words, name, id)}`),
    ...(force === '' ? [] : [force]),
  ]
}

/** What is said once a setting has been changed and kept. */
export function changedLines(
  words: Messages,
  settings: Settings,
  forced: ForcedSettings,
  { name }: SettingRow,
): string[] {
  const force = forcedText(words, forced, name)
  const told = { word: settingWord(words, name), value: settingText(words, settings, name) }
  const since = words.say(name === 'saveFolder' ? 'settings-next-start' : 'settings-now-on', told)
  return [since, ...(force === '' ? [] : [force])]
}

function onlyOne<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined
}
