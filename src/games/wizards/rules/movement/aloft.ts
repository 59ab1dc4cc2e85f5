import type { Player, WizardsTable } from '../components.ts'
import type { SpaceId } from '../islands/territories.ts'

/** A transported player who has not landed, in a rulebook where players land last (D29). */
export interface Aloft {
  readonly player: Player
  /** True if a Task transports them to a marker they must pick up (D40). */
  readonly onErrand: boolean
  /** If set, the player can't land yet. */
  readonly waits?: true
}

/** The players aloft at each table, in the order they left the board. Always empty at a checkpoint. */
const aloft = new WeakMap<WizardsTable, readonly Aloft[]>()

/** Takes a player off the board, to land after those already aloft. */
export function takeOff(table: WizardsTable, one: Aloft): void {
  aloft.set(table, [...(aloft.get(table) ?? []).filter(({ player }) => player !== one.player), one])
}

/** Returns the next player to land, who is back on the board from now on; null if nobody is left to land. */
export function touchDown(table: WizardsTable): Aloft | null {
  const all = aloft.get(table) ?? []
  const next = all.find(({ waits }) => !waits)
  if (!next) return null
  aloft.set(
    table,
    all.filter(one => one !== next),
  )
  return next
}

/** Returns true if a player is in a space and not still aloft. */
export const standsIn = (table: WizardsTable, player: Player, space: SpaceId): boolean =>
  player.space === space && !isAloft(table, player)

const isAloft = (table: WizardsTable, player: Player): boolean =>
  aloft.get(table)?.some(one => one.player === player) ?? false
