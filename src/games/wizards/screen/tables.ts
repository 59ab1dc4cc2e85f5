import { type GameStyle, gameStyler, type LookTables } from '../../../screen/kit/style.ts'

/** Wizards' additions to the style: kinds of land, pieces and backgrounds. */
export const wizardsTables = {
  roles: {
    sea: { dusk: [36], light: [34], 'color-blind': [94], mono: [] },
    common: { dusk: [93], light: [31], 'color-blind': [93], mono: [] },
    elven: { dusk: [92], light: [32], 'color-blind': [96], mono: [] },
    magic: { dusk: [95], light: [35], 'color-blind': [95], mono: [1] },
    fallen: { dusk: [37], light: [90], 'color-blind': [37], mono: [] },
    boat: { dusk: [97], light: [1, 30], 'color-blind': [97], mono: [] },
    demon: { dusk: [91], light: [31], 'color-blind': [93], mono: [1] },
    dragon: { dusk: [1, 91], light: [1, 31], 'color-blind': [1, 93], mono: [1] },
    wizard: { dusk: [1, 95], light: [1, 35], 'color-blind': [1, 95], mono: [1] },
    task: { dusk: [1, 93], light: [1, 4, 31], 'color-blind': [1, 4, 97], mono: [1, 4] },
  },
  // The darkest of the 256 colors are garish, so with 256 colors, grays distinguish land from sea.
  backgrounds: {
    'common-ground': {
      dusk: [236, '42;37;22'],
      light: [254, '248;240;220'],
      'color-blind': [236, '42;37;22'],
    },
    'elven-ground': {
      dusk: [236, '23;40;26'],
      light: [254, '228;243;224'],
      'color-blind': [236, '20;36;44'],
    },
    'magic-ground': {
      dusk: [236, '40;28;47'],
      light: [254, '242;232;248'],
      'color-blind': [236, '40;28;47'],
    },
    'fallen-ground': {
      dusk: [233, '15;15;17'],
      light: [250, '206;206;208'],
      'color-blind': [233, '15;15;17'],
    },
    // Backgrounds for a filled board: the open ground and places of each kind of land, and the sea.
    'common-plains': { dusk: [186, '217;196;138'], light: [187, '228;214;173'], 'color-blind': [186, '227;207;148'] },
    'common-woods': { dusk: [143, '185;165;97'], light: [180, '206;192;144'], 'color-blind': [180, '205;184;120'] },
    'common-mountains': {
      dusk: [137, '169;143;92'],
      light: [144, '195;177;141'],
      'color-blind': [143, '191;164;106'],
    },
    'common-place': { dusk: [223, '231;215;166'], light: [230, '238;227;193'], 'color-blind': [230, '241;228;189'] },
    'elven-plains': { dusk: [150, '169;207;139'], light: [157, '195;221;174'], 'color-blind': [109, '143;192;194'] },
    'elven-woods': { dusk: [107, '127;174;102'], light: [150, '165;198;148'], 'color-blind': [73, '111;163;168'] },
    'elven-mountains': { dusk: [108, '141;168;119'], light: [151, '175;194;160'], 'color-blind': [66, '125;154;156'] },
    'elven-place': { dusk: [193, '196;226;168'], light: [194, '214;235;194'], 'color-blind': [152, '178;218;219'] },
    'magic-plains': { dusk: [182, '201;182;228'], light: [189, '217;204;236'], 'color-blind': [97, '124;102;164'] },
    'magic-woods': { dusk: [146, '166;143;207'], light: [146, '193;177;221'], 'color-blind': [60, '108;88;148'] },
    'magic-mountains': { dusk: [103, '154;140;184'], light: [182, '184;174;205'], 'color-blind': [59, '98;88;126'] },
    'magic-place': { dusk: [189, '220;207;240'], light: [225, '230;221;244'], 'color-blind': [140, '171;152;204'] },
    'sea-deep': { dusk: [17, '47;93;124'], light: [110, '141;166;183'], 'color-blind': [17, '36;71;106'] },
    'sea-near': { dusk: [25, '63;117;150'], light: [153, '169;193;208'], 'color-blind': [24, '53;97;138'] },
    'fallen-block': { dusk: [234, '28;28;30'], light: [239, '74;74;78'], 'color-blind': [234, '28;28;30'] },
    'cursor-block': { dusk: [221, '242;208;60'], light: [221, '242;208;60'], 'color-blind': [221, '242;208;60'] },
    // Labels for a cost or a path, which must be legible on every background.
    'price-block': { dusk: [18, '16;36;96'], light: [18, '16;36;96'], 'color-blind': [16, '8;10;18'] },
    'way-block': { dusk: [222, '255;224;122'], light: [222, '255;224;122'], 'color-blind': [222, '255;224;122'] },
    'demon-block': { dusk: [88, '122;20;20'], light: [88, '154;32;32'], 'color-blind': [88, '122;20;20'] },
  },
  textColors: {
    'woods-ink': { dusk: [22, '20;76;32'], light: [22, '31;90;42'], 'color-blind': [234, '18;63;63'] },
    'mountains-ink': { dusk: [235, '74;53;38'], light: [235, '74;53;38'], 'color-blind': [235, '58;42;30'] },
    'plains-ink': { dusk: [101, '138;122;78'], light: [101, '154;138;94'], 'color-blind': [241, '90;80;64'] },
    // In the color-blind theme, magic land is dark to set it apart from other land, so its symbols are pale.
    'magic-plains-ink': { dusk: [101, '138;122;78'], light: [101, '154;138;94'], 'color-blind': [146, '176;160;210'] },
    'magic-woods-ink': { dusk: [22, '20;76;32'], light: [22, '31;90;42'], 'color-blind': [231, '255;255;255'] },
    'magic-mountains-ink': { dusk: [235, '74;53;38'], light: [235, '74;53;38'], 'color-blind': [231, '255;255;255'] },
    'magic-ink': { dusk: [233, '20;20;20'], light: [233, '20;20;20'], 'color-blind': [231, '255;255;255'] },
    'lost-ink': { dusk: [248, '168;168;168'], light: [255, '236;236;236'], 'color-blind': [248, '168;168;168'] },
    'rift-ink': { dusk: [88, '128;8;8'], light: [88, '128;8;8'], 'color-blind': [233, '20;20;20'] },
    'ink-dark': { dusk: [233, '20;20;20'], light: [233, '20;20;20'], 'color-blind': [233, '20;20;20'] },
    'ink-foam': { dusk: [110, '143;180;204'], light: [231, '255;255;255'], 'color-blind': [110, '143;180;204'] },
    'ink-pale': { dusk: [231, '255;255;255'], light: [233, '16;16;16'], 'color-blind': [231, '255;255;255'] },
    'ink-white': { dusk: [231, '255;255;255'], light: [231, '255;255;255'], 'color-blind': [231, '255;255;255'] },
  },
  glyphs: {
    gem: ['♦', '$'],
    wizard: ['Ŵ', 'W'],
    secret: ['?', '?'],
  },
} as const satisfies LookTables

export const inWizards = gameStyler(wizardsTables)

export type WizardsStyle = GameStyle<typeof wizardsTables>

export type WizardsRole = Parameters<WizardsStyle['paint']>[0]
