import { type Dressed, dressing, type LookTables } from '../../../screen/kit/style.ts'

/** What Magic Realm adds to the looks of the screen: its grounds, its ways, and what lives there. */
export const realmTables = {
  roles: {
    'valley-land': { dusk: [92], light: [32], 'colour-blind': [96], mono: [] },
    'woods-land': { dusk: [32], light: [32], 'colour-blind': [36], mono: [] },
    'mountain-land': { dusk: [33], light: [31], 'colour-blind': [33], mono: [] },
    'cave-land': { dusk: [95], light: [35], 'colour-blind': [95], mono: [] },
    'road-line': { dusk: [33], light: [31], 'colour-blind': [33], mono: [] },
    'monster-sign': { dusk: [1, 91], light: [1, 31], 'colour-blind': [1, 93], mono: [1] },
    'native-sign': { dusk: [1, 95], light: [1, 35], 'colour-blind': [1, 95], mono: [1] },
    'treasure-sign': { dusk: [1, 93], light: [1, 35], 'colour-blind': [1, 97], mono: [1] },
    'chit-words': { dusk: [91], light: [31], 'colour-blind': [93], mono: [4] },
    'trail-line': { dusk: [7, 96], light: [7, 34], 'colour-blind': [7, 96], mono: [7] },
  },
  grounds: {
    'valley-ground': { dusk: [150, '170;208;138'], light: [193, '205;230;178'], 'colour-blind': [151, '176;214;214'] },
    'woods-ground': { dusk: [107, '127;174;102'], light: [150, '165;204;140'], 'colour-blind': [73, '111;163;168'] },
    'mountain-ground': {
      dusk: [143, '184;162;122'],
      light: [180, '220;201;164'],
      'colour-blind': [180, '222;196;136'],
    },
    'cave-ground': { dusk: [102, '142;136;148'], light: [146, '186;180;196'], 'colour-blind': [103, '142;128;176'] },
    'valley-rim': { dusk: [108, '138;178;108'], light: [150, '172;204;144'], 'colour-blind': [109, '140;182;182'] },
    'woods-rim': { dusk: [65, '98;142;76'], light: [108, '132;174;110'], 'colour-blind': [66, '82;130;136'] },
    'mountain-rim': { dusk: [101, '130;110;76'], light: [137, '180;158;118'], 'colour-blind': [137, '178;150;96'] },
    'cave-rim': { dusk: [59, '92;86;100'], light: [103, '146;140;158'], 'colour-blind': [60, '100;88;136'] },
    'woods-plate': { dusk: [230, '244;238;214'], light: [231, '255;253;242'], 'colour-blind': [230, '246;240;214'] },
    'mountain-plate': { dusk: [222, '222;180;122'], light: [223, '240;206;152'], 'colour-blind': [221, '236;204;110'] },
    'cave-plate': { dusk: [237, '62;56;68'], light: [240, '92;86;100'], 'colour-blind': [237, '52;46;70'] },
    'cursor-plate': { dusk: [226, '255;224;60'], light: [226, '255;224;60'], 'colour-blind': [226, '255;224;60'] },
    'reach-plate': { dusk: [159, '176;240;255'], light: [159, '176;240;255'], 'colour-blind': [255, '238;238;238'] },
    'you-plate': { dusk: [160, '196;32;32'], light: [160, '196;32;32'], 'colour-blind': [25, '20;90;190'] },
  },
  inks: {
    'ink-dark': { dusk: [233, '24;22;18'], light: [233, '24;22;18'], 'colour-blind': [233, '24;22;18'] },
    'ink-pale': { dusk: [231, '255;255;255'], light: [231, '255;255;255'], 'colour-blind': [231, '255;255;255'] },
    'ink-road': { dusk: [94, '120;84;34'], light: [130, '150;100;40'], 'colour-blind': [94, '110;80;30'] },
    'ink-tunnel': { dusk: [238, '58;52;66'], light: [240, '84;78;94'], 'colour-blind': [238, '44;38;66'] },
    'ink-chits': { dusk: [88, '126;10;10'], light: [88, '140;16;16'], 'colour-blind': [18, '10;20;120'] },
    'ink-monster': { dusk: [124, '170;12;12'], light: [124, '170;12;12'], 'colour-blind': [18, '10;20;120'] },
    'ink-native': { dusk: [55, '92;24;120'], light: [55, '92;24;120'], 'colour-blind': [54, '84;20;110'] },
    'ink-trail': { dusk: [21, '10;30;200'], light: [21, '10;30;200'], 'colour-blind': [16, '0;0;0'] },
  },
  glyphs: {
    dwellingSign: ['⌂', 'H'],
    monsterSign: ['&', '&'],
    nativeSign: ['%', '%'],
    visitorSign: ['?', '?'],
    siteSign: ['♦', '$'],
    pileSign: ['*', '*'],
    spellSign: ['≈', '~'],
    roadAcross: ['─', '-'],
    tunnelWay: ['═', '='],
    hiddenWay: ['·', '.'],
    secretWay: ['×', 'x'],
    hatchedRoad: ['▒', '#'],
    trailStep: ['•', 'o'],
  },
} as const satisfies LookTables

/** A style with what Magic Realm adds to it. */
export const inRealm = dressing(realmTables)

/** A style as the screen of Magic Realm uses it. */
export type RealmStyle = Dressed<typeof realmTables>

/** A part of the screen of Magic Realm. */
export type RealmRole = Parameters<RealmStyle['say']>[0]
