import { type GlyphSet, type Glyphs, glyphs, paint, type Role, type Theme } from '../../terminal/theme.ts'
import { type Messages, wordsIn } from '../../text/index.ts'

/** How everything on the screen is painted, and with which signs. */
export interface Style {
  readonly theme: Theme
  readonly set: GlyphSet
  readonly glyphs: Glyphs
  /** The text as a role of the theme. */
  say(role: Role, text: string): string
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
