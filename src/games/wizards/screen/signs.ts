import { type GlyphSet, glyphs } from '../../../terminal/theme.ts'
import type { Terrain } from '../rules/islands/territories.ts'

/** The map's characters, each one column wide. */
export interface MapSigns {
  readonly terrain: Readonly<Record<Terrain, string>>
  readonly wave: string
  readonly fallen: string
  /** A face-down tile. */
  readonly hidden: string
  readonly you: string
  readonly boat: string
  readonly demon: string
  readonly dragon: string
  /** A High Wizard whose identity the viewer knows. Letters stand for Secret Wizards. */
  readonly wizard: string
  readonly wall: Strokes
  readonly rift: Strokes
  /** The border between two Territories. */
  readonly border: Strokes
  /** Brackets around the cursor. */
  readonly cursor: readonly [string, string]
  /** Brackets around a suggested space. */
  readonly meant: readonly [string, string]
  /** Marks a selectable space that has no cost, or too little room to show it. */
  readonly reach: string
  readonly half: string
  /** The symbols for a space on the displayed path and for one where a turn ends. */
  readonly way: readonly [string, string]
}

/** The symbols of a hexside that is vertical, rising (/) and falling (\). */
export type Strokes = readonly [string, string, string]

const UNICODE: MapSigns = {
  terrain: {
    plains: '·',
    woods: '♣',
    mountains: '▲',
    town: '⌂',
    dwelling: '∩',
    abbey: '†',
    'high-hollow': '¤',
    'star-crest': '☼',
    tower: 'Π',
    cottage: '□',
    lair: 'Ω',
    ruktal: '◊',
    stone: '○',
  },
  wave: '~',
  fallen: '░',
  hidden: '?',
  you: glyphs.unicode.you,
  boat: '▬',
  demon: 'Ψ',
  dragon: '§',
  wizard: 'Ŵ',
  wall: ['║', '/', '\\'],
  rift: ['▓', '▓', '▓'],
  border: [':', "'", "'"],
  cursor: ['[', ']'],
  meant: [glyphs.unicode.meantLeft, glyphs.unicode.meantRight],
  reach: '›',
  half: '½',
  way: ['•', '»'],
}

/**
 * The symbols of spaces and pieces are neither letters, which stand for Tasks, Secret Wizards and codes, nor the digits
 * of players.
 */
const ASCII: MapSigns = {
  terrain: {
    plains: '.',
    woods: '%',
    mountains: '^',
    town: '#',
    dwelling: '"',
    abbey: '+',
    'high-hollow': '_',
    'star-crest': '*',
    tower: '!',
    cottage: '?',
    lair: '>',
    ruktal: '0',
    stone: ';',
  },
  wave: '~',
  fallen: '-',
  hidden: ',',
  you: glyphs.ascii.you,
  boat: ')',
  demon: '&',
  dragon: '$',
  wizard: '=',
  wall: ['|', '/', '\\'],
  rift: ['x', 'x', 'x'],
  border: [':', "'", "'"],
  cursor: ['[', ']'],
  meant: [glyphs.ascii.meantLeft, glyphs.ascii.meantRight],
  reach: '`',
  half: '+',
  way: ["'", '<'],
}

export const mapSigns: Readonly<Record<GlyphSet, MapSigns>> = { unicode: UNICODE, ascii: ASCII }
