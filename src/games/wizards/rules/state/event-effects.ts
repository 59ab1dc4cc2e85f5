import { bookOf } from './book.ts'
import { type EventEffect, eventCard } from './cards.ts'
import type { HeldEvent, Player, WizardsTable } from './components.ts'

const NONE: readonly EventEffect[] = []

/** Lists the effects of one Event a player holds, or of all of them. */
export function activeEffects(player: Pick<Player, 'events'>, event?: HeldEvent): readonly EventEffect[] {
  if (event) return eventCard(event.id).does
  if (player.events.length === 0) return NONE
  return player.events.flatMap(held => eventCard(held.id).does)
}

/** Returns the first of a player's Events with this effect, or undefined. */
export function heldWith(player: Pick<Player, 'events'>, verb: EventEffect['verb']): HeldEvent | undefined {
  return player.events.find(held => eventCard(held.id).does.some(effect => effect.verb === verb))
}

/** Discards a held Event that is used up, over, or lost (8.5). Does nothing if the player doesn't hold it. */
export function endEvent(
  table: WizardsTable,
  player: Player,
  id: number,
  what: 'used' | 'ends' | 'lost',
  rule = '8.5',
): void {
  const index = player.events.findIndex(held => held.id === id)
  if (index < 0) return
  player.events.splice(index, 1)
  table.state.decks.events.discard.push(id)
  if (eventCard(id).does.some(({ verb }) => verb === 'foresee')) table.state.foreseen = null
  table.emit({ kind: 'event', seat: player.seat, rule, event: id, what })
}

/** Clears the foreseen Territory once it has fallen, and discards the Event if it is held (Event 24). */
export function endForesight(table: WizardsTable): void {
  const { state } = table
  state.foreseen = null
  for (const player of state.players) {
    const held = heldWith(player, 'foresee')
    if (held) endEvent(table, player, held.id, 'ends')
  }
}

/**
 * Discards a player's Movement Events (8.51, 7.3043a), unless the rulebook lets them last (D42), or all their Events
 * (7.3051b).
 */
export function loseEvents(table: WizardsTable, player: Player, which: 'movement' | 'all', rule: string): void {
  if (which === 'movement' && bookOf(player).movementEventsLast) return
  for (const { id } of [...player.events]) {
    if (which === 'all' || eventCard(id).type === 'movement') endEvent(table, player, id, 'lost', rule)
  }
}
