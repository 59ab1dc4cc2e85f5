import type { Rule, Seat } from '../../../../kernel/index.ts'
import { countersIn, forceIn, heldBy, isProtected, sideOf } from '../facts/forces.ts'
import { acrossWater, type SpaceId } from '../pieces/marnon.ts'
import { decide, type QuestOption, spaceOptions } from '../state/acts.ts'
import type { Campaign, QuestState, QuestTable } from '../state/components.ts'
import { claimTreasure } from './capture.ts'
import { chooseMarch, march } from './marching.ts'

/**
 * Lists the spaces on the same water where a boat from a space can land: the seat's own, and unoccupied ones that the
 * wizard doesn't protect (VIII.C, ruling W30). Nobody can join the force of a free campaign (X.D.4).
 */
const landings = (state: QuestState, seat: Seat, from: SpaceId, campaign: Campaign | null): SpaceId[] =>
  acrossWater(from).filter(to => {
    if (campaign?.free && to === campaign.from) return false
    const side = sideOf(state, to)
    return side === seat || (side === null && !isProtected(state, to))
  })

/**
 * Lists the options for sending pieces by boat, one for each space that has at least two pieces and somewhere to land
 * (X.A.6.c, ruling W30). Returns an empty list without a boat card.
 */
export const boatOptions = (state: QuestState, seat: Seat, campaign: Campaign | null = null): QuestOption[] =>
  state.players[seat]!.boats.length === 0
    ? []
    : heldBy(state, seat)
        .filter(from => countersIn(forceIn(state, from)) > 1 && landings(state, seat, from, campaign).length > 0)
        .map(from => ({
          id: `boat ${from}`,
          act: { kind: 'boat' as const, space: from },
          at: { space: from },
          rule: 'X.A.6.c.3',
        }))

/**
 * Asks where a boat should land and which pieces it takes, moves them, uses up the card (X.A.6.c.4), and claims the
 * player's own treasure if they land on it (ruling W50).
 */
export function* sail(table: QuestTable, seat: Seat, from: SpaceId, campaign: Campaign | null = null): Rule {
  const { state } = table
  const rule = 'X.A.6.c.3'
  const options = spaceOptions('boat-to', landings(state, seat, from, campaign))
  const { space: to } = yield* decide({ seat, topic: 'boat-to', data: { from }, rule, options })
  const move = { seat, from, to }
  const pieces = yield* chooseMarch(table, move, { topic: 'boat-men', withTopic: 'boat-with', rule })
  spendBoat(table, seat)
  march(table, move, pieces)
  table.emit({ kind: 'sails', seat, rule, from, target: to, men: pieces.men, leader: pieces.leader })
  claimTreasure(table, seat, to)
}

/** Discards a used boat card (X.A.6.c.4). */
export function spendBoat({ state }: QuestTable, seat: Seat): void {
  state.petitions.discard.push(state.players[seat]!.boats.pop()!)
}
