import { renameSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { excerpt, normalized } from '../commands/index.ts'
import { MAX_SEATS } from '../kernel/index.ts'
import { type ThemeChoice, themeChoices } from '../terminal/theme.ts'
import {
  LANGUAGES,
  type LanguageRequest,
  languageOfLocale,
  type Messages,
  messagesIn,
  type Sentence,
  sentence,
  type Value,
  type Words,
} from '../text/index.ts'
import { readIfThere } from './disk.ts'
import { atHome, defaultSaveFolder, type Platform, userFolder } from './folders.ts'
import { nameError, seatsError } from './header.ts'
import { makeFolder } from './make-folder.ts'
import { PositionCache } from './position-cache.ts'
import { diskWords, errorCode, UserError } from './user-error.ts'

/** The glyph sets. `auto` depends on the locale. */
const GLYPHS = ['auto', 'unicode', 'ascii'] as const
/** The values of the setting for framing highlights until a key is pressed. */
const MOMENTS = ['all', 'great', 'none'] as const
/** The ways to alert players who are looking elsewhere when their turn comes. */
const NOTICES = ['none', 'bell', 'message'] as const
/** The cases in which the table is covered while the keyboard changes hands. */
const HANDOVERS = ['secrets', 'always', 'never'] as const
/** The questions that the table asks: only those that matter, or all. */
const QUESTIONS = ['few', 'all'] as const
/** The animation speeds. `instant` means no animation. */
const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const

const Name = v.pipe(
  v.string(),
  v.check(name => nameError(name) === null),
)

/** Returns the two keys in a pair such as `h=i`. */
export function keysOfPair(pair: string): [string, string] {
  const [one = '', , other = ''] = [...pair]
  return [one, other]
}

const SHAPES = {
  theme: v.picklist(themeChoices),
  glyphs: v.picklist(GLYPHS),
  speed: v.picklist(SPEEDS),
  language: v.picklist(['auto', ...LANGUAGES]),
  moments: v.picklist(MOMENTS),
  notice: v.picklist(NOTICES),
  handover: v.picklist(HANDOVERS),
  questions: v.picklist(QUESTIONS),
  hints: v.boolean(),
  mouse: v.boolean(),
  names: v.pipe(
    v.array(Name),
    v.maxLength(MAX_SEATS),
    v.check(names => seatsError(names) === null),
  ),
  keys: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[^\s\d]=[^\s\d]$/u))),
    v.check(pairs => {
      const keys = pairs.flatMap(keysOfPair)
      return new Set(keys).size === keys.length
    }),
  ),
  saveFolder: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(4096))),
} as const

export interface Settings {
  /** `auto` follows the terminal's background. */
  readonly theme: ThemeChoice
  readonly glyphs: (typeof GLYPHS)[number]
  readonly speed: (typeof SPEEDS)[number]
  /** Highlights that are framed until a key is pressed: all, only great ones, or none. */
  readonly moments: (typeof MOMENTS)[number]
  /** How to alert the player whose turn it is if no key has been pressed for a while. */
  readonly notice: (typeof NOTICES)[number]
  /** When the table is covered between two players at one keyboard: while someone has a secret, always or never. */
  readonly handover: (typeof HANDOVERS)[number]
  /** The language of the interface. `auto` follows the locale. Games without a translation appear in English. */
  readonly language: string
  /** `few` lets the table give routine answers for the player. */
  readonly questions: (typeof QUESTIONS)[number]
  readonly hints: boolean
  readonly mouse: boolean
  readonly names: readonly string[]
  /** Pairs of keys that are swapped on the full screen, such as `h=i`. Digits and named keys can't be swapped. */
  readonly keys: readonly string[]
  /** The save folder, or null for the default folder. */
  readonly saveFolder: string | null
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'auto',
  glyphs: 'auto',
  speed: 'normal',
  moments: 'all',
  notice: 'bell',
  handover: 'secrets',
  language: 'auto',
  questions: 'few',
  hints: true,
  mouse: true,
  names: [],
  keys: [],
  saveFolder: null,
}

/** Returns the terminal's locale for messages, or an empty string if none is set. */
export const localeIn = ({ LC_ALL, LC_MESSAGES, LANG }: Platform['env']): string => LC_ALL || LC_MESSAGES || LANG || ''

/** Returns the preferred language: the one in the settings, or the locale's language if that is `auto`. */
export const languageWanted = ({ language }: Pick<Settings, 'language'>, locale: string): LanguageRequest =>
  language === 'auto' ? { language: languageOfLocale(locale), isChosen: false } : { language, isChosen: true }

export type SettingName = keyof Settings
type Key = SettingName
const KEYS = Object.keys(DEFAULT_SETTINGS) as readonly Key[] // own keys, all of them settings

/** Settings overridden for this run, each with the flag or variable that overrides it: `--theme`, `CANTRIP_THEME`. */
export type ForcedSettings = Readonly<Partial<Record<SettingName, string>>>

const FLAGS: Readonly<Partial<Record<Key, string>>> = {
  theme: '--theme',
  glyphs: '--glyphs',
  language: '--lang',
  saveFolder: '--saves',
}

export const VARIABLES: Readonly<Record<Key, string>> = {
  theme: 'CANTRIP_THEME',
  glyphs: 'CANTRIP_GLYPHS',
  speed: 'CANTRIP_SPEED',
  moments: 'CANTRIP_MOMENTS',
  notice: 'CANTRIP_NOTICE',
  handover: 'CANTRIP_HANDOVER',
  language: 'CANTRIP_LANG',
  questions: 'CANTRIP_QUESTIONS',
  hints: 'CANTRIP_HINTS',
  mouse: 'CANTRIP_MOUSE',
  names: 'CANTRIP_NAMES',
  keys: 'CANTRIP_KEYS',
  saveFolder: 'CANTRIP_SAVES',
}

/**
 * The possible values of each setting that isn't free text. `on` and `off` stand for true and false in the settings
 * file.
 */
export const VALUES: Readonly<Partial<Record<Key, readonly string[]>>> = {
  theme: themeChoices,
  glyphs: GLYPHS,
  speed: SPEEDS,
  moments: MOMENTS,
  notice: NOTICES,
  handover: HANDOVERS,
  questions: QUESTIONS,
  hints: ['on', 'off'],
  mouse: ['on', 'off'],
  language: ['auto', ...LANGUAGES],
}

const possibleFor = (key: Key): Value => {
  const values = VALUES[key]
  if (values) return { items: values.map(value => sentence(`setting-${key}-${value}`)), last: 'or' }
  return sentence(`settings-possible-${key === 'names' || key === 'keys' ? key : 'folder'}`)
}

const nameOf = (key: Key): Sentence => sentence(key === 'saveFolder' ? 'setting-saveFolder.name' : `setting-${key}`)

/** The effective settings, the save folder, and notices about errors. */
export interface EffectiveSettings {
  readonly settings: Settings
  readonly saveFolder: string
  /** The cache of positions reached in saves, or null if they are not cached. */
  readonly positions: PositionCache | null
  readonly forced: ForcedSettings
  readonly notes: readonly Words[]
}

export function settingsFile(here: Platform): string {
  return join(userFolder(here, 'settings'), 'settings.json')
}

/**
 * Returns the effective settings: flags override the environment, which overrides the settings file, which overrides
 * the defaults. Throws UserError with exit code 2 for an invalid flag. Ignores any other invalid value and returns a
 * notice.
 */
export function effectiveSettings(flags: Partial<Record<Key, string>>, here: Platform): EffectiveSettings {
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
  const settings = { ...DEFAULT_SETTINGS, ...chosen } as Settings // each has passed its schema
  const folder = settings.saveFolder
  return {
    settings,
    saveFolder: folder === null ? defaultSaveFolder(here) : atHome(folder, here),
    positions: PositionCache.of(process.env.CANTRIP_BUILD, here),
    forced,
    notes,
  }
}

/**
 * Parses a setting's value in English or the language of `words`. The value `default` resets the setting. Throws
 * UserError (exit code 2) if the value is invalid.
 */
export function settingChange(name: SettingName, text: string, words: Messages = messagesIn('en')): Partial<Settings> {
  const word = normalized(text)
  if (word === 'default' || word === normalized(words.get('settings-usual'))) return { [name]: DEFAULT_SETTINGS[name] }
  const meant = VALUES[name]?.find(value => normalized(words.get(`setting-${name}-${value}`)) === word)
  const value = fromText(name, meant ?? text)
  if (isSound(name, value)) return { [name]: value } as Partial<Settings> // it has passed its schema
  const values = { setting: nameOf(name), value: excerpt(text), possible: possibleFor(name) }
  throw new UserError(sentence('settings-cannot-be', values), 2)
}

/**
 * Reads the stored settings. Ignores invalid ones and returns notices about them. Doesn't use conf, which would load a
 * schema compiler at every start.
 */
export function readSettings(here: Platform): { settings: Partial<Settings>; notes: Words[] } {
  const file = settingsFile(here)
  const notes: Words[] = []
  let stored: unknown
  try {
    const text = readIfThere(file)
    if (text === null) return { settings: {}, notes }
    stored = JSON.parse(text)
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') return { settings: {}, notes }
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
  return { settings: settings as Partial<Settings>, notes } // each has passed its schema
}

/**
 * Stores settings. If the settings file isn't valid JSON, renames it to `settings.json.damaged` first. Throws UserError
 * if writing fails.
 */
export async function storeSettings(change: Partial<Settings>, here: Platform): Promise<void> {
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
    // Report anything but a regular file before conf blocks on it. Conf also retries forever if it can't create the
    // folder.
    readIfThere(file)
    makeFolder(userFolder(here, 'settings'))
    try {
      conf = open()
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      renameSync(file, `${file}.damaged`)
      conf = open()
    }
    // Store an absolute path, because the next run may start in a different folder.
    const folder = change.saveFolder ? { saveFolder: atHome(change.saveFolder, here) } : {}
    conf.set({ ...change, ...folder })
  } catch (error) {
    throw new UserError(sentence('settings-unwritable', { file, why: diskWords(error) }), 1, { cause: error })
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
    case 'keys':
      return text.trim().split(/\s+/)
    case 'theme':
    case 'glyphs':
    case 'speed':
    case 'moments':
    case 'notice':
    case 'handover':
    case 'questions':
    case 'language':
      return text.toLowerCase()
    case 'saveFolder':
      return text
  }
}
