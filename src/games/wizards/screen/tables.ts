import { type Dressed, dressing, type LookTables } from '../../../screen/kit/style.ts'

/** What Wizards adds to the looks of the screen: its lands, what stands on them, and what lies behind them. */
export const wizardsTables = {
  roles: {
    sea: { dusk: [36], light: [34], 'colour-blind': [94], mono: [] },
    common: { dusk: [93], light: [31], 'colour-blind': [93], mono: [] },
    elven: { dusk: [92], light: [32], 'colour-blind': [96], mono: [] },
    magic: { dusk: [95], light: [35], 'colour-blind': [95], mono: [1] },
    fallen: { dusk: [37], light: [90], 'colour-blind': [37], mono: [] },
    boat: { dusk: [97], light: [1, 30], 'colour-blind': [97], mono: [] },
    demon: { dusk: [91], light: [31], 'colour-blind': [93], mono: [1] },
    dragon: { dusk: [1, 91], light: [1, 31], 'colour-blind': [1, 93], mono: [1] },
    wizard: { dusk: [1, 95], light: [1, 35], 'colour-blind': [1, 95], mono: [1] },
    task: { dusk: [1, 93], light: [1, 4, 31], 'colour-blind': [1, 4, 97], mono: [1, 4] },
  },
  // The darkest colours among 256 are gaudy: there land is told from sea by greys.
  grounds: {
    'common-ground': {
      dusk: [236, '42;37;22'],
      light: [254, '248;240;220'],
      'colour-blind': [236, '42;37;22'],
    },
    'elven-ground': {
      dusk: [236, '23;40;26'],
      light: [254, '228;243;224'],
      'colour-blind': [236, '20;36;44'],
    },
    'magic-ground': {
      dusk: [236, '40;28;47'],
      light: [254, '242;232;248'],
      'colour-blind': [236, '40;28;47'],
    },
    'fallen-ground': {
      dusk: [233, '15;15;17'],
      light: [250, '206;206;208'],
      'colour-blind': [233, '15;15;17'],
    },
  },
  glyphs: {
    gem: ['♦', '$'],
    wizard: ['Ŵ', 'W'],
    secret: ['?', '?'],
  },
} as const satisfies LookTables

/** A style with what Wizards adds to it. */
export const inWizards = dressing(wizardsTables)

/** A style as the screen of Wizards uses it. */
export type WizardsStyle = Dressed<typeof wizardsTables>

/** A part of the screen of Wizards. */
export type WizardsRole = Parameters<WizardsStyle['say']>[0]
