import type { Level } from '../levels.ts'
import { type Bespelled, being, holderOfSpell, isUnder, spellsUpon, works } from './spells.ts'
import type { CastSpell } from './state.ts'

/** A FLY chit that a spell has made (20.7.1). */
export interface FlyChit {
  readonly spell: CastSpell
  readonly strength: Level
  readonly time: number
  /** Who has it plays it as he likes; else the spell, or its caster, says when (21.4.4, 21.5.3). */
  readonly free: boolean
}

/** What the FLY chits of spells are worth, by the spell (21.4.4, 21.5.3). */
const CHITS: Readonly<Record<string, { readonly strength: Level; readonly time: number }>> = {
  'hurricane-winds': { strength: 'T', time: 1 },
  broomstick: { strength: 'L', time: 1 },
}

/** The FLY chits that wait to be used by somebody, and the Carpet while it is energized (20.7.1, 21.9.3). */
export function flyChitsOf(state: Bespelled, id: string): FlyChit[] {
  const who = being(id)
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

/** The Carpet of whoever has it in use, while it is energized (21.9.3). */
function carpetOf(state: Bespelled, id: string): FlyChit | null {
  const owner = state.characters?.find(one => one.id === id && one.fate === 'alive')
  const piece = owner?.owned.find(one => one.id === 'flying-carpet')
  if (!piece?.active) return null
  const spell = state.magic?.spells.find(cast => cast.spell === 'flying-carpet' && works(state, cast))
  return spell ? { spell, strength: 'M', time: 2, free: true } : null
}
