import type { Rule, Seat } from '../../../../kernel/index.ts'
import { removeLoss } from '../effects/losses.ts'
import { forceIn } from '../facts/forces.ts'
import { isTunnelClosed, mouthsOn } from '../facts/island.ts'
import { BRIDGES, SPACE_IDS, type SpaceId, TERRITORY_IDS } from '../pieces/marnon.ts'
import { decide, spaceOptions } from '../state/acts.ts'
import type { QuestState, QuestTable, Upheaval } from '../state/components.ts'

/** Returns the changes to the map. Throws Error if the blank card isn't in the deck, which is a bug. */
function upheavalOf({ upheaval }: QuestState): Upheaval {
  if (!upheaval) throw new Error('the blank card is not in the deck')
  return upheaval
}

/** Lists the territories that have no entrance of the Great Tunnel. */
export const sitesFor = (state: QuestState): SpaceId[] => TERRITORY_IDS.filter(id => !mouthsOn(state).includes(id))

/**
 * Asks a player for a territory and adds an entrance of the Great Tunnel there. If the tunnel is closed, reopens it
 * (XIV.2).
 */
export function* openTunnel(table: QuestTable, seat: Seat): Rule {
  const { state } = table
  const options = spaceOptions('entrance', sitesFor(state))
  const { space } = yield* decide({ seat, topic: 'entrance', rule: 'XIV.2', options })
  if (isTunnelClosed(state)) turnTunnel(table, seat, false, 'XIV.2')
  upheavalOf(state).entrances.push(space)
  table.emit({ kind: 'entrance', seat, rule: 'XIV.2', space })
}

/** Closes the Great Tunnel. If it is closed, opens it (XIV.12). */
export const closeTunnel = (table: QuestTable, seat: Seat): void =>
  turnTunnel(table, seat, !isTunnelClosed(table.state), 'XIV.12')

function turnTunnel(table: QuestTable, seat: Seat, closed: boolean, rule: string): void {
  upheavalOf(table.state).tunnelClosed = closed
  table.emit({ kind: 'tunnel', seat, rule, closed })
}

/** Forbids new campaigns for the rest of this turn and the given number of further turns (XIV.3). */
export function declareTruce(table: QuestTable, seat: Seat, turns: number): void {
  const { state } = table
  const until = state.day + turns
  upheavalOf(state).truce = until
  table.emit({ kind: 'truce', seat, rule: 'XIV.3', until })
}

/** Breaks all bridges. If any are already down, rebuilds one of those instead, chosen at random (XIV.5). */
export function breakBridges(table: QuestTable, seat: Seat): void {
  const upheaval = upheavalOf(table.state)
  const { bridgesDown } = upheaval
  if (bridgesDown.length === 0) {
    upheaval.bridgesDown = BRIDGES.map((_, bridge) => bridge)
    table.emit({ kind: 'bridges', seat, rule: 'XIV.5', bridges: [...upheaval.bridgesDown], down: true })
    return
  }
  const [lot = 1] = bridgesDown.length === 1 ? [1] : table.roll(seat, 1, 'lot', 'XIV.5', bridgesDown.length)
  const bridges = bridgesDown.splice(lot - 1, 1)
  table.emit({ kind: 'bridges', seat, rule: 'XIV.5', bridges, down: false })
}

/** Lists the spaces of leaders who have men with them. */
export const attendedLeaders = (state: QuestState): SpaceId[] =>
  SPACE_IDS.filter(space => {
    const force = forceIn(state, space)
    return force !== null && force.leader !== null && force.men > 0
  })

/** Takes all leaders who have men with them off the board (XIV.11). */
export function callCouncil(table: QuestTable): void {
  for (const space of attendedLeaders(table.state))
    removeLoss(table, space, { men: 0, leader: forceIn(table.state, space)!.leader }, 'gone', 'XIV.11')
}
