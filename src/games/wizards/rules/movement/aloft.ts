import type { Player, WizardsTable } from '../components.ts'
import type { SpaceId } from '../islands/territories.ts'

/** Who has been carried off and has not landed, by a book in which one lands last (D29). */
export interface Aloft {
  readonly player: Player
  /** Whether his Task takes him there, to a marker that he must take up (D40). */
  readonly onErrand: boolean
  /** Whether the player does not land yet, as long as this is set. */
  readonly waits?: true
}

/** Those of each table, in the order in which they left the board: nobody is aloft between two resting points. */
const aloft = new WeakMap<WizardsTable, readonly Aloft[]>()

/** A player leaves the board, to land after those who left it before him. */
export function takeOff(table: WizardsTable, one: Aloft): void {
  aloft.set(table, [...(aloft.get(table) ?? []).filter(({ player }) => player !== one.player), one])
}

/** Whose turn it is to land, who is on the board again from now on; null when all have. */
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

/** Whether a player stands in a space, and not only is on his way there. */
export const standsIn = (table: WizardsTable, player: Player, space: SpaceId): boolean =>
  player.space === space && !isAloft(table, player)

const isAloft = (table: WizardsTable, player: Player): boolean =>
  aloft.get(table)?.some(one => one.player === player) ?? false
