import { type GlyphSet, glyphs } from '../../../terminal/theme.ts'
import type { Terrain } from '../rules/islands/territories.ts'

/** The characters the map is drawn with, each one column wide. */
export interface MapSigns {
  readonly terrain: Readonly<Record<Terrain, string>>
  readonly wave: string
  readonly fallen: string
  /** A tile that lies face down. */
  readonly hidden: string
  readonly you: string
  readonly boat: string
  readonly demon: string
  readonly dragon: string
  /** A High Wizard known to the one who looks; a Secret Wizard shows his letter. */
  readonly wizard: string
  readonly wall: Strokes
  readonly rift: Strokes
  /** Where two Territories meet. */
  readonly border: Strokes
  /** On either side of what the cursor is on. */
  readonly cursor: readonly [string, string]
  /** On either side of a space that a guide points at. */
  readonly meant: readonly [string, string]
  /** A space that can be chosen, where there is no price or no room for it. */
  readonly reach: string
  readonly half: string
  /** A space of the way that is shown, and one where a turn ends. */
  readonly way: readonly [string, string]
}

/** A hexside: upright, rising as in / and falling as in \. */
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

/** No letters but those of Tasks, Secret Wizards and codes, and no digits but those of players: each sign says one thing. */
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

/** The signs of each glyph set. */
export const mapSigns: Readonly<Record<GlyphSet, MapSigns>> = { unicode: UNICODE, ascii: ASCII }
