import type { Player, Trap, WizardsTable } from '../state/components.ts'
import { loseEvents } from '../state/event-effects.ts'

/** Traps the player (8.3) and, in 1982, ends their Movement Events (8.51). */
export function holdInTrap(table: WizardsTable, player: Player, trap: Trap, rule: string): void {
  player.trap = trap
  table.emit({
    kind: 'trapped',
    seat: player.seat,
    rule,
    trap: trap.kind,
    left: trap.kind === 'turns' ? trap.left : undefined,
  })
  loseEvents(table, player, 'movement', '8.51')
}
