import type { Rule } from '../../../../kernel/index.ts'
import { HIGHER_OF_TWO } from '../../../../parts/tables/index.ts'
import { transport } from '../../../wizards/rules/effects/journey.ts'
import { loseAny } from '../../../wizards/rules/effects/points.ts'
import type { SetOut, Way } from '../../../wizards/rules/effects/procedures.ts'
import { heal } from '../../../wizards/rules/encounters/persons.ts'
import { anyRandomSpace, exactSpace, standing } from '../../../wizards/rules/facts/spaces.ts'
import { decide } from '../../../wizards/rules/state/asking.ts'
import { bookOf } from '../../../wizards/rules/state/book.ts'
import type { Player, WizardsTable } from '../../../wizards/rules/state/components.ts'

/** The option to call for help, open in place of movement to any player who isn't stunned (D21, D30). */
export const CALL: Way = { id: 'call for help', act: { kind: 'call-for-help' }, rule: 'D30' }

/** Calls for help in place of movement (D30). A player who stays in their space may then still meet Hamdrel. */
export function* callForHelp(table: WizardsTable, player: Player): Rule<SetOut> {
  yield* resolveCallForHelp(table, player)
  return { move: null, over: false }
}

function* resolveCallForHelp(table: WizardsTable, player: Player): Rule {
  table.emit({ kind: 'calls-for-help', seat: player.seat, rule: 'D30' })
  // The cost is the square of the Rank, in points of one type, or all the player's points of that type if there are
  // fewer.
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
  // A player may choose to stay in a Trap rather than be transported out of it (D20).
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

/** Offers a call for help to a player who is losing turns in a Trap (D21, D30). Returns true if the player calls. */
export function* offerHelpInTrap(table: WizardsTable, player: Player): Rule<boolean> {
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
  yield* resolveCallForHelp(table, player)
  return true
}
