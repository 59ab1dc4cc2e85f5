import {
  type GlyphName,
  type GlyphSet,
  type Glyphs,
  type GlyphTable,
  glyphs,
  paint,
  plainTheme,
  type Role,
  type RoleTables,
  type Theme,
  withGlyphs,
  withRoles,
} from '../../terminal/theme.ts'
import { type Messages, wordsIn } from '../../text/index.ts'

/** How everything on the screen is painted, and with which signs; a game's own has its roles and glyphs besides. */
export interface Style<R extends string = Role, G extends string = GlyphName> {
  readonly theme: Theme<R>
  readonly set: GlyphSet
  readonly glyphs: Glyphs<G>
  /** The text as a role of the theme. */
  say(role: R, text: string): string
  /** The words of the program in the language of the one who looks. */
  readonly text: Messages
  /** Words that hold more than ASCII (a half, arrows) as the glyph set can show them; their width may change. */
  words(text: string): string
}

/** The style of a theme and a glyph set, in a language. */
export function styleOf(theme: Theme, set: GlyphSet, text: Messages = wordsIn('en')): Style {
  return {
    text,
    theme,
    set,
    glyphs: glyphs[set],
    say: (role, text) => paint(theme, role, text),
    words: set === 'ascii' ? asAscii : text => text,
  }
}

const spoken = new WeakMap<Style, Map<Messages, Style>>()

/** The same style in the words of another language; made once. */
export function inWords(style: Style, text: Messages): Style {
  if (style.text === text) return style
  const known = spoken.get(style) ?? new Map<Messages, Style>()
  spoken.set(style, known)
  const made = known.get(text) ?? { ...style, text }
  known.set(text, made)
  return made
}

const PLAIN = styleOf(plainTheme, 'unicode')

/** A style without colours, to count lines by, in the words of a language. */
export const plainStyle = (text: Messages): Style => inWords(PLAIN, text)

/** What a game adds to the looks of the screen: parts with their colours in every theme, grounds, and glyphs of both sets. */
export interface LookTables<
  R extends string = string,
  B extends string = string,
  G extends string = string,
  I extends string = string,
> extends RoleTables<R, B, I> {
  readonly glyphs: GlyphTable<G>
}

/** A style with what these tables add. */
export type Dressed<T extends LookTables> = Style<
  Role | (keyof T['roles'] & string) | (keyof T['grounds'] & string) | (keyof NonNullable<T['inks']> & string),
  GlyphName | (keyof T['glyphs'] & string)
>

/** Gives styles what a game adds to them; each is made once, when the game is first drawn in it. */
export function dressing<T extends LookTables>(tables: T): (style: Style) => Dressed<T> {
  const dressed = new WeakMap<Style, Dressed<T>>()
  return style => {
    const known = dressed.get(style)
    if (known) return known
    const theme = withRoles(style.theme, tables)
    const own = {
      ...style,
      theme,
      glyphs: withGlyphs(style.set, tables.glyphs),
      say: (role: string, text: string) => paint(theme, role, text),
    } as Dressed<T> // its roles and glyphs are those of the tables
    dressed.set(style, own)
    return own
  }
}

/** Longer ones first: they are looked for in this order. */
const IN_ASCII: readonly (readonly [string, string])[] = [
  ['←↑↓→', 'Arrows'],
  ['↑↓', 'Up/Down'],
  ['← →', 'Left/Right'],
  ['←→', 'Left/Right'],
  ['½', '.5'],
  ['…', '...'],
  ['–', '-'],
  ['’', "'"],
  ['„', '"'],
  ['“', '"'],
]

function asAscii(text: string): string {
  return IN_ASCII.reduce((out, [sign, words]) => out.replaceAll(sign, words), text)
}
