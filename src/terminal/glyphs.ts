/**
 * Every picture of one column that a screen uses: its name, its Unicode character, its ASCII one. The Unicode ones come
 * from the set that console fonts have shared since WGL4 (only the dice lie outside it), and none is ever an emoji.
 */
const GLYPHS = {
  plains: ['·', '.'],
  woods: ['♣', '%'],
  mountains: ['▲', '^'],
  water: ['~', '~'],
  deep: ['≈', '='],
  town: ['⌂', '#'],
  dwelling: ['∩', 'n'],
  abbey: ['†', '+'],
  highHollow: ['¤', 'u'],
  starCrest: ['☼', '*'],
  tower: ['Π', 'I'],
  cottage: ['□', 'h'],
  lair: ['Ω', 'C'],
  ruktal: ['◊', 'R'],
  stone: ['○', 'o'],
  boat: ['▬', 'v'],
  demon: ['Ψ', '&'],
  dragon: ['§', 'D'],
  wizard: ['Ŵ', 'W'],
  secret: ['?', '?'],
  task: ['!', '!'],
  you: ['@', '@'],
  rift: ['▓', 'X'],
  fallen: ['░', ':'],
  /** Walls on a hex's east, north-east and south-east side. */
  wallE: ['║', '|'],
  wallNE: ['\\', '\\'],
  wallSE: ['/', '/'],
  /** On either side of what somebody is shown. */
  meantLeft: ['{', '{'],
  meantRight: ['}', '}'],
  cursor: ['►', '>'],
  tick: ['√', 'v'],
  cross: ['×', 'x'],
  bullet: ['•', '*'],
  gem: ['♦', '$'],
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
} as const satisfies Record<string, readonly [string, string]>

/** The name of a glyph. */
export type GlyphName = keyof typeof GLYPHS

/** A character of one column for every glyph name. */
export type Glyphs = Readonly<Record<GlyphName, string>>

/** The two sets of glyphs. */
export type GlyphSet = 'unicode' | 'ascii'

function column(index: 0 | 1): Glyphs {
  const entries = Object.entries(GLYPHS).map(([name, pair]) => [name, pair[index]])
  return Object.fromEntries(entries) as Record<GlyphName, string> // the entries are GLYPHS' own
}

/** Both sets of glyphs, by name. */
export const glyphs: Readonly<Record<GlyphSet, Glyphs>> = { unicode: column(0), ascii: column(1) }

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
