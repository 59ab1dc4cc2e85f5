import { MAX_SEATS } from '../../../kernel/index.ts'
import type { ThemeName } from '../../../terminal/theme.ts'
import type { PieceColors } from './picture.ts'

/** The colors of all hex maps in a theme, as `#rrggbb`. Each game adds its own for terrain and pieces. */
export interface ChartColors {
  readonly page: string
  readonly ink: string
  readonly dim: string
  /** The colors of the open sea, and of the shallows from the outermost to the innermost. */
  readonly sea: string
  readonly shallows: readonly [string, string, string]
  /** The color of hex lines at sea and other faint lines. */
  readonly chart: string
  readonly coast: string
  /** The color of hex lines on land. */
  readonly grid: string
  /** The color of places on land and of terrain symbols in the legend. */
  readonly places: string
  readonly signsOnPage: string
  /** The color of the pale parts of a drawing, such as windows and snow. */
  readonly pale: string
  /** The color of the outline that keeps letters legible. */
  readonly halo: string
  readonly pieceEdge: string
  /** The colors of the viewer's piece and of the seats' pieces: `you`, `seat0` and so on. */
  readonly players: Readonly<Record<string, PieceColors>>
}

/** Returns the colors for the viewer's piece and for sixteen seats. A color ending in `*` gets a dark letter. */
function players(you: PieceColors, dark: string, light: string, seats: string): ChartColors['players'] {
  const all = seats.split(' ').map((text, seat) => {
    const isPale = text.endsWith('*')
    return [`seat${seat}`, { fill: `#${text.replace('*', '')}`, letter: isPale ? dark : light }] as const
  })
  if (all.length !== MAX_SEATS) throw new RangeError(`there are ${all.length} colors for ${MAX_SEATS} seats`)
  return { you, ...Object.fromEntries(all) }
}

const DUSK: ChartColors = {
  page: '#10151d',
  ink: '#e3ddcc',
  dim: '#98a0ab',
  sea: '#13232f',
  shallows: ['#17303d', '#1d3f4c', '#27535e'],
  chart: '#3b5a68',
  coast: '#0a1014',
  grid: '#10151d',
  places: '#241f1a',
  signsOnPage: '#c9bd9a',
  pale: '#f3ead2',
  halo: '#0d1319',
  pieceEdge: '#12100d',
  players: players(
    { fill: '#ffffff', letter: '#1a1712' },
    '#1a1712',
    '#ffffff',
    'c8453b 2f7f4f e2b53c* 8a4fb3 3fa7bd* c9ccd4* e07b39* 3b5fc0 d873a8* 7a5230 9bc53d* 1f6f78 f2d6b3* 5c2a4d 6d7885 b6a1e8*',
  ),
}

const LIGHT: ChartColors = {
  page: '#faf6ea',
  ink: '#2f2a22',
  dim: '#6f675a',
  sea: '#dfe8e6',
  shallows: ['#cfe0e0', '#bdd6d9', '#a8cad1'],
  chart: '#a9bfc2',
  coast: '#4a4436',
  grid: '#6b624d',
  places: '#33291d',
  signsOnPage: '#33291d',
  pale: '#fffaf0',
  halo: '#faf6ea',
  pieceEdge: '#1f1a14',
  players: players(
    { fill: '#1f1c18', letter: '#ffffff' },
    '#1f1a14',
    '#ffffff',
    'b8372d 2c7a4b d9a520* 7b43a6 2f95ab* e4e2dc* e07b39* 2f52b0 d873a8* 7a5230 9bc53d* 1f6f78 f2d6b3* 5c2a4d 6d7885 b6a1e8*',
  ),
}

/**
 * Six of the first eight seat colors come from the Okabe-Ito palette, which is made for all forms of color blindness.
 * The letters on the pieces distinguish the other seats.
 */
const COLOR_BLIND: ChartColors = {
  ...DUSK,
  sea: '#101c2e',
  shallows: ['#14263e', '#1a3352', '#23456b'],
  chart: '#3c5675',
  players: players(
    { fill: '#ffffff', letter: '#1a1712' },
    '#1a1712',
    '#ffffff',
    'd55e00 0072b2 f0e442* 8c3b73 56b4e9* c9ccd4* 009e73 cc79a7* 5b3a00 003f66 f7c59f* 4a1d3f 8fdcff* 7a7f88 ffe9a8* 2b2d31',
  ),
}

const MONO: ChartColors = {
  page: '#ffffff',
  ink: '#16181c',
  dim: '#5c6068',
  sea: '#ffffff',
  shallows: ['#f5f6f7', '#eceef0', '#e2e5e8'],
  chart: '#cdd1d6',
  coast: '#16181c',
  grid: '#9aa0a8',
  places: '#16181c',
  signsOnPage: '#16181c',
  pale: '#ffffff',
  halo: '#ffffff',
  pieceEdge: '#000000',
  players: players(
    { fill: '#000000', letter: '#ffffff' },
    '#000000',
    '#ffffff',
    Array<string>(MAX_SEATS).fill('ffffff*').join(' '),
  ),
}

export const chartColors: Readonly<Record<ThemeName, ChartColors>> = {
  dusk: DUSK,
  light: LIGHT,
  'color-blind': COLOR_BLIND,
  mono: MONO,
}
