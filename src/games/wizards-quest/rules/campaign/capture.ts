import type { Rule, Seat } from '../../../../kernel/index.ts'
import type { Pieces, QuestTable } from '../components.ts'
import { TREASURES } from '../components.ts'
import { endGame } from '../forces/elimination.ts'
import { placeMen } from '../forces/placing.ts'
import type { SpaceId } from '../marnon/marnon.ts'
import { drawCard } from '../petitions/drawing.ts'
import { TABLES } from '../tables.ts'
import { foundBy, regain, treasureIn } from '../treasures/treasures.ts'
import { type March, march } from './marching.ts'

/** Pieces move into an unoccupied space and take what is theirs there (X.C.5, X.E.1). */
export function* capture(table: QuestTable, going: March, pieces: Pieces): Rule {
  const { seat, from, to } = going
  march(table, going, pieces)
  table.tell({
    kind: 'captures',
    seat,
    rule: 'X.C.5',
    from,
    target: to,
    side: seat,
    men: pieces.men,
    leader: pieces.leader,
  })
  yield* claimTreasure(table, seat, to)
}

/** A treasure of one's own is taken up; the third wins at once, and each brings what its kind brings (X.E, ruling W55). */
export function* claimTreasure(table: QuestTable, seat: Seat, space: SpaceId): Rule {
  const { state } = table
  const treasure = treasureIn(state, space)
  if (treasure?.owner !== seat) return
  regain(table, treasure)
  if (foundBy(state, seat) === TREASURES.length) return endGame(table, 'treasures', [seat])
  switch (treasure.kind) {
    case 'chest':
      return yield* placeMen(table, seat, TABLES.awards.chest, 'X.E.1.a', space)
    case 'crown':
      return yield* placeMen(table, seat, TABLES.awards.crown, 'X.E.1.b')
    case 'ring':
      state.turn.ring = drawCard(table, seat, 'X.E.1.c') ?? null
      return
    case 'blank':
      return
  }
}
