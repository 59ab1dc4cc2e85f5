import type { Rule } from '../../../kernel/index.ts'
import { HIGHER_OF_TWO } from '../../../parts/tables/index.ts'
import { decide } from '../../wizards/rules/asking.ts'
import { bookOf } from '../../wizards/rules/book.ts'
import type { Player, WizardsTable } from '../../wizards/rules/components.ts'
import { heal } from '../../wizards/rules/encounters/persons.ts'
import { anyRandomSpace, exactSpace, standing } from '../../wizards/rules/islands/spaces.ts'
import { transport } from '../../wizards/rules/movement/journey.ts'
import { loseAny } from '../../wizards/rules/orders/points.ts'
import type { SetOut, Way } from '../../wizards/rules/turn/setting-out.ts'

/** The call for help, which anybody may make in place of movement (D30). */
export const CALL: Way = { id: 'call for help', act: { kind: 'call-for-help' }, rule: 'D30' }

/** The player calls for help in place of movement (D30). Who still stands where he stood may be met by Hamdrel. */
export function* callsForHelp(table: WizardsTable, player: Player): Rule<SetOut> {
  yield* call(table, player)
  return { move: null, over: false }
}

function* call(table: WizardsTable, player: Player): Rule {
  table.tell({ kind: 'calls-for-help', seat: player.seat, rule: 'D30' })
  // The square of one's Rank, of one kind, or what there is of it.
  yield* loseAny(table, player, bookOf(player).callPrice(player.rank) ?? 0, { by: 'call' }, 'D30')
  const dice = table.roll(player.seat, HIGHER_OF_TWO.dice, 'call', 'D30')
  const result = HIGHER_OF_TWO.result(dice)
  const ill = player.dazed || player.bound
  if (result >= 5) return
  if (ill) {
    heal(table, player, 'D30')
    if (result <= 2) player.extra++
    return
  }
  // Who would rather stay in his Trap than be carried there stays in it (D20).
  if (result <= 2) {
    const { tile } = yield* decide({
      seat: player.seat,
      topic: 'tile',
      data: { for: 'transporting' },
      rule: 'D30',
      options: standing(table.state).map(({ id }) => ({ id, act: { kind: 'land-in' as const, tile: id } })),
    })
    yield* transport(table, player, exactSpace(table, tile), 'D30', { unwanted: true })
  } else yield* transport(table, player, anyRandomSpace(table), 'D30', { unwanted: true })
}

/** Who loses his turns to a Trap may call for help instead (D21, D30). True where he does. */
export function* isCaught(table: WizardsTable, player: Player): Rule<boolean> {
  const { trap } = player
  if (!trap || trap.kind === 'roll') return false
  const act = yield* decide({
    seat: player.seat,
    topic: 'roll',
    data: { trapped: true },
    rule: 'D30',
    options: [{ id: 'wait', act: { kind: 'wait' }, rule: '8.3' }, CALL],
  })
  if (act.kind === 'wait') return false
  yield* call(table, player)
  return true
}
