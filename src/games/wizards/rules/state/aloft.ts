import type { Seat } from '../../../../kernel/index.ts'
import type { SpaceId } from '../islands/territories.ts'
import type { InTransit, Player, WizardsState, WizardsTable } from './components.ts'

/** Takes a player off the board, to land after those already aloft. A player already aloft becomes the last of them. */
export function takeOff({ state }: WizardsTable, one: InTransit): void {
  setAloft(state, [...(state.withinTurn?.aloft ?? []).filter(({ seat }) => seat !== one.seat), one])
}

/** Removes the next player due to land from those aloft, and returns their entry. Returns null if nobody is due. */
export function touchDown({ state }: WizardsTable): InTransit | null {
  const all = state.withinTurn?.aloft ?? []
  const next = all.find(({ waits }) => !waits)
  if (!next) return null
  setAloft(
    state,
    all.filter(one => one !== next),
  )
  return next
}

/** Suspends the landing of everyone due to land. Returns a function that resumes it, or null if nobody is due. */
export function suspendLandings({ state }: WizardsTable): (() => void) | null {
  const due = (state.withinTurn?.aloft ?? []).filter(({ waits }) => !waits).map(({ seat }) => seat)
  if (due.length === 0) return null
  const replace = (by: (one: InTransit) => InTransit) =>
    setAloft(
      state,
      (state.withinTurn?.aloft ?? []).map(one => (due.includes(one.seat) ? by(one) : one)),
    )
  replace(one => ({ ...one, waits: true }))
  return () => replace(({ seat, onErrand }) => ({ seat, onErrand }))
}

/** Returns true if a player is in a space and no longer aloft. */
export const standsIn = ({ state }: WizardsTable, player: Player, space: SpaceId): boolean =>
  player.space === space && !isAloft(state, player)

/** Returns true if a player has left the board and not landed yet. Always false in a view. */
export const isAloft = ({ withinTurn }: Pick<WizardsState, 'withinTurn'>, { seat }: { readonly seat: Seat }): boolean =>
  withinTurn?.aloft?.some(one => one.seat === seat) ?? false

function setAloft(state: WizardsState, aloft: readonly InTransit[]): void {
  if (aloft.length > 0 || state.withinTurn?.aloft) state.withinTurn = { ...state.withinTurn, aloft }
}
