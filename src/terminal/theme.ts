import { Chalk, type ChalkInstance } from 'chalk'
import { MAX_SEATS } from '../kernel/index.ts'
import { type BackgroundColor, fineColor } from './backgrounds.ts'

export type { BackgroundColor } from './backgrounds.ts'
export {
  dieFace,
  type GlyphName,
  type GlyphSet,
  type Glyphs,
  type GlyphTable,
  glyphSetFor,
  glyphs,
  seatMark,
  withGlyphs,
} from './glyphs.ts'

export const themeNames = ['dusk', 'light', 'color-blind', 'mono'] as const

/**
 * The name of a theme. `dusk` and `color-blind` are for dark screens, `light` is for light ones, and `mono` uses no
 * color.
 */
export type ThemeName = (typeof themeNames)[number]

/** The values of the theme setting. `auto` follows the terminal's background. */
export const themeChoices = ['auto', ...themeNames] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** The brightness of a terminal's background. */
export type BackgroundTone = 'light' | 'dark'

/** Returns the theme for a setting. `auto` means `light` on a light background and `dusk` otherwise. */
export const resolveTheme = (choice: ThemeChoice, background: BackgroundTone | null = null): ThemeName =>
  choice !== 'auto' ? choice : background === 'light' ? 'light' : 'dusk'

/**
 * Returns the background according to `COLORFGBG`, which some terminals set (`0;15` is black on white), or null if it
 * names no background.
 */
export function backgroundFromEnv({
  COLORFGBG = '',
}: Readonly<Record<string, string | undefined>>): BackgroundTone | null {
  const color = /;(\d{1,2})$/.exec(COLORFGBG)?.[1]
  if (color === undefined) return null
  return color === '7' || (Number(color) > 8 && Number(color) < 16) ? 'light' : 'dark'
}

/**
 * Returns the background according to a reply to OSC 11, such as `11;rgb:ffff/ffff/dddd`, or null for any other report.
 */
export function backgroundFromReport(report: string): BackgroundTone | null {
  const [, ...parts] = /^11;rgba?:([\da-f]{1,4})\/([\da-f]{1,4})\/([\da-f]{1,4})/i.exec(report) ?? []
  if (parts.length === 0) return null
  const [red = 0, green = 0, blue = 0] = parts.map(hex => Number.parseInt(hex, 16) / (16 ** hex.length - 1))
  return 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 ? 'light' : 'dark'
}

/** The text roles that all screens share. Themes define their looks, and games add roles of their own. */
const GENERAL = [
  'text',
  'dim',
  'title',
  'accent',
  'good',
  'warn',
  'bad',
  'prompt',
  'key',
  'select',
  'border',
  'you',
  'reach',
  'cursor',
] as const

/** The role for a seat's color. In themes with colors, every seat looks different. */
export type SeatRole = `seat${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}` | `seat${8 | 9 | 10 | 11 | 12 | 13 | 14 | 15}`

const SEATS = Array.from({ length: MAX_SEATS }, (_, seat) => `seat${seat}` as SeatRole) // sixteen, as the type says

export type Role = (typeof GENERAL)[number] | SeatRole

/** All common roles. */
export const roles: readonly Role[] = [...GENERAL, ...SEATS]

/** Returns the role for a seat's color. The roles repeat after the last one. */
export const seatRole = (seat: number): SeatRole => SEATS[seat % MAX_SEATS] ?? 'seat0'

/**
 * The look of a role in each theme as SGR parameters: 1 is bold, 4 is underlined, 7 is inverse, and 30 to 37 and 90 to
 * 97 are the 16 terminal colors.
 */
export type Colors = Readonly<Record<ThemeName, readonly number[]>>

/** A game's additional roles and background colors. */
export interface RoleTables<R extends string = string, B extends string = string, I extends string = string> {
  readonly roles: Readonly<Record<R, Colors>>
  readonly backgrounds: Readonly<Record<B, BackgroundColor>>
  /**
   * Text colors for use on backgrounds, beyond the 16 colors. Omitted by games that don't fill their map with colors.
   */
  readonly textColors?: Readonly<Record<I, BackgroundColor>>
}

/** The look of text as properties of Ink's `<Text>`, with chalk's color names. */
export interface TextLook {
  readonly bold?: boolean
  readonly underline?: boolean
  readonly inverse?: boolean
  readonly color?: string
  readonly backgroundColor?: string
}

/** A theme: the look of text in each role. */
export interface Theme<R extends string = Role> {
  readonly name: ThemeName | 'plain'
  /** The color level for backgrounds and for the text on them. */
  readonly level: ColorLevel
  /** The properties of a `<Text>` for each role. */
  readonly looks: Readonly<Record<R, TextLook>>
  /** For each role, a function that styles text. */
  readonly styles: Readonly<Record<R, (text: string) => string>>
}

/**
 * A theme's colors. The first six seat colors are as close as possible to red, green, yellow, black, blue and white, in
 * this order, because some games name their pieces by color. None is black on a dark screen or yellow on a light one.
 */
type Palette = Readonly<Record<(typeof GENERAL)[number], readonly number[]>> & { readonly seats: Sixteen }
type Sixteen = readonly (readonly number[])[]

const COLORS = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'] as const

/** A chalk instance that keeps all colors, because the theme already knows what the terminal supports. */
const CHALK = new Chalk({ level: 3 })

/** The palette for dark screens. It has no blue or dark gray, which are hard to read on many of them. */
const DUSK: Palette = {
  text: [],
  dim: [37],
  title: [1],
  accent: [96],
  good: [92],
  warn: [93],
  bad: [91],
  prompt: [1, 96],
  key: [1, 93],
  select: [7],
  border: [36],
  you: [1, 7],
  reach: [4, 92],
  cursor: [7, 93],
  seats: [
    ...[
      [1, 91],
      [1, 92],
      [1, 93],
      [1, 95],
      [1, 96],
      [1, 97],
    ],
    ...[[31], [32], [33], [35], [36], [37]],
    ...[
      [1, 4, 91],
      [1, 4, 92],
      [1, 4, 93],
      [1, 4, 95],
    ],
  ],
}

/** The palette for light screens: the dark colors and gray, without yellow and cyan. */
const LIGHT: Palette = {
  text: [],
  dim: [90],
  title: [1],
  accent: [34],
  good: [1, 32],
  warn: [35],
  bad: [1, 31],
  prompt: [1, 34],
  key: [1, 34],
  select: [7],
  border: [90],
  you: [1, 7],
  reach: [4, 32],
  cursor: [7, 34],
  seats: [
    ...[
      [1, 31],
      [1, 32],
      [1, 35],
      [1, 30],
      [1, 34],
      [1, 90],
    ],
    ...[[31], [32], [35], [30], [34], [90]],
    ...[
      [1, 4, 31],
      [1, 4, 32],
      [1, 4, 35],
      [1, 4, 34],
    ],
  ],
}

/**
 * The palette for dark screens and red-green color blindness. It contrasts yellow with cyan and uses bold and
 * underlining for other distinctions.
 */
const COLOR_BLIND: Palette = {
  text: [],
  dim: [37],
  title: [1],
  accent: [96],
  good: [96],
  warn: [93],
  bad: [1, 4, 93],
  prompt: [1, 96],
  key: [1, 93],
  select: [7],
  border: [37],
  you: [1, 7],
  reach: [4, 96],
  cursor: [7, 93],
  seats: [
    ...[
      [1, 95],
      [1, 96],
      [1, 93],
      [1, 4],
      [1, 94],
      [1, 97],
    ],
    ...[[35], [36], [33], [4], [94], [37]],
    ...[
      [4, 95],
      [4, 96],
      [4, 93],
      [4, 97],
    ],
  ],
}

/** The palette without color. Everything that a style expresses is also expressed by a glyph or a word. */
const MONO: Palette = {
  text: [],
  dim: [],
  title: [1],
  accent: [1],
  good: [1],
  warn: [1],
  bad: [1, 4],
  prompt: [1],
  key: [1],
  select: [7],
  border: [],
  you: [1, 7],
  reach: [4],
  cursor: [7],
  seats: SEATS.map(() => [1]),
}

export const themes: Readonly<Record<ThemeName, Theme>> = {
  dusk: themeOf('dusk', DUSK),
  light: themeOf('light', LIGHT),
  'color-blind': themeOf('color-blind', COLOR_BLIND),
  mono: themeOf('mono', MONO),
}

/** A theme without styles, for output that isn't a terminal. */
export const plainTheme: Theme = themeOf('plain', null)

/** Styles text in a role. Styled text can be nested. */
export function paint<R extends string>(theme: Theme<R>, role: R, text: string): string {
  return theme.styles[role](text)
}

/** Returns a theme at the given color level, or `mono` if there are no colors. */
export function themeFor(name: ThemeName, level: ColorLevel): Theme {
  if (level === 0 || name === 'mono') return themes.mono
  return level === 1 ? themes[name] : { ...themes[name], level }
}

export function withRoles<R extends string, B extends string, I extends string = never>(
  theme: Theme,
  { roles: own, backgrounds, textColors }: RoleTables<R, B, I>,
): Theme<Role | R | B | I> {
  const { name, level } = theme
  const looks: Record<string, TextLook> = { ...theme.looks }
  for (const [role, colors] of Object.entries<Colors>(own)) looks[role] = lookOf(name === 'plain' ? [] : colors[name])
  for (const [role, ground] of Object.entries<BackgroundColor>(backgrounds)) {
    const backgroundColor = fineColor(ground, name, level)
    looks[role] = backgroundColor === null ? {} : { backgroundColor }
  }
  for (const [role, textColor] of Object.entries<BackgroundColor>(textColors ?? {})) {
    const color = fineColor(textColor, name, level)
    looks[role] = color === null ? {} : { color }
  }
  return { name, level, ...written(looks as Record<Role | R | B | I, TextLook>) } // the roles of the theme and of the game
}

/** The number of colors: 0 for none, 1 for 16, 2 for 256, and 3 for true color. */
export type ColorLevel = 0 | 1 | 2 | 3

/**
 * Returns the colors to use. NO_COLOR takes precedence over FORCE_COLOR, which takes precedence over the stream's
 * capabilities.
 */
export function colorLevel(
  env: Readonly<Record<string, string | undefined>>,
  stream: { readonly isTTY?: boolean },
): ColorLevel {
  if (env.NO_COLOR) return 0
  const forced = env.FORCE_COLOR
  if (forced !== undefined) {
    if (forced === '0' || forced === 'false') return 0
    return forced === '2' ? 2 : forced === '3' ? 3 : 1
  }
  return stream.isTTY && env.TERM !== 'dumb' ? depthOf(env) : 0
}

/** Returns the color level that a terminal's environment variables indicate. */
function depthOf({ TERM = '', COLORTERM = '', TMUX = '' }: Readonly<Record<string, string | undefined>>): ColorLevel {
  // GNU screen misreads true-color parameters as separate styles, in any terminal.
  const isScreen = TERM.startsWith('screen') && TMUX === ''
  if (/^(truecolor|24bit)$/.test(COLORTERM) && !isScreen) return 3
  return /-256color$|-direct$|^(xterm-)?(kitty|ghostty|alacritty|foot|wezterm|rio|contour|mintty|konsole)\b/.test(TERM)
    ? 2
    : 1
}

function themeOf(name: Theme['name'], palette: Palette | null): Theme {
  const general = GENERAL.map(role => [role, lookOf(palette?.[role] ?? [])])
  const seats = SEATS.map((role, seat) => [role, lookOf(palette?.seats[seat] ?? [])])
  return { name, level: 1, ...written(Object.fromEntries([...general, ...seats]) as Theme['looks']) } // an entry for each role
}

function written<R extends string>(looks: Readonly<Record<R, TextLook>>): Pick<Theme<R>, 'looks' | 'styles'> {
  const styles = Object.entries<TextLook>(looks).map(([role, look]) => [role, penFor(look)])
  return { looks, styles: Object.fromEntries(styles) as Theme<R>['styles'] } // an entry for each look
}

/** Converts SGR parameters, as used in the theme tables, to a look. */
function lookOf(parameters: readonly number[]): TextLook {
  const code = parameters.find(parameter => parameter >= 30)
  const color = code === undefined ? undefined : `${COLORS[code % 10]}${code >= 90 ? 'Bright' : ''}`
  return {
    ...(parameters.includes(1) ? { bold: true } : {}),
    ...(parameters.includes(4) ? { underline: true } : {}),
    ...(parameters.includes(7) ? { inverse: true } : {}),
    ...(color === undefined ? {} : { color }),
  }
}

function penFor({ bold, underline, inverse, color, backgroundColor }: TextLook): (text: string) => string {
  let pen: ChalkInstance = CHALK
  if (bold) pen = pen.bold
  if (underline) pen = pen.underline
  if (inverse) pen = pen.inverse
  if (color !== undefined) pen = colored(pen, color, 'text')
  if (backgroundColor !== undefined) pen = colored(pen, backgroundColor, 'background')
  return pen === CHALK ? text => text : text => pen(text)
}

/** Adds a color to a pen: a named color, or one in Ink's notation for 256 colors or true color. */
function colored(pen: ChalkInstance, color: string, part: 'text' | 'background'): ChalkInstance {
  const [, kind, numbers = ''] = /^(ansi256|rgb)\((.+)\)$/.exec(color) ?? []
  const [first = 0, second = 0, third = 0] = numbers.split(',').map(Number)
  if (kind === 'ansi256') return part === 'text' ? pen.ansi256(first) : pen.bgAnsi256(first)
  if (kind === 'rgb') return part === 'text' ? pen.rgb(first, second, third) : pen.bgRgb(first, second, third)
  return pen[color as 'red'] // one of COLORS
}
