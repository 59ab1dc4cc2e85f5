import { bookOf } from '../book.ts'
import { type Effect, eventCard } from '../cards.ts'
import type { HeldEvent, Player, WizardsTable } from '../components.ts'

const NONE: readonly Effect[] = []

/** The effects that work for a player now: of one Event he holds, or of all of them. */
export function activeEffects(player: Pick<Player, 'events'>, event?: HeldEvent): readonly Effect[] {
  if (event) return eventCard(event.id).does
  if (player.events.length === 0) return NONE
  return player.events.flatMap(held => eventCard(held.id).does)
}

/** The first Event a player holds that has this effect, or undefined. */
export function heldWith(player: Pick<Player, 'events'>, verb: Effect['verb']): HeldEvent | undefined {
  return player.events.find(held => eventCard(held.id).does.some(effect => effect.verb === verb))
}

/** An Event leaves its holder: used up, over, or lost. Its card goes to the discards (8.5). */
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
  table.tell({ kind: 'event', seat: player.seat, rule, event: id, what })
}

/** The land that was foreseen has fallen: the Event is over, where it is held (Event 24). */
export function endForesight(table: WizardsTable): void {
  const { state } = table
  state.foreseen = null
  for (const player of state.players) {
    const held = heldWith(player, 'foresee')
    if (held) endEvent(table, player, held.id, 'ends')
  }
}

/** Movement Events go when their holder is trapped, Dazed or Dragonbound (8.51, 7.3043a); all Events when he is Dragonbound (7.3051b). */
export function loseEvents(table: WizardsTable, player: Player, which: 'movement' | 'all', rule: string): void {
  if (which === 'movement' && bookOf(player).movementEventsLast) return
  for (const { id } of [...player.events]) {
    if (which === 'all' || eventCard(id).type === 'movement') endEvent(table, player, id, 'lost', rule)
  }
}
