import { FACTORS, hasOf } from '../rules/fate/scoring.ts'
import { belonging, treasureOf } from '../rules/pieces/belongings.ts'
import { lastDayOf } from '../rules/setup/optional.ts'
import type { Character, Goal } from '../rules/state.ts'
import type { RealmView, SeenCharacter } from '../rules/view.ts'

/** What a step towards a goal is worth in the score: three times while it is lacking, and again by its points (19.5). */
export function weightOf(view: RealmView, character: SeenCharacter, goal: Goal, change: number): number {
  const points = character.needs?.[goal] ?? 0
  // An own character is seen whole.
  const has = hasOf(character as unknown as Character, goal, view)
  const isLacking = has + Math.min(0, change) < points * FACTORS[goal]
  return (change / FACTORS[goal]) * (1 + points) * (isLacking ? 3 : 1)
}

/** What a belonging adds to the score while he keeps it, and what its price would add. */
function isBetterSold(view: RealmView, character: SeenCharacter, id: string): boolean {
  const piece = belonging(id)
  const kept =
    weightOf(view, character, 'fame', piece.fame) +
    weightOf(view, character, 'notoriety', piece.notoriety) +
    (treasureOf(id)?.great ? weightOf(view, character, 'great', 1) : 0)
  return weightOf(view, character, 'gold', piece.price) > kept
}

/** From so many days before the end on nothing is kept for what it does. */
const CLEARANCE = 4

/** Whether he would sell it: a treasure that he does not use, towards the end anything, that brings more gold than it is worth kept. */
export function isForSale(view: RealmView, character: SeenCharacter, id: string): boolean {
  const piece = belonging(id)
  const isSpare = piece.kind === 'treasure' && !USEFUL.includes(id)
  const isLate = lastDayOf(view) - view.day <= CLEARANCE
  return (isSpare || isLate) && piece.price > 0 && isBetterSold(view, character, id)
}

/** Cards it keeps for what they do. */
const USEFUL: readonly string[] = [
  ...['lucky-charm', 'lost-keys', 'magic-spectacles', 'seven-league-boots', 'deft-gloves', 'cloak-of-mist'],
]

/** The gold that all he would sell brings. */
export const goldForSale = (view: RealmView, character: SeenCharacter): number =>
  character.owned
    .filter(({ id }) => isForSale(view, character, id))
    .reduce((sum, { id }) => sum + belonging(id).price, 0)
