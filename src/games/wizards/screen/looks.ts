import type { Paint } from '../../../screen/kit/canvas.ts'
import type { SeatRole } from '../../../terminal/theme.ts'
import type { Kind } from '../rules/islands/territories.ts'
import type { WizardsRole, WizardsStyle } from './tables.ts'

/** The looks of cells on the filled board: backgrounds, and text and symbols on them. */
export type BlockLook =
  | BlockGround
  | 'on-plains'
  | 'on-woods'
  | 'on-mountains'
  | 'on-place'
  | 'on-sea'
  | `on-magic-${'plains' | 'woods' | 'mountains'}`
  | 'on-lost'
  | Written
  | `walled-${Written}`
  | 'edge'
  | 'edge-on-magic'
  | 'edge-on-sea'
  | 'edge-lost'
  | 'seam'
  | 'trail'
  | 'name'
  | 'vessel'
  | 'fiend-sign'
  | 'shown'

/** The look of text on a large block: a cost or a code, legible on its background. */
export type Written = 'price' | 'price-at-cursor' | 'code' | 'code-on-magic' | 'on-lost'

/** A background of the filled board. */
export type BlockGround =
  | `${Kind}-${'plains' | 'woods' | 'mountains' | 'place'}`
  | 'sea-deep'
  | 'sea-near'
  | 'fallen-block'
  | 'cursor-block'
  | 'demon-block'
  | 'price-block'
  | 'way-block'

/** The look of a map cell by its meaning. Themes determine the colors. */
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
  | BlockLook

/** The theme roles that style each look, outermost first. A player's look is their color inverted. */
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
  'common-plains': ['common-plains'],
  'common-woods': ['common-woods'],
  'common-mountains': ['common-mountains'],
  'elven-plains': ['elven-plains'],
  'elven-woods': ['elven-woods'],
  'elven-mountains': ['elven-mountains'],
  'magic-plains': ['magic-plains'],
  'magic-woods': ['magic-woods'],
  'magic-mountains': ['magic-mountains'],
  'sea-deep': ['sea-deep'],
  'sea-near': ['sea-near'],
  'fallen-block': ['fallen-block'],
  'cursor-block': ['cursor-block'],
  'demon-block': ['demon-block'],
  'price-block': ['price-block'],
  'way-block': ['way-block'],
  'on-plains': ['plains-ink'],
  'on-woods': ['woods-ink'],
  'on-mountains': ['mountains-ink'],
  'on-place': ['title', 'ink-dark'],
  'on-sea': ['ink-foam'],
  'on-magic-plains': ['magic-plains-ink'],
  'on-magic-woods': ['magic-woods-ink'],
  'on-magic-mountains': ['magic-mountains-ink'],
  'on-lost': ['lost-ink'],
  price: ['title', 'ink-white'],
  'price-at-cursor': ['title', 'ink-dark'],
  code: ['ink-dark'],
  'code-on-magic': ['magic-ink'],
  'walled-price': ['title', 'ink-white'],
  'walled-price-at-cursor': ['title', 'ink-dark'],
  'walled-code': ['ink-dark'],
  'walled-code-on-magic': ['magic-ink'],
  'walled-on-lost': ['lost-ink'],
  edge: ['title', 'ink-dark'],
  'edge-on-magic': ['title', 'magic-ink'],
  'edge-on-sea': ['title', 'ink-pale'],
  'edge-lost': ['title', 'lost-ink'],
  seam: ['title', 'rift-ink'],
  trail: ['title', 'ink-dark'],
  name: ['ink-pale'],
  vessel: ['title', 'ink-pale'],
  'fiend-sign': ['title', 'ink-white'],
  shown: ['title', 'ink-dark'],
}

/** Looks that are drawn faintly. */
const FAINT = new Set<Look>(['common-code', 'elven-code', 'magic-code', 'hidden', 'border', 'reach-mark', 'fallen'])

/** The theme roles, including a background, of looks that differ on the filled board. The legend also uses them. */
const IN_PICTURE: Readonly<Partial<Record<Look, readonly WizardsRole[]>>> = {
  'common-land': ['common-plains', 'ink-dark'],
  'elven-land': ['elven-plains', 'ink-dark'],
  'magic-land': ['magic-plains', 'ink-dark'],
  'common-place': ['common-place', 'title', 'ink-dark'],
  'elven-place': ['elven-place', 'title', 'ink-dark'],
  'magic-place': ['magic-place', 'title', 'ink-dark'],
  'common-name': ['common-plains', 'ink-dark'],
  'elven-name': ['elven-plains', 'ink-dark'],
  'magic-name': ['magic-plains', 'ink-dark'],
  fallen: ['fallen-block', 'lost-ink'],
  shore: ['sea-near', 'ink-foam'],
  boat: ['sea-deep', 'title', 'ink-pale'],
  demon: ['demon-block', 'title', 'ink-white'],
  dragon: ['demon-block', 'title', 'ink-white'],
  meant: ['way-block', 'title', 'ink-dark'],
  way: ['way-block', 'title', 'ink-dark'],
  reach: ['price-block', 'title', 'ink-white'],
}

/** Returns a function that paints text in the looks of the filled board. */
export function picturePainter(style: WizardsStyle): Paint<Look> {
  const usual = lookPainter(style)
  return (look, text) => {
    const roles = IN_PICTURE[look]
    return roles ? roles.reduceRight((inner, role) => style.paint(role, inner), text) : usual(look, text)
  }
}

/**
 * Returns true if the board is drawn as filled blocks. With fewer colors, and in ASCII, letters on gray are easier to
 * read.
 */
export const isPicture = ({ theme, set }: Pick<WizardsStyle, 'theme' | 'set'>): boolean =>
  theme.level >= 2 && theme.name !== 'mono' && theme.name !== 'plain' && set === 'unicode'

/** Returns a function that paints text in its look, with a style's theme. */
export function lookPainter({ theme, paint }: WizardsStyle): Paint<Look> {
  return (look, text) => {
    const painted = isSeat(look)
      ? paint('select', paint(look, text))
      : ROLES[look].reduceRight((inner, role) => paint(role, inner), text)
    // Text above a wall is underlined.
    if (look.startsWith('walled-')) return `\x1b[4m${painted}\x1b[24m`
    return FAINT.has(look) && theme.name !== 'plain' ? `\x1b[2m${painted}\x1b[22m` : painted
  }
}

const isSeat = (look: Look): look is SeatRole => look.startsWith('seat')
