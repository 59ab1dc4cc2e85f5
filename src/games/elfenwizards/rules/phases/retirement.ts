import type { Rule } from '../../../../kernel/index.ts'
import type { ActOf } from '../state/acts.ts'
import { boxesFor, decide, type ElfenOption } from '../state/asking.ts'
import { MAGICIAN_BOXES } from '../state/board.ts'
import { type ElfenTable, standingIn } from '../state/components.ts'

/** Runs step 1, in which last round's High Wizard, if there is one, retires and their guild takes the Dragon (3.1). */
export function* retireHighWizard(table: ElfenTable): Rule {
  const { state } = table
  const high = standingIn(state, 'high')[0]
  if (!high) return
  const { seat } = high
  state.held = high.id
  const options = boxesFor(high.id, MAGICIAN_BOXES)
  const { box } = yield* decide({ seat, topic: 'retire', data: { magician: high.id }, rule: '3.1.2', options })
  state.held = null
  high.at = box
  // The newcomer starts without grey chips (ruling E6).
  state.greyLeft += high.grey
  high.grey = 0
  table.emit({ kind: 'retires', seat, rule: '3.1.2', magician: high.id, box })
  yield* payTrack(table, seat)
  state.dragon = seat
  table.emit({ kind: 'dragon', seat, rule: '3.1.4', drawn: false })
}

/**
 * Asks a guild for a chip, in hand or from the Minor Spell Box, and moves it to the Year Track permanently. A guild
 * without chips pays nothing (3.1.3).
 */
function* payTrack(table: ElfenTable, seat: number): Rule {
  const player = table.state.players[seat]!
  const ways = [...(player.chips > 0 ? [PAY.stock] : []), ...(player.spent > 0 ? [PAY.box] : [])]
  if (ways.length === 0) {
    table.emit({ kind: 'track', seat, rule: '3.1.3', from: null })
    return
  }
  const { from } = yield* decide({ seat, topic: 'track', rule: '3.1.3', options: ways })
  if (from === 'stock') player.chips--
  else player.spent--
  player.track++
  table.emit({ kind: 'track', seat, rule: '3.1.3', from })
}

const PAY: Readonly<Record<'stock' | 'box', ElfenOption<ActOf<'pay-track'>>>> = {
  stock: { id: 'stock', act: { kind: 'pay-track', from: 'stock' } },
  box: { id: 'box', act: { kind: 'pay-track', from: 'box' } },
}
