/**
 * The pictures of one column that every screen uses: name, Unicode character, ASCII one. The Unicode ones come from the
 * set that console fonts have shared since WGL4 (only the dice lie outside it), and none is ever an emoji. A game adds its
 * own.
 */
const GLYPHS = {
  you: ['@', '@'],
  /** On either side of what somebody is shown. */
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

/** Glyphs by name: the Unicode character of each, and its ASCII one. */
export type GlyphTable<G extends string = string> = Readonly<Record<G, readonly [unicode: string, ascii: string]>>

/** The name of a glyph. */
export type GlyphName = keyof typeof GLYPHS

/** A character of one column for every glyph name. */
export type Glyphs<G extends string = GlyphName> = Readonly<Record<G, string>>

/** The two sets of glyphs. */
export type GlyphSet = 'unicode' | 'ascii'

/** The characters of a table in one of the sets. */
function column<G extends string>(table: GlyphTable<G>, set: GlyphSet): Glyphs<G> {
  const entries = Object.entries<GlyphTable[string]>(table).map(([name, [unicode, ascii]]) => [
    name,
    set === 'ascii' ? ascii : unicode,
  ])
  return Object.fromEntries(entries) as Record<G, string> // the entries are the table's own
}

/** Both sets of glyphs, by name. */
export const glyphs: Readonly<Record<GlyphSet, Glyphs>> = {
  unicode: column(GLYPHS, 'unicode'),
  ascii: column(GLYPHS, 'ascii'),
}

/** A set with the glyphs that a game adds. */
export const withGlyphs = <G extends string>(set: GlyphSet, table: GlyphTable<G>): Glyphs<GlyphName | G> => ({
  ...glyphs[set],
  ...column(table, set),
})

/** What the piece of a seat is known by in one column: `1` to `9`, then `A` and on. */
export const seatMark = (seat: number): string => (seat + 1).toString(36).toUpperCase()

/** The face of a die, 1 to 6. Throws RangeError for any other number. */
export function dieFace(set: Glyphs, face: number): string {
  const shown = [set.die1, set.die2, set.die3, set.die4, set.die5, set.die6][face - 1]
  if (shown === undefined) throw new RangeError(`a die has no face ${face}`)
  return shown
}

/** The set that this environment can show: Unicode where its locale is UTF-8 and it is not the Linux console. */
export function glyphSetFor(env: Readonly<Record<string, string | undefined>>): GlyphSet {
  if (env.TERM === 'linux') return 'ascii' // its font holds but 256 or 512 characters
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || ''
  return /utf-?8/i.test(locale) ? 'unicode' : 'ascii'
}
