import type { Paint } from '../../../screen/kit/canvas.ts'
import type { Role } from '../../../terminal/theme.ts'
import type { ElfenStyle } from './tables.ts'

/** How a cell of the pyramid looks, whatever a theme makes of that. */
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

/** The roles each look plays. The letters say what the colours of the guilds say: red, green, blue, yellow, black, white. */
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

/** The look of a guild. */
export const guildLook = (seat: number): Look => `guild${(seat % 6) as 0 | 1 | 2 | 3 | 4 | 5}`

/** The role of a guild's colour, for lines of text. */
export const guildRole = (seat: number): Role => ROLES[guildLook(seat)]

/** Paints a run of one look as a style does. */
export const lookPainter =
  ({ say }: ElfenStyle): Paint<Look> =>
  (look, text) =>
    say(ROLES[look], text)
