import { Chalk, type ChalkInstance } from 'chalk'
import { MOST_SEATS } from '../kernel/index.ts'
import { fineColour, type Ground } from './grounds.ts'

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
export type { Ground } from './grounds.ts'

/** The names of the themes a person can choose. */
export const themeNames = ['dusk', 'light', 'colour-blind', 'mono'] as const

/** `dusk` is for a dark screen, `light` for a light one, `mono` uses no colour at all. */
export type ThemeName = (typeof themeNames)[number]

/** The parts that things of every game play on the screen. What they look like is the theme's business; a game adds its own. */
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

/** The colour of a seat: no two are the same in a theme that has colours. */
export type SeatRole = `seat${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}` | `seat${8 | 9 | 10 | 11 | 12 | 13 | 14 | 15}`

const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => `seat${seat}` as SeatRole) // sixteen, as the type says

/** One of the parts. */
export type Role = (typeof GENERAL)[number] | SeatRole

/** Every part there is in every game. */
export const roles: readonly Role[] = [...GENERAL, ...SEATS]

/** The colour of a seat, and beyond the last again that of the first. */
export const seatRole = (seat: number): SeatRole => SEATS[seat % MOST_SEATS] ?? 'seat0'

/** How a part is written in each theme: SGR parameters, 1 bold, 4 underlined, 7 reversed, 30 to 37 and 90 to 97 the terminal's sixteen colours. */
export type Colours = Readonly<Record<ThemeName, readonly number[]>>

/** Parts that a game adds, and what lies behind the signs of its map. */
export interface RoleTables<R extends string = string, B extends string = string, I extends string = string> {
  readonly roles: Readonly<Record<R, Colours>>
  readonly grounds: Readonly<Record<B, Ground>>
  /** Colours of signs that stand on grounds, finer than the sixteen; left out where a game draws no picture of its board. */
  readonly inks?: Readonly<Record<I, Ground>>
}

/** How text is written: the properties that Ink's `<Text>` has for it, with colours by the names chalk has. */
export interface Look {
  readonly bold?: boolean
  readonly underline?: boolean
  readonly inverse?: boolean
  readonly color?: string
  readonly backgroundColor?: string
}

/** A theme: how text in each role is written. */
export interface Theme<R extends string = Role> {
  readonly name: ThemeName | 'plain'
  /** How many colours it may use for grounds. */
  readonly level: ColourLevel
  /** Each role for a component, which spreads it over its `<Text>`. */
  readonly looks: Readonly<Record<R, Look>>
  /** Each role for a line that is put together as text. */
  readonly styles: Readonly<Record<R, (text: string) => string>>
}

/**
 * The colours of the seats are in every theme as near as may be to red, green, yellow, black, blue and white in this order: pieces
 * of some games are called by their colours. None is black on a dark screen, and none yellow on a light one.
 */
type Palette = Readonly<Record<(typeof GENERAL)[number], readonly number[]>> & { readonly seats: Sixteen }
type Sixteen = readonly (readonly number[])[]

const COLOURS = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'] as const

/** Which colours are sent is the theme's affair, which knows the screen: chalk sends what it is told. */
const CHALK = new Chalk({ level: 3 })

/** For dark screens: no blue and no dark grey, which many of them can hardly show. */
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

/** For light screens: the dark half of the sixteen, without yellow and cyan. */
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

/** For dark screens and eyes that do not tell red from green: yellow against blue, and weight for the rest. */
const COLOUR_BLIND: Palette = {
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

/** No colour: what a style says here a glyph or a word says too. */
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

/** The themes, by name. */
export const themes: Readonly<Record<ThemeName, Theme>> = {
  dusk: themeOf('dusk', DUSK),
  light: themeOf('light', LIGHT),
  'colour-blind': themeOf('colour-blind', COLOUR_BLIND),
  mono: themeOf('mono', MONO),
}

/** No style at all, for what is no terminal. */
export const plainTheme: Theme = themeOf('plain', null)

/** The text as this theme shows that role. A painted text may stand within another. */
export function paint<R extends string>(theme: Theme<R>, role: R, text: string): string {
  return theme.styles[role](text)
}

/** The theme to use where a person wants `name` and the screen has that many colours. */
export function themeFor(name: ThemeName, level: ColourLevel): Theme {
  if (level === 0 || name === 'mono') return themes.mono
  return level === 1 ? themes[name] : { ...themes[name], level }
}

/** The theme with the parts that a game adds. */
export function withRoles<R extends string, B extends string, I extends string = never>(
  theme: Theme,
  { roles: own, grounds, inks }: RoleTables<R, B, I>,
): Theme<Role | R | B | I> {
  const { name, level } = theme
  const looks: Record<string, Look> = { ...theme.looks }
  for (const [role, colours] of Object.entries<Colours>(own))
    looks[role] = lookOf(name === 'plain' ? [] : colours[name])
  for (const [role, ground] of Object.entries<Ground>(grounds)) {
    const backgroundColor = fineColour(ground, name, level)
    looks[role] = backgroundColor === null ? {} : { backgroundColor }
  }
  for (const [role, ink] of Object.entries<Ground>(inks ?? {})) {
    const color = fineColour(ink, name, level)
    looks[role] = color === null ? {} : { color }
  }
  return { name, level, ...written(looks as Record<Role | R | B | I, Look>) } // all of the theme's, and all of the game's
}

/** 0: no colour; 1: the terminal's sixteen; 2: 256; 3: all of them. */
export type ColourLevel = 0 | 1 | 2 | 3

/** What colour to send: a person's NO_COLOR comes first, then FORCE_COLOR, then what the stream is. */
export function colourLevel(
  env: Readonly<Record<string, string | undefined>>,
  stream: { readonly isTTY?: boolean },
): ColourLevel {
  if (env.NO_COLOR) return 0
  const forced = env.FORCE_COLOR
  if (forced !== undefined) {
    if (forced === '0' || forced === 'false') return 0
    return forced === '2' ? 2 : forced === '3' ? 3 : 1
  }
  return stream.isTTY && env.TERM !== 'dumb' ? depthOf(env) : 0
}

/** How many colours a terminal has by what it says of itself. */
function depthOf({ TERM = '', COLORTERM = '', TMUX = '' }: Readonly<Record<string, string | undefined>>): ColourLevel {
  // GNU screen takes the numbers of a colour for so many styles, whatever terminal it runs in.
  const isScreen = TERM.startsWith('screen') && TMUX === ''
  if (/^(truecolor|24bit)$/.test(COLORTERM) && !isScreen) return 3
  return /-256color$|-direct$|^xterm-kitty$|^alacritty$/.test(TERM) ? 2 : 1
}

function themeOf(name: Theme['name'], palette: Palette | null): Theme {
  const general = GENERAL.map(role => [role, lookOf(palette?.[role] ?? [])])
  const seats = SEATS.map((role, seat) => [role, lookOf(palette?.seats[seat] ?? [])])
  return { name, level: 1, ...written(Object.fromEntries([...general, ...seats]) as Theme['looks']) } // an entry for each role
}

/** The looks, and the text of each. */
function written<R extends string>(looks: Readonly<Record<R, Look>>): Pick<Theme<R>, 'looks' | 'styles'> {
  const styles = Object.entries<Look>(looks).map(([role, look]) => [role, penFor(look)])
  return { looks, styles: Object.fromEntries(styles) as Theme<R>['styles'] } // an entry for each look
}

/** The look that SGR parameters stand for, as the tables of the themes have them. */
function lookOf(parameters: readonly number[]): Look {
  const code = parameters.find(parameter => parameter >= 30)
  const color = code === undefined ? undefined : `${COLOURS[code % 10]}${code >= 90 ? 'Bright' : ''}`
  return {
    ...(parameters.includes(1) ? { bold: true } : {}),
    ...(parameters.includes(4) ? { underline: true } : {}),
    ...(parameters.includes(7) ? { inverse: true } : {}),
    ...(color === undefined ? {} : { color }),
  }
}

function penFor({ bold, underline, inverse, color, backgroundColor }: Look): (text: string) => string {
  let pen: ChalkInstance = CHALK
  if (bold) pen = pen.bold
  if (underline) pen = pen.underline
  if (inverse) pen = pen.inverse
  if (color !== undefined) pen = coloured(pen, color, 'ink')
  if (backgroundColor !== undefined) pen = coloured(pen, backgroundColor, 'paper')
  return pen === CHALK ? text => text : text => pen(text)
}

/** A pen of that colour: one of the sixteen by its name, or as Ink writes those of the 256 and of all. */
function coloured(pen: ChalkInstance, colour: string, part: 'ink' | 'paper'): ChalkInstance {
  const [, kind, numbers = ''] = /^(ansi256|rgb)\((.+)\)$/.exec(colour) ?? []
  const [first = 0, second = 0, third = 0] = numbers.split(',').map(Number)
  if (kind === 'ansi256') return part === 'ink' ? pen.ansi256(first) : pen.bgAnsi256(first)
  if (kind === 'rgb') return part === 'ink' ? pen.rgb(first, second, third) : pen.bgRgb(first, second, third)
  return pen[colour as 'red'] // one of COLOURS
}
