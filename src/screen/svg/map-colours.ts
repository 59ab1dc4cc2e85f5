import type { ThemeName } from '../../terminal/theme.ts'
import type { Land, PieceColour, Tint } from '../kit/hex-picture.ts'

/** What a map is coloured with, all `#rrggbb`. */
export interface MapColours {
  readonly page: string
  readonly ink: string
  readonly dim: string
  /** The open sea, and the shallows from the outermost to the innermost. */
  readonly sea: string
  readonly shallows: readonly [string, string, string]
  /** The lines of hexes at sea, and what else is drawn there faintly. */
  readonly chart: string
  readonly coast: string
  readonly land: Readonly<Record<Tint, string>>
  /** The lines of hexes on land. */
  readonly grid: string
  /** What grows and stands in each land, and on dark ground. */
  readonly growth: Readonly<Record<Land | 'dark', string>>
  readonly places: string
  /** The signs of the ground in the legend. */
  readonly growthOnPage: string
  /** Windows, snow: what is pale in a drawing. */
  readonly pale: string
  readonly wall: string
  readonly wallCore: string
  readonly rift: string
  readonly names: Readonly<Record<Land | 'dark', string>>
  /** Around letters, so that they can be read wherever they stand. */
  readonly halo: string
  readonly pieces: Readonly<Record<PieceColour, string>>
  /** The edge of a piece, and what is written on it. */
  readonly pieceEdge: string
  readonly letters: Readonly<Record<PieceColour, string>>
}

type Seven = readonly [string, string, string, string, string, string, string]

/** Three lands of three heights each, then dark and veiled ground. */
function lands(text: string): Record<Tint, string> {
  const names: Tint[] = ['sand-low', 'sand-mid', 'sand-high', 'leaf-low', 'leaf-mid', 'leaf-high']
  const all: Tint[] = [...names, 'violet-low', 'violet-mid', 'violet-high', 'dark', 'veiled']
  const colours = text.split(' ')
  return Object.fromEntries(all.map((tint, i) => [tint, `#${colours[i] ?? '000000'}`])) as Record<Tint, string> // one for each
}

/** The colours of pieces: you and six players, then what is no player's. */
function pieces([you, ...players]: Seven, others: readonly [string, string, string, string]): MapColours['pieces'] {
  const [p0, p1, p2, p3, p4, p5] = players
  const [task, wizard, foe, boat] = others
  return { you, p0, p1, p2, p3, p4, p5, task, wizard, foe, boat }
}

const letters = (dark: string, light: string): MapColours['letters'] => ({
  you: dark,
  p0: light,
  p1: light,
  p2: dark,
  p3: light,
  p4: dark,
  p5: dark,
  task: dark,
  wizard: light,
  foe: light,
  boat: dark,
})

const DUSK: MapColours = {
  page: '#10151d',
  ink: '#e3ddcc',
  dim: '#98a0ab',
  sea: '#13232f',
  shallows: ['#17303d', '#1d3f4c', '#27535e'],
  chart: '#3b5a68',
  coast: '#0a1014',
  land: lands('cbb57c b3a463 a2895f 9cbd7d 74a064 86956c b5a1cd 9380b6 8d819f 2a2529 5a6470'),
  grid: '#10151d',
  growth: { sand: '#5b5a26', leaf: '#2d5a35', violet: '#4a3a6b', dark: '#4c454b' },
  places: '#241f1a',
  growthOnPage: '#c9bd9a',
  pale: '#f3ead2',
  wall: '#14110e',
  wallCore: '#d8cdb2',
  rift: '#e2553f',
  names: { sand: '#f0dfae', leaf: '#c6e6ae', violet: '#dccbf2', dark: '#8f8890' },
  halo: '#0d1319',
  pieces: pieces(
    ['#ffffff', '#c8453b', '#2f7f4f', '#e2b53c', '#8a4fb3', '#3fa7bd', '#c9ccd4'],
    ['#ffd45c', '#7a3fb0', '#c22d23', '#f0ead8'],
  ),
  pieceEdge: '#12100d',
  letters: letters('#1a1712', '#ffffff'),
}

const LIGHT: MapColours = {
  page: '#faf6ea',
  ink: '#2f2a22',
  dim: '#6f675a',
  sea: '#dfe8e6',
  shallows: ['#cfe0e0', '#bdd6d9', '#a8cad1'],
  chart: '#a9bfc2',
  coast: '#4a4436',
  land: lands('f2e3b4 e2d593 d3bd92 cfe3ae a9cf92 b9c79d e3d6ef c9b8e2 c7bdd3 4b464d c9ccd0'),
  grid: '#6b624d',
  growth: { sand: '#8a7f35', leaf: '#3f7a45', violet: '#6f579c', dark: '#79737c' },
  places: '#33291d',
  growthOnPage: '#33291d',
  pale: '#fffaf0',
  wall: '#3a3128',
  wallCore: '#efe5cc',
  rift: '#b3261e',
  names: { sand: '#6b4e12', leaf: '#1f5a2e', violet: '#552f86', dark: '#5b545c' },
  halo: '#faf6ea',
  pieces: pieces(
    ['#1f1c18', '#b8372d', '#2c7a4b', '#d9a520', '#7b43a6', '#2f95ab', '#e4e2dc'],
    ['#f2b722', '#6a35a0', '#a82018', '#7a5a34'],
  ),
  pieceEdge: '#1f1a14',
  letters: { ...letters('#1f1a14', '#ffffff'), you: '#ffffff', boat: '#ffffff' },
}

/** Yellow, blue and grey-rose lie apart for every eye; heights differ in lightness. */
const COLOUR_BLIND: MapColours = {
  ...DUSK,
  sea: '#101c2e',
  shallows: ['#14263e', '#1a3352', '#23456b'],
  chart: '#3c5675',
  land: lands('ead98a d4bf5c b39a49 a9d3ea 7ab3d6 6f98b5 d9b8cf bd8fb0 a1809a 26262b 5a6470'),
  growth: { sand: '#6b5300', leaf: '#12466b', violet: '#6a2a55', dark: '#4b4b52' },
  rift: '#ff8a3c',
  names: { sand: '#f6e58d', leaf: '#b9e2fa', violet: '#f0cbe4', dark: '#909098' },
  pieces: pieces(
    ['#ffffff', '#d55e00', '#0072b2', '#f0e442', '#8c3b73', '#56b4e9', '#c9ccd4'],
    ['#ffe46b', '#8c3b73', '#b34700', '#f0ead8'],
  ),
}

const MONO: MapColours = {
  page: '#ffffff',
  ink: '#16181c',
  dim: '#5c6068',
  sea: '#ffffff',
  shallows: ['#f5f6f7', '#eceef0', '#e2e5e8'],
  chart: '#cdd1d6',
  coast: '#16181c',
  land: lands('fbfbfb ececec dadada fbfbfb ececec dadada fbfbfb ececec dadada 3a3c40 c9ccd0'),
  grid: '#9aa0a8',
  growth: { sand: '#6a6e75', leaf: '#6a6e75', violet: '#6a6e75', dark: '#6e7177' },
  places: '#16181c',
  growthOnPage: '#16181c',
  pale: '#ffffff',
  wall: '#000000',
  wallCore: '#ffffff',
  rift: '#000000',
  names: { sand: '#16181c', leaf: '#16181c', violet: '#16181c', dark: '#5c6068' },
  halo: '#ffffff',
  pieces: pieces(
    ['#000000', '#ffffff', '#ffffff', '#ffffff', '#ffffff', '#ffffff', '#ffffff'],
    ['#ffffff', '#4a4d54', '#2b2d31', '#ffffff'],
  ),
  pieceEdge: '#000000',
  letters: {
    ...letters('#000000', '#000000'),
    you: '#ffffff',
    wizard: '#ffffff',
    foe: '#ffffff',
  },
}

/** How the maps of each theme are coloured. */
export const mapColours: Readonly<Record<ThemeName, MapColours>> = {
  dusk: DUSK,
  light: LIGHT,
  'colour-blind': COLOUR_BLIND,
  mono: MONO,
}
