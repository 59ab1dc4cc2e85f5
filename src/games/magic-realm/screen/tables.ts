import { type GameStyle, gameStyler, type LookTables } from '../../../screen/kit/style.ts'

/** Magic Realm's additions to the style, for landscapes, roadways and denizens. */
export const realmTables = {
  roles: {
    'valley-land': { dusk: [92], light: [32], 'color-blind': [96], mono: [] },
    'woods-land': { dusk: [32], light: [32], 'color-blind': [36], mono: [] },
    'mountain-land': { dusk: [33], light: [31], 'color-blind': [33], mono: [] },
    'cave-land': { dusk: [95], light: [35], 'color-blind': [95], mono: [] },
    'road-line': { dusk: [33], light: [31], 'color-blind': [33], mono: [] },
    'monster-sign': { dusk: [1, 91], light: [1, 31], 'color-blind': [1, 93], mono: [1] },
    'native-sign': { dusk: [1, 95], light: [1, 35], 'color-blind': [1, 95], mono: [1] },
    'treasure-sign': { dusk: [1, 93], light: [1, 35], 'color-blind': [1, 97], mono: [1] },
    'chit-words': { dusk: [91], light: [31], 'color-blind': [93], mono: [4] },
    'trail-line': { dusk: [7, 96], light: [7, 34], 'color-blind': [7, 96], mono: [7] },
  },
  backgrounds: {
    'valley-ground': { dusk: [150, '170;208;138'], light: [193, '205;230;178'], 'color-blind': [151, '176;214;214'] },
    'woods-ground': { dusk: [113, '132;180;106'], light: [150, '165;204;140'], 'color-blind': [109, '116;168;172'] },
    'mountain-ground': {
      dusk: [180, '196;174;134'],
      light: [223, '224;206;170'],
      'color-blind': [180, '222;196;136'],
    },
    'cave-ground': { dusk: [145, '172;166;180'], light: [188, '200;194;210'], 'color-blind': [146, '164;150;198'] },
    'valley-rim': { dusk: [108, '138;178;108'], light: [150, '172;204;144'], 'color-blind': [109, '140;182;182'] },
    'woods-rim': { dusk: [107, '108;156;86'], light: [108, '132;174;110'], 'color-blind': [73, '96;150;156'] },
    'mountain-rim': { dusk: [143, '164;142;104'], light: [180, '200;178;138'], 'color-blind': [179, '196;168;112'] },
    'cave-rim': { dusk: [102, '142;134;152'], light: [145, '166;160;178'], 'color-blind': [103, '142;128;178'] },
    'woods-plate': { dusk: [230, '244;238;214'], light: [231, '255;253;242'], 'color-blind': [230, '246;240;214'] },
    'mountain-plate': { dusk: [222, '222;180;122'], light: [223, '240;206;152'], 'color-blind': [221, '236;204;110'] },
    'cave-plate': { dusk: [237, '62;56;68'], light: [240, '92;86;100'], 'color-blind': [237, '52;46;70'] },
    'cursor-plate': { dusk: [226, '255;224;60'], light: [226, '255;224;60'], 'color-blind': [226, '255;224;60'] },
    'reach-plate': { dusk: [159, '176;240;255'], light: [159, '176;240;255'], 'color-blind': [255, '238;238;238'] },
    'you-plate': { dusk: [160, '196;32;32'], light: [160, '196;32;32'], 'color-blind': [25, '20;90;190'] },
  },
  textColors: {
    'ink-dark': { dusk: [233, '24;22;18'], light: [233, '24;22;18'], 'color-blind': [233, '24;22;18'] },
    'ink-pale': { dusk: [231, '255;255;255'], light: [231, '255;255;255'], 'color-blind': [231, '255;255;255'] },
    'ink-road': { dusk: [236, '84;54;14'], light: [237, '108;68;18'], 'color-blind': [236, '80;54;16'] },
    'ink-tunnel': { dusk: [234, '50;44;58'], light: [235, '66;60;76'], 'color-blind': [234, '40;34;60'] },
    'ink-chits': { dusk: [52, '100;6;6'], light: [88, '130;12;12'], 'color-blind': [17, '8;14;96'] },
    'ink-monster': { dusk: [88, '118;6;6'], light: [88, '140;10;10'], 'color-blind': [17, '8;14;96'] },
    'ink-native': { dusk: [54, '84;20;112'], light: [54, '88;20;116'], 'color-blind': [53, '76;16;100'] },
    'ink-trail': { dusk: [18, '8;20;140'], light: [18, '10;24;160'], 'color-blind': [16, '0;0;0'] },
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
    roadDot: ['·', '.'],
    tunnelDot: [':', ':'],
    trailStep: ['•', 'o'],
  },
} as const satisfies LookTables

export const inRealm = gameStyler(realmTables)

export type RealmStyle = GameStyle<typeof realmTables>

export type RealmRole = Parameters<RealmStyle['paint']>[0]
