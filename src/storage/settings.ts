import { renameSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { excerpt, plainly } from '../commands/index.ts'
import { MOST_SEATS } from '../kernel/index.ts'
import { themeNames } from '../terminal/theme.ts'
import {
  LANGUAGES,
  languageOfLocale,
  type Messages,
  type Sentence,
  sentence,
  type Value,
  type Wish,
  type Words,
  wordsIn,
} from '../text/index.ts'
import { readIfThere } from './disk.ts'
import { atHome, type Surroundings, userFolder, usualSaveFolder } from './folders.ts'
import { nameFault, seatsFault } from './header.ts'
import { makeFolder } from './make-folder.ts'
import { codeOf, diskWords, Trouble } from './trouble.ts'

/** What is taken where `glyphs` is `auto`: the terminal room looks at the locale. */
const GLYPHS = ['auto', 'unicode', 'ascii'] as const
/** What is framed until one goes on. */
const MOMENTS = ['all', 'great', 'none'] as const
/** How somebody is called whose turn it is while he looks elsewhere. */
const NOTICES = ['none', 'bell', 'message'] as const
/** When a table is covered while the keyboard goes from one person to the next. */
const HANDOVERS = ['secrets', 'always', 'never'] as const
/** How fast things move on the screen; `instant` is no motion at all. */
const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const

const Name = v.pipe(
  v.string(),
  v.check(name => nameFault(name) === null),
)

/** Each setting: the shape it must have. */
const SHAPES = {
  theme: v.picklist(themeNames),
  glyphs: v.picklist(GLYPHS),
  speed: v.picklist(SPEEDS),
  language: v.picklist(['auto', ...LANGUAGES]),
  moments: v.picklist(MOMENTS),
  notice: v.picklist(NOTICES),
  handover: v.picklist(HANDOVERS),
  hints: v.boolean(),
  mouse: v.boolean(),
  names: v.pipe(
    v.array(Name),
    v.maxLength(MOST_SEATS),
    v.check(names => seatsFault(names) === null),
  ),
  saveFolder: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(4096))),
} as const

/** How a person likes it. */
export interface Settings {
  readonly theme: (typeof themeNames)[number]
  readonly glyphs: (typeof GLYPHS)[number]
  readonly speed: (typeof SPEEDS)[number]
  /** What is framed on the screen until one goes on: every moment, the great ones, or none. */
  readonly moments: (typeof MOMENTS)[number]
  /** How one is called when it is one's turn and no key has been pressed for a while. */
  readonly notice: (typeof NOTICES)[number]
  /** When the table is covered between two persons at one keyboard: while somebody has a secret, always or never. */
  readonly handover: (typeof HANDOVERS)[number]
  /** The language one is spoken to in; `auto` looks at the locale. A game without it is told in English. */
  readonly language: string
  /** Whether to say how to play where that is worth saying. */
  readonly hints: boolean
  /** Whether the full screen listens to the mouse. */
  readonly mouse: boolean
  /** The players of a new game, where nobody says. */
  readonly names: readonly string[]
  /** Where games are saved; null is the usual folder. */
  readonly saveFolder: string | null
}

export const USUAL_SETTINGS: Settings = {
  theme: 'dusk',
  glyphs: 'auto',
  speed: 'normal',
  moments: 'all',
  notice: 'bell',
  handover: 'secrets',
  language: 'auto',
  hints: true,
  mouse: true,
  names: [],
  saveFolder: null,
}

/** The locale of a terminal, as far as it is about messages. */
export const localeIn = ({ LC_ALL, LC_MESSAGES, LANG }: Surroundings['env']): string =>
  LC_ALL || LC_MESSAGES || LANG || ''

/** The language that somebody wants: the one chosen, else that of his locale. */
export const languageWanted = ({ language }: Pick<Settings, 'language'>, locale: string): Wish =>
  language === 'auto' ? { language: languageOfLocale(locale), isChosen: false } : { language, isChosen: true }

/** The name of a setting, as the settings file has it. */
export type SettingName = keyof Settings
type Key = SettingName
const KEYS = Object.keys(USUAL_SETTINGS) as readonly Key[] // the object's own, all of them settings

/** Settings that something else than the settings file decides for this run, and what: `--theme`, `CANTRIP_THEME`. */
export type ForcedSettings = Readonly<Partial<Record<SettingName, string>>>

/** The options of the command line that stand for a setting. */
const FLAGS: Readonly<Partial<Record<Key, string>>> = {
  theme: '--theme',
  glyphs: '--glyphs',
  language: '--lang',
  saveFolder: '--saves',
}

/** What stands in the environment for each setting. */
export const VARIABLES: Readonly<Record<Key, string>> = {
  theme: 'CANTRIP_THEME',
  glyphs: 'CANTRIP_GLYPHS',
  speed: 'CANTRIP_SPEED',
  moments: 'CANTRIP_MOMENTS',
  notice: 'CANTRIP_NOTICE',
  handover: 'CANTRIP_HANDOVER',
  language: 'CANTRIP_LANG',
  hints: 'CANTRIP_HINTS',
  mouse: 'CANTRIP_MOUSE',
  names: 'CANTRIP_NAMES',
  saveFolder: 'CANTRIP_SAVES',
}

/** The values of each setting that is not typed, by the words that the settings file has for them. */
export const VALUES: Readonly<Partial<Record<Key, readonly string[]>>> = {
  theme: themeNames,
  glyphs: GLYPHS,
  speed: SPEEDS,
  moments: MOMENTS,
  notice: NOTICES,
  handover: HANDOVERS,
  hints: ['on', 'off'],
  mouse: ['on', 'off'],
  language: ['auto', ...LANGUAGES],
}

/** The values a setting can have, as a person writes them. */
const possibleFor = (key: Key): Value => {
  const values = VALUES[key]
  if (values) return { items: values.map(value => sentence(`setting-${key}-${value}`)), last: 'or' }
  return sentence(key === 'names' ? 'settings-possible-names' : 'settings-possible-folder')
}

/** What a setting is called in a sentence. */
const calledIn = (key: Key): Sentence => sentence(key === 'saveFolder' ? 'setting-saveFolder.name' : `setting-${key}`)

/** The settings in force, where saves go, and what was wrong on the way. */
export interface SettingsInForce {
  readonly settings: Settings
  readonly saveFolder: string
  readonly forced: ForcedSettings
  readonly notes: readonly Words[]
}

/** The file the settings are kept in. */
export function settingsFile(here: Surroundings): string {
  return join(userFolder(here, 'settings'), 'settings.json')
}

/**
 * The settings in force: flags before the environment before the settings file before what is usual. A wrong flag throws
 * Trouble with exit code 2; anything else that is wrong is left out, with a note.
 */
export function settingsInForce(flags: Partial<Record<Key, string>>, here: Surroundings): SettingsInForce {
  const stored = readSettings(here)
  const notes = [...stored.notes]
  const chosen: Partial<Record<Key, unknown>> = { ...stored.settings }
  const forced: Partial<Record<Key, string>> = {}
  for (const key of KEYS) {
    const variable = here.env[VARIABLES[key]]
    if (variable !== undefined && variable !== '') {
      const value = fromText(key, variable)
      if (isSound(key, value)) {
        chosen[key] = value
        forced[key] = VARIABLES[key]
      } else {
        const values = { variable: VARIABLES[key], value: excerpt(variable), possible: possibleFor(key) }
        notes.push(sentence('settings-wrong-variable', values))
      }
    }
    const flag = flags[key]
    if (flag !== undefined) {
      Object.assign(chosen, settingChange(key, flag))
      forced[key] = FLAGS[key] ?? VARIABLES[key]
    }
  }
  const settings = { ...USUAL_SETTINGS, ...chosen } as Settings // each has passed its shape
  const folder = settings.saveFolder
  return { settings, saveFolder: folder === null ? usualSaveFolder(here) : atHome(folder, here), forced, notes }
}

/**
 * The change that a value asks for as a person writes it, in English or in the language of `words`; `default` resets
 * the setting. Throws Trouble (exit code 2) where the setting cannot have it.
 */
export function settingChange(name: SettingName, text: string, words: Messages = wordsIn('en')): Partial<Settings> {
  const said = plainly(text)
  if (said === 'default' || said === plainly(words.say('settings-usual'))) return { [name]: USUAL_SETTINGS[name] }
  const meant = VALUES[name]?.find(value => plainly(words.say(`setting-${name}-${value}`)) === said)
  const value = fromText(name, meant ?? text)
  if (isSound(name, value)) return { [name]: value } as Partial<Settings> // it has passed its shape
  const values = { setting: calledIn(name), value: excerpt(text), possible: possibleFor(name) }
  throw new Trouble(sentence('settings-cannot-be', values), 2)
}

/**
 * The settings as they are stored, those that are wrong left out with a note. Read here and not through conf, which
 * would bring a schema compiler along at every start.
 */
export function readSettings(here: Surroundings): { settings: Partial<Settings>; notes: Words[] } {
  const file = settingsFile(here)
  const notes: Words[] = []
  let stored: unknown
  try {
    const text = readIfThere(file)
    if (text === null) return { settings: {}, notes }
    stored = JSON.parse(text)
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return { settings: {}, notes }
    const why = error instanceof SyntaxError ? sentence('disk-damaged') : diskWords(error)
    return { settings: {}, notes: [sentence('settings-unreadable', { file, why })] }
  }
  if (stored === null || typeof stored !== 'object' || Array.isArray(stored)) {
    return { settings: {}, notes: [sentence('settings-damaged', { file })] }
  }
  const settings: Partial<Record<Key, unknown>> = {}
  for (const key of KEYS) {
    if (!Object.hasOwn(stored, key)) continue
    const value = (stored as Record<string, unknown>)[key]
    if (isSound(key, value)) settings[key] = value
    else notes.push(sentence('settings-wrong-in-file', { key, file, possible: possibleFor(key) }))
  }
  return { settings: settings as Partial<Settings>, notes } // each has passed its shape
}

/** Stores settings. A file that cannot be read is put aside first (`settings.json.damaged`). Throws Trouble where it cannot be written. */
export async function storeSettings(change: Partial<Settings>, here: Surroundings): Promise<void> {
  const { default: Conf } = await import('conf')
  const open = () =>
    new Conf<Record<string, unknown>>({
      cwd: userFolder(here, 'settings'),
      configName: 'settings',
      accessPropertiesByDotNotation: false,
    })
  const file = settingsFile(here)
  try {
    let conf: ReturnType<typeof open>
    // What is no plain file is told of, and never waited at; and conf never gives up where no folder can be made.
    readIfThere(file)
    makeFolder(userFolder(here, 'settings'))
    try {
      conf = open()
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      renameSync(file, `${file}.damaged`)
      conf = open()
    }
    // Kept as a whole path: the next start may be in another folder.
    const folder = change.saveFolder ? { saveFolder: atHome(change.saveFolder, here) } : {}
    conf.set({ ...change, ...folder })
  } catch (error) {
    throw new Trouble(sentence('settings-unwritable', { file, why: diskWords(error) }), 1, { cause: error })
  }
}

function isSound(key: Key, value: unknown): boolean {
  return v.safeParse(SHAPES[key], value).success
}

function fromText(key: Key, text: string): unknown {
  switch (key) {
    case 'hints':
    case 'mouse':
      return /^(1|on|yes|true)$/i.test(text) ? true : /^(0|off|no|false)$/i.test(text) ? false : text
    case 'names':
      return text.split(',').map(name => name.trim())
    case 'theme':
    case 'glyphs':
    case 'speed':
    case 'moments':
    case 'notice':
    case 'handover':
    case 'language':
      return text.toLowerCase()
    case 'saveFolder':
      return text
  }
}
