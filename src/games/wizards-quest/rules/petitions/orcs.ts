import type { Rule, Seat } from '../../../../kernel/index.ts'
import { runFrenzy } from '../battle/frenzy.ts'
import { joinOrcs } from '../effects/growth.ts'
import { addPieces, forceIn, heldBy, orcRoom, sideOf, takePieces } from '../facts/forces.ts'
import { neighborsOn } from '../facts/island.ts'
import type { CardEffect } from '../pieces/deck.ts'
import { isCastle, REGIONS, SPACE_IDS, type SpaceId, spaceOf, territoriesOf } from '../pieces/marnon.ts'
import { decide, decideCount, spaceOptions, wordOption } from '../state/acts.ts'
import type { QuestState, QuestTable } from '../state/components.ts'

const orcsIn = (state: QuestState, space: SpaceId): number =>
  sideOf(state, space) === 'orcs' ? forceIn(state, space)!.men : 0

/** Lists the spaces with orcs next to a player's forces. */
export function orcsBeside(state: QuestState, seat: Seat): SpaceId[] {
  const near = new Set(heldBy(state, seat).flatMap(space => neighborsOn(state, space)))
  return SPACE_IDS.filter(space => near.has(space) && sideOf(state, space) === 'orcs')
}

/** Lists the orc spaces next to a player's forces that have room for another orc. */
export const orcsWithRoomBeside = (state: QuestState, seat: Seat): SpaceId[] =>
  orcsBeside(state, seat).filter(space => orcRoom(state, space) > 0)

/** Asks a player which orcs next to their forces to remove from the board, at most `most`. */
export function* dispelOrcs(table: QuestTable, seat: Seat, most: number): Rule {
  const { state } = table
  let left = most
  while (left > 0) {
    const spaces = orcsBeside(state, seat)
    const act = yield* decide({
      seat,
      topic: 'dispel',
      data: { orcs: left },
      rule: 'III.B.3',
      options: [...spaceOptions('dispel', spaces), { ...wordOption('done'), stops: true }],
    })
    if (act.kind !== 'dispel') return
    const { space } = act
    const here = Math.min(left, orcsIn(state, space))
    const data = { orcs: left, space }
    const orcs = yield* decideCount({ seat, topic: 'dispel-orcs', data, rule: 'III.B.3' }, 1, here)
    takePieces(state, space, { men: orcs, leader: null })
    table.emit({ kind: 'orcs-go', seat, rule: 'III.B.3', from: space, target: null, orcs })
    left -= orcs
  }
}

/** Lists the regions in which a territory has more than `leave` orcs. */
export const restlessRegions = (state: QuestState, leave: number): number[] =>
  REGIONS.map(({ number }) => number).filter(region => spacesWithMoreOrcs(state, region, leave).length > 0)

const spacesWithMoreOrcs = (state: QuestState, region: number, leave: number): SpaceId[] =>
  territoriesOf(region).filter(space => orcsIn(state, space) > leave)

/**
 * Asks a player for a region and sends its orcs, except `leave` per territory, to join orcs outside it, in castles only
 * if `into` allows it. The player decides where. Orcs for which there is no room leave the board.
 */
export function* scatterOrcs(
  table: QuestTable,
  seat: Seat,
  { leave, into }: Omit<Extract<CardEffect, { verb: 'scatter-orcs' }>, 'verb'>,
): Rule {
  const { state } = table
  const options = restlessRegions(state, leave).map(region => ({
    id: `region ${region}`,
    act: { kind: 'region' as const, region },
  }))
  const { region } = yield* decide({ seat, topic: 'scatter', rule: 'III.B.3', options })
  for (const from of spacesWithMoreOrcs(state, region, leave)) {
    let left = orcsIn(state, from) - leave
    while (left > 0) {
      const spaces = lairsBeyond(state, region).filter(space => into === 'spaces' || !isCastle(space))
      if (spaces.length === 0) break
      const data = { from, orcs: left }
      const there = spaceOptions('scatter-to', spaces)
      const { space } = yield* decide({ seat, topic: 'scatter-to', data, rule: 'III.B.3', options: there })
      const most = Math.min(left, orcRoom(state, space))
      const countData = { ...data, space }
      const orcs = yield* decideCount({ seat, topic: 'scatter-orcs', data: countData, rule: 'III.B.3' }, 1, most)
      takePieces(state, from, { men: orcs, leader: null })
      addPieces(state, space, 'orcs', { men: orcs, leader: null })
      table.emit({ kind: 'orcs-go', seat, rule: 'III.B.3', from, target: space, orcs })
      left -= orcs
    }
    if (left === 0) continue
    takePieces(state, from, { men: left, leader: null })
    table.emit({ kind: 'orcs-go', seat, rule: 'III.B.3', from, target: null, orcs: left })
  }
}

/** Lists the spaces outside a region that have orcs and room for more. */
const lairsBeyond = (state: QuestState, region: number): SpaceId[] =>
  SPACE_IDS.filter(
    space => sideOf(state, space) === 'orcs' && spaceOf(space).region !== region && orcRoom(state, space) > 0,
  )

/** Adds the given number of orcs to each space with orcs next to a player's forces, as far as there is room. */
export function addOrcsBeside(table: QuestTable, seat: Seat, orcs: number): void {
  const spaces = orcsWithRoomBeside(table.state, seat)
  joinOrcs(table, spaces, orcs)
  table.emit({ kind: 'orcs-join', seat, rule: 'III.B.3', spaces, orcs })
}

/** Lists the spaces with enough orcs to break out: at least two (XIV.10). */
export const rousableSpaces = (state: QuestState): SpaceId[] => SPACE_IDS.filter(space => orcsIn(state, space) > 1)

/** Asks a player for a space with orcs that break out now, even if there are fewer than four (XIV.10). */
export function* rouseOrcs(table: QuestTable, seat: Seat): Rule {
  const options = spaceOptions('rouse', rousableSpaces(table.state))
  const { space } = yield* decide({ seat, topic: 'rouse', rule: 'XIV.10', options })
  yield* runFrenzy(table, space)
}
