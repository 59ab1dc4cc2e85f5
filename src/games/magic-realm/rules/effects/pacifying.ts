import { employerIdOf } from '../facts/employment.ts'
import { type Bespelled, holderOfSpell, isWarded, spellsUpon, spellTargetOf, works } from '../facts/spells.ts'
import { isCharacter } from '../pieces/characters.ts'
import type { DenizenId } from '../pieces/denizens.ts'
import type { CastSpell } from '../state/magic.ts'
import type { RealmState, RealmTable } from '../state/state.ts'
import { endSpell } from './ending.ts'

/** The MEETING column for hiring denizens that each spell pacifies (21.3.5, 21.8.2). */
const COLUMNS = { persuade: 'friendly', 'deal-with-goblins': 'neutral' } as const
type Pacifier = keyof typeof COLUMNS

const isPacifier = (spell: string): spell is Pacifier => spell in COLUMNS

/** Returns the spell by which a character currently pacifies a denizen, or undefined if there is none (20.8.1). */
export const pacificationOf = (state: Bespelled, denizen: DenizenId, character: string): CastSpell | undefined =>
  state.magic?.spells.find(
    cast =>
      isPacifier(cast.spell) &&
      works(state, cast) &&
      cast.targets.some(({ kind, id }) => kind === 'denizen' && id === denizen) &&
      holderOfSpell(state, cast) === character &&
      !isWarded(state, spellTargetOf(denizen)),
  )

/**
 * Returns the MEETING column for hiring a denizen that a character pacifies, or null if the character doesn't pacify it
 * (20.8.3).
 */
export function pacifiedColumn(state: Bespelled, denizen: DenizenId, character: string): 'friendly' | 'neutral' | null {
  const spell = pacificationOf(state, denizen, character)?.spell
  return spell !== undefined && isPacifier(spell) ? COLUMNS[spell] : null
}

/**
 * Returns true if a pacified denizen spares a victim: the character who pacifies it, or one of their hirelings
 * (20.8.1).
 */
export function isPacifiedTowards(state: RealmState, denizen: DenizenId, victim: string): boolean {
  if (!state.magic) return false
  const master = employerIdOf(state, victim) ?? victim
  return employerIdOf(state, denizen) === null && pacificationOf(state, denizen, master) !== undefined
}

/** Breaks a character's pacification of a denizen that they or a hireling have named or lured (20.8.2, 15.2.4). */
export function breakPeaceWith(table: RealmTable, denizen: DenizenId, character: string): void {
  const cast = pacificationOf(table.state, denizen, character)
  if (cast) endSpell(table, cast, 'broken', '20.8.2')
}

/**
 * Breaks the Peace spell on a target that a character or hireling names, except for the spell with the number `but`.
 * Also breaks that character's own pacification of the target (20.8.2, 21.1.3).
 */
export function breakPeace(table: RealmTable, target: string, by: string, but?: number): void {
  for (const cast of spellsUpon(table.state, 'peace', spellTargetOf(target)))
    if (cast.number !== but) endSpell(table, cast, 'broken', '21.1.3')
  if (!isCharacter(target)) breakPeaceWith(table, target, by)
}
