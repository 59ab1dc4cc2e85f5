import type { Paint } from '../../../screen/kit/canvas.ts'
import { paint, type Role, type Theme } from '../../../terminal/theme.ts'
import type { Kind } from '../rules/islands/territories.ts'

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
  | `other${0 | 1 | 2 | 3 | 4 | 5}`
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

/** The roles each look plays, the outermost first. */
const ROLES: Readonly<Record<Look, readonly Role[]>> = {
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
  other0: ['select', 'other0'],
  other1: ['select', 'other1'],
  other2: ['select', 'other2'],
  other3: ['select', 'other3'],
  other4: ['select', 'other4'],
  other5: ['select', 'other5'],
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

/** How a theme paints the looks of the map. */
export function lookPainter(theme: Theme): Paint<Look> {
  return (look, text) => {
    const painted = ROLES[look].reduceRight((inner, role) => paint(theme, role, inner), text)
    return FAINT.has(look) && theme.name !== 'plain' ? `\x1b[2m${painted}\x1b[22m` : painted
  }
}
