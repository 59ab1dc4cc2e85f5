import { chartColors } from '../../../screen/kit/hex-map/colors.ts'
import type { PictureColors, PictureLooks } from '../../../screen/kit/hex-map/picture.ts'
import type { SeatRole, ThemeName } from '../../../terminal/theme.ts'
import { DRAWINGS, GROWTH } from './drawings.ts'

/** The three kinds of land on a map, and their elevations. */
export type LandKind = 'sand' | 'leaf' | 'violet'
export type Height = 'low' | 'mid' | 'high'

/** The color of a land hex. `dark` land has fallen to Evil, and a `veiled` tile is face down. */
export type Tint = `${LandKind}-${Height}` | 'dark' | 'veiled'

/** The color of a piece: the viewer's, another player's, or a neutral one. */
export type PieceColor = 'you' | SeatRole | OwnPiece
type OwnPiece = 'wizard' | 'foe' | 'boat'

const TINTS = [
  'sand-low',
  'sand-mid',
  'sand-high',
  'leaf-low',
  'leaf-mid',
  'leaf-high',
  'violet-low',
  'violet-mid',
  'violet-high',
  'dark',
  'veiled',
] as const satisfies Tint[]

const landOf = (tint: Tint): LandKind | null => {
  const [land] = tint.split('-')
  return land === 'sand' || land === 'leaf' || land === 'violet' ? land : null
}

/** Parses hex colors, separated by spaces, in the order of `TINTS`. */
const tints = (text: string): Record<string, string> => {
  const colors = text.split(' ')
  return Object.fromEntries(TINTS.map((tint, i) => [tint, `#${colors[i]}`]))
}

/** Returns the CSS of walls, the rift and the borders between Territories. */
const lines = (theme: ThemeName, wall: string, core: string, rift: string): string => {
  const { coast } = chartColors[theme]
  return [
    '.w,.v,.r,.e{fill:none;stroke-linecap:round;stroke-linejoin:round}',
    `.w{stroke:${wall};stroke-width:5.2}`,
    `.v{stroke:${core};stroke-width:2;stroke-dasharray:3.2 2.4;stroke-linecap:butt}`,
    `.r{stroke:${rift};stroke-width:3}`,
    `.rr{stroke:${coast};stroke-width:6}`,
    `.e{stroke:${coast};stroke-width:1.6;stroke-dasharray:1 3.4}`,
  ].join('')
}

/** Returns the colors of neutral pieces and their letters: a High Wizard, a foe and a boat. */
const pieces = (
  ...[wizard, foe, boat]: readonly [Colored, Colored, Colored]
): Readonly<Record<OwnPiece, { fill: string; letter: string }>> => ({
  wizard: { fill: wizard[0], letter: wizard[1] },
  foe: { fill: foe[0], letter: foe[1] },
  boat: { fill: boat[0], letter: boat[1] },
})
type Colored = readonly [fill: string, letter: string]

const DUSK: PictureColors = {
  tints: tints('cbb57c b3a463 a2895f 9cbd7d 74a064 86956c b5a1cd 9380b6 8d819f 2a2529 5a6470'),
  growth: { sand: '#5b5a26', leaf: '#2d5a35', violet: '#4a3a6b', dark: '#4c454b' },
  names: { sand: '#f0dfae', leaf: '#c6e6ae', violet: '#dccbf2', dark: '#8f8890' },
  pieces: pieces(['#7a3fb0', '#ffffff'], ['#c22d23', '#ffffff'], ['#f0ead8', '#1a1712']),
  styles: lines('dusk', '#14110e', '#d8cdb2', '#e2553f'),
}

const LIGHT: PictureColors = {
  tints: tints('f2e3b4 e2d593 d3bd92 cfe3ae a9cf92 b9c79d e3d6ef c9b8e2 c7bdd3 4b464d c9ccd0'),
  growth: { sand: '#8a7f35', leaf: '#3f7a45', violet: '#6f579c', dark: '#79737c' },
  names: { sand: '#6b4e12', leaf: '#1f5a2e', violet: '#552f86', dark: '#5b545c' },
  pieces: pieces(['#6a35a0', '#ffffff'], ['#a82018', '#ffffff'], ['#7a5a34', '#ffffff']),
  styles: lines('light', '#3a3128', '#efe5cc', '#b3261e'),
}

/**
 * Yellow, blue and gray-rose are distinguishable with every form of color blindness. Elevations differ in lightness.
 */
const COLOR_BLIND: PictureColors = {
  tints: tints('ead98a d4bf5c b39a49 a9d3ea 7ab3d6 6f98b5 d9b8cf bd8fb0 a1809a 26262b 5a6470'),
  growth: { sand: '#6b5300', leaf: '#12466b', violet: '#6a2a55', dark: '#4b4b52' },
  names: { sand: '#f6e58d', leaf: '#b9e2fa', violet: '#f0cbe4', dark: '#909098' },
  pieces: pieces(['#8c3b73', '#ffffff'], ['#b34700', '#ffffff'], ['#f0ead8', '#1a1712']),
  styles: lines('color-blind', '#14110e', '#d8cdb2', '#ff8a3c'),
}

const MONO: PictureColors = {
  tints: tints('fbfbfb ececec dadada fbfbfb ececec dadada fbfbfb ececec dadada 3a3c40 c9ccd0'),
  growth: { sand: '#6a6e75', leaf: '#6a6e75', violet: '#6a6e75', dark: '#6e7177' },
  names: { sand: '#16181c', leaf: '#16181c', violet: '#16181c', dark: '#5c6068' },
  pieces: pieces(['#4a4d54', '#ffffff'], ['#2b2d31', '#ffffff'], ['#ffffff', '#000000']),
  styles: lines('mono', '#000000', '#ffffff', '#000000'),
}

/** The looks of the parts of a picture that are particular to Wizards. */
export const pictureLooks: PictureLooks = {
  drawings: DRAWINGS,
  growth: GROWTH,
  drops: { hat: 3 },
  lands: { sand: 'upright', leaf: 'slanted', violet: 'capitals' },
  tints: Object.fromEntries(TINTS.map(tint => [tint, landOf(tint)])),
  lost: 'dark',
  sides: [
    { kind: 'border', line: 'straight', classes: ['e'] },
    { kind: 'rift', line: 'cracked', classes: ['r rr', 'r'] },
    { kind: 'wall', line: 'straight', classes: ['w', 'v'] },
  ],
  colors: { dusk: DUSK, light: LIGHT, 'color-blind': COLOR_BLIND, mono: MONO },
}
