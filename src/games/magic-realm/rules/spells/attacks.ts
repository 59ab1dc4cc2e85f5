import { LASTS, type SpellEffect } from './effect.ts'

/** Spells that attack in the round they take effect; their blows come from `spellBlows` (20.7.1, 16.4.8). */
export const ATTACKS = {
  'stones-fly': LASTS,
  'fiery-blast': LASTS,
  'lightning-bolt': LASTS,
  'roof-collapses': LASTS,
} as const satisfies Readonly<Record<string, SpellEffect>>
