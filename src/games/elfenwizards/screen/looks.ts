import type { Paint } from '../../../screen/kit/canvas.ts'
import type { Role } from '../../../terminal/theme.ts'
import type { ElfenStyle } from './tables.ts'

/** The look of a cell in the pyramid, independent of the theme. */
export type Look =
  | `guild${0 | 1 | 2 | 3 | 4 | 5}`
  | 'line'
  | 'title'
  | 'leads'
  | 'behind'
  | 'vacant'
  | 'text'
  | 'reach'
  | 'cursor'
  | 'meant'
  | 'grey'

/**
 * The role of each look. Guilds are also identified by letters, so color is never the only cue. The seats are red,
 * green, blue, yellow, black and white.
 */
const ROLES: Readonly<Record<Look, Role>> = {
  guild0: 'seat0',
  guild1: 'seat1',
  guild2: 'seat4',
  guild3: 'seat2',
  guild4: 'seat3',
  guild5: 'seat5',
  line: 'border',
  title: 'dim',
  leads: 'good',
  behind: 'text',
  vacant: 'dim',
  text: 'text',
  reach: 'reach',
  cursor: 'cursor',
  meant: 'key',
  grey: 'warn',
}

export const guildLook = (seat: number): Look => `guild${(seat % 6) as 0 | 1 | 2 | 3 | 4 | 5}`

/** Returns a guild's color role for text lines. */
export const guildRole = (seat: number): Role => ROLES[guildLook(seat)]

/** Returns a function that styles a run of cells with the same look. */
export const lookPainter =
  ({ paint }: ElfenStyle): Paint<Look> =>
  (look, text) =>
    paint(ROLES[look], text)
