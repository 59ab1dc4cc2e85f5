/**
 * The common glyphs, one column each: name, Unicode character, ASCII fallback. All except the dice are in WGL4, the set
 * that console fonts share, and none is an emoji. Games add their own.
 */
const GLYPHS = {
  you: ['@', '@'],
  /** Brackets around a suggested space. */
  meantLeft: ['{', '{'],
  meantRight: ['}', '}'],
  cursor: ['►', '>'],
  tick: ['√', 'v'],
  cross: ['×', 'x'],
  bullet: ['•', '*'],
  mark: ['♦', '$'],
  ellipsis: ['…', '~'],
  arrow: ['→', '>'],
  arrowLeft: ['←', '<'],
  arrowUp: ['↑', '^'],
  arrowDown: ['↓', 'v'],
  barFull: ['█', '#'],
  barPast: ['═', '='],
  barEmpty: ['░', '-'],
  boxH: ['─', '-'],
  boxV: ['│', '|'],
  boxTL: ['┌', '+'],
  boxTR: ['┐', '+'],
  boxBL: ['└', '+'],
  boxBR: ['┘', '+'],
  boxTeeDown: ['┬', '+'],
  boxTeeUp: ['┴', '+'],
  boxTeeRight: ['├', '+'],
  boxTeeLeft: ['┤', '+'],
  boxCross: ['┼', '+'],
  pip: ['●', 'o'],
  die1: ['⚀', '1'],
  die2: ['⚁', '2'],
  die3: ['⚂', '3'],
  die4: ['⚃', '4'],
  die5: ['⚄', '5'],
  die6: ['⚅', '6'],
} as const satisfies GlyphTable

/** A table of glyphs by name, with a Unicode character and an ASCII one. */
export type GlyphTable<G extends string = string> = Readonly<Record<G, readonly [unicode: string, ascii: string]>>

export type GlyphName = keyof typeof GLYPHS

/** A one-column character for every glyph name. */
export type Glyphs<G extends string = GlyphName> = Readonly<Record<G, string>>

export type GlyphSet = 'unicode' | 'ascii'

function column<G extends string>(table: GlyphTable<G>, set: GlyphSet): Glyphs<G> {
  const entries = Object.entries<GlyphTable[string]>(table).map(([name, [unicode, ascii]]) => [
    name,
    set === 'ascii' ? ascii : unicode,
  ])
  return Object.fromEntries(entries) as Record<G, string> // one entry per glyph name
}

export const glyphs: Readonly<Record<GlyphSet, Glyphs>> = {
  unicode: column(GLYPHS, 'unicode'),
  ascii: column(GLYPHS, 'ascii'),
}

export const withGlyphs = <G extends string>(set: GlyphSet, table: GlyphTable<G>): Glyphs<GlyphName | G> => ({
  ...glyphs[set],
  ...column(table, set),
})

/** Returns the one-column mark for a seat: `1` to `9`, then letters starting with `A`. */
export const seatMark = (seat: number): string => (seat + 1).toString(36).toUpperCase()

/** Returns the glyph for a die face, 1 to 6. Throws RangeError for any other number. */
export function dieFace(set: Glyphs, face: number): string {
  const shown = [set.die1, set.die2, set.die3, set.die4, set.die5, set.die6][face - 1]
  if (shown === undefined) throw new RangeError(`a die has no face ${face}`)
  return shown
}

/** Returns the glyph set for an environment: Unicode in a UTF-8 locale, except on the Linux console. */
export function glyphSetFor(env: Readonly<Record<string, string | undefined>>): GlyphSet {
  if (env.TERM === 'linux') return 'ascii' // its fonts hold only 256 or 512 characters
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || ''
  return /utf-?8/i.test(locale) ? 'unicode' : 'ascii'
}
