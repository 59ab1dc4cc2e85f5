import { type DenizenId, denizenOf } from '../pieces/denizens.ts'
import type { Level } from '../pieces/levels.ts'
import { BEASTS, type Beast, type BeastName } from '../pieces/tables.ts'
import type { CastSpell } from '../state/magic.ts'
import { type Bespelled, holderOfSpell, isUnder, spellsUpon, spellTargetOf, works } from './spells.ts'

/** The form of a transformed individual (20.9.1). */
export type Form =
  | { readonly kind: 'mist' }
  | { readonly kind: 'beast'; readonly beast: BeastName }
  /** An absorbed monster, with the number of the spell (21.5.1). */
  | { readonly kind: 'monster'; readonly denizen: DenizenId; readonly spell: number }

/**
 * Returns the current form of a character, hired leader or denizen, or null if untransformed. Mist takes precedence
 * over a beast, and a beast over a monster (20.9.1).
 */
export function formOf(state: Bespelled, id: string): Form | null {
  if (!state.magic || state.magic.spells.length === 0) return null
  const who = spellTargetOf(id)
  if (isUnder(state, 'melt-into-mist', who)) return { kind: 'mist' }
  if (isUnder(state, 'transform', who)) {
    const beast = spellsUpon(state, 'transform', who).find(one => works(state, one))?.result
    return beast === undefined ? null : { kind: 'beast', beast: beast as BeastName }
  }
  const last = absorptionsOf(state, id).at(-1)
  return last ? { kind: 'monster', denizen: last.absorbed!, spell: last.number } : null
}

/** Returns a character's working Absorb Essence spells in the order in which they were last energized (21.5.1). */
function absorptionsOf(state: Bespelled, character: string): CastSpell[] {
  return (state.magic?.spells ?? [])
    .filter(cast => cast.absorbed !== undefined && holderOfSpell(state, cast) === character && works(state, cast))
    .filter(cast => cast.item !== null || isUnder(state, 'absorb-essence', spellTargetOf(character)))
    .sort((one, other) => (one.woke ?? 0) - (other.woke ?? 0))
}

/** Returns true if someone is transformed (20.9). */
export const isFormed = (state: Bespelled, id: string): boolean => formOf(state, id) !== null

/** Returns true if someone is in mist form, which takes no part in fights (21.6.3). */
export const isMist = (state: Bespelled, id: string): boolean => isUnder(state, 'melt-into-mist', spellTargetOf(id))

/**
 * The way a form moves: its strength, its speed, and whether it flies or walks through woods (8.6.1, 8.7.1, 15.6.11,
 * 22.4).
 */
export interface FormMovement {
  readonly strength: Level
  readonly time: number
  readonly flies: boolean
  readonly woods: boolean
}

/** The gait of mist (15.6.11). */
const DRIFT: FormMovement = { strength: 'T', time: 4, flies: false, woods: false }

/** Returns the gait of a form. A monster's gait depends on which side is up. */
export function gaitOf(form: Form, isDark = false): FormMovement {
  switch (form.kind) {
    case 'mist':
      return DRIFT
    case 'beast':
      return BEASTS[form.beast].gait
    case 'monster': {
      const monster = denizenOf(form.denizen)
      const { move } = isDark ? monster.dark : monster.light
      return { strength: monster.size, time: move, flies: monster.is === 'monster' && monster.flies, woods: false }
    }
  }
}

/** Returns the beast that someone has been transformed into, or null if there is none. */
export function beastOf(state: Bespelled, id: string): Beast | null {
  const form = formOf(state, id)
  return form?.kind === 'beast' ? BEASTS[form.beast] : null
}
