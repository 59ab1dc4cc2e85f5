import { type GroundRole, groundRoles, grounds } from './grounds.ts'

export { dieFace, type GlyphName, type GlyphSet, type Glyphs, glyphSetFor, glyphs } from './glyphs.ts'

/** The names of the themes a person can choose. */
export const themeNames = ['dusk', 'light', 'colour-blind', 'mono'] as const

/** `dusk` is for a dark screen, `light` for a light one, `mono` uses no colour at all. */
export type ThemeName = (typeof themeNames)[number]

/** Every part that something on the screen can play. What it looks like is the theme's business. */
export const roles = [
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
  'sea',
  'plains',
  'woods',
  'mountains',
  'town',
  'dwelling',
  'abbey',
  'magic',
  'stone',
  'boat',
  'demon',
  'dragon',
  'wizard',
  'task',
  'you',
  'other0',
  'other1',
  'other2',
  'other3',
  'other4',
  'other5',
  'reach',
  'cursor',
  'common',
  'elven',
  'fallen',
  ...groundRoles,
] as const

/** One of the parts. */
export type Role = (typeof roles)[number]

/** A theme: how text in each role is written. */
export interface Theme {
  readonly name: ThemeName | 'plain'
  readonly styles: Readonly<Record<Role, (text: string) => string>>
}

/** SGR parameters by role: 1 bold, 4 underlined, 7 reversed, 30 to 37 and 90 to 97 the terminal's sixteen colours. */
type Palette = Readonly<Record<Exclude<Role, GroundRole>, readonly number[]>>

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
  sea: [36],
  plains: [33],
  woods: [32],
  mountains: [37],
  town: [1, 97],
  dwelling: [1, 92],
  abbey: [1, 95],
  magic: [95],
  stone: [1, 96],
  boat: [97],
  demon: [91],
  dragon: [1, 91],
  wizard: [1, 95],
  task: [1, 93],
  you: [1, 7],
  other0: [1, 91],
  other1: [1, 92],
  other2: [1, 93],
  other3: [1, 95],
  other4: [1, 96],
  other5: [1, 97],
  reach: [4, 92],
  cursor: [7, 93],
  common: [93],
  elven: [92],
  fallen: [37],
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
  sea: [34],
  plains: [90],
  woods: [32],
  mountains: [30],
  town: [1, 30],
  dwelling: [1, 32],
  abbey: [1, 35],
  magic: [35],
  stone: [1, 34],
  boat: [1, 30],
  demon: [31],
  dragon: [1, 31],
  wizard: [1, 35],
  task: [1, 4, 31],
  you: [1, 7],
  other0: [1, 31],
  other1: [1, 32],
  other2: [1, 34],
  other3: [1, 35],
  other4: [1, 90],
  other5: [1, 30],
  reach: [4, 32],
  cursor: [7, 34],
  common: [31],
  elven: [32],
  fallen: [90],
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
  sea: [94],
  plains: [33],
  woods: [36],
  mountains: [37],
  town: [1, 97],
  dwelling: [1, 96],
  abbey: [1, 95],
  magic: [95],
  stone: [1, 94],
  boat: [97],
  demon: [93],
  dragon: [1, 93],
  wizard: [1, 95],
  task: [1, 4, 97],
  you: [1, 7],
  other0: [1, 93],
  other1: [1, 94],
  other2: [1, 97],
  other3: [1, 95],
  other4: [1, 96],
  other5: [1, 4],
  reach: [4, 96],
  cursor: [7, 93],
  common: [93],
  elven: [96],
  fallen: [37],
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
  sea: [],
  plains: [],
  woods: [],
  mountains: [],
  town: [1],
  dwelling: [1],
  abbey: [1],
  magic: [1],
  stone: [1],
  boat: [],
  demon: [1],
  dragon: [1],
  wizard: [1],
  task: [1, 4],
  you: [1, 7],
  other0: [1],
  other1: [1],
  other2: [1],
  other3: [1],
  other4: [1],
  other5: [1],
  reach: [4],
  cursor: [7],
  common: [],
  elven: [],
  fallen: [],
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
export function paint(theme: Theme, role: Role, text: string): string {
  return theme.styles[role](text)
}

/** The theme to use where a person wants `name` and the screen has that many colours. */
export function themeFor(name: ThemeName, level: ColourLevel): Theme {
  if (level === 0 || name === 'mono') return themes.mono
  return level === 1 ? themes[name] : onGrounds(themes[name], grounds[name][level])
}

/** The theme with something behind the signs of a map. */
function onGrounds(theme: Theme, parameters: Readonly<Record<GroundRole, string>>): Theme {
  const entries = groundRoles.map(role => [role, styler([parameters[role]])])
  return { ...theme, styles: { ...theme.styles, ...Object.fromEntries(entries) } }
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
  const parameters: Readonly<Partial<Record<Role, readonly number[]>>> = palette ?? {}
  const entries = roles.map(role => [role, styler(parameters[role] ?? [])])
  return { name, styles: Object.fromEntries(entries) as Theme['styles'] } // an entry for each role
}

function styler(parameters: readonly (number | string)[]): (text: string) => string {
  if (parameters.length === 0) return text => text
  // One sequence a parameter: Ink takes a line apart by them and knows no longer ones.
  const open = parameters.map(code => `\x1b[${code}m`).join('')
  const closers = [...new Set(parameters.map(closer))].map(code => `\x1b[${code}m`)
  const close = closers.toReversed().join('')
  return text => {
    if (text === '') return ''
    let inner = text
    if (inner.includes('\x1b')) {
      // Where a style within ends ours would end too: begin it again.
      for (const code of closers) inner = inner.replaceAll(code, code + open)
    }
    return open + inner.replaceAll('\n', `${close}\n${open}`) + close
  }
}

function closer(code: number | string): number {
  if (typeof code === 'string') return 49
  return code === 1 ? 22 : code === 4 ? 24 : code === 7 ? 27 : 39
}
