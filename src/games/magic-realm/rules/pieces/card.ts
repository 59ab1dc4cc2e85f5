import { type RandomState, shuffle } from '../../../../kernel/index.ts'
import { BELONGINGS, type BelongingId, ofType } from './belongings.ts'
import { type BoxId, SETUP } from './setup-card.ts'

const cardsOf = (random: RandomState, size: string): BelongingId[] =>
  shuffle(
    random,
    BELONGINGS.filter(piece => piece.kind === 'treasure' && piece.size === size).map(({ id }) => id),
  )

/** Deals the contents of every setup card box, listed from the top (3.1). */
export function dealCard(random: RandomState): Record<BoxId, BelongingId[]> {
  const boxes: Record<BoxId, BelongingId[]> = {}
  const small = cardsOf(random, 'small')
  const large = cardsOf(random, 'large')
  // Treasures that contain others are filled first (3.1.2); their cards are then shuffled into the remaining large ones
  // (3.1.3).
  for (const { id, large: count, pieces } of SETUP.within) boxes[id] = [...pieces, ...large.splice(0, count)]
  const mixed = shuffle(random, [...large, ...SETUP.within.map(({ id }) => id)])
  for (const { id, small: few, large: many } of SETUP.sites)
    boxes[id] = [...mixed.splice(0, many), ...small.splice(0, few)]
  const counters = new Map<string, BelongingId[]>()
  const take = (types: readonly string[]) =>
    shuffle(
      random,
      types.map(type => {
        const left = counters.get(type) ?? [...ofType(type)]
        counters.set(type, left)
        return left.shift()!
      }),
    )
  // Larger pieces lie lower (3.1.6).
  for (const { id, weapons, armor, horses, small: few } of SETUP.natives)
    boxes[id] = [...take(weapons), ...take(armor), ...take(horses), ...small.splice(0, few)]
  for (const { id, small: few } of SETUP.visitors) boxes[id] = small.splice(0, few)
  return boxes
}
