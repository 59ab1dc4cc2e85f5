import type { ThemeName } from '../../../terminal/theme.ts'

/** The colors of Marnon in a theme, as `#rrggbb`. */
export interface QuestColors {
  /** The land and drawing colors of each region, from the first to the sixth. */
  readonly regions: readonly (readonly [land: string, sign: string])[]
  readonly castle: string
  readonly river: string
  readonly bridge: string
  /** The colors of borders inside a region, and of those between regions. */
  readonly border: string
  readonly march: string
  /** The colors of names on the land, and of the halo around their letters. */
  readonly name: string
  readonly glow: string
  readonly orc: string
  readonly orcLetter: string
  readonly frenzy: string
  readonly dragon: string
  readonly wizard: string
}

const regions = (text: string): QuestColors['regions'] =>
  text.split(' ').map(pair => {
    const [land = '', sign = ''] = pair.split('/')
    return [`#${land}`, `#${sign}`]
  })

const DUSK: QuestColors = {
  regions: regions('cdb679/8a6f35 9fb770/55713a 7ba183/2f5a44 b39c8c/6a4f45 a9adbd/5c6172 7d9463/38502a'),
  castle: '#8d8578',
  river: '#2f6f86',
  bridge: '#e0cfa4',
  border: '#5a5142',
  march: '#1d1813',
  name: '#1a1610',
  glow: '#e9dfc4',
  orc: '#2b2f28',
  orcLetter: '#d7e3c4',
  frenzy: '#ff5a45',
  dragon: '#b3261e',
  wizard: '#6d3fa8',
}

const LIGHT: QuestColors = {
  ...DUSK,
  regions: regions('f1e2b0/a98d4e d6e6b0/76985a bfdcc4/4b8263 e2d2c6/94786b dcdfe8/7f8596 c4d4aa/5f7d48'),
  castle: '#c9c2b4',
  river: '#5b9fb5',
  bridge: '#7a5a2e',
  border: '#9a8f78',
  march: '#3a3226',
  name: '#2a241a',
  glow: '#fbf7ea',
}

/** Yellow, blue and grayish pink look different to everyone. Regions also differ in lightness. */
const COLOR_BLIND: QuestColors = {
  ...DUSK,
  regions: regions('e6d58c/8f7a2e a8cbe2/4a7393 6f9fc4/2b4f70 d3b4c6/80566f d9dbe2/6f7480 5d84a0/2a4458'),
  river: '#1f5f99',
  frenzy: '#ffe46b',
  dragon: '#b34700',
  wizard: '#8c3b73',
}

const MONO: QuestColors = {
  regions: regions('fbfbfb/8a8e95 efeff0/7d8188 e2e3e5/6f737a f6f6f7/8a8e95 d9dadd/666a71 cfd1d4/5c6068'),
  castle: '#b6b9be',
  river: '#7d8188',
  bridge: '#16181c',
  border: '#9aa0a8',
  march: '#16181c',
  name: '#16181c',
  glow: '#ffffff',
  orc: '#2b2d31',
  orcLetter: '#ffffff',
  frenzy: '#000000',
  dragon: '#4a4d54',
  wizard: '#4a4d54',
}

export const questColors: Readonly<Record<ThemeName, QuestColors>> = {
  dusk: DUSK,
  light: LIGHT,
  'color-blind': COLOR_BLIND,
  mono: MONO,
}

/**
 * A small drawing for each region, made of strokes around its center: dunes, grass, firs, crosses, peaks, round trees.
 */
export const GROUND_SIGNS: readonly string[] = [
  'M-9 3q4-6 8 0q4-6 8 0M-4-3q3-4 6 0',
  'M-7 4l2-7M-5 4l0-9M-3 4l2-7M3 4l2-7M5 4l0-9M7 4l2-7',
  'M-5 4l-4 0l4-10l4 10zM5 4l-4 0l4-10l4 10zM-5 4l0 3M5 4l0 3',
  'M-5-6l0 11M-8-3l6 0M5-4l0 10M2-1l6 0',
  'M-9 5l6-11l4 7l3-5l5 9M-5-2l2-1l1 2',
  'M-5 1a4 4 0 1 1 .1 0zM-5 1l0 6M5 1a4 4 0 1 1 .1 0zM5 1l0 6',
]
