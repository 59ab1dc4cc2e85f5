import { type GlyphSet, type Glyphs, glyphs, paint, type Role, type Theme } from '../../terminal/theme.ts'

/** How everything on the screen is painted, and with which signs. */
export interface Style {
  readonly theme: Theme
  readonly set: GlyphSet
  readonly glyphs: Glyphs
  /** The text as a role of the theme. */
  say(role: Role, text: string): string
  /** Words that hold more than ASCII (a half, arrows) as the glyph set can show them; their width may change. */
  words(text: string): string
}

/** The style of a theme and a glyph set. */
export function styleOf(theme: Theme, set: GlyphSet): Style {
  return {
    theme,
    set,
    glyphs: glyphs[set],
    say: (role, text) => paint(theme, role, text),
    words: set === 'ascii' ? asAscii : text => text,
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
]

function asAscii(text: string): string {
  return IN_ASCII.reduce((out, [sign, words]) => out.replaceAll(sign, words), text)
}
