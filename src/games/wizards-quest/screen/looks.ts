import type { Paint } from '../../../screen/kit/canvas.ts'
import type { ArmyRole, QuestRole, QuestStyle, RegionKey } from './tables.ts'

/** How a cell of the island looks, whatever a theme makes of that. */
export type Look =
  | ArmyRole
  | RegionKey
  | 'coast'
  | 'border'
  | 'front'
  | 'amnon'
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

/** The parts each look plays, the outermost first; every other plays the part of its name. */
const ROLES: Partial<Readonly<Record<Look, readonly QuestRole[]>>> = {
  coast: ['text'],
  front: ['bad'],
  name: ['text'],
  number: ['dim'],
  sign: ['dim'],
  reach: ['select', 'good'],
  chance: ['good'],
  meant: ['key'],
}

/** What each look is written with where the regions have grounds. */
const INKS: Partial<Readonly<Record<Look, QuestRole>>> = {
  seat0: 'ink-seat0',
  seat1: 'ink-seat1',
  seat4: 'ink-seat4',
  border: 'ink-quiet',
  number: 'ink-quiet',
  sign: 'ink-quiet',
  orcs: 'ink-quiet',
  chance: 'ink-good',
  front: 'ink-fight',
  frenzy: 'ink-fight',
}

/** Looks that stand back behind the rest. */
const FAINT: ReadonlySet<Look> = new Set<Look>(['border', 'number', 'sign'])

/** Paints a run of one look as a style does. */
export function lookPainter({ theme, say }: QuestStyle): Paint<Look> {
  return (look, text) => {
    const parts = ROLES[look] ?? [look as QuestRole] // looks without an entry are parts
    const ink = theme.level >= 2 ? INKS[look] : undefined
    const painted = parts.reduceRight((inner, role) => say(role, inner), ink ? say(ink, text) : text)
    return FAINT.has(look) && theme.name !== 'plain' ? `\x1b[2m${painted}\x1b[22m` : painted
  }
}
