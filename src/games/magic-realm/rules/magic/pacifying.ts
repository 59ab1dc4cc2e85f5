import { servesWhom } from '../natives/serving.ts'
import type { DenizenId } from '../pieces/denizens.ts'
import type { RealmState, RealmTable } from '../state.ts'
import { endSpell } from './ending.ts'
import { type Bespelled, being, holderOfSpell, isWarded, works } from './spells.ts'
import type { CastSpell } from './state.ts'

/** The column on which those are hired whom a spell has pacified (21.3.5, 21.8.2). */
const COLUMNS = { persuade: 'friendly', 'deal-with-goblins': 'neutral' } as const
type Pacifier = keyof typeof COLUMNS

const isPacifier = (spell: string): spell is Pacifier => spell in COLUMNS

/** The spell by which a character has pacified a denizen, if one does now (20.8.1). */
export const pacificationOf = (state: Bespelled, denizen: DenizenId, character: string): CastSpell | undefined =>
  state.magic?.spells.find(
    cast =>
      isPacifier(cast.spell) &&
      works(state, cast) &&
      cast.targets.some(({ kind, id }) => kind === 'denizen' && id === denizen) &&
      holderOfSpell(state, cast) === character &&
      !isWarded(state, being(denizen)),
  )

/** The column of the MEETING table on which a character hires whom he has pacified; null for whom he has not (20.8.3). */
export function pacifiedColumn(state: Bespelled, denizen: DenizenId, character: string): 'friendly' | 'neutral' | null {
  const spell = pacificationOf(state, denizen, character)?.spell
  return spell !== undefined && isPacifier(spell) ? COLUMNS[spell] : null
}

/** Whether a denizen leaves somebody alone: who has pacified it, or serves who has (20.8.1). */
export function sparesAs(state: RealmState, denizen: DenizenId, victim: string): boolean {
  if (!state.magic) return false
  const master = servesWhom(state, victim) ?? victim
  return servesWhom(state, denizen) === null && pacificationOf(state, denizen, master) !== undefined
}

/** A character or a hireling of his has named whom he had pacified, or has lured it: that breaks it (20.8.2, 15.2.4). */
export function breakPeaceWith(table: RealmTable, denizen: DenizenId, character: string): void {
  const cast = pacificationOf(table.state, denizen, character)
  if (cast) endSpell(table, cast, 'broken', '20.8.2')
}
