import type { ThemeName } from '../../../terminal/theme.ts'
import type { Terrain, TileKind } from '../rules/pieces/tiles.ts'

/** The game's own colors for a picture in one theme, as `#rrggbb`. */
export interface RealmColors {
  /** The colors of each landscape: the fill of its tiles and the drawings on them. */
  readonly grounds: Readonly<Record<TileKind, readonly [land: string, sign: string]>>
  readonly clearings: Readonly<Record<Terrain, readonly [plate: string, number: string]>>
  readonly road: readonly [middle: string, edge: string]
  readonly tunnel: string
  readonly hidden: string
  readonly secret: string
  readonly border: string
  /** The color of names on the land, and of the outline around their letters. */
  readonly name: string
  readonly glow: string
  readonly chits: string
  readonly monster: string
  readonly native: string
  readonly site: string
  /** The color of the recorded turn's path. */
  readonly trail: string
}

const DUSK: RealmColors = {
  grounds: {
    valley: ['#b4cf8f', '#7da05c'],
    woods: ['#86ad6b', '#4c7540'],
    mountain: ['#c3ab82', '#8d7349'],
    cave: ['#98919d', '#655e6d'],
  },
  clearings: {
    woods: ['#f6efd8', '#2b241a'],
    mountain: ['#e0b57c', '#2b1d0e'],
    cave: ['#3d3743', '#f2ecf6'],
  },
  road: ['#d9b779', '#6f5125'],
  tunnel: '#3a3440',
  hidden: '#5d431c',
  secret: '#3c2f56',
  border: '#2c2a22',
  name: '#1f1a12',
  glow: '#f1e8cd',
  chits: '#8a1512',
  monster: '#a3231d',
  native: '#6b3b8e',
  site: '#c08a14',
  trail: '#1c4fb8',
}

const LIGHT: RealmColors = {
  ...DUSK,
  grounds: {
    valley: ['#dcebc2', '#9dbb7d'],
    woods: ['#b7d5a0', '#6f9a5d'],
    mountain: ['#e9d9b9', '#b39a6c'],
    cave: ['#c9c3cf', '#8e8799'],
  },
  road: ['#f0dcae', '#8d6d38'],
  border: '#6b6452',
  glow: '#fffaf0',
}

/**
 * Blue, yellow and lilac are distinct in every form of color blindness, and the landscapes also differ in lightness.
 */
const COLOR_BLIND: RealmColors = {
  ...DUSK,
  grounds: {
    valley: ['#bcdde6', '#7aa8b6'],
    woods: ['#6f9fc4', '#3f6d92'],
    mountain: ['#e6d08c', '#a58a3e'],
    cave: ['#9a87b8', '#665383'],
  },
  chits: '#10245c',
  monster: '#8a3b00',
  native: '#7a2f6a',
  trail: '#000000',
}

const MONO: RealmColors = {
  grounds: {
    valley: ['#fafafa', '#9a9ea5'],
    woods: ['#ececee', '#7c8087'],
    mountain: ['#dcdde0', '#666a71'],
    cave: ['#c6c8cd', '#4f535a'],
  },
  clearings: {
    woods: ['#ffffff', '#16181c'],
    mountain: ['#e6e7ea', '#16181c'],
    cave: ['#3b3e44', '#ffffff'],
  },
  road: ['#ffffff', '#5c6068'],
  tunnel: '#2b2d31',
  hidden: '#2b2d31',
  secret: '#2b2d31',
  border: '#5c6068',
  name: '#16181c',
  glow: '#ffffff',
  chits: '#000000',
  monster: '#000000',
  native: '#4a4d54',
  site: '#4a4d54',
  trail: '#000000',
}

export const realmColors: Readonly<Record<ThemeName, RealmColors>> = {
  dusk: DUSK,
  light: LIGHT,
  'color-blind': COLOR_BLIND,
  mono: MONO,
}

/** Line drawings for each landscape, relative to their center: grass, a tree, a peak and a rock. */
export const GROUND_SIGNS: Readonly<Record<TileKind, string>> = {
  valley: 'M-5 3l1-5M-1 3v-7M3 3l1-5',
  woods: 'M0 6v-4M-5 2a5 5 0 1 1 10 0zM-3-3a3 3 0 0 1 6 0',
  mountain: 'M-9 5l6-11l3 5l3-4l6 10M-3-6l-1 5l3 2',
  cave: 'M-7 4c0-6 3-8 7-8s7 2 7 8zM-3 4c0-3 1-4 3-4s3 1 3 4',
}
