import type { Rule, Seat } from '../../../../kernel/index.ts'
import { landDragon } from '../creatures/dragon.ts'
import { removeLoss } from '../effects/losses.ts'
import { countersOf, forceIn, heldBy, isProtected } from '../facts/forces.ts'
import { isCastle, type SpaceId } from '../pieces/marnon.ts'
import { decide, decideCount, spaceOptions } from '../state/acts.ts'
import type { QuestState, QuestTable } from '../state/components.ts'

/** Returns the number of men that a card can take from a player without taking the last piece. */
export function canLoseMen(state: QuestState, seat: Seat): number {
  const men = heldBy(state, seat).reduce((sum, space) => sum + forceIn(state, space)!.men, 0)
  return Math.min(men, countersOf(state, seat) - 1)
}

/** Asks a player, space by space, which men should go home, and removes them. */
export function* loseMen(table: QuestTable, seat: Seat, men: number): Rule {
  const { state } = table
  let left = Math.min(men, canLoseMen(state, seat))
  while (left > 0) {
    const spaces = heldBy(state, seat).filter(space => forceIn(state, space)!.men > 0)
    const options = spaceOptions('homesick', spaces)
    const { space } = yield* decide({ seat, topic: 'homesick', data: { men: left }, rule: 'X.A.2', options })
    const most = Math.min(left, forceIn(state, space)!.men)
    const data = { men: left, space }
    const gone = yield* decideCount({ seat, topic: 'homesick-men', data, rule: 'X.A.2' }, 1, most)
    removeLoss(table, space, { men: gone, leader: null }, 'gone', 'X.A.2')
    left -= gone
  }
}

/** Lists a player's territories where the dragon can eat. */
export const dragonTargets = (state: QuestState, seat: Seat): SpaceId[] =>
  heldBy(state, seat).filter(space => !isCastle(space) && !isProtected(state, space))

/** Sends the dragon to one of a player's territories where it can eat, chosen at random. */
export function* sendDragonToEat(table: QuestTable, seat: Seat): Rule {
  const prey = dragonTargets(table.state, seat)
  const [lot = 1] = table.roll(seat, 1, 'lot', 'III.B.3', prey.length)
  yield* landDragon(table, prey[lot - 1]!, seat, 'III.B.3')
}
