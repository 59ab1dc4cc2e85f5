import type { Paint } from '../../../screen/kit/canvas.ts'
import type { SeatRole } from '../../../terminal/theme.ts'
import type { Kind } from '../rules/islands/territories.ts'
import type { WizardsRole, WizardsStyle } from './tables.ts'

/** How a cell of the map looks: what it stands for, whatever a theme makes of that. */
export type Look =
  | `${Kind}-land`
  | `${Kind}-place`
  | `${Kind}-name`
  | `${Kind}-ground`
  | 'fallen-ground'
  | 'shore'
  | 'fallen'
  | 'hidden'
  | `${Kind}-code`
  | 'wall'
  | 'rift'
  | 'border'
  | 'you'
  | SeatRole
  | 'task'
  | 'boat'
  | 'wizard'
  | 'demon'
  | 'dragon'
  | 'reach'
  | 'reach-mark'
  | 'way'
  | 'meant'
  | 'cursor'

/** The roles each look plays, the outermost first; a player's is his colour, reversed. */
const ROLES: Readonly<Record<Exclude<Look, SeatRole>, readonly WizardsRole[]>> = {
  'common-land': ['common'],
  'elven-land': ['elven'],
  'magic-land': ['magic'],
  'common-place': ['title', 'common'],
  'elven-place': ['title', 'elven'],
  'magic-place': ['title', 'magic'],
  'common-name': ['common'],
  'elven-name': ['elven'],
  'magic-name': ['magic'],
  'common-ground': ['common-ground'],
  'elven-ground': ['elven-ground'],
  'magic-ground': ['magic-ground'],
  'fallen-ground': ['fallen-ground'],
  shore: ['sea'],
  fallen: ['fallen'],
  hidden: ['dim'],
  'common-code': ['common'],
  'elven-code': ['elven'],
  'magic-code': ['magic'],
  wall: ['title'],
  rift: ['bad'],
  border: ['border'],
  you: ['you'],
  task: ['select', 'task'],
  boat: ['boat'],
  wizard: ['select', 'wizard'],
  demon: ['demon'],
  dragon: ['select', 'dragon'],
  reach: ['prompt'],
  'reach-mark': ['accent'],
  way: ['title', 'accent'],
  meant: ['key'],
  cursor: ['cursor'],
}

/** Looks that stand back behind the rest. */
const FAINT = new Set<Look>(['common-code', 'elven-code', 'magic-code', 'hidden', 'border', 'reach-mark', 'fallen'])

/** How a style paints the looks of the map. */
export function lookPainter({ theme, say }: WizardsStyle): Paint<Look> {
  return (look, text) => {
    const painted = isSeat(look)
      ? say('select', say(look, text))
      : ROLES[look].reduceRight((inner, role) => say(role, inner), text)
    return FAINT.has(look) && theme.name !== 'plain' ? `\x1b[2m${painted}\x1b[22m` : painted
  }
}

const isSeat = (look: Look): look is SeatRole => look.startsWith('seat')
