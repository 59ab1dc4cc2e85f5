import type { Paint } from '../../../screen/kit/canvas.ts'
import type { ArmyPlate, ArmyRole, QuestRole, QuestStyle, RegionKey } from './tables.ts'

/** The grounds of the island as a picture, and the plates upon it. */
export type Ground =
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

/** How a cell of the island looks, whatever a theme makes of that. */
export type Look =
  | ArmyRole
  | Ground
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

/** The parts each look plays on letters and lines alone, the outermost first; every other plays the part of its name. */
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

/** The same where grounds are filled: dark ink on them and white on plates, whatever a theme's letters are. */
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

/** Looks that stand back behind the rest where nothing is filled. */
const FAINT: ReadonlySet<Look> = new Set<Look>(['border', 'number', 'sign'])

/** Whether the regions are filled: with fewer colours, and in ASCII, letters and lines are better read. */
export const isFilled = ({ theme, set }: Pick<QuestStyle, 'theme' | 'set'>): boolean =>
  theme.level >= 2 && theme.name !== 'mono' && theme.name !== 'plain' && set === 'unicode'

/** Paints a run of one look as a style does. */
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
