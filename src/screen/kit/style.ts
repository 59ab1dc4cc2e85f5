import { asAscii } from '../../terminal/ascii.ts'
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
import { type Messages, messagesIn } from '../../text/index.ts'

/** The colors, glyphs and messages of the screen. A game can add its own roles and glyphs. */
export interface Style<R extends string = Role, G extends string = GlyphName> {
  readonly theme: Theme<R>
  readonly set: GlyphSet
  readonly glyphs: Glyphs<G>
  /** Styles text with a role of the theme. */
  paint(role: R, text: string): string
  /** The program's messages in the viewer's language. */
  readonly text: Messages
  /**
   * Adapts text to the glyph set. Special characters (½, arrows) are replaced by ASCII if necessary, which may change
   * the width.
   */
  words(text: string): string
}

export function styleOf(theme: Theme, set: GlyphSet, text: Messages = messagesIn('en')): Style {
  return {
    text,
    theme,
    set,
    glyphs: glyphs[set],
    paint: (role, text) => paint(theme, role, text),
    words: set === 'ascii' ? asAscii : text => text,
  }
}

const translatedStyles = new WeakMap<Style, Map<Messages, Style>>()

/** Returns the style with messages in another language. Results are cached. */
export function inLanguageOf(style: Style, text: Messages): Style {
  if (style.text === text) return style
  const known = translatedStyles.get(style) ?? new Map<Messages, Style>()
  translatedStyles.set(style, known)
  const translated = known.get(text) ?? { ...style, text }
  known.set(text, translated)
  return translated
}

const PLAIN = styleOf(plainTheme, 'unicode')

/** Returns a style without colors, for measuring text. */
export const plainStyle = (text: Messages): Style => inLanguageOf(PLAIN, text)

/** A game's additions to the style: roles with their colors in every theme, backgrounds, and glyphs in both sets. */
export interface LookTables<
  R extends string = string,
  B extends string = string,
  G extends string = string,
  I extends string = string,
> extends RoleTables<R, B, I> {
  readonly glyphs: GlyphTable<G>
}

/** A style with a game's additions. */
export type GameStyle<T extends LookTables> = Style<
  | Role
  | (keyof T['roles'] & string)
  | (keyof T['backgrounds'] & string)
  | (keyof NonNullable<T['textColors']> & string),
  GlyphName | (keyof T['glyphs'] & string)
>

/** Returns a function that adds a game's tables to a style. Results are cached for each style. */
export function gameStyler<T extends LookTables>(tables: T): (style: Style) => GameStyle<T> {
  const gameStyles = new WeakMap<Style, GameStyle<T>>()
  return style => {
    const known = gameStyles.get(style)
    if (known) return known
    const theme = withRoles(style.theme, tables)
    const own = {
      ...style,
      theme,
      glyphs: withGlyphs(style.set, tables.glyphs),
      paint: (role: string, text: string) => paint(theme, role, text),
    } as GameStyle<T> // the tables define its roles and glyphs
    gameStyles.set(style, own)
    return own
  }
}
