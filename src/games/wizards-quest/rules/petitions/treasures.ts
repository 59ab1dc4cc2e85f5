import type { Rule, Seat } from '../../../../kernel/index.ts'
import { leftOf } from '../effects/order.ts'
import { canBeCarted, treasureIn } from '../effects/treasures.ts'
import type { CardEffect } from '../pieces/deck.ts'
import type { SpaceId } from '../pieces/marnon.ts'
import { decide, spaceOptions } from '../state/acts.ts'
import type { QuestState, QuestTable, Treasure } from '../state/components.ts'

type Carting = Extract<CardEffect, { verb: 'move-treasure' }>

/** Lists a player's own hidden treasures that the player hasn't looked at. */
export const hiddenFrom = ({ treasures }: QuestState, seat: Seat): Treasure[] =>
  treasures.filter(({ owner, knownTo }) => owner === seat && !knownTo.includes(seat))

/** Asks a player which of their own treasures to look at, up to `count` of those they haven't seen. */
export function* showTreasures(table: QuestTable, seat: Seat, count: number): Rule {
  for (let seen = 0; seen < count; seen++) {
    const hidden = hiddenFrom(table.state, seat)
    if (hidden.length === 0) return
    const options = spaceOptions('peek', spacesOf(hidden))
    const { space } = yield* decide({ seat, topic: 'peek', data: { left: count - seen }, rule: 'IV.D.5', options })
    const treasure = treasureIn(table.state, space)!
    treasure.knownTo.push(seat)
    table.reveal()
    table.emit({ kind: 'peeks', seat, rule: 'IV.D.5', space })
    table.emit({ kind: 'peeks', seat, rule: 'IV.D.5', space, treasure: treasure.kind, to: [seat] })
  }
}

const spacesOf = (treasures: readonly Treasure[]): SpaceId[] => treasures.map(({ at }) => at).sort()

/** Returns the player who moves a treasure: the one who drew the card, or the hider of that player's treasures. */
const mover = (state: QuestState, seat: Seat, { by }: Carting): Seat => (by === 'drawer' ? seat : leftOf(state, seat))

const movableTreasures = (state: QuestState, seat: Seat, { by, steps }: Carting): Treasure[] =>
  state.treasures.filter(
    treasure => (by === 'drawer' || treasure.owner === seat) && canBeCarted(state, treasure, steps).length > 0,
  )

/** Returns true if there is a treasure to move and a player to move it. */
export const canCart = (state: QuestState, seat: Seat, effect: Carting): boolean =>
  !state.players[mover(state, seat, effect)]!.out && movableTreasures(state, seat, effect).length > 0

/** Asks which treasure to move and where, up to the given number of steps away, and moves it (IV.D.5.c, ruling W56). */
export function* cart(table: QuestTable, seat: Seat, effect: Carting): Rule {
  const { state } = table
  const by = mover(state, seat, effect)
  const data = { steps: effect.steps, drawer: seat }
  const options = spaceOptions('cart', spacesOf(movableTreasures(state, seat, effect)))
  const { space } = yield* decide({ seat: by, topic: 'cart', data, rule: 'IV.D.5.c', options })
  const treasure = treasureIn(state, space)!
  const there = spaceOptions('cart-to', canBeCarted(state, treasure, effect.steps))
  const goalData = { ...data, from: space, owner: treasure.owner }
  const { space: to } = yield* decide({ seat: by, topic: 'cart-to', data: goalData, rule: 'IV.D.5.c', options: there })
  treasure.at = to
  table.emit({ kind: 'carts', seat: by, rule: 'IV.D.5.c', owner: treasure.owner, from: space, target: to })
}
