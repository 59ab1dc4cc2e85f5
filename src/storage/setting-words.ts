import { listed, plainly, quote } from '../commands/index.ts'
import { type ForcedSettings, type SettingName, type Settings, settingChange } from './settings.ts'
import { Trouble } from './trouble.ts'

/** A setting as a person is told of it. */
export interface SettingRow {
  readonly name: SettingName
  /** The word it is called by, in a command. */
  readonly word: string
  /** What it decides. */
  readonly about: string
  /** What it can be, each with what comes of it; empty where it is typed. */
  readonly values: readonly { readonly word: string; readonly text: string }[]
}

/** Every setting, in the order they are shown. */
export const SETTINGS: readonly SettingRow[] = [
  {
    name: 'theme',
    word: 'theme',
    about: 'The colours of the full screen.',
    values: [
      { word: 'dusk', text: 'The colours of a dark screen.' },
      { word: 'light', text: 'The colours of a light screen.' },
      { word: 'colour-blind', text: 'For a dark screen, and eyes that do not tell red from green.' },
      { word: 'mono', text: 'No colours: signs, weight and underlining say it all.' },
    ],
  },
  {
    name: 'glyphs',
    word: 'glyphs',
    about: 'The signs of the map.',
    values: [
      { word: 'auto', text: 'Pictures where the language of the terminal has them, else plain characters.' },
      { word: 'unicode', text: 'Pictures, as UTF-8 terminals have them.' },
      { word: 'ascii', text: 'Plain characters, as every terminal has them.' },
    ],
  },
  {
    name: 'speed',
    word: 'speed',
    about: 'How fast things move on the screen.',
    values: [
      { word: 'slow', text: 'Whatever moves takes its time.' },
      { word: 'normal', text: 'Whatever moves goes at an easy pace.' },
      { word: 'fast', text: 'Whatever moves hurries.' },
      { word: 'instant', text: 'Nothing moves: what happens is there at once.' },
    ],
  },
  {
    name: 'hints',
    word: 'hints',
    about: 'Whether to say what might be done next.',
    values: [
      { word: 'on', text: 'Says what might be done next, where that is worth saying.' },
      { word: 'off', text: 'Says no more than what is asked.' },
    ],
  },
  {
    name: 'mouse',
    word: 'mouse',
    about: 'Whether the full screen listens to the mouse.',
    values: [
      {
        word: 'on',
        text: 'A click chooses, a second one takes; the wheel scrolls. With Shift the terminal marks text.',
      },
      { word: 'off', text: 'The terminal keeps the mouse for itself.' },
    ],
  },
  {
    name: 'language',
    word: 'language',
    about: 'What language games are told in.',
    values: [
      { word: 'auto', text: 'The language of the terminal, where a game has it, else English.' },
      { word: 'en', text: 'English.' },
      { word: 'de', text: 'German, where a game has it; of what is around the game, some is English still.' },
    ],
  },
  { name: 'names', word: 'names', about: 'Who plays a new game: names with commas between.', values: [] },
  { name: 'saveFolder', word: 'saves', about: 'The folder where games are saved.', values: [] },
]

/** What stands for the value that a setting has where nobody has chosen. */
const USUAL = 'usual'

/** A setting's value as a person writes it. */
export function settingText(settings: Settings, name: SettingName): string {
  const value = settings[name]
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (value === null) return USUAL
  return typeof value === 'string' ? value : value.length === 0 ? USUAL : value.join(', ')
}

/** That something else than the settings file decides a setting; empty where nothing does. */
export function forcedText(forced: ForcedSettings, name: SettingName): string {
  const by = forced[name]
  if (by === undefined) return ''
  return `${by} goes before what is chosen here, whenever it is ${by.startsWith('--') ? 'given' : 'set'}.`
}

/** What somebody wants of the settings: to hear of all, or of one, or to change one. */
export type SettingWish =
  | { readonly kind: 'tell'; readonly row: SettingRow | null }
  | { readonly kind: 'change'; readonly row: SettingRow; readonly change: Partial<Settings> }

/** What these words want of the settings: none, the word of one, or that and a value. Throws Trouble where they are wrong. */
export function settingWish(words: string): SettingWish {
  const [, first = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(words.trim()) ?? []
  if (first === '') return { kind: 'tell', row: null }
  const typed = plainly(first)
  const row =
    SETTINGS.find(known => known.word === typed) ?? onlyOne(SETTINGS.filter(({ word }) => word.startsWith(typed)))
  if (!row) {
    const words = SETTINGS.map(({ word }) => word)
    throw new Trouble(`There is no setting called ${quote(first)}, only ${listed(words)}.`, 2)
  }
  if (rest === '') return { kind: 'tell', row }
  return { kind: 'change', row, change: settingChange(row.name, rest) }
}

/** The settings as lines to read: all of them, or one with what it can be. */
export function settingLines(settings: Settings, forced: ForcedSettings, one: SettingRow | null): string[] {
  if (!one) {
    return [
      ...SETTINGS.map(
        ({ name, word, about }) => `  ${word.padEnd(8)} ${settingText(settings, name).padEnd(13)} ${about}`,
      ),
      '"settings theme light" changes one, "settings theme usual" puts it back.',
    ]
  }
  const { name, word, about, values } = one
  const force = forcedText(forced, name)
  return [
    `${word}: ${settingText(settings, name)}. ${about}`,
    ...values.map(value => `  ${value.word.padEnd(13)} ${value.text}`),
    ...(force === '' ? [] : [force]),
  ]
}

/** What is said once a setting has been changed and kept. */
export function changedLines(settings: Settings, forced: ForcedSettings, { name, word }: SettingRow): string[] {
  const force = forcedText(forced, name)
  const since = name === 'saveFolder' || name === 'language' ? 'the next start' : 'now'
  return [`${word}: ${settingText(settings, name)}, from ${since} on.`, ...(force === '' ? [] : [force])]
}

function onlyOne<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined
}
