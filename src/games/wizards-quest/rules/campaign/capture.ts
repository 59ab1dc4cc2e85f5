import type { Rule, Seat } from '../../../../kernel/index.ts'
import { drawCard } from '../effects/drawing.ts'
import { endGame } from '../effects/elimination.ts'
import { placeMen } from '../effects/placing.ts'
import { foundBy, removeTreasure, treasureIn } from '../effects/treasures.ts'
import type { SpaceId } from '../pieces/marnon.ts'
import { TABLES } from '../pieces/tables.ts'
import { type Pieces, type PlayerTurn, type QuestTable, TREASURES } from '../state/components.ts'
import { type March, march } from './marching.ts'

/** Moves pieces into an unoccupied space and claims the player's own treasure there (X.C.5, X.E.1). */
export function capture(table: QuestTable, move: March, pieces: Pieces): void {
  const { seat, from, to } = move
  march(table, move, pieces)
  table.emit({
    kind: 'captures',
    seat,
    rule: 'X.C.5',
    from,
    target: to,
    side: seat,
    men: pieces.men,
    leader: pieces.leader,
  })
  claimTreasure(table, seat, to)
}

/**
 * Claims the treasure in a space if it is the player's own (ruling W55). The third one, not counting a blank, wins
 * immediately. Otherwise, a ring's card is drawn now, and the men from a chest or crown are placed next (X.E).
 */
export function claimTreasure(table: QuestTable, seat: Seat, space: SpaceId): void {
  const { state } = table
  const treasure = treasureIn(state, space)
  if (treasure?.owner !== seat) return
  const { kind } = treasure
  removeTreasure(table, treasure)
  if (foundBy(state, seat) === TREASURES.length) endGame(table, 'treasures', [seat])
  else if (kind === 'ring') drawCard(table, seat, true)
  else if (kind !== 'blank') state.turn.found = { kind, space }
}

/** Places the men from a treasure: in its space for a chest, in any of the player's spaces for a crown (X.E.1.a-b). */
export function* placeTreasureMen(table: QuestTable, seat: Seat, { kind, space }: Found): Rule {
  table.state.turn.found = null
  if (kind === 'chest') yield* placeMen(table, seat, TABLES.awards.chest, 'X.E.1.a', space)
  else yield* placeMen(table, seat, TABLES.awards.crown, 'X.E.1.b')
}

type Found = NonNullable<PlayerTurn['found']>
