import type { Rule } from '../../../../kernel/index.ts'
import type { PieceId } from '../fight/blows.ts'
import { ATTACK_DIRECTIONS, emptyRows, type Rows } from '../fight/directions.ts'
import type { RealmTopics } from '../state/asking.ts'
import { decide } from '../state/asking.ts'
import { word } from '../state/combat-questions.ts'
import { horsesLast, rowsFor, spread } from '../state/sheets.ts'

/** The player, rule and question data for placing pieces on a sheet. */
interface Placing {
  readonly seat: number
  readonly rule: '16.2.9' | '16.2.11'
  /** True if rows may stay empty (26.2). */
  readonly free: boolean
  data(piece: PieceId, rows: Rows<PieceId>): RealmTopics['place']['data']
}

/**
 * Asks for the row of each piece in turn, horses last. The player may also have the remaining pieces spread over the
 * rows. Unless `free`, as many rows as possible must be filled before any row gets a second piece (16.2.9).
 */
export function* placeInRows({ seat, rule, free, data }: Placing, pieces: readonly PieceId[]): Rule<Rows<PieceId>> {
  const rows = emptyRows<PieceId>()
  const ordered = horsesLast(pieces)
  for (const [n, piece] of ordered.entries()) {
    const toCome = ordered.slice(n + 1)
    const open = rowsFor(rows, piece, toCome, free)
    const act = yield* decide({
      seat,
      topic: 'place',
      data: data(piece, rows),
      rule,
      options: [
        ...open.map(box => ({ id: ATTACK_DIRECTIONS[box], act: { kind: 'place', denizen: piece, box } }) as const),
        ...(toCome.length > 0 ? [word('spread', 'spread')] : []),
      ],
    })
    if (act.kind === 'spread') return spread(rows, [piece, ...toCome], free)
    rows[act.box].push(piece)
  }
  return rows
}
