import { sidesOn } from '../facts/forces.ts'
import type { EndReason, QuestTable } from '../state/components.ts'

/** Eliminates players without pieces and discards their cards (XI.D, ruling W29). */
export function eliminatePlayers(table: QuestTable): void {
  const { state } = table
  const sides = sidesOn(state)
  for (const player of state.players) {
    if (player.out || sides.has(player.seat)) continue
    player.out = true
    state.petitions.discard.push(...player.cards.splice(0), ...player.boats.splice(0))
    table.emit({ kind: 'out', seat: player.seat, rule: 'XI.D' })
  }
}

/**
 * Eliminates players without pieces. The last player left wins. If nobody is left, the orcs win (ruling W54). Must be
 * called whenever pieces have left the board.
 */
export function eliminate(table: QuestTable): void {
  eliminatePlayers(table)
  const left = table.state.players.filter(({ out }) => !out)
  if (left.length === 0) endGame(table, 'orcs', [])
  else if (left.length === 1) endGame(table, 'last', [left[0]!.seat])
}

/** Ends the game, unless it has already ended. */
export function endGame(table: QuestTable, why: EndReason, winners: readonly number[]): void {
  if (table.state.result) return
  table.emit({ kind: 'end', seat: winners[0] ?? null, rule: why === 'treasures' ? 'X.E.2' : 'XI.D', why, winners })
  table.end({ winners, text: why })
}
