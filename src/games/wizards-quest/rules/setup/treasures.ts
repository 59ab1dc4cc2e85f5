import type { Rule, Seat } from '../../../../kernel/index.ts'
import { rightOf } from '../effects/order.ts'
import { placeMen } from '../effects/placing.ts'
import { treasureIn } from '../effects/treasures.ts'
import { sideOf } from '../facts/forces.ts'
import { CASTLE_IDS, type SpaceId, TERRITORY_IDS } from '../pieces/marnon.ts'
import { TABLES } from '../pieces/tables.ts'
import { decide, spaceOptions } from '../state/acts.ts'
import type { QuestTable } from '../state/components.ts'

/**
 * Asks a player to hide one of the right neighbor's treasures. The first goes in a castle and the others in
 * territories, but never in the owner's spaces or with another treasure (IV.D.5.b-c). With two players, guards join a
 * treasure in the hider's own space (XII.A).
 */
export function* hideTreasure(table: QuestTable, seat: Seat): Rule {
  const { state } = table
  const owner = rightOf(state, seat)
  const player = state.players[seat]!
  const isFirst = !state.treasures.some(treasure => treasure.owner === owner)
  const rule = isFirst ? 'IV.D.5.b' : 'IV.D.5.c'
  const { treasure: kind } = yield* decide({
    seat,
    topic: 'treasure',
    data: { owner, castle: isFirst },
    rule,
    options: player.hand.map(treasure => ({ id: treasure, act: { kind: 'treasure' as const, treasure } })),
  })
  const spaces = hidingPlaces(table, owner, isFirst)
  const options = spaceOptions('hide', spaces)
  const { space } = yield* decide({ seat, topic: 'hide', data: { owner, treasure: kind }, rule, options })
  player.hand = player.hand.filter(left => left !== kind)
  state.treasures.push({ owner, kind, at: space, knownTo: [seat] })
  table.emit({ kind: 'hides', seat, rule, owner, space })
  table.emit({ kind: 'hides', seat, rule, owner, space, treasure: kind, to: [seat] })
  if (state.players.length === 2 && sideOf(state, space) === seat)
    yield* placeMen(table, seat, TABLES.setUp.guardsOfTwo, 'XII.A', space)
}

/** Lists either the castles or the territories that have no treasure and that the owner doesn't hold. */
function hidingPlaces({ state }: QuestTable, owner: Seat, castle: boolean): SpaceId[] {
  return (castle ? CASTLE_IDS : TERRITORY_IDS).filter(
    space => sideOf(state, space) !== owner && !treasureIn(state, space),
  )
}
