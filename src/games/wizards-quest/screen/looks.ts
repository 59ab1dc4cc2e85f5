import type { Paint } from '../../../screen/kit/canvas.ts'
import type { ArmyPlate, ArmyRole, QuestRole, QuestStyle, RegionKey } from './tables.ts'

/** The backgrounds of the island when it is drawn as a picture, and the plates on it. */
export type PictureGround =
  | RegionKey
  | ArmyPlate
  | 'castle-ground'
  | 'sea-open'
  | 'sea-inner'
  | 'cursor-ground'
  | 'reach-ground'
  | 'chance-plate'
  | 'fight-plate'
  | 'wizard-plate'

/** The look of a cell of the island, independent of the theme. */
export type Look =
  | ArmyRole
  | PictureGround
  | 'coast'
  | 'border'
  | 'front'
  | 'amnon'
  | 'bridge'
  | 'broken'
  | 'sea-name'
  | 'name'
  | 'guarded'
  | 'number'
  | 'sign'
  | 'orcs'
  | 'frenzy'
  | 'dragon'
  | 'wizard'
  | 'reach'
  | 'chance'
  | 'meant'
  | 'cursor'

/**
 * The roles of each look if the regions aren't filled, outermost first. Other looks have the role with the same name.
 */
const PLAIN: Partial<Readonly<Record<Look, readonly QuestRole[]>>> = {
  coast: ['text'],
  front: ['bad'],
  bridge: ['text'],
  broken: ['dim'],
  'sea-name': ['amnon'],
  name: ['text'],
  number: ['dim'],
  sign: ['dim'],
  reach: ['select', 'good'],
  chance: ['good'],
  meant: ['key'],
}

/**
 * The roles of each look if the regions are filled: in every theme, dark text on the ground and white text on plates.
 */
const FILLED: Partial<Readonly<Record<Look, readonly QuestRole[]>>> = {
  coast: ['title', 'ink-dark'],
  border: ['ink-quiet'],
  front: ['title', 'ink-white'],
  amnon: ['ink-foam'],
  bridge: ['title', 'ink-dark'],
  broken: ['title', 'ink-white'],
  'sea-name': ['title', 'ink-sea'],
  name: ['title', 'ink-dark'],
  guarded: ['guarded', 'ink-wizard'],
  number: ['ink-quiet'],
  sign: ['ink-quiet'],
  orcs: ['ink-dark'],
  frenzy: ['title', 'ink-fight'],
  dragon: ['title', 'ink-white'],
  wizard: ['title', 'ink-white'],
  reach: ['ink-dark'],
  chance: ['title', 'ink-white'],
  meant: ['title', 'ink-dark'],
  cursor: ['title', 'ink-dark'],
}

/** The looks that are faint if the regions aren't filled. */
const FAINT: ReadonlySet<Look> = new Set<Look>(['border', 'number', 'sign'])

/** Returns true if the regions are filled. With few colors or in ASCII, letters and lines are easier to read. */
export const isFilled = ({ theme, set }: Pick<QuestStyle, 'theme' | 'set'>): boolean =>
  theme.level >= 2 && theme.name !== 'mono' && theme.name !== 'plain' && set === 'unicode'

/** Returns a function that styles a run of cells with the same look. */
export function lookPainter(style: QuestStyle): Paint<Look> {
  const { theme, paint } = style
  const filled = isFilled(style)
  return (look, text) => {
    const known = filled && look.startsWith('seat') ? FILLED.front : (filled ? FILLED : PLAIN)[look]
    const parts = known ?? [look as QuestRole] // a look without an entry is a role
    const painted = parts.reduceRight((inner, role) => paint(role, inner), text)
    return !filled && FAINT.has(look) && theme.name !== 'plain' ? `\x1b[2m${painted}\x1b[22m` : painted
  }
}
