import type { Paint } from '../../../screen/kit/canvas.ts'
import type { ArmyPlate, ArmyRole, QuestRole, QuestStyle, RegionKey } from './tables.ts'

/** Backgrounds of the island when drawn as a picture, and plates on it. */
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

/** The roles of each look without filled regions, outermost first; other looks have the role of their name. */
const PLAIN: Partial<Readonly<Record<Look, readonly QuestRole[]>>> = {
  coast: ['text'],
  front: ['bad'],
  bridge: ['text'],
  'sea-name': ['amnon'],
  name: ['text'],
  number: ['dim'],
  sign: ['dim'],
  reach: ['select', 'good'],
  chance: ['good'],
  meant: ['key'],
}

/** The roles with filled regions: dark ink on the ground and white on plates in every theme. */
const FILLED: Partial<Readonly<Record<Look, readonly QuestRole[]>>> = {
  coast: ['title', 'ink-dark'],
  border: ['ink-quiet'],
  front: ['title', 'ink-white'],
  amnon: ['ink-foam'],
  bridge: ['title', 'ink-dark'],
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

/** Looks that are faint without filled regions. */
const FAINT: ReadonlySet<Look> = new Set<Look>(['border', 'number', 'sign'])

/** True if regions are filled. With few colours, or in ASCII, letters and lines read better. */
export const isFilled = ({ theme, set }: Pick<QuestStyle, 'theme' | 'set'>): boolean =>
  theme.level >= 2 && theme.name !== 'mono' && theme.name !== 'plain' && set === 'unicode'

/** Returns a function that paints a run of one look. */
export function lookPainter(style: QuestStyle): Paint<Look> {
  const { theme, say } = style
  const filled = isFilled(style)
  return (look, text) => {
    const known = filled && look.startsWith('seat') ? FILLED.front : (filled ? FILLED : PLAIN)[look]
    const parts = known ?? [look as QuestRole] // looks without an entry are parts
    const painted = parts.reduceRight((inner, role) => say(role, inner), text)
    return !filled && FAINT.has(look) && theme.name !== 'plain' ? `\x1b[2m${painted}\x1b[22m` : painted
  }
}
