import { type GameStyle, gameStyler, type LookTables } from '../../../screen/kit/style.ts'
import type { Role } from '../../../terminal/theme.ts'

/** The additions to the screen's theme: waters, creatures, and a background for each region. */
export const questTables = {
  roles: {
    amnon: { dusk: [36], light: [34], 'color-blind': [94], mono: [] },
    orcs: { dusk: [37], light: [90], 'color-blind': [37], mono: [] },
    /** Orcs that are about to go on a frenzy. */
    frenzy: { dusk: [1, 91], light: [1, 31], 'color-blind': [1, 93], mono: [1, 4] },
    dragon: { dusk: [7, 91], light: [7, 31], 'color-blind': [7, 93], mono: [7] },
    wizard: { dusk: [7, 95], light: [7, 35], 'color-blind': [7, 95], mono: [7] },
    /** The name of a territory that the wizard guards. */
    guarded: { dusk: [4, 95], light: [4, 35], 'color-blind': [4, 95], mono: [4] },
  },
  // Backgrounds for a board drawn as a picture: regions and the sea.
  backgrounds: {
    region1: { dusk: [186, '222;200;142'], light: [223, '240;228;190'], 'color-blind': [186, '230;208;146'] },
    region2: { dusk: [150, '168;208;132'], light: [193, '206;230;180'], 'color-blind': [116, '150;200;204'] },
    region3: { dusk: [72, '126;178;124'], light: [151, '178;210;176'], 'color-blind': [109, '116;172;180'] },
    region4: { dusk: [180, '206;168;146'], light: [181, '232;208;192'], 'color-blind': [181, '206;180;160'] },
    region5: { dusk: [250, '184;182;202'], light: [253, '216;214;228'], 'color-blind': [146, '196;188;214'] },
    region6: { dusk: [107, '142;166;100'], light: [150, '190;206;158'], 'color-blind': [108, '140;170;142'] },
    'castle-ground': { dusk: [188, '226;220;204'], light: [255, '246;242;232'], 'color-blind': [254, '232;228;216'] },
    'sea-open': { dusk: [17, '38;76;104'], light: [110, '150;178;196'], 'color-blind': [17, '30;60;92'] },
    'sea-inner': { dusk: [25, '63;117;150'], light: [67, '112;150;178'], 'color-blind': [24, '53;97;138'] },
    'cursor-ground': { dusk: [221, '242;208;60'], light: [221, '242;208;60'], 'color-blind': [221, '242;208;60'] },
    'reach-ground': { dusk: [159, '176;240;255'], light: [117, '150;226;250'], 'color-blind': [255, '238;238;238'] },
    // Plates keep chances, armies, the dragon and the wizard readable on any background.
    'chance-plate': { dusk: [17, '16;36;96'], light: [17, '16;36;96'], 'color-blind': [232, '8;10;18'] },
    'fight-plate': { dusk: [88, '122;20;20'], light: [88, '140;24;24'], 'color-blind': [235, '60;20;60'] },
    'wizard-plate': { dusk: [54, '92;28;118'], light: [54, '92;28;118'], 'color-blind': [17, '40;30;110'] },
    'army0-plate': { dusk: [124, '168;28;28'], light: [124, '168;28;28'], 'color-blind': [130, '170;62;0'] },
    'army1-plate': { dusk: [22, '14;98;44'], light: [22, '14;98;44'], 'color-blind': [23, '0;96;76'] },
    'army2-plate': { dusk: [25, '26;70;168'], light: [25, '26;70;168'], 'color-blind': [24, '0;72;140'] },
    'army3-plate': { dusk: [94, '120;88;0'], light: [94, '120;88;0'], 'color-blind': [58, '98;82;10'] },
    'army4-plate': { dusk: [90, '126;36;134'], light: [90, '126;36;134'], 'color-blind': [89, '132;42;92'] },
    'army5-plate': { dusk: [23, '0;98;110'], light: [23, '0;98;110'], 'color-blind': [238, '64;64;64'] },
  },
  textColors: {
    'ink-dark': { dusk: [233, '20;20;20'], light: [233, '20;20;20'], 'color-blind': [233, '20;20;20'] },
    'ink-quiet': { dusk: [235, '54;48;40'], light: [236, '66;60;52'], 'color-blind': [235, '54;48;40'] },
    'ink-white': { dusk: [231, '255;255;255'], light: [231, '255;255;255'], 'color-blind': [231, '255;255;255'] },
    'ink-fight': { dusk: [52, '104;4;4'], light: [88, '120;8;8'], 'color-blind': [17, '8;14;96'] },
    'ink-wizard': { dusk: [53, '80;16;104'], light: [53, '80;16;104'], 'color-blind': [17, '20;14;96'] },
    'ink-foam': { dusk: [153, '190;214;230'], light: [231, '255;255;255'], 'color-blind': [153, '190;214;230'] },
    'ink-sea': { dusk: [231, '255;255;255'], light: [233, '16;16;16'], 'color-blind': [231, '255;255;255'] },
  },
  glyphs: {
    castle: ['⌂', 'C'],
    tunnel: ['∩', 'n'],
    /** An entrance of the tunnel that isn't on the map, and one that is closed. */
    entrance: ['⊓', 'm'],
    tunnelClosed: ['⊔', 'u'],
    river: ['≈', '~'],
    bridgeAcross: ['╪', 'X'],
    bridgeDown: ['╫', 'X'],
    brokenAcross: ['╌', ':'],
    brokenDown: ['╎', ':'],
    orc: ['o', 'o'],
    /** The symbols of the regions from the first to the sixth. */
    region1: ['.', '.'],
    region2: ['"', '"'],
    region3: ['♣', 'f'],
    region4: ['†', '+'],
    region5: ['^', '^'],
    region6: ['♠', 't'],
  },
} as const satisfies LookTables

/** Adds the Wizard's Quest looks to a style. */
export const inMarnon = gameStyler(questTables)

/** A style with the Wizard's Quest looks. */
export type QuestStyle = GameStyle<typeof questTables>

/** A role in the Wizard's Quest looks. */
export type QuestRole = Parameters<QuestStyle['paint']>[0]

/** The colors of the armies from the first to the sixth. Letters identify the armies as well. */
const ARMY_ROLES = ['seat0', 'seat1', 'seat4', 'seat2', 'seat3', 'seat5'] as const satisfies readonly Role[]

export type ArmyRole = (typeof ARMY_ROLES)[number]

/** The key of the background behind an army's label when the board is drawn as a picture. */
export type ArmyPlate = `army${0 | 1 | 2 | 3 | 4 | 5}-plate`

// There are six roles.
export const armyPlate = (seat: number): ArmyPlate => `army${seat % ARMY_ROLES.length}-plate` as ArmyPlate

export const armyRole = (seat: number): ArmyRole => ARMY_ROLES[seat % ARMY_ROLES.length] ?? 'seat0'

/** The key of a region's glyph and background. */
export type RegionKey = `region${1 | 2 | 3 | 4 | 5 | 6}`

/** Returns the key of a region's glyph and background. `number` is from 1 to 6. */
export const regionKey = (number: number): RegionKey => `region${number}` as RegionKey // the map has six
