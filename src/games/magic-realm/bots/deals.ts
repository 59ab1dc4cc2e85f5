import { carryingStrength } from '../rules/facts/carrying.ts'
import { belonging, treasureOf } from '../rules/pieces/belongings.ts'
import { bears } from '../rules/pieces/levels.ts'
import type { Good, OfferedGood } from '../rules/state/goods.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { goalWeight } from './sales.ts'

/** The two sides of a deal (2.6.1). */
export interface OfferedDeal {
  /** The goods that the bot's character would receive. */
  readonly gives: readonly OfferedGood[]
  /** The goods that the bot's character would give. */
  readonly asks: readonly Good[]
}

const WEIGHTS = {
  /**
   * The fraction of its price that a belonging is expected to bring. It is below 1 because a buyer must be found first.
   */
  resale: 0.6,
  /** The value, in score points, of a discovery. It is low because the giver keeps it too. */
  discovery: 0.3,
  /** The extra value, in score points, of an active belonging to its owner, who needs it for fighting or traveling. */
  inUse: 8,
  /** The ratio of gains to costs that a deal must exceed. It is above 1 because the values are guesses. */
  margin: 1.25,
} as const

/** Returns true if a deal is clearly worth more to a character than it costs. */
export function isGoodDeal(view: RealmView, character: SeenCharacter, { gives, asks }: OfferedDeal): boolean {
  const sum = (goods: readonly OfferedGood[], isGiven: boolean): number =>
    goods.reduce((total, good) => total + goodValue(view, character, good, isGiven), 0)
  return sum(gives, false) > WEIGHTS.margin * Math.max(0, sum(asks, true))
}

/**
 * Rates one part of a deal, in score points, for a character who receives or gives it. A belonging that is too heavy
 * for the receiver to carry is worth nothing.
 */
function goodValue(view: RealmView, character: SeenCharacter, good: OfferedGood, isGiven: boolean): number {
  if (good.kind === 'gold') return Math.abs(goalWeight(view, character, 'gold', isGiven ? -good.gold : good.gold))
  if (good.kind !== 'belonging') return WEIGHTS.discovery
  const { fame, notoriety, price, weight } = belonging(good.id)
  if (!isGiven && !bears(carryingStrength(character), weight)) return 0
  const keeping =
    goalWeight(view, character, 'fame', fame) +
    goalWeight(view, character, 'notoriety', notoriety) +
    (treasureOf(good.id)?.great ? goalWeight(view, character, 'great', 1) : 0)
  const isInUse = isGiven && character.owned.some(({ id, active }) => id === good.id && active)
  return Math.max(keeping, WEIGHTS.resale * goalWeight(view, character, 'gold', price)) + (isInUse ? WEIGHTS.inUse : 0)
}
