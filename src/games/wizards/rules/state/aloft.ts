import type { SpaceId } from '../islands/territories.ts'
import type { Player, Traveller, WizardsTable } from './components.ts'

/** A transported player who has not landed, in a rulebook where transported players land at the end (D29). */
export interface Aloft {
  readonly player: Player
  /** True if a Task transports them to a marker they must pick up (D40). */
  readonly onErrand: boolean
  /** True while landing is suspended. */
  readonly waits?: true
}

/** The players aloft in each state, in the order they left the board. Always empty at a checkpoint. */
const aloft = new WeakMap<object, readonly Aloft[]>()
const NOBODY: readonly Aloft[] = []

/** Takes a player off the board. They land after those already aloft. */
export function takeOff({ state }: WizardsTable, one: Aloft): void {
  aloft.set(state, [...(aloft.get(state) ?? NOBODY).filter(({ player }) => player !== one.player), one])
}

/** Puts the next player to land back on the board and returns them; null if nobody is left to land. */
export function touchDown({ state }: WizardsTable): Aloft | null {
  const all = aloft.get(state) ?? NOBODY
  const next = all.find(({ waits }) => !waits)
  if (!next) return null
  aloft.set(
    state,
    all.filter(one => one !== next),
  )
  return next
}

/** Suspends the landing of everyone aloft. Returns a function that resumes it, or null if nobody is due to land. */
export function suspendLandings({ state }: WizardsTable): (() => void) | null {
  const due = (aloft.get(state) ?? NOBODY).filter(({ waits }) => !waits)
  if (due.length === 0) return null
  const held = new Map(due.map((one): [Aloft, Aloft] => [{ ...one, waits: true }, one]))
  const replace = (by: (one: Aloft) => Aloft | undefined) =>
    aloft.set(
      state,
      (aloft.get(state) ?? NOBODY).map(one => by(one) ?? one),
    )
  replace(one => [...held].find(([, before]) => before === one)?.[0])
  return () => replace(one => held.get(one))
}

/** Returns true if a player is in a space and not still aloft. */
export const standsIn = ({ state }: WizardsTable, player: Player, space: SpaceId): boolean =>
  player.space === space && !isAloft(state, player)

/** Returns true if a player has left the board and not landed yet. Always false for a player of a view. */
export const isAloft = (state: object, player: Traveller): boolean =>
  aloft.get(state)?.some(one => one.player === player) ?? false
