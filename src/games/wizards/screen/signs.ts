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

const own = glyphs.unicode

const UNICODE: MapSigns = {
  terrain: {
    plains: own.plains,
    woods: own.woods,
    mountains: own.mountains,
    town: own.town,
    dwelling: own.dwelling,
    abbey: own.abbey,
    'high-hollow': own.highHollow,
    'star-crest': own.starCrest,
    tower: own.tower,
    cottage: own.cottage,
    lair: own.lair,
    ruktal: own.ruktal,
    stone: own.stone,
  },
  wave: own.water,
  fallen: own.fallen,
  hidden: '?',
  you: own.you,
  boat: own.boat,
  demon: own.demon,
  dragon: own.dragon,
  wizard: own.wizard,
  wall: [own.wallE, '/', '\\'],
  rift: [own.rift, own.rift, own.rift],
  border: [':', "'", "'"],
  cursor: ['[', ']'],
  meant: [own.meantLeft, own.meantRight],
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
  you: '@',
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
