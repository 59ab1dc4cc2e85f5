import type { Rule, Seat } from '../../../../kernel/index.ts'
import { sendTo, sendToRegion } from '../creatures/sending.ts'
import { eliminate } from '../effects/elimination.ts'
import { placeMen } from '../effects/placing.ts'
import { forceIn } from '../facts/forces.ts'
import { TABLES } from '../pieces/tables.ts'
import type { Campaign, Creature, Leader, QuestTable } from '../state/components.ts'

/**
 * Resolves a victory over the dragon or the wizard. The result depends on the leader who fought the battle, even if the
 * leader fell (X.D.5.a-b). If a sorcerer's player is now out, the region is chosen at random.
 */
export function* resolveVictory(
  table: QuestTable,
  seat: Seat,
  { from, to }: Campaign,
  creature: Creature,
  leader: Leader,
): Rule {
  const { state } = table
  if (leader === 'hero') {
    state.dragon = null
    table.emit({ kind: 'slays', seat, rule: 'X.D.5.a', space: to })
  }
  // Both rolls take effect at the same time, so the victors may be dead too.
  eliminate(table)
  if (state.result) return
  if (leader === 'hero') {
    if (forceIn(state, from)?.leader === 'hero') yield* placeMen(table, seat, TABLES.awards.dragon, 'X.D.5.a')
  } else if (!state.players[seat]!.out) yield* sendToRegion(table, seat, creature, 'X.D.5.b')
  else {
    const [region = 1] = table.roll(null, 1, 'lot', 'X.D.5.b')
    yield* sendTo(table, seat, creature, region, 'X.D.5.b')
  }
}
