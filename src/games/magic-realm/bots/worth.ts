import { FACTORS, hasOf } from '../rules/fate/scoring.ts'
import { belonging, treasureOf } from '../rules/pieces/belongings.ts'
import type { Character, Goal } from '../rules/state.ts'
import type { SeenCharacter } from '../rules/view.ts'

/** What a step towards a goal is worth in the score: three times while it is lacking, and again by its points (19.5). */
function weightOf(character: SeenCharacter, goal: Goal, change: number): number {
  const points = character.needs?.[goal] ?? 0
  // An own character is seen whole.
  const has = hasOf(character as unknown as Character, goal)
  const isLacking = has + Math.min(0, change) < points * FACTORS[goal]
  return (change / FACTORS[goal]) * (1 + points) * (isLacking ? 3 : 1)
}

/** What a belonging adds to the score while he keeps it, and what its price would add. */
function isBetterSold(character: SeenCharacter, id: string): boolean {
  const piece = belonging(id)
  const kept =
    weightOf(character, 'fame', piece.fame) +
    weightOf(character, 'notoriety', piece.notoriety) +
    (treasureOf(id)?.great ? weightOf(character, 'great', 1) : 0)
  return weightOf(character, 'gold', piece.price) > kept
}

/** Whether he would sell it: a treasure that he does not use, and that brings more gold than it is worth kept. */
export function isForSale(character: SeenCharacter, id: string): boolean {
  const piece = belonging(id)
  return piece.kind === 'treasure' && piece.price > 0 && !USEFUL.includes(id) && isBetterSold(character, id)
}

/** Cards it keeps for what they do. */
const USEFUL: readonly string[] = [
  ...['lucky-charm', 'lost-keys', 'magic-spectacles', 'seven-league-boots', 'deft-gloves', 'cloak-of-mist'],
]

/** The gold that all he would sell brings. */
export const goldForSale = (character: SeenCharacter): number =>
  character.owned.filter(({ id }) => isForSale(character, id)).reduce((sum, { id }) => sum + belonging(id).price, 0)
