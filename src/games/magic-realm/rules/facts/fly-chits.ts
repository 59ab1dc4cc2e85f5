import type { Level } from '../pieces/levels.ts'
import type { CastSpell } from '../state/magic.ts'
import { type Bespelled, holderOfSpell, isUnder, spellsUpon, spellTargetOf, works } from './spells.ts'

/** A FLY chit created by a spell (20.7.1). */
export interface FlyChit {
  readonly spell: CastSpell
  readonly strength: Level
  readonly time: number
  /** True if the flyer may use it freely. Otherwise the spell's effect or its holder decides (21.4.4, 21.5.3). */
  readonly free: boolean
}

/** The values of the FLY chits created by each spell (21.4.4, 21.5.3). */
const CHITS: Readonly<Record<string, { readonly strength: Level; readonly time: number }>> = {
  'hurricane-winds': { strength: 'T', time: 1 },
  broomstick: { strength: 'L', time: 1 },
}

/** Returns an individual's unused FLY chits, including the Carpet while it is energized (20.7.1, 21.9.3). */
export function flyChitsOf(state: Bespelled, id: string): FlyChit[] {
  const who = spellTargetOf(id)
  const chits = Object.keys(CHITS).flatMap(spell =>
    isUnder(state, spell, who)
      ? spellsUpon(state, spell, who)
          .filter(cast => works(state, cast))
          .map(cast => ({
            spell: cast,
            ...CHITS[spell]!,
            free: spell === 'broomstick' && (holderOfSpell(state, cast) === id || cast.active === true),
          }))
      : [],
  )
  const carpet = carpetOf(state, id)
  return carpet ? [...chits, carpet] : chits
}

/**
 * Returns the Carpet as a FLY chit if this individual owns it and it is active and energized, or null otherwise
 * (21.9.3).
 */
function carpetOf(state: Bespelled, id: string): FlyChit | null {
  const owner = state.characters?.find(one => one.id === id && one.fate === 'alive')
  const piece = owner?.owned.find(one => one.id === 'flying-carpet')
  if (!piece?.active) return null
  const spell = state.magic?.spells.find(cast => cast.spell === 'flying-carpet' && works(state, cast))
  return spell ? { spell, strength: 'M', time: 2, free: true } : null
}
