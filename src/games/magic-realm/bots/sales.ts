import { FACTORS, progressToward, scoreOf } from '../rules/facts/scoring.ts'
import { belonging, treasureOf } from '../rules/pieces/belongings.ts'
import { lastDayOf } from '../rules/state/optional.ts'
import type { Goal } from '../rules/state/state.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'

/**
 * Returns the value, in score points, of a change in a character's progress toward a goal. The value triples while the
 * goal is not met, and grows with the points assigned to the goal (19.5).
 */
export function goalWeight(view: RealmView, character: SeenCharacter, goal: Goal, change: number): number {
  const points = character.needs?.[goal] ?? 0
  const has = progressToward(character, goal, view)
  const isLacking = has + Math.min(0, change) < points * FACTORS[goal]
  return (change / FACTORS[goal]) * (1 + points) * (isLacking ? 3 : 1)
}

/** Returns true if selling a belonging is worth more than keeping it. */
function isBetterSold(view: RealmView, character: SeenCharacter, id: string): boolean {
  const piece = belonging(id)
  const valueKept =
    goalWeight(view, character, 'fame', piece.fame) +
    goalWeight(view, character, 'notoriety', piece.notoriety) +
    (treasureOf(id)?.great ? goalWeight(view, character, 'great', 1) : 0)
  return goalWeight(view, character, 'gold', piece.price) > valueKept
}

/**
 * Returns true if the character can win, but only by selling everything (19.5.6). `received` is gold from this sale
 * that has not been recorded yet.
 */
export function winsBySale(view: RealmView, character: SeenCharacter, received = 0): boolean {
  const prices = character.owned.map(({ id }) => belonging(id).price).reduce((a, b) => a + b, received)
  const sold = { ...character, gold: (character.gold ?? 0) + prices, owned: [] }
  return scoreOf(character, view).total < 0 && scoreOf(sold, view).total >= 0
}

/** In this many days before the last one, and on it, belongings are no longer kept for their use. */
const CLEARANCE = 4

/**
 * Returns true to sell a belonging: if selling everything wins the game, or if its price is worth more than keeping it.
 * In the second case, only treasures without a use are sold until late in the month. `received` is gold from this sale
 * that has not been recorded yet.
 */
export function isForSale(view: RealmView, character: SeenCharacter, id: string, received = 0): boolean {
  const piece = belonging(id)
  if (winsBySale(view, character, received)) return piece.price > 0
  const isSpare = piece.kind === 'treasure' && !USEFUL.includes(id)
  const isLate = lastDayOf(view) - view.day <= CLEARANCE
  return (isSpare || isLate) && piece.price > 0 && isBetterSold(view, character, id)
}

/** Treasures that are kept because they are useful. */
const USEFUL: readonly string[] = [
  ...['lucky-charm', 'lost-keys', 'magic-spectacles', 'seven-league-boots', 'deft-gloves', 'cloak-of-mist'],
]

export const goldForSale = (view: RealmView, character: SeenCharacter): number =>
  character.owned
    .filter(({ id }) => isForSale(view, character, id))
    .reduce((sum, { id }) => sum + belonging(id).price, 0)
