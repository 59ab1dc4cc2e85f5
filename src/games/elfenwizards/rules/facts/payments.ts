import { type Face, pips } from '../state/components.ts'

/** The dice used as payment, and the number of chips that they buy back or remove. */
export interface Payment {
  readonly dice: readonly Face[]
  readonly count: number
}

/**
 * Lists the payments that use some of the dice, at `price` pips per chip, for at most `most` chips (3.4.1, 3.9.1).
 * Excess pips are lost, so no payment contains an unnecessary die. Payments for the most chips come first, and among
 * these the ones with the fewest pips.
 */
export function payments(dice: readonly Face[], price: number, most: number): Payment[] {
  const countFor = (sum: number): number => Math.min(most, Math.floor(sum / price))
  const found: Payment[] = []
  const faces = [6, 5, 4, 3, 2, 1]
  const go = (at: number, held: readonly Face[]): void => {
    const face = faces[at]
    if (face === undefined) {
      const sum = pips(held)
      const count = countFor(sum)
      if (count > 0 && held.every(die => countFor(sum - die) < count)) found.push({ dice: held, count })
      return
    }
    const there = dice.filter(die => die === face).length
    for (let n = 0; n <= there; n++) go(at + 1, [...held, ...Array<Face>(n).fill(face)])
  }
  go(0, [])
  return found.sort((a, b) => b.count - a.count || pips(a.dice) - pips(b.dice) || a.dice.length - b.dice.length)
}
