import type { Paint } from '../../../screen/kit/canvas.ts'
import { paint, type Role, type Theme } from '../../../terminal/theme.ts'

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
  | 'grey'

/** The roles each look plays. The letters say what the colours of the guilds say: red, green, blue, yellow, black, white. */
const ROLES: Readonly<Record<Look, Role>> = {
  guild0: 'other0',
  guild1: 'other1',
  guild2: 'other4',
  guild3: 'other2',
  guild4: 'other3',
  guild5: 'other5',
  line: 'border',
  title: 'dim',
  leads: 'good',
  behind: 'text',
  vacant: 'dim',
  text: 'text',
  reach: 'reach',
  cursor: 'cursor',
  grey: 'warn',
}

/** The look of a guild. */
export const guildLook = (seat: number): Look => `guild${(seat % 6) as 0 | 1 | 2 | 3 | 4 | 5}`

/** The role of a guild's colour, for lines of text. */
export const guildRole = (seat: number): Role => ROLES[guildLook(seat)]

/** Paints a run of one look as a theme does. */
export const lookPainter =
  (theme: Theme): Paint<Look> =>
  (look, text) =>
    paint(theme, ROLES[look], text)
