import { printedChits } from '../rules/pieces/characters.ts'
import { rankOf } from '../rules/pieces/levels.ts'
import type { ActOfKind } from '../rules/state/acts.ts'
import type { RealmQuestion } from '../rules/state/asking.ts'
import type { SeenCharacter } from '../rules/state/view.ts'

/**
 * Picks the chit to rest: one that can be used again at once, FIGHT and MOVE chits first, then the strongest. A chit
 * that leaves another one fatigued comes last (12.1.1). Returns null if the question offers no chit.
 */
export function restAnswer(question: RealmQuestion<'rest'>, character: SeenCharacter | null): string | null {
  const chits = character ? printedChits(character) : []
  const rate = ({ chit, change }: ActOfKind<'rest'>): number => {
    const face = chits[chit]
    const wounded = character?.chits[chit] === 'wounded' && (face?.asterisks ?? 0) > 0
    const strength = face?.strength ? rankOf(face.strength) : 0
    return (change === null ? 100 : 0) + (wounded ? 0 : 50) + (face?.kind === 'MAGIC' ? 0 : 20) + strength
  }
  const rated = question.options.flatMap(({ id, act }) => (act.kind === 'rest' ? [{ id, value: rate(act) }] : []))
  return rated.reduce((best, one) => (one.value > best.value ? one : best), rated[0] ?? { id: null, value: 0 }).id
}
