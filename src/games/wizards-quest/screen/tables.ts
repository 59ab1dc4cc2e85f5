import { type Dressed, dressing, type LookTables } from '../../../screen/kit/style.ts'
import type { Role } from '../../../terminal/theme.ts'

/** What Wizard's Quest adds to the looks of the screen: its waters, its creatures, and what lies behind each region. */
export const questTables = {
  roles: {
    amnon: { dusk: [36], light: [34], 'colour-blind': [94], mono: [] },
    orcs: { dusk: [37], light: [90], 'colour-blind': [37], mono: [] },
    /** Orcs that will break out. */
    frenzy: { dusk: [1, 91], light: [1, 31], 'colour-blind': [1, 93], mono: [1, 4] },
    dragon: { dusk: [7, 91], light: [7, 31], 'colour-blind': [7, 93], mono: [7] },
    wizard: { dusk: [7, 95], light: [7, 35], 'colour-blind': [7, 95], mono: [7] },
    /** The name of a territory that the wizard guards. */
    guarded: { dusk: [4, 95], light: [4, 35], 'colour-blind': [4, 95], mono: [4] },
  },
  grounds: {
    region1: { dusk: [236, '50;44;24'], light: [230, '250;240;208'], 'colour-blind': [236, '50;44;24'] },
    region2: { dusk: [235, '32;46;24'], light: [194, '232;245;214'], 'colour-blind': [235, '22;40;50'] },
    region3: { dusk: [236, '20;44;36'], light: [254, '216;236;224'], 'colour-blind': [236, '16;34;44'] },
    region4: { dusk: [237, '48;36;30'], light: [252, '234;222;212'], 'colour-blind': [237, '44;38;32'] },
    region5: { dusk: [238, '44;44;54'], light: [255, '232;232;242'], 'colour-blind': [238, '48;48;58'] },
    region6: { dusk: [234, '26;34;20'], light: [251, '214;226;200'], 'colour-blind': [234, '26;30;22'] },
  },
  // The sixteen colours are too near to some of the grounds: what stands on them has inks of its own.
  inks: {
    'ink-seat0': { dusk: [210, '255;140;140'], light: [88, '135;0;0'], 'colour-blind': [227, '255;255;95'] },
    'ink-seat1': { dusk: [120, '135;255;135'], light: [22, '0;78;0'], 'colour-blind': [147, '176;180;255'] },
    'ink-seat4': { dusk: [123, '135;255;255'], light: [238, '64;64;64'], 'colour-blind': [123, '135;255;255'] },
    'ink-good': { dusk: [120, '135;255;135'], light: [22, '0;78;0'], 'colour-blind': [123, '135;255;255'] },
    'ink-quiet': { dusk: [252, '208;208;208'], light: [238, '64;64;64'], 'colour-blind': [252, '208;208;208'] },
    'ink-fight': { dusk: [210, '255;140;140'], light: [88, '135;0;0'], 'colour-blind': [227, '255;255;95'] },
  },
  glyphs: {
    castle: ['⌂', 'C'],
    tunnel: ['∩', 'n'],
    river: ['≈', '~'],
    bridgeAcross: ['╪', 'X'],
    bridgeDown: ['╫', 'X'],
    orc: ['o', 'o'],
    /** The regions from the first to the sixth. */
    region1: ['.', '.'],
    region2: ['"', '"'],
    region3: ['♣', 'f'],
    region4: ['†', '+'],
    region5: ['^', '^'],
    region6: ['♠', 't'],
  },
} as const satisfies LookTables

/** A style with what Wizard's Quest adds to it. */
export const inMarnon = dressing(questTables)

/** A style as the screen of Wizard's Quest uses it. */
export type QuestStyle = Dressed<typeof questTables>

/** A part of the screen of Wizard's Quest. */
export type QuestRole = Parameters<QuestStyle['say']>[0]

/** The colours of the armies from the first to the sixth. Their letters say the same. */
const ARMY_ROLES = ['seat0', 'seat1', 'seat4', 'seat2', 'seat3', 'seat5'] as const satisfies readonly Role[]

/** The part that an army plays. */
export type ArmyRole = (typeof ARMY_ROLES)[number]

export const armyRole = (seat: number): ArmyRole => ARMY_ROLES[seat % ARMY_ROLES.length] ?? 'seat0'

/** A region by its number, as its glyph and its ground are called. */
export type RegionKey = `region${1 | 2 | 3 | 4 | 5 | 6}`

export const regionKey = (number: number): RegionKey => `region${number}` as RegionKey // the map has six
