import type { Rule, Seat } from '../../../../kernel/index.ts'
import { addPieces, forceIn, sideOf, takePieces } from '../facts/forces.ts'
import { type Island, neighborsOn } from '../facts/island.ts'
import { acrossWater, SPACE_IDS, type SpaceId } from '../pieces/marnon.ts'
import { decideCount, type QuestAct, type QuestOption } from '../state/acts.ts'
import type { Campaign, QuestState, QuestTable } from '../state/components.ts'

/** Counts the men who can leave a space without emptying it (X.C.3, X.C.6, ruling W36). */
const spare = (state: QuestState, space: SpaceId): number => {
  const force = forceIn(state, space)
  return force ? force.men - (force.leader === null ? 1 : 0) : 0
}

/**
 * Returns the spaces from which men may join an attack, no matter who holds them: adjacent ones and, for an attack by
 * boat, those on the same water (X.C.3, ruling W32).
 */
export const suppliersOf = (island: Island, { from, by }: Pick<Campaign, 'from' | 'by'>): ReadonlySet<SpaceId> =>
  new Set([...neighborsOn(island, from), ...(by === 'boat' ? acrossWater(from) : [])])

/** Lists a player's suppliers that have men to spare for an attack (ruling W32). */
export function supplementsFor(state: QuestState, seat: Seat, { from, by }: Pick<Campaign, 'from' | 'by'>): SpaceId[] {
  const near = suppliersOf(state, { from, by })
  return SPACE_IDS.filter(space => near.has(space) && sideOf(state, space) === seat && spare(state, space) > 0)
}

type Bring = { readonly kind: 'bring'; readonly space: SpaceId }

/** Lists the options for bringing men from suppliers (X.C.3). */
export const supplementOptions = (
  state: QuestState,
  seat: Seat,
  campaign: Pick<Campaign, 'from' | 'by'>,
): QuestOption<Extract<QuestAct, { space: SpaceId }> & Bring>[] =>
  supplementsFor(state, seat, campaign).map(space => ({
    id: `bring ${space}`,
    act: { kind: 'bring' as const, space },
    at: { space },
    rule: 'X.C.3',
  }))

/** Asks how many men to bring from a supplier, and moves them to the attacking space (X.C.3). */
export function* supplement(table: QuestTable, seat: Seat, from: SpaceId, to: SpaceId): Rule {
  const { state } = table
  const data = { from, to }
  const men = yield* decideCount({ seat, topic: 'supplement', data, rule: 'X.C.3' }, 1, spare(state, from))
  takePieces(state, from, { men, leader: null })
  addPieces(state, to, seat, { men, leader: null })
  table.emit({ kind: 'supplements', seat, rule: 'X.C.3', from, target: to, men })
}
