import { FACTORS, hasOf } from '../rules/facts/scoring.ts'
import { belonging, treasureOf } from '../rules/pieces/belongings.ts'
import { lastDayOf } from '../rules/state/optional.ts'
import type { Goal } from '../rules/state/state.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'

/**
 * Returns the value of a change in a goal, in score points. It counts three times while the goal is not met, and grows
 * with its points (19.5).
 */
export function goalWeight(view: RealmView, character: SeenCharacter, goal: Goal, change: number): number {
  const points = character.needs?.[goal] ?? 0
  const has = hasOf(character, goal, view)
  const isLacking = has + Math.min(0, change) < points * FACTORS[goal]
  return (change / FACTORS[goal]) * (1 + points) * (isLacking ? 3 : 1)
}

/** Returns whether selling a belonging is worth more than keeping it. */
function isBetterSold(view: RealmView, character: SeenCharacter, id: string): boolean {
  const piece = belonging(id)
  const kept =
    goalWeight(view, character, 'fame', piece.fame) +
    goalWeight(view, character, 'notoriety', piece.notoriety) +
    (treasureOf(id)?.great ? goalWeight(view, character, 'great', 1) : 0)
  return goalWeight(view, character, 'gold', piece.price) > kept
}

/** The number of last days in which nothing is kept for its use. */
const CLEARANCE = 4

/**
 * Returns whether to sell a belonging because its price is worth more than keeping it. Until late in the month, only
 * treasures without a use are sold.
 */
export function isForSale(view: RealmView, character: SeenCharacter, id: string): boolean {
  const piece = belonging(id)
  const isSpare = piece.kind === 'treasure' && !USEFUL.includes(id)
  const isLate = lastDayOf(view) - view.day <= CLEARANCE
  return (isSpare || isLate) && piece.price > 0 && isBetterSold(view, character, id)
}

/** Treasures that are kept for their use. */
const USEFUL: readonly string[] = [
  ...['lucky-charm', 'lost-keys', 'magic-spectacles', 'seven-league-boots', 'deft-gloves', 'cloak-of-mist'],
]

export const goldForSale = (view: RealmView, character: SeenCharacter): number =>
  character.owned
    .filter(({ id }) => isForSale(view, character, id))
    .reduce((sum, { id }) => sum + belonging(id).price, 0)
